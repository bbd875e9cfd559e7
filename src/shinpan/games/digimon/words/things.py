"""15-10: who and what is meant, where it is, how many there are, and because of what something happens."""

from __future__ import annotations

from ....effects.filters import AllOf
from ....effects.ops import Filter, Select, Value
from ....effects.picking import Union
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ..book.rules import By
from ..things import conds, filters, selectors
from ..things import state as st
from ..things.filters import MASKS
from ..things.selectors import ANY, EXACT, Count
from .vocabulary import THEIRS, words
from .words import Places, Words, every, is_card, is_other, kind_names, parts_of


def thing(b: Words, f: list[Node], k: list[Node]) -> Filter:
    """Things of some kinds that pass tests."""
    found = b.filters(f)
    kinds = b.kinds_filter(k, b.cards)
    return every([kinds, *found] if kinds is not None else found)


def zone(b: Words, o: int, p: list[Node], each: int | None) -> Places:
    """Piles and areas of a player (``each`` is heeded where something is looked for in each of them)."""
    side = b.side if o == THEIRS else o
    found: Places = []
    for pile in p:
        at = b.make("Pile", pile)
        area = at in (st.BATTLE, st.BREEDING)
        found.append(selectors.Field(side, [at]) if area else selectors.Pile(side, at, pile.kind == "FaceUpSecurity"))
    return found


def sources(b: Words, x: Node) -> Places:
    """The digivolution cards of something."""
    return [selectors.Below(b.hosts(x, b.side), b.one(x))]


def sources_any(b: Words) -> Places:
    """The digivolution cards of anything."""
    return [selectors.Below(selectors.Pick(None, [selectors.Field(b.side, [st.BATTLE])], None), False)]


def sel(b: Words, z: list[Node], n: Node | None, of: Node | None, o: Node | None) -> Select:
    """So many of such things; “your [name]”, where no area is named, is in play."""
    node = sort_of(z, n, of, o)
    if o is not None and o.kind == "EachPlayer" and b.each < 0:
        found: list[Select] = []
        for each in (0, 1):
            with b.within(each=each):
                found.append(b.here(node))
        return Union(found)
    side = b.sided(o)
    kinds = kind_names(of)
    zones = tuple(z) if z else b.from_zones if is_card(of) else None
    cards = True
    if zones is not None:
        places = b.places(zones, side)
        cards = not any(isinstance(place, selectors.Field) for place in places)
        for place in places:
            if isinstance(place, selectors.Field) and side >= 0:
                place.whose = side
    elif "SecurityDigimon" in kinds:
        places = [selectors.Guard(side)]
        if kinds - {"SecurityDigimon"}:
            places.append(selectors.Field(side, [st.BATTLE]))
            cards = False
    elif "SecurityCard" in kinds:
        places = [selectors.Pile(side, st.SECURITY)]
    elif "Source" in kinds:
        places = [selectors.Below(selectors.Pick(None, [selectors.Field(side, [st.BATTLE])], None), False)]
    elif b.default is not None and is_card(of) and o is None:
        places = b.default
    else:
        on_field = any(f.kind == "OnField" for f in parts_of(of, "f"))
        places = [selectors.Field(side, [st.BATTLE, st.BREEDING] if on_field else [st.BATTLE])]
        cards = False
    tests: list[Filter] = [filters.Other()] if is_other(n, "NoOther") else []
    tests.append(b.thing_filter(of, cards))
    if side >= 0 and any(isinstance(place, selectors.Revealed) for place in places):
        tests.append(filters.Owned(side))
    pick = selectors.Pick(b.count(n), places, every(tests))
    pick.particular = bool(b.filters(of.get("f"))) if of is not None and of.kind == "Thing" else False
    b.bounded(pick, of)
    b.such = node
    return pick


def sort_of(z: list[Node], n: Node | None, of: Node | None, o: Node | None) -> Node:
    """The sort of thing that was named, for “such”."""
    slots = (("n", n), ("o", o), ("of", of), ("z", tuple(z) or None))
    return Node("Sel", tuple((name, value) for name, value in slots if value is not None))


def such(b: Words, n: Node | None, k: list[Node], z: list[Node], o: Node | None) -> Select:
    """More of the sort that was named before."""
    slots = (("n", n), ("k", tuple(k) or None), ("z", tuple(z) or None), ("o", o))
    return b.here(b.such_as(Node("Such", tuple((name, value) for name, value in slots if value is not None))))


def one_of(b: Words, x: list[Node]) -> Select:
    """One of several sorts."""
    return selectors.OneOf([b.here(item) for item in x])


def here(b: Words, x: Node) -> Select:
    """Things on the same side, in the same place."""
    return b.here(x)


def this(k: str, z: list[Node]) -> Select:
    """This card, or the stack it is in (where it is said to be is asked by triggers)."""
    return selectors.This(k in ("Card", "Option", "Source"))


