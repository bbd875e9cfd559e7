"""The garbage collector while a bot thinks: a pause in the midst of a move is one for whoever waits for it."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 10_000
"""New objects after which the collector looks at those alone: some milliseconds."""
NEVER: Final = 1 << 30


def loaded() -> None:
    """What has been loaded stays, cards and phrasebooks above all: the collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


class Resting:
    """Lets the collector look at young objects only, in small portions; what is older it looks at when the move is made.

    Copies of tables come and go by the thousand while a bot looks ahead, and everything else stays: looking through all
    cards and phrasebooks in between would take most of the time. Where the collector is off it stays off.
    """

    def __init__(self) -> None:
        self.before = (0, 0, 0)

    def __enter__(self) -> None:
        self.before = gc.get_threshold()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        first, second, third = self.before
        gc.set_threshold(first, second, third)
