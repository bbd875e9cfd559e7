"""Restless players: they come and go, take back, give up and answer late, and no table is left waiting for nobody."""

from __future__ import annotations

import asyncio
import json
import time
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from eavesdropping import Ear, dealt, table_with
from serving import FULL, PATIENCE, Client, Server, at_table, run
from shinpan.library import game, game_names, starter_decks
from shinpan.server import live
from shinpan.server.live import Refuse
from shinpan.server.refusing import Trouble
from shinpan.server.settings import Settings

TABLES = 30 if FULL else 6
LONG = 80
"""Messages after which a player gives up."""


class Watch:
    """What goes on at a table, to be told if nothing does."""

    def __init__(self, name: str, match: str, tokens: list[str | None]) -> None:
        self.name = name
        self.match = match
        self.tokens = tokens
        self.moved = time.monotonic()
        self.last: dict[int | None, Any] = {}
        self.done = False

    def note(self, client: Client) -> None:
        state = client.state
        kept = {key: state[key] for key in ("n", "waiting", "undo")}
        self.last[client.welcome["seat"]] = {**kept, "asked": state["decision"] is not None, "over": bool(state["over"])}


def open_tables(server: Server) -> list[Watch]:
    tables = []
    for number in range(TABLES):
        name = game_names()[number % 3]
        mine, theirs = Random(number).sample(starter_decks(game(name)), 2)
        if number % 2:
            match, first, second = server.pair(name, (mine, theirs), seed=number)
            tables.append(Watch(f"{name} for two", match, [first, second, None]))
        else:
            bot = "greedy" if number % 6 == 4 else "random"
            opened = server.post("/api/tables", {"game": name, "deck": mine, "mode": "bot", "bot": bot, "seed": number})
            tables.append(Watch(f"{name} against {bot}", opened["match"], [opened["token"], None]))
    return tables


async def visit(server: Server, watch: Watch, token: str | None, dice: Random) -> None:
    """Comes to the table again and again until the game is over."""
    heard = 0
    while not watch.done:
        try:
            async with at_table(server, watch.match, token) as client:
                answered = -1
                while not watch.done:
                    watch.note(client)
                    if client.state["over"] is not None:
                        watch.done = True
                        return
                    if token is not None:
                        answered = await act(client, answered, dice, heard > LONG)
                    if dice.random() < 0.04:
                        break
                    message = await client.hear(2 * PATIENCE)
                    watch.moved = time.monotonic()
                    heard += message["t"] == "state"
                    if message["t"] == "refused" or message.get("full"):
                        answered = -1
        except ConnectionClosed:
            continue


async def act(client: Client, answered: int, dice: Random, weary: bool) -> int:
    """Does something, or several things at once: the number of the question that was answered last."""
    state = client.state
    wish = state["undo"]
    if wish is not None and wish["by"] != client.welcome["seat"]:
        await client.say("consent", undo=wish["id"], yes=dice.random() < 0.6)
    if state["can_undo"] and not weary and dice.random() < 0.05:
        await client.say("undo", n=state["n"])
    if weary and dice.random() < 0.2:
        await client.say("concede")
    if state["decision"] is None or answered == state["n"]:
        return answered
    await client.choose(dice.randrange(len(state["decision"]["options"])))
    return int(state["n"])


def test_no_table_is_left_waiting(server: Server) -> None:
    tables = open_tables(server)

    async def play() -> None:
        dice = Random(7)
        players = [
            asyncio.create_task(visit(server, watch, token, Random(dice.random())))
            for watch in tables
            for token in watch.tokens
        ]
        while not all(player.done() for player in players):
            await asyncio.sleep(0.1)
            for watch in tables:
                quiet = time.monotonic() - watch.moved
                assert watch.done or quiet < PATIENCE, f"{watch.name} {watch.match}: nothing for {quiet:.0f} s, {watch.last}"
        for player in players:
            player.result()

    run(play())
    for watch in tables:
        assert server.get(f"/api/tables/{watch.match}")["over"] is not None


class Slow:
    """A database that keeps, or fails to keep, what it is given only when it is told to."""

    def __init__(self, fails: bool) -> None:
        self.fails = fails
        self.go = asyncio.Event()

    async def write(self, *jobs: object) -> None:
        await self.go.wait()
        if self.fails:
            raise Trouble("no room on the disk")


@pytest.mark.parametrize("fails", [False, True])
def test_nobody_hears_of_a_choice_before_it_is_kept(fails: bool) -> None:
    """Whoever comes while it is being written is told of the table when that is done."""

    async def play() -> None:
        match = dealt(1, "divinecross").start()
        there, late = [Ear(0), Ear(1)], Ear(None)
        table = table_with(match, there)
        keeper = Slow(fails)
        table.store = keeper  # type: ignore[assignment]
        table.tell()
        assert match.decision is not None
        choosing = asyncio.create_task(table.choose(0 if match.decision.player == 0 else 1, 0, 0))
        while table.n == 0:
            await asyncio.sleep(0)
        table.enter(late)
        table.leave(there.pop())
        assert [json.loads(text)["t"] for text in late.sent] == ["welcome"]
        assert len(there[0].sent) == 1
        keeper.go.set()
        if fails:
            with pytest.raises(Refuse):
                await choosing
        else:
            await choosing
        for ear in (*there, late):
            assert json.loads(ear.sent[-1])["n"] == table.n
            assert (table.n == 0) is fails
            assert len(ear.sent) == 2

    run(play())


class Moody:
    """A database that cannot keep the first few choices."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.kept = 0

    async def write(self, *jobs: object) -> None:
        if self.failures:
            self.failures -= 1
            raise Trouble("the disk is full")
        self.kept += 1


def test_a_bot_whose_choice_cannot_be_kept_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "AGAIN", 0.001)
    match = dealt(1, "divinecross").start()
    assert match.decision is not None
    ear = Ear(1 - match.decision.player)
    table = table_with(match, [ear])
    table.chairs[match.decision.player].kind = "bot"
    table.setting = {"bot": "random"}
    table.settings = Settings(database="", bot_pause=0)
    moody = Moody(3)
    table.store = moody  # type: ignore[assignment]

    async def play() -> None:
        table.wake()
        assert table.thinking is not None
        await asyncio.wait_for(table.thinking, 10)

    run(play())
    assert moody.failures == 0 and moody.kept == table.n > 0
    assert table.decision is None or table.chairs[table.decision.player].kind == "person"
