"""What texts point at: units and cards in zones (201.3, 306.4)."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Code as Code
from ....effects.conditions import compare
from ....effects.context import Context
from ....effects.ops import Filter, Select, Value
from ....table.cards import Card, Thing
from .filters import ANY, OWN, HasAttribute, is_kind, number_of, players, table_of
from .state import DECK, DISCARD, HAND, KO, MAIN, STANDBY, Unit


class Units(Select):
    """Units in the areas: whose, main or standby, and what they must be."""

    def __init__(self, owner: int, where: str, filters: list[Filter]) -> None:
        self.owner = owner
        self.where = where
        self.filters = filters

    def find(self, c: Context) -> list[Thing]:
        t = table_of(c)
        found: list[Thing] = []
        for player in players(c, self.owner):
            if self.where != "Standby":
                for body in t.zones[player * 6 + MAIN].bodies:
                    if self.fits(c, body):
                        found.append(body)
            if self.where != "Main":
                for body in t.zones[player * 6 + STANDBY].bodies:
                    if self.fits(c, body):
                        found.append(body)
        return found

    def fits(self, c: Context, thing: Thing) -> bool:
        """The filters, without whose and where."""
        return all(f.test(c, thing) for f in self.filters)

    def describes(self, c: Context, unit: Unit) -> bool:
        """Whether a unit (perhaps one that has left) is or was one of these."""
        if self.owner != ANY and (unit.controller == c.controller) != (self.owner == OWN):
            return False
        kind = c.table.zones[unit.zone].kind.name
        if self.where == "Main" and kind != "main" or self.where == "Standby" and kind != "standby":
            return False
        return self.fits(c, unit)


class SameSideMain(Select):
    """“The main unit” beside a chosen unit: that of the same player."""

    def find(self, c: Context) -> list[Thing]:
        t = table_of(c)
        for thing in c.it:
            if isinstance(thing, Unit):
                unit = t.main(thing.controller)
                return [unit] if unit is not None else []
        unit = t.main(c.controller)
        return [unit] if unit is not None else []


class Described(Filter):
    """A trigger's subject: one of certain units, as it was when it happened."""

    def __init__(self, select: Select) -> None:
        self.select = select

    def test(self, c: Context, thing: Thing) -> bool:
        select = self.select
        if isinstance(select, Units):
            return isinstance(thing, Unit) and select.describes(c, thing)
        return any(other is thing for other in select.find(c))


class CardDescribed(Filter):
    """A trigger's subject: a card of a player, of a kind, with filters."""

    def __init__(self, owner: int, kind: str, filters: list[Filter], origin: int, target: int) -> None:
        self.owner = owner
        self.kind = kind
        self.filters = filters
        self.origin = origin
        self.target = target

    def test(self, c: Context, thing: Thing) -> bool:
        event = c.event
        if event is None or event.card is None:
            return False
        if self.owner != ANY and (event.card.owner == c.controller) != (self.owner == OWN):
            return False
        if self.origin >= 0 and event.origin % 6 != self.origin:
            return False
        if self.target >= 0 and event.target % 6 != self.target:
            return False
        return is_kind(event.card, self.kind) and all(f.test(c, thing) for f in self.filters)


class ZoneCards(Select):
    """Cards in a zone, of a kind, with filters."""

    def __init__(self, owner: int, zone: int, kind: str, filters: list[Filter]) -> None:
        self.owner = owner
        self.zone = zone
        self.kind = kind
        self.filters = filters

    def find(self, c: Context) -> list[Thing]:
        t = table_of(c)
        found: list[Thing] = []
        for player in players(c, self.owner):
            for card in t.zones[player * 6 + self.zone].cards:
                if is_kind(card, self.kind) and all(f.test(c, card) for f in self.filters):
                    found.append(card)
        return found

    def hidden(self, c: Context) -> bool:
        """302.2b, 909.2: someone cannot check whether such a card is there."""
        if not self.filters and self.kind in ("", "Any"):
            return False
        return self.zone == DECK or (self.zone == HAND and self.owner == OWN)

    def looks(self, c: Context) -> list[Card]:
        """909.2: who chooses in a hidden zone sees it meanwhile."""
        if self.zone not in (DECK, HAND):
            return []
        t = table_of(c)
        found: list[Card] = []
        for player in players(c, self.owner):
            found += t.zones[player * 6 + self.zone].cards
        return found


