"""The file a run is kept in: a line that says which run it is, then a line for each block, as it is played.

Lines are only added. A run that was killed leaves at most one broken line at the end, which is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from ..games.base import CardError
from ..library.files import one_line
from ..library.registry import game as find_game
from ..library.verdicts import PACKAGE, state_of
from ..phrases.cache import digest
from .plan import Task
from .records import Record
from .worker import Job

try:
    import fcntl
except ImportError:  # no such thing on Windows: two runs into one file are then not noticed
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = 1
MARK: Final = "shinpan simulation"
SAID: Final = {
    "game": "it is of another game",
    "edition": "it is by another rule book",
    "decks": "it has other decks",
    "cards": "its cards are other ones",
    "players": "it has other players",
    "pairs": "it has other pairs of decks",
    "seconds": "its players had another time for a move",
    "lists": "its lists were open, or now are, or the players had met other decks",
    "seed": "it has another seed",
    "code": "it was begun by another version of the program",
}
"""What is said where a file belongs to another run."""


def header(job: Job) -> dict[str, Any]:
    """What two runs must have in common for their games to go together. How many games were wanted is not part of it."""
    return {
        MARK: FORMAT,
        "game": job.game,
        "edition": job.edition,
        "decks": list(job.plan.decks),
        "cards": hashed([job.decks, job.cards]),
        "players": list(job.plan.players),
        "pairs": [list(pair) for pair in job.plan.pairs],
        "seconds": job.seconds,
        "lists": job.study if job.study is None else hashed(job.study),
        "seed": job.plan.seed,
        "code": code(job),
    }


def hashed(data: object) -> str:
    """What tells data apart from other data."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, default=str)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def code(job: Job) -> str:
    """What tells two versions of the code that plays apart."""
    rooms = [path for room in ("table", "players") for path in (PACKAGE / room).rglob("*.py")]
    seeds = [PACKAGE / "simulation" / name for name in ("plan.py", "watching.py", "records.py", "worker.py")]
    return f"{state_of(find_game(job.game))} {digest([*rooms, *seeds])}"


class Store:
    """The file of one run, open for adding to it."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        self.done: dict[Task, list[Record]] = {}
        """The blocks that are there already."""
        wanted = header(job)
        self.file = self._open()
        try:
            self._read(wanted, len(job.plan.meetings))
        except BaseException:
            self.file.close()
            raise

    def _open(self) -> IO[bytes]:
        try:
            file = self.path.open("a+b")
        except (OSError, ValueError) as error:
            raise CardError(f"{self.path}: cannot be written ({one_line(error)})") from None
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                raise CardError(f"{self.path}: another run is writing into this file") from None
        return file

    def _read(self, wanted: dict[str, Any], meetings: int) -> None:
        self.file.seek(0)
        lines = self.file.read().split(b"\n")
        if lines == [b""]:
            self._write(wanted)
            return
        found = parsed(lines[0])
        if not isinstance(found, dict) or MARK not in found:
            raise CardError(f"{self.path}: there is already a file of that name that holds no simulation")
        if found[MARK] != FORMAT:
            raise CardError(f"{self.path}: this run is kept in another format ({found[MARK]}, not {FORMAT})")
        for key, words in SAID.items():
            if found.get(key) != wanted[key]:
                raise CardError(f"{self.path}: this file is of another run: {words}; give another file")
        good = len(lines[0]) + 1
        for line in lines[1:-1]:
            block = block_of(parsed(line), meetings)
            if block is None:
                break
            self.done[block[0]] = block[1]
            good += len(line) + 1
        self.file.truncate(good)

    def add(self, task: Task, records: Sequence[Record]) -> None:
        """Keeps a block."""
        self._write([*task, [record.packed() for record in records]])

    def _write(self, value: object) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
        self.file.write(line.encode("utf-8", "surrogatepass") + b"\n")
        self.file.flush()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.file.close()


def parsed(line: bytes) -> object:
    """A line as data; None for one that is broken."""
    with suppress(ValueError):
        return json.loads(line)
    return None


def block_of(data: object, meetings: int) -> tuple[Task, list[Record]] | None:
    """A block from its line; None if it is none."""
    with suppress(ValueError, TypeError, AssertionError):
        assert isinstance(data, list)
        meeting, number, rows = data
        assert isinstance(number, int) and 0 <= meeting < meetings
        return (meeting, number), list(unpacked(rows))
    return None


def unpacked(rows: Sequence[Any]) -> Iterator[Record]:
    """The games of a block."""
    return (Record.unpacked(row) for row in rows)
