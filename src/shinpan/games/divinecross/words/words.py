"""What a builder knows while it builds; who, what and how many: owners, numbers, selectors."""

from __future__ import annotations

from typing import Any

from ....effects.numbers import Const, CountOf, Times
from ....effects.ops import Cond, Filter, Op, Select, Value
from ....meaning.build import Build, CannotRun, expect
from ....meaning.node import Node, Slot
from ....meaning.schema import SlotType
from ..things import card_verbs, conditions, filters
from ..things import selectors as s
from .vocabulary import COUNTED, as_cards, as_units, schema, words


class Most(Filter):
    """Not a test of one unit: of all such units those with the most or least of something are meant."""

    def __init__(self, what: str, highest: bool) -> None:
        self.what = what
        self.highest = highest


class Words(Build):
    """Builds selectors, values and conditions from meaning."""

    def __init__(self) -> None:
        super().__init__(words, schema())
        self.scale: Value | None = None
        """What is counted “for each”, and for every how many of it."""
        self.per = 1
        self.base = False
        """Whether the base damage of a skill is being told."""
        self.skill = False
        self.skill_name = ""
        self.x: Value | None = None
        self.cond: Cond | None = None
        """Under which condition the changes being built hold."""

    def op(self, node: Node) -> Op:
        """One instruction. The whole vocabulary knows them."""
        raise NotImplementedError

    def item(self, slot: SlotType, value: Slot) -> Any:
        """An instruction in a slot may be a change that lasts."""
        return self.op(value) if isinstance(value, Node) and "Act" in slot.types else super().item(slot, value)

    def several(self, slot: SlotType, items: list[Any]) -> Any:
        """Attributes are a set."""
        return sum(set(items)) if slot.types == ("Attribute",) else items

    def amount(self, n: Node | int) -> Value:
        """A number, once for each of something where the text says so."""
        value: Value = self.make("Value", n) if isinstance(n, Node) else Const(n)
        return value if self.scale is None else Times(value, self.scale, self.per)

    def units(self, node: Node) -> Select:
        """A set of units."""
        return expect(self.make("Things", uncounted(node), as_units), Select)

    def cards(self, node: Node) -> Select:
        """A set of cards."""
        return expect(self.make("Things", uncounted(node), as_cards), Select)

    def things(self, node: Node) -> Select:
        """Units or cards."""
        return self.units(node) if uncounted(node).kind in ("UnitSet", "This", "Holder") else self.cards(node)

    def count(self, node: Node) -> Value:
        """How many there are of something."""
        if self.schema.find("Counted", node.kind) is not None:
            return expect(self.make("Counted", node), Value)
        return CountOf(self.things(node))

    def condition(self, node: Node) -> Cond:
        """A condition."""
        return expect(self.make("Cond", node), Cond)


def uncounted(node: Node) -> Node:
    """Things without how many of them."""
    return uncounted(node.node("x")) if node.kind in COUNTED else node


# ------------------------------------------------------------------ what rows ask of slots


def owner(o: int | None) -> int:
    """Whose: your own where nobody is named."""
    return filters.OWN if o is None else o


def whoever(o: int | None) -> int:
    """Whose: anyone's where nobody is named."""
    return filters.ANY if o is None else o


def sides(o: int | None) -> list[int]:
    """The sides an owner word means."""
    return [0, 1] if o == filters.ANY else [owner(o)]


def units(b: Words, u: Node | None) -> Select | None:
    """A set of units, if they are named."""
    return b.units(u) if u is not None else None


def cards(b: Words, x: Node) -> Select:
    """A set of cards."""
    return b.cards(x)


def things(b: Words, x: Node) -> Select:
    """Units or cards."""
    return b.things(x)


def unit_set(o: int | None, w: str, f: list[Filter]) -> Select:
    """Units of an area that pass tests; of them perhaps those with the most of something."""
    select: Select = s.Units(whoever(o), w, [test for test in f if not isinstance(test, Most)])
    for test in f:
        if isinstance(test, Most):
            select = s.HighestOrLowest(select, test.what, test.highest)
    return select


def amount(b: Words, n: Node | int) -> Value:
    """A number, once for each of something where the text says so."""
    return b.amount(n)


def hp_of(b: Words, u: Node) -> Value:
    """The HP of a unit."""
    return conditions.NumberOf(b.units(u), "hp")


def the_x(b: Words) -> Value:
    """What X is."""
    if b.x is None:
        raise CannotRun("X without its meaning")
    return b.x


def targets(b: Words, t: Node) -> card_verbs.Targets:
    """Who an instruction is done to."""
    if t.kind in ("Some", "SomeUpTo"):
        return card_verbs.Targets(b.units(t), t.number("n"), t.kind == "SomeUpTo")
    if t.kind == "SomeRandom":
        raise CannotRun("units at random")
    return card_verbs.Targets(b.units(t), 99, True) if t.kind == "SomeAny" else card_verbs.Targets(b.units(t))


def some(b: Words, x: Node) -> card_verbs.Cards:
    """Which cards (or units) an instruction is done to."""
    select = b.things(x)
    if x.kind in ("Some", "SomeUpTo"):
        return card_verbs.Cards(select, b.amount(x.number("n")), x.kind == "SomeUpTo")
    if x.kind == "SomeRandom":
        return card_verbs.Cards(select, b.amount(x.number("n")), random=True)
    return card_verbs.Cards(select, Const(99), True) if x.kind == "SomeAny" else card_verbs.Cards(select)


def zone_name(z: Node) -> str:
    """A zone, as it is called outside."""
    return {"Hand": "hand", "Discards": "discard", "KOs": "ko", "Deck": "deck"}[z.kind]
