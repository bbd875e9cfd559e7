"""The load generator: many tables, two players each over real WebSockets, and how long the answer to a choice takes.

``python -m shinpan.server.load --tables 300`` starts a server of its own (or uses ``--url``), lets all tables play at once
and prints percentiles; with ``--most 1000`` more and more tables play, until the answers take too long. A player thinks for
a while before each choice, ``--think`` seconds on average, as a person would; the time that counts is from sending a choice
until the state with it has arrived. Each table comes from an address of its own (127.x.x.x, where the system has them), so
that the server keeps the limits it has for everybody. With ``--hostile 20`` so many connections attack it meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..library import game, game_names, starter_decks, starter_faces
from ..table import table as engine

WARM = 5.0
"""Seconds at the beginning that do not count: everybody sits down."""


RAMP = 25
"""Tables a second that sit down."""


@dataclass
class Figures:
    """What was measured."""

    tables: int = 0
    seconds: float = 0.0
    times: list[float] = field(default_factory=list)
    games: int = 0
    refused: int = 0
    bytes: int = 0
    counting: bool = False
    known: list[str] = field(default_factory=list)
    """Tables, for those who watch them."""

    def begin(self, tables: int) -> None:
        """From now on it counts."""
        self.tables, self.times, self.games, self.refused, self.bytes, self.counting = tables, [], 0, 0, 0, True

    def end(self, seconds: float) -> Figures:
        """What was counted."""
        self.counting = False
        return replace(self, seconds=seconds)

    def percentile(self, share: float) -> float:
        """The time in milliseconds that this share of the answers did not exceed."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")

    def data(self) -> dict[str, Any]:
        """The figures as they are printed."""
        shares = {"p50_ms": 0.50, "p95_ms": 0.95, "p99_ms": 0.99, "max_ms": 1.0}
        return {
            "tables": self.tables,
            "choices_per_s": round(len(self.times) / self.seconds, 1),
            **{name: round(self.percentile(share), 1) for name, share in shares.items()},
            "refused": self.refused,
            "received_mb": round(self.bytes / 1e6, 1),
            "load_average": round(os.getloadavg()[0], 2),
        }


def address(number: int, first: int = 10) -> tuple[str, int] | None:
    """An address of this computer that nobody else uses, where all of 127.x.x.x are its own."""
    if not sys.platform.startswith("linux"):
        return None
    return f"127.{first + number // 50_000 % 100}.{number // 200 % 250}.{number % 200 + 2}", 0


def ask(url: str, body: object, source: tuple[str, int] | None = None) -> tuple[int, Any]:
    """Asks the server over HTTP, with a body or without: status and answer."""
    found = urlsplit(url)
    wire = HTTPConnection(str(found.hostname), found.port, timeout=20, source_address=source)
    try:
        data = json.dumps(body).encode() if body is not None else None
        path = found.path + (f"?{found.query}" if found.query else "")
        wire.request("POST" if data is not None else "GET", path, data, {"Content-Type": "application/json"})
        answer = wire.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        wire.close()


def post(url: str, body: object, source: tuple[str, int] | None = None) -> Any:
    """Posts something that must succeed."""
    status, answer = ask(url, body, source)
    if status >= 300:
        raise RuntimeError(f"{url}: {status} {answer}")
    return answer


def open_table(url: str, number: int, source: tuple[str, int] | None = None) -> tuple[str, list[str]]:
    """A table for two: its name and the tokens."""
    name = game_names()[number % len(game_names())]
    decks = starter_decks(game(name))
    opened = post(f"{url}/api/tables", {"game": name, "deck": decks[number % len(decks)], "mode": "invite"}, source)
    wish = {"invite": opened["invite"], "deck": decks[(number + 1) % len(decks)]}
    joined = post(f"{url}/api/tables/{opened['match']}/join", wish, source)
    return opened["match"], [opened["token"], joined["token"]]


class Player:
    """One player: thinks, chooses, and waits for the answer."""

    def __init__(
        self, url: str, match: str, token: str, think: float, figures: Figures, dice: Random, source: Any = None
    ) -> None:
        self.url = url.replace("http", "ws", 1)
        self.match = match
        self.token = token
        self.think = think
        self.figures = figures
        self.dice = dice
        self.options: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None, "local_addr": source}

    async def play(self) -> None:
        """Plays until the game is over."""
        async with connect(f"{self.url}/ws/{self.match}", **self.options) as wire:
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
    source = address(number)
    await asyncio.sleep(delay)
    while True:
        match, tokens = await asyncio.to_thread(open_table, url, number, source)
        if len(figures.known) < 1000:
            figures.known.append(match)
        players = [Player(url, match, token, think, figures, dice, source) for token in tokens]
        with suppress(ConnectionClosed):
            await asyncio.gather(*(player.play() for player in players))
        figures.games += 1
        number += 1


