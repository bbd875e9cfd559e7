"""The one source of chance of a game.

A table must be copied in microseconds, so the generator's whole state is one integer
(SplitMix64); the standard library's Mersenne twister would add 2.5 kB to every copy.
"""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1


class Chance:
    """A reproducible generator.

    >>> a, b = Chance(7), Chance(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def bits(self) -> int:
        """The next 32 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) >> 32

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely."""
        limit = (1 << 32) - (1 << 32) % n
        while True:
            x = self.bits()
            if x < limit:
                return x % n

    def copy(self) -> Chance:
        """A generator that goes on exactly as this one would."""
        return Chance(self.state)
