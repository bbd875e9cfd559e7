"""What the rule books of a game decide differently: topics, what each book says in our own words, and a position to try it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from ..games.base import CardError, Game
from ..table.edition import Edition
from .files import document

SETTING = ("title", "game", "edition")
"""The fields of a scenario that are not part of a position."""


@dataclass(frozen=True)
class Saying:
    """What some of the books say of a topic."""

    clauses: Mapping[str, Sequence[str]]
    """By the short name of a book; none where it says nothing."""
    says: str


@dataclass(frozen=True)
class Difference:
    """A topic on which the books of a game do not agree."""

    id: str
    topic: str
    sayings: Sequence[Saying]
    position: Mapping[str, Any]
    """A scenario without its setting, whose course depends on the book; empty where none shows it."""

    def of(self, edition: Edition) -> Saying | None:
        """What a book says; nothing if the topic is not about it."""
        return next((saying for saying in self.sayings if edition.short in saying.clauses), None)

    def scenario(self, game: Game, edition: Edition) -> str:
        """The position as a scenario that is played by a book, as its file would say it."""
        data = {"title": f"{self.topic} ({edition.name})", "game": game.name, "edition": edition.short}
        return yaml.safe_dump(data | dict(self.position), allow_unicode=True, sort_keys=False, width=120)

    def json(self, first: Edition, second: Edition) -> dict[str, Any]:
        """The difference between two books as plain data."""
        said = [(edition, self.of(edition)) for edition in (first, second)]
        return {
            "id": self.id,
            "topic": self.topic,
            "books": {
                edition.name: {"clauses": list(saying.clauses[edition.short]), "says": saying.says}
                for edition, saying in said
                if saying is not None
            },
            "position": bool(self.position),
        }


@cache
def differences(game: Game) -> Sequence[Difference]:
    """All that the books of a game decide differently, in the order of its file."""
    path = game.home / "book" / "differences.yaml"
    if not path.exists():
        return ()
    data = document(path)
    if not isinstance(data, dict) or not isinstance(data.get("differences"), list):
        raise CardError(f"{path}: not a list of differences")
    return tuple(
        Difference(
            str(row["id"]),
            str(row["topic"]),
            tuple(
                Saying({str(book): tuple(own or ()) for book, own in one["clauses"].items()}, str(one["says"]))
                for one in row["books"]
            ),
            row.get("position") or {},
        )
        for row in data["differences"]
    )


def between(game: Game, first: Edition, second: Edition) -> list[Difference]:
    """The topics on which two books say something else."""
    return [row for row in differences(game) if row.of(first) is not row.of(second)]
