"""The crosswalk of 4.2: every number in it is one of that book."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shinpan.games.crosswalk import read
from shinpan.library import clauses, game

GAME = game("digimon")
FILE = GAME.home / "book" / "crosswalk-4.2.yaml"
NEWER = GAME.book("4.2")
CLAUSES = Path(__file__).resolve().parents[3] / "shared" / "rules" / "digimon-4.2.jsonl"


def test_it_turns_clauses_of_the_book_that_is_cited() -> None:
    assert read(FILE).keys() <= clauses(GAME).keys()
    assert all(list(own) != [rule] for rule, own in read(FILE).items()), "what is the same is not listed"


@pytest.mark.parametrize(
    ("rule", "shown"),
    [
        ("1-1-1", "1-1-1"),
        ("2-3-6-1", "2-3-5-1"),
        ("4-5-5", "4-7-4"),
        ("4-1-1", "4-1-1, 4-2-2"),
        ("16-12-4", "3.6:16-12-4"),
        ("16-28-5", "16-3"),
        ("4.2:4-6-1", "4-6-1"),
    ],
)
def test_clauses_are_cited_by_their_new_numbers(rule: str, shown: str) -> None:
    assert NEWER.cited(rule) == shown


@pytest.mark.skipif(not CLAUSES.exists(), reason="the clauses of 4.2 (../shared/rules) are not here")
def test_every_number_is_a_clause_of_the_book() -> None:
    book = {str(row["id"]): row for row in map(json.loads, CLAUSES.read_text("utf-8").splitlines())}
    shown = {number for rule in clauses(GAME) for number in NEWER.numbers(rule)}
    missing = sorted(number for number in shown if ":" not in number and number not in book)
    assert missing == []
    assert sum(":" in number for number in shown) == 17, "what 4.2 has no clause for"
    new = [number for number in book if number not in shown and number != "2-3-4-6"]
    assert len(new) == 75, "what only 4.2 has (the heading 2-3-4-6 was a clause before)"
