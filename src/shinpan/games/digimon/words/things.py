"""15-10: who and what is meant, and where it is."""

from __future__ import annotations

from ....effects.ops import Filter, Select
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ..things import conds, filters, selectors
from ..things import state as st
from ..things.filters import MASKS
from ..things.selectors import ANY, Count
from .vocabulary import THEIRS, words
from .words import Places, Words, every, is_card, is_other, kind_names, parts_of

# ------------------------------------------------------------------ what


@words("What", "Thing")
def thing(b: Words, f: list[Node], k: list[Node]) -> Filter:
    found = b.filters(f)
    kinds = b.kinds_filter(k, b.cards)
    return every([kinds, *found] if kinds is not None else found)


words.rows("What", Either=(lambda a, b: filters.AnyFilter([a, b]), "a", "b"))


# ------------------------------------------------------------------ limits on several things together


@words("Filter", "Extreme")
def extreme(b: Words, is_: str, s: str) -> None:
    b.choice.extreme = s
    b.choice.highest = is_ == "highest"


@words("Filter", "Total")
def total(b: Words, s: str, n: int, shared: int = 0) -> None:
    bound = selectors.Bound("total", s, n)
    bound.shared = bool(shared)
    b.choice.bounds.append(bound)


@words("Filter", "TotalVersus")
def total_versus(b: Words, s: str, x: Node, y: str) -> None:
    bound = selectors.Bound("total", s)
    bound.value = conds.StatOf(b.hosts(x), y)
    b.choice.bounds.append(bound)


@words("Filter", "Different")
def different(b: Words, s: Node) -> None:
    b.choice.bounds.append(selectors.Bound("different", s.kind))


@words("Filter", "Same")
def same(b: Words, s: Node) -> None:
    pick = b.choice
    if pick.count is not None and pick.count.kind == selectors.EXACT and pick.count.n == 1:
        test = filters.SameAs(s.kind, selectors.It(), False)
        pick.filter = test if pick.filter is None else filters.Every([pick.filter, test])
    else:
        pick.bounds.append(selectors.Bound("same", s.kind))


@words("Filter", "SameLevel")
def same_level(b: Words) -> None:
    b.choice.bounds.append(selectors.Bound("same", "Level"))


# ------------------------------------------------------------------ zones


@words("Zone", "Zone")
def zone(b: Words, o: int, p: list[Node], each: int = 0) -> Places:
    side = b.side if o == THEIRS else o
    found: Places = []
    for pile in p:
        at = b.make("Pile", pile)
        if at in (st.BATTLE, st.BREEDING):
            found.append(selectors.Field(side, [at]))
        else:
            found.append(selectors.Pile(side, at, pile.kind == "FaceUpSecurity"))
    return found


@words("Zone", "Sources")
def sources(b: Words, x: Node) -> Places:
    return [selectors.Below(b.hosts(x, b.side), b.one(x))]


@words("Zone", "SourcesAny")
def sources_any(b: Words) -> Places:
    return [selectors.Below(selectors.Pick(None, [selectors.Field(b.side, [st.BATTLE])], None), False)]


@words("Zone", "Links")
def links(b: Words, x: Node) -> Places:
    return [selectors.Linked(b.hosts(x, b.side))]


@words("Zone", "Stack")
def stack(b: Words, x: Node) -> Places:
    return [selectors.WholeStack(b.hosts(x, b.side))]


words.rows("Zone", Revealed=(lambda: [selectors.Shown()],))


# ------------------------------------------------------------------ selectors


@words("Things", "Sel")
def sel(b: Words, z: list[Node], n: Node | None = None, of: Node | None = None, o: Node | None = None) -> Select:
    node = named(z, n, of, o)
    if o is not None and o.kind == "EachPlayer" and b.each < 0:
        found: list[Select] = []
        for each in (0, 1):
            with b.within(each=each):
                found.append(b.here(node))
        return selectors.Several(found)
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
    elif "SecurityCard" in kinds:
        places = [selectors.Pile(side, st.SECURITY)]
    elif "Source" in kinds:
        places = [selectors.Below(selectors.Pick(None, [selectors.Field(side, [st.BATTLE])], None), False)]
    elif b.default is not None and is_card(of):
        places = b.default
    else:
        on_field = any(f.kind == "OnField" for f in parts_of(of, "f"))
        places = [selectors.Field(side, [st.BATTLE, st.BREEDING] if on_field else [st.BATTLE])]
        cards = False
    tests: list[Filter] = [filters.Other()] if is_other(n, "NoOther") else []
    tests.append(b.thing_filter(of, cards))
    if side >= 0 and any(isinstance(place, selectors.Shown) for place in places):
        tests.append(filters.Owned(side))
    pick = selectors.Pick(b.count(n), places, every(tests))
    pick.particular = bool(b.filters(of.get("f"))) if of is not None and of.kind == "Thing" else False
    b.bounded(pick, of)
    b.such = node
    return pick


def named(z: list[Node], n: Node | None, of: Node | None, o: Node | None) -> Node:
    """The sort of thing that was named, for “such”."""
    slots = (("n", n), ("o", o), ("of", of), ("z", tuple(z) or None))
    return Node("Sel", tuple((name, value) for name, value in slots if value is not None))


@words("Things", "OneOf")
def one_of(b: Words, x: list[Node]) -> Select:
    return selectors.OneOf([b.here(item) for item in x])


words.rows(
    "Things",
    It=selectors.It,
    That=(selectors.It, "k", True),
    Attacker=selectors.AttackerRef,
    Revealed=selectors.RestOf,
    Rest=selectors.RestOf,
)


