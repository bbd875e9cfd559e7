"""What can go wrong with a match, worded for whoever caused it."""

from __future__ import annotations


class MatchError(Exception):
    """A match was asked for something it cannot do. The message is one line."""


class IllegalChoice(MatchError):
    """The answer is not among the options of the decision."""


class GameIsOver(MatchError):
    """There is nothing left to decide."""


class BadSave(MatchError):
    """A saved match cannot be read, or does not replay."""


class Differs(BadSave):
    """A saved match was played by other rules or cards: its choices make another game now."""

    def __init__(self, agreed: int, message: str = "") -> None:
        super().__init__(message or differs(agreed))
        self.agreed = agreed
        """So many of its choices certainly lead to the table they led to then."""


def differs(agreed: int) -> str:
    """What is said of such a game."""
    return f"this game was played by an earlier version of the rules: from choice {agreed + 1} it goes on differently"
