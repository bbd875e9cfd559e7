"""From meaning to something that runs: the builder of one ability, and what it knows meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....effects.continuous import Part
from ....effects.ops import Both, Cond, Const, Op, Select
from ....meaning.build import CannotRun
from ....meaning.node import Node, Slot
from ....meaning.schema import SlotType
from ..book.targets import ChooseOp, Effect, ModesOp
from ..things import selectors
from ..things.faces import FFFace
from ..things.state import Skill
from ..things.trigs import Pattern
from . import acts, changes, costs, deeds, itself, lines, sentences, stating  # noqa: F401
from .clauses import Clauses
from .language import Text
from .normal_en import spoken
from .rewrites import rules
from .vocabulary import READINGS, flat, parts
from .words import ELEMENT_BITS, WHOSE, ZONE_OF, Words

PLAYERS = {**WHOSE, "ItsController": 3}
ITEMS: dict[str, Callable[..., Any]] = {
    "Things": Words.pick,
    "Counted": Words.countable,
    "Count": Words.count,
    "Value": Words.value,
    "Cond": Clauses.cond,
}
ITEMS |= {"Cause": Clauses.source, "Who": lambda b, who: PLAYERS[who.kind], "Element": lambda b, one: ELEMENT_BITS[one.kind]}
"""Types without rows of their own yet: what makes one."""
TOGETHER: dict[str, Callable[..., Any]] = {
    "Cond": lambda found: found[0] if len(found) == 1 else Both(found) if found else None,
    "Cause": flat,
    "Element": sum,
    "Cost": costs.together,
    "Icon": costs.together,
}
"""What several of a type are together, if not a list."""


class Builder(Clauses):
    """Builds the abilities of one card. What is going on meanwhile is in its fields, changed by ``within``."""

    def __init__(self, face: FFFace, number: int = 0) -> None:
        super().__init__()
        self.readings = READINGS
        self.face = face
        self.number = number
        """The place of the ability among those of the card."""
        self.next_choice = 0
        self.picks: list[ChooseOp] = []
        """The choices of the effect being built."""
        self.modes: ModesOp | None = None
        """The actions to select from in it."""
        self.before: list[Op] = []
        """What the sentences before do."""
        self.granted = False
        """Whether a text in quotation marks is being built."""
        self.skill = Skill("field")
        """The field or action ability being built."""
        self.under: Cond | None = None
        """The condition under which a statement of it holds."""
        self.times: Any = None
        """“For each”: by what the numbers of a change are multiplied."""

    def item(self, slot: SlotType, value: Slot) -> Any:
        """One thing of a slot; a plain number where a value is wanted is a constant."""
        if not isinstance(value, Node):
            return Const(value) if isinstance(value, int) and "Value" in slot.types else value
        for type in slot.types:
            if type in ITEMS and self.schema.find(type, value.kind) is not None:
                return ITEMS[type](self, value)
        return super().item(slot, value)

    def several(self, slot: SlotType, items: list[Any]) -> Any:
        """What several things are together."""
        return TOGETHER[slot.types[0]](items) if slot.types[0] in TOGETHER else items

    def op(self, node: Node) -> Op:
        """One instruction."""
        found = self.make("Line", node)
        if not isinstance(found, Op):
            raise CannotRun(f"{node.kind} is no instruction")
        return found

    def together(self, type: str, found: list[Node]) -> Any:
        """What several nodes of a type are together."""
        return TOGETHER[type]([self.make(type, node) for node in found])

    def effect(self, do: Node | list[Node]) -> Effect:
        """What an ability does, with the choices it begins with."""
        with self.within(picks=[], modes=None, choices=[]):
            return Effect(sentences.steps(self, do), self.picks, self.modes)

    def state(self, node: Node) -> list[Part]:
        """One statement of a field ability."""
        return parts(self.make("Statement", node), self.under)

    def pile(self, z: Node) -> int:
        """The zone a text names."""
        name = z.node("p").kind if z.kind == "Zone" else z.kind
        if name not in ZONE_OF:
            raise CannotRun(f"the zone {name} here")
        return ZONE_OF[name]

    def chose_spell(self) -> bool:
        """Whether what was chosen last lies on the stack."""
        select = self.picks[-1].select if self.picks else None
        return isinstance(select, selectors.Sel) and isinstance(select.place, selectors.OnStack)

    def ref_First(self, node: Node) -> Select:
        """The first of the chosen things: a choice of several is then in order."""
        found = super().ref_First(node)
        for op in self.picks:
            op.ordered = op.ordered or op.number == self.led
        return found


def build(face: FFFace, texts: dict[str, Text]) -> None:
    """Fills a face with its abilities; what cannot be carried out is listed as not read."""
    for text in texts.values():
        if not text.full:
            continue
        bounds = [*text.starts, len(text.sentences)]
        for number, node in enumerate(text.effects(), 1):
            builder = Builder(face, number)
            kept = len(face.cost_changes), len(face.ways)
            try:
                skills = builder.make("Line", rules.apply(node))
            except CannotRun as problem:
                del face.cost_changes[kept[0] :]
                del face.ways[kept[1] :]
                said = [sentence.text for sentence in text.sentences[bounds[number - 1] : bounds[number]]]
                face.unread.append(f"{spoken('. '.join(said), face.name)} ({problem})")
                continue
            face.asks_elements = face.asks_elements or builder.asks_elements
            for skill in skills:
                add(face, skill, number)
    finish(face)


def add(face: FFFace, skill: Skill, number: int) -> None:
    """Gives a face one of its abilities."""
    skill.number = number
    if skill.kind == "summon":
        face.effect = skill
        if face.ex:
            skill.ex = True
    elif skill.kind == "warp":
        face.warp = skill
    else:
        face.skills.append(skill)


def burst_line(face: FFFace) -> None:
    """11.10.1: a Character with EX Burst whose text does not say before which line it stands: the first about its entering."""
    autos = [skill for skill in face.skills if skill.kind == "auto" and not skill.damage]
    if not face.ex or face.effect is not None or any(skill.ex for skill in autos):
        return
    entering = [skill for skill in autos if any(isinstance(t, Pattern) and t.this and t.kind == "enter" for t in skill.trigs)]
    for skill in (entering or autos)[:1]:
        skill.ex = True


def finish(face: FFFace) -> None:
    """Notes once what is asked for all the time."""
    burst_line(face)
    for skill in face.skills:
        face.kinds |= skill.kinds
        if skill.keywords and not skill.damage:
            face.keywords |= skill.keywords
        if skill.places:
            face.loose = True
