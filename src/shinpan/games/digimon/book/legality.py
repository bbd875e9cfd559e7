"""1-4-1: which decks are legal."""

from __future__ import annotations

from collections.abc import Sequence

from ....table.cards import Face
from ..things.faces import DigimonFace

DECK_SIZE = 50
EGGS_MOST = 5
COPIES = 4
OUTSIDE = {"token": ("1-4-4-2", "a token card"), "index": ("1-4-5-2", "an index card")}
"""Kinds of cards that belong in no deck."""


def illegal(deck: Sequence[Face]) -> list[tuple[str, str]]:
    """Every clause of 1-4-1 a deck (with its Digi-Eggs) breaks, with a message."""
    found: list[tuple[str, str]] = []
    eggs = [face for face in deck if face.kind == "egg"]
    cards = [face for face in deck if face.kind != "egg"]
    if len(cards) != DECK_SIZE:
        found.append(("1-4-1-2-1", f"a deck has exactly {DECK_SIZE} cards, this one has {len(cards)}"))
    if len(eggs) > EGGS_MOST:
        found.append(("1-4-1-3-1", f"a Digi-Egg deck has at most {EGGS_MOST} cards, this one has {len(eggs)}"))
    counts: dict[str, list[Face]] = {}
    for face in deck:
        for number in face.numbers if isinstance(face, DigimonFace) else [face.id]:
            counts.setdefault(number, []).append(face)
    for id, faces in counts.items():
        first = faces[0]
        if first.id != id:
            first = next((face for face in faces if face.id == id), first)
            if all(face.id == first.id for face in faces):
                continue
        if first.kind in OUTSIDE:
            rule, what = OUTSIDE[first.kind]
            found.append((rule, f"{id} {first.name} is {what} and belongs in no deck"))
            continue
        limit = max(face.copies for face in faces)
        if len(faces) > limit:
            rule = "1-4-1-3-2" if first.kind == "egg" else "1-4-1-2-2"
            found.append((rule, f"at most {limit} copies of {id} {first.name}, this deck has {len(faces)}"))
    return found


def misplaced(deck: Sequence[Face], eggs: Sequence[Face]) -> list[tuple[str, str]]:
    """2-2-3 to 2-2-6: Digi-Eggs in the deck, or other cards among the Digi-Eggs."""
    rules = {"digimon": "2-2-4", "dual": "2-2-4", "tamer": "2-2-5", "option": "2-2-6"}
    found = [("2-2-3", f"{face.id} {face.name} belongs in the Digi-Egg deck") for face in deck if face.kind == "egg"]
    for face in eggs:
        if face.kind in rules:
            found.append((rules[face.kind], f"{face.id} {face.name} does not belong in the Digi-Egg deck"))
    return found