def those(k: str) -> Select:
    """The things that were named before."""
    found = selectors.Meant(k)
    found.one = False
    return found


def made(k: Node, v: str, o: int | None) -> Select:
    """What this effect did something to."""
    return selectors.MadeThings(v, MASKS[k.kind] if k.kind in ("Digimon", "Tamer", "Option") else 0, -1 if o is None else o)


def places(b: Words, z: list[Node]) -> Places:
    """The places of some zones, on this side."""
    return b.places(z, b.side)


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


def each_filter(
    b: Words,
    n: Count,
    first: list[Node],
    m: Count,
    second: list[Node],
    p: Count | None,
    third: list[Node],
    k: list[Node],
    z: list[Node],
    f: list[Node],
    o: Node | None,
) -> Select:
    """So many of one sort, so many of another, and perhaps of a third."""
    side = b.sided(o)
    zones = z or b.from_zones
    kinds = b.kinds_filter(k, zones is not None)
    picks: list[Select] = []
    for count, own in ((n, first), (m, second), (p, third)):
        if own:
            tests = b.filters(own) + b.filters(f) + ([kinds] if kinds is not None else [])
            where: Places = b.places(zones, side) if zones is not None else [selectors.Field(side, [st.BATTLE])]
            picks.append(b.bounded(selectors.Pick(count, where, AllOf(tests)), [*own, *f]))
    return Union(picks)


def each_thing(b: Words, n: Node, o: Node, x: list[Node]) -> Select:
    """So many of each sort."""
    return Union([b.here(sort_of([], n, of, o)) for of in x])


def any_tests(b: Words, f: list[Node]) -> Filter | None:
    """All of some tests, if there are any."""
    tests = b.filters(f)
    return AllOf(tests) if tests else None


def ends(b: Words, n: int, o: Node, p: Node, f: list[Node], bottom: bool, up_to: bool = False) -> Select:
    """Cards at an end of a pile."""
    side = b.whose(o) if o.kind == "Anyone" else b.sided(o)
    found = selectors.Ends(n, side, b.make("Pile", p), bottom, any_tests(b, f))
    found.up_to = up_to
    return found


def source_ends(b: Words, n: int, x: Select, f: list[Node], bottom: bool, up_to: bool = False) -> Select:
    """Cards at an end of the digivolution cards of something."""
    found = selectors.SourceEnds(n, x, bottom, any_tests(b, f))
    found.up_to = up_to
    return found


# ------------------------------------------------------------------ counting


def count_made(b: Words, v: str, n: int, o: int | None, z: list[Node]) -> Value:
    """How many things this effect did something to."""
    if z and b.place_mask(z) != {"Add": 1 << st.HAND, "Place": 1 << st.UNDER}.get(v):
        raise CannotRun(f"what this effect did ({v}), by where it was")
    return conds.MadeCount(v, n, -1 if o is None else o)


def things_or_places(b: Words, x: Node | None, z: list[Node]) -> Select:
    """Certain things, or all that is in some places."""
    return b.select(x) if x is not None else selectors.Pick(None, b.places(z, -1), None)


def things_or_field(b: Words, x: Node | None, o: int | None, k: list[Node]) -> Select:
    """Certain things, or a player's of some kinds."""
    field = selectors.Field(-1 if o is None else o, [st.BATTLE])
    return b.select(x) if x is not None else selectors.Pick(None, [field], b.kinds_filter(k, False))


# ------------------------------------------------------------------ causes


def caused(
    kind: str, whose: int = -1, categories: int = 0, keyword: str = "", inverse: bool = False, this: bool = False
) -> list[By]:
    """One cause."""
    by = By(kind, whose, categories, keyword)
    by.inverse, by.this = inverse, this
    return [by]


def by_effect(by: list[By] | None) -> list[By]:
    """Causes, any effect where none is named."""
    return by or [By("effect")]


def not_by(by: list[By]) -> list[By]:
    """Anything but this cause."""
    if len(by) != 1:
        raise CannotRun("not by effects of several")
    by[0].inverse = True
    return by


def effects(b: Words, o: int | None, of: Node | None) -> list[By]:
    """Effects of a player's cards of a kind."""
    found = caused("effect", whose(o), b.make("CauseKind", of) if of is not None else 0)
    found[0].security = of is not None and of.kind == "Security"
    return found


def whose(o: int | None) -> int:
    """A player, -1 for anyone."""
    return -1 if o is None else max(-1, o)


words.cannot("Things", "TopOrBottom", why="which end is chosen is asked only where cards are put")
words.cannot("Filter", "OnField", why="only where things are chosen")
words.cannot("Zone", "AnyDeck", why="only an event goes to whatever deck it is")
words.cannot("Trigger", "DigivolvingByThis", why="the digivolution of an effect, while it is carried out")
words.rewritten.add(("Things", "SelWith"))
