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
