"""What a card says about itself (6.2, 8.1, 11.9.2): what it costs, how it is cast, how it enters, and what it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....effects.conditions import TurnOf
from ....effects.continuous import Part
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter, Op, Value
from ....meaning.build import Absent, Ask, CannotRun, Via
from ....meaning.node import Node
from ..book.costs import Costs
from ..book.modes import OwnCost, PayOnly, Way
from ..things import conds, filters, modifiers, numbers, selectors
from ..things.faces import LIGHT_DARK
from ..things.trigs import Pattern
from .costs import backup_elements
from .stating import during
from .vocabulary import SIDES, THIS, both, flat, refuse, rule, statements, times, words
from .words import KIND_MASKS, nodes, strings, whose

if TYPE_CHECKING:
    from .builder import Builder

ANY_NUMBER = 10_000
"""8.1.2: as many copies as one likes."""


def this_only(b: Builder, x: Node | None) -> Builder:
    """What can only be said of the very card."""
    refuse("that, of other cards than this", x not in (None, THIS))
    return b


of_this = Ask(this_only, "x")


# ------------------------------------------------------------------ 6.2: what it costs


@dataclass
class CostShift:
    """By how much a cost changes, which way (0: it becomes so much), and the least it can become."""

    value: Value
    sign: int
    floor: int = 0
    any_element: bool = False


words.rows(
    "CostBy",
    Reduce=(CostShift, "n", -1),
    ReduceBy=(CostShift, "n", -1),
    Increase=(CostShift, "n", 1),
    CostBecomes=(CostShift, "n", 0),
    ReducePer=(CostShift, Via(times, "n", "c"), -1),
    IncreasePer=(CostShift, Via(times, "n", "c"), 1),
    ReduceAny=(CostShift, "n", -1, 0, True),
    Floored=(lambda n, by: CostShift(by.value, by.sign, n, by.any_element), "n", "by"),
)


def cast_cost(b: Builder, by: CostShift, per: Value | None, x: Node, o: int | None) -> Part:
    """A change of what such cards cost, of whom they are."""
    refuse("a cost that is lower and paid with CP of any Element", by.any_element)
    owner = o if o is not None or x.get("o") is None else whose(x.get("o"))
    change = modifiers.CastCost(times(by.value, per), by.sign, by.floor, b.card_test(x))
    return Part(change, None, None, 0 if owner is None else SIDES.get(owner, 0))


@statements("Act", "CostChange")
def cost_change(
    b: Builder, by: CostShift, per: Value | None, x: Node, o: int | None, next: int | None, first: int | None, d: Node | None
) -> Part | None:
    none_yet = None if first is None else conds.Compared(numbers.CastThisTurn(0, b.card_test(x)), "=", Const(0))
    cond = both(none_yet, b.under)
    if x == THIS:
        refuse("what the next of this costs", next, by.any_element)
        b.face.cost_changes.append(OwnCost(times(by.value, per), by.sign, both(during(d), cond), by.floor))
        return None
    refuse("what other cards cost for a while", not by.sign, d)
    part = cast_cost(b, by, per, x, o)
    part.cond = cond
    return part


@words("Act", "CostChange")
def cost_change_for(
    b: Builder, by: CostShift, per: Value | None, x: Node, o: int | None, next: int | None, first: int | None, d: str = "Turn"
) -> Op:
    refuse("what the first one costs, for a while", first)
    part = cast_cost(b, by, per, x, o)
    part.modifier.next = next is not None  # type: ignore[attr-defined]
    return modifiers.MakeLasting([part], None, d)


def another_way(b: Builder, paid: Costs | None, more: bool = True) -> Way:
    """Another way to pay for the card, or what may be paid in addition."""
    way = Way(paid, b.under, more)
    b.face.ways.append(way)
    return way


def any_element(x: Filter | None) -> modifiers.RuleFor:
    """Such cards may be paid for with CP of any Element."""
    return rule("any element", filter=x)


@statements("Act", "CostAny")
def cost_any(b: Builder, x: Node, d: Node | None) -> modifiers.RuleFor | None:
    refuse("what is paid otherwise for a while", d)
    if x != THIS:
        return any_element(b.card_test(x))
    another_way(b, None, False).any_element = True
    return None


@words("Act", "CostAny")
def cost_any_for(b: Builder, x: Node, d: str | None) -> Op:
    if d is None:
        raise CannotRun("what is paid otherwise, for ever")
    return modifiers.MakeLasting([Part(any_element(b.card_test(x)), None, None, 0)], None, d)


def pay(b: Builder, paid: Costs, more: bool = True, less: Value | None = None) -> None:
    """What may be paid instead of the cost or in addition, which may lower the cost before it is paid."""
    way = another_way(b, paid, more)
    way.less = less or way.less


statements.rows(
    "Act",
    CostAlternative=(pay, of_this, "k", False),
    CostExtra=(pay, of_this, "k"),
    CostExtraPay=(pay, of_this, "i"),
    CostDown=(pay, of_this, "k", True, "n", Absent("per")),
)


@statements("Act", "OnlyPay")
@statements("Line", "OnlyPay")
def only_pay(b: Builder, e: int, y: Node | None, x: Node | None) -> None:
    this_only(b, x)
    refuse("CP of several Elements only", e.bit_count() > 1)
    limit = PayOnly()
    limit.elements = e or limit.elements
    if y is not None:
        limit.backups, limit.backup_elements = True, backup_elements(y)
    b.face.pay_only = limit


# ------------------------------------------------------------------ how it is cast and played


@statements("Act", "CastAsSummon")
def cast_as_summon(b: Builder, x: Node) -> modifiers.RuleFor | None:
    """15.2.5.2: it can be cast whenever its player has priority."""
    if x != THIS:
        return rule("back attack", filter=b.card_test(x))
    b.face.any_time.append(b.under if b.under is not None else TurnOf(-1))
    return None


@statements("Act", "OnlyCast")
def only_cast(b: Builder, r: list[int | list[Cond]], x: Node) -> None:
    this_only(b, x)
    refuse("what can be cast once only", any(isinstance(one, int) for one in r))
    b.face.only += [cond for one in r if isinstance(one, list) for cond in one]


@statements("Act", "MustControl")
def must_control(b: Builder, x: list[Node]) -> None:
    b.face.only += [b.quantity(one, 0) for one in x]


@statements("Act", "CastFromZone")
def cast_from(b: Builder, x: Node, z: Node) -> modifiers.RuleFor:
    this_only(b, x)
    place = 1 << b.pile(z)
    b.skill.places |= place
    return rule("cast from", filter=filters.FoundBy(selectors.Self()), number=Const(place))


@statements("Act", "CannotPlay")
def cannot_play(b: Builder, x: Node, by: list[object]) -> None:
    this_only(b, x)
    refuse("what cannot be played at all, or only sometimes", not by, b.under)
    b.face.not_by_effects = True


@statements("Act", "NoBoth")
def no_both(b: Builder, x: list[Node]) -> modifiers.RuleFor:
    return rule("not both", names=[*flat(strings(one.get("t")) for one in x if one.kind == "Name"), b.face.name])


@statements("Act", "ManyLightDark")
def many_light_dark(b: Builder, e: int) -> modifiers.RuleFor:
    b.face.joins |= e
    return modifiers.LightDark(e)


@statements("Act", "PlayEvenIf")
def play_even_if(b: Builder, x: Node, e: int) -> None:
    this_only(b, x)
    b.face.joins |= e or LIGHT_DARK


@statements("Act", "AnyCopies")
def any_copies(b: Builder, x: Node, n: int = ANY_NUMBER) -> None:
    """8.1.2: the card says how many of it a deck may hold."""
    this_only(b, x)
    refuse("how many copies a deck may hold, sometimes", b.under)
    b.face.copies = n


# ------------------------------------------------------------------ 11.9.2: how it enters, and what it is


@statements("Act", "EnterWith")
def enter_with(b: Builder, x: Node, n: int, c: str) -> None:
    this_only(b, x)
    refuse("entering with counters under a condition", b.under)
    b.face.counters.append((c, n))


@statements("Act", "Enter")
def enter(b: Builder, x: Node, how: str) -> modifiers.Replacing | None:
    if x == THIS:
        refuse("entering dull under a condition", b.under)
        b.face.enters = 1 if how == "dull" else 2
        return None
    refuse(f"entering dull of {x.kind}", x.kind != "Sel")
    pattern = Pattern("enter")
    pattern.test, pattern.whose = b.card_test(x), whose(x.get("o"), pattern.whose)
    return modifiers.Replacing(pattern, modifiers.EnterDull(how == "dull"))


def everywhere(b: Builder, sentence: Node) -> bool:
    """“Is also … in all situations”: a further name, job, category or card type of the very card, in every zone."""
    preds = nodes(sentence.get("p"))
    also = all(pred.kind in ("AlsoNamed", "AlsoKind") for pred in preds)
    if sentence.kind != "Mod" or sentence.get("x") != THIS or b.granted or not also:
        return False
    refuse("further names for a while", sentence.get("d"), sentence.get("per"))
    tags = [tag for pred in preds for tag in nodes(pred.get("t"))]
    for kind in (kind for pred in preds for kind in nodes(pred.get("k"))):
        b.face.type |= KIND_MASKS[kind.kind]
    b.face.also_names = [*b.face.also_names, *flat(strings(tag.get("t")) for tag in tags if tag.kind == "Name")]
    b.face.jobs = [*b.face.jobs, *flat(strings(tag.get("t")) for tag in tags if tag.kind == "Job")]
    b.face.categories = [*b.face.categories, *flat(strings(tag.get("t")) for tag in tags if tag.kind == "Category")]
    return True
