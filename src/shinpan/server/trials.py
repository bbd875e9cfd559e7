"""A deck against the starter decks, tried by bots in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from ..games.base import Game
from ..library import Deck, starter_deck, starter_decks
from ..simulation import Job, Run, here, job_of, plan
from ..simulation.statistics import Share, pair_data
from .errands import Errand, Errands, Kind, inside
from .settings import Settings

MINE = "?"
"""What the deck that is tried is called in a job: no starter deck is called so."""
EVERY = 0.25
"""Seconds between two lines, at least."""


class Trial(Errand):
    """One trial, seen from the server."""

    def __init__(self, job: Job, address: str) -> None:
        super().__init__(job, address)
        self.found: dict[str, Any] = figures(Run(job))

    def heard(self, line: dict[str, Any]) -> None:
        """All that is known so far."""
        self.found = line

    def data(self) -> dict[str, Any]:
        """What its owner is told."""
        return {**super().data(), **self.found}


class Trials(Errands[Trial]):
    """All trials of a server."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            Kind(
                module="shinpan.server.trials",
                places=settings.trials,
                hourly=settings.trials_per_address,
                seconds=settings.trial_seconds,
                none="decks are not tried on this server",
                already="a deck is being tried from this address already: stop that first, or wait",
                many="too many decks are being tried here",
                often="too many decks were tried from this address within an hour",
                late="the games took",
                failed="the games could not be played: see the log of the server",
            )
        )

    def start(self, job: Job, address: str) -> Trial:
        """Begins a trial, or puts it into the line."""
        return self.begin(Trial(job, address))


def job_for(rules: Game, edition: str, deck: Deck, player: str, games: int) -> Job:
    """A deck against all starter decks, so many games each, by a bot that knows the starter decks."""
    names = starter_decks(rules)
    starters = [starter_deck(rules, name).cards for name in names]
    planned = plan([MINE], [player], each=games, gauntlet=names)
    return job_of(rules, edition, [deck.cards, *starters], planned, study=starters)


def figures(run: Run) -> dict[str, Any]:
    """What is known so far: of each starter deck, and in all."""
    rows, total = [], Share()
    for pair in run.plan.pairs:
        data = pair_data(run, pair)
        total.games += data["games"]
        total.draws += data["draws"]
        total.wins = [total.wins[0] + data["wins"][0], total.wins[1] + data["wins"][1]]
        row = {key: data[key] for key in ("games", "wins", "draws", "low", "high", "first_player_wins", "turns")}
        rows.append({"deck": data["decks"][1], **row})
    played, wanted = run.games
    return {"games": played, "wanted": wanted, "player": run.plan.players[0], "rows": rows, "total": total.data()}


# ------------------------------------------------------------------ inside the process


def work(job: Job, tell: Callable[[dict[str, Any]], None]) -> None:
    """Plays the job, and tells of it."""
    run = Run(job)
    last = 0.0

    def known(run: Run) -> None:
        nonlocal last
        if monotonic() - last >= EVERY or run.complete:
            tell(figures(run))
            last = monotonic()

    run.go(here, known)


if __name__ == "__main__":
    inside(work)
