"""Keeps what texts were read as between runs, in one file for each state of a phrasebook.

A file belongs to one digest (of the phrasebook, the code that reads and the Python version), so that nothing
read by other words or other code is ever taken. It is JSON: a file that anybody could have put there can be wrong,
but it cannot run anything. Its first line names the format, the digest and a checksum of the second, which holds

* a table of pieces, each made of earlier ones: a number or a string; ``[kind, entry, variant, said, slot, piece, …]``
  for a node (entry -1: not spelled); ``[how, list, row, piece, …]`` for a tuple (how -1: not spelled);
* the sentences: text, spelled tree, meaning (-1: none), problem, the steps it took, whether it is a refused text;
* the texts: their sentences, and which of them begin an effect.

A file that does not hold this is as good as none. ``SHINPAN_CACHE`` names another folder, or is ``off``.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import json
import os
import sys
import tempfile
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..meaning.node import Node, Slot
from .book import Items
from .reading import Reading, Sentence

FORMAT = "shinpan readings 2"
MOST = 50_000
"""More texts than this are not kept: then the file starts anew."""
KEPT = 4
"""So many files of one book stay; older ones go."""
KERNEL = (*sorted(Path(__file__).parent.rglob("*.py")), Path(__file__).parents[1] / "meaning" / "node.py")
"""The code of the reader that all games share."""


def digest(files: Iterable[Path], words: str = "") -> str:
    """What tells two states of a phrasebook, of its lexicon (``words``) and of the code that reads it apart."""
    found = blake2b(f"{FORMAT} {sys.version_info[:2]} {words}".encode(), digest_size=16)
    for path in (*KERNEL, *sorted(files)):
        found.update(f"\0{path.name}\0".encode())
        with contextlib.suppress(OSError):
            found.update(path.read_bytes())
    return found.hexdigest()


def folder() -> Path | None:
    """Where files are kept, if they are."""
    wish = os.environ.get("SHINPAN_CACHE", "").strip()
    if wish.lower() in ("0", "off", "no", "false"):
        return None
    if wish:
        return Path(wish)
    shared = os.environ.get("XDG_CACHE_HOME")
    try:
        return (Path(shared) if shared else Path.home() / ".cache") / "shinpan"
    except RuntimeError:
        return None


WRONG = (AttributeError, KeyError, IndexError, TypeError, ValueError, RecursionError)
"""What comes of a file that is not such a one."""
Piece = Any
"""A piece of the table, as JSON holds it."""


class Table:
    """The readings of a file, as they are in it; trees are only built when somebody asks for them."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.sentences: list[list[Any]] = []
        self.texts: dict[str, list[list[int]]] = {}
        self.built: dict[int, Slot] = {}
        self.told: dict[int, Sentence] = {}
        self.known: dict[Piece, int] | None = None
        self.numbers: dict[int, int] = {}
        self.kept: list[Sentence] = []

    # ------------------------------------------------------------------ out of it

    def fill(self, text: str, reading: Reading) -> bool:
        """Puts what is known of a text into an empty reading."""
        found = self.texts.get(text)
        if found is None:
            return False
        sentences = [self._sentence(number) for number in found[0]]
        reading.sentences, reading.starts = sentences, list(found[1])
        return True

    def _sentence(self, number: int) -> Sentence:
        if number not in self.told:
            text, raw, meaning, problem, cost, refused = self.sentences[number]
            trees = [self._value(piece) if piece >= 0 else None for piece in (raw, meaning)]
            spelled, meant = (tree if isinstance(tree, Node) else None for tree in trees)
            self.told[number] = Sentence(text, spelled, meant, problem, cost, bool(refused))
        return self.told[number]

    def _value(self, number: int) -> Slot:
        known = self.built.get(number)
        if known is not None:
            return known
        piece = self.pieces[number]
        value: Slot
        if not isinstance(piece, list):
            value = piece
        elif isinstance(piece[0], str):
            slots = tuple([(piece[i], self._value(piece[i + 1])) for i in range(4, len(piece), 2)])
            value = node = Node(piece[0], slots, (piece[1], piece[2]) if piece[1] >= 0 else None)
            node.said = piece[3]
        else:
            items = [self._value(item) for item in piece[3:]]
            if piece[0] < 0:
                value = tuple(items)
            else:
                value = listed = Items(items)
                listed.how, listed.name, listed.row = piece[0], piece[1], bool(piece[2])
        self.built[number] = value
        return value

    # ------------------------------------------------------------------ into it

    def take(self, readings: dict[str, Reading]) -> None:
        """Takes the readings of more texts up."""
        for text, reading in readings.items():
            self.texts[text] = [[self._tell(sentence) for sentence in reading.sentences], list(reading.starts)]

    def _tell(self, sentence: Sentence) -> int:
        number = self.numbers.get(id(sentence))
        if number is None:
            trees = [self._piece(tree) if tree is not None else -1 for tree in (sentence.raw, sentence.meaning)]
            number = self.numbers[id(sentence)] = len(self.sentences)
            self.kept.append(sentence)
            self.sentences.append([sentence.text, *trees, sentence.problem, sentence.cost, int(sentence.refused)])
        return number

    def _piece(self, value: Slot) -> int:
        piece: list[Any]
        if isinstance(value, Node):
            piece = [value.kind, *(value.spelling or (-1, -1)), value.said]
            for name, slot in value.slots:
                piece += [name, self._piece(slot)]
        elif isinstance(value, tuple):
            piece = [value.how, value.name, int(value.row)] if isinstance(value, Items) else [-1, "", 0]
            piece += [self._piece(item) for item in value]
        else:
            return self._number(value, value)
        return self._number(tuple(piece), piece)

    def _number(self, key: Piece, piece: Piece) -> int:
        if self.known is None:
            self.known = {tuple(old) if isinstance(old, list) else old: n for n, old in enumerate(self.pieces)}
        number = self.known.get(key)
        if number is None:
            number = self.known[key] = len(self.pieces)
            self.pieces.append(piece)
        return number


