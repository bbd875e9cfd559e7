"""What golden tests of all games share: counting the ways a position can go on, and whole games in short."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

from helpers import starter_pair
from shinpan.games.base import Game
from shinpan.match import Match
from shinpan.match.outcome import walk
from shinpan.match.telling import EVERYTHING
from shinpan.table.decisions import Decision, Seat
from shinpan.table.table import Table


class Stop(Exception):
    """The next decision is met."""


class Follow(Seat):
    """Follows a path of choices and stops at the decision after it."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.at = 0
        self.decision: Decision | None = None

    def choose(self, table: object, decision: Decision) -> int:
        if self.at < len(self.path):
            self.at += 1
            return self.path[self.at - 1]
        self.decision = decision
        raise Stop


def ways(table: Table, path: list[int]) -> int:
    """How many options there are after these choices; 0 when the game is over."""
    follow = Follow(path)
    table.seats = [follow, follow]
    try:
        walk(table)
    except Stop:
        assert follow.decision is not None
        return len(follow.decision.options)
    return 0


def count(lay: Callable[[], Table], most: int = 700) -> list[int]:
    """Decisions met at each depth, as deep as it goes with at most so many."""
    paths: list[list[int]] = [[]]
    found: list[int] = []
    while paths and sum(found) + len(paths) <= most:
        options = [(path, ways(lay(), path)) for path in paths]
        found.append(sum(n > 0 for _, n in options))
        paths = [[*path, i] for path, n in options for i in range(n)]
    return found


def digest(rules: Game, first: str, second: str, seed: int, book: str = "") -> dict[str, Any]:
    """A random game in short, by a rule book."""
    match = Match(rules, starter_pair(first, second, rules), seed=seed, edition=book)
    dice = Random(seed)
    while match.decision is not None:
        match.choose(dice.randrange(len(match.decision.options)))
    told = json.dumps([match.choices, match.events(EVERYTHING)], ensure_ascii=False, sort_keys=True)
    cited = {str(event["rule"]) for event in match.events(EVERYTHING)}
    other = "" if match.edition is rules.book() else f", by {match.edition.short}"
    return {
        "game": f"{first} against {second}, seed {seed}{other}",
        "choices": len(match.choices),
        "turns": match.table.turn,
        "outcome": repr(match.outcome),
        "events": len(match.events(EVERYTHING)),
        "clauses": len(cited),
        "digest": hashlib.sha256(told.encode()).hexdigest()[:16],
    }
