"""Keeps the rows of large card files between runs, merged and in our own layout, so that a pool is at hand at once.

A file belongs to the names of the card files it was made of, and holds only as long as what is in them and the code
that reads them stay as they were. Like the verdicts (verdicts.py) it is JSON with a checksum, replaced at once, and
as good as none when anything about it is wrong.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from ..games.base import Game
from ..phrases.cache import digest, folder
from .cards import Merged, card_files, read_rows, stamp
from .names import names
from .rows import LeftOut
from .verdicts import PACKAGE, load, write
from .verdicts import state_of as state_of_game

LARGE: Final = 200_000
"""Files that are smaller together are read faster than they are found."""
KEPT: Final = 8


def kept_rows(paths: Sequence[Path], lang: str | None = None, format: str | None = None, game: Game | None = None) -> Merged:
    """What :func:`read_rows` says of these files, read once as long as they stay as they are. It is not to be changed."""
    files = [file for path in paths for file in card_files(path)]
    merged = _rows(tuple((file, *stamp(file)) for file in files), lang, format, game)
    if game is not None:
        names(game).note(merged.called)
    return merged


@lru_cache(maxsize=4)
def _rows(stamped: tuple[tuple[Path, int, int], ...], lang: str | None, format: str | None, game: Game | None) -> Merged:
    files = [file for file, _, _ in stamped]
    place = folder()
    if place is None or sum(size for _, _, size in stamped) < LARGE:
        return read_rows(files, lang, format, game)
    names = json.dumps([lang, format, game.name if game is not None else None, *map(str, files)])
    name = blake2b(names.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
    path, state = place / f"rows-{name}.json", state_of(files, game)
    known = merged_of(load(path, state))
    if known is not None:
        return known
    merged = read_rows(files, lang, format, game)
    data = asdict(merged)
    with contextlib.suppress(TypeError, ValueError, RecursionError):
        if json.loads(json.dumps(data)) == data:  # YAML knows more than JSON: dates, numbers as keys
            write(path, state, data, "rows-*.json", KEPT)
    return merged


def merged_of(data: Any) -> Merged | None:
    """What such a file holds; None if it is none."""
    try:
        return Merged(**{**data, "left": [LeftOut(**left) for left in data["left"]]})
    except (TypeError, KeyError):
        return None


def state_of(files: Sequence[Path], game: Game | None) -> str:
    """What is in the files, and the code and the corrections they are read with."""
    code = [*(PACKAGE / "library").rglob("*.py"), *(PACKAGE / "games").rglob("corrections.yaml")]
    return digest([*code, *files]) + (f" {state_of_game(game)}" if game is not None else "")
