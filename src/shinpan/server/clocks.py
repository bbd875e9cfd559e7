"""Clocks: a bank of time for each seat, and some more whenever the game comes to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any


class Clock:
    """Two banks of seconds. It runs for at most one seat: the one whose choice the table waits for."""

    def __init__(self, bank: float, increment: float, tell: Callable[[], float] = monotonic) -> None:
        self.left = [bank, bank]
        self.increment = increment
        self.running: int | None = None
        self.last: int | None = None
        """Whom the table waited for last."""
        self.since = 0.0
        self.tell = tell

    def stop(self) -> None:
        """Takes what has passed off the bank."""
        if self.running is not None:
            passed = self.tell() - self.since
            self.left[self.running] = max(0.0, self.left[self.running] - passed)
            self.running = None

    def start(self, seat: int) -> None:
        """Runs for a seat; when the table comes to wait for it after the other, it gets its increment."""
        self.stop()
        if self.last is not None and self.last != seat:
            self.left[seat] += self.increment
        self.last = seat
        self.running = seat
        self.since = self.tell()

    def remaining(self, seat: int) -> float:
        """What a seat has left now."""
        passed = self.tell() - self.since if self.running == seat else 0.0
        return max(0.0, self.left[seat] - passed)

    def kept(self) -> str:
        """Both banks as they are stored."""
        return f"{self.remaining(0):.3f},{self.remaining(1):.3f}"

    def restore(self, kept: str) -> None:
        """Takes the banks from what was stored. Time during which the server was down counts for nobody."""
        first, _, second = kept.partition(",")
        self.left = [float(first), float(second)]
        self.running = None

    def data(self) -> dict[str, Any]:
        """The clock as it is sent."""
        return {
            "left": [round(self.remaining(0), 1), round(self.remaining(1), 1)],
            "increment": self.increment,
            "running": self.running,
        }
