"""Scenario words that every game has alike: answers that name no card, and facts of cards and zones."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..table.cards import Card
from ..table.decisions import Decision, Option
from ..table.table import Table

DECLINING: Final = ("no", "done", "none", "pass")
"""Options that decline."""
CARD_FACTS: Final = ("zone", "seen_by", "owner", "controller", "face_up", "face_down")
"""What can be asked of a card in every game."""


@dataclass(frozen=True)
class Course:
    """When the rules ask players for what a script says they do."""

    asked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Verb -> the kinds of decision at which the rules ask for it; none: it answers what somebody does."""
    stages: Sequence[str] = ("main",)
    """The free actions of a turn in their order."""
    ending: Collection[str] = ()
    """Verbs with which a player gives the turn away."""
    idle: Collection[str] = ()
    """Verbs that set nothing going."""
    another_time: frozenset[str] = frozenset()
    """Clauses by which something cannot be used now and yet can be in another turn."""


def named(t: Table, bid: int, uid: int) -> bool:
    """Whether this card is on top of that body, now or when it left."""
    body = t.bodies.get(bid) or t.gone.get(bid)
    return body is not None and body.top.uid == uid


def answers(decision: Decision, option: Option, verb: str, value: Any, plain: Collection[str]) -> bool | None:
    """Whether an option is what a step without cards means; None if the step is no such step.

    ``plain`` are the words that stand for themselves.
    """
    if verb == "mulligan":
        return decision.about == "mulligan" and option.verb == "yes"
    if verb == "no":
        return option.verb in DECLINING and not decision.free
    if verb in plain:
        return option.verb == verb
    if verb in ("number", "mode"):
        return option.verb == verb and isinstance(value, int) and option.number == value
    return None


def first_of(decision: Decision, verbs: Collection[str]) -> int:
    """The first option with one of these verbs, else the first of all."""
    for i, option in enumerate(decision.options):
        if option.verb in verbs:
            return i
    return 0


def card_fact(t: Table, card: Card, key: str) -> Any:
    """One of ``CARD_FACTS``."""
    if key == "zone":
        return t.zones[card.zone].label
    if key == "seen_by":
        return [f"p{player + 1}" for player in (0, 1) if t.sees(player, card)]
    if key == "owner":
        return f"p{card.owner + 1}"
    if key == "controller":
        return f"p{(card.host.controller if card.host is not None else card.owner) + 1}"
    return card.face_up == (key == "face_up")


def player_fact(t: Table, player: int, key: str) -> Any:
    """What is true of a player in every game: whether the deck is legal, and the cards of a zone, top first."""
    if key == "legal":
        return t.legal[player]
    for index, kind in enumerate(t.kinds):
        if kind.name == key:
            zone = t.zone(player, index)
            if kind.field:
                return [body.top.uid for body in zone.bodies]
            return [card.uid for card in reversed(zone.cards)]
    raise KeyError(key)
