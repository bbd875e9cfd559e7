"""11.5 to 11.10: printed lines, each one ability (or none, where it only changes the face)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.conditions import TurnOf
from ....effects.continuous import Part
from ....effects.ops import Cond, Value
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node
from ..book.costs import Costs
from ..book.values import Change
from ..things import conds, flow, modifiers
from ..things import state as st
from ..things.state import BREAK, FIELD, HAND, REMOVED, Skill
from .costs import backup_elements
from .itself import everywhere
from .stating import phase
from .vocabulary import THIS, refuse, words
from .words import nodes, whose

if TYPE_CHECKING:
    from .builder import Builder

AFTER = {"to break": BREAK, "discard": BREAK, "to damage": st.DAMAGE, "to removed": REMOVED, "to hand": HAND}
"""The zones in which a card sees what happened to itself."""
ABOUT_COSTS = ("CanUse", "OnlyPay", "MaxX")
Only = list[int | list[Cond]]
"""“You can only use this ability …”: how often, or when."""

words.values("Restriction", OncePerTurn=1)
words.rows(
    "Restriction",
    Times=(lambda n: n, "n"),
    YourTurn=(lambda: [TurnOf(0)]),
    OpponentTurn=(lambda: [TurnOf(1)]),
    MainPhase=(lambda n: [conds.InPhase((f"main{n}",) if n is not None else ("main1", "main2")), TurnOf(0)], "n"),
    AttackPhase=(lambda o: [conds.InPhase(("attack",)), *([] if o is None else [TurnOf(o)])], "o"),
    RestrictIf=(lambda c: [c], "c"),
)
words.cannot("Restriction", "OncePerGame", why="an ability that is used once in a game")


def restricted(skill: Skill, only: Only) -> list[Skill]:
    """A line with its restrictions."""
    for one in only:
        if isinstance(one, int):
            skill.limit = one
        else:
            skill.only += one
    return [skill]


def warp(n: int, k: Costs) -> list[Skill]:
    """15.2.7: cast for less, and waiting."""
    skill = Skill("warp", "Warp")
    skill.limit, skill.costs = n, k
    return [skill]


def burst(of: list[Skill]) -> list[Skill]:
    """11.10: an EX Burst."""
    for skill in of:
        skill.ex = skill.kind in ("auto", "summon")
    return of


def at_damage(n: int, of: list[Skill]) -> list[Skill]:
    """15.2.6: from so many points of damage on."""
    for skill in of:
        skill.damage = n
    return of


words.rows("Line", Warp=(warp, "n", "k"), Ex=(burst, "of"), AtDamage=(at_damage, "n", "of"))
words.cannot("Line", "LimitBreak", "Priming", why="newer than the rule book")
words.cannot("Line", "Item", "Only", "BelowX", why="such a sentence here")


@words("Line", "Keywords")
def keywords(b: Builder, k: list[Node]) -> list[Skill]:
    skill = Skill("field", " ".join(word.kind for word in k))
    for word in k:
        skill.keywords |= b.make("Keyword", word)
    return [skill]


@words("Line", "Effect")
def effect(b: Builder, do: Node, only: Only) -> list[Skill]:
    row = nodes(do.get("of"))
    if len(row) == 1 and row[0].kind == "CostChange" and row[0].get("x") == THIS:
        return field(b, do, only)
    skill = Skill("summon", b.face.name)
    skill.effect = b.effect(do)
    return restricted(skill, only)


@words("Line", "StateAuto")
def state_auto(b: Builder, c: Cond, do: Node, only: Only) -> list[Skill]:
    """11.8.18: an auto-ability that waits for a state."""
    skill = Skill("auto")
    skill.state = c
    skill.effect = b.effect(do)
    return restricted(skill, only)


@words("Line", "Action")
def action(b: Builder, k: list[Node], name: str | None, do: Node, only: list[Node]) -> list[Skill]:
    skill = Skill("special" if name is not None else "action", name or "")
    skill.costs = b.together("Cost", k)
    if skill.costs.special:
        skill.kind = "special"
    row = nodes(do.get("of"))
    with b.within(skill=skill):
        for sentence in row:
            if sentence.kind in ABOUT_COSTS:
                b.make("Line", sentence)
    skill.effect = b.effect([sentence for sentence in row if sentence.kind not in ABOUT_COSTS])
    restricted(skill, [b.make("Restriction", one) for one in only])
    for inner in (inner for one in only for inner in one.walk()):
        skill.places |= place_of(b, inner)
    for cost in k:
        x = cost.get("x")
        if cost.kind == "Discard" and x == THIS:
            skill.places |= 1 << HAND
        if isinstance(x, Node) and x.kind == "ThisIn":
            skill.places |= 1 << b.pile(x.node("z"))
    return [skill]


@words("Line", "CanUse")
def can_use(b: Builder, o: int, only: int | None = None) -> None:
    refuse("an ability that only the opponent can use", only)
    b.skill.both = o != 0


@words("Line", "MaxX")
def max_x(b: Builder, n: Value) -> None:
    expect(b.skill.costs, Costs).most_x = n


@words("Line", "OnlyPay")
def only_pay(b: Builder, e: int, y: Node, x: Node | None = None) -> None:
    """“You can only pay with CP produced by Backups to use this ability.”"""
    refuse("an ability paid for with CP of certain Elements only", e, x not in (None, THIS))
    paid = expect(b.skill.costs, Costs)
    paid.backups_only = True
    paid.backup_elements = backup_elements(y)


@words("Line", "Auto")
def auto(b: Builder, w: Node | None, t: list[Node], c: list[Node], do: Node, only: list[Node]) -> list[Skill]:
    skill = Skill("auto")
    patterns = b.triggers(tuple(t), -1 if w is None else whose(w.get("o")))
    skill.trigs = list(patterns)
    for pattern in patterns:
        skill.kinds |= pattern.kinds
        if pattern.this and pattern.kind in AFTER:
            skill.places |= 1 << AFTER[pattern.kind]
            skill.own = True
    skill.cond = b.conditions(tuple(c))
    discards = any(inner.kind in ("Discard", "DiscardRandom") and inner.slots for inner in do.walk())
    if not discards and any(inner.kind == "DoneByThis" and inner.get("v") == Node("Discard") for inner in do.walk()):
        raise CannotRun("what was discarded to cast it")
    skill.effect = b.effect(do)
    restricted(skill, [b.make("Restriction", one) for one in only])
    skill.only += [] if (cond := phase(w)) is None else [cond]
    if any(pattern.first for pattern in patterns):
        skill.limit = 1
    for one in (*c, *only):
        skill.places |= place_of(b, one.node("c") if one.kind == "RestrictIf" else one)
    return [skill]


def place_of(b: Builder, cond: Node) -> int:
    """11.9.1: an ability that says it works in the Break Zone, in the hand … does so: that zone, if a condition names one."""
    if cond.get("x") != THIS or cond.get("no") is not None:
        return 0
    if cond.kind == "Is" and cond.get("s") == Node("RemovedState"):
        return 1 << REMOVED
    if cond.kind != "InZone":
        return 0
    return 1 << b.pile(cond.node("z")) & ~(1 << FIELD)


@words("Line", "Field")
def field(b: Builder, do: Node, only: Only) -> list[Skill]:
    refuse("a field ability that only works sometimes", only)
    skill = Skill("field")
    with b.within(skill=skill, under=None):
        for sentence in nodes(do.get("of")):
            if sentence.kind == "While":
                for cond in nodes(sentence.get("c")):
                    skill.places |= place_of(b, cond)
            if sentence.kind in ("At", "When") and skill.parts:
                afterwards(b, sentence)
            elif not everywhere(b, sentence):
                skill.parts += b.state(sentence)
    return [skill]


def afterwards(b: Builder, sentence: Node) -> None:
    """6.4.1.3, 11.8.17.6: the replacement before this sentence also makes a delayed auto-ability."""
    replacing = expect(expect(b.skill.parts[-1], Part).modifier, modifiers.Replacing, "a delayed ability of a field ability")
    replacing.op = flow.OneAndOther([replacing.op, b.op(sentence)])


@words("Quote", "Quote")
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
    if skills:
        found.append(modifiers.Grant(skills))
    return found
