"""Conditions and numbers that texts ask for."""

from __future__ import annotations

from ....effects.abilities import Code as Code
from ....effects.context import Context
from ....effects.ops import Cond, Filter, Select, Value
from ....table.cards import Card
from ..book.continuous import now
from .filters import is_kind, number_of, players, table_of
from .selectors import ItCards
from .state import STANDBY_AREAS, Unit


class Some(Cond):
    """One of these units passes a test."""

    def __init__(self, units: Select, test: Filter) -> None:
        self.units = units
        self.test = test

    def holds(self, c: Context) -> bool:
        return any(self.test.test(c, thing) for thing in self.units.find(c))


class Every(Cond):
    """Each of these units passes a test, and there is one."""

    def __init__(self, units: Select, test: Filter) -> None:
        self.units = units
        self.test = test

    def holds(self, c: Context) -> bool:
        found = self.units.find(c)
        return bool(found) and all(self.test.test(c, thing) for thing in found)


class InArea(Cond):
    """A unit is in an area of this kind."""

    def __init__(self, units: Select, kind: str) -> None:
        self.units = units
        self.kind = kind

    def holds(self, c: Context) -> bool:
        for thing in self.units.find(c):
            if isinstance(thing, Unit) and thing.alive and c.table.zones[thing.zone].kind.name == self.kind:
                return True
        return False


class TicketIs(Cond):
    """106: who holds the winning ticket."""

    def __init__(self, owner: int, held: bool) -> None:
        self.owner = owner
        self.held = held

    def holds(self, c: Context) -> bool:
        t = table_of(c)
        return any(t.ticket == player for player in players(c, self.owner)) == self.held


class CardIn(Cond):
    """This card is in a zone of its owner."""

    def __init__(self, zone: str) -> None:
        self.zone = zone

    def holds(self, c: Context) -> bool:
        return c.card is not None and c.card.host is None and c.table.zones[c.card.zone].kind.name == self.zone


class ItIs(Cond):
    """The card just shown is of a kind."""

    def __init__(self, kind: str, filters: list[Filter]) -> None:
        self.kind = kind
        self.filters = filters

    def holds(self, c: Context) -> bool:
        cards = ItCards().find(c)
        return bool(cards) and all(
            isinstance(x, Card) and is_kind(x, self.kind) and all(f.test(c, x) for f in self.filters) for x in cards
        )


class Room(Cond):
    """308.1: a player has (or has no) empty standby area."""

    def __init__(self, owner: int, free: bool) -> None:
        self.owner = owner
        self.free = free

    def holds(self, c: Context) -> bool:
        t = table_of(c)
        return any((len(t.standby(player)) < STANDBY_AREAS) == self.free for player in players(c, self.owner))


class ShareAttribute(Cond):
    """Two units have an attribute in common."""

    def __init__(self, first: Select, second: Select) -> None:
        self.first = first
        self.second = second

    def holds(self, c: Context) -> bool:
        for a in self.first.find(c):
            for b in self.second.find(c):
                if isinstance(a, Unit) and isinstance(b, Unit) and a.attributes & b.attributes:
                    return True
        return False


class HpChanged(Cond):
    """104.6: a unit's HP is more (or less) than printed."""

    def __init__(self, units: Select, more: bool) -> None:
        self.units = units
        self.more = more

    def holds(self, c: Context) -> bool:
        for thing in self.units.find(c):
            if isinstance(thing, Unit):
                return thing.hp > thing.face.hp if self.more else thing.hp < thing.face.hp
        return False


class NumberOf(Value):
    """A number of the first unit a selector finds (last information where it is gone, 812)."""

    def __init__(self, units: Select, what: str) -> None:
        self.units = units
        self.what = what

    def of(self, c: Context) -> int:
        if c.table.fresh != c.table.version:
            now(table_of(c))
        total = 0
        for thing in self.units.find(c):
            if isinstance(thing, Unit):
                return number_of(thing, self.what)
        return total


class Half(Value):
    """Half a number, rounded down."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def of(self, c: Context) -> int:
        return self.value.of(c) // 2


class Over(Value):
    """How many more there are than a number."""

    def __init__(self, select: Select, n: int) -> None:
        self.select = select
        self.n = n

    def of(self, c: Context) -> int:
        return max(0, len(self.select.find(c)) - self.n)


class DealtNow(Value):
    """The skill damage the unit has just dealt to the opponent's main unit."""

    def of(self, c: Context) -> int:
        unit = table_of(c).main(1 - c.controller)
        if unit is None or not unit.hurt_by:
            return 0
        last = unit.hurt_by[-1]
        return last.amount if last.cause == "skill" and last.by is c.source else 0


class Wins(Value):
    """How many of the throws just made were won."""

    def of(self, c: Context) -> int:
        return c.wins


class Losses(Value):
    """How many of the throws just made were lost."""

    def of(self, c: Context) -> int:
        return c.losses


class EventAmount(Value):
    """The amount of the event that triggered."""

    def of(self, c: Context) -> int:
        return c.event.amount if c.event is not None else 0
