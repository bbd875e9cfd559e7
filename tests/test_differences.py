"""What the rule books of a game decide differently is listed, and each position comes out differently by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from shinpan.library import clauses, game, game_names
from shinpan.library.differences import Difference, between, differences
from shinpan.scenarios import run_file
from shinpan.scenarios.running import Result

ROWS = [(name, row) for name in game_names() for row in differences(game(name))]
NAMES = [f"{name}-{row.id}" for name, row in ROWS]


def played(folder: Path, name: str, row: Difference, book: str) -> Result:
    rules = game(name)
    file = folder / f"{book}.yaml"
    file.write_text(row.scenario(rules, rules.book(book)), "utf-8")
    return run_file(file)


@pytest.mark.parametrize(("name", "row"), ROWS, ids=NAMES)
def test_the_clauses_are_there(name: str, row: Difference) -> None:
    rules = game(name)
    books = [book for saying in row.sayings for book in saying.clauses]
    assert len(books) == len(set(books)) > 1
    for saying in row.sayings:
        assert saying.says
        for book, own in saying.clauses.items():
            assert [clause for clause in own if clause not in clauses(rules, rules.book(book))] == []


@pytest.mark.parametrize(("name", "row"), [pair for pair in ROWS if pair[1].position], ids=lambda v: getattr(v, "id", v))
def test_books_that_agree_play_alike_and_others_do_not(name: str, row: Difference, tmp_path: Path) -> None:
    ends = []
    for saying in row.sayings:
        results = [played(tmp_path, name, row, book) for book in saying.clauses]
        assert all(result.result != "error" and not result.unread for result in results), results[0].failed
        states = [(result.failed, result.state) for result in results]
        assert all(state == states[0] for state in states), f"{list(saying.clauses)} agree, and play differently"
        ends.append(states[0])
    assert all(one != other for i, one in enumerate(ends) for other in ends[:i]), "books that differ play alike"


def test_a_book_does_not_differ_from_itself() -> None:
    for name in game_names():
        rules = game(name)
        for book in rules.editions:
            assert between(rules, book, book) == []


def test_ids_are_unique() -> None:
    assert len(set(NAMES)) == len(NAMES)
