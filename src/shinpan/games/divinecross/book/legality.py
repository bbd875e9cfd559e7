"""402: which decks are legal."""

from __future__ import annotations

from collections.abc import Sequence

from ....table.cards import Face
from ..things.faces import DivineCrossFace

SIZE = 30
COPIES = 2


def illegal(deck: Sequence[Face]) -> list[tuple[str, str]]:
    """Every clause of 402 a deck breaks, with a message."""
    found: list[tuple[str, str]] = []
    if len(deck) != SIZE:
        found.append(("402.2b", f"a deck has exactly {SIZE} cards, this one has {len(deck)}"))
    groups: dict[tuple[str, bool], list[DivineCrossFace]] = {}
    backs: set[str] = set()
    for face in deck:
        assert isinstance(face, DivineCrossFace)
        groups.setdefault((face.name, face.is_unit), []).append(face)
        backs.add(face.back)
    for (name, is_unit), faces in groups.items():
        limit = max(face.copies for face in faces)
        if len(faces) > limit:
            kind = "unit" if is_unit else "command"
            found.append(("402.2c", f"at most {limit} copies of the {kind} {name}, this deck has {len(faces)}"))
    if not any(is_unit for _, is_unit in groups):
        found.append(("402.2d", "a deck needs at least one unit"))
    if len(backs) > 1:
        found.append(("402.2a", "all cards of a deck must have the same back"))
    return found
