"""The greedy player in an FF-TCG game: it knows what it may know, leaves payments to the referee, and wins against chance."""

from __future__ import annotations

from random import Random
from typing import Any

from shinpan.games.fftcg.game import FFTCG
from shinpan.games.fftcg.outside.judge import FFTCGJudge
from shinpan.games.fftcg.things.state import DECK, HAND, Attack, Character, FFTable
from shinpan.match.outcome import walk
from shinpan.players import GreedyPlayer, RandomPlayer
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Option, Seat

GAME = FFTCG()
JUDGE = FFTCGJudge()


def cards() -> list[Face]:
    """A deck of plain Forwards of all sizes and Backups, with keyword abilities only."""
    rows: list[dict[str, Any]] = []
    for number in range(12):
        row = {"id": f"F-{number}", "name": f"Cinder {number}", "kind": "forward", "elements": ["fire"], "cost": 2 + number % 4}
        rows.append(row | {"power": 3000 + 1000 * (number % 6), "text": ("", "Haste", "Brave", "First Strike")[number % 4]})
    for number in range(5):
        rows.append({"id": f"B-{number}", "name": f"Store {number}", "kind": "backup", "elements": ["fire"], "cost": 2})
    return [face for face in map(GAME.face, rows) for _ in range(3)][:50]


DECK_LIST = cards()
FACES = {face.id: face for face in DECK_LIST}


def lay(**spec: Any) -> tuple[FFTable, dict[str, int]]:
    made, names = GAME.position(spec, FACES, 1)
    assert isinstance(made, FFTable)
    return made, names


def value(mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> float:
    return JUDGE.value(lay(p1=mine, p2=theirs or {})[0], 0)


def test_the_deck_of_this_test_is_legal() -> None:
    assert GAME.illegal(DECK_LIST) == []


def test_hidden_cards_are_dealt_anew_and_known_ones_stay() -> None:
    made = GAME.table([DECK_LIST, DECK_LIST], 3)
    assert isinstance(made, FFTable)
    made.shuffle(made.zone(0, DECK))
    deck = made.zone(0, DECK)
    for _ in range(5):
        card = deck.cards[-1]
        made.lift(card)
        made.lay(card, made.zone(0, HAND))
    hand = [card.face.id for card in made.cards_in(0, HAND)]
    before = [card.face.id for card in made.cards_in(0, DECK)]
    JUDGE.redeal(made, 0, Random(1))
    assert [card.face.id for card in made.cards_in(0, HAND)] == hand
    assert [card.face.id for card in made.cards_in(0, DECK)] != before
    JUDGE.redeal(made, 1, Random(1))
    assert [card.face.id for card in made.cards_in(0, HAND)] != hand


def test_damage_forwards_backups_and_cards_are_worth_something() -> None:
    assert value({"damage": 2}) < value({}) < value({}, {"damage": 2})
    assert value({"damage": 6}) - value({"damage": 5}) < value({"damage": 2}) - value({"damage": 1})
    assert value({"field": ["F-5"]}) > value({"field": ["F-0"]}) > value({})
    assert value({"field": ["B-0"]}) > value({})
    assert value({"hand": ["F-0"]}) > value({}) > value({}, {"hand": ["F-0"]})
    assert value({"crystals": 1}) > value({})


def test_an_open_last_point_is_a_danger() -> None:
    attackers = {"field": ["F-5"]}
    assert value({"damage": 6}, attackers) < value({"damage": 6, "field": [{"card": "F-0", "dull": True}]}, attackers)
    blocked = value({"damage": 6, "field": ["F-0"]}, attackers)
    open = value({"damage": 6, "field": [{"card": "F-0", "dull": True}]}, attackers)
    assert blocked - open > 30


def blocking(blocker: str, attacker: str, damage: int = 0) -> str:
    made, names = lay(
        p1={"field": [{"card": attacker, "as": "A"}]}, p2={"field": [{"card": blocker, "as": "K"}], "damage": damage}
    )
    attacking, defending = made.cards[names["A"]].host, made.cards[names["K"]].host
    assert isinstance(attacking, Character) and isinstance(defending, Character)
    made.attack = Attack(0, [attacking.bid])
    JUDGE.value(made, 0)
    options = [Option("block", names["K"], defending.bid), Option("pass")]
    return options[JUDGE.habit(made, Decision(1, "block", options))].verb


def test_it_blocks_with_what_survives_or_when_it_must() -> None:
    assert blocking("F-5", "F-0") == "block"
    assert blocking("F-0", "F-5") == "pass"
    assert blocking("F-0", "F-5", damage=6) == "block"


def test_a_payment_is_left_to_the_referee() -> None:
    made, _ = lay()
    options = [Option("auto"), Option("dull", 0, 0, name="fire"), Option("discard", 1, name="fire")]
    pay = Decision(0, "pay", options)
    assert (JUDGE.plain(made, pay), JUDGE.habit(made, pay), GreedyPlayer(1).choose(made, pay)) == (0, 0, 0)
    assert JUDGE.plain(made, Decision(0, "choose", options)) == -1


def test_just_enough_damage_is_assigned() -> None:
    made, names = lay(p1={"field": [{"card": "F-1", "as": "A"}]})
    body = made.cards[names["A"]].host
    assert isinstance(body, Character) and body.power == 4000
    options = [Option("assign", names["A"], body.bid, 1000 * n) for n in range(8)]
    assert options[JUDGE.habit(made, Decision(1, "assign", options))].number == 4000


def test_harm_goes_to_the_opponent_and_help_to_oneself() -> None:
    made, names = lay(
        p1={"field": [{"card": "F-0", "as": "A"}, {"card": "F-5", "as": "B"}], "hand": [{"card": "F-5", "as": "H"}, "B-0"]},
        p2={"field": [{"card": "F-1", "as": "K"}]},
    )
    JUDGE.value(made, 0)

    def chosen(about: str, who: list[str], kind: str = "choose") -> str:
        options = [Option("choose", names[name], host.bid if (host := made.cards[names[name]].host) else -1) for name in who]
        return who[JUDGE.habit(made, Decision(0, kind, options, about=about))]

    assert chosen("damage", ["A", "K", "B"]) == "K"
    assert chosen("activate", ["A", "K", "B"]) == "B"
    assert chosen("put", ["A", "B"], "cost") == "A"
    assert chosen("put", ["B", "A"]) == "A"


def test_a_line_of_thought_goes_through_the_opponents_priority() -> None:
    made, _ = lay()
    options = [Option("pass")]
    assert not JUDGE.stops(made, Decision(1, "priority", options, free=True), 0)
    assert JUDGE.stops(made, Decision(1, "main", options, free=True), 0)
    assert not JUDGE.stops(made, Decision(0, "main", options, free=True), 0)


def test_greedy_beats_chance() -> None:
    won = 0
    for seed in range(4):
        made = GAME.table([DECK_LIST, DECK_LIST], seed)
        seats: list[Seat] = [RandomPlayer(seed), RandomPlayer(seed)]
        seats[seed % 2] = GreedyPlayer(seed)
        made.seats = seats
        walk(made)
        assert made.over
        won += made.winner == seed % 2
    assert won >= 3
