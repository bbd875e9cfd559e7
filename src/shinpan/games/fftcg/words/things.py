"""What is found, taken, counted and tested, and where: what the rows of things, filters, zones and numbers name."""

from __future__ import annotations

from ....effects.filters import AnyOf
from ....effects.numbers import Const, ThatMany
from ....effects.ops import Filter, Select, Value
from ....effects.picking import Union
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ....meaning.pieces import refuse
from ..things import filters, numbers, selectors
from ..things.faces import SUMMON
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


def summon(b: Words) -> int | list[str]:
    """Summons, which may lie on the stack."""
    return ["summon"] if b.stack else SUMMON


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


def counted(b: Words, sort: Sort) -> Select:
    """All things of a sort that are counted: on the field, whatever is taken from elsewhere meanwhile."""
    with b.within(default=FIELD):
        return found(b, sort)


def every(b: Words, of: Node) -> Select:
    """All things of a sort, by its controller and zone."""
    sort = b.sort(of)
    return selectors.Sel(place(b, sort), b.sorted(sort))


def now_or_was(b: Words, now: Select, was: Select) -> Select:
    """A thing, or as it last was."""
    return was if b.was else now


def first(b: Words) -> Select:
    """The first of the chosen things: a choice of several is then in order."""
    if not b.choices:
        raise CannotRun("the former, and nothing was chosen")
    if len(b.choices) > 1:
        return selectors.Group(b.choices[0])
    b.led = b.choices[0]
    for op in b.picks:
        op.ordered = op.ordered or op.number == b.led
    return selectors.Lead(b.led, False)


def second(b: Words) -> Select:
    """The second of the chosen things."""
    if len(b.choices) < 2:
        raise CannotRun("the latter, and there were no two choices")
    return selectors.Group(b.choices[1])


def other(b: Words) -> Select:
    """The other one."""
    return selectors.Lead(b.led, True) if b.led in b.choices else selectors.OtherOne()


def every_part(b: Words, of: list[Node]) -> Select:
    """All of several."""
    return Union([b.ref(part) for part in of])


# ------------------------------------------------------------------ what is taken


def fresh(select: Select, n: Number = (ALL, None)) -> Pick:
    """So many of what was not named before."""
    made = Pick(select, *n)
    made.fresh = True
    return made


def taken(b: Words, sort: Sort) -> Pick:
    """So many of a sort."""
    made = fresh(found(b, sort), b.count(sort.n))
    made.fit = b.fit(sort)
    return made


def taken_together(b: Words, of: list[Node]) -> Pick:
    """Several things; where so many of a sort are taken, each on its own."""
    if not any(part.kind == "Sel" and part.node("n").kind not in ("All", "A") for part in of):
        return Pick(every_part(b, of))
    made = Several([b.pick(part, b.default) for part in of])
    made.fresh = True
    return made


def taken_of_either(b: Words, of: list[Node]) -> Pick:
    """So many of one sort or another."""
    sorts = [b.sort(part) for part in of]
    return fresh(Union([found(b, sort) for sort in sorts]), b.count(sorts[0].n))


# ------------------------------------------------------------------ how many


def exactly(n: int) -> tuple[str, Value]:
    """“If you control 1” is one or more."""
    return "=" if n != 1 else ">=", Const(n)


def as_many(b: Words, c: Node | None) -> Value:
    """As many as there are of something, or as before."""
    return ThatMany() if c is None else b.countable(c)


# ------------------------------------------------------------------ what is asked of one thing


def extreme(b: Words, is_: str, s: str) -> Filter:
    """The highest or lowest of all such things: those of the same sort, player and zone."""
    if b.among is None:
        raise CannotRun("the highest or lowest of nothing")
    sort = b.among.without("Extreme")
    return filters.Extreme(s, is_ == "highest", selectors.Sel(place(b, sort), b.sorted(sort)))


def with_words(k: list[int]) -> Filter:
    """With one of some keywords."""
    return AnyOf([filters.WithWord(bit) for bit in k])


def in_party(b: Words, x: Node | None) -> Filter:
    """In a party, with something if that is said."""
    return filters.State("party") if x is None else filters.PartyWith(b.as_was(x))


def cost_beside(how: str, n: Value, x: Select) -> Filter:
    """So much more or less than something else costs."""
    return filters.CostOrPower("cost", "=", numbers.Arithmetic(how, numbers.StatOf("cost", x), n))
