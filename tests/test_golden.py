"""Golden numbers: how many ways a position can go on, and what certain games were, so that no change goes unnoticed.

``golden.yaml`` of each game has positions with cards of their own, and ``depths``, which is like perft of chess programs: all
options are tried to a fixed depth, and the decisions met at each depth are counted. These numbers change only with the rules.
If one does, find out why before writing the new one down.

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


def lay(name: str, position: str) -> Table:
    """A position."""
    spec = kept(name)["positions"][position]
    return game(name).position(spec, faces(name), spec.get("seed", 1))[0]


def digests(name: str) -> Path:
    """Where the games of a game are kept."""
    return Path(__file__).parent / name / "golden.json"


POSITIONS = [(name, position) for name in game_names() for position in kept(name)["positions"]]
GAMES = [(name, *played) for name in game_names() for played in kept(name)["games"]]


@pytest.mark.parametrize("name", game_names())
def test_the_cards_are_read(name: str) -> None:
    assert [face.id for face in faces(name).values() if game(name).unread(face)] == []
    assert kept(name)["depths"].keys() == kept(name)["positions"].keys()


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_decision_counts(name: str, position: str) -> None:
    assert count(lambda: lay(name, position)) == kept(name)["depths"][position]


@pytest.mark.parametrize(("name", "first", "second", "seed"), GAMES)
def test_playthrough(name: str, first: str, second: str, seed: int) -> None:
    known = {each["game"]: each for each in json.loads(digests(name).read_text("utf-8"))}
    found = digest(game(name), first, second, seed)
    assert found == known[found["game"]], f"if this change is wanted: python tests/test_golden.py {name} --write"


if __name__ == "__main__":
    for name in [each for each in game_names() if each in sys.argv]:
        for position in kept(name)["positions"]:
            print(f"  {position}: {count(lambda name=name, position=position: lay(name, position))}")
        text = json.dumps([digest(game(name), *played) for played in kept(name)["games"]], ensure_ascii=False, indent=1) + "\n"
        print(text)
        if "--write" in sys.argv:
            digests(name).write_text(text, encoding="utf-8")
