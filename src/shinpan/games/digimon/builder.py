"""From meaning to something that runs, part 3: instructions and whole effects.

One method per meaning node; a node without one cannot be carried out, and a card with such a node is not read.
"""

from __future__ import annotations

import re

from ...effects.nodes import Node, Slot
from ...effects.ops import Cond, Const, Filter, Op, Select, Value
from . import conds, filters, modifiers, needs, selectors, verbs
from . import state as st
from .abilities import DigiBurstCost, PutOff, Token, TokenFace, Win, XrosMore
from .clauses import Clauses
from .costs import CostChange
from .faces import DIGIMON, DigimonFace
from .keywords import BY_NODE, action
from .language import Text, unchain
from .playing import Payment
from .selectors import Count
from .state import Effect, Trig
from .words import ZONE_OF, CannotRun, colors_of, nodes, whose_of, words_of

TURNS = {"YourTurn": 1, "OpponentsTurn": 2, "AllTurns": 3}
PLACES = {"InHand": st.HAND, "InTrash": st.TRASH, "InBreeding": st.BREEDING, "InSecurity": st.SECURITY}
CONTINUOUS = {
    "Mod",
    "PlayerCant",
    "EffectsCant",
    "TargetLocked",
    "DpLocked",
    "OriginalDpSet",
    "TurnEndAt",
    "TimingLocked",
}
COSTS = {"PlayCost": 1, "DigivolutionCost": 2, "UseCost": 4, "LinkCost": 8, "AnyCost": 15, "PlayOrDigivolutionCost": 3}
HEADERS = {"ChooseEffects", "AllEffects", "Below", "Delay", "DigiBurst"}
RAISES = {"RaiseMax", "LowerMax"}
MOMENTS = {
    "EndOfTurn": ("turn end", -1, 0),
    "EndOfYourTurn": ("turn end", 0, 0),
    "EndOfOpponentsTurn": ("turn end", 1, 0),
    "EndOfOpponentsNextTurn": ("turn end", 1, 1),
    "EndOfYourNextTurn": ("turn end", 0, 1),
    "EndOfBattle": ("battle end", -1, 0),
    "EndOfAttack": ("attack end", -1, 0),
    "StartOfYourNextMainPhase": ("main start", 0, 1),
    "StartOfYourNextTurn": ("turn start", 0, 1),
}


