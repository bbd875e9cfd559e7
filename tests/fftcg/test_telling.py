"""The log and the options of an FF-TCG game in words, and its table in the terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from shinpan.cli.look import show_card
from shinpan.cli.terminal import Terminal
from shinpan.effects.abilities import Use
from shinpan.games.base import summaries_of
from shinpan.games.boards import Names
from shinpan.games.fftcg.game import FFTCG
from shinpan.games.fftcg.outside.board import FFTCGBoard
from shinpan.games.fftcg.outside.telling import LINES, SILENT
from shinpan.games.fftcg.things.state import (
    BREAK,
    DAMAGE,
    DECK,
    FIELD,
    HAND,
    KINDS_OF_EVENT,
    REMOVED,
    Attack,
    Cause,
    Character,
    Deed,
    FFTable,
    Skill,
    StackItem,
)
from shinpan.match import Match
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Option
from shinpan.table.events import Event

GAME = FFTCG()
ROWS: list[dict[str, Any]] = [
    {"id": "T-1", "name": "Ember Captain", "kind": "forward", "elements": ["fire"], "cost": 3, "power": 7000}
    | {"jobs": ["Knight"], "categories": ["ASH"], "text": "Brave"},
    {"id": "T-2", "name": "Coal Store", "kind": "backup", "elements": ["fire"], "cost": 2, "generic": True},
    {"id": "T-3", "name": "Scorch", "kind": "summon", "elements": ["fire"], "cost": 2, "ex": True},
    {"id": "T-4", "name": "Slag Beast", "kind": "monster", "elements": ["earth"], "cost": 2},
    {"id": "T-5", "name": "Tide Twin", "kind": "forward", "elements": ["ice", "water"], "cost": 5, "power": 9000},
    {"id": "T-6", "name": "Lumen", "kind": "backup", "elements": ["light"], "cost": 3},
]
FACES: dict[str, Face] = {str(row["id"]): GAME.face(row) for row in ROWS}
DECK_LIST = [FACES[f"T-{number}"] for number in range(1, 6) for _ in range(10)]


def lay() -> tuple[FFTable, dict[str, int], dict[str, int]]:
    spec = {
        "p1": {
            "field": [{"card": "T-1", "as": "A", "dull": True}, {"card": "T-2", "as": "B"}, {"card": "T-4", "as": "M"}],
            "hand": [{"card": "T-1", "as": "H"}, {"card": "T-3", "as": "S"}, {"card": "T-6", "as": "L"}],
            "damage": [{"card": "T-2", "as": "D"}],
            "crystals": 2,
        },
        "p2": {
            "field": [{"card": "T-5", "as": "K", "frozen": True, "damage": 2000, "counters": {"Rust": 2}, "new": True}],
            "break": [{"card": "T-1", "as": "X"}],
            "hand": [{"card": "T-6", "as": "Q"}],
        },
    }
    table, names = GAME.position(spec, FACES, 1)
    assert isinstance(table, FFTable)
    bids = {name: body.bid for name, uid in names.items() if isinstance(body := table.cards[uid].host, Character)}
    return table, names, bids


def words(option: Option, kind: str = "main", about: str = "") -> str:
    table, _, _ = lay()
    free = kind in ("main", "priority", "attack")
    return GAME.describe(table, Decision(0, kind, [option], free=free, about=about), option)


def test_options_are_told_with_the_clause_that_allows_them() -> None:
    _, uid, bid = lay()
    told = [
        (words(Option("cast", uid["H"], number=0)), "cast Ember Captain (11.4: forward, cost 3)"),
        (words(Option("cast", uid["S"], number=0), "priority"), "cast Scorch (11.3: summon, cost 2)"),
        (words(Option("cast", uid["S"], number=1)), "cast Scorch (11.3: summon, cost 2, another way to pay: 1)"),
        (words(Option("activate", uid["A"], bid["A"], 5)), "use ability 5 of Ember Captain (11.6)"),
        (words(Option("warp", uid["H"])), "remove Ember Captain by Warp (15.2.7.3)"),
        (words(Option("attack", uid["A"], bid["A"]), "attack"), "attack with Ember Captain (7000 power, dull) (10.1.2.1)"),
        (words(Option("pass"), "attack"), "do not attack (10.1.2.7)"),
        (words(Option("pass"), "block"), "do not block (10.1.3.1)"),
        (words(Option("pass")), "pass: if your opponent passes too, the phase ends (9.3.1.2)"),
        (words(Option("pass"), "priority"), "pass"),
        (words(Option("block", uid["A"], bid["A"]), "block"), "block with Ember Captain (7000 power, dull) (10.1.3.1)"),
        (
            words(Option("choose", uid["A"], bid["A"]), "party"),
            "add Ember Captain (7000 power, dull) to the party (15.1.1.9.2)",
        ),
        (words(Option("done"), "party"), "attack with it alone"),
        (words(Option("auto"), "pay"), "let the referee pay the rest"),
        (words(Option("dull", uid["B"], bid["B"], name="fire"), "pay"), "dull Coal Store for 1 Fire CP (11.2.1.1)"),
        (words(Option("discard", uid["S"], name="fire"), "pay"), "discard Scorch for 2 Fire CP (11.2.1.1)"),
        (
            words(Option("choose", uid["K"], bid["K"]), "choose"),
            "choose the opponent's Tide Twin (9000 power, 2000 damage, frozen)",
        ),
        (words(Option("choose", uid["X"]), "choose"), "choose Ember Captain (the opponent's Break Zone)"),
        (words(Option("choose", uid["Q"]), "choose"), "choose a face-down card (the opponent's hand)"),
        (words(Option("choose", uid["S"]), "cost"), "choose Scorch"),
        (words(Option("choose", uid["M"], bid["M"]), "choose"), "choose Slag Beast (monster)"),
        (
            words(Option("assign", uid["K"], bid["K"], 4000), "assign").split(" (9000")[0],
            "4000 damage to the opponent's Tide Twin",
        ),
        (words(Option("resolve", uid["A"], bid["A"], 0, "7"), "resolve"), "next: ability 7 of Ember Captain"),
        (words(Option("order", uid["B"]), "order"), "next: Coal Store (backup)"),
        (words(Option("burst", uid["S"]), "burst"), "use the EX Burst of Scorch (11.10.2)"),
        (words(Option("no"), "burst"), "do not use the EX Burst"),
        (words(Option("yes"), "yesno", "mulligan"), "put this hand under the deck and draw a new one (8.2.1.4)"),
        (words(Option("first"), "first"), "go first (8.2.1.2)"),
        (words(Option("number", number=3), "number"), "3"),
        (words(Option("mode", number=2, name="draw"), "mode"), "option 2: draw"),
        (words(Option("done"), "choose"), "no more"),
        (words(Option("somersault", uid["H"]), "x"), "somersault Ember Captain"),
    ]
    for got, wanted in told:
        assert got == wanted


def test_an_ability_is_told_by_its_name_or_how_it_begins() -> None:
    table, uid, bid = lay()
    named, plain = Skill("special", "Flare"), Skill("action")
    named.number, plain.number = 1, 2
    plain.text = "《F》《Dull》: " + "Deal the Forward with the highest power of all 3000 damage."
    face = table.cards[uid["A"]].face
    kept = face.skills  # type: ignore[attr-defined]
    face.skills = [named, plain]  # type: ignore[attr-defined]
    try:
        said = [
            GAME.describe(table, Decision(0, "main", [option], free=True), option)
            for option in (Option("activate", uid["A"], bid["A"], 1), Option("activate", uid["A"], bid["A"], 2))
        ]
    finally:
        face.skills = kept  # type: ignore[attr-defined]
    assert said[0] == "use Flare of Ember Captain (11.6)"
    assert said[1].startswith("use ability 2 of Ember Captain: 《F》《Dull》: Deal the Forward")
    assert "…" in said[1]


def test_what_is_on_the_stack_is_told_as_such_even_if_its_source_is_on_the_field() -> None:
    table, uid, _ = lay()
    table.stack.append(StackItem(4, "action", 0, Use(Skill("action"), uid["A"], 0), uid["A"]))
    option = Option("choose", uid["A"], -1, 4, "stack")
    assert (
        GAME.describe(table, Decision(1, "choose", [option]), option)
        == "choose the action ability of Ember Captain on the stack"
    )


@pytest.mark.parametrize(
    "kind", sorted({*KINDS_OF_EVENT, *LINES, "over", "phase", "move", "withheld", "rule", "a new thing"} - SILENT)
)
def test_every_event_gives_a_line(kind: str) -> None:
    table, uid, _ = lay()
    card = table.cards[uid["A"]]
    event = Deed(kind, "1.1", 0, body=card.host, card=card, amount=2)
    event.place, event.goal = BREAK, DECK
    line = GAME.tell(event, 0)
    assert line.startswith("[1.1] ")
    assert "{" not in line
    assert len(line) > 8
    assert "Ember Captain" in GAME.tell(Event("a new thing", "", 0, card=card), 0)


def deed(kind: str, place: int, goal: int, rule: str = "9.2.1.1", seen: int = 3, note: str = "") -> Deed:
    table, uid, _ = lay()
    event = Deed(kind, rule, 0, card=table.cards[uid["H"]])
    event.place, event.goal, event.seen, event.note = place, goal, seen, note
    return event


def test_a_hidden_card_is_not_named_to_those_who_may_not_know_it() -> None:
    event = deed("draw", DECK, HAND, seen=1)
    assert GAME.tell(event, 0) == "[9.2.1.1] Player 1 draws Ember Captain"
    assert GAME.tell(event, 1) == "[9.2.1.1] Player 1 draws a card"
    assert GAME.tell(event, None) == "[9.2.1.1] Player 1 draws a card"


def test_a_move_is_told_once_by_what_it_is() -> None:
    told = [
        (deed("discard", HAND, BREAK, "15.1.1.4.1"), "[15.1.1.4.1] Player 1 discards Ember Captain"),
        (deed("to break", HAND, BREAK, "15.1.1.4.1"), ""),
        (deed("leave", FIELD, BREAK), ""),
        (deed("put", FIELD, BREAK, "12.4.5", note="broken"), ""),
        (deed("broken", FIELD, BREAK, "12.4.5", note="broken"), "[12.4.5] Ember Captain of Player 1 is broken"),
        (deed("put", FIELD, BREAK, "12.4.4"), "[12.4.4] Ember Captain of Player 1 is put into the Break Zone"),
        (deed("leave", FIELD, DECK, "2.3"), "[2.3] Ember Captain of Player 1 leaves the field for the deck"),
        (deed("to damage", DECK, DAMAGE, "6.5.2"), "[6.5.2] Ember Captain of Player 1 goes from the deck to the Damage Zone"),
        (deed("to damage", DECK, DAMAGE, ""), ""),
        (deed("player damage", -1, -1, "", note="party"), ""),
        (
            deed("to removed", BREAK, REMOVED, "15.1.1.5.1"),
            "[15.1.1.5.1] Ember Captain of Player 1 goes from the Break Zone outside the game",
        ),
    ]
    for event, wanted in told:
        assert GAME.tell(event, 1) == wanted


def test_causes_are_told() -> None:
    table, uid, _ = lay()
    source = table.cards[uid["S"]]
    event = deed("damaged", -1, -1, "11.11.5")
    event.amount, event.why = 5000, Cause("summon", 0, None, source)
    assert GAME.tell(event, 1) == "[11.11.5] Ember Captain of Player 1 is dealt 5000 damage, by Scorch"
    event = deed("discard", HAND, BREAK, "11.2.1.1")
    event.why = Cause("cost", 0)
    assert GAME.tell(event, 1) == "[11.2.1.1] Player 1 discards Ember Captain as a cost"
    event = deed("damaged", -1, -1, "10.1.4.2")
    event.amount, event.by = 9000, table.cards[uid["K"]].host
    assert GAME.tell(event, 1) == "[10.1.4.2] Ember Captain of Player 1 is dealt 9000 damage by Tide Twin"


def test_a_party_is_told_by_its_members() -> None:
    table, uid, _ = lay()
    first, second = table.cards[uid["A"]].host, table.cards[uid["K"]].host
    assert first is not None and second is not None
    event = Deed("party", "15.1.1.9.1", 0, first, first.top)
    event.others = [first, second]
    assert GAME.tell(event, 1) == "[15.1.1.9.1] Ember Captain of Player 1 attacks in a party with Tide Twin"


def test_endings_counters_and_clauses() -> None:
    table, uid, _ = lay()
    over = Event("over", "3.1", 1)
    over.note = "damage"
    assert GAME.tell(over, 0) == "[3.1] Player 2 wins the game: the damage limit is reached"
    counter = Deed("counters", "6.7.1", 1, table.cards[uid["K"]].host, amount=1)
    counter.note = "Rust"
    assert GAME.tell(counter, 0) == "[6.7.1] 1 Rust counter is put on Tide Twin"
    healed = Deed("healed", "11.12.3.1", 1, table.cards[uid["K"]].host)
    assert GAME.tell(healed, 0) == "[11.12.3.1] Tide Twin of Player 2 is healed of all damage"
    assert GAME.tell(Deed("crystal", "6.8.1", 0, amount=2), 1) == "[6.8.1] Player 1 gains 2 crystals"
    assert GAME.tell(Event("rule", "7.7.4"), 0) == f"[7.7.4] {summaries_of(GAME.rulebook())['7.7.4']}"
    item = StackItem(0, "special", 0, Use(Skill("special", "Flare"), uid["A"], 0), uid["A"])
    cancelled = Deed("cancelled", "11.11.1", 0, card=table.cards[uid["A"]])
    cancelled.item = item
    assert GAME.tell(cancelled, 0) == "[11.11.1] the special ability Flare of Ember Captain is cancelled"


# ------------------------------------------------------------------ the terminal


def drawn(table: FFTable, viewer: int) -> str:
    match = Match(GAME, [DECK_LIST, DECK_LIST], seed=5, names=("You", "Greedy"))
    match._table = table
    out = StringIO()
    FFTCGBoard(match.view(viewer), viewer, match.names, Names((face for deck in match.decks for face in deck), "en")).draw(
        Console(file=out, width=120, color_system=None)
    )
    return out.getvalue()


def test_the_board_shows_both_fields_the_counts_and_the_own_hand_only() -> None:
    table, uid, _ = lay()
    text = drawn(table, 0)
    assert "forward Ember Captain  (fire cost 3 power 7000)  DULL  Brave" in text
    assert "backup Coal Store  (fire cost 2)" in text
    assert "monster Slag Beast  (earth cost 2)" in text
    assert "forward Tide Twin  (ice/water cost 5 power 9000)  FROZEN  2000 damage  new [Rust 2]" in text
    mine = next(line for line in text.splitlines() if line.startswith("You ("))
    assert "damage 1/7  deck 20  hand 3  break 0  crystals 2  CP 1 (fire) + 4 by discarding" in mine
    theirs = next(line for line in text.splitlines() if line.startswith("Greedy ("))
    assert "CP 0" in theirs and "discarding" not in theirs
    assert "damage: Coal Store" in text
    assert text.count("hand: ") == 1
    assert "Lumen" not in drawn(table, 1).replace("hand: Lumen", "")


def test_the_board_shows_the_stack_the_attack_and_who_has_priority() -> None:
    table, uid, bid = lay()
    table.window, table.priority = True, 1
    table.attack = Attack(0, [bid["A"]])
    table.attack.blocker = bid["K"]
    item = StackItem(0, "special", 0, Use(Skill("special", "Flare"), uid["A"], 0), uid["A"])
    item.chosen, item.modes, item.x = [(0, [-1 - bid["K"]])], [1], 3
    table.stack.append(item)
    text = drawn(table, 0)
    assert "stack Flare of Ember Captain  (You)  on Tide Twin  option 2  X = 3" in text
    assert "priority: Greedy" in text
    assert "Ember Captain  (fire cost 3 power 7000)  attacking" in text
    assert "blocking" in text


def test_an_attacker_can_be_looked_at() -> None:
    table, uid, bid = lay()
    match = Match(GAME, [DECK_LIST, DECK_LIST], seed=5)
    match._table = table
    out = StringIO()
    terminal = Terminal(match, "random", False, "en", Console(file=out, width=120, color_system=None))
    terminal.look(Decision(0, "attack", [Option("pass"), Option("attack", uid["A"], bid["A"])], free=True), "2")
    assert "T-1  Ember Captain  (forward)" in out.getvalue()


def test_a_card_is_shown_with_its_facts() -> None:
    out = StringIO()
    show_card(Console(file=out, width=120, color_system=None), GAME, FACES["T-1"], "en")
    text = out.getvalue()
    assert "T-1  Ember Captain  (forward)" in text
    assert "elements fire, cost 3, power 7000, jobs Knight, categories ASH" in text
    assert "Brave" in text
    out = StringIO()
    show_card(Console(file=out, width=120, color_system=None), GAME, FACES["T-3"], "en")
    assert "elements fire, cost 2, EX Burst" in out.getvalue()
