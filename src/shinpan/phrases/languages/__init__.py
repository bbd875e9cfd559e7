"""Languages: what a phrasebook has to know of the language its wordings are in. One module each, by its code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from ..bounds import Limits
from . import en, ja, zh


class Language(Protocol):
    """What the module of a language has."""

    MOODS: tuple[str, ...]
    """The forms its verbs take, that of a plain statement first: what ``@Act *`` stands for."""
    NUMBERS: tuple[str, ...]
    """The numbers its words agree in: what ``#`` stands for. None where words are the same for one and for many."""
    SPACED: bool
    """Whether there is space between words."""
    STOP: str
    """What ends a sentence."""
    QUOTE: tuple[str, str]
    """The usual marks around what is quoted."""
    NAME: tuple[str, str]
    """The usual marks around a name."""
    LIMITS: Limits
    """How long a text may be, and how much work it may take to read it."""
    AHEAD: int
    """How many words are looked at to tell what can begin with them; where every letter is one, more."""
    JOINTS: frozenset[str]
    """What joins members to one list, whatever follows it."""

    def conjugate(self, word: str, mood: str) -> tuple[str, ...]:
        """The forms of a word that express a mood or a number, the usual one first."""

    def singular(self, value: object) -> bool:
        """Whether a word that agrees with this number has the form for one."""

    def elided(self, text: str) -> str | None:
        """A wording without the particle of a noun that is left out, or None where that cannot be done."""

    def normal(self, text: str) -> str:
        """A text with glyphs and spellings that mean the same brought to one form. Games may have more of their own."""

    def sentences(self, text: str) -> list[str]:
        """The sentences of a normalised text."""

    def tokens(self, text: str) -> list[str]:
        """The words of a sentence; what stands in brackets is one."""

    def join(self, parts: list[str]) -> str:
        """A sentence from its pieces."""

    def polished(self, sentence: str) -> str:
        """A sentence with everything right that depends on the words around it."""

    def ended(self, sentence: str) -> str:
        """A sentence with its full stop."""

    def together(self, found: list[str]) -> str:
        """A text from its sentences."""


LANGUAGES: Final[Mapping[str, Language]] = {"ja": ja, "en": en, "zh": zh}


def language(code: str) -> Language:
    """The language of that code.

    >>> language("en").conjugate("draw", "ing")
    ('drawing',)
    >>> language("tlh")
    Traceback (most recent call last):
        ...
    ValueError: there is no language 'tlh' (there is: ja, en, zh)
    """
    if code not in LANGUAGES:
        raise ValueError(f"there is no language {code!r} (there is: {', '.join(LANGUAGES)})")
    return LANGUAGES[code]
