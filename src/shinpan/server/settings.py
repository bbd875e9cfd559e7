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
    restrictions: tuple[Path, ...] = ()
    """Lists of banned and limited cards that the deck builder shows."""
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
    positions_per_address: int = 120
    """Positions that one address may share within an hour."""
    decks_per_address: int = 600
    """How often one address may save decks within an hour."""
    sockets_per_table: int = 64
    sockets_per_address: int = 100
    requests: float = 100.0
    """Requests a second from one address, in the long run."""
    requests_burst: float = 600.0
    """Requests at once from one address."""
    ask_share: float = 0.05
    """Seconds of work a second that questions about tables (past positions, why not, clauses, replays) may take: those of one
    address, and those of a table's watchers and of each of its players. Four times that for all together."""
    ask_burst: float = 0.5
    """Seconds of work for such questions at once."""
    play_share: float = 0.02
    """Seconds of work a second that the choices at one table may take, before they have to wait."""
    play_burst: float = 0.5
    work_share: float = 0.1
    """Seconds of work a second on texts (scenarios, decks, saved games, search) for one address."""
    work_burst: float = 8.0
    workers: int = 1
    """Whether texts that others wrote are worked on in processes of their own, with limits; 0: in the server's own."""
    work_seconds: float = 5.0
    """Seconds of processor time after which work on a text is given up."""
    work_megabytes: int = 512
    """Memory that work on a text may take."""
    header_seconds: float = 10.0
    """How long a client may take to say what it asks for."""
    body_seconds: float = 20.0
    """How long a client may take to send the body of a request."""
    hello_seconds: float = 10.0
    """How long a client may take to say hello over a socket."""
    origins: str = ""
    """Other sites whose pages may ask (``https://cards.example``), with blanks between them."""
    bot_pause: float = 0.6
    """How long a bot waits before it chooses."""
    thinkers: int = 1
    """Processes in which bots that look ahead do so."""
    trials: int = 1
    """Decks that are tried against the starter decks at once, each in a process of its own; 0: none."""
    trials_per_address: int = 30
    """Trials that one address may begin within an hour."""
    trial_seconds: float = 600.0
    """Seconds of processor time after which a trial is ended."""
    analyses: int = 1
    """Games that are analysed at once, each in a process of its own; 0: none."""
    analyses_per_address: int = 60
    """Analyses that one address may begin within an hour."""
    analysis_seconds: float = 600.0
    """Seconds of processor time after which an analysis is ended."""
    hint_share: float = 0.3
    """Seconds of thinking a second about hints for one address."""
    hint_burst: float = 20.0
    """Seconds of thinking about hints at once."""
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
    if kind.startswith("tuple"):
        return tuple(Path(part) for part in text.split(os.pathsep) if part)
    return Path(text) if "Path" in kind else text
