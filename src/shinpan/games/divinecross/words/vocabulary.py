"""From meaning to something that runs, part 3: instructions, one builder method per meaning node.

A node without a builder cannot be executed, and a card with such a node is not read.
"""

from __future__ import annotations

from ....effects.abilities import Ability
from ....effects.continuous import Last, Part
from ....effects.ops import AsOpponent, Choose, Cond, Const, CountOf, If, IfDone, It, May, Modes, Op, Select, Seq, Value
from ....effects.replace import Shield, Shielding
from ....effects.triggers import Delay
from ....meaning.node import Node, Slot
from ..things import card_verbs, conditions, filters, unit_verbs
from ..things import selectors as s
from ..things import state as st
from ..things import verbs as v
from .changes import Changes
from .words import COUNTED, DURATIONS, MODIFIERS, CannotRun


class Vocabulary(Changes):
    """Builds everything a text can say."""

    def program(self, nodes: list[Node]) -> Op:
        """A text: its sentences in order, with what follows “if you do” tied to what came before."""
        for node in nodes:
            if node.kind == "DefineX":
                self.x = self.count(node.node("k"))
        nodes = [node for node in nodes if node.kind != "DefineX"]
        ops: list[Op] = []
        i = 0
        while i < len(nodes):
            node = nodes[i]
            kind = node.kind
            if kind in ("IfDid", "IfNot") and ops:
                first = ops.pop()
                then = other = None
                while i < len(nodes) and nodes[i].kind in ("IfDid", "IfNot"):
                    if nodes[i].kind == "IfDid":
                        then = self.op(nodes[i].node("c"))
                    else:
                        other = self.op(nodes[i].node("c"))
                    i += 1
                rule = "925.2" if isinstance(first, May) else "925.1"
                ops.append(IfDone(first, then, other, rule))
                continue
            if kind == "Otherwise":
                before = nodes[i - 1] if i else node
                while before.kind in ("Then", "Before"):
                    before = before.node("c")
                if before.kind in ("Won", "Lost"):
                    ops.append(v.IfWon(before.kind == "Lost", self.op(node.node("c"))))
                elif before.kind == "If":
                    ops.pop()
                    ops.append(If(self.condition(before.node("q")), self.op(before.node("c")), self.op(node.node("c"))))
                else:
                    raise CannotRun("Otherwise")
            elif kind == "ModeHead":
                modes: list[Op] = []
                while i + 1 < len(nodes) and nodes[i + 1].kind in ("Mode", "QuotedTwo", "QuotedThree"):
                    i += 1
                    modes += self.modes(nodes[i])
                if len(modes) < 2:
                    raise CannotRun(kind)
                ops.append(Modes(modes, 1, "909.1"))
            else:
                ops.append(self.op(node))
            i += 1
        return ops[0] if len(ops) == 1 else Seq(ops)

    def modes(self, node: Node) -> list[Op]:
        """What can be chosen of."""
        if node.kind == "Mode":
            return [self.op(node.node("c"))]
        return [self.quoted(node.node(name)) for name in ("a", "b", "c") if node.get(name) is not None]

    def quoted(self, node: Node) -> Op:
        """Instructions in quotation marks."""
        nodes: list[Node] = []
        rest: Slot | None = node
        while isinstance(rest, Node):
            nodes.append(rest.node("first"))
            rest = rest.get("rest")
        return self.program(nodes)

    def op(self, node: Node) -> Op:
        """One instruction."""
        kind = node.kind
        if kind in MODIFIERS:
            return self.lasting(node, "Game")
        method = getattr(self, "do_" + kind, None)
        if method is None:
            raise CannotRun(kind)
        result = method(node)
        assert isinstance(result, Op)
        return result

    def lasting(self, node: Node, duration: str) -> Op:
        """A change that lasts: to certain units as they are now, or to whatever fits while it lasts (809.3b-3)."""
        first, last = DURATIONS[duration]
        ops: list[Op] = []
        for leaf, cond in self.leaves(node, None):
            targets: Select | None = None
            t = leaf.get("t")
            picked: Op | None = None
            if isinstance(t, Node) and self.fixed(t):
                if t.kind in ("Some", "SomeUpTo"):
                    picked = Choose(self.units(t), Const(t.number("n")), t.kind == "SomeUpTo", "choose", "909.1", "909.2")
                    targets = It()
                else:
                    targets = self.units(t)
            parts = self.parts(leaf, cond)
            rule = {"this": "809.8", "opp": "809.8", "own": "809.8"}.get(last, "801.2b")
            made = Last(parts, targets, v.TurnValue(first), v.TurnValue(last), rule)
            ops.append(Seq([picked, made]) if picked is not None else made)
        return ops[0] if len(ops) == 1 else Seq(ops)

    def fixed(self, node: Node) -> bool:
        """Whether these words mean certain units, not whatever fits later."""
        if node.kind in ("This", "It", "Some", "SomeUpTo", "Holder"):
            return True
        return node.kind == "UnitSet" and node.node("w").kind == "Main" and node.get("o") is not None and node.get("f") is None

    def leaves(self, node: Node, cond: Cond | None) -> list[tuple[Node, Cond | None]]:
        """The single changes a clause makes, each with its condition."""
        if node.kind == "And":
            return self.leaves(node.node("a"), cond) + self.leaves(node.node("b"), cond)
        return [(node, cond)]

    def do_Then(self, node: Node) -> Op:
        return self.op(node.node("c"))

    def do_Before(self, node: Node) -> Op:
        return self.op(node.node("c"))

    def do_Opponent(self, node: Node) -> Op:
        return AsOpponent(self.op(node.node("c")))

    def do_TurnPlayer(self, node: Node) -> Op:
        return v.AsTurnPlayer(self.op(node.node("c")), True)

    def do_NonTurnPlayer(self, node: Node) -> Op:
        return v.AsTurnPlayer(self.op(node.node("c")), False)

    def do_Everyone(self, node: Node) -> Op:
        return v.Everyone(self.op(node.node("c")))

    def do_And(self, node: Node) -> Op:
        first, second = self.op(node.node("a")), self.op(node.node("b"))
        if node.node("a").kind == "Shuffle":
            return card_verbs.ShuffleThenPut(first, second)
        then = node.node("b")
        shuffle = then.node("a") if then.kind == "And" else then
        if node.node("a").kind == "Put" and shuffle.kind == "Shuffle" and shuffle.get("o") is None:
            mixed = Seq([first, card_verbs.ShuffleMoved()])
            return Seq([mixed, self.op(then.node("b"))]) if then.kind == "And" else mixed
        return Seq([first, second])

    def do_May(self, node: Node) -> Op:
        inner = node.node("a")
        if inner.kind == "And" and inner.node("a").kind in ("Janken", "JankenTimes"):
            return Seq([self.op(inner.node("a")), self.do_May(Node("May", (("a", inner.node("b")),)))])
        if inner.kind in ("Won", "Lost"):
            return v.IfWon(inner.kind == "Won", self.do_May(Node("May", (("a", inner.node("c")),))))
        return May(self.op(inner), "925.2")

    def do_OppMay(self, node: Node) -> Op:
        return AsOpponent(May(self.op(node.node("a")), "925.2"))

    def do_If(self, node: Node) -> Op:
        return If(self.condition(node.node("q")), self.op(node.node("c")))

    def do_While(self, node: Node) -> Op:
        """An effect that lasts as long as something is true (809.7)."""
        watch = self.condition(node.node("q"))
        ops: list[Op] = []
        for leaf, cond in self.leaves(node.node("c"), watch):
            t = leaf.get("t")
            targets = self.units(t) if isinstance(t, Node) and self.fixed(t) else None
            ops.append(Last(self.parts(leaf, cond), targets, v.TurnValue("now"), v.TurnValue("game"), "801.2b", watch))
        return Seq(ops)

    def do_Each(self, node: Node) -> Op:
        before, per = self.scale, self.per
        self.scale = self.count(node.node("k"))
        self.per = node.number("n") if node.get("n") is not None else 1
        result = self.op(node.node("c"))
        self.scale, self.per = before, per
        return result

    def do_Lasting(self, node: Node) -> Op:
        return self.within(node.node("c"), node.node("d").kind)

    def within(self, inner: Node, duration: str) -> Op:
        """What lasts for a time, in whatever it is wrapped; other instructions are simply done."""
        kind = inner.kind
        first, last = DURATIONS[duration]
        if kind == "Instead":
            return Last([self.shield(inner, False)], None, v.TurnValue(first), v.TurnValue(last), "809.8")
        if kind == "Each":
            before, per = self.scale, self.per
            self.scale, self.per = self.count(inner.node("k")), inner.number("n")
            result = self.within(inner.node("c"), duration)
            self.scale, self.per = before, per
            return result
        if kind == "And":
            if inner.node("a").kind == "Janken":
                test, leaf = self.fail_test(inner)
                if leaf is not None:
                    return Last([self.fail_part(leaf, None, test)], None, v.TurnValue(first), v.TurnValue(last), "809.8")
            return Seq([self.within(inner.node("a"), duration), self.within(inner.node("b"), duration)])
        if kind == "If":
            return If(self.condition(inner.node("q")), self.within(inner.node("c"), duration))
        if kind in ("Won", "Lost"):
            return v.IfWon(kind == "Won", self.within(inner.node("c"), duration))
        if kind == "Pick":
            return self.picked(inner, duration)
        if kind in MODIFIERS:
            return self.lasting(inner, duration)
        if not any(below.kind in MODIFIERS for below in inner.walk()):
            return self.op(inner)
        raise CannotRun(f"Lasting {kind}")

    def do_Instead(self, node: Node) -> Op:
        return Last([self.shield(node, False)], None, v.TurnValue("now"), v.TurnValue("game"), "801.2b")

    def do_NextInstead(self, node: Node) -> Op:
        return Last([self.shield(node.node("c"), True)], None, v.TurnValue("now"), v.TurnValue("game"), "801.2b")

    def shield(self, node: Node, once: bool) -> Part:
        """810: “if … would …, instead …”."""
        trigger = self.timings.trigger(node.node("t"))
        inner = node.node("c")
        optional = inner.kind == "May"
        op = self.op(inner.node("a")) if optional else self.op(inner)
        shield = Shield(trigger, op, optional)
        part = Part(Shielding(shield), None)
        if once:
            shield.op = Seq([v.Forget(part.modifier), op])
        return part

    def do_ThatDown(self, node: Node) -> Op:
        return v.ChangeThat("down", self.amount(node))

    def do_ThatHalf(self, node: Node) -> Op:
        return v.ChangeThat("half", Const(0))

    def do_ThatSet(self, node: Node) -> Op:
        return v.ChangeThat("set", self.amount(node))

    def do_Won(self, node: Node) -> Op:
        return v.IfWon(True, self.op(node.node("c")))

    def do_Lost(self, node: Node) -> Op:
        return v.IfWon(False, self.op(node.node("c")))

    def do_Pick(self, node: Node) -> Op:
        return self.picked(node, "")

    def picked(self, node: Node, duration: str) -> Op:
        """Choose, then do something with what was chosen."""
        inner = node.get("c")
        x = node.node("x")
        about = inner.kind.lower() if isinstance(inner, Node) else "choose"
        moves = not isinstance(inner, Node) or any(
            below.kind in ("Put", "Discard", "MoveEnergy", "AttachEnergy", "AttachAssist", "Reveal", "PlayIt", "Deploy")
            and isinstance(below.get("x"), Node)
            and below.node("x").kind == "It"
            for below in inner.walk()
        )
        named = x.node("x").kind == "NamedThings" if x.kind in COUNTED else False
        select = self.units(x) if named and not moves else self.things(x)
        count, up_to = self.how_many(x)
        heals = isinstance(inner, Node) and inner.kind in ("Heal", "HealAll") and inner.node("t").kind == "It"
        if x.kind == "All":
            choose: Op = card_verbs.TakeAll(select)
        elif x.kind == "SomeRandom":
            choose = card_verbs.PickRandom(select, count)
        elif heals:
            choose = unit_verbs.ChooseHurt(select, count, up_to)
        else:
            choose = Choose(select, count, up_to, about, "909.1", "909.2")
        if not isinstance(inner, Node):
            return choose
        if inner.kind == "Put" and inner.node("x").kind == "It" and inner.node("z").kind == "KOs" and x.kind == "Some":
            return Seq([choose, card_verbs.Put(card_verbs.Cards(s.ItCards()), "KOs", count)])
        if inner.kind == "Swap" and inner.node("u").kind == "UnitSet" and inner.node("u").get("o") is None:
            return Seq([choose, unit_verbs.Swap(card_verbs.Targets(It()), s.SameSideMain())])
        return Seq([choose, self.within(inner, duration) if duration else self.op(inner)])

    def how_many(self, x: Node) -> tuple[Value, bool]:
        """How many are chosen, and whether fewer may be."""
        if x.kind == "SomeAny":
            return Const(99), True
        if x.kind in ("Some", "SomeUpTo", "SomeRandom"):
            return Const(x.number("n")), x.kind == "SomeUpTo"
        if x.kind == "All":
            return Const(99), False
        raise CannotRun(f"choose {x.kind}")

    def do_Search(self, node: Node) -> Op:
        x = node.node("x")
        select = self.cards(x)
        if not isinstance(select, s.ZoneCards):
            raise CannotRun("Search")
        count, up_to = self.how_many(x)
        search = card_verbs.Search(select, count, up_to)
        c = node.get("c")
        return Seq([search, self.op(c)]) if isinstance(c, Node) else search

    def do_Draw(self, node: Node) -> Op:
        return card_verbs.Draw(self.owners(node.get("o")), self.amount(node))

    def do_DrawUpTo(self, node: Node) -> Op:
        return card_verbs.Draw(self.owners(node.get("o")), self.amount(node), up_to=True)

    def do_DrawTo(self, node: Node) -> Op:
        return card_verbs.Draw(self.owners(node.get("o")), self.amount(node), to_hand=True)

    def do_DrawEven(self, node: Node) -> Op:
        return card_verbs.Draw([0], CountOf(s.ZoneCards(filters.OPP, st.HAND, "", [])), to_hand=True)

    def do_DiscardTo(self, node: Node) -> Op:
        hand = s.ZoneCards(filters.OWN, st.HAND, "", [])
        return card_verbs.Discard(card_verbs.Cards(hand, conditions.Over(hand, node.number("n"))), False)

    def do_Discard(self, node: Node) -> Op:
        x = node.node("x")
        return card_verbs.Discard(self.some(x), self.is_hand(x.node("x") if x.kind == "All" else x))

    def is_hand(self, node: Node) -> bool:
        """910.2: the whole hand, however many cards it has."""
        return node.kind == "ZoneCards" and node.node("z").kind == "Hand" and node.get("k") is None

    def do_Damage(self, node: Node) -> Op:
        t = node.get("t")
        if t is None and self.base:
            return v.SetBase(self.amount(node), None)
        target = self.targets(t) if isinstance(t, Node) else card_verbs.Targets(s.Units(filters.OPP, "Main", []))
        return unit_verbs.Hurt(target, self.amount(node))

    def do_DamageTimes(self, node: Node) -> Op:
        if not self.base or self.scale is None:
            raise CannotRun("DamageTimes")
        return v.SetBase(None, self.scale)

    def do_Heal(self, node: Node) -> Op:
        return unit_verbs.Heal(self.targets(node.node("t")), self.amount(node))

    def do_HealAll(self, node: Node) -> Op:
        return unit_verbs.Heal(self.targets(node.node("t")), None)

    def do_Stun(self, node: Node) -> Op:
        return unit_verbs.Stun(self.targets(node.node("t")), True)

    def do_Unstun(self, node: Node) -> Op:
        return unit_verbs.Stun(self.targets(node.node("t")), False)

    def do_ClearMarkers(self, node: Node) -> Op:
        return unit_verbs.ClearMarkers(self.targets(node.node("t")))

    def do_KO(self, node: Node) -> Op:
        return unit_verbs.KnockOut(self.targets(node.node("t")))

    def do_Swap(self, node: Node) -> Op:
        return unit_verbs.Swap(self.targets(node.node("t")), self.units(node.node("u")))

    def do_SwapChosen(self, node: Node) -> Op:
        return unit_verbs.Swap(card_verbs.Targets(self.units(node.node("x")), node.number("n")), self.units(node.node("u")))

    def do_RetreatNow(self, node: Node) -> Op:
        return unit_verbs.Retreat(self.targets(node.node("t")))

    def do_Charge(self, node: Node) -> Op:
        return unit_verbs.Charge(self.targets(node.node("t")))

    def do_ChargeTimes(self, node: Node) -> Op:
        return Seq([unit_verbs.Charge(self.targets(node.node("t"))) for _ in range(node.number("n"))])

    def do_AttachEnergy(self, node: Node) -> Op:
        return card_verbs.Attach(self.some(node.node("x")), self.targets(node.node("t")), True)

    def do_AttachAssist(self, node: Node) -> Op:
        return card_verbs.Attach(self.some(node.node("x")), self.targets(node.node("t")), False)

    def do_MoveEnergy(self, node: Node) -> Op:
        return card_verbs.MoveCards(self.some(node.node("x")), self.targets(node.node("t")))

    def do_MoveDamage(self, node: Node) -> Op:
        return unit_verbs.MoveDamage(self.units(node.node("u")), self.amount(node), self.targets(node.node("t")))

    def do_Put(self, node: Node) -> Op:
        x = node.node("x")
        return card_verbs.Put(self.some(x), node.node("z").kind, self.expected(x))

    def do_Deploy(self, node: Node) -> Op:
        return card_verbs.Put(self.some(node.node("x")), "Standby")

    def do_Reveal(self, node: Node) -> Op:
        return card_verbs.Reveal(self.some(node.node("x")), True)

    def do_Look(self, node: Node) -> Op:
        return card_verbs.Reveal(self.some(node.node("x")), False)

    def do_Shuffle(self, node: Node) -> Op:
        return card_verbs.Shuffle(self.owners(node.get("o")))

    def do_TicketGain(self, node: Node) -> Op:
        return v.Ticket(True)

    def do_TicketLose(self, node: Node) -> Op:
        return v.Ticket(False)

    def do_Janken(self, node: Node) -> Op:
        return v.Janken(Const(1))

    def do_JankenTimes(self, node: Node) -> Op:
        return v.Janken(self.amount(node))

    def do_DamageUp(self, node: Node) -> Op:
        return v.ChangeDamage("up", self.amount(node))

    def do_DamageDown(self, node: Node) -> Op:
        return v.ChangeDamage("down", self.amount(node))

    def do_DamageDouble(self, node: Node) -> Op:
        return v.ChangeDamage("times", Const(node.number("n")))

    def do_DamageHalf(self, node: Node) -> Op:
        return v.ChangeDamage("half", None)

    def do_DamageSet(self, node: Node) -> Op:
        return v.ChangeDamage("set", Const(node.number("n")))

    def do_FailThis(self, node: Node) -> Op:
        return v.Fail()

    def do_UseSkill(self, node: Node) -> Op:
        return unit_verbs.UseSkill(self.targets(node.node("t")))

    def do_PlayIt(self, node: Node) -> Op:
        return card_verbs.PlayIt(self.some(node.node("x")))

    def do_EndTurn(self, node: Node) -> Op:
        return v.EndTheTurn()

    def do_Win(self, node: Node) -> Op:
        return v.EndGame(True)

    def do_Lose(self, node: Node) -> Op:
        return v.EndGame(False)

    def do_Number(self, node: Node) -> Op:
        return v.NameNumber()

    def do_NameAttribute(self, node: Node) -> Op:
        return v.NameAttribute()

    def do_IfElse(self, node: Node) -> Op:
        return If(self.condition(node.node("q")), self.op(node.node("a")), self.op(node.node("b")))

    def do_EitherQuoted(self, node: Node) -> Op:
        return Modes([self.quoted(node.node("a")), self.quoted(node.node("b"))], 1, "909.1")

    def do_EitherOf(self, node: Node) -> Op:
        return Modes([self.op(node.node("a")), self.op(node.node("b"))], 1, "909.1")

    def do_When(self, node: Node) -> Op:
        """A trigger inside an effect is a delayed one (807.6)."""
        trigger = self.timings.trigger(node.node("t"))
        return self.delay(node, trigger)

    def do_At(self, node: Node) -> Op:
        trigger = self.timings.later(node.node("t"))
        return self.delay(node, trigger)

    def delay(self, node: Node, trigger: s.Code) -> Op:
        """Makes a delayed trigger."""
        from ....effects.triggers import Trigger

        assert isinstance(trigger, Trigger)
        ability = Ability("triggered", (node,), "")
        ability.group = "skill" if self.skill else "delayed"
        later = node.node("t")
        made = Delay(trigger, self.op(node.node("c")), "807.6", ability)
        made.lasts = any(inner.kind == "EachTime" for inner in later.walk())
        if later.kind == "EventWithin":
            first, last = DURATIONS[later.node("d").kind]
            return v.DelayWithin(made, v.TurnValue(first), v.TurnValue(last))
        made.from_turn, made.period = self.timings.period(later.kind)
        if any(inner.kind == "KOsBySkill" for inner in later.walk()):
            made.period = 0
        return made
