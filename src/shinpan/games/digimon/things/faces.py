"""Chapter 2: what is printed on a card."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Ability, Code
from ....table.cards import Face

COLORS: Final = {"red": 1, "blue": 2, "yellow": 4, "green": 8, "black": 16, "purple": 32, "white": 64}

EGG: Final = 1
DIGIMON: Final = 2
TAMER: Final = 4
OPTION: Final = 8
KINDS: Final = {"egg": EGG, "digimon": DIGIMON, "tamer": TAMER, "option": OPTION, "dual": DIGIMON}
"""4.2 4-6-3: a DUAL card is a Digimon where nobody asks for its Option side."""

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


class Special:
    """A special line of a card: what it is, its number, and what fits it. Subclassed by the words that are tested."""

    def __init__(self, kind: str, cost: int) -> None:
        self.kind = kind
        """digivolve, dna, xros, assembly, burst, fusion or link."""
        self.cost = cost


class Abroad:
    """What a card is called in another language than it is printed in."""

    def __init__(self, name: str, traits: list[str], words: dict[str, str], parts: dict[str, str]) -> None:
        self.name = name
        """Nothing where that is not known."""
        self.traits = traits
        self.words = words
        """Names and traits that its texts say, and what they are called there."""
        self.parts = parts
        """Parts of traits that its texts say, and which part of the same traits that is there."""


WAYS: Final = {"digivolve": 1, "dna": 2, "burst": 4, "fusion": 8, "link": 16, "xros": 32, "assembly": 64}


class DigimonFace(Face):
    """A Digimon card as printed."""

    def __init__(self, id: str, name: str, kind: str, text: str, lang: str, copies: int) -> None:
        super().__init__(id, name, kind, text, lang, copies)
        self.title = name
        """The name as printed, with the ACE that is no part of it (2-3-1-4)."""
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
        self.link_requirement = ""
        """2-3-12: as printed."""
        self.link_text = ""
        self.effects: list[Ability] = []
        """4-2-1: effects of the card itself."""
        self.inherited_effects: list[Ability] = []
        """4-2-4: what it gives as a digivolution card."""
        self.security_effects: list[Ability] = []
        """15-16-10: what it does when it is checked."""
        self.main: Ability | None = None
        """9-1-1: what an option does when it is used."""
        self.link_effects: list[Ability] = []
        """4-2-6: what it gives as a link card."""
        self.special: list[Special] = []
        """2-3-6-3 … 2-3-12: further ways to come into play that are printed as lines of text."""
        self.also_names: list[str] = []
        """2-3-5: names it also has by a (Rule)."""
        self.name_parts: list[str] = []
        """2-3-5: what its name also contains by a (Rule)."""
        self.also_numbers: list[str] = []
        """2-3-5, 4.2 2-3-4-5-1: card numbers it also has by a (Rule)."""
        self.words = ""
        """4-20: everything written on it, without notes."""
        self.fewer_words = ""
        """zh-1.2 4-25-1: the same without digivolution requirements, (Rule) lines and what it has as a link card."""
        self.block = 0
        """en-1.0 and zh-1.2 2-21: the block icon, by which a tournament may go; 0 for none."""
        self.token = False
        """4-18: brought from outside the game."""
        self.loose_effects: list[Ability] = []
        """Those of its effects that can trigger while it is not on top of a stack."""
        self.loose_kinds = 0
        self.loose_parts = False
        """Whether one of its continuous effects works while it is not on the field."""
        self.ways = 0
        """Bit per kind of special line it has (see WAYS)."""
        self.all_kinds = 0
        """Bit per kind of event that an effect on it, or one it can give, waits for."""
        self.cost_changes: list[Code] = []
        """What its own text says of its cost while it is not in play."""
        self.ignore_colors: list[Code] = []
        """Conditions under which its colour requirements are met or changed."""
        self.tokens: list[DigimonFace] = []
        """4-18-1: the tokens it brings from outside the game."""
        self.xros_also: list[str] = []
        """15-15-8: names it can stand for as a material of DigiXros."""
        self.revealed_names: list[str] = []
        """Names it also has while it is revealed from the deck."""
        self.revealed_level = 0
        """A level it also has while it is revealed from the deck; 0 for none."""
        self.levels_for: list[tuple[int, str]] = []
        """A level it has as a material of Assembly for the card of that name."""

        self.option: DigimonFace | None = None
        """4.2 4-6-6: the Option side of a DUAL card, with all it is as an Option card."""
        self.asks = 0
        """4-19: the colours that must be there to use it, where a DUAL card names them apart from its own."""
        self.side = False
        """Whether this is the Option side of a DUAL card."""
        self.arts = False
        """4.2 2-11-1: whether it has Arts Digivolve."""

        self.abroad: dict[str, Abroad] = {}
        """What it is called in other languages, by language; for tables of several (book/abroad.py)."""
        self.traits_abroad: list[str] = []
        """Those of its traits that are the printed ones in other languages."""

        self.marks: list[str] | None = None
        """What a rule book must know for it to be whole, once somebody has asked."""
        self.older: dict[str, DigimonFace] = {}
        """The card as rule books know it that do not know all of it."""

    def twin(self) -> DigimonFace:
        """Another card with the same print."""
        twin = DigimonFace(self.id, self.title, "digimon", self.text, self.lang, self.copies)
        twin.name, twin.kind, twin.unread = self.name, self.kind, self.unread
        twin.title, twin.category, twin.colors = self.title, self.category, self.colors
        twin.level, twin.cost, twin.dp = self.level, self.cost, self.dp
        twin.requirements, twin.traits = self.requirements, self.traits
        twin.inherited, twin.security, twin.overflow = self.inherited, self.security, self.overflow
        twin.link_dp, twin.link_requirement, twin.link_text = self.link_dp, self.link_requirement, self.link_text
        twin.effects, twin.inherited_effects = self.effects, self.inherited_effects
        twin.security_effects, twin.main, twin.link_effects = self.security_effects, self.main, self.link_effects
        twin.special, twin.also_names, twin.name_parts = self.special, self.also_names, self.name_parts
        twin.also_numbers, twin.block = self.also_numbers, self.block
        twin.words, twin.fewer_words, twin.token = self.words, self.fewer_words, self.token
        twin.loose_effects, twin.loose_kinds = self.loose_effects, self.loose_kinds
        twin.loose_parts, twin.ways, twin.all_kinds = self.loose_parts, self.ways, self.all_kinds
        twin.cost_changes, twin.ignore_colors, twin.tokens = self.cost_changes, self.ignore_colors, self.tokens
        twin.xros_also, twin.revealed_names = self.xros_also, self.revealed_names
        twin.revealed_level, twin.levels_for = self.revealed_level, self.levels_for
        twin.option, twin.asks, twin.side, twin.arts = self.option, self.asks, self.side, self.arts
        twin.abroad, twin.traits_abroad = self.abroad, self.traits_abroad
        return twin

    @property
    def numbers(self) -> list[str]:
        """2-11: its card numbers."""
        return [self.id, *self.also_numbers] if self.also_numbers else [self.id]

    @property
    def used(self) -> DigimonFace:
        """4.2 4-6-2: what is used of it: the Option side of a DUAL card, else the card itself."""
        return self.option if self.option is not None else self

    @property
    def is_ace(self) -> bool:
        """4-17: whether leaving costs memory."""
        return self.overflow > 0
