"""Chapter 5: what is printed on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....table.cards import Face

if TYPE_CHECKING:
    from ....effects.abilities import Code
    from ....effects.ops import Cond
    from ..book.modes import PayOnly
    from .state import Skill

ELEMENTS: Final = {"fire": 1, "ice": 2, "wind": 4, "earth": 8, "lightning": 16, "water": 32, "light": 64, "dark": 128}
NAMES: Final = {bit: name for name, bit in ELEMENTS.items()}
LIGHT_DARK: Final = 64 | 128
ALL_ELEMENTS: Final = 255
"""5.2.1.1: the eight Elements as bits."""

FORWARD: Final = 1
BACKUP: Final = 2
MONSTER: Final = 4
SUMMON: Final = 8
KINDS: Final = {"forward": FORWARD, "backup": BACKUP, "monster": MONSTER, "summon": SUMMON}
CHARACTER: Final = FORWARD | BACKUP | MONSTER

NONE: Final = -1
"""In place of a power that a card does not have."""


def element_names(mask: int) -> list[str]:
    """The Elements in a bit set, by name.

    >>> element_names(1 | 32)
    ['fire', 'water']
    """
    return [name for name, bit in ELEMENTS.items() if mask & bit]


def elements_in(mask: int) -> list[int]:
    """The Elements in a bit set, each as its bit.

    >>> elements_in(5)
    [1, 4]
    """
    return [bit for bit in (1, 2, 4, 8, 16, 32, 64, 128) if mask & bit]


def kind_names(mask: int) -> list[str]:
    """The card types in a bit set, by name."""
    return [name for name, bit in KINDS.items() if mask & bit]


class FFFace(Face):
    """A card as printed."""

    def __init__(self, id: str, name: str, kind: str, text: str, lang: str, copies: int) -> None:
        super().__init__(id, name, kind, text, lang, copies)
        self.type = KINDS[kind]
        self.elements = 0
        self.cost = 0
        self.power = NONE
        self.jobs: list[str] = []
        self.categories: list[str] = []
        self.generic = False
        """5.2.2.1: the generic icon."""
        self.ex = False
        """11.10.1: whether EX Burst is printed on it (not one that only a Damage line gives)."""
        self.skills: list[Skill] = []
        """11.5.3: its abilities, in the order they are printed."""
        self.effect: Skill | None = None
        """What a Summon does."""
        self.warp: Skill | None = None
        """15.2.7: its Warp."""
        self.limit = NONE
        """Limit Break: how many other cards of the LB deck are turned face up to cast it."""
        self.also_names: list[str] = []
        """Names it also has in all situations."""
        self.loose = False
        """Whether one of its abilities works, or can trigger, while it is not on the field."""
        self.kinds = 0
        """Bit per kind of event that an ability on it, or one it can give, waits for."""
        self.keywords = 0
        """Keyword abilities printed on it, as bits."""
        self.joins = 0
        """Light and Dark, as bits, where it may stand beside other such Characters."""
        self.not_by_effects = 0
        """Bit per zone from which effects cannot put it onto the field."""
        self.play_if: list[Cond] = []
        """When effects can put it onto the field."""
        self.cost_changes: list[Code] = []
        """What its own text says of its cost."""
        self.ways: list[Code] = []
        """11.3.5, 11.4.4: other ways to pay for it."""
        self.pay_only: PayOnly | None = None
        self.asks_elements = False
        """Whether its text asks of which Elements the CP was that paid for it."""
        self.only: list[Cond] = []
        """When it can be cast."""
        self.enters = 0
        """How it enters the field where its text says so: 1 dull, 2 active."""
        self.any_time: list[Cond] = []
        """When its text lets it be cast like a Summon."""
        self.counters: list[tuple[str, int]] = []
        """With which counters it enters the field."""