class NamedAnywhere(Select):
    """902.2: cards in the areas with a name: units and assists."""

    def __init__(self, owner: int, name: str) -> None:
        self.owner = owner
        self.name = name

    def find(self, c: Context) -> list[Thing]:
        t = table_of(c)
        found: list[Thing] = []
        for player in players(c, self.owner):
            for body in t.units(player):
                assert isinstance(body, Unit)
                if any(self.name in name for name in body.names):
                    found.append(body)
                if body.assist is not None and self.name in body.assist.face.name:
                    found.append(body.assist)
        return found


class EnergyOf(Select):
    """905.2: the energy of units."""

    def __init__(self, units: Select) -> None:
        self.units = units

    def find(self, c: Context) -> list[Thing]:
        found: list[Thing] = []
        for unit in self.units.find(c):
            if isinstance(unit, Unit):
                found += unit.energy
        return found


class AssistOf(Select):
    """905.3: the assists of units."""

    def __init__(self, units: Select) -> None:
        self.units = units

    def find(self, c: Context) -> list[Thing]:
        found: list[Thing] = []
        for unit in self.units.find(c):
            if isinstance(unit, Unit) and unit.assist is not None:
                found.append(unit.assist)
            elif isinstance(unit, Card) and unit.face.kind == "assist":
                found.append(unit)
        return found


class Joined(Select):
    """All of several selectors."""

    def __init__(self, selects: list[Select]) -> None:
        self.selects = selects

    def find(self, c: Context) -> list[Thing]:
        found: list[Thing] = []
        for select in self.selects:
            found += select.find(c)
        return found


class AmongThem(Select):
    """“Among them”: of the cards just revealed or looked at."""

    def __init__(self, kind: str, filters: list[Filter]) -> None:
        self.kind = kind
        self.filters = filters

    def find(self, c: Context) -> list[Thing]:
        pool: list[Thing] = [card for card in c.looked] if c.looked else c.it[:]
        return [x for x in pool if isinstance(x, Card) and is_kind(x, self.kind) and all(f.test(c, x) for f in self.filters)]

    def hidden(self, c: Context) -> bool:
        return bool(self.kind not in ("", "Any") or self.filters) and any(
            not c.table.sees(p, x) for x in c.looked for p in (0, 1)
        )


class RestOfThem(Select):
    """“The rest”: of the cards just revealed or looked at, those that stayed where they were."""

    def find(self, c: Context) -> list[Thing]:
        return [card for card in c.looked if c.table.zones[card.zone].kind.name == "deck"]


class ThisCard(Select):
    """“This card”."""

    def find(self, c: Context) -> list[Thing]:
        return [c.card] if c.card is not None else []


class ItCards(Select):
    """“That card”, “those”: what was last picked, revealed or moved, as cards."""

    def find(self, c: Context) -> list[Thing]:
        found: list[Thing] = []
        for thing in c.it if c.it else ([c.that] if c.that is not None else []):
            if isinstance(thing, Unit):
                if thing.alive:
                    found.append(thing)
                else:
                    card = c.table.cards[thing.top.uid]
                    if card.ref == thing.new_ref:
                        found.append(card)
            else:
                found.append(thing)
        return found


