"""From meaning to something that runs: what is printed on one card becomes its effects."""

from __future__ import annotations

from typing import Any

from ....effects.ops import Op
from ....effects.picking import Union
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node, Slot
from ....meaning.schema import SlotType
from ..book.playing import Payment
from ..things import selectors, stack_verbs
from ..things import state as st
from ..things.faces import WAYS, DigimonFace
from ..things.state import Effect
from . import naming as naming
from .clauses import Clauses
from .language import Text
from .lasting import Holding
from .playing import Terms
from .rewrites import rules
from .words import Places


class Builder(Clauses):
    """Builds the effects of one card."""

    place = ""
    """Where on the card the text is printed."""
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
        self.rest: list[Node] = []
        """The sentences that go on from the line being built."""
        self.items: list[Op] = []
        """What is listed below a sentence that chooses among it."""
        self.pay: list[Terms] = []
        """How everything in a clause is paid."""
        self.paid: list[Payment] = []
        """How the instructions of this effect are paid, for what is said of their cost afterwards."""
        self.attacks: list[stack_verbs.AttackOp] = []
        """The attacks of this effect, for what is said of them afterwards."""

    # -------------------------------------------------------------- slots

    def item(self, slot: SlotType, value: Slot) -> Any:
        """Cards without a zone are in the hand; instructions are done."""
        if isinstance(value, Node):
            if slot.types == ("Cards",):
                return self.select(value, -1, self.hand())
            if slot.types == ("OwnCards",):
                return self.select(value, 0, self.hand())
            if slot.types == ("Act",):
                return self.op(value)
        return super().item(slot, value)

    def several(self, slot: SlotType, items: list[Any]) -> Any:
        """Cards are meant together."""
        if slot.types in (("Cards",), ("OwnCards",)):
            return items[0] if len(items) == 1 else Union(items)
        return super().several(slot, items)

    def hand(self) -> Places:
        """The zone of cards where none is named."""
        return [selectors.Pile(0, st.HAND)]

    # -------------------------------------------------------------- effects

    def doing(self, node: Node) -> Op | None:
        """One instruction; None for one that only changes another."""
        made = self.make("Act", node)
        if isinstance(made, Holding):
            return made.lasting(self)
        return None if made is None else expect(made, Op)

    def op(self, node: Node) -> Op:
        """One instruction."""
        return expect(self.doing(node), Op, f"{node.kind} on its own")

    def close(self, effect: Effect) -> Effect:
        """Adds up what the effect waits for."""
        effect.kinds = 0
        for trig in effect.trigs:
            effect.kinds |= trig.kinds
        effect.reduces = self.reduces
        self.face.all_kinds |= effect.kinds
        own = any(trig.own for trig in effect.trigs) and any(getattr(trig, "this_card", False) for trig in effect.trigs)
        effect.loose = own or bool(effect.places & ~(1 << st.BREEDING | 1 << st.BATTLE))
        return effect

    def quoted(self, node: Node) -> list[Effect]:
        """15-13: effects in quotation marks that are given to a card."""
        with self.within(duration="", from_zones=None, pay=[], place="", per=None, while_=None, mutual=False):
            return expect(self.make("Quote", node), list)

    def number(self, face: DigimonFace) -> None:
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


def build(face: DigimonFace, texts: dict[str, Text]) -> None:
    """Fills the effects of a face; what cannot be carried out is listed as not read."""
    builder = Builder(face)
    for place, text in texts.items():
        for number, chain in enumerate(text.effects() if text.full else (), 1):
            try:
                with builder.within(place=place):
                    built = builder.make("Chain", rules.apply(chain))
            except CannotRun as error:
                starts = text.starts[number - 1 : number]
                said = text.sentences[starts[0]].text if starts and starts[0] < len(text.sentences) else ""
                face.unread.append(f"{said} ({error})")
                continue
            for effect in built:
                effect.number = number
                settle_place(face, place, effect)
    words = without_notes(" ".join([face.text, face.inherited, face.security, face.link_text]))
    face.all_kinds |= builder.all_kinds
    face.words = words.replace("＜", "<").replace("＞", ">")
    builder.number(face)


def settle_place(face: DigimonFace, place: str, effect: Effect) -> None:
    """Puts an effect where it works from: the upper text, the inherited effect, the link effect, the security effect."""
    if place == "inherited":
        effect.inherited = True
        face.inherited_effects.append(effect)
    elif place == "link text":
        effect.linked = True
        face.link_effects.append(effect)
    elif effect.timings == ["Security"] and not effect.places:
        face.security_effects.append(effect)
    elif face.kind == "option" and effect.main and face.main is None and not effect.places and not effect.delay:
        effect.main = False
        face.main = effect
    else:
        face.effects.append(effect)


def without_notes(text: str) -> str:
    """4-20-5: a text without what stands in parentheses.

    >>> without_notes("a (b (c)) d) (e")
    'a  d) (e'
    """
    kept: list[str] = []
    opened: list[int] = []
    for letter in text:
        if letter == ")" and opened:
            del kept[opened.pop() :]
            continue
        if letter == "(":
            opened.append(len(kept))
        kept.append(letter)
    return "".join(kept)
