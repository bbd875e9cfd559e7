"""Stopping the engine at a decision: the seat that switches out, and the anchors to come back to."""

from __future__ import annotations

from threading import get_ident

from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]

from ..table.decisions import Decision, Seat
from ..table.table import Table
from .errors import BadSave
from .outcome import walk


class Anchor:
    """A free action to come back to. Copies of a match share it, so its table is never run, only copied.

    The table is filled in when a match moves on from here: until then the match's own table
    still stands at this free action.
    """

    def __init__(self, decision: Decision, length: int, previous: Anchor | None) -> None:
        self.table: Table | None = None
        self.decision = decision
        self.length = length
        """How many choices had been made."""
        self.previous = previous

    def keep(self, table: Table, apart: int) -> None:
        """Keeps what the table looks like here, unless that was done within the last ``apart`` free actions."""
        anchor: Anchor | None = self
        for _ in range(apart):
            if anchor is None:
                break
            if anchor.table is not None:
                return
            anchor = anchor.previous
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
            if anchor is None or anchor.length != length:
                anchor = Anchor(decision, length, anchor)
                self.anchor = anchor
            if self.fed < len(self.feed):
                anchor.keep(table, self.apart)
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


class Engine:
    """A running table that can be left at a decision and gone on with. Dropping it ends it."""

    def __init__(self) -> None:
        self.fiber = greenlet(walk)
        self.thread = get_ident()

    def go(self, message: object) -> Decision | None:
        """Runs to the next decision; None when the game is over. The first message is the table, then come answers."""
        self.fiber.parent = getcurrent()
        answer = self.fiber.switch(message)
        return answer if isinstance(answer, Decision) else None

    def here(self) -> bool:
        """Whether it can go on in this thread."""
        return self.thread == get_ident()
