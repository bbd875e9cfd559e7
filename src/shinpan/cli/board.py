"""Drawing the table of a game in the terminal, from one player's view of it."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from ..games.base import Game
from ..match import Match
from ..table.cards import Face


class Board:
    """x"""

    def __init__(self, match: Match, viewer: int, lang: str) -> None:
        self.match = match

    def draw(self, out: Console) -> None:
        """x"""

    @staticmethod
    def card(out: Console, game: Game, face: Face, lang: str) -> None:
        """x"""
