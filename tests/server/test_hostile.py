"""Those who mean no good: texts without end, floods, half-sent requests, foreign pages. Nobody else may notice them.

Every attack here goes to a server of the test's own at 127.0.0.1 and is bounded in number and time. A bystander sits at a
table of its own meanwhile and measures how long the server takes to answer it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from serving import FULL, Server, at_table, play_out, run
from shinpan.library import game, starter_deck
from shinpan.match import Match
from shinpan.server import jobs, load
from shinpan.server.catalogue import Catalogue
from shinpan.server.limits import Limits, TooMuch
from shinpan.server.settings import Settings
from shinpan.server.workshop import TooHard

HELD_UP = 0.4
"""Seconds that the server may work at most, in the thread that serves everybody, while a bystander waits for an answer."""
ASLEEP = 10.0
"""Seconds by the clock that the bystander may wait: most of them belong to the other work of a busy machine."""
ROWS: dict[str, dict[str, Any]] = {
    "digimon": {"kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 4000},
    "fftcg": {"kind": "forward", "elements": ["fire"], "cost": 2, "power": 5000},
    "divinecross": {"kind": "unit", "hp": 500, "attributes": ["red"]},
}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has when nobody sets any, but room for the tables of these tests."""
    folder = tmp_path_factory.mktemp("usual")
    settings = {"rate": 20, "burst": 40, "strikes": 400, "preload": 1, "bot_pause": 0.6, "tables_per_address": 1000}
    server = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder, usual=True, **settings)
    try:
        yield server
    finally:
        server.stop()


def used(server: Server) -> float:
    """Seconds that the thread which serves everybody has had a processor; by the clock where the system does not tell."""
    assert server.process is not None
    try:
        told = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/schedstat").read_text("ascii")
    except OSError:
        return time.perf_counter()
    return int(told.split()[0]) / 1e9


@asynccontextmanager
async def bystander(server: Server) -> AsyncIterator[list[float]]:
    """Somebody at a table of their own, who asks again and again and measures how long the server works before it answers.

    What holds everybody up is work in the one thread that serves them all; how long the machine lets that thread wait for a
    processor says nothing of the server.
    """
    opened = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
    times: list[float] = []
    async with at_table(server, opened["match"], opened["token"]) as client:

        async def ask() -> None:
            while True:
                begun, before = time.perf_counter(), used(server)
                await client.say("ping")
                await client.kind("pong")
                times.append(used(server) - before)
                assert time.perf_counter() - begun < ASLEEP
                await asyncio.sleep(0.06)

        asking = asyncio.create_task(ask())
        try:
            await asyncio.sleep(0.3)
            times.clear()
            yield times
            while not times and not asking.done():  # the one that waits now counts too
                await asyncio.sleep(0.01)
            assert not asking.done(), asking.exception()
        finally:
            asking.cancel()
            with suppress(asyncio.CancelledError):
                await asking


def own_cards(name: str, room: int, text: Callable[[int], str]) -> list[dict[str, Any]]:
    """Cards with texts nobody has read before, as many as there is room for."""
    cards: list[dict[str, Any]] = []
    size = 0
    while size < room:
        cards.append({"id": f"X-{len(cards)}", "name": "Ember", "text": text(len(cards)), **ROWS[name]})
        size += len(json.dumps(cards[-1])) + 2
    return cards[:-1]


def slow_text(i: int) -> str:
    return f"[On Play] Delete [Ember{i}]" + " or [Ember]" * 30 + "."


def slow_scenario() -> dict[str, Any]:
    return {
        "yaml": json.dumps({"game": "digimon", "cards": own_cards("digimon", 29_000, slow_text), "p1": {"battle": ["X-0"]}})
    }


def slow_save() -> dict[str, Any]:
    rules = game("digimon")
    deck = starter_deck(rules, "cinder").cards
    saved = Match(rules, [deck, deck], seed=1).save()
    cards = own_cards("digimon", 150_000, slow_text)
    saved["cards"] |= {card["id"]: card for card in cards}
    saved["decks"][0] += [card["id"] for card in cards]
    return saved


