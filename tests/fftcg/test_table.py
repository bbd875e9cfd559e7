"""Laying an FF-TCG table, who sees what of it, and the words of scenario scripts."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shinpan.games.base import CardError
from shinpan.games.fftcg.game import FFTCG
from shinpan.games.fftcg.outside.position import BLANK
from shinpan.games.fftcg.things.faces import ELEMENTS
from shinpan.games.fftcg.things.state import Attack, Character, FFTable
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Option

GAME = FFTCG()
ROWS: list[dict[str, Any]] = [
    {"id": "T-1", "name": "Ember Captain", "kind": "forward", "elements": ["fire"], "cost": 3, "power": 7000}
    | {"jobs": ["Knight"], "categories": ["ASH"], "text": "Brave"},
    {"id": "T-2", "name": "Coal Store", "kind": "backup", "elements": ["fire"], "cost": 2},
    {"id": "T-3", "name": "Scorch", "kind": "summon", "elements": ["fire"], "cost": 2},
    {"id": "T-4", "name": "Slag Beast", "kind": "monster", "elements": ["earth"], "cost": 2},
    {"id": "T-5", "name": "Hidden Thing", "kind": "forward", "elements": ["ice", "water"], "cost": 5, "power": 9000},
]
FACES: dict[str, Face] = {str(row["id"]): GAME.face(row) for row in ROWS}


def lay(**spec: Any) -> tuple[FFTable, dict[str, int]]:
    table, names = GAME.position(spec, FACES, 1)
    assert isinstance(table, FFTable)
    return table, names


def body_of(table: FFTable, uid: int) -> Character:
    host = table.cards[uid].host
    assert isinstance(host, Character)
    return host


BOARD: dict[str, Any] = {
    "p1": {
        "field": [
            {"card": "T-1", "as": "A", "dull": True, "frozen": True, "damage": 2000, "counters": {"Rust": 2}},
            {"card": "T-2", "as": "B", "new": True},
            {"card": "T-4", "as": "M"},
        ],
        "hand": [{"card": "T-5", "as": "H"}, 2],
        "damage": [{"card": "T-3", "as": "D1"}, {"card": "T-1", "as": "D2"}],
        "break": [{"card": "T-2", "as": "X"}],
        "removed": [{"card": "T-5", "as": "R", "face_down": True}, {"card": "T-1", "as": "R2", "counters": {"Warp": 2}}],
        "crystals": 3,
    },
    "p2": {"deck": 4},
}


def test_everything_a_scenario_says_is_on_the_table() -> None:
    table, names = lay(**BOARD)

    def fact(name: str, key: str) -> Any:
        return GAME.fact(table, names[name], key)

    assert [fact("A", key) for key in ("dull", "frozen", "damage", "new")] == [True, True, 2000, False]
    assert [fact("B", key) for key in ("dull", "frozen", "damage", "new")] == [False, False, 0, True]
    assert (fact("A", "counters"), fact("B", "counters"), fact("R2", "counters")) == ({"Rust": 2}, {}, {"Warp": 2})
    assert (fact("A", "power"), fact("B", "power"), fact("M", "power"), fact("H", "power")) == (7000, None, None, 9000)
    assert (fact("A", "elements"), fact("H", "colors")) == (["fire"], ["ice", "water"])
    assert (fact("A", "jobs"), fact("A", "categories"), fact("A", "names")) == (["Knight"], ["ASH"], ["Ember Captain"])
    assert (fact("A", "kinds"), fact("B", "kinds"), fact("D1", "kinds")) == (["forward"], ["backup"], ["summon"])
    assert (fact("A", "has"), fact("B", "has"), fact("D2", "has")) == (["Brave"], [], ["Brave"])
    assert (fact("A", "zone"), fact("X", "zone"), fact("D1", "zone")) == ("p1.field", "p1.break", "p1.damage")
    assert (fact("A", "owner"), fact("A", "controller"), fact("H", "seen_by")) == ("p1", "p1", ["p1"])
    assert (fact("R", "seen_by"), fact("R2", "seen_by")) == (["p1"], ["p1", "p2"])
    assert GAME.player_fact(table, 0, "damage") == [names["D1"], names["D2"]]
    assert [GAME.player_fact(table, player, "crystals") for player in (0, 1)] == [3, 0]
    assert [len(GAME.player_fact(table, player, "deck")) for player in (0, 1)] == [20, 4]
    assert (GAME.table_fact(table, "phase"), GAME.table_fact(table, "stack")) == ("main1", 0)
    with pytest.raises(KeyError):
        fact("A", "dp")
    with pytest.raises(KeyError):
        GAME.player_fact(table, 0, "security")


def test_the_blank_is_what_the_contract_says() -> None:
    assert (BLANK.kind, BLANK.elements, BLANK.cost, BLANK.power, BLANK.generic) == ("forward", ELEMENTS["fire"], 5, 5000, True)
    assert GAME.blank() is BLANK


def test_the_first_turn_and_the_coin() -> None:
    table, _ = lay(first_turn=True, turn="p2")
    assert (table.turn, table.turn_player, table.first_player) == (1, 1, 1)
    table, _ = lay(phase="setup", coin=["p2"], p1={"deck": 50}, p2={"deck": 50})
    assert (table.first_player, table.fixed) == (-1, [1])
    table, _ = lay(phase="setup", turn="p2", p1={"deck": 50}, p2={"deck": 50})
    assert (table.first_player, table.fixed) == (1, [])


def test_a_setup_says_which_decks_are_not_in_order() -> None:
    table, _ = lay(phase="setup", p1={"deck": ["T-1"] * 4}, p2={"deck": 3})
    assert not GAME.player_fact(table, 0, "legal")
    assert {event.rule for event in table.events if event.player == 0} == {"8.1.1.1", "8.1.1.2"}
    table, _ = lay(phase="setup", format="limited", p1={"deck": ["T-1"] * 40}, p2={"deck": 39})
    assert [GAME.player_fact(table, player, "legal") for player in (0, 1)] == [True, False]
    assert (table.damage_limit, lay()[0].damage_limit) == (6, 7)


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "zone": ({"p1": {"battle": 3}}, "fftcg has no such zone"),
    "card": ({"p1": {"hand": ["T-99"]}}, "no card 'T-99'"),
    "state": ({"p1": {"field": [{"card": "T-1", "suspended": True}]}}, "unknown state 'suspended'"),
    "state in a hand": ({"p1": {"hand": [{"card": "T-1", "dull": True}]}}, "dull is no state of a card in this place"),
    "face down on the field": ({"p1": {"field": [{"card": "T-1", "face_down": True}]}}, "face_down is no state"),
    "not a truth": ({"p1": {"field": [{"card": "T-1", "dull": "half"}]}}, "dull must be true or false"),
    "negative damage": ({"p1": {"field": [{"card": "T-1", "damage": -1000}]}}, "damage must be a whole number"),
    "counters are a number": ({"p1": {"field": [{"card": "T-1", "counters": 2}]}}, "counters must be {name: number}"),
    "half a counter": ({"p1": {"field": [{"card": "T-1", "counters": {"Rust": 0.5}}]}}, "counters: Rust must be a whole"),
    "other counters off the field": (
        {"p1": {"removed": [{"card": "T-1", "counters": {"Rust": 1}}]}},
        "can have Warp counters only, not Rust",
    ),
    "crystals": ({"p1": {"crystals": "many"}}, "p1.crystals must be a whole number"),
    "a summon on the field": ({"p1": {"field": ["T-3"]}}, "a summon is never on the field"),
    "phase": ({"phase": "battle"}, "phase: must be one of"),
    "format": ({"format": "draft"}, "format: must be constructed or limited"),
    "coin": ({"coin": ["p3"]}, "coin: must be p1 or p2"),
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
    assert seen[0].count("Hidden Thing") == 2
    for viewer in (1, None):
        assert "Hidden Thing" not in seen[viewer]


def test_a_view_tells_counts_and_what_characters_are_now() -> None:
    table, names = lay(**BOARD)
    view = GAME.view(table, 1)
    mine = view["players"][0]
    assert [mine[zone]["count"] for zone in ("deck", "hand", "damage", "break", "removed")] == [20, 3, 2, 1, 2]
    assert [(card["name"], card["position"]) for card in mine["damage"]["cards"]] == [("Ember Captain", 1), ("Scorch", 2)]
    assert (mine["crystals"], view["stack"], view["attack"], view["phase"]) == (3, [], None, "main1")
    first = mine["field"][0]
    assert (first["body"], first["power"], first["dull"], first["frozen"]) == (body_of(table, names["A"]).bid, 7000, True, True)
    assert (first["damage"], first["counters"], first["keywords"], first["new"]) == (2000, {"Rust": 2}, ["Brave"], False)
    assert mine["field"][1]["new"]
    assert [card["counters"] for card in mine["removed"]["cards"]] == [{"Warp": 2}]


def test_a_view_tells_who_attacks_and_who_blocks() -> None:
    table, names = lay(p1={"field": [{"card": "T-1", "as": "A"}]}, p2={"field": [{"card": "T-5", "as": "K"}]})
    table.attack = Attack(0, [body_of(table, names["A"]).bid])
    assert GAME.view(table, None)["attack"]["blocker"] is None
    table.attack.blocker = body_of(table, names["K"]).bid
    attack = GAME.view(table, None)["attack"]
    assert (attack["attackers"], attack["blocker"], attack["party"]) == ([0], 1, False)


def test_looking_is_no_event() -> None:
    table, names = lay(**BOARD)
    table.recording = True
    GAME.view(table, 0)
    GAME.fact(table, names["A"], "power")
    assert table.events == []
    assert table.recording


# ------------------------------------------------------------------ script words


class Words:
    """A table with two Forwards and a Backup, and what a step would take of some options."""

    def __init__(self) -> None:
        self.table, self.names = lay(
            p1={"field": [{"card": "T-1", "as": "A"}, {"card": "T-2", "as": "B"}], "hand": [{"card": "T-5", "as": "H"}]}
        )
        self.bids = {name: body_of(self.table, self.names[name]).bid for name in ("A", "B")}

    def takes(self, option: Option, verb: str, value: Any = True, kind: str = "main", about: str = "", **extra: Any) -> bool:
        decision = Decision(0, kind, [option], free=kind in ("main", "priority", "attack"), about=about)
        return GAME.matches(self.table, decision, option, verb, value, extra, self.names)


def test_what_a_step_means() -> None:
    words = Words()
    uid, bid, takes = words.names, words.bids, words.takes
    assert takes(Option("cast", uid["H"], number=0), "cast", "H")
    assert takes(Option("cast", uid["H"], number=1), "cast", "H", way=1)
    assert not takes(Option("cast", uid["H"], number=0), "cast", "H", way=1)
    assert not takes(Option("cast", uid["H"], number=0), "warp", "H")
    assert takes(Option("activate", uid["A"], bid["A"], 2), "activate", "A", effect=2)
    assert not takes(Option("activate", uid["A"], bid["A"], 2), "activate", "A", effect=1)
    assert takes(Option("attack", uid["A"], bid["A"]), "attack", "A", kind="attack")
    assert not takes(Option("choose", uid["A"], bid["A"]), "attack", "A", kind="party")
    assert takes(Option("block", uid["A"], bid["A"]), "block", "A", kind="block")
    assert takes(Option("choose", uid["A"], bid["A"]), "choose", "A", kind="choose")
    assert takes(Option("choose", name="fire"), "choose", "fire", kind="choose")
    assert not takes(Option("resolve", uid["A"], bid["A"], 0, "2"), "choose", "A", kind="resolve")
    assert takes(Option("resolve", uid["A"], bid["A"], 0, "2"), "resolve", "A", kind="resolve", effect=2)
    assert not takes(Option("resolve", uid["A"], bid["A"], 2, "1"), "resolve", "A", kind="resolve", effect=2)
    assert takes(Option("mode", number=2), "mode", 2, kind="mode")
    assert takes(Option("number", number=3), "number", 3, kind="number")
    assert takes(Option("burst", uid["H"]), "burst", kind="burst")
    assert takes(Option("yes"), "mulligan", kind="yesno", about="mulligan")
    assert not takes(Option("yes"), "mulligan", kind="yesno")
    assert takes(Option("no"), "no", kind="burst")
    assert takes(Option("pass"), "pass")
    assert not takes(Option("pass"), "no")


def test_a_payment_is_named_by_its_cards_and_elements() -> None:
    words = Words()
    uid, bid, takes = words.names, words.bids, words.takes
    discard, dull = Option("discard", uid["H"], name="ice"), Option("dull", uid["B"], bid["B"], name="fire")
    assert takes(discard, "discard", "H", kind="pay")
    assert takes(discard, "discard", "H", kind="pay", elements={"H": "ice"})
    assert not takes(discard, "discard", "H", kind="pay", elements={"H": "water"})
    assert not takes(discard, "dull", "H", kind="pay")
    assert takes(dull, "dull", "B", kind="pay")
    assert takes(dull, "dull", "T-2", kind="pay")
    assert takes(dull, "elements", {"B": "fire"}, kind="pay")
    assert not takes(dull, "elements", {"B": "ice"}, kind="pay")
    cost = Option("choose", uid["H"])
    assert takes(cost, "discard", "H", kind="cost", about="discard")
    assert takes(cost, "discard", "H", kind="cost", about="special")
    assert not takes(cost, "discard", "H", kind="cost", about="remove")
    assert not takes(cost, "discard", "H", kind="choose", about="choose")


def test_damage_is_assigned_by_name() -> None:
    words = Words()
    option = Option("assign", words.names["A"], words.bids["A"], 4000)
    assert words.takes(option, "assign", {"A": 4000}, kind="assign")
    assert not words.takes(option, "assign", {"A": 3000}, kind="assign")
    assert not words.takes(option, "assign", {"B": 4000}, kind="assign")


def test_what_is_optional_is_declined_and_payment_left_to_the_engine() -> None:
    table, _ = lay()
    asked = [
        ("main", [Option("cast", 0, number=0), Option("pass")], 1),
        ("pay", [Option("auto"), Option("dull", 0, 0, name="fire")], 0),
        ("choose", [Option("choose", 0), Option("choose", 1)], 0),
        ("choose", [Option("choose", 0), Option("done")], 1),
        ("burst", [Option("burst", 0), Option("no")], 1),
    ]
    for kind, options, wanted in asked:
        assert GAME.default(table, Decision(0, kind, options)) == wanted
