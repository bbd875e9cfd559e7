"""From meaning to something that runs: one builder method per meaning node.

A node without a builder cannot be executed, and a card with such a node is not read.
"""

from __future__ import annotations

from ...effects.abilities import Ability
from ...effects.continuous import Last, Part
from ...effects.nodes import Node, Slot
from ...effects.ops import (
    AsOpponent,
    Both,
    Choose,
    Compare,
    Cond,
    Const,
    CountOf,
    Either,
    EventAmount,
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
from ...effects.replace import Shield, Shielding
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
    "UntilOwnTurnStart": ("now", "before own"),
    "UntilOppTurnStart": ("now", "before opp"),
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
    "Attribute": FACT_ATTRIBUTE,
    "NotAttribute": FACT_ATTRIBUTE,
    "AttributeIs": FACT_ATTRIBUTE,
    "AttributeHas": FACT_ATTRIBUTE,
    "AttributeHasNot": FACT_ATTRIBUTE,
    "Named": FACT_NAME,
    "NameIs": FACT_NAME,
    "Advantage": FACT_ADVANTAGE,
    "NoAdvantage": FACT_ADVANTAGE,
    "AnyAttribute": FACT_ATTRIBUTE,
    "AttributeAny": FACT_ATTRIBUTE,
    "AttributeNot": FACT_ATTRIBUTE,
    "AttributeSame": FACT_ATTRIBUTE,
    "AttributeAll": FACT_ATTRIBUTE,
    "NotNamed": FACT_NAME,
    "NamedThings": FACT_NAME,
    "HasAdvantage": FACT_ADVANTAGE,
    "AdvantageHas": FACT_ADVANTAGE,
    "AdvantageNone": FACT_ADVANTAGE,
    "NoEx": FACT_ABILITY,
    "ExHas": FACT_ABILITY,
    "HighestHp": FACT_HP,
    "LowestHp": FACT_HP,
    "HpLess": FACT_HP,
    "HpMore": FACT_HP,
    "HpAtMost": FACT_HP,
    "HpAtLeast": FACT_HP,
    "HpBelow": FACT_HP,
    "HasSkill": FACT_ABILITY,
    "HasEx": FACT_ABILITY,
    "SkillHas": FACT_ABILITY,
    "HpMost": FACT_HP,
    "HpLeast": FACT_HP,
    "HpIs": FACT_HP,
}
EXTREMES = {
    "HighestHp": ("hp", True),
    "LowestHp": ("hp", False),
    "MostDamage": ("damage", True),
    "MostEnergy": ("energy", True),
    "LeastEnergy": ("energy", False),
}
COUNTED = {"All", "Some", "SomeUpTo", "SomeAny", "SomeRandom"}
FAILS = {"Fails", "FailsCost", "FailsNamed"}
MODIFIERS = (
    set(FLAGS)
    | set(PLAYER_FLAGS)
    | set(NUMBERS)
    | set(DAMAGES)
    | FAILS
    | {
        "PlayerCannotPlay",
        "PlayerCannotAbilities",
        "GainAttribute",
        "SetAttribute",
        "LoseAttribute",
        "LoseAttributes",
        "GainAdvantage",
        "SetAdvantage",
        "LoseAdvantage",
        "SetName",
        "GainName",
        "GainSkills",
        "GainAbility",
        "LoseEx",
        "LoseAbilities",
        "LoseSkills",
        "LoseNamedSkill",
        "CannotUseNamed",
        "PlayerCannotUseNamed",
        "CardsGainAttribute",
        "DefineAttribute",
        "NoDamageFrom",
        "NoDamageBy",
        "NoSkillDamageBy",
        "NoDamage",
        "PlayerCannotPlayTwo",
        "CannotUseThis",
        "CannotUseCost",
        "PlayerCannotUseCost",
        "GainChosenAttribute",
        "SkillCostZero",
        "SetChosenAttribute",
    }
)


