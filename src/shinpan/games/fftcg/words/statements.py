"""From meaning to something that runs, part 3: costs, changes, replacements, and lines about the card itself."""

from __future__ import annotations

from ....effects.continuous import Part
from ....effects.ops import Cond, Const, Not, Op, Select, Value
from ....effects.ops import This as ThisBody
from ....meaning.build import CannotRun
from ....meaning.node import Node, Slot
from ..book.costs import CostPick, Costs
from ..book.modes import OwnCost, PayOnly, Way
from ..book.targets import ChooseOp, ModesOp
from ..book.values import GENERAL, LATE, R_POWER, Change
from ..things import conds, filters, flow, modifiers, numbers, selectors
from ..things import state as st
from ..things.faces import ALL_ELEMENTS, LIGHT_DARK, FFFace
from ..things.picks import ALL, ANY, UP_TO
from ..things.state import BREAK, FIELD, HAND, REMOVED, Skill
from ..things.trigs import Pattern
from .clauses import Clauses
from .words import ELEMENT_BITS, KEYWORDS, KIND_MASKS, ZONE_OF, counter_name, mask_of, nodes, only, strings, whose

DURATIONS = {
    "Turn",
    "EndOfOpponentsTurn",
    "EndOfYourTurn",
    "EndOfYourNextTurn",
    "EndOfNextTurn",
    "OpponentsNextTurn",
    "YourNextTurn",
    "Game",
    "WhileThis",
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
PLAYER_VERBS = {
    "Cast": "cast",
    "Casts": "cast",
    "Play": "enter",
    "Plays": "enter",
    "Search": "search",
    "Searches": "search",
    "Block": "block",
    "Attack": "attack",
}
USES = {
    "UseAbilities": [],
    "UseSpecials": ["special"],
    "UseActions": ["action"],
    "UseUsables": ["action", "special"],
}
"""The abilities that cannot be used, by kind; none is all."""
PAID_VERBS = {"Attack": "attack cost", "Block": "block cost"}
ANY_NUMBER = 10_000
"""8.1.2: as many copies as one likes."""
FLAG_VERBS = {"Attack": st.NO_ATTACK, "Block": st.NO_BLOCK, "FormParty": st.NO_PARTY}


def of_itself(node: Node) -> Node:
    """What a field ability counts “on it”: on the very Character it changes."""
    if node.kind in ("It", "That"):
        return Node("Itself")
    return Node(node.kind, tuple((name, inner_itself(value)) for name, value in node.slots))


def inner_itself(value: Slot) -> Slot:
    """The same for whatever stands in a slot."""
    if isinstance(value, Node):
        return of_itself(value)
    return tuple(inner_itself(item) for item in value) if isinstance(value, tuple) else value


def own_numbers(slot: Slot) -> Slot:
    """What a field ability says of its own card, with “its power” as the power of that card."""
    if isinstance(slot, tuple):
        return tuple(own_numbers(part) for part in slot)
    if not isinstance(slot, Node) or slot.kind == "Quote":
        return slot
    if slot.kind in ("PowerOf", "CostOf") and slot.get("x") in (Node("It"), Node("That")):
        return Node(slot.kind, (("x", Node("This")),))
    return Node(slot.kind, tuple((name, own_numbers(value)) for name, value in slot.slots), slot.spelling)


class Statements(Clauses):
    """Builds what holds for a while or all the time."""

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

    def ability(self, node: Node) -> list[Skill]:
        """One printed line (part 4)."""
        raise NotImplementedError

    def op(self, node: Node) -> Op:
        """One instruction (part 4)."""
        raise NotImplementedError

    def restrict(self, skill: Skill, slot: Slot | None) -> None:
        """“You can only use this ability …” (part 4)."""
        raise NotImplementedError

    def chose_spell(self) -> bool:
        """Whether what was chosen last lies on the stack."""
        select = self.picks[-1].select if self.picks else None
        return isinstance(select, selectors.Sel) and isinstance(select.place, selectors.OnStack)

    # -------------------------------------------------------------- costs

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
        if slot == Node("UntilYourTurn"):
            return "EndOfOpponentsTurn"
        if isinstance(slot, Node) and slot.kind in ("YourTurn", "OpponentsTurn"):
            raise CannotRun("during a turn of one player")
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
        x = node.node("x")
        if x.kind == "PossSel":
            x = x.node("x")
        own = x.kind == "Sel" and per == Node("CpCost", (("x", Node("That")),))
        times = self.countable(of_itself(per) if own else per) if isinstance(per, Node) else None
        changes: list[Change] = []
        choices = [pred for pred in nodes(node.get("p")) if pred.kind == "GainChoice"]
        if choices:
            if len(nodes(node.get("p"))) > 1:
                raise CannotRun("GainChoice among others")
            what = self.pick(x)
            ways: list[Op] = []
            for word in nodes(choices[0].get("k")):
                ways.append(modifiers.LastOp([Part(modifiers.Words(KEYWORDS[word.kind], True), None)], what, duration))
            return flow.OrOp(ways)
        for pred in nodes(node.get("p")):
            changes += self.predicate(pred, times)
        parts = [Part(change, None) for change in changes]
        if own:
            return modifiers.LastEach(parts, self.pick(x), duration)
        return modifiers.LastOp(parts, self.on_field(x), duration)

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
            if any(one.get("x") == Node("This") for one in nodes(node.get("c"))) and do.get("x") in (Node("It"), Node("That")):
                do = Node(do.kind, tuple((name, Node("This") if name == "x" else value) for name, value in do.slots))
            elif do.get("x") in (Node("It"), Node("That")):
                asked = [one.node("x") for one in nodes(node.get("c")) if one.kind == "AllTag"]
                if len(asked) == 1:
                    do = Node(do.kind, tuple((name, asked[0] if name == "x" else value) for name, value in do.slots))
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
        times = self.countable(of_itself(per)) if isinstance(per, Node) else None
        entering = [pred for pred in nodes(node.get("p")) if pred.kind in ("EntersDull", "EntersActive", "EntersWith")]
        if entering:
            if len(entering) < len(nodes(node.get("p"))) or len(entering) > 1:
                raise CannotRun("enters dull among others")
            if entering[0].kind == "EntersWith":
                return self.enter_counters(x, entering[0], cond)
            return self.enter_change(x, entering[0].kind == "EntersDull", cond)
        x = self.standing(x)
        scope: Select = ThisBody() if x.kind == "This" else self.ref(x)
        if x.kind == "Sel":
            how = x.get("n")
            if isinstance(how, Node) and how.kind not in ("All", "A", "Exactly", "Each"):
                raise CannotRun(f"field about {how.kind}")
        reads = scope.facts() if isinstance(scope, selectors.Find) else 0
        if isinstance(cond, conds.Ask):
            reads |= cond.facts()
        found: list[Part] = []
        said = node.get("p")
        for pred in nodes(own_numbers(said) if said is not None and x.kind == "This" else said):
            if pred.kind == "CanOnly":
                only(pred, "c", "v")
                needed = self.conditions(pred.get("c"))
                assert needed is not None
                unless: Cond = Not(needed)
                for verb in nodes(pred.get("v")):
                    for change in self.cannot(verb):
                        found.append(Part(change, scope, unless if cond is None else conds.AllOf([cond, unless])))
                continue
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
        for skill in skills:
            self.face.kinds |= skill.kinds
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
        only(node, "k", "g", "power")
        found: list[Change] = []
        for kind in nodes(node.get("k")):
            found.append(modifiers.Kind(KIND_MASKS[kind.kind]))
        if node.get("power") is not None:
            found.append(modifiers.PowerSet(self.value(node.get("power"))))
        for item in nodes(node.get("g")):
            found += self.gain(item, times)
        return found

    def pred_AlsoKind(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Kind(KIND_MASKS[kind.kind]) for kind in nodes(node.get("k"))]

    def pred_PowerIs(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.PowerSet(self.value(node.get("n")))]

    def pred_PowerDouble(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.PowerDouble()]

    def pred_PowerCant(self, node: Node, times: Value | None) -> list[Change]:
        only(node, "v", "by")
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            kinds = {"Decreased": ("power down",), "Increased": ("power up",), "Changed": ("power up", "power down")}
            for kind in kinds[verb.kind]:
                rule = modifiers.RuleFor(kind)
                if node.get("by") is not None:
                    rule.by = self.sources(node.get("by"))
                found.append(rule)
        return found

    def pred_ElementIs(self, node: Node, times: Value | None) -> list[Change]:
        return [modifiers.Elements(mask_of(node.get("e")), node.get("also") is not None)]

    def pred_ElementsOf(self, node: Node, times: Value | None) -> list[Change]:
        only(node, "x", "e")
        return [modifiers.ElementsOf(self.ref(node.node("x")), mask_of(node.get("e")))]

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
        if kind in USES:
            rule = modifiers.RuleFor("use")
            rule.names = USES[kind]
            return [rule]
        if kind == "GainWord":
            bits = 0
            for word in nodes(verb.get("k")):
                bits |= KEYWORDS[word.kind]
            return [modifiers.NoWords(bits)]
        if kind == "GainPower":
            return [modifiers.RuleFor("power up")]
        if kind == "LosePower":
            return [modifiers.RuleFor("power down")]
        raise CannotRun(f"cannot {kind}")

    def pred_CantUnless(self, node: Node, times: Value | None) -> list[Change]:
        """10.1.2.3, 10.1.3.1.3: what has to be paid to attack or to block."""
        only(node, "v", "k")
        k = node.node("k")
        costs = self.costs(k)
        per = k.get("per")
        if isinstance(per, Node):
            times = self.countable(per)
        if times is not None:
            if costs.elements or costs.picks or costs.crystals:
                raise CannotRun("a cost for each of something but of plain CP")
            costs.amount = self.scaled(Const(costs.generic), times)
            costs.generic = 0
        if costs.x or costs.dull or costs.special:
            raise CannotRun("an attack or block paid with an icon")
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            only(verb)
            if verb.kind not in PAID_VERBS:
                raise CannotRun(f"cannot {verb.kind} unless paid for")
            rule = modifiers.RuleFor(PAID_VERBS[verb.kind])
            rule.costs = costs
            found.append(rule)
        return found

    def pred_Must(self, node: Node, times: Value | None) -> list[Change]:
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            bits = {"Attack": st.MUST_ATTACK, "Block": st.MUST_BLOCK, "BeBlocked": st.MUST_BLOCKED}
            only(verb, "x")
            if verb.kind == "Block" and verb.get("x") is not None:
                rule = modifiers.RuleFor("must block")
                rule.filter = self.one_of(verb.node("x"))
                found.append(rule)
                continue
            if verb.kind not in bits or verb.get("x") is not None:
                raise CannotRun(f"must {verb.kind}")
            found.append(modifiers.Flags(bits[verb.kind]))
        return found

    def pred_MustEach(self, node: Node, times: Value | None) -> list[Change]:
        return self.pred_Must(node, times)

    def pred_OnlyBlockedBy(self, node: Node, times: Value | None) -> list[Change]:
        only(node, "x")
        rule = modifiers.RuleFor("blocked")
        rule.filter = filters.Not(self.one_of(node.node("x")))
        rule.relative = True
        return [rule]

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
        if node.get("p") in (Node("NextActive"), Node("OpponentNextActive")):
            return [modifiers.SkipActive()]
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
        if kind == "PutBreak" and node.node("x").kind in ("That", "It", "This") and pattern.kind == "leave":
            return modifiers.GoElsewhere(BREAK), False
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
        only(node, "x", "do", "by", "d", "from")
        op = self.damage_change(node.node("do"))
        if op is None:
            raise CannotRun(f"NextDamage {node.node('do').kind}")
        pattern = Pattern("damaged")
        pattern.refs = selectors.It()
        if node.get("from") is not None:
            self.doer(pattern, node.node("from"))
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
            if verb.kind not in PLAYER_VERBS and verb.kind not in USES:
                raise CannotRun(f"player cannot {verb.kind}")
            only(verb, "x", "by")
            rule = modifiers.RuleFor(PLAYER_VERBS.get(verb.kind, "use"))
            rule.names = USES.get(verb.kind, [])
            x = verb.get("x")
            if isinstance(x, Node):
                rule.filter = self.card_test(x)
            if verb.get("by") is not None:
                rule.by = self.sources(verb.get("by"))
            player = {0: 0, 1: 1, -1: 2}.get(whose(node.get("o")))
            if player is None:
                raise CannotRun("PlayerCant")
            found.append(Part(rule, None, cond, player))
        return found

    def state_MustBlock(self, node: Node, cond: Cond | None) -> list[Part]:
        only(node, "x")
        x = node.node("x")
        return [Part(modifiers.Flags(st.MUST_BLOCKED), ThisBody() if x.kind == "This" else self.ref(x), cond)]

    def state_NoReducing(self, node: Node, cond: Cond | None) -> list[Part]:
        only(node, "x", "by")
        rule = modifiers.RuleFor("sure")
        if node.get("by") is not None:
            rule.by = self.sources(node.get("by"))
        x = node.node("x")
        return [Part(rule, ThisBody() if x.kind == "This" else self.ref(x), cond)]

    def state_CastLimit(self, node: Node, cond: Cond | None) -> list[Part]:
        only(node, "o", "n")
        rule = modifiers.RuleFor("cast limit")
        rule.number = self.value(node.get("n"))
        return [Part(rule, None, cond, {0: 0, 1: 1}.get(whose(node.get("o")), 2))]

    def rule_CastAsSummon(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        """15.2.5.2: it can be cast whenever its player has priority."""
        only(node, "x")
        if node.node("x").kind != "This":
            rule = modifiers.RuleFor("back attack")
            rule.filter = self.card_test(node.node("x"))
            skill.parts.append(Part(rule, None, cond, 0))
            return
        self.face.any_time.append(cond if cond is not None else conds.TurnOf(-1))

    def state_NoExOf(self, node: Node, cond: Cond | None) -> list[Part]:
        only(node, "x")
        x = node.node("x")
        if x.kind == "ThisEffect":
            raise CannotRun("NoExOf of an effect")
        return [Part(modifiers.RuleFor("no burst"), ThisBody() if x.kind == "This" else self.ref(x), cond)]

    def state_WhilePaying(self, node: Node, cond: Cond | None) -> list[Part]:
        """“While paying the cost to cast such a card, X can produce CP of any Element.”"""
        only(node, "x", "do")
        do = node.node("do")
        if do.kind == "While":
            inner = self.conditions(do.get("c"))
            if inner is not None:
                cond = inner if cond is None else conds.AllOf([cond, inner])
            do = do.node("do")
        preds = nodes(do.get("p"))
        if do.kind != "Mod" or len(preds) != 1 or preds[0].kind not in ("ProducesAny", "Produces"):
            raise CannotRun("WhilePaying")
        only(do, "x", "p")
        rule = modifiers.RuleFor("produces for")
        rule.filter = self.card_test(node.node("x"))
        rule.number = Const(ALL_ELEMENTS if preds[0].kind == "ProducesAny" else mask_of(preds[0].get("e")))
        who = do.node("x")
        return [Part(rule, ThisBody() if who.kind == "This" else self.ref(who), cond)]

    def state_HandLimit(self, node: Node, cond: Cond | None) -> list[Part]:
        rule = modifiers.RuleFor("hand limit")
        rule.number = self.value(node.get("n"))
        return [Part(rule, None, cond, 0)]

    def rule_AbilityCost(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        """“The cost required for … to use action abilities is increased by …”"""
        only(node, "x", "v", "i")
        x = node.node("x")
        costs = self.icons(Costs(), node.get("i"))
        if costs.elements or costs.x or costs.crystals or costs.dull or costs.special:
            raise CannotRun("AbilityCost.i")
        kinds = {"ActionAbility": ["action"], "SpecialAbility": ["special"], "Ability": ["action", "special"]}
        rule = modifiers.RuleFor("use cost")
        rule.names = kinds[node.node("v").kind]
        rule.number = Const(costs.generic)
        skill.parts.append(Part(rule, ThisBody() if x.kind == "This" else self.ref(x), cond))

    # -------------------------------------------------------------- lines about the card itself

    def rule_CostChange(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "x", "by", "per", "o", "next", "d", "first")
        value, sign = self.cost_by(node.node("by"))
        per = node.get("per")
        if isinstance(per, Node):
            value = numbers.Arithmetic("times", value, self.countable(per))
        floor = self.cost_floor(node.node("by"))
        x = node.node("x")
        if node.get("first") is not None:
            none_yet: Cond = conds.Compared(numbers.CastThisTurn(0, self.card_test(x)), "=", Const(0))
            cond = none_yet if cond is None else conds.AllOf([none_yet, cond])
        if x.kind == "This":
            turn = node.get("d")
            if isinstance(turn, Node) and turn.kind in ("YourTurn", "OpponentsTurn"):
                when: Cond = conds.TurnOf(0 if turn.kind == "YourTurn" else 1)
                cond = when if cond is None else conds.AllOf([when, cond])
            elif node.get("next") is not None or turn is not None:
                raise CannotRun("CostChange of this")
            self.face.cost_changes.append(OwnCost(value, sign, cond, floor))
            return
        if not sign or node.get("d") is not None:
            raise CannotRun("CostChange of others")
        change = modifiers.CastCost(value, sign, floor, self.card_test(x))
        skill.parts.append(Part(change, None, cond, self.cost_player(node, x)))

    def cost_by(self, by: Node) -> tuple[Value, int]:
        """By how much a cost changes, and which way."""
        if by.kind == "Floored":
            by = by.node("by")
        kind = by.kind
        if kind in ("Reduce", "ReduceBy"):
            return self.value(by.get("n")), -1
        if kind == "Increase":
            return self.value(by.get("n")), 1
        if kind in ("ReducePer", "IncreasePer"):
            value = numbers.Arithmetic("times", self.value(by.get("n")), self.countable(by.node("c")))
            return value, -1 if kind == "ReducePer" else 1
        if kind == "CostBecomes":
            return self.value(by.get("n")), 0
        raise CannotRun(f"cost {kind}")

    def cost_floor(self, by: Node) -> int:
        """The least a cost can become by this."""
        return by.number("n") if by.kind == "Floored" else 0

    def cost_player(self, node: Node, x: Node) -> int:
        """Whose cards are meant: 0 yours, 1 your opponent's, 2 both."""
        slot = node.get("o") if node.get("o") is not None else x.get("o")
        if slot is None:
            return 0
        return {0: 0, 1: 1, -1: 2}.get(whose(slot), 0)

    def op_CostChange(self, node: Node) -> Op:
        only(node, "x", "by", "per", "o", "next", "d")
        value, sign = self.cost_by(node.node("by"))
        per = node.get("per")
        if isinstance(per, Node):
            value = numbers.Arithmetic("times", value, self.countable(per))
        x = node.node("x")
        change = modifiers.CastCost(value, sign, self.cost_floor(node.node("by")), self.card_test(x))
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

    def rule_CostExtraPay(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "i", "x")
        self.face.ways.append(Way(self.icons(Costs(), node.get("i")), cond, more=True))

    def rule_CostDown(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        """“Before paying the cost to cast this, you can … to reduce the cost by n.”"""
        only(node, "k", "x", "n", "per")
        way = Way(self.costs(node.get("k")), cond, more=True)
        way.less = self.value(node.get("n"))
        if node.get("per") is not None:
            raise CannotRun("CostDown.per")
        self.face.ways.append(way)

    def rule_CostExtra(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "k", "x")
        self.face.ways.append(Way(self.costs(node.get("k")), cond, more=True))

    def everywhere(self, node: Node) -> bool:
        """“Is also … in all situations”: a further name, job, category or card type of the very card, in every zone."""
        if node.kind != "Mod" or node.get("x") != Node("This") or self.granted:
            return False
        preds = nodes(node.get("p"))
        if any(pred.kind not in ("AlsoNamed", "AlsoKind") for pred in preds):
            return False
        only(node, "x", "p")
        face = self.face
        for pred in preds:
            for kind in nodes(pred.get("k")):
                face.type |= KIND_MASKS[kind.kind]
            for tag in nodes(pred.get("t")):
                words = strings(tag.get("t"))
                if tag.kind == "Name":
                    face.also_names = [*face.also_names, *words]
                elif tag.kind == "Job":
                    face.jobs = [*face.jobs, *words]
                else:
                    face.categories = [*face.categories, *words]
        return True

    def rule_NoBoth(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        names: list[str] = []
        for inner in node.walk():
            if inner.kind == "Name":
                names += strings(inner.get("t"))
        rule = modifiers.RuleFor("not both")
        rule.names = [*names, self.face.name]
        skill.parts.append(Part(rule, None, cond, 0))

    def rule_AnyCopies(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        """8.1.2: the card says how many of it a deck may hold."""
        only(node, "x", "n")
        if node.node("x").kind != "This" or cond is not None:
            raise CannotRun("AnyCopies")
        self.face.copies = node.number("n") if node.get("n") is not None else ANY_NUMBER

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

    def rule_MustControl(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "x")
        x = node.node("x")
        costs = next((item for item in nodes(x.get("f")) if item.kind == "CostAny"), None)
        if costs is None or x.get("n") != Node("All"):
            self.face.only.append(self.quantity(x, 0))
            return
        numbers_ = costs.get("n")
        assert isinstance(numbers_, tuple)
        for number in numbers_:
            one = Node("CostAny", (("n", (number,)),))
            wanted = tuple(one if item is costs else item for item in nodes(x.get("f")))
            slots = tuple((name, wanted if name == "f" else slot) for name, slot in x.slots)
            self.face.only.append(self.quantity(Node("Sel", slots), 0))

    def rule_DiscardForCp(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        only(node, "e")
        rule = modifiers.RuleFor("light dark cp")
        rule.number = Const(mask_of(node.get("e")))
        skill.parts.append(Part(rule, None, cond, 0))

    def rule_CrystalForS(self, skill: Skill, node: Node, cond: Cond | None) -> None:
        raise CannotRun("CrystalForS")

    def enter_counters(self, x: Node, pred: Node, cond: Cond | None) -> list[Part]:
        """11.9.2: with which counters a Character enters the field."""
        only(pred, "n", "c")
        if x.kind != "This" or cond is not None:
            raise CannotRun("enters with counters")
        self.face.counters.append((counter_name(pred.get("c")), pred.number("n")))
        return []

    def enter_change(self, x: Node, dull: bool, cond: Cond | None) -> list[Part]:
        """11.9.2: how Characters enter the field."""
        pattern = Pattern("enter")
        if x.kind == "This":
            if cond is not None:
                raise CannotRun("enters dull under a condition")
            self.face.enters = 1 if dull else 2
            return []
        if x.kind != "Sel":
            raise CannotRun(f"enters dull {x.kind}")
        tests = self.tests(x)
        pattern.test = filters.All(tests) if tests else None
        if x.get("o") is not None:
            pattern.whose = whose(x.get("o"))
        return [Part(modifiers.Replacing(pattern, modifiers.EnterDull(dull)), None, cond, 0)]
