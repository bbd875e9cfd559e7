"""How English card text is cut into tokens, sentences and verb forms."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from ..bounds import Limits, evened

MOODS: tuple[str, ...] = ("do", "ing", "s", "did")
NUMBERS: tuple[str, ...] = ("one", "many")
AHEAD = 2
SPACED: bool = True
STOP: str = "."
QUOTE: tuple[str, str] = ('"', '"')
NAME: tuple[str, str] = ("[", "]")
LIMITS: Limits = Limits(longest=4_000, steps=9_000, each=4)
"""The longest text of a card that is known has 768 characters."""
JOINTS: frozenset[str] = frozenset({"and", "or", ",", "/", "&"})
"""What joins members to one list, whatever follows it."""
TOKEN = re.compile(
    r"\"[^\"]*\"|“[^”]*”|\[[^\]]*\]|《[^》]*》|⟪[^⟫]*⟫|\d+"
    r"|'s\b|[A-Za-zÀ-ž](?:(?!'s\b(?!'))[A-Za-zÀ-ž'\-])*|[^\s^A-Za-z0-9]"
)
"""What a possessive s belongs to is a word of its own: whatever can be named can have something."""


IRREGULAR = {
    "lose": ("losing", "loses", "lost"),
    "leave": ("leaving", "leaves", "left"),
    "deal": ("dealing", "deals", "dealt"),
    "become": ("becoming", "becomes", "became"),
    "break": ("breaking", "breaks", "broke"),
    "draw": ("drawing", "draws", "drew"),
    "give": ("giving", "gives", "gave"),
    "choose": ("choosing", "chooses", "chose"),
    "pay": ("paying", "pays", "paid"),
    "flip": ("flipping", "flips", "flipped"),
    "swap": ("swapping", "swaps", "swapped"),
    "set": ("setting", "sets", "set"),
    "get": ("getting", "gets", "got"),
    "search": ("searching", "searches", "searched"),
    "trash": ("trashing", "trashes", "trashed"),
    "hatch": ("hatching", "hatches", "hatched"),
    "switch": ("switching", "switches", "switched"),
}
"""Verbs whose forms are not simply made: doing, does, did."""


def without_reminders(text: str, reminds: Callable[[str, str], bool]) -> str:
    """A text without the parentheses that only remind, one after the other.

    ``reminds`` is told what stands before a parenthesis and what is in it.

    >>> without_reminders("Draw 1 card. (Take it.) (or 2)", lambda before, words: words[0].isupper())
    'Draw 1 card.  (or 2)'
    """
    while True:
        found = next((one for one in re.finditer(r"[ \t]*\(([^()]*)\)", text) if reminds(text[: one.start()], one[1])), None)
        if found is None:
            return text
        text = text[: found.start()] + " " + text[found.end() :]


def conjugate(verb: str, mood: str) -> tuple[str, ...]:
    """The form of a verb (moods ``ing``, ``s``, ``did``) or of a noun (``many``); the base form otherwise.

    >>> conjugate("delete", "ing"), conjugate("play", "did"), conjugate("lose", "s"), conjugate("card", "many")
    (('deleting',), ('played',), ('loses',), ('cards',))
    >>> conjugate("ability", "many")
    ('abilities',)
    """
    if mood == "many":
        return (verb if verb.endswith("imon") else verb[:-1] + "ies" if verb.endswith("ty") else verb + "s",)
    if mood in ("ing", "s", "did"):
        first, _, rest = verb.partition(" ")
        rest = " " + rest if rest else ""
        if first in IRREGULAR:
            return (IRREGULAR[first][("ing", "s", "did").index(mood)] + rest,)
        stem = first[:-1] if first.endswith("e") else first
        form = {"ing": stem + "ing", "s": first + "s", "did": stem + "ed"}[mood]
        return (form + rest,)
    return (verb,)


def singular(value: object) -> bool:
    """One card; 0 cards, 2 cards, that many cards."""
    return value == 1


def normal(text: str) -> str:
    """Brings glyph variants to one form and drops reminder text."""
    text = evened(unicodedata.normalize("NFKC", text).replace("’", "'").replace("“", '"').replace("”", '"'))
    text = re.sub(r"\([^()]*\)", "", text)
    return re.sub(r"[ \t]+", " ", text).strip()


def sentences(text: str) -> list[str]:
    """Cuts a text after full stops that are not inside quotation marks."""
    found: list[str] = []
    quoted = False
    start = 0
    for i, ch in enumerate(text):
        if ch == '"':
            quoted = not quoted
        elif not quoted and (ch == "\n" or ch == "." and (i + 1 == len(text) or text[i + 1] in " \n")):
            if text[start:i].strip():
                found.append(text[start:i].strip())
            start = i + 1
    if text[start:].strip():
        found.append(text[start:].strip())
    return found


def cut(line: str, whole: str, goes_on: str) -> list[str]:
    """The sentences of a line, without their full stops.

    What the pattern ``whole`` matches is never cut; after a quotation, a sentence goes on before ``goes_on`` (characters).

    >>> cut('It gains "Draw 1 card." and [A. B.]. Then, go.', r'"[^"]*"|\\[[^\\]]*\\]', "a-z,")
    ['It gains "Draw 1 card." and [A. B.]', 'Then, go']
    """
    kept: list[str] = []

    def hide(found: re.Match[str]) -> str:
        kept.append(found[0])
        return f"⟦{len(kept) - 1}⟧" + ("." if found[0].endswith(('."', ".”")) else "")

    line = re.sub(whole, hide, line.replace("⟦", "⟦ "))  # a bracket of the text itself is none of ours
    line = re.sub(rf"(⟧\.)(?= *[{goes_on}])", lambda found: found[0][:-1], line)
    parts = re.split(r"(?<=[.!])\s+|(?<=\.)(?=[A-Z⟦])", line)
    shown = (re.sub(r"⟦(\d+)⟧", lambda found: kept[int(found[1])], part).strip().rstrip(".").strip() for part in parts)
    return [part for part in shown if part.strip("・ ")]


def tokens(text: str) -> list[str]:
    """Words, numbers, and bracketed or quoted pieces."""
    return TOKEN.findall(text)


def join(parts: list[str]) -> str:
    """A sentence from its pieces, with a capital at its start."""
    text = re.sub(r" +", " ", "".join(parts)).replace(" ,", ",").strip()
    text = re.sub(r"\^( *)([a-z]?)", lambda found: found[1] + found[2].upper(), text)
    return text[:1].upper() + text[1:]


def polished(sentence: str) -> str:
    """A sentence with its articles right.

    >>> polished("Choose a Option card or a [Ember].")
    'Choose an Option card or an [Ember].'
    """
    return re.sub(r"\b([Aa]) (?!use |one )(?=\[?[AEIOUaeiou])", r"\1n ", sentence)


def ended(sentence: str) -> str:
    """A sentence with its full stop."""
    return sentence + STOP


def together(found: list[str]) -> str:
    """A text from its sentences."""
    return " ".join(found)


def elided(text: str) -> str | None:
    """English says “it”."""
    return None
