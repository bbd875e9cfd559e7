"""The database: matches as header and choices, seats, chat and decks.

Everything is written by one thread, which commits all that is waiting as one transaction and only then answers: whoever
has been answered can be sure that it is on the disk. When the database is in trouble (a full disk, a lock, a lost
connection, files that are gone) whatever is asked of it is refused with :class:`Trouble`, until the trouble is over.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, time
from typing import Any, TypeVar

from sqlalchemy import (
    Column,
    Connection,
    Executable,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, OperationalError, ProgrammingError, SQLAlchemyError

from ..games.base import CardError
from . import holding
from .holding import Holding, Lost
from .refusing import Trouble

LOG = logging.getLogger("shinpan.server")
WAIT = 3
"""Seconds after which the database is not waited for any longer."""
PROBE = 1.0
"""Seconds for which it is believed that the database is well, or is not."""
DRAIN = 20.0
"""Seconds to wait for whoever still reads when everything must be opened anew."""
R = TypeVar("R")
META = MetaData()
MATCHES = Table(
    "matches",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("setting", Text, nullable=False),
    Column("header", Text),
    Column("result", Text),
)
CHOICES = Table(
    "choices",
    META,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("value", Integer, nullable=False),
    Column("clock", String(40)),
    Column("made", Float, nullable=False),
)
PRINTS = Table(
    "prints",
    META,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("value", String(32), nullable=False),
)
"""Fingerprints of the state after so many choices. A table of its own: databases from before get it when they are opened."""
SEATS = Table(
    "seats",
    META,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("token", String(64)),
    Column("invite", String(64)),
)
CHAT = Table(
    "chat",
    META,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
)
DECKS = Table(
    "decks",
    META,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("updated", Float, nullable=False),
)
POSITIONS = Table(
    "positions",
    META,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("kept", Float, nullable=False),
)
PLAYED = Table(
    "played",
    META,
    Column("owner", String(64), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
)

NEW_MATCH = insert(MATCHES)
NEW_CHOICE = insert(CHOICES)
NEW_PRINT = insert(PRINTS)
NEW_SEAT = insert(SEATS)
NEW_CHAT = insert(CHAT)
NEW_DECK = insert(DECKS)
NEW_POSITION = insert(POSITIONS)
NEW_PLAYED = insert(PLAYED)
FORGET_PLAYED = delete(PLAYED).where(PLAYED.c.owner == bindparam("whose"), PLAYED.c.match == bindparam("which"))
BEGIN = update(MATCHES).where(MATCHES.c.id == bindparam("match")).values(header=bindparam("head"), updated=bindparam("at"))
FINISH = update(MATCHES).where(MATCHES.c.id == bindparam("match")).values(result=bindparam("how"), updated=bindparam("at"))
TAKE_BACK = delete(CHOICES).where(CHOICES.c.match == bindparam("in_match"), CHOICES.c.number >= bindparam("first"))
DROP_PRINTS = delete(PRINTS).where(PRINTS.c.match == bindparam("in_match"), PRINTS.c.number > bindparam("last"))
UNSAY = delete(CHAT).where(CHAT.c.match == bindparam("in_match"), CHAT.c.number >= bindparam("first"))
SIT = (
    update(SEATS)
    .where(SEATS.c.match == bindparam("in_match"), SEATS.c.seat == bindparam("at_seat"))
    .values(kind=bindparam("now"), name=bindparam("called"), token=bindparam("hashed"), invite=None)
)
CHANGE_DECK = (
    update(DECKS)
    .where(DECKS.c.id == bindparam("deck"), DECKS.c.owner == bindparam("whose"))
    .values(name=bindparam("called"), text=bindparam("list"), game=bindparam("of"), updated=bindparam("at"))
)
DROP_DECK = delete(DECKS).where(DECKS.c.id == bindparam("deck"), DECKS.c.owner == bindparam("whose"))


def own_fault(error: Exception) -> bool:
    """Whether something is wrong with what was to be written, not with the database."""
    return isinstance(error, (IntegrityError, DataError, ProgrammingError)) or not isinstance(
        error, (SQLAlchemyError, OSError, Lost, sqlite3.Error)
    )


Job = tuple[Executable, Mapping[str, Any]]


@dataclass
class Stored:
    """A match as it is kept."""

    id: str
    game: str
    mode: str
    created: float
    setting: dict[str, Any]
    header: dict[str, Any] | None
    result: dict[str, Any] | None
    seats: list[dict[str, Any]]
    choices: list[int]
    clocks: list[str | None]
    chat: list[dict[str, Any]]
    prints: dict[int, str] = field(default_factory=dict)


@dataclass
class Waiting:
    """Something to write, and who waits for it."""

    jobs: Sequence[Job]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Store:
    """The one data layer."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.holding = Holding(file_of(self.engine))
        self.held: Connection | None = None
        """The connection of the writer, which is never given back: the lock and the files hang on it."""
        self.readers = 0
        self.gate = threading.Condition()
        self.probed = (-PROBE, "")
        """When it was last tried whether the database can be written to, and what came of it."""
        self.probing: asyncio.Task[str] | None = None
        try:
            META.create_all(self.engine)
            holding.META.create_all(self.engine)
            self.held = self.engine.connect()
            with self.held.begin():
                self.holding.take(self.held)
            self.holding.note_files()
        except (SQLAlchemyError, OSError) as error:
            self._let_go()
            raise CardError(f"the database cannot be used: {one_line(error)}") from None
        except CardError:
            self._let_go()
            raise
        self.thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    async def write(self, *jobs: Job) -> None:
        """Writes something. When this returns it is committed; when it raises :class:`Trouble`, it must be written anew.

        Where the connection was lost in the midst of a commit, it may be that all of it is there nevertheless.
        """
        loop = asyncio.get_running_loop()
        waiting = Waiting(jobs, loop, loop.create_future())
        self.queue.put(waiting)
        try:
            await waiting.done
        except Exception as error:
            LOG.error("the database: %s", one_line(error))
            said = f"this could not be kept ({reason(error)}): try again in a moment"
            if not own_fault(error):
                self.probed = (monotonic(), said)
            raise Trouble(said) from None
        if self.probed[1]:  # it is over, or so it seems
            self.probed = (-PROBE, "")

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Reads something, in a thread."""
        try:
            return await asyncio.to_thread(self._read, work)
        except (SQLAlchemyError, Lost) as error:
            LOG.error("the database: %s", one_line(error))
            raise Trouble(f"what is kept here cannot be reached ({reason(error)}): try again in a moment") from None

    async def trouble(self) -> str:
        """What is the matter with the database; nothing if it can be written to. It is tried at most once in a while."""
        at, said = self.probed
        if monotonic() - at < PROBE:
            return said
        if self.probing is None:
            self.probing = asyncio.create_task(self._probe())
        return await asyncio.shield(self.probing)

    async def _probe(self) -> str:
        said = ""
        try:
            await self.write((holding.BEAT, {"beat": now()}))
            await self.decks("")
        except Trouble as error:
            said = error.reason
        self.probed = (monotonic(), said)
        self.probing = None
        return said

    def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        self.queue.put(None)
        self.thread.join(timeout=30)
        self._let_go()

    def _let_go(self) -> None:
        if self.held is not None:
            with suppress(SQLAlchemyError):
                self.held.close()
            self.held = None
        self.engine.dispose()
        self.holding.release()

    # -------------------------------------------------------------- reading

    def _read(self, work: Callable[[Connection], R]) -> R:
        with self._reading():
            self.holding.check_files()
            with self.engine.connect() as connection:
                return work(connection)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self.gate:
            self.readers += 1
        try:
            yield
        finally:
            with self.gate:
                self.readers -= 1
                self.gate.notify_all()

    # -------------------------------------------------------------- the writer

    def _write(self) -> None:
        while True:
            first = self.queue.get()
            batch = [first]
            while not self.queue.empty():
                batch.append(self.queue.get())
            work = [waiting for waiting in batch if waiting is not None]
            try:
                self._commit([job for waiting in work for job in waiting.jobs])
            except Exception as error:
                if len(work) > 1 and own_fault(error):
                    self._one_by_one(work)
                else:  # to try each would only take longer
                    for waiting in work:
                        self._answer(waiting, error)
            else:
                for waiting in work:
                    self._answer(waiting, None)
            if len(work) < len(batch):
                return

    def _one_by_one(self, work: Sequence[Waiting]) -> None:
        """What cannot be written must not stand in the way of the rest."""
        for waiting in work:
            try:
                self._commit(waiting.jobs)
            except Exception as error:
                self._answer(waiting, error)
            else:
                self._answer(waiting, None)

    def _commit(self, jobs: Sequence[Job]) -> None:
        if not jobs:
            return
        self._mend()
        connection = self._hold()
        try:
            with connection.begin():
                index = 0
                while index < len(jobs):
                    statement = jobs[index][0]
                    rows = []
                    while index < len(jobs) and jobs[index][0] is statement:
                        rows.append(jobs[index][1])
                        index += 1
                    connection.execute(statement, rows if len(rows) > 1 else rows[0])
                self.holding.check(connection)
        except Exception as error:
            if self.holding.file is None and not own_fault(error):  # the next one finds out whether there is a connection
                self.held = None
                with suppress(Exception):
                    connection.invalidate()
                with suppress(Exception):
                    connection.close()
            raise
        self._mend()

    def _hold(self) -> Connection:
        """The connection of the writer; opened anew where it was lost."""
        if self.held is None:
            connection = self.engine.connect()
            try:
                self.holding.retake(connection)
                connection.commit()
            except Exception:
                connection.close()
                raise
            self.held = connection
        return self.held

    def _mend(self) -> None:
        """Writes files that are gone anew. Nobody reads meanwhile."""
        if not self.holding.missing() or self.held is None:
            return
        with self.gate:
            if not self.gate.wait_for(lambda: self.readers == 0, DRAIN):
                raise Lost("the database file is gone")
            try:
                self.holding.mend(self.held)
            except (OSError, sqlite3.Error) as error:
                LOG.error("the database cannot be written anew: %s", one_line(error))
                raise Lost("the database file is gone") from None
            LOG.error("files of the database were gone, and have been written anew")
            self.held.close()
            self.held = None
            self.engine.dispose()
            connection = self._hold()
            with connection.begin():
                connection.execute(holding.BEAT, {"beat": now()})
            self.holding.note_files()

    def _answer(self, waiting: Waiting, error: Exception | None) -> None:
        def answer() -> None:
            if waiting.done.done():
                return
            if error is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(error)

        if not waiting.loop.is_closed():
            waiting.loop.call_soon_threadsafe(answer)

    # -------------------------------------------------------------- what is asked of it

    async def match(self, identity: str) -> Stored | None:
        """A match with all that belongs to it."""

        def work(connection: Connection) -> Stored | None:
            row = connection.execute(select(MATCHES).where(MATCHES.c.id == identity)).mappings().first()
            if row is None:
                return None
            choices = connection.execute(
                select(CHOICES.c.value, CHOICES.c.clock).where(CHOICES.c.match == identity).order_by(CHOICES.c.number)
            ).all()
            seats = connection.execute(select(SEATS).where(SEATS.c.match == identity).order_by(SEATS.c.seat)).mappings()
            chat = connection.execute(select(CHAT).where(CHAT.c.match == identity).order_by(CHAT.c.number)).mappings()
            prints = connection.execute(select(PRINTS.c.number, PRINTS.c.value).where(PRINTS.c.match == identity)).all()
            return Stored(
                row["id"],
                row["game"],
                row["mode"],
                row["created"],
                json.loads(row["setting"]),
                json.loads(row["header"]) if row["header"] else None,
                json.loads(row["result"]) if row["result"] else None,
                [dict(seat) for seat in seats],
                [choice.value for choice in choices],
                [choice.clock for choice in choices],
                [dict(line) for line in chat],
                {mark.number: mark.value for mark in prints},
            )

        return await self.read(work)

    async def decks(self, owner: str) -> list[dict[str, Any]]:
        """The decks somebody keeps here."""

        def work(connection: Connection) -> list[dict[str, Any]]:
            rows = connection.execute(select(DECKS).where(DECKS.c.owner == owner).order_by(DECKS.c.name)).mappings()
            return [dict(row) for row in rows]

        return await self.read(work)


def connect(url: str) -> Engine:
    """The engine for a database URL: SQLite or PostgreSQL."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise CardError(f"{url!r} is not the URL of a database (sqlite:///FILE or postgresql://HOST/NAME)") from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "postgresql+psycopg":
        patience = {
            "connect_timeout": WAIT,
            "keepalives_idle": 5,
            "keepalives_interval": 2,
            "keepalives_count": 3,
            "tcp_user_timeout": WAIT * 1000,
            # The other end too, so that the lock of a server whose computer is gone ends.
            "options": f"-c statement_timeout={WAIT * 1000} -c lock_timeout={WAIT * 1000}"
            " -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3",
        }
        return create_engine(parsed, pool_pre_ping=True, connect_args=patience)
    if parsed.drivername != "sqlite":
        raise CardError(f"databases of the kind {parsed.drivername!r} are not known (sqlite and postgresql are)")
    if parsed.database and parsed.database != ":memory:":
        try:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CardError(f"the database cannot be used: {parsed.database}: {error.strerror}") from None
    engine = create_engine(parsed, connect_args={"timeout": WAIT})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={WAIT * 1000}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name).absolute()


def reason(error: Exception) -> str:
    """What is the matter with the database, for everybody: no path, no address, no statement."""
    if isinstance(error, Lost):
        return str(error)
    text = str(error.orig if isinstance(error, OperationalError) else error)
    if "locked" in text or "lock timeout" in text:
        return "the database is locked by another program"
    if "disk is full" in text or "No space left" in text:
        return "the disk of the server is full"
    return "the database cannot be used now"


def one_line(error: object) -> str:
    """An error's first line."""
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def now() -> float:
    """The time as it is stored."""
    return round(time(), 3)
