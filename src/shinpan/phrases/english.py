"""How English card text is cut into tokens, sentences and verb forms."""

from __future__ import annotations

import re
import unicodedata

TOKEN = re.compile(r"\"[^\"]*\"|“[^”]*”|\[[^\]]*\]|《[^》]*》|\d+|[A-Za-zÀ-ž][A-Za-zÀ-ž'\-]*|[^\sA-Za-z0-9]")


def conjugate(verb: str, mood: str) -> tuple[str, ...]:
    """English card text uses the base form throughout."""
    return (verb,)


def normal(text: str) -> str:
    """Brings glyph variants to one form and drops reminder text."""
    text = unicodedata.normalize("NFKC", text).replace("’", "'").replace("“", '"').replace("”", '"')
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


def tokens(text: str) -> list[str]:
    """Words, numbers, and bracketed or quoted pieces."""
    return TOKEN.findall(text)


def join(parts: list[str]) -> str:
    """A sentence from its pieces, with a capital at its start."""
    text = re.sub(r" +", " ", "".join(parts)).replace(" ,", ",").strip()
    return text[:1].upper() + text[1:]


def ended(sentence: str) -> str:
    """A sentence with its full stop."""
    return sentence + "."


def together(found: list[str]) -> str:
    """A text from its sentences."""
    return " ".join(found)
