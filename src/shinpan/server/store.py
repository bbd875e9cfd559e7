"""The database: matches as header and choices, seats, chat and decks.

Everything is written by one thread, which commits all that is waiting as one transaction and only then answers: whoever
has been answered can be sure that it is on the disk.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
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
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..games.base import CardError

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
NEW_SEAT = insert(SEATS)
NEW_CHAT = insert(CHAT)
NEW_DECK = insert(DECKS)
NEW_POSITION = insert(POSITIONS)
NEW_PLAYED = insert(PLAYED)
FORGET_PLAYED = delete(PLAYED).where(PLAYED.c.owner == bindparam("whose"), PLAYED.c.match == bindparam("which"))
BEGIN = update(MATCHES).where(MATCHES.c.id == bindparam("match")).values(header=bindparam("head"), updated=bindparam("at"))
FINISH = update(MATCHES).where(MATCHES.c.id == bindparam("match")).values(result=bindparam("how"), updated=bindparam("at"))
TAKE_BACK = delete(CHOICES).where(CHOICES.c.match == bindparam("in_match"), CHOICES.c.number >= bindparam("first"))
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
        try:
            META.create_all(self.engine)
        except SQLAlchemyError as error:
            raise CardError(f"the database cannot be used: {one_line(error)}") from None
        self.thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.thread.start()

    async def write(self, *jobs: Job) -> None:
        """Writes something. When this returns it is committed; when it raises, nothing of it was written."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(jobs, loop, loop.create_future())
        self.queue.put(waiting)
        await waiting.done

    async def read(self, work: Callable[[Connection], R]) -> R:
        """Reads something, in a thread."""
        return await asyncio.to_thread(self._read, work)

    def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        self.queue.put(None)
        self.thread.join(timeout=30)
        self.engine.dispose()

    # -------------------------------------------------------------- the writer

    def _read(self, work: Callable[[Connection], R]) -> R:
        with self.engine.connect() as connection:
            return work(connection)

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
                if len(work) == 1:
                    self._answer(work[0], error)
                else:
                    self._one_by_one(work)
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
        with self.engine.begin() as connection:
            index = 0
            while index < len(jobs):
                statement = jobs[index][0]
                rows = []
                while index < len(jobs) and jobs[index][0] is statement:
                    rows.append(jobs[index][1])
                    index += 1
                connection.execute(statement, rows if len(rows) > 1 else rows[0])

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
        return create_engine(parsed, pool_pre_ping=True)
    if parsed.drivername != "sqlite":
        raise CardError(f"databases of the kind {parsed.drivername!r} are not known (sqlite and postgresql are)")
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def one_line(error: object) -> str:
    """An error's first line."""
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def now() -> float:
    """The time as it is stored."""
    return round(time(), 3)
