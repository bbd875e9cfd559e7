"""Golden numbers: how many ways a position can go on, and what certain games were, so that no change goes unnoticed.

``DEPTHS`` is like perft of chess programs: from fixed positions all options are tried to a fixed depth, and the
decisions met at each depth are counted. The positions use cards of their own, so these numbers change only with the
rules. If one does, find out why before writing the new one down.

``golden.json`` holds a digest of some whole random games with starter decks: their choices and every event with its
clause. It changes with every change of the starter cards, of the order of options and of what the log cites. After such
a change, look at what ``python tests/fftcg/test_golden.py`` prints, and keep it with ``--write``.
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
from helpers import FFTCG
from shinpan.table.table import Table

CARDS = yaml.safe_load("""
- {id: G-1, name: Cinder Page, kind: forward, elements: [fire], cost: 2, power: 4000, generic: true}
- {id: G-2, name: Slate Guard, kind: forward, elements: [earth], cost: 3, power: 7000, text: "Brave"}
- {id: G-3, name: Kiln Keeper, kind: backup, elements: [fire], cost: 1,
   text: "When Kiln Keeper enters the field, choose 1 Forward. Deal it 2000 damage."}
- {id: G-4, name: Spark Rite, kind: summon, elements: [fire], cost: 1, ex: true,
   text: "Choose 1 Forward. Deal it 4000 damage."}
- {id: G-5, name: Loam Adept, kind: backup, elements: [earth], cost: 2,
   text: "《Dull》: Choose 1 Forward. It gains +1000 power until the end of the turn."}
- {id: G-6, name: Twin Ember, kind: forward, elements: [fire, earth], cost: 2, power: 5000, text: "First Strike"}
- {id: G-7, name: Echo Imp, kind: monster, elements: [fire], cost: 1,
   text: "When Echo Imp is put from the field into the Break Zone, draw 1 card."}
""")

POSITIONS = yaml.safe_load("""
a hand in the main phase:
  p1: {hand: [G-1, G-3, G-4], deck: [G-1, G-2, G-3], field: [G-5, G-1]}
  p2: {deck: [G-1, G-2, G-3], field: [G-2]}
attackers, a party and a blocker:
  phase: attack
  p1: {deck: [G-1, G-1, G-1], field: [G-1, G-6, G-2]}
  p2: {deck: [G-4, G-1, G-1], field: [G-2, {card: G-1, dull: true}]}
an answer on the stack:
  p1: {hand: [G-4], deck: [G-1, G-1], field: [G-1, G-3]}
  p2: {hand: [G-4], deck: [G-1, G-1], field: [G-1, G-3, G-5]}
a card of two Elements:
  p1: {hand: [G-6, G-1, G-2], deck: [G-1, G-1], field: [G-3, G-5]}
  p2: {deck: [G-1, G-1]}
""")

# The first numbers can be checked by hand. A hand: 3 cards to cast, 1 ability, or pass; then 2 Forwards to choose, 3 and 4
# ways to begin a payment, 2 Forwards, and the opponent's pass are 12. Attackers: both players pass before they are declared;
# 3, or none; then 2, 3 and 2 ways to go on with a party, and a Main Phase with nothing to do are 8. Two Elements: 6, 6 and 5
# ways to begin a payment, and the opponent's pass are 18.
DEPTHS: dict[str, list[int]] = {
    "a hand in the main phase": [1, 5, 12, 28, 50, 86, 128, 181],
    "attackers, a party and a blocker": [1, 1, 1, 4, 8, 8, 8, 15, 17, 21, 57, 89, 97, 149, 211],
    "an answer on the stack": [1, 2, 5, 8, 19, 34, 64, 108, 169, 251],
    "a card of two Elements": [1, 4, 18, 51, 70, 73, 89, 103, 139],
}
"""Decisions met after 0, 1, 2 … choices."""

GAMES = [
    ("duskbell", "ember", 1),
    ("highroot", "tideglass", 2),
    ("ember", "highroot", 3),
    ("tideglass", "duskbell", 4),
    ("ember", "ember", 5),
]
FILE = Path(__file__).with_name("golden.json")


def lay(name: str) -> Table:
    spec = POSITIONS[name]
    return FFTCG.position(spec, {card["id"]: FFTCG.face(card) for card in CARDS}, spec.get("seed", 1))[0]


def test_the_cards_are_read() -> None:
    assert {card["id"]: FFTCG.unread(FFTCG.face(card)) for card in CARDS if FFTCG.unread(FFTCG.face(card))} == {}


@pytest.mark.parametrize("name", POSITIONS)
def test_decision_counts(name: str) -> None:
    assert count(partial(lay, name)) == DEPTHS[name]


@pytest.mark.parametrize(("first", "second", "seed"), GAMES)
def test_playthrough(first: str, second: str, seed: int) -> None:
    known = {game["game"]: game for game in json.loads(FILE.read_text("utf-8"))}
    found = digest(FFTCG, first, second, seed)
    assert found == known[found["game"]], "if this change is wanted: python tests/fftcg/test_golden.py --write"


if __name__ == "__main__":
    for name in POSITIONS:
        print(f'    "{name}": {count(partial(lay, name))},')
    games = [digest(FFTCG, *game) for game in GAMES]
    text = json.dumps(games, ensure_ascii=False, indent=1) + "\n"
    print(text)
    if "--write" in sys.argv:
        FILE.write_text(text, encoding="utf-8")
