"""From meaning to something that runs, part 3: instructions and whole effects.

One method per meaning node; a node without one cannot be carried out, and a card with such a node is not read.
"""

from __future__ import annotations

import re

from ....effects.continuous import Part
from ....effects.ops import Both, Cond, Const, Either, Filter, Op, Select, Value
from ....meaning.build import CannotRun
from ....meaning.node import Node, Slot
from ..book.costs import CostChange
from ..book.keywords import BY_NODE, action
from ..book.playing import Discount, Payment
from ..book.values import EFFECTS, LATE, NUMBERS, Change
from ..things import (
    card_verbs,
    conds,
    filters,
    game_verbs,
    joining,
    modifiers,
    needs,
    play_verbs,
    selectors,
    stack_verbs,
    verbs,
)
from ..things import state as st
from ..things.abilities import DigiBurstCost, PutOff, Token, TokenFace, Win, XrosMore
from ..things.faces import COLORS, DIGIMON, WAYS, DigimonFace
from ..things.selectors import Count
from ..things.state import Effect
from ..things.trigs import MetBy, Together
from . import changes as predicates
from .clauses import Clauses
from .language import Text, unchain
from .words import ZONE_OF, colors_of, nodes, sided, whose_of, words_of

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
    "AttachTiming",
    "CheckedLocked",
    "CostUp",
    "TreatLevel",
    "SecurityLocked",
    "ChangeColor",
    "ChangeInto",
    "XrosReplace",
}
COSTS = {"PlayCost": 1, "DigivolutionCost": 2, "UseCost": 4, "LinkCost": 8, "AnyCost": 15, "PlayOrDigivolutionCost": 3}
HEADERS = {"ChooseEffects", "AllEffects", "Below", "Delay", "DigiBurst"}
COST_VERBS = {"ReduceCost", "IncreaseCost", "SetCost", "ReduceCostBy", "SetCostCount"}
PAID_BY = {"Play": 1, "PlayTotal": 1, "PlayTotalExact": 1, "ReturnOrPlay": 1, "PlayOrUse": 5, "Use": 4, "Link": 8}
PAID_EVENTS = {"Played", "Digivolves", "DNADigivolves", "DigivolvedInto", "Used", "Linked"}
DONE = {"Played": "Play", "Deleted": "Delete", "Trashed": "Trash", "Suspends": "Suspend", "Digivolves": "Digivolve"}
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
        self.said = ""
        """The duration the sentence before names."""
        self.front: list[Node] = []
        """The sentences right before that list."""
        self.would = False
        """Whether the effect being built cuts in before its cause."""
        self.pay: Slot | None = None
        self.duration = ""
        """The duration of the neighbour, where a change names none."""
        self.reduces = 0
        self.attacks: list[stack_verbs.AttackOp] = []
        """The attacks of this effect, for what is said of them afterwards."""
        self.paid: list[Payment] = []
        """How the instructions of this effect are paid, for what is said of their cost afterwards."""
        self.place = ""
        """Where on the card the text is printed."""

    # -------------------------------------------------------------- effects

    def effects(self, chain: Node) -> list[Effect]:
        """One printed effect, as the effects it amounts to."""
        found: list[Effect] = []
        for sentences in self.apart(unchain(chain)):
            found += self.one_line(sentences)
        return found

    def apart(self, sentences: list[Node]) -> list[list[Node]]:
        """The lines of a chain: keywords and rules about the card itself stand on their own wherever they are printed."""
        lines: list[list[Node]] = []
        line: list[Node] = []
        timed: Node | None = None
        for node in sentences:
            if timed is not None:
                node = Node("Effect", tuple((name, self.plain(node) if name == "do" else value) for name, value in timed.slots))
                timed = None
            elif node.kind == "Effect" and self.color_rule(node.node("do")):
                lines.append([alone(node.node("do"))])
                timed = node if node.get("timing") is not None else None
                continue
            elif self.color_rule(self.plain(node)):
                lines.append([alone(self.plain(node))])
                continue
            if line and (node.kind == "KeywordEffect" and not self.acted(line[0], node) or self.rule_line(line[0], node)):
                lines.append(line)
                line = []
            if not line and node.kind in ("When", "While", "If", "Each", "ReduceCost", "May", "Mod"):
                node = alone(node)
            line.append(node)
        if line:
            lines.append(line)
        return lines

    def acted(self, head: Node, node: Node) -> bool:
        """Whether a keyword after other sentences is something to do, not something the card has."""
        if head.kind != "Effect" or head.get("timing") is None:
            return False
        return all(action(k.kind, self.key_filters(k), 0) is not None for k in nodes(node.get("k")))

    def color_rule(self, node: Node) -> bool:
        """Whether a sentence is about this card's colour requirements."""
        if node.kind in ("While", "If"):
            return self.color_rule(node.node("do"))
        return node.kind in ("IgnoreColors", "ColorsMet")

    def rule_line(self, head: Node, node: Node) -> bool:
        """Whether a sentence after one without a timing is a rule of its own."""
        if head.kind == "CopiesRule":
            return True
        if head.kind != "Effect" or head.get("timing") is not None or head.get("place") is not None:
            return False
        inner = head.node("do")
        while inner.kind in ("While", "If", "May"):
            inner = inner.node("do")
        return inner.kind in ("Digivolve", "DigivolveAs", "Mod") and node.kind in ("Each", "ReduceCost", "When")

    def one_line(self, sentences: list[Node]) -> list[Effect]:
        """One line of text."""
        first = sentences[0]
        self.such = None
        self.reduces = 0
        self.paid = []
        self.attacks = []
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
        if self.place == "security" and head.get("timing") is None:
            head = Node("Effect", (*head.slots, ("timing", (Node("Security"),))))
        self.dress(effect, head)
        only_turns = all(timing in TURNS for timing in effect.timings)
        self.would = False
        on: list[Slot] = []
        outer: list[Cond] = []
        if do.kind == "When" and self.named_for_xros(do):
            return []
        while do.kind == "When" or do.kind in ("While", "If") and do.node("do").kind == "When":
            if do.kind == "When":
                on.append(self.before_payment(do))
            if do.get("c") is not None:
                outer.append(self.cond(do.get("c")))
            do = do.node("do")
        if not on and only_turns and not rest and self.own_rule(do):
            return []
        if len(on) == 1 and not rest and not outer and do.kind == "Mod" and self.attack_by(on[0]):
            ps = nodes(do.get("p"))
            if len(ps) == 1 and ps[0].kind == "CanAttackUnsuspended":
                rule = modifiers.RuleChange("blitz unsuspended", [], self.tester(ps[0].node("x")))
                effect.kind = "static"
                effect.parts.append(Part(rule, None, None))
                return [self.close(effect)]
        if not on and only_turns and self.continuous(do) and all(self.continuous(self.plain(node)) for node in rest):
            effect.kind = "static"
            for node in [do, *rest]:
                for part in self.static(self.plain(node), None):
                    effect.parts.append(part)
            return [self.close(effect)] if effect.parts else []
        if not on and only_turns:
            return self.odd_line(effect, do, rest)
        for slot in on:
            trigs, would = self.triggers(slot)
            if effect.trigs:
                trigs = [Together(a, b) for a in effect.trigs for b in trigs if a.kinds & b.kinds]
                if not trigs:
                    raise CannotRun("a timing and a trigger that never meet")
            effect.trigs = trigs
            effect.would = would
            self.would = would
        if on and any(self.plain(node).kind == "When" and not self.by_this(self.plain(node)) for node in rest):
            return [self.several_whens(effect, do, rest)]
        effect.recalls = any(inner.kind == "Made" for node in [do, *rest] for inner in walk_here(node))
        effect.this_card = any(says_this_card(inner) for node in [do, *rest] for inner in walk_here(node))
        effect.replaces = self.would and any(inner.kind == "Instead" for node in [do, *rest] for inner in walk_here(node))
        program = self.program([do, *rest], effect)
        if outer:
            program = joining.IfOp(outer[0] if len(outer) == 1 else Both(outer), program)
        effect.program = program
        return [self.close(effect)]

    def plain(self, node: Node) -> Node:
        """A sentence without its “then”."""
        return node.node("do") if node.kind == "Then" else node

    def odd_line(self, effect: Effect, do: Node, rest: list[Node]) -> list[Effect]:
        """What is printed without a timing and lets something be done: ways to digivolve, places DigiXros may take from."""
        if rest:
            raise CannotRun(f"{do.kind} without a timing")
        inner = do
        cond: Cond | None = None
        while inner.kind in ("While", "If", "May"):
            if inner.kind != "May":
                own = self.cond(inner.get("c"))
                cond = own if cond is None else Both([cond, own])
            inner = inner.node("do")
        if inner.kind in ("Digivolve", "DigivolveAs"):
            into = nodes(inner.get("into"))
            if len(into) == 1 and into[0].kind == "This":
                for line in self.own_ways(inner, cond):
                    self.face.special.append(line)
                return []
            if inner.kind == "Digivolve":
                return [self.way_of_this(effect, inner, cond)]
        if inner.kind == "By" and inner.node("do").kind == "DigivolveAs":
            costs = self.costs(inner)
            for line in self.own_ways(inner.node("do"), cond):
                line.costs = costs
                self.face.special.append(line)
            return []
        if inner.kind in ("XrosFrom", "AddSelfToXros") and not effect.timings:
            effect.trigs, effect.would = self.triggers((Node("WouldDo", (("do", play_this()), ("o", Node("You")))),))
            self.would = True
            program = self.op(inner)
            effect.program = program if cond is None else joining.IfOp(cond, program)
            return [self.close(effect)]
        raise CannotRun(f"{inner.kind} without a timing")

    def own_ways(self, node: Node, cond: Cond | None) -> list[needs.DigivolveLine]:
        """8-1-2: ways in which this card can digivolve from certain cards, as its own text says."""
        cost = -1
        ignoring = False
        for pay in nodes(node.get("pay")):
            if pay.kind == "CostIs":
                cost = pay.number("n")
            elif pay.kind == "Ignoring":
                ignoring = True
            elif pay.kind != "Normal":
                raise CannotRun(f"a way to digivolve: {pay.kind}")
        xs = nodes(node.get("x"))
        if not xs:
            raise CannotRun("a way to digivolve")
        tests = [self.tester(x, 0) for x in xs]
        need: Filter = tests[0] if len(tests) == 1 else filters.AnyFilter(tests)
        if node.kind == "Digivolve":
            if cost < 0 or not ignoring:
                raise CannotRun("a way to digivolve without a cost")
            line = needs.DigivolveLine(need, cost, cond)
            line.ignoring = True
            return [line]
        level, mask = self.counts_as(node)
        found: list[needs.DigivolveLine] = []
        for requirement in self.face.requirements:
            if requirement.level == level and (not mask or requirement.colors & mask):
                test = need if mask else filters.Every([need, filters.Color(requirement.colors)])
                found.append(needs.DigivolveLine(test, cost if cost >= 0 else requirement.cost, cond))
        if not found and cost >= 0:
            found.append(needs.DigivolveLine(need, cost, cond))
        if not found:
            raise CannotRun("DigivolveAs without a cost")
        for line in found:
            line.as_digimon = True
        return found

    def counts_as(self, node: Node) -> tuple[int, int]:
        """The level and colours a Tamer counts as having (8-1)."""
        level = -1
        mask = 0
        for f in nodes(node.node("of").get("f")):
            if f.kind == "Level" and f.text("is") == "eq":
                level = f.number("n")
            elif f.kind == "Color":
                mask |= colors_of(f.get("c"))
            else:
                raise CannotRun(f"as if {f.kind}")
        if level < 0:
            raise CannotRun("DigivolveAs without a level")
        return level, mask

    def way_of_this(self, effect: Effect, node: Node, cond: Cond | None) -> Effect:
        """“This Digimon can digivolve into … for a cost of n”: as long as it holds, one more way (8-1-2)."""
        cost = -1
        ignoring = False
        for pay in nodes(node.get("pay")):
            if pay.kind == "CostIs":
                cost = pay.number("n")
            elif pay.kind == "Ignoring":
                ignoring = True
            else:
                raise CannotRun(f"a way to digivolve: {pay.kind}")
        if cost < 0 or not ignoring:
            raise CannotRun("a way to digivolve without a cost")
        tests: list[Filter] = []
        for one in nodes(node.get("into")):
            zones = nodes(one.get("z"))
            if any(zone.kind != "Zone" or [pile.kind for pile in nodes(zone.get("p"))] != ["Hand"] for zone in zones):
                raise CannotRun("a way to digivolve from elsewhere")
            tests.append(self.thing_filter(one.get("of"), True))
        change = modifiers.RuleChange("digivolve into", [], tests[0] if len(tests) == 1 else filters.AnyFilter(tests), cost)
        effect.kind = "static"
        for x in nodes(node.get("x")):
            effect.parts.append(Part(change, self.scope(x), cond))
        return self.close(effect)

    def attack_by(self, slot: Slot) -> bool:
        """Whether a trigger is this Digimon's attack by <Blitz>."""
        events = [event for trigger in nodes(slot) for event in nodes(trigger.get("e"))]
        return len(events) == 1 and events[0].kind == "Attacks" and isinstance(events[0].get("k"), Node)

    def named_for_xros(self, node: Node) -> bool:
        """15-15-8-1: “when you would DigiXros, this card's name is also …”."""
        on = nodes(node.get("on"))
        if [trigger.kind for trigger in on] != ["WouldDo"] or on[0].node("do").kind != "DigiXros":
            return False
        do = node.node("do")
        if do.kind != "Mod" or any(p.kind != "AlsoNamed" for p in nodes(do.get("p"))) or not self.about_this(do.get("x")):
            raise CannotRun("would DigiXros")
        for p in nodes(do.get("p")):
            self.face.xros_also += words_of(p.get("t"))
        return True

    def before_payment(self, node: Node) -> Slot:
        """The trigger of a “when”; one that changes what is paid comes before the payment, however it is worded (15-8-5)."""
        on = node.get("on")
        assert on is not None
        if not changes_payment(node.node("do")):
            return on
        return tuple(self.early(trigger) for trigger in nodes(on))

    def early(self, trigger: Node) -> Node:
        """The same trigger, just before it."""
        if trigger.kind == "Does":
            return Node("WouldDo", tuple((name, value) for name, value in trigger.slots if name != "by"))
        if trigger.kind not in ("On", "OnHaving"):
            return trigger
        events = []
        for event in nodes(trigger.get("e")):
            if event.kind in PAID_EVENTS and event.get("would") is None:
                event = Node(event.kind, tuple(sorted((*event.slots, ("would", 1)))))
            events.append(event)
        return Node(trigger.kind, tuple((name, tuple(events) if name == "e" else value) for name, value in trigger.slots))

    def by_this(self, node: Node) -> bool:
        """Whether a “when” in a later sentence is about what this effect does."""
        for trigger in nodes(node.get("on")):
            if trigger.kind == "DigivolvingByThis" or trigger.kind == "Does":
                continue
            if trigger.kind == "On" and all(self.of_this(event) for event in nodes(trigger.get("e"))):
                continue
            return False
        return True

    def of_this(self, event: Node) -> bool:
        """Whether an event is one that this effect causes."""
        return any(by.kind == "ByThis" for by in nodes(event.get("by")))

    def several_whens(self, effect: Effect, do: Node, rest: list[Node]) -> Effect:
        """Each sentence has its own trigger: the effect triggers on any of them, and only what was met is done."""
        ops: list[Op] = [joining.IfOp(MetBy(effect.trigs), self.program([do], effect))]
        every = effect.trigs
        for node in rest:
            node = self.plain(node)
            if node.kind != "When" or node.get("c") is not None:
                raise CannotRun("several triggers in one effect")
            trigs, would = self.triggers(node.get("on"))
            if would != effect.would:
                raise CannotRun("several triggers in one effect")
            ops.append(joining.IfOp(MetBy(trigs), self.program([node.node("do")], effect)))
            every = every + trigs
        effect.trigs = every
        effect.program = joining.Sentences(ops)
        return self.close(effect)

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
            n = inner.number("n")
            value: Value = Const(sign * n) if per is None else conds.Product(sign * n, per)
            self.face.cost_changes.append(CostChange(COSTS[inner.node("k").kind], value, cond))
            return True
        ps = nodes(inner.get("p")) if inner.kind == "Mod" and self.about_this(inner.get("x")) else []
        if [p.kind for p in ps] == ["TreatLevelFor"]:
            p = ps[0]
            self.face.levels_for.append((p.number("n"), p.text("u")))
            return True
        if inner.kind == "Mod" and all(p.kind == "AlsoXros" for p in nodes(inner.get("p"))) and self.about_this(inner.get("x")):
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
        if node.kind == "Each":
            return self.raises_all(node.node("do"))
        if self.raises_all(node):
            return True
        return node.kind in CONTINUOUS and node.get("d") is None

    def raises_all(self, node: Node) -> bool:
        """15-15-5-1: whether a clause raises or lowers the maximum of effects that delete by DP."""
        return node.kind in RAISES and node.node("m").kind == "DpDeletionMax"

    def static(self, node: Node, cond: Cond | None) -> list[Part]:
        """The parts of a continuous effect (15-8-2)."""
        if node.kind in ("While", "If"):
            own = self.cond(node.get("c"))
            inner = node.node("do")
            if all(x.kind == "This" for c in nodes(node.get("c")) for x in nodes(c.get("x"))):
                inner = about_itself(inner)
            found = self.static(inner, own if cond is None else Both([cond, own]))
            return later(found) if asks_dp(node.get("c")) else found
        if node.kind == "And":
            return self.static(node.node("a"), cond) + self.static(node.node("b"), cond)
        if node.kind in ("ReduceCost", "IncreaseCost"):
            return self.static_cost(node, cond)
        if node.kind == "Each":
            return [self.deletion_max(node.node("do"), cond, self.counting(node.node("per")))]
        if self.raises_all(node):
            return [self.deletion_max(node, cond, None)]
        return self.parts(node, cond)

    def deletion_max(self, node: Node, cond: Cond | None, per: Value | None) -> Part:
        """15-15-5: a continuous change of the maximum of a player's effects that delete by DP, or of one card's."""
        m = node.node("m")
        x = m.get("x")
        change = modifiers.RuleChange("dp deletion", [], self.tester(x) if isinstance(x, Node) else None)
        change.value = self.amount(node.number("n") * (1 if node.kind == "RaiseMax" else -1), per)
        return Part(change, None, cond, 1 if whose_of(m.get("o")) == 1 else 0)

    def static_cost(self, node: Node, cond: Cond | None) -> list[Part]:
        """A continuous change of what some cards cost."""
        xs = nodes(node.get("x"))
        n = node.get("n")
        if len(xs) != 1 or xs[0].kind != "Sel" or not isinstance(n, int):
            raise CannotRun("a continuous cost change")
        sign = -1 if node.kind == "ReduceCost" else 1
        change = modifiers.RuleChange("cost", [], self.thing_filter(xs[0].get("of"), True), COSTS[node.node("k").kind])
        change.value = Const(sign * n)
        side = whose_of(xs[0].get("o"))
        return [Part(change, None, cond, side if side >= 0 else 0)]

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
                effect.program = joining.Sentences(ops) if len(ops) > 1 else acted
                effect.name = f"{effect.name} <{BY_NODE[k.kind]}>".strip()
                if k.kind in ("Save", "BlastDigivolve", "BlastDNA", "MindLink", "Blitz"):
                    effect.keyword = BY_NODE[k.kind]
                found.append(self.close(effect))
                continue
            if timed and not any(action(other.kind, self.key_filters(other), 0) is not None for other in keys):
                raise CannotRun(f"{k.kind} at a timing")
            effect = self.keyword(k)
            if head.get("place") is not None and not timed:
                raise CannotRun(f"{k.kind} at a place")
            for timing in nodes(head.get("timing")) if not timed else []:
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
        effect.program = joining.ByOp([DigiBurstCost(n)], inner)
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
        sentences = self.restrained(sentences)
        self.said = ""
        while index < len(sentences):
            node = self.plain(sentences[index])
            if node.kind == "Item":
                raise CannotRun("a bullet without a header")
            if node.kind == "At" and node.node("t").kind == "EndOfBattle" and "Security" in effect.timings:
                ops.append(self.put_off(node, sentences[index + 1 :]))
                break
            if self.header(node):
                index = self.listed(sentences, index, effect)
                for own in self.front:
                    self.sentence(own, ops, effect)
                continue
            self.sentence(node, ops, effect)
            index += 1
        return joining.Sentences(ops)

    def restrained(self, sentences: list[Node]) -> list[Node]:
        """What a later sentence forbids this effect is a limit of the choice it is about."""
        found: list[Node] = []
        for node in sentences:
            plain = self.plain(node)
            if plain.kind == "EffectCant":
                do = plain.node("do")
                limits = [limit for x in nodes(do.get("x")) for limit in self.limits_of(x)]
            elif plain.kind == "MustTotal":
                do = Node("Choose")
                limits = [Node("Total", (("n", plain.number("n")), ("s", plain.node("s")), ("shared", 1)))]
            else:
                found.append(node)
                continue
            if not limits or not any(inner.kind == do.kind for before in found for inner in walk_here(before)):
                raise CannotRun(plain.kind)
            found = [limited(before, do.kind, limits) for before in found]
        return found

    def limits_of(self, x: Node) -> list[Node]:
        """“This effect can't play …” as tests of what it may play."""
        if x.kind != "Sel" or not isinstance(x.get("of"), Node):
            raise CannotRun("EffectCant")
        of = x.node("of")
        same = [Node("Different", (("s", f.node("s")),)) for f in nodes(of.get("f")) if f.kind == "Same"]
        if same:
            return same
        return [Node("Without", (("f", (Node("Is", (("x", Node("Sel", (("of", of),))),)),)),))]

    def header(self, node: Node) -> bool:
        """Whether a sentence is about bullets below it."""
        return any(inner.kind in HEADERS for inner in walk_here(node))

    def listed(self, sentences: list[Node], index: int, effect: Effect) -> int:
        """Builds the bullets below a sentence; keeps the sentences before them."""
        front: list[Node] = []
        while index < len(sentences) and sentences[index].kind != "Item":
            front.append(self.plain(sentences[index]))
            index += 1
        items: list[Op] = []
        while index < len(sentences) and sentences[index].kind == "Item":
            own = [self.unbullet(sentences[index])]
            index += 1
            while index < len(sentences) and sentences[index].kind != "Item" and not self.header(self.plain(sentences[index])):
                own.append(sentences[index])
                index += 1
            self.items = []
            items.append(self.program(own, effect))
        if not items:
            raise CannotRun("nothing is listed below")
        self.items = items
        self.front = front
        return index

    def sentence(self, node: Node, ops: list[Op], effect: Effect) -> None:
        """One more sentence of an effect."""
        if any(inner.kind == "Delay" for inner in walk_here(node)):
            effect.delay = True
        if self.raising(node):
            ops.insert(0, self.op(node))
        elif node.kind == "Mod" and ops and all(p.kind == "DpDeletionUp" for p in nodes(node.get("p"))):
            per = node.get("per")
            for p in nodes(node.get("p")):
                up: Op = game_verbs.RaiseOp("DP", p.number("n"))
                ops.insert(0, up if not isinstance(per, Node) else joining.EachOp(self.counting(per), up))
        elif self.replacing(node) and ops:
            ops[-1] = self.replacement(node, ops[-1])
        elif node.kind == "Otherwise" and ops:
            ops.append(joining.OtherwiseOp(self.op(node.node("do"))))
        elif self.cheapens(node):
            self.cheapen(node, None, None)
        elif node.kind == "AttackAlso":
            if not self.attacks:
                raise CannotRun("AttackAlso")
            self.attacks[-1].also = self.hosts_of(node.get("x"))
        elif any(isinstance(op, WatchFor) for op in ops) and {"Made", "That", "It"} & {inner.kind for inner in walk_here(node)}:
            raise CannotRun("what is said of the next time afterwards")
        elif node.kind == "When" and ops and self.by_this(node):
            ops.append(joining.IfOp(self.done_by_this(node), self.op(node.node("do"))))
        else:
            before = self.duration
            if node.kind == "Mod" and node.get("d") is None and all(x.kind in ("It", "That") for x in nodes(node.get("x"))):
                self.duration = before or self.said
            ops.append(self.op(node))
            self.duration = before
        self.said = next((inner.node("d").kind for inner in walk_here(node) if isinstance(inner.get("d"), Node)), "")

    def hosts_of(self, slot: Slot | None) -> Select:
        """All things that fit, none of them chosen."""
        found = [self.hosts(x, 1) for x in nodes(slot)]
        return found[0] if len(found) == 1 else selectors.OneOf(found)

    def do_Next(self, node: Node) -> Op:
        return self.watch_for(node, True, "ThisTurn")

    def do_Lasting(self, node: Node) -> Op:
        inner = node.node("do")
        if inner.kind not in ("When", "Next"):
            raise CannotRun(f"for a while: {inner.kind}")
        return self.watch_for(inner, inner.kind == "Next", node.node("d").kind)

    def watch_for(self, node: Node, once: bool, until: str) -> Op:
        """An effect that waits for something for a while."""
        effect = Effect("triggered", "[later]")
        before, reduces = self.would, self.reduces
        effect.trigs, effect.would = self.triggers(self.before_payment(node))
        self.would = effect.would
        self.reduces = 0
        program = self.op(node.node("do"))
        effect.program = program if node.get("c") is None else joining.IfOp(self.cond(node.get("c")), program)
        self.close(effect)
        effect.loose = False
        self.would, self.reduces = before, reduces
        return WatchFor(effect, until, once)

    def do_During(self, node: Node) -> Op:
        inner = node.node("do")
        if inner.kind == "Mod" and [p.kind for p in nodes(inner.get("p"))] == ["Cant"]:
            verbs_named = nodes(nodes(inner.get("p"))[0].get("v"))
            if [verb.kind for verb in verbs_named] == ["Unsuspend"]:
                cant = Node("Cant", (("v", (Node("UnsuspendIn", (("t", node.node("t")),)),)),))
                return self.op(Node("Mod", (("p", (cant,)), ("x", inner.get("x") or ()))))
        raise CannotRun("During")

    def cheapens(self, node: Node) -> bool:
        """Whether a sentence changes what an instruction before it costs."""
        if self.would or not self.paid:
            return False
        while node.kind in ("If", "Each") or node.kind == "When" and self.by_this(node):
            node = node.node("do")
        return node.kind in ("ReduceCost", "IncreaseCost") and node.get("d") is None and node.get("x") is None

    def cheapen(self, node: Node, cond: Cond | None, per: Value | None) -> None:
        """The cost of what this effect plays, uses or digivolves into."""
        if node.kind == "If":
            own = self.cond(node.get("c"))
            self.cheapen(node.node("do"), own if cond is None else Both([cond, own]), per)
        elif node.kind == "Each":
            self.cheapen(node.node("do"), cond, self.counting(node.node("per")))
        elif node.kind == "When":
            self.cheapen(node.node("do"), cond, per)
        else:
            n = node.number("n") * (1 if node.kind == "ReduceCost" else -1)
            value: Value = Const(n) if per is None else conds.Product(n, per)
            k = node.get("k")
            kinds = COSTS[k.kind] if isinstance(k, Node) else 15
            fit = [paid for paid in self.paid if paid.kind & kinds]
            if not fit:
                raise CannotRun(f"{node.kind} of nothing")
            for paid in fit:
                paid.discounts.append(Discount(value, cond))

    def done_by_this(self, node: Node) -> Cond:
        """“When this effect …”: what it did so far."""
        found: list[Cond] = []
        for trigger in nodes(node.get("on")):
            if trigger.kind == "Does":
                found.append(self.did(trigger, False))
                continue
            if trigger.kind != "On":
                raise CannotRun(f"when this effect {trigger.kind}")
            for event in nodes(trigger.get("e")):
                verb = DONE.get(event.kind)
                if verb is None or event.get("would") is not None:
                    raise CannotRun(f"when this effect {event.kind}")
                for x in nodes(trigger.get("x")):
                    test = self.thing_filter(x.get("of")) if x.kind == "Sel" else filters.Among(self.select(x), False)
                    found.append(conds.Did([verb], test, whose_of(x.get("o")), False))
        return found[0] if len(found) == 1 else Either(found)

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
            return InsteadBy(joining.ByOp(self.costs(node), inner), before)
        return InsteadIf(self.cond(node.get("c")), inner, before, node.node("do").node("do").kind == "May")

    def op(self, node: Node) -> Op:
        """One instruction."""
        if any(x.kind in ("Top", "Bottom") and own_of(x) == "Either" for x in nodes_in(node.get("x"))):
            return joining.OrOp([self.op(sided(node, "Either", who)) for who in ("You", "Opponent")])
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
        return joining.IfOp(self.cond(node.get("c")), self.op(node.node("do")))

    do_While = do_If

    def do_May(self, node: Node) -> Op:
        inner = node.node("do")
        if inner.kind in ("UseKeyword", "XrosFrom", "AddSelfToXros"):
            return self.op(inner)
        return joining.MayOp(self.op(inner))

    def do_And(self, node: Node) -> Op:
        a, b = node.node("a"), node.node("b")
        meant = [x.kind for x in nodes(b.get("x"))]
        if a.kind == "Choose" and b.kind == "Delete" and meant in (["Them"], ["Those"], ["It"], ["That"]):
            return self.op(Node("Delete", (("x", a.get("x") or ()),)))
        before = self.duration
        self.duration = self.own_duration(b) or self.own_duration(a) or before
        ops = [self.op(a), self.op(b)]
        self.duration = before
        return joining.AndOp(ops)

    def own_duration(self, node: Node) -> str:
        """The duration a clause names, for its neighbour that names none."""
        d = node.get("d")
        if isinstance(d, Node):
            return d.kind
        if node.kind == "And":
            return self.own_duration(node.node("a")) or self.own_duration(node.node("b"))
        return ""

    def do_Or(self, node: Node) -> Op:
        return joining.OrOp([self.op(node.node("a")), self.op(node.node("b"))])

    def do_Each(self, node: Node) -> Op:
        value = self.counting(node.node("per"))
        if node.node("do").kind in ("Below", "ActivateAgain", "ActivateEffect"):
            return joining.TimesOp(value, self.op(node.node("do")))
        return joining.EachOp(value, self.op(node.node("do")))

    def do_Opponent(self, node: Node) -> Op:
        return joining.OpponentOp(self.op(node.node("do")))

    def do_Both(self, node: Node) -> Op:
        return joining.BothOp(self.op(each_their_own(node.node("do"))))

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
        """15-7: what has to be done, in printed order."""
        return [self.op(item) for item in nodes(node.get("cost"))]

    def do_By(self, node: Node) -> Op:
        return joining.ByOp(self.costs(node), self.op(node.node("do")))

    def do_Instead(self, node: Node) -> Op:
        if not self.would:
            raise CannotRun("instead of nothing")
        inner = node.node("do")
        if inner.kind == "May":
            return joining.MayOp(joining.ReplaceOp([game_verbs.PreventOp(None), self.in_place(inner.node("do"))], True))
        return joining.ReplaceOp([game_verbs.PreventOp(None), self.in_place(inner)])

    def in_place(self, node: Node) -> Op:
        """18-2-1: what is done instead; cards of this Digimon without a number are as many as would have been trashed."""
        xs = nodes(node.get("x"))
        if node.kind == "Trash" and len(xs) == 1 and xs[0].kind == "Sel" and xs[0].get("n") is None:
            zones = nodes(xs[0].get("z"))
            if [zone.kind for zone in zones] == ["Sources"] and self.about_this(zones[0].get("x")):
                return card_verbs.TrashAsMany()
        return self.op(node)

    def do_Delay(self, node: Node) -> Op:
        return joining.DelayOp([card_verbs.TrashOp(selectors.This(True))], self.items[0])

    def do_ChooseEffects(self, node: Node) -> Op:
        return joining.ModesOp(self.items, node.number("n"))

    def do_AllEffects(self, node: Node) -> Op:
        return joining.ModesOp(self.items, len(self.items), True)

    def do_Below(self, node: Node) -> Op:
        n = node.get("n")
        return joining.AndOp([self.items[0] for _ in range(n if isinstance(n, int) else 1)])

    def do_ActivateAgain(self, node: Node) -> Op:
        if not self.items:
            raise CannotRun("ActivateAgain")
        return self.items[0]

    def do_At(self, node: Node) -> Op:
        return self.put_off(node, [])

    def put_off(self, node: Node, rest: list[Node]) -> Op:
        """18-1-1: what is done at a later moment, with the sentences that go on from it."""
        moment = node.node("t").kind
        if moment not in MOMENTS:
            raise CannotRun(f"at {moment}")
        effect = Effect("triggered", f"[{moment}]")
        effect.program = self.program([node.node("do"), *rest], effect)
        kind, whose, skip = MOMENTS[moment]
        return PutOff(effect, kind, whose, skip)

    # -------------------------------------------------------------- lasting changes

    def lasting(self, node: Node) -> Op:
        """A change that lasts (15-11, 15-13)."""
        d = node.get("d")
        until = d.kind if isinstance(d, Node) else self.duration
        kind = node.kind
        changes: list[Change] = []
        if kind == "Mod":
            per = node.get("per")
            value = self.counting(per) if isinstance(per, Node) else None
            if node.get("vs") is not None:
                raise CannotRun("while battling")
            for p in nodes(node.get("p")):
                if p.kind == "DeletedAt":
                    return self.deleted_at(node, p)
                changes += self.changes(p, value)
            until = until or self.phase_end(node)
            select = everyone(self.selects(node.get("x")))
            if isinstance(select, selectors.Several) and len({modifiers.is_all(one) for one in select.picks}) > 1:
                return joining.AndOp([modifiers.LastOp(changes, one, until or "Game") for one in select.picks])
            return modifiers.LastOp(changes, select, until or "Game")
        if kind == "PlayerCant":
            who = {0: 0, 1: 1, -1: 2}[whose_of(node.get("x"))]
            return modifiers.LastOp(self.player_cant(node), None, until or "ThisTurn", who)
        if kind == "SecurityLocked":
            change = modifiers.RuleChange("add security", self.by(node.get("by")))
            return modifiers.LastOp([change], None, until or "ThisTurn", 2)
        if kind == "CheckedLocked":
            change = modifiers.RuleChange("no security effects", [])
            return modifiers.LastOp([change], self.select(node.node("x")), until or "ThisTurn")
        if kind == "ChangeColor":
            return RecolorOp(self.select(node.node("x")), COLORS["white"], until or "ThisTurn")
        if kind == "EffectsCant":
            if all(verb.kind == "Play" for verb in nodes(node.get("v"))):
                return modifiers.LastOp(self.effects_cant_play(node), None, until or "ThisTurn", self.side_of_effects(node))
            pairs = self.effects_cant(node)
            if all(x == pairs[0][1] or x.kind in ("It", "That") for _, x in pairs):
                return modifiers.LastOp([change for change, _ in pairs], self.select(pairs[0][1]), until or "ThisTurn")
            return joining.AndOp([modifiers.LastOp([change], self.select(x), until or "ThisTurn") for change, x in pairs])
        if kind == "TargetLocked":
            fixed = modifiers.FlagChange(st.NO_TARGET_SWITCH)
            return modifiers.LastOp([fixed], self.select(node.node("x")), until or "ThisTurn")
        if kind == "DpLocked":
            change = modifiers.RuleChange("dp", self.by(node.get("by")))
            return modifiers.LastOp([change], self.select(node.node("x")), until or "ThisTurn")
        if kind == "OriginalDpSet":
            return modifiers.LastOp([modifiers.OriginalDp(node.number("n"))], self.selects(node.get("x")), until or "ThisTurn")
        if kind == "ChangeInto":
            changes = [modifiers.NameIs(node.text("t")), modifiers.ColorsAre(colors_of(node.get("c")))]
            changes.append(modifiers.OriginalDp(node.number("n")))
            return modifiers.LastOp(changes, self.selects(node.get("x")), until or "ThisTurn")
        if kind == "XrosReplace":
            change = modifiers.RuleChange("xros replace", [])
            return modifiers.LastOp([change], self.select(node.node("x")), until or "ThisTurn")
        if kind == "TimingLocked":
            change = modifiers.RuleChange("activate", [])
            change.words = [timing.kind for timing in nodes(node.get("t"))]
            if node.get("x") is None:
                who = {0: 0, 1: 1, -1: 2}[whose_of(node.get("o"))]
                return modifiers.LastOp([change], None, until or "ThisTurn", who)
            return modifiers.LastOp([change], self.select(node.node("x")), until or "ThisTurn")
        raise CannotRun(kind)

    def phase_end(self, node: Node) -> str:
        """How long something holds that names only the unsuspend phase it is about."""
        for inner in walk_here(node):
            if inner.kind == "UnsuspendIn":
                phase = inner.node("t").kind
                if phase == "OwnersUnsuspend":
                    theirs = any(whose_of(x.get("o")) == 1 for x in nodes(node.get("x")))
                    return "OpponentsUnsuspend" if theirs else "YourNextTurnEnd"
                return "YourNextTurnEnd" if phase.startswith("Your") else "OpponentsUnsuspend"
        return ""

    def deleted_at(self, node: Node, p: Node) -> Op:
        """“… is deleted at the end of the turn.”"""
        kind, whose, skip = MOMENTS[p.node("t").kind]
        effect = Effect("triggered", "[deleted later]")
        select = self.selects(node.get("x"))
        chosen = verbs.ChooseOp(select)
        effect.program = joining.Sentences([stack_verbs.DeleteOp(selectors.It())])
        return joining.AndOp([chosen, PutOff(effect, kind, whose, skip)])

    def quoted(self, node: Node) -> list[Effect]:
        """15-13: effects in quotation marks that are given to a card."""
        found: list[Effect] = []
        saved = (self.items, self.would, self.pay, self.duration, self.from_zones, self.such, self.reduces)
        paid, place, self.place = self.paid, self.place, ""
        for chain in unchain(node):
            self.duration = ""
            self.from_zones = None
            self.pay = None
            found += self.effects(chain)
        (self.items, self.would, self.pay, self.duration, self.from_zones, self.such, self.reduces) = saved
        self.paid, self.place = paid, place
        return found

    # -------------------------------------------------------------- instructions

    def do_Delete(self, node: Node) -> Op:
        numbered = any(inner.kind == "Dp" and inner.text("is") == "max" for inner in node.walk())
        numbered = numbered or any(inner.kind == "Total" and inner.node("s").kind == "DP" for inner in node.walk())
        return stack_verbs.DeleteOp(self.selects(node.get("x")), numbered)

    def do_Suspend(self, node: Node) -> Op:
        return stack_verbs.SuspendOp(self.selects(node.get("x")))

    def do_Unsuspend(self, node: Node) -> Op:
        return stack_verbs.UnsuspendOp(self.selects(node.get("x")))

    def do_UnsuspendAnd(self, node: Node) -> Op:
        select = self.selects(node.get("x"))
        d = node.get("d")
        changes = [change for p in nodes(node.get("p")) for change in self.changes(p, None)]
        until = d.kind if isinstance(d, Node) else "ThisTurn"
        return joining.AndOp([stack_verbs.UnsuspendOp(select), modifiers.LastOp(changes, selectors.It(), until)])

    def do_Choose(self, node: Node) -> Op:
        return verbs.ChooseOp(self.selects(node.get("x")))

    def hand(self) -> list[selectors.Place]:
        """The zone of cards where none is named."""
        return [selectors.Pile(0, st.HAND)]

    def do_Trash(self, node: Node) -> Op:
        xs = nodes(node.get("x"))
        if len(xs) == 1 and xs[0].kind == "TopOrBottom":
            return self.either_end(xs[0], lambda select: card_verbs.TrashOp(select))
        return card_verbs.TrashOp(self.selects(node.get("x"), -1, self.hand()))

    def either_end(self, node: Node, make: object) -> Op:
        """The top or the bottom card, as the player likes."""
        assert callable(make)
        piles = nodes(node.get("p"))
        zone = ZONE_OF[piles[0].kind]
        side = whose_of(node.get("o"))
        both = [selectors.Ends(1, side, zone, bottom, None) for bottom in (False, True)]
        return joining.OrOp([make(select) for select in both])

    def do_TrashUntil(self, node: Node) -> Op:
        return self.down_to(node)

    def do_TrashDownTo(self, node: Node) -> Op:
        return self.down_to(node)

    def down_to(self, node: Node) -> Op:
        """Trash cards until so many are left."""
        zone = st.HAND
        for pile in nodes(node.get("p")):
            zone = ZONE_OF[pile.kind]
        if node.get("x") is not None:
            raise CannotRun(node.kind)
        o = node.get("o")
        sides = [0, 1] if isinstance(o, Node) and o.kind in ("Anyone", "EachPlayer") else [max(0, whose_of(o))]
        ops: list[Op] = []
        for side in sides:
            cards: Select = selectors.Pick(Count(selectors.EXACT, 1), [selectors.Pile(side, zone)], None)
            if zone != st.HAND:
                cards = selectors.Ends(1, side, zone, False, None)
            ops.append(joining.EachOp(Surplus(zone, side, node.number("n")), card_verbs.TrashOp(cards)))
        return ops[0] if len(ops) == 1 else joining.AndOp(ops)

    def do_TrashBlind(self, node: Node) -> Op:
        return card_verbs.TrashOp(self.selects(node.get("x"), -1, self.hand()))

    def do_ChooseBlind(self, node: Node) -> Op:
        return verbs.ChooseOp(self.selects(node.get("x"), -1, self.hand()))

    def do_HandDownTo(self, node: Node) -> Op:
        pick = selectors.Pick(Count(selectors.EXACT, 1), [selectors.Pile(1, st.HAND)], None)
        return joining.EachOp(Surplus(st.HAND, 1, node.number("n")), self.put_op(pick, node.node("to"), "Return", False, None))

    def do_TrashSourcesOf(self, node: Node) -> Op:
        if node.get("k") is not None:
            raise CannotRun("TrashSourcesOf")
        below = selectors.Below(self.hosts(node.node("x")), self.one(node.node("x")))
        trash = card_verbs.TrashOp(selectors.Pick(self.count(node.get("n")), [below], None))
        return trash if node.get("per") is None else joining.EachOp(self.counting(node.node("per")), trash)

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
        return card_verbs.RevealOp(select, private)

    def do_Search(self, node: Node) -> Op:
        z = node.get("z")
        assert z is not None
        everything = selectors.Pick(Count(selectors.ALL, 0), self.places(z if isinstance(z, tuple) else (z,), 0), None)
        first = card_verbs.RevealOp(everything, True)
        if node.get("x") is None:
            return first
        before = self.from_zones
        self.from_zones = (Node("Revealed"),)
        second = verbs.ChooseOp(self.selects(node.get("x")))
        self.from_zones = before
        return joining.AndOp([first, second])

    def do_Flip(self, node: Node) -> Op:
        face = node.get("face")
        return card_verbs.FlipOp(self.selects(node.get("x")), not (isinstance(face, Node) and face.kind == "FaceDown"))

    def do_Move(self, node: Node) -> Op:
        zone = -1
        for z in nodes(node.get("z")):
            for pile in nodes(z.get("p")):
                zone = ZONE_OF[pile.kind]
        select = self.selects(node.get("x"))
        return stack_verbs.MoveOp(select, zone)

    def do_Draw(self, node: Node) -> Op:
        return card_verbs.DrawOp(node.number("n"))

    def do_DrawUntil(self, node: Node) -> Op:
        return card_verbs.DrawOp(node.number("n"), True)

    def do_Recovery(self, node: Node) -> Op:
        return card_verbs.RecoveryOp(node.number("n"))

    def do_RecoveryUntil(self, node: Node) -> Op:
        return card_verbs.RecoveryOp(node.number("n"), node.number("m"))

    def do_GainMemory(self, node: Node) -> Op:
        return game_verbs.MemoryOp(node.number("n"))

    def do_LoseMemory(self, node: Node) -> Op:
        return game_verbs.MemoryOp(-node.number("n"))

    def do_SetMemory(self, node: Node) -> Op:
        o = node.get("o")
        return game_verbs.SetMemoryOp(node.number("n"), isinstance(o, Node) and o.kind == "Opponent")

    def do_PayCost(self, node: Node) -> Op:
        return game_verbs.PayOp(node.number("n"))

    def do_DeDigivolve(self, node: Node) -> Op:
        select = self.selects(node.get("x"))
        if isinstance(select, selectors.It):
            select.one = True
        return stack_verbs.DeDigivolveOp(node.number("n"), select)

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
            return card_verbs.PutOp(select, zone, verb, end, face_up)
        if kind == "BattleArea":
            return card_verbs.FieldOp(select)
        if kind == "SecurityAnywhere":
            return BackOp(select)
        if kind == "BreedingArea":
            return stack_verbs.MoveOp(select, st.BREEDING)
        unders = {"SourcesBottom": "bottom", "SourcesTop": "top", "SourcesAny": "either", "Sources": "bottom"}
        unders["Under"] = "bottom"
        if kind in unders:
            down = isinstance(face, Node) and face.kind == "FaceDown"
            return card_verbs.UnderOp(select, self.select(to.node("x")), unders[kind], down)
        if kind == "BottomOrUnder":
            hosts = selectors.OneOf([self.select(to.node("x")), self.select(to.node("y"))])
            return card_verbs.UnderOp(select, hosts, "bottom", False)
        raise CannotRun(f"to {kind}")

    # -------------------------------------------------------------- coming into play

    def payment(self, node: Node) -> Payment:
        """How it is paid."""
        how = Payment()
        how.kind = PAID_BY.get(node.kind, 2)
        self.paid.append(how)
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
            elif pay.kind == "FreeAnyColor":
                how.free = how.any_colors = True
            elif pay.kind == "ReducedBy":
                how.discounts.append(Discount(conds.StatOf(self.select(pay.node("x")), "PlayCost"), None))
            elif pay.kind != "Normal":
                raise CannotRun(f"pay {pay.kind}")
        return how

    def do_Play(self, node: Node) -> Op:
        how = self.payment(node)
        xs = nodes(node.get("x"))
        zone = st.BATTLE
        suspended = False
        side = 0
        for way in nodes(node.get("as")):
            if way.kind in ("Suspended",):
                suspended = True
            elif way.kind == "ToBreeding":
                zone = st.BREEDING
            elif way.kind in ("SuspendedHere", "SuspendedThere"):
                suspended = True
                side = int(way.kind == "SuspendedThere")
            elif way.kind not in ("AnotherDigimon", "NoBattle"):
                raise CannotRun(f"play {way.kind}")
        tokens = [x for x in xs if x.kind == "Sel" and "Token" in self.kind_names(x.get("of"))]
        if tokens:
            if len(tokens) != len(xs):
                raise CannotRun("a token and a card")
            ops: list[Op] = [self.token(x, suspended, side) for x in tokens]
            return ops[0] if len(ops) == 1 else joining.AndOp(ops)
        if side:
            raise CannotRun("a card played to the other side")
        if len(xs) == 1 and xs[0].kind == "This" and any(inner.kind == "Breeding" for inner in xs[0].walk()):
            zone = st.BREEDING
        return play_verbs.PlayOp(self.selects(node.get("x"), -1, self.hand()), how, zone, suspended)

    def token(self, x: Node, suspended: bool, side: int) -> Op:
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
        kind = facts.get("k")
        if isinstance(kind, Node) and kind.kind != "Digimon":
            raise CannotRun(f"a {kind.kind} token")
        face = TokenFace(name)
        self.face.tokens.append(face)
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
        return Token(face, count.n if count is not None else 1, suspended, side)

    def do_Use(self, node: Node) -> Op:
        return play_verbs.UseOp(self.selects(node.get("x"), -1, self.hand()), self.payment(node))

    def do_ReturnOrPlay(self, node: Node) -> Op:
        select = self.selects(node.get("x"), -1, self.hand())
        back = card_verbs.PutOp(select, st.HAND, "Return", "top")
        return joining.OrOp([back, play_verbs.PlayOp(select, self.payment(node))])

    def do_PlayTotal(self, node: Node) -> Op:
        pick = self.total(node, "PlayCost")
        return play_verbs.PlayOp(pick, self.payment(node))

    def do_DeleteTotal(self, node: Node) -> Op:
        s = node.get("s")
        which = s.kind if isinstance(s, Node) else "DP"
        return stack_verbs.DeleteOp(self.total(node, which), which == "DP")

    def total(self, node: Node, which: str) -> selectors.Pick:
        """Any number of things that together keep to a total."""
        select = self.selects(node.get("x"), -1, self.hand())
        if not isinstance(select, selectors.Pick):
            raise CannotRun(node.kind)
        select.count = Count(selectors.ANY, 0)
        select.bounds.append(selectors.Bound("total", which, node.number("n")))
        return select

    def do_ReturnTotal(self, node: Node) -> Op:
        s = node.get("s")
        pick = self.total(node, s.kind if isinstance(s, Node) else "DP")
        return self.put_op(pick, node.node("to"), "Return", False, None)

    def do_PlayOrUse(self, node: Node) -> Op:
        select = self.selects(node.get("x"), -1, self.hand())
        how = self.payment(node)
        return joining.OrOp([play_verbs.PlayOp(select, how), play_verbs.UseOp(select, how)])

    def do_Digivolve(self, node: Node) -> Op:
        who = self.selects(node.get("x"))
        into = self.selects(node.get("into"), 0, self.hand())
        return play_verbs.DigivolveOp(who, into, self.payment(node))

    def do_DNADigivolve(self, node: Node) -> Op:
        who = self.selects(node.get("x"))
        into = self.selects(node.get("into"), 0, self.hand())
        xs = nodes(node.get("x"))
        this = selectors.This(False) if any(x.kind == "This" for x in xs) else None
        return play_verbs.DnaOp(who, into, self.payment(node), this)

    def do_AppFuse(self, node: Node) -> Op:
        into = self.selects(node.get("into"), 0, self.hand())
        return play_verbs.FuseOp(self.selects(node.get("x")), into, self.payment(node))

    def do_Link(self, node: Node) -> Op:
        return play_verbs.LinkOp(self.selects(node.get("x"), 0, self.hand()), self.selects(node.get("to")), self.payment(node))

    def do_DigivolveAs(self, node: Node) -> Op:
        how = self.payment(node)
        how.as_level, how.as_colors = self.counts_as(node)
        return play_verbs.DigivolveOp(self.selects(node.get("x")), self.selects(node.get("into"), 0, self.hand()), how)

    def do_Hatch(self, node: Node) -> Op:
        return stack_verbs.HatchOp()

    # -------------------------------------------------------------- costs, attacks, others

    def do_ReduceCost(self, node: Node) -> Op:
        return self.cost_op(node, -1)

    def do_IncreaseCost(self, node: Node) -> Op:
        return self.cost_op(node, 1)

    def do_ReduceCostBy(self, node: Node) -> Op:
        if not self.would:
            raise CannotRun("ReduceCostBy outside of a payment")
        return game_verbs.CostOp(conds.StatOf(self.select(node.node("x")), "PlayCost"), -1)

    def do_SetCost(self, node: Node) -> Op:
        if not self.would or node.get("x") is not None and not self.about_this(node.get("x")):
            raise CannotRun("SetCost outside of a payment")
        return SetCostOp(Const(node.number("n")))

    def do_SetCostCount(self, node: Node) -> Op:
        if not self.would:
            raise CannotRun("SetCostCount outside of a payment")
        return SetCostOp(selectors.HowMany(self.select(node.node("x")), 1))

    def cost_op(self, node: Node, sign: int) -> Op:
        n = node.get("n")
        if isinstance(n, int) and node.get("x") is not None and not self.about_this(node.get("x")) and not self.would:
            if node.node("k").kind != "PlayCost":
                raise CannotRun(f"{node.kind} for a while")
            d = node.get("d")
            until = d.kind if isinstance(d, Node) else self.duration or "ThisTurn"
            return modifiers.LastOp([StackCost(Const(sign * n))], self.selects(node.get("x")), until)
        if not isinstance(n, int):
            raise CannotRun(node.kind)
        if not self.would:
            raise CannotRun(f"{node.kind} outside of a payment")
        if sign < 0:
            self.reduces += n
        return game_verbs.CostOp(Const(n), sign)

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
        op = stack_verbs.AttackOp(self.selects(node.get("x")), goal, against, "NoSuspend" in how)
        self.attacks.append(op)
        return op

    def do_GainAndAttack(self, node: Node) -> Op:
        d = node.get("d")
        until = d.kind if isinstance(d, Node) else "ThisTurn"
        changes = predicates.gain(self, nodes(node.get("k")))
        target = node.get("target")
        goal = "player" if isinstance(target, Node) and target.kind == "Player" else "any"
        how = [inner.kind for inner in nodes(node.get("how"))]
        gain = modifiers.LastOp(changes, self.selects(node.get("x")), until)
        return joining.AndOp([gain, stack_verbs.AttackOp(selectors.It(), goal, None, "NoSuspend" in how)])

    def do_SwitchTarget(self, node: Node) -> Op:
        select = self.selects(node.get("x")) if node.get("x") is not None else None
        return stack_verbs.SwitchTargetOp(select, node.get("target") is not None)

    def do_EndAttack(self, node: Node) -> Op:
        return stack_verbs.EndAttackOp()

    def do_Prevent(self, node: Node) -> Op:
        if not self.would:
            raise CannotRun("Prevent")
        return game_verbs.PreventOp(None)

    def do_PreventFor(self, node: Node) -> Op:
        return game_verbs.PreventOp(self.selects(node.get("x")))

    def do_Stay(self, node: Node) -> Op:
        if not self.would:
            raise CannotRun("Stay")
        return game_verbs.PreventOp(self.selects(node.get("x")))

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
            return game_verbs.RaiseOp("DP", sign * node.number("n"))
        s = m.get("s")
        which = s.kind if isinstance(s, Node) else "DP"
        return game_verbs.RaiseOp(which, sign * node.number("n"))

    def do_ActivateEffect(self, node: Node) -> Op:
        count = self.count(node.get("n"))
        timings = [timing.kind for timing in nodes(node.get("t"))]
        return game_verbs.ActivateOp(timings, self.select(node.node("x")), count.n if count is not None else 99)

    def do_ActivateAsThis(self, node: Node) -> Op:
        count = self.count(node.get("n"))
        timings = [timing.kind for timing in nodes(node.get("t"))]
        return game_verbs.ActivateOp(timings, self.hosts(node.node("x")), count.n if count is not None else 99, True)

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
        if node.get("p") is None:
            return card_verbs.MixOp(self.selects(node.get("x")))
        return card_verbs.ShuffleOp(max(0, whose_of(node.get("o"))), ZONE_OF[node.node("p").kind])

    def do_XrosAlso(self, node: Node) -> Op:
        mask = 0
        most: dict[int, int] = {}
        for x in nodes(node.get("x")):
            places = self.place_mask(x.get("z"))
            count = self.count(x.get("n"))
            if count is None or count.kind not in (selectors.EXACT, selectors.UP_TO):
                raise CannotRun("XrosAlso")
            mask |= places
            for zone in (st.TRASH, st.UNDER):
                if places >> zone & 1:
                    most[zone] = most.get(zone, 0) + count.n
        return XrosMore(mask, most)

    def do_XrosFrom(self, node: Node) -> Op:
        return XrosMore(self.place_mask(node.get("z")))

    def do_AddSelfToXros(self, node: Node) -> Op:
        if all(x.get("n") is not None for x in nodes(node.get("x"))):
            return self.do_XrosAlso(node)
        mask = 0
        for x in nodes(node.get("x")):
            if x.get("n") is not None:
                raise CannotRun("AddSelfToXros")
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
            shared = nodes(node.get("w"))
            for entry in row if shared else []:
                entry.need = filters.Every([entry.need, filters.AnyFilter([self.with_filter(item) for item in shared])])
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
            face.traits = face.traits + [trait for trait in words_of(node.get("t")) if trait not in face.traits]
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
            if nodes(node.get("w")):
                found.append(filters.AnyFilter([self.with_filter(item) for item in nodes(node.get("w"))]))
            return needs.Material(filters.Every(found), count, "name" if isinstance(node.get("l"), int) else "number")
        f = node.get("f")
        if isinstance(f, Node):
            need = self.need(f)
            if xros:
                stands = [name for inner in f.walk() if inner.kind == "ReqName" for name in words_of(inner.get("t"))]
                if stands:
                    need = filters.AnyFilter([need, StandsFor(stands)])
            if nodes(node.get("w")):
                need = filters.Every([need, filters.AnyFilter([self.with_filter(item) for item in nodes(node.get("w"))])])
            entry = needs.Material(need, count)
            entry.named = xros and any(inner.kind == "ReqName" for inner in f.walk())
            return entry
        w = nodes(node.get("w"))
        if w:
            return needs.Material(filters.AnyFilter([self.with_filter(item) for item in w]), count)
        raise CannotRun("Mat")


