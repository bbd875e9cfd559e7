"""Marks: what a game prints in brackets or by a sign, such as timings and keywords; ``words/marks.pb`` of it declares them.

That file is a phrasebook file like the others. Its entries have, beside their wordings, lines ``icon.LANG …``: what the log
and the options show for the mark in a language; and ``does.en …``: what it does, in plain words, where a card is explained.
Whatever else must know of marks is derived from here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

KEYWORDS = ("Keyword", "KwPlain")
"""The categories of keywords."""


@dataclass
class Mark:
    """A timing, a keyword, or whatever else is printed as a mark."""

    category: str
    kind: str
    wordings: dict[str, list[str]] = field(default_factory=dict)
    """By language, the newest first."""
    icons: dict[str, str] = field(default_factory=dict)
    """What is shown for it, by language."""
    does: str = ""
    """What it does, in plain English, where a card is explained."""


@cache
def marks(home: Path) -> tuple[Mark, ...]:
    """The marks of the game that lives in a folder; none if it declares none."""
    file = home / "words" / "marks.pb"
    found: list[Mark] = []
    category = ""
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        head, _, rest = line.strip().partition(" ")
        if line.startswith("@"):
            category = head[1:]
        elif line.startswith(" icon."):
            found[-1].icons[head.removeprefix("icon.")] = rest
        elif line.startswith(" does.en "):
            found[-1].does = rest
        elif line.startswith(" "):
            found[-1].wordings.setdefault(head, []).append(rest)
        elif head and head[0].isalpha():
            found.append(Mark(category, head))
    return tuple(found)


@cache
def icons(home: Path, lang: str) -> Mapping[str, str]:
    """What is shown for marks in a language, by what is shown in English."""
    return {mark.icons["en"]: mark.icons[lang] for mark in marks(home) if lang in mark.icons}


@cache
def keywords(home: Path, lang: str) -> Mapping[str, str]:
    """What keywords are called in a language, by what they are called in English: without brackets and numbers."""
    shown = [mark.icons for mark in marks(home) if mark.category in KEYWORDS and {"en", lang} <= mark.icons.keys()]
    return {bare(icons["en"]): bare(icons[lang]) for icons in shown}


def bare(icon: str) -> str:
    """What is shown, without brackets and number.

    >>> bare("<Digi-Burst {n}>"), bare("《数码爆裂{n}》"), bare("First Strike")
    ('Digi-Burst', '数码爆裂', 'First Strike')
    """
    return re.sub(r"[<>《》]| ?\{n\}", "", icon)
