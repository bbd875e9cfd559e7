"""How a game ended, and the direct way to play one to its end."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.base import Game
from ..table.cards import Face
from ..table.decisions import Seat
from ..table.table import GameOver, Table


class Outcome:
    """The end of a game: ``winner`` is 0, 1 or None for a draw; ``rule`` is the clause that ended it, where recorded."""

    def __init__(self, winner: int | None, reason: str, rule: str) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return False
        return (self.winner, self.reason, self.rule) == (other.winner, other.reason, other.rule)

    def __hash__(self) -> int:
        return hash((self.winner, self.reason, self.rule))

    def __repr__(self) -> str:
        won = "draw" if self.winner is None else f"player {self.winner + 1} wins"
        clause = f", {self.rule}" if self.rule else ""
        return f"<{won}: {self.reason}{clause}>"


def outcome_of(table: Table) -> Outcome:
    """The outcome of a table whose game is over."""
    rule = ""
    if table.events and table.events[-1].kind == "over":
        rule = table.edition.cited(table.events[-1].rule)
    winner = table.winner
    return Outcome(winner if winner == 0 or winner == 1 else None, table.ending, rule)


def walk(table: Table) -> None:
    """Runs a table until its game is over, or until its engine is dropped. It is not run on after that."""
    try:
        table.run()
    except GameOver:
        if not table.over:
            raise
    finally:
        table.seats = []  # those of a match know tables to come back to
        if not table.recording:  # for a log, working out anew what holds would be news
            table.rest()


def play(game: Game, decks: Sequence[Sequence[Face]], bots: Sequence[Seat], seed: int = 0, edition: str = "") -> Outcome:
    """Plays a whole game between two bots, which are called directly: the fast way.

    >>> from shinpan.library import game, starter_deck
    >>> from shinpan.match.outcome import play
    >>> class First(Seat):
    ...     def choose(self, table, decision):
    ...         return len(decision.options) - 1
    >>> divinecross = game("divinecross")
    >>> decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]
    >>> play(divinecross, decks, [First(), First()], seed=1).winner in (0, 1, None)
    True
    """
    table = game.table(decks, seed, game.book(edition))
    table.seats = list(bots)
    walk(table)
    return outcome_of(table)
