"""What the vocabularies of all games ask of slots, and do with what is built of them."""

from __future__ import annotations

import pytest

from shinpan.meaning.build import CannotRun
from shinpan.meaning.pieces import unless


def test_a_thing_is_what_it_is_unless_something_is_said() -> None:
    assert unless([1], "more than that", None, [], 0) == [1]
    with pytest.raises(CannotRun, match="more than that"):
        unless([1], "more than that", None, 2)
