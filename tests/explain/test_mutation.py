"""An explanation is of what runs: change one attribute of what was built, and the words must change."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from explain.cards_at_hand import explained, sayings, starters
from shinpan.games.explaining import attributes
from shinpan.library import game_names

ENOUGH = 4
"""How often the same value of the same attribute is changed."""


def other(name: str, value: object) -> Any:
    """Another value for an attribute, or the same where there is none to try."""
    if isinstance(value, bool):
        return not value
    if name == "sign":
        return -value if isinstance(value, int) and value else 1
    if isinstance(value, int):
        return value + 1 if value < 1 << 20 else value - 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list | tuple) and value:
        return value[:-1]
    return value


@pytest.mark.parametrize("name", game_names())
def test_a_changed_attribute_changes_the_words(name: str) -> None:
    """What decides nothing where it stands is declared (``Explainer.unasked``), what is never said too (``silent``)."""
    words = sayings(name)
    kept: list[str] = []
    tried: Counter[str] = Counter()
    for identity, face in starters(name):
        lines, explainer = explained(name, face)
        for thing, _ in list(explainer.met.values()):
            quiet = words.silent_in(type(thing))
            for attr, value in attributes(thing):
                changed = other(attr, value)
                if attr in quiet or (id(thing), attr) in explainer.idle or changed is value:
                    continue
                case = f"{type(thing).__name__}.{attr}={value!r}"
                if tried[case] >= ENOUGH and isinstance(value, int | str):
                    continue
                try:
                    setattr(thing, attr, changed)
                except AttributeError:  # what a class declares once for all its objects
                    continue
                tried[case] += 1
                try:
                    if explained(name, face)[0] == lines:
                        kept.append(f"{identity}: {type(thing).__name__}.{attr} {value!r} -> {changed!r}")
                finally:
                    setattr(thing, attr, value)
        assert explained(name, face)[0] == lines
    assert kept == []
    assert tried.total() > 500
