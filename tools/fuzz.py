#!/usr/bin/env python3
"""Plays many random games of Divine Cross and looks at everything at every decision.

A third of the games use starter decks, the others random legal decks of all starter cards. At every
decision: there is an option, none is offered twice, every card is in exactly one place and knows it.
At some decisions also every view and every description is made; one game in twenty keeps a log, which is
told to everyone at the end. Every game must end by the rules within 20,000 decisions.

    python tools/fuzz.py --games 50000 --jobs 2          seeds 0 to 49999
    python tools/fuzz.py --games 1 --from 1234           one game again
    python tools/fuzz.py --games 5000 --workshop         decks of all the cards of the scenarios and of the corpus

Run it on the compiled build (`make build/compiled.stamp`, then PYTHONPATH=build/compiled), where it is five
times faster. Exit code 1 if anything went wrong; every failure is printed with its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from helpers import fuzz, fuzz_decks, workshop_decks


@dataclass
class Sum:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    longest: tuple[int, int] = (0, 0)
    """Decisions of the longest game, and its seed."""
    endings: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    failures: list[tuple[int, str, str]] = field(default_factory=list)
    """Seed, error, traceback."""

    def add(self, other: Sum) -> None:
        """Adds the games of another batch."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.winners += other.winners
        self.failures += other.failures


def batch(first: int, last: int, views: float, workshop: bool) -> Sum:
    """Plays the games with seeds from ``first`` up to, not including, ``last``."""
    found = Sum()
    for seed in range(first, last):
        found.games += 1
        try:
            decks = workshop_decks(seed) if workshop else fuzz_decks(seed)
            result = fuzz(seed, views, record=seed % 20 == 7, decks=decks)
        except Exception as error:
            found.failures.append((seed, f"{type(error).__name__}: {error}", traceback.format_exc()))
            continue
        found.decisions += result.decisions
        found.turns += result.turns
        found.longest = max(found.longest, (result.decisions, seed))
        found.endings[result.outcome.reason] += 1
        found.winners["draw" if result.outcome.winner is None else f"player {result.outcome.winner + 1}"] += 1
    return found


def main() -> int:
    """Runs the games and prints what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="SEED", help="the first seed (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--views", type=float, default=0.05, help="share of decisions at which views are made (default 0.05)")
    parser.add_argument("--size", type=int, default=250, help="games per batch (default 250)")
    parser.add_argument("--workshop", action="store_true", help="decks of all the cards of the scenarios and of the corpus")
    args = parser.parse_args()

    import shinpan.table.table as hot

    kind = "pure Python" if hot.__file__.endswith(".py") else "compiled"
    last = args.first + args.games
    starts = range(args.first, last, args.size)
    total = Sum()
    start = time.perf_counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        lasts = [min(first + args.size, last) for first in starts]
        batches = pool.map(batch, starts, lasts, [args.views] * len(starts), [args.workshop] * len(starts))
        for done in batches:
            total.add(done)
            for seed, error, trace in done.failures:
                print(f"seed {seed}: {error}\n{trace}", flush=True)
            if sys.stderr.isatty():
                print(f"\r{total.games} games, {len(total.failures)} failures", end="", file=sys.stderr)
    seconds = time.perf_counter() - start
    print(f"{total.games} games ({kind}), seeds {args.first} to {last - 1}, {seconds:.0f} s with {args.jobs} processes")
    ended = total.games - len(total.failures)
    print(f"ended by the rules: {ended}; failures: {len(total.failures)}")
    each = max(1, ended)
    print(f"decisions: {total.decisions} ({total.decisions / each:.1f} a game), turns: {total.turns / each:.1f} a game")
    print(f"longest game: {total.longest[0]} decisions (seed {total.longest[1]})")
    print("winners: " + ", ".join(f"{who} {n}" for who, n in total.winners.most_common()))
    print("endings: " + ", ".join(f"{why} {n}" for why, n in total.endings.most_common()))
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
