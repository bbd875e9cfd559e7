"""The player that has learned. It sees what an observation holds and nothing else, and looks at no copy of the table."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from ..games.base import CardError, Game
from ..library.registry import game_of
from ..table.cards import Face
from ..table.decisions import Decision, Seat
from ..table.table import Table
from .inputs import Floats, Reader, Seen, gather, soft
from .net import Net
from .weights import load, shipped

RESTLESS: Final = 40
"""From this turn on it chooses by chance, by its scores: two players who only heal would never come to an end."""
ACTIONS: Final = 40
"""So does it after so many decisions in a turn."""
KEPT: Final = 4000
"""Faces that are remembered, at most."""

NETS: dict[tuple[str, str], Net] = {}
FACES: dict[tuple[str, str], dict[Face, Floats]] = {}


class Thinker:
    """A network that reads tables of one game."""

    def __init__(self, game: Game, table: Table, path: Path | None = None) -> None:
        self.reader: Final = Reader(game, table)
        key = (self.reader.columns.version, str(path or ""))
        if key not in NETS:
            NETS[key] = load(path if path is not None else shipped(game), self.reader.columns)
        self.net: Final = NETS[key]
        self.known: Final = FACES.setdefault(key, {})
        """What the network makes of faces, for all tables."""
        self.faces: Floats = self.net.face(np.zeros(self.reader.columns.facts, np.float32))[None]

    def think(self, table: Table, decision: Decision) -> tuple[Floats, float]:
        """A score for each option, and how well the game stands for who decides."""
        return self.judge(self.reader.read(table, decision))

    def judge(self, seen: Seen) -> tuple[Floats, float]:
        """The same for what was read."""
        faces = self.reader.features.faces
        if len(faces) > len(self.faces):
            added = [self.face(face) for face in faces[len(self.faces) :] if face is not None]
            self.faces = np.concatenate([self.faces, np.stack(added)])
        return self.net.think(gather([seen], self.reader.columns), self.faces)

    def face(self, face: Face) -> Floats:
        """What the network makes of a face."""
        found = self.known.get(face)
        if found is None:
            if len(self.known) > KEPT:
                self.known.clear()
            found = self.net.face(soft(np.array(self.reader.faces.row(face), np.float32)))
            self.known[face] = found
        return found


class LearnedPlayer(Seat):
    """Takes the option with the highest score. ``weights`` is a file of its own in place of what comes with the game."""

    def __init__(self, seed: int = 0, weights: Path | None = None) -> None:
        self.random: Final = Random(seed)
        self.weights: Final = weights
        self.thinker: Thinker | None = None
        self.turn = -1
        self.asked = 0

    def __repr__(self) -> str:
        return "<learned player>"

    def sit(self, table: Table) -> Thinker:
        """Gets to know the game of a table."""
        game = game_of(table)
        if game is None:
            raise CardError("the player 'learned' does not know this game")
        if self.thinker is None or self.thinker.reader.game is not game:
            self.thinker = Thinker(game, table, self.weights)
        return self.thinker

    def choose(self, table: object, decision: Decision) -> int:
        """The index of the chosen option."""
        assert isinstance(table, Table)
        if len(decision.options) == 1:
            return 0
        thinker = self.sit(table)
        plain = thinker.reader.game.judge.plain(table, decision)
        if plain >= 0:
            return plain
        self.asked = self.asked + 1 if table.turn == self.turn else 0
        self.turn = table.turn
        score, _ = thinker.think(table, decision)
        if table.turn > RESTLESS or self.asked > ACTIONS:
            chance = np.exp(score - score.max()).astype(np.float64)
            return self.random.choices(range(len(score)), chance.tolist())[0]
        return int(score.argmax())