ATTACKS: dict[str, tuple[str, Callable[[], dict[str, Any]]]] = {
    "a scenario of slow texts": ("/api/scenarios/table", slow_scenario),
    "a saved game of slow texts": ("/api/replays/file", slow_save),
    "a regex trap as a deck": ("/api/decks/check", lambda: {"game": "digimon", "text": ("4 a" + " ,;:|" * 3990)[:19_999]}),
    "blanks without end as a deck": ("/api/tables", lambda: {"game": "fftcg", "deck": " " * 9000 + "x" + " " * 9000 + "x"}),
    "laughs by the billion": (
        "/api/scenarios/table",
        lambda: {
            "yaml": "game: digimon\na0: &a0 [x, x]\n"
            + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}, *a{i - 1}]\n" for i in range(1, 40))
        },
    ),
    "a hand of thousands": ("/api/scenarios/table", lambda: {"yaml": "game: digimon\np1: {hand: [" + "blank," * 4900 + "]}"}),
    "a deep list": ("/api/scenarios/table", lambda: {"yaml": "game: digimon\nnote: " + "[" * 14_000}),
    "a deck of 200 kB": ("/api/decks/check", lambda: {"game": "digimon", "text": "4 SD1-003\n" * 18_000}),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_what_others_wrote_is_read_without_holding_anybody_up(usual: Server, name: str) -> None:
    path, body = ATTACKS[name]
    wish = body()

    async def attack() -> None:
        async with bystander(usual) as waits:
            answers = await asyncio.gather(*(asyncio.to_thread(usual.request, "POST", path, wish) for _ in range(2)))
            for status, answer, _ in answers:
                assert status in (200, 201) or (400 <= status < 500 and list(answer) == ["error"]), answer
        assert max(waits) < HELD_UP, name

    run(attack())


def test_a_table_laid_from_slow_texts_is_found_again_without_holding_anybody_up(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, usual=True, preload=1)
    try:
        opened = server.post("/api/scenarios/table", slow_scenario())
        server.kill()
        server.start()

        async def attack() -> None:
            async with bystander(server) as waits:
                found = await asyncio.to_thread(server.get, f"/api/tables/{opened['match']}")
                assert found["begun"]
            assert max(waits) < HELD_UP

        run(attack())
    finally:
        server.stop()


# ------------------------------------------------------------------ budgets


async def long_game(server: Server) -> tuple[str, str]:
    """A table at which much has happened: its name and the token of who plays both sides."""
    opened = server.post("/api/tables", {"game": "digimon", "deck": "cinder", "mode": "hotseat", "seed": 5})
    async with at_table(server, opened["match"], opened["token"]) as both:
        both.trusts = True
        await play_out(both, Random(2), 150)
    return opened["match"], opened["token"]


def test_twenty_watchers_who_ask_for_the_past_delay_nobody(tmp_path: Path) -> None:
    few = {"ask_burst": 0.05, "ask_share": 0.005}  # that much is used up by the compiled engine too
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, usual=True, **few)

    async def attack() -> None:
        match, token = await long_game(server)
        last = server.get(f"/api/tables/{match}")["choices"]
        dice = Random(1)
        async with AsyncExitStack() as stack:
            watchers = [await stack.enter_async_context(at_table(server, match, None)) for _ in range(20)]
            both = await stack.enter_async_context(at_table(server, match, token))
            async with bystander(server) as waits:
                for watcher in watchers:
                    watcher.trusts = True
                    for _ in range(40):
                        await watcher.say("at", n=dice.randrange(last))
                refused = answered = 0
                for watcher in watchers:
                    for _ in range(40):
                        message = await watcher.kind("answer", "refused")
                        answered += message["t"] == "answer"
                        refused += message["t"] == "refused"
                        if message["t"] == "refused":
                            assert re.search(r"try again in \d+ s", message["reason"]), message
                await both.say("at", n=3)
                assert (await both.kind("answer", "refused"))["t"] == "answer", "who plays there has a budget of their own"
            assert max(waits) < HELD_UP
            assert answered > 20 and refused > 100
            assert server.get("/api/health")["ok"]

    try:
        run(attack())
    finally:
        server.stop()


def test_all_questions_at_once_are_not_all_answered(tmp_path: Path) -> None:
    """Those that wait in line are looked at again when it is their turn: the first have used the budget up."""

    async def flood() -> tuple[int, int]:
        limits = Limits(Settings(database="", ask_burst=0.05, ask_share=0.001))
        answered = refused = 0

        async def ask() -> None:
            nonlocal answered, refused
            try:
                async with limits.question("past positions", "192.0.2.1", "table"):
                    end = time.thread_time() + 0.02
                    while time.thread_time() < end:
                        pass
                answered += 1
            except TooMuch:
                refused += 1

        await asyncio.gather(*(ask() for _ in range(60)))
        return answered, refused

    answered, refused = run(flood())
    assert 1 <= answered <= 5 and answered + refused == 60


