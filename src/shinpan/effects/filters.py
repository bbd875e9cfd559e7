"""How tests of one thing are joined. What is asked of a card is each game's own."""

from __future__ import annotations

from ..table.cards import Thing
from .context import Context
from .ops import Filter


class AllOf(Filter):
    """All of several tests."""

    def __init__(self, filters: list[Filter]) -> None:
        self.filters = filters

    def test(self, c: Context, thing: Thing) -> bool:
        for part in self.filters:
            if not part.test(c, thing):
                return False
        return True

    def facts(self) -> int:
        return reads_of(self.filters)


class AnyOf(Filter):
    """At least one of several tests."""

    def __init__(self, filters: list[Filter]) -> None:
        self.filters = filters

    def test(self, c: Context, thing: Thing) -> bool:
        for part in self.filters:
            if part.test(c, thing):
                return True
        return False

    def facts(self) -> int:
        return reads_of(self.filters)


class IsNot(Filter):
    """The opposite of a test."""

    def __init__(self, inner: Filter) -> None:
        self.inner = inner

    def test(self, c: Context, thing: Thing) -> bool:
        return not self.inner.test(c, thing)

    def facts(self) -> int:
        return self.inner.facts()


def reads_of(filters: list[Filter]) -> int:
    """The facts several tests read."""
    bits = 0
    for part in filters:
        bits |= part.facts()
    return bits
