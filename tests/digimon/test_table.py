"""Laying a Digimon table, who sees what of it, and the words of scenario scripts."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shinpan.games.base import CardError
from shinpan.games.digimon.game import Digimon
from shinpan.games.digimon.things.state import DigimonTable, Stack
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Option

GAME = Digimon()
ROWS: list[dict[str, Any]] = [
    {"id": "T-1", "name": "Emberfang", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 5, "dp": 5000},
    {"id": "T-2", "name": "Hearthcub", "kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 2000},
    {"id": "T-3", "name": "Ashegg", "kind": "egg", "colors": ["red"], "level": 2},
    {"id": "T-4", "name": "Ada Coal", "kind": "tamer", "colors": ["red"], "cost": 3},
    {"id": "T-5", "name": "Scorch", "kind": "option", "colors": ["red"], "cost": 2},
    {"id": "T-6", "name": "Hidden Thing", "kind": "digimon", "colors": ["blue"], "level": 5, "cost": 7, "dp": 7000},
    {"id": "T-7", "name": "Mapbit", "kind": "digimon", "colors": ["blue"], "level": 3, "cost": 3, "dp": 2000}
    | {"link": {"requirement": "[Link] Lv.4: Cost 1", "dp": 2000}},
]
ROWS[0]["digivolve"] = [{"color": "red", "level": 3, "cost": 2}]
FACES: dict[str, Face] = {str(row["id"]): GAME.face(row) for row in ROWS}


def lay(**spec: Any) -> tuple[DigimonTable, dict[str, int]]:
    table, names = GAME.position(spec, FACES, 1)
    assert isinstance(table, DigimonTable)
    return table, names


def stack_of(table: DigimonTable, uid: int) -> Stack:
    host = table.cards[uid].host
    assert isinstance(host, Stack)
    return host


BOARD: dict[str, Any] = {
    "memory": -2,
    "p1": {
        "battle": [
            {
                "card": "T-1",
                "as": "A",
                "suspended": True,
                "under": [{"card": "T-2", "as": "U"}, {"card": "T-6", "as": "D", "face_down": True}],
                "links": [{"card": "T-7", "as": "L"}],
            },
            {"card": "T-2", "as": "B", "played_this_turn": True},
            {"card": "T-5", "as": "O"},
        ],
        "breeding": [{"card": "T-3", "as": "E"}],
        "hand": [{"card": "T-4", "as": "H"}, 2],
        "security": [{"card": "T-1", "as": "S", "face_up": True}, {"card": "T-6", "as": "S2"}, 3],
        "trash": [{"card": "T-2", "as": "X"}],
        "eggs": ["T-3"],
    },
}


def test_everything_a_scenario_says_is_on_the_table() -> None:
    table, names = lay(**BOARD)
    fact = lambda name, key: GAME.fact(table, names[name], key)  # noqa: E731
    assert table.memory == -2
    assert fact("A", "suspended") and not fact("B", "suspended")
    assert fact("A", "under") == [names["U"], names["D"]]
    assert fact("A", "links") == [names["L"]]
    assert fact("A", "dp") == 7000
    assert (fact("D", "face_down"), fact("D", "seen_by"), fact("D", "on")) == (True, ["p1"], names["A"])
    assert (fact("U", "seen_by"), fact("L", "on")) == (["p1", "p2"], names["A"])
    assert fact("B", "played_this_turn") and not fact("A", "played_this_turn")
    assert stack_of(table, names["O"]).by_effect
    assert (fact("S", "face_up"), fact("S", "seen_by")) == (True, ["p1", "p2"])
    assert (fact("S2", "face_down"), fact("S2", "seen_by")) == (True, [])
    assert GAME.player_fact(table, 0, "security")[:2] == [names["S"], names["S2"]]
    assert [len(GAME.player_fact(table, 1, zone)) for zone in ("deck", "security", "hand", "removed")] == [20, 5, 0, 0]
    assert (fact("E", "level"), fact("E", "dp"), fact("H", "cost"), fact("X", "zone")) == (2, None, 3, "p1.trash")


def test_the_first_turn_and_the_throw() -> None:
    table, _ = lay(first_turn=True, turn="p2")
    assert (table.turn, table.turn_player, table.first_player) == (1, 1, 1)
    table, _ = lay(phase="setup", janken=["draw", "p2"], p1={"deck": 50}, p2={"deck": 50})
    assert (table.first_player, table.fixed) == (-1, [1])


def test_a_setup_says_which_decks_are_not_in_order() -> None:
    table, _ = lay(phase="setup", p1={"deck": ["T-3", *["T-2"] * 4], "eggs": ["T-1"]}, p2={"deck": 3})
    assert not GAME.player_fact(table, 0, "legal")
    cited = {event.rule for event in table.events if event.player == 0}
    assert cited == {"1-4-1-2-1", "2-2-3", "2-2-4"}


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "zone": ({"p1": {"field": 3}}, "digimon has no such zone"),
    "card": ({"p1": {"hand": ["T-99"]}}, "no card 'T-99'"),
    "state": ({"p1": {"battle": [{"card": "T-1", "dull": True}]}}, "unknown state 'dull'"),
    "state in a hand": (
        {"p1": {"hand": [{"card": "T-1", "suspended": True}]}},
        "suspended is no state of a card in this place",
    ),
    "links of a card under": (
        {"p1": {"battle": [{"card": "T-1", "under": [{"card": "T-2", "links": 1}]}]}},
        "links is no state of a card in this place",
    ),
    "not a truth": ({"p1": {"battle": [{"card": "T-1", "suspended": "half"}]}}, "suspended must be true or false"),
    "both ways up": ({"p1": {"security": [{"card": "T-1", "face_up": True, "face_down": True}]}}, "not both"),
    "two in breeding": ({"p1": {"breeding": ["T-3", "T-3"]}}, "holds one card or stack only"),
    "memory": ({"memory": 11}, "memory: must be a number from -10 to 10"),
    "phase": ({"phase": "attack"}, "phase: must be one of"),
    "throw": ({"janken": ["p3"]}, "janken: must be p1 or p2"),
    "alias": ({"p1": {"hand": [{"card": "T-1", "as": "A"}, {"card": "T-1", "as": "A"}]}}, "alias 'A' is not a new name"),
}


@pytest.mark.parametrize("case", BAD.values(), ids=BAD.keys())
def test_a_position_that_cannot_be_laid_says_why(case: tuple[dict[str, Any], str]) -> None:
    spec, says = case
    with pytest.raises(CardError) as caught:
        lay(**spec)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


# ------------------------------------------------------------------ views


def test_the_owner_alone_sees_hand_and_face_down_cards() -> None:
    table, _ = lay(**BOARD)
    seen = {viewer: json.dumps(GAME.view(table, viewer)) for viewer in (0, 1, None)}
    assert "Ada Coal" in seen[0]
    assert "Hidden Thing" in seen[0]
    for viewer in (1, None):
        assert "Ada Coal" not in seen[viewer]
        assert "Hidden Thing" not in seen[viewer]


def test_a_view_tells_counts_and_what_stacks_are_now() -> None:
    table, names = lay(**BOARD)
    view = GAME.view(table, 1)
    mine = view["players"][0]
    assert (view["memory"], view["phase"], view["attack"]) == (-2, "main", None)
    assert [mine[zone]["count"] for zone in ("deck", "eggs", "hand", "security", "trash")] == [20, 1, 3, 5, 1]
    assert [(card["name"], card["position"]) for card in mine["security"]["cards"]] == [("Emberfang", 1)]
    stack = mine["battle"][0]
    assert (stack["dp"], stack["level"], stack["colors"], stack["suspended"]) == (7000, 4, ["red"], True)
    assert [card.get("name") for card in stack["under"]] == ["Hearthcub", None]
    assert stack["under"][1] == {"hidden": True}
    assert [card["name"] for card in stack["links"]] == ["Mapbit"]
    assert stack["stack"] == stack_of(table, names["A"]).bid
    own = GAME.view(table, 0)["players"][0]["battle"][0]["under"][1]
    assert (own["name"], own["face_down"]) == ("Hidden Thing", True)


# ------------------------------------------------------------------ scripts


def matching(option: Option, verb: str, value: Any, table: DigimonTable, names: dict[str, int], **more: Any) -> bool:
    decision = Decision(0, more.pop("kind", "main"), more.pop("options", [option]), free=more.pop("free", True))
    decision.about = more.pop("about", "")
    return GAME.matches(table, decision, option, verb, value, more, names)


def test_attacks_are_named_by_attacker_and_target() -> None:
    table, names = lay(**BOARD, p2={"battle": [{"card": "T-2", "as": "C", "suspended": True}]})
    bid = {name: stack_of(table, names[name]).bid for name in "ABC"}
    at_player = Option("attack", names["B"], bid["B"], -1)
    at_c = Option("attack", names["B"], bid["B"], bid["C"])
    assert matching(at_player, "attack", "B", table, names, target="player")
    assert matching(at_player, "attack", "B", table, names)
    assert not matching(at_player, "attack", "A", table, names, target="player")
    assert not matching(at_player, "attack", "B", table, names, target="C")
    assert matching(at_c, "attack", "B", table, names, target="C")
    assert not matching(at_c, "attack", "B", table, names, target="player")


@pytest.mark.parametrize(("verb", "key"), [("digivolve", "onto"), ("burst", "onto"), ("appfuse", "onto"), ("link", "to")])
def test_a_card_is_put_on_the_stack_that_is_named(verb: str, key: str) -> None:
    table, names = lay(**BOARD)
    option = Option(verb, names["H"], stack_of(table, names["B"]).bid, 2)
    assert matching(option, verb, "H", table, names, **{key: "B"})
    assert matching(option, verb, "H", table, names)
    assert not matching(option, verb, "H", table, names, **{key: "A"})
    assert not matching(option, verb, "X", table, names, **{key: "B"})
    if verb == "digivolve":
        assert matching(option, verb, "H", table, names, onto="B", cost=2)
        assert not matching(option, verb, "H", table, names, onto="B", cost=3)


def test_materials_are_left_open_and_picked_one_by_one() -> None:
    table, names = lay(**BOARD)
    dna = Option("dna", names["H"], -1, 0)
    assert matching(dna, "dna", "H", table, names, onto=["A", "B"])
    assert matching(dna, "dna", "H", table, names, onto="nobody")
    play = Option("play", names["H"])
    assert matching(play, "play", "H", table, names, digixros=["A"])
    pick = Option("choose", names["A"], stack_of(table, names["A"]).bid)
    for key in ("onto", "digixros", "assembly"):
        assert matching(pick, key, "A", table, names, kind=key, free=False)
        assert not matching(pick, key, "B", table, names, kind=key, free=False)


def test_an_effect_is_named_by_the_card_it_is_printed_on_and_its_number() -> None:
    table, names = lay(**BOARD)
    bid = stack_of(table, names["A"]).bid
    first, second = Option("activate", names["A"], bid, 1), Option("activate", names["U"], bid, 2)
    both = [first, second]
    assert matching(first, "activate", "A", table, names, options=both)
    assert matching(second, "activate", "U", table, names, options=both, effect=2)
    assert not matching(second, "activate", "U", table, names, options=both, effect=1)
    assert not matching(second, "activate", "A", table, names, options=both)
    assert matching(second, "activate", "A", table, names, options=[second])
    waiting = [Option("resolve", names["A"], 0, 1), Option("resolve", names["A"], 1, 2), Option("resolve", names["U"], 2, 1)]
    found = [matching(option, "resolve", "A", table, names, options=waiting, free=False, effect=2) for option in waiting]
    assert found == [False, True, False]
    found = [matching(option, "resolve", "U", table, names, options=waiting, free=False) for option in waiting]
    assert found == [False, False, True]
    counter = Option("counter", names["H"], 0, 1)
    assert matching(counter, "counter", "H", table, names, free=False)
    assert not matching(counter, "counter", "A", table, names, free=False)


def test_plain_words_numbers_and_refusals() -> None:
    table, names = lay(**BOARD)
    for verb in ("hatch", "move", "skip", "pass", "yes"):
        assert matching(Option(verb), verb, True, table, names)
        assert not matching(Option("no"), verb, True, table, names)
    assert matching(Option("number", number=3), "number", 3, table, names)
    assert not matching(Option("number", number=3), "number", 2, table, names)
    assert matching(Option("mode", number=1), "mode", 1, table, names)
    assert matching(Option("done"), "no", True, table, names, free=False)
    assert not matching(Option("pass"), "no", True, table, names, free=True)
    assert matching(Option("yes"), "mulligan", True, table, names, about="mulligan", free=False)
    assert not matching(Option("yes"), "mulligan", True, table, names, free=False)
    assert matching(Option("block", names["B"], stack_of(table, names["B"]).bid), "block", "B", table, names, free=False)
    assert matching(Option("choose", name="red"), "choose", "red", table, names, free=False)
    assert matching(Option("order", names["X"]), "order", "X", table, names, free=False)


def test_what_is_optional_is_declined_by_default() -> None:
    table, _ = lay(**BOARD)
    asked = [("yes", "no"), ("choose", "done"), ("hatch", "skip"), ("play", "pass"), ("choose", "choose")]
    chosen = [GAME.default(table, Decision(0, "x", [Option(a), Option(b)])) for a, b in asked]
    assert chosen == [1, 1, 1, 1, 0]