def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, usual=True, tables_per_address=3)

    async def again() -> list[str]:
        opened = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
        match, token, heard = opened["match"], opened["token"], []
        while len(heard) < 5:
            async with at_table(server, match, token) as both:
                await both.say("concede")
                await both.until(lambda message: message["t"] == "state" and message["over"] is not None)
                await both.say("rematch")
                answer = await both.kind("rematch", "refused")
                heard.append(answer["t"])
                if answer["t"] == "refused":
                    assert "too many tables" in answer["reason"]
                    break
                match, token = answer["match"], answer["token"]
        return heard

    try:
        assert run(again()) == ["rematch", "rematch", "refused"]
    finally:
        server.stop()


def test_a_poisoned_save_is_refused_and_nobody_elses_choice_with_it(usual: Server) -> None:
    opened = usual.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
    saved = usual.get(f"/api/matches/{opened['match']}/save", Authorization=f"Bearer {opened['token']}")
    for prints in ([[-(10**30), "0" * 16]], [[0, "\ud800"]], [[0, "short"]], [[10**30, "0" * 16]]):
        status, answer, _ = usual.request("POST", "/api/replays/file", saved | {"fingerprints": prints})
        assert status == 400 and "fingerprint" in answer["error"], answer
    assert usual.get("/api/health")["ok"]


def test_strange_origins_and_names_get_a_proper_answer(usual: Server) -> None:
    status, answer, _ = usual.request("POST", "/api/decks/check", {"game": "digimon", "text": ""}, {"Origin": "http://["})
    assert status == 403 and list(answer) == ["error"]
    status, answer, _ = usual.request("POST", "/api/tables", {"\ud800": 1})
    assert status in (400, 422) and list(answer) == ["error"], answer


def test_wrong_input_does_not_use_up_the_quota_of_tables(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, usual=True, tables_per_address=3)
    try:
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("/api/scenarios/table", {"yaml": "game: chess\n"}),
            ("/api/scenarios/table", {"yaml": "game: ["}),
            ("/api/scenarios/table", {"yaml": "game: digimon\np1: {hand: [NO-1]}\n"}),
            ("/api/replays/file", {"format": 1}),
            ("/api/replays/file", {"format": 9, "choices": []}),
            ("/api/tables", {"game": "digimon", "deck": "4 Nothing"}),
            ("/api/tables", {"game": "digimon", "deck": "cinder", "bot": "nobody"}),
        ]
        for path, body in wrong:
            status, answer, _ = server.request("POST", path, body)
            assert status == 400, answer
        for _ in range(3):
            server.post("/api/tables", {"game": "divinecross", "deck": "ember"})
        status, answer, headers = server.request("POST", "/api/tables", {"game": "divinecross", "deck": "ember"})
        assert status == 429 and re.search(r"try again in \d+ (s|min)", answer["error"]), answer
        assert int(headers["retry-after"]) > 0
    finally:
        server.stop()


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, usual=True, sockets_per_address=3)

    async def attack() -> None:
        opened = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
        async with AsyncExitStack() as stack:
            for _ in range(3):
                client = await stack.enter_async_context(at_table(server, opened["match"], None))
                assert client.welcome
            async with connect(f"ws://127.0.0.1:{server.port}/ws/{opened['match']}") as wire:
                assert "address" in json.loads(await wire.recv())["reason"]
        async with at_table(server, opened["match"], None) as client:
            assert client.welcome, "who has gone is not counted"

    try:
        run(attack())
    finally:
        server.stop()


def test_who_plays_like_a_machine_gun_waits_but_is_not_refused(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, usual=True, play_share=0.005, play_burst=0.005)

    async def attack() -> None:
        wish = {"game": "divinecross", "deck": "ember", "mode": "hotseat"}
        opened = await asyncio.to_thread(server.post, "/api/tables", wish)
        async with bystander(server) as waits, at_table(server, opened["match"], opened["token"]) as both:
            assert await play_out(both, Random(3), 12) == 12
            assert not any(message["t"] == "refused" for message in both.others)
        assert max(waits) < HELD_UP

    async def wait() -> None:
        limits = Limits(Settings(database="", play_share=0.01, play_burst=0.05))
        limits.played("192.0.2.1", "T", 0.055)
        for address, table, least, most in (("192.0.2.2", "U", 0.0, 0.3), ("192.0.2.1", "T", 0.45, 3.0)):
            begun = time.monotonic()
            await limits.pace(address, table)
            assert least <= time.monotonic() - begun < most

    try:
        run(attack())
        run(wait())
    finally:
        server.stop()


