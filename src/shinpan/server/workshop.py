"""Work on what others wrote, in processes of its own with limits of time and memory.

Before the server begins, a foreman is forked from it, with all cards at hand; the foreman forks a worker for each bench.
A worker takes one piece of work at a time from its bench (a pair of sockets) and puts the answer there. Its timers are the
kernel's: a worker that takes too long ends wherever it is, in the midst of a regular expression too, and the foreman puts
a new one, forked in an instant, in its place and tells the bench. When the server is gone, all of them end.

What is forked must have no threads: so the workshop is opened before anything of the server runs (``cli/serve.py``).
"""

from __future__ import annotations

import asyncio
import json
import logging
import mmap
import os
import resource
import signal
import socket
import struct
import sys
import traceback
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from itertools import count
from time import process_time
from typing import Any, NoReturn

from ..games.base import CardError
from ..match import MatchError
from .limits import Limits, TooMuch, home
from .live import Refuse
from .settings import Settings

LOG = logging.getLogger("shinpan.server")
Work = Callable[..., Any]
HEAD = struct.Struct("!I")
NUMBER = struct.Struct("!Q")
LARGEST = 1 << 26
"""Bytes of an answer."""
WAITING = 4
"""Pieces of work of one address that may wait at a bench."""
CROWD = 50
"""Times as many may wait of all addresses together."""
PATIENCE = 15.0
"""Seconds by the clock on the wall, for each second of processor time, after which work is given up; at least ten."""
CHEAP = 0.2
"""What a second of work on our own cards costs who asks for it."""
GROWN = 300 << 20
"""A worker that has grown by so much is replaced, so that none is short of memory for what others did."""
MEMORY, TIRED = 70, 71
"""How a worker ends that had too little memory, and one that is to be replaced."""


class TooHard(Refuse):
    """Work that was given up."""


# ------------------------------------------------------------------ the server's side


class Bench:
    """One worker, as the server sees it: what waits for it, address by address in turn."""

    def __init__(self, wire: socket.socket, many: int) -> None:
        self.wire = wire
        self.many = many
        """Pieces of work of one address that may wait."""
        self.number = 0
        """Of the last piece of work: answers to others are passed over."""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.busy = False

    async def turn(self, address: str) -> None:
        """Waits until it is this one's turn."""
        if not self.busy:
            self.busy = True
            return
        line = self.waiting.get(address)
        if line is not None and len(line) >= self.many:
            raise TooMuch("too many requests from this address wait already", 2)
        if sum(map(len, self.waiting.values())) >= CROWD * self.many:
            raise TooMuch("too many requests wait already", 10)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.next()
            raise

    def next(self) -> None:
        """Lets the next address have its turn."""
        while self.waiting:
            address = next(iter(self.waiting))
            line = self.waiting.pop(address)
            mine = line.popleft()
            if line:
                self.waiting[address] = line  # behind all others
            if not mine.done():
                mine.set_result(None)
                return
        self.busy = False

    async def exchange(self, work: str, given: Mapping[str, Any]) -> dict[str, Any]:
        """Has a piece of work done."""
        if self.streams is None:
            self.streams = await asyncio.open_connection(sock=self.wire, limit=LARGEST)
        reader, writer = self.streams
        self.number += 1
        job = json.dumps({"work": work, "given": given}).encode("utf-8", "surrogatepass")
        writer.write(HEAD.pack(len(job)) + NUMBER.pack(self.number) + job)
        await writer.drain()
        while True:
            (length,) = HEAD.unpack(await reader.readexactly(HEAD.size))
            answer: dict[str, Any] = json.loads(await reader.readexactly(length))
            if answer.get("number") == self.number:
                return answer


