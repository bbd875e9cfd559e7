"""The table with the book that is played on it: where the state of a game asks what the rules make of it."""

from __future__ import annotations

from ..things.modifiers import clauses
from ..things.state import DivineCrossTable
from .turn import run


class DivineCrossPlay(DivineCrossTable):
    """A game under way."""

    def ordering(self) -> list[str]:
        return clauses(self)

    def run(self) -> None:
        run(self)

    def empty(self) -> DivineCrossTable:
        return DivineCrossPlay(0, self.edition)
