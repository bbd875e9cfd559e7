"""A finished game graded for its players: decision by decision, for whom it may be, stopped, bounded; and hints."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serving import Server, at_table, play_out, run
from shinpan.analysis import grade
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.match import Match
from shinpan.players import RandomPlayer
from shinpan.server import analyses, errands
from shinpan.server.headers import head
from shinpan.server.settings import Settings


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    running: list[Server] = []

    def start(**settings: object) -> Server:
        folder: Path = tmp_path_factory.mktemp("analyses")
        running.append(Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder, analyses_per_address=1000, **settings))
        return running[-1]

    yield start
    for each in running:
        each.stop()


@pytest.fixture(scope="module")
def server(started: Callable[..., Server]) -> Server:
    return started()


def played(name: str, choices: int = 100_000) -> Match:
    """A game by chance that somebody gives up after some choices."""
    rules = game(name)
    decks = [starter_deck(rules, deck).cards for deck in starter_decks(rules)[:2]]
    match, player = Match(rules, decks, seed=4, names=("Ada", "Bo")), RandomPlayer(1)
    while match.decision is not None and len(match.choices) < choices:
        match.choose(player.choose(match.table, match.decision))
    if match.decision is not None:
        match.concede(0)
    return match


def against_bot(server: Server, choices: int) -> tuple[str, str]:
    """A game against a bot that was given up after some choices: its name and the token of the first seat."""
    opened = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "opponent_deck": "tide", "bot": "random"})

    async def play() -> None:
        async with at_table(server, opened["match"], opened["token"]) as ada:
            await play_out(ada, Random(3), choices)
            await ada.say("concede")
            await ada.until(lambda message: message["t"] == "state" and message["over"] is not None)

    run(play())
    return opened["match"], opened["token"]


def begun(server: Server, match: str, token: str, **more: object) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    status, told, _ = server.request("POST", "/api/analyses", {"match": match, "effort": "quick", **more}, headers)
    return status, told


def waited(server: Server, told: Any, until: Callable[[Any], bool]) -> Any:
    """What is told of an analysis once it is so; rows are fetched as they come."""
    end = time.monotonic() + 120
    rows = list(told["rows"])
    while time.monotonic() < end:
        found = server.get(f"/api/analyses/{told['id']}?since={len(rows)}")
        assert found["since"] == len(rows)
        rows += found["rows"]
        found["rows"] = rows
        if until(found):
            return found
        time.sleep(0.1)
    raise AssertionError(f"it never came: {found}")


def over(told: Any) -> bool:
    return told["state"] in ("done", "stopped", "failed")


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_graded_as_it_is_at_home(server: Server, name: str) -> None:
    """Who has both sides is told of both, with open lists: just what the analysis itself says."""
    match = played(name, 16)
    opened = server.post("/api/replays/file", match.save())
    status, told = begun(server, opened["match"], opened["token"])
    assert status == 201 and told["players"] == [0, 1] and told["open"] and told["choices"] == 17
    found = waited(server, told, over)
    assert found["state"] == "done" and found["error"] == "" and found["done"] == 17
    expected = [row.data() for row in grade(match, analyses.EFFORTS["quick"])]
    assert found["rows"] == expected
    again = begun(server, opened["match"], opened["token"])[1]
    assert again["id"] == told["id"] and again["rows"] == expected, "what is known is not worked out again"
    japanese = begun(server, opened["match"], opened["token"], lang="ja")[1]
    assert japanese["id"] != told["id"]
    server.request("DELETE", f"/api/analyses/{japanese['id']}")


def test_a_player_is_told_of_their_own_decisions(server: Server) -> None:
    match, token = against_bot(server, 8)
    found = waited(server, begun(server, match, token)[1], over)
    assert found["state"] == "done" and found["players"] == [0] and not found["open"]
    assert found["rows"] and {row["player"] for row in found["rows"]} == {0}
    both = waited(server, begun(server, match, token, both=True)[1], over)
    assert both["players"] == [0, 1] and both["open"]
    assert {row["player"] for row in both["rows"]} == {0, 1}


def test_who_only_watches_is_told_nothing(server: Server) -> None:
    match, _ = against_bot(server, 1)
    status, told = begun(server, match, "")
    assert status == 403 and "only a player" in told["error"]
    status, told = begun(server, match, "x" * 32)
    assert status == 403 and "not for a seat" in told["error"]


def test_other_hidden_cards_change_nothing(server: Server) -> None:
    """What a player is told of their own decisions does not depend on what they did not see."""
    rules = game("digimon")
    names = starter_decks(rules)
    mine = starter_deck(rules, names[0]).cards
    other, another = starter_deck(rules, names[1]).cards, starter_deck(rules, names[2]).cards

    def first(theirs: list[Any]) -> Match:
        """A game as far as the first free action of the first player, who has seen nothing of the other's cards."""
        for seed in range(20):
            match = Match(rules, [mine, theirs], seed=seed)
            while match.decision is not None and match.decision.kind != "main":
                match.choose(len(match.decision.options) - 1)
            assert match.decision is not None
            if match.decision.player == 0:
                match.choose(0)
                match.concede(1)
                return match
        raise AssertionError("the first player never begins")

    rows = []
    for theirs in (other, another):
        match = first(theirs)
        job = analyses.Assignment(head(match), match.choices, (0,), False, "en", 0.05)
        told: list[dict[str, Any]] = []
        analyses.work(job, told.append)
        rows.append(told)
    assert rows[0] == rows[1] and rows[0][0]["row"] is not None


