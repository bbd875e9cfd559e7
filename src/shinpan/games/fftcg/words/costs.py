"""6.2, 6.7, 11.6: what is paid: icons and what is done as a cost; what cards cost, and other ways to pay for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....effects.continuous import Part
from ....effects.numbers import Const
from ....effects.ops import Value
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import having, nodes, refuse
from ..book.costs import CostPick, Costs, FitPick
from ..book.modes import OwnCost, PayOnly, Way
from ..things import conds, modifiers, numbers
from ..things.faces import ALL_ELEMENTS
from ..things.picks import ALL, ANY, EXACT, UP_TO, Pick
from ..things.state import FIELD
from .conditions import of_this
from .stating import during
from .vocabulary import SIDES, THIS, both, rule, times
from .words import mask_of, whose

if TYPE_CHECKING:
    from .builder import Builder


def together(parts: list[Costs], into: Costs | None = None) -> Costs:
    """Several costs as one."""
    made = into or Costs()
    for part in parts:
        made.generic += part.generic
        made.elements += part.elements
        made.crystals += part.crystals
        made.picks += part.picks
        made.damage += part.damage
        made.x += part.x
        made.dull |= part.dull
        made.special |= part.special
        made.amount = part.amount or made.amount
    return made


def for_each(paid: Costs, per: Value | None) -> Costs:
    """11.6.7: so much CP for each of something."""
    if per is not None:
        refuse("a cost for each of something but of plain CP", paid.elements, paid.x, paid.crystals, paid.picks)
        paid.amount, paid.generic = times(Const(paid.generic), per), 0
    return paid


def cheaper(paid: Costs, by: Value) -> Costs:
    """11.6.7: plain CP, so much less."""
    refuse("a cost that is less but of plain CP", paid.elements, paid.x, paid.crystals, paid.picks, paid.amount)
    paid.amount, paid.generic = numbers.Arithmetic("less", Const(paid.generic), by), 0
    return paid


def cannot_unless(b: Builder, k: Costs, v: list[modifiers.RuleFor]) -> list[modifiers.RuleFor]:
    """10.1.2.3, 10.1.3.1.3: what has to be paid to attack or to block."""
    refuse("an attack or block paid with an icon", k.x, k.dull, k.special)
    for made in v:
        made.costs = for_each(k, b.times if made is v[0] else None)
    return v


# ------------------------------------------------------------------ what is done as a cost


def takes(b: Builder, verb: str, x: Node, place: int = FIELD) -> Costs:
    """A cost that takes things; several things at once are several costs."""
    if x.kind == "Both":
        return together([takes(b, verb, part, place) for part in nodes(x.get("of"))])
    # 11.6.2.1: what is dulled as a cost is active anyway; what a text names as a whole must be there
    pick = b.pick(THIS if verb == "dull" and x.kind == "ActiveThis" else x, place)
    refuse("a cost of any number", pick.how == ANY, pick.random, pick.fit and pick.how != EXACT)
    count = pick.count if pick.how != ALL else None
    made = FitPick(verb, pick.select, count, pick.fit) if pick.fit else CostPick(verb, pick.select, count)
    return having(Costs(), picks=[having(made, up_to=pick.how == UP_TO)])


def pay_back(b: Builder, to: tuple[str, int], x: Node) -> Costs:
    """Cards that are returned."""
    refuse("a cost of returning cards elsewhere than to the hand or the bottom of the deck", to[0] not in ("hand", "bottom"))
    return takes(b, "return" if to[0] == "hand" else "bottom", x)


def pay_counters(n: Value | tuple[int, Value | None], c: str, x: Pick) -> Costs:
    """6.7: counters that are removed from one Character."""
    one = x.how == ALL and not x.fresh or x.how == EXACT and isinstance(x.count, Const) and x.count.n == 1
    refuse("a cost of all counters, or from several Characters", isinstance(n, tuple), not one)
    return having(Costs(), picks=[having(CostPick("counters", x.select, Const(1)), counter=c, number=n)])


# ------------------------------------------------------------------ what cards cost


@dataclass
class CostShift:
    """By how much a cost changes, which way (0: it becomes so much), and the least it can become."""

    value: Value
    sign: int
    floor: int = 0
    any_element: bool = False


def only_less(by: CostShift) -> CostShift:
    """A change of the cost and nothing else."""
    refuse("a cost that is lower and paid with CP of any Element", by.any_element)
    return by


def cast_cost(b: Builder, by: CostShift, per: Value | None, x: Node, o: int | None, next: int | None = None) -> Part:
    """A change of what such cards cost, or the next of them; of whom they are."""
    refuse("what cards cost from one zone only", x.get("z"))
    owner = o if o is not None or x.get("o") is None else whose(x.get("o"))
    change = modifiers.CastCost(times(by.value, per), by.sign, by.floor, b.card_test(x))
    return Part(having(change, next=next is not None), None, None, 0 if owner is None else SIDES.get(owner, 0))


def cost_change(
    b: Builder, by: CostShift, per: Value | None, x: Node, o: int | None, next: int | None, first: int | None, d: Node | None
) -> Part | list[Part] | None:
    """What such cards cost as long as a field ability works, or what this card costs."""
    none_yet = None if first is None else conds.Compared(numbers.CastThisTurn(0, b.card_test(x)), "=", Const(0))
    cond = both(none_yet, b.under)
    if x == THIS:
        refuse("what the next of this costs", next)
        if by.any_element:
            refuse("CP of any Element for a while", d, first)
            another_way(b, None, False, any_element=True)
        b.face.cost_changes.append(OwnCost(times(by.value, per), by.sign, both(during(d), cond), by.floor))
        return None
    refuse("what other cards cost for a while", not by.sign, d, next)
    cheaper = having(cast_cost(b, by, per, x, o), cond=cond)
    if not by.any_element:
        return cheaper
    refuse("CP of any Element for the first of them", first)
    any_cp = Part(rule("any element", filter=b.card_test(x)), None, cond, cheaper.player)
    return [cheaper, any_cp]


# ------------------------------------------------------------------ other ways to pay


def another_way(
    b: Builder, paid: Costs | None, more: bool = True, less: Value | None = None, any_element: bool = False
) -> None:
    """What may be paid instead of the cost or in addition, which may lower the cost before it is paid."""
    b.face.ways.append(having(Way(paid, b.under, more), less=less, any_element=any_element))


def cost_any(b: Builder, x: Node, d: Node | None) -> modifiers.RuleFor | None:
    """Such cards, or this, may be paid for with CP of any Element."""
    refuse("what is paid otherwise for a while", d)
    if x != THIS:
        return rule("any element", filter=b.card_test(x))
    another_way(b, None, False, any_element=True)
    return None


def only_pay(b: Builder, e: int, y: Node | None, x: Node | None) -> None:
    """This can only be paid for with such CP."""
    limit = of_this(x, having(PayOnly(), elements=e or None))
    if y is not None:
        having(limit, backups=True, backup_elements=backup_elements(y))
    b.face.pay_only = limit


def only_pay_for_use(b: Builder, e: int, y: Node | None, x: Node | None) -> None:
    """“You can only pay with CP produced by Backups to use this ability”, or with CP of certain Elements."""
    refuse("another ability paid for with certain CP only", x not in (None, THIS))
    paid = having(expect(b.skill.costs, Costs), allowed=e or None)
    if y is not None:
        having(paid, backups_only=True, backup_elements=backup_elements(y))


def backup_elements(y: Node) -> int:
    """“Only with CP produced by Backups”: of which Elements these must be."""
    elements = [item for item in nodes(y.get("f")) if item.kind == "Element"]
    others = len(elements) < len(nodes(y.get("f"))) or [kind.kind for kind in nodes(y.get("k"))] != ["Backup"]
    refuse("CP produced by others than Backups of an Element", others)
    return mask_of(elements[-1].get("e")) if elements else ALL_ELEMENTS
