"""Which words of a card ask a question: the effect, the sentence in it, and the clause of that."""

from __future__ import annotations

import re
from typing import Any, Final

from ..effects.abilities import Use
from ..games.base import Game
from ..table.cards import Face
from ..table.decisions import Decision

BULLET: Final = "・"
"""Begins a line that belongs to the effect in the line before."""
ENDS: Final = re.compile(r"(?<=[.!?])\s+|(?<=。)|\n")
"""Where a sentence ends."""
SPLIT: Final = re.compile(r",\s+|、|:\s+")
"""Where a clause of a sentence may end."""
TIMING: Final = re.compile(r"(?:\[[^\]]*\]\s*)+(?=[A-Z0-9＜<])|EX BURST\s+")
"""What stands before a sentence and says when it works."""
MAY: Final = r"\bmay\b|てもよい|ことができる"
ASKING: Final = {
    "by": r"\bby\b",
    "add": r"\badd\b",
    "delete": r"\bdelet",
    "trash": r"\btrash",
    "discard": r"\bdiscard|捨て",
    "return": r"\breturn",
    "place": r"\bplac(?:e|ing)\b",
    "suspend": r"\bsuspend",
    "unsuspend": r"\bunsuspend",
    "play": r"\bplay",
    "link": r"\blink",
    "dedigivolve": r"de-digivolve",
    "de-digivolve": r"de-digivolve",
    "into": r"\bdigivolve",
    "reveal": r"\breveal",
    "choose": r"\bchoose|選び|選ぶ",
    "select": r"\bselect|\bchoose",
    "search": r"\bsearch|探",
    "break": r"\bbreak\b",
    "put": r"\bput\b|置く|置き",
    "remove": r"\bremove\b",
    "dull": r"\bdull\b",
    "freeze": r"\bfreeze\b",
    "activate": r"\bactivate\b",
    "cast": r"\bcast\b",
    "damage": r"\bdamage\b|ダメージを与え",
    "heal": r"\bheal|回復",
    "swap": r"入れ替え",
    "retreat": r"退却",
    "charge": r"チャージ",
    "draw": r"\bdraw|引く|引き",
    "target": r"\bswitch|\bredirect|\btarget",
    "end": r"top or bottom|top or (?:the )?bottom",
    "group": r"\bgroup",
}
"""Words by which the clause is known that a choice is about."""


def effects(text: str) -> list[tuple[int, int]]:
    """The effects of a text, line by line, as places in it; a line with a bullet belongs to the one before.

    >>> effects("[Main] Do one:\\n・A.\\n[Security] B.")
    [(0, 18), (19, 32)]
    """
    found: list[tuple[int, int]] = []
    at = 0
    for line in text.split("\n"):
        end = at + len(line)
        if line.startswith(BULLET) and found:
            found[-1] = (found[-1][0], end)
        elif line.strip():
            found.append((at, end))
        at = end + 1
    return found


def sentences(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """The sentences of a stretch of a text.

    >>> sentences("A b. C d.", 0, 9)
    [(0, 4), (5, 9)]
    """
    return cut(text, start, end, ENDS)


def cut(text: str, start: int, end: int, where: re.Pattern[str]) -> list[tuple[int, int]]:
    """A stretch of a text in pieces."""
    found: list[tuple[int, int]] = []
    at = start
    for gap in where.finditer(text, start, end):
        if gap.start() > at:
            found.append((at, gap.start()))
        at = gap.end()
    return [*found, (at, end)] if at < end else found


def asked_in(text: str, spans: list[tuple[int, int]], kind: str, about: str) -> int:
    """Which of some pieces of a text a question is about; -1 if that cannot be told."""
    words = ASKING.get(about, MAY if kind == "yesno" else "")
    if not words:
        return 0 if len(spans) == 1 else -1
    known = re.compile(words, re.IGNORECASE)
    for i, (start, end) in enumerate(spans):
        if known.search(text, start, end):
            return i
    return 0 if len(spans) == 1 else -1


def quote(game: Game, face: Face, decision: Decision) -> dict[str, Any] | None:
    """Where on a card the text stands that asks, in the language it is printed in; None if it is not printed there."""
    use = decision.asker
    found = game.printed_place(face, use.ability) if isinstance(use, Use) else None
    if found is None:
        return None
    place, number = found
    text = game.texts(face, face.lang).get(place, "")
    parts = effects(text)
    if not text or number > len(parts):
        return None
    part = number - 1
    start, end = parts[part] if part >= 0 else (0, len(text))
    spans = sentences(text, start, end)
    which = asked_in(text, spans, decision.kind, decision.about)
    if which >= 0:
        start, end = spans[which]
        when = TIMING.match(text, start, end)
        start = when.end() if when is not None else start
        clauses = cut(text, start, end, SPLIT)
        clause = asked_in(text, clauses, decision.kind, decision.about)
        if clause >= 0:
            start, end = clauses[clause]
    return {"place": place, "part": part, "sentence": which, "start": start, "end": end}