@words("Things", "This")
def this(b: Words, k: str = "", z: list[Node] | None = None) -> Select:
    return selectors.This(k in ("Card", "Option", "Source", ""))


@words("Things", "ThisWith")
def this_with(b: Words, f: list[Node]) -> Select:
    return selectors.This(False, b.every(f))


@words("Things", "ThisWithout")
def this_without(b: Words, f: list[Node]) -> Select:
    return selectors.This(False, b.every(f), True)


@words("Things", "Them")
def them(b: Words) -> Select:
    return those(b, "")


@words("Things", "Those")
def those(b: Words, k: str) -> Select:
    found = selectors.It(k)
    found.one = False
    return found


@words("Things", "SomeOf")
def some_of(b: Words, n: Count, x: Node) -> Select:
    return selectors.SomeOf(n, b.here(x))


@words("Things", "Such")
def such(b: Words, node: Node) -> Select:
    return b.here(b.such_as(node))


@words("Things", "Made")
def made(b: Words, k: Node, v: str, o: int = -1) -> Select:
    return selectors.MadeThings(v, MASKS[k.kind] if k.kind in ("Digimon", "Tamer", "Option") else 0, o)


@words("Things", "EachOf")
def each_of(b: Words, n: Count, t: list[str], z: list[Node]) -> Select:
    zones = z or b.from_zones
    places = b.places(zones, b.side) if zones is not None else b.default or [selectors.Field(b.side, [st.BATTLE])]
    return selectors.Several([selectors.Pick(n, places, filters.Named([name])) for name in t])


@words("Things", "EachKind")
def each_kind(b: Words, n: Count, of: Node, z: list[Node]) -> Select:
    if (n.kind, n.n) != (selectors.EXACT, 1):
        raise CannotRun("several of each")
    return b.bounded(selectors.Pick(Count(ANY, 0), b.places(z, b.side), b.thing_filter(of, True)), of)


@words("Things", "EachFilter")
def each_filter(
    b: Words,
    n: Count,
    a: list[Node],
    m: Count,
    b_: list[Node],
    k: list[Node],
    z: list[Node],
    f: list[Node],
    o: Node | None = None,
    p: Count | None = None,
    c: list[Node] | None = None,
) -> Select:
    side = b.sided(o)
    zones = z or b.from_zones
    kinds = b.kinds_filter(k, zones is not None)
    picks: list[Select] = []
    for count, own in ((n, a), (m, b_), (p, c)):
        if not own:
            continue
        tests = b.filters(own) + b.filters(f) + ([kinds] if kinds is not None else [])
        places: Places = b.places(zones, side) if zones is not None else [selectors.Field(side, [st.BATTLE])]
        picks.append(b.bounded(selectors.Pick(count, places, filters.Every(tests)), [*own, *f]))
    return selectors.Several(picks)


@words("Things", "EachThing")
def each_thing(b: Words, n: Node, o: Node, x: list[Node]) -> Select:
    return selectors.Several([b.here(named([], n, of, o)) for of in x])


# ------------------------------------------------------------------ the ends of piles and stacks


def ends(b: Words, n: int, o: Node, p: Node, f: list[Node], bottom: bool) -> selectors.Ends:
    """Cards at an end of a pile."""
    tests = b.filters(f)
    side = b.whose(o) if o.kind == "Anyone" else b.sided(o)
    return selectors.Ends(n, side, b.make("Pile", p), bottom, filters.Every(tests) if tests else None)


@words("Things", "Top")
def top(b: Words, n: int, o: Node, p: Node, f: list[Node]) -> Select:
    return ends(b, n, o, p, f, False)


@words("Things", "Bottom")
def bottom(b: Words, n: int, o: Node, p: Node, f: list[Node]) -> Select:
    return ends(b, n, o, p, f, True)


@words("Things", "TopUpTo")
def top_up_to(b: Words, n: int, o: Node, p: Node) -> Select:
    found = ends(b, n, o, p, [], False)
    found.up_to = True
    return found


def source_ends(b: Words, n: int, x: Node, f: list[Node], bottom: bool, up_to: bool) -> Select:
    """Cards at an end of the digivolution cards of something."""
    tests = b.filters(f)
    found = selectors.SourceEnds(n, b.select(x), bottom, filters.Every(tests) if tests else None)
    found.up_to = up_to
    return found


@words("Things", "TopSource")
def top_source(b: Words, n: int, x: Node, f: list[Node]) -> Select:
    return source_ends(b, n, x, f, False, False)


@words("Things", "BottomSource")
def bottom_source(b: Words, n: int, x: Node, f: list[Node]) -> Select:
    return source_ends(b, n, x, f, True, False)


@words("Things", "TopSourceUpTo")
def top_source_up_to(b: Words, n: int, x: Node) -> Select:
    return source_ends(b, n, x, [], False, True)


@words("Things", "BottomSourceUpTo")
def bottom_source_up_to(b: Words, n: int, x: Node) -> Select:
    return source_ends(b, n, x, [], True, True)


@words("Things", "TopOf")
def top_of(b: Words, x: Node, n: int = 1) -> Select:
    return selectors.TopOf(b.select(x), n)


@words("Things", "ZoneAll")
def zone_all(b: Words, z: list[Node]) -> Select:
    return selectors.Pick(Count(selectors.ALL, 0), b.places(z, b.side), None)


words.cannot("Things", "TopOrBottom", why="which end is chosen is asked only where cards are put")
words.cannot("Zone", "AnyDeck", why="only an event goes to whatever deck it is")
words.rewritten.add(("Things", "SelWith"))