class Builder(Clauses):
    """Builds the effects of one card."""

    def __init__(self, face: DigimonFace) -> None:
        super().__init__()
        self.face = face
        self.items: list[Op] = []
        """What is listed below a sentence that chooses among it."""
        self.would = False
        """Whether the effect being built cuts in before its cause."""
        self.pay: Slot | None = None
        self.duration = ""
        """The duration of the neighbour, where a change names none."""
        self.reduces = 0

    # -------------------------------------------------------------- effects

    def effects(self, chain: Node) -> list[Effect]:
        """One printed effect, as the effects it amounts to."""
        sentences = unchain(chain)
        first = sentences[0]
        self.such = None
        self.reduces = 0
        if first.kind.endswith("Req") or first.kind in ("DigivolveReqIf", "RuleTrait", "RuleName", "RuleNameHas", "CopiesRule"):
            if len(sentences) > 1:
                raise CannotRun(f"{first.kind} and more")
            self.special(first)
            return []
        if first.kind == "KeywordEffect":
            return self.keyword_line(sentences)
        if first.kind != "Effect":
            raise CannotRun(first.kind)
        return self.effect_line(first, sentences[1:])

    def dress(self, effect: Effect, head: Node) -> None:
        """Timing, place and limit of an effect."""
        limit = head.get("limit")
        if isinstance(limit, Node):
            effect.limit = limit.number("n")
        for place in nodes(head.get("place")):
            effect.places |= 1 << PLACES[place.kind]
        for timing in nodes(head.get("timing")):
            kind = timing.kind
            effect.timings.append(kind)
            if kind in TURNS:
                effect.turns = TURNS[kind]
            elif kind == "Main":
                effect.main = True
            elif kind != "Security":
                trig = self.timing(kind)
                if trig is None:
                    raise CannotRun(f"timing {kind}")
                effect.trigs.append(trig)
        effect.name = " ".join(f"[{re.sub('(?<!^)([A-Z])', lambda m: ' ' + m[1], t)}]" for t in effect.timings) or effect.name

    def close(self, effect: Effect) -> Effect:
        """Adds up what the effect waits for."""
        effect.kinds = 0
        for trig in effect.trigs:
            effect.kinds |= trig.kinds
        effect.reduces = self.reduces
        self.face.all_kinds |= effect.kinds
        own = any(trig.own for trig in effect.trigs)
        effect.loose = bool(effect.places & ~(1 << st.BREEDING | 1 << st.BATTLE)) or own and self.in_piles(effect)
        return effect

    def in_piles(self, effect: Effect) -> bool:
        """Whether it is about the card itself while it is not on top of a stack."""
        for trig in effect.trigs:
            if getattr(trig, "this_card", False):
                return True
        return False

    def effect_line(self, head: Node, rest: list[Node]) -> list[Effect]:
        """[Timing] clause. More sentences."""
        do = head.node("do")
        effect = Effect("triggered")
        self.dress(effect, head)
        only_turns = all(timing in TURNS for timing in effect.timings)
        self.would = False
        on: Slot | None = None
        outer: Cond | None = None
        if do.kind == "When":
            on = do.get("on")
            if do.get("c") is not None:
                outer = self.cond(do.get("c"))
            do = do.node("do")
        if on is None and only_turns and not rest and self.own_rule(do):
            return []
        if on is None and only_turns and self.continuous(do) and all(self.continuous(self.plain(node)) for node in rest):
            effect.kind = "static"
            for node in [do, *rest]:
                for part in self.static(self.plain(node), None):
                    effect.parts.append(part)
            return [self.close(effect)] if effect.parts else []
        if on is None and only_turns and do.kind in ("May", "DigivolveAs"):
            return self.odd_line(do, rest)
        if on is not None:
            trigs, would = self.triggers(on)
            if any(isinstance(trig, Trig) for trig in effect.trigs):
                for trig in trigs:
                    raise CannotRun("a timing and a trigger together")
            effect.trigs = trigs
            effect.would = would
            self.would = would
        elif only_turns:
            raise CannotRun(f"{do.kind} without a timing")
        program = self.program([do, *rest], effect)
        if outer is not None:
            program = verbs.IfOp(outer, program)
        effect.program = program
        return [self.close(effect)]

    def plain(self, node: Node) -> Node:
        """A sentence without its “then”."""
        return node.node("do") if node.kind == "Then" else node

    def odd_line(self, do: Node, rest: list[Node]) -> list[Effect]:
        """A permission printed without a timing: a card that can digivolve onto a Tamer (8-1)."""
        inner = do.node("do") if do.kind == "May" else do
        if inner.kind != "DigivolveAs" or rest:
            raise CannotRun(f"{inner.kind} without a timing")
        of = inner.node("of")
        cost = -1
        for pay in nodes(inner.get("pay")):
            if pay.kind != "CostIs":
                raise CannotRun("DigivolveAs")
            cost = pay.number("n")
        level = next((f.number("n") for f in nodes(of.get("f")) if f.kind == "Level"), -1)
        mask = 0
        for f in nodes(of.get("f")):
            if f.kind == "Color":
                mask |= colors_of(f.get("c"))
        xs = nodes(inner.get("x"))
        if len(xs) != 1 or level < 0:
            raise CannotRun("DigivolveAs")
        need = self.tester(xs[0])
        if cost < 0:
            for requirement in self.face.requirements:
                if requirement.level == level and requirement.colors & (mask or 127):
                    cost = requirement.cost
        if cost < 0:
            raise CannotRun("DigivolveAs without a cost")
        self.face.special.append(needs.DigivolveLine(need, cost))
        return []

    def own_rule(self, node: Node) -> bool:
        """What a card says of itself wherever it is: its cost, its colour requirements, its names for DigiXros."""
        cond: Cond | None = None
        inner = node
        if node.kind in ("While", "If"):
            inner = node.node("do")
            if inner.kind in ("IgnoreColors", "ColorsMet", "ReduceCost") or self.cost_of(inner):
                cond = self.cond(node.get("c"))
        if inner.kind == "IgnoreColors":
            self.face.ignore_colors.append(needs.ColorRule(0, cond))
            return True
        if inner.kind == "ColorsMet":
            self.face.ignore_colors.append(needs.ColorRule(colors_of(inner.get("c")), cond))
            return True
        if self.cost_of(inner):
            n = nodes(inner.get("p"))[0].number("n")
            self.face.cost_changes.append(CostChange(15, Const(n - max(0, self.face.cost)), cond))
            return True
        per: Value | None = None
        if inner.kind == "Each":
            per = self.counting(inner.node("per"))
            inner = inner.node("do")
        if inner.kind in ("ReduceCost", "IncreaseCost") and self.about_this(inner.get("x")):
            sign = -1 if inner.kind == "ReduceCost" else 1
            n = inner.get("n")
            if not isinstance(n, int):
                raise CannotRun("ReduceCost")
            value: Value = Const(sign * n) if per is None else conds.Product(sign * n, per)
            self.face.cost_changes.append(CostChange(COSTS[inner.node("k").kind], value, cond))
            return True
        if inner.kind == "Mod" and all(p.kind == "AlsoXros" for p in nodes(inner.get("p"))):
            for p in nodes(inner.get("p")):
                self.face.xros_also += words_of(p.get("t"))
            return True
        return False

    def cost_of(self, node: Node) -> bool:
        """“This card costs n.”"""
        return node.kind == "Mod" and [p.kind for p in nodes(node.get("p"))] == ["CostOf"]

    def about_this(self, slot: Slot | None) -> bool:
        """Whether a cost is that of this card."""
        xs = nodes(slot)
        return len(xs) == 1 and xs[0].kind == "This"

    def continuous(self, node: Node) -> bool:
        """Whether a clause holds continuously rather than being done."""
        if node.kind in ("While", "If"):
            return self.continuous(node.node("do"))
        if node.kind == "And":
            return self.continuous(node.node("a")) and self.continuous(node.node("b"))
        if node.kind in ("ReduceCost", "IncreaseCost"):
            return True
        return node.kind in CONTINUOUS and node.get("d") is None

    def static(self, node: Node, cond: Cond | None) -> list[modifiers.Part]:
        """The parts of a continuous effect (15-8-2)."""
        if node.kind in ("While", "If"):
            own = self.cond(node.get("c"))
            return self.static(node.node("do"), own if cond is None else conds.All([cond, own]))
        if node.kind == "And":
            return self.static(node.node("a"), cond) + self.static(node.node("b"), cond)
        if node.kind in ("ReduceCost", "IncreaseCost"):
            return self.static_cost(node, cond)
        return self.parts(node, cond)

    def static_cost(self, node: Node, cond: Cond | None) -> list[modifiers.Part]:
        """A continuous change of what some cards cost."""
        xs = nodes(node.get("x"))
        n = node.get("n")
        if len(xs) != 1 or xs[0].kind != "Sel" or not isinstance(n, int):
            raise CannotRun("a continuous cost change")
        sign = -1 if node.kind == "ReduceCost" else 1
        change = modifiers.RuleChange("cost", [], self.thing_filter(xs[0].get("of"), True), COSTS[node.node("k").kind])
        change.value = Const(sign * n)
        side = whose_of(xs[0].get("o"))
        return [modifiers.Part(change, None, cond, side if side >= 0 else 0)]

    def keyword_line(self, sentences: list[Node]) -> list[Effect]:
        """Keywords printed as a line, with or without a timing before them."""
        head = sentences[0]
        found: list[Effect] = []
        timed = any(timing.kind not in TURNS for timing in nodes(head.get("timing")))
        keys = nodes(head.get("k"))
        if any(k.kind == "DigiBurst" for k in keys):
            return [self.digi_burst(head, keys[0], sentences[1:])]
        if len(sentences) > 1:
            if not timed:
                raise CannotRun("a keyword and more")
        for k in keys:
            if k.kind == "UseReq":
                self.use_requirement(k)
                continue
            effect = None
            acted = action(k.kind, self.key_filters(k), 0) if timed else None
            if acted is not None:
                effect = Effect("triggered")
                self.dress(effect, head)
                ops: list[Op] = [acted]
                if len(sentences) > 1:
                    ops.append(self.program(sentences[1:], effect))
                effect.program = verbs.Sentences(ops) if len(ops) > 1 else acted
                effect.name = f"{effect.name} <{BY_NODE[k.kind]}>".strip()
                effect.keyword = BY_NODE[k.kind] if k.kind in ("Save", "BlastDigivolve", "BlastDNA", "MindLink", "Blitz") else ""
                found.append(self.close(effect))
                continue
            if timed:
                raise CannotRun(f"{k.kind} at a timing")
            effect = self.keyword(k)
            if head.get("place") is not None:
                raise CannotRun(f"{k.kind} at a place")
            for timing in nodes(head.get("timing")):
                effect.turns = TURNS[timing.kind]
            reduces = effect.reduces
            places = effect.places
            main = effect.main
            self.close(effect)
            effect.reduces, effect.places, effect.main = reduces, places, main
            effect.loose = effect.loose or bool(places >> st.HAND & 1)
            found.append(effect)
        return found

    def key_filters(self, k: Node) -> list[Filter]:
        """The requirements in a keyword's icon."""
        found: list[Filter] = []
        for slot in ("f", "a", "b"):
            inner = k.get(slot)
            if isinstance(inner, Node):
                found.append(self.need(inner))
        return found

    def use_requirement(self, k: Node) -> None:
        """Newer than the book: another requirement in place of the colours (not carried out)."""
        raise CannotRun("UseReq")

    def digi_burst(self, head: Node, k: Node, rest: list[Node]) -> Effect:
        """16-13: by trashing digivolution cards, what follows."""
        if not rest:
            raise CannotRun("Digi-Burst without an effect")
        effect = Effect("triggered")
        self.dress(effect, head)
        n = k.number("n")
        inner = self.program([self.unbullet(node) for node in rest], effect)
        effect.program = verbs.ByOp([DigiBurstCost(n)], inner)
        effect.keyword = "Digi-Burst"
        effect.amount = n
        effect.name = f"{effect.name} <Digi-Burst {n}>".strip()
        return self.close(effect)

    def unbullet(self, node: Node) -> Node:
        """A bullet as a sentence."""
        return node.node("do") if node.kind == "Item" else node

    # -------------------------------------------------------------- programs

    def program(self, sentences: list[Node], effect: Effect) -> Op:
        """The sentences of an effect; what raises its maximums comes first, what replaces a sentence takes its place."""
        ops: list[Op] = []
        index = 0
        while index < len(sentences):
            node = self.plain(sentences[index])
            if any(inner.kind in HEADERS for inner in walk_here(node)):
                index += 1
                self.items = []
                while index < len(sentences) and sentences[index].kind == "Item":
                    own = [self.unbullet(sentences[index])]
                    index += 1
                    while index < len(sentences) and sentences[index].kind not in ("Item",) and not self.after_items(sentences[index]):
                        own.append(sentences[index])
                        index += 1
                    items = self.items
                    self.items = []
                    built = self.program(own, effect)
                    self.items = [*items, built]
                if not self.items:
                    raise CannotRun("nothing is listed below")
                if any(inner.kind == "Delay" for inner in walk_here(node)):
                    effect.delay = True
                ops.append(self.op(node))
                continue
            if node.kind == "Item":
                raise CannotRun("a bullet without a header")
            if self.raising(node):
                ops.insert(0, self.op(node))
            elif self.replacing(node) and ops:
                ops[-1] = self.replacement(node, ops[-1])
            elif node.kind == "Otherwise" and ops:
                ops.append(verbs.OtherwiseOp(self.op(node.node("do"))))
            else:
                ops.append(self.op(node))
            index += 1
        return verbs.Sentences(ops)

    def after_items(self, node: Node) -> bool:
        """Whether a sentence goes on after a list rather than within its last bullet."""
        return False

    def raising(self, node: Node) -> bool:
        """Whether a sentence only raises or lowers a maximum of this effect."""
        if node.kind in ("Each", "If"):
            return self.raising(node.node("do"))
        return node.kind in RAISES

    def replacing(self, node: Node) -> bool:
        """Whether a sentence stands in for the one before: “… instead”."""
        if node.kind in ("If", "By"):
            return node.node("do").kind == "Instead"
        return False

    def replacement(self, node: Node, before: Op) -> Op:
        """18-2: under its condition, this is done in place of the sentence before."""
        inner = self.op(node.node("do").node("do"))
        if node.kind == "By":
            return InsteadBy(verbs.ByOp(self.costs(node), inner), before)
        return InsteadIf(self.cond(node.get("c")), inner, before)

    def op(self, node: Node) -> Op:
        """One instruction."""
        if node.kind in CONTINUOUS:
            return self.lasting(node)
        method = getattr(self, "do_" + node.kind, None)
        if method is None:
            raise CannotRun(node.kind)
        result = method(node)
        assert isinstance(result, Op)
        return result

    def do_Then(self, node: Node) -> Op:
        return self.op(node.node("do"))

    def do_If(self, node: Node) -> Op:
        return verbs.IfOp(self.cond(node.get("c")), self.op(node.node("do")))

    do_While = do_If

    def do_May(self, node: Node) -> Op:
        inner = node.node("do")
        if inner.kind == "UseKeyword":
            return self.op(inner)
        return verbs.MayOp(self.op(inner))

    def do_And(self, node: Node) -> Op:
        a, b = node.node("a"), node.node("b")
        before = self.duration
        self.duration = self.own_duration(b) or self.own_duration(a) or before
        ops = [self.op(a), self.op(b)]
        self.duration = before
        return verbs.AndOp(ops)

    def own_duration(self, node: Node) -> str:
        """The duration a clause names, for its neighbour that names none."""
        d = node.get("d")
        if isinstance(d, Node):
            return d.kind
        if node.kind == "And":
            return self.own_duration(node.node("a")) or self.own_duration(node.node("b"))
        return ""

    def do_Or(self, node: Node) -> Op:
        return verbs.OrOp([self.op(node.node("a")), self.op(node.node("b"))])

    def do_Each(self, node: Node) -> Op:
        value = self.counting(node.node("per"))
        return verbs.EachOp(value, self.op(node.node("do")))

    def do_Opponent(self, node: Node) -> Op:
        return verbs.OpponentOp(self.op(node.node("do")))

    def do_Both(self, node: Node) -> Op:
        return verbs.BothOp(self.op(node.node("do")))

    def do_From(self, node: Node) -> Op:
        zones, pay = self.from_zones, self.pay
        if node.get("z") is not None:
            self.from_zones = node.get("z")
        if node.get("pay") is not None:
            self.pay = node.get("pay")
        op = self.op(node.node("do"))
        self.from_zones, self.pay = zones, pay
        return op

    def costs(self, node: Node) -> list[Op]:
        """15-7: what has to be done; what is chosen or revealed comes before what is done with it."""
        order = {"Reveal": 0, "Choose": 0, "PayCost": 1}
        row = sorted(nodes(node.get("cost")), key=lambda item: order.get(item.kind, 2))
        return [self.op(item) for item in row]

    def do_By(self, node: Node) -> Op:
        return verbs.ByOp(self.costs(node), self.op(node.node("do")))

    def do_Instead(self, node: Node) -> Op:
        if not self.would:
            raise CannotRun("instead of nothing")
        inner = node.node("do")
        if inner.kind == "May":
            return verbs.MayOp(verbs.AndOp([verbs.PreventOp(None), self.op(inner.node("do"))]))
        return verbs.AndOp([verbs.PreventOp(None), self.op(inner)])

    def do_Delay(self, node: Node) -> Op:
        return verbs.ByOp([verbs.TrashOp(selectors.This(True))], self.items[0])

    def do_ChooseEffects(self, node: Node) -> Op:
        return verbs.ModesOp(self.items, node.number("n"))

    def do_AllEffects(self, node: Node) -> Op:
        return verbs.ModesOp(self.items, len(self.items), True)

    def do_Below(self, node: Node) -> Op:
        return verbs.AndOp([self.items[0] for _ in range(node.number("n"))])

    def do_At(self, node: Node) -> Op:
        moment = node.node("t").kind
        if moment not in MOMENTS:
            raise CannotRun(f"at {moment}")
        effect = Effect("triggered", f"[{moment}]")
        effect.program = verbs.Sentences([self.op(node.node("do"))])
        kind, whose, skip = MOMENTS[moment]
        return PutOff(effect, kind, whose, skip)

    # -------------------------------------------------------------- lasting changes

    def lasting(self, node: Node) -> Op:
        """A change that lasts (15-11, 15-13)."""
        d = node.get("d")
        until = d.kind if isinstance(d, Node) else self.duration
        kind = node.kind
        if kind == "Mod":
            per = node.get("per")
            value = self.counting(per) if isinstance(per, Node) else None
            if node.get("vs") is not None:
                raise CannotRun("while battling")
            changes = []
            for p in nodes(node.get("p")):
                if p.kind == "DeletedAt":
                    return self.deleted_at(node, p)
                changes += self.changes(p, value)
            return modifiers.LastOp(changes, self.selects(node.get("x")), until or "Game")
        if kind == "PlayerCant":
            who = {0: 0, 1: 1, -1: 2}[whose_of(node.get("x"))]
            return modifiers.LastOp(self.player_cant(node), None, until or "ThisTurn", who)
        if kind == "EffectsCant":
            pairs = self.effects_cant(node)
            if all(x == pairs[0][1] or x.kind in ("It", "That") for _, x in pairs):
                return modifiers.LastOp([change for change, _ in pairs], self.select(pairs[0][1]), until or "ThisTurn")
            return verbs.AndOp([modifiers.LastOp([change], self.select(x), until or "ThisTurn") for change, x in pairs])
        if kind == "TargetLocked":
            return modifiers.LastOp([modifiers.FlagChange(st.NO_TARGET_SWITCH)], self.select(node.node("x")), until or "ThisTurn")
        if kind == "DpLocked":
            change = modifiers.RuleChange("dp", self.by(node.get("by")))
            return modifiers.LastOp([change], self.select(node.node("x")), until or "ThisTurn")
        if kind == "OriginalDpSet":
            return modifiers.LastOp([modifiers.OriginalDp(node.number("n"))], self.selects(node.get("x")), until or "ThisTurn")
        if kind == "TimingLocked":
            change = modifiers.RuleChange("activate", [])
            change.words = [timing.kind for timing in nodes(node.get("t"))]
            return modifiers.LastOp([change], self.select(node.node("x")), until or "ThisTurn")
        raise CannotRun(kind)

    def deleted_at(self, node: Node, p: Node) -> Op:
        """“… is deleted at the end of the turn.”"""
        kind, whose, skip = MOMENTS[p.node("t").kind]
        effect = Effect("triggered", "[deleted later]")
        select = self.selects(node.get("x"))
        chosen = verbs.ChooseOp(select)
        effect.program = verbs.Sentences([verbs.DeleteOp(selectors.It())])
        return verbs.AndOp([chosen, PutOff(effect, kind, whose, skip)])

    def quoted(self, node: Node) -> list[Effect]:
        """15-13: effects in quotation marks that are given to a card."""
        found: list[Effect] = []
        saved = (self.items, self.would, self.pay, self.duration, self.from_zones, self.such, self.reduces)
        for chain in unchain(node):
            self.duration = ""
            self.from_zones = None
            self.pay = None
            found += self.effects(chain)
        (self.items, self.would, self.pay, self.duration, self.from_zones, self.such, self.reduces) = saved
        return found

    # -------------------------------------------------------------- instructions

    def do_Delete(self, node: Node) -> Op:
        return verbs.DeleteOp(self.selects(node.get("x")))

    def do_Suspend(self, node: Node) -> Op:
        return verbs.SuspendOp(self.selects(node.get("x")))

    def do_Unsuspend(self, node: Node) -> Op:
        return verbs.UnsuspendOp(self.selects(node.get("x")))

    def do_UnsuspendAnd(self, node: Node) -> Op:
        select = self.selects(node.get("x"))
        d = node.get("d")
        changes = [change for p in nodes(node.get("p")) for change in self.changes(p, None)]
        until = d.kind if isinstance(d, Node) else "ThisTurn"
        return verbs.AndOp([verbs.UnsuspendOp(select), modifiers.LastOp(changes, selectors.It(), until)])

    def do_Choose(self, node: Node) -> Op:
        return verbs.ChooseOp(self.selects(node.get("x")))

    def hand(self) -> list[selectors.Place]:
        """The zone of cards where none is named."""
        return [selectors.Pile(0, st.HAND)]

    def do_Trash(self, node: Node) -> Op:
        xs = nodes(node.get("x"))
        if len(xs) == 1 and xs[0].kind == "TopOrBottom":
            return self.either_end(xs[0], lambda select: verbs.TrashOp(select))
        return verbs.TrashOp(self.selects(node.get("x"), -1, self.hand()))

    def either_end(self, node: Node, make: object) -> Op:
        """The top or the bottom card, as the player likes."""
        assert callable(make)
        piles = nodes(node.get("p"))
        zone = ZONE_OF[piles[0].kind]
        side = whose_of(node.get("o"))
        both = [selectors.Ends(1, side, zone, bottom, None) for bottom in (False, True)]
        return verbs.OrOp([make(select) for select in both])

    def do_TrashUntil(self, node: Node) -> Op:
        return self.down_to(node)

    def do_TrashDownTo(self, node: Node) -> Op:
        return self.down_to(node)

    def down_to(self, node: Node) -> Op:
        """Trash cards until so many are left."""
        zone = st.HAND
        for pile in nodes(node.get("p")):
            zone = ZONE_OF[pile.kind]
        side = max(0, whose_of(node.get("o")))
        if node.get("x") is not None:
            raise CannotRun(node.kind)
        pick = selectors.Pick(Count(selectors.EXACT, 1), [selectors.Pile(side, zone)], None)
        return verbs.EachOp(Surplus(zone, side, node.number("n")), verbs.TrashOp(pick))

    def do_TrashBlind(self, node: Node) -> Op:
        raise CannotRun("TrashBlind")

    def do_Reveal(self, node: Node) -> Op:
        return self.look(node, False)

    def do_Look(self, node: Node) -> Op:
        return self.look(node, True)

    def look(self, node: Node, private: bool) -> Op:
        z = node.get("z")
        if z is not None:
            select: Select = selectors.Pick(Count(selectors.ALL, 0), self.places(z if isinstance(z, tuple) else (z,), 0), None)
        else:
            select = self.selects(node.get("x"), -1, self.hand())
        return verbs.RevealOp(select, private)

    def do_Search(self, node: Node) -> Op:
        z = node.get("z")
        assert z is not None
        everything = selectors.Pick(Count(selectors.ALL, 0), self.places(z if isinstance(z, tuple) else (z,), 0), None)
        first = verbs.RevealOp(everything, True)
        if node.get("x") is None:
            return first
        before = self.from_zones
        self.from_zones = (Node("Revealed"),)
        second = verbs.ChooseOp(self.selects(node.get("x")))
        self.from_zones = before
        return verbs.AndOp([first, second])

    def do_Flip(self, node: Node) -> Op:
        face = node.get("face")
        return verbs.FlipOp(self.selects(node.get("x")), not (isinstance(face, Node) and face.kind == "FaceDown"))

    def do_Move(self, node: Node) -> Op:
        zone = -1
        for z in nodes(node.get("z")):
            for pile in nodes(z.get("p")):
                zone = ZONE_OF[pile.kind]
        select = self.selects(node.get("x"))
        return verbs.MoveOp(select, zone)

    def do_Draw(self, node: Node) -> Op:
        return verbs.DrawOp(node.number("n"))

    def do_DrawUntil(self, node: Node) -> Op:
        return verbs.DrawOp(node.number("n"), True)

    def do_Recovery(self, node: Node) -> Op:
        return verbs.RecoveryOp(node.number("n"))

    def do_RecoveryUntil(self, node: Node) -> Op:
        return verbs.RecoveryOp(node.number("n"), node.number("m"))

    def do_GainMemory(self, node: Node) -> Op:
        return verbs.MemoryOp(node.number("n"))

    def do_LoseMemory(self, node: Node) -> Op:
        return verbs.MemoryOp(-node.number("n"))

    def do_SetMemory(self, node: Node) -> Op:
        o = node.get("o")
        return verbs.SetMemoryOp(node.number("n"), isinstance(o, Node) and o.kind == "Opponent")

    def do_PayCost(self, node: Node) -> Op:
        return verbs.PayOp(node.number("n"))

    def do_DeDigivolve(self, node: Node) -> Op:
        return verbs.DeDigivolveOp(node.number("n"), self.selects(node.get("x")))

    def do_Add(self, node: Node) -> Op:
        return self.put(node, "Add")

    def do_Return(self, node: Node) -> Op:
        return self.put(node, "Return")

    def do_Place(self, node: Node) -> Op:
        return self.put(node, "Place")

    def put(self, node: Node, verb: str) -> Op:
        """Cards and where they go."""
        to = node.get("to")
        if not isinstance(to, Node):
            raise CannotRun(f"{verb} nowhere")
        kind = to.kind
        face = node.get("face")
        face_up = isinstance(face, Node) and face.kind == "FaceUp"
        xs = nodes(node.get("x"))
        before = self.from_zones
        if node.get("or") is not None:
            zones: list[Node] = [*nodes(node.get("or"))]
            for x in xs:
                zones += nodes(x.get("z"))
            self.from_zones = tuple(zones)
            xs = [Node(x.kind, tuple(pair for pair in x.slots if pair[0] != "z")) for x in xs]
        if len(xs) == 1 and xs[0].kind == "TopOrBottom":
            self.from_zones = before
            return self.either_end(xs[0], lambda select: self.put_op(select, to, verb, face_up, face))
        select = self.selects(tuple(xs), -1, self.hand())
        self.from_zones = before
        return self.put_op(select, to, verb, face_up, face)

    def put_op(self, select: Select, to: Node, verb: str, face_up: bool, face: Slot | None) -> Op:
        kind = to.kind
        piles = {
            "ToHand": (st.HAND, "top"),
            "DeckTop": (st.DECK, "top"),
            "DeckBottom": (st.DECK, "bottom"),
            "DeckTopOrBottom": (st.DECK, "either"),
            "SecurityTop": (st.SECURITY, "top"),
            "SecurityBottom": (st.SECURITY, "bottom"),
            "SecurityTopOrBottom": (st.SECURITY, "either"),
            "EggDeckBottom": (st.EGGS, "bottom"),
        }
        if kind in piles:
            zone, end = piles[kind]
            return verbs.PutOp(select, zone, verb, end, face_up)
        if kind == "BattleArea":
            return verbs.FieldOp(select)
        unders = {"SourcesBottom": "bottom", "SourcesTop": "top", "SourcesAny": "either", "Sources": "bottom", "Under": "bottom"}
        if kind in unders:
            down = isinstance(face, Node) and face.kind == "FaceDown"
            return verbs.UnderOp(select, self.select(to.node("x")), unders[kind], down)
        if kind == "BottomOrUnder":
            hosts = selectors.OneOf([self.select(to.node("x")), self.select(to.node("y"))])
            return verbs.UnderOp(select, hosts, "bottom", False)
        raise CannotRun(f"to {kind}")

    # -------------------------------------------------------------- coming into play

    def payment(self, node: Node) -> Payment:
        """How it is paid."""
        how = Payment()
        slot = node.get("pay") if node.get("pay") is not None else self.pay
        for pay in nodes(slot):
            if pay.kind == "Free":
                how.free = True
            elif pay.kind == "Reduced":
                how.less += pay.number("n")
            elif pay.kind == "CostIs":
                how.fixed = pay.number("n")
            elif pay.kind == "Ignoring":
                how.ignoring = True
            elif pay.kind == "IgnoringLevel":
                how.ignoring_level = True
            elif pay.kind != "Normal":
                raise CannotRun(f"pay {pay.kind}")
        return how

    def do_Play(self, node: Node) -> Op:
        how = self.payment(node)
        xs = nodes(node.get("x"))
        zone = st.BATTLE
        suspended = False
        for way in nodes(node.get("as")):
            if way.kind in ("Suspended",):
                suspended = True
            elif way.kind == "ToBreeding":
                zone = st.BREEDING
            elif way.kind != "AnotherDigimon":
                raise CannotRun(f"play {way.kind}")
        tokens = [x for x in xs if x.kind == "Sel" and "Token" in self.kind_names(x.get("of"))]
        if tokens:
            if len(tokens) != len(xs):
                raise CannotRun("a token and a card")
            ops: list[Op] = [self.token(x, suspended) for x in tokens]
            return ops[0] if len(ops) == 1 else verbs.AndOp(ops)
        return verbs.PlayOp(self.selects(node.get("x"), -1, self.hand()), how, zone, suspended)

    def token(self, x: Node, suspended: bool) -> Op:
        """4-18: a token with the information the text gives it."""
        of = x.node("of")
        name = ""
        facts: Node | None = None
        for f in nodes(of.get("f")):
            if f.kind == "Named":
                name = words_of(f.get("t"))[0]
            elif f.kind == "TokenFacts":
                facts = f.node("x")
        count = self.count(x.get("n"))
        if facts is None or not name:
            raise CannotRun(f"a token without its information: {name}")
        face = TokenFace(name)
        face.colors = colors_of(facts.get("c"))
        for slot in ("dp", "level", "cost"):
            value = facts.get(slot)
            if isinstance(value, int):
                setattr(face, slot, value)
        face.traits = words_of(facts.get("t"))
        e = facts.get("e")
        if isinstance(e, Node):
            before = self.face
            self.face = face
            face.effects = list(self.quoted(e))
            self.face = before
            before.all_kinds |= face.all_kinds
            number_effects(face)
        return Token(face, count.n if count is not None else 1, suspended)

    def do_Use(self, node: Node) -> Op:
        return verbs.UseOp(self.selects(node.get("x"), -1, self.hand()), self.payment(node))

    def do_ReturnOrPlay(self, node: Node) -> Op:
        select = self.selects(node.get("x"), -1, self.hand())
        back = verbs.PutOp(select, st.HAND, "Return", "top")
        return verbs.OrOp([back, verbs.PlayOp(select, self.payment(node))])

    def do_PlayTotal(self, node: Node) -> Op:
        pick = self.total(node, "PlayCost")
        return verbs.PlayOp(pick, self.payment(node))

    def do_DeleteTotal(self, node: Node) -> Op:
        s = node.get("s")
        return verbs.DeleteOp(self.total(node, s.kind if isinstance(s, Node) else "DP"))

    def total(self, node: Node, which: str) -> selectors.Pick:
        """Any number of things that together keep to a total."""
        select = self.selects(node.get("x"), -1, self.hand())
        if not isinstance(select, selectors.Pick):
            raise CannotRun(node.kind)
        select.count = Count(selectors.ANY, 0)
        select.bounds.append(selectors.Bound("total", which, node.number("n")))
        return select

    def do_Digivolve(self, node: Node) -> Op:
        who = self.selects(node.get("x"))
        into = self.selects(node.get("into"), 0, self.hand())
        return verbs.DigivolveOp(who, into, self.payment(node))

    def do_DNADigivolve(self, node: Node) -> Op:
        who = self.selects(node.get("x"))
        into = self.selects(node.get("into"), 0, self.hand())
        xs = nodes(node.get("x"))
        this = selectors.This(False) if any(x.kind == "This" for x in xs) else None
        return verbs.DnaOp(who, into, self.payment(node), this)

    def do_AppFuse(self, node: Node) -> Op:
        into = self.selects(node.get("into"), 0, self.hand())
        return verbs.FuseOp(self.selects(node.get("x")), into, self.payment(node))

    def do_Link(self, node: Node) -> Op:
        return verbs.LinkOp(self.selects(node.get("x"), 0, self.hand()), self.selects(node.get("to")), self.payment(node))

    def do_DigivolveAs(self, node: Node) -> Op:
        how = self.payment(node)
        how.ignoring = True
        if how.fixed < 0 and not how.free:
            raise CannotRun("DigivolveAs without a cost")
        return verbs.DigivolveOp(self.selects(node.get("x")), self.selects(node.get("into"), 0, self.hand()), how)

    def do_Hatch(self, node: Node) -> Op:
        return verbs.HatchOp()

    # -------------------------------------------------------------- costs, attacks, others

    def do_ReduceCost(self, node: Node) -> Op:
        return self.cost_op(node, -1)

    def do_IncreaseCost(self, node: Node) -> Op:
        return self.cost_op(node, 1)

    def cost_op(self, node: Node, sign: int) -> Op:
        n = node.get("n")
        if not isinstance(n, int):
            raise CannotRun(node.kind)
        if not self.would:
            raise CannotRun(f"{node.kind} outside of a payment")
        if sign < 0:
            self.reduces += n
        return verbs.CostOp(Const(n), sign)

    def do_Attack(self, node: Node) -> Op:
        target = node.get("target")
        how = [inner.kind for inner in nodes(node.get("how"))]
        goal = "any"
        against: Select | None = None
        if isinstance(target, Node):
            if target.kind == "Player":
                goal = "player"
            else:
                goal = "digimon"
                against = self.select(target.node("x"))
                if isinstance(against, selectors.Pick):
                    against.count = None
        return verbs.AttackOp(self.selects(node.get("x")), goal, against, "NoSuspend" in how)

    def do_GainAndAttack(self, node: Node) -> Op:
        d = node.get("d")
        until = d.kind if isinstance(d, Node) else "ThisTurn"
        changes = self.change_Gain(node, None)
        target = node.get("target")
        goal = "player" if isinstance(target, Node) and target.kind == "Player" else "any"
        how = [inner.kind for inner in nodes(node.get("how"))]
        gain = modifiers.LastOp(changes, self.selects(node.get("x")), until)
        return verbs.AndOp([gain, verbs.AttackOp(selectors.It(), goal, None, "NoSuspend" in how)])

    def do_SwitchTarget(self, node: Node) -> Op:
        xs = nodes(node.get("x"))
        if len(xs) == 1 and xs[0].kind == "Player":
            return verbs.SwitchTargetOp(None)
        return verbs.SwitchTargetOp(self.selects(node.get("x")))

    def do_EndAttack(self, node: Node) -> Op:
        return verbs.EndAttackOp()

    def do_Prevent(self, node: Node) -> Op:
        if not self.would:
            raise CannotRun("Prevent")
        return verbs.PreventOp(None)

    def do_PreventFor(self, node: Node) -> Op:
        return verbs.PreventOp(self.selects(node.get("x")))

    def do_Stay(self, node: Node) -> Op:
        if not self.would:
            raise CannotRun("Stay")
        return verbs.PreventOp(self.selects(node.get("x")))

    do_NotDeleted = do_Stay

    def do_RaiseMax(self, node: Node) -> Op:
        return self.raise_op(node, 1)

    def do_LowerMax(self, node: Node) -> Op:
        return self.raise_op(node, -1)

    def raise_op(self, node: Node, sign: int) -> Op:
        m = node.node("m")
        if m.kind == "DpDeletionMax":
            if m.get("x") is not None:
                raise CannotRun("another effect's maximum")
            return verbs.RaiseOp("DP", sign * node.number("n"))
        s = m.get("s")
        which = s.kind if isinstance(s, Node) else "DP"
        return verbs.RaiseOp(which, sign * node.number("n"))

    def do_ActivateEffect(self, node: Node) -> Op:
        count = self.count(node.get("n"))
        timings = [timing.kind for timing in nodes(node.get("t"))]
        return verbs.ActivateOp(timings, self.select(node.node("x")), count.n if count is not None else 99)

    def do_UseKeyword(self, node: Node) -> Op:
        k = node.node("k")
        found = self.key_filters(k)
        x = node.get("x")
        if isinstance(x, Node) and k.kind == "MindLink":
            found = [self.tester(x)]
        elif isinstance(x, Node) and x.kind not in ("This", "It"):
            raise CannotRun(f"{k.kind} of another")
        op = action(k.kind, found, 0)
        if op is None:
            raise CannotRun(f"use {k.kind}")
        return op

    def do_Shuffle(self, node: Node) -> Op:
        return verbs.ShuffleOp(max(0, whose_of(node.get("o"))), ZONE_OF[node.node("p").kind])

    def do_XrosFrom(self, node: Node) -> Op:
        return XrosMore(self.place_mask(node.get("z")))

    def do_AddSelfToXros(self, node: Node) -> Op:
        mask = 0
        for x in nodes(node.get("x")):
            mask |= self.place_mask(x.get("z"))
        return XrosMore(mask)

    def do_Win(self, node: Node) -> Op:
        return Win(True)

    def do_Lose(self, node: Node) -> Op:
        return Win(False)

    # -------------------------------------------------------------- special lines

    def special(self, node: Node) -> None:
        """2-3-5 … 2-3-12: rules and requirements printed as lines."""
        face = self.face
        kind = node.kind
        if kind == "DigivolveReq":
            face.special.append(needs.DigivolveLine(self.need(node.node("f")), node.number("n")))
        elif kind == "DigivolveReqIf":
            face.special.append(needs.DigivolveLine(self.need(node.node("f")), node.number("n"), self.cond(node.get("c"))))
        elif kind == "DNAReq":
            both = [self.need(node.node("a")), self.need(node.node("b"))]
            face.special.append(needs.DnaLine(both, node.number("n")))
        elif kind in ("XrosReq", "AssemblyReq"):
            row = [self.material(item, kind == "XrosReq") for item in nodes(node.get("m"))]
            face.special.append(needs.MaterialLine("xros" if kind == "XrosReq" else "assembly", node.number("n"), row))
        elif kind == "BurstReq":
            tamer = filters.Named(words_of(node.get("t")))
            face.special.append(needs.BurstLine(self.need(node.node("f")), node.number("n"), tamer))
        elif kind == "AppFusionReq":
            names: list[Filter] = [filters.Named([name]) for name in words_of(node.get("t"))]
            face.special.append(needs.FusionLine(names, node.number("n")))
        elif kind == "LinkReq":
            face.special.append(needs.LinkLine(self.need(node.node("f")), node.number("n")))
        elif kind == "RuleTrait":
            face.traits = face.traits + words_of(node.get("t"))
        elif kind == "RuleName":
            face.also_names = face.also_names + words_of(node.get("t"))
        elif kind == "RuleNameHas":
            face.name_parts = face.name_parts + words_of(node.get("t"))
        elif kind == "CopiesRule":
            face.copies = node.number("n")
        else:
            raise CannotRun(kind)

    def material(self, node: Node, xros: bool) -> needs.Material:
        """One entry of DigiXros or Assembly requirements."""
        n = node.get("n")
        count = n if isinstance(n, int) else 1
        if node.kind == "MatDifferent":
            found: list[Filter] = [filters.Kinds(DIGIMON)]
            if isinstance(node.get("f"), Node):
                found.append(self.need(node.node("f")))
            if isinstance(node.get("l"), int):
                found.append(filters.Number("Level", "=", Const(node.number("l"))))
            if node.get("t") is not None:
                found.append(filters.Trait(words_of(node.get("t"))))
            return needs.Material(filters.Every(found), count, "name" if isinstance(node.get("l"), int) else "number")
        f = node.get("f")
        if isinstance(f, Node):
            need = self.need(f)
            if xros:
                stands = [name for inner in f.walk() if inner.kind == "ReqName" for name in words_of(inner.get("t"))]
                if stands:
                    need = filters.AnyFilter([need, StandsFor(stands)])
            return needs.Material(need, count)
        w = nodes(node.get("w"))
        if w:
            return needs.Material(filters.AnyFilter([self.with_filter(item) for item in w]), count)
        raise CannotRun("Mat")


