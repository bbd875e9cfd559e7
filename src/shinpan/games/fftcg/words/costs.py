"""6.7, 11.6: what is paid: icons, and what is done as a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....effects.numbers import Const
from ....effects.ops import Value
from ....meaning.build import Absent, Ask, CannotRun, Via
from ....meaning.node import Node
from ..book.costs import CostPick, Costs
from ..things import verbs
from ..things.faces import ALL_ELEMENTS
from ..things.picks import ALL, ANY, UP_TO
from ..things.state import FIELD, HAND
from .vocabulary import costs, refuse, times, words
from .words import ELEMENT_BITS, Words, mask_of, nodes

if TYPE_CHECKING:
    from .builder import Builder


def cost(**paid: object) -> Costs:
    """A cost of only this."""
    made = Costs()
    for name, value in paid.items():
        setattr(made, name, value)
    return made


def together(parts: list[Costs]) -> Costs:
    """Several costs as one."""
    made = Costs()
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


def taken(b: Builder, verb: str, x: Node, place: int) -> list[CostPick]:
    """A cost that takes things; several things at once are several costs."""
    if x.kind == "Both":
        return [one for part in nodes(x.get("of")) for one in taken(b, verb, part, place)]
    pick = b.pick(x, place)
    refuse("a cost of any number", pick.how == ANY, pick.random, pick.fit)
    made = CostPick(verb, pick.select, pick.count if pick.how != ALL else None)
    made.up_to = pick.how == UP_TO
    return [made]


def takes(verb: str, place: int = FIELD) -> tuple[Any, ...]:
    """The row of such a cost."""
    return (lambda picks: cost(picks=picks), Ask(lambda b, x: taken(b, verb, x, place), "x"))


def counters(n: Value | tuple[int, Value | None], c: str, select: Any) -> Costs:
    """6.7: counters that are removed."""
    if isinstance(n, tuple):
        raise CannotRun("a cost of all counters")
    made = CostPick("counters", select, Const(1))
    made.counter, made.number = c, n
    return cost(picks=[made])


def damage(o: int, n: Const) -> Costs:
    """Points of damage the player takes."""
    refuse("a cost of damage to others", o not in (0, 4))
    return cost(damage=n.n)


words.rows(
    "Icon",
    **{name: (lambda bit: cost(elements=[bit]), bit) for name, bit in ELEMENT_BITS.items() if name not in ("Light", "Dark")},
    Cp=(lambda n: cost(generic=n), "n"),
    CpX=(lambda: cost(x=1)),
    DullIcon=(lambda: cost(dull=True)),
    SpecialIcon=(lambda: cost(special=True)),
    Crystal=(lambda n: cost(crystals=n), "n"),
)
words.cannot("Icon", "LbIcon", why="Limit Break")
words.rows("Act", PayAct=(verbs.PayCost, Via(for_each, "i", "per")))
costs.rows("Cost", Pay=(lambda i: i, "i"))
costs.rows(
    "Act",
    PayAct=(for_each, "i", "per"),
    Discard=takes("discard", HAND),
    Reveal=takes("reveal", HAND),
    PutBreak=takes("put"),
    Dull=takes("dull"),
    RemoveFromGame=(*takes("remove"), Absent("how", "d")),
    RemoveCounters=(counters, "n", "c", Ask(Words.ref, "x"), Absent("per")),
    DamagePlayer=(damage, "o", "n", Absent("c", "by")),
)


@costs("Act", "Return")
def give_back(b: Builder, to: tuple[str, int], x: Node) -> Costs:
    verb = {"hand": "return", "bottom": "bottom"}.get(to[0])
    if verb is None:
        raise CannotRun("a cost of returning cards anywhere but to the hand or the bottom of the deck")
    return cost(picks=taken(b, verb, x, FIELD))


@costs("Act", "And")
def and_(builder: Builder, a: Node, b: Node) -> Costs:
    return together([builder.make("Cost", a), builder.make("Cost", b)])


def backup_elements(y: Node) -> int:
    """“Only with CP produced by Backups”: of which Elements these must be."""
    elements = [item for item in nodes(y.get("f")) if item.kind == "Element"]
    others = len(elements) < len(nodes(y.get("f"))) or [kind.kind for kind in nodes(y.get("k"))] != ["Backup"]
    refuse("CP produced by others than Backups of an Element", others)
    return mask_of(elements[-1].get("e")) if elements else ALL_ELEMENTS
