"""Games kept in files between two sittings at the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..games.base import CardError
from ..library.files import document, one_line, state_file
from ..match import Match, MatchError
from ..players import BOTS


def load(path: Path) -> tuple[Match, dict[str, Any]]:
    """A saved game, and how it was played at the terminal."""
    data = document(path)
    try:
        match = Match.load(data)
    except MatchError as error:
        raise CardError(f"{path}: {error}") from None
    setting = data.get("terminal") if isinstance(data, dict) else None
    if not isinstance(setting, dict) or setting.get("against", BOTS[0]) not in BOTS:
        setting = {}
    return match, setting


def write(path: Path, data: object) -> None:
    """Writes a saved game. A file that is something else is not overwritten."""
    try:
        if path.is_dir():
            raise CardError(f"{path}: this is a folder")
        if path.exists() and '"choices"' not in path.read_text(encoding="utf-8", errors="replace"):
            raise CardError(f"{path}: there is already a file of that name that is not a saved game")
        path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    except (OSError, ValueError) as error:
        raise CardError(f"{path}: cannot be written ({one_line(error)})") from None


def autosave_path(game: str) -> Path:
    """Where a game is kept when its player leaves."""
    return state_file(f"{game}.json")