class Vocabulary:
    """Builds instructions, conditions, selectors and modifiers from meaning."""

    def __init__(self) -> None:
        self.scale: Value | None = None
        self.per = 1
        self.base = False
        self.skill = False
        self.skill_name = ""
        self.x: Value | None = None
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
        """A number, once for each of something where the text says so."""
        n = node.get(name)
        value = self.number(n) if isinstance(n, Node) else Const(node.number(name))
        if self.scale is not None:
            return Times(value, self.scale, self.per)
        return value

    def number(self, node: Node) -> Value:
        """A number the table tells."""
        kind = node.kind
        if kind == "HpOf":
            return s.NumberOf(self.units(node.node("u")), "hp")
        if kind == "HalfHpOf":
            return s.Half(s.NumberOf(self.units(node.node("u")), "hp"))
        if kind == "DamageOf":
            return s.NumberOf(self.units(node.node("u")), "damage")
        if kind == "ThatDamage":
            return EventAmount()
        if kind == "DealtDamage":
            return s.DealtNow()
        if kind in ("X", "XTimes"):
            if self.x is None:
                raise CannotRun("X without its meaning")
            return self.x if kind == "X" else Times(Const(node.number("n")), self.x, 1)
        raise CannotRun(kind)

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
        if kind == "AnyAttribute":
            return s.HasAttribute(self.mask(node.get("a")), False, True)
        if kind == "NoAdvantage":
            return s.HasAdvantage(0)
        if kind == "HasAdvantage":
            return s.IsNot(s.HasAdvantage(0))
        if kind in ("HpLess", "HpMore"):
            other = s.NumberOf(self.units(node.node("u")), "hp")
            return s.HasNumberThan("hp", "<" if kind == "HpLess" else ">", other)
        numbers = {
            "HpMost": ("hp", "<="),
            "HpLeast": ("hp", ">="),
            "PrintedHpMost": ("printed", "<="),
            "PrintedHpLeast": ("printed", ">="),
            "DamageLeast": ("damage", ">="),
            "EnergyLeast": ("energy", ">="),
            "EnergyMost": ("energy", "<="),
            "RetreatLeast": ("retreat", ">="),
            "RetreatMost": ("retreat", "<="),
            "RetreatIs": ("retreat", "="),
            "HpIs": ("hp", "="),
            "HpBelow": ("hp", "<"),
            "EnergyIs": ("energy", "="),
            "DamageMost": ("damage", "<="),
        }
        if kind in numbers:
            what, how = numbers[kind]
            return s.HasNumber(what, how, node.number("n"))
        states = {
            "Damaged": ("damaged", False),
            "Undamaged": ("damaged", True),
            "Stunned": ("stunned", False),
            "NotStunned": ("stunned", True),
            "Afflicted": ("afflicted", False),
            "HasEnergy": ("energy", False),
            "NoEnergy": ("energy", True),
            "HasAssist": ("assist", False),
            "NoAssist": ("assist", True),
            "HasEx": ("ex", False),
            "NoEx": ("ex", True),
            "NotAfflicted": ("afflicted", True),
        }
        if kind in states:
            what, lacks = states[kind]
            return s.HasState(what, lacks)
        if kind == "Named":
            return s.HasName(node.text("s"))
        if kind == "NotNamed":
            return s.IsNot(s.HasName(node.text("s")))
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
            return It()
        if kind == "UnitSet":
            owner = self.owner(node.get("o"), s.ANY)
            f = node.get("f")
            items = [item for item in (f if isinstance(f, tuple) else (f,)) if isinstance(item, Node)]
            select: Select = s.Units(
                owner, node.node("w").kind, [self.filter(item) for item in items if item.kind not in EXTREMES]
            )
            for item in items:
                if item.kind in EXTREMES:
                    what, highest = EXTREMES[item.kind]
                    select = s.Extreme(select, what, highest)
            return select
        if kind == "NamedThings":
            return s.Units(self.owner(node.get("o"), s.ANY), "Unit", [s.HasName(node.text("s"))])
        if kind in COUNTED:
            return self.units(node.node("x"))
        raise CannotRun(kind)

    def targets(self, node: Node) -> v.Targets:
        """Who an instruction is done to."""
        if node.kind in ("Some", "SomeUpTo"):
            return v.Targets(self.units(node), node.number("n"), node.kind == "SomeUpTo")
        if node.kind == "SomeAny":
            return v.Targets(self.units(node), 99, True)
        if node.kind == "SomeRandom":
            raise CannotRun(node.kind)
        return v.Targets(self.units(node))

    def is_units(self, node: Node) -> bool:
        """Whether these words mean units in the areas."""
        if node.kind in COUNTED:
            return self.is_units(node.node("x"))
        return node.kind in ("UnitSet", "This", "Holder")

    def things(self, node: Node) -> Select:
        """Units or cards."""
        return self.units(node) if self.is_units(node) else self.cards(node)

    def cards(self, node: Node) -> Select:
        """A set of cards."""
        kind = node.kind
        if kind == "ZoneCards":
            k = node.get("k")
            zone = s.ZONES[node.node("z").kind]
            return s.ZoneCards(
                self.owner(node.get("o")), zone, k.kind if isinstance(k, Node) else "", self.filters(node.get("f"))
            )
        if kind == "NamedThings":
            return s.NamedAnywhere(self.owner(node.get("o"), s.ANY), node.text("s"))
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
        if kind == "It":
            return s.ItCards()
        if kind == "TopCards":
            return s.Top(self.owner(node.get("o")), st.DECK, self.amount(node))
        if kind == "BottomCards":
            return s.Top(self.owner(node.get("o")), st.DECK, self.amount(node), True)
        if kind == "TopDiscard":
            return s.Top(self.owner(node.get("o")), st.DISCARD, Const(1))
        if kind in COUNTED:
            return self.cards(node.node("x"))
        raise CannotRun(kind)

    def some(self, node: Node) -> v.Cards:
        """Which cards (or units) an instruction is done to."""
        select = self.things(node)
        if node.kind in ("Some", "SomeUpTo"):
            return v.Cards(select, self.amount(node), node.kind == "SomeUpTo")
        if node.kind == "SomeAny":
            return v.Cards(select, Const(99), True)
        if node.kind == "SomeRandom":
            return v.Cards(select, self.amount(node), random=True)
        return v.Cards(select)

    def expected(self, node: Node) -> Value | None:
        """How many cards should be there, for “if you do”."""
        return self.amount(node) if node.kind in ("TopCards", "BottomCards") else None

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
        if node.kind == "HpOn":
            return s.NumberOf(self.units(node.node("u")), "hp")
        return CountOf(self.things(node))

    # -------------------------------------------------------------- conditions

    def condition(self, node: Node) -> Cond:
        """A condition."""
        kind = node.kind
        counts = {"CountIs": "=", "CountLeast": ">=", "CountMost": "<=", "CountBelow": "<"}
        if kind in counts:
            return Compare(CountOf(self.things(node.node("x"))), counts[kind], Const(node.number("n")))
        compared = {"FewerThan": "<", "MoreThan": ">", "SameCount": "="}
        if kind in compared:
            return Compare(CountOf(self.things(node.node("x"))), compared[kind], CountOf(self.things(node.node("y"))))
        hps = {"HpLess": "<", "HpMore": ">", "HpAtMost": "<=", "HpAtLeast": ">="}
        if kind in hps:
            left, right = s.NumberOf(self.units(node.node("u")), "hp"), s.NumberOf(self.units(node.node("v")), "hp")
            return Compare(left, hps[kind], right)
        if kind in ("QAnd", "QOr"):
            both = [self.condition(node.node("a")), self.condition(node.node("b"))]
            return Both(both) if kind == "QAnd" else Either(both)
        if kind == "QNot":
            return Not(self.condition(node.node("a")))
        if kind in ("WinsLeast", "WinsIs"):
            return Compare(Wins(), ">=" if kind == "WinsLeast" else "=", Const(node.number("n")))
        if kind == "LossesIs":
            return Compare(Losses(), "=", Const(node.number("n")))
        if kind in ("RoomIs", "RoomNone"):
            return s.Room(self.owner(node.get("o")), kind == "RoomIs")
        if kind == "AttributeSame":
            return s.ShareAttribute(self.units(node.node("u")), self.units(node.node("v")))
        if kind == "ItIsAttribute":
            return s.ItIs("", [s.HasAttribute(self.mask(node.get("a")))])
        numbers = {
            "HpMost": ("hp", "<="),
            "HpLeast": ("hp", ">="),
            "HpIs": ("hp", "="),
            "PrintedHpMost": ("printed", "<="),
            "PrintedHpLeast": ("printed", ">="),
            "DamageLeast": ("damage", ">="),
            "RetreatLeast": ("retreat", ">="),
            "RetreatIs": ("retreat", "="),
            "EnergyOnN": ("energy", ">="),
            "HpBelow": ("hp", "<"),
            "RetreatMost": ("retreat", "<="),
            "DamageMost": ("damage", "<="),
        }
        if kind in numbers:
            what, how = numbers[kind]
            return s.Some(self.units(node.node("u")), s.HasNumber(what, how, node.number("n")))
        if kind == "AttributeAny":
            return s.Some(self.units(node.node("u")), s.HasAttribute(self.mask(node.get("a")), False, True))
        if kind == "AttributeAll":
            return s.Every(self.units(node.node("u")), s.HasAttribute(self.mask(node.get("a"))))
        if kind == "AdvantageHas":
            return s.Some(self.units(node.node("u")), s.IsNot(s.HasAdvantage(0)))
        if kind == "AdvantageNone":
            return s.Some(self.units(node.node("u")), s.HasAdvantage(0))
        if kind == "ExHas":
            return s.Some(self.units(node.node("u")), s.HasState("ex"))
        if kind == "AttributeIs":
            return s.Some(self.units(node.node("u")), s.HasAttribute(self.mask(node.get("a"))))
        if kind == "AttributeNot":
            return s.Some(self.units(node.node("u")), s.HasAttribute(self.mask(node.get("a")), True))
        if kind == "NameIs":
            return s.Some(self.units(node.node("u")), s.HasName(node.text("s")))
        if kind == "SkillHas":
            return s.Some(self.units(node.node("u")), s.HasSkill(node.text("s")))
        states = {
            "StunnedIs": ("stunned", False),
            "AfflictedIs": ("afflicted", False),
            "NotStunned": ("stunned", True),
            "AssistOn": ("assist", False),
            "AssistOff": ("assist", True),
            "EnergyOn": ("energy", False),
            "EnergyOff": ("energy", True),
            "DamagedIs": ("damaged", False),
            "UndamagedIs": ("damaged", True),
        }
        if kind in states:
            what, lacks = states[kind]
            return s.Some(self.units(node.node("u")), s.HasState(what, lacks))
        if kind in ("MainIs", "InMain"):
            return s.InZone(self.units(node.node("u")), "main")
        if kind in ("StandbyIs", "InStandby"):
            return s.InZone(self.units(node.node("u")), "standby")
        if kind == "InArea":
            return Either([s.InZone(self.units(node.node("u")), "main"), s.InZone(self.units(node.node("u")), "standby")])
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
        raise CannotRun(kind)

    # -------------------------------------------------------------- instructions

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
            return v.ShuffleThenPut(first, second)
        then = node.node("b")
        shuffle = then.node("a") if then.kind == "And" else then
        if node.node("a").kind == "Put" and shuffle.kind == "Shuffle" and shuffle.get("o") is None:
            mixed = Seq([first, v.ShuffleMoved()])
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
            choose: Op = v.TakeAll(select)
        elif x.kind == "SomeRandom":
            choose = v.PickRandom(select, count)
        elif heals:
            choose = v.ChooseHurt(select, count, up_to)
        else:
            choose = Choose(select, count, up_to, about, "909.1", "909.2")
        if not isinstance(inner, Node):
            return choose
        if inner.kind == "Put" and inner.node("x").kind == "It" and inner.node("z").kind == "KOs" and x.kind == "Some":
            return Seq([choose, v.Put(v.Cards(s.ItCards()), "KOs", count)])
        if inner.kind == "Swap" and inner.node("u").kind == "UnitSet" and inner.node("u").get("o") is None:
            return Seq([choose, v.Swap(v.Targets(It()), s.SameSideMain())])
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
        search = v.Search(select, count, up_to)
        c = node.get("c")
        return Seq([search, self.op(c)]) if isinstance(c, Node) else search

    def do_Draw(self, node: Node) -> Op:
        return v.Draw(self.owners(node.get("o")), self.amount(node))

    def do_DrawUpTo(self, node: Node) -> Op:
        return v.Draw(self.owners(node.get("o")), self.amount(node), up_to=True)

    def do_DrawTo(self, node: Node) -> Op:
        return v.Draw(self.owners(node.get("o")), self.amount(node), to_hand=True)

    def do_DrawEven(self, node: Node) -> Op:
        return v.Draw([0], CountOf(s.ZoneCards(s.OPP, st.HAND, "", [])), to_hand=True)

    def do_DiscardTo(self, node: Node) -> Op:
        hand = s.ZoneCards(s.OWN, st.HAND, "", [])
        return v.Discard(v.Cards(hand, s.Over(hand, node.number("n"))), False)

    def do_Discard(self, node: Node) -> Op:
        x = node.node("x")
        return v.Discard(self.some(x), self.is_hand(x.node("x") if x.kind == "All" else x))

    def is_hand(self, node: Node) -> bool:
        """910.2: the whole hand, however many cards it has."""
        return node.kind == "ZoneCards" and node.node("z").kind == "Hand" and node.get("k") is None

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

    def do_ChargeTimes(self, node: Node) -> Op:
        return Seq([v.Charge(self.targets(node.node("t"))) for _ in range(node.number("n"))])

    def do_AttachEnergy(self, node: Node) -> Op:
        return v.Attach(self.some(node.node("x")), self.targets(node.node("t")), True)

    def do_AttachAssist(self, node: Node) -> Op:
        return v.Attach(self.some(node.node("x")), self.targets(node.node("t")), False)

    def do_MoveEnergy(self, node: Node) -> Op:
        return v.MoveCards(self.some(node.node("x")), self.targets(node.node("t")))

    def do_MoveDamage(self, node: Node) -> Op:
        return v.MoveDamage(self.units(node.node("u")), self.amount(node), self.targets(node.node("t")))

    def do_Put(self, node: Node) -> Op:
        x = node.node("x")
        return v.Put(self.some(x), node.node("z").kind, self.expected(x))

    def do_Deploy(self, node: Node) -> Op:
        return v.Put(self.some(node.node("x")), "Standby")

    def do_Reveal(self, node: Node) -> Op:
        return v.Reveal(self.some(node.node("x")), True)

    def do_Look(self, node: Node) -> Op:
        return v.Reveal(self.some(node.node("x")), False)

    def do_Shuffle(self, node: Node) -> Op:
        return v.Shuffle(self.owners(node.get("o")))

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
        return v.PlayIt(self.some(node.node("x")))

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
        from ...effects.triggers import Trigger

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
        scope = self.units(t) if isinstance(t, Node) else s.Units(s.OWN, "Unit", [])
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
                return Part(m.DamageShield(s.FromSide(s.OPP), True), scope, cond)
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
                source = s.AllOf([source, s.FromSide(s.OPP)])
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
