"""Weights in a file: half-precision numbers, with the version of the columns they were learned for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import numpy as np

from ..games.base import CardError, Game
from .archive import unpacked
from .inputs import Columns, Floats
from .net import Net, shapes

NAME = "learned.npz"
"""What the file of a game is called, in its folder ``outside``."""


def shipped(game: Game) -> Traversable:
    """Where the weights of a game lie, if it has any: beside its judge."""
    return files(type(game.judge).__module__.rpartition(".")[0]).joinpath(NAME)


def save(path: Path, columns: Columns, weights: Mapping[str, Floats], made: str) -> None:
    """Writes weights, whole or not at all; ``made`` says how they were made."""
    parts = {name: np.asarray(part, np.float16) for name, part in weights.items()}
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, version=np.array(columns.version), made=np.array(made), **parts)  # type: ignore[arg-type]
    part.replace(path)


def load(path: Traversable, columns: Columns) -> Net:
    """Reads weights. Those for other columns are refused: they would mean something else."""
    parts = unpacked(path, "there are no weights here (shinpan train makes some)")
    version = str(parts.pop("version", "nothing"))
    parts.pop("made", None)
    if version != columns.version:
        raise CardError(f"{path}: learned for {version}, not for {columns.version}: train anew (shinpan train)")
    wanted = shapes(columns)
    if {name: part.shape for name, part in parts.items()} != wanted or any(part.dtype.kind != "f" for part in parts.values()):
        raise CardError(f"{path}: these are the weights of another network: train anew (shinpan train)")
    return Net(parts)
