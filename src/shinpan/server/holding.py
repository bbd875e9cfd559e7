"""Whose a database is: one server at a time, on the very files it began with.

A server writes its name into the database, and looks before every commit whether it still stands there. So a server that
was succeeded by another (its lock file was deleted, its connection was cut for a while) can write nothing more. That two
do not begin at once is the work of a lock which ends with the process, however that ends: of a file beside an SQLite
file, of a session in PostgreSQL.
"""

from __future__ import annotations

import os
import socket
import sqlite3
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep, time
from typing import Any, cast

from sqlalchemy import Column, Connection, Float, Integer, MetaData, String, Table, delete, insert, select, update

from ..games.base import CardError

META = MetaData()
SERVER = Table(
    "server",
    META,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(32), nullable=False),
    Column("told", String(120), nullable=False),
    Column("since", Float, nullable=False),
    Column("beat", Float, nullable=False),
)
LOCK = 0x5348494E
"""The number of our lock among the advisory locks of a PostgreSQL database."""
PATIENCE = 5.0
"""Seconds a server waits for the lock of one that has just ended."""


class Lost(Exception):
    """The database is not, or no longer, ours to write to. The message is one line without a path."""


class Holding:
    """A server's hold on a database."""

    def __init__(self, file: Path | None) -> None:
        self.name = token_hex(16)
        self.file = file
        self.lock: int | None = None
        self.inodes: dict[str, tuple[int, int]] = {}

    # -------------------------------------------------------------- one server at a time

    def take(self, connection: Connection) -> None:
        """Takes the database; CardError with one line if another server has it."""
        if self.file is not None:
            self._lock_file(self.file)
        elif connection.dialect.name == "postgresql" and not self._lock_session(connection, PATIENCE):
            raise CardError(f"another server is at work on this database{self._who(connection)}")
        at = round(time(), 3)
        told = f"process {os.getpid()} on {socket.gethostname()}"[:120]
        connection.execute(delete(SERVER))
        connection.execute(insert(SERVER), {"id": 1, "holder": self.name, "told": told, "since": at, "beat": at})

    def retake(self, connection: Connection) -> None:
        """Takes it again over a new connection, if nobody else had it meanwhile."""
        if connection.dialect.name == "postgresql" and not self._lock_session(connection, 0):
            raise Lost("another server has taken over the database")

    def check(self, connection: Connection) -> None:
        """Looks, within a transaction, whether the database is still ours."""
        if connection.exec_driver_sql("SELECT holder FROM server").scalar() != self.name:
            raise Lost("another server has taken over the database")
        self.check_files()

    def release(self) -> None:
        """Lets another server have it."""
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def _lock_file(self, file: Path) -> None:
        if os.name != "posix":  # then the older of two servers notices it at its next commit
            return
        fcntl: Any = import_module("fcntl")
        try:
            lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise CardError(f"the database cannot be used: {file}.lock: {error.strerror}") from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            who = os.read(lock, 200).decode("utf-8", "replace").strip()
            os.close(lock)
            raise CardError(f"another server is at work on this database{f' ({who})' if who else ''}") from None
        os.ftruncate(lock, 0)
        with suppress(OSError):  # a full disk: then nobody can read who it is
            os.write(lock, f"process {os.getpid()}\n".encode())
        self.lock = lock

    def _lock_session(self, connection: Connection, patience: float) -> bool:
        end = monotonic() + patience
        while not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({LOCK})").scalar():
            if monotonic() > end:
                return False
            sleep(0.1)
        return True

    def _who(self, connection: Connection) -> str:
        told = connection.execute(select(SERVER.c.told)).scalar()
        return f" ({told})" if told else ""

    # -------------------------------------------------------------- the very files

    def note_files(self) -> None:
        """Remembers which files the database consists of."""
        self.inodes = (
            {} if self.file is None else {end: found for end in ("", "-wal", "-shm") if (found := inode(f"{self.file}{end}"))}
        )

    def missing(self) -> list[str]:
        """Which of the files are gone. Lost, if there are others in their place."""
        gone = []
        for end, known in self.inodes.items():
            found = inode(f"{self.file}{end}")
            if found is None:
                gone.append(end)
            elif found != known:
                raise Lost("another file is in the place of the database")
        return gone

    def check_files(self) -> None:
        """Looks whether all files are where they were."""
        if self.missing():
            raise Lost("the database file is gone")

    def mend(self, connection: Connection) -> None:
        """Writes what is gone anew from what the connection still holds; nobody else may use the database meanwhile.

        All connections must be closed afterwards, before one is opened anew.
        """
        raw = cast(Any, connection.connection.dbapi_connection)
        if "" not in self.missing():
            busy = raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            if busy:
                raise Lost("the database is locked by another program")
            return
        new = Path(f"{self.file}.new")
        new.unlink(missing_ok=True)
        copy = sqlite3.connect(new)
        try:
            raw.backup(copy)
        finally:
            copy.close()
        sync(new)
        for end in ("-wal", "-shm"):  # of the file that is gone: it would be taken for that of the new one
            Path(f"{self.file}{end}").unlink(missing_ok=True)
        os.link(new, f"{self.file}")
        new.unlink()
        sync(new.parent)


def inode(path: str) -> tuple[int, int] | None:
    """Which file that is; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def sync(path: Path) -> None:
    """Makes sure that a file or folder is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


BEAT = update(SERVER).where(SERVER.c.id == 1)
"""A write that changes nothing of importance: whether it can be made shows how the database is."""
