"""From meaning to something that runs: one builder method per meaning node.

A node without a builder cannot be executed, and a card with such a node is not read.
"""

from __future__ import annotations

from ...effects.abilities import Ability
from ...effects.continuous import Last, Part
from ...effects.nodes import Node, Slot
from ...effects.ops import (
    AsOpponent,
    Choose,
    Compare,
    Cond,
    Const,
    CountOf,
    Either,
    Filter,
    If,
    IfDone,
    It,
    Losses,
    May,
    Modes,
    Not,
    Op,
    Select,
    Seq,
    ThatMany,
    This,
    Times,
    Value,
    Wins,
)
from ...effects.triggers import Delay
from . import modifiers as m
from . import selectors as s
from . import state as st
from . import verbs as v
from .continuous import FACT_ABILITY, FACT_ADVANTAGE, FACT_ATTRIBUTE, FACT_HP, FACT_NAME
from .faces import BLUE, GREEN, NEUTRAL, RED
from .timing import Timings

MASKS = {"Red": RED, "Green": GREEN, "Blue": BLUE, "Neutral": NEUTRAL}


class CannotRun(Exception):
    """A meaning nobody has taught the engine to carry out."""


DURATIONS = {
    "ThisTurn": ("now", "this"),
    "NextOppTurn": ("opp", "opp"),
    "NextOwnTurn": ("own", "own"),
    "UntilOppTurnEnd": ("now", "opp"),
    "UntilOwnTurnEnd": ("now", "own"),
    "Game": ("now", "game"),
}

