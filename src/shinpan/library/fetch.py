"""Card pools from a publisher's public card browser: fetched when a user asks for it, kept in that user's cache.

Nothing fetched is ever part of the project. A pool is one JSON file, replaced at once: where it came from, when, by
what the server tells its versions apart, and the rows as they were sent, which is a layout of card files.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import Message
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from .. import __version__
from ..games.about import Source
from ..games.base import CardError
from ..games.fields import short
from ..games.layouts import Row
from ..phrases.cache import folder, replace
from .files import one_line
from .registry import EDITIONS, sources
from .rows import rows_of

FORMAT: Final = "shinpan fetched cards 1"
TIMEOUT: Final = 30.0
"""Seconds of silence after which a server is given up."""
CHUNK: Final = 1 << 16
MOST: Final = 1 << 28
"""A reply of more bytes than this is no list of cards."""

Watch = Callable[[int, int | None], None]
"""Is told how many bytes have come, and of how many if that is known."""


@dataclass
class Kept:
    """A pool of cards in a file."""

    path: Path
    url: str
    date: str
    """When it was fetched."""
    tags: dict[str, str]
    """By what the server tells versions of its reply apart: the headers that ask whether there is another."""
    rows: list[Row]


@dataclass
class Fetched:
    """What came of asking for a pool."""

    kept: Kept
    state: str
    """``fetched``, ``unchanged`` (asked, and it is the same) or ``kept`` (not asked)."""
    new: int = 0
    """How many card numbers were not there before."""


@dataclass
class Reply:
    """What a server sent."""

    rows: list[Row]
    count: int
    """How many cards it says there are."""
    tags: dict[str, str]


class Unchanged(Exception):
    """The server has nothing newer than what is kept."""


def get(
    game: str,
    out: Path | None = None,
    refresh: bool = False,
    url: str | None = None,
    watch: Watch | None = None,
    timeout: float = TIMEOUT,
) -> Fetched:
    """The card pool of a game: the kept one, or if there is none (or ``refresh``) the publisher's."""
    source = source_of(game)
    address = url or source.url
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname:
        raise CardError(f"{short(address, 80)} is not the address of a server (https://…)")
    path = out if out is not None else place(game)
    kept = read_kept(path, source, foreign=out is not None)
    if kept is not None and not refresh and url in (None, kept.url):
        return Fetched(kept, "kept")
    try:
        rows, tags = all_rows(source, address, kept.tags if kept is not None and kept.url == address else {}, watch, timeout)
    except Unchanged:
        assert kept is not None
        return Fetched(kept, "unchanged")
    except CardError as error:
        stays = f"the cards fetched on {kept.date[:10]} stay in {path}" if kept is not None else "nothing was kept"
        raise CardError(f"{error}; {stays}") from None
    known = {number_of(row, source) for row in kept.rows} if kept is not None else set()
    new = sum(number_of(row, source) not in known for row in rows)
    made = Kept(path, address, datetime.now(UTC).isoformat(timespec="seconds"), tags, rows)
    write_kept(made)
    return Fetched(made, "fetched", new)


def source_of(game: str) -> Source:
    """Where the cards of a game are fetched."""
    name = EDITIONS.get(game, game)
    found = sources()
    if name not in found:
        raise CardError(f"the cards of {short(game)} cannot be fetched (there is: {', '.join(found)})")
    return found[name]


def place(game: str) -> Path:
    """The file in the user's cache that the pool of a game is kept in."""
    home = folder()
    if home is None:
        raise CardError("there is no cache folder (SHINPAN_CACHE is off): say where to keep the cards with --out FILE")
    return home / "cards" / f"{EDITIONS.get(game, game)}.json"


def read_kept(path: Path, source: Source, foreign: bool) -> Kept | None:
    """The pool in a file, if there is one. In a ``foreign`` place a file that holds something else is not to be replaced."""
    try:
        data = json.loads(path.read_text("utf-8"))
        if data["format"] != FORMAT:
            raise ValueError
        kept = Kept(path, str(data["source"]), str(data["fetched"]), dict(data["tags"]), data["cards"])
        rows_of(kept.rows, str(path), source.layout)
        return kept
    except FileNotFoundError:
        return None
    except OSError as error:
        raise CardError(f"{path}: cannot be read ({one_line(error.strerror or error)})") from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, CardError):
        if foreign:
            raise CardError(f"{path}: this file holds something else than fetched cards: choose another") from None
        return None


def write_kept(kept: Kept) -> None:
    """Puts a pool in its place at once."""
    data = {"format": FORMAT, "source": kept.url, "fetched": kept.date, "tags": kept.tags, "cards": kept.rows}
    try:
        kept.path.parent.mkdir(parents=True, exist_ok=True)
        replace(kept.path, json.dumps(data, ensure_ascii=False).encode("utf-8", "backslashreplace"))
    except OSError as error:
        raise CardError(f"{kept.path}: cannot be written ({one_line(error.strerror or error)})") from None


