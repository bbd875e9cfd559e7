"""DUAL cards (4.2 4-6): random games with them, and what is shown of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from helpers import DIGIMON, Audit
from shinpan.games.digimon.book.known import newer
from shinpan.games.digimon.things.faces import DigimonFace
from shinpan.match.outcome import outcome_of, walk
from shinpan.table.cards import Face

BOOK = DIGIMON.book("4.2")
COLORS = ("yellow", "red", "blue")
SIDES = (
    "<Use Req. ([Dawn] trait)>\n[Main] 1 of your opponent's Digimon gets -6000 DP for the turn.",
    "When this card would be used, by suspending 1 of your Digimon, reduce the cost by 2.\n"
    "[Main] <Draw 1>. Then, delete 1 of your opponent's Digimon with 4000 DP or less.",
    "When one of your Digimon attacks, you may use this card with the cost reduced by 3.\n"
    "[Main] 1 of your Digimon may attack a player.",
)
UPPER = (
    "[When Digivolving] You may activate 1 [Main] effect on this card's Option side.",
    "[Security] Gain 1 memory.\n[On Deletion] Activate the [Main] effect on this card's Option side.",
    "<Blocker>\n[All Turns] When you use an Option card, gain 1 memory.",
)


def digimon(level: int, color: str) -> dict[str, Any]:
    ways = [{"color": color, "level": level - 1, "cost": level - 2}]
    number = f"D-{level}{color[0]}"
    fetch = "[On Play] Return 1 Option card with the [Dawn] trait from your trash to the hand."
    row = {"id": number, "name": f"Cub {number}", "kind": "digimon", "colors": [color], "level": level, "cost": level}
    return {**row, "dp": level * 1000, "digivolve": ways, "traits": ["Dawn"] if level % 2 else ["Dusk"], "text": fetch}


def dual(level: int, color: str, which: int) -> dict[str, Any]:
    number = f"D-{level}{color[0]}d"
    row = {"id": number, "name": f"Mane {number}", "kind": "dual", "colors": [color], "level": level, "cost": 3, "dp": 9000}
    ways = [{"color": color, "level": level - 1, "cost": 2}]
    option = {"name": f"Roar {number}", "text": SIDES[which]}
    return {**row, "digivolve": ways, "traits": ["Dawn"], "text": UPPER[which], "option": option}


def deck(dice: Random) -> list[Face]:
    color = dice.choice(COLORS)
    rows = [digimon(level, color) for level in (3, 4, 5)] + [dual(level, color, dice.randrange(3)) for level in (4, 5, 6, 7)]
    faces = [DIGIMON.face(row) for row in rows]
    assert all(not DIGIMON.unread(face) for face in faces), [DIGIMON.unread(face) for face in faces]
    egg = DIGIMON.face({"id": "D-2", "name": "Egg", "kind": "egg", "colors": [color], "level": 2})
    return [dice.choice(faces) for _ in range(50)] + [egg] * 5


@pytest.mark.parametrize("first", range(0, 40, 20))
def test_random_games(first: int) -> None:
    for seed in range(first, first + 20):
        dice = Random(seed)
        table = DIGIMON.table([deck(dice), deck(dice)], seed, BOOK)
        table.recording = table.explain = seed % 5 == 0
        table.seats = [Audit(DIGIMON, seed, 0.1)] * 2
        walk(table)
        assert outcome_of(table).reason, f"seed {seed}"
        for event in table.events:
            line = DIGIMON.tell(event, 0)
            assert "None" not in line and "{" not in line, f"seed {seed}: {line}"


def test_both_sides_are_shown() -> None:
    face = DIGIMON.face(dual(6, "red", 0))
    assert "option text" in DIGIMON.texts(face, "en")
    words = "\n".join(DIGIMON.explain(face))
    assert "Option side: [Roar D-6rd], use cost 3, asks for red" in words and "Arts Digivolve" in words
    assert "Not said above" not in words
    table = DIGIMON.table([[face] * 50, [face] * 50], 1, BOOK)
    table.seats = [Audit(DIGIMON, 1, 0.0)] * 2
    walk(table)
    seen = DIGIMON.view(table, 0)["players"][0]["trash"]["cards"] + DIGIMON.view(table, 0)["players"][0]["hand"]["cards"]
    assert seen and all(card["option"] == {"name": "Roar D-6rd", "colors": ["red"]} and card["cost"] == 3 for card in seen)


@pytest.mark.parametrize("short", ["3.6", "en-1.0", "zh-1.2"])
def test_other_books_do_not_know_them(short: str) -> None:
    face = DIGIMON.face(dual(6, "red", 0))
    assert isinstance(face, DigimonFace)
    assert "DUAL" in newer(face, DIGIMON.own_book(DIGIMON.book(short)))
    assert newer(face, DIGIMON.own_book(BOOK)) == []
