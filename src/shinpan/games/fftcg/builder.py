"""From meaning to something that runs, part 3: instructions, changes and whole abilities.

One method per meaning node; a node without one cannot be carried out, and a card with such a node is not read.
"""

from __future__ import annotations

from ...effects.continuous import Part
from ...effects.nodes import Node, Slot
from ...effects.ops import Cond, Const, Op, Select, Value
from ...effects.ops import This as ThisBody
from . import conds, filters, modifiers, numbers, selectors, verbs
from . import state as st
from .clauses import Clauses
from .costs import CostPick, Costs
from .faces import ALL_ELEMENTS, LIGHT_DARK, FFFace
from .language import Text
from .modes import OwnCost, PayOnly, Way
from .state import BREAK, DECK, FIELD, HAND, REMOVED, Skill
from .targets import ChooseOp, Effect, ModesOp
from .trigs import Moment, Pattern
from .values import GENERAL, LATE, R_POWER, Change
from .verbs import ALL, ANY, UP_TO, Pick
from .words import (
    ELEMENT_BITS,
    KEYWORDS,
    KIND_MASKS,
    ZONE_OF,
    CannotRun,
    counter_name,
    mask_of,
    nodes,
    only,
    strings,
    whose,
)

DURATIONS = {
    "Turn",
    "EndOfOpponentsTurn",
    "EndOfYourTurn",
    "EndOfYourNextTurn",
    "EndOfNextTurn",
    "OpponentsNextTurn",
    "YourNextTurn",
    "Game",
}
COST_VERBS = {
    "Discard": ("discard", HAND),
    "PutBreak": ("put", FIELD),
    "Dull": ("dull", FIELD),
    "RemoveFromGame": ("remove", FIELD),
    "Reveal": ("reveal", HAND),
}
BODY_RULES = {
    "BeChosen": "chosen",
    "BeBroken": "break",
    "BecomeDull": "dull",
    "BeReturned": "return",
    "BePut": "put",
    "BeRemoved": "remove",
    "LeaveField": "leave",
    "BeActivated": "activate",
    "BeFrozen": "freeze",
}
FLAG_VERBS = {"Attack": st.NO_ATTACK, "Block": st.NO_BLOCK, "FormParty": st.NO_PARTY}
PLAYS = ("Play", "PlayFrom")


