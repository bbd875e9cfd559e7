"""What tests of the server share: the process, and clients that play, listen and check what they are sent."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest
from websockets.asyncio.client import ClientConnection, connect

from shinpan.server.protocol import TOLD

FULL = os.environ.get("SHINPAN_FULL") == "1"
"""Whether the tests run with the numbers the project promises, not with small ones."""
PATIENCE = 60.0
SEED = 7
"""The shuffles of tables that wish for no others."""


def lacking(reason: str) -> NoReturn:
    """What a test needs is not on this machine: it is skipped, but where everything must run it fails."""
    if FULL:
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process."""

    def __init__(
        self, database: str, folder: Path, cards: Sequence[Path] = (), usual: bool = False, **settings: object
    ) -> None:
        """With ``usual`` it has the limits of any server; otherwise tests may ask as much as they like."""
        self.database = database
        self.cards = cards
        self.folder = folder
        self.port = free_port()
        boundless = (
            {}
            if usual
            else {"ask_share": 1e6, "work_share": 1e6, "play_share": 1e6, "requests": 1e6, "sockets_per_address": 10**6}
        )
        self.settings: dict[str, object] = {
            **boundless,
            "rate": 1e6,
            "burst": 1e6,
            "strikes": 10**9,
            "bot_pause": 0,
            "preload": 0,
            "tables_per_address": 10**6,
            "open_seeds": 1,
        } | settings
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the process and waits until it answers."""
        environment = dict(os.environ) | {f"SHINPAN_{key.upper()}": str(value) for key, value in self.settings.items()}
        # Games that live in the tests are found beside the package, whichever build of it is tested.
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(Path(__file__).parent))))
        command = [sys.executable, "-m", "shinpan", "serve", "--port", str(self.port), "--database", self.database]
        command += [word for file in self.cards for word in ("--cards", str(file))]
        self.log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, env=environment, stdout=self.log, stderr=self.log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.told()}")
            try:
                assert self.get("/api/health")["ok"]
                return
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.told()}")

    def told(self) -> str:
        """What the server wrote."""
        return (self.folder / "server.log").read_text("utf-8", "replace")[-4000:]

    def kill(self) -> None:
        """Ends it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)
        self.log.close()

    def stop(self) -> None:
        """Ends it."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
        self.log.close()

    # -------------------------------------------------------------- HTTP

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, answer and headers."""
        data = json.dumps(body).encode() if body is not None else None
        asked = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"} | (headers or {}))
        asked.method = method
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                text, status, told = answer.read(), answer.status, dict(answer.headers)
        except urllib.error.HTTPError as error:
            text, status, told = error.read(), error.code, dict(error.headers)
        try:
            return status, json.loads(text) if text else None, told
        except ValueError:
            return status, text, told

    def get(self, path: str, **headers: str) -> Any:
        status, answer, _ = self.request("GET", path, headers=headers)
        assert status == 200, (path, status, answer)
        return answer

    def post(self, path: str, body: dict[str, Any], **headers: str) -> Any:
        """Posts something. A table that is opened is shuffled alike in every run, or by the seed that is given."""
        if path == "/api/tables":
            body = {"seed": SEED} | body
        status, answer, _ = self.request("POST", path, body, headers)
        assert status in (200, 201), (path, status, answer)
        return answer

    def pair(self, game: str, decks: tuple[str, str], **more: object) -> tuple[str, str, str]:
        """A table for two people: its name and both tokens."""
        wish = {"game": game, "deck": decks[0], "mode": "invite", "name": "Ada", **more}
        opened = self.post("/api/tables", wish)
        joined = self.post(f"/api/tables/{opened['match']}/join", {"invite": opened["invite"], "deck": decks[1], "name": "Bo"})
        return opened["match"], opened["token"], joined["token"]


class Client:
    """One socket at a table. Everything it is sent is checked against the protocol, unless it trusts, and kept."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.trusts = False
        self.seen: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []

    async def say(self, kind: str, **fields: object) -> None:
        await self.wire.send(json.dumps({"t": kind, **fields}))

    async def hear(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(seconds):  # wait_for may lose a cancellation
            text = await self.wire.recv()
        assert isinstance(text, str)
        self.seen.append(text)
        message: dict[str, Any] = json.loads(text)
        if not self.trusts:
            TOLD.validate_python(message)
        if message["t"] == "state":
            self.state = message
        elif message["t"] == "welcome":
            self.welcome = message
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message that is wanted; others are kept aside."""
        while True:
            message = await self.hear(seconds)
            if wanted(message):
                return message
            self.others.append(message)

    async def kind(self, *kinds: str) -> dict[str, Any]:
        """The next message of a kind."""
        return await self.until(lambda message: message["t"] in kinds)

    async def choose(self, option: int) -> None:
        await self.say("choose", n=self.state["n"], option=option)

    async def answer(self, option: int) -> None:
        """Chooses, and waits until that is acknowledged."""
        n = self.state["n"]
        await self.choose(option)
        await self.until(lambda message: message["t"] == "state" and message["n"] > n)


@asynccontextmanager
async def at_table(server: Server, match: str, token: str | None, **more: object) -> AsyncIterator[Client]:
    """A client that has said hello and knows the table."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{match}", max_size=None, compression=None) as wire:
        client = Client(wire)
        await client.say("hello", token=token, **more)
        await client.kind("welcome", "bye")
        if client.welcome:
            await client.kind("state")
        yield client


async def asked_one(ada: Client, bo: Client) -> Client | None:
    """Whoever is to choose, when both know of it."""
    while ada.state["n"] != bo.state["n"]:
        await (ada if ada.state["n"] < bo.state["n"] else bo).kind("state")
    if ada.state["over"] is not None:
        return None
    return ada if ada.state["decision"] is not None else bo


async def play_out(client: Client, dice: Random, most: int = 100_000) -> int:
    """Chooses by chance whenever it is asked, until the game is over: how many choices it made."""
    made = 0
    while client.state["over"] is None and made < most:
        decision = client.state["decision"]
        if decision is not None:
            await client.answer(dice.randrange(len(decision["options"])))
            made += 1
        else:
            await client.kind("state")
    return made


def run(work: Awaitable[Any]) -> Any:
    """Runs something to its end."""

    async def outer() -> Any:
        return await work

    return asyncio.run(outer())
