"""From meaning to something that runs, part 4: instructions and whole abilities.

One method per meaning node; a node without one cannot be carried out, and a card with such a node is not read.
"""

from __future__ import annotations

from ....effects.continuous import Part
from ....effects.ops import Cond, Const, Not, Op, Select, Value
from ....meaning.build import CannotRun
from ....meaning.node import Node, Slot
from ..book.costs import Costs
from ..book.targets import ChooseOp, Effect, ModesOp
from ..book.values import Change
from ..things import card_verbs, character_verbs, conds, filters, flow, modifiers, numbers, selectors, verbs
from ..things import state as st
from ..things.faces import FFFace
from ..things.picks import ALL, ANY, EXACT, UP_TO, Pick
from ..things.state import BREAK, DECK, FIELD, HAND, REMOVED, Skill
from ..things.trigs import Moment, Pattern
from .language import Text
from .normal_en import spoken
from .statements import Statements
from .words import KEYWORDS, ZONE_OF, counter_name, mask_of, nodes, only, whose, without

PLAYS = ("Play", "PlayFrom")
LASTING = {
    "Mod",
    "AllDamage",
    "MustChoose",
    "MustBlock",
    "PlayerCant",
    "CastLimit",
    "NoTrigger",
    "ExCannot",
    "HandLimit",
}
"""Statements that an effect can make for a while."""


