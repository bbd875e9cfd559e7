"""Long work for somebody who waits for it, in a process of its own: no table waits for it.

The process gets its job once, writes what it finds as one JSON object a line, and ends when all is done. It takes what the
tables leave of the processor, and no more memory and processor time than it is allowed. Who does not ask about it for a
while gives it up.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from time import monotonic
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from .limits import TooMuch, home
from .refusing import Refuse
from .seating import Hourly, new_id

LOG = logging.getLogger("shinpan.server")
MEMORY = 2 << 30
"""Bytes of memory a process may have."""
LINE = 1 << 20
"""The longest line."""
ALONE = 20.0
"""Seconds after which work that nobody asks about any more is given up."""
QUEUE = 20
"""Errands that wait for their turn."""
KEPT = 200
"""Errands whose results are remembered."""
OUT_OF_TIME = 9
"""What a process ends with when it has used up its time."""

State: TypeAlias = Literal["waiting", "working", "done", "stopped", "failed"]


class Errand:
    """One piece of work, seen from the server."""

    def __init__(self, job: object, address: str) -> None:
        self.id = new_id()
        self.job = job
        """What the process is given."""
        self.home = home(address)
        self.state: State = "waiting"
        self.error = ""
        self.asked = monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self.state not in ("waiting", "working")

    def heard(self, line: dict[str, Any]) -> None:
        """Something the process has found."""
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """What its owner is told."""
        return {"id": self.id, "state": self.state, "error": self.error}


@dataclass(frozen=True)
class Kind:
    """A kind of errands: where the work is done, how much of it, and what is said when it is too much."""

    module: str
    """Run as a program; its ``main`` reads the job with :func:`inside`."""
    places: int
    """How many are worked on at once; 0: none."""
    hourly: int
    """How many one address may begin within an hour."""
    seconds: float
    """Seconds of processor time for each."""
    none: str
    already: str
    many: str
    often: str
    late: str
    failed: str


E = TypeVar("E", bound=Errand)


class Errands(Generic[E]):
    """All errands of a kind: some are worked on, one for each address at a time, and the others wait."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.known: dict[str, E] = {}
        self.begun = Hourly(kind.hourly)
        self.free = asyncio.Semaphore(max(kind.places, 1))

    def begin(self, errand: E) -> E:
        """Begins one, or puts it into the line."""
        kind = self.kind
        if kind.places <= 0:
            raise Refuse(kind.none)
        open_ones = [each for each in self.known.values() if not each.over]
        if any(each.home == errand.home for each in open_ones):
            raise TooMuch(kind.already, ALONE)
        if len(open_ones) >= kind.places + QUEUE:
            raise TooMuch(kind.many, 60)
        wait = self.begun.take(errand.home)
        if wait:
            raise TooMuch(kind.often, wait)
        for old in [each.id for each in self.known.values() if each.over][: max(0, len(self.known) - KEPT)]:
            del self.known[old]
        self.known[errand.id] = errand
        errand.task = asyncio.create_task(self._run(errand))
        return errand

    def find(self, identity: str) -> E | None:
        """An errand by its name, which only its owner knows; asking for it keeps it going."""
        errand = self.known.get(identity)
        if errand is not None:
            errand.asked = monotonic()
        return errand

    def stop(self, errand: E) -> None:
        """Ends one. What is known by then stays."""
        if not errand.over:
            errand.state = "stopped"
        if errand.task is not None:
            errand.task.cancel()

    def close(self) -> None:
        """Ends all."""
        for errand in self.known.values():
            self.stop(errand)

    async def _run(self, errand: E) -> None:
        watching = asyncio.create_task(self._watch(errand))
        try:
            async with self.free:
                errand.state = "working"
                await self._work(errand)
        except asyncio.CancelledError:
            errand.state = "stopped"
        except Exception as error:
            LOG.warning("%s failed (%s: %s)", self.kind.module, type(error).__name__, error)
            errand.state, errand.error = "failed", self.kind.failed
        finally:
            watching.cancel()

    async def _watch(self, errand: E) -> None:
        """Gives up what nobody looks at."""
        while monotonic() - errand.asked < ALONE:
            await asyncio.sleep(ALONE / 10)
        self.stop(errand)

    async def _work(self, errand: E) -> None:
        seconds = max(1, round(self.kind.seconds))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.kind.module,
            str(seconds),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(pickle.dumps(errand.job))
            await process.stdin.drain()
            process.stdin.close()
            while line := await process.stdout.readline():
                errand.heard(json.loads(line))
            await process.wait()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
        if process.returncode == 0:
            errand.state = "done"
        elif process.returncode == OUT_OF_TIME:
            errand.state, errand.error = "stopped", f"{self.kind.late} more than {seconds} s of processor time"
        else:
            raise RuntimeError(f"the process ended with {process.returncode}")


# ------------------------------------------------------------------ inside the process


def inside(work: Callable[[Any, Callable[[dict[str, Any]], None]], None]) -> None:
    """Does the work of such a process: with the job that comes in, and something that tells what was found."""
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

    def tell(found: dict[str, Any]) -> None:
        out.write(json.dumps(found) + "\n")
        out.flush()

    with suppress(KeyboardInterrupt, BrokenPipeError):
        work(pickle.load(sys.stdin.buffer), tell)
