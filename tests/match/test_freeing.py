"""Copies of tables go when nobody holds them: the garbage collector has next to nothing to find."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random

import pytest

from shinpan.games.base import Game
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.match import Match
from shinpan.match.pausing import Anchor
from shinpan.match.stepping import Desk
from shinpan.players import GreedyPlayer, RandomPlayer
from shinpan.players.search import Effort, SearchPlayer
from shinpan.table.decisions import Decision, Seat
from shinpan.table.zones import NO_BODIES

FEW = 1500
"""Objects: a few tables (what a dead body was last subject to still knows its table), where a search makes hundreds."""


def new(rules: Game, seed: int = 3, quiet: bool = True) -> Match:
    decks = [starter_deck(rules, name).cards for name in starter_decks(rules)[:2]]
    return Match(rules, decks, seed=seed, quiet=quiet)


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is collected meanwhile, unless the test does it."""
    gc.disable()
    yield
    gc.enable()


def played(match: Match, seats: list[Seat], choices: int) -> None:
    while match.decision is not None and len(match.choices) < choices:
        match.choose(match.ask(seats[match.decision.player]))


@pytest.mark.parametrize("name", game_names())
def test_what_a_bot_tried_is_gone_when_it_has_chosen(name: str, uncollected: None) -> None:
    match = new(game(name), quiet=False)
    gc.collect()
    played(match, [SearchPlayer(1, Effort(30, 2, 2, 3, True)), SearchPlayer(2, Effort(30, 1, 2, 3))], 14)
    assert gc.collect() < FEW
    played(match, [GreedyPlayer(1), GreedyPlayer(2)], 24)
    assert gc.collect() < FEW


@pytest.mark.parametrize("name", game_names())
def test_a_match_that_is_dropped_is_gone(name: str, uncollected: None) -> None:
    match = new(game(name))
    bot = RandomPlayer(1)
    gc.collect()
    for number in range(60):
        if match.decision is None:
            break
        match.choose(bot.choose(None, match.decision))
        if number % 7 == 0:
            assert match.fork().table.turn == match.table.turn
            match.undo()
            match.past(number // 2).choose(0)
    assert gc.collect() < FEW
    del match
    assert gc.collect() < FEW
    assert not NO_BODIES


@pytest.mark.parametrize("name", game_names())
def test_a_table_at_rest_can_still_be_looked_at_and_gone_on_from(name: str) -> None:
    rules = game(name)
    match = new(rules)
    bot = RandomPlayer(2)
    looked = 0
    while (decision := match.decision) is not None and looked < 12:
        if decision.free:
            looked += 1
            plain, rested = match.fork().table, match.fork().table
            Desk(plain)
            Desk(rested).table.rest()
            for player in (0, 1):
                assert rules.judge.value(rested, player) == rules.judge.value(plain, player)
                assert rules.view(rested, player) == rules.view(plain, player)
            one, other = Desk(plain.fork()), Desk(rested.fork())
            for _ in range(8):
                assert str(one.decision) == str(other.decision)
                if one.decision is None:
                    break
                index = bot.choose(None, one.decision)
                one.answer(index)
                other.answer(index)
        match.choose(bot.choose(None, decision))
    assert looked == 12


@pytest.mark.parametrize("name", game_names())
def test_what_a_copy_takes_over_as_offered_is_what_it_would_offer(name: str) -> None:
    match = new(game(name), seed=5)
    bot, random = RandomPlayer(3), Random(1)
    while (decision := match.decision) is not None and len(match.choices) < 120:
        if decision.free:
            told, asked = match.fork().table, match.fork().table
            asked.version += 1
            assert str(Desk(told).decision) == str(Desk(asked).decision) == str(decision)
            dealt, again = match.fork().table, match.fork().table
            state = random.getstate()
            game(name).judge.redeal(dealt, decision.player, random)
            random.setstate(state)
            game(name).judge.redeal(again, decision.player, random)
            again.version += 1
            assert str(Desk(dealt).decision) == str(Desk(again).decision)
        match.choose(bot.choose(None, decision))


def test_cards_are_let_go_of_when_nobody_holds_the_table() -> None:
    match = new(game("digimon"))
    bot = RandomPlayer(1)
    while match.decision is not None and not (match.decision.free and match.table.bodies):
        match.choose(bot.choose(None, match.decision))
    table = match.fork().table
    cards = [body.top for body in table.bodies.values()]
    assert all(card.host for card in cards)
    del table
    assert not any(card.host for card in cards)
    assert all(body.top.host is body for body in match.table.bodies.values())


def test_tables_to_come_back_to_go_one_after_the_other_however_many() -> None:
    table = new(game("divinecross")).table
    decision = Decision(0, "main", [], free=True)
    anchor: Anchor | None = None
    for length in range(20_000):
        anchor = Anchor(decision, length, anchor)
        if length % 50 == 0:
            anchor.keep(table, decision, 1)
    del anchor