class Builder(Statements):
    """Builds the abilities of one card."""

    # -------------------------------------------------------------- abilities

    def ability(self, node: Node) -> list[Skill]:
        """One printed line."""
        kind = node.kind
        if kind == "Ex":
            only(node, "of")
            found = self.ability(node.node("of"))
            for skill in found:
                skill.ex = skill.kind in ("auto", "summon")
            return found
        if kind == "AtDamage":
            only(node, "n", "of")
            found = self.ability(node.node("of"))
            for skill in found:
                skill.damage = node.number("n")
            return found
        method = getattr(self, "line_" + kind, None)
        if method is None:
            raise CannotRun(f"line {kind}")
        made = method(node)
        assert isinstance(made, list)
        return made

    def line_Keywords(self, node: Node) -> list[Skill]:
        bits = 0
        for word in nodes(node.get("k")):
            bits |= KEYWORDS[word.kind]
        skill = Skill("field", " ".join(word.kind for word in nodes(node.get("k"))))
        skill.keywords = bits
        return [skill]

    def line_Warp(self, node: Node) -> list[Skill]:
        only(node, "n", "k")
        skill = Skill("warp", "Warp")
        skill.limit = node.number("n")
        skill.costs = self.costs(node.get("k"))
        return [skill]

    def line_Effect(self, node: Node) -> list[Skill]:
        only(node, "do", "only")
        row = nodes(node.node("do").get("of"))
        if len(row) == 1 and row[0].kind == "CostChange" and row[0].get("x") == Node("This"):
            return self.line_Field(node)
        skill = Skill("summon", self.face.name)
        skill.effect = self.effect(node.node("do"))
        self.restrict(skill, node.get("only"))
        return [skill]

    def line_StateAuto(self, node: Node) -> list[Skill]:
        """11.8.18: an auto-ability that waits for a state."""
        only(node, "c", "do", "only")
        skill = Skill("auto", "")
        skill.state = self.conditions(node.get("c"))
        skill.effect = self.effect(node.node("do"))
        self.restrict(skill, node.get("only"))
        return [skill]

    def line_Action(self, node: Node) -> list[Skill]:
        only(node, "k", "name", "do", "only")
        name = node.get("name")
        skill = Skill("special" if name is not None else "action", name if isinstance(name, str) else "")
        skill.costs = self.costs(node.get("k"))
        if skill.costs.special:
            skill.kind = "special"
        do = node.node("do")
        row = nodes(do.get("of"))
        for sentence in row:
            if sentence.kind == "CanUse":
                skill.both = True
            elif sentence.kind == "OnlyPay":
                self.only_pay(skill.costs, sentence)
            elif sentence.kind == "MaxX":
                skill.costs.most_x = self.value(sentence.get("n"))
        rest = [s for s in row if s.kind not in ("CanUse", "OnlyPay", "MaxX")]
        skill.effect = self.effect(Node("Sentences", (("of", tuple(rest)),)))
        self.restrict(skill, node.get("only"))
        self.where(skill, node)
        return [skill]

    def only_pay(self, costs: Costs, node: Node) -> None:
        """“You can only pay with CP produced by Backups to use this ability.”"""
        only(node, "e", "y", "x")
        if node.get("e") is not None:
            raise CannotRun("OnlyPay.e of an ability")
        costs.backups_only = True
        y = node.node("y")
        costs.backup_elements = self.backup_elements(y)

    def where(self, skill: Skill, node: Node) -> None:
        """Whether an ability is used in the hand, the Break Zone …: what its costs or restrictions say."""
        for inner in node.walk():
            if inner.kind == "InZone" and inner.get("no") is None and inner.get("x") == Node("This"):
                zone = inner.node("z")
                place = zone.node("p").kind if zone.kind == "Zone" else "Removed"
                if place in ZONE_OF and ZONE_OF[place] != FIELD and node.get("only") is not None:
                    skill.places |= 1 << ZONE_OF[place]
        for cost in nodes(node.get("k")):
            if cost.kind == "Discard" and cost.get("x") == Node("This"):
                skill.places |= 1 << HAND
            x = cost.get("x")
            if isinstance(x, Node) and x.kind == "ThisIn":
                skill.places |= 1 << ZONE_OF[x.node("z").node("p").kind]

    def line_Auto(self, node: Node) -> list[Skill]:
        only(node, "t", "t2", "c", "w", "do", "only")
        skill = Skill("auto", "")
        turn = -1
        if node.get("w") is not None:
            turn = whose(node.node("w").get("o"))
        patterns: list[Pattern] = []
        for slot in ("t", "t2"):
            if node.get(slot) is not None:
                patterns += self.triggers(node.get(slot), turn)
        skill.trigs = list(patterns)
        for pattern in patterns:
            skill.kinds |= pattern.kinds
            if pattern.this and pattern.kind in ("to break", "discard", "to damage", "to removed", "to hand"):
                skill.places |= self.zones_after(pattern)
                skill.own = True
        skill.cond = self.conditions(node.get("c"))
        do = node.node("do")
        discards = any(inner.kind in ("Discard", "DiscardRandom") and inner.slots for inner in do.walk())
        for inner in do.walk():
            if inner.kind == "DoneByThis" and inner.get("v") == Node("Discard") and not discards:
                raise CannotRun("what was discarded to cast it")
        skill.effect = self.effect(do)
        self.restrict(skill, node.get("only"))
        if any(pattern.first for pattern in patterns):
            skill.limit = 1
        self.works_in(skill, node)
        return [skill]

    def zones_after(self, pattern: Pattern) -> int:
        """The zones in which a card sees what happened to itself."""
        return {
            "to break": 1 << BREAK,
            "discard": 1 << BREAK,
            "to damage": 1 << st.DAMAGE,
            "to removed": 1 << REMOVED,
            "to hand": 1 << HAND,
        }[pattern.kind]

    def works_in(self, skill: Skill, node: Node) -> None:
        """11.9.1: an auto-ability that says it works in the Break Zone or the hand does so."""
        for slot in ("c", "only"):
            for cond in nodes(node.get(slot)):
                inner = cond.node("c") if cond.kind == "RestrictIf" else cond
                if inner.kind == "InZone" and inner.get("x") == Node("This") and inner.get("no") is None:
                    zone = inner.node("z")
                    place = zone.node("p").kind if zone.kind == "Zone" else "Removed"
                    if place in ZONE_OF and ZONE_OF[place] != FIELD:
                        skill.places |= 1 << ZONE_OF[place]
                elif inner == Node("Is", (("s", Node("RemovedState")), ("x", Node("This")))):
                    skill.places |= 1 << REMOVED

    def restrict(self, skill: Skill, slot: Slot | None) -> None:
        """“You can only use this ability …”."""
        for node in nodes(slot):
            kind = node.kind
            if kind == "OncePerTurn":
                skill.limit = 1
            elif kind == "Times":
                skill.limit = node.number("n")
            elif kind == "YourTurn":
                skill.only.append(conds.TurnOf(0))
            elif kind == "OpponentTurn":
                skill.only.append(conds.TurnOf(1))
            elif kind == "MainPhase":
                which = node.get("n")
                skill.only.append(conds.InPhase((f"main{which}",) if which is not None else ("main1", "main2")))
                skill.only.append(conds.TurnOf(0))
            elif kind == "AttackPhase":
                skill.only.append(conds.InPhase(("attack",)))
                if node.get("o") is not None:
                    skill.only.append(conds.TurnOf(whose(node.get("o"))))
            elif kind == "RestrictIf":
                found = self.conditions(node.get("c"))
                assert found is not None
                skill.only.append(found)
            else:
                raise CannotRun(f"restriction {kind}")

    def line_Field(self, node: Node) -> list[Skill]:
        only(node, "do", "only")
        if node.get("only") is not None:
            raise CannotRun("Field.only")
        skill = Skill("field", "")
        for sentence in nodes(node.node("do").get("of")):
            if sentence.kind == "While":
                self.works_in(skill, sentence)
            if sentence.kind in ("At", "When") and skill.parts:
                self.afterwards(skill, sentence)
            elif sentence.kind == "If" and self.replacing(sentence):
                self.field_instead(skill, sentence)
            elif sentence.kind == "Rounding":
                self.field_rounded(skill)
            elif not self.everywhere(sentence):
                self.field(skill, sentence, None)
        return [skill]

    def field_rounded(self, skill: Skill) -> None:
        """4.2: the half of a field ability before this sentence is rounded up to thousands."""
        for part in skill.parts:
            change = part.modifier if isinstance(part, Part) else None
            if (
                isinstance(change, modifiers.Replacing)
                and isinstance(change.op, modifiers.SetDamage)
                and change.op.how == "half"
            ):
                change.op.unit = 1000
                return
        raise CannotRun("Rounding of nothing")

    def field_instead(self, skill: Skill, sentence: Node) -> None:
        """“If …, they gain +2000 power instead”: what stands before holds otherwise."""
        cond = self.conditions(sentence.get("c"))
        assert cond is not None
        otherwise = Not(cond)
        for part in skill.parts:
            assert isinstance(part, Part)
            part.cond = otherwise if part.cond is None else conds.AllOf([part.cond, otherwise])
        self.field(skill, sentence.node("do").node("do"), cond)

    def afterwards(self, skill: Skill, sentence: Node) -> None:
        """6.4.1.3, 11.8.17.6: the replacement before this sentence also makes a delayed auto-ability."""
        part = skill.parts[-1]
        assert isinstance(part, Part)
        replacing = part.modifier
        if not isinstance(replacing, modifiers.Replacing):
            raise CannotRun(f"statement {sentence.kind}")
        replacing.op = flow.AndOp([replacing.op, self.op(sentence)])

    # -------------------------------------------------------------- effects

    def effect(self, node: Node) -> Effect:
        """What an ability does, with the choices it begins with."""
        before = (self.picks, self.modes, self.choices)
        self.picks, self.modes, self.choices = [], None, []
        program = self.sentences(node)
        made = Effect(program, self.picks, self.modes)
        self.picks, self.modes, self.choices = before
        return made

    def sentences(self, node: Node) -> Op:
        """Sentences in printed order, with replacements of the one before."""
        if node.kind != "Sentences":
            return self.op(node)
        ops: list[Op] = []
        row = self.watching(self.gathered(nodes(node.get("of"))))
        repeated = -1
        for index, sentence in enumerate(row):
            if index == repeated:
                continue
            if sentence.kind in ("NotReduced", "NoExOf", "Rounding"):
                self.qualify(ops, sentence)
                continue
            if sentence.kind == "If" and sentence.get("c") == (Node("YouCast", (("x", Node("It")),)),):
                self.after_use(ops, sentence.node("do"))
                continue
            if self.replacing(sentence):
                if not ops:
                    raise CannotRun("Replace without a sentence")
                if 1 < len(ops) == index < len(row) - 1 and row[index + 1] == row[index - 1]:
                    repeated = index + 1  # what is said again after the other way is done once in either
                    last = ops.pop()
                    self.replace_last(ops, sentence)
                    ops.append(last)
                else:
                    self.replace_last(ops, sentence)
                continue
            if sentence.kind in ("WhenDo", "IfDo", "IfNotDo") and ops:
                last = ops[-1]
                if not isinstance(last, flow.MayOp | flow.ByOp | flow.IfOp) or isinstance(last, flow.ByOp | flow.IfOp):
                    ops[-1] = flow.DoneOp(last)
            if sentence.kind in ("CostChange", "CostAny") and self.on_terms(ops, sentence):
                continue
            made = self.op(sentence)
            if isinstance(made, flow.IfOp) and index + 1 < len(row) and self.asks_of_it(row[index + 1]):
                made.keeps = True
            ops.append(made)
        return flow.Steps(ops)

    def on_terms(self, ops: list[Op], sentence: Node) -> bool:
        """11.3.11: whether a sentence is about the cost of what the one before lets be cast: then it sets the terms of that."""
        casts = [op for op in every(ops[-1:]) if isinstance(op, card_verbs.Cast)]
        if not casts or sentence.get("x") not in (Node("It"), Node("That")):
            return False
        cast = casts[-1]
        if sentence.kind == "CostAny":
            cast.any_element = True
            return True
        only(sentence, "x", "by", "d")
        by = sentence.node("by")
        if by.kind == "Floored":
            cast.floor = by.number("n")
            by = by.node("by")
        if by.kind not in ("Reduce", "ReduceAny") or cast.way != "normal":
            raise CannotRun(f"cost {by.kind} of what is cast")
        cast.way = "reduced"
        cast.amount = self.value(by.get("n"))
        cast.any_element = by.kind == "ReduceAny"
        return True

    def asks_of_it(self, sentence: Node) -> bool:
        """Whether a sentence asks what “it” is, like the one before: then it is the same thing."""
        if sentence.kind != "If":
            return False
        return any(cond.kind == "IsA" and cond.get("x") == Node("It") for cond in nodes(sentence.get("c")))

    def gathered(self, row: list[Node]) -> list[Node]:
        """11.8.17: what follows “When you do so” or a delayed choice is part of that ability, but for “if you don't do so”."""
        for index, sentence in enumerate(row):
            if sentence.kind == "When" and sentence.node("do") == Node("Play", (("x", Node("This")),)) and row[index + 1 :]:
                after = row[index + 1]
                if after.get("x") == Node("That"):
                    back = tuple((name, Node("PlayedThing") if name == "x" else value) for name, value in after.slots)
                    both = Node("Sentences", (("of", (sentence.node("do"), Node(after.kind, back))),))
                    whole = Node("When", tuple((name, both if name == "do" else value) for name, value in sentence.slots))
                    return [*row[:index], whole, *self.gathered(row[index + 2 :])]
            if sentence.kind != "WhenDo" and not (sentence.kind in ("When", "At") and sentence.node("do").kind == "Choose"):
                continue
            end = index + 1
            while end < len(row) and row[end].kind != "IfNotDo":
                end += 1
            if end == index + 1:
                continue
            inner = (*nodes(self.row(sentence.node("do")).get("of")), *row[index + 1 : end])
            slots = [(name, value) for name, value in sentence.slots if name != "do"]
            whole = Node(sentence.kind, (*slots, ("do", Node("Sentences", (("of", inner),)))))
            return [*row[:index], whole, *self.gathered(row[end:])]
        return row

    def watching(self, row: list[Node]) -> list[Node]:
        """11.11.5: “Break it. When it is put into the Break Zone this turn, …” also waits for that very breaking."""
        found = row[:]
        for index in range(len(row) - 1):
            first, second = row[index], row[index + 1]
            if first != Node("Break", (("x", Node("It")),)) or second.kind != "When" or second.get("d") != Node("Turn"):
                continue
            if all(on.get("x") == Node("It") and nodes(on.get("e")) == [Node("ToBreak")] for on in nodes(second.get("on"))):
                found[index], found[index + 1] = second, first
        return found

    def qualify(self, ops: list[Op], sentence: Node) -> None:
        """A sentence about the damage that the sentences before deal."""
        found = False
        for op in every(ops):
            if isinstance(op, character_verbs.Damage | character_verbs.DividedDamage) and sentence.kind == "NotReduced":
                op.sure = True
                found = True
            elif sentence.kind == "Rounding":
                found = self.rounded(op, sentence.text("how") == "up") or found
            elif isinstance(op, character_verbs.DamagePlayer) and sentence.kind == "NoExOf":
                op.quiet = True
                found = True
        if not found:
            raise CannotRun(sentence.kind)

    def rounded(self, op: Op, up: bool) -> bool:
        """4.2: a text says how a half is rounded."""
        if isinstance(op, character_verbs.EqualDamage):
            op.unit = 1000
            return True
        if isinstance(op, character_verbs.Damage) and isinstance(op.amount, numbers.Arithmetic) and op.amount.how == "divide":
            op.amount.unit = 1000
            op.amount.up = up
            return True
        if isinstance(op, modifiers.LastOp):
            for part in op.parts:
                if isinstance(part.modifier, modifiers.PowerHalf):
                    part.modifier.unit = 1000
                    part.modifier.up = up
                    return True
        return False

    def after_use(self, ops: list[Op], node: Node) -> None:
        """“If you cast it, remove that Summon from the game after use”, whether it is cast at once or later."""
        if node.kind != "RemoveAfterUse" or not ops:
            raise CannotRun(f"YouCast {node.kind}")
        last = ops[-1]
        if isinstance(last, modifiers.AllowCast):
            last.goal = REMOVED
        else:
            ops.append(self.op(node))

    def replacing(self, sentence: Node) -> bool:
        """Whether a sentence says that the one before is done otherwise under a condition."""
        return sentence.kind == "If" and sentence.node("do").kind == "Replace" or sentence.kind == "Replace"

    def replace_last(self, ops: list[Op], sentence: Node) -> None:
        """11.12.5.6: self-replacement."""
        if sentence.kind == "Replace":
            raise CannotRun("Replace without a condition")
        cond = self.conditions(sentence.get("c"))
        assert cond is not None
        instead = sentence.node("do").node("do")
        if instead.kind == "Repeat":
            again = flow.Steps(ops[:])
            ops[:] = [flow.IfOp(cond, flow.Repeat(again, Const(instead.number("n"))), again)]
            return
        op = self.op(instead)
        last = ops[-1]
        self.share_instead(last.op if isinstance(last, flow.ReplaceOp) else last, cond, op)
        if isinstance(last, flow.ReplaceOp):
            last.instead.append((cond, op))
        else:
            ops[-1] = flow.ReplaceOp(last, [(cond, op)])

    def share_instead(self, last: Op, cond: Cond, op: Op) -> None:
        """11.3.6: how much is shared out is known when it is declared, also if a condition makes it another number."""
        if (
            isinstance(last, character_verbs.DividedDamage)
            and isinstance(op, character_verbs.DividedDamage)
            and last.choice is not None
        ):
            assert last.choice.shared is not None
            last.choice.shared = numbers.Depends(cond, op.amount, last.choice.shared)
            op.choice = last.choice

    def op(self, node: Node) -> Op:
        """One instruction."""
        method = getattr(self, "op_" + node.kind, None)
        if method is None:
            if node.kind in LASTING:
                return self.lasting(node)
            raise CannotRun(f"instruction {node.kind}")
        made = method(node)
        assert isinstance(made, Op)
        return made

    def op_Sentences(self, node: Node) -> Op:
        return self.sentences(node)

    def op_And(self, node: Node) -> Op:
        only(node, "a", "b")
        a = node.node("a")
        b = node.node("b")
        if a.kind == "Search" and b.kind in PLAYS:
            return flow.AndOp([self.search(a, b), self.op(b)])
        first = a.get("x")
        if b.get("x") == Node("Rest") and isinstance(first, Node) and any(f.kind == "RemovedBy" for f in nodes(first.get("f"))):
            b = Node(b.kind, tuple((name, Node("RemovedByThis") if name == "x" else value) for name, value in b.slots))
        same = a.get("x") == Node("This") and b.get("x") in (Node("It"), Node("That"))
        if b.kind == "NextDamage" and same and not self.choices:
            b = Node(b.kind, tuple((name, Node("This") if name == "x" else value) for name, value in b.slots))
        return flow.AndOp([self.op(a), self.op(b)])

    def op_Or(self, node: Node) -> Op:
        return flow.OrOp([self.op(node.node("a")), self.op(node.node("b"))])

    def op_Then(self, node: Node) -> Op:
        return self.op(node.node("do"))

    def op_May(self, node: Node) -> Op:
        only(node, "do", "n")
        if node.get("n") is not None:
            raise CannotRun("May.n")
        return flow.MayOp(self.op(node.node("do")))

    def op_By(self, node: Node) -> Op:
        only(node, "o", "do")
        player = node.node("o")
        do = node.node("do")
        if player.kind == "ItsController":
            return flow.ByOp(self.op(do), 3)
        side = whose(player)
        if side == -1 and do.kind == "Select":
            return verbs.SelectEach(self.pick(do.node("x")))
        if side == 1 and do.kind == "Modes":
            modes = self.op_Modes(do)
            modes.opponent = True
            return modes
        if side == 1 and do == Node("Discard", (("x", Node("This")),)):
            do = Node("Discard", (("x", Node("It")),))  # “this card” is the one that was selected in their hand
        return flow.ByOp(self.op(do), side)

    def op_If(self, node: Node) -> Op:
        only(node, "c", "do", "else")
        cond = self.conditions(node.get("c"))
        assert cond is not None
        other = node.get("else")
        return flow.IfOp(cond, self.op(node.node("do")), self.op(other) if isinstance(other, Node) else None)

    def op_Otherwise(self, node: Node) -> Op:
        return flow.OtherwiseOp(self.op(node.node("do")))

    def op_IfDo(self, node: Node) -> Op:
        only(node, "do", "o")
        return flow.IfDoOp(self.op(node.node("do")), True)

    def op_IfNotDo(self, node: Node) -> Op:
        only(node, "do", "o")
        return flow.IfDoOp(self.op(node.node("do")), False)

    def op_IfNotDoing(self, node: Node) -> Op:
        """“If your opponent doesn't pay 《1》, …”: they may do it, and if they do not, the rest happens."""
        only(node, "act", "do", "o")
        if node.node("act") == Node("Cast", (("x", Node("It")),)):
            return flow.UnlessCast(self.op(node.node("do")))
        side = 0 if node.get("o") is not None and node.node("o").kind == "You" else 1
        act: Op = flow.MayOp(self.op(node.node("act")))
        first = flow.ByOp(act, side) if side else act
        return flow.AndOp([flow.DoneOp(first), flow.IfDoOp(self.op(node.node("do")), False)])

    def op_RemoveDamage(self, node: Node) -> Op:
        only(node, "x")
        return character_verbs.NegateDamage(self.pick(node.node("x")))

    def op_Double(self, node: Node) -> Op:
        only(node, "x", "d")
        return self.scaled_power(node, modifiers.PowerDouble())

    def op_Halve(self, node: Node) -> Op:
        only(node, "x", "d")
        return self.scaled_power(node, modifiers.PowerHalf())

    def scaled_power(self, node: Node, change: Change) -> Op:
        """The power of something is doubled or halved for a while."""
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Game"
        x = node.node("x")
        if x.kind in ("PossSel", "PowerOf"):
            x = x.node("x")
        return modifiers.LastOp([Part(change, None)], self.pick(x), duration)

    def op_ExtraTurn(self, node: Node) -> Op:
        return verbs.ExtraTurn()

    def op_CancelChoosing(self, node: Node) -> Op:
        only(node, "x")
        return verbs.CancelChoosing(self.pick(node.node("x")))

    def op_RemoveAfterUse(self, node: Node) -> Op:
        return card_verbs.AfterUse(REMOVED)

    def op_ReturnAfterUse(self, node: Node) -> Op:
        return card_verbs.AfterUse(HAND)

    def op_UseAgain(self, node: Node) -> Op:
        return verbs.UseAgain()

    def op_PutDamage(self, node: Node) -> Op:
        only(node, "x")
        return card_verbs.ToDamage(self.pick(node.node("x"), HAND))

    def op_SelectDiscard(self, node: Node) -> Op:
        only(node, "x")
        pick = self.pick(node.node("x"), HAND)
        place = selectors.InPile(1, HAND)
        if not isinstance(pick.select, selectors.Sel):
            raise CannotRun("SelectDiscard")
        return card_verbs.Discard(Pick(selectors.Sel(place, pick.select.tests), pick.how, pick.count))

    def op_NoTrigger(self, node: Node) -> Op:
        only(node, "x", "d")
        x = node.node("x")
        if x.kind not in ("It", "That", "PlayedThing"):
            raise CannotRun(f"NoTrigger of {x.kind}")
        return verbs.Silently()

    def op_DividedEqually(self, node: Node) -> Op:
        only(node, "x", "n")
        x = node.node("x")
        return character_verbs.EqualDamage(self.pick(x), self.value(node.get("n")))

    def op_IfNotPay(self, node: Node) -> Op:
        """“If your opponent doesn't pay 《1》, …”: they may pay, and if they do not, it happens."""
        only(node, "do", "i", "o", "x")
        if node.get("i") is not None:
            costs = self.icons(Costs(), node.get("i"))
            pay: Op = verbs.PayCost(costs)
        else:
            pay = card_verbs.Discard(self.pick(node.node("x"), HAND))
        side = 0 if node.get("o") is not None and node.node("o").kind == "You" else 1
        first = flow.ByOp(flow.MayOp(pay), side)
        return flow.AndOp([flow.DoneOp(first), flow.IfDoOp(self.op(node.node("do")), False)])

    def op_WhenDo(self, node: Node) -> Op:
        only(node, "do")
        skill = Skill("auto", "")
        skill.number = self.number
        choices = self.choices
        skill.effect = self.effect(self.row(node.node("do")))
        self.choices = choices
        return modifiers.TriggerNow(skill)

    def row(self, node: Node) -> Node:
        """A clause as sentences."""
        return node if node.kind == "Sentences" else Node("Sentences", (("of", (node,)),))

    def op_When(self, node: Node) -> Op:
        """11.8.17: a delayed auto-ability."""
        only(node, "on", "do", "d")
        skill = Skill("auto", "")
        skill.number = self.number
        done = nodes(node.get("on"))
        if len(done) == 1 and done[0].kind == "OnDone":
            skill.effect = self.effect(self.row(node.node("do")))
            return modifiers.TriggerNow(skill, self.cond(Node("DoneIs", done[0].slots)))
        patterns = self.triggers(node.get("on"))
        skill.trigs = list(patterns)
        for pattern in patterns:
            skill.kinds |= pattern.kinds
            if pattern.this:
                pattern.this = False
                pattern.refs = selectors.SelfAsWas()
        skill.effect = self.effect(self.row(node.node("do")))
        duration = node.get("d")
        if duration is None:
            return modifiers.Delay(skill, "Turn", False)
        return modifiers.Delay(skill, self.duration(duration), True)

    def op_At(self, node: Node) -> Op:
        """A delayed auto-ability at a moment."""
        only(node, "t", "do")
        moment = node.node("t")
        skill = Skill("auto", "")
        skill.number = self.number
        kinds = {"EndOfTurn": "turn end", "BeginMain1": "main1", "BeginAttack": "attack phase", "BeginMain2": "main2"}
        if moment.kind not in kinds:
            raise CannotRun(f"moment {moment.kind}")
        only(moment, "o", "next")
        owner = moment.get("o")
        side = -1
        if isinstance(owner, Node) and owner.kind in ("You", "Opponent"):
            side = whose(owner)
        skill.trigs = [Moment(kinds[moment.kind], side)]
        skill.kinds = skill.trigs[0].kinds
        skill.effect = self.effect(self.row(node.node("do")))
        duration = "Game"
        if moment.kind == "EndOfTurn" and moment.get("next") is None and side < 0:
            duration = "Turn"
        made = modifiers.Delay(skill, duration, False)
        made.next_turn = moment.kind == "EndOfTurn" and moment.get("next") is not None
        return made

    def op_ForEach(self, node: Node) -> Op:
        only(node, "c", "do")
        do = node.node("do")
        if do.kind == "Select" and self.count(do.node("x").get("n"))[0] == EXACT:
            selected = self.pick(do.node("x"))
            assert selected.count is not None
            selected.count = numbers.Arithmetic("times", selected.count, self.countable(node.node("c")))
            return verbs.Select_(selected)
        return flow.Repeat(self.op(do), self.countable(node.node("c")))

    # -------------------------------------------------------------- choosing

    def ref_First(self, node: Node) -> Select:
        found = super().ref_First(node)
        for op in self.picks:
            op.ordered = op.ordered or op.number == self.led
        return found

    def op_Choose(self, node: Node) -> Op:
        only(node, "x")
        x = node.node("x")
        parts = nodes(x.get("of")) if x.kind == "Both" else [x]
        base = self.next_choice
        self.next_choice += 10
        ops: list[Op] = []
        self.choices = []
        for index, part in enumerate(parts):
            found = self.pick(without(part, "Other") if index else part)
            if found.how == ALL:
                raise CannotRun("Choose all")
            op = ChooseOp(base + index, found.select, found.count or Const(1), found.how == UP_TO)
            op.every = found.how == ANY
            op.fits = found.fit
            self.choices.append(op.number)
            self.picks.append(op)
            ops.append(op)
        if len(ops) == 1:
            return ops[0]
        return verbs.ChoseAll([op.number for op in ops if isinstance(op, ChooseOp)])

    def op_Select(self, node: Node) -> Op:
        only(node, "x")
        return verbs.Select_(self.pick(node.node("x")))

    def op_Modes(self, node: Node) -> ModesOp:
        only(node, "n", "of", "upgrade", "m")
        if self.modes is not None:
            raise CannotRun("Modes twice")
        effects: list[Effect] = []
        for mode in nodes(node.get("of")):
            before = (self.picks, self.choices)
            self.picks, self.choices = [], []
            program = self.sentences(mode)
            effects.append(Effect(program, self.picks, None))
            self.picks, self.choices = before
        if not effects:
            raise CannotRun("Modes without actions")
        how, count = self.count(node.get("n"))
        if how in (ALL, ANY):
            made = ModesOp(effects, Const(len(effects)), how == ANY)
        else:
            made = ModesOp(effects, count or Const(1), how == UP_TO)
        for upgrade in nodes(node.get("upgrade")):
            cond = self.conditions(upgrade.get("c"))
            assert cond is not None
            how, count = self.count(upgrade.get("n"))
            number = Const(len(effects)) if how in (ALL, ANY) else count or Const(1)
            made.instead.append((cond, number, how in (UP_TO, ANY)))
        self.modes = made
        return made

    # -------------------------------------------------------------- verbs

    def op_Damage(self, node: Node) -> Op:
        only(node, "x", "n", "by", "y")
        by = node.get("by")
        amount_of = node.get("n")
        if isinstance(by, Node) and isinstance(amount_of, Node):
            amount_of = of_doer(amount_of, by)
        if node.get("y") is not None:
            amount: Value = numbers.Arithmetic("times", self.value(amount_of), self.per_now(node.node("y")))
        else:
            amount = self.value(amount_of)
        return character_verbs.Damage(self.on_field(node.node("x")), amount, self.ref(by) if isinstance(by, Node) else None)

    def per_now(self, node: Node) -> Value:
        """“For each …” behind a number."""
        c = node.get("c")
        if isinstance(c, Node):
            return self.countable(c)
        return self.countable(node)

    def op_DividedDamage(self, node: Node) -> Op:
        only(node, "x", "n")
        made = character_verbs.DividedDamage(self.pick(node.node("x")), self.value(node.get("n")))
        chosen = self.picks[-1] if self.picks else None
        if chosen is not None and chosen.number in self.choices and chosen.shared is None:
            chosen.shared = made.amount
            made.choice = chosen
        return made

    def op_Fight(self, node: Node) -> Op:
        x = node.node("x")
        if x.kind == "Sel" and self.choices:
            return character_verbs.Fight(Pick(selectors.Union([selectors.Group(number) for number in self.choices])))
        return character_verbs.Fight(self.pick(x))

    def op_DamagePlayer(self, node: Node) -> Op:
        only(node, "o", "n", "by", "c")
        amount = self.value(node.get("n"))
        if node.get("c") is not None:
            amount = numbers.Arithmetic("times", amount, self.countable(node.node("c")))
        by = node.get("by")
        return character_verbs.DamagePlayer(whose(node.get("o")), amount, self.ref(by) if isinstance(by, Node) else None)

    def op_Break(self, node: Node) -> Op:
        only(node, "x")
        return character_verbs.Break(self.on_field(node.node("x")))

    def op_PutBreak(self, node: Node) -> Op:
        only(node, "x")
        return card_verbs.PutBreak(self.pick(node.node("x")))

    def op_Dull(self, node: Node) -> Op:
        only(node, "x")
        return character_verbs.Dull(self.on_field(node.node("x")))

    def op_Activate(self, node: Node) -> Op:
        only(node, "x")
        return character_verbs.Activate(self.on_field(node.node("x")))

    def op_Freeze(self, node: Node) -> Op:
        only(node, "x")
        return character_verbs.Freeze(self.on_field(node.node("x")))

    def op_DullFreeze(self, node: Node) -> Op:
        only(node, "x")
        pick = self.on_field(node.node("x"))
        return flow.AndOp([character_verbs.Dull(pick), character_verbs.Freeze(pick)])

    def op_Draw(self, node: Node) -> Op:
        only(node, "n")
        return card_verbs.Draw(self.value(node.get("n")))

    def op_DrawUntil(self, node: Node) -> Op:
        only(node, "n")
        return card_verbs.DrawTo(self.value(node.get("n")))

    def op_ShufflePut(self, node: Node) -> Op:
        only(node, "x")
        return card_verbs.Return(self.pick(node.node("x")), "deck")

    def op_RemoveFromBattle(self, node: Node) -> Op:
        only(node, "x")
        return character_verbs.OutOfBattle(self.pick(node.node("x")))

    def op_Discard(self, node: Node) -> Op:
        only(node, "x")
        return card_verbs.Discard(self.pick(node.node("x"), HAND))

    def op_DiscardRandom(self, node: Node) -> Op:
        pick = self.pick(node.node("x"), HAND)
        pick.random = True
        return card_verbs.Discard(pick)

    def op_DiscardTo(self, node: Node) -> Op:
        return card_verbs.DiscardTo(self.value(node.get("n")))

    def op_DiscardHand(self, node: Node) -> Op:
        return card_verbs.Discard(Pick(selectors.Sel(selectors.InPile(4, HAND), [])))

    def op_Return(self, node: Node) -> Op:
        only(node, "x", "to", "order")
        to = node.node("to")
        places = {
            "Hand": "hand",
            "DeckTop": "top",
            "DeckBottom": "bottom",
            "DeckTopOrBottom": "either",
            "DeckTopAndBottom": "sort",
            "Deck": "deck",
            "DeckUnder": "under",
        }
        if to.kind not in places:
            raise CannotRun(f"Return to {to.kind}")
        depth = to.get("n")
        pick = self.pick(node.node("x"), HAND if self.from_hand(node.node("x")) else FIELD)
        return card_verbs.Return(pick, places[to.kind], depth if isinstance(depth, int) else 0)

    def from_hand(self, x: Node) -> bool:
        """Whether cards without a zone are those of the hand."""
        return (
            x.kind == "Sel"
            and x.get("z") is None
            and x.get("o") is None
            and [kind.kind for kind in nodes(x.get("k"))] == ["Card"]
        )

    def op_Add(self, node: Node) -> Op:
        only(node, "x")
        return card_verbs.Add(self.pick(node.node("x")))

    def op_Play(self, node: Node) -> Op:
        only(node, "x", "how")
        return self.play(node.node("x"), node.get("how"))

    def play(self, x: Node, how: Slot | None) -> card_verbs.Play:
        """Put onto the field."""
        made = card_verbs.Play(self.pick(x, HAND))
        for word in nodes(how):
            if word.kind == "PlayDull":
                made.dull = True
            elif word.kind == "PlayOpponent":
                made.whose = 1
            elif word.kind == "PlayOwner":
                made.whose = 3
            elif word.kind not in ("PlayFree", "PlayControl"):
                raise CannotRun(f"Play {word.kind}")
        return made

    def op_PlayFrom(self, node: Node) -> Op:
        only(node, "x", "z", "how")
        made = self.play(node.node("x"), node.get("how"))
        zone = node.node("z")
        place = zone.node("p").kind if zone.kind == "Zone" else "Removed"
        if place not in ZONE_OF:
            raise CannotRun(f"zone {place}")
        made.what = Pick(selectors.Within(made.what.select, [filters.InZones(1 << ZONE_OF[place])]))
        return made

    def op_Cast(self, node: Node) -> Op:
        only(node, "x", "pay")
        pay = node.get("pay")
        way = "normal"
        amount: Value | None = None
        for word in nodes(pay):
            if word.kind == "Free":
                way = "free"
            elif word.kind == "PayReduced":
                way = "reduced"
                amount = self.value(word.get("n"))
            elif word.kind == "AnyCp":
                way = "any element"
            else:
                raise CannotRun(f"Cast {word.kind}")
        return card_verbs.Cast(self.pick(node.node("x"), HAND), way, amount)

    def op_CastOwned(self, node: Node) -> Op:
        """“As though you owned it”: a card of the opponent too; the player who casts it controls it (6.2.3)."""
        return self.op_Cast(node)

    def op_Search(self, node: Node) -> Op:
        return self.search(node, None)

    def search(self, node: Node, then: Node | None) -> Op:
        """15.1.1.8: with what follows, which must be possible for what is found."""
        only(node, "x")
        pick = self.pick(node.node("x"), DECK)
        usable = self.play(Node("It"), then.get("how")) if then is not None else None
        return card_verbs.Search(pick, usable)

    def op_Reveal(self, node: Node) -> Op:
        only(node, "x")
        return card_verbs.Reveal(self.pick(node.node("x"), HAND), True)

    def op_RevealRandom(self, node: Node) -> Op:
        only(node, "x")
        pick = self.pick(node.node("x"), HAND)
        pick.random = True
        return card_verbs.Reveal(pick, True)

    def op_Look(self, node: Node) -> Op:
        only(node, "x")
        return card_verbs.Reveal(self.pick(node.node("x"), HAND), False)

    def op_RevealUntil(self, node: Node) -> Op:
        only(node, "x")
        x = node.node("x")
        if x.kind != "Sel":
            raise CannotRun("RevealUntil")
        _, n = self.amount(x.get("n"))
        return card_verbs.RevealUntil(filters.All(self.tests(x)), n)

    def op_Shuffle(self, node: Node) -> Op:
        only(node, "x")
        x = node.get("x")
        return card_verbs.ShuffleThese(self.pick(x)) if isinstance(x, Node) else card_verbs.Shuffle()

    def op_RemoveFromGame(self, node: Node) -> Op:
        only(node, "x", "how", "d")
        face_down = False
        for word in nodes(node.get("how")):
            if word.kind == "FaceDownly":
                face_down = True
            elif word.kind != "FaceUply":
                raise CannotRun(f"RemoveFromGame {word.kind}")
        duration = node.get("d")
        while_this = isinstance(duration, Node) and duration.kind == "WhileThis"
        if duration is not None and not while_this:
            raise CannotRun("RemoveFromGame.d")
        return card_verbs.RemoveFromGame(self.pick(node.node("x")), while_this, face_down)

    def op_RemoveRandom(self, node: Node) -> Op:
        pick = self.pick(node.node("x"), HAND)
        pick.random = True
        return card_verbs.RemoveFromGame(pick)

    def op_GainControl(self, node: Node) -> Op:
        only(node, "x", "d")
        duration = node.get("d")
        x = node.node("x")
        if x == Node("This") and self.choices:
            x = Node("It")  # “this Forward” is the one that was chosen
        return modifiers.TakeControl(self.on_field(x), self.duration(duration) if duration is not None else "Game")

    def op_GiveControl(self, node: Node) -> Op:
        only(node, "x")
        return modifiers.TakeControl(self.on_field(node.node("x")), "Game", give=True)

    def op_NoReducing(self, node: Node) -> Op:
        only(node, "x", "d")
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Turn"
        return modifiers.LastOp([Part(modifiers.RuleFor("sure"), None)], self.pick(node.node("x")), duration)

    def op_Cancel(self, node: Node) -> Op:
        only(node, "x")
        x = node.get("x")
        return verbs.Cancel(self.pick(x) if isinstance(x, Node) else Pick(selectors.SourceItem()))

    def op_PlaceCounters(self, node: Node) -> Op:
        only(node, "n", "c", "x", "per")
        n = node.get("n")
        if node.get("per") is not None:
            times = numbers.Arithmetic("times", self.value(n), self.countable(node.node("per")))
            return character_verbs.PlaceCounters(self.pick(node.node("x")), counter_name(node.get("c")), times)
        if isinstance(n, Node) and n.kind == "PerCounters":
            amount: Value = numbers.Arithmetic("times", self.value(n.get("n")), self.countable(n.node("per")))
            return character_verbs.PlaceCounters(self.pick(node.node("x")), counter_name(n.get("c")), amount)
        return character_verbs.PlaceCounters(self.pick(node.node("x")), counter_name(node.get("c")), self.value(n))

    def op_RemoveCounters(self, node: Node) -> Op:
        only(node, "n", "c", "x", "per")
        n = node.get("n")
        if node.get("per") is not None:
            times = numbers.Arithmetic("times", self.value(n), self.countable(node.node("per")))
            return character_verbs.RemoveCounters(self.pick(node.node("x")), counter_name(node.get("c")), times)
        if isinstance(n, Node) and n.kind == "All":
            return character_verbs.RemoveCounters(self.pick(node.node("x")), counter_name(node.get("c")), None)
        if isinstance(n, Node) and n.kind == "Any":
            raise CannotRun("any number of counters")
        return character_verbs.RemoveCounters(self.pick(node.node("x")), counter_name(node.get("c")), self.value(n))

    def op_GainCrystals(self, node: Node) -> Op:
        only(node, "n")
        n = node.get("n")
        if isinstance(n, Node) and n.kind not in ("Num", "X"):
            return verbs.GainCrystals(self.countable(n))
        return verbs.GainCrystals(self.value(n))

    def op_LoseCrystals(self, node: Node) -> Op:
        return verbs.LoseCrystals(self.value(node.get("n")))

    def op_PayAct(self, node: Node) -> Op:
        only(node, "i", "per")
        costs = self.icons(Costs(), node.get("i"))
        per = node.get("per")
        if isinstance(per, Node):
            if costs.elements or costs.x or costs.crystals or not costs.generic:
                raise CannotRun("PayAct.per of icons")
            costs.amount = numbers.Arithmetic("times", Const(costs.generic), self.countable(per))
            costs.generic = 0
        return verbs.PayCost(costs)

    def op_Divide(self, node: Node) -> Op:
        only(node, "x", "n")
        return verbs.Divide(self.pick(node.node("x")), self.value(node.get("n")))

    def op_SelectGroup(self, node: Node) -> Op:
        only(node)
        return verbs.SelectGroup()

    def op_NameOne(self, node: Node) -> Op:
        only(node, "s", "e")
        what = node.node("s").kind
        if what == "ElementName":
            return verbs.NameElement(mask_of(node.get("e")) if node.get("e") is not None else 0)
        if what == "JobName":
            return verbs.NameWord("job")
        if what == "CardName":
            return verbs.NameWord("name")
        if what == "NumberName":
            return verbs.NameNumber()
        raise CannotRun(f"NameOne {what}")

    def op_WinGame(self, node: Node) -> Op:
        return verbs.EndGame(True)

    def op_LoseGame(self, node: Node) -> Op:
        return verbs.EndGame(False)

    def op_Nothing(self, node: Node) -> Op:
        return flow.Nothing()

    def op_CanCast(self, node: Node) -> Op:
        """“You can cast it this turn”, from where it is."""
        only(node, "x", "d", "pay")
        if node.get("pay") is not None:
            raise CannotRun("CanCast.pay")
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Game"
        return modifiers.AllowCast(self.pick(node.node("x")), duration)

    def op_CanCastOwned(self, node: Node) -> Op:
        return self.op_CanCast(node)