def number_of(row: Row, source: Source) -> str:
    """The card number of a row as it was sent."""
    return next((str(value) for key, value in row.items() if key.lower() == source.number), "")


# ------------------------------------------------------------------ what is asked


def all_rows(
    source: Source, url: str, tags: Mapping[str, str], watch: Watch | None, timeout: float
) -> tuple[list[Row], dict[str, str]]:
    """Every card there is: in one reply, or part by part where a server sends only so many at a time."""
    first = ask(source, url, source.ask, tags, watch, timeout)
    if len(first.rows) >= first.count:
        return first.rows, first.tags
    found = {number_of(row, source): row for row in first.rows}
    for value in source.parts:
        reply = ask(source, url, {**source.ask, source.part: [value]}, {}, watch, timeout, empty=True)
        if len(reply.rows) < reply.count:
            raise CardError(f"{url} sends only {len(reply.rows)} of {reply.count} cards ({value})")
        found.update((number_of(row, source), row) for row in reply.rows)
    return list(found.values()), {}


def ask(
    source: Source,
    url: str,
    question: Mapping[str, Any],
    tags: Mapping[str, str],
    watch: Watch | None,
    timeout: float,
    empty: bool = False,
) -> Reply:
    """Asks a server for cards; whatever goes wrong is said in one line."""
    headers = {"Content-Type": "application/json", "Accept": "application/json", "Accept-Encoding": "gzip", **tags}
    headers["User-Agent"] = f"shinpan/{__version__}"
    host = urlsplit(url).netloc
    try:
        with urlopen(Request(url, json.dumps(question).encode(), headers, method="POST"), timeout=timeout) as response:
            data = body(response, watch, host)
            told = tags_of(response.headers)
    except HTTPError as error:
        error.close()
        if error.code == 304 and tags:
            raise Unchanged from None
        raise CardError(f"{host} answers {error.code} {one_line(error.reason)}".rstrip()) from None
    except TimeoutError:
        raise CardError(f"{host} does not answer (nothing came for {timeout:g} seconds)") from None
    except URLError as error:
        if isinstance(error.reason, TimeoutError):
            raise CardError(f"{host} does not answer (nothing came for {timeout:g} seconds)") from None
        raise CardError(f"{host} cannot be reached ({why(error.reason)}; is this computer online?)") from None
    except (OSError, HTTPException, ValueError) as error:
        raise CardError(f"{host} broke off ({why(error)})") from None
    return Reply(*rows_in(data, source, host, empty), told)


def why(error: object) -> str:
    """The reason of an error in a few words."""
    return one_line(getattr(error, "strerror", None) or error) or type(error).__name__


def tags_of(headers: Message) -> dict[str, str]:
    """What to ask with next time, so that an unchanged reply need not be sent again."""
    pairs = (("If-None-Match", headers.get("ETag")), ("If-Modified-Since", headers.get("Last-Modified")))
    return {name: value for name, value in pairs if value}


def body(response: HTTPResponse, watch: Watch | None, host: str) -> bytes:
    """The whole of a reply, unpacked; told to ``watch`` as it comes."""
    length = response.headers.get("Content-Length") or ""
    total = int(length) if length.isdecimal() else None
    packed = zlib.decompressobj(16 + zlib.MAX_WBITS) if response.headers.get("Content-Encoding") == "gzip" else None
    pieces: list[bytes] = []
    size = come = 0
    while chunk := response.read(CHUNK):
        come += len(chunk)
        try:
            piece = packed.decompress(chunk, MOST) if packed is not None else chunk
        except zlib.error:
            raise CardError(f"{host} sends something that cannot be unpacked") from None
        pieces.append(piece)
        size += len(piece)
        if size >= MOST:
            raise CardError(f"{host} sends more than a list of cards can hold")
        if watch is not None:
            watch(come, total)
    if total is not None and come < total or packed is not None and not packed.eof:
        raise CardError(f"{host} broke off after {come} bytes")
    return b"".join(pieces)


def rows_in(data: bytes, source: Source, host: str, empty: bool) -> tuple[list[Row], int]:
    """The rows of a reply and how many cards it says there are; a reply with anything else in it is refused."""
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        raise CardError(f"{host} sends something that is not JSON: {short(data[:40].decode('utf-8', 'replace'), 60)}") from None
    rows: Any = told.get("cards") if isinstance(told, dict) else told
    if empty and rows == []:
        return [], 0
    try:
        rows_of(rows, "cards", source.layout)
    except CardError as error:
        raise CardError(f"{host} sends something that is not a list of cards ({error})") from None
    count = len(rows)
    with suppress(AttributeError, TypeError, ValueError):
        count = max(count, int(told["count"]))
    return rows, count
