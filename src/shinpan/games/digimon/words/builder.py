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
from ....meaning.build import CannotRun, Vocabulary, expect
from ....meaning.node import Node, Slot
from ....meaning.pieces import joined, nodes, refuse
from ....meaning.schema import SlotType
from ..book.playing import Payment
from ..book.rules import By
from ..book.values import Change
from ..things import joining, modifiers, selectors, stack_verbs
from ..things import state as st
from ..things.conds import Fits, Product, Talking
from ..things.faces import WAYS, DigimonFace
from ..things.selectors import DECLARING
from ..things.state import KIND_BITS, Effect, Trig
from ..things.trigs import Pattern
from .vocabulary import schema
from .words import Places, Words, kind_names

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
    in_turn = False
    """Whether the effect being built works in one player's turn only."""
    priced = False
    """Whether it is done for a price: once, so for one of several that met the trigger together."""
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
        self.required: list[Node] = []
        """Its requirement lines; one that is printed twice counts once."""
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
        if slot.types == ("Cond",):
            return self.talked(items)
        return joined(items, Union) if slot.types in CARDS else super().several(slot, items)

    def hand(self) -> Places:
        """The zone of cards where none is named."""
        return [selectors.Pile(0, st.HAND)]

    # -------------------------------------------------------------- clauses

    def cond(self, slot: Slot | Sequence[Node] | None) -> Cond:
        """All conditions of a slot."""
        return self.talked([expect(self.make("Cond", node), Cond) for node in nodes(slot)])

    def talked(self, conds: list[Cond]) -> Cond:
        """Conditions together; what one of them is about is “it” in what follows, whatever was chosen before."""
        if any(isinstance(cond, Fits | Talking) for cond in conds):
            self.chosen = []
        return joined(conds, Both)

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

    def make(self, type: str, node: Node, words: Vocabulary | None = None) -> Any:
        """What cards are taken from or put under, counted by or tested against is in play."""
        if self.of_cards and type in ("To", "Zone", "Counted", "Filter", "Cond"):
            with self.within(of_cards=False):
                return super().make(type, node, words)
        return super().make(type, node, words)

    def doing(self, node: Node) -> Op | None:
        """One instruction; None for one that only changes another."""
        with self.within(of_cards=node.kind in OF_CARDS):
            made = self.make("Act", node)
            if isinstance(made, Holding):
                made = made.lasting(self)
        self.deeds |= set(DEEDS.get(node.kind, [node.kind]))
        self.deed = DEEDS.get(node.kind, [node.kind])[0] if node.get("x") is not None else self.deed
        self.chosen = [*self.chosen, *choices(node)]
        self.stripped = any(x.kind == "Sel" and x.get("n") == Node("All") and sources_of_one(x) for x in nodes(node.get("x")))
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
        own = any(isinstance(trig, Pattern) and trig.this_card and (trig.own or trig.kinds & DECLARED) for trig in effect.trigs)
        effect.loose = own or bool(effect.places & ~(1 << st.BREEDING | 1 << st.BATTLE))
        effect.within = joining.keywords_within(effect.program, [])
        return effect

    def quoted(self, e: Node) -> list[Effect]:
        """15-13: effects in quotation marks that are given to a card."""
        with self.within(duration="", from_zones=None, pay=[], place="", per=None, while_=None, mutual=False):
            return expect(self.make("Quote", e), list)


