"""A server that is killed loses nothing it has acknowledged, whatever the database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from postgres import Postgres
from serving import FULL, Server, asked_one, at_table, run
from shinpan.library import game, game_names, starter_decks

GAMES = 100 if FULL else 3
"""Games that go on when the server is killed."""
CHOICES = 12
"""Choices in each of them before, on average."""


class Pair:
    """Two people at a table, and the last table they were told of."""

    def __init__(self, number: int, match: str, tokens: tuple[str, str]) -> None:
        self.number = number
        self.match = match
        self.tokens = tokens
        self.known: list[dict[str, Any]] = [{}, {}]


def open_pairs(server: Server, count: int) -> list[Pair]:
    names = game_names()
    pairs = []
    for number in range(count):
        name = names[number % len(names)]
        found = starter_decks(game(name))
        match, first, second = server.pair(name, (found[number % 4], found[(number + 1) % 4]), seed=number)
        pairs.append(Pair(number, match, (first, second)))
    return pairs


async def killed_in_the_middle(server: Server, pairs: list[Pair]) -> int:
    """Plays all games at once until the server is killed: how many choices were acknowledged."""
    total = 0
    enough = asyncio.Event()

    async def sit(pair: Pair, seat: int) -> None:
        nonlocal total
        dice = Random(pair.number * 2 + seat)
        try:
            async with at_table(server, pair.match, pair.tokens[seat]) as client:
                pair.known[seat] = client.state
                while client.state["over"] is None:
                    decision = client.state["decision"]
                    if decision is not None:
                        await client.answer(dice.randrange(len(decision["options"])))
                        total += 1
                        if total >= CHOICES * len(pairs):
                            enough.set()
                    else:
                        await client.kind("state")
                    pair.known[seat] = client.state
        except (OSError, EOFError):
            pass
        except Exception as error:
            if "Connection" not in type(error).__name__:
                raise

    players = [asyncio.create_task(sit(pair, seat)) for pair in pairs for seat in (0, 1)]
    await asyncio.wait_for(enough.wait(), 600)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*players)
    return total


async def goes_on(server: Server, pair: Pair) -> int:
    """Looks for everything that was acknowledged, and plays on: how many more choices were made."""
    made = 0
    async with at_table(server, pair.match, pair.tokens[0]) as ada, at_table(server, pair.match, pair.tokens[1]) as bo:
        for seat, client in enumerate((ada, bo)):
            known = pair.known[seat]
            assert client.state["n"] >= known["n"], f"game {pair.number} has lost choices"
            await client.say("at", n=known["n"])
            then = await client.kind("answer")
            assert then["view"] == known["view"], f"game {pair.number} is another game"
        dice = Random(pair.number)
        for _ in range(4):
            asked = await asked_one(ada, bo)
            if asked is None:
                assert server.get(f"/api/tables/{pair.match}")["over"], f"game {pair.number} does not go on"
                break
            await asked.answer(dice.randrange(len(asked.state["decision"]["options"])))
            made += 1
    return made


def no_choice_is_lost(server: Server, count: int) -> None:
    pairs = open_pairs(server, count)
    acknowledged = run(killed_in_the_middle(server, pairs))
    assert acknowledged >= CHOICES * count
    server.start()

    async def all_go_on() -> list[int]:
        some = asyncio.Semaphore(4)

        async def one(pair: Pair) -> int:
            async with some:
                return await goes_on(server, pair)

        return await asyncio.gather(*map(one, pairs))

    made = run(all_go_on())
    assert sum(made) > 2 * count, "most games must have been killed in the middle"


def test_a_killed_server_loses_no_choice(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path)
    try:
        no_choice_is_lost(server, GAMES)
    finally:
        server.stop()


# ------------------------------------------------------------------ PostgreSQL


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    running = Postgres()
    try:
        yield running.url
    finally:
        running.remove()


def test_a_killed_server_loses_no_choice_on_postgresql(postgres: str, tmp_path: Path) -> None:
    server = Server(postgres, tmp_path)
    try:
        no_choice_is_lost(server, max(3, GAMES // 4))
        token = "a-secret-of-the-owner-0001"
        kept = server.post("/api/decks", {"game": "fftcg", "name": "Mine", "text": "3 x"}, **{"X-Owner": token})
        assert server.get("/api/decks", **{"X-Owner": token})[0]["id"] == kept["id"]
        assert server.request("DELETE", f"/api/decks/{kept['id']}", headers={"X-Owner": token})[0] == 204
        assert server.get("/api/decks", **{"X-Owner": token}) == []
    finally:
        server.stop()