def limited(node: Node, kind: str, limits: list[Node]) -> Node:
    """A sentence with further tests on everything that one of its verbs is about."""
    slots: list[tuple[str, Slot]] = []
    for name, value in node.slots:
        if node.kind == kind and name == "x":
            value = tuple(tested(x, limits) for x in nodes(value))
        elif isinstance(value, Node):
            value = limited(value, kind, limits)
        elif isinstance(value, tuple):
            value = tuple(limited(item, kind, limits) if isinstance(item, Node) else item for item in value)
        slots.append((name, value))
    return Node(node.kind, tuple(slots))


def tested(x: Node, limits: list[Node]) -> Node:
    """A selector with further tests."""
    if x.kind == "OneOf":
        return Node("OneOf", tuple((name, tuple(tested(one, limits) for one in nodes(value))) for name, value in x.slots))
    if x.kind != "Sel":
        raise CannotRun(f"a limit on {x.kind}")
    return Node("Sel", tuple((name, all_of(value, limits) if name == "of" else value) for name, value in x.slots))


def all_of(of: Slot, limits: list[Node]) -> Slot:
    """What is meant, with further tests."""
    if not isinstance(of, Node):
        return of
    if of.kind == "Either":
        return Node("Either", tuple((name, all_of(value, limits)) for name, value in of.slots))
    kept = tuple((name, value) for name, value in of.slots if name != "f")
    return Node("Thing", (("f", (*nodes(of.get("f")), *limits)), *kept))


