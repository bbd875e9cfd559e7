"""Chapter 200: what is printed on a card."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Ability
from ....table.cards import Face

RED: Final = 1
GREEN: Final = 2
BLUE: Final = 4
NEUTRAL: Final = 8
ATTRIBUTES: Final = {"red": RED, "green": GREEN, "blue": BLUE, "none": NEUTRAL}


def attribute_names(mask: int) -> list[str]:
    """The attributes in a bit set, by name.

    >>> attribute_names(RED | BLUE)
    ['red', 'blue']
    """
    return [name for name, bit in ATTRIBUTES.items() if mask & bit]


class SkillText:
    """What a skill's text does, sorted by the step of the damage step in which it does it."""

    def __init__(self) -> None:
        self.judge: list[Ability] = []
        """917.1: parts that decide whether the skill fails."""
        self.before: list[Ability] = []
        """704.4: before the damage."""
        self.base: list[Ability] = []
        """704.6a-1: what ``n×`` is multiplied with."""
        self.change: list[Ability] = []
        """704.6b: changes to the damage."""
        self.damage: list[Ability] = []
        """704.7: damage dealt by the effect."""
        self.rest: list[Ability] = []
        """704.8: everything else."""
        self.static: list[Ability] = []
        self.even_stunned = False
        self.activated: Ability | None = None
        """806.2b: a skill that is used in the main phase."""


class PrintedSkill:
    """A printed skill (207.2, 209, 210)."""

    def __init__(self, name: str, cost: int, damage: int, has_damage: bool, times: bool, text: str) -> None:
        self.name = name
        self.cost = cost
        self.damage = damage
        self.has_damage = has_damage
        self.times = times
        self.text = text
        self.effect = SkillText()

    def __repr__(self) -> str:
        return f"<skill {self.name}>"


class DivineCrossFace(Face):
    """A Divine Cross card as printed."""

    def __init__(self, id: str, name: str, kind: str, text: str, lang: str, copies: int) -> None:
        super().__init__(id, name, kind, text, lang, copies)
        self.attributes = 0
        self.advantage = 0
        self.hp = 0
        self.retreat = 0
        self.back = ""
        self.skills: list[PrintedSkill] = []
        self.ex_name = ""
        self.ex_text = ""
        self.has_ex = False
        self.abilities: list[Ability] = []
        """EX power and text abilities that work on the field."""
        self.loose: list[Ability] = []
        """Abilities that work in another zone (802.3)."""
        self.command: Ability | None = None
        """What an event or action does."""
        self.base: list[Ability] = []
        """805.2: abilities that define what the card is, in every zone."""
        self.defined = -1
        """The attributes those abilities define, or -1."""
        self.name_en = ""

    @property
    def is_unit(self) -> bool:
        """201.2: a unit, else a command."""
        return self.kind == "unit"
