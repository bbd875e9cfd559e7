"""What the texts of Peaks do and speak of: the rows of its phrasebook name these beside the shared operations."""

from __future__ import annotations

from shinpan.effects.conditions import compare
from shinpan.effects.context import Context
from shinpan.effects.ops import Cond, Filter, Op, Select, Value
from shinpan.table.cards import Thing

from .things import Peak, PeakTable


def table_of(c: Context) -> PeakTable:
    """The table, which is one of this game."""
    assert isinstance(c.table, PeakTable)
    return c.table


class Draw(Op):
    """4.3: draw cards."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, c: Context) -> bool:
        return all(table_of(c).draw(c.controller, "4.3") for _ in range(self.n))


class Lift(Op):
    """4.4: peaks become higher."""

    def __init__(self, x: Select, n: Value) -> None:
        self.x = x
        self.n = n

    def run(self, c: Context) -> bool:
        found = [thing for thing in self.x.find(c) if isinstance(thing, Peak) and thing.alive]
        for peak in found:
            amount = self.n.of(c)
            peak.lifted += amount
            table_of(c).tell("lifted", "4.4", peak.controller, peak.top, peak.zone, amount)
        return bool(found)


class Topple(Op):
    """4.5: peaks fall."""

    def __init__(self, x: Select) -> None:
        self.x = x

    def can(self, c: Context) -> bool:
        return bool(self.x.find(c))

    def run(self, c: Context) -> bool:
        found = [thing for thing in self.x.find(c) if isinstance(thing, Peak) and thing.alive]
        for peak in found:
            table_of(c).toppled(peak, "4.5")
        return bool(found)


class Cascade(Op):
    """4.6, a keyword: this peak becomes higher by so much for each lower one beside it."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, c: Context) -> bool:
        this = c.source
        assert isinstance(this, Peak)
        amount = self.n * sum(peak.height < this.height for peak in table_of(c).peaks(c.controller))
        this.lifted += amount
        table_of(c).tell("lifted", "4.6", this.controller, this.top, this.zone, amount)
        return amount > 0


class Peaks(Select):
    """The peaks of you (0) or your opponent (1)."""

    def __init__(self, whose: int, filter: Filter | None) -> None:
        self.whose = whose
        self.filter = filter

    def find(self, c: Context) -> list[Thing]:
        peaks = table_of(c).peaks(c.controller ^ self.whose)
        return [peak for peak in peaks if self.filter is None or self.filter.test(c, peak)]


class Height(Filter):
    """At least or at most so high."""

    def __init__(self, how: str, n: int) -> None:
        self.how = ">=" if how == "least" else "<="
        self.n = n

    def test(self, c: Context, thing: Thing) -> bool:
        return isinstance(thing, Peak) and compare(thing.height, self.how, self.n)


class Lower(Cond):
    """You have not come as high as your opponent."""

    def holds(self, c: Context) -> bool:
        return table_of(c).heights(c.controller) < table_of(c).heights(1 - c.controller)
