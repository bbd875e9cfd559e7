"""A deck against the starter decks, tried by bots in a process of its own: no table waits for it.

The process gets its job once, writes what it knows so far as one JSON object a line, and ends when all is played. It takes
what the tables leave of the processor, and no more memory and processor time than it is allowed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import sys
from contextlib import suppress
from importlib import import_module
from time import monotonic
from typing import Any, Literal, TypeAlias

from ..games.base import Game
from ..library import Deck, starter_deck, starter_decks
from ..simulation import Job, Run, here, job_of, plan
from ..simulation.statistics import Share, pair_data
from .limits import TooMuch, home
from .refusing import Refuse
from .seating import Hourly, new_id
from .settings import Settings

LOG = logging.getLogger("shinpan.server")
MINE = "?"
"""What the deck that is tried is called in a job: no starter deck is called so."""
MEMORY = 2 << 30
"""Bytes of memory the process may have."""
LINE = 1 << 20
"""The longest line."""
EVERY = 0.25
"""Seconds between two lines, at least."""
ALONE = 20.0
"""Seconds after which a trial that nobody asks about any more is given up."""
QUEUE = 20
"""Trials that wait for their turn."""
KEPT = 200
"""Trials whose results are remembered."""

State: TypeAlias = Literal["waiting", "playing", "done", "stopped", "failed"]


class Trial:
    """One trial, seen from the server."""

    def __init__(self, job: Job, address: str) -> None:
        self.id = new_id()
        self.job = job
        self.home = home(address)
        self.state: State = "waiting"
        self.error = ""
        self.found: dict[str, Any] = figures(Run(job))
        self.asked = monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self.state not in ("waiting", "playing")

    def data(self) -> dict[str, Any]:
        """What its owner is told."""
        return {"id": self.id, "state": self.state, "error": self.error, **self.found}


class Trials:
    """All trials of a server: some are played, one for each address at a time, and the others wait."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Trial] = {}
        self.begun = Hourly(settings.trials_per_address)
        self.free = asyncio.Semaphore(max(settings.trials, 1))

    def start(self, job: Job, address: str) -> Trial:
        """Begins a trial, or puts it into the line."""
        if self.settings.trials <= 0:
            raise Refuse("decks are not tried on this server")
        open_ones = [trial for trial in self.known.values() if not trial.over]
        if any(trial.home == home(address) for trial in open_ones):
            raise TooMuch("a deck is being tried from this address already: stop that first, or wait", ALONE)
        if len(open_ones) >= self.settings.trials + QUEUE:
            raise TooMuch("too many decks are being tried here", 60)
        wait = self.begun.take(home(address))
        if wait:
            raise TooMuch("too many decks were tried from this address within an hour", wait)
        for old in [trial.id for trial in self.known.values() if trial.over][: max(0, len(self.known) - KEPT)]:
            del self.known[old]
        trial = Trial(job, address)
        self.known[trial.id] = trial
        trial.task = asyncio.create_task(self._run(trial))
        return trial

    def find(self, identity: str) -> Trial | None:
        """A trial by its name, which only its owner knows; asking for it keeps it going."""
        trial = self.known.get(identity)
        if trial is not None:
            trial.asked = monotonic()
        return trial

    def stop(self, trial: Trial) -> None:
        """Ends a trial. What is known by then stays."""
        if not trial.over:
            trial.state = "stopped"
        if trial.task is not None:
            trial.task.cancel()

    def close(self) -> None:
        """Ends all."""
        for trial in self.known.values():
            self.stop(trial)

    async def _run(self, trial: Trial) -> None:
        watching = asyncio.create_task(self._watch(trial))
        try:
            async with self.free:
                trial.state = "playing"
                await self._play(trial)
        except asyncio.CancelledError:
            trial.state = "stopped"
        except Exception as error:
            LOG.warning("a trial failed (%s: %s)", type(error).__name__, error)
            trial.state, trial.error = "failed", "the games could not be played: see the log of the server"
        finally:
            watching.cancel()

    async def _watch(self, trial: Trial) -> None:
        """Gives up what nobody looks at."""
        while monotonic() - trial.asked < ALONE:
            await asyncio.sleep(ALONE / 10)
        self.stop(trial)

    async def _play(self, trial: Trial) -> None:
        seconds = max(1, round(self.settings.trial_seconds))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "shinpan.server.trials",
            str(seconds),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(pickle.dumps(trial.job))
            await process.stdin.drain()
            process.stdin.close()
            while line := await process.stdout.readline():
                trial.found = json.loads(line)
            await process.wait()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
        if trial.found["games"] >= trial.found["wanted"]:
            trial.state = "done"
        elif process.returncode == OUT_OF_TIME:
            trial.state, trial.error = "stopped", f"the games took more than {seconds} s of processor time"
        else:
            raise RuntimeError(f"the process ended with {process.returncode}")


OUT_OF_TIME = 9
"""What the process ends with when it has used up its time."""


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


def main() -> None:
    """Plays the job that comes in, and tells of it."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    if os.name == "posix":
        os.nice(10)
        resource: Any = import_module("resource")
        signal: Any = import_module("signal")
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        seconds = int(sys.argv[1])
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        signal.signal(signal.SIGXCPU, lambda *_: os._exit(OUT_OF_TIME))
    run = Run(pickle.load(sys.stdin.buffer))
    last = 0.0

    def tell(run: Run) -> None:
        nonlocal last
        if monotonic() - last >= EVERY or run.complete:
            out.write(json.dumps(figures(run)) + "\n")
            out.flush()
            last = monotonic()

    run.go(here, tell)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
