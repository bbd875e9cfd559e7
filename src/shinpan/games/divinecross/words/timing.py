"""Triggers and replacements: from the words of a text to patterns of events (807, 810)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.ops import Both, This
from ....effects.triggers import ANYONE, OPPONENT, YOU, Trigger
from ....meaning.node import Node, Slot
from ..things import filters
from ..things import selectors as s
from ..things.state import DECK, DISCARD, HAND, KO

if TYPE_CHECKING:
    from .words import Words

PHASES = {
    "TurnStart": "turn start",
    "DrawPhaseStart": "draw phase start",
    "MainPhaseStart": "main start",
    "BattlePhaseStart": "battle start",
    "BattlePhaseEnd": "battle end",
    "TurnEnd": "turn end",
}
LATER = {
    "NextOwnTurnStart": ("turn start", YOU),
    "NextOppTurnStart": ("turn start", OPPONENT),
    "ThisTurnEnd": ("turn end", ANYONE),
    "NextOwnTurnEnd": ("turn end", YOU),
    "NextOppTurnEnd": ("turn end", OPPONENT),
    "NextBattleEnd": ("battle end", ANYONE),
    "NextBattleStart": ("battle start", ANYONE),
    "NextOwnBattleStart": ("battle start", YOU),
    "NextOppBattleStart": ("battle start", OPPONENT),
    "NextOwnBattleEnd": ("battle end", YOU),
    "NextOppBattleEnd": ("battle end", OPPONENT),
    "NextOppMainStart": ("main start", OPPONENT),
    "NextMainStart": ("main start", YOU),
}
UNIT_EVENTS = {
    "UsesSkill": "skill use",
    "UsedSkill": "skill used",
    "UsesNamed": "skill use",
    "UsedNamed": "skill used",
    "KOd": "ko",
    "Damaged": "damage",
    "Entered": "entered",
    "BecameMain": "became main",
    "BecameStandby": "became standby",
    "Retreated": "retreated",
    "Swapped": "swapped",
    "AssistAttached": "assist",
    "EnergyAttached": "energy",
    "Charged": "charged",
    "Stunned": "stunned",
    "Recovered": "recovered",
    "Healed": "healed",
    "Left": "left",
    "ReturnedToHand": "returned",
    "WouldKO": "would ko",
    "WouldDamage": "would damage",
    "WouldStun": "would stun",
    "WouldHeal": "would heal",
    "WouldSwap": "would swap",
    "WouldLeave": "would leave",
}
PLAYER_EVENTS = {
    "PlayerUsesSkill": "skill use",
    "PlayerUsedSkill": "skill used",
    "PlayerRetreated": "retreated",
    "PlayerCharged": "charged",
    "Drew": "drew",
    "DrewByEffect": "drew",
    "PlayerDeployed": "entered",
    "SideAssistDiscarded": "discarded",
    "PlayerAttachedAssist": "assist",
    "PlayerAttachedEnergy": "energy",
    "DiscardedHand": "discarded",
    "DiscardedCard": "discarded",
    "UsedEx": "ex",
    "WonJanken": "janken",
    "LostJanken": "janken lost",
    "TicketGained": "ticket",
    "TicketLost": "ticket lost",
    "Shuffled": "shuffled",
    "WouldDraw": "would draw",
    "WouldDiscard": "would discard",
    "WouldTicket": "would ticket",
    "WouldTicketLose": "would lose ticket",
    "RevealedHand": "revealed",
}
ZONES = {"Hand": HAND, "Discards": DISCARD, "KOs": KO, "Deck": DECK}


class Timings:
    """Builds triggers with the words of a vocabulary."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def whose(self, node: Slot | None) -> int:
        """Whose event: YOU, OPPONENT or ANYONE."""
        if not isinstance(node, Node):
            return ANYONE
        return {"Own": YOU, "Opp": OPPONENT, "Both": ANYONE}[node.kind]

    def trigger(self, node: Node) -> Trigger:
        """The pattern for a trigger condition."""

        kind = node.kind
        if kind in PHASES:
            trigger = Trigger(PHASES[kind])
            trigger.whose = self.whose(node.get("o"))
            return trigger
        if kind in ("Upon", "EachTime"):
            return self.trigger(node.node("t"))
        if kind == "Given":
            trigger = self.trigger(node.node("t"))
            more = self.words.condition(node.node("q"))
            trigger.condition = more if trigger.condition is None else Both([trigger.condition, more])
            return trigger
        if kind in LATER or kind in ("NextEvent", "EventWithin"):
            return self.later(node)
        if kind == "GameStart":
            return Trigger("game start")
        if kind == "State":
            trigger = Trigger("state")
            trigger.state = self.words.condition(node.node("q"))
            return trigger
        if kind == "OnTurnOf":
            trigger = self.trigger(node.node("t"))
            trigger.turn_of = self.whose(node.get("o"))
            return trigger
        if kind in ("KOs", "DealtDamage", "DealtSkillDamage"):
            trigger = Trigger("ko" if kind == "KOs" else "damage")
            if kind == "DealtSkillDamage":
                trigger.cause = "skill"
            trigger.by = s.Described(self.words.units(node.node("u")))
            trigger.subject = s.Described(self.words.units(node.node("v")))
            if kind != "KOs":
                trigger.minimum = 1
            return trigger
        if kind in UNIT_EVENTS:
            trigger = Trigger(UNIT_EVENTS[kind])
            trigger.subject = s.Described(self.words.units(node.node("u")))
            self.caused(trigger, node.get("h"))
            self.caused(trigger, node.get("d"))
            if trigger.kind == "damage" and trigger.cause == "skill":
                trigger.minimum = 100
            if node.get("n") is not None:
                trigger.minimum = node.number("n")
            if kind in ("UsesNamed", "UsedNamed"):
                trigger.note = node.text("s")
            return trigger
        if kind in PLAYER_EVENTS:
            trigger = Trigger(PLAYER_EVENTS[kind])
            trigger.whose = self.whose(node.get("o"))
            if kind in ("DiscardedHand", "WouldDiscard"):
                trigger.note = "hand"
            if kind == "DrewByEffect":
                trigger.cause = "effect"
            if kind == "SideAssistDiscarded":
                trigger.note = "assist"
            if kind == "PlayerDeployed" and node.get("f") is not None:
                trigger.subject = s.Described(s.Units(filters.ANY, "Unit", self.words.filters(node.get("f"))))
            return trigger
        return self.rare(node)

    def caused(self, trigger: Trigger, how: Slot | None) -> None:
        """By what: a skill, an effect, the opponent's, or certain units."""
        if not isinstance(how, Node):
            return
        kind = how.kind
        if kind == "ByUnits":
            trigger.by = s.Described(self.words.units(how.node("v")))
            return
        if "Skill" in kind and trigger.kind in ("ko", "would ko"):
            trigger.by_skill = True
        else:
            trigger.cause = "skill" if "Skill" in kind else "effect"
        if "Opp" in kind:
            trigger.by_whose = OPPONENT

    def rare(self, node: Node) -> Trigger:
        """Triggers about single cards and less common happenings."""
        from .words import CannotRun

        kind = node.kind
        if kind == "ThisAttached":
            trigger = Trigger("assist")
            trigger.subject = s.EventCardIsThis()
            return trigger
        if kind in ("ThisDiscarded", "WouldDiscardThis"):
            trigger = Trigger("discarded" if kind == "ThisDiscarded" else "would discard")
            trigger.subject = s.EventCardIsThis(-1, energy=False)
            return trigger
        if kind in ("ThisDiscardedHand", "ThisPutDiscard"):
            trigger = Trigger("discarded" if kind == "ThisDiscardedHand" else "moved")
            trigger.subject = s.EventCardIsThis(DISCARD, energy=False)
            if kind == "ThisDiscardedHand":
                trigger.note = "hand"
            return trigger
        if kind in ("WouldDiscardAssist", "WouldDiscardEnergy"):
            trigger = Trigger("would discard")
            trigger.note = "assist" if kind == "WouldDiscardAssist" else "energy"
            trigger.subject = s.EventHost(self.words.units(node.node("u")))
            return trigger
        if kind in ("EnergyDiscarded", "AssistDiscarded"):
            trigger = Trigger("discarded")
            trigger.note = "energy" if kind == "EnergyDiscarded" else "assist"
            trigger.subject = s.HostDescribed(self.words.units(node.node("u")))
            return trigger
        if kind == "KOsBySkill":
            trigger = Trigger("ko")
            trigger.by = s.Described(This())
            trigger.by_skill = True
            trigger.subject = s.Described(self.words.units(node.node("v")))
            return trigger
        if kind == "DealtSkill":
            trigger = Trigger("damage")
            trigger.by = s.Described(self.words.units(node.node("u")))
            trigger.cause = "skill"
            trigger.minimum = 1
            return trigger
        if kind == "PlayedCard":
            trigger = Trigger("played")
            trigger.whose = self.whose(node.get("o"))
            trigger.subject = s.CardDescribed(filters.ANY, node.node("k").kind, self.words.filters(node.get("f")), -1, -1)
            return trigger
        if kind == "CardMoved":
            trigger = Trigger("moved")
            y = node.get("y")
            owner = {YOU: filters.OWN, OPPONENT: filters.OPP, ANYONE: filters.ANY}[self.whose(node.get("o"))]
            origin = ZONES[y.kind] if isinstance(y, Node) else -1
            target = ZONES[node.node("z").kind]
            trigger.subject = s.CardDescribed(owner, node.node("k").kind, self.words.filters(node.get("f")), origin, target)
            return trigger
        if kind == "SkillFailed":
            trigger = Trigger("failed")
            u = node.get("u")
            if isinstance(u, Node):
                trigger.subject = s.Described(self.words.units(u))
            else:
                trigger.whose = self.whose(node.get("o"))
            return trigger
        if kind == "Threw":
            return Trigger("threw")
        raise CannotRun(kind)

    def later(self, node: Node) -> Trigger:
        """The pattern for a delayed trigger."""
        kind = node.kind
        if kind in ("NextEvent", "EventWithin"):
            return self.trigger(node.node("t"))
        if kind not in LATER:
            return self.trigger(node)
        event, whose = LATER[kind]
        trigger = Trigger(event)
        trigger.whose = whose
        return trigger

    def period(self, kind: str) -> tuple[int, int]:
        """From which turn on, and until which, counted from now; -1 is for ever."""
        if kind == "ThisTurnEnd":
            return 0, 0
        if kind in (
            "NextOwnTurnStart",
            "NextOppTurnStart",
            "NextOwnTurnEnd",
            "NextOppTurnEnd",
            "NextMainStart",
            "NextOppMainStart",
        ):
            return 1, -1
        return 0, -1
