"""Who and what is meant: what a builder knows meanwhile, and the ways in which the things that a text names are read.

A thing is found (:meth:`Words.ref`), taken (:meth:`Words.pick`), tested (:meth:`Words.one_of`) or counted
(:meth:`Words.countable`); what it is built into stands in the phrasebook, for each of these ways.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ....effects.filters import AllOf, AnyOf, IsNot
from ....effects.numbers import Const, CountOf
from ....effects.ops import Filter, Select, Value
from ....meaning.build import Build, CannotRun, Vocabulary, expect
from ....meaning.node import Node, Slot
from ....meaning.pieces import nodes, only, refuse
from ....meaning.schema import SlotType
from ..book.targets import ChooseOp, Fit
from ..things import filters, selectors
from ..things.faces import BACKUP, CHARACTER, FORWARD, MONSTER, SUMMON
from ..things.picks import ALL, Pick
from ..things.state import BREAK, DAMAGE, DECK, FIELD, HAND, LB, REMOVED
from .vocabulary import READINGS, amounts, picks, schema, words

KIND_MASKS = {"Forward": FORWARD, "Backup": BACKUP, "Monster": MONSTER, "Summon": SUMMON, "Character": CHARACTER}
STACKED = {"AutoAbility", "ActionAbility", "SpecialAbility", "Ability", "Summon"}
"""What lies on the stack."""
ELEMENT_BITS = {"Fire": 1, "Ice": 2, "Wind": 4, "Earth": 8, "Lightning": 16, "Water": 32, "Light": 64, "Dark": 128}
ZONE_OF = {
    "BreakZone": BREAK,
    "Hand": HAND,
    "Deck": DECK,
    "DamageZone": DAMAGE,
    "Removed": REMOVED,
    "Field": FIELD,
    "LBDeck": LB,
}
WHOSE = {"You": 0, "Opponent": 1, "They": 2, "Each": -1, "EachPlayer": -1, "Self": 4, "Owner": -1}
HOW = {"max": "<=", "min": ">=", "eq": "=", "less": "<", "more": ">"}
SET_FILTERS = {"Different", "Same", "TotalCost"}
"""Filters that are about several things together: they bound a choice."""


def whose(slot: Slot | None, default: int = -1) -> int:
    """The player a slot names."""
    if slot is None:
        return default
    if isinstance(slot, Node) and slot.kind in WHOSE:
        return WHOSE[slot.kind]
    raise CannotRun(f"player {slot!r}")


def mask_of(slot: Slot | None) -> int:
    """The Elements in a slot, as bits."""
    return sum({ELEMENT_BITS[node.kind] for node in nodes(slot)})


@dataclass(frozen=True)
class Sort:
    """A sort of thing: its kinds, filters, controller, zone, the sorts it is one of, what it is not; and how many."""

    k: list[Node]
    f: list[Node]
    o: Node | None
    z: Node | None
    a: list[Node]
    other: list[Node]
    n: Node | None = None

    def without(self, kind: str) -> Sort:
        """The same without a filter."""
        return replace(self, f=[item for item in self.f if item.kind != kind])

    def has(self, *kinds: str) -> bool:
        """Whether it has one of these filters."""
        return any(item.kind in kinds for item in self.f)

    def counted(self, *kinds: str) -> bool:
        """Whether so many are meant."""
        return self.n is not None and self.n.kind in kinds

    @property
    def removed(self) -> bool:
        """Whether it is among the cards removed from the game."""
        return self.has("RemovedState", "RemovedBy", "RemovedByIt")

    @property
    def stacked(self) -> bool:
        """Whether it lies on the stack."""
        return bool(self.k) and all(kind.kind in STACKED for kind in self.k)


@dataclass(frozen=True)
class Where:
    """A zone, of somebody if that is said."""

    pile: int
    whose: int | None = None


class Words(Build):
    """Builds what texts are about. What is going on meanwhile is in its fields, changed by ``within``."""

    def __init__(self) -> None:
        super().__init__(words, schema(), READINGS)
        self.choices: list[int] = []
        """The numbers of the choices of the sentence that last chose."""
        self.picks: list[ChooseOp] = []
        """The choices of the effect being built."""
        self.led = -1
        """The choice of several things of which the first is dealt with on its own."""
        self.would = False
        """Whether a replacement is being built: its event has not happened yet."""
        self.asked: tuple[Node, int] | None = None
        """What the last condition about how many things there are asked for, and whose."""
        self.different: Value | None = None
        """The number of different ones that the last condition asked for, if it was about that."""
        self.removes = False
        """Whether the ability itself removes cards from the game."""
        self.asks_elements = False
        """Whether the text asks of which Elements the CP was that paid for the card."""
        self.was = False
        """Whether a thing that has left is meant as it last was."""
        self.default = FIELD
        """Where things are that are taken from no zone that is said."""
        self.stack = False
        """Whether what is tested lies on the stack."""
        self.among: Sort | None = None
        """The sort of thing whose filters are being built."""
        self.about = Node("This")
        """What the events being built happen to."""

    def item(self, slot: SlotType, value: Slot) -> Any:
        """One thing of a slot: a plain number where a value is wanted is a constant, things are taken."""
        if isinstance(value, Node):
            types = [type for type in slot.types if self.schema.find(type, value.kind)]
            return self.pick(value) if types[:1] == ["Things"] else super().item(slot, value)
        return Const(value) if isinstance(value, int) and "Value" in slot.types else value

    # -------------------------------------------------------------- sorts of things

    def sort(self, x: Node) -> Sort:
        """The sort of thing that a Sel or What is."""
        return expect(self.make("Sort", x), Sort)

    def filter(self, node: Node) -> Filter:
        """A test of one thing."""
        return expect(self.make("Filter", node), Filter, f"{node.kind}, which is about several things, of one")

    def tests(self, x: Node) -> list[Filter]:
        """What a Sel or What asks of one thing: where a Sel is and whose it is is another matter."""
        sort = self.sort(x)
        refuse("what several things are together, of one", sort.has(*SET_FILTERS))
        found = self.sorted(sort)
        if x.kind == "What" and sort.o is not None:
            found.append(filters.Whose(whose(sort.o)))
        if x.kind == "What" and sort.z is not None:
            found.append(filters.InZones(1 << self.make("Zone", sort.z).pile))
        return found

    def sorted(self, sort: Sort, stack: bool = False) -> list[Filter]:
        """What a sort of thing asks of one thing, apart from where it is; a Summon may lie on the stack."""
        found: list[Filter] = [AnyOf([self.all_of(one) for one in sort.a])] if sort.a else []
        with self.within(stack=stack):
            found += self.kinds(sort)
        with self.within(among=sort):
            found += [self.filter(item) for item in sort.f if item.kind not in SET_FILTERS]
        for item in sort.other:
            sorts = item.kind in ("What", "Sel")
            found.append(IsNot(self.all_of(item)) if sorts else filters.NotAmong(self.ref(item)))
        return found

    def kinds(self, sort: Sort) -> list[Filter]:
        """The card types, or the kinds of what lies on the stack."""
        made = [self.make("CardKind", kind) for kind in sort.k]
        stacked = [name for names in made if isinstance(names, list) for name in names]
        mask = 0
        for bits in made:
            mask |= bits if isinstance(bits, int) else 0
        return [filters.StackKinds(stacked)] if stacked else [filters.CardTypes(mask)] if mask else []

    def all_of(self, x: Node) -> Filter:
        """All that a Sel or What asks, as one test."""
        return AllOf(self.tests(x))

    def fit(self, sort: Sort) -> Fit | None:
        """What the things taken must be together."""
        return next((self.make("Filter", item) for item in sort.f if item.kind in SET_FILTERS), None)

    # -------------------------------------------------------------- things

    def ref(self, x: Node, was: bool = False) -> Select:
        """What a text points at; ``was``: as it last was, if it has left (6.4.2)."""
        with self.within(was=was, default=FIELD):
            return expect(self.make("Things", x), Select, f"reference {x.kind}")

    def as_was(self, x: Node) -> Select:
        """What a text points at, as it last was if it has left."""
        return self.ref(x, was=True)

    def read(self, x: Node, by: Vocabulary) -> Any:
        """A thing by other rows, if they have one for it."""
        kind = self.schema.find("Things", x.kind)
        return self.of_kind(kind, x, by) if kind is not None and (kind.type, kind.name) in by.table else None

    def pick(self, x: Node, default: int = FIELD) -> Pick:
        """Things that are taken when an instruction is carried out."""
        with self.within(default=default):
            return self.read(x, picks) or Pick(self.ref(x))

    def on_field(self, x: Node) -> Pick:
        """Characters an instruction is about: “it” is then never a card that was only revealed."""
        return Pick(selectors.ItOnField()) if x.kind == "It" else self.pick(x)

    def one_of(self, x: Node) -> Filter:
        """A test whether a thing is such a thing, or the one referred to."""
        if x.kind == "Sel":
            owner = self.sort(x).o
            either = owner is None or whose(owner) < 0
            return AllOf([*self.tests(x), *([] if either else [filters.Whose(whose(owner))])])
        if x.kind in ("OneOf", "Both"):
            return AnyOf([self.one_of(part) for part in nodes(x.get("of"))])
        if x.kind == "CopiesOf":
            return filters.SameAs("number", self.as_was(x.node("x")))
        return filters.FoundBy(self.as_was(x))

    def card_test(self, x: Node) -> Filter | None:
        """What a card that is cast, drawn or discarded must be."""
        if x.kind != "Sel":
            return self.one_of(x)
        tests = self.tests(x)
        return AllOf(tests) if tests else None

    def chose_spell(self) -> bool:
        """Whether what was chosen last lies on the stack."""
        select = self.picks[-1].select if self.picks else None
        return isinstance(select, selectors.Sel) and isinstance(select.place, selectors.OnStack)

    # -------------------------------------------------------------- how many

    def count(self, n: Node | None) -> tuple[int, Value | None]:
        """How many are taken."""
        return (ALL, None) if n is None else self.make("Count", n)

    def amount(self, n: Slot | None) -> tuple[str, Value]:
        """How many a condition asks for."""
        found: tuple[str, Value] = self.make("Count", expect(n, Node, f"how many {n!r}"), amounts)
        return found

    def countable(self, x: Node) -> Value:
        """How many of something there are."""
        if self.schema.find("Counted", x.kind) is not None:
            return expect(self.make("Counted", x), Value)
        only(x, "It", "That", "Both")
        return CountOf(self.ref(x))
