"""A game that was played by an earlier version of the rules is recognised when it is laid again, and says so."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serving import Server, asked_one, at_table, play_out, run

SENTENCE = "this game was played by an earlier version of the rules: from choice"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path)
    try:
        yield server
    finally:
        server.stop()


def database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(server.folder / "tables.sqlite3")


def corrected(header: dict[str, Any]) -> dict[str, Any]:
    """The header of a game whose cards were corrected since: every unit has more HP."""
    for card in header["cards"].values():
        if isinstance(card.get("hp"), int):
            card["hp"] += 100
    return header


def correct(server: Server, match: str) -> None:
    """Corrects the cards of a game that is kept."""
    with database(server) as kept:
        (header,) = kept.execute("SELECT header FROM matches WHERE id = ?", (match,)).fetchone()
        kept.execute("UPDATE matches SET header = ? WHERE id = ?", (json.dumps(corrected(json.loads(header))), match))


def rows(server: Server, match: str) -> list[Any]:
    with database(server) as kept:
        return [
            kept.execute("SELECT number, value FROM choices WHERE match = ? ORDER BY number", (match,)).fetchall(),
            kept.execute("SELECT number, value FROM prints WHERE match = ? ORDER BY number", (match,)).fetchall(),
        ]


def result(server: Server, match: str) -> Any:
    with database(server) as kept:
        return kept.execute("SELECT result FROM matches WHERE id = ?", (match,)).fetchone()[0]


async def some(server: Server, match: str, tokens: tuple[str, str], count: int) -> dict[str, Any]:
    """Some choices of two people: what the first of them knows then."""
    dice = Random(5)
    async with at_table(server, match, tokens[0]) as ada, at_table(server, match, tokens[1]) as bo:
        for _ in range(count):
            asked = await asked_one(ada, bo)
            assert asked is not None
            await asked.answer(dice.randrange(len(asked.state["decision"]["options"])))
        await asked_one(ada, bo)
        return ada.state


def test_a_game_that_is_another_now_is_closed_as_void(running: Server) -> None:
    match, first, second = running.pair("divinecross", ("ember", "tide"))
    run(some(running, match, (first, second), 50))
    before = rows(running, match)
    assert len(before[1]) >= 4, "fingerprints are kept with the choices"
    running.stop()
    correct(running, match)
    running.start()

    async def look(lang: str) -> None:
        async with at_table(running, match, first, lang=lang) as ada:
            over = ada.state["over"]
            assert over["ending"] == "void" and over["winner"] is None and ada.state["decision"] is None
            assert (SENTENCE in over["text"]) == (lang == "en"), over
            assert ada.state["n"] in [0, *(number for number, _ in before[1])], "it is laid as far as it is the same"
            assert ada.state["n"] < len(before[0]) and not ada.state["can_undo"]
            await ada.say("choose", n=ada.state["n"], option=0)
            assert SENTENCE in (await ada.kind("refused"))["reason"]
            await ada.say("undo", n=ada.state["n"])
            await ada.kind("refused")
            await ada.say("at", n=0)
            assert (await ada.kind("answer"))["view"]

    for lang in ("en", "ja", "zh"):
        run(look(lang))
    replay = running.get(f"/api/replays/{match}")
    assert replay["match"]["over"]["ending"] == "void" and SENTENCE in replay["match"]["over"]["text"]
    assert json.loads(result(running, match))["ending"] == "void"
    assert rows(running, match) == before, "the record stays"
    saved = running.get(f"/api/matches/{match}/save", Authorization=f"Bearer {first}")
    assert len(saved["choices"]) == len(before[0]) and saved["fingerprints"] == [list(row) for row in before[1]]


def test_a_game_goes_on_when_the_earlier_version_is_back(running: Server) -> None:
    match, first, second = running.pair("divinecross", ("ember", "tide"))
    known = run(some(running, match, (first, second), 30))
    with database(running) as kept:
        (header,) = kept.execute("SELECT header FROM matches WHERE id = ?", (match,)).fetchone()
    running.stop()
    correct(running, match)
    running.start()
    assert running.get(f"/api/tables/{match}")["over"]["ending"] == "void"
    running.stop()
    with database(running) as kept:
        kept.execute("UPDATE matches SET header = ? WHERE id = ?", (header, match))
    running.start()
    assert running.get(f"/api/tables/{match}")["over"] is None
    assert result(running, match) is None
    again = run(some(running, match, (first, second), 0))
    assert (again["n"], again["view"]) == (known["n"], known["view"])
    run(some(running, match, (first, second), 3))


def test_a_finished_game_keeps_its_result(running: Server) -> None:
    opened = running.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
    match, token = opened["match"], opened["token"]

    async def whole() -> dict[str, Any]:
        async with at_table(running, match, token) as client:
            await play_out(client, Random(4))
            over: dict[str, Any] = client.state["over"]
            return over

    over = run(whole())
    marks = rows(running, match)[1]
    assert marks[-1][0] == len(rows(running, match)[0]), "there is a fingerprint of the end"
    running.stop()
    correct(running, match)
    running.start()
    now = running.get(f"/api/tables/{match}")["over"]
    assert (now["winner"], now["ending"]) == (over["winner"], over["ending"])
    assert SENTENCE in now["text"]
    assert json.loads(result(running, match)) == over


def test_a_database_from_before_there_were_fingerprints(running: Server) -> None:
    match, first, second = running.pair("divinecross", ("ember", "tide"))
    known = run(some(running, match, (first, second), 20))
    running.stop()
    with database(running) as kept:
        kept.execute("DROP TABLE prints")
        kept.execute("DROP TABLE server")
    running.start()
    again = run(some(running, match, (first, second), 0))
    assert (again["n"], again["view"]) == (known["n"], known["view"])
    run(some(running, match, (first, second), 12))
    assert rows(running, match)[1], "from now on they are kept"


def test_what_is_taken_back_takes_its_fingerprints_along(running: Server) -> None:
    opened = running.post("/api/tables", {"game": "digimon", "deck": "cinder", "mode": "hotseat"})
    match, token = opened["match"], opened["token"]

    async def there_and_back() -> int:
        dice = Random(2)
        async with at_table(running, match, token) as client:
            for _ in range(14):
                await client.answer(dice.randrange(len(client.state["decision"]["options"])))
            for _ in range(9):
                n = client.state["n"]
                await client.say("undo", n=n)
                await client.until(lambda m, n=n: m["t"] == "state" and m["n"] < n)  # type: ignore[misc]
            left: int = client.state["n"]
            assert all(number <= left for number, _ in rows(running, match)[1])
            dice = Random(3)
            for _ in range(14):
                await client.answer(dice.randrange(len(client.state["decision"]["options"])))
            count: int = client.state["n"]
            return count

    made = run(there_and_back())
    running.kill()
    running.start()
    table = running.get(f"/api/tables/{match}")
    assert table["over"] is None and table["choices"] == made


def test_a_saved_game_that_is_another_now_is_opened_as_far_as_it_is_the_same(running: Server) -> None:
    opened = running.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})

    async def play() -> None:
        dice = Random(6)
        async with at_table(running, opened["match"], opened["token"]) as client:
            for _ in range(40):
                await client.answer(dice.randrange(len(client.state["decision"]["options"])))

    run(play())
    saved = running.get(f"/api/matches/{opened['match']}/save", Authorization=f"Bearer {opened['token']}")
    same = running.post("/api/replays/file", saved)
    assert running.get(f"/api/tables/{same['match']}")["choices"] == len(saved["choices"])
    other = running.post("/api/replays/file", corrected(saved))
    table = running.get(f"/api/tables/{other['match']}")
    assert table["choices"] < len(saved["choices"]) and SENTENCE in table["title"] and table["over"] is None

    async def goes_on() -> None:
        async with at_table(running, other["match"], other["token"]) as client:
            await client.answer(0)

    run(goes_on())
    running.kill()
    running.start()
    assert running.get(f"/api/tables/{other['match']}")["choices"] > table["choices"]


def test_a_saved_game_that_never_was_is_refused(running: Server) -> None:
    """A choice that cannot be made, where nothing shows that it could be made once, is a broken file."""
    opened = running.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "hotseat"})
    saved = running.get(f"/api/matches/{opened['match']}/save", Authorization=f"Bearer {opened['token']}")
    for change in ({"choices": [999]}, {"choices": [999], "fingerprints": []}, {"choices": [-1, 0]}):
        status, answer, _ = running.request("POST", "/api/replays/file", saved | change)
        assert status == 400 and "\n" not in answer["error"], (status, answer)
