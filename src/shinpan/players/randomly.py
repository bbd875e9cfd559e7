"""A player without a plan: every legal option is equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mypy_extensions import mypyc_attr

from ..table.decisions import Decision, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Seat):
    """Chooses uniformly among the options. The same seed makes the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self.random: Callable[[], float] = Random(seed).random

    def choose(self, table: object, decision: Decision) -> int:
        """The index of the chosen option."""
        return int(self.random() * len(decision.options))

    def __repr__(self) -> str:
        return "<random player>"