# ------------------------------------------------------------------ clocks


def test_a_clock_does_not_run_while_only_spectators_are_there(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, grace=0.2)
    wish = {"game": "divinecross", "deck": "ember", "bot": "random", "clock": {"bank": 2, "increment": 0}}

    async def absent(match: str, tokens: list[str]) -> None:
        async with at_table(server, match, None) as watcher:
            async with AsyncExitStack() as stack:
                players = [await stack.enter_async_context(at_table(server, match, token)) for token in tokens]
                while not any(player.state["decision"] for player in players):
                    await players[0].kind("state")
                await watcher.until(lambda m: m["t"] == "state" and m["clocks"]["running"] is not None)
            gone = await watcher.until(
                lambda m: m["t"] == "state" and not any(s["connected"] and s["kind"] == "person" for s in m["seats"])
            )
            assert gone["clocks"]["running"] is None
            with suppress(TimeoutError):
                while True:
                    message = await watcher.hear(3.5)  # longer than the bank and the grace
                    assert message["t"] != "state" or message["over"] is None, "an absent player lost on time"
            async with at_table(server, match, tokens[0]) as player:
                assert player.state["over"] is None and min(player.state["clocks"]["left"]) > 0

    try:
        alone = server.post("/api/tables", wish)
        pair = server.pair("divinecross", ("ember", "tide"), clock={"bank": 2, "increment": 0})

        async def both() -> None:
            await asyncio.gather(absent(alone["match"], [alone["token"]]), absent(pair[0], list(pair[1:])))

        run(both())
    finally:
        server.stop()


# ------------------------------------------------------------------ half-sent, misshapen, foreign


