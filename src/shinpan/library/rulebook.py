"""The clauses of a game's rule book: numbers, kinds, and one line each in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ..games.base import CardError, Game
from ..table.edition import Edition
from .files import document


@dataclass(frozen=True)
class Clause:
    """One clause. ``summary`` is ours, not the book's sentence."""

    id: str
    kind: str
    testable: bool
    summary: str


@cache
def clauses(game: Game, edition: Edition | None = None) -> Mapping[str, Clause]:
    """A rule book of a game by clause number."""
    path = game.rulebook(edition)
    data = document(path)
    if not isinstance(data, dict) or not isinstance(data.get("clauses"), list):
        raise CardError(f"{path}: not a rule book")
    found = (Clause(str(c["id"]), str(c["kind"]), bool(c["testable"]), str(c["summary"])) for c in data["clauses"])
    return {clause.id: clause for clause in found}
