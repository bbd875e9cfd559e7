"""Keeps what was understood of each card between runs, so that a card file that was read before is not read again.

A file belongs to one state of a game: its code, its phrasebook and the code that reads. It holds, for a digest of
each card's row, how many sentences it has and which of them were not understood. Like the readings (phrases/cache.py)
it is JSON with a checksum, replaced at once, and as good as none when anything about it is wrong.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..games.base import Game
from ..phrases.cache import checksum, digest, folder, replace

FORMAT = "shinpan verdicts 1"
MOST = 50_000
KEPT = 2
PACKAGE = Path(__file__).parents[1]
Verdict = tuple[int, list[str]]
"""How many sentences a card has, and which were not understood."""


def key(row: Mapping[str, Any], lang: str) -> str:
    """What tells two rows apart."""
    text = json.dumps([lang, row], ensure_ascii=False, sort_keys=True, default=str)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


class Verdicts:
    """What is known of the cards of one game."""

    def __init__(self, game: Game) -> None:
        home = PACKAGE / "games" / game.name
        code = [path for path in home.iterdir() if path.suffix in (".py", ".pb", ".yaml")]
        code += [*(PACKAGE / "effects").glob("*.py"), Path(__file__), PACKAGE / "games" / "base.py"]
        self.name = f"verdicts-{game.name}"
        self.state = digest(code)
        self.known: dict[str, Verdict] = self._load()
        self.new = 0

    def get(self, name: str) -> Verdict | None:
        """What was understood of a card, if it was read before."""
        return self.known.get(name)

    def add(self, name: str, sentences: int, unread: list[str]) -> None:
        """Keeps what was understood of a card."""
        if len(self.known) >= MOST:
            self.known = {}
        self.known[name] = (sentences, unread)
        self.new += 1

    @property
    def path(self) -> Path | None:
        """The file, if one may be kept."""
        place = folder()
        return place / f"{self.name}-{self.state}.json" if place is not None else None

    def save(self) -> None:
        """Writes the file, if there is anything new."""
        path = self.path
        if path is None or not self.new:
            return
        data = json.dumps(self.known, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
        head = json.dumps([FORMAT, self.state, checksum(data)]).encode()
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            replace(path, head + b"\n" + data)
            others = sorted(path.parent.glob(f"{self.name}-*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
            for old in others[KEPT:]:
                old.unlink(missing_ok=True)

    def _load(self) -> dict[str, Verdict]:
        path = self.path
        if path is None:
            return {}
        try:
            head, _, data = path.read_bytes().partition(b"\n")
            if json.loads(head) != [FORMAT, self.state, checksum(data)]:
                return {}
            found = json.loads(data.decode("utf-8", "surrogatepass"))
            return {str(name): (int(row[0]), [str(text) for text in row[1]]) for name, row in found.items()}
        except (OSError, ValueError, TypeError, AttributeError, KeyError, IndexError, RecursionError):
            return {}
