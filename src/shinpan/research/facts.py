"""Faces as rows of numbers: what is printed on a card, and what its text does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from ..games.base import Game
from ..games.features import LAYOUT, OPTION, ROW, Features
from ..table.cards import Face
from ..table.table import Table

OPERATIONS: Final = 96
"""So many columns count what a text is made of: each word of meaning belongs to one of them, by its checksum."""


def bucket(word: str) -> int:
    """The column of a word; the same on every machine, also for words that nobody knows yet.

    >>> bucket("Draw") == bucket("Draw"), 0 <= bucket("something new") < OPERATIONS
    (True, True)
    """
    return crc32(word.encode()) % OPERATIONS


def operations(game: Game, face: Face, marks: Sequence[str]) -> list[int]:
    """How often each sort of operation is in the meaning of a card's texts."""
    counts = [0] * OPERATIONS
    for mark in marks:
        counts[bucket(mark)] += 1
    for reading in game.readings(face).values():
        for sentence in reading.sentences:
            if sentence.meaning is not None:
                for node in sentence.meaning.walk():
                    counts[bucket(node.kind)] += 1
    return counts


class FaceTable:
    """The faces that were met so far, as a matrix: row 0 is a card that is not seen."""

    def __init__(self, game: Game, features: Features) -> None:
        self.game = game
        self.features = features
        self.columns: Final = ["known", *features.fact_names(), "sentences", *(f"operations {n}" for n in range(OPERATIONS))]
        self.matrix: NDArray[np.float32] = np.zeros((1, len(self.columns)), np.float32)

    def now(self) -> NDArray[np.float32]:
        """The matrix with a row for every face that has a number."""
        faces = self.features.faces
        if len(faces) > len(self.matrix):
            added = [self.row(face) for face in faces[len(self.matrix) :]]
            self.matrix = np.concatenate([self.matrix, np.array(added, np.float32)])
        return self.matrix

    def row(self, face: Face | None) -> list[int]:
        """One face."""
        assert face is not None
        features = self.features
        facts = features.facts(face)
        return [1, *facts, self.game.sentences(face), *operations(self.game, face, features.marks(face))]


def version(game: Game, features: Features, table: Table) -> str:
    """Names what the numbers mean: two versions are the same if and only if all columns and vocabularies are."""
    words: list[Sequence[str]] = [ROW, OPTION, features.scalar_columns(table), features.body_names(), features.fact_names()]
    words += [list(known) for known in (features.verbs, features.phases, features.kinds, features.abouts, features.names)]
    text = "\n".join("\t".join(part) for part in words) + f"\n{OPERATIONS}"
    return f"{game.name}-{LAYOUT}-{crc32(text.encode()):08x}"
