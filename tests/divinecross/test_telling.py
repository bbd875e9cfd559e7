"""The options and the log of a Divine Cross game in words: what looks alike is told apart, and numbers are those of now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shinpan.games.divinecross.game import DivineCross
from shinpan.games.divinecross.outside.telling import damage_now
from shinpan.games.divinecross.things.state import DivineCrossTable, Unit
from shinpan.library import starter_deck, starter_decks
from shinpan.match import Match
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Option
from shinpan.table.events import Event

GAME = DivineCross()
ROWS: list[dict[str, Any]] = [
    {"id": "T-1", "name": "猫", "kind": "unit", "attributes": ["red"], "hp": 500, "advantage": ["green"], "retreat": 1}
    | {"skills": [{"name": "爪", "cost": 0, "damage": 100}, {"name": "眠り", "cost": 1}]},
    {"id": "T-2", "name": "石", "kind": "unit", "attributes": ["green"], "hp": 900, "advantage": [], "retreat": 2}
    | {"skills": [{"name": "転がる", "cost": 0, "damage": 200}]},
]
FACES: dict[str, Face] = {str(row["id"]): GAME.face(row) for row in ROWS}


def lay() -> tuple[DivineCrossTable, dict[str, int]]:
    spec = {
        "p1": {
            "main": [{"card": "T-1", "as": "M", "damage": 300, "energy": [{"card": "T-2", "as": "E"}]}],
            "standby": [{"card": "T-1", "as": "S"}],
            "hand": [{"card": "T-1", "as": "H"}],
            "discard": [{"card": "T-1", "as": "D"}],
        },
        "p2": {"main": [{"card": "T-2", "as": "K"}], "hand": [{"card": "T-1", "as": "Q"}]},
    }
    table, names = GAME.position(spec, FACES, 1)
    assert isinstance(table, DivineCrossTable)
    return table, names


def unit_of(table: DivineCrossTable, uid: int) -> Unit:
    unit = table.cards[uid].host
    assert isinstance(unit, Unit)
    return unit


def test_cards_of_one_name_are_told_apart() -> None:
    table, uid = lay()
    told = {
        "M": "choose 猫 (200 of 500 HP, main unit, 1 energy)",
        "S": "choose 猫 (500 of 500 HP)",
        "H": "choose 猫 (your hand)",
        "D": "choose 猫 (your discard pile)",
        "E": "choose 石 (energy of 猫)",
        "K": "choose the opponent's 石 (900 of 900 HP, main unit)",
        "Q": "choose a face-down card (the opponent's hand)",
    }
    for name, wanted in told.items():
        option = Option("choose", uid[name])
        assert GAME.describe(table, Decision(0, "choose", [option]), option) == wanted


def test_a_retreat_is_told_with_its_cost_and_a_skill_with_its_damage_now() -> None:
    table, uid = lay()
    main, other = unit_of(table, uid["M"]), unit_of(table, uid["S"])
    table.recording = True
    told = [
        (Option("retreat", uid["S"], other.bid), "retreat: 猫 (500 of 500 HP) comes in (cost 1)"),
        (Option("skill", uid["M"], main.bid, 0, "爪"), "use 爪 (cost 0, 100 damage, now 200)"),
        (Option("skill", uid["M"], main.bid, 1, "眠り"), "use 眠り (cost 1)"),
    ]
    for option, wanted in told:
        assert GAME.describe(table, Decision(0, "main", [option], free=True), option) == wanted
    assert table.events == []
    assert table.recording


def test_two_abilities_of_one_card_are_told_by_their_places() -> None:
    table, uid = lay()
    options = [Option("resolve", uid["S"], number=n, name=str(n + 1)) for n in range(2)]
    assert GAME.describe(table, Decision(0, "resolve", options), options[1]) == "next: ability 2 of 猫 (500 of 500 HP)"
    assert GAME.describe(table, Decision(0, "resolve", options[:1]), options[0]) == "next: the ability of 猫 (500 of 500 HP)"


def test_causes_and_endings() -> None:
    table, uid = lay()
    ko, harm, over = (Event(kind, "9", 0, body=unit_of(table, uid["M"]), amount=100) for kind in ("ko", "damage", "over"))
    ko.by = harm.by = unit_of(table, uid["K"])
    over.note = "three KOs"
    assert GAME.tell(ko, 0) == "[9] 猫 of Player 1 is KO'd by 石"
    assert GAME.tell(harm, 0) == "[9] 猫 of Player 1 takes 100 damage from 石"
    assert GAME.tell(over, 0) == "[9] Player 1 wins the game: the other player has three cards in the KO zone"


@pytest.mark.parametrize("seed", range(8))
def test_what_a_skill_is_said_to_deal_is_what_it_deals(seed: int) -> None:
    dice = Random(seed)
    names = starter_decks(GAME)
    match = Match(GAME, [starter_deck(GAME, dice.choice(names)).cards for _ in range(2)], seed=seed)
    compared = 0
    for _ in range(400):
        decision, table = match.decision, match.table
        if decision is None:
            break
        assert isinstance(table, DivineCrossTable)
        index = dice.randrange(len(decision.options))
        option = decision.options[index]
        said: int | None = None
        if decision.kind == "skill" and option.verb == "skill":
            unit = table.bodies[option.body]
            assert isinstance(unit, Unit)
            said = damage_now(table, unit, unit.skills[option.number])
        first = len(table.events)
        match.choose(index)
        after = match.table.events[first:]
        dealt = [event.amount for event in after if event.kind == "damage" and event.rule == "704.6d"]
        if said is not None and dealt:
            assert dealt == [said]
            compared += 1
    assert compared