class Workshop:
    """Benches by what they are for, so that who looks for a card does not wait for who lays a scenario."""

    def __init__(
        self,
        settings: Settings,
        work: Mapping[str, tuple[str, Work]],
        seconds: Mapping[str, float] | None = None,
        small: Mapping[str, int] | None = None,
        prepare: Callable[[], None] | None = None,
        cheap: Collection[str] = (),
    ) -> None:
        self.settings = settings
        self.work = work
        """By name, the bench where it is done and how."""
        self.seconds = seconds or {}
        """Benches at which work may take longer."""
        self.small = small or {}
        """Benches for much work in small pieces: so many of one address may wait."""
        self.cheap = frozenset(cheap)
        """Work on what the server's own files say."""
        self.ours = count()
        """What the server itself wants done stands in no line of an address, nor in one another's."""
        self.prepare = prepare
        """What the foreman does first, so that no worker has to, while the server begins."""
        self.benches: dict[str, Bench] = {}
        self.limits: Limits | None = None

    def open(self) -> None:
        """Starts the processes. There must be no other thread."""
        if not self.settings.workers or not hasattr(os, "fork"):
            return
        names = list(dict.fromkeys(bench for bench, _ in self.work.values()))
        pairs = {name: socket.socketpair() for name in names}
        sys.stdout.flush()
        sys.stderr.flush()
        if os.fork() == 0:
            try:
                for ours, _ in pairs.values():
                    ours.close()
                Foreman({name: theirs for name, (_, theirs) in pairs.items()}, self).run()
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        for name, (ours, theirs) in pairs.items():
            theirs.close()
            ours.setblocking(False)
            self.benches[name] = Bench(ours, self.small.get(name, WAITING))

    def close(self) -> None:
        """Lets all workers go."""
        for bench in self.benches.values():
            if bench.streams is not None:
                bench.streams[1].close()
            else:
                bench.wire.close()

    async def do(self, name: str, address: str, /, **given: Any) -> Any:
        """The answer to a piece of work for an address. Raises what it raised, or TooHard."""
        place, work = self.work[name]
        bench = self.benches.get(place)
        if bench is None:
            return await asyncio.to_thread(work, **given)
        address = home(address)
        budget = self.limits.working.of(address) if self.limits is not None and address else None

        def look() -> None:
            wait = budget.wait() if budget is not None else 0.0
            if wait:
                raise TooMuch("too much work was asked for from this address", wait)

        look()
        await bench.turn(address or f"our own {next(self.ours)}")
        try:
            look()  # what waited before it has been paid for by now
        except TooMuch:
            bench.next()
            raise
        finish = asyncio.ensure_future(bench.exchange(name, given))
        finish.add_done_callback(lambda _: bench.next())
        try:
            answer = await asyncio.shield(finish)  # whoever asked may go, but the bench must be cleared
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            LOG.error("the workshop is closed (%s)", type(error).__name__)
            raise Refuse("this cannot be worked on now") from None
        if budget is not None:
            price = CHEAP if name in self.cheap else 1.0
            budget.spend(price * float(answer.get("seconds", self.settings.work_seconds)))
        return _taken(answer)


def _taken(answer: dict[str, Any]) -> Any:
    """The answer, or what went wrong."""
    if "died" in answer:
        memory = answer["died"] == MEMORY
        raise TooHard(f"this takes too {'much memory' if memory else 'long'} to work out")
    problem = answer.get("problem")
    if problem is not None:
        raise {"card": CardError, "match": MatchError, "refuse": Refuse, "hard": TooHard}[problem["kind"]](problem["text"])
    if "broken" in answer:
        raise RuntimeError(f"a worker broke: {answer['broken']}")
    return answer["answer"]


# ------------------------------------------------------------------ the other side


