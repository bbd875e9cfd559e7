"""15-16: the timings that are printed before an effect."""

from __future__ import annotations

from typing import Final

from .state import Trig


class Timing:
    """One timing, as ``words/marks.pb`` declares it."""

    def __init__(self, name: str, clause: str, trig: Trig | None, turns: int, main: bool) -> None:
        self.name = name
        self.clause = clause
        """The clause by which effects with it trigger or work."""
        self.trig = trig
        """What it waits for, if it is something that happens."""
        self.turns = turns
        """15-16-8: in whose turns it lets an effect work, if that is all it says; 1 its player's, 2 the opponent's."""
        self.main = main
        """15-8-4: activated at will in the main phase."""

    @property
    def kinds(self) -> int:
        """The events it waits for."""
        return self.trig.kinds if self.trig is not None else 0


TIMINGS: Final[dict[str, Timing]] = {}
"""The timings that effects have, by name: each is entered as it is built, so there is no effect whose timing is not here."""