def test_it_is_stopped(server: Server) -> None:
    opened = server.post("/api/replays/file", played("digimon").save())
    told = begun(server, opened["match"], opened["token"], effort="deep")[1]
    found = waited(server, told, lambda told: bool(told["rows"]))
    assert found["state"] == "working" and 0 <= found["done"] < found["choices"]
    assert begun(server, opened["match"], opened["token"], effort="deep")[1]["id"] == told["id"], "it is taken up again"
    status, answer = begun(server, opened["match"], opened["token"])
    assert status == 429 and "already" in answer["error"]
    assert server.request("DELETE", f"/api/analyses/{told['id']}")[1]["state"] == "stopped"
    assert server.get(f"/api/analyses/{told['id']}")["state"] == "stopped"


def test_what_cannot_be_analysed(server: Server) -> None:
    opened = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "bot": "random"})
    status, told = begun(server, opened["match"], opened["token"])
    assert status == 409 and "not over" in told["error"]
    assert begun(server, "nothing", "")[0] == 404
    for wrong in ({"effort": "endless"}, {"lang": "xx"}, {"more": 1}):
        assert begun(server, opened["match"], opened["token"], **wrong)[0] == 422
    for method in ("GET", "DELETE"):
        status, told, _ = server.request(method, "/api/analyses/nothing")
        assert status == 404 and told == {"error": "there is no such analysis"}


def test_limits(started: Callable[..., Server]) -> None:
    short = started(analysis_seconds=3)
    opened = short.post("/api/replays/file", played("digimon").save())
    found = waited(short, begun(short, opened["match"], opened["token"], effort="deep")[1], over)
    assert found["state"] == "stopped" and "3 s of processor time" in found["error"]
    none = started(analyses=0)
    opened = none.post("/api/replays/file", played("divinecross", 4).save())
    status, told = begun(none, opened["match"], opened["token"])
    assert status == 409 and "not analysed" in told["error"]


def test_an_analysis_nobody_looks_at_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "ALONE", 0.2)
    match = played("digimon")
    job = analyses.Assignment(head(match), match.choices, (0, 1), True, "en", 1.0)

    async def left() -> Any:
        many = analyses.Analyses(Settings(analyses=1))
        first, second = many.start("a", job, "192.0.2.1"), many.start("b", job, "192.0.2.2")
        await asyncio.sleep(0.05)
        states = (first.state, second.state)
        await asyncio.sleep(2)
        return states, (first.state, second.state)

    assert asyncio.run(left()) == (("working", "waiting"), ("stopped", "stopped"))


# ------------------------------------------------------------------ hints


async def hinted(client: Any) -> dict[str, Any]:
    await client.say("hint", n=client.state["n"])
    told: dict[str, Any] = await client.until(lambda message: message["t"] in ("answer", "refused"))
    return told


@pytest.mark.parametrize("name", game_names())
def test_a_player_gets_a_hint_against_a_bot(server: Server, name: str) -> None:
    rules = game(name)
    decks = starter_decks(rules)
    wish = {"game": name, "deck": decks[0], "opponent_deck": decks[1], "bot": "random"}
    opened = server.post("/api/tables", wish)

    async def play() -> list[tuple[dict[str, Any], dict[str, Any]]]:
        found = []
        async with at_table(server, opened["match"], opened["token"], lang="ja") as ada:
            while len(found) < 4:
                while ada.state["decision"] is None:
                    await ada.kind("state")
                decision, told = ada.state["decision"], await hinted(ada)
                assert told["to"] == "hint" and told["n"] == ada.state["n"] and told["why"] == ""
                found.append((decision, told))
                await ada.answer(told["i"])
        return found

    for decision, told in run(play()):
        texts = {option["i"]: option["text"] for option in decision["options"]}
        assert told["i"] in texts
        if told["best"]:
            assert told["best"][0]["i"] == told["i"]
            assert [row["text"] for row in told["best"]] == [texts[row["i"]] for row in told["best"]]
            shares = [row["wins"] for row in told["best"]]
            assert shares == sorted(shares, reverse=True) and all(0 <= each <= 1 for each in shares)


def test_no_hints_against_a_person_and_none_who_only_watches(server: Server) -> None:
    match, ada, bo = server.pair("divinecross", ("ember", "tide"))

    async def ask(token: str | None) -> dict[str, Any]:
        async with at_table(server, match, token) as client:
            return await hinted(client)

    said = [run(ask(token))["reason"] for token in (ada, bo, None)]
    assert sum("another person" in each for each in said) == 1, "one of the two has to choose"
    assert "spectators" in said[2]


def test_hints_have_a_budget(started: Callable[..., Server]) -> None:
    poor = started(hint_share=0.001, hint_burst=0.001)
    opened = poor.post("/api/tables", {"game": "divinecross", "deck": "ember", "bot": "random"})

    async def ask() -> list[dict[str, Any]]:
        async with at_table(poor, opened["match"], opened["token"]) as ada:
            while ada.state["decision"] is None:
                await ada.kind("state")
            return [await hinted(ada), await hinted(ada)]

    first, second = run(ask())
    assert first["i"] is not None
    assert second["i"] is None and "too many hints" in second["why"]
