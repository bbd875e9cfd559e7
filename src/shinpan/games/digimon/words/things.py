"""15-10: who and what is meant, where it is, how many there are."""

from __future__ import annotations

from ....effects.filters import AllOf
from ....effects.ops import Filter, Select, Value
from ....effects.picking import Union
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ....meaning.pieces import flat, joined
from ....meaning.rewrite import made
from ..things import conds, filters, selectors
from ..things import state as st
from ..things.selectors import ANY, EXACT, Count
from .vocabulary import THEIRS
from .words import Places, Words, is_card, is_other, kind_names, parts_of, single_filters


def thing(b: Words, f: list[Node], k: list[Node]) -> Filter:
    """Things of some kinds that pass tests."""
    found: list[Filter] = flat([b.kinds_filter(k, b.cards), b.filters(f)])
    return joined(found, AllOf)


def zone(b: Words, o: int, p: list[Node], each: int | None) -> Places:
    """Piles and areas of a player (``each`` is heeded where something is looked for in each of them)."""
    side = b.side if o == THEIRS else o
    found: Places = []
    for pile in p:
        at = b.make("Pile", pile)
        area = at in (st.BATTLE, st.BREEDING)
        found.append(selectors.Field(side, [at]) if area else selectors.Pile(side, at, pile.kind == "FaceUpSecurity"))
    return found


def sel(b: Words, z: list[Node], n: Node | None, of: Node | None, o: Node | None) -> Select:
    """So many of such things."""
    node = made("Sel", z=tuple(z) or None, n=n, of=of, o=o)
    if o is not None and o.kind == "EachPlayer" and b.each < 0:
        found: list[Select] = []
        for each in (0, 1):
            with b.within(each=each):
                found.append(b.here(node))
        return Union(found)
    side = b.sided(o)
    places = places_of(b, z, of, o, side)
    cards = not any(isinstance(place, selectors.Field) for place in places)
    tests: list[Filter] = [filters.Other()] if is_other(n, "NoOther") else []
    tests.append(b.thing_filter(of, cards))
    if side >= 0 and any(isinstance(place, selectors.Revealed) for place in places):
        tests.append(filters.Owned(side))
    pick = selectors.Pick(b.count(n), places, joined(tests, AllOf))
    pick.particular = of is not None and of.kind == "Thing" and bool(single_filters(of.get("f")))
    b.bounded(pick, of)
    b.such = node
    return pick


def places_of(b: Words, z: list[Node], of: Node | None, o: Node | None, side: int) -> Places:
    """Where such things are; “your [name]”, where no area is named, is in play."""
    kinds = kind_names(of)
    zones = z or (b.from_zones if is_card(of) else None)
    if zones is not None:
        places = b.places(zones, side)
        for place in places:
            if isinstance(place, selectors.Field) and side >= 0:
                place.whose = side
        return places
    if "SecurityDigimon" in kinds:
        return [selectors.Guard(side), *([selectors.Field(side, [st.BATTLE])] if kinds - {"SecurityDigimon"} else [])]
    if "SecurityCard" in kinds:
        return [selectors.Pile(side, st.SECURITY)]
    if "Source" in kinds:
        return [selectors.Below(selectors.Pick(None, [selectors.Field(side, [st.BATTLE])], None), False)]
    if b.default is not None and is_card(of) and o is None:
        return b.default
    on_field = any(f.kind == "OnField" for f in parts_of(of, "f"))
    return [selectors.Field(side, [st.BATTLE, st.BREEDING] if on_field else [st.BATTLE])]


def such(b: Words, n: Node | None, k: list[Node], z: list[Node], o: Node | None) -> Select:
    """More of the sort that was named before."""
    return b.here(b.such_as(made("Such", n=n, k=tuple(k) or None, z=tuple(z) or None, o=o)))


def one_of(b: Words, x: list[Node]) -> Select:
    """One of several sorts."""
    return selectors.OneOf([b.here(item) for item in x])


def this(k: str, z: list[Node]) -> Select:
    """This card, or the stack it is in (where it is said to be is asked by triggers)."""
    return selectors.This(k in ("Card", "Option", "Source"))


def each_of(b: Words, n: Count, t: list[str], z: list[Node]) -> Select:
    """So many of each name."""
    zones = z or b.from_zones
    where = b.places(zones, b.side) if zones is not None else b.default or [selectors.Field(b.side, [st.BATTLE])]
    return Union([selectors.Pick(n, where, filters.Named([name])) for name in t])


def each_kind(b: Words, n: Count, of: Node, z: list[Node]) -> Select:
    """One of each that differs."""
    if (n.kind, n.n) != (EXACT, 1):
        raise CannotRun("several of each")
    return b.bounded(selectors.Pick(Count(ANY, 0), b.places(z, b.side), b.thing_filter(of, True)), of)


Sorts = list[tuple[Count, list[Node]]]
"""How many of each sort."""


def each_filter(b: Words, sorts: Sorts, k: list[Node], z: list[Node], f: list[Node], side: int) -> Select:
    """So many of one sort, so many of another, and perhaps of a third."""
    zones = z or b.from_zones
    kinds = b.kinds_filter(k, zones is not None)
    picks: list[Select] = []
    for count, own in sorts:
        if own:
            where: Places = b.places(zones, side) if zones is not None else [selectors.Field(side, [st.BATTLE])]
            picks.append(b.bounded(selectors.Pick(count, where, AllOf(flat([b.filters([*own, *f]), kinds]))), [*own, *f]))
    return Union(picks)


def each_thing(b: Words, n: Node, o: Node, x: list[Node]) -> Select:
    """So many of each sort."""
    return Union([b.here(made("Sel", n=n, of=of, o=o)) for of in x])


def any_tests(b: Words, f: list[Node]) -> Filter | None:
    """All of some tests, if there are any."""
    return AllOf(b.filters(f)) if single_filters(f) else None


def ends(b: Words, n: int, o: Node, p: int, f: list[Node], bottom: bool) -> selectors.Ends:
    """Cards at an end of a pile."""
    return selectors.Ends(n, b.whose(o) if o.kind == "Anyone" else b.sided(o), p, bottom, any_tests(b, f))


def count_made(b: Words, v: str, n: int, o: int, z: list[Node]) -> Value:
    """How many things this effect did something to."""
    if z and b.place_mask(z) != {"Add": 1 << st.HAND, "Place": 1 << st.UNDER}.get(v):
        raise CannotRun(f"what this effect did ({v}), by where it was")
    return conds.MadeCount(v, n, o)
