#!/usr/bin/env python3
"""Plays many random games and looks at everything at every decision.

A third of the games use starter decks, the others random legal decks of all starter cards. At every
decision: there is an option, none is offered twice, every card is in exactly one place and knows it.
At some decisions also every view and every description is made; one game in twenty keeps a log, which is
told to everyone at the end. Every game must end by the rules within 20,000 decisions.

    python tools/fuzz.py --games 50000 --jobs 2          seeds 0 to 49999 of Divine Cross
    python tools/fuzz.py --game digimon --games 5000     the same for Digimon
    python tools/fuzz.py --games 1 --from 1234           one game again
    python tools/fuzz.py --games 5000 --workshop         decks of all the cards of the scenarios and of the corpus
    python tools/fuzz.py --game fftcg --games 5000 --workshop
                                                         decks of the starter cards and the cards of the scenarios
    python tools/fuzz.py --game digimon --games 20000 --pool CARDS.json MORE.json --decks DECKS.json
                                                         real decks, those of which every card is read in full
    python tools/fuzz.py --game digimon --games 5000 --pool EN.json JA.json ZH.json --decks DECKS.json --langs en,ja,zh
                                                         the same with cards in several languages: decks of one, of
                                                         one against another, and with each copy in any
    python tools/fuzz.py --game digimon --edition 4.2    by another rule book
    python tools/fuzz.py --game fftcg --edition 2.1.9+limit-break+priming --games 20000 --pool CARDS.json
                                                         with LB decks and Priming
    python tools/fuzz.py --game fftcg --games 20000 --pool CARDS.json
                                                         random decks of all the cards that are read in full

Run it on the compiled build (`make build/compiled.stamp`, then PYTHONPATH=build/compiled), where it is five
times faster. Exit code 1 if anything went wrong; every failure is printed with its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from helpers import fuzz, fuzz_decks, pool_decks, read_in_full, real_decks, spoken_decks, spoken_pools, workshop_decks
from shinpan.games.base import CardError, Game
from shinpan.library import game, game_names, legality
from shinpan.table.cards import Face


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


WORKSHOPS = ("divinecross", "fftcg")
"""The games with a workshop of wordings."""
LISTS: list[list[Face]] = []
"""The real decks to draw from, in every process."""
POOL: dict[str, Face] = {}
"""The real cards to make decks of, in every process."""


SPOKEN: dict[str, dict[str, Face]] = {}
"""The real cards by language, where there are several, in every process."""


def gather(name: str, pool: Sequence[Path], lists: Path | None, langs: Sequence[str] = ()) -> tuple[int, int]:
    """Reads the real decks, which must be legal, or the real cards: how many can be played, and how many there are."""
    if not pool:
        return 0, 0
    rules = game(name)
    if langs:
        SPOKEN.update(spoken_pools(pool, langs, rules))
    if lists is None:
        full, count = read_in_full(pool, rules)
        POOL.update(full)
        return len(full), count
    decks, count = real_decks(pool, lists, rules)
    for deck in decks:
        for problem in legality(rules, deck)[:1]:
            raise CardError(f"{lists}: {deck.name} is not a legal deck: {problem}")
    LISTS[:] = [deck.cards for deck in decks]
    return len(decks), count


def decks_for(seed: int, rules: Game, workshop: bool, edition: str = "") -> list[list[Face]]:
    """The decks of a game: two of the real ones where there are any, or of the real cards."""
    if LISTS or POOL:
        dice = Random(seed)
        decks = [dice.choice(LISTS), dice.choice(LISTS)] if LISTS else pool_decks(seed, POOL, rules, edition)
        return spoken_decks(seed, decks, SPOKEN) if SPOKEN else decks
    return workshop_decks(seed, rules, edition) if workshop else fuzz_decks(seed, rules)


def batch(first: int, last: int, views: float, workshop: bool, name: str, edition: str) -> Sum:
    """Plays the games with seeds from ``first`` up to, not including, ``last``."""
    found = Sum()
    rules = game(name)
    for seed in range(first, last):
        found.games += 1
        try:
            decks = decks_for(seed, rules, workshop, edition)
            result = fuzz(seed, views, record=seed % 20 == 7, decks=decks, rules=rules, edition=edition)
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
    parser.add_argument("--game", choices=game_names(), default="divinecross", help="which game (default divinecross)")
    parser.add_argument("--edition", default="", help="the rule book to play by (default: the game's first)")
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="SEED", help="the first seed (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--views", type=float, default=0.05, help="share of decisions at which views are made (default 0.05)")
    parser.add_argument("--size", type=int, default=250, help="games per batch (default 250)")
    parser.add_argument("--workshop", action="store_true", help="decks of all the cards of the scenarios and of the corpus")
    parser.add_argument(
        "--pool", type=Path, nargs="+", default=[], metavar="FILE", help="card files to make decks of, or for --decks"
    )
    parser.add_argument("--decks", type=Path, metavar="FILE", help="a file of decks to draw from")
    parser.add_argument("--langs", default="", help="languages of the cards of --pool, as en,ja,zh: decks are mixed of them")
    args = parser.parse_args()
    if args.workshop and args.game not in WORKSHOPS:
        parser.error(f"--workshop is for --game {' and '.join(WORKSHOPS)}")
    if args.decks and not args.pool:
        parser.error("--decks needs --pool")
    if args.workshop and args.pool:
        parser.error("--workshop and --pool exclude each other")

    import shinpan.table.table as hot

    kind = "pure Python" if hot.__file__.endswith(".py") else "compiled"
    last = args.first + args.games
    starts = range(args.first, last, args.size)
    total = Sum()
    langs = [lang for lang in args.langs.split(",") if lang]
    try:
        full, listed = gather(args.game, args.pool, args.decks, langs)
    except CardError as error:
        parser.error(str(error))
    if args.decks:
        print(f"{full} of {listed} decks have only cards that are read in full", flush=True)
        if not full:
            parser.error(f"{args.decks}: no deck can be played")
    elif args.pool:
        print(f"{full} of {listed} cards are read in full", flush=True)
        if not full:
            parser.error(f"{args.pool[0]}: no card is read in full")
    start = time.perf_counter()
    with ProcessPoolExecutor(args.jobs, initializer=gather, initargs=(args.game, args.pool, args.decks, langs)) as pool:
        lasts = [min(first + args.size, last) for first in starts]
        rest = ([value] * len(starts) for value in (args.views, args.workshop, args.game, args.edition))
        for done in pool.map(batch, starts, lasts, *rest):
            total.add(done)
            for seed, error, trace in done.failures:
                print(f"seed {seed}: {error}\n{trace}", flush=True)
            if sys.stderr.isatty():
                print(f"\r{total.games} games, {len(total.failures)} failures", end="", file=sys.stderr)
    seconds = time.perf_counter() - start
    seeds = f"seeds {args.first} to {last - 1}"
    print(f"{total.games} games of {args.edition or args.game} ({kind}), {seeds}, {seconds:.0f} s with {args.jobs} processes")
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
