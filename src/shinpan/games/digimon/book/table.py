"""The table with the book that is played on it: where the state of a game asks what the rules make of it."""

from __future__ import annotations

from ....effects.continuous import Instance
from ....table.cards import Card, Face
from ....table.decisions import Decision
from ....table.zones import Zone
from ..things.faces import DigimonFace
from ..things.state import DigimonTable, Happening
from .abroad import spoken
from .attack import go_on
from .declaring import owed
from .known import known
from .loops import steer
from .turn import run
from .waiting import Waiting, trigger, would
from .working import note_work


class DigimonPlay(DigimonTable):
    """A game under way."""

    def make(self, face: Face, owner: int, zone: Zone) -> Card:
        assert isinstance(face, DigimonFace)
        own = known(face, self.book)
        if own.option is not None:
            self.duals = True
        if self.abroad:
            own = spoken(self, own)
        return super().make(own, owner, zone)

    def trigger(self, events: list[Happening]) -> None:
        trigger(self, events)

    def would(self, events: list[Happening]) -> None:
        would(self, events)

    def owed(self, chosen: object, others: object) -> bool:
        assert isinstance(chosen, Waiting) and isinstance(others, list)
        return owed(self, chosen, others)

    def go_on(self) -> None:
        go_on(self)

    def note_work(self, found: list[Instance], at_work: dict[tuple[int, int, int], list[int]]) -> None:
        note_work(self, found, at_work)

    def steer(self, decision: Decision) -> None:
        steer(self, decision)

    def run(self) -> None:
        run(self)

    def empty(self) -> DigimonTable:
        return DigimonPlay(0, self.book)
