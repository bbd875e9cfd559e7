"""Golden numbers: how many ways a position can go on, and what certain games were, so that no change goes unnoticed.

``DEPTHS`` is like perft of chess programs: from fixed positions all options are tried to a fixed depth, and the
decisions met at each depth are counted. The positions use cards of their own, so these numbers change only with the
rules. If one does, find out why before writing the new one down.

``golden.json`` holds a digest of some whole random games with starter decks: their choices and every event with its
clause. It changes with every change of the starter cards, of the order of options and of what the log cites. After such
a change, look at what ``python tests/digimon/test_golden.py`` prints, and keep it with ``--write``.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path

import pytest
import yaml

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from golden import count, digest
from helpers import DIGIMON
from shinpan.table.table import Table

CARDS = yaml.safe_load("""
- {id: G-1, name: Pebblet, kind: egg, colors: [red], level: 2,
   inherited: "[When Attacking] This Digimon gets +1000 DP for the turn."}
- {id: G-2, name: Cobblepup, kind: digimon, colors: [red], level: 3, cost: 3, dp: 2000,
   digivolve: [{color: red, level: 2, cost: 0}], text: "[On Play] You may suspend 1 of your opponent's Digimon."}
- {id: G-3, name: Boulderhound, kind: digimon, colors: [red], level: 4, cost: 5, dp: 5000,
   digivolve: [{color: red, level: 3, cost: 2}],
   text: "[When Digivolving] Delete 1 of your opponent's Digimon with 3000 DP or less."}
- {id: G-4, name: Gravelguard, kind: digimon, colors: [black], level: 3, cost: 3, dp: 3000,
   digivolve: [{color: black, level: 2, cost: 0}], text: "＜Blocker＞"}
- {id: G-5, name: Rubble Toss, kind: option, colors: [red], cost: 2,
   text: "[Main] Delete 1 of your opponent's Digimon with 2000 DP or less.",
   security: "[Security] Activate this card's [Main] effect."}
- {id: G-6, name: Mason Ory, kind: tamer, colors: [red], cost: 3,
   text: "[Your Turn] When one of your Digimon attacks, by suspending this Tamer, gain 1 memory."}
- {id: G-7, name: Echostone, kind: digimon, colors: [black], level: 3, cost: 2, dp: 1000,
   text: "[On Deletion] ＜Draw 1＞."}
""")

POSITIONS = yaml.safe_load("""
a hand in the main phase:
  memory: 3
  p1:
    hand: [G-2, G-3, G-5, G-6]
    deck: [G-2, G-3, G-4, G-5, G-6, G-7]
    battle: [{card: G-2, under: [G-1]}]
  p2:
    deck: [G-2, G-3, G-4, G-5, G-6, G-7]
    security: [G-2, G-5]
    battle: [G-7, {card: G-4, suspended: true}]
attacks that may be blocked:
  memory: 1
  p1:
    deck: [G-2, G-2, G-2]
    battle: [{card: G-3, under: [G-2, G-1]}, G-6, G-7]
  p2:
    deck: [G-2, G-2, G-2]
    security: [G-4, G-5, G-2]
    battle: [G-4, {card: G-7, suspended: true}]
a breeding area:
  phase: breeding
  memory: 2
  p1: {eggs: [G-1], hand: [G-2, G-3], deck: [G-3, G-4, G-5, G-6], battle: [G-2]}
  p2: {eggs: [G-1], hand: [G-7], deck: [G-3, G-4, G-5, G-6], security: [G-2, G-3], battle: [G-7]}
effects that wait together:
  memory: 2
  p1: {hand: [G-2], deck: [G-2, G-3, G-2], battle: [{card: G-2, under: [G-1]}, G-6, G-6], security: [G-2, G-2]}
  p2: {deck: [G-2, G-3, G-2], battle: [G-7, G-7], security: [G-5]}
""")

# The first numbers can be checked by hand. A hand: 3 cards to play, 1 to use, 1 digivolution, 2 targets, or pass, are 8.
# Attacks: 2 Digimon with 2 targets each, or pass. Breeding: hatch or not. Effects: 1 card to play, 1 attack, or pass.
DEPTHS: dict[str, list[int]] = {
    "a hand in the main phase": [1, 8, 36, 138],
    "attacks that may be blocked": [1, 5, 12, 28, 86, 234],
    "a breeding area": [1, 2, 11, 36, 112, 366],
    "effects that wait together": [1, 3, 9, 26, 82, 260],
}
"""Decisions met after 0, 1, 2 … choices."""

GAMES = [
    ("cinder", "gadget", 1),
    ("tideroot", "vigil", 2),
    ("gadget", "tideroot", 3),
    ("vigil", "cinder", 4),
    ("cinder", "cinder", 5),
]
FILE = Path(__file__).with_name("golden.json")


def lay(name: str) -> Table:
    spec = POSITIONS[name]
    return DIGIMON.position(spec, {card["id"]: DIGIMON.face(card) for card in CARDS}, spec.get("seed", 1))[0]


def test_the_cards_are_read() -> None:
    assert {card["id"]: DIGIMON.unread(DIGIMON.face(card)) for card in CARDS if DIGIMON.unread(DIGIMON.face(card))} == {}


@pytest.mark.parametrize("name", POSITIONS)
def test_decision_counts(name: str) -> None:
    assert count(partial(lay, name)) == DEPTHS[name]


@pytest.mark.parametrize(("first", "second", "seed"), GAMES)
def test_playthrough(first: str, second: str, seed: int) -> None:
    known = {game["game"]: game for game in json.loads(FILE.read_text("utf-8"))}
    found = digest(DIGIMON, first, second, seed)
    assert found == known[found["game"]], "if this change is wanted: python tests/digimon/test_golden.py --write"


if __name__ == "__main__":
    for name in POSITIONS:
        print(f'    "{name}": {count(partial(lay, name))},')
    games = [digest(DIGIMON, *game) for game in GAMES]
    text = json.dumps(games, ensure_ascii=False, indent=1) + "\n"
    print(text)
    if "--write" in sys.argv:
        FILE.write_text(text, encoding="utf-8")
