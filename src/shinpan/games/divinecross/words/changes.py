"""809: changes that last, as the parts of continuous effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.conditions import Both
from ....effects.continuous import Modifier, Part
from ....effects.flow import Seq
from ....effects.ops import Cond, Op, Select
from ....effects.picking import ThisBody
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ..book.continuous import FACT_ABILITY, FACT_ADVANTAGE, FACT_ATTRIBUTE, FACT_HP, FACT_NAME
from ..things import filters
from ..things import modifiers as m
from ..things import selectors as s
from ..things import state as st
from ..things import verbs as v
from .vocabulary import is_change

if TYPE_CHECKING:
    from .builder import Builder

COMMANDS = st.NO_EVENT | st.NO_ACTION | st.NO_ASSIST_PLAY
KIND_FLAGS = {"EventCards": st.NO_EVENT, "ActionCards": st.NO_ACTION, "AssistCards": st.NO_ASSIST_PLAY}
KIND_FLAGS |= {"CommandCards": COMMANDS, "Any": COMMANDS, "UnitCards": st.NO_DEPLOY}
FACTS = {
    FACT_ATTRIBUTE: "Attribute NotAttribute AnyAttribute AttributeIs AttributeAny AttributeNot AttributeSame AttributeAll "
    "AttributeHas AttributeHasNot",
    FACT_NAME: "Named NameIs NotNamed NamedThings",
    FACT_ADVANTAGE: "Advantage NoAdvantage HasAdvantage AdvantageHas AdvantageNone",
    FACT_ABILITY: "NoEx ExHas HasSkill HasEx SkillHas",
    FACT_HP: "HighestHp LowestHp HpLess HpMore HpAtMost HpAtLeast HpBelow HpMost HpLeast HpIs",
}
READS = {kind: fact for fact, kinds in FACTS.items() for kind in kinds.split()}
"""The facts that words look at, for dependency (809.3a)."""
FAILS = {"Fails", "FailsCost", "FailsNamed"}


def static(b: Builder, node: Node) -> bool:
    """Whether a clause only changes what things are (and so can be a continuous ability)."""
    if node.kind == "And":
        if node.node("a").kind == "Janken":
            return fail_test(b, node)[1] is not None
        return static(b, node.node("a")) and static(b, node.node("b"))
    return static(b, node.node("c")) if node.kind in ("If", "While", "Each", "Then") else is_change(node.kind)


def fail_test(b: Builder, node: Node) -> tuple[Op | None, Node | None]:
    """“Throw; if you win, those skills fail”: the test and the rule."""
    won = node.node("b")
    if won.kind in ("Won", "Lost") and won.node("c").kind in FAILS:
        return Seq([b.op(node.node("a")), v.IfWon(won.kind == "Won", v.Fail())]), won.node("c")
    return None, None


def parts(b: Builder, node: Node, cond: Cond | None) -> list[Part]:
    """The parts of a continuous effect, each knowing which facts it looks at (for dependency, 809.3a)."""
    found = split(b, node, cond)
    for inner in node.walk():
        for part in found:
            part.modifier.reads |= READS.get(inner.kind, 0)
    return found


def split(b: Builder, node: Node, cond: Cond | None) -> list[Part]:
    """The parts, one for each change."""
    if node.kind == "Then":
        return parts(b, node.node("c"), cond)
    if node.kind == "And":
        if node.node("a").kind == "Janken":
            test, leaf = fail_test(b, node)
            if leaf is None:
                raise CannotRun("a throw in a continuous ability")
            with b.within(test=test, cond=cond):
                return [b.make("Change", leaf)]
        return parts(b, node.node("a"), cond) + parts(b, node.node("b"), cond)
    if node.kind in ("If", "While"):
        more: Cond = b.make("Cond" if node.node("q").kind not in ("OwnTurn", "OppTurn") else "Who", node.node("q"))
        return parts(b, node.node("c"), more if cond is None else Both([cond, more]))
    if node.kind == "Each":
        with b.within(scale=b.count(node.node("k")), per=node.number("n")):
            return parts(b, node.node("c"), cond)
    with b.within(cond=cond):
        return [b.make("Change", node)]


# ------------------------------------------------------------------ what the rows of changes name


def scope(b: Builder, t: Node | None) -> Select:
    """Whom a change is about: your units where nobody is named."""
    return b.units(t) if t is not None else s.Units(filters.OWN, "Unit", [])


def change(b: Builder, modifier: Modifier, t: Node | None) -> Part:
    """A change of units."""
    return Part(modifier, scope(b, t), b.cond)


def player_change(b: Builder, modifier: Modifier, o: int | None) -> Part:
    """A change for a player, or for nobody in particular."""
    return Part(modifier, None, b.cond) if o is None else Part(modifier, None, b.cond, o)


def side_change(b: Builder, modifier: Modifier, o: int) -> Part:
    """A change of all units of a player."""
    return Part(modifier, s.Units(o, "Unit", []), b.cond)


def this_change(b: Builder, modifier: Modifier) -> Part:
    """A change of the card itself."""
    return Part(modifier, ThisBody(), b.cond)


def cards_change(b: Builder, modifier: Modifier, x: Node) -> Part:
    """A change of cards."""
    found = b.cards(x)
    return Part(modifier, ThisBody() if isinstance(found, s.ThisCard) else found, b.cond)


def ban_this(b: Builder, t: Node | None) -> Part:
    """This very skill cannot be used."""
    if not b.skill_name:
        raise CannotRun("this skill has no name")
    return Part(m.Ban(b.skill_name), scope(b, t) if t is not None else ThisBody(), b.cond)


def kind_flags(k: str) -> int:
    """What cannot be played."""
    return KIND_FLAGS[k]


def no_damage(d: Node | None) -> Modifier:
    """A unit takes no damage, of a sort."""
    what = d.kind if d is not None else ""
    if what == "OppEffectD":
        return m.DamageShield(s.FromSide(filters.OPP), True)
    every = st.NO_SKILL_DAMAGE | st.NO_EFFECT_DAMAGE | st.NO_RULE_DAMAGE
    return m.Flag({"SkillD": st.NO_SKILL_DAMAGE, "EffectD": st.NO_EFFECT_DAMAGE}.get(what, every))


def fails(b: Builder, o: int | None, t: Node | None, minimum: int = 0, name: str = "") -> Part:
    """917: a rule by which skills fail."""
    whose = o if o is not None else 2 if t is None else -1
    return Part(m.FailRule(whose, b.test, minimum, name), b.units(t) if t is not None else None, b.cond)
