"""What a builder knows besides, while it builds conditions, triggers, changes, instructions and effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ....effects.conditions import Both
from ....effects.continuous import Part
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Select, Value
from ....effects.picking import Union
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node, Slot
from ....meaning.pieces import joined, nodes, refuse
from ....meaning.schema import SlotType
from ..book.playing import Payment
from ..book.rules import By
from ..book.values import Change
from ..things import joining, modifiers, selectors, stack_verbs
from ..things import state as st
from ..things.conds import Product
from ..things.faces import WAYS, DigimonFace
from ..things.state import Effect, Trig
from .words import Places, Words

CARDS = {("Cards",): -1, ("OwnCards",): 0}
"""Slots of cards that are in the hand where no zone is named, and whose they are where nobody is."""


class Moment(NamedTuple):
    """A phase or moment of a turn: its name, the event, whose (2: its owner's), and how often it passes before."""

    name: str
    event: str
    whose: int
    skip: int = 0


class Builder(Words):
    """Builds the effects of one card."""

    place = ""
    """Where on the card the text is printed."""
    doer = -1
    """Who does the deeds being built."""
    awaited = 0
    """Whether they are waited for before they are done."""
    early = False
    """Whether a trigger just built cuts in before its cause."""
    per: Value | None = None
    """What changes are counted by."""
    while_: Cond | None = None
    """Under which condition the statements being built hold."""
    would = False
    """Whether the effect being built cuts in before its cause."""
    awaits = 0
    """What it waits for."""
    duration = ""
    """The duration of the neighbour, where a change names none."""
    said = ""
    """The duration the sentence before names."""
    xros = False
    """Whether the materials being built are those of a DigiXros."""
    reduces = 0
    """By how much the effect being built lowers what is being paid."""

    def __init__(self, face: DigimonFace) -> None:
        super().__init__()
        self.face = face
        self.subject: list[Node] = []
        """What the events being built happen to."""
        self.causes: list[By] = []
        """Because of what something cannot be done."""
        self.rest: list[Node] = []
        """The sentences that go on from the line being built."""
        self.items: list[Op] = []
        """What is listed below a sentence that chooses among it."""
        self.pay: list[dict[str, Any]] = []
        """How everything in a clause is paid."""
        self.paid: list[Payment] = []
        """How the instructions of this effect are paid, for what is said of their cost afterwards."""
        self.attacks: list[stack_verbs.AttackOp] = []
        """The attacks of this effect, for what is said of them afterwards."""

    # -------------------------------------------------------------- slots

    def item(self, slot: SlotType, value: Slot) -> Any:
        """Cards without a zone are in the hand; instructions are done."""
        if isinstance(value, Node) and slot.types in CARDS:
            return self.select(value, CARDS[slot.types], self.hand())
        if isinstance(value, Node) and slot.types == ("Act",):
            return self.op(value)
        return super().item(slot, value)

    def several(self, slot: SlotType, items: list[Any]) -> Any:
        """Cards are meant together."""
        return joined(items, Union) if slot.types in CARDS else super().several(slot, items)

    def hand(self) -> Places:
        """The zone of cards where none is named."""
        return [selectors.Pile(0, st.HAND)]

    # -------------------------------------------------------------- clauses

    def cond(self, slot: Slot | Sequence[Node] | None) -> Cond:
        """All conditions of a slot."""
        return joined([expect(self.make("Cond", node), Cond) for node in nodes(slot)], Both)

    def triggers(self, slot: Slot | Sequence[Node] | None) -> tuple[list[Trig], bool]:
        """The trigger conditions of a “when”, and whether they cut in before their cause."""
        with self.within(early=False):
            return [trig for node in nodes(slot) for trig in self.make("Trigger", node)], self.early

    def changes(self, node: Node, per: Value | None) -> list[Change]:
        """The changes one predicate makes."""
        with self.within(per=per):
            return expect(self.make("Pred", node), list)

    def scope(self, node: Node) -> Select | None:
        """Whom a continuous effect is about; None for the card itself."""
        if node.kind == "This" and node.get("k") != "Source":
            return None
        select = self.select(node)
        if isinstance(select, selectors.Pick) and select.count is not None and select.count.kind != selectors.ALL:
            raise CannotRun("a continuous effect that chooses")
        return select

    def amount(self, n: int) -> Value:
        """A number, or so much for each."""
        return Const(n) if self.per is None else Product(n, self.per)

    def until(self, d: str | None, usual: str = "ThisTurn") -> str:
        """How long something holds: as it says, as its neighbour says, or as it usually does."""
        return d or self.duration or usual

    # -------------------------------------------------------------- effects

    @property
    def listed(self) -> list[Op]:
        """What is listed below the sentence."""
        refuse("nothing is listed below", not self.items)
        return self.items

    def doing(self, node: Node) -> Op | None:
        """One instruction; None for one that only changes another."""
        made = self.make("Act", node)
        if isinstance(made, Holding):
            return made.lasting(self)
        return None if made is None else expect(made, Op)

    def op(self, do: Node, **known: object) -> Op:
        """One instruction, while some of what the builder knows is otherwise."""
        with self.within(**known):
            return expect(self.doing(do), Op, f"{do.kind} on its own")

    def close(self, effect: Effect) -> Effect:
        """Adds up what the effect waits for."""
        effect.kinds = kinds_of(effect.trigs)
        effect.reduces = self.reduces
        self.face.all_kinds |= effect.kinds
        own = any(trig.own for trig in effect.trigs) and any(getattr(trig, "this_card", False) for trig in effect.trigs)
        effect.loose = own or bool(effect.places & ~(1 << st.BREEDING | 1 << st.BATTLE))
        return effect

    def quoted(self, e: Node) -> list[Effect]:
        """15-13: effects in quotation marks that are given to a card."""
        with self.within(duration="", from_zones=None, pay=[], place="", per=None, while_=None, mutual=False):
            return expect(self.make("Quote", e), list)


def also(cond: Cond | None, own: Cond) -> Cond:
    """One more condition."""
    return own if cond is None else Both([cond, own])


def kinds_of(trigs: list[Trig]) -> int:
    """What some triggers wait for."""
    kinds = 0
    for trig in trigs:
        kinds |= trig.kinds
    return kinds


def numbered(face: DigimonFace) -> None:
    """Counts the effects as printed, and finds those that work while the card is not on top of a stack."""
    face.loose_effects = []
    face.loose_kinds = 0
    for row in (face.effects, face.inherited_effects, face.link_effects, face.security_effects):
        for number, effect in enumerate(row, 1):
            assert isinstance(effect, Effect)
            effect.number = effect.number or number
            if effect.loose and row is not face.security_effects:
                face.loose_effects.append(effect)
                face.loose_kinds |= effect.kinds
                face.loose_parts = face.loose_parts or bool(effect.parts and effect.places)
    for line in face.special:
        face.ways |= WAYS[line.kind]


@dataclass
class Holding:
    """Changes, and whom they are about: things, or else players."""

    changes: list[tuple[Change, Node | None]]
    d: str | None = None
    """The duration that is named."""
    players: int = -1
    usual: str = "ThisTurn"
    """The duration where none is named; none: it can only hold continuously."""

    def parts(self, b: Builder) -> list[Part]:
        """As a continuous effect."""
        return [Part(change, None if x is None else b.scope(x), b.while_, self.players) for change, x in self.changes]

    def lasting(self, b: Builder) -> Op:
        """As something that was done."""
        until = b.until(self.d, self.usual)
        first = self.changes[0][1]
        changes = [change for change, _ in self.changes]
        refuse("a change without a duration", not until)
        if first is None:
            return modifiers.LastOp(changes, None, until, self.players)
        if all(x == first or x is not None and x.kind in ("It", "That") for _, x in self.changes):
            return modifiers.LastOp(changes, b.select(first), until)
        return joining.AndOp([modifiers.LastOp([change], b.select(x), until) for change, x in self.changes if x is not None])
