"""A finished game graded by the search player, decision by decision, in a process of its own."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..analysis import grade
from .errands import Errand, Errands, Kind, inside
from .headers import laid_again
from .limits import home
from .settings import Settings
from .thinking import catch_up, studied

EFFORTS = {"quick": 0.1, "usual": 0.3, "deep": 1.0}
"""Seconds of search for a decision, counted as so much work."""


@dataclass(frozen=True)
class Assignment:
    """What is to be graded, and for whom."""

    header: dict[str, Any]
    choices: list[int]
    players: tuple[int, ...]
    """Whose decisions: those whose hidden cards the viewer may see."""
    open: bool
    """Whether the lists are open; otherwise a player makes of the other's what the starter decks and the game show."""
    lang: str
    seconds: float


class Analysis(Errand):
    """One game, seen from the server."""

    def __init__(self, match: str, game: Assignment, address: str) -> None:
        super().__init__(game, address)
        self.match = match
        self.game = game
        self.rows: list[dict[str, Any]] = []
        self.done = 0
        """How many choices have been looked at."""

    def heard(self, line: dict[str, Any]) -> None:
        """One more decision, or only how far it is."""
        self.done = line["done"]
        if line["row"] is not None:
            self.rows.append(line["row"])

    def data(self, since: int = 0) -> dict[str, Any]:
        """What its owner is told: the decisions from a number on."""
        game = self.game
        told = {"players": list(game.players), "open": game.open, "seconds": game.seconds, "lang": game.lang}
        far = {"done": self.done, "choices": len(game.choices), "since": since, "rows": self.rows[since:]}
        return {**super().data(), "match": self.match, **told, **far}


class Analyses(Errands[Analysis]):
    """All analyses of a server."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            Kind(
                module="shinpan.server.analyses",
                places=settings.analyses,
                hourly=settings.analyses_per_address,
                seconds=settings.analysis_seconds,
                none="games are not analysed on this server",
                already="a game is being analysed from this address already: stop that first, or wait",
                many="too many games are being analysed here",
                often="too many games were analysed from this address within an hour",
                late="the analysis took",
                failed="the game could not be analysed: see the log of the server",
            )
        )

    def start(self, match: str, game: Assignment, address: str) -> Analysis:
        """Begins one, or puts it into the line; one that is there already is taken up again."""
        for known in self.known.values():
            mine = known.state == "done" or (not known.over and known.home == home(address))
            if mine and known.match == match and known.game == game:
                return known
        return self.begin(Analysis(match, game, address))


# ------------------------------------------------------------------ inside the process


def work(game: Assignment, tell: Callable[[dict[str, Any]], None]) -> None:
    """Grades the game, and tells of each decision as soon as it is graded."""
    match = laid_again(game.header)
    catch_up(match, game.choices)
    met = None if game.open else studied(match)
    gc.collect()
    gc.freeze()
    for row in grade(match, game.seconds, game.lang, game.players, met):
        tell({"done": row.at, "row": row.data()})
    tell({"done": len(game.choices), "row": None})


if __name__ == "__main__":
    inside(work)
