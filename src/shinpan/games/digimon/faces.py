"""Chapter 2: what is printed on a card."""

from __future__ import annotations

from typing import Final

from ...effects.abilities import Ability
from ...table.cards import Face

COLORS: Final = {"red": 1, "blue": 2, "yellow": 4, "green": 8, "black": 16, "purple": 32, "white": 64}

EGG: Final = 1
DIGIMON: Final = 2
TAMER: Final = 4
OPTION: Final = 8
KINDS: Final = {"egg": EGG, "digimon": DIGIMON, "tamer": TAMER, "option": OPTION}

NONE: Final = -1
"""In place of a level, cost or DP that a card does not have."""


def color_names(mask: int) -> list[str]:
    """The colours in a bit set, by name.

    >>> color_names(1 | 16)
    ['red', 'black']
    """
    return [name for name, bit in COLORS.items() if mask & bit]


class Requirement:
    """2-3-6: from what a card digivolves, and for how much."""

    def __init__(self, colors: int, level: int, cost: int) -> None:
        self.colors = colors
        self.level = level
        self.cost = cost


class DigimonFace(Face):
    """A Digimon card as printed."""

    def __init__(self, id: str, name: str, kind: str, text: str, lang: str, copies: int) -> None:
        super().__init__(id, name, kind, text, lang, copies)
        self.category = KINDS[kind]
        self.colors = 0
        self.level = NONE
        self.cost = NONE
        self.dp = NONE
        self.requirements: list[Requirement] = []
        self.traits: list[str] = []
        self.inherited = ""
        self.security = ""
        self.overflow = 0
        self.link_dp = 0
        self.effects: list[Ability] = []
        """4-2-1: effects of the card itself."""
        self.inherited_effects: list[Ability] = []
        """4-2-4: what it gives as a digivolution card."""
        self.security_effects: list[Ability] = []
        """15-16-10: what it does when it is checked."""
        self.main: Ability | None = None
        """9-1-1: what an option does when it is used."""
        self.unread: list[str] = []

    @property
    def is_ace(self) -> bool:
        """4-17: whether leaving costs memory."""
        return self.overflow > 0