class Hostile:
    """One who means no good: does one thing again and again, as fast as it is let."""

    def __init__(self, url: str, number: int, figures: Figures) -> None:
        self.url = url
        self.number = number
        self.figures = figures
        self.game = game_names()[number % len(game_names())]
        self.source = address(number, 120)
        self.dice = Random(number)
        self.options: dict[str, Any] = {"max_size": None, "compression": None, "local_addr": self.source}
        self.count: Counter[str] = Counter()

    async def run(self, hands: ThreadPoolExecutor) -> None:
        """Goes on until it is stopped."""
        ways = (self.ask_for_the_past, self.write_scenarios, self.flood_a_table, self.trap_decks, self.search, self.hang)
        way = ways[self.number % len(ways)]
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, ValueError, TimeoutError, RuntimeError, HTTPException):
                await way(hands)
            await asyncio.sleep(0.05)

    async def asks(self, hands: ThreadPoolExecutor, path: str, body: object) -> Any:
        """Asks over HTTP."""
        work = asyncio.get_running_loop().run_in_executor(hands, ask, f"{self.url}{path}", body, self.source)
        status, answer = await work
        self.count[str(status)] += 1
        return answer

    async def ask_for_the_past(self, hands: ThreadPoolExecutor) -> None:
        """Watches somebody's table and asks for past positions, and why not, and clauses."""
        match = self.dice.choice(self.figures.known)
        async with connect(f"{self.url.replace('http', 'ws', 1)}/ws/{match}", **self.options) as wire:
            await wire.send('{"t": "hello"}')
            n = 0
            for _ in range(400):
                await wire.send(json.dumps({"t": "at", "n": self.dice.randrange(n + 1)}))
                async with asyncio.timeout(10):
                    message = json.loads(await wire.recv())
                self.count[message["t"]] += 1
                n = max(n, message.get("n") or 0) if message["t"] == "state" else n

    async def write_scenarios(self, hands: ThreadPoolExecutor) -> None:
        """Lays scenarios whose texts take long to read."""
        rules = game(self.game)
        facts = next(row for face in starter_faces(rules).values() if (row := rules.data(face)).get("text"))
        dice = self.dice.randrange(10**6)
        cards = [
            {**facts, "id": f"X-{i}", "text": f"[On Play] Delete [E{dice}{i}]" + " or [Ember]" * 30 + "."} for i in range(55)
        ]
        text = json.dumps({"game": self.game, "cards": cards, "p1": {"hand": ["X-0"]}})
        await self.asks(hands, "/api/scenarios/table", {"yaml": text})

    async def flood_a_table(self, hands: ThreadPoolExecutor) -> None:
        """Plays both sides of a table without thinking."""
        opened = await self.asks(
            hands, "/api/tables", {"game": self.game, "deck": starter_decks(game(self.game))[0], "mode": "hotseat"}
        )
        player = Player(self.url, opened["match"], opened["token"], 0.0, Figures(), self.dice, self.source)
        await player.play()

    async def trap_decks(self, hands: ThreadPoolExecutor) -> None:
        """Has a list checked that a regular expression does not like."""
        await self.asks(hands, "/api/decks/check", {"game": self.game, "text": "4 a" + " ,;:|" * 3900})

    async def search(self, hands: ThreadPoolExecutor) -> None:
        """Looks for cards, through all of them, and reads about the games."""
        page = self.dice.randrange(50)
        await self.asks(hands, f"/api/cards?game={self.game}&q={self.dice.choice('aeiou')}&page={page}", None)
        await self.asks(hands, "/api/games", None)

    async def hang(self, hands: ThreadPoolExecutor) -> None:
        """Opens connections and says half of something."""
        found = urlsplit(self.url)
        with ExitStack() as wires:  # whoever is stopped while they are opened closes those that are open
            for _ in range(20):
                _, writer = await asyncio.open_connection(found.hostname, found.port, local_addr=self.source)
                wires.callback(drop, writer)
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Half: ")
            await asyncio.sleep(5)


def drop(wire: asyncio.StreamWriter) -> None:
    """Hangs up at once."""
    wire.transport.abort()


