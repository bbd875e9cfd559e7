"""8.1.1: which decks are legal, constructed and limited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....table.cards import Face

CONSTRUCTED: Final = "constructed"
LIMITED: Final = "limited"
FORMATS: Final = (CONSTRUCTED, LIMITED)
SIZE: Final = 50
LEAST: Final = 40
COPIES: Final = 3
DAMAGE_LIMIT: Final = {CONSTRUCTED: 7, LIMITED: 6}
"""3.1.1: how much damage loses the game."""


def number_of(id: str) -> str:
    """5.2.5.1: the card number; a reprint bears its own number and, behind a slash, that of the card it is.

    >>> number_of("Re-049C/18-028C"), number_of("18-028C")
    ('18-028C', '18-028C')
    """
    return id.rpartition("/")[2]


def illegal(deck: Sequence[Face], format: str = CONSTRUCTED) -> list[tuple[str, str]]:
    """Every clause of 8.1.1 a deck breaks, with a message. 8.1.2: a card may say how many copies of it are allowed."""
    if format == LIMITED:
        if len(deck) < LEAST:
            return [("8.1.1.1", f"a deck for limited play has {LEAST} cards or more, this one has {len(deck)}")]
        return []
    found: list[tuple[str, str]] = []
    if len(deck) != SIZE:
        found.append(("8.1.1.1", f"a deck has exactly {SIZE} cards, this one has {len(deck)}"))
    counts: dict[str, list[Face]] = {}
    for face in deck:
        counts.setdefault(number_of(face.id), []).append(face)
    for id, faces in counts.items():
        limit = max(face.copies for face in faces)
        if len(faces) > limit:
            found.append(("8.1.1.2", f"at most {limit} copies of {id} {faces[0].name}, this deck has {len(faces)}"))
    return found
