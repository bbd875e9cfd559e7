"""Whole games over real sockets: two people, a bot, one screen; and everything around a game."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from serving import Server, at_table, play_out, run
from shinpan.library import game, game_names, starter_decks
from shinpan.match import Match


def decks(name: str) -> tuple[str, str]:
    found = starter_decks(game(name))
    return found[0], found[1]


@pytest.mark.parametrize("name", game_names())
def test_two_people_play_a_whole_game_and_a_spectator_watches(server: Server, name: str) -> None:
    match, first, second = server.pair(name, decks(name))

    async def play() -> list[Any]:
        async with (
            at_table(server, match, first) as ada,
            at_table(server, match, second) as bo,
            at_table(server, match, None) as eve,
        ):
            assert [client.welcome["seat"] for client in (ada, bo, eve)] == [0, 1, None]
            dice = Random(5)
            made = await asyncio.gather(play_out(ada, dice), play_out(bo, dice), play_out(eve, dice))
            assert min(made[:2]) > 0
            assert made[2] == 0
            assert ada.state["over"] == bo.state["over"] == eve.state["over"]
            assert ada.state["n"] == eve.state["n"] >= sum(made)
            await eve.say("choose", n=eve.state["n"], option=0)
            assert (await eve.kind("refused"))["reason"] == "spectators only watch"
            numbers = [line["i"] for text in ada.seen for line in json.loads(text).get("events", [])]
            assert numbers == sorted(set(numbers))
            return [ada, bo, eve]

    clients = run(play())
    over = clients[0].state["over"]
    assert over["rule"]
    facts = server.get(f"/api/tables/{match}")
    assert facts["over"] == over
    assert facts["seats"][0] == {"name": "Ada", "kind": "person", "connected": False}
    replay = server.get(f"/api/replays/{match}")
    assert replay["choices"] == clients[0].state["n"]
    assert replay["turns"][0] == 0
    assert replay["turns"] == sorted(replay["turns"])
    for n in (0, replay["choices"] // 2, replay["choices"]):
        state = server.get(f"/api/replays/{match}/states/{n}")
        assert state["n"] == n
        assert state["view"]["viewer"] is None
        own = server.get(f"/api/replays/{match}/states/{n}", Authorization=f"Bearer {second}")
        assert own["view"]["viewer"] == 1
    assert server.get(f"/api/replays/{match}/states/{replay['choices']}")["view"] == clients[2].state["view"]
    saved = server.get(f"/api/matches/{match}/save", Authorization=f"Bearer {first}")
    again = Match.load(saved)
    assert again.outcome is not None
    assert (again.outcome.winner, again.outcome.rule) == (over["winner"], over["rule"])
    assert len(saved["choices"]) == replay["choices"] or name == "fftcg", "where one can only pass, nothing is saved"
    assert server.request("GET", f"/api/matches/{match}/save")[0] == 403
