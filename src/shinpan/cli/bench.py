"""``bench``: how fast random players play whole games, measured against a known engine in the same run."""

from __future__ import annotations

import argparse
import gc
import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from ..games.base import CardError, Game
from ..library import game as find_game
from ..library import game_names, legality, pool, read_decks, starter_deck, starter_decks
from ..library.decks import faces_with
from ..library.files import text_of
from ..match import Match
from ..players import RandomPlayer
from ..table import table as hot
from ..table.cards import Face
from ..table.edition import Edition
from ..table.table import GameOver
from .show import print_json, print_left_out, print_table

SLICE = 0.25
"""Seconds of one turn: the runners take turns, so that both meet the same machine."""
YARDSTICK = "pyspiel gin_rummy"


def compiled() -> bool:
    """Whether the hot packages are compiled.

    >>> compiled() in (True, False)
    True
    """
    return not str(hot.__file__).endswith(".py")


@dataclass
class Tally:
    """What a runner has done so far."""

    step: Callable[[Tally], None]
    """Plays one game."""
    games: int = 0
    decisions: int = 0
    finished: int = 0
    seconds: float = 0.0

    def run(self, budget: float) -> None:
        """Plays games for about so many seconds."""
        start = perf_counter()
        stop = start + budget
        now = start
        while now < stop:
            self.step(self)
            now = perf_counter()
        self.seconds += now - start

    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds else 0.0


@dataclass
class Ours:
    """Plays one of our games with decks drawn from all that are given."""

    game: Game
    decks: Sequence[Sequence[Face]]
    random: Random = field(default_factory=lambda: Random(1))
    edition: Edition | None = None

    def step(self, tally: Tally) -> None:
        """Plays one game to its end."""
        decks = (self.random.choice(self.decks), self.random.choice(self.decks))
        table = self.game.table(decks, tally.games, self.edition)
        player = RandomPlayer(tally.games)
        table.seats = [player, player]
        with suppress(GameOver):
            table.run()
        tally.games += 1
        tally.decisions += table.asked
        tally.finished += table.over

    def fork_us(self, seconds: float) -> float:
        """Microseconds of one fork at a free action, averaged over positions in the middle of games."""
        spent, forks = 0.0, 0
        gc.collect()
        gc.freeze()  # the phrasebook and the cards stay: a collector that walks them again and again measures itself
        stop = perf_counter() + seconds
        seed = 0
        while not forks or perf_counter() < stop:
            seed += 1
            match = Match(self.game, (self.random.choice(self.decks), self.random.choice(self.decks)), seed=seed, quiet=True)
            player = RandomPlayer(seed)
            begin = self.random.randrange(10, 60)
            for number in range(begin + 30):
                decision = match.decision
                if decision is None:
                    break
                if number >= begin and decision.free:
                    match.fork()
                    start = perf_counter()
                    for _ in range(20):
                        match.fork()
                    spent += perf_counter() - start
                    forks += 20
                match.choose(player.choose(None, decision))
        gc.unfreeze()
        return spent / forks * 1e6


def gin_rummy() -> Callable[[Tally], None] | None:
    """A runner of the yardstick, if it is installed. Chance is no decision: it is sampled and not counted."""
    # The yardstick is an extra that need not be installed.
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("gin_rummy")
    random = Random(1).random

    def step(tally: Tally) -> None:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = random()
                action = 0
                for action, probability in state.chance_outcomes():  # noqa: B007 (the last one read is the one drawn)
                    left -= probability
                    if left < 0:
                        break
            else:
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
                decisions += 1
            state.apply_action(action)
        tally.games += 1
        tally.finished += 1
        tally.decisions += decisions

    return step


# ------------------------------------------------------------------ the command


def bench(arguments: argparse.Namespace) -> int:
    """Measures and prints."""
    seconds: float = arguments.seconds
    if not 0 < seconds <= 3600:
        raise CardError(f"--seconds must be between 0 and 3600, not {seconds:g}")
    names = [find_game(arguments.game).name] if arguments.game else game_names()
    if len(names) > 1 and (arguments.decks or arguments.cards):
        names = [game_meant(names, arguments.decks, arguments.cards)]
    result: dict[str, Any] = {"compiled": compiled(), "games": {}, "yardstick": {"name": YARDSTICK, "decisions_per_s": None}}
    yard_step = gin_rummy()
    yard_rates: list[float] = []
    for name in names:
        game = find_game(name)
        decks = decks_of(game, arguments.decks, arguments.cards)
        edition = game.book(arguments.edition) if arguments.edition else None
        measured, yard = measure(Ours(game, decks, edition=edition), yard_step, seconds)
        result["games"][name] = measured
        if yard is not None:
            yard_rates.append(yard)
    if yard_rates:
        result["yardstick"]["decisions_per_s"] = round(sum(yard_rates) / len(yard_rates), 1)
    if arguments.json:
        print_json(result)
    else:
        show(result)
    return 0


