"""Conditions: what their rows name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....effects.conditions import Both, Either, Not
from ....effects.filters import AllOf
from ....effects.numbers import Const, CountOf
from ....effects.ops import Cond, Filter, Value
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node, Slot
from ....meaning.pieces import joined, nodes, only, refuse
from ....meaning.rewrite import made
from ..book import fits
from ..things import conds, filters, numbers, selectors
from ..things.state import FIELD
from .things import counted_on_field, in_places, place, there
from .vocabulary import IT, THIS, past
from .words import Words, whose

DONE = {"Draw": "drawn", "Discard": "discarded"}
"""What is counted of a turn, whatever the cards are."""


def negated(no: int | None, cond: Cond) -> Cond:
    """A condition, or that it does not hold."""
    return cond if no is None else Not(cond)


def any_of(b: Words, c: list[Node]) -> Cond:
    """One of them holds."""
    return Either([b.make("Cond", one) for one in c])


def of_this(x: Node | None, asked: Any) -> Any:
    """What can only be asked of this card."""
    refuse("how others were cast, or what they removed", x not in (None, THIS))
    return asked


def asking(b: Words, asked: Any) -> Any:
    """What asks of which Elements the CP was that paid for this card."""
    b.asks_elements = True
    return asked


def plainly(meant: Any, *said: Slot | None) -> Any:
    """What is meant, if nothing more is said of it: nobody has taught the engine that."""
    for one in said:
        refuse(f"nobody heeds {one!r} here", one not in (None, []))
    return meant


def compared(b: Words, number: Value, q: Node) -> Cond:
    """There are so many."""
    return conds.Compared(number, *b.amount(q))


def paid_different(b: Words, q: Node) -> Cond:
    """The CP paid for this card was of so many different Elements."""
    how, n = b.amount(q)
    return conds.PaidDifferent(how, expect(n, Const).n)


# ------------------------------------------------------------------ what players control and have


def quantity(b: Words, x: Node, owner: int, negated: bool = False, asked: tuple[str, Value] | None = None) -> Cond:
    """So many things that a player controls or has; ``asked``: how many, if not as many as the text says of them."""
    if x.kind in ("Both", "OneOf"):
        found = [quantity(b, part, owner) for part in nodes(x.get("of"))]
        return Both(found) if x.kind == "Both" else Either(found)
    if x.kind == "This":
        return conds.InZone(selectors.SelfAsWas(), FIELD, owner)
    sort = b.sort(x)
    refuse("control of what is on the stack", sort.z is None and sort.stacked)
    how, n = asked or b.amount(sort.n)
    side = owner if sort.o is None else whose(sort.o)
    where = selectors.OnField(side) if sort.z is None and not sort.removed else place(b, sort)
    select = counted_on_field(b, sort) if in_places(b, sort) else selectors.Sel(where, b.sorted(there(sort)))
    fit = b.fit(sort)
    if fit is None:
        return conds.There(select, "=", Const(0)) if negated else conds.There(select, how, n)
    refuse("how many of the same or of different ones", how != ">=", negated)
    return conds.Fitting(select, fit, n)


def control(b: Words, o: int, x: Node) -> Cond:
    """A player controls or has so many such things."""
    b.asked = (x, o)
    return quantity(b, x, o)


def have_different(b: Words, s: str, x: Node, q: Node) -> Cond:
    """There are so many different ones among some things."""
    b.asked, b.different = None, numbers.Different(s, b.ref(x))
    return compared(b, b.different, q)


def so_many_of_them(b: Words, n: int) -> Cond:
    """“If you have 4 or more”: of what was asked for before."""
    if b.asked is None and b.different is not None:
        return conds.Compared(b.different, ">=", Const(n))
    if b.asked is None or b.asked[0].kind != "Sel":
        raise CannotRun("so many of what was asked for before")
    return quantity(b, *b.asked, asked=(">=", Const(n)))


def not_control(b: Words, o: int, x: Node) -> Cond:
    """A player does not control such things, or not so many."""
    if x.kind == "OneOf" or x.kind == "Sel" and b.sort(x).counted("AtLeast"):
        return Not(quantity(b, x, o))
    return quantity(b, x, o, negated=True)


def sides(b: Words, x: Node, how: str, n: Value) -> Cond:
    """How many more the opponent controls than you."""
    tests = b.tests(x)
    mine, theirs = (CountOf(selectors.Sel(selectors.OnField(side), tests)) for side in (0, 1))
    return conds.Compared(numbers.Arithmetic("less", theirs, mine), how, n)


# ------------------------------------------------------------------ what things are


def in_field(b: Words, x: Node, side: int | None) -> Cond:
    """It is on the field, or on somebody's; of a chosen ability the card that used it."""
    there = selectors.UserOf() if x == IT and b.chose_spell() else b.as_was(x)
    return conds.InZone(there, FIELD) if side is None else conds.InZone(there, FIELD, side)