FLAGS = {
    "CannotUseSkills": st.NO_SKILLS,
    "CannotRetreat": st.NO_RETREAT,
    "CannotSwap": st.NO_SWAP,
    "CannotStun": st.NO_STUN,
    "CannotHeal": st.NO_HEAL,
    "CannotKO": st.NO_KO,
    "CannotAssist": st.NO_ASSIST,
    "CannotCharge": st.NO_ENERGY,
    "CannotUseEx": st.NO_EX,
    "NoSkillDamage": st.NO_SKILL_DAMAGE,
    "NoEffectDamage": st.NO_EFFECT_DAMAGE,
    "NoDamage": st.NO_SKILL_DAMAGE | st.NO_EFFECT_DAMAGE | st.NO_RULE_DAMAGE,
    "StunnedSkillsAllowed": st.STUNNED_SKILLS,
}
PLAYER_FLAGS = {
    "PlayerCannotRetreat": st.NO_PLAYER_RETREAT,
    "PlayerCannotCharge": st.NO_CHARGE,
    "PlayerCannotDeploy": st.NO_DEPLOY,
    "PlayerCannotUseEx": st.NO_PLAYER_EX,
    "PlayerCannotUseSkills": st.NO_PLAYER_SKILLS,
    "PlayerCannotDraw": st.NO_DRAW,
    "PlayerCannotDiscard": st.NO_DISCARD,
    "PlayerCannotShuffle": st.NO_SHUFFLE,
    "PlayerCannotTicket": st.NO_TICKET,
    "TopFaceUp": st.TOP_OPEN,
}
KIND_FLAGS = {
    "EventCards": st.NO_EVENT,
    "ActionCards": st.NO_ACTION,
    "AssistCards": st.NO_ASSIST_PLAY,
    "CommandCards": st.NO_EVENT | st.NO_ACTION | st.NO_ASSIST_PLAY,
    "Any": st.NO_EVENT | st.NO_ACTION | st.NO_ASSIST_PLAY,
    "UnitCards": st.NO_DEPLOY,
}
NUMBERS = {
    "HpUp": ("hp", "up"),
    "HpDown": ("hp", "down"),
    "HpSet": ("hp", "set"),
    "RetreatUp": ("retreat", "up"),
    "RetreatDown": ("retreat", "down"),
    "RetreatSet": ("retreat", "set"),
    "SkillCostUp": ("cost", "up"),
    "SkillCostDown": ("cost", "down"),
    "NamedCostUp": ("cost", "up"),
    "NamedCostDown": ("cost", "down"),
}
DAMAGES = {
    "DealsUp": (True, "up"),
    "DealsDown": (True, "down"),
    "DealsDouble": (True, "times"),
    "DealsHalf": (True, "half"),
    "DealsSet": (True, "set"),
    "TakesUp": (False, "up"),
    "TakesDown": (False, "down"),
    "TakesDouble": (False, "times"),
    "TakesHalf": (False, "half"),
    "TakesSet": (False, "set"),
    "AnyDealsUp": (True, "up"),
    "AnyDealsDown": (True, "down"),
    "AnyTakesUp": (False, "up"),
    "AnyTakesDown": (False, "down"),
    "AnyTakesHalf": (False, "half"),
    "AnyTakesDouble": (False, "times"),
    "AnyTakesSet": (False, "set"),
    "NamedUp": (True, "up"),
    "NamedDown": (True, "down"),
}
ANY_DAMAGE = {"AnyDealsUp", "AnyDealsDown", "AnyTakesUp", "AnyTakesDown", "AnyTakesHalf", "AnyTakesDouble", "AnyTakesSet"}
READS = {
    "Attribute": FACT_ATTRIBUTE, "NotAttribute": FACT_ATTRIBUTE, "AttributeIs": FACT_ATTRIBUTE, "AttributeHas": FACT_ATTRIBUTE,
    "AttributeHasNot": FACT_ATTRIBUTE, "Named": FACT_NAME, "NameIs": FACT_NAME, "Advantage": FACT_ADVANTAGE, "NoAdvantage": FACT_ADVANTAGE,
    "HasSkill": FACT_ABILITY, "HasEx": FACT_ABILITY, "SkillHas": FACT_ABILITY, "HpMost": FACT_HP, "HpLeast": FACT_HP, "HpIs": FACT_HP,
}  # fmt: skip
FAILS = {"Fails", "FailsCost", "FailsNamed"}
MODIFIERS = (
    set(FLAGS)
    | set(PLAYER_FLAGS)
    | set(NUMBERS)
    | set(DAMAGES)
    | FAILS
    | {
        "PlayerCannotPlay", "PlayerCannotAbilities", "GainAttribute", "SetAttribute", "LoseAttribute", "LoseAttributes",
        "GainAdvantage", "SetAdvantage", "LoseAdvantage", "SetName", "GainName", "GainSkills", "GainAbility", "LoseEx",
        "LoseAbilities", "LoseSkills", "LoseNamedSkill", "CannotUseNamed", "PlayerCannotUseNamed", "CardsGainAttribute",
        "DefineAttribute", "NoDamageFrom", "NoDamageBy", "Topic",
    }
)  # fmt: skip


