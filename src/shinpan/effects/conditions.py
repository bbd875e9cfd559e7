"""Conditions that are the same in every book: comparisons, and how conditions are joined."""

from __future__ import annotations

from .context import Context
from .ops import Cond, Value


class Compare(Cond):
    """A comparison. ``how`` is one of = < > <= >= !=."""

    def __init__(self, left: Value, how: str, right: Value) -> None:
        self.left = left
        self.how = how
        self.right = right

    def holds(self, c: Context) -> bool:
        return compare(self.left.of(c), self.how, self.right.of(c))


def compare(a: int, how: str, b: int) -> bool:
    """Compares two numbers the way a text says."""
    if how == ">=":
        return a >= b
    if how == "<=":
        return a <= b
    if how == "=":
        return a == b
    if how == ">":
        return a > b
    if how == "<":
        return a < b
    return a != b


class Both(Cond):
    """All of several conditions."""

    def __init__(self, conds: list[Cond]) -> None:
        self.conds = conds

    def holds(self, c: Context) -> bool:
        return all(cond.holds(c) for cond in self.conds)

    def facts(self) -> int:
        return asked_by(self.conds)


class Either(Cond):
    """At least one of several conditions."""

    def __init__(self, conds: list[Cond]) -> None:
        self.conds = conds

    def holds(self, c: Context) -> bool:
        return any(cond.holds(c) for cond in self.conds)

    def facts(self) -> int:
        return asked_by(self.conds)


class Not(Cond):
    """The opposite of a condition."""

    def __init__(self, cond: Cond) -> None:
        self.cond = cond

    def holds(self, c: Context) -> bool:
        return not self.cond.holds(c)

    def facts(self) -> int:
        return self.cond.facts()


def asked_by(conds: list[Cond]) -> int:
    """The facts several conditions read."""
    bits = 0
    for cond in conds:
        bits |= cond.facts()
    return bits


class TurnOf(Cond):
    """It is a player's turn: 0 yours, 1 your opponent's, -1 anyone's."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def holds(self, c: Context) -> bool:
        return self.whose < 0 or (c.table.turn_player == c.controller) == (self.whose == 0)
