"""2, 15-10: who and what is meant, where it is, how many there are; tests of one thing, and limits on several together."""

from __future__ import annotations

from ....effects.filters import AllOf, AnyOf
from ....effects.numbers import Const
from ....effects.ops import Filter, Select, Value
from ....effects.picking import Union
from ....meaning.node import Node
from ....meaning.pieces import flat, having, joined, nodes, refuse
from ....meaning.rewrite import made
from ..book.rules import NUMBERED
from ..things import conds, filters, selectors
from ..things import state as st
from ..things.selectors import EACH, EXACT, JUST, LEAST, MOST, NO, Count
from ..things.state import Effect
from .marks import KEYWORDS
from .vocabulary import HOW, THEIRS, words
from .words import Places, Words, is_card, is_other, kind_names, parts_of, single_filters, together

# ------------------------------------------------------------------ things


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
    revealed = side >= 0 and any(isinstance(place, selectors.Revealed) for place in places)
    other = filters.Other() if is_other(n, "NoOther") else None
    test = together(other, b.what(of, cards), filters.Owned(side) if revealed else None)
    pick = selectors.Pick(b.count(n), places, test)
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
        return [selectors.SecurityBody(side), *([selectors.Field(side, [st.BATTLE])] if kinds - {"SecurityDigimon"} else [])]
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


def meant(b: Words, kind: str = "", other: bool = False) -> Select:
    """What was chosen or talked of before."""
    chosen = any(could_be(kinds, kind) for kinds in b.chosen)
    card = b.of_cards and kind in ("", "Card") and not b.stripped
    return having(selectors.Meant(kind, other), chosen=chosen, card=card)


def could_be(kinds: set[str], kind: str) -> bool:
    """Whether what is chosen can be “it”, “that Digimon”, “that Tamer” or “that card”."""
    if not kind or not kinds:
        return True
    if kind == "Card":
        return any(one.endswith("Card") for one in kinds)
    return kind in kinds or kind in ("Digimon", "DigimonOrTamer") and bool(kinds & {"Digimon", "Token"})


def one_of(b: Words, x: list[Node]) -> Select:
    """One of several sorts."""
    found = selectors.OneOf([b.here(item) for item in x])
    b.such = made("OneOf", x=tuple(x))
    return found


def this(k: str, z: list[Node]) -> Select:
    """This card, or the stack it is in (where it is said to be is asked by triggers)."""
    return having(selectors.This(k in ("Card", "Option", "Source")), digimon=k == "Digimon")


def each_of(b: Words, n: Count, t: list[str], z: list[Node]) -> Select:
    """So many of each name."""
    zones = z or b.from_zones
    where = b.places(zones, b.side) if zones is not None else b.default or [selectors.Field(b.side, [st.BATTLE])]
    return Union([selectors.Pick(n, where, filters.Named([name])) for name in t])


def each_kind(b: Words, n: Count, of: Node, z: list[Node]) -> Select:
    """One of each that differs: all there are."""
    refuse("several of each", (n.kind, n.n) != (EXACT, 1))
    return b.bounded(selectors.Pick(Count(EACH, 0), b.places(z, b.side), b.what(of, True)), of)


def both_with(b: Words, sorts: list[tuple[Node, Node]], w: list[Node], z: list[Node]) -> Select:
    """So many of one kind and so many of another, with what both must be."""
    things = [(n, made("Thing", k=of.get("k"), f=(*nodes(of.get("f")), *w))) for n, of in sorts]
    return Union([b.here(made("Sel", n=n, of=of, z=tuple(z) or None)) for n, of in things])


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
            picks.append(b.bounded(selectors.Pick(count, where, AllOf(flat([b.tests([*own, *f]), kinds]))), [*own, *f]))
    return Union(picks)


def each_thing(b: Words, n: Node, o: Node, x: list[Node]) -> Select:
    """So many of each sort."""
    return Union([b.here(made("Sel", n=n, of=of, o=o)) for of in x])


def any_tests(b: Words, f: list[Node]) -> Filter | None:
    """All of some tests, if there are any."""
    return AllOf(b.tests(f)) if single_filters(f) else None


def ends(b: Words, n: int, o: Node, p: int, f: list[Node], bottom: bool) -> selectors.Ends:
    """Cards at an end of a pile."""
    return selectors.Ends(n, b.whose(o) if o.kind == "Anyone" else b.sided(o), p, bottom, any_tests(b, f))


