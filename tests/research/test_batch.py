"""A batch of games: the same games as a match plays, all options, one version for the same columns."""

from __future__ import annotations

from random import Random

import pytest

from extras import needs

needs("numpy")

import numpy as np

from helpers import fuzz_decks
from shinpan.games.base import CardError
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.research import Batch
from shinpan.research.dealing import Dealer
from shinpan.table.table import Table

GAMES = game_names()


def random_steps(batch: Batch, seed: int, steps: int) -> list[tuple[bytes, ...]]:
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(steps):
        seen = batch.observe()
        step = batch.step((rng.random(batch.count) * seen.offered).astype(np.int64))
        parts = (seen.players, seen.scalars, seen.rows, seen.bodies, seen.options, seen.mask, step.rewards, step.done)
        found.append(tuple(part.tobytes() for part in parts))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    batch = Batch(name, count=3, seed=4)
    first = random_steps(batch, 1, 60)
    batch.reset(4)
    assert random_steps(batch, 1, 60) == first
    assert random_steps(Batch(name, count=3, seed=4), 1, 60) == first
    assert random_steps(Batch(name, count=3, seed=5), 1, 60) != first


@pytest.mark.parametrize("name", GAMES)
def test_what_is_stepped_is_what_the_table_says(name: str) -> None:
    """Who decides, how many options there are, and who won, held against the tables; games begin anew."""
    batch = Batch(name, count=4, seed=2)
    dice = Random(1)
    ended = 0
    wins = {0: 0, 1: 0}
    for _ in range(400):
        seen = batch.observe()
        tables: list[Table] = []
        for place, desk in enumerate(batch.desks):
            decision = desk.decision
            assert decision is not None
            assert seen.players[place] == decision.player
            assert seen.offered[place] == seen.mask[place].sum() == len(decision.options)
            assert not seen.options[place, len(decision.options) :].any()
            assert seen.options[place, : len(decision.options), 0].all()
            assert not seen.rows[place, seen.counts[place] :].any()
            tables.append(desk.table)
        step = batch.step([dice.randrange(count) for count in seen.offered])
        for place, table in enumerate(tables):
            assert step.done[place] == table.over == (batch.desks[place].table is not table)
            reward = step.rewards[place].tolist()
            if table.over and table.winner in (0, 1):
                assert reward[table.winner] == 1 and reward[1 - table.winner] == -1
                wins[table.winner] += 1
            else:
                assert reward == [0, 0]
            ended += table.over
    assert ended > 4
    assert min(wins.values()) > 0


def test_a_limit_ends_games_without_a_winner() -> None:
    batch = Batch(GAMES[0], count=2, seed=1, limit=10)
    steps = [batch.step([0, 0]) for _ in range(10)]
    assert steps[-1].cut.all() and steps[-1].done.all()
    assert not any(step.rewards.any() for step in steps)
    assert all(desk.table.asked <= 1 for desk in batch.desks)


def test_bad_input_is_refused() -> None:
    with pytest.raises(CardError, match="at least one game"):
        Batch(GAMES[0], count=0)
    with pytest.raises(CardError, match="unknown game"):
        Batch("chess")
    batch = Batch(GAMES[0], count=2)
    with pytest.raises(ValueError, match="2 games, but 1 actions"):
        batch.step([0])
    with pytest.raises(ValueError, match=r"2 games, but actions of shape \(2, 1\)"):
        batch.step(np.zeros((2, 1), np.int64))
    with pytest.raises(ValueError, match="whole numbers, not float64"):
        batch.step(np.zeros(2))
    with pytest.raises(IndexError, match="no option 999 in game 1"):
        batch.step([0, 999])
    with pytest.raises(CardError, match="not after -1"):
        Batch(GAMES[0], count=1, limit=-1)
    faces = starter_deck(game(GAMES[0]), starter_decks(game(GAMES[0]))[0]).cards
    for decks in (["a name"], faces):
        with pytest.raises(CardError, match=f"a list of faces of {GAMES[0]}"):
            Batch(GAMES[0], decks=decks, count=1)  # type: ignore[arg-type]
    with pytest.raises(CardError, match=f"a list of faces of {GAMES[1]}"):
        Batch(GAMES[1], decks=[faces], count=1)


def test_actions_are_any_whole_numbers_and_all_are_taken_or_none() -> None:
    """One that is not offered leaves every game as it was, also those before it."""
    batch = Batch(GAMES[0], count=3, seed=1)
    before = batch.observe()
    with pytest.raises(IndexError):
        batch.step([0, 0, 99])
    assert all(desk.table.asked == 1 for desk in batch.desks)
    assert (batch.observe().options == before.options).all()
    batch.step([np.int64(0), np.int32(0), 0])
    assert all(desk.table.asked == 2 for desk in batch.desks)


@pytest.mark.parametrize("name", GAMES)
def test_the_version_names_columns_and_not_cards(name: str) -> None:
    """A model for one set of decks fits another: same version, same shapes; a card is its facts wherever it is met."""
    rules = game(name)
    one, two = Dealer(rules), Dealer(rules, fuzz_decks(3, rules))
    assert one.version == two.version
    assert one.version.startswith(f"{name}-")
    assert one.scalar_columns == two.scalar_columns
    assert one.faces.now().shape[1] == two.faces.now().shape[1] == len(one.faces.columns)
    rows = one.faces.now()
    assert len(np.unique(rows, axis=0)) > 0.9 * len(rows)
    shared = [face for face in one.features.known if face in two.features.known]
    for face in shared:
        assert one.faces.now()[one.features.known[face]].tolist() == two.faces.now()[two.features.known[face]].tolist()


def test_another_game_is_another_version() -> None:
    assert len({Dealer(name).version for name in GAMES}) == len(GAMES)
