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
from time import perf_counter, thread_time
from typing import Any

from ..games.base import CardError, Game
from ..library import game as find_game
from ..library import game_names, legality, pool, read_decks, starter_deck, starter_decks
from ..library.decks import faces_with
from ..library.files import text_of
from ..match import Match
from ..match.resting import loaded
from ..match.stepping import Desk
from ..players import RandomPlayer, bot
from ..table import table as hot
from ..table.cards import Face
from ..table.edition import Edition
from ..table.table import GameOver
from .show import print_json, print_left_out, print_table

SLICE = 0.25
"""Seconds of one turn: the runners take turns, so that both meet the same machine."""
YARDSTICK = "pyspiel gin_rummy"
FORKS = 5
"""Copies made at one decision, where each of them is used."""
APART = 10
"""Choices between two decisions at which copies are used: what was kept for one does not make the next cheaper."""
TRIES = 20
"""Games after which a decision in the midst of an effect, or a pause, is no longer waited for."""
BATCH = 16
"""Games of a batch."""
BOT = "search-regular"
"""Whose moves are looked at for pauses of the collector."""
MORE = {
    "match_ratio": ("Match", ".2f"),
    "batch_ratio": ("batch", ".2f"),
    "fork_us": ("fork µs", ".1f"),
    "fork_used_us": ("fork used µs", ".1f"),
    "fork_inside_us": ("inside µs", ".1f"),
    "fork_inside_used_us": ("inside used µs", ".1f"),
    "redeal_us": ("redeal µs", ".1f"),
    "pause_ms": ("pause ms", ".2f"),
}
"""The figures of the second table: how a column is called, and how it is written."""
LEGEND = f"""\
Match, batch: decisions/s of Match and of research.Batch (with observations) over those of direct play
used: until the copy's table stands at its decision and runs; inside: in the midst of an effect; redeal: hidden cards
pause: the longest of the garbage collector in moves of {BOT}
asked for (compiled): Match 0.7, batch 0.5; fork and inside at most 50 µs, redeal 100 µs; pause below 20 ms"""


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

    def stepped(self, tally: Tally) -> None:
        """Plays one game to its end through a match without a log."""
        match = self.match(tally.games)
        choose = RandomPlayer(tally.games).choose
        decision = match.decision
        while decision is not None:
            match.choose(choose(None, decision))
            tally.decisions += 1
            decision = match.decision
        tally.games += 1
        tally.finished += 1

    def match(self, seed: int, quiet: bool = True) -> Match:
        """A match with decks drawn from all that are given."""
        decks = (self.random.choice(self.decks), self.random.choice(self.decks))
        return Match(self.game, decks, seed=seed, quiet=quiet, edition=self.edition.name if self.edition else "")

    def twin(self) -> Ours:
        """A runner that will draw the same decks, one game after the other."""
        return Ours(self.game, self.decks, edition=self.edition)

    def copies(self, seconds: float) -> Copies:
        """Times copies at decisions in the middle of games, met by random players."""
        copies = Copies(self.game)
        loaded()
        stop = perf_counter() + seconds
        seed = 0
        while perf_counter() < stop or (not copies.complete() and seed < TRIES):
            seed += 1
            match = self.match(seed)
            player = RandomPlayer(seed)
            begin = self.random.randrange(10, 60)
            due = {True: begin, False: begin + self.random.randrange(APART)}
            for number in range(begin + 30):
                decision = match.decision
                if decision is None:
                    break
                free = decision.free
                if number >= due[free]:
                    due[free] = number + (1 if free else APART)
                    copies.at(match, free)
                match.choose(player.choose(None, decision))
        gc.unfreeze()
        return copies

    def pause_ms(self, seconds: float) -> float:
        """The longest pause of the garbage collector, in milliseconds, in moves of bots at a table with a log.

        A move is thinking, as a table asks its bots, and what the choice brings about. Time of the processor is counted: if
        something else runs meanwhile, that is not the collector's.
        """
        longest = begun = 0.0

        def watch(phase: str, info: dict[str, int]) -> None:
            nonlocal longest, begun
            if phase == "start":
                begun = thread_time()
            else:
                longest = max(longest, thread_time() - begun)

        loaded()
        stop = perf_counter() + seconds
        seed = 0
        while perf_counter() < stop or (not longest and seed < TRIES):
            seed += 1
            match = self.match(seed, quiet=False)
            seats = [bot(BOT, seed), bot(BOT, seed + 1)]
            while (decision := match.decision) is not None and (perf_counter() < stop or not longest):
                gc.callbacks.append(watch)
                try:
                    match.choose(match.ask(seats[decision.player]))
                finally:
                    gc.callbacks.remove(watch)
        gc.unfreeze()
        return longest * 1e3