DECLARED = sum(KIND_BITS[kind] for kind in DECLARING)
"""7-1-2-2, 8-1-2-5: what cuts in on the declaration of its own card does so where that card is."""
OF_CARDS = {"Add", "Return", "Place", "Play", "PlayOrUse", "Use", "Trash", "Reveal", "Link", "Flip", "ReturnOrPlay", "Choose"}
OF_CARDS |= {"ActivateEffect", "ActivateAsThis", "Shuffle"}
"""Instructions about cards wherever they are; others are about what is in play."""
DEEDS = {
    "PlayToken": ["Play"],
    "PlayTotal": ["Play"],
    "PlayOrUse": ["Play", "Use"],
    "ReturnOrPlay": ["Return", "Play"],
    "ReturnTotal": ["Return"],
    "HandDownTo": ["Return"],
    "DeleteTotal": ["Delete"],
    "DigivolveAs": ["Digivolve"],
    "AppFuse": ["Digivolve"],
    "DNADigivolve": ["DNADigivolve", "Digivolve"],
    "TrashBlind": ["Trash"],
    "TrashUntil": ["Trash"],
    "TrashDownTo": ["Trash"],
    "TrashAtMostDownTo": ["Trash"],
    "TrashSourcesOf": ["Trash"],
    "TrashAsMany": ["Trash"],
    "ChooseBlind": ["Choose"],
}
"""What an instruction is remembered to have done, where that is not its name."""
CHOICES = {"Sel", "EachOf", "BothWith", "EachThing", "EachKind", "EachFilter", "OneOf", "Such", "SomeOf"}
ENDS = {"TopSource", "BottomSource", "TopSourceLeast", "BottomSourceLeast", "TopSourceUpTo", "BottomSourceUpTo", "TopOf"}
UNDER = {"Under", "Sources", "SourcesBottom", "SourcesTop", "SourcesAny", "BottomOrUnder"}


def choices(node: Node) -> list[set[str]]:
    """The kinds of what an instruction chooses, that is “it” in what follows; none: it can be of any kind."""
    if node.kind == "PlayToken":
        return [{"Token"}]
    if node.kind in ("Reveal", "Look"):
        return [{"Card"}]
    to = node.get("to")
    if node.kind == "Place" and isinstance(to, Node) and to.kind in UNDER:
        return [hosts_chosen([to])]
    if not schema().find("Act", node.kind):
        return []
    found = [*nodes(node.get("x")), *(nodes(to) if node.kind == "Link" else [])]
    found += [x for verb in nodes(node.get("v")) if node.kind == "EffectsCant" for x in nodes(verb.get("x"))]
    found = [x.node("x") if x.kind in ENDS else x for x in found]
    return [kinds_chosen(node.kind, x) for x in found if x.kind in CHOICES]


def sources_of_one(x: Node) -> bool:
    """Whether digivolution cards of one thing are meant."""
    hosts = [zone.get("x") for zone in nodes(x.get("z")) if zone.kind == "Sources"]
    return len(hosts) == 1 and isinstance(hosts[0], Node) and hosts[0].get("n") == Node("Exactly", (("n", 1),))


def kinds_chosen(verb: str, x: Node) -> set[str]:
    """The kinds of what is chosen, as what it is afterwards: a card that is played is in play."""
    found = {kind for one in (nodes(x.get("x")) if x.kind == "OneOf" else [x]) for kind in kind_names(one.get("of"))}
    found |= {kind.kind for kind in nodes(x.get("k"))}
    if verb in ("Play", "PlayTotal", "PlayOrUse"):
        return {kind.removesuffix("Card") for kind in found}
    hosts = [zone for zone in nodes(x.get("z")) if zone.kind in ("Sources", "Links")]
    return found | hosts_chosen(hosts) if hosts else found


def hosts_chosen(hosts: list[Node]) -> set[str]:
    """What cards are taken from under, or put under, by its kinds; this Digimon is never “that Digimon”."""
    found = {"Card"}
    for x in (host.get("x") for host in hosts):
        if isinstance(x, Node) and x.kind != "This":
            found |= kind_names(x.get("of")) or {"Digimon", "Tamer"}
    return found


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
        changes = [change for change, _ in self.changes]
        refuse("a change without a duration", not until)
        named = [x for _, x in self.changes if x is not None and x.kind not in ("It", "That", "Them", "Those")]
        first = named[0] if named else self.changes[0][1]
        if first is None:
            return modifiers.LastOp(changes, None, until, self.players)
        if all(x == first or x is not None and x not in named for _, x in self.changes):
            return modifiers.LastOp(changes, all_of(b.select(first)), until)
        lasting = [modifiers.LastOp([change], all_of(b.select(x)), until) for change, x in self.changes if x is not None]
        return joining.AndOp([*lasting])


def all_of(select: Select) -> Select:
    """15-11-2-1: “your opponent's Digimon”, where no number is given, are all of them."""
    if type(select) is selectors.Pick and select.count is None:
        select.count = selectors.Count(selectors.ALL, 0)
    return select
