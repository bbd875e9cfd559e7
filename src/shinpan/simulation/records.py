"""What is kept of a game that was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Cards: TypeAlias = tuple[list[int], list[int]]
"""Cards of the two seats, each by its place among the card numbers of that deck."""


def nothing() -> Cards:
    """No cards."""
    return [], []


@dataclass
class Record:
    """A game that was played."""

    seed: int
    decks: tuple[int, int]
    players: tuple[int, int]
    winner: int = -1
    """0, 1, or -1: nobody."""
    reason: str = ""
    turns: int = 0
    first: int = -1
    """Who went first; -1 where the game ended before."""
    decisions: int = 0
    mulligans: tuple[int, int] = (0, 0)
    opening: Cards = field(default_factory=nothing)
    """The hand a player began with, as it was kept."""
    drawn: Cards = field(default_factory=nothing)
    """What came to the hand later."""
    played: Cards = field(default_factory=nothing)
    """What came to the field or was used."""
    fault: str = ""
    """What went wrong in the engine: such a game counts nowhere."""

    def packed(self) -> list[Any]:
        """As plain data."""
        pair = [list(part) for part in (self.decks, self.players, self.mulligans)]
        cards = [[list(seat) for seat in part] for part in (self.opening, self.drawn, self.played)]
        return [self.seed, *pair, *cards, self.winner, self.reason, self.turns, self.first, self.decisions, self.fault]

    @staticmethod
    def unpacked(data: Sequence[Any]) -> Record:
        """From plain data."""
        seed, decks, players, mulligans, opening, drawn, played, winner, reason, turns, first, decisions, fault = data
        made = Record(seed, tuple(decks), tuple(players), winner, reason, turns, first, decisions, tuple(mulligans))
        made.opening, made.drawn, made.played, made.fault = tuple(opening), tuple(drawn), tuple(played), fault
        return made

    def score(self, seat: int) -> float:
        """What a seat made of the game: 1 won, 0 lost, a half drawn."""
        return 0.5 if self.winner < 0 else 1.0 if self.winner == seat else 0.0
