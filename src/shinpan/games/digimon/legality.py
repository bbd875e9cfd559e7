"""1-4-1: which decks are legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...table.cards import Face

DECK_SIZE = 50
EGGS_MOST = 5
COPIES = 4


def illegal(deck: Sequence[Face], restricted: Mapping[str, int] | None = None) -> list[tuple[str, str]]:
    """Every clause of 1-4-1 a deck (with its Digi-Eggs) breaks. ``restricted``: card number -> copies a list allows."""
    found: list[tuple[str, str]] = []
    eggs = [face for face in deck if face.kind == "egg"]
    cards = [face for face in deck if face.kind != "egg"]
    if len(cards) != DECK_SIZE:
        found.append(("1-4-1-2-1", f"a deck has exactly {DECK_SIZE} cards, this one has {len(cards)}"))
    if len(eggs) > EGGS_MOST:
        found.append(("1-4-1-3-1", f"a Digi-Egg deck has at most {EGGS_MOST} cards, this one has {len(eggs)}"))
    counts: dict[str, list[Face]] = {}
    for face in deck:
        counts.setdefault(face.id, []).append(face)
    for id, faces in counts.items():
        limit = max(face.copies for face in faces)
        if restricted is not None and id in restricted:
            limit = min(limit, restricted[id])
        if len(faces) > limit:
            rule = "1-4-1-3-2" if faces[0].kind == "egg" else "1-4-1-2-2"
            found.append((rule, f"at most {limit} copies of {id} {faces[0].name}, this deck has {len(faces)}"))
    return found
