"""Triggers and replacements: from the words of a text to patterns of events (807, 810)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...effects.nodes import Node, Slot
from ...effects.triggers import ANYONE, OPPONENT, YOU, Trigger
from . import selectors as s
from .state import DECK, DISCARD, HAND, KO

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

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
    "NextMainStart": ("main start", YOU),
}
UNIT_EVENTS = {
    "UsesSkill": "skill use",
    "UsedSkill": "skill used",
    "UsesNamed": "skill use",
    "UsedNamed": "skill used",
    "KOd": "ko",
    "KOdBySkill": "ko",
    "SkillDamaged": "damage",
    "Damaged": "damage",
    "EffectDamaged": "damage",
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
    "WouldSkillDamage": "would damage",
    "WouldDamage": "would damage",
    "WouldEffectDamage": "would damage",
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

    def __init__(self, words: Vocabulary) -> None:
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
        if kind in LATER or kind in ("NextEvent", "NextEventTurn"):
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
            if kind in ("SkillDamaged", "WouldSkillDamage"):
                trigger.cause = "skill"
            if kind == "KOdBySkill":
                trigger.by_skill = True
            if kind in ("SkillDamaged",):
                trigger.minimum = 100
            if kind in ("EffectDamaged", "WouldEffectDamage"):
                trigger.cause = "effect"
            if kind in ("UsesNamed", "UsedNamed"):
                trigger.note = node.text("s")
            return trigger
        if kind in PLAYER_EVENTS:
            trigger = Trigger(PLAYER_EVENTS[kind])
            trigger.whose = self.whose(node.get("o"))
            if kind in ("DiscardedHand", "WouldDiscard"):
                trigger.note = "hand"
            return trigger
        return self.rare(node)

    def rare(self, node: Node) -> Trigger:
        """Triggers about single cards and less common happenings."""
        from .vocabulary import CannotRun

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
        if kind in ("EnergyDiscarded", "AssistDiscarded", "WouldDiscardAssist"):
            trigger = Trigger("would discard" if kind == "WouldDiscardAssist" else "discarded")
            trigger.note = "energy" if kind == "EnergyDiscarded" else "assist"
            trigger.subject = s.HostDescribed(self.words.units(node.node("u")))
            return trigger
        if kind == "PlayedCard":
            trigger = Trigger("played")
            trigger.whose = self.whose(node.get("o"))
            trigger.subject = s.CardDescribed(s.ANY, node.node("k").kind, [], -1, -1)
            return trigger
        if kind == "CardMoved":
            trigger = Trigger("moved")
            y = node.get("y")
            owner = {YOU: s.OWN, OPPONENT: s.OPP, ANYONE: s.ANY}[self.whose(node.get("o"))]
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
        if kind in ("NextEvent", "NextEventTurn"):
            return self.trigger(node.node("t"))
        if kind not in LATER:
            return self.trigger(node)
        event, whose = LATER[kind]
        trigger = Trigger(event)
        trigger.whose = whose
        return trigger

    def period(self, kind: str) -> tuple[int, int]:
        """From which turn on, and until which, counted from now; -1 is for ever."""
        if kind == "ThisTurnEnd" or kind == "NextEventTurn":
            return 0, 0
        if kind in ("NextOwnTurnStart", "NextOppTurnStart", "NextOwnTurnEnd", "NextOppTurnEnd", "NextMainStart"):
            return 1, -1
        return 0, -1
