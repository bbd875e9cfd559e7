"""From meaning to something that runs, part 2: changes that last (809)."""

from __future__ import annotations

from ....effects.abilities import Ability
from ....effects.continuous import Part
from ....effects.ops import Both, Cond, Const, Filter, Op, Seq, This
from ....meaning.node import Node, Slot
from ..things import filters
from ..things import modifiers as m
from ..things import selectors as s
from ..things import state as st
from ..things import verbs as v
from .words import ANY_DAMAGE, DAMAGES, FAILS, FLAGS, KIND_FLAGS, MODIFIERS, NUMBERS, PLAYER_FLAGS, READS, CannotRun, Words


class Changes(Words):
    """Builds the parts of continuous effects from meaning."""

    def static(self, node: Node) -> bool:
        """Whether a clause only changes what things are (and so can be a continuous ability)."""
        kind = node.kind
        if kind in MODIFIERS:
            return True
        if kind == "And":
            if node.node("a").kind == "Janken":
                return self.fail_test(node)[1] is not None
            return self.static(node.node("a")) and self.static(node.node("b"))
        if kind in ("If", "While", "Each", "Then"):
            return self.static(node.node("c"))
        return False

    def fail_test(self, node: Node) -> tuple[Op | None, Node | None]:
        """“Throw; if you win, those skills fail”: the test and the rule."""
        won = node.node("b")
        if won.kind in ("Won", "Lost") and won.node("c").kind in FAILS:
            return Seq([self.op(node.node("a")), v.IfWon(won.kind == "Won", v.Fail())]), won.node("c")
        return None, None

    def parts(self, node: Node, cond: Cond | None) -> list[Part]:
        """The parts of a continuous effect, each knowing which facts it looks at (for dependency, 809.3a)."""
        found = self.split(node, cond)
        reads = 0
        for inner in node.walk():
            reads |= READS.get(inner.kind, 0)
        for part in found:
            part.modifier.reads |= reads
        return found

    def split(self, node: Node, cond: Cond | None) -> list[Part]:
        """The parts, one for each change."""
        kind = node.kind
        if kind == "Then":
            return self.parts(node.node("c"), cond)
        if kind == "And":
            if node.node("a").kind == "Janken":
                test, leaf = self.fail_test(node)
                assert leaf is not None
                return [self.fail_part(leaf, cond, test)]
            return self.parts(node.node("a"), cond) + self.parts(node.node("b"), cond)
        if kind in ("If", "While"):
            more = self.condition(node.node("q"))
            return self.parts(node.node("c"), more if cond is None else Both([cond, more]))
        if kind == "Each":
            before, per = self.scale, self.per
            self.scale = self.count(node.node("k"))
            self.per = node.number("n") if node.get("n") is not None else 1
            found = self.parts(node.node("c"), cond)
            self.scale, self.per = before, per
            return found
        return [self.part(node, cond)]

    def part(self, node: Node, cond: Cond | None) -> Part:
        """One change."""
        kind = node.kind
        if kind in FAILS:
            return self.fail_part(node, cond, None)
        if kind in PLAYER_FLAGS:
            return Part(m.PlayerFlag(PLAYER_FLAGS[kind]), None, cond, self.owner(node.get("o")))
        if kind == "PlayerCannotPlay":
            return Part(m.PlayerFlag(KIND_FLAGS[node.node("k").kind]), None, cond, self.owner(node.get("o")))
        if kind == "PlayerCannotPlayTwo":
            mask = KIND_FLAGS[node.node("k").kind] | KIND_FLAGS[node.node("l").kind]
            return Part(m.PlayerFlag(mask), None, cond, self.owner(node.get("o")))
        if kind == "PlayerCannotUseCost":
            return Part(m.BanCost(node.number("n")), s.Units(self.owner(node.get("o")), "Unit", []), cond)
        if kind == "PlayerCannotAbilities":
            return Part(m.AbilityBan(self.owner(node.get("o")), s.Described(self.units(node.node("u")))), None, cond)
        if kind == "PlayerCannotUseNamed":
            return Part(m.Ban(node.text("s")), s.Units(self.owner(node.get("o")), "Unit", []), cond)
        if kind in ("CardsGainAttribute", "DefineAttribute"):
            how = "add" if kind == "CardsGainAttribute" else "set"
            scope = self.cards(node.node("x")) if kind == "CardsGainAttribute" else s.ThisCard()
            if isinstance(scope, s.ThisCard):
                scope = This()
            return Part(m.Attributes(how, self.mask(node.get("a"))), scope, cond)
        t = node.get("t")
        scope = self.units(t) if isinstance(t, Node) else s.Units(filters.OWN, "Unit", [])
        if kind == "CannotUseThis":
            if not self.skill_name:
                raise CannotRun("this skill has no name")
            return Part(m.Ban(self.skill_name), scope if isinstance(t, Node) else This(), cond)
        if kind == "SkillCostZero":
            return Part(m.Number("cost", "down", Const(99)), scope, cond)
        if kind == "CannotUseCost":
            return Part(m.BanCost(node.number("n")), scope, cond)
        if kind in ("GainChosenAttribute", "SetChosenAttribute"):
            return Part(m.ChosenAttribute("add" if kind == "GainChosenAttribute" else "set"), scope, cond)
        if kind == "NoDamage":
            d = node.get("d")
            what = d.kind if isinstance(d, Node) else ""
            if what == "OppEffectD":
                return Part(m.DamageShield(s.FromSide(filters.OPP), True), scope, cond)
            flags = {"SkillD": st.NO_SKILL_DAMAGE, "EffectD": st.NO_EFFECT_DAMAGE}.get(
                what, st.NO_SKILL_DAMAGE | st.NO_EFFECT_DAMAGE | st.NO_RULE_DAMAGE
            )
            return Part(m.Flag(flags), scope, cond)
        if kind in FLAGS:
            return Part(m.Flag(FLAGS[kind]), scope, cond)
        if kind in NUMBERS:
            what, how = NUMBERS[kind]
            name = node.text("s") if node.get("s") is not None else ""
            return Part(m.Number(what, how, self.amount(node), name), scope, cond)
        if kind in DAMAGES:
            deals, how = DAMAGES[kind]
            name = node.text("s") if node.get("s") is not None else ""
            amount = self.amount(node) if node.get("n") is not None else Const(0)
            o = node.get("v")
            other = self.units(o) if isinstance(o, Node) else None
            return Part(m.DamageChange(deals, how, amount, name, kind in ANY_DAMAGE, other), scope, cond)
        if kind in ("GainAttribute", "LoseAttribute", "SetAttribute"):
            how = {"GainAttribute": "add", "LoseAttribute": "remove", "SetAttribute": "set"}[kind]
            return Part(m.Attributes(how, self.mask(node.get("a"))), scope, cond)
        if kind == "LoseAttributes":
            return Part(m.Attributes("remove", 15), scope, cond)
        if kind in ("GainAdvantage", "SetAdvantage"):
            return Part(m.Attributes("add" if kind == "GainAdvantage" else "set", self.mask(node.get("a")), True), scope, cond)
        if kind == "LoseAdvantage":
            return Part(m.Attributes("remove", 15, True), scope, cond)
        if kind in ("SetName", "GainName"):
            return Part(m.Named(node.text("s"), kind == "SetName"), scope, cond)
        if kind == "GainSkills":
            return Part(m.GrantSkills(self.units(node.node("u"))), scope, cond)
        if kind == "GainAbility":
            return Part(m.GrantAbility(self.granted(node.node("q"))), scope, cond)
        if kind in ("LoseEx", "LoseAbilities", "LoseSkills"):
            return Part(m.Lose({"LoseEx": "ex", "LoseAbilities": "all", "LoseSkills": "skills"}[kind]), scope, cond)
        if kind == "LoseNamedSkill":
            return Part(m.Lose("skill", node.text("s")), scope, cond)
        if kind == "CannotUseNamed":
            return Part(m.Ban(node.text("s")), scope, cond)
        if kind in ("NoDamageFrom", "NoDamageBy", "NoSkillDamageBy"):
            f = node.node("f")
            k = f.get("k")
            u = f.get("u")
            source: Filter = s.FromSource(
                k.kind if isinstance(k, Node) else "",
                self.mask(f.get("a")) if f.get("a") is not None else 0,
                self.units(u) if isinstance(u, Node) else None,
            )
            if f.kind == "FromOppKind":
                source = filters.AllOf([source, s.FromSide(filters.OPP)])
            return Part(m.DamageShield(source, kind == "NoDamageFrom", kind == "NoSkillDamageBy"), scope, cond)
        raise CannotRun(kind)

    def fail_part(self, node: Node, cond: Cond | None, test: Op | None) -> Part:
        """917: a rule by which skills fail."""
        o = node.get("o")
        t = node.get("t")
        whose = self.owner(o) if o is not None else 2 if t is None else -1
        minimum = node.number("n") if node.get("n") is not None else 0
        name = node.text("s") if node.get("s") is not None else ""
        scope = self.units(t) if isinstance(t, Node) else None
        return Part(m.FailRule(whose, test, minimum, name), scope, cond)

    def granted(self, node: Node) -> list[Ability]:
        """An ability in quotation marks."""
        from .texts import build_abilities

        nodes: list[Node] = []
        rest: Slot | None = node
        while isinstance(rest, Node):
            nodes.append(rest.node("first"))
            rest = rest.get("rest")
        return build_abilities(nodes, "", "ex")
