"""A run from its first block to its last: what is played, kept, counted, and when it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter

from .plan import Plan, Task
from .records import Record
from .running import Results
from .stopping import Decider, always
from .store import Store
from .worker import Job

Runner = Callable[[Job, Iterator[Task]], Results]


@dataclass
class Group:
    """Meetings that answer one question together: two decks, or where several players are compared, two players."""

    meetings: list[int]
    decider: Decider | None
    blocks: int
    """How many blocks of each of them count: all, or fewer once it is decided."""
    verdict: str = ""
    scores: list[float] = field(default_factory=list)
    """What the first one made of each block."""

    def limits(self) -> tuple[float, float]:
        """Limits of the first one's share that hold wherever the run was stopped."""
        return always(self.scores)


class Run:
    """A run that is going on, or is over."""

    def __init__(self, job: Job, points: float | None = None, store: Store | None = None) -> None:
        self.job = job
        self.plan: Plan = job.plan
        self.store = store
        self.meetings = job.plan.meetings
        self.done: dict[Task, list[Record]] = {}
        self.groups = [
            Group(numbers, Decider(points) if points is not None else None, job.plan.blocks) for numbers in grouped(job.plan)
        ]
        self.group_of = {meeting: group for group in self.groups for meeting in group.meetings}
        self.seconds = 0.0
        self.fresh = 0
        """Games that were played just now, and not taken from the store."""
        if store is not None:
            for task in in_order(store.done):
                if task[1] < self.plan.blocks:
                    self.take(task, store.done[task])

    def go(self, runner: Runner, tell: Callable[[Run], None] | None = None) -> None:
        """Plays what is left. Whatever stops it, what was played is kept."""
        start = perf_counter()
        try:
            for task, records in runner(self.job, self.left()):
                if self.store is not None:
                    self.store.add(task, records)
                self.fresh += len(records)
                self.take(task, records)
                self.seconds = perf_counter() - start
                if tell is not None:
                    tell(self)
        finally:
            self.seconds = perf_counter() - start

    def left(self) -> Iterator[Task]:
        """The blocks that are still to be played, as long as they are worth it."""
        for task in self.plan.tasks():
            if task[0] == 0 and all(task[1] >= group.blocks for group in self.groups):
                return
            if task not in self.done and task[1] < self.group_of[task[0]].blocks:
                yield task

    def take(self, task: Task, records: list[Record]) -> None:
        """Counts a block. Questions are looked at in the order of the plan, not in that of arrival."""
        self.done[task] = records
        group = self.group_of[task[0]]
        while len(group.scores) < group.blocks:
            number = len(group.scores)
            parts = [self.done.get((meeting, number)) for meeting in group.meetings]
            if any(part is None for part in parts):
                return
            shares = [self.share(meeting, part) for meeting, part in zip(group.meetings, parts) if part is not None]
            score = sum(shares) / len(shares)
            group.scores.append(score)
            if group.decider is not None:
                group.decider.add(score)
                group.verdict = group.decider.verdict()
                if group.verdict:
                    group.blocks = number + 1

    def share(self, meeting: int, records: list[Record]) -> float:
        """What the first one made of a block: the first player where several are compared, else the first deck."""
        scores = [
            record.score(first_seat(self.plan, self.meetings[meeting].players, self.meetings[meeting].decks, record))
            for record in records
            if not record.fault
        ]
        return sum(scores) / len(scores) if scores else 0.5

    def counted(self, meeting: int) -> Iterator[list[Record]]:
        """The blocks of a meeting that count."""
        group = self.group_of[meeting]
        found = (self.done.get((meeting, number)) for number in range(group.blocks))
        return (records for records in found if records is not None)

    def records(self) -> Iterator[tuple[Task, int, Record]]:
        """All games that count, in the order of the plan, each with its block and its place there."""
        for task in in_order(self.done):
            if task[1] < self.group_of[task[0]].blocks:
                for place, record in enumerate(self.done[task]):
                    yield task, place, record

    @property
    def complete(self) -> bool:
        """Whether everything was played."""
        return not any(True for _ in islice(self.left(), 1))

    @property
    def games(self) -> tuple[int, int]:
        """How many games count, and how many there will be, at most."""
        size = self.plan.size
        played = sum(size for task in self.done if task[1] < self.group_of[task[0]].blocks)
        return played, sum(group.blocks * len(group.meetings) for group in self.groups) * size


def in_order(tasks: Iterable[Task]) -> list[Task]:
    """Blocks in the order of the plan.

    >>> in_order([(1, 0), (0, 1), (0, 0)])
    [(0, 0), (1, 0), (0, 1)]
    """
    return sorted(tasks, key=lambda task: (task[1], task[0]))


def first_seat(plan: Plan, players: tuple[int, int], decks: tuple[int, int], record: Record) -> int:
    """Where the first one sat: the first player where players are compared, else who had the first deck."""
    if len(plan.players) > 1:
        return record.players.index(players[0])
    return record.decks.index(decks[0])


def grouped(plan: Plan) -> list[list[int]]:
    """Which meetings answer one question."""
    numbers = list(range(len(plan.meetings)))
    if len(plan.players) == 1:
        return [[number] for number in numbers]
    size = len(plan.pairs)
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]
