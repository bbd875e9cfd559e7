"""Card text brought to one form: what each language that can be read has for it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Protocol

from . import normal_en, normal_ja, normal_zh


class Normal(Protocol):
    """What the module of a language has: how its texts get to one form, and how the facts of a token are printed."""

    NAME: tuple[str, str]
    NUMBERED: Mapping[str, str]
    WORDS: Mapping[str, Mapping[str, int | str]]
    KINDS: Mapping[str, str]
    COLORS: Mapping[str, str]
    FACT: re.Pattern[str]
    FACTS_SAID: Mapping[str, str]
    TOKEN_FACTS: re.Pattern[str]
    """The facts of a token, and its effects."""
    TOKEN_EFFECTS: re.Pattern[str]
    """What stands between two effects of a token."""
    OWNER_LATE: bool
    """Whether what filters things stands before whose they are."""

    def normal(self, text: str) -> str:
        """A printed text in one form, one effect or bullet a line."""

    def effects(self, text: str) -> list[list[str]]:
        """The sentences of each effect of a normalised text; a bullet is a sentence that begins with ``・``."""

    def is_tag(self, token: str) -> bool:
        """Whether a bracketed token is a tag of the game and not a name."""

    def linked(self, requirement: str) -> str:
        """The requirement line of a link, with its heading."""

    def shown(self, line: str) -> str:
        """A printed line as cards have it."""


NORMALS: Final[Mapping[str, Normal]] = {"en": normal_en, "ja": normal_ja, "zh": normal_zh}
"""The languages that can be read, that of the keys first."""


def normal_of(lang: str) -> Normal:
    """How texts of a language get to one form."""
    if lang not in NORMALS:
        raise ValueError(f"Digimon texts are not read in {lang!r} (languages: {', '.join(NORMALS)})")
    return NORMALS[lang]
