"""From meaning to something that runs, part 1: owners, numbers, filters, selectors, conditions."""

from __future__ import annotations

from ....effects.ops import (
    Both,
    Compare,
    Cond,
    Const,
    CountOf,
    Either,
    EventAmount,
    Filter,
    It,
    Losses,
    Not,
    Op,
    Select,
    ThatMany,
    This,
    Times,
    Value,
    Wins,
)
from ....meaning.node import Node, Slot
from ..book.continuous import FACT_ABILITY, FACT_ADVANTAGE, FACT_ATTRIBUTE, FACT_HP, FACT_NAME
from ..things import card_verbs, conditions, filters
from ..things import selectors as s
from ..things import state as st
from ..things.faces import BLUE, GREEN, NEUTRAL, RED
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


class Words:
    """Builds selectors, values and conditions from meaning."""

    def __init__(self) -> None:
        self.scale: Value | None = None
        self.per = 1
        self.base = False
        self.skill = False
        self.skill_name = ""
        self.x: Value | None = None
        self.timings = Timings(self)

    # -------------------------------------------------------------- words

    def owner(self, node: Slot | None, default: int = filters.OWN) -> int:
        """Whose: 0 own, 1 the opponent's, 2 both."""
        if isinstance(node, Node):
            return {"Own": filters.OWN, "Opp": filters.OPP, "Both": filters.ANY}[node.kind]
        return default

    def owners(self, node: Slot | None) -> list[int]:
        """The sides an owner word means."""
        owner = self.owner(node)
        return [0, 1] if owner == filters.ANY else [owner]

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
            return conditions.NumberOf(self.units(node.node("u")), "hp")
        if kind == "HalfHpOf":
            return conditions.Half(conditions.NumberOf(self.units(node.node("u")), "hp"))
        if kind == "DamageOf":
            return conditions.NumberOf(self.units(node.node("u")), "damage")
        if kind == "ThatDamage":
            return EventAmount()
        if kind == "DealtDamage":
            return conditions.DealtNow()
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
            return filters.HasAttribute(self.mask(node.get("a")))
        if kind == "NotAttribute":
            return filters.HasAttribute(self.mask(node.get("a")), True)
        if kind == "Advantage":
            return filters.HasAdvantage(self.mask(node.get("a")))
        if kind == "AnyAttribute":
            return filters.HasAttribute(self.mask(node.get("a")), False, True)
        if kind == "NoAdvantage":
            return filters.HasAdvantage(0)
        if kind == "HasAdvantage":
            return filters.IsNot(filters.HasAdvantage(0))
        if kind in ("HpLess", "HpMore"):
            other = conditions.NumberOf(self.units(node.node("u")), "hp")
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
            return filters.HasNumber(what, how, node.number("n"))
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
            return filters.HasState(what, lacks)
        if kind == "Named":
            return filters.HasName(node.text("s"))
        if kind == "NotNamed":
            return filters.IsNot(filters.HasName(node.text("s")))
        if kind == "HasSkill":
            return filters.HasSkill(node.text("s"))
        if kind in ("Other", "OtherCard"):
            return filters.IsOther()
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
            owner = self.owner(node.get("o"), filters.ANY)
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
            return s.Units(self.owner(node.get("o"), filters.ANY), "Unit", [filters.HasName(node.text("s"))])
        if kind in COUNTED:
            return self.units(node.node("x"))
        raise CannotRun(kind)

    def targets(self, node: Node) -> card_verbs.Targets:
        """Who an instruction is done to."""
        if node.kind in ("Some", "SomeUpTo"):
            return card_verbs.Targets(self.units(node), node.number("n"), node.kind == "SomeUpTo")
        if node.kind == "SomeAny":
            return card_verbs.Targets(self.units(node), 99, True)
        if node.kind == "SomeRandom":
            raise CannotRun(node.kind)
        return card_verbs.Targets(self.units(node))

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
            return s.NamedAnywhere(self.owner(node.get("o"), filters.ANY), node.text("s"))
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

    def some(self, node: Node) -> card_verbs.Cards:
        """Which cards (or units) an instruction is done to."""
        select = self.things(node)
        if node.kind in ("Some", "SomeUpTo"):
            return card_verbs.Cards(select, self.amount(node), node.kind == "SomeUpTo")
        if node.kind == "SomeAny":
            return card_verbs.Cards(select, Const(99), True)
        if node.kind == "SomeRandom":
            return card_verbs.Cards(select, self.amount(node), random=True)
        return card_verbs.Cards(select)

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
            return conditions.NumberOf(self.units(node.node("u")), "damage")
        if node.kind == "HpOn":
            return conditions.NumberOf(self.units(node.node("u")), "hp")
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
            left, right = (
                conditions.NumberOf(self.units(node.node("u")), "hp"),
                conditions.NumberOf(self.units(node.node("v")), "hp"),
            )
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
            return conditions.Room(self.owner(node.get("o")), kind == "RoomIs")
        if kind == "AttributeSame":
            return conditions.ShareAttribute(self.units(node.node("u")), self.units(node.node("v")))
        if kind == "ItIsAttribute":
            return conditions.ItIs("", [filters.HasAttribute(self.mask(node.get("a")))])
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
            return conditions.Some(self.units(node.node("u")), filters.HasNumber(what, how, node.number("n")))
        if kind == "AttributeAny":
            return conditions.Some(self.units(node.node("u")), filters.HasAttribute(self.mask(node.get("a")), False, True))
        if kind == "AttributeAll":
            return conditions.Every(self.units(node.node("u")), filters.HasAttribute(self.mask(node.get("a"))))
        if kind == "AdvantageHas":
            return conditions.Some(self.units(node.node("u")), filters.IsNot(filters.HasAdvantage(0)))
        if kind == "AdvantageNone":
            return conditions.Some(self.units(node.node("u")), filters.HasAdvantage(0))
        if kind == "ExHas":
            return conditions.Some(self.units(node.node("u")), filters.HasState("ex"))
        if kind == "AttributeIs":
            return conditions.Some(self.units(node.node("u")), filters.HasAttribute(self.mask(node.get("a"))))
        if kind == "AttributeNot":
            return conditions.Some(self.units(node.node("u")), filters.HasAttribute(self.mask(node.get("a")), True))
        if kind == "NameIs":
            return conditions.Some(self.units(node.node("u")), filters.HasName(node.text("s")))
        if kind == "SkillHas":
            return conditions.Some(self.units(node.node("u")), filters.HasSkill(node.text("s")))
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
            return conditions.Some(self.units(node.node("u")), filters.HasState(what, lacks))
        if kind in ("MainIs", "InMain"):
            return conditions.InZone(self.units(node.node("u")), "main")
        if kind in ("StandbyIs", "InStandby"):
            return conditions.InZone(self.units(node.node("u")), "standby")
        if kind == "InArea":
            return Either(
                [
                    conditions.InZone(self.units(node.node("u")), "main"),
                    conditions.InZone(self.units(node.node("u")), "standby"),
                ]
            )
        if kind == "OwnTurn":
            return conditions.TurnOf(filters.OWN)
        if kind == "OppTurn":
            return conditions.TurnOf(filters.OPP)
        if kind == "ItIsKind":
            k = node.node("k").kind
            return conditions.ItIs(k, self.filters(node.get("f")))
        if kind in ("TicketHeld", "TicketNotHeld"):
            return conditions.TicketIs(self.owner(node.get("o")), kind == "TicketHeld")
        if kind == "CardInZone":
            return conditions.CardIn({"Hand": "hand", "Discards": "discard", "KOs": "ko", "Deck": "deck"}[node.node("z").kind])
        if kind in ("IncreasedHp", "DecreasedHp"):
            return conditions.HpChanged(self.units(node.node("u")), kind == "IncreasedHp")
        raise CannotRun(kind)

    def op(self, node: Node) -> Op:
        """One instruction. The whole vocabulary knows them."""
        raise NotImplementedError