def raw(server: Server, *parts: bytes, pause: float = 0.0, patience: float = 8.0) -> bytes:
    """What a server answers to bytes sent piece by piece, until it closes."""
    got = b""
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=patience) as wire,
        suppress(BrokenPipeError, ConnectionResetError),
    ):
        for part in parts:
            wire.sendall(part)
            time.sleep(pause)
        while more := wire.recv(65_536):
            got += more
    return got


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits only a second for the rest of anything."""
    folder = tmp_path_factory.mktemp("impatient")
    server = Server(
        f"sqlite:///{folder / 'tables.sqlite3'}",
        folder,
        usual=True,
        header_seconds=1,
        body_seconds=1,
        hello_seconds=1,
    )
    try:
        yield server
    finally:
        server.stop()


def test_half_sent_requests_are_not_waited_for(impatient: Server) -> None:
    begun = time.monotonic()
    assert raw(impatient, b"") == b"", "a connection that says nothing is closed"
    answer = raw(impatient, b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    assert b" 408 " in answer and json.loads(answer.partition(b"\r\n\r\n")[2])["error"]
    dripping = time.monotonic()
    raw(impatient, b"GET /api/health HTTP/1.1\r\nHost: x\r\n", *[b"X-A: b\r\n"] * 80, pause=0.2)
    assert time.monotonic() - dripping < 12, "a header every now and then is no progress"
    head = b"POST /api/decks/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n"
    answer = raw(impatient, head, b'{"game": ')
    assert b" 408 " in answer and json.loads(answer.partition(b"\r\n\r\n")[2])["error"]
    dripping = time.monotonic()
    raw(impatient, head, *[b" "] * 80, pause=0.2)
    assert time.monotonic() - dripping < 12, "nor is a blank"
    upgrade = (
        b"GET /ws/nothing HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b"nobody said hello" in raw(impatient, upgrade, patience=25)  # it waits ten seconds for our goodbye
    assert time.monotonic() - begun < 60


def test_a_socket_that_has_said_hello_is_not_hurried(impatient: Server) -> None:
    opened = impatient.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})

    async def stay() -> None:
        async with at_table(impatient, opened["match"], opened["token"]) as client:
            await asyncio.sleep(2.5)  # longer than any of the server's times
            await client.say("ping")
            assert (await client.kind("pong", "bye"))["t"] == "pong"

    run(stay())


def test_every_error_is_the_promised_json(usual: Server) -> None:
    kind = b"Content-Type: application/json\r\n"
    asked: list[tuple[bytes, int]] = [
        (b"GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 404),
        (b"DELETE /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405),
        (b"PUT /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405),
        (b"POST /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", 405),
        (b"POST /api/decks/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 900000\r\n\r\n", 413),
        (b"POST /api/decks/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + kind + b"Content-Length: 3\r\n\r\n{x}", 400),
        (b"POST /api/decks/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + kind + b"Content-Length: 2\r\n\r\n{}", 422),
        (
            b"POST /api/decks/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\n"
            b"Content-Length: 2\r\n\r\n{}",
            415,
        ),
        (
            b"POST /api/scenarios/table HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
            + kind
            + b"Content-Length: 60000\r\n\r\n"
            + b"[" * 60_000,
            400,
        ),
        (b"GET /api/cards?game=digimon&page=x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 422),
        (b"NONSENSE\r\n\r\n", 400),
        (b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 200_000 + b"\r\n\r\n", 431),
    ]
    for request, status in asked:
        answer = raw(usual, request)
        head, _, body = answer.partition(b"\r\n\r\n")
        assert int(head.split()[1]) == status, (request[:60], answer[:300])
        assert b"application/json" in head.lower()
        assert list(json.loads(body)) == ["error"] and "\n" not in json.loads(body)["error"], body


def test_an_error_of_the_server_says_nothing_of_its_files(tmp_path: Path) -> None:
    """The folder for pictures is one that cannot be read: whatever goes wrong, no path is told."""
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    cards = tmp_path / "cards.json"
    row = {"id": "BAD-1", "name": "Broken", "text": "", **ROWS["digimon"], "level": "high"}
    cards.write_text(json.dumps([row, {"id": "T-1", "name": "Fine", "text": "", **ROWS["digimon"]}]), "utf-8")
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, [cards], usual=True)
    try:
        (tmp_path / "cards.json").unlink()  # from now on whoever needs it finds it gone
        for method, path, body in (
            ("POST", "/api/decks/check", {"game": "digimon", "text": "4 BAD-1"}),
            ("POST", "/api/scenarios/table", {"yaml": "game: digimon\np1: {hand: [BAD-1]}\n"}),
            ("GET", "/api/cards?game=digimon&q=fine", None),
            ("GET", "/api/cards/digimon/BAD-1", None),
            ("GET", "/api/pictures/digimon/T-1", None),
        ):
            status, answer, _ = server.request(method, path, body)
            assert isinstance(answer, dict), (path, status, answer)
            assert str(tmp_path) not in json.dumps(answer) and "shinpan/" not in json.dumps(answer), answer
            assert status < 500 or list(answer) == ["error"], answer
    finally:
        server.stop()


def test_a_browser_is_told_to_take_nothing_from_elsewhere(usual: Server) -> None:
    for path in ("/api/health", "/api/docs", "/", "/api/nothing", "/api/openapi.json"):
        _, body, headers = usual.request("GET", path)
        told = {key.lower(): value for key, value in headers.items()}
        policy = told["content-security-policy"]
        assert "default-src 'self'" in policy and "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy and "http" not in policy.replace("http://127", "")
        assert told["x-content-type-options"] == "nosniff" and told["referrer-policy"] == "no-referrer"
        assert told["cross-origin-opener-policy"] == "same-origin"
        if path == "/api/docs":
            page = body.decode() if isinstance(body, bytes) else str(body)
            assert not re.search(r"(src|href)=[\"']?(https?:)?//", page) and "<script" not in page
            assert "/api/tables/{identity}/join" in page and "Takes the open seat" in page


def test_pages_of_others_may_not_ask(usual: Server) -> None:
    opened = usual.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
    body = {"game": "divinecross", "text": "4 X"}
    own = f"http://127.0.0.1:{usual.port}"
    for origin, status in ((own, 200), ("https://evil.example", 403), ("null", 403), (f"{own}0", 403)):
        got, answer, _ = usual.request("POST", "/api/decks/check", body, {"Origin": origin})
        assert got == status, (origin, answer)
        assert status == 200 or list(answer) == ["error"]

    async def sockets() -> None:
        url = f"ws://127.0.0.1:{usual.port}/ws/{opened['match']}"
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers={"Origin": origin})
        async with connect(url, additional_headers={"Origin": own}) as wire:
            await wire.send(json.dumps({"t": "hello", "token": None}))
            assert json.loads(await wire.recv())["t"] == "welcome"

    run(sockets())


# ------------------------------------------------------------------ all at once


def test_twenty_hostile_connections_do_not_slow_everybody_else_down(tmp_path: Path) -> None:
    """With SHINPAN_FULL=1, run alone, what is promised of a quiet machine: 300 tables, and 95 of 100 answers within 100 ms.

    Beside other tests: that it is not much worse than without them, whatever the machine is busy with.
    """
    promised = FULL and "PYTEST_XDIST_WORKER" not in os.environ
    tables, seconds, think, warm = (300, 30.0, 3.0, 5.0) if promised else (12, 6.0, 0.5, 2.0)
    limits = {"rate": 20, "burst": 40, "strikes": 400, "preload": 1, "tables": 100_000}
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, usual=True, **limits)
    try:
        limit = 100.0
        if not promised:  # seconds, where texts of others are read between the answers; how busy the machine is does not matter
            (calm,) = run(load.measure(server.url, [tables], think, seconds, 1e9, warm=warm))
            limit = 1000 * HELD_UP + 3 * calm.percentile(0.95)
        (figures,) = run(load.measure(server.url, [tables], think, seconds, 1e9, hostile=20, warm=warm))
        assert figures.times, "nobody was answered at all"
        assert figures.percentile(0.95 if promised else 0.5) < limit, figures.data()
        assert server.get("/api/health")["ok"]
    finally:
        server.stop()


# ------------------------------------------------------------------ the workshop


def endless() -> None:
    while True:
        pass


def greedy() -> int:
    return len(b"x" * (4 << 30))


def trapped() -> bool:
    return re.match(r"(a+)+$", "a" * 60 + "b") is not None


def itself() -> int:
    return os.getpid()


def honest(n: int) -> int:
    return n + 1


def test_work_that_does_not_end_is_given_up_and_the_next_is_done() -> None:
    """In a process of its own: the workshop forks, and this one has threads."""
    program = """
