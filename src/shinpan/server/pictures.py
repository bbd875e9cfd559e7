"""Pictures of the user's own: a folder or a zip file of images, found by card number.

Nothing of a pack is trusted. Of a name only the last part and its folder are looked at, nothing is written anywhere, and a file
is given out only if it is not too large and begins as an image does.
"""

from __future__ import annotations

import logging
import os
import re
import threading
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final, Protocol

from ..games.base import CardError

LOG: Final = logging.getLogger("shinpan.pictures")
SUFFIXES: Final = frozenset([".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif"])
MOST_BYTES: Final = 8_000_000
"""The largest picture."""
MOST_FILES: Final = 60_000
"""So many files of a pack are looked at."""
DEPTH: Final = 4
"""So many folders deep."""
HEAD: Final = 32
"""So many bytes tell what a file is."""


class Broken(Exception):
    """A file of a pack that cannot be shown."""


def media_type(head: bytes) -> str | None:
    """What kind of image begins with these bytes; nothing if it is none that is shown.

    >>> media_type(b"\\x89PNG\\r\\n\\x1a\\n"), media_type(b"RIFF0000WEBPVP8 "), media_type(b"<svg onload=")
    ('image/png', 'image/webp', None)
    """
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if head.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "image/webp"
    if head[:6] in (b"GIF87a", b"GIF89a"):
        return "image/gif"
    if head[4:12] in (b"ftypavif", b"ftypavis"):
        return "image/avif"
    return None


def spelled(number: str) -> str:
    """A card number as all its spellings are compared.

    >>> spelled("BT1_010"), spelled(" bt1-010"), spelled("1-010H")
    ('bt1-010', 'bt1-010', '1-010h')
    """
    return re.sub(r"[\s_‐-―−-]+", "-", number.strip().lower())


def spellings(number: str) -> Iterator[str]:
    """The spellings under which a card may be found, the nearest first: also without a letter behind the number.

    >>> list(spellings("1-010H")), list(spellings("SD1-001"))
    (['1-010h', '1-010'], ['sd1-001'])
    """
    known = spelled(number)
    yield known
    short = re.sub(r"(?<=\d)[a-z]$", "", known)
    if short != known:
        yield short


class Shelf(Protocol):
    """Where the files of a pack lie."""

    def names(self) -> Iterable[tuple[str, int]]:
        """All files: path and size."""

    def read(self, name: str, most: int) -> bytes:
        """The first bytes of a file, at most so many. Raises OSError or Broken."""


class Folder:
    """A pack that is a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()

    def names(self) -> Iterable[tuple[str, int]]:
        """All files that lie in the folder itself; a link that leads out of it is passed over."""
        for place, folders, files in os.walk(self.root):
            depth = len(Path(place).relative_to(self.root).parts)
            folders[:] = sorted(folders) if depth < DEPTH else []
            for name in sorted(files):
                file = Path(place, name)
                try:
                    if file.is_file() and file.resolve().is_relative_to(self.root):
                        yield str(file.relative_to(self.root).as_posix()), file.stat().st_size
                except OSError:
                    continue

    def read(self, name: str, most: int) -> bytes:
        """The first bytes of a file."""
        with (self.root / name).open("rb") as file:
            return file.read(most)


class Zip:
    """A pack that is a zip file. Nothing of it is unpacked to the disk."""

    def __init__(self, file: Path) -> None:
        try:
            self.zip = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
            raise CardError(f"{file}: not a zip file that can be read ({' '.join(str(error).split())[:120]})") from None
        self.lock = threading.Lock()

    def names(self) -> Iterable[tuple[str, int]]:
        """All files, as the list at its end has them."""
        for entry in self.zip.infolist():
            parts = PurePosixPath(entry.filename.replace("\\", "/")).parts
            if not entry.is_dir() and ".." not in parts and len(parts) <= DEPTH + 1:
                yield entry.filename, entry.file_size

    def read(self, name: str, most: int) -> bytes:
        """The first bytes of a file, whatever the list says of its size."""
        try:
            with self.lock, self.zip.open(name) as file:
                return file.read(most)
        except (zipfile.BadZipFile, RuntimeError, NotImplementedError, EOFError, KeyError, ValueError, zlib.error) as error:
            raise Broken(" ".join(str(error).split())[:120] or "cannot be unpacked") from None


class Pictures:
    """A pack of pictures, found by game and card number."""

    def __init__(self, source: Path, games: Iterable[str]) -> None:
        if source.is_dir():
            self.shelf: Shelf = Folder(source)
        elif source.is_file():
            self.shelf = Zip(source)
        else:
            raise CardError(f"{source}: there is no such folder or zip file of pictures")
        self.source = source
        self.found: dict[tuple[str, str], str] = {}
        """By game (nothing for every game) and spelled number."""
        self.passed: list[str] = []
        """The files that are not used, each with the reason."""
        self.told: set[str] = set()
        known = {spelled(name): name for name in games}
        for count, (path, size) in enumerate(self.shelf.names()):
            if count >= MOST_FILES:
                self.passed.append(f"{path}: more than {MOST_FILES} files")
                break
            self._take(path, size, known)

    def _take(self, path: str, size: int, games: dict[str, str]) -> None:
        """Looks at one file: whose card it may be."""
        parts = PurePosixPath(path.replace("\\", "/"))
        if parts.suffix.lower() not in SUFFIXES:
            return
        if size > MOST_BYTES:
            self.passed.append(f"{printable(path)}: larger than {MOST_BYTES // 1_000_000} MB")
            return
        owner = next((games[spelled(part)] for part in reversed(parts.parts[:-1]) if spelled(part) in games), "")
        self.found.setdefault((owner, spelled(parts.stem)), path)

    def _path(self, game: str, number: str) -> str | None:
        for spelling in spellings(number):
            for owner in (game, ""):
                if (owner, spelling) in self.found:
                    return self.found[owner, spelling]
        return None

    def numbers(self, game: str, cards: Iterable[str]) -> list[str]:
        """Those cards of a game of which there is a picture."""
        return [number for number in cards if self._path(game, number) is not None]

    def read(self, game: str, number: str) -> tuple[bytes, str] | None:
        """A picture and what kind of image it is. One that cannot be shown is told of in one line, once."""
        path = self._path(game, number)
        if path is None:
            return None
        try:
            data = self.shelf.read(path, MOST_BYTES + 1)
            if len(data) > MOST_BYTES:
                raise Broken(f"larger than {MOST_BYTES // 1_000_000} MB")
            kind = media_type(data[:HEAD])
            if kind is None:
                raise Broken("not an image")
            return data, kind
        except (OSError, Broken) as error:
            if path not in self.told:
                self.told.add(path)
                LOG.warning("%s: %s: %s", self.source, printable(path), error)
            return None


def printable(name: str) -> str:
    """A name from a pack as it may be written to a terminal.

    >>> printable("a\\x1b[2J/b.png")
    'a?[2J/b.png'
    """
    return "".join(char if char.isprintable() else "?" for char in name)[:120]