class Top(Select):
    """The top (or bottom) cards of a deck or discard pile, top first."""

    def __init__(self, owner: int, zone: int, count: Value, bottom: bool = False) -> None:
        self.owner = owner
        self.zone = zone
        self.count = count
        self.bottom = bottom

    def find(self, c: Context) -> list[Thing]:
        t = table_of(c)
        n = self.count.of(c)
        found: list[Thing] = []
        for player in players(c, self.owner):
            cards = t.zones[player * 6 + self.zone].cards
            if n > 0:
                some: list[Card] = cards[:n] if self.bottom else cards[-n:][::-1]
                found += some
        return found


class AreaAssists(Select):
    """A player's assists in the areas."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def find(self, c: Context) -> list[Thing]:
        t = table_of(c)
        found: list[Thing] = []
        for player in players(c, self.owner):
            for body in t.units(player):
                assert isinstance(body, Unit)
                if body.assist is not None:
                    found.append(body.assist)
        return found


class HasNumberThan(Filter):
    """A number of a unit compared with another number of the table."""

    def __init__(self, what: str, how: str, other: Value) -> None:
        self.what = what
        self.how = how
        self.other = other

    def test(self, c: Context, thing: Thing) -> bool:
        return isinstance(thing, Unit) and compare(number_of(thing, self.what), self.how, self.other.of(c))


class HighestOrLowest(Select):
    """Those of some units for which a number is highest or lowest."""

    def __init__(self, units: Select, what: str, highest: bool) -> None:
        self.units = units
        self.what = what
        self.highest = highest

    def find(self, c: Context) -> list[Thing]:
        found = [thing for thing in self.units.find(c) if isinstance(thing, Unit)]
        if not found:
            return []
        numbers = [number_of(unit, self.what) for unit in found]
        best = max(numbers) if self.highest else min(numbers)
        return [unit for unit in found if number_of(unit, self.what) == best]


class FromSide(Filter):
    """Something of a player's: own or the opponent's."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def test(self, c: Context, thing: Thing) -> bool:
        side = thing.controller if isinstance(thing, Unit) else thing.owner if isinstance(thing, Card) else -1
        return self.owner == ANY or (side == c.controller) == (self.owner == OWN)


class EventHost(Filter):
    """The event is about a card attached to one of these units."""

    def __init__(self, units: Select) -> None:
        self.units = units

    def test(self, c: Context, thing: Thing) -> bool:
        event = c.event
        if event is None or event.card is None:
            return False
        host = event.card.host
        return host is not None and any(other is host for other in self.units.find(c))


class DamageSource(Filter):
    """813: damage from a card of a kind or attribute."""

    def __init__(self, kind: str, mask: int, units: Select | None) -> None:
        self.kind = kind
        self.mask = mask
        self.units = units

    def test(self, c: Context, thing: Thing) -> bool:
        if self.units is not None:
            return isinstance(thing, Unit) and Described(self.units).test(c, thing)
        if self.mask:
            return HasAttribute(self.mask).test(c, thing)
        if isinstance(thing, Unit):
            return self.kind in ("UnitCards", "Any")
        return isinstance(thing, Card) and is_kind(thing, self.kind)


ZONES: Final = {"Hand": HAND, "Discards": DISCARD, "KOs": KO, "Deck": DECK}


class HostDescribed(Filter):
    """The event is about a card that was attached to one of certain units."""

    def __init__(self, select: Select) -> None:
        self.described = Described(select)

    def test(self, c: Context, thing: Thing) -> bool:
        event = c.event
        return event is not None and event.host is not None and self.described.test(c, event.host)


class EventCardIsThis(Filter):
    """The event is about the very card the text is printed on (perhaps gone to a certain zone)."""

    def __init__(self, target: int = -1, energy: bool = True) -> None:
        self.target = target
        self.energy = energy
        """Whether it counts although the card lay as energy, without information (306.6a)."""

    def test(self, c: Context, thing: Thing) -> bool:
        event = c.event
        if event is None or event.card is None or c.card is None or event.card.uid != c.card.uid:
            return False
        if not self.energy and event.note == "energy":
            return False
        return self.target < 0 or event.target % 6 == self.target
