"""Dealing games to study: which decks, by which rule book, and who writes them down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from ..games.base import CardError, Game
from ..library import game as find_game
from ..library import starter_deck, starter_decks
from ..match.stepping import Desk
from ..table.cards import Face
from ..table.table import Table
from .facts import FaceTable, version

ENDLESS: Final = 1000
"""After so many games without a decision no more are begun."""


class Dealer:
    """Begins games between decks drawn from a list: the starter decks, where none are given.

    >>> dealer = Dealer("divinecross")
    >>> dealer.deal("a seed").decision == dealer.deal("a seed").decision
    False
    >>> [str(dealer.deal("a seed").decision) for _ in "ab"] == [str(dealer.deal("a seed").decision)] * 2
    True
    """

    def __init__(
        self,
        game: str | Game,
        decks: Sequence[Sequence[Face]] = (),
        edition: str = "",
        mirror: bool = False,
        thorough: bool = False,
    ) -> None:
        self.game: Final = find_game(game) if isinstance(game, str) else game
        self.decks: Final = lists_of(self.game, decks) or starters(self.game)
        self.mirror: Final = mirror
        self.thorough: Final = thorough
        self.edition: Final = self.game.book(edition)
        self.features: Final = self.game.features()
        for face in sorted({face for deck in self.decks for face in deck}, key=lambda face: (face.id, face.name)):
            self.features.number(face)
        self.faces: Final = FaceTable(self.game, self.features)
        sample = self.game.table([[], []], 0, self.edition)
        self.version: Final = version(self.game, self.features, sample)
        self.scalar_columns: Final = self.features.scalar_columns(sample)
        self.naming: Final = [place for place, name in enumerate(self.scalar_columns) if name.endswith("face")]
        """Which of these name a face."""
        self.body_columns: Final = list(self.features.body_names())

    def table(self, seed: str) -> Table:
        """A table before its game begins."""
        random = Random(seed)
        first = random.choice(self.decks)
        second = first if self.mirror else random.choice(self.decks)
        table = self.game.table((first, second), random.getrandbits(62), self.edition)
        table.thorough = table.thorough or self.thorough
        return table

    def deal(self, seed: str) -> Desk:
        """A game that stands at its first decision."""
        return Desk(self.table(seed))

    def begin(self, seeds: Iterator[str]) -> Desk:
        """The first of these games in which somebody is asked: one may end before that."""
        for seed in islice(seeds, ENDLESS):
            desk = self.deal(seed)
            if desk.decision is not None:
                return desk
        raise CardError(f"decks: {ENDLESS} games in a row were over before anybody was asked anything")


def lists_of(game: Game, decks: Sequence[Sequence[Face]]) -> list[list[Face]]:
    """Decks as lists of their own; anything else than lists of this game's faces is refused."""
    own = type(game.blank())
    given: Sequence[object] = decks
    lists: list[list[Face]] = []
    for deck in given:
        faces = [face for face in deck if isinstance(face, own)] if isinstance(deck, Sequence) else []
        if not isinstance(deck, Sequence) or len(faces) != len(deck):
            raise CardError(f"decks: each is a list of faces of {game.name}, such as starter_deck(game, name).cards")
        lists.append(faces)
    return lists


def check_limit(limit: int) -> None:
    """Refuses a number of decisions that no game could end after."""
    if limit < 0:
        raise CardError(f"limit: a game is ended after a number of decisions, or never (0), not after {limit}")


def starters(game: Game) -> list[list[Face]]:
    """The decks that ship with a game."""
    return [starter_deck(game, name).cards for name in starter_decks(game)]


def redeal(game: Game, table: Table, player: int, random: Random) -> None:
    """Deals anew all that a player cannot see, and lets chance start afresh."""
    game.judge.redeal(table, player, random)
