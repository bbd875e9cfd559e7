"""The explanations of some starter cards, as they were read and approved."""

from __future__ import annotations

import pytest
import yaml

from explain.golden import FILE
from shinpan.library import game, game_names, starter_faces

GOLDEN = yaml.safe_load(FILE.read_text("utf-8"))


@pytest.mark.parametrize("name", game_names())
def test_as_approved(name: str) -> None:
    faces = starter_faces(game(name))
    assert {identity: game(name).explain(faces[identity]) for identity in GOLDEN[name]} == GOLDEN[name]
    assert len(GOLDEN[name]) >= 10