class Unknown(Exception):
    """A text that would have to be read, where nothing may be read."""


class Cache:
    """The readings of one book: those of its file, those this run added, and those that another process has lent."""

    def __init__(self, name: str, state: str) -> None:
        self.name = name
        self.state = state
        self.table: Table | None = None
        self.stamp: tuple[int, int] | None = None
        self.new: dict[str, Reading] = {}
        self.lent: list[Table] = []
        self.closed = False
        """Whether a text that is not known is refused (:class:`Unknown`) instead of read."""
        self.recorded: dict[str, Reading] | None = None
        """What was asked for since somebody wished to know."""

    @property
    def path(self) -> Path | None:
        """The file, if one may be kept."""
        place = folder()
        return place / f"{self.name}-{self.state}.json" if place is not None else None

    def fill(self, text: str, reading: Reading) -> bool:
        """Puts what is known of a text into an empty reading. Whatever is wrong with the file, it is as if there were none."""
        found = self._fill(text, reading)
        if found and self.recorded is not None:
            self.recorded[text] = reading
        elif not found and self.closed:
            raise Unknown(self.name)
        return found

    def _fill(self, text: str, reading: Reading) -> bool:
        known = self.new.get(text)
        if known is not None:
            reading.sentences, reading.starts = list(known.sentences), list(known.starts)
            return True
        for table in self.lent:
            if table.fill(text, reading):
                return True
        if self.table is None:
            self.table = self._load()
        try:
            return self.table.fill(text, reading)
        except WRONG:
            self.table = Table()
            return False

    def add(self, text: str, reading: Reading) -> None:
        """Keeps a reading for the next run, which :meth:`save` at the end of this one writes."""
        if not self.new:
            atexit.register(self.save)
        self.new[text] = reading
        if self.recorded is not None:
            self.recorded[text] = reading

    def told(self) -> list[Any]:
        """What was recorded, as JSON can hold it; another process makes a table of it by :func:`lent`."""
        table = Table()
        table.take(self.recorded or {})
        return [table.pieces, table.sentences, table.texts]

    def save(self) -> None:
        """Writes what this run added to what others wrote meanwhile. A folder that cannot be written is left alone."""
        atexit.unregister(self.save)
        path = self.path
        if path is None or not self.new:
            return
        gc.disable()  # half a million small pieces without a cycle; at the end of a run nobody misses it
        table = self.table if self.table is not None and self.stamp == _stamp(path) else self._load()
        try:
            table = table if len(table.texts) + len(self.new) <= MOST else Table()
            table.take(self.new)
        except WRONG:
            table = Table()
            table.take(self.new)
        self.new = {}
        body = json.dumps([table.pieces, table.sentences, table.texts], ensure_ascii=False, separators=(",", ":"))
        data = body.encode("utf-8", "surrogatepass")
        head = json.dumps([FORMAT, self.state, checksum(data)]).encode()
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            replace(path, head + b"\n" + data)
            self.stamp = _stamp(path)
            self._tidy(path)
        self.table = table
        gc.enable()

    def _load(self) -> Table:
        table = Table()
        path = self.path
        if path is None:
            return table
        try:
            self.stamp = _stamp(path)
            head, _, data = path.read_bytes().partition(b"\n")
            if json.loads(head) == [FORMAT, self.state, checksum(data)]:
                table.pieces, table.sentences, table.texts = json.loads(data.decode("utf-8", "surrogatepass"))
        except (OSError, *WRONG):
            return Table()
        return table

    def _tidy(self, path: Path) -> None:
        """Removes the files of older states of the book."""
        others = sorted(path.parent.glob(f"{self.name}-*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
        for old in others[KEPT:]:
            old.unlink(missing_ok=True)


def lent(data: list[Any]) -> Table:
    """The readings that another process told."""
    table = Table()
    table.pieces, table.sentences, table.texts = data
    return table


def checksum(data: bytes) -> str:
    """What tells a whole file from a damaged one."""
    return blake2b(data, digest_size=16).hexdigest()


def _stamp(path: Path) -> tuple[int, int] | None:
    """Which version of a file this is."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def replace(path: Path, data: bytes) -> None:
    """Puts a file in its place at once, so that nobody ever sees half of it."""
    handle, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
