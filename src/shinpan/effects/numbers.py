"""Numbers that are the same in every book: printed, counted, or what was handled before."""

from __future__ import annotations

from .context import Context
from .ops import Select, Value


class Const(Value):
    """A printed number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, c: Context) -> int:
        return self.n


class Times(Value):
    """A number once for each of something."""

    def __init__(self, base: Value, count: Value, per: int) -> None:
        self.base = base
        self.count = count
        self.per = per

    def of(self, c: Context) -> int:
        return self.base.of(c) * (self.count.of(c) // self.per)


class CountOf(Value):
    """How many things a selector finds."""

    def __init__(self, select: Select) -> None:
        self.select = select

    def of(self, c: Context) -> int:
        return len(self.select.find(c))


class ThatMany(Value):
    """How many the last instruction handled."""

    def of(self, c: Context) -> int:
        return c.count
