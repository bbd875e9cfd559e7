"""Card text brought to one form: what each language that can be read has for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from . import normal_en, normal_ja


class Normal(Protocol):
    """What the module of a language has."""

    def normal(self, text: str, name: str = "") -> str:
        """A text as printed on a card of that name in one form, one ability or bullet a line.

        Names stand as ``[Name:X]``, ``[Job:X]`` and ``[Category:X]``, the card itself as ``[This]``, in every language.
        """

    def spoken(self, text: str, name: str) -> str:
        """A normalised text as it is printed on a card of that name."""

    def abilities(self, text: str) -> list[list[str]]:
        """The sentences of each ability of a normalised text; the first of a bullet begins with ``・``."""


NORMALS: Final[Mapping[str, Normal]] = {"en": normal_en, "ja": normal_ja}
"""The languages that can be read, that of the keys first."""


def normal_of(lang: str) -> Normal:
    """How texts of a language get to one form."""
    if lang not in NORMALS:
        raise ValueError(f"FF-TCG texts are not read in {lang!r} (languages: {', '.join(NORMALS)})")
    return NORMALS[lang]