class Foreman:
    """Sees to it that there is a worker at every bench."""

    def __init__(self, wires: Mapping[str, socket.socket], shop: Workshop) -> None:
        self.wires = wires
        self.shop = shop
        self.at: dict[int, str] = {}
        self.hands = {name: mmap.mmap(-1, NUMBER.size) for name in wires}
        """The number of the work each worker has in hand, 0 for none: it may die of other things than its work."""

    def run(self) -> NoReturn:
        """Until the server is gone."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        with suppress(OSError):
            os.nice(10)  # tables come first
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if self.shop.prepare is not None:
            self.shop.prepare()
        for name in self.wires:
            self.hire(name)
        while self.at:
            pid, status = os.wait()
            name = self.at.pop(pid)
            code = os.waitstatus_to_exitcode(status)
            if code == 0:
                continue  # the server is gone
            (number,) = NUMBER.unpack(self.hands[name][:])
            self.hands[name][:] = NUMBER.pack(0)
            if code != TIRED and number:
                with suppress(OSError):
                    _put(self.wires[name], {"died": code, "number": number})
            self.hire(name)
        os._exit(0)

    def hire(self, name: str) -> None:
        """Puts a worker at a bench."""
        pid = os.fork()
        if pid:
            self.at[pid] = name
            return
        try:
            for other, wire in self.wires.items():
                if other != name:
                    wire.close()
            Worker(self.wires[name], self.shop, name, self.hands[name]).run()
        except (OSError, EOFError):
            os._exit(0)
        except MemoryError:
            os._exit(MEMORY)
        except BaseException:
            traceback.print_exc()
        os._exit(1)


class Worker:
    """Does one thing after another."""

    def __init__(self, wire: socket.socket, shop: Workshop, bench: str, hand: mmap.mmap) -> None:
        self.wire = wire
        self.hand = hand
        self.settings = shop.settings
        self.work = {name: how for name, (where, how) in shop.work.items() if where == bench}
        self.seconds = shop.seconds.get(bench, self.settings.work_seconds)

    def run(self) -> NoReturn:
        """Until there is nothing more to do."""
        self.bound()
        begun = _size()
        while True:
            (length,) = HEAD.unpack(_take(self.wire, HEAD.size))
            self.hand[:] = _take(self.wire, NUMBER.size)
            job = json.loads(_take(self.wire, length))
            seconds = self.seconds
            signal.setitimer(signal.ITIMER_PROF, seconds)
            signal.setitimer(signal.ITIMER_REAL, max(10.0, seconds * PATIENCE))
            answer = self.answer(job)
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.wire.sendall(answer)
            self.hand[:] = NUMBER.pack(0)
            if _size() - begun > GROWN:
                os._exit(TIRED)

    def bound(self) -> None:
        """Takes no more memory than allowed, and dies of its timers."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        more = max(self.settings.work_megabytes << 20, 64 << 20)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (_size() + more, resource.RLIM_INFINITY))

    def answer(self, job: dict[str, Any]) -> bytes:
        """A frame with the answer."""
        begun = process_time()
        answer: dict[str, Any]
        try:
            answer = {"answer": self.work[job["work"]](**job["given"])}
        except CardError as error:
            answer = {"problem": {"kind": "card", "text": str(error)}}
        except MatchError as error:
            answer = {"problem": {"kind": "match", "text": str(error)}}
        except Refuse as error:
            kind = "hard" if isinstance(error, TooHard) else "refuse"
            answer = {"problem": {"kind": kind, "text": error.reason}}
        except RecursionError:
            answer = {"problem": {"kind": "refuse", "text": "this is nested too deeply"}}
        except MemoryError:
            raise
        except Exception as error:
            traceback.print_exc()
            answer = {"broken": type(error).__name__}
        answer["seconds"] = round(process_time() - begun, 4)
        (answer["number"],) = NUMBER.unpack(self.hand[:])
        return _frame(answer)


def _frame(answer: dict[str, Any]) -> bytes:
    body = json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
    if len(body) > LARGEST:
        body = json.dumps({"died": MEMORY, "number": answer["number"]}).encode()
    return HEAD.pack(len(body)) + body


def _put(wire: socket.socket, answer: dict[str, Any]) -> None:
    wire.sendall(_frame(answer))


def _take(wire: socket.socket, length: int) -> bytes:
    got = bytearray()
    while len(got) < length:
        part = wire.recv(min(length - len(got), 1 << 20))
        if not part:
            raise EOFError
        got += part
    return bytes(got)


def _size() -> int:
    """The address space of this process, where the system tells."""
    with suppress(OSError, ValueError), open("/proc/self/statm", "rb") as file:
        return int(file.read().split()[0]) * resource.getpagesize()
    return 1 << 32


def benches(work: Iterable[tuple[str, str, Work]]) -> dict[str, tuple[str, Work]]:
    """What is done where, by its name."""
    return {name: (bench, how) for bench, name, how in work}
