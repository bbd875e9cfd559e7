"""Having blocks played: in this process, by several processes, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import gc
import importlib
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias

from ..games.base import CardError
from .plan import Task
from .records import Record
from .worker import Job, Worker

Results: TypeAlias = Iterator[tuple[Task, list[Record]]]

AHEAD: Final = 2
"""Blocks a worker has at hand, so that it need not wait for the next one."""


class WorkerLost(Exception):
    """A worker ended before its work did."""


def here(job: Job, tasks: Iterator[Task]) -> Results:
    """One block after the other, in this process."""
    worker = Worker(job)
    collecting = gc.isenabled()
    quiet()
    try:
        for task in tasks:
            yield task, worker.play(task)
    finally:
        gc.unfreeze()
        if collecting:
            gc.enable()


def quiet() -> None:
    """Cards and phrasebooks stay, and copies of tables come and go by the thousand: the collector rests during a game."""
    gc.collect()
    gc.freeze()
    gc.disable()


# ------------------------------------------------------------------ processes


def cores() -> int:
    """How many processes can work at once here.

    >>> cores() > 0
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes(job: Job, tasks: Iterator[Task], count: int) -> Results:
    """So many processes, each with its own cards. One that dies is reported, never waited for."""
    crew = [Hand(job) for _ in range(count)]
    try:
        for _ in range(AHEAD):
            for hand in crew:
                hand.give(next(tasks, None))
        while any(hand.tasks for hand in crew):
            ready = wait([hand.pipe for hand in crew if hand.tasks])
            for hand in crew:
                if hand.pipe in ready:
                    done = hand.take()
                    yield done
                    hand.give(next(tasks, None))
    finally:
        for hand in crew:
            hand.dismiss()


class Hand:
    """A process that works for us."""

    def __init__(self, job: Job) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.tasks: deque[Task] = deque()
        self.process: BaseProcess = context.Process(target=work, args=(theirs, job), daemon=True)
        # Ctrl-C is for us alone: a process started while it is ignored ignores it from its first line on.
        main = threading.current_thread() is threading.main_thread()
        before = signal.signal(signal.SIGINT, signal.SIG_IGN) if main else None
        try:
            self.process.start()
        finally:
            if main:
                signal.signal(signal.SIGINT, before)
        theirs.close()

    def give(self, task: Task | None) -> None:
        """Hands over a block, if there is one."""
        if task is not None:
            self.tasks.append(task)
            try:
                self.pipe.send(task)
            except OSError:
                raise self.lost() from None

    def take(self) -> tuple[Task, list[Record]]:
        """The next block that is done."""
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            raise self.lost() from None
        if isinstance(found, str):
            raise WorkerLost(found)
        return self.tasks.popleft(), [Record.unpacked(row) for row in found]

    def lost(self) -> WorkerLost:
        """What became of it."""
        self.process.join(5)
        code = self.process.exitcode
        why = f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
        return WorkerLost(f"a worker process ended before its work did ({why})")

    def dismiss(self) -> None:
        """Ends it; it keeps nothing."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(5)


def work(pipe: Connection, job: Job) -> None:
    """What a worker process does, until nobody is there any more."""
    try:
        worker = Worker(job)
        quiet()
        while True:
            pipe.send([record.packed() for record in worker.play(pipe.recv())])
    except (EOFError, BrokenPipeError, ConnectionError):
        pass  # whoever gave us work has left
    except Exception as error:
        pipe.send(f"a worker process failed: {type(error).__name__}: {error}")
    finally:
        sys.stdout.flush()
        os._exit(0)  # taking millions of small pieces apart first would only take time


# ------------------------------------------------------------------ Ray


def ray_module() -> Any:
    """Ray, which is an extra."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise CardError("--on ray needs Ray, which is not installed (pip install 'shinpan[ray]')") from None


def on_ray(job: Job, tasks: Iterator[Task]) -> Results:
    """An actor for each CPU of the cluster: the one RAY_ADDRESS names, or else one that is started here."""
    ray = ray_module()
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(logging_level="error", log_to_driver=False, include_dashboard=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise CardError(f"--on ray: there is no cluster ({' '.join(str(error).split())})") from None
    try:
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        made = ray.remote(num_cpus=1)(Actor)
        given = ray.put(job)
        crew = [made.remote(given) for _ in range(count)]
        waiting: dict[Any, tuple[Task, Any]] = {}

        def give(actor: Any) -> None:
            task = next(tasks, None)
            if task is not None:
                waiting[actor.play.remote(task)] = task, actor

        for actor in crew * AHEAD:
            give(actor)
        while waiting:
            ready, _ = ray.wait(list(waiting), num_returns=1)
            task, actor = waiting.pop(ready[0])
            try:
                rows = ray.get(ready[0])
            except ray.exceptions.RayError as error:
                raise WorkerLost(f"a worker on the cluster was lost ({' '.join(str(error).split())[:200]})") from None
            yield task, [Record.unpacked(row) for row in rows]
            give(actor)
    finally:
        if ours:
            ray.shutdown()


class Actor:
    """A worker on a cluster."""

    def __init__(self, job: Job) -> None:
        self.worker = Worker(job)
        quiet()

    def play(self, task: Task) -> list[Any]:
        """Plays a block."""
        return [record.packed() for record in self.worker.play(task)]
