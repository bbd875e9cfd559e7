"""What is found, taken, counted and tested, and where: what the rows of things, filters, zones and numbers name."""

from __future__ import annotations

from ....effects.filters import AllOf, AnyOf
from ....effects.numbers import CountOf
from ....effects.ops import Filter, Select, Value
from ....effects.picking import Union
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import having, refuse
from ..things import filters, numbers, selectors
from ..things.picks import ALL, Pick, Several
from ..things.state import BREAK, FIELD, REMOVED
from .words import SET_FILTERS, Sort, Where, Words, whose

Number = tuple[int, Value | None]

# ------------------------------------------------------------------ where


def where_meant(b: Words, x: Node) -> Filter:
    """A test whether a thing is such a thing where it is meant to be: on the field, unless another zone is said."""
    test = b.one_of(x)
    return AllOf([test, filters.InZones(1 << FIELD)]) if x.kind == "Sel" and b.sort(x).z is None else test


def removed_cards(b: Words) -> Select:
    """The removed cards: those of this ability, if it removes any; else those of the abilities before."""
    return selectors.RemovedCards(b.removes)


def place(b: Words, sort: Sort, default: int = FIELD) -> selectors.Place:
    """Where the things of a sort are."""
    if sort.z is not None:
        return named_place(b, sort.z, sort.o)
    if sort.removed:
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


def there(sort: Sort) -> Sort:
    """A sort that is looked for where it is: that it is removed from the game says no more."""
    return sort.without("RemovedState") if sort.z is None else sort


# ------------------------------------------------------------------ what is found


def in_places(b: Words, sort: Sort) -> bool:
    """Whether the sorts it is one of have places of their own."""
    return any(one.z is not None or one.removed for one in map(b.sort, sort.a))


def found(b: Words, sort: Sort) -> Select:
    """All things of a sort; where the sorts it is one of have places of their own, those of each."""
    if in_places(b, sort):
        refuse("things in several places, of which more is said", sort.k, sort.f, sort.o, sort.z, sort.other)
        return Union([found(b, b.sort(one)) for one in sort.a])
    stack = sort.z is None and b.default == FIELD and sort.stacked
    before = sort.counted("All") and sort.has("Other")
    where = place(b, sort, b.default)
    tests = b.sorted(there(sort).without("Other") if before else there(sort), stack)
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
    refuse("what several things of one sort or another are together", any(sort.has(*SET_FILTERS) for sort in sorts))
    return fresh(Union([found(b, sort) for sort in sorts]), b.count(sorts[0].n))


# ------------------------------------------------------------------ numbers


def how_many(b: Words, sort: Sort) -> Value:
    """How many there are of a sort; of those that were put away this turn, how many were, wherever they are now."""
    put = [item for item in sort.f if item.kind == "PutFromField"]
    if not put:
        return different_ones(b, sort)
    refuse("things put away this turn, of which more is said", sort.o, sort.a, sort.other)
    refuse("things put elsewhere this turn", sort.z is None or b.make("Zone", sort.z).pile != BREAK)
    return numbers.PutAway(AllOf(b.sorted(sort.without("PutFromField"))), whose(put[0].get("of")))


def different_ones(b: Words, sort: Sort) -> Value:
    """How many there are; “for each Backup of a different Element”: how many different Elements they have."""
    apart = [item for item in sort.f if item.kind == "Different"]
    refuse("how many of the same there are", sort.has("Same", "TotalCost"))
    found_ = counted_on_field(b, sort.without("Different") if apart else sort)
    return numbers.Different(b.make("Differing", apart[0].node("s")), found_) if apart else CountOf(found_)


def stat_of(b: Words, which: str, x: Node) -> Value:
    """The cost or power of something; the highest one is one, also where several are equal."""
    one = x.kind == "Sel" and b.sort(x).counted("A") and b.sort(x).has("Extreme")
    return numbers.StatOf(which, b.as_was(x), "highest" if one else "sum")


# ------------------------------------------------------------------ what is asked of one thing


def extreme(b: Words, is_: str, s: str) -> Filter:
    """The highest or lowest of all such things: those of the same sort, player and zone."""
    sort = expect(b.among, Sort, "the highest or lowest of nothing")
    return filters.Extreme(s, is_ == "highest", every(b, sort.without("Extreme")))


def with_words(k: list[int]) -> Filter:
    """With one of some keywords."""
    return AnyOf([filters.WithWord(bit) for bit in k])
