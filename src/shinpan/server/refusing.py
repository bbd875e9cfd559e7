"""What is not done, and why."""

from __future__ import annotations


class Refuse(Exception):
    """What was asked is not done. The reason is one line."""

    def __init__(self, reason: str, n: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.n = n


class Trouble(Refuse):
    """What was asked is not done because the database is in trouble: it may be tried again later."""
