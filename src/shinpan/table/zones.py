"""Zones: where cards are, in which order, and who may look."""

from __future__ import annotations

from typing import Final

from .cards import Body, Card

NO_BODIES: Final[list[Body]] = []
"""Shared by all zones that are no field: there are no bodies in them."""


class ZoneKind:
    """What a rule book says of a zone, once for all players."""

    def __init__(self, name: str, rule: str, public: bool, ordered: bool, owner_sees: bool, field: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.public = public
        self.ordered = ordered
        self.owner_sees = owner_sees
        self.field = field


class Zone:
    """A zone of one player (or of the table: owner -1). The top card is the last of ``cards``."""

    def __init__(self, index: int, kind: ZoneKind, owner: int) -> None:
        self.index = index
        self.kind = kind
        self.owner = owner
        self.cards: list[Card] = []
        self.bodies: list[Body] = [] if kind.field else NO_BODIES

    @property
    def label(self) -> str:
        """Its name, as scenarios write it."""
        return self.kind.name if self.owner < 0 else f"p{self.owner + 1}.{self.kind.name}"

    def __repr__(self) -> str:
        return f"<{self.kind.name} of p{self.owner + 1}>"
