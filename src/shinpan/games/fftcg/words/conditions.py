"""Conditions: what their rows name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....effects.conditions import Either, Not
from ....effects.filters import AllOf
from ....effects.numbers import Const, CountOf
from ....effects.ops import Cond, Filter, Value
from ....meaning.build import CannotRun
from ....meaning.node import Node, Slot
from ....meaning.pieces import nodes
from ..things import conds, filters, numbers, selectors
from ..things.state import FIELD
from .vocabulary import IT, THIS, past
from .words import Where, whose

if TYPE_CHECKING:
    from .clauses import Clauses


def negated(no: int | None, cond: Cond) -> Cond:
    """A condition, or that it does not hold."""
    return cond if no is None else Not(cond)


def any_of(b: Clauses, c: list[Node]) -> Cond:
    """One of them holds."""
    return Either([b.make("Cond", one) for one in c])


def of_this(x: Node | None, asked: Any) -> Any:
    """What can only be asked of this card."""
    if x not in (None, THIS):
        raise CannotRun("how others were cast, or what they removed")
    return asked


def asking(b: Clauses, asked: Any) -> Any:
    """What asks of which Elements the CP was that paid for this card."""
    b.asks_elements = True
    return asked


def plainly(meant: Any, *said: Slot | None) -> Any:
    """What is meant, if nothing more is said of it: nobody has taught the engine that."""
    for one in said:
        if one is not None:
            raise CannotRun(f"nobody heeds {one!r} here")
    return meant


# ------------------------------------------------------------------ what players control and have


def control(b: Clauses, o: int, x: Node) -> Cond:
    """A player controls or has so many such things."""
    b.asked = (x, o)
    return b.quantity(x, o)


def so_many_of_them(b: Clauses, n: int) -> Cond:
    """“If you have 4 or more”: of what was asked for before."""
    if b.asked is None or b.asked[0].kind != "Sel":
        raise CannotRun("so many of what was asked for before")
    return b.quantity(*b.asked, asked=(">=", Const(n)))


def not_control(b: Clauses, o: int, x: Node) -> Cond:
    """A player does not control such things, or not so many."""
    if x.kind == "OneOf" or x.kind == "Sel" and b.sort(x).counted("AtLeast"):
        return Not(b.quantity(x, o))
    return b.quantity(x, o, negated=True)


def control_only(b: Clauses, o: int, x: Node) -> Cond:
    """All that a player controls of a kind is such a thing."""
    return conds.OnlyThere(selectors.Sel(selectors.OnField(o), b.kinds(b.sort(x))), b.all_of(x))


def versus(o: int | None) -> str:
    """Your opponent has more than you, or you than your opponent."""
    return "<" if o == 0 else ">"


def sides(b: Clauses, x: Node, how: str, n: Value | None) -> Cond:
    """How many more the opponent controls than you; or without a number, how you stand to the opponent."""
    tests = b.tests(x)
    mine, theirs = (CountOf(selectors.Sel(selectors.OnField(side), tests)) for side in (0, 1))
    if n is None:
        return conds.Compared(mine, how, theirs)
    return conds.Compared(numbers.Arithmetic("less", theirs, mine), how, n)


# ------------------------------------------------------------------ what things are


def in_field(b: Clauses, x: Node) -> Cond:
    """It is on the field; of a chosen ability the card that used it."""
    return conds.InZone(selectors.UserOf() if x == IT and b.chose_spell() else b.as_was(x), FIELD)


def in_zone(b: Clauses, x: Node, z: Where) -> Cond:
    """It is in a zone."""
    return conds.InZone(b.as_was(x), z.pile, -1 if z.whose is None else z.whose)


def is_so(b: Clauses, x: Node, s: Node) -> Cond:
    """It is such a thing; several are the same in something."""
    if s.kind == "Same":
        shared = b.make("Differing", s.node("s"))
        return conds.Compared(numbers.Different(shared, b.as_was(x)), "=", Const(1))
    return conds.Is(b.as_was(x), b.filter(s))


def all_different(b: Clauses, x: Node, s: str) -> Cond:
    """They all differ in something."""
    select = b.ref(x)
    return conds.Compared(numbers.Different(s, select), ">=", CountOf(select))


# ------------------------------------------------------------------ what was done


def any_card(b: Clauses, x: Node) -> Node | None:
    """How many cards: of what is only counted it must not matter what it is."""
    sort = b.sort(x)
    if sort.f or sort.other or [kind.kind for kind in sort.k] != ["Card"]:
        raise CannotRun("so many of a kind this turn")
    return sort.n


def so_many(b: Clauses, made: Callable[..., Cond], x: Node, o: int | None, *more: object) -> Cond:
    """This is so of so many such things, of somebody."""
    sort = b.sort(x)
    return made(b.all_of(x), whose(sort.o) if o is None else o, *b.amount(sort.n), *more)


def has_cast(test: Filter, owner: int, how: str, n: Value) -> Cond:
    """Somebody has cast so many such cards this turn."""
    return conds.Compared(numbers.CastThisTurn(owner, test), how, n)


def discarded(b: Clauses, o: int, x: Node, v: Node | None = None, by: Node | None = None) -> Cond:
    """A player has discarded so many cards this turn, of their own or made to by the other."""
    if v is not None and v.kind != "Discard":
        raise CannotRun(f"so many cards this turn: {v.kind}")
    how, n = b.amount(any_card(b, x))
    if by is None:
        return conds.Compared(numbers.ThisTurn("discarded", o), how, n)
    other = Node("Opponent" if o == 0 else "You")
    if nodes(by.get("by")) != [Node("BothOf", (("o", other),))]:
        raise CannotRun("discarded for another reason than the other player's Summons or abilities")
    return conds.Compared(numbers.ThisTurn("made discard", 1 - o), how, n)


def done_so_often(b: Clauses, x: Node, v: Node) -> Cond:
    """This ability did something to so many things; what is activated and was dull has become active."""
    sort, done = b.sort(x), b.make("Done", v)
    if v.kind == "Activate" and sort.has("Dull"):
        sort, done = sort.without("Dull"), ("turn active",)
    return conds.Compared(numbers.Done(done, AllOf(b.sorted(sort))), *b.amount(sort.n))


def happened(b: Clauses, x: Node, e: list[Node]) -> Cond:
    """One of some events happened this turn."""
    with b.within(about=x):
        found = [b.make("Event", event, past) for event in e]
    return found[0] if len(found) == 1 else Either(found)


def this_turn(b: Clauses, made: Callable[..., Cond] | None, state: str, of: int | None = None, *more: object) -> Cond:
    """This happened this turn to so many such things, of somebody; or a certain thing is in a state since."""
    if b.about.kind in ("This", "It", "That"):
        if not state:
            raise CannotRun("whether that happened to it this turn")
        return conds.WasHit(b.as_was(b.about)) if state == "hit" else conds.Is(b.as_was(b.about), filters.State(state))
    if made is None:
        raise CannotRun("to how many things that happened this turn")
    return so_many(b, made, b.about, of, *more)


def by_warp(way: str | None) -> bool:
    """Whether something entered by Warp."""
    if way == "cast":
        raise CannotRun("what entered the field this turn by being cast")
    return way is not None
