"""Stopping the engine at a decision: the seat that switches out, and the anchors to come back to."""

from __future__ import annotations

from threading import local
from typing import Final

from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]

from ..games.base import Game
from ..table.decisions import Decision, Seat
from ..table.table import Table
from .errors import BadSave, Differs
from .fingerprint import fingerprint
from .outcome import walk

THREADS: Final = local()


def this_thread() -> object:
    """Something of this thread's own. Its number would not do: a new thread may get that of one that has ended."""
    mark: object = getattr(THREADS, "mark", None)
    if mark is None:
        mark = THREADS.mark = object()
    return mark


class Anchor:
    """A free action to come back to. Copies of a match share it, so its table is never run, only copied.

    The table is filled in when a match moves on from here: until then the match's own table
    still stands at this free action.
    """

    def __init__(self, decision: Decision, length: int, previous: Anchor | None) -> None:
        self.table: Table | None = None
        self.decision: Decision | None = decision
        """What is asked there, as long as a table is kept or may be."""
        self.length = length
        """How many choices had been made."""
        self.previous = previous

    def keep(self, table: Table, decision: Decision, apart: int) -> None:
        """Keeps what the table looks like here, unless that was done within the last ``apart`` free actions."""
        if self.table is not None:
            return
        anchor = self.previous
        for _ in range(apart - 1):
            if anchor is None:
                break
            if anchor.table is not None:
                self.decision = None
                return
            anchor = anchor.previous
        self.decision = decision
        copy = table.fork()
        copy.seats = []
        self.table = copy


class Pause(Seat):
    """Both seats of a match. It answers from ``feed`` first, then hands the decision to whoever runs the match.

    It knows nothing of the match, so that dropping the match drops the suspended engine.
    """

    def __init__(self, anchor: Anchor | None, feed: list[int], known: int, apart: int) -> None:
        self.anchor = anchor
        """The latest free action met."""
        self.feed = feed
        self.fed = 0
        self.known = known
        """For a copied table: how many events it has. Asking its decision again must not tell them twice."""
        self.apart = apart
        """A table is kept once in so many free actions."""
        self.known_anchors: list[Anchor] = []
        """Free actions that are met again while it answers from its feed, the next one last. At the latest of them a table is
        kept, so that who comes back here again has less to go through."""

    def choose(self, table: object, decision: Decision) -> int:
        """The next choice of the feed; when it is used up, the one made outside."""
        assert isinstance(table, Table)
        if self.known >= 0:
            del table.events[self.known :]
            table.asked -= 1
            self.known = -1
        if decision.free:
            length = len(table.choices)
            anchor = self.anchor
            again = self.known_anchors
            while again and again[-1].length < length:
                again.pop()
            if again and again[-1].length == length:
                anchor = again.pop()
                self.anchor = anchor
                anchor.keep(table, decision, self.apart if again else 1)
            else:
                if anchor is None or anchor.length != length:
                    anchor = Anchor(decision, length, anchor)
                    self.anchor = anchor
                if self.fed < len(self.feed):
                    anchor.keep(table, decision, self.apart)
        if self.fed < len(self.feed):
            index = self.feed[self.fed]
            self.fed += 1
            if index >= len(decision.options) or index < -2:
                number = len(table.choices) + 1
                raise BadSave(f"choice {number} is {index}, but there were {len(decision.options)} options ({decision.kind})")
            return index
        answer = getcurrent().parent.switch(decision)
        assert isinstance(answer, int)
        return answer


class Checking(Pause):
    """A pause that looks, while it answers from its feed, whether the table is as it was when that was played."""

    def __init__(self, feed: list[int], apart: int, game: Game, marks: dict[int, str]) -> None:
        super().__init__(None, feed, -1, apart)
        self.game = game
        self.marks = marks
        """The fingerprints, by how many choices had been made."""
        self.agreed = 0
        """After how many choices it was so last."""

    def choose(self, table: object, decision: Decision) -> int:
        """The next choice, if the table is what it was."""
        assert isinstance(table, Table)
        if self.marks:
            self.check(table, decision)
        return super().choose(table, decision)

    def check(self, table: Table, decision: Decision | None) -> None:
        """Compares the table with the fingerprint that was kept here, if there is one."""
        length = len(table.choices)
        kept = self.marks.get(length)
        if kept is None:
            return
        if kept != fingerprint(self.game, table, decision):
            raise Differs(self.agreed)
        self.agreed = length


class Engine:
    """A running table that can be left at a decision and gone on with. Dropping it ends it."""

    def __init__(self) -> None:
        self.fiber = greenlet(walk)
        self.hub: object = None
        """Whoever went on with it last."""
        self.thread = this_thread()

    def go(self, message: object) -> Decision | None:
        """Runs to the next decision; None when the game is over. The first message is the table, then come answers."""
        hub = getcurrent()
        if self.hub is not hub:
            self.hub = hub
            self.fiber.parent = hub
        answer = self.fiber.switch(message)
        return answer if isinstance(answer, Decision) else None

    def here(self) -> bool:
        """Whether it can go on in this thread."""
        return self.hub is getcurrent() or self.thread is this_thread()
