"""Keeps what was understood of each card between runs, so that a card file that was read before is not read again.

A file belongs to one state of a game: its code, its phrasebook and the code that reads. It holds, for a digest of
each card's row, how many sentences it has and which of them were not understood. A report on whole files is kept
beside it, by what was in them. Like the readings (phrases/cache.py)
it is JSON with a checksum, replaced at once, and as good as none when anything about it is wrong.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..games.base import Game
from ..phrases.cache import checksum, digest, folder, replace

FORMAT = "shinpan verdicts 1"
MOST = 50_000
KEPT = 2
REPORTS = 8
PACKAGE = Path(__file__).parents[1]
Verdict = tuple[int, list[str]]
"""How many sentences a card has, and which were not understood."""


def key(row: Mapping[str, Any], lang: str) -> str:
    """What tells two rows apart."""
    text = json.dumps([lang, row], ensure_ascii=False, sort_keys=True, default=str)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def state_of(game: Game) -> str:
    """What tells two states of a game and of the code that reads its cards apart."""
    home = PACKAGE / "games" / game.name
    code = [path for path in home.rglob("*") if path.suffix in (".py", ".pb", ".yaml")]
    code += [path for room in ("effects", "meaning", "library") for path in (PACKAGE / room).rglob("*.py")]
    code += (PACKAGE / "games").glob("*.py")
    return digest(code)


class Verdicts:
    """What is known of the cards of one game."""

    def __init__(self, game: Game) -> None:
        self.name = f"verdicts-{game.name}"
        self.state = state_of(game)
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
        if self.path is not None and self.new:
            write(self.path, self.state, self.known, f"{self.name}-*.json", KEPT)

    def _load(self) -> dict[str, Verdict]:
        found = load(self.path, self.state)
        try:
            return {str(name): (int(row[0]), [str(text) for text in row[1]]) for name, row in (found or {}).items()}
        except WRONG:
            return {}


WRONG = (OSError, ValueError, TypeError, AttributeError, KeyError, IndexError, RecursionError)
"""What comes of a file that is not such a one."""


def write(path: Path, state: str, data: object, siblings: str, kept: int) -> None:
    """Puts a file in its place at once; of its siblings only the newest stay. A folder that cannot be written is left alone."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
    head = json.dumps([FORMAT, state, checksum(body)]).encode()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        replace(path, head + b"\n" + body)
        others = sorted(path.parent.glob(siblings), key=lambda file: file.stat().st_mtime, reverse=True)
        for old in others[kept:]:
            old.unlink(missing_ok=True)


def load(path: Path | None, state: str) -> Any:
    """What such a file holds; None if there is none, or none of this state."""
    if path is None:
        return None
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        if json.loads(head) != [FORMAT, state, checksum(body)]:
            return None
        return json.loads(body.decode("utf-8", "surrogatepass"))
    except WRONG:
        return None


class Reports:
    """Whole reports, by what was in the files they are about."""

    def __init__(self, game: Game, files: Iterable[Path], lang: str, format: str | None) -> None:
        mark = blake2b(f"{lang} {format}".encode(), digest_size=16)
        for file in files:
            mark.update(f"\0{file}\0".encode())
            with contextlib.suppress(OSError):
                mark.update(file.read_bytes())
        self.name = f"report-{game.name}"
        self.state = f"{state_of(game)} {mark.hexdigest()}"
        place = folder()
        self.path = place / f"{self.name}-{mark.hexdigest()}.json" if place is not None else None

    def get(self) -> Any:
        """The report of these very files, if one was kept."""
        return load(self.path, self.state)

    def keep(self, data: object) -> None:
        """Keeps a report."""
        if self.path is not None:
            write(self.path, self.state, data, f"{self.name}-*.json", REPORTS)
