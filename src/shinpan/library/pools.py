"""Pools: many cards of which few are needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from ..games.base import Game
from ..table.cards import Face
from .cards import Merged, card_files, stamp
from .kept import kept_rows
from .names import names


class Pool(Mapping[str, Face]):
    """Many cards of which few are needed: each is built when it is first asked for."""

    def __init__(self, game: Game, merged: Merged) -> None:
        self.game = game
        self.merged = merged
        self.built: dict[str, Face] = {}

    def __getitem__(self, identity: str) -> Face:
        if identity not in self.built:
            row = names(self.game).row(self.merged.rows[identity])
            self.built[identity] = self.game.face(row, self.merged.origin[identity])
        return self.built[identity]

    def __contains__(self, identity: object) -> bool:
        return identity in self.merged.rows

    def __iter__(self) -> Iterator[str]:
        return iter(self.merged.rows)

    def __len__(self) -> int:
        return len(self.merged.rows)


def pool(game: Game, paths: Sequence[Path], format: str | None = None) -> Pool:
    """The cards of some files, read once as long as the files stay as they are."""
    return _pool(game, tuple((file, *stamp(file)) for path in paths for file in card_files(path)), format)


@lru_cache(maxsize=8)
def _pool(game: Game, files: tuple[tuple[Path, int, int], ...], format: str | None) -> Pool:
    return Pool(game, kept_rows([file for file, _, _ in files], None, format, game))
