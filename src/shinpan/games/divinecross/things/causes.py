"""Who does something (813), and what is offered to replacement effects before it happens (810)."""

from __future__ import annotations

from typing import Final

from ....effects.context import Context
from ....table.cards import Card
from ....table.events import Event
from ..book.continuous import now
from .replace import replaced
from .state import DivineCrossTable, Unit

REPLACE: Final = ("810.1", "810.2", "810.3")


class Cause:
    """Who does it: a skill, an effect or a rule, of which unit, card and player."""

    def __init__(self, kind: str, player: int = -1, unit: Unit | None = None, card: Card | None = None) -> None:
        self.kind = kind
        self.player = player
        self.unit = unit
        self.card = card
        self.skill = kind == "skill"


RULE: Final = Cause("rule")


def cause_of(c: Context) -> Cause:
    """The cause of what a running effect does (813)."""
    unit = c.source
    assert unit is None or isinstance(unit, Unit)
    cause = Cause(c.cause, c.controller, unit, c.card)
    cause.skill = c.skill != ""
    return cause


def would(t: DivineCrossTable, event: Event, affected: int) -> bool:
    """810: offers what is about to happen to replacement effects; true if something else happened."""
    if not t.guarding:
        return False
    now(t)
    return replaced(t, event, affected, REPLACE)


def caused(event: Event, cause: Cause) -> Event:
    """The event, with who did it."""
    event.by = cause.unit
    event.by_card = cause.card
    event.by_player = cause.player
    event.cause = cause.kind
    event.by_skill = cause.skill
    return event
