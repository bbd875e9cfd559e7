"""The one source of chance of a game.

A table must be copied in microseconds, so the generator's whole state is one integer
(SplitMix64); the standard library's Mersenne twister would add 2.5 kB to every copy.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 1 << 64


def joined(high: i64, low: i64) -> i64:
    """A number of 64 bits. Compiled it is what a machine word makes of it, which may be below 0: the same bits."""
    return (high << 32) | low


MASK: Final[i64] = joined(0xFFFFFFFF, 0xFFFFFFFF)
STEP: Final[i64] = joined(0x9E3779B9, 0x7F4A7C15)
FIRST: Final[i64] = joined(0xBF58476D, 0x1CE4E5B9)
SECOND: Final[i64] = joined(0x94D049BB, 0x133111EB)
ABOVE_30: Final[i64] = (1 << 34) - 1
ABOVE_27: Final[i64] = (1 << 37) - 1
ABOVE_31: Final[i64] = (1 << 33) - 1
HALF: Final[i64] = 0xFFFFFFFF


class Chance:
    """A reproducible generator.

    >>> a, b = Chance(7), Chance(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int) -> None:
        self.word: i64 = 0
        """The state, in bits."""
        self.state = seed

    @property
    def state(self) -> int:
        """The whole state: a number from 0 to 2 ** 64 - 1."""
        number = int(self.word)
        return number if number >= 0 else number + WORD

    @state.setter
    def state(self, state: int) -> None:
        high: i64 = (state >> 32) & 0xFFFFFFFF
        low: i64 = state & 0xFFFFFFFF
        self.word = joined(high, low)

    def bits(self) -> i64:
        """The next 32 random bits."""
        z = (self.word + STEP) & MASK
        self.word = z
        z = ((z ^ ((z >> 30) & ABOVE_30)) * FIRST) & MASK
        z = ((z ^ ((z >> 27) & ABOVE_27)) * SECOND) & MASK
        return ((z ^ ((z >> 31) & ABOVE_31)) >> 32) & HALF

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely."""
        size: i64 = n
        whole: i64 = 1 << 32
        limit = whole - whole % size
        while True:
            x = self.bits()
            if x < limit:
                return int(x % size)

    def copy(self) -> Chance:
        """A generator that goes on exactly as this one would."""
        twin = Chance(0)
        twin.word = self.word
        return twin
