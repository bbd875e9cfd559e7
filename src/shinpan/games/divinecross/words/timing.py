"""Triggers and replacements: from the words of a text to patterns of events (807, 810)."""

from __future__ import annotations

from typing import Any

from ....effects.conditions import Both
from ....effects.ops import Cond, Filter
from ....meaning.node import Node
from ..things import filters
from ..things import selectors as s
from ..things.triggers import ANYONE, OPPONENT, YOU, Trigger
from .words import Words

WHOSE = {filters.OWN: YOU, filters.OPP: OPPONENT, filters.ANY: ANYONE}
ONCE_LATER = {"NextOwnTurnStart", "NextOppTurnStart", "NextOwnTurnEnd", "NextOppTurnEnd", "NextMainStart", "NextOppMainStart"}


def event(name: str, **fields: Any) -> Trigger:
    """A pattern of events, with some of its fields."""
    trigger = Trigger(name)
    for field, value in fields.items():
        setattr(trigger, field, value)
    return trigger


def described(b: Words, u: Node) -> Filter:
    """Is one of such units."""
    return s.Described(b.units(u))


def of_player(name: str, o: int | None, **fields: Any) -> Trigger:
    """Something a player does, or a phase of a player's turn."""
    return event(name, whose=ANYONE if o is None else WHOSE[o], **fields)


def later(name: str, whose: int) -> Trigger:
    """The pattern for a delayed trigger."""
    return event(name, whose=whose)


def unit_event(b: Words, name: str, u: Node, how: Node | None = None, minimum: int | None = None, note: str = "") -> Trigger:
    """Something happens to a unit, caused by a skill, an effect, the opponent's, or certain units."""
    trigger = event(name, subject=described(b, u), note=note)
    if how is not None and how.kind == "ByUnits":
        trigger.by = described(b, how.node("v"))
    elif how is not None:
        if "Skill" in how.kind and name in ("ko", "would ko"):
            trigger.by_skill = True
        else:
            trigger.cause = "skill" if "Skill" in how.kind else "effect"
        if "Opp" in how.kind:
            trigger.by_whose = OPPONENT
    if name == "damage" and trigger.cause == "skill":
        trigger.minimum = 100
    if minimum is not None:
        trigger.minimum = minimum
    return trigger


def deployed(o: int, f: list[Filter]) -> Trigger:
    """A player deploys a unit."""
    trigger = of_player("entered", o)
    if f:
        trigger.subject = s.Described(s.Units(filters.ANY, "Unit", f))
    return trigger


def failed(b: Words, u: Node | None, o: int | None) -> Trigger:
    """A skill fails."""
    return event("failed", subject=described(b, u)) if u is not None else of_player("failed", o)


def zone_or(y: int | None) -> int:
    """A zone, or any."""
    return -1 if y is None else y


def given(b: Words, q: Cond, t: Trigger) -> Trigger:
    """A trigger under a condition."""
    t.condition = q if t.condition is None else Both([t.condition, q])
    return t


def on_turn_of(o: int, t: Trigger) -> Trigger:
    """A trigger in a player's turn."""
    t.turn_of = WHOSE[o]
    return t


def of_state(q: Cond) -> Trigger:
    """A trigger that waits for a state."""
    return event("state", state=q)


def period(kind: str) -> tuple[int, int]:
    """From which turn on a delayed trigger waits, and until which, counted from now; -1 is for ever."""
    return (0, 0) if kind == "ThisTurnEnd" else (1, -1) if kind in ONCE_LATER else (0, -1)
