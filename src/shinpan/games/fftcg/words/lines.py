"""11.5 to 11.10: printed lines, each one ability (or none, where it only changes the face)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.continuous import Part
from ....effects.ops import Cond
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import having, nodes, refuse
from ..book.costs import Costs
from ..book.modes import Way
from ..book.values import Change
from ..things import conds, flow, modifiers
from ..things import state as st
from ..things.state import BREAK, FIELD, HAND, REMOVED, Skill
from ..things.trigs import Pattern
from .itself import everywhere
from .stating import in_turn, phase
from .vocabulary import THIS

if TYPE_CHECKING:
    from .builder import Builder

AFTER = {"to break": BREAK, "discard": BREAK, "to damage": st.DAMAGE, "to removed": REMOVED, "to hand": HAND}
"""The zones in which a card sees what happened to itself."""
ABOUT_COSTS = ("CanUse", "OnlyPay", "MaxX")
MAIN_PHASES = {None: ("main1", "main2"), 1: ("main1",), 2: ("main2",)}
BURST = "burst"
Only = list[int | str | list[Cond]]
"""“You can only use this ability …”: how often, when, or as an EX Burst."""


def restricted(skill: Skill, only: Only) -> list[Skill]:
    """A line with its restrictions."""
    for one in only:
        if isinstance(one, int):
            skill.limit = one
        elif isinstance(one, str):
            skill.trigs, skill.kinds, skill.places, skill.own = [], 0, 0, False  # nothing but an EX Burst sets it off
        else:
            skill.only += one
    return [skill]


def burst(of: list[Skill]) -> list[Skill]:
    """11.10: an EX Burst."""
    return [having(skill, ex=skill.kind in ("auto", "summon")) for skill in of]


def at_damage(n: int, of: list[Skill]) -> list[Skill]:
    """15.2.6: from so many points of damage on."""
    return [having(skill, damage=n) for skill in of]


def keywords(b: Builder, k: list[Node]) -> list[Skill]:
    """Keyword abilities, under their names."""
    skill = Skill("field", " ".join(word.kind for word in k))
    for word in k:
        skill.keywords |= b.make("Keyword", word)
    return [skill]


# ------------------------------------------------------------------ 11.6, 11.7: what is used


def action(b: Builder, k: Costs, name: str | None, do: Node, only: Only, places: int) -> list[Skill]:
    """An action ability or a special ability."""
    skill = Skill("action" if name is None and not k.special else "special", name or "")
    skill.costs, skill.places = k, places
    row = nodes(do.get("of"))
    with b.within(skill=skill):
        for sentence in row:
            if sentence.kind in ABOUT_COSTS:
                b.make("Line", sentence)
    skill.effect = b.effect([sentence for sentence in row if sentence.kind not in ABOUT_COSTS])
    return restricted(skill, only)


def paid_in(b: Builder, k: list[Node]) -> int:
    """The zones in which a card pays with itself."""
    found = 0
    for cost in k:
        x = cost.get("x")
        if cost.kind == "Discard" and x == THIS:
            found |= 1 << HAND
        if isinstance(x, Node) and x.kind == "ThisIn":
            found |= 1 << b.make("Zone", x.node("z")).pile
    return found


# ------------------------------------------------------------------ 11.8: what triggers


def auto(b: Builder, w: Node | None, t: list[Pattern], c: Cond | None, do: Node, only: Only, places: int) -> list[Skill]:
    """An auto-ability."""
    skill = Skill("auto")
    skill.trigs, skill.cond, skill.places = [*in_turn(t, w)], c, places
    for pattern in t:
        skill.kinds |= pattern.kinds
        if pattern.this and pattern.kind in AFTER:
            skill.places |= 1 << AFTER[pattern.kind]
            skill.own = True
    discards = any(inner.kind in ("Discard", "DiscardRandom") and inner.slots for inner in do.walk())
    asked = any(inner.kind == "DoneByThis" and inner.get("v") == Node("Discard") for inner in do.walk())
    refuse("what was discarded, and nothing is", asked and not discards)
    skill.effect = b.effect(do)
    restricted(skill, only)
    skill.only += [] if (cond := phase(w)) is None else [cond]
    if any(pattern.first for pattern in t):
        skill.limit = 1
    return [skill]


def places(b: Builder, conds: list[Node]) -> int:
    """11.9.1: an ability that says it works in the Break Zone, in the hand … does so: the zones that its conditions name."""
    found = 0
    for cond in conds:
        if cond.kind == "RestrictIf":
            found |= places(b, nodes(cond.get("c")))
        elif cond.get("x") == THIS and cond.get("no") is None and cond.kind == "InZone":
            found |= 1 << b.make("Zone", cond.node("z")).pile & ~(1 << FIELD)
        elif cond.get("x") == THIS and cond.get("no") is None and cond.get("s") == Node("RemovedState"):
            found |= 1 << REMOVED
    return found


# ------------------------------------------------------------------ 11.9: what holds


def field(b: Builder, do: Node, only: Only) -> list[Skill]:
    """A field ability."""
    refuse("a field ability that only works sometimes", only)
    skill = Skill("field")
    more: list[Skill] = []
    with b.within(skill=skill, under=None):
        for sentence in nodes(do.get("of")):
            if sentence.kind == "While":
                skill.places |= places(b, nodes(sentence.get("c")))
            if sentence.kind == "IfDo" and b.face.ways:
                more += paid_so(b, sentence.node("do"))
            elif sentence.kind in ("At", "When") and skill.parts:
                afterwards(b, sentence)
            elif not everywhere(b, sentence):
                skill.parts += b.state(sentence)
    return [skill, *more]


def paid_so(b: Builder, do: Node) -> list[Skill]:
    """“You can pay … to cast it. If you do so, when it enters the field, …”: an auto-ability if that was paid."""
    refuse("what follows from another way of paying", do.kind != "When", do.get("d"))
    trigs = [trig for on in nodes(do.get("on")) for trig in b.make("Trigger", on)]
    refuse("what follows from another way of paying", any(not (trig.this and trig.kind == "enter") for trig in trigs))
    way = "more" if expect(b.face.ways[-1], Way).more else "instead"
    return auto(b, None, trigs, conds.ThisCame(way), do.node("do"), [], 0)


def afterwards(b: Builder, sentence: Node) -> None:
    """6.4.1.3, 11.8.17.6: the replacement before this sentence also makes a delayed auto-ability."""
    replacing = expect(expect(b.skill.parts[-1], Part).modifier, modifiers.Replacing, "a delayed ability of a field ability")
    replacing.op = flow.OneAndOther([replacing.op, b.op(sentence)])


def quote(b: Builder, of: list[Node]) -> list[Change]:
    """Abilities in quotation marks."""
    found: list[Change] = []
    skills: list[Skill] = []
    for line in of:
        with b.within(granted=True, picks=[], modes=None, choices=[], times=None):
            for skill in b.make("Line", line):
                if skill.keywords:
                    found.append(modifiers.Words(skill.keywords, True))
                else:
                    skills.append(skill)
                    b.face.kinds |= skill.kinds
    return [*found, modifiers.Grant(skills)] if skills else found
