"""The load generator: many tables, two players each over real WebSockets, and how long the answer to a choice takes.

``python -m shinpan.server.load --tables 300`` starts a server of its own (or uses ``--url``), lets all tables play at once
and prints percentiles. A player thinks for a while before each choice, ``--think`` seconds on average, as a person would;
the time that counts is from sending a choice until the state with it has arrived.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..library import game, game_names, starter_decks

WARM = 5.0
"""Seconds at the beginning that do not count: everybody sits down."""


@dataclass
class Figures:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    choices: int = 0
    games: int = 0
    refused: int = 0
    bytes: int = 0
    counting: bool = False

    def percentile(self, share: float) -> float:
        """The time in milliseconds that this share of the answers did not exceed."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def post(url: str, body: object) -> Any:
    """Asks the server over HTTP."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def open_table(url: str, number: int) -> tuple[str, list[str]]:
    """A table for two: its name and the tokens."""
    name = game_names()[number % len(game_names())]
    decks = starter_decks(game(name))
    opened = post(f"{url}/api/tables", {"game": name, "deck": decks[number % len(decks)], "mode": "invite"})
    wish = {"invite": opened["invite"], "deck": decks[(number + 1) % len(decks)]}
    joined = post(f"{url}/api/tables/{opened['match']}/join", wish)
    return opened["match"], [opened["token"], joined["token"]]


class Player:
    """One player: thinks, chooses, and waits for the answer."""

    def __init__(self, url: str, match: str, token: str, think: float, figures: Figures, dice: Random) -> None:
        self.url = url.replace("http", "ws", 1)
        self.match = match
        self.token = token
        self.think = think
        self.figures = figures
        self.dice = dice

    async def play(self) -> None:
        """Plays until the game is over."""
        async with connect(f"{self.url}/ws/{self.match}", max_size=None, compression=None, ping_interval=None) as wire:
            await wire.send(json.dumps({"t": "hello", "token": self.token}))
            state: dict[str, Any] = {}
            while state.get("over") is None:
                decision = state.get("decision")
                if decision is None:
                    state = await self._next(wire, state)
                    continue
                await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.think)
                state = await self._choose(wire, state, self.dice.randrange(len(decision["options"])))

    async def _choose(self, wire: ClientConnection, state: dict[str, Any], option: int) -> dict[str, Any]:
        begun = time.perf_counter()
        await wire.send(json.dumps({"t": "choose", "n": state["n"], "option": option}))
        n = state["n"]
        while state["n"] == n:
            state = await self._next(wire, state)
        if self.figures.counting:
            self.figures.times.append(time.perf_counter() - begun)
        self.figures.choices += 1
        return state

    async def _next(self, wire: ClientConnection, state: dict[str, Any]) -> dict[str, Any]:
        text = await wire.recv()
        self.figures.bytes += len(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "refused":
            self.figures.refused += 1
        return message if message["t"] == "state" else state


async def keep_busy(url: str, number: int, think: float, figures: Figures, delay: float) -> None:
    """One table: when a game is over, the next begins."""
    dice = Random(number)
    await asyncio.sleep(delay)
    while True:
        match, tokens = await asyncio.to_thread(open_table, url, number)
        players = [Player(url, match, token, think, figures, dice) for token in tokens]
        with suppress(ConnectionClosed):
            await asyncio.gather(*(player.play() for player in players))
        figures.games += 1
        number += 1


async def measure(url: str, tables: int, think: float, seconds: float) -> Figures:
    """Lets all tables play for a while."""
    figures = Figures()
    ramp = tables / 25
    working = [asyncio.create_task(keep_busy(url, i, think, figures, i / 25)) for i in range(tables)]
    await asyncio.sleep(ramp + WARM)
    before = figures.choices
    figures.counting = True
    await asyncio.sleep(seconds)
    figures.counting = False
    figures.choices -= before
    for task in working:
        task.cancel()
    await asyncio.gather(*working, return_exceptions=True)
    return figures


def start_server(folder: Path, database: str | None) -> tuple[subprocess.Popen[bytes], str]:
    """A server for the measurement."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    kept = database or f"sqlite:///{folder / 'load.sqlite3'}"
    environment = dict(os.environ) | {"SHINPAN_TABLES_PER_ADDRESS": "1000000", "SHINPAN_TABLES": "100000"}
    command = [sys.executable, "-m", "shinpan", "serve", "--port", str(port), "--database", kept]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=5).close()
            return process, url
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    process.kill()
    raise SystemExit("the server does not start")


def main(argv: Sequence[str] | None = None) -> int:
    """The command: exit code 0 if the 95th percentile stays under the limit."""
    parser = argparse.ArgumentParser(prog="python -m shinpan.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="tables that play at once (default: 300)")
    parser.add_argument("--think", type=float, default=3.0, help="seconds a player thinks, on average (default: 3)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured (default: 60)")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds for the 95th percentile (default: 100)")
    parser.add_argument("--url", help="a server that runs already (its limits must be wide enough)")
    parser.add_argument("--database", help="the database of the server that is started (default: a new SQLite file)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        process, url = (None, given.url.rstrip("/")) if given.url else start_server(Path(folder), given.database)
        try:
            figures = asyncio.run(measure(url, given.tables, given.think, given.seconds))
            used = usage(process.pid) if process is not None else {}
        finally:
            if process is not None:
                process.terminate()
                process.wait(30)
    result: dict[str, Any] = {
        "tables": given.tables,
        "think_s": given.think,
        "seconds": given.seconds,
        "choices_per_s": round(figures.choices / given.seconds, 1),
        "games_finished": figures.games,
        "refused": figures.refused,
        "p50_ms": round(figures.percentile(0.50), 1),
        "p95_ms": round(figures.percentile(0.95), 1),
        "p99_ms": round(figures.percentile(0.99), 1),
        "max_ms": round(figures.percentile(1.0), 1),
        "received_mb": round(figures.bytes / 1e6, 1),
        "load_average": os.getloadavg()[0],
        **used,
    }
    if given.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:>16}  {value}")
    return 0 if figures.times and result["p95_ms"] < given.limit else 1


def usage(process: int) -> dict[str, Any]:
    """The memory and processor time of the server, where the system tells."""
    try:
        status = Path(f"/proc/{process}/status").read_text("utf-8")
        ticks = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[11:13]
    except OSError:
        return {}
    kilobytes = next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0)
    return {"server_mb": kilobytes // 1024, "server_cpu_s": round(sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"), 1)}


if __name__ == "__main__":
    sys.exit(main())
