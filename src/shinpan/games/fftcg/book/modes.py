"""11.3.5, 11.4.4: how a card's own text changes what is paid for it."""

from __future__ import annotations

from ....effects.abilities import Code
from ....effects.ops import Cond, Value
from ..things.context import Ctx
from .costs import Costs
from .payment import Need


class OwnCost(Code):
    """What the card's own text says of its cost while it is being cast."""

    def __init__(self, value: Value, sign: int, cond: Cond | None, floor: int) -> None:
        self.value = value
        self.sign = sign
        self.cond = cond
        self.floor = floor
        """“It cannot become 0”: the least the cost can become by it."""

    def of(self, c: Ctx) -> int:
        """By how much the cost changes now; without a sign the cost becomes that much."""
        if self.cond is not None and not self.cond.holds(c):
            return 0
        if not self.sign:
            return self.value.of(c) - c.count
        return self.sign * self.value.of(c)


class Way(Code):
    """Another way to pay: an alternative cost, an extra cost, or CP of any Element."""

    def __init__(self, costs: Costs | None, cond: Cond | None, more: bool = False) -> None:
        self.costs = costs
        self.cond = cond
        self.more = more
        """On top of the printed cost."""
        self.any_element = False
        self.less: Value | None = None
        """By how much the printed cost is less if this is paid."""


class PayOnly(Code):
    """“You can only pay with …”: a limit on the CP."""

    def __init__(self) -> None:
        self.elements = 0
        """All CP must be of one of these Elements."""
        self.backups = False
        self.backup_elements = 255

    def limit(self, need: Need) -> Need:
        """The same cost with this limit."""
        elements = need.elements
        if self.elements and bin(self.elements).count("1") == 1:
            elements = [self.elements] * need.total
        limited = Need(need.total, elements)
        if elements is need.elements and self.elements:
            limited.allowed = self.elements
        limited.backups_only = self.backups
        limited.backup_elements = self.backup_elements
        return limited
