"""The table with the book that is played on it: where the state of a game asks what the rules make of it."""

from __future__ import annotations

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..things.state import Deed, FFTable
from .burst import offer
from .limit import go_home
from .loops import note_answer, steer
from .turn import run
from .waiting import trigger


class FFPlay(FFTable):
    """A game under way."""

    def trigger(self, events: list[Deed]) -> None:
        trigger(self, events)

    def go_home(self) -> None:
        go_home(self)

    def offer_burst(self, card: Card, player: int) -> None:
        offer(self, card, player)

    def steer(self, decision: Decision) -> None:
        steer(self, decision)

    def note_answer(self, decision: Decision, option: Option) -> None:
        note_answer(self, decision, option)

    def run(self) -> None:
        run(self)

    def empty(self) -> FFTable:
        return FFPlay(0, self.book)
