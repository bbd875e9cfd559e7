"""8.1.1: which decks are legal, constructed and limited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....table.cards import Face
from ..things.faces import FFFace
from .editions import FFEdition

CONSTRUCTED: Final = "constructed"
LIMITED: Final = "limited"
FORMATS: Final = (CONSTRUCTED, LIMITED)
SIZE: Final = 50
LEAST: Final = 40
COPIES: Final = 3
LIMIT_MOST: Final = 8
"""How many cards an LB deck has at most; the book does not know it."""
DAMAGE_LIMIT: Final = {CONSTRUCTED: 7, LIMITED: 6}
"""3.1.1: how much damage loses the game."""


def number_of(id: str) -> str:
    """5.2.5.1: the card number; a reprint bears its own number and, behind a slash, that of the card it is.

    >>> number_of("Re-049C/18-028C"), number_of("18-028C")
    ('18-028C', '18-028C')
    """
    return id.rpartition("/")[2]


def is_limit(face: Face) -> bool:
    """Whether it is a card with Limit Break: it belongs in the LB deck."""
    return isinstance(face, FFFace) and face.limit >= 0


def newer(deck: Sequence[Face], book: FFEdition) -> list[tuple[str, str]]:
    """The cards of a deck that print what the book they are played by does not have."""
    found: list[tuple[str, str]] = []
    for face in {face.id: face for face in deck}.values():
        assert isinstance(face, FFFace)
        what = []
        if face.limit >= 0 and not book.limit_break:
            what.append("Limit Break")
        if not book.priming and any(skill.kind == "priming" for skill in face.skills):
            what.append("Priming")
        found += [("", f"{face.id} {face.name} has {name}, which is newer than the rule book {book.book}") for name in what]
    return found


def illegal(deck: Sequence[Face], format: str = CONSTRUCTED) -> list[tuple[str, str]]:
    """Every clause of 8.1.1 a deck breaks, with a message. 8.1.2: a card may say how many copies of it are allowed.

    Cards with Limit Break are not among the 50: they are a deck of their own.
    """
    whole = deck
    deck = [face for face in whole if not is_limit(face)]
    extra = len(whole) - len(deck)
    most = [("", f"an LB deck has at most {LIMIT_MOST} cards, this one has {extra}")] if extra > LIMIT_MOST else []
    return [*wrong(deck, whole, format), *most]


def misplaced(deck: Sequence[Face], extra: Sequence[Face]) -> list[tuple[str, str]]:
    """Cards with Limit Break in the deck, or others in the LB deck."""
    found = [("2.1", f"{face.id} {face.name} belongs in the LB deck") for face in deck if is_limit(face)]
    return found + [("2.1", f"{face.id} {face.name} does not belong in the LB deck") for face in extra if not is_limit(face)]


def wrong(deck: Sequence[Face], whole: Sequence[Face], format: str) -> list[tuple[str, str]]:
    """The same of the deck alone; copies are counted in both decks together."""
    if format == LIMITED:
        if len(deck) < LEAST:
            return [("8.1.1.1", f"a deck for limited play has {LEAST} cards or more, this one has {len(deck)}")]
        return []
    found: list[tuple[str, str]] = []
    if len(deck) != SIZE:
        found.append(("8.1.1.1", f"a deck has exactly {SIZE} cards, this one has {len(deck)}"))
    counts: dict[str, list[Face]] = {}
    for face in whole:
        counts.setdefault(number_of(face.id), []).append(face)
    for id, faces in counts.items():
        limit = max(face.copies for face in faces)
        if len(faces) > limit:
            found.append(("8.1.1.2", f"at most {limit} copies of {id} {faces[0].name}, this deck has {len(faces)}"))
    return found
