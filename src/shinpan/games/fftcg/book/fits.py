"""What chosen things must be together: different names, the same cost, a total."""

from __future__ import annotations

from ....effects.ops import Value
from ....table.cards import Thing
from ..things import facts
from ..things.context import Ctx
from ..things.filters import alike, all_alike
from .targets import Fit


class DifferentFit(Fit):
    """All with different names, Elements, costs …"""

    def __init__(self, what: str) -> None:
        self.what = what

    def allows(self, c: Ctx, taken: list[Thing], thing: Thing) -> bool:
        return not any(alike(c, thing, other, self.what) for other in taken)


class SameFit(Fit):
    """All with the same name, Element, cost …"""

    def __init__(self, what: str) -> None:
        self.what = what

    def allows(self, c: Ctx, taken: list[Thing], thing: Thing) -> bool:
        return all_alike(c, [*taken, thing], self.what)

    def possible(self, c: Ctx, found: list[Thing], want: int) -> bool:
        return any(sum(1 for other in found if alike(c, one, other, self.what)) >= want for one in found)


class TotalFit(Fit):
    """With a total cost or power of at most so much."""

    def __init__(self, which: str, most: Value) -> None:
        self.which = which
        self.most = most

    def allows(self, c: Ctx, taken: list[Thing], thing: Thing) -> bool:
        total = 0
        for one in [*taken, thing]:
            total += facts.cost(one, c.t) if self.which == "cost" else max(0, facts.power(one, c.t))
        return total <= self.most.of(c)