def nodes_in(slot: Slot | None) -> list[Node]:
    """The nodes of a slot, none where it holds something else."""
    return nodes(slot) if isinstance(slot, Node | tuple) else []


def own_of(node: Node) -> str:
    """Whose a text says something is."""
    o = node.get("o")
    return o.kind if isinstance(o, Node) else ""


def changes_payment(node: Node) -> bool:
    """Whether a clause changes the very cost of what triggered it, not something that comes later."""
    if node.kind in COST_VERBS:
        return node.get("d") is None
    if node.kind in ("XrosAlso", "XrosFrom", "AddSelfToXros"):
        return True
    if node.kind in ("Next", "Lasting", "At"):
        return False
    return any(changes_payment(inner) for name in ("do", "a", "b") for inner in nodes_in(node.get(name)))


def alone(node: Node) -> Node:
    """A sentence as an effect without a timing."""
    return Node("Effect", (("do", node),))


def play_this() -> Node:
    """To play this card."""
    return Node("Play", (("x", (Node("This", (("k", "Card"),)),)),))


def each_their_own(node: Node) -> Node:
    """15-10-1-3-1: what both players do “their” cards to is each player's own."""
    slots: list[tuple[str, Slot]] = []
    for name, value in node.slots:
        if name == "o" and isinstance(value, Node) and value.kind == "Opponent":
            value = Node("You")
        elif isinstance(value, Node) and value.kind != "Quoted":
            value = each_their_own(value)
        elif isinstance(value, tuple):
            value = tuple(each_their_own(item) if isinstance(item, Node) else item for item in value)
        slots.append((name, value))
    return Node(node.kind, tuple(slots))


