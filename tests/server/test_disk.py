"""Trouble with the database: nothing acknowledged is lost, nobody is thrown out, and play goes on when it is over."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from postgres import Postgres
from serving import PATIENCE, Client, Server, asked_one, at_table, lacking, run

KEPT = ("could not be kept", "cannot be reached")
"""What a refusal says that is the database's fault."""


async def some(ada: Client, bo: Client, dice: Random, count: int) -> None:
    """Some choices of a game of two."""
    for _ in range(count):
        asked = await asked_one(ada, bo)
        assert asked is not None
        await asked.answer(dice.randrange(len(asked.state["decision"]["options"])))
    await asked_one(ada, bo)


async def chats(client: Client, text: str) -> None:
    """Says something, and waits until it is heard."""
    await client.say("chat", text=text)
    await client.until(lambda message: message["t"] == "chat" and message["text"] == text)


async def refused(client: Client) -> dict[str, Any]:
    """The next refusal, which must say that it is the database's fault."""
    answer = await client.kind("refused", "bye")
    assert answer["t"] == "refused", answer
    assert any(words in answer["reason"] for words in KEPT), answer
    assert "/" not in answer["reason"], "no path of the server is told"
    return answer


def well(server: Server) -> bool:
    """Whether the server says that it is well. It says so with the status too."""
    status, answer, _ = server.request("GET", "/api/health")
    assert status == (200 if answer["ok"] else 503), (status, answer)
    return bool(answer["ok"])