def measure(ours: Ours, yard_step: Callable[[Tally], None] | None, seconds: float) -> tuple[dict[str, Any], float | None]:
    """Plays a game and the yardstick by turns for so many seconds each."""
    ours.step(Tally(ours.step))
    gc.collect()
    gc.freeze()  # the cards stay, as in `simulate`: a collector that walks them again and again measures itself
    tally = Tally(ours.step)
    yard = Tally(yard_step) if yard_step is not None else None
    while tally.seconds < seconds:
        part = min(SLICE, seconds - tally.seconds)
        tally.run(part)
        if yard is not None:
            yard.run(part)
    gc.unfreeze()
    fork = ours.fork_us(max(0.2, min(seconds / 5, 3.0)))
    return {
        "games_per_s": round(tally.games / tally.seconds, 1),
        "decisions_per_s": round(tally.rate(), 1),
        "decisions_per_game": round(tally.decisions / tally.games, 1),
        "fork_us": round(fork, 1),
        "ratio": round(tally.rate() / yard.rate(), 3) if yard is not None and yard.decisions else None,
        "finished": tally.finished / tally.games,
        "decks": len(ours.decks),
    }, yard.rate() if yard is not None else None


def deck_files(path: Path) -> list[Path]:
    """A file of decks, or all of a folder."""
    if path.is_file():
        return [path]
    if not path.is_dir():
        raise CardError(f"{path}: there is no such folder of decks, nor such a file")
    files = [file for file in sorted(path.iterdir()) if file.suffix.lower() in (".yaml", ".yml", ".json", ".txt")]
    if not files:
        raise CardError(f"{path}: there are no decks (.yaml, .json, .txt) in this folder")
    return files


def game_meant(names: Sequence[str], decks: str | None, cards: Sequence[str]) -> str:
    """The game whose cards the decks name most often; for cards alone, nobody can tell."""
    text = "".join(text_of(file) for file in deck_files(Path(decks))) if decks else ""
    words = Counter(re.findall(r"[\w-]+", text))
    found: dict[str, int] = {}
    for name in names:
        faces = faces_with(find_game(name), [Path(path) for path in cards])
        found[name] = sum(words[part] for number in faces for part in number.split("/"))
    best = max(found, key=lambda name: found[name])
    if list(found.values()).count(found[best]) > 1:
        raise CardError("--decks and --cards belong to one game: say which with --game")
    return best


def decks_of(game: Game, path: str | None, cards: Sequence[str]) -> list[list[Face]]:
    """The decks to draw from. Every one must be legal; one with a card that is not read in full is left out."""
    files = [Path(file) for file in cards]
    faces = faces_with(game, files)
    if files:
        print_left_out(pool(game, files).merged.left)
    if path is None:
        return [starter_deck(game, name).cards for name in starter_decks(game)]
    decks: list[list[Face]] = []
    unread = 0
    for file in deck_files(Path(path)):
        for deck in read_decks(file, faces):
            if any(game.unread(face) for face in deck.cards):
                unread += 1
                continue
            problems = legality(game, deck)
            if problems:
                raise CardError(f"{file}: {deck.name} is not a legal deck: {problems[0]}")
            decks.append(deck.cards)
    if not decks:
        raise CardError(f"{path}: every deck has a card that is not read in full")
    if unread:
        left_out = f"{unread} of {unread + len(decks)} decks are left out: they have cards that are not read in full"
        print(f"shinpan: {left_out}", file=sys.stderr)
    return decks


def show(result: dict[str, Any]) -> None:
    """Prints the figures as a table."""
    print("compiled" if result["compiled"] else "not compiled (make compile makes it several times faster)")
    rows = []
    for name, row in result["games"].items():
        ratio = "-" if row["ratio"] is None else f"{row['ratio']:.2f}"
        rate = f"{row['decisions_per_s']:,.0f}"
        finished = f"{100 * row['finished']:g} %"
        rows.append((name, f"{row['games_per_s']:,.0f}", rate, row["decisions_per_game"], row["fork_us"], ratio, finished))
    yard = result["yardstick"]["decisions_per_s"]
    rows.append((YARDSTICK, "-", "-" if yard is None else f"{yard:,.0f}", "-", "-", "-" if yard is None else "1.00", "-"))
    print_table("", ("game", "games/s", "decisions/s", "decisions/game", "fork µs", "ratio", "finished"), rows)
    if yard is None:
        print("no yardstick: it needs open_spiel (pip install 'shinpan[bench]')")
