"""Golden numbers: how many ways a position can go on, and what certain games were, so that no change goes unnoticed.

``golden.yaml`` of each game has positions with cards of their own, and ``depths``, which is like perft of chess programs: all
options are tried to a fixed depth, and the decisions met at each depth are counted. These numbers change only with the rules.
If one does, find out why before writing the new one down. ``elsewhere`` has the numbers that are others by another rule book
of the game: every position is counted by every book, or by those that it names (``by``).

``golden.json`` holds a digest of some whole random games with starter decks: their choices and every event with its
clause. It changes with every change of the starter cards, of the order of options and of what the log cites. After such
a change, look at what ``python tests/test_golden.py GAME`` prints, and keep it with ``--write``.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

sys.path.insert(0, str(Path(__file__).resolve().parent))

from golden import count, digest
from shinpan.games.base import Face
from shinpan.library import game, game_names
from shinpan.table.table import Table


@cache
def kept(name: str) -> dict[str, Any]:
    """Positions and games of a game."""
    found: dict[str, Any] = yaml.safe_load((Path(__file__).parent / name / "golden.yaml").read_text("utf-8"))
    return found


@cache
def faces(name: str) -> dict[str, Face]:
    """The cards of its positions."""
    return {card["id"]: game(name).face(card) for card in kept(name)["cards"]}


def lay(name: str, book: str, position: str) -> Table:
    """A position by a rule book."""
    spec = {**kept(name)["positions"][position]}
    spec.pop("by", None)
    return game(name).position(spec, faces(name), spec.get("seed", 1), game(name).book(book))[0]


def positions(name: str, book: str) -> list[str]:
    """The positions that a rule book is counted by."""
    return [position for position, spec in kept(name)["positions"].items() if book in spec.get("by", [book])]


def depths(name: str, book: str, position: str) -> list[int]:
    """The numbers kept for a position by a rule book."""
    other: dict[str, list[int]] = kept(name).get("elsewhere", {}).get(book, {})
    found: list[int] = other.get(position, kept(name)["depths"][position])
    return found


def books(name: str) -> list[str]:
    """The rule books of a game, and what is played on top of them, by their short names."""
    return [book.short for book in (*game(name).editions, *game(name).extended)]


def digests(name: str) -> Path:
    """Where the games of a game are kept."""
    return Path(__file__).parent / name / "golden.json"


POSITIONS = [(name, book, position) for name in game_names() for book in books(name) for position in positions(name, book)]
GAMES = [(name, book, *played) for name in game_names() for book in books(name) for played in kept(name)["games"]]


@pytest.mark.parametrize("name", game_names())
def test_the_cards_are_read(name: str) -> None:
    assert [face.id for face in faces(name).values() if game(name).unread(face)] == []
    assert kept(name)["depths"].keys() == kept(name)["positions"].keys()


@pytest.mark.parametrize("name", game_names())
def test_what_is_kept_for_other_books_is_another_number_there(name: str) -> None:
    for book, others in kept(name).get("elsewhere", {}).items():
        assert book in books(name)[1:]
        assert [position for position, found in others.items() if found == kept(name)["depths"][position]] == []


@pytest.mark.parametrize(("name", "book", "position"), POSITIONS)
def test_decision_counts(name: str, book: str, position: str) -> None:
    assert count(lambda: lay(name, book, position)) == depths(name, book, position)


@pytest.mark.parametrize(("name", "book", "first", "second", "seed"), GAMES)
def test_playthrough(name: str, book: str, first: str, second: str, seed: int) -> None:
    known = {each["game"]: each for each in json.loads(digests(name).read_text("utf-8"))}
    found = digest(game(name), first, second, seed, book)
    assert found == known[found["game"]], f"if this change is wanted: python tests/test_golden.py {name} --write"


if __name__ == "__main__":
    for name in [each for each in game_names() if each in sys.argv]:
        for book in books(name):
            for position in positions(name, book):
                print(f"  {book}, {position}: {count(lambda n=name, b=book, p=position: lay(n, b, p))}")
        found = [digest(game(name), *played, book) for book in books(name) for played in kept(name)["games"]]
        text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
        print(text)
        if "--write" in sys.argv:
            digests(name).write_text(text, encoding="utf-8")