def until(what: Callable[[], bool]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it never came to be so"
        time.sleep(0.05)


async def goes_through(server: Server, begin: Callable[[], None], end: Callable[[], None]) -> dict[str, Any]:
    """A game of two through some trouble: what both know of it at last."""
    match, first, second = server.pair("divinecross", ("ember", "tide"))
    alone = server.post("/api/tables", {"game": "digimon", "deck": "cinder", "mode": "hotseat"})
    dice = Random(3)
    async with (
        at_table(server, match, first) as ada,
        at_table(server, match, second) as bo,
        at_table(server, alone["match"], alone["token"]) as cy,
    ):
        await some(ada, bo, dice, 6)
        await chats(ada, "before")
        await cy.answer(0)
        begin()
        asked = await asked_one(ada, bo)
        assert asked is not None
        other = bo if asked is ada else ada
        before = asked.state["n"]
        await asked.choose(0)
        await other.say("chat", text="lost")
        await cy.say("undo", n=cy.state["n"])
        assert (await refused(asked))["n"] == before
        await refused(other)
        await refused(cy)
        await asked.choose(0)
        assert (await refused(asked))["n"] == before
        assert not well(server)
        status, told, _ = server.request("POST", "/api/tables", {"game": "digimon", "deck": "cinder", "mode": "hotseat"})
        assert status == 503 and any(words in told["error"] for words in KEPT), (status, told)
        for client in (ada, bo, cy):
            await client.say("ping")
            await client.kind("pong")
        end()
        until(lambda: well(server))
        assert not any(
            message["t"] == "chat" and message["text"] == "lost" for client in (ada, bo) for message in client.others
        )
        await some(ada, bo, dice, 3)
        await chats(bo, "after")
        n = cy.state["n"]
        await cy.say("undo", n=n)
        await cy.until(lambda message: message["t"] == "state" and message["n"] < n)
        return {"match": match, "tokens": (first, second), "states": (ada.state, bo.state)}


def nothing_is_lost(server: Server, begin: Callable[[], None], end: Callable[[], None]) -> None:
    """A game of two through some trouble; then the server is killed, and another one must know the whole game."""
    known = run(goes_through(server, begin, end))
    server.kill()
    server.start()

    async def look() -> None:
        for token, state in zip(known["tokens"], known["states"], strict=True):
            async with at_table(server, known["match"], token) as client:
                assert client.state["n"] == state["n"]
                assert client.state["view"] == state["view"]
                said = [await client.kind("chat") for _ in range(2)]
                assert [line["text"] for line in said] == ["before", "after"]

    run(look())


# ------------------------------------------------------------------ SQLite


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A small file system of its own."""
    place = tmp_path / "small"
    place.mkdir()
    if (
        os.geteuid() != 0
        or subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], capture_output=True, check=False
        ).returncode
    ):
        lacking("no file system can be mounted here: a real full disk cannot be tried")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_full_disk(small: Path, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{small / 'tables.sqlite3'}", tmp_path)

    def fill() -> None:
        with (small / "filler").open("wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(b"x" * 512)
            except OSError:
                pass
        # What the journal has room for already can still be written.
        status = 201
        while status == 201:
            status, _, _ = server.request("POST", "/api/tables", {"game": "digimon", "deck": "cinder", "mode": "hotseat"})

    try:
        nothing_is_lost(server, fill, (small / "filler").unlink)
    finally:
        server.stop()


def test_a_locked_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    server = Server(f"sqlite:///{file}", tmp_path)
    other = sqlite3.connect(file, isolation_level=None)
    try:
        nothing_is_lost(server, lambda: void(other.execute("BEGIN IMMEDIATE")), lambda: void(other.execute("ROLLBACK")))
    finally:
        other.close()
        server.stop()


def void(anything: object) -> None:
    """Does nothing with something."""


@pytest.mark.parametrize("what", ["all files", "the file", "the journal"])
def test_a_deleted_database(what: str, tmp_path: Path) -> None:
    """What is gone is written anew from what the server still holds: nobody need notice, and nothing is lost."""
    file = tmp_path / "tables.sqlite3"
    server = Server(f"sqlite:///{file}", tmp_path)

    async def play() -> tuple[str, str, dict[str, Any]]:
        match, first, second = server.pair("divinecross", ("ember", "tide"))
        dice = Random(3)
        async with at_table(server, match, first) as ada, at_table(server, match, second) as bo:
            await some(ada, bo, dice, 6)
            for name in {"all files": ("", "-wal", "-shm"), "the file": ("",), "the journal": ("-wal",)}[what]:
                Path(f"{file}{name}").unlink()
            until(lambda: well(server))
            made = 0
            while made < 6:
                asked = await asked_one(ada, bo)
                assert asked is not None
                n = asked.state["n"]
                await asked.choose(0)
                answer = await asked.until(lambda m, n=n: m["t"] == "refused" or (m["t"] == "state" and m["n"] > n))
                if answer["t"] == "refused":
                    assert any(words in answer["reason"] for words in KEPT), answer
                else:
                    made += 1
            await asked_one(ada, bo)
            return match, first, ada.state

    try:
        match, token, known = run(play())
        server.kill()
        server.start()

        async def look() -> None:
            async with at_table(server, match, token) as client:
                assert client.welcome, "the game is gone"
                assert client.state["n"] == known["n"]
                assert client.state["view"] == known["view"]

        run(look())
        assert sqlite3.connect(file).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    finally:
        server.stop()


def test_a_file_that_was_put_in_its_place(tmp_path: Path) -> None:
    """Another database in the place of ours: nothing is written that would be lost, and health says no."""
    file = tmp_path / "tables.sqlite3"
    server = Server(f"sqlite:///{file}", tmp_path)

    def swap() -> None:
        file.rename(tmp_path / "aside")
        sqlite3.connect(file).close()
        file.write_bytes(b"")

    def back() -> None:
        (tmp_path / "aside").rename(file)

    try:
        nothing_is_lost(server, swap, back)
    finally:
        server.stop()


def second_server(server: Server) -> tuple[int, str]:
    """Tries to start another server on the same database: its exit code and what it says."""
    command = [sys.executable, "-m", "shinpan", "serve", "--port", "0", "--database", server.database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as other:
        try:
            said, _ = other.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            other.kill()
            other.communicate()
            return 0, "it runs"
        return other.returncode, said


def refuses_a_second(server: Server) -> None:
    """A second server is refused with one line; after a crash of the first, the next one starts."""
    code, said = second_server(server)
    assert code == 2 and "another server" in said and len(said.strip().splitlines()) == 1, (code, said)
    assert well(server)
    server.kill()
    server.start()
    assert well(server)


def test_a_second_server(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path)
    try:
        refuses_a_second(server)
    finally:
        server.stop()


# ------------------------------------------------------------------ PostgreSQL


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    running = Postgres()
    try:
        yield running
    finally:
        running.remove()


def test_a_lost_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(postgres.url, tmp_path)
    try:
        nothing_is_lost(server, postgres.stop, postgres.start)
        refuses_a_second(server)
    finally:
        server.stop()
