"""Card files, decks and rule books: everything a game is fed with."""

from .cards import Merged, faces, merge, read_faces
from .decks import (
    Deck,
    legality,
    parse_deck,
    read_deck,
    read_decks,
    starter_deck,
    starter_decks,
    starter_faces,
)
from .pools import Pool, pool
from .registry import EDITIONS, GAMES, USUAL, about, game, game_names, game_of
from .report import Item, Report, read_cards
from .restrictions import Restrictions, read_restrictions
from .rulebook import Clause, clauses

__all__ = [
    "EDITIONS",
    "GAMES",
    "USUAL",
    "Clause",
    "Deck",
    "Item",
    "Merged",
    "Pool",
    "Report",
    "Restrictions",
    "about",
    "clauses",
    "faces",
    "game",
    "game_names",
    "game_of",
    "legality",
    "merge",
    "parse_deck",
    "pool",
    "read_cards",
    "read_deck",
    "read_decks",
    "read_faces",
    "read_restrictions",
    "starter_deck",
    "starter_decks",
    "starter_faces",
]