def about_itself(node: Node) -> Node:
    """“While this Digimon …, it …”: the same change, of this card."""
    if node.kind == "Mod" and [x.kind for x in nodes(node.get("x"))] == ["It"]:
        this: Slot = (Node("This", (("k", "Digimon"),)),)
        return Node("Mod", tuple((name, this if name == "x" else value) for name, value in node.slots))
    return node


def asks_dp(slot: Slot | None) -> bool:
    """Whether a condition or a description looks at a DP."""
    return any(inner.kind in ("Dp", "DP") for node in nodes(slot) for inner in node.walk())


def later(parts: list[Part]) -> list[Part]:
    """15-8-2: what depends on a DP is looked at when all DP have been added up."""
    for part in parts:
        if part.modifier.layer in (EFFECTS, NUMBERS):
            part.modifier.layer = LATE
    return parts


def everyone(select: Select) -> Select:
    """15-11-2-1: “your opponent's Digimon …”, where no number is given, are all of them."""
    for one in select.picks if isinstance(select, selectors.Several) else [select]:
        if type(one) is selectors.Pick and one.count is None:
            one.count = Count(selectors.ALL, 0)
    return select


def walk_here(node: Node) -> list[Node]:
    """A node and all below it, but not what is in quotation marks."""
    found = [node]
    for _, value in node.slots:
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Node) and item.kind not in ("Quoted", "Has", "Quote"):
                found += walk_here(item)
    return found


