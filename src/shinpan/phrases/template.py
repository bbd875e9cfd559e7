"""Templates: how one wording of an entry is written in a phrasebook file.

``{n:Num}`` a slot · ``(a|b|)`` alternatives · ``<draw>`` a verb that takes the mood of its
category · ``[n?card:cards]`` agrees in number with slot ``n`` · ``\\`` takes the next character as it is.

``{x:Selector#}`` a slot that has a number (one or many); everything marked ``#`` in a template has the
same, and ``<gets/get>`` agrees with it (printed right, but the other form is read too) · ``^`` a capital.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Conjugate = Callable[[str, str], tuple[str, ...]]
NUMBERS = ("one", "many")


class BookError(Exception):
    """A phrasebook file that does not make sense, with the line."""


@dataclass(frozen=True)
class SlotPiece:
    """A place for another phrase. ``mood`` is empty, fixed, or ``*`` for that of the surrounding one."""

    name: str
    category: str
    mood: str


@dataclass(frozen=True)
class Variant:
    """One wording: literal pieces and slots, and the numbers it agrees with (slot name, singular?)."""

    pieces: tuple[str | SlotPiece, ...]
    agrees: tuple[tuple[str, bool], ...]


def expand(template: str, mood: str, conjugate: Conjugate) -> list[Variant]:
    """All wordings a template stands for, in one mood, in the order they are written."""
    if mood in NUMBERS:
        variants, end = _sequence(template, 0, mood, mood, conjugate, False)
    elif "#" in template:
        variants, end = [], 0
        for number in NUMBERS:
            found, end = _sequence(template, 0, mood, number, conjugate, False)
            variants += found
    else:
        variants, end = _sequence(template, 0, mood, "", conjugate, False)
    if end != len(template):
        raise BookError(f"unbalanced bracket in {template!r}")
    result: list[Variant] = []
    for pieces, agrees in variants:
        merged: list[str | SlotPiece] = []
        for piece in pieces:
            if isinstance(piece, str) and merged and isinstance(merged[-1], str):
                merged[-1] += piece
            elif piece != "":
                merged.append(piece)
        result.append(Variant(tuple(merged), agrees))
    return result


_Build = tuple[tuple[str | SlotPiece, ...], tuple[tuple[str, bool], ...]]


def _sequence(t: str, i: int, mood: str, number: str, conjugate: Conjugate, nested: bool) -> tuple[list[_Build], int]:
    done: list[_Build] = []
    current: list[_Build] = [((), ())]

    def add(options: list[_Build]) -> None:
        nonlocal current
        current = [(p + q, a + b) for p, a in current for q, b in options]

    while i < len(t):
        ch = t[i]
        if ch == "\\":
            add([((t[i + 1],), ())])
            i += 2
        elif ch == "{":
            end = t.index("}", i)
            name, _, category = t[i + 1 : end].partition(":")
            category, _, slot_mood = category.partition(".")
            if category.endswith("*"):
                category, slot_mood = category[:-1], mood
            elif category.endswith("#"):
                category, slot_mood = category[:-1], number
            add([((SlotPiece(name, category, slot_mood),), ())])
            i = end + 1
        elif ch == "<":
            end = t.index(">", i)
            word = t[i + 1 : end]
            if "/" in word and number:
                one, _, many = word.partition("/")
                add([((form,), ()) for form in ((one, many) if number == "one" else (many, one))])
            else:
                add([((form,), ()) for form in conjugate(word, mood)])
            i = end + 1
        elif ch == "[" and "?" in t[i : t.find("]", i) + 1]:
            end = t.index("]", i)
            name, _, forms = t[i + 1 : end].partition("?")
            one, _, many = forms.partition(":")
            add([((one,), ((name, True),)), ((many,), ((name, False),))])
            i = end + 1
        elif ch == "(":
            inner, i = _sequence(t, i + 1, mood, number, conjugate, True)
            if i >= len(t):
                raise BookError(f"missing ) in {t!r}")
            add(inner)
            i += 1
        elif nested and ch in "|)":
            done += current
            if ch == ")":
                return done, i
            current = [((), ())]
            i += 1
        else:
            add([((ch,), ())])
            i += 1
    return done + current, i
