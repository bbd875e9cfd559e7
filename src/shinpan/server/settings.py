"""What can be set about a server, from the command line or the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from ..games.base import CardError
from ..library.files import state_file


def default_database() -> str:
    """A SQLite file where the user's programs keep their state."""
    return f"sqlite:///{state_file('tables.sqlite3')}"


@dataclass(frozen=True)
class Settings:
    """All settings of a server. Times are in seconds."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8321
    base_url: str = ""
    """Where the outside world finds the server, for links; empty: links are paths."""
    cards: tuple[Path, ...] = ()
    """Card files beside the starter cards."""
    translations: tuple[Path, ...] = ()
    """Files with cards in other languages, for showing."""
    pictures: Path | None = None
    """A folder or zip file of the user's own pictures: ``GAME/CARD NUMBER.png`` or ``CARD NUMBER.png``."""
    message_bytes: int = 4096
    """The largest message over a socket."""
    rate: float = 20.0
    """Messages a second over one socket, in the long run."""
    burst: float = 40.0
    """Messages at once over one socket."""
    strikes: int = 400
    """Refused messages in a row after which a socket is closed."""
    body_bytes: int = 200_000
    """The largest body of a request."""
    open_seeds: int = 0
    """Whether a seed may be given also for a game between two people. Only for tests: who knows it knows the shuffles."""
    preload: int = 1
    """Whether all games are read before the first request; 0: each when it is first played."""
    tables: int = 5000
    """Tables in memory at once."""
    tables_per_address: int = 60
    """New tables an hour from one address."""
    sockets_per_table: int = 64
    bot_pause: float = 0.6
    """How long a bot waits before it chooses."""
    thinkers: int = 1
    """Processes in which bots that look ahead do so."""
    grace: float = 120.0
    """How long a player whose time has run out and who is not connected may take to come back."""
    idle: float = 900.0
    """After so long without anybody a table leaves the memory; it stays in the database."""


def from_environment(**given: object) -> Settings:
    """Settings from ``SHINPAN_…`` variables, with what is given (and is not None) over them."""
    values: dict[str, object] = {}
    for known in fields(Settings):
        text = os.environ.get(f"SHINPAN_{known.name.upper()}")
        if text is not None and known.name not in ("cards", "translations"):
            values[known.name] = read(known.name, str(known.type), text)
    values.update((name, value) for name, value in given.items() if value is not None)
    return Settings(**values)  # type: ignore[arg-type]


def read(name: str, kind: str, text: str) -> object:
    """The value of a setting from text."""
    try:
        if kind == "int":
            return int(text)
        if kind == "float":
            return float(text)
    except ValueError:
        raise CardError(f"SHINPAN_{name.upper()} must be a number, not {text!r}") from None
    return Path(text) if "Path" in kind else text
