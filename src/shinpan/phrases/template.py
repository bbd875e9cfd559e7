"""Templates: how one wording of an entry is written in a phrasebook file.

``{n:Num}`` a slot · ``(a|b|)`` alternatives · ``<draw>`` a verb that takes the mood of its
category · ``[n?card:cards]`` agrees in number with slot ``n`` · ``\\`` takes the next character as it is.

``{x:Selector#}`` a slot that has a number (one or many); everything marked ``#`` in a template has the
same, and ``<gets/get>`` agrees with it (printed right, but the other form is read too) · ``^`` a capital.

``(=in|from|)`` a class of words that mean the same here, or none of them: all of it is one wording. A book names such a
class once (``%words``), so that whatever takes one of its words takes the others too. ``<is/are>`` in a class is one word in
both its numbers, ``<change.did>`` a verb in that mood. Classes of the same words are the same class, whichever of them is
printed, and whether or not there may be none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

Conjugate = Callable[[str, str], tuple[str, ...]]


class BookError(Exception):
    """A phrasebook file that does not make sense, with the line."""


@dataclass(frozen=True)
class SlotPiece:
    """A place for another phrase. ``mood`` is empty, fixed, or ``*`` for that of the surrounding one."""

    name: str
    category: str
    mood: str


@dataclass(frozen=True)
class ChoicePiece:
    """One of several literal pieces. Kept as it is instead of being multiplied out (which grows beyond all bounds)."""

    name: str
    options: tuple[str, ...]
    shared: bool = False
    """Whether it is a class of words, the same at every place it is named."""
    none: bool = False
    """None of the words: only where a place may have none, and until the wording is put together."""
    base: str = ""
    """A class of words, in one order, whatever mood its verbs have here and whichever word is printed."""
    words: tuple[int, ...] = ()
    """Which word of its class each option is a form of."""

    @property
    def category(self) -> str:
        """The category that stands for this choice."""
        return (f"?={self.base}?" if self.shared else "?") + "|".join(self.options)


@dataclass(frozen=True)
class Variant:
    """One wording: literal pieces and slots, the numbers it agrees with (slot name, singular?), and whether it is only read."""

    pieces: tuple[str | SlotPiece | ChoicePiece, ...]
    agrees: tuple[tuple[str, bool], ...]
    old: bool = False
    line: int = 0
    """The line of the phrasebook file it stands on."""
    like: tuple[tuple[int, int], ...] = ()
    """Which of the wordings of its line it is: where its alternatives stand and which of each was taken. Moods, numbers and
    words of a class are made by rule wherever there is one of them, so they are no wordings of their own."""
    omits: tuple[str, ...] = ()
    """The classes of words of which it has none where it could have one."""


def expand(
    template: str,
    mood: str,
    conjugate: Conjugate,
    choices: bool = False,
    old: bool = False,
    numbers: tuple[str, ...] = ("one", "many"),
    line: int = 0,
) -> list[Variant]:
    """All wordings a template stands for, in one mood, in the order they are written.

    ``choices`` keeps alternatives that are only literal as one piece; for languages without spaces between words.
    ``old`` wordings are read but never printed. ``numbers`` are those of the language, that for one first; ``line`` is
    where the template stands.
    """
    if mood in numbers:
        variants, end = _sequence(template, 0, mood, mood, conjugate, False, choices)
    elif "#" in template and numbers:
        variants, end = [], 0
        for number in numbers:
            found, end = _sequence(template, 0, mood, number, conjugate, False, choices)
            variants += found
    else:
        variants, end = _sequence(template, 0, mood, "", conjugate, False, choices)
    if end != len(template):
        raise BookError(f"unbalanced bracket in {template!r}")
    result: list[Variant] = []
    for pieces, agrees, like in variants:
        omits = tuple(p.base for p in pieces if isinstance(p, ChoicePiece) and p.none)
        merged: list[str | SlotPiece | ChoicePiece] = []
        for piece in pieces:
            last = merged[-1] if merged else None
            if isinstance(piece, str) and isinstance(last, str):
                merged[-1] = last + piece
            elif isinstance(piece, ChoicePiece):
                if not piece.none:
                    merged.append(replace(piece, name=f"?{sum(isinstance(p, ChoicePiece) for p in merged)}"))
            elif piece != "":
                merged.append(piece)
        result.append(Variant(tuple(merged), agrees, old, line, like, omits))
    return result


_Build = tuple[tuple[str | SlotPiece | ChoicePiece, ...], tuple[tuple[str, bool], ...], tuple[tuple[int, int], ...]]
"""The pieces of a wording, what agrees in it, and which alternatives it takes."""


def _choices(options: list[_Build]) -> list[_Build]:
    """Alternatives that are only literal, as one choice (and nothing, where that is one of them)."""
    texts: list[str] = []
    for pieces, agrees, _ in options:
        text = ""
        for piece in pieces:
            if not isinstance(piece, str):
                return options
            text += piece
        if agrees:
            return options
        texts.append(text)
    said = tuple(dict.fromkeys(text for text in texts if text))
    if len(said) < 2:
        return options
    choice: _Build = ((ChoicePiece("?", said),), (), ())
    if "" not in texts:
        return [choice]
    return [((), (), ()), choice] if texts[0] == "" else [choice, ((), (), ())]


def _said(word: str, mood: str, conjugate: Conjugate) -> list[str]:
    """A word of a class: a verb in its mood, or a word in both its numbers."""
    before, verb, after = word.partition("<")
    verb, _, after = after.partition(">")
    verb, dot, fixed = verb.partition(".")
    forms = verb.split("/") if "/" in verb else [conjugate(verb, fixed if dot else mood)[0] if verb else ""]
    return [before + form + after for form in forms]


def _known(word: str) -> str:
    """What a word of a class is known by, whatever mood it has here and whichever of its numbers is printed."""
    before, verb, after = word.strip().partition("<")
    verb, end, after = after.partition(">")
    return before + (f"<{'/'.join(sorted(verb.partition('.')[0].split('/')))}>" if end else "") + after


def _words(base: str, mood: str, conjugate: Conjugate) -> list[_Build]:
    """A class of words: one of them, or none where that is among them; as it is printed first."""
    listed = base.split("|")
    known = sorted({_known(word) for word in listed if word})
    said = [(form, known.index(_known(word))) for word in listed if word for form in _said(word, mood, conjugate)]
    options = tuple(form for form, _ in said)
    choice = ChoicePiece("?", options, True, base="|".join(known), words=tuple(which for _, which in said))
    found: list[_Build] = [((choice,), (), ())]
    if "" in listed:
        found.insert(0 if listed[0] == "" else 1, ((replace(choice, none=True),), (), ()))
    return found


def _sequence(
    t: str, i: int, mood: str, number: str, conjugate: Conjugate, nested: bool, choices: bool
) -> tuple[list[_Build], int]:
    done: list[_Build] = []
    current: list[_Build] = [((), (), ())]
    begin, which = i, 0

    def add(options: list[_Build]) -> None:
        nonlocal current
        if choices and len(options) > 1:
            options = _choices(options)
        current = [(p + q, a + b, v + w) for p, a, v in current for q, b, w in options]

    while i < len(t):
        ch = t[i]
        if ch == "\\":
            add([((t[i + 1],), (), ())])
            i += 2
        elif ch == "{":
            end = t.index("}", i)
            name, _, category = t[i + 1 : end].partition(":")
            category, _, slot_mood = category.partition(".")
            if category.endswith("*"):
                category, slot_mood = category[:-1], mood
            elif category.endswith("#"):
                category, slot_mood = category[:-1], number
            add([((SlotPiece(name, category, slot_mood),), (), ())])
            i = end + 1
        elif ch == "<":
            end = t.index(">", i)
            word = t[i + 1 : end]
            if "/" in word and number:
                one, _, many = word.partition("/")
                add([((ChoicePiece("?", (one, many) if number == "one" else (many, one)),), (), ())])
            else:
                add([((form,), (), ()) for form in conjugate(word, mood)])
            i = end + 1
        elif ch == "[" and "?" in t[i : t.find("]", i) + 1]:
            end = t.index("]", i)
            name, _, forms = t[i + 1 : end].partition("?")
            one, _, many = forms.partition(":")
            add([((one,), ((name, True),), ()), ((many,), ((name, False),), ())])
            i = end + 1
        elif t.startswith("(=", i):
            end = t.index(")", i)
            add(_words(t[i + 2 : end], mood, conjugate))
            i = end + 1
        elif ch == "(":
            inner, i = _sequence(t, i + 1, mood, number, conjugate, True, choices)
            if i >= len(t):
                raise BookError(f"missing ) in {t!r}")
            add(inner)
            i += 1
        elif nested and ch in "|)":
            done += [(p, a, ((begin, which), *v)) for p, a, v in current]
            if ch == ")":
                return done, i
            current, which = [((), (), ())], which + 1
            i += 1
        else:
            add([((ch,), (), ())])
            i += 1
    return done + current, i
