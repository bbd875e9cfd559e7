"""The table as effects see it: lasting effects, and what was computed from all that apply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ..table.edition import PLAIN, Edition
from ..table.events import Event
from ..table.table import Table
from ..table.zones import ZoneKind

if TYPE_CHECKING:
    from .continuous import Instance, Lasting


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectTable(Table):
    """A table with effects on it."""

    def __init__(self, kinds: list[ZoneKind], shared: list[ZoneKind], seed: int, edition: Edition = PLAIN) -> None:
        super().__init__(kinds, shared, seed, edition)
        self.lasting: list[Lasting] = []
        self.used: dict[int, int] = {}
        """How often each limited ability was used this turn."""
        self.fresh = -1
        """The version for which the computed values are right."""
        self.flux = False
        """Whether effects of this game can change which abilities a body has."""
        self.continuous = False
        """Whether any continuous effect may exist in this game."""
        self.instances: list[Instance] = []
        self.clauses: dict[str, str] = {}
        """What the game's book calls: ``partial`` (as much as possible)."""

    def copy_effects_into(self, other: EffectTable) -> None:
        """The effects part of a copy. Everything here is immutable, so lists are enough."""
        self.copy_into(other)
        if self.lasting:
            other.lasting = self.lasting.copy()
        if self.used:
            other.used = self.used.copy()
        other.flux = self.flux
        other.continuous = self.continuous

    def rest(self) -> None:
        """Continuous effects hold their table, and the table holds those that apply."""
        self.fresh = -1
        self.instances = []

    def passed_over(self) -> None:
        """Called when a player is about to choose: a game may cite why something is not among the candidates."""

    def happened(self, event: Event) -> None:
        """Records an event and lets abilities trigger on it."""
        self.version += 1
        self.record(event)
        self.react(event)

    def react(self, event: Event) -> None:
        """Lets abilities trigger. Games say who watches."""
        raise NotImplementedError
