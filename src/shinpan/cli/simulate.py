"""``simulate``: decks and players against each other, many times."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any

from ..games.base import CardError, Game
from ..library import Deck, pool, read_deck, read_decks, starter_deck, starter_decks
from ..library import game as find_game
from ..library.decks import faces_with
from ..library.files import one_line
from ..players import known
from ..simulation import Run, Store, WorkerLost, cores, here, job_of, on_ray, plan, processes, summary
from ..simulation.report import report
from ..simulation.run import Runner
from ..simulation.running import ray_module
from ..simulation.statistics import answer
from ..simulation.tables import files_of, writer
from ..table.cards import Face
from .bench import deck_files
from .play import edition_of, refuse_illegal
from .show import print_json, print_left_out, print_table

EVERY = 0.5
"""Seconds between two lines of progress on a terminal …"""
SELDOM = 10.0
"""… and elsewhere."""


def simulate(arguments: argparse.Namespace) -> int:
    """The command."""
    check(arguments)
    game = find_game(arguments.game)
    book = edition_of(game, arguments)
    players = arguments.players
    for name in players:
        known(name, game)
    apart(arguments)
    outputs = [(path, writer(path, kind)) for path, kind in ((arguments.csv, "csv"), (arguments.parquet, "parquet")) if path]
    if arguments.report:
        page = Path(arguments.report)
        writable(page)
        outputs.append((arguments.report, lambda run: keep(page, report(run, game.about.title))))
    if arguments.on:
        ray_module()
    decks, mine, theirs = decks_of(game, arguments)
    for deck in decks.values():
        refuse_illegal(game, deck, None, book)
    planned = plan(mine, players, arguments.games, arguments.each, arguments.pairs, theirs, arguments.seed)
    cards = [decks[name].cards for name in planned.decks]
    job = job_of(game, book.name, cards, planned, arguments.seconds_per_move, studied(game, arguments))
    with ExitStack() as stack:
        store = stack.enter_context(Store(Path(arguments.out), job)) if arguments.out else None
        if store is not None and store.damaged:
            lines = "1 line is" if store.damaged == 1 else f"{store.damaged} lines are"
            print(f"note: {store.path}: {lines} damaged; what is missing is played again", file=sys.stderr)
        run = Run(job, arguments.decide, store)
        code = played(run, runner_of(arguments, run), Progress(run) if telling(arguments) else None)
    found = summary(run)
    troubles = [told for path, write in outputs for told in trouble(path, write, run)]
    if arguments.json:
        print_json(found)
    else:
        show(found)
    for told in troubles:
        print(f"shinpan: {told}", file=sys.stderr)
        code = code or 2
    if found["faults"]:
        fault = next((setup, record) for setup, _, record in run.records() if record.fault)[1]
        names = " and ".join(planned.decks[deck] for deck in fault.decks)
        where = f"{found['faults']} games are not counted: in one of {names} on seed {fault.seed} the engine failed"
        print(f"shinpan: {where} ({fault.fault}); please report it", file=sys.stderr)
        return code or 1
    return code


def check(arguments: argparse.Namespace) -> None:
    """Refuses numbers that make no sense."""
    for option in ("games", "each", "workers"):
        value = getattr(arguments, option)
        if value is not None and value <= 0:
            raise CardError(f"--{option} must be a number from 1 on, not {value}")
    if arguments.games is None and arguments.each is None:
        arguments.games = GAMES
    arguments.games, arguments.each = arguments.games or 0, arguments.each or 0
    if not 0 <= arguments.seconds_per_move <= 3600:
        raise CardError(f"--seconds-per-move must be between 0 and 3600, not {arguments.seconds_per_move:g}")
    if arguments.decide is not None and not 0 <= arguments.decide < 100:
        raise CardError(f"--decide must be between 0 and 100 points, not {arguments.decide:g}")


GAMES = 200
"""Games where nobody says how many."""


def decks_of(game: Game, arguments: argparse.Namespace) -> tuple[dict[str, Deck], list[str], list[str]]:
    """All decks by what they are called, and the names of those that were asked for, and of the gauntlet."""
    files = [Path(path) for path in arguments.cards]
    faces = faces_with(game, files)
    if files:
        print_left_out(pool(game, files).merged.left)
    found: dict[str, Deck] = {}
    called: dict[str, str] = {}

    def read(given: str) -> Iterator[str]:
        for origin, deck in decks_at(game, given, faces if files or given not in starter_decks(game) else None):
            if origin not in called:
                name, number = deck.name, 1
                while name in found:
                    number += 1
                    name = f"{deck.name} ({number})"
                called[origin] = name
                found[name] = deck
            yield called[origin]

    mine = [name for given in arguments.decks or starter_decks(game) for name in read(given)]
    theirs = [name for given in arguments.gauntlet for name in read(given)]
    return found, mine, theirs


def decks_at(game: Game, given: str, faces: Mapping[str, Face] | None) -> list[tuple[str, Deck]]:
    """The decks somebody names, each with where it is from: a starter deck, one of a file, or all of a folder."""
    path = Path(given)
    if faces is None or not path.is_dir():
        return [(given, read_deck(game, given, faces))]
    return [(f"{file}#{place}", deck) for file in deck_files(path) for place, deck in enumerate(read_decks(file, faces))]


def studied(game: Game, arguments: argparse.Namespace) -> list[list[Face]] | None:
    """The decks the bots have met: the starter decks and those of ``--study``. None where the lists are open."""
    if arguments.open_lists:
        return None
    known = [starter_deck(game, name).cards for name in starter_decks(game)]
    if arguments.study:
        faces = faces_with(game, [Path(path) for path in arguments.cards])
        known += [deck.cards for given in arguments.study for _, deck in decks_at(game, given, faces)]
    return known


def writable(path: Path) -> None:
    """Refuses now what could not be written hours later."""
    if path.is_dir():
        raise CardError(f"{path}: this is a folder")
    if not path.absolute().parent.is_dir():
        raise CardError(f"{path}: there is no folder {path.parent}")


def apart(arguments: argparse.Namespace) -> None:
    """Refuses to write over what was just read or written: each file is one thing only."""
    taken = [Path(given) for given in (*arguments.decks, *arguments.gauntlet, *arguments.study, *arguments.cards)]
    seen = {path.resolve(): "is read from" for path in taken if path.is_file()}
    for option in ("out", "report", "csv", "parquet"):
        given = getattr(arguments, option)
        if given:
            for path in files_of(given, option) if option in ("csv", "parquet") else [Path(given)]:
                if path.resolve() in seen:
                    raise CardError(f"--{option}: {path} {seen[path.resolve()]} in the same run: give another file")
                seen[path.resolve()] = f"is written by --{option}"


def keep(path: Path, text: str) -> None:
    """Writes a file."""
    path.write_text(text, encoding="utf-8")


def trouble(path: str, write: Callable[[Run], None], run: Run) -> Iterable[str]:
    """Writes results, and tells what became of it: what was played is told in any case."""
    try:
        write(run)
    except OSError as error:
        yield f"{path}: cannot be written ({one_line(error)})"


def runner_of(arguments: argparse.Namespace, run: Run) -> Runner:
    """Who plays: processes, unless one is enough."""
    if arguments.on:
        return on_ray
    wanted = arguments.workers or cores()
    count = min(wanted, sum(1 for _ in islice(run.left(), wanted)))
    if count <= 1:
        return here
    return lambda job, tasks: processes(job, tasks, count)


def played(run: Run, runner: Runner, progress: Progress | None) -> int:
    """Plays, and says what stopped it; what was played counts in any case."""
    try:
        run.go(runner, progress)
    except (KeyboardInterrupt, WorkerLost, OSError) as stopped:
        done, wanted = run.games
        why = "stopped" if isinstance(stopped, KeyboardInterrupt) else one_line(stopped)
        kept = f"they are kept in {run.store.path}: the same command goes on" if run.store else "--out FILE would keep them"
        if progress is not None:
            progress.clear()
        print(f"shinpan: {why} after {done} of {wanted} games; {kept}", file=sys.stderr)
        return 130 if isinstance(stopped, KeyboardInterrupt) else 1
    if progress is not None:
        progress.clear()
    return 0


# ------------------------------------------------------------------ what is told


def telling(arguments: argparse.Namespace) -> bool:
    """Whether progress is told."""
    return bool(arguments.progress) or sys.stderr.isatty()


class Progress:
    """Says how far it is, and how long it will take."""

    def __init__(self, run: Run) -> None:
        self.live = sys.stderr.isatty()
        self.last = monotonic() - (0 if self.live else SELDOM)
        self.width = 0

    def __call__(self, run: Run) -> None:
        """After each block."""
        now = monotonic()
        if now - self.last < (EVERY if self.live else SELDOM):
            return
        self.last = now
        done, wanted = run.games
        rate = run.fresh / run.seconds if run.seconds else 0.0
        left = f", {duration((wanted - done) / rate)} left" if rate else ""
        line = f"{done:,} of {wanted:,} games, {rate:,.1f} a second{left}"
        if self.live:
            print(f"\r{line.ljust(self.width)}", end="", file=sys.stderr, flush=True)
            self.width = len(line)
        else:
            print(line, file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leaves the terminal as it was."""
        if self.live and self.width:
            print(f"\r{' ' * self.width}\r", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """A time in words.

    >>> duration(5.2), duration(125), duration(7300)
    ('6 s', '2 min 6 s', '2 h 1 min')
    """
    whole = int(seconds) + 1
    if whole < 60:
        return f"{whole} s"
    return f"{whole // 60} min {whole % 60} s" if whole < 3600 else f"{whole // 3600} h {whole % 3600 // 60} min"


def percent(value: float | None) -> str:
    """A share for people."""
    return "-" if value is None else f"{100 * value:.1f} %"


def show(found: dict[str, Any]) -> None:
    """Prints the figures as tables."""
    columns = ("", "games", "wins", "losses", "draws", "share", "from", "to")

    def row(names: list[str], part: dict[str, Any]) -> tuple[object, ...]:
        share = (part["wins"][0] + part["draws"] / 2) / part["games"] if part["games"] else None
        limits = percent(part["low"]), percent(part["high"])
        return (" - ".join(names), part["games"], *part["wins"], part["draws"], percent(share), *limits)

    players = found["players"]
    if len(set(players["names"])) > 1:
        rows = [row(part["names"], part) for part in players.get("pairs", [players])]
        if "mirrors" in players:
            rows.append(row(["mirror matches"], players["mirrors"]))
        print_table("players", columns, rows)
        print()
    rows = [
        (
            *row(part["decks"], part),
            percent(part["first_player_wins"]),
            "-" if part["turns"] is None else f"{part['turns']:.1f}",
        )
        for part in found["pairs"]
    ]
    print_table("decks", (*columns, "first player", "turns"), rows)
    for part in found.get("decided", []):
        print()
        print(verdict(part))
    print()
    stopped = "" if found["complete"] else " (not complete)"
    print(f"{found['seconds']:.1f} s, {found['games_per_s']:,.1f} games a second{stopped}; shares with 95 % intervals")


def verdict(part: dict[str, Any]) -> str:
    """What was decided, in words."""
    first = (part.get("players") or part["decks"])[0]
    limits = f"{percent(part['low'])} to {percent(part['high'])}"
    return f"{answer(part)}, after {part['games']} games (share of {first}: {limits} at any time)"
