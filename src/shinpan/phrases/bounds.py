"""How much reading a text may take: a length, brackets that close, and a number of steps that depends on nothing else.

A card's text is a few hundred characters. Anything much longer, or made so that it can be taken apart in endlessly
many ways, is refused with a reason instead of being worked on: whoever posts it to a server must not stop the server.
Work is counted in steps, not in seconds, so that the same text is read or refused on every machine.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import NoReturn

DEEPEST = 120
"""Categories inside each other; the deepest known sentence has 36."""
INSIDE = 10
"""What a text inside a sentence counts as, of these."""
ALONE = 20_000
"""Steps for a sentence that is not part of a text."""
SENTENCES = 80
"""The longest known text has 11."""
UNCLOSED = 16
"""Brackets of one kind that may stay open."""
PAIRS = {"[": "]", "(": ")", "<": ">", "＜": "＞", "《": "》", "〈": "〉", "⟪": "⟫", "“": "”", "「": "」", "『": "』"}
GAP = re.compile(r"\s{8,}")
"""White space that nobody prints, and that patterns would try from each of its places."""


TOO_MANY = "this text can be read in too many ways"
TOO_DEEP = "this text has too many parts that are joined to each other or inside each other"


class Refused(Exception):
    """A text that is not read because of what it would take, with the reason."""


@dataclass(frozen=True)
class Limits:
    """What a text of one language may take."""

    longest: int
    """Characters."""
    steps: int
    """Steps that any text may take, and how many more for each of its characters."""
    each: int


class Meter:
    """Counts the work that is done for one text."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.spent = 0
        self.depth = 0

    def charge(self, steps: int) -> None:
        """Takes note of work, and refuses more of it than is allowed."""
        self.spent += steps
        if self.spent > self.most:
            self.refuse()

    def refuse(self) -> NoReturn:
        """Ends the reading."""
        raise Refused(TOO_MANY if self.spent > self.most else TOO_DEEP)


_running: ContextVar[Meter | None] = ContextVar("meter", default=None)


def running() -> Meter | None:
    """The meter of the text that is being read, if one is."""
    return _running.get()


@contextmanager
def measured(most: int) -> Iterator[Meter]:
    """A meter for a text; one that is quoted in another counts as part of that."""
    outer = _running.get()
    if outer is not None:
        yield outer
        return
    mine = Meter(most)
    token = _running.set(mine)
    collecting = gc.isenabled()
    gc.disable()  # meanings hold no cycles, and looking for some would take longer than the reading
    try:
        yield mine
    finally:
        _running.reset(token)
        if collecting:
            gc.enable()


def check_length(text: str, limits: Limits) -> None:
    """Refuses a text that no card has room for."""
    if len(text) > limits.longest:
        raise Refused(f"this text is too long to be read: {len(text):,} characters, at most {limits.longest:,}")


def check_sentences(count: int) -> None:
    """Refuses a text of more sentences than any card has; what they become is a chain that grows with them."""
    if count > SENTENCES:
        raise Refused(f"this text is too long to be read: {count:,} sentences, at most {SENTENCES}")


def evened(text: str) -> str:
    """A text without long gaps. One in which many brackets stay open is refused.

    >>> evened("Draw 1 card.          Then, go.")
    'Draw 1 card. Then, go.'
    """
    for opening, closing in PAIRS.items():
        left = text.count(opening, text.rfind(closing) + 1)
        if left > UNCLOSED:
            raise Refused(f"this text has {left} “{opening}” that nothing closes")
    return GAP.sub(lambda found: "\n" if "\n" in found[0] else " ", text)


def shortened(text: str, most: int = 80) -> str:
    """The beginning of a long text, in one line.

    >>> shortened("Draw 1 card. " * 100, 20)
    'Draw 1 card. Draw 1…'
    """
    line = " ".join(text[: most * 4].split())
    return line if len(line) <= most and len(text) <= most * 4 else line[: most - 1].rstrip() + "…"
