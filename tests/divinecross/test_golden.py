"""Golden numbers: how many ways a position can go on, and what certain games were, so that no change goes unnoticed.

``DEPTHS`` is like perft of chess programs: from fixed positions all options are tried to a fixed depth, and the
decisions met at each depth are counted. The positions use cards of their own, so these numbers change only with the
rules. If one does, find out why before writing the new one down.

``golden.json`` holds a digest of some whole random games with starter decks: their choices and every event with its
clause. It changes with every change of the starter cards, of the order of options and of what the log cites. After such
a change, look at what ``python tests/divinecross/test_golden.py`` prints, and keep it with ``--write``.
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
from helpers import DIVINECROSS
from shinpan.table.table import Table

CARDS = yaml.safe_load("""
- {id: G-1, name: 赤石の番人, kind: unit, attributes: [red], hp: 500, advantage: [green], retreat: 1,
   skills: [{name: 打つ, cost: 0, damage: 100},
            {name: 砕く, cost: 2, damage: 300, text: "このユニットのエネルギーを1枚捨てる。"}]}
- {id: G-2, name: 緑石の番人, kind: unit, attributes: [green], hp: 700, advantage: [blue], retreat: 0,
   skills: [{name: 打つ, cost: 0, damage: 100}],
   ex: {name: 芽,
        text: "自分のターンに1回使える。自分の手札を1枚捨てる。そうしたなら自分のユニットを1体選び、HPを200回復する。"}}
- {id: G-3, name: 青石の番人, kind: unit, attributes: [blue], hp: 400, advantage: [red], retreat: 0,
   skills: [{name: 流す, cost: 1, damage: 100,
             text: "ダメージを与える前に、相手のスタンバイ・ユニットを1体選び、相手のメイン・ユニットと入れ替える。"}],
   ex: {name: 波, text: "このユニットが出た時、自分のデッキを1枚引いてもよい。"}}
- {id: G-4, name: 石の鈴, kind: unit, attributes: [none], hp: 300, retreat: 0, skills: [{name: 鳴る, cost: 0, damage: 100}],
   ex: {name: 響き, text: "自分のユニットがKOされた時、相手のユニットを1体選び、100ダメージを与える。"}}
- {id: G-5, name: 石投げ, kind: action, attributes: [none], text: "相手のユニットを1体選び、100ダメージを与える。"}
- {id: G-6, name: 宝さがし, kind: event, attributes: [none],
   text: "自分のデッキからユニットカードを1枚探し、公開して手札に加える。その後、自分のデッキをシャッフルする。"}
- {id: G-7, name: 石の帯, kind: assist, attributes: [none], text: "このユニットのHPを200増やす。"}
- {id: G-8, name: 賭け石, kind: action, attributes: [none],
   text: "じゃんけんして勝てば、相手のメイン・ユニットを気絶させる。"}
- {id: G-9, name: 身代わり石, kind: assist, attributes: [none],
   text: "このユニットがKOされる場合、代わりにこのアシストを捨て、このユニットのHPをすべて回復する。"}
""")

POSITIONS = yaml.safe_load("""
a full hand in the main phase:
  p1:
    hand: [G-1, G-5, G-6, G-7, G-8]
    deck: [G-2, G-3, G-5, G-1, G-4]
    main: [{card: G-1, energy: [G-5]}]
    standby: [{card: G-2, damage: 300}]
  p2: {main: [{card: G-4, assist: G-7}], standby: [G-3]}
the choice of a skill, and what follows:
  phase: battle
  p1: {main: [{card: G-3, energy: [G-5, G-6]}], hand: [G-5], deck: [G-1, G-2, G-4]}
  p2:
    main: [{card: G-1, damage: 400}]
    standby: [{card: G-2, damage: 600}, {card: G-4, damage: 200, assist: G-9}]
    hand: [G-3]
    deck: [G-1, G-5, G-6]
KOs that trigger and are replaced:
  phase: battle
  p1: {main: [{card: G-1, energy: [G-5, G-5, G-7]}], standby: [{card: G-4, damage: 200}, {card: G-4, damage: 200}]}
  p2:
    main: [{card: G-2, damage: 500}]
    standby: [G-4, {card: G-4, damage: 200}, {card: G-3, damage: 300, assist: G-9}]
units that come and go:
  p1:
    hand: [G-3, G-3, G-4]
    deck: [G-1, G-2, G-3]
    main: [{card: G-2, energy: [G-5, G-6]}]
    standby: [{card: G-1, energy: [G-1]}, {card: G-4, stunned: true}]
  p2: {deck: 0, main: [{card: G-1, damage: 400}], standby: [G-2]}
set-up with a redraw:
  phase: setup
  seed: 3
  janken: [p2]
  p1: {deck: [G-1, G-2, G-5, G-5, G-6, G-3, G-4, G-7, G-8, G-5, G-6, G-1]}
  p2: {deck: [G-5, G-5, G-6, G-6, G-7, G-3, G-4, G-7, G-8, G-1, G-2, G-1]}
""")

# The first numbers can be checked by hand. A full hand: 5 cards to charge, 1 to deploy, 4 to play, 1 retreat,
# 1 EX power, or the end, are 13. Units that come and go: 3 to charge, 3 to deploy, 2 retreats, 1 EX power, the end: 10.
DEPTHS: dict[str, list[int]] = {
    "a full hand in the main phase": [1, 13, 61, 392],
    "the choice of a skill, and what follows": [1, 2, 8, 25, 102, 320],
    "KOs that trigger and are replaced": [1, 3, 12, 33, 104, 245],
    "units that come and go": [1, 10, 41, 185],
    "set-up with a redraw": [1, 2, 5, 15, 165],
}
"""Decisions met after 0, 1, 2 … choices."""

GAMES = [("ember", "tide", 1), ("grove", "fortune", 2), ("tide", "grove", 3), ("fortune", "ember", 4), ("ember", "ember", 5)]
FILE = Path(__file__).with_name("golden.json")


def lay(name: str) -> Table:
    spec = POSITIONS[name]
    return DIVINECROSS.position(spec, {card["id"]: DIVINECROSS.face(card) for card in CARDS}, spec.get("seed", 1))[0]


def test_the_cards_are_read() -> None:
    assert {
        card["id"]: DIVINECROSS.unread(DIVINECROSS.face(card)) for card in CARDS if DIVINECROSS.unread(DIVINECROSS.face(card))
    } == {}


@pytest.mark.parametrize("name", POSITIONS)
def test_decision_counts(name: str) -> None:
    assert count(partial(lay, name)) == DEPTHS[name]


@pytest.mark.parametrize(("first", "second", "seed"), GAMES)
def test_playthrough(first: str, second: str, seed: int) -> None:
    known = {game["game"]: game for game in json.loads(FILE.read_text("utf-8"))}
    found = digest(DIVINECROSS, first, second, seed)
    assert found == known[found["game"]], "if this change is wanted: python tests/divinecross/test_golden.py --write"


if __name__ == "__main__":
    for name in POSITIONS:
        print(f'    "{name}": {count(partial(lay, name))},')
    games = [digest(DIVINECROSS, *game) for game in GAMES]
    text = json.dumps(games, ensure_ascii=False, indent=1) + "\n"
    print(text)
    if "--write" in sys.argv:
        FILE.write_text(text, encoding="utf-8")
