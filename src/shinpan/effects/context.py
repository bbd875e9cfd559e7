"""What an effect knows while it runs: who, from what, because of what, and what it has picked."""

from __future__ import annotations

from typing import Final

from ..table.cards import Card, Thing
from ..table.events import Event
from .abilities import ActiveBody, Use
from .state import EffectTable

NOTHING: Final = 1 << 60
"""In place of a reference, where there is none."""


class Context:
    """The bindings of one running effect. Lives only while the effect runs."""

    def __init__(
        self,
        table: EffectTable,
        controller: int,
        source: ActiveBody | None,
        card: Card | None,
        use: Use | None = None,
        event: Event | None = None,
    ) -> None:
        self.table = table
        self.controller = controller
        self.source = source
        """“This unit”: the body the text stands on, alive or as it last was."""
        self.card = card
        """“This card”: the physical card the text is printed on."""
        self.use = use
        self.event = event
        self.it: list[Thing] = []
        """What the text last picked or moved: “it”, “those cards”."""
        self.that: Thing | None = None
        """What triggered it: “that unit”."""
        self.count = 0
        """How many the last instruction handled: “that many”."""
        self.wins = 0
        self.losses = 0
        self.did = False
        """Whether the last instruction was carried out in full: “if you do”."""
        self.cause = "effect"
        self.looked: list[Card] = []
        """Cards the text revealed or looked at: “among them”, “the rest”."""
        self.stamp = 0
        """Timestamp of the continuous effect being applied."""
        self.skill = ""
        """The name of the skill under way, where the text belongs to one."""

    def frozen(self) -> Frozen:
        """The bindings as numbers, to be kept until later."""
        table = self.table
        return Frozen(
            self.controller,
            table.ref(self.source) if self.source is not None else 0,
            self.source is not None,
            self.card.uid if self.card is not None else -1,
            [table.ref(thing) for thing in self.it],
            self.count,
            self.use,
            self.cause,
            table.ref(self.that) if self.that is not None else NOTHING,
            self.skill,
        )


class Frozen:
    """Bindings that outlive the effect that made them. Immutable: copies of a table share it."""

    def __init__(
        self,
        controller: int,
        source: int,
        has_source: bool,
        card: int,
        it: list[int],
        count: int,
        use: Use | None,
        cause: str,
        that: int,
        skill: str,
    ) -> None:
        self.that = that
        self.skill = skill
        self.controller = controller
        self.source = source
        self.has_source = has_source
        self.card = card
        self.it = it
        self.count = count
        self.use = use
        self.cause = cause

    def thaw(self, table: EffectTable, event: Event | None = None) -> Context:
        """The bindings as objects of this table again."""
        source: ActiveBody | None = None
        if self.has_source:
            body = table.thing(self.source)
            if isinstance(body, ActiveBody):
                source = body
        card = table.cards[self.card] if self.card >= 0 else None
        c = Context(table, self.controller, source, card, self.use, event)
        for ref in self.it:
            thing = table.thing(ref)
            if thing is not None:
                c.it.append(thing)
        c.count = self.count
        c.cause = self.cause
        c.skill = self.skill
        if self.that != NOTHING:
            c.that = table.thing(self.that)
        return c
