"""What every game must do: play to an end, and be saved, taken back, copied and replayed without a difference."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from helpers import lost, misplaced
from peaks.game import Peaks
from shinpan.games.base import Game
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.library.registry import forget, register
from shinpan.match import Match, play
from shinpan.match.telling import event_data, hears
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Seat
from shinpan.table.table import Table

SEEDS = range(4)
ENDLESS = 5000
CASES = [(name, seed) for name in [*game_names(), Peaks.name] for seed in SEEDS]
"""Every game of the registry, and the toy game."""


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    """The toy game is in the registry as long as a test runs."""
    register(Peaks)
    yield
    forget(Peaks.name)


def decks_for(rules: Game, seed: int) -> list[list[Face]]:
    pairs = list(itertools.product(starter_decks(rules), repeat=2))
    first, second = pairs[seed * 7 % len(pairs)]
    return [starter_deck(rules, first).cards, starter_deck(rules, second).cards]


def start(name: str, seed: int, **options: Any) -> Match:
    rules = game(name)
    return Match(rules, decks_for(rules, seed), seed=seed, **options)


def dump(match: Match, last: int = 60) -> str:
    """All there is to know of a match, from every side; of its events the last ones, and how many there are."""
    viewers = (0, 1, None)
    table = match.table
    told = [[event_data(table, event, viewer) for event in table.events[-last:] if hears(event, viewer)] for viewer in viewers]
    decision = match.decision
    words = [match.game.describe(table, decision, option) for option in decision.options] if decision else []
    return json.dumps(
        [
            [match.view(viewer) for viewer in viewers],
            [sum(hears(event, viewer) for event in table.events) for viewer in viewers],
            told,
            match.choices,
            repr(decision),
            words,
            repr(match.outcome),
            table.chance.state,
        ],
        ensure_ascii=False,
        sort_keys=True,
    )


def check_conserved(table: Table, count: int) -> None:
    """Every card is in exactly one place, and nothing else is anywhere."""
    assert misplaced(table) == []
    assert lost(table, count) == []


class Dice(Seat):
    """Chooses by chance, and looks at the table before."""

    def __init__(self, seed: int, count: int = 0) -> None:
        self.random = random.Random(seed)
        self.count = count
        self.indices: list[int] = []

    def choose(self, table: object, decision: Decision) -> int:
        assert isinstance(table, Table)
        assert decision.options
        assert len(self.indices) < ENDLESS, "this game has no end"
        if self.count:
            check_conserved(table, self.count)
        self.indices.append(self.random.randrange(len(decision.options)))
        return self.indices[-1]


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_random_games_end_and_cards_are_conserved(name: str, seed: int) -> None:
    rules = game(name)
    decks = decks_for(rules, seed)
    for more in range(5):
        dice = Dice(seed * 100 + more, sum(map(len, decks)))
        outcome = play(rules, decks, [dice, dice], seed=seed * 100 + more)
        assert outcome.winner in (0, 1, None)
        assert outcome.reason


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_step_by_step_is_the_same_game_as_direct_play(name: str, seed: int) -> None:
    rules = game(name)
    dice = Dice(seed)
    outcome = play(rules, decks_for(rules, seed), [dice, dice], seed=seed)
    for quiet in (True, False):
        match = start(name, seed, quiet=quiet)
        for index in dice.indices:
            match.choose(index)
        assert match.outcome is not None
        assert (match.outcome.winner, match.outcome.reason) == (outcome.winner, outcome.reason)


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_save_undo_and_fork_give_the_same_table(name: str, seed: int) -> None:
    dice = random.Random(seed)
    match = start(name, seed)
    dumps = [dump(match)]
    while match.decision is not None:
        options = match.decision.options
        assert len({option.key() for option in options}) == len(options)
        index = dice.randrange(len(options))
        copy = match.fork()
        if dice.random() < 0.15:
            assert dump(copy) == dumps[-1]
        match.choose(index)
        dumps.append(dump(match))
        if dice.random() < 0.3:
            copy.choose(options[index])
            assert dump(copy) == dumps[-1]
            assert dump(copy.fork()) == dumps[-1]
        if dice.random() < 0.1:
            back = dice.randint(1, min(len(match.choices), 12))
            again = match.choices[-back:]
            match.undo(back)
            assert dump(match) == dumps[-1 - back]
            for choice in again:
                match.choose(choice)
            assert dump(match) == dumps[-1]
        if dice.random() < 0.03:
            loaded = Match.load(json.loads(json.dumps(match.save())))
            assert dump(loaded) == dumps[-1]
            loaded.undo()
            assert dump(loaded) == dumps[-2]
    assert dump(match) == dumps[-1], "looking changes nothing"
    loaded = Match.load(json.loads(json.dumps(match.save())))
    assert dump(loaded, 99999) == dump(match, 99999)
    assert [loaded.log(viewer) for viewer in (0, 1, None)] == [match.log(viewer) for viewer in (0, 1, None)]
    loaded.undo(len(loaded.choices))
    assert dump(loaded) == dumps[0]


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_quiet_matches_go_back_too(name: str, seed: int) -> None:
    dice = random.Random(seed)
    match = start(name, seed, quiet=True)
    dumps = [dump(match)]
    while match.decision is not None and len(dumps) < 60:
        match.choose(dice.randrange(len(match.decision.options)))
        dumps.append(dump(match))
        assert dump(match.fork()) == dumps[-1]
        back = dice.randint(1, len(match.choices))
        copy = match.fork()
        copy.undo(back)
        assert dump(copy) == dumps[-1 - back]
        for choice in match.choices[-back:]:
            copy.choose(choice)
        assert dump(copy) == dumps[-1]


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_copies_are_independent(name: str, seed: int) -> None:
    dice = random.Random(seed)
    match = start(name, seed)
    for _ in range(25):
        if match.decision is None:
            break
        before = dump(match)
        for _ in range(3):
            copy = match.fork()
            for _ in range(8):
                if copy.decision is not None:
                    copy.choose(dice.randrange(len(copy.decision.options)))
        assert dump(match) == before
        match.choose(dice.randrange(len(match.decision.options)))


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_views_are_stable_and_plain_data(name: str, seed: int) -> None:
    dice = random.Random(seed)
    match = start(name, seed)
    while match.decision is not None:
        for viewer in (0, 1, None):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert match.view(viewer) == view
        match.choose(dice.randrange(len(match.decision.options)))


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_a_conceding_player_loses_at_any_decision(name: str, seed: int) -> None:
    dice = random.Random(seed)
    match = start(name, seed)
    while match.decision is not None:
        player = dice.randrange(2)
        if dice.random() < 0.1:
            copy = match.fork()
            copy.concede(player)
            assert copy.decision is None
            assert copy.outcome is not None
            assert copy.outcome.winner == 1 - player
            assert copy.outcome.rule
        match.choose(dice.randrange(len(match.decision.options)))
