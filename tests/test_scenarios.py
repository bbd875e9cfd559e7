"""The scenarios of the project pass, and so do the examples that came with the contract."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers import SHARED
from shinpan.library import game_names
from shinpan.scenarios import find, run_each, run_file

SUITE = Path(__file__).parent / "scenarios"
FILES = find([SUITE / name for name in game_names() if (SUITE / name).is_dir()])
"""Scenarios of games that are not built yet may lie beside them: they wait."""
EXAMPLES = [file for name in game_names() for file in sorted((SHARED / "examples").glob(f"{name}-*.yaml"))]


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(SUITE)) for file in FILES])
def test_scenario(file: Path) -> None:
    for result in run_each(file):
        assert result.failed == [], result.edition
        assert result.unread == []
        assert result.passed
        assert result.title, "a scenario has a title"
        assert result.rules, "a scenario names the clauses it shows"


LATER: tuple[str, ...] = ()
"""Examples of rule books that are known by name and not played yet: each must fail, until its book is."""


@pytest.mark.skipif(not EXAMPLES, reason=f"there are no examples in {SHARED / 'examples'} (that folder is not part of a clone)")
@pytest.mark.parametrize("file", EXAMPLES, ids=[file.stem for file in EXAMPLES])
def test_example_of_the_contract(file: Path) -> None:
    result = run_file(file)
    if file.stem.startswith(LATER):
        assert not result.passed, "this book is played now: take it out of LATER"
        pytest.skip("its rule book is not played yet")
    assert result.failed == []
    assert result.unread == []
    assert result.passed


def test_titles_are_unique() -> None:
    """Two scenarios of one title are one scenario too many, or a title that says too little."""
    titles: dict[str, list[str]] = {}
    for file in FILES:
        first = next(line for line in file.read_text("utf-8").splitlines() if line.startswith("title:"))
        titles.setdefault(first, []).append(str(file.relative_to(SUITE)))
    assert {title: files for title, files in titles.items() if len(files) > 1} == {}
