"""The file a run is kept in: a line that says which run it is, then a line for each block, as it is played.

Lines are only added. A run that was killed leaves at most one broken line at the end, which is taken away and played
again; so is a block whose line was damaged in another way, but what comes after it counts.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from errno import ENOSPC
from hashlib import blake2b
from os import strerror
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
    "lists": "its lists were open, or now are, or the players had met other decks",
    "cards": "its cards are other ones",
    "players": "it has other players",
    "pairs": "it has other pairs of decks",
    "seconds": "its players had another time for a move",
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
        self.damaged = 0
        """Lines that are no block of this run."""
        wanted = header(job)
        self.file = self._open()
        try:
            self._read(wanted, job)
        except BaseException:
            self.file.close()
            raise

    def _open(self) -> IO[bytes]:
        if self.path.exists() and not self.path.is_file():
            raise CardError(f"{self.path}: cannot be written (this is {'a folder' if self.path.is_dir() else 'no file'})")
        try:
            file = self.path.open("a+b", buffering=0)
        except (OSError, ValueError) as error:
            raise CardError(f"{self.path}: cannot be written ({one_line(error)})") from None
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                raise CardError(f"{self.path}: another run is writing into this file") from None
        return file

    def _read(self, wanted: dict[str, Any], job: Job) -> None:
        self.file.seek(0)
        *lines, rest = self.file.read().split(b"\n")
        if not lines and line_of(wanted).startswith(rest):  # nothing yet, or ended while its first line was written
            self.file.truncate(0)
            self._write(wanted)
            return
        found = parsed(lines[0] if lines else rest)
        if not isinstance(found, dict) or MARK not in found:
            raise CardError(f"{self.path}: there is already a file of that name that holds no simulation")
        if found[MARK] != FORMAT:
            raise CardError(f"{self.path}: this run is kept in another format ({found[MARK]}, not {FORMAT})")
        for key, words in SAID.items():
            if found.get(key) != wanted[key]:
                raise CardError(f"{self.path}: this file is of another run: {words}; give another file")
        blocks = Blocks(job)
        for line in lines[1:]:
            block = blocks.read(parsed(line))
            if block is None:
                self.damaged += 1
            else:
                self.done[block[0]] = block[1]
        self.file.truncate(self.file.tell() - len(rest))

    def add(self, task: Task, records: Sequence[Record]) -> None:
        """Keeps a block."""
        self._write([*task, [record.packed() for record in records]])

    def _write(self, value: object) -> None:
        line = line_of(value)
        if self.file.write(line) < len(line):
            raise OSError(ENOSPC, strerror(ENOSPC))

    def __enter__(self) -> Store:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.file.close()


def line_of(value: object) -> bytes:
    """Data as a line."""
    line = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
    return line.encode("utf-8", "surrogatepass") + b"\n"


def parsed(line: bytes) -> object:
    """A line as data; None for one that is broken."""
    with suppress(ValueError, RecursionError):
        return json.loads(line)
    return None


class Blocks:
    """Reads the blocks of a run, and only those: a game that is not of its plan would be counted for another."""

    def __init__(self, job: Job) -> None:
        self.plan = job.plan
        self.meetings = job.plan.meetings
        self.cards = [len(job.numbers(deck)) for deck in range(len(job.decks))]

    def read(self, data: Any) -> tuple[Task, list[Record]] | None:
        """A block from its line; None if it is none."""
        with suppress(ValueError, TypeError, IndexError, KeyError):
            meeting, number, rows = data
            records = [Record.unpacked(row) for row in rows]
            if number >= 0 <= meeting and self.fit(meeting, number, records):
                return (meeting, number), records
        return None

    def fit(self, meeting: int, number: int, records: Sequence[Record]) -> bool:
        """Whether these are the games of a block."""
        setups = self.plan.block(self.meetings[meeting], number)
        return len(setups) == len(records) and all(
            (record.seed, record.decks, record.players) == (setup.seed, setup.decks, setup.players) and self.sound(record)
            for setup, record in zip(setups, records)
        )

    def sound(self, record: Any) -> bool:
        """Whether what is said of a game can be; nothing is known of it yet, not even its types."""
        numbers = (record.turns, record.decisions, *record.mulligans)
        seats = [
            seat for part in (record.opening, record.drawn, record.played) for seat in zip(part, record.decks, strict=True)
        ]
        return (
            record.winner in (-1, 0, 1)
            and record.first in (-1, 0, 1)
            and len(record.mulligans) == 2
            and all(isinstance(each, int) and each >= 0 for each in numbers)
            and all(0 <= card < self.cards[deck] for cards, deck in seats for card in cards)
            and isinstance(record.reason, str)
            and isinstance(record.fault, str)
        )