def all_different(b: Words, x: Node, s: str) -> Cond:
    """They all differ in something."""
    select = b.ref(x)
    return conds.Fitting(select, fits.DifferentFit(s), CountOf(select))


def one_of_numbers(a: Value, n: list[int]) -> Cond:
    """A number is one of several."""
    return Either([conds.Compared(a, "=", Const(one)) for one in n])


# ------------------------------------------------------------------ what was done


def any_card(b: Words, x: Node) -> Node | None:
    """How many cards: of what is only counted it must not matter what it is."""
    sort = b.sort(x)
    refuse("so many of a kind this turn", sort.f, sort.other, [kind.kind for kind in sort.k] != ["Card"])
    return sort.n


def so_many(b: Words, made: Callable[..., Cond], x: Node, o: int | None, *more: object) -> Cond:
    """This is so of so many such things, of somebody."""
    sort = b.sort(x)
    return made(b.all_of(x), whose(sort.o) if o is None else o, *b.amount(sort.n), *more)


def has_cast(test: Filter, owner: int, how: str, n: Value) -> Cond:
    """Somebody has cast so many such cards this turn."""
    return conds.Compared(numbers.CastThisTurn(owner, test), how, n)


def has_done(b: Words, o: int, v: Node, x: Node, by: Node | None) -> Cond:
    """A player has cast, drawn or discarded so many cards this turn; discarded of their own or made to by the other."""
    only(v, "Cast", "Discard", "Draw")
    refuse("why they were cast or drawn", by is not None and v.kind != "Discard")
    if v.kind == "Cast":
        return so_many(b, has_cast, x, o)
    how, n = b.amount(any_card(b, x))
    if by is None:
        return conds.Compared(numbers.ThisTurn(DONE[v.kind], o), how, n)
    other = Node("Opponent" if o == 0 else "You")
    refuse("discarded for another reason than by the other player", nodes(by.get("by")) != [made("BothOf", o=other)])
    return conds.Compared(numbers.ThisTurn("made discard", 1 - o), how, n)


def done_this_turn(b: Words, of: Node, o: int, v: Node) -> Value:
    """How many such cards a player has cast, drawn or discarded this turn."""
    if v.kind == "Cast":
        return numbers.CastThisTurn(o, b.all_of(of))
    only(v, "Discard", "Draw")
    any_card(b, of)
    return numbers.ThisTurn(DONE[v.kind], o)


def done_so_often(b: Words, x: Node, v: Node) -> Cond:
    """This ability did something to so many things; what is activated and was dull has become active."""
    sort, done = b.sort(x), b.make("Done", v)
    if v.kind == "Activate" and sort.has("Dull"):
        sort, done = sort.without("Dull"), ("turn active",)
    return conds.Compared(numbers.Done(done, AllOf(b.sorted(sort))), *b.amount(sort.n))


def happened(b: Words, x: Node, e: list[Node]) -> Cond:
    """One of some events happened this turn."""
    with b.within(about=x):
        found: list[Cond] = [b.make("Event", event, past) for event in e]
    return joined(found, Either)


def this_turn(b: Words, made: Callable[..., Cond] | None, state: str, of: int | None = None, *more: object) -> Cond:
    """This happened this turn to so many such things, of somebody; or a certain thing is in a state since."""
    if b.about.kind in ("This", "It", "That"):
        refuse("whether that happened to it this turn", not state)
        return conds.WasHit(b.as_was(b.about)) if state == "hit" else conds.Is(b.as_was(b.about), filters.State(state))
    if made is None:
        raise CannotRun("to how many things that happened this turn")
    return so_many(b, made, b.about, of, *more)
