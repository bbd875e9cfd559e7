"""The scenarios of the project pass, and together they show every testable clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from shinpan.library import game, game_names
from shinpan.scenarios import find, run_file
from shinpan.scenarios.coverage import cover

SUITE = Path(__file__).parent / "scenarios"
FILES = find([SUITE])


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(SUITE)) for file in FILES])
def test_scenario(file: Path) -> None:
    result = run_file(file)
    assert result.failed == []
    assert result.unread == []


@pytest.mark.parametrize("name", game_names())
def test_every_testable_clause_is_shown(name: str) -> None:
    found = cover(game(name), [run_file(file) for file in FILES])
    assert found.unknown == {}
    assert found.missing == []
    assert len(found.shown) == found.testable