class Builder(Clauses):
    """Builds the abilities of one card."""

    def __init__(self, face: FFFace) -> None:
        super().__init__()
        self.face = face
        self.next_choice = 0
        self.picks: list[ChooseOp] = []
        """The choices of the effect being built."""
        self.modes: ModesOp | None = None
        self.granted = False
        """Whether a text in quotation marks is being built."""
        self.number = 0

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
        skill = Skill("summon", self.face.name)
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

    def backup_elements(self, y: Node) -> int:
        """Of which Elements the Backups must be."""
        mask = ALL_ELEMENTS
        for item in nodes(y.get("f")):
            if item.kind != "Element":
                raise CannotRun(f"OnlyPay {item.kind}")
            mask = mask_of(item.get("e"))
        if [kind.kind for kind in nodes(y.get("k"))] != ["Backup"]:
            raise CannotRun("OnlyPay of others than Backups")
        return mask

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
        skill.effect = self.effect(do)
        self.restrict(skill, node.get("only"))
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
                skill.only.append(conds.InPhase(("main1", "main2")))
                skill.only.append(conds.TurnOf(0))
            elif kind == "AttackPhase":
                skill.only.append(conds.InPhase(("attack",)))
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
            self.field(skill, sentence, None)
        return [skill]

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
        for sentence in nodes(node.get("of")):
            if self.replacing(sentence):
                if not ops:
                    raise CannotRun("Replace without a sentence")
                self.replace_last(ops, sentence)
                continue
            if sentence.kind in ("WhenDo", "IfDo", "IfNotDo") and ops:
                last = ops[-1]
                if not isinstance(last, verbs.MayOp | verbs.ByOp | verbs.IfOp) or isinstance(last, verbs.ByOp | verbs.IfOp):
                    ops[-1] = verbs.DoneOp(last)
            ops.append(self.op(sentence))
        return verbs.Steps(ops)

    def replacing(self, sentence: Node) -> bool:
        """Whether a sentence says that the one before is done otherwise under a condition."""
        return sentence.kind == "If" and sentence.node("do").kind == "Replace" or sentence.kind == "Replace"

    def replace_last(self, ops: list[Op], sentence: Node) -> None:
        """11.12.5.6: self-replacement."""
        if sentence.kind == "Replace":
            raise CannotRun("Replace without a condition")
        cond = self.conditions(sentence.get("c"))
        assert cond is not None
        op = self.op(sentence.node("do").node("do"))
        last = ops[-1]
        if isinstance(last, verbs.ReplaceOp):
            last.instead.append((cond, op))
        else:
            ops[-1] = verbs.ReplaceOp(last, [(cond, op)])

    def op(self, node: Node) -> Op:
        """One instruction."""
        method = getattr(self, "op_" + node.kind, None)
        if method is None:
            if node.kind in ("Mod", "AllDamage", "MustChoose", "PlayerCant", "NoTrigger", "ExCannot", "HandLimit"):
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
            return verbs.AndOp([self.search(a, b), self.op(b)])
        return verbs.AndOp([self.op(a), self.op(b)])

    def op_Or(self, node: Node) -> Op:
        return verbs.OrOp([self.op(node.node("a")), self.op(node.node("b"))])

    def op_Then(self, node: Node) -> Op:
        return self.op(node.node("do"))

    def op_May(self, node: Node) -> Op:
        only(node, "do", "n")
        if node.get("n") is not None:
            raise CannotRun("May.n")
        return verbs.MayOp(self.op(node.node("do")))

    def op_By(self, node: Node) -> Op:
        only(node, "o", "do")
        player = node.node("o")
        do = node.node("do")
        if player.kind == "ItsController":
            return verbs.ByOp(self.op(do), 3)
        side = whose(player)
        if side == -1 and do.kind == "Select":
            return verbs.SelectEach(self.pick(do.node("x")))
        return verbs.ByOp(self.op(do), side)

    def op_If(self, node: Node) -> Op:
        only(node, "c", "do", "else")
        cond = self.conditions(node.get("c"))
        assert cond is not None
        other = node.get("else")
        return verbs.IfOp(cond, self.op(node.node("do")), self.op(other) if isinstance(other, Node) else None)

    def op_Otherwise(self, node: Node) -> Op:
        return verbs.OtherwiseOp(self.op(node.node("do")))

    def op_IfDo(self, node: Node) -> Op:
        only(node, "do", "o")
        return verbs.IfDoOp(self.op(node.node("do")), True)

    def op_IfNotDo(self, node: Node) -> Op:
        only(node, "do", "o")
        return verbs.IfDoOp(self.op(node.node("do")), False)

    def op_IfNotPay(self, node: Node) -> Op:
        """“If your opponent doesn't pay 《1》, …”: they may pay, and if they do not, it happens."""
        only(node, "do", "i", "o", "x")
        if node.get("i") is not None:
            costs = self.icons(Costs(), node.get("i"))
            pay: Op = verbs.PayCost(costs)
        else:
            pay = verbs.Discard(self.pick(node.node("x"), HAND))
        side = 0 if node.get("o") is not None and node.node("o").kind == "You" else 1
        first = verbs.ByOp(verbs.MayOp(pay), side)
        return verbs.AndOp([verbs.DoneOp(first), verbs.IfDoOp(self.op(node.node("do")), False)])

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
        return modifiers.Delay(skill, duration, False)

    def op_ForEach(self, node: Node) -> Op:
        only(node, "c", "do")
        return verbs.Repeat(self.op(node.node("do")), self.countable(node.node("c")))

    # -------------------------------------------------------------- choosing

    def op_Choose(self, node: Node) -> Op:
        only(node, "x")
        x = node.node("x")
        parts = nodes(x.get("of")) if x.kind == "Both" else [x]
        base = self.next_choice
        self.next_choice += 10
        ops: list[Op] = []
        self.choices = []
        for index, part in enumerate(parts):
            found = self.pick(part)
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

    def op_Modes(self, node: Node) -> Op:
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
        if node.get("y") is not None:
            amount: Value = numbers.Arithmetic("times", self.value(node.get("n")), self.per_now(node.node("y")))
        else:
            amount = self.value(node.get("n"))
        by = node.get("by")
        return verbs.Damage(self.pick(node.node("x")), amount, self.ref(by) if isinstance(by, Node) else None)

    def per_now(self, node: Node) -> Value:
        """“For each …” behind a number."""
        c = node.get("c")
        if isinstance(c, Node):
            return self.countable(c)
        return self.countable(node)

    def op_DividedDamage(self, node: Node) -> Op:
        only(node, "x", "n")
        return verbs.DividedDamage(self.pick(node.node("x")), self.value(node.get("n")))

    def op_Fight(self, node: Node) -> Op:
        return verbs.Fight(self.pick(node.node("x")))

    def op_DamagePlayer(self, node: Node) -> Op:
        only(node, "o", "n", "by", "c")
        amount = self.value(node.get("n"))
        if node.get("c") is not None:
            amount = numbers.Arithmetic("times", amount, self.countable(node.node("c")))
        by = node.get("by")
        return verbs.DamagePlayer(whose(node.get("o")), amount, self.ref(by) if isinstance(by, Node) else None)

    def op_Break(self, node: Node) -> Op:
        only(node, "x")
        return verbs.Break(self.pick(node.node("x")))

    def op_PutBreak(self, node: Node) -> Op:
        only(node, "x")
        return verbs.PutBreak(self.pick(node.node("x")))

    def op_Dull(self, node: Node) -> Op:
        only(node, "x")
        return verbs.Dull(self.pick(node.node("x")))

    def op_Activate(self, node: Node) -> Op:
        only(node, "x")
        return verbs.Activate(self.pick(node.node("x")))

    def op_Freeze(self, node: Node) -> Op:
        only(node, "x")
        return verbs.Freeze(self.pick(node.node("x")))

    def op_DullFreeze(self, node: Node) -> Op:
        only(node, "x")
        pick = self.pick(node.node("x"))
        return verbs.AndOp([verbs.Dull(pick), verbs.Freeze(pick)])

    def op_Draw(self, node: Node) -> Op:
        only(node, "n")
        return verbs.Draw(self.value(node.get("n")))

    def op_Discard(self, node: Node) -> Op:
        only(node, "x")
        return verbs.Discard(self.pick(node.node("x"), HAND))

    def op_DiscardRandom(self, node: Node) -> Op:
        pick = self.pick(node.node("x"), HAND)
        pick.random = True
        return verbs.Discard(pick)

    def op_DiscardTo(self, node: Node) -> Op:
        return verbs.DiscardTo(self.value(node.get("n")))

    def op_DiscardHand(self, node: Node) -> Op:
        return verbs.Discard(Pick(selectors.Sel(selectors.InPile(4, HAND), [])))

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
        return verbs.Return(pick, places[to.kind], depth if isinstance(depth, int) else 0)

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
        return verbs.Add(self.pick(node.node("x")))

    def op_Play(self, node: Node) -> Op:
        only(node, "x", "how")
        return self.play(node.node("x"), node.get("how"))

    def play(self, x: Node, how: Slot | None) -> verbs.Play:
        """Put onto the field."""
        made = verbs.Play(self.pick(x, HAND))
        for word in nodes(how):
            if word.kind == "PlayDull":
                made.dull = True
            elif word.kind == "PlayOpponent":
                made.whose = 1
            elif word.kind == "PlayOwner":
                made.whose = 3
            elif word.kind != "PlayFree":
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
        return verbs.Cast(self.pick(node.node("x"), HAND), way, amount)

    def op_Search(self, node: Node) -> Op:
        return self.search(node, None)

    def search(self, node: Node, then: Node | None) -> Op:
        """15.1.1.8: with what follows, which must be possible for what is found."""
        only(node, "x")
        pick = self.pick(node.node("x"), DECK)
        usable = self.play(Node("It"), then.get("how")) if then is not None else None
        return verbs.Search(pick, usable)

    def op_Reveal(self, node: Node) -> Op:
        only(node, "x")
        return verbs.Reveal(self.pick(node.node("x"), HAND), True)

    def op_Look(self, node: Node) -> Op:
        only(node, "x")
        return verbs.Reveal(self.pick(node.node("x"), HAND), False)

    def op_RevealUntil(self, node: Node) -> Op:
        only(node, "x")
        x = node.node("x")
        if x.kind != "Sel":
            raise CannotRun("RevealUntil")
        return verbs.RevealUntil(filters.All(self.tests(x)))

    def op_Shuffle(self, node: Node) -> Op:
        only(node, "x")
        x = node.get("x")
        return verbs.ShuffleThese(self.pick(x)) if isinstance(x, Node) else verbs.Shuffle()

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
        return verbs.RemoveFromGame(self.pick(node.node("x")), while_this, face_down)

    def op_RemoveRandom(self, node: Node) -> Op:
        pick = self.pick(node.node("x"), HAND)
        pick.random = True
        return verbs.RemoveFromGame(pick)

    def op_GainControl(self, node: Node) -> Op:
        only(node, "x", "d")
        duration = node.get("d")
        return modifiers.TakeControl(self.pick(node.node("x")), self.duration(duration) if duration is not None else "Game")

    def op_Cancel(self, node: Node) -> Op:
        only(node, "x")
        x = node.get("x")
        return verbs.Cancel(self.pick(x) if isinstance(x, Node) else Pick(selectors.SourceItem()))

    def op_PlaceCounters(self, node: Node) -> Op:
        only(node, "n", "c", "x")
        n = node.get("n")
        if isinstance(n, Node) and n.kind == "PerCounters":
            amount: Value = numbers.Arithmetic("times", self.value(n.get("n")), self.countable(n.node("per")))
            return verbs.PlaceCounters(self.pick(node.node("x")), counter_name(n.get("c")), amount)
        return verbs.PlaceCounters(self.pick(node.node("x")), counter_name(node.get("c")), self.value(n))

    def op_RemoveCounters(self, node: Node) -> Op:
        only(node, "n", "c", "x")
        n = node.get("n")
        if isinstance(n, Node) and n.kind == "All":
            return verbs.RemoveCounters(self.pick(node.node("x")), counter_name(node.get("c")), None)
        if isinstance(n, Node) and n.kind == "Any":
            raise CannotRun("any number of counters")
        return verbs.RemoveCounters(self.pick(node.node("x")), counter_name(node.get("c")), self.value(n))

    def op_GainCrystals(self, node: Node) -> Op:
        only(node, "n")
        n = node.get("n")
        if isinstance(n, Node) and n.kind not in ("Num", "X"):
            return verbs.GainCrystals(self.countable(n))
        return verbs.GainCrystals(self.value(n))

    def op_LoseCrystals(self, node: Node) -> Op:
        return verbs.LoseCrystals(self.value(node.get("n")))

    def op_PayAct(self, node: Node) -> Op:
        only(node, "i")
        return verbs.PayCost(self.icons(Costs(), node.get("i")))

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
        return verbs.Nothing()

    def op_CanCast(self, node: Node) -> Op:
        """“You can cast it this turn”, from where it is."""
        only(node, "x", "d", "pay")
        if node.get("pay") is not None:
            raise CannotRun("CanCast.pay")
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Game"
        return modifiers.AllowCast(self.pick(node.node("x")), duration)

    def op_CanCastOwned(self, node: Node) -> Op:
        return self.op_CanCast(node)

    # -------------------------------------------------------------- costs

    def costs(self, slot: Slot | None) -> Costs:
        """Everything before the colon."""
        made = Costs()
        for node in nodes(slot):
            if node.kind == "Pay" or node.kind == "PayAct":
                self.icons(made, node.get("i"))
            elif node.kind == "DamagePlayer":
                made.damage = node.number("n")
            elif node.kind == "RemoveCounters":
                made.picks.append(self.counter_cost(node))
            elif node.kind == "And":
                inner = self.costs((node.node("a"), node.node("b")))
                made.picks += inner.picks
                if inner.generic or inner.elements or inner.dull or inner.crystals or inner.special or inner.damage:
                    raise CannotRun("And of payments")
            elif node.kind == "Return":
                to = node.node("to").kind
                if to not in ("Hand", "DeckBottom"):
                    raise CannotRun(f"cost Return {to}")
                made.picks += self.cost_picks("return" if to == "Hand" else "bottom", node.node("x"), FIELD)
            elif node.kind in COST_VERBS:
                verb, place = COST_VERBS[node.kind]
                only(node, "x")
                made.picks += self.cost_picks(verb, node.node("x"), place)
            else:
                raise CannotRun(f"cost {node.kind}")
        return made

    def cost_picks(self, verb: str, x: Node, place: int) -> list[CostPick]:
        """A cost that takes things; several things at once are several costs."""
        if x.kind == "Both":
            found: list[CostPick] = []
            for part in nodes(x.get("of")):
                found += self.cost_picks(verb, part, place)
            return found
        pick = self.pick(x, place)
        if pick.how == ANY or pick.random or pick.fit is not None:
            raise CannotRun("cost of any number")
        made = CostPick(verb, pick.select, pick.count if pick.how != ALL else None)
        made.up_to = pick.how == UP_TO
        return [made]

    def counter_cost(self, node: Node) -> CostPick:
        """6.7: counters removed as a cost."""
        only(node, "n", "c", "x")
        made = CostPick("counters", self.ref(node.node("x")), Const(1))
        made.counter = counter_name(node.get("c"))
        n = node.get("n")
        if isinstance(n, Node) and n.kind in ("All", "Any"):
            raise CannotRun("cost of all counters")
        made.number = self.value(n)
        return made

    def icons(self, made: Costs, slot: Slot | None) -> Costs:
        """11.6.2.1: icons."""
        for icon in nodes(slot):
            kind = icon.kind
            if kind in ELEMENT_BITS:
                made.elements.append(ELEMENT_BITS[kind])
            elif kind == "Cp":
                made.generic += icon.number("n")
            elif kind == "CpX":
                made.x = True
            elif kind == "DullIcon":
                made.dull = True
            elif kind == "SpecialIcon":
                made.special = True
            elif kind == "Crystal":
                made.crystals += icon.number("n")
            else:
                raise CannotRun(f"icon {kind}")
        return made

    # -------------------------------------------------------------- what lasts

    def duration(self, slot: Slot | None) -> str:
        """How long something lasts."""
        if isinstance(slot, Node) and slot.kind in DURATIONS:
            return slot.kind
        raise CannotRun(f"duration {slot!r}")

    def lasting(self, node: Node) -> Op:
        """A continuous effect that a resolved effect makes."""
        if node.kind != "Mod":
            parts = self.statement(node, None)
            duration = self.duration(node.get("d")) if node.get("d") is not None else "Turn"
            return modifiers.LastOp(parts, None, duration)
        only(node, "x", "p", "d", "per")
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Game"
        per = node.get("per")
        times = self.countable(per) if isinstance(per, Node) else None
        x = node.node("x")
        if x.kind == "PossSel":
            x = x.node("x")
        changes: list[Change] = []
        for pred in nodes(node.get("p")):
            changes += self.predicate(pred, times)
        parts = [Part(change, None) for change in changes]
        return modifiers.LastOp(parts, self.pick(x), duration)

    def field(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        """11.9.1: one statement of a field ability."""
        kind = node.kind
        if kind == "While":
            only(node, "c", "do", "whose")
            found = self.conditions(node.get("c"))
            if node.get("whose") is not None:
                turn: Cond = conds.TurnOf(whose(node.node("whose").get("o")))
                found = turn if found is None else conds.AllOf([turn, found])
            if cond is not None and found is not None:
                found = conds.AllOf([cond, found])
            do = node.node("do")
            self.field(skill, do, found)
            return
        if kind in ("And", "Sentences"):
            inner = nodes(node.get("of")) if kind == "Sentences" else [node.node("a"), node.node("b")]
            for part in inner:
                self.field(skill, part, cond)
            return
        if kind == "Mod":
            skill.parts += self.mod_parts(node, cond)
            return
        method = getattr(self, "rule_" + kind, None)
        if method is not None:
            method(skill, node, cond)
            return
        skill.parts += self.statement(node, cond)

    def mod_parts(self, node: Node, cond: Cond | None) -> list[Part]:
        """What a field ability changes, and for whom."""
        only(node, "x", "p", "per", "d")
        if node.get("d") is not None:
            turn = node.node("d").kind
            if turn not in ("YourTurn", "OpponentsTurn"):
                raise CannotRun(f"field with a duration {turn}")
            when: Cond = conds.TurnOf(0 if turn == "YourTurn" else 1)
            cond = when if cond is None else conds.AllOf([when, cond])
        x = node.node("x")
        if x.kind == "PossSel":
            x = x.node("x")
        per = node.get("per")
        times = self.countable(per) if isinstance(per, Node) else None
        scope: Select = ThisBody() if x.kind == "This" else self.ref(x)
        if x.kind == "Sel":
            how = x.get("n")
            if isinstance(how, Node) and how.kind not in ("All", "A", "Exactly", "Each"):
                raise CannotRun(f"field about {how.kind}")
        reads = scope.facts() if isinstance(scope, selectors.Find) else 0
        if isinstance(cond, conds.Ask):
            reads |= cond.facts()
        found: list[Part] = []
        for pred in nodes(node.get("p")):
            for change in self.predicate(pred, times):
                change.reads |= reads
                if reads & R_POWER and change.layer == GENERAL:
                    change.layer = LATE
                found.append(Part(change, scope, cond))
        return found

    def predicate(self, node: Node, times: Value | None = None) -> list[Change]:
        """What is said of a Character."""
        method = getattr(self, "pred_" + node.kind, None)
        if method is None:
            raise CannotRun(f"predicate {node.kind}")
        found = method(node, times)
        assert isinstance(found, list)
        return found

    def scaled(self, value: Value, times: Value | None) -> Value:
        """A number once for each of something."""
        return value if times is None else numbers.Arithmetic("times", value, times)

    def pred_Gain(self, node: Node, times: Value | None) -> list[Change]:
        only(node, "g")
        found: list[Change] = []
        for item in nodes(node.get("g")):
            found += self.gain(item, times)
        return found

    def gain(self, item: Node, times: Value | None) -> list[Change]:
        """One thing that is gained."""
        kind = item.kind
        if kind in KEYWORDS:
            return [modifiers.Words(KEYWORDS[kind], True)]
        if kind in ("Plus", "PlusPower", "PlusX"):
            return [modifiers.PowerChange(self.scaled(self.value(item.get("n")), times), 1)]
        if kind == "Granted":
            return self.quoted(item.node("q"))
        if kind == "Quote":
            return self.quoted(item)
        raise CannotRun(f"gain {kind}")

    def quoted(self, node: Node) -> list[Change]:
        """Abilities in quotation marks."""
        if node.kind != "Quote":
            raise CannotRun(f"quoted {node.kind}")
        found: list[Change] = []
        skills: list[Skill] = []
        before = (self.picks, self.modes, self.choices, self.granted)
        self.granted = True
        for line in nodes(node.get("of")):
            self.picks, self.modes, self.choices = [], None, []
            for skill in self.ability(line):
                if skill.keywords:
                    found.append(modifiers.Words(skill.keywords, True))
                else:
                    skills.append(skill)
        self.picks, self.modes, self.choices, self.granted = before
        if skills:
            found.append(modifiers.Grant(skills))
        return found

    def pred_Lose(self, node: Node, times: Value | None) -> list[Change]:
        only(node, "g")
        found: list[Change] = []
        for item in nodes(node.get("g")):
            if item.kind in KEYWORDS:
                found.append(modifiers.Words(KEYWORDS[item.kind], False))
            elif item.kind in ("Plus", "PlusPower", "PlusX"):
                found.append(modifiers.PowerChange(self.scaled(self.value(item.get("n")), times), -1))
            elif item.kind == "AllAbilities":
                found.append(modifiers.Silence())
            elif item.kind in ("AllSpecials", "SpecialAbilities"):
                found.append(modifiers.Silence(("special",)))
            else:
                raise CannotRun(f"lose {item.kind}")
        return found

    def pred_Becomes(self, node: Node, times: Value | None) -> list[Change]:
        only(node, "k", "g", "p")
        found: list[Change] = []
        for kind in nodes(node.get("k")):
            found.append(modifiers.Kind(KIND_MASKS[kind.kind]))
        for item in nodes(node.get("g")):
            if item.kind in ("Plus", "PlusPower", "PlusX"):
                found.append(modifiers.PowerSet(self.value(item.get("n"))))
            else:
                found += self.gain(item, times)
        return found

    def pred_AlsoKind(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Kind(KIND_MASKS[kind.kind]) for kind in nodes(node.get("k"))]

    def pred_PowerIs(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.PowerSet(self.value(node.get("n")))]

    def pred_PowerDouble(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.PowerDouble()]

    def pred_PowerCant(self, node: Node, times: Value | None) -> list[Change]:
        raise CannotRun("power that cannot change")

    def pred_ElementIs(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Elements(mask_of(node.get("e")), node.get("also") is not None)]

    def pred_ElementNamed(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Elements(0, False)]

    def pred_JobNamed(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Tags("job", [])]

    def pred_GainTag(self, node: Node, times: Value | None) -> list[Change]:
        return self.tags(node)

    def pred_AlsoNamed(self, node: Node, times: Value | None) -> list[Change]:
        return self.tags(node)

    def tags(self, node: Node) -> list[Change]:
        """Further jobs, names or categories."""
        found: list[Change] = []
        for tag in nodes(node.get("t")):
            what = {"Job": "job", "Name": "name", "Category": "category"}[tag.kind]
            found.append(modifiers.Tags(what, strings(tag.get("t"))))
        return found

    def pred_Cant(self, node: Node, times: Value | None) -> list[Change]:
        only(node, "v")
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            found += self.cannot(verb)
        return found

    def cannot(self, verb: Node) -> list[Change]:
        """One thing that cannot be done."""
        kind = verb.kind
        if kind in FLAG_VERBS:
            only(verb, "x")
            if verb.get("x") is not None:
                rule = modifiers.RuleFor("block")
                rule.filter = self.one_of(verb.node("x"))
                return [rule]
            return [modifiers.Flags(FLAG_VERBS[kind])]
        if kind == "BeBlocked":
            only(verb, "x")
            if verb.get("x") is None:
                return [modifiers.Flags(st.NO_BLOCKED)]
            rule = modifiers.RuleFor("blocked")
            x = verb.node("x")
            if x.kind == "Except":
                rule.filter = filters.Not(self.one_of(x.node("x")))
            else:
                rule.filter = self.one_of(x)
            return [rule]
        if kind in BODY_RULES:
            only(verb, "by", "to")
            rule = modifiers.RuleFor(BODY_RULES[kind])
            if verb.get("by") is not None:
                rule.by = self.sources(verb.get("by"))
            return [rule]
        if kind == "UseAbilities":
            return [modifiers.RuleFor("use")]
        raise CannotRun(f"cannot {kind}")

    def pred_Must(self, node: Node, times: Value | None) -> list[Change]:
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            bits = {"Attack": st.MUST_ATTACK, "Block": st.MUST_BLOCK, "BeBlocked": st.MUST_BLOCKED}
            if verb.kind not in bits or verb.get("x") is not None:
                raise CannotRun(f"must {verb.kind}")
            found.append(modifiers.Flags(bits[verb.kind]))
        return found

    def pred_MustEach(self, node: Node, times: Value | None) -> list[Change]:
        return self.pred_Must(node, times)

    def pred_Can(self, node: Node, times: Value | None) -> list[Change]:
        only(node, "v")
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            if verb.kind == "AttackTimes":
                found.append(modifiers.Attacks(verb.number("n") - 1, False))
            elif verb.kind == "AttackAgain":
                found.append(modifiers.Attacks(1, True))
            elif verb.kind == "PartyAny":
                if verb.get("x") is None:
                    found.append(modifiers.Words(st.PARTY_ANY, True))
                else:
                    x = verb.node("x")
                    if x.kind == "Sel" and x.get("f") is None and x.get("a") is None:
                        found.append(modifiers.Words(st.PARTY_ANY, True))
                    else:
                        rule = modifiers.RuleFor("party")
                        rule.filter = self.one_of(x)
                        found.append(rule)
            elif verb.kind == "UseAsHaste":
                found.append(modifiers.Flags(st.DULL_AS_HASTE))
            else:
                raise CannotRun(f"can {verb.kind}")
        return found

    def pred_NoActivate(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Flags(st.NO_ACTIVE_PHASE)]

    def pred_Produces(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Produces(mask_of(node.get("e")))]

    def pred_ProducesAny(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Produces(ALL_ELEMENTS)]

    def pred_LosesFirst(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.RuleFor("no battle damage")]

    # -------------------------------------------------------------- statements

    def statement(self, node: Node, cond: Cond | None) -> list[Part]:
        """What holds for players or the game."""
        method = getattr(self, "state_" + node.kind, None)
        if method is None:
            raise CannotRun(f"statement {node.kind}")
        found = method(node, cond)
        assert isinstance(found, list)
        return found

    def state_Instead(self, node: Node, cond: Cond | None) -> list[Part]:
        only(node, "on", "do", "whose", "d")
        self.would = True
        patterns = self.triggers(node.get("on"), whose(node.node("whose").get("o")) if node.get("whose") is not None else -1)
        self.would = False
        found: list[Part] = []
        for pattern in patterns:
            op, optional = self.change(node.node("do"), pattern)
            found.append(Part(modifiers.Replacing(pattern, op, optional), None, cond, 0))
        return found

    def op_Instead(self, node: Node) -> Op:
        """A replacement effect that a resolved effect makes."""
        parts = self.state_Instead(node, None)
        for part in parts:
            replacing = part.modifier
            assert isinstance(replacing, modifiers.Replacing)
            pattern = replacing.pattern
            if pattern.this:
                pattern.this = False
                pattern.refs = selectors.SelfAsWas()
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Turn"
        return modifiers.LastOp(parts, None, duration)

    def change(self, node: Node, pattern: Pattern) -> tuple[Op, bool]:
        """What happens instead, and whether that is optional."""
        kind = node.kind
        if kind == "May":
            op, _ = self.change(node.node("do"), pattern)
            return op, True
        damage = self.damage_change(node)
        if damage is not None:
            return damage, False
        if kind == "RemoveFromGame" and node.node("x").kind in ("That", "It", "This") and pattern.kind in ("leave", "to break"):
            only(node, "x")
            return modifiers.GoElsewhere(REMOVED), False
        if kind == "Return" and node.node("x").kind in ("That", "It", "This") and pattern.kind == "leave":
            to = node.node("to").kind
            if to == "Hand":
                return modifiers.GoElsewhere(HAND), False
        if kind == "Prevent":
            return modifiers.InsteadDo(None), False
        return modifiers.InsteadDo(self.op(node)), False

    def damage_change(self, node: Node) -> Op | None:
        """A change of the damage."""
        kind = node.kind
        if kind == "DamageIs":
            return modifiers.SetDamage("is", self.value(node.get("n")))
        if kind == "DamageIsAmount":
            return modifiers.SetDamage("is", self.value(node.get("n")))
        if kind == "DamageLess":
            return modifiers.SetDamage("less", self.value(node.get("n")))
        if kind == "DamageMore":
            return modifiers.SetDamage("more", self.value(node.get("n")))
        if kind in ("DamageLessPer", "DamageMorePer"):
            amount = numbers.Arithmetic("times", self.value(node.get("n")), self.countable(node.node("c")))
            return modifiers.SetDamage("less" if kind == "DamageLessPer" else "more", amount)
        if kind == "DamageDouble":
            return modifiers.SetDamage("double", Const(0))
        if kind == "DamageHalf":
            return modifiers.SetDamage("half", Const(0))
        if kind == "DamageTo":
            return modifiers.Redirect(self.ref(node.node("x")))
        return None

    def damage_pattern(self, x: Node, by: Slot | None) -> Pattern:
        """Damage dealt to such things."""
        pattern = self.subject(Pattern("damaged"), x)
        if pattern.this:
            pattern.this = False
            pattern.refs = selectors.SelfAsWas()
        if by is not None:
            pattern.by = self.sources(by)
        return pattern

    def state_AllDamage(self, node: Node, cond: Cond | None) -> list[Part]:
        only(node, "x", "do", "by", "d")
        pattern = self.damage_pattern(node.node("x"), node.get("by"))
        op = self.damage_change(node.node("do"))
        if op is None:
            raise CannotRun(f"AllDamage {node.node('do').kind}")
        return [Part(modifiers.Replacing(pattern, op), None, cond, 0)]

    def op_NextDamage(self, node: Node) -> Op:
        """“The next damage dealt to it … instead.” One for each of the things it is about."""
        only(node, "x", "do", "by", "d")
        op = self.damage_change(node.node("do"))
        if op is None:
            raise CannotRun(f"NextDamage {node.node('do').kind}")
        pattern = Pattern("damaged")
        pattern.refs = selectors.It()
        if node.get("by") is not None:
            pattern.by = self.sources(node.get("by"))
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Turn"
        part = Part(modifiers.Replacing(pattern, op, once=True), None, None, 0)
        return modifiers.EachLast([part], self.pick(node.node("x")), duration)

    def op_NextDamageBy(self, node: Node) -> Op:
        only(node, "x", "y", "do", "d")
        op = self.damage_change(node.node("do"))
        if op is None:
            raise CannotRun("NextDamageBy")
        pattern = Pattern("damaged")
        if node.get("y") is not None:
            self.subject(pattern, node.node("y"))
        pattern.doer_refs = selectors.It()
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Turn"
        part = Part(modifiers.Replacing(pattern, op, once=True), None, None, 0)
        return modifiers.EachLast([part], self.pick(node.node("x")), duration)

    def op_NextDamagePlayer(self, node: Node) -> Op:
        only(node, "o", "do", "d")
        op = self.damage_change(node.node("do"))
        if op is None:
            raise CannotRun("NextDamagePlayer")
        pattern = Pattern("player damage")
        pattern.whose = whose(node.get("o"))
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Turn"
        return modifiers.LastOp([Part(modifiers.Replacing(pattern, op, once=True), None, None, 0)], None, duration)

    def state_MustChoose(self, node: Node, cond: Cond | None) -> list[Part]:
        only(node, "by", "x")
        rule = modifiers.RuleFor("must choose")
        rule.by = self.sources(node.get("by"))
        x = node.node("x")
        return [Part(rule, ThisBody() if x.kind == "This" else self.ref(x), cond)]

    def state_PlayerCant(self, node: Node, cond: Cond | None) -> list[Part]:
        only(node, "o", "v", "d")
        found: list[Part] = []
        for verb in nodes(node.get("v")):
            kinds = {"Cast": "cast", "Play": "enter", "Search": "search", "Block": "block", "Attack": "attack", "Draw": "draw"}
            if verb.kind not in kinds:
                raise CannotRun(f"player cannot {verb.kind}")
            rule = modifiers.RuleFor(kinds[verb.kind])
            x = verb.get("x")
            if isinstance(x, Node):
                rule.filter = self.card_test(x)
            player = {0: 0, 1: 1, -1: 2}.get(whose(node.get("o")))
            if player is None:
                raise CannotRun("PlayerCant")
            found.append(Part(rule, None, cond, player))
        return found

    def state_HandLimit(self, node: Node, cond: Cond | None) -> list[Part]:
        rule = modifiers.RuleFor("hand limit")
        rule.number = self.value(node.get("n"))
        return [Part(rule, None, cond, 0)]

    # -------------------------------------------------------------- lines about the card itself

    def rule_CostChange(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "x", "by", "per", "o", "next", "d", "floor")
        value, sign = self.cost_by(node.node("by"))
        per = node.get("per")
        if isinstance(per, Node):
            value = numbers.Arithmetic("times", value, self.countable(per))
        floor = node.get("floor") is not None
        x = node.node("x")
        if x.kind == "This":
            if node.get("next") is not None or node.get("d") is not None:
                raise CannotRun("CostChange of this")
            self.face.cost_changes.append(OwnCost(value, sign, cond, floor))
            return
        change = modifiers.CastCost(value, sign, floor, self.card_test(x))
        skill.parts.append(Part(change, None, cond, self.cost_player(node, x)))

    def cost_by(self, by: Node) -> tuple[Value, int]:
        """By how much a cost changes, and which way."""
        kind = by.kind
        if kind in ("Reduce", "ReduceBy"):
            return self.value(by.get("n")), -1
        if kind == "Increase":
            return self.value(by.get("n")), 1
        if kind in ("ReducePer", "IncreasePer"):
            value = numbers.Arithmetic("times", self.value(by.get("n")), self.countable(by.node("c")))
            return value, -1 if kind == "ReducePer" else 1
        raise CannotRun(f"cost {kind}")

    def cost_player(self, node: Node, x: Node) -> int:
        """Whose cards are meant: 0 yours, 1 your opponent's, 2 both."""
        slot = node.get("o") if node.get("o") is not None else x.get("o")
        if slot is None:
            return 0
        return {0: 0, 1: 1, -1: 2}.get(whose(slot), 0)

    def op_CostChange(self, node: Node) -> Op:
        only(node, "x", "by", "per", "o", "next", "d", "floor")
        value, sign = self.cost_by(node.node("by"))
        per = node.get("per")
        if isinstance(per, Node):
            value = numbers.Arithmetic("times", value, self.countable(per))
        x = node.node("x")
        change = modifiers.CastCost(value, sign, node.get("floor") is not None, self.card_test(x))
        change.next = node.get("next") is not None
        duration = self.duration(node.get("d")) if node.get("d") is not None else "Turn"
        return modifiers.LastOp([Part(change, None, None, self.cost_player(node, x))], None, duration)

    def rule_CostAny(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "x", "d")
        x = node.node("x")
        if x.kind == "This":
            way = Way(None, cond)
            way.any_element = True
            self.face.ways.append(way)
            return
        rule = modifiers.RuleFor("any element")
        rule.filter = self.card_test(x)
        skill.parts.append(Part(rule, None, cond, 0))

    def op_CostAny(self, node: Node) -> Op:
        only(node, "x", "d")
        rule = modifiers.RuleFor("any element")
        rule.filter = self.card_test(node.node("x"))
        return modifiers.LastOp([Part(rule, None, None, 0)], None, self.duration(node.get("d")))

    def rule_CostAlternative(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "k", "x")
        self.face.ways.append(Way(self.costs(node.get("k")), cond))

    def rule_CostExtra(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "k", "x")
        self.face.ways.append(Way(self.costs(node.get("k")), cond, more=True))

    def rule_AlsoNamed(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        if cond is not None:
            raise CannotRun("AlsoNamed under a condition")
        for tag in nodes(node.get("t")):
            if tag.kind != "Name":
                raise CannotRun(f"AlsoNamed {tag.kind}")
            self.face.also_names += strings(tag.get("t"))

    def rule_NoBoth(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        names: list[str] = []
        for inner in node.walk():
            if inner.kind == "Name":
                names += strings(inner.get("t"))
        rule = modifiers.RuleFor("not both")
        rule.names = [*names, self.face.name]
        skill.parts.append(Part(rule, None, cond, 0))
        self.face.not_with = names

    def rule_ManyLightDark(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        mask = mask_of(node.get("e"))
        skill.parts.append(Part(modifiers.LightDark(mask), None, cond, 0))
        self.face.joins |= mask

    def rule_PlayEvenIf(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        self.face.joins |= mask_of(node.get("e")) if node.get("e") is not None else LIGHT_DARK

    def rule_CannotPlay(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        if node.node("x").kind != "This" or cond is not None:
            raise CannotRun("CannotPlay")
        self.face.not_by_effects = True

    def rule_OnlyPay(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "x", "e", "y")
        limit = PayOnly()
        if node.get("e") is not None:
            limit.elements = mask_of(node.get("e"))
            if bin(limit.elements).count("1") != 1:
                raise CannotRun("OnlyPay with several Elements")
        if node.get("y") is not None:
            limit.backups = True
            limit.backup_elements = self.backup_elements(node.node("y"))
        self.face.pay_only = limit

    def rule_OnlyCast(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "x", "r")
        holder = Skill("field", "")
        self.restrict(holder, node.get("r"))
        if holder.limit:
            raise CannotRun("OnlyCast once")
        self.face.only += holder.only

    def rule_CastFromZone(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "x", "z")
        zone = node.node("z")
        place = ZONE_OF[zone.node("p").kind]
        rule = modifiers.RuleFor("cast from")
        rule.filter = filters.OneOf(selectors.Self())
        rule.number = Const(1 << place)
        skill.parts.append(Part(rule, None, cond, 0))
        skill.places |= 1 << place

    def rule_EntersDull(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        raise CannotRun("EntersDull")

    def pred_EntersDull(self, node: Node, times: Value | None) -> list[Change]:
        raise CannotRun("EntersDull of others")

    def pred_EntersActive(self, node: Node, times: Value | None) -> list[Change]:
        raise CannotRun("EntersActive")


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
                face.unread.append(" ".join(lines) + f" [{problem}]")
                continue
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


def finish(face: FFFace) -> None:
    """Notes once what is asked for all the time."""
    for skill in face.skills:
        face.kinds |= skill.kinds
        if skill.keywords and not skill.damage:
            face.keywords |= skill.keywords
        if skill.places:
            face.loose = True
