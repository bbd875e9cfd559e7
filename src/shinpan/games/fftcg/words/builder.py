"""From meaning to something that runs: the builder of one ability, and what it knows meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from ....effects.conditions import Both, Either, Not, TurnOf
from ....effects.continuous import Part
from ....effects.filters import AllOf, AnyOf, IsNot
from ....effects.flow import If, Otherwise
from ....effects.numbers import Const, CountOf, ThatMany
from ....effects.ops import Cond, Op
from ....effects.picking import Union
from ....meaning import pieces
from ....meaning.build import CannotRun, Vocabulary, expect
from ....meaning.node import Node
from ....meaning.rows import add_rows
from ....meaning.schema import SlotType
from ..book import fits
from ..book.costs import Costs
from ..book.targets import ModesOp, StackEffect
from ..things import card_verbs, character_verbs, conds, filters, flow, modifiers, numbers, picks, selectors, verbs
from ..things import state as st
from ..things.faces import ALL_ELEMENTS, FFFace
from ..things.picks import Pick
from ..things.state import Skill
from ..things.trigs import Moment, Pattern
from . import acts, conditions, costs, events, itself, lines, sentences, stating, things, vocabulary, words
from .language import Text
from .normal_en import spoken
from .rewrites import rules
from .vocabulary import parts
from .words import Words

FAMILIES = (vocabulary, words, things, conditions, events, acts, costs, itself, lines, sentences, stating)
"""The modules whose functions the rows in the phrasebook may name."""
TABLES = {name: found for name, found in vars(vocabulary).items() if isinstance(found, Vocabulary) and name != "words"}
"""The other vocabularies, by name."""
TOGETHER: dict[str, Callable[..., Any]] = {
    "Cond": lambda found: pieces.joined(found, Both) if found else None,
    "Cause": pieces.flat,
    "Trigger": pieces.flat,
    "Element": sum,
    "Cost": costs.together,
    "Icon": costs.together,
}
"""What several of a type are together, if not a list."""


class Builder(Words):
    """Builds the abilities of one card. What is going on meanwhile is in its fields, changed by ``within``."""

    def __init__(self, face: FFFace, number: int = 0) -> None:
        super().__init__()
        self.face = face
        self.number = number
        """The place of the ability among those of the card."""
        self.next_choice = 0
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

    def several(self, slot: SlotType, items: list[Any]) -> Any:
        """What several things are together."""
        return TOGETHER[slot.types[0]](items) if slot.types[0] in TOGETHER else items

    def op(self, node: Node) -> Op:
        """One instruction."""
        return expect(self.make("Line", node), Op, f"{node.kind} is no instruction")

    def effect(self, do: Node | list[Node]) -> StackEffect:
        """What an ability does, with the choices it begins with."""
        with self.within(picks=[], modes=None, choices=[]):
            return StackEffect(sentences.steps(self, do), self.picks, self.modes)

    def state(self, node: Node) -> list[Part]:
        """One statement of a field ability."""
        return parts(self.make("Statement", node), self.under)


def names() -> dict[str, object]:
    """What the rows in the phrasebook may name: functions, classes, modules of classes, and methods of the builder."""
    found: dict[str, object] = {"st": st, "lower": str.lower, "ALL_ELEMENTS": ALL_ELEMENTS, "make": Builder.make}
    for family in (pieces, *FAMILIES):
        found |= vars(family)
    for cls in (Words, Builder):
        found |= {name: method for name, method in vars(cls).items() if isinstance(method, FunctionType)}
    for module in (card_verbs, character_verbs, conds, filters, fits, flow, modifiers, numbers, picks, selectors, verbs):
        found[module.__name__.rpartition(".")[2]] = module
    classes = (AllOf, AnyOf, Both, Const, Costs, CountOf, Either, If, IsNot, Moment, Not, Otherwise, Part, Pattern, Pick)
    return found | {cls.__name__: cls for cls in (*classes, Skill, ThatMany, TurnOf, Union)}


add_rows(vocabulary.schema(), {"": vocabulary.words, "words": vocabulary.words, **TABLES}, names())


def build(face: FFFace, texts: dict[str, Text]) -> None:
    """Fills a face with its abilities; what cannot be carried out is listed as not read."""
    for text in texts.values():
        if not text.full:
            continue
        bounds = [*text.starts, len(text.sentences)]
        for number, node in enumerate(text.effects(), 1):
            builder = Builder(face, number)
            kept = len(face.cost_changes), len(face.ways)
            builder.removes = any(thing.kind == "RemoveFromGame" for thing in node.walk())
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
    elif skill.kind == "limit":
        face.limit = skill.limit
    else:
        face.skills.append(skill)


def burst_line(face: FFFace) -> None:
    """11.10.1: a Character with EX Burst whose text does not say before which line it stands: the first about its entering."""
    autos = [skill for skill in face.skills if skill.kind == "auto" and not skill.damage]
    if not face.ex or face.effect is not None or any(skill.ex for skill in face.skills):
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