async def measure(
    url: str, steps: Sequence[int], think: float, seconds: float, limit: float, hostile: int = 0, warm: float = WARM
) -> list[Figures]:
    """Lets more and more tables play, and measures each number for a while, until the limit is exceeded.

    While it is measured so many hostile connections do what they can.
    """
    found: list[Figures] = []
    working: list[asyncio.Task[None]] = []
    figures = Figures()
    hands = ThreadPoolExecutor(max(hostile, 1))
    enemies = [Hostile(url, number, figures) for number in range(hostile)]
    working_against: list[asyncio.Task[None]] = []
    for tables in steps:
        more = range(len(working), tables)
        working += [asyncio.create_task(keep_busy(url, i, think, figures, k / RAMP)) for k, i in enumerate(more)]
        await asyncio.sleep(len(more) / RAMP + warm)
        if tables == steps[0]:
            working_against = [asyncio.create_task(enemy.run(hands)) for enemy in enemies]
        figures.begin(tables)
        await asyncio.sleep(seconds)
        found.append(figures.end(seconds))
        if found[-1].percentile(0.95) >= limit:
            break
    await stop([*working, *working_against])
    hands.shutdown(wait=False, cancel_futures=True)
    if enemies:
        told: Counter[str] = sum((enemy.count for enemy in enemies), Counter())
        print(f"what the hostile were told: {dict(told)}", file=sys.stderr)
    return found


async def stop(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Ends them. Some versions of Python lose a cancellation that comes together with what is waited for: then once more."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=1)


def start_server(folder: Path, database: str | None) -> tuple[subprocess.Popen[bytes], str]:
    """A server for the measurement."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    kept = database or f"sqlite:///{folder / 'load.sqlite3'}"
    environment = dict(os.environ) | {"SHINPAN_TABLES_PER_ADDRESS": "1000000", "SHINPAN_TABLES": "100000"}
    if address(0) is None:  # all tables come from one address
        wide = ("REQUESTS", "ASK_SHARE", "PLAY_SHARE", "WORK_SHARE", "SOCKETS_PER_ADDRESS")
        environment |= {f"SHINPAN_{name}": "1000000" for name in wide}
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
    """The command: exit code 0 if the 95th percentile stays under the limit, with --most for at least the first number."""
    parser = argparse.ArgumentParser(prog="python -m shinpan.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="tables that play at once (default: 300)")
    parser.add_argument("--most", type=int, help="go on to so many tables, 100 more at a time, until the limit is exceeded")
    parser.add_argument("--think", type=float, default=3.0, help="seconds a player thinks, on average (default: 3)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each number is measured (default: 60)")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds for the 95th percentile (default: 100)")
    parser.add_argument("--hostile", type=int, default=0, help="so many connections attack the server meanwhile (default: 0)")
    parser.add_argument("--url", help="a server that runs already (its limits must be wide enough)")
    parser.add_argument("--database", help="the database of the server that is started (default: a new SQLite file)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(argv)
    gc.disable()  # a pause of the generator is none of the server
    steps = range(given.tables, max(given.most or 0, given.tables) + 1, 100)
    with tempfile.TemporaryDirectory() as folder:
        process, url = (None, given.url.rstrip("/")) if given.url else start_server(Path(folder), given.database)
        try:
            found = asyncio.run(measure(url, steps, given.think, given.seconds, given.limit, given.hostile))
            used = usage(process.pid) if process is not None else {}
        finally:
            if process is not None:
                process.terminate()
                process.wait(30)
    held = max((figures.tables for figures in found if figures.percentile(0.95) < given.limit), default=0)
    rows = [figures.data() for figures in found]
    about = {
        "build": build(),
        "hostile": given.hostile,
        "think_s": given.think,
        "seconds": given.seconds,
        "limit_ms": given.limit,
        **used,
    }
    if given.json:
        print(json.dumps({**about, "held": held, "measured": rows}))
    else:
        print("  ".join(f"{name} {value}" for name, value in about.items()))
        print("  ".join(f"{name:>13}" for name in rows[0]))
        for row in rows:
            print("  ".join(f"{value:>13}" for value in row.values()))
        print(f"{held} tables with the 95th percentile under {given.limit:g} ms")
    return 0 if held >= given.tables else 1


def build() -> str:
    """Whether the engine is compiled."""
    return "pure" if str(engine.__file__).endswith(".py") else "compiled"


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
