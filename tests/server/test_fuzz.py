"""Malformed, forged and late messages: each is refused with a reason, no game changes, and the server stays up."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from serving import FULL, Client, Server, at_table, run
from shinpan.library import game, game_names, starter_decks

MESSAGES = 100_000 if FULL else 3_000
BATCH = 100
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    10**30,
    -(10**9),
    "",
    "x" * 50,
    "\u0000",
    [],
    {},
    [[]],
    {"t": "choose"},
    "hello",
    1e308,
]
KINDS = ["hello", "choose", "concede", "undo", "consent", "chat", "mute", "rematch", "why", "clause", "at", "hint", "ping"]
FIELDS = ["n", "option", "undo", "yes", "text", "on", "ref", "id", "token", "since", "uid", "seat", "__proto__", "seed"]


def malformed(dice: Random) -> str | bytes:
    """Something that is no message."""
    sort = dice.randrange(9)
    if sort == 0:
        return "".join(chr(dice.randrange(32, 0x2FFF)) for _ in range(dice.randrange(60)))
    if sort == 1:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(80)))
    if sort == 2:
        return json.dumps(dice.choice(JUNK))
    if sort == 3:
        return json.dumps({"t": dice.choice([*JUNK, "cheat", "state", "welcome", "Choose", "choose "]), "n": 1, "option": 0})
    if sort == 4:
        whole = json.dumps({"t": "choose", "n": dice.randrange(50), "option": dice.randrange(9)})
        return whole[: dice.randrange(len(whole))]
    if sort == 5:
        return "[" * dice.randrange(1, 2000)
    if sort == 6:
        return json.dumps({"t": "chat", "text": "x" * dice.choice([301, 4000, 5000, 30_000])})
    if sort == 7:
        return json.dumps({"t": dice.choice(KINDS), dice.choice(FIELDS) + "!": 1})
    return (
        '{"t":"choose","n":'
        + dice.choice(["1e999", "NaN", "Infinity", "0x1", "01", "-0.5", '"3"', "true", "null"])
        + ',"option":0}'
    )


def forged(dice: Random, n: int, asked: int | None) -> str:
    """A message that is one, but whose sender may not say it, or not with these words."""
    sort = dice.randrange(11)
    if sort == 0:
        return json.dumps({"t": "choose", "n": n, "option": (asked or 0) + dice.randrange(1000)})
    if sort == 1:
        return json.dumps({"t": "consent", "undo": dice.randrange(99), "yes": dice.random() < 0.5})
    if sort == 2:
        return json.dumps(
            {"t": "why", "ref": dice.choice(["p3.hand.0", "b9999", "p1.deck.3", "x", "__class__", "p1.hand.999"])}
        )
    if sort == 3:
        return json.dumps({"t": "clause", "id": dice.choice(["0", "999.9.9", "../etc", "' OR 1=1 --"])})
    if sort == 4:
        return json.dumps({"t": "at", "n": n + 1 + dice.randrange(10**6)})
    if sort == 5:
        return json.dumps({"t": "rematch"})
    if sort == 6:
        return json.dumps({"t": "hello", "token": "A" * 32})
    if sort == 7:
        kind = dice.choice(KINDS)
        return json.dumps({"t": kind, **{field: dice.choice(JUNK) for field in dice.sample(FIELDS, 3)}, "forged": 1})
    if sort == 8:
        return json.dumps({"t": "undo", "n": n + 1 + dice.randrange(99)})
    if sort == 9:
        return json.dumps({"t": "chat", "text": dice.choice([" ", "\u0000\u0007", "\n\t "])})
    return json.dumps({"t": "choose", "n": n, "option": 0, "player": 1})


def late(dice: Random, n: int) -> str:
    """An answer to a question of long ago, or of some time to come."""
    other = dice.choice([0, n - 1, dice.randrange(n), n + 1, n + 1 + dice.randrange(10**6)])
    return json.dumps(dice.choice([{"t": "choose", "n": other, "option": 0}, {"t": "undo", "n": other}]))


def from_outside(dice: Random, n: int) -> str:
    """What a player may say and a spectator may not."""
    said: dict[str, Any] = dice.choice(
        [{"t": "choose", "n": n, "option": 0}, {"t": "concede"}, {"t": "undo", "n": n}, {"t": "chat", "text": "hi"}]
    )
    return json.dumps(said)


async def refused(client: Client, batch: list[str | bytes], secret: list[str]) -> None:
    """Sends messages, and wants each refused with a reason that tells nothing."""
    for message in batch:
        await client.wire.send(message)
    for message in batch:
        answer = await client.hear()
        assert answer["t"] == "refused", (message, answer)
        assert answer["reason"].strip(), message
        assert "\n" not in answer["reason"]
        assert answer.keys() == {"t", "reason", "n"}
        assert not any(word in answer["reason"] for word in secret), answer


async def closed(client: Client, pings: int = 0) -> None:
    """Talks and listens until the server closes the socket."""
    with suppress(ConnectionClosed):
        for _ in range(pings):
            await client.say("ping")
        while True:
            await client.hear()


async def pester(client: Client, n: int, hands: list[list[str]], text: str) -> None:
    """Sends a ninth of all messages, and wants them refused."""
    seat, decision = client.welcome["seat"], client.state["decision"]
    dice = Random(f"{n} {seat}")
    secret = [name for hand in hands for name in hand if name not in text]
    for _ in range(0, MESSAGES // 9 + BATCH, BATCH):
        batch: list[str | bytes] = []
        for _ in range(BATCH):
            sort = dice.random()
            if sort < 0.45:
                batch.append(malformed(dice))
            elif sort < 0.75:
                batch.append(forged(dice, n, len(decision["options"]) if decision else None))
            elif seat is None:
                batch.append(from_outside(dice, n))
            elif decision is None and sort < 0.85:
                batch.append(json.dumps({"t": "choose", "n": n, "option": dice.randrange(5)}))
            else:
                batch.append(late(dice, n))
        await refused(client, batch, secret)


@pytest.mark.parametrize("name", game_names())
def test_every_bad_message_is_refused(server: Server, name: str) -> None:
    found = starter_decks(game(name))
    dice = Random(name)
    match, first, second = server.pair(name, (found[0], found[1]))

    async def attack() -> tuple[Any, Any]:
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(at_table(server, match, first))
            bo = await stack.enter_async_context(at_table(server, match, second))
            eve = await stack.enter_async_context(at_table(server, match, None))
            clients = [ada, bo, eve]
            for _ in range(14):
                for client in clients:
                    while client.state["n"] < max(other.state["n"] for other in clients):
                        await client.kind("state")
                asked = ada if ada.state["decision"] is not None else bo
                await asked.answer(dice.randrange(len(asked.state["decision"]["options"])))
            for client in clients:
                while client.state["n"] < max(other.state["n"] for other in clients):
                    await client.kind("state")
            n = ada.state["n"]
            views = [client.state["view"] for client in clients]
            texts = [json.dumps(view, ensure_ascii=False) for view in views]
            hands = [[card["name"] for card in views[seat]["players"][seat]["hand"]["cards"]] for seat in (0, 1)]
            await asyncio.gather(*(pester(client, n, hands, texts[number]) for number, client in enumerate(clients)))
            await ada.say("ping")
            assert (await ada.hear())["t"] == "pong"
        after = []
        for token in (first, second, None):
            async with at_table(server, match, token) as client:
                after.append(client.state)
        assert [state["n"] for state in after] == [n, n, n]
        assert [state["view"] for state in after] == views
        return views, after

    run(attack())
    assert server.get("/api/health")["ok"]


def test_nobody_gets_in_with_a_forged_hello(server: Server) -> None:
    match, first, _ = server.pair("divinecross", ("ember", "tide"))
    bad: list[Any] = [
        {"t": "hello", "token": ""},
        {"t": "hello", "token": first[:-1]},
        {"t": "hello", "token": first.swapcase()},
        {"t": "hello", "token": first + "="},
        {"t": "hello", "token": 7},
        {"t": "ping"},
        {"t": "choose", "n": 0, "option": 0},
        {},
        None,
    ]

    async def try_all() -> None:
        for message in bad:
            async with connect(f"ws://127.0.0.1:{server.port}/ws/{match}") as wire:
                await wire.send(json.dumps(message))
                answer = json.loads(await wire.recv())
                assert answer["t"] == "bye" and answer["reason"]
                with pytest.raises(ConnectionClosed):
                    await wire.recv()
        for name in ("nothing", "a" * 500, match[:-1], match.swapcase()):
            async with connect(f"ws://127.0.0.1:{server.port}/ws/{name}") as wire:
                await wire.send(json.dumps({"t": "hello", "token": None}))
                answer = json.loads(await wire.recv())
                assert answer == {"t": "bye", "reason": "there is no such table"}
        async with at_table(server, match, first) as client:
            await client.wire.send("x" * 200_000)
            await closed(client)
        async with at_table(server, match, first) as client:
            assert client.state["n"] == 0

    run(try_all())


def test_who_talks_too_much_is_slowed_down_and_then_let_go(tmp_path: Any) -> None:
    limits = {"rate": 1, "burst": 10, "strikes": 50, "tables_per_address": 2, "open_seeds": 0}
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, **limits)
    try:
        opened = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})

        async def talk() -> None:
            async with at_table(server, opened["match"], opened["token"]) as client:
                for _ in range(20):
                    await client.say("ping")
                heard = [(await client.hear())["t"] for _ in range(20)]
                assert heard.count("pong") < 15
                assert heard.count("refused") > 5
                await closed(client, 200)
                assert json.loads(client.seen[-1])["t"] in ("bye", "refused")

        run(talk())
        server.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
        status, answer, _ = server.request("POST", "/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
        told = "too many tables were opened from this address within an hour: try again in 60 min"
        assert (status, answer["error"]) == (429, told)
        seeded = {"game": "fftcg", "deck": "ember", "mode": "invite", "seed": 1}
        status, answer, _ = server.request("POST", "/api/tables", seeded)
        assert (status, answer["error"]) == (400, "a seed can be given only where nobody else plays")
        assert server.request("POST", "/api/decks/check", {"game": "fftcg", "text": "x" * 300_000})[0] == 413
    finally:
        server.stop()