def walk_here(node: Node) -> list[Node]:
    """A node and all below it, but not what is in quotation marks."""
    found = [node]
    for _, value in node.slots:
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Node) and item.kind not in ("Quoted", "Has", "Quote"):
                found += walk_here(item)
    return found


def number_effects(face: DigimonFace) -> None:
    """Counts the effects as printed, and finds those that work while the card is not on top of a stack."""
    face.loose_effects = []
    face.loose_kinds = 0
    for row in (face.effects, face.inherited_effects, face.link_effects, face.security_effects):
        for number, effect in enumerate(row, 1):
            assert isinstance(effect, Effect)
            if not effect.number:
                effect.number = number
            if effect.loose and row is not face.security_effects:
                face.loose_effects.append(effect)
                face.loose_kinds |= effect.kinds


PARENTHESES = re.compile(r"\([^()]*\)")


def build(face: DigimonFace, texts: dict[str, Text]) -> None:
    """Fills the effects of a face; what cannot be carried out is listed as not read."""
    builder = Builder(face)
    for place, text in texts.items():
        if not text.full:
            continue
        for number, chain in enumerate(text.effects(), 1):
            try:
                built = builder.effects(chain)
            except (CannotRun, AssertionError, KeyError) as error:
                said = next((s.text for s, start in zip(text.sentences, range(99)) if start in text.starts[number - 1 : number]), "")
                face.unread.append(f"{said} ({error})")
                continue
            for effect in built:
                effect.number = number
                settle_place(face, place, effect)
    words = " ".join([face.text, face.inherited, face.security, face.link_text])
    face.all_kinds |= builder.all_kinds
    face.words = words.replace("＜", "<").replace("＞", ">")
    number_effects(face)


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


from .abilities import InsteadBy, InsteadIf, StandsFor, Surplus  # noqa: E402
