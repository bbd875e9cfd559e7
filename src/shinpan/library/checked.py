"""Which cards somebody has checked: that what the engine will do is what is printed.

The record of a game is ``games/<game>/checked.txt``, one card a line: its number, a digest of its printed text, one of what
was built for it and one of how that is explained, the day, ``checked`` or ``again`` (what is built has changed since), and
how many official rulings on it are shown by a scenario. No text of a card is in it. ``tools/checked.py`` keeps it;
``tests/test_checked.py`` holds that a card whose operations changed is not called checked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from ..games.base import Game
from ..table.cards import Face

NAME: Final = "checked.txt"
HEAD: Final = "# card, digests of its text, its operations, their explanation, day, checked or again, official rulings shown\n"


@dataclass(frozen=True)
class Line:
    """What is known of one card."""

    id: str
    text: str
    built: str
    said: str
    day: str
    verdict: str
    rulings: int = 0

    def __str__(self) -> str:
        return f"{self.id} {self.text} {self.built} {self.said} {self.day} {self.verdict} {self.rulings}"


def text_digest(game: Game, face: Face) -> str:
    """What tells two printed texts apart: the name counts, which some texts mean; white space does not."""
    printed = [face.name, *(f"{place}: {text}" for place, text in sorted(game.texts(face, face.lang).items()))]
    return digest(printed)


def said_digest(game: Game, face: Face) -> str:
    """What tells two explanations apart."""
    return digest(game.explain(face))


def digest(lines: Iterable[str]) -> str:
    """A short name for some words."""
    return blake2b(" ".join(" ".join(lines).split()).encode(), digest_size=6).hexdigest()


def path_of(game: Game) -> Path:
    """The record of a game."""
    return game.home / NAME


@cache
def record(game: Game) -> dict[str, Line]:
    """The record of a game by card number; empty where there is none."""
    path = path_of(game)
    rows = path.read_text("utf-8").splitlines() if path.exists() else []
    return {line.id: line for line in map(_line, rows) if line is not None}


def _line(row: str) -> Line | None:
    if not row.strip() or row.startswith("#"):
        return None
    identity, text, built, said, day, verdict, rulings = row.split()
    return Line(identity, text, built, said, day, verdict, int(rulings))


def written(lines: Iterable[Line]) -> str:
    """A record as it stands in its file."""
    return HEAD + "".join(f"{line}\n" for line in sorted(lines, key=lambda line: line.id))


def trust(game: Game, face: Face) -> str:
    """How far a card can be trusted: ``ruled`` (checked, and an official ruling on it is shown), ``checked``, ``read``, or
    nothing where it is not read in full."""
    if game.unread(face):
        return ""
    line = record(game).get(face.id)
    if line is None or line.verdict != "checked" or line.text != text_digest(game, face):
        return "read"
    return "ruled" if line.rulings else "checked"