def count_made(b: Words, v: str, n: int, o: int, z: list[Node]) -> Value:
    """How many things this effect did something to."""
    elsewhere = z and b.place_mask(z) != {"Add": 1 << st.HAND, "Place": 1 << st.UNDER}.get(v)
    refuse(f"what this effect did ({v}), by where it was", elsewhere)
    refuse("for each one of nothing", not v)
    return conds.MadeCount(v, n, o, v in b.deeds)


# ------------------------------------------------------------------ tests of one thing


def number(stat: str, how: str, n: int, raises: str | None = None) -> Filter:
    """A number of a thing against a fixed one; ``raises`` is the maximum that effects may raise."""
    return filters.Number(stat, HOW[how], Const(n), stat if raises is None else raises)


def so_many_sources(how: str, n: int) -> Filter:
    """4-23-1: it has so many digivolution cards, which is so many or more, unless “exactly” is said; none is none."""
    return number("Sources", "eq" if how == "just" else "min" if how == "eq" and n else how, n)


def level_any(levels: list[int]) -> Filter:
    """One of some levels."""
    return AnyOf([filters.Number("Level", "=", Const(n)) for n in levels])


def number_any(stat: str, numbers: list[int]) -> Filter:
    """A number of a thing that is one of some."""
    return AnyOf([filters.Number(stat, "=", Const(n)) for n in numbers])


def named(names: list[str]) -> Filter:
    """One of some names, each perhaps with its card number."""
    if not any(NUMBERED.match(name) for name in names):
        return filters.Named(names)
    return AnyOf([with_number(name) for name in names])


def with_number(name: str) -> Filter:
    """A name, perhaps with its card number."""
    match = NUMBERED.match(name)
    return AllOf([filters.Numbered(match[1]), filters.Named([match[2]])]) if match else filters.Named([name])


def text_has(t: list[str], k: Node | None) -> Filter:
    """Words, or a keyword effect, in the text."""
    return filters.TextHas(t if k is None else [f"<{KEYWORDS.get(k.kind, k.kind)}"])


def keyword_name(k: Node) -> str:
    """The printed name of a keyword effect."""
    refuse(f"the keyword effect {k.kind}", k.kind not in KEYWORDS)
    return KEYWORDS[k.kind]


def counted(made: object) -> Effect | None:
    """16-3: a keyword effect that is nothing but a number, which adds up; none if this is anything else."""
    return made if isinstance(made, Effect) and made.keyword and made.program is None and made.amount else None


def has(b: Words, k: list[Node]) -> Filter:
    """Has one of some keyword effects, perhaps with its number."""
    names: list[str] = []
    exact: list[Filter] = []
    for word in k:
        numbered = word.get("n") is not None and ("Keyword", word.kind) in words.table
        effect = counted(b.make("Keyword", word)) if numbered else None
        if effect is not None:
            exact.append(filters.HasAmount(effect.keyword, effect.amount))
        else:
            names.append(keyword_name(word))
    if names:
        exact.append(filters.Has(names))
    return joined(exact, AnyOf)


WAYS = {EXACT: ">=", LEAST: ">=", NO: "=", MOST: "<=", JUST: "="}
"""How a count compares, where cards are counted."""


def source_is(b: Words, x: Node) -> Filter:
    """Has such cards among its digivolution cards."""
    if x.kind == "OneOf":
        return AnyOf([source_is(b, item) for item in nodes(x.get("x"))])
    said = b.count(x.get("n"))
    count, test = said or Count(LEAST, 1), b.what(x.get("of"), cards=True)
    pick = b.bounded(selectors.Pick(said, [], test), x.get("of"))
    if pick.bounds or pick.extreme:
        return conds.SourcesTogether(pick, count)
    refuse("so many digivolution cards", count.kind not in WAYS)
    return filters.SourceIs(pick.filter or test, WAYS[count.kind], count.n)


def versus_count(b: Words, s: str, how: str, x: list[Node]) -> Filter:
    """A number against how many there are."""
    zones = b.schema.find("Zone", x[0].kind) is not None
    counted: Select = selectors.Pick(None, b.places(x, -1), None) if zones else b.select(x[0])
    return filters.Number(s, HOW[how], selectors.HowMany(counted, 1))


# ------------------------------------------------------------------ limits on several things together


def limit(b: Words, bound: selectors.Bound) -> None:
    """One more limit."""
    b.choice.bounds.append(bound)


def same(b: Words, s: str) -> None:
    """The same as each other, or as what was chosen before."""
    count, test = b.choice.count, b.choice.filter
    if count is None or (count.kind, count.n) != (EXACT, 1):
        limit(b, selectors.Bound("same", s))
    else:
        b.choice.filter = together(test, filters.SameInformation(s, selectors.Meant(), False))