def says_this_card(node: Node) -> bool:
    """15-3-3: whether a part of a text means the card it is printed on."""
    k = node.get("k")
    return node.kind in ("Save", "Fortitude") or node.kind == "This" and (k.kind if isinstance(k, Node) else k) == "Card"


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
                face.loose_parts = face.loose_parts or bool(effect.parts and effect.places)
    for special in face.special:
        face.ways |= WAYS[special.kind]


def without_notes(text: str) -> str:
    """4-20-5: a text without what stands in parentheses.

    >>> without_notes("a (b (c)) d) (e")
    'a  d) (e'
    """
    kept: list[str] = []
    opened: list[int] = []
    for letter in text:
        if letter == ")" and opened:
            del kept[opened.pop() :]
            continue
        if letter == "(":
            opened.append(len(kept))
        kept.append(letter)
    return "".join(kept)


def build(face: DigimonFace, texts: dict[str, Text]) -> None:
    """Fills the effects of a face; what cannot be carried out is listed as not read."""
    builder = Builder(face)
    for place, text in texts.items():
        builder.place = place
        if not text.full:
            continue
        for number, chain in enumerate(text.effects(), 1):
            try:
                built = builder.effects(chain)
            except (CannotRun, AssertionError, KeyError) as error:
                starts = text.starts[number - 1 : number]
                said = text.sentences[starts[0]].text if starts and starts[0] < len(text.sentences) else ""
                face.unread.append(f"{said} ({error})")
                continue
            for effect in built:
                effect.number = number
                settle_place(face, place, effect)
    words = without_notes(" ".join([face.text, face.inherited, face.security, face.link_text]))
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


from ..things.abilities import BackOp, InsteadBy, InsteadIf, RecolorOp, SetCostOp, StackCost, StandsFor, Surplus, WatchFor  # noqa: E402
