"""A deck tried against the starter decks: figures as games come in, stopped, bounded, and nobody else waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from serving import Server
from shinpan.library import game, starter_decks
from shinpan.server import errands, trials
from shinpan.server.hall import bot_title
from shinpan.server.settings import Settings
from shinpan.server.thinking import Thinker, Thinkers
from shinpan.simulation import Run, here, summary

WISH = {"game": "divinecross", "text": "ember", "player": "random", "games": 4}


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    running: list[Server] = []

    def start(**settings: object) -> Server:
        folder: Path = tmp_path_factory.mktemp("trials")
        running.append(Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder, trials_per_address=1000, **settings))
        return running[-1]

    yield start
    for each in running:
        each.stop()


@pytest.fixture(scope="module")
def server(started: Callable[..., Server]) -> Server:
    return started()


def waited(server: Server, trial: str, until: Callable[[Any], bool]) -> Any:
    """What is told of a trial once it is so."""
    end = time.monotonic() + 180
    while time.monotonic() < end:
        told = server.get(f"/api/trials/{trial}")
        if until(told):
            return told
        time.sleep(0.1)
    raise AssertionError(f"it never came: {told}")


def over(told: Any) -> bool:
    return told["state"] in ("done", "stopped", "failed")


def test_a_deck_meets_every_starter_deck(server: Server) -> None:
    status, told, _ = server.request("POST", "/api/trials", WISH)
    assert status == 201 and told["wanted"] == 16 and told["games"] < 16
    found = waited(server, told["id"], over)
    assert found["state"] == "done" and found["error"] == ""
    assert [row["deck"] for row in found["rows"]] == list(starter_decks(game("divinecross")))
    for row in found["rows"]:
        assert row["games"] == 4 == sum(row["wins"]) + row["draws"]
        assert 0 <= row["low"] < row["high"] <= 1 and row["turns"] > 1
    assert found["total"]["games"] == 16
    assert found["total"]["wins"][0] == sum(row["wins"][0] for row in found["rows"])
    rules = game("divinecross")
    deck = trials.starter_deck(rules, "ember")
    run = Run(trials.job_for(rules, rules.table_book("").name, deck, "random", 4))
    run.go(here)
    assert [pair["wins"] for pair in summary(run)["pairs"]] == [row["wins"] for row in found["rows"]]


def test_it_is_stopped(server: Server) -> None:
    told = server.post("/api/trials", {**WISH, "player": "greedy", "games": 200})
    found = waited(server, told["id"], lambda told: told["games"] > 0)
    assert found["state"] == "working" and found["games"] < 800
    status, answer, headers = server.request("POST", "/api/trials", WISH)
    assert status == 429 and "already" in answer["error"] and int(headers["retry-after"]) > 0
    assert server.request("DELETE", f"/api/trials/{told['id']}")[1]["state"] == "stopped"
    ended = server.get(f"/api/trials/{told['id']}")
    assert ended["state"] == "stopped" and ended["games"] >= found["games"]
    assert waited(server, server.post("/api/trials", WISH)["id"], over)["state"] == "done"


def test_no_table_waits_for_it(server: Server) -> None:
    told = server.post("/api/trials", {**WISH, "game": "digimon", "text": "cinder", "player": "search-strong", "games": 200})
    waited(server, told["id"], lambda told: told["state"] == "working")
    longest = 0.0
    for _ in range(20):
        begun = time.monotonic()
        assert server.get("/api/health")["ok"]
        longest = max(longest, time.monotonic() - begun)
        time.sleep(0.05)
    server.request("DELETE", f"/api/trials/{told['id']}")
    assert longest < 2.0, "the server answers while games are tried (on a busy machine, too)"


@pytest.mark.parametrize(
    ("change", "status", "said"),
    [
        ({"game": "chess"}, 400, "unknown game"),
        ({"player": "oracle"}, 400, "unknown bot"),
        ({"games": 0}, 422, "games"),
        ({"games": 10_000}, 422, "games"),
        ({"text": "2 SP1-001"}, 400, "30 cards"),
        ({"text": "4 NO-SUCH"}, 400, "NO-SUCH"),
        ({"edition": "9.9"}, 400, "edition"),
        ({"more": 1}, 422, "more"),
    ],
)
def test_bad_wishes(server: Server, change: dict[str, Any], status: int, said: str) -> None:
    found = server.request("POST", "/api/trials", WISH | change)
    assert found[0] == status and said in found[1]["error"]


def test_what_is_not_there(server: Server) -> None:
    for method in ("GET", "DELETE"):
        status, told, _ = server.request(method, "/api/trials/nothing")
        assert status == 404 and told == {"error": "there is no such trial"}


def test_limits(started: Callable[..., Server]) -> None:
    short = started(trial_seconds=2)
    told = short.post("/api/trials", {**WISH, "game": "digimon", "text": "cinder", "player": "search-best", "games": 200})
    found = waited(short, told["id"], over)
    assert found["state"] == "stopped" and "2 s of processor time" in found["error"]
    none = started(trials=0)
    status, answer, _ = none.request("POST", "/api/trials", WISH)
    assert status == 409 and "not tried" in answer["error"]


def test_a_trial_nobody_looks_at_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "ALONE", 0.2)
    rules = game("divinecross")
    job = trials.job_for(rules, rules.table_book("").name, trials.starter_deck(rules, "tide"), "greedy", 200)

    async def left() -> Any:
        many = trials.Trials(Settings(trials=1))
        first, second = many.start(job, "192.0.2.1"), many.start(job, "192.0.2.2")
        await asyncio.sleep(0.05)
        states = (first.state, second.state)
        await asyncio.sleep(2)
        return states, (first.state, second.state)

    assert asyncio.run(left()) == (("working", "waiting"), ("stopped", "stopped"))


def test_bots_are_called_by_their_strength(server: Server) -> None:
    table = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "bot": "search-casual"})
    assert server.get(f"/api/tables/{table['match']}")["seats"][1]["name"] == "Casual"
    assert bot_title("greedy") == "Greedy"


def test_a_bot_is_called_as_whoever_opens_the_table_wishes(server: Server) -> None:
    table = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "bot": "greedy", "bot_name": "ふつう"})
    assert server.get(f"/api/tables/{table['match']}")["seats"][1]["name"] == "ふつう"


def test_the_bot_that_was_chosen_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def ask(self: Thinker, question: dict[str, Any], header: dict[str, Any]) -> dict[str, Any] | None:
        asked.append(question["bot"])
        return {"index": 0}

    monkeypatch.setattr(Thinker, "ask", ask)
    for strange in (False, True):
        assert asyncio.run(Thinkers(1).think("a match", {}, [], 0, "search-strong", strange)) == 0
    assert asked == ["search-strong"] * 2
