"""How Chinese card text is cut into tokens and sentences. Its verbs and nouns have one form each."""

from __future__ import annotations

import re
import unicodedata

from ..bounds import Limits, evened

MOODS: tuple[str, ...] = ("",)
NUMBERS: tuple[str, ...] = ()
AHEAD = 3
SPACED: bool = False
STOP: str = "。"
QUOTE: tuple[str, str] = ("“", "”")
NAME: tuple[str, str] = ("「", "」")
LIMITS: Limits = Limits(longest=800, steps=12_000, each=25)
"""As in Japanese."""
JOINTS: frozenset[str] = frozenset("、和或")
"""What joins members to one list, whatever follows it."""

WHOLE = r"“[^”]*”|「[^「」]*」|『[^』]*』|《[^》]*》|【[^】]*】|⟪[^⟫]*⟫"
"""What is one token, and never cut."""
TOKEN = re.compile(WHOLE + r"|\d+|[A-Za-z]+|\S")


def conjugate(word: str, mood: str) -> tuple[str, ...]:
    """A word as it is, whatever its place."""
    return (word,)


def singular(value: object) -> bool:
    """Words are the same for one and for many."""
    return False


def elided(text: str) -> str | None:
    """Chinese names it again."""
    return None


def normal(text: str) -> str:
    """Brings glyph variants to one form, drops the space between words and reminder text.

    >>> normal("从卡组 抽取 １张卡。（提示）")
    '从卡组抽取1张卡。'
    """
    parts = re.split(f"({WHOLE})", re.sub(r"[((（][^()()（）]*[))）]", "", evened(text)))
    for number in range(0, len(parts), 2):
        plain = unicodedata.normalize("NFKC", parts[number]).replace(",", "，").replace(":", "：")
        parts[number] = re.sub(r"[ \t]+", "", plain)
    return "".join(parts).strip()


def sentences(text: str) -> list[str]:
    """Cuts a normalised text at full stops that are not inside brackets.

    >>> sentences("它获得“抽1张卡。”。结束。")
    ['它获得“抽1张卡。”', '结束']
    """
    found = re.findall(rf"(?:{WHOLE}|[^。\n])+", text)
    return [sentence.strip() for sentence in found if sentence.strip()]


def tokens(text: str) -> list[str]:
    """Brackets with their content, numbers and Latin words are one token, else every character is."""
    return TOKEN.findall(text)


def join(parts: list[str]) -> str:
    """A sentence from its pieces."""
    return "".join(parts)


def polished(sentence: str) -> str:
    """A sentence as it is: Chinese has nothing to agree."""
    return sentence


def ended(sentence: str) -> str:
    """A sentence with its full stop."""
    return sentence + STOP


def together(found: list[str]) -> str:
    """A text from its sentences."""
    return "".join(found)
