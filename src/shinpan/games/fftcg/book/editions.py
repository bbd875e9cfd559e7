"""The rule book of FF-TCG, and what can be played on top of it that is newer than it is."""

from __future__ import annotations

from typing import Final

from ....table.edition import Edition

BOOK: Final = "fftcg-2.1.9"
LIMIT_BREAK: Final = "limit-break"
PRIMING: Final = "priming"
TITLES: Final = {LIMIT_BREAK: "Limit Break", PRIMING: "Priming"}
"""Mechanics that the book does not have, by the names under which they are asked for."""


class FFEdition(Edition):
    """The rule book, with or without what is newer. docs/rulings.md says how that is played."""

    def __init__(self, *beyond: str) -> None:
        more = " and ".join(TITLES[name] for name in beyond)
        super().__init__(BOOK, title=f"2.1.9 + {more}" if more else "2.1.9", beyond=beyond)
        self.limit_break: Final = LIMIT_BREAK in beyond
        """A second deck, whose cards are cast by also turning others of it face up."""
        self.priming: Final = PRIMING in beyond
        """A Character can have a certain card of the deck put on top of it, at a cost."""


EDITIONS: Final = (FFEdition(), FFEdition(LIMIT_BREAK), FFEdition(PRIMING), FFEdition(LIMIT_BREAK, PRIMING))
"""Those that can be played by. Where none is named, the first is meant."""
