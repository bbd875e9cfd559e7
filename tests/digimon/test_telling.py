"""The log and the options of a Digimon game in words, and its table in the terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from shinpan.cli.look import show_card
from shinpan.games.base import summaries_of
from shinpan.games.boards import Names
from shinpan.games.digimon.game import Digimon
from shinpan.games.digimon.outside.board import DigimonBoard
from shinpan.games.digimon.outside.telling import LINES
from shinpan.games.digimon.things.state import (
    BATTLE,
    DECK,
    HAND,
    KINDS_OF_EVENT,
    NOWHERE,
    TRASH,
    UNDER,
    DigimonTable,
    Happening,
    Stack,
)
from shinpan.match import Match
from shinpan.players import RandomPlayer
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Option
from shinpan.table.events import Event

GAME = Digimon()
ROWS: list[dict[str, Any]] = [
    {"id": "T-1", "name": "Emberfang", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 5, "dp": 5000}
    | {"digivolve": [{"color": "red", "level": 3, "cost": 2}], "text": "<Blocker>", "traits": ["Champion", "Data"]},
    {"id": "T-2", "name": "Hearthcub", "kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 2000}
    | {"digivolve": [{"color": "red", "level": 2, "cost": 0}]},
    {"id": "T-3", "name": "Ashegg", "kind": "egg", "colors": ["red"], "level": 2},
    {"id": "T-4", "name": "Ada Coal", "kind": "tamer", "colors": ["red"], "cost": 3},
    {"id": "T-5", "name": "Scorch", "kind": "option", "colors": ["red"], "cost": 2},
]
FACES: dict[str, Face] = {str(row["id"]): GAME.face(row) for row in ROWS}
DECK_LIST = [FACES[id] for id in ("T-1", "T-2", "T-4", "T-5") for _ in range(12)] + [FACES["T-2"]] * 2 + [FACES["T-3"]] * 4


def lay() -> tuple[DigimonTable, dict[str, int], dict[str, int]]:
    spec = {
        "memory": 3,
        "p1": {
            "battle": [{"card": "T-1", "as": "A", "under": [{"card": "T-2", "as": "U"}]}, {"card": "T-2", "as": "B"}],
            "breeding": [{"card": "T-2", "as": "R"}],
            "hand": [{"card": "T-1", "as": "H"}, {"card": "T-5", "as": "O"}],
        },
        "p2": {
            "battle": [{"card": "T-2", "as": "C", "suspended": True}],
            "security": [{"card": "T-1", "as": "S"}, 2],
        },
    }
    table, names = GAME.position(spec, FACES, 1)
    assert isinstance(table, DigimonTable)
    bids = {name: body.bid for name, uid in names.items() if isinstance(body := table.cards[uid].host, Stack)}
    return table, names, bids


def words(option: Option, kind: str = "main", about: str = "") -> str:
    table, _, _ = lay()
    return GAME.describe(table, Decision(0, kind, [option], free=kind in ("main", "breeding"), about=about), option)


def test_actions_are_told_with_the_clause_that_allows_them() -> None:
    _, uid, bid = lay()
    told = [
        (
            words(Option("digivolve", uid["H"], bid["B"], 2)),
            "digivolve Hearthcub (2000 DP) into Emberfang (8-1: Lv.3 red, cost 2)",
        ),
        (words(Option("play", uid["H"])), "play Emberfang (7-1: cost 5)"),
        (words(Option("use", uid["O"])), "use Scorch (9-1: cost 2, colors met)"),
        (
            words(Option("attack", uid["A"], bid["A"], -1)),
            "attack the player with Emberfang (5000 DP, 1 card under it) (11-2)",
        ),
        (
            words(Option("attack", uid["A"], bid["A"], bid["C"])),
            "attack Hearthcub (2000 DP, suspended) with Emberfang (5000 DP, 1 card under it) (11-2: it is suspended)",
        ),
        (words(Option("pass")), "pass: the opponent has 3 memory (6-5-1-7)"),
        (words(Option("pass"), "block"), "do not block"),
        (
            words(Option("block", uid["A"], bid["A"]), "block"),
            "block with Emberfang (5000 DP, 1 card under it) (12-1: <Blocker>)",
        ),
        (words(Option("hatch"), "breeding"), "hatch a Digi-Egg (4-16: the breeding area is empty)"),
        (
            words(Option("move", uid["R"], bid["R"]), "breeding"),
            "move Hearthcub (2000 DP, in breeding) to the battle area (4-15: it has DP)",
        ),
        (words(Option("dna", uid["H"], -1, 0)), "DNA digivolve into Emberfang (8-2)"),
        (words(Option("burst", uid["H"], bid["B"], 1)), "Burst Digivolve Hearthcub (2000 DP) into Emberfang (8-3: cost 1)"),
        (words(Option("link", uid["H"], bid["B"], 1)), "link Emberfang to Hearthcub (2000 DP) (10-1: cost 1)"),
        (words(Option("activate", uid["U"], bid["A"], 2)), "activate effect 2 of Hearthcub (under Emberfang) (6-5-1-6)"),
        (words(Option("counter", uid["H"], 0, 1), "counter"), "counter with Emberfang (11-3)"),
        (words(Option("choose", uid["C"], bid["C"]), "choose"), "choose the opponent's Hearthcub (2000 DP, suspended)"),
        (words(Option("choose", uid["U"]), "choose"), "choose Hearthcub (under Emberfang)"),
        (words(Option("choose", uid["S"]), "choose"), "choose a face-down card (the opponent's security stack)"),
        (words(Option("resolve", uid["A"], 0, 2), "resolve"), "next: the effect 2 of Emberfang"),
        (words(Option("order", uid["B"]), "order"), "next: Hearthcub (2000 DP)"),
        (words(Option("yes"), "yesno", "mulligan"), "draw a new hand (5-2-1-5)"),
        (words(Option("number", number=3), "number"), "3"),
        (words(Option("done"), "digixros"), "no more"),
        (words(Option("none"), "choose"), "choose none"),
        (words(Option("somersault", uid["H"]), "x"), "somersault Emberfang"),
    ]
    for got, wanted in told:
        assert got == wanted


def test_describing_leaves_no_trace_in_the_log() -> None:
    table, uid, bid = lay()
    table.recording = True
    for option in (Option("play", uid["H"]), Option("digivolve", uid["H"], bid["B"], 2)):
        GAME.describe(table, Decision(0, "main", [option], free=True), option)
    assert table.events == []
    assert table.recording


@pytest.mark.parametrize(
    "kind", sorted({*KINDS_OF_EVENT, *LINES, "action", "over", "memory", "withheld", "rule", "a new thing"})
)
def test_every_event_gives_a_line_or_none(kind: str) -> None:
    table, uid, _ = lay()
    card = table.cards[uid["A"]]
    event = Happening(kind, "1-1-1", 0, body=card.host, card=card, amount=2)
    line = GAME.tell(event, 0)
    if kind.startswith("would ") or kind in ("action", "left"):
        assert line == ""
    else:
        assert line.startswith("[1-1-1] ")
        assert "{" not in line
        assert len(line) > 12
    assert "Emberfang" in GAME.tell(Happening("a new thing", "", 0, card=card), 0)


def moved(place: int, goal: int, rule: str = "4-12-1", seen: int = 3) -> Happening:
    table, uid, _ = lay()
    event = Happening("moved", rule, 0, card=table.cards[uid["H"]])
    event.place, event.goal, event.seen = place, goal, seen
    return event


def test_a_hidden_card_is_not_named_to_those_who_may_not_know_it() -> None:
    event = moved(DECK, HAND, seen=1)
    assert GAME.tell(event, 0) == "[4-12-1] Player 1 draws Emberfang"
    assert GAME.tell(event, 1) == "[4-12-1] Player 1 draws a card"
    assert GAME.tell(event, None) == "[4-12-1] Player 1 draws a card"


def test_moves_are_told_by_where_they_lead() -> None:
    assert GAME.tell(moved(HAND, TRASH, "4-14-1"), 1) == "[4-14-1] Emberfang of Player 1 goes from the hand to the trash"
    assert GAME.tell(moved(NOWHERE, TRASH, "9-1-5"), 1) == "[9-1-5] Emberfang of Player 1 goes to the trash"
    assert GAME.tell(moved(HAND, BATTLE, "7-1-3-3"), 1) == ""
    table, uid, _ = lay()
    event = moved(DECK, UNDER, "16-40-1", seen=1)
    host = table.cards[uid["A"]].host
    assert isinstance(host, Stack)
    event.onto, event.facing = host, False
    assert GAME.tell(event, 1) == "[16-40-1] a card of Player 1 goes from the deck under Emberfang, face down"


def test_a_digivolution_and_a_battle_are_told_with_both_cards() -> None:
    table, uid, _ = lay()
    strong, weak, equal = (table.cards[uid[name]].host for name in "ACB")
    assert isinstance(strong, Stack) and isinstance(weak, Stack) and isinstance(equal, Stack)
    event = Happening("digivolved", "8-1-3-3", 0, body=strong, card=strong.top)
    assert GAME.tell(event, 1) == "[8-1-3-3] Player 1 digivolves Hearthcub into Emberfang"
    event.how, event.others = "dna", [weak, strong]
    assert GAME.tell(event, 1) == "[8-1-3-3] Player 1 digivolves Hearthcub and Emberfang into Emberfang"
    event = Happening("digivolved", "8-1-3-3", 0, body=weak, card=weak.top)
    assert GAME.tell(event, 1) == "[8-1-3-3] Player 1 digivolves into Hearthcub"
    won = Happening("battle won", "14-2-2", 0, body=strong)
    won.onto = weak
    assert GAME.tell(won, 1) == "[14-2-2] Emberfang (5000 DP) of Player 1 wins the battle against Hearthcub (2000 DP)"
    weak.keywords = {"Iceclad": 1}
    assert GAME.tell(won, 1) == "[14-2-2] Emberfang of Player 1 wins the battle against Hearthcub"
    weak.keywords = {}
    won = Happening("battle won", "14-2-2", 0, body=equal)
    won.onto, won.facing = weak, False
    assert GAME.tell(won, 1) == "[14-2-2] Hearthcub (2000 DP) of Player 1 deletes Hearthcub (2000 DP) in battle"


def test_memory_attacks_endings_and_clauses() -> None:
    table, uid, _ = lay()
    body = table.cards[uid["A"]].host
    assert GAME.tell(Happening("memory", "7-1-3-2", 0, amount=-3), 1) == "[7-1-3-2] Player 1 loses 3 memory"
    attack = Happening("attacked", "11-2-8-1", 0, body=body, amount=-1)
    assert GAME.tell(attack, 1) == "[11-2-8-1] Emberfang of Player 1 attacks the player"
    effect = Happening("effect", "15-4-1-1", 0, card=table.cards[uid["A"]])
    effect.note = "[On Play]"
    assert GAME.tell(effect, 1) == "[15-4-1-1] the effect [On Play] of Emberfang is carried out"
    over = Event("over", "1-2-3-2", 1)
    over.note = "deck"
    assert GAME.tell(over, 0) == "[1-2-3-2] Player 2 wins the game: there is no card left to draw"
    assert GAME.tell(Event("rule", "3-4-3"), 0) == f"[3-4-3] {summaries_of(GAME.rulebook())['3-4-3']}"


# ------------------------------------------------------------------ the terminal


def played(steps: int) -> Match:
    match = Match(GAME, [DECK_LIST, DECK_LIST], seed=5, names=("You", "Greedy"))
    player = RandomPlayer(5)
    for _ in range(steps):
        decision = match.decision
        if decision is None:
            break
        assert all(GAME.describe(match.table, decision, option) for option in decision.options)
        match.choose(player.choose(match.table, decision))
    return match


def drawn(match: Match, viewer: int) -> str:
    out = StringIO()
    DigimonBoard(match.view(viewer), viewer, match.names, Names((face for deck in match.decks for face in deck), "en")).draw(
        Console(file=out, width=100, color_system=None)
    )
    return out.getvalue()


def test_the_board_shows_the_gauge_the_counts_and_the_own_hand_only() -> None:
    match = played(12)
    text = drawn(match, 0)
    memory = match.view(0)["memory"]
    gauge = [f"[{abs(n)}]" if n == memory else str(abs(n)) for n in range(10, -11, -1)]
    assert f"memory You {' '.join(gauge)} Greedy" in text
    for player in (0, 1):
        side = match.view(player)["players"][player]
        line = next(line for line in text.splitlines() if line.startswith("You (" if player == 0 else "Greedy ("))
        assert f"security {side['security']['count']}" in line
        assert f"hand {side['hand']['count']}" in line
        for stack in side["battle"] + side["breeding"]:
            assert stack["name"] in text
    assert text.count("hand: ") == 1


def test_the_board_shows_stacks_with_what_lies_under_them() -> None:
    table, uid, bid = lay()
    match = played(0)
    match._table = table
    text = drawn(match, 1)
    assert "battle Emberfang  (Lv.4 red 5000 DP)" in text
    assert "under: Hearthcub" in text
    assert "SUSPENDED" in text
    assert "(You: 3)" in text
    assert "hand: empty" in text


def test_a_card_is_shown_with_its_facts() -> None:
    out = StringIO()
    show_card(Console(file=out, width=120, color_system=None), GAME, FACES["T-1"], "en")
    text = out.getvalue()
    assert "T-1  Emberfang  (digimon)" in text
    assert "colors red, level 4, cost 5, dp 5000, digivolve red level 3 cost 2, traits Champion/Data" in text
    assert "<Blocker>" in text