class Spent:
    """Time spent on something done again and again."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.times = 0

    def add(self, start: float, times: int) -> None:
        """It was done so many times since then."""
        self.seconds += perf_counter() - start
        self.times += times

    def us(self) -> float | None:
        """Microseconds of one time, on the average; None if there was none."""
        return round(self.seconds / self.times * 1e6, 1) if self.times else None


class Copies:
    """What copies of a match cost, at free actions and in the midst of an effect, and dealing hidden cards anew."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.random = Random(1)
        self.fork = {True: Spent(), False: Spent()}
        """At free actions, and inside."""
        self.used = {True: Spent(), False: Spent()}
        """The copy runs: its engine stands at the decision and waits for an answer."""
        self.redeal = Spent()

    def complete(self) -> bool:
        """Whether everything was met."""
        return all(spent.times for spent in (*self.fork.values(), *self.used.values(), self.redeal))

    def at(self, match: Match, free: bool) -> None:
        """Makes copies of a match where it stands, and drops them again, which is part of the price."""
        match.fork()
        start = perf_counter()
        for _ in range(20):
            match.fork()
        self.fork[free].add(start, 20)
        if free:  # a table, but one that does not run yet
            start = perf_counter()
            for _ in range(FORKS):
                Desk(match.fork().table)
            self.used[free].add(start, FORKS)
            self.deal(match)
        else:  # a note only: the way here is gone again when the table is asked for
            start = perf_counter()
            for _ in range(FORKS):
                match.fork().table  # noqa: B018 (asking for it lays it)
            self.used[free].add(start, FORKS)

    def deal(self, match: Match) -> None:
        """Deals anew, on copies, what the player cannot see who decides."""
        decision = match.decision
        assert decision is not None
        tables = [match.fork().table for _ in range(FORKS)]
        redeal = self.game.judge.redeal
        start = perf_counter()
        for table in tables:
            redeal(table, decision.player, self.random)
        self.redeal.add(start, FORKS)


def batched(ours: Ours) -> Callable[[Tally], None] | None:
    """A runner of a batch that is observed before every step, if numpy is installed. Its step is one of all games."""
    # What learners need is an extra that need not be installed.
    try:
        from ..research import Batch
    except ImportError:
        return None
    batch = Batch(ours.game, ours.decks, count=BATCH, seed=1, edition=ours.edition.name if ours.edition else "")
    random = Random(1).random

    def step(tally: Tally) -> None:
        seen = batch.observe()
        done = batch.step([int(random() * offered) for offered in seen.offered.tolist()]).done
        tally.decisions += BATCH
        tally.games += int(done.sum())

    return step


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
    """Plays a game and the yardstick by turns for so many seconds each, then measures what else is told of a game."""
    ours.step(Tally(ours.step))
    tally = Tally(ours.step)
    yard = Tally(yard_step) if yard_step is not None else None
    by_turns([tally, yard] if yard is not None else [tally], seconds)
    short = max(0.2, min(seconds / 5, 3.0))
    copies = ours.copies(2 * short)
    match_ratio = against_direct(ours, ours.twin().stepped, seconds / 3)
    batch = batched(ours)
    if batch is not None:
        Tally(batch).run(seconds / 10)  # its games begin together: let them drift apart
    figures = {
        "games_per_s": round(tally.games / tally.seconds, 1),
        "decisions_per_s": round(tally.rate(), 1),
        "decisions_per_game": round(tally.decisions / tally.games, 1),
        "fork_us": copies.fork[True].us(),
        "ratio": round(tally.rate() / yard.rate(), 3) if yard is not None and yard.decisions else None,
        "finished": tally.finished / tally.games,
        "decks": len(ours.decks),
        "match_ratio": match_ratio,
        "fork_used_us": copies.used[True].us(),
        "fork_inside_us": copies.fork[False].us(),
        "fork_inside_used_us": copies.used[False].us(),
        "redeal_us": copies.redeal.us(),
        "pause_ms": round(ours.pause_ms(2 * short), 3),
        "batch_ratio": against_direct(ours, batch, seconds / 3) if batch is not None else None,
    }
    return figures, yard.rate() if yard is not None else None


def by_turns(tallies: Sequence[Tally], seconds: float) -> None:
    """Lets all run for so many seconds each, a slice at a time."""
    loaded()  # the cards stay, as in `simulate`: a collector that walks them again and again measures itself
    while tallies[0].seconds < seconds:
        part = min(SLICE, seconds - tallies[0].seconds)
        for tally in tallies:
            tally.run(part)
    gc.unfreeze()


def against_direct(ours: Ours, step: Callable[[Tally], None], seconds: float) -> float:
    """Decisions a second of a runner over those of direct play, which draws the same decks."""
    direct, other = Tally(ours.twin().step), Tally(step)
    by_turns([direct, other], seconds)
    return round(other.rate() / direct.rate(), 3)


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
    show_more(result["games"])


def show_more(games: dict[str, dict[str, Any]]) -> None:
    """Prints what else was measured."""
    rows = []
    for name, row in games.items():
        rows.append((name, *("-" if row[key] is None else format(row[key], form) for key, (_, form) in MORE.items())))
    print()
    print_table("", ("game", *(name for name, _ in MORE.values())), rows)
    print(LEGEND)
    if any(row["batch_ratio"] is None for row in games.values()):
        print("no batch: it needs numpy (pip install 'shinpan[research]')")