import asyncio, os, signal, sys, time
sys.path[:0] = sys.argv[1:]
import test_hostile as t
from shinpan.games.base import CardError
from shinpan.server.settings import Settings
from shinpan.server.workshop import TooHard, Workshop, benches

def wrong():
    raise CardError("one line")

async def main():
    for work in ("endless", "greedy", "trapped"):
        begun = time.monotonic()
        try:
            await shop.do(work, "a")
            raise SystemExit(f"{work} was done")
        except TooHard as error:
            print(work, error.reason, round(time.monotonic() - begun, 1))
        assert await shop.do("honest", "b", n=1) == 2
    try:
        await shop.do("wrong", "a")
    except CardError as error:
        print(error)
    crowd = await asyncio.gather(*(shop.do("honest", "c", n=n) for n in range(12)), return_exceptions=True)
    assert [one for one in crowd if isinstance(one, int)] == [1, 2, 3, 4, 5], crowd
    assert all("try again in" in str(one) for one in crowd[5:]), crowd
    # One that dies while nothing is to be done shifts no answer.
    killed = await shop.do("itself", "d")
    os.kill(killed, signal.SIGKILL)
    await asyncio.sleep(0.3)
    assert [await shop.do("honest", "d", n=n) for n in range(3)] == [1, 2, 3]
    shop.close()

names = ("endless", "greedy", "trapped", "honest", "itself")
work = benches([("one", n, getattr(t, n)) for n in names] + [("one", "wrong", wrong)])
shop = Workshop(Settings(database="", work_seconds=0.5, work_megabytes=100), work)
shop.open()
asyncio.run(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(Path(__file__).parent), str(Path(__file__).parents[1])],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told = done.stdout.splitlines()
    assert [line.rpartition(" ")[0] for line in told[:3]] == [
        "endless this takes too long to work out",
        "greedy this takes too much memory to work out",
        "trapped this takes too long to work out",
    ]
    assert told[3] == "one line"


def test_a_choice_that_takes_too_long_at_a_table_of_own_cards_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    work = jobs.Jobs(Catalogue([]))
    header = work.scenario("game: divinecross\np1: {main: [{card: blank, energy: 2}], hand: 3}\np2: {standby: 1}\n")["header"]
    given: dict[str, Any] = {"table": "T", "name": "divinecross", "choice": 0}
    assert work.rehearse(**given, choices=[]) is False, "a table it has not seen"
    assert work.rehearse(**given, choices=[], header=header) is True
    made = work.matches["T"].choices
    assert work.rehearse(**given, choices=made) is True and len(work.matches["T"].choices) > len(made)
    assert work.rehearse(**given, choices=[]) is True, "what was taken back is tried anew"
    monkeypatch.setattr(jobs, "LONG", -1.0)
    with pytest.raises(TooHard, match="too long"):
        work.rehearse(**given, choices=[])
    assert work.matches["T"].choices == [], "what was too hard is taken back, and the table is still known"
