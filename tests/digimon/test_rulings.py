"""The official rulings we turned into scenarios, on the real cards: where the public card files lie beside the clone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from helpers import SHARED
from shinpan.scenarios import find, run_file

FOLDER = Path(__file__).parents[1] / "rulings" / "digimon"
FILES = find([FOLDER])
CARDS = [SHARED / "cards" / "digimon" / "en" / name for name in ("aegis.json", "tcg-lab.json")]
MISSING = [str(path) for path in CARDS if not path.is_file()]


@pytest.mark.skipif(bool(MISSING), reason=f"no card files (they are not part of a clone): {', '.join(MISSING)}")
@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES])
def test_ruling(file: Path) -> None:
    result = run_file(file, CARDS)
    assert result.failed == []
    assert result.unread == []
    assert result.passed
    assert result.rules, "a scenario names the clauses it shows"


def test_there_are_rulings() -> None:
    """An empty folder would pass in silence."""
    assert len(FILES) >= 1500


REASONS = ("shown", "same", "unread", "wording", "hidden", "trivial", "deck", "newer", "edition", "wrong", "open")
"""What becomes of a question: a scenario; or the same as another; on a card that is not read; not about a table; of another
rule book; or not mended, or not looked at yet."""


def test_every_question_has_been_looked_at() -> None:
    """The list has a line for each question, and a file for each that is shown."""
    rows = [line.split(" ", 1) for line in (FOLDER / "triage.txt").read_text("utf-8").splitlines()]
    assert all(reason.partition(":")[0] in REASONS for _, reason in rows)
    shown = {f"Q{file.name.split('-', 1)[0].lstrip('q0').rstrip('b')}" for file in FILES}
    assert {number for number, reason in rows if reason == "shown"} == shown
    rulings = SHARED / "cards" / "digimon" / "rulings.json"
    if rulings.is_file():
        asked = {row["qno"] for rows in json.loads(rulings.read_text("utf-8")).values() for row in rows}
        assert {number for number, _ in rows} == asked


def test_every_ruling_is_named() -> None:
    """The number of the ruling is in the title, the file is called by it, and no title is used twice."""
    titles: set[str] = set()
    for file in FILES:
        title = next(line for line in file.read_text("utf-8").splitlines() if line.startswith("title:"))
        number = file.name.split("-", 1)[0].lstrip("q0")
        assert title.startswith(f'title: "Q{number}:'), file.name
        assert title not in titles, file.name
        titles.add(title)
