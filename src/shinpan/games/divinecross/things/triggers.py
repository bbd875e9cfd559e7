"""807: patterns of events, abilities that wait to be played, and delayed ones."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Ability, ActiveBody, Code, Use
from ....effects.context import Context, Frozen
from ....effects.ops import Cond, Filter
from ....table.cards import Thing
from ....table.events import Event

ANYONE: Final = -1
YOU: Final = 0
OPPONENT: Final = 1


class Trigger(Code):
    """A pattern: which event, whose, about what, caused by what."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.whose = ANYONE
        """Whose event it must be, seen from the ability's controller."""
        self.subject: Filter | None = None
        """A test of the body or card the event is about."""
        self.by: Filter | None = None
        """A test of the body that did it."""
        self.by_whose = ANYONE
        self.cause = ""
        self.note = ""
        self.by_skill = False
        """Only if a skill did it."""
        self.minimum = -(1 << 40)
        self.state: Cond | None = None
        """A state trigger waits for this condition instead of an event."""
        self.condition: Cond | None = None
        """A further condition that must hold when the event happens."""
        self.turn_of = ANYONE
        """Only in this player's turn."""

    def matches(self, c: Context, event: Event) -> bool:
        """Whether this event sets the ability off."""
        if event.kind != self.kind:
            return False
        if self.whose >= 0 and (event.player == c.controller) != (self.whose == YOU):
            return False
        if self.turn_of >= 0 and (c.table.turn_player == c.controller) != (self.turn_of == YOU):
            return False
        if self.cause and event.cause != self.cause:
            return False
        if self.note and event.note != self.note:
            return False
        if self.by_skill and not event.by_skill:
            return False
        if event.amount < self.minimum:
            return False
        if self.by_whose >= 0 and (event.by_player == c.controller) != (self.by_whose == YOU):
            return False
        if self.by is not None and not self.done_by(c, event):
            return False
        if self.subject is not None:
            thing: Thing | None = event.body if event.body is not None else event.card
            if thing is None or not self.subject.test(c, thing):
                return False
        return self.condition is None or self.condition.holds(c)

    def done_by(self, c: Context, event: Event) -> bool:
        """Whether one of those who did it is meant."""
        assert self.by is not None
        if event.by is not None and self.by.test(c, event.by):
            return True
        return any(other.by is not None and self.by.test(c, other.by) for other in event.also)


class Pending:
    """A triggered ability that waits to be played: one of its trigger count."""

    def __init__(
        self, use: Use, source: ActiveBody | None, controller: int, event: Event | None, frozen: Frozen | None = None
    ) -> None:
        self.use = use
        self.source = source
        self.controller = controller
        self.event = event
        self.frozen = frozen
        """Bindings of the effect that made a delayed trigger."""

    def __repr__(self) -> str:
        return f"<pending {self.use!r}>"


class Delayed:
    """A trigger made by an effect, for a later event. Immutable."""

    def __init__(self, ability: Ability, frozen: Frozen, once: bool, from_turn: int, to_turn: int) -> None:
        self.ability = ability
        self.frozen = frozen
        self.once = once
        self.from_turn = from_turn
        self.to_turn = to_turn
        self.use = Use(ability, frozen.card, 0, True)
