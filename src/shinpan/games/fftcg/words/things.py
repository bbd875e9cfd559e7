"""What is found, taken, counted and tested, and where: what the rows of things, filters, zones and numbers name."""

from __future__ import annotations

from ....effects.filters import AnyOf
from ....effects.ops import Filter, Select, Value
from ....effects.picking import Union
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import having, refuse
from ..things import filters, selectors
from ..things.picks import ALL, Pick, Several
from ..things.state import FIELD, REMOVED
from .words import Sort, Where, Words, whose

Number = tuple[int, Value | None]

# ------------------------------------------------------------------ where


def place(b: Words, sort: Sort, default: int = FIELD) -> selectors.Place:
    """Where the things of a sort are."""
    if sort.z is not None:
        return named_place(b, sort.z, sort.o)
    if sort.has("RemovedState", "RemovedBy", "RemovedByIt"):
        return selectors.InPile(whose(sort.o), REMOVED)
    if default != FIELD:
        return selectors.InPile(whose(sort.o, 4), default)
    if sort.stacked:
        return selectors.OnStack(whose(sort.o))
    return selectors.OnField(whose(sort.o))


def named_place(b: Words, z: Node, owner: Node | None = None) -> selectors.Place:
    """A place a text names."""
    if z.kind == "Among":
        return selectors.Shown()
    where: Where = b.make("Zone", z)
    player = whose(owner) if where.whose is None else where.whose
    return selectors.OnField(player) if where.pile == FIELD else selectors.InPile(player, where.pile)


# ------------------------------------------------------------------ what is found


def found(b: Words, sort: Sort) -> Select:
    """All things of a sort; where the sorts it is one of have places of their own, those of each."""
    apart = [b.sort(one) for one in sort.a]
    if any(one.z is not None for one in apart):
        refuse("things in several places, of which more is said", sort.k, sort.f, sort.o, sort.z, sort.other)
        return Union([found(b, one) for one in apart])
    stack = sort.z is None and b.default == FIELD and sort.stacked
    before = sort.counted("All") and sort.has("Other")
    where = place(b, sort, b.default)
    tests = b.sorted(sort.without("Other") if before else sort, stack)
    if sort.counted("Another"):
        tests.append(filters.NotAmong(Union([selectors.It(), selectors.SelfAsWas()])))
    if before:
        tests.append(filters.NotAmong(selectors.NamedBefore()))
    return selectors.Sel(where, tests)


def counted_on_field(b: Words, sort: Sort) -> Select:
    """All things of a sort that are counted: on the field, whatever is taken from elsewhere meanwhile."""
    with b.within(default=FIELD):
        return found(b, sort)


def every(b: Words, sort: Sort) -> Select:
    """All things of a sort, by its controller and zone."""
    return selectors.Sel(place(b, sort), b.sorted(sort))


def first(b: Words) -> Select:
    """The first of the chosen things: a choice of several is then in order."""
    refuse("the former, and nothing was chosen", not b.choices)
    if len(b.choices) > 1:
        return selectors.Group(b.choices[0])
    b.led = b.choices[0]
    for op in b.picks:
        op.ordered = op.ordered or op.number == b.led
    return selectors.Lead(b.led, False)


def second(b: Words) -> Select:
    """The second of the chosen things."""
    refuse("the latter, and there were no two choices", len(b.choices) < 2)
    return selectors.Group(b.choices[1])


def every_part(b: Words, of: list[Node]) -> Select:
    """All of several."""
    return Union([b.ref(part) for part in of])


# ------------------------------------------------------------------ what is taken


def fresh(select: Select, n: Number = (ALL, None)) -> Pick:
    """So many of what was not named before."""
    return having(Pick(select, *n), fresh=True)


def taken(b: Words, sort: Sort) -> Pick:
    """So many of a sort."""
    return having(fresh(found(b, sort), b.count(sort.n)), fit=b.fit(sort))


def taken_together(b: Words, of: list[Node]) -> Pick:
    """Several things; where so many of a sort are taken, each on its own."""
    if not any(part.kind == "Sel" and part.node("n").kind not in ("All", "A") for part in of):
        return Pick(every_part(b, of))
    return having(Several([b.pick(part, b.default) for part in of]), fresh=True)


def taken_of_either(b: Words, of: list[Node]) -> Pick:
    """So many of one sort or another."""
    sorts = [b.sort(part) for part in of]
    return fresh(Union([found(b, sort) for sort in sorts]), b.count(sorts[0].n))


# ------------------------------------------------------------------ what is asked of one thing


def extreme(b: Words, is_: str, s: str) -> Filter:
    """The highest or lowest of all such things: those of the same sort, player and zone."""
    sort = expect(b.among, Sort, "the highest or lowest of nothing")
    return filters.Extreme(s, is_ == "highest", every(b, sort.without("Extreme")))


def with_words(k: list[int]) -> Filter:
    """With one of some keywords."""
    return AnyOf([filters.WithWord(bit) for bit in k])
