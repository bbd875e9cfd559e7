"""Bots: whoever plays when no person does."""

from __future__ import annotations

from ..games.base import CardError
from ..games.judging import Judge
from ..table.decisions import Seat
from .greedy import GreedyPlayer
from .randomly import RandomPlayer

BOTS = ("greedy", "random")
"""The bots by name."""

__all__ = ["BOTS", "GreedyPlayer", "Judge", "RandomPlayer", "bot"]


def bot(name: str, seed: int = 0) -> Seat:
    """The bot of that name.

    >>> bot("random", 7)
    <random player>
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed)
    raise CardError(f"unknown player {name!r} (there is: {', '.join(BOTS)})")