def of_doer(value: Node, by: Node) -> Node:
    """11.11.8: “deals damage equal to its power” speaks of the power of what deals the damage."""
    slots: list[tuple[str, Slot]] = []
    for name, inner in value.slots:
        if isinstance(inner, Node):
            inner = by if value.kind in ("PowerOf", "CostOf") and inner == Node("It") else of_doer(inner, by)
        slots.append((name, inner))
    return Node(value.kind, tuple(slots))


def every(ops: list[Op]) -> list[Op]:
    """Instructions and what they are made of."""
    found: list[Op] = []
    for op in ops:
        found.append(op)
        if isinstance(op, flow.AndOp | flow.Steps | flow.OrOp):
            found += every(op.ops)
        elif isinstance(op, flow.MayOp | flow.DoneOp | flow.ByOp | flow.IfOp | flow.IfDoOp):
            found += every([op.op])
        elif isinstance(op, flow.ReplaceOp):
            found += every([op.op, *[other for _, other in op.instead]])
    return found


def build(face: FFFace, texts: dict[str, Text]) -> None:
    """Fills a face with its abilities; what cannot be carried out is listed as not read."""
    for text in texts.values():
        if not text.full:
            continue
        bounds = [*text.starts, len(text.sentences)]
        for number, node in enumerate(text.effects(), 1):
            builder = Builder(face)
            builder.number = number
            kept = len(face.cost_changes), len(face.ways)
            try:
                skills = builder.ability(node)
            except (CannotRun, KeyError, AssertionError) as problem:
                del face.cost_changes[kept[0] :]
                del face.ways[kept[1] :]
                lines = [sentence.text for sentence in text.sentences[bounds[number - 1] : bounds[number]]]
                face.unread.append(f"{spoken('. '.join(lines), face.name)} ({problem})")
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
