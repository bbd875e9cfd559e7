"""A normalised text, one effect or bullet a line, cut into the sentences of each effect: the same in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

BULLET = "・"


def by_lines(text: str, sentences: Callable[[str], list[str]]) -> list[list[str]]:
    """The sentences of each effect; those of a bullet belong to the effect it is listed below.

    >>> by_lines("Do one.\\n・Draw. Stop.\\nAttack.", lambda line: line.rstrip(".").split(". "))
    [['Do one', '・Draw', 'Stop'], ['Attack']]
    """
    found: list[list[str]] = []
    for line in text.split("\n"):
        parts = sentences(line)
        if line.startswith(BULLET) and found:
            found[-1] += parts
        elif parts:
            found.append(parts)
    return found


def going_on(sentences: Iterable[str], goes_on: re.Pattern[str], stop: str) -> str:
    """Sentences, each a line of its own unless it goes on with the one before it."""
    told: list[str] = []
    for part in sentences:
        if told and goes_on.match(part):
            told[-1] += part + stop
        else:
            told.append(part + stop)
    return "\n".join(told)