class Vocabulary:
    """Builds instructions, conditions, selectors and modifiers from meaning."""

    def __init__(self) -> None:
        self.scale: Value | None = None
        self.per = 1
        self.base = False
        self.topic: Node | None = None
        self.skill = False
        self.timings = Timings(self)

    # -------------------------------------------------------------- words

    def owner(self, node: Slot | None, default: int = s.OWN) -> int:
        """Whose: 0 own, 1 the opponent's, 2 both."""
        if isinstance(node, Node):
            return {"Own": s.OWN, "Opp": s.OPP, "Both": s.ANY}[node.kind]
        return default

    def owners(self, node: Slot | None) -> list[int]:
        """The sides an owner word means."""
        owner = self.owner(node)
        return [0, 1] if owner == s.ANY else [owner]

    def mask(self, value: Slot | None) -> int:
        """A list of attributes as bits."""
        total = 0
        items = value if isinstance(value, tuple) else (value,)
        for item in items:
            assert isinstance(item, Node)
            total |= MASKS[item.kind]
        return total

    def amount(self, node: Node, name: str = "n") -> Value:
        """A printed number, once for each of something where the text says so."""
        value = Const(node.number(name))
        if self.scale is not None:
            return Times(value, self.scale, self.per)
        return value

    def filters(self, value: Slot | None) -> list[Filter]:
        """A list of filters."""
        if value is None:
            return []
        items = value if isinstance(value, tuple) else (value,)
        return [self.filter(item) for item in items if isinstance(item, Node)]

    def filter(self, node: Node) -> Filter:
        """One filter of units or cards."""
        kind = node.kind
        if kind == "Attribute":
            return s.HasAttribute(self.mask(node.get("a")))
        if kind == "NotAttribute":
            return s.HasAttribute(self.mask(node.get("a")), True)
        if kind == "Advantage":
            return s.HasAdvantage(self.mask(node.get("a")))
        if kind == "NoAdvantage":
            return s.HasAdvantage(0)
        numbers = {
            "HpMost": ("hp", "<="), "HpLeast": ("hp", ">="), "PrintedHpMost": ("printed", "<="), "PrintedHpLeast": ("printed", ">="),
            "DamageLeast": ("damage", ">="), "EnergyLeast": ("energy", ">="), "EnergyMost": ("energy", "<="),
            "RetreatLeast": ("retreat", ">="), "RetreatMost": ("retreat", "<="),
        }  # fmt: skip
        if kind in numbers:
            what, how = numbers[kind]
            return s.HasNumber(what, how, node.number("n"))
        states = {
            "Damaged": ("damaged", False), "Undamaged": ("damaged", True), "Stunned": ("stunned", False), "NotStunned": ("stunned", True),
            "Afflicted": ("afflicted", False), "HasEnergy": ("energy", False), "NoEnergy": ("energy", True),
            "HasAssist": ("assist", False), "NoAssist": ("assist", True), "HasEx": ("ex", False),
        }  # fmt: skip
        if kind in states:
            what, lacks = states[kind]
            return s.HasState(what, lacks)
        if kind == "Named":
            return s.HasName(node.text("s"))
        if kind == "HasSkill":
            return s.HasSkill(node.text("s"))
        if kind in ("Other", "OtherCard"):
            return s.IsOther()
        raise CannotRun(kind)

    # -------------------------------------------------------------- selectors

    def units(self, node: Node) -> Select:
        """A set of units."""
        kind = node.kind
        if kind in ("This", "Holder"):
            return This()
        if kind == "It":
            return self.units(self.topic) if self.topic is not None else It()
        if kind == "UnitSet":
            owner = self.owner(node.get("o"), s.ANY)
            return s.Units(owner, node.node("w").kind, self.filters(node.get("f")))
        if kind in ("All", "Some", "SomeUpTo"):
            return self.units(node.node("x"))
        raise CannotRun(kind)

    def targets(self, node: Node) -> v.Targets:
        """Who an instruction is done to."""
        if node.kind in ("Some", "SomeUpTo"):
            return v.Targets(self.units(node), node.number("n"), node.kind == "SomeUpTo")
        return v.Targets(self.units(node))

    def things(self, node: Node) -> Select:
        """Units or cards."""
        if node.kind in ("UnitSet", "This", "Holder", "All", "Some", "SomeUpTo") or (node.kind == "It" and self.topic is not None):
            return self.units(node)
        return self.cards(node)

    def cards(self, node: Node) -> Select:
        """A set of cards."""
        kind = node.kind
        if kind == "ZoneCards":
            k = node.get("k")
            zone = s.ZONES[node.node("z").kind]
            return s.ZoneCards(self.owner(node.get("o")), zone, k.kind if isinstance(k, Node) else "", self.filters(node.get("f")))
        if kind == "NamedCards":
            z = node.get("z")
            if not isinstance(z, Node):
                return s.NamedAnywhere(self.owner(node.get("o")), node.text("s"))
            return s.ZoneCards(self.owner(node.get("o")), s.ZONES[z.kind], "", [s.HasName(node.text("s"))])
        if kind == "KOdUnits":
            return s.ZoneCards(self.owner(node.get("o"), s.ANY), st.KO, "UnitCards", [])
        if kind == "Energy":
            return s.EnergyOf(self.units(node.node("u")))
        if kind == "Assist":
            return s.AssistOf(self.units(node.node("u")))
        if kind == "Attached":
            return s.Joined([s.EnergyOf(self.units(node.node("u"))), s.AssistOf(self.units(node.node("u")))])
        if kind == "AreaAssists":
            return s.AreaAssists(self.owner(node.get("o")))
        if kind == "Among":
            k = node.get("k")
            return s.Among(k.kind if isinstance(k, Node) else "", self.filters(node.get("f")))
        if kind == "Rest":
            return s.Rest()
        if kind == "ThisCard":
            return s.ThisCard()
        if kind in ("ItCard", "ItCards", "It"):
            return s.ItCards()
        if kind == "TopCards":
            return s.Top(self.owner(node.get("o")), st.DECK, self.amount(node))
        if kind == "TopCard":
            return s.Top(self.owner(node.get("o")), st.DECK, Const(1))
        if kind == "BottomCards":
            return s.Top(self.owner(node.get("o")), st.DECK, self.amount(node), True)
        if kind == "TopDiscard":
            return s.Top(self.owner(node.get("o")), st.DISCARD, Const(1))
        if kind in ("SomeCards", "SomeCardsUpTo", "AllCards"):
            return self.cards(node.node("x"))
        if kind == "UnitCard":
            return self.units(node.node("t"))
        raise CannotRun(kind)

    def some(self, node: Node) -> v.Cards:
        """Which cards an instruction is done to."""
        if node.kind in ("SomeCards", "SomeCardsUpTo"):
            return v.Cards(self.things(node.node("x")), self.amount(node), node.kind == "SomeCardsUpTo")
        if node.kind == "UnitCard" and node.node("t").kind in ("Some", "SomeUpTo"):
            return v.Cards(self.units(node.node("t")), Const(node.node("t").number("n")))
        if node.kind == "UnitCard" and node.node("t").kind == "It":
            return v.Cards(s.ItCards())
        return v.Cards(self.things(node))

    def expected(self, node: Node) -> Value | None:
        """How many cards should be there, for “if you do”."""
        return self.amount(node) if node.kind in ("TopCards", "BottomCards") else Const(1) if node.kind == "TopCard" else None

    def count(self, node: Node) -> Value:
        """How many there are of something."""
        if node.kind == "ThatMany":
            return ThatMany()
        if node.kind == "Wins":
            return Wins()
        if node.kind == "Losses":
            return Losses()
        if node.kind == "DamageOn":
            return s.NumberOf(self.units(node.node("u")), "damage")
        return CountOf(self.things(node))

    # -------------------------------------------------------------- conditions

    def condition(self, node: Node) -> Cond:
        """A condition."""
        kind = node.kind
        counts = {
            "CountIs": "=", "CountLeast": ">=", "CountMost": "<=", "ExistsN": ">=", "ExistsExactly": "=", "ExistsMost": "<=",
        }  # fmt: skip
        if kind in counts:
            return Compare(CountOf(self.things(node.node("x"))), counts[kind], Const(node.number("n")))
        if kind == "FewerThan":
            return Compare(CountOf(self.things(node.node("x"))), "<", CountOf(self.things(node.node("y"))))
        if kind == "Exists":
            return Compare(CountOf(self.things(node.node("x"))), ">=", Const(1))
        if kind == "ExistsNone":
            return Compare(CountOf(self.things(node.node("x"))), "=", Const(0))
        numbers = {
            "HpMost": ("hp", "<="), "HpLeast": ("hp", ">="), "HpIs": ("hp", "="), "PrintedHpMost": ("printed", "<="),
            "PrintedHpLeast": ("printed", ">="), "DamageLeast": ("damage", ">="), "RetreatLeast": ("retreat", ">="),
            "RetreatIs": ("retreat", "="), "EnergyOnN": ("energy", ">="),
        }  # fmt: skip
        if kind in numbers:
            what, how = numbers[kind]
            return s.Some(self.units(node.node("u")), s.HasNumber(what, how, node.number("n")))
        if kind in ("AttributeIs", "AttributeHas"):
            return s.Some(self.units(node.node("u")), s.HasAttribute(self.mask(node.get("a"))))
        if kind == "AttributeHasNot":
            return s.Some(self.units(node.node("u")), s.HasAttribute(self.mask(node.get("a")), True))
        if kind == "NameIs":
            return s.Some(self.units(node.node("u")), s.HasName(node.text("s")))
        if kind == "SkillHas":
            return s.Some(self.units(node.node("u")), s.HasSkill(node.text("s")))
        states = {
            "StunnedIs": ("stunned", False), "AfflictedIs": ("afflicted", False), "NotStunned": ("stunned", True),
            "AssistOn": ("assist", False), "AssistOff": ("assist", True), "EnergyOn": ("energy", False), "EnergyOff": ("energy", True),
            "DamagedIs": ("damaged", False), "UndamagedIs": ("damaged", True),
        }  # fmt: skip
        if kind in states:
            what, lacks = states[kind]
            return s.Some(self.units(node.node("u")), s.HasState(what, lacks))
        if kind in ("MainIs", "InMain"):
            return s.InZone(self.units(node.node("u")), "main")
        if kind in ("StandbyIs", "InStandby"):
            return s.InZone(self.units(node.node("u")), "standby")
        if kind == "OwnTurn":
            return s.TurnOf(s.OWN)
        if kind == "OppTurn":
            return s.TurnOf(s.OPP)
        if kind == "ItIsKind":
            k = node.node("k").kind
            return s.ItIs(k, self.filters(node.get("f")))
        if kind in ("TicketHeld", "TicketNotHeld"):
            return s.TicketIs(self.owner(node.get("o")), kind == "TicketHeld")
        if kind == "CardInZone":
            return s.CardIn({"Hand": "hand", "Discards": "discard", "KOs": "ko", "Deck": "deck"}[node.node("z").kind])
        if kind in ("IncreasedHp", "DecreasedHp"):
            return s.HpChanged(self.units(node.node("u")), kind == "IncreasedHp")
        if kind == "OrN":
            return Either([self.condition(node.node("a")), self.condition(node.node("b"))])
        raise CannotRun(kind)

    # -------------------------------------------------------------- instructions

    def program(self, nodes: list[Node]) -> Op:
        """A text: its sentences in order, with what follows “if you do” tied to what came before."""
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
            if kind in ("WonThen", "LostThen"):
                ops.append(v.IfWon(kind == "WonThen", self.op(node.node("c"))))
            else:
                ops.append(self.op(node))
            i += 1
        return ops[0] if len(ops) == 1 else Seq(ops)

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
            t = leaf.get("t") if leaf.kind != "Topic" else leaf.node("t")
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

    def do_You(self, node: Node) -> Op:
        return self.op(node.node("c"))

    def do_Opponent(self, node: Node) -> Op:
        return AsOpponent(self.op(node.node("c")))

    def do_Everyone(self, node: Node) -> Op:
        return v.Everyone(self.op(node.node("c")))

    def do_And(self, node: Node) -> Op:
        first, second = self.op(node.node("a")), self.op(node.node("b"))
        if node.node("a").kind == "Shuffle":
            return v.ShuffleThenPut(first, second)
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

    def do_EachOne(self, node: Node) -> Op:
        return self.do_Each(node)

    def do_Lasting(self, node: Node) -> Op:
        duration = node.node("d").kind
        inner = node.node("c")
        if inner.kind == "Each":
            before, per = self.scale, self.per
            self.scale, self.per = self.count(inner.node("k")), inner.number("n")
            result = self.lasting(inner.node("c"), duration)
            self.scale, self.per = before, per
            return result
        if inner.kind == "And" and inner.node("a").kind == "Janken":
            test, leaf = self.fail_test(inner)
            if leaf is not None:
                first, last = DURATIONS[duration]
                return Last([self.fail_part(leaf, None, test)], None, v.TurnValue(first), v.TurnValue(last), "809.8")
        if inner.kind == "If" and self.static(inner.node("c")):
            cond = self.condition(inner.node("q"))
            return If(cond, self.lasting(inner.node("c"), duration))
        if self.static(inner):
            return self.lasting(inner, duration)
        raise CannotRun(f"Lasting {inner.kind}")

    def do_Won(self, node: Node) -> Op:
        return v.IfWon(True, self.op(node.node("c")))

    def do_Lost(self, node: Node) -> Op:
        return v.IfWon(False, self.op(node.node("c")))

    def do_Pick(self, node: Node) -> Op:
        return self.picked(node, False)

    def do_PickUpTo(self, node: Node) -> Op:
        return self.picked(node, True)

    def picked(self, node: Node, up_to: bool) -> Op:
        """Choose, then do something with what was chosen."""
        inner = node.node("c")
        select = self.things(node.node("x"))
        if inner.kind in ("Heal", "HealAll"):
            choose: Op = v.ChooseHurt(select, Const(node.number("n")), up_to)
        else:
            choose = Choose(select, self.chosen(node), up_to, inner.kind.lower(), "909.1", "909.2")
        topic, self.topic = self.topic, None
        if inner.kind == "Put" and inner.node("x").kind == "It" and inner.node("z").kind == "KOs":
            self.topic = topic
            return Seq([choose, v.Put(v.Cards(s.ItCards()), "KOs", None if up_to else Const(node.number("n")))])
        if inner.kind == "Swap" and inner.node("u").kind == "UnitSet" and inner.node("u").get("o") is None:
            then: Op = v.Swap(v.Targets(It()), s.SameSideMain())
        else:
            then = self.op(inner)
        self.topic = topic
        return Seq([choose, then])

    def chosen(self, node: Node) -> Value:
        """How many are chosen."""
        return Const(node.number("n"))

    def do_Choose(self, node: Node) -> Op:
        return Choose(self.things(node.node("x")), self.chosen(node), False, "choose", "909.1", "909.2")

    def do_ChooseUpTo(self, node: Node) -> Op:
        return Choose(self.things(node.node("x")), self.chosen(node), True, "choose", "909.1", "909.2")

    def do_Search(self, node: Node) -> Op:
        select = s.ZoneCards(self.owner(node.get("o")), st.DECK, node.node("k").kind, self.filters(node.get("f")))
        search = v.Search(select, Const(node.number("n")), node.kind.endswith("UpTo"))
        c = node.get("c")
        return Seq([search, self.op(c)]) if isinstance(c, Node) else search

    def do_SearchUpTo(self, node: Node) -> Op:
        return self.do_Search(node)

    def do_SearchBare(self, node: Node) -> Op:
        return self.do_Search(node)

    def do_Draw(self, node: Node) -> Op:
        return v.Draw(self.owners(node.get("o")), self.amount(node))

    def do_DrawUpTo(self, node: Node) -> Op:
        return v.Draw(self.owners(node.get("o")), self.amount(node), up_to=True)

    def do_DrawTo(self, node: Node) -> Op:
        return v.Draw(self.owners(node.get("o")), self.amount(node), to_hand=True)

    def do_Discard(self, node: Node) -> Op:
        return v.Discard(v.Cards(self.things(node.node("x")), self.amount(node)), False)

    def do_DiscardUpTo(self, node: Node) -> Op:
        return v.Discard(v.Cards(self.things(node.node("x")), self.amount(node), up_to=True), False)

    def do_DiscardRandom(self, node: Node) -> Op:
        return v.Discard(v.Cards(self.things(node.node("x")), self.amount(node), random=True), False)

    def do_DiscardAll(self, node: Node) -> Op:
        return v.Discard(v.Cards(self.things(node.node("x"))), self.is_hand(node.node("x")))

    def do_DiscardThe(self, node: Node) -> Op:
        return v.Discard(v.Cards(self.things(node.node("x"))), self.is_hand(node.node("x")))

    def is_hand(self, node: Node) -> bool:
        """910.2: the whole hand, however many cards it has."""
        return node.kind == "ZoneCards" and node.node("z").kind == "Hand" and node.get("k") is None

    def do_DiscardEnergyIt(self, node: Node) -> Op:
        return v.Discard(v.Cards(s.EnergyOf(It()), self.amount(node)), False)

    def do_DiscardAllEnergyIt(self, node: Node) -> Op:
        return v.Discard(v.Cards(s.EnergyOf(It())), False)

    def do_DiscardAssistIt(self, node: Node) -> Op:
        return v.Discard(v.Cards(s.AssistOf(It())), False)

    def do_Damage(self, node: Node) -> Op:
        t = node.get("t")
        if t is None and self.base:
            return v.SetBase(self.amount(node), None)
        target = self.targets(t) if isinstance(t, Node) else v.Targets(s.Units(s.OPP, "Main", []))
        return v.Hurt(target, self.amount(node))

    def do_DamageTimes(self, node: Node) -> Op:
        if not self.base or self.scale is None:
            raise CannotRun("DamageTimes")
        return v.SetBase(None, self.scale)

    def do_DamageEach(self, node: Node) -> Op:
        count = self.count(node.node("k"))
        return v.Hurt(self.targets(node.node("t")), Times(Const(node.number("n")), count, node.number("m")))

    def do_DamageEqual(self, node: Node) -> Op:
        return v.Hurt(self.targets(node.node("t")), s.NumberOf(self.units(node.node("u")), "hp"))

    def do_DamageHp(self, node: Node) -> Op:
        return v.Hurt(self.targets(node.node("t")), s.NumberOf(self.units(node.node("u")), "damage"))

    def do_Heal(self, node: Node) -> Op:
        return v.Heal(self.targets(node.node("t")), self.amount(node))

    def do_HealAll(self, node: Node) -> Op:
        return v.Heal(self.targets(node.node("t")), None)

    def do_Stun(self, node: Node) -> Op:
        return v.Stun(self.targets(node.node("t")), True)

    def do_Unstun(self, node: Node) -> Op:
        return v.Stun(self.targets(node.node("t")), False)

    def do_ClearMarkers(self, node: Node) -> Op:
        return v.ClearMarkers(self.targets(node.node("t")))

    def do_KO(self, node: Node) -> Op:
        return v.KnockOut(self.targets(node.node("t")))

    def do_Swap(self, node: Node) -> Op:
        return v.Swap(self.targets(node.node("t")), self.units(node.node("u")))

    def do_SwapChosen(self, node: Node) -> Op:
        return v.Swap(v.Targets(self.units(node.node("x")), node.number("n")), self.units(node.node("u")))

    def do_RetreatNow(self, node: Node) -> Op:
        return v.Retreat(self.targets(node.node("t")))

    def do_Charge(self, node: Node) -> Op:
        return v.Charge(self.targets(node.node("t")))

    def do_AttachEnergy(self, node: Node) -> Op:
        return v.Attach(self.some(node.node("x")), self.targets(node.node("t")), True)

    def do_AttachAssist(self, node: Node) -> Op:
        return v.Attach(self.some(node.node("x")), self.targets(node.node("t")), False)

    def do_MoveEnergy(self, node: Node) -> Op:
        return v.MoveEnergy(self.units(node.node("u")), self.amount(node), self.targets(node.node("t")))

    def do_Put(self, node: Node) -> Op:
        x = node.node("x")
        return v.Put(self.some(x), node.node("z").kind, self.expected(x))

    def do_PutCount(self, node: Node) -> Op:
        return v.Put(v.Cards(self.things(node.node("x")), self.amount(node)), node.node("z").kind)

    def do_PutAll(self, node: Node) -> Op:
        return v.Put(v.Cards(self.things(node.node("x"))), node.node("z").kind)

    def do_Deploy(self, node: Node) -> Op:
        return v.Put(self.some(node.node("x")), "Standby")

    def do_Reveal(self, node: Node) -> Op:
        return v.Reveal(self.some(node.node("x")), True)

    def do_Look(self, node: Node) -> Op:
        return v.Reveal(self.some(node.node("x")), False)

    def do_Shuffle(self, node: Node) -> Op:
        return v.Shuffle(self.owners(node.get("o")))

    def do_ShuffleIn(self, node: Node) -> Op:
        return Seq([v.Put(self.some(node.node("x")), "Deck"), v.Shuffle(self.owners(node.get("o")))])

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
        return v.UseSkill(self.targets(node.node("t")))

    def do_PlayIt(self, node: Node) -> Op:
        return v.PlayIt(s.ItCards())

    def do_EndTurn(self, node: Node) -> Op:
        return v.EndTheTurn()

    def do_Win(self, node: Node) -> Op:
        return v.EndGame(True)

    def do_Lose(self, node: Node) -> Op:
        return v.EndGame(False)

    def do_Number(self, node: Node) -> Op:
        return v.NameNumber()

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
        from ...effects.triggers import Trigger

        assert isinstance(trigger, Trigger)
        ability = Ability("triggered", (node,), "")
        ability.group = "skill" if self.skill else "delayed"
        made = Delay(trigger, self.op(node.node("c")), "807.6", ability)
        later = node.node("t").kind
        first, last = self.timings.period(later)
        made.from_turn, made.period = first, last
        return made

    # -------------------------------------------------------------- changes

    def static(self, node: Node) -> bool:
        """Whether a clause only changes what things are (and so can be a continuous ability)."""
        kind = node.kind
        if kind in MODIFIERS:
            return True
        if kind == "And":
            if node.node("a").kind == "Janken":
                return self.fail_test(node)[1] is not None
            return self.static(node.node("a")) and self.static(node.node("b"))
        if kind in ("If", "While", "Each", "Then", "EachOne"):
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
            from ...effects.ops import Both

            more = self.condition(node.node("q"))
            return self.parts(node.node("c"), more if cond is None else Both([cond, more]))
        if kind in ("Each", "EachOne"):
            before, per = self.scale, self.per
            self.scale = self.count(node.node("k"))
            self.per = node.number("n") if node.get("n") is not None else 1
            found = self.parts(node.node("c"), cond)
            self.scale, self.per = before, per
            return found
        if kind == "Topic":
            before_topic, self.topic = self.topic, node.node("t")
            found = self.parts(node.node("a"), cond) + self.parts(node.node("b"), cond)
            self.topic = before_topic
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
        scope = self.units(t) if isinstance(t, Node) else s.Units(s.OWN, "Unit", [])
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
            return Part(m.DamageChange(deals, how, amount, name, kind in ANY_DAMAGE), scope, cond)
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
        if kind in ("NoDamageFrom", "NoDamageBy"):
            f = node.node("f")
            k = f.get("k")
            u = f.get("u")
            source = s.FromSource(
                k.kind if isinstance(k, Node) else "",
                self.mask(f.get("a")) if f.get("a") is not None else 0,
                self.units(u) if isinstance(u, Node) else None,
            )
            return Part(m.DamageShield(source, kind == "NoDamageFrom"), scope, cond)
        raise CannotRun(kind)

    def fail_part(self, node: Node, cond: Cond | None, test: Op | None) -> Part:
        """917: a rule by which skills fail."""
        o = node.get("o")
        t = node.get("t")
        whose = self.owner(o) if o is not None else -1
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

    def negate(self, cond: Cond) -> Cond:
        """The opposite."""
        return Not(cond)
