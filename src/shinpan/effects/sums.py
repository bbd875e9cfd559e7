"""Positions as sums: many numbers in one of 62 bits, to find out whether a position has come back.

Two positions that differ have the same sum once in 10 ** 18 times.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = (1 << 62) - 1
SPREAD: Final[i64] = 0x1E3779B97F4A7C15
MIX: Final[i64] = 0x14D049BB133111EB


def joined(total: i64, number: i64) -> i64:
    """A sum of numbers in which their order counts.

    >>> joined(joined(0, 1), 2) == joined(joined(0, 2), 1)
    False
    """
    return (total * SPREAD + number + 1) & MASK


def mixed(number: i64) -> i64:
    """A number with its bits spread, to be added up where the order does not count.

    >>> mixed(1) + mixed(4) == mixed(2) + mixed(3)
    False
    """
    spread = ((number + 1) * SPREAD) & MASK
    return ((spread ^ (spread >> 29)) * MIX) & MASK
