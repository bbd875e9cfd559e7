"""The player that has learned: its weights fit, it plays by seed, it is fast enough, and says in one line what it lacks."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from extras import needs

needs("numpy")

import numpy as np

from helpers import fuzz_decks
from shinpan.games.base import CardError, Game
from shinpan.games.judging import Judge
from shinpan.learned import recording
from shinpan.learned.inputs import Reader
from shinpan.learned.player import LearnedPlayer, Thinker
from shinpan.learned.weights import load, save, shipped
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.match import Match, play
from shinpan.players import RandomPlayer, bots, known
from shinpan.research.dealing import Dealer
from shinpan.table.decisions import Decision, Seat
from shinpan.table.table import Table


def reader(rules: Game) -> Reader:
    return Reader(rules, rules.table([[], []], 0, rules.book("")))


@pytest.mark.parametrize("name", game_names())
def test_every_game_ships_weights_that_fit(name: str) -> None:
    rules = game(name)
    path = Path(str(shipped(rules)))
    assert path.stat().st_size < 10_000_000
    net = load(path, reader(rules).columns)
    assert all(np.isfinite(part).all() for part in net.weights.values())
    assert "learned" in bots(rules)
    assert known("learned", rules) == "learned"


class Noting(Seat):
    """Lets the learned player choose and keeps what it chose, and how long that took."""

    def __init__(self, seed: int) -> None:
        self.inner = LearnedPlayer(seed)
        self.chosen: list[int] = []
        self.thought = 0
        self.seconds = 0.0

    def choose(self, table: object, decision: Decision) -> int:
        assert isinstance(table, Table)
        asked = self.inner.asked, self.inner.turn
        start = time.process_time()
        index = self.inner.choose(table, decision)
        if (self.inner.asked, self.inner.turn) != asked:
            self.thought += 1
            self.seconds += time.process_time() - start
        assert 0 <= index < len(decision.options)
        self.chosen.append(index)
        return index


@pytest.mark.parametrize("name", game_names())
def test_it_plays_by_its_seed_and_fast_enough(name: str) -> None:
    rules = game(name)
    decks = [starter_deck(rules, deck).cards for deck in starter_decks(rules)[:2]]
    games = []
    for _ in range(2):
        seats = [Noting(1), Noting(2)]
        outcome = play(rules, decks, seats, seed=5)
        games.append((repr(outcome), seats[0].chosen, seats[1].chosen))
    assert games[0] == games[1]
    thought, seconds = sum(seat.thought for seat in seats), sum(seat.seconds for seat in seats)
    assert thought > 10
    assert thought / seconds > 100


@pytest.mark.parametrize("name", game_names())
def test_one_network_for_any_deck(name: str) -> None:
    """Decks of cards in any mixture, which nobody has learned with, are played all the same."""
    rules = game(name)
    outcome = play(rules, fuzz_decks(7, rules), [LearnedPlayer(1), RandomPlayer(2)], seed=3)
    assert outcome.winner in (0, 1, None)


@pytest.mark.parametrize("name", game_names())
def test_looking_changes_nothing(name: str) -> None:
    """What the player makes of a table leaves no trace in it."""
    rules = game(name)
    decks = [starter_deck(rules, deck).cards for deck in starter_decks(rules)[:2]]
    match, other = Match(rules, decks, seed=4), Match(rules, decks, seed=4)
    thinker = Thinker(rules, match.table)
    for _ in range(30):
        if match.decision is None:
            break
        score, value = thinker.think(match.table, match.decision)
        assert len(score) == len(match.decision.options) and -1.0 <= value <= 1.0
        match.choose(0)
        other.choose(0)
    assert match.view(0) == other.view(0)
    assert [str(line) for line in match.log(0)] == [str(line) for line in other.log(0)]


def test_weights_for_something_else_are_refused_in_one_line(tmp_path: Path) -> None:
    first, second = (reader(game(name)).columns for name in game_names()[:2])
    path = Path(str(shipped(game(game_names()[0]))))
    weights = load(path, first).weights
    with pytest.raises(CardError, match=f"learned for {first.version}, not for {second.version}: train anew"):
        load(path, second)
    other = tmp_path / "other.npz"
    save(other, second, weights, "")
    with pytest.raises(CardError, match="weights of another network"):
        load(other, second)
    other.write_bytes(b"nothing")
    with pytest.raises(CardError, match="cannot be read"):
        load(other, first)
    with pytest.raises(CardError, match="no weights here"):
        load(tmp_path / "none.npz", first)


def test_files_that_are_damaged_are_refused_in_one_line(tmp_path: Path) -> None:
    """Weights and recorded games are the same kind of file: one of either that was cut off or overwritten."""
    columns = reader(game(game_names()[0])).columns
    whole = Path(str(shipped(game(game_names()[0])))).read_bytes()
    dice = Random(1)
    path = tmp_path / "damaged.npz"
    for number in range(30):
        where = dice.randrange(len(whole) - 200)
        path.write_bytes(whole[:where] if number % 2 else whole[:where] + bytes(100) + whole[where + 100 :])
        for read in (lambda: load(path, columns), lambda: recording.load(path, columns.version)):
            with pytest.raises(CardError, match=r"damaged\.npz: "):
                read()
    np.save(path.with_suffix(".npy"), np.zeros(3))
    with pytest.raises(CardError, match="no file of several arrays"):
        load(path.with_suffix(".npy"), columns)
    weights = load(Path(str(shipped(game(game_names()[0])))), columns).weights
    np.savez(path, version=columns.version, **{name: part.astype(str) for name, part in weights.items()})  # type: ignore[arg-type]
    with pytest.raises(CardError, match="weights of another network"):
        load(path, columns)


def test_recorded_games_say_with_what_they_were_recorded(tmp_path: Path) -> None:
    """A run that was stopped while games were played is not gone on with by another teacher, seed or noise."""
    dealer = Dealer("divinecross")
    path = tmp_path / "00000.npz"
    recording.record(dealer, "random", 1, 0, 1, 0.06).save(path)
    assert recording.load(path, dealer.version, recording.made_with(dealer, "random", 1, 0.06)).noted
    for teacher, seed, noise in (("greedy", 1, 0.06), ("random", 2, 0.06), ("random", 1, 0.1)):
        with pytest.raises(CardError, match="was recorded with random, seed 1, noise 0.06, .* give another folder"):
            recording.load(path, dealer.version, recording.made_with(dealer, teacher, seed, noise))


def test_a_game_without_weights_does_not_offer_it() -> None:
    """Such as one whose judge knows only who has won."""
    nothing = cast(Game, SimpleNamespace(judge=Judge()))
    assert "greedy" in bots(nothing) and "learned" not in bots(nothing)


WITHOUT = """
import sys
sys.modules["numpy"] = None
from shinpan.cli import main
from shinpan.players import BOTS
assert "learned" not in BOTS
sys.exit(main(sys.argv[1:]))
"""


def test_without_numpy_it_is_not_offered() -> None:
    words = ["simulate", "--game", game_names()[0], "--players", "learned", "--games", "2"]
    done = subprocess.run([sys.executable, "-c", WITHOUT, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "shinpan: the player 'learned' needs numpy: pip install 'shinpan[learned]'\n"


def test_nobody_loads_numpy_who_did_not_ask() -> None:
    code = "import sys, shinpan.players, shinpan.cli.app; shinpan.players.bot('greedy'); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
