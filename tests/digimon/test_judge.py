"""The greedy player in a Digimon game: it knows what it may know, and it wins against chance."""

from __future__ import annotations

from random import Random

from shinpan.games.digimon.game import Digimon
from shinpan.games.digimon.outside.judge import DigimonJudge
from shinpan.games.digimon.things.state import DECK, EGGS, HAND, SECURITY, DigimonTable
from shinpan.match.outcome import walk
from shinpan.players import GreedyPlayer, RandomPlayer
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Option, Seat

GAME = Digimon()
COLOR = {"colors": ["red"]}
LEVELS = {3: (3, 2000), 4: (5, 5000), 5: (7, 7000), 6: (11, 11000)}


def cards() -> list[Face]:
    """A deck of plain Digimon with all steps of a digivolution line."""
    deck = [GAME.face({"id": "E-1", "name": "Ashegg", "kind": "egg", "level": 2, **COLOR})] * 4
    for level, (cost, dp) in LEVELS.items():
        for number in range(4 if level == 3 else 3):
            row = {"id": f"L{level}-{number}", "name": f"Emberline {level}-{number}", "kind": "digimon", "level": level}
            row |= {"cost": cost, "dp": dp, "digivolve": [{"color": "red", "level": level - 1, "cost": level - 3}], **COLOR}
            deck += [GAME.face(row)] * 4
    return deck[:54]


DECK_LIST = cards()


def table(seed: int) -> DigimonTable:
    made = GAME.table([DECK_LIST, DECK_LIST], seed)
    assert isinstance(made, DigimonTable)
    return made


def test_the_deck_of_this_test_is_legal() -> None:
    assert GAME.illegal([face for face in DECK_LIST if face.kind == "egg"] + [f for f in DECK_LIST if f.kind != "egg"]) == []


def test_hidden_cards_are_dealt_anew_and_digi_eggs_stay_digi_eggs() -> None:
    made = table(3)
    before = [card.face.id for card in made.cards_in(0, DECK)]
    DigimonJudge().redeal(made, 1, Random(1))
    assert [card.face.id for card in made.cards_in(0, DECK)] != before
    for player in (0, 1):
        assert all(card.face.kind == "egg" for card in made.cards_in(player, EGGS))
        assert all(card.face.kind != "egg" for zone in (DECK, HAND, SECURITY) for card in made.cards_in(player, zone))


def position(mine: int, theirs: int, **spec: object) -> float:
    faces = {face.id: face for face in DECK_LIST}
    data = {"p1": {"security": mine}, "p2": {"security": theirs}} | spec
    made, _ = GAME.position(data, faces, 1)
    return DigimonJudge().value(made, 0)


def test_security_digimon_and_memory_are_worth_something() -> None:
    assert position(5, 4) > position(5, 5) > position(4, 5)
    assert position(5, 5, memory=3) > position(5, 5)
    assert position(5, 5, p1={"battle": ["L5-0"]}) > position(5, 5, p1={"battle": ["L3-0"]}) > position(5, 5)


def test_a_turn_ends_with_a_card_that_costs_no_more_than_passing() -> None:
    faces = {face.id: face for face in DECK_LIST}
    made, names = GAME.position(
        {"memory": 1, "p1": {"hand": [{"card": "L3-0", "as": "A"}, {"card": "L6-0", "as": "B"}]}}, faces, 1
    )
    options = [Option("play", names["B"]), Option("play", names["A"]), Option("pass")]
    assert DigimonJudge().ends(made, Decision(0, "main", options, free=True)) == 1
    assert DigimonJudge().ends(made, Decision(0, "main", [options[0], options[2]], free=True)) == 1
    assert DigimonJudge().ends(made, Decision(0, "breeding", [Option("skip")], free=True)) == -1


def test_greedy_beats_chance() -> None:
    won = 0
    for seed in range(6):
        made = table(seed)
        seats: list[Seat] = [RandomPlayer(seed), RandomPlayer(seed)]
        seats[seed % 2] = GreedyPlayer(seed)
        made.seats = seats
        walk(made)
        assert made.over
        won += made.winner == seed % 2
    assert won >= 5
