"""Everything around a game: bots, clocks, taking back, talk, rematch, one screen, scenarios, replays, decks, cards."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from eavesdropping import dealt, table_with
from serving import Client, Server, at_table, play_out, run
from shinpan.library import clauses, game, game_names, starter_decks, starter_faces
from shinpan.match import Match
from shinpan.scenarios import run_file
from shinpan.server.clocks import Clock
from shinpan.server.hall import revive
from shinpan.server.seeing import Sight, why

SCENARIO = """
title: A position to play with
game: digimon
cards:
  - {id: T-1, name: Emberfang, kind: digimon, colors: [red], level: 4, cost: 5, dp: 5000, text: "<Blocker>"}
memory: 3
p1: {battle: [{card: T-1, as: A}], hand: [T-1]}
p2: {security: 1, battle: [{card: T-1, suspended: true, under: [T-1]}]}
script: []
"""
POSITIONS = {
    "digimon": SCENARIO,
    "divinecross": "game: divinecross\np1: {main: [{card: blank, energy: 2, damage: 100}], hand: 3}\np2: {standby: 1}\n",
    "fftcg": "game: fftcg\nphase: main2\np1: {field: [{card: blank, dull: true, counters: {Ore: 2}}], hand: 3, crystals: 2}\n",
}


def first_two(name: str) -> tuple[str, str]:
    found = starter_decks(game(name))
    return found[0], found[1]


async def turn_of(*clients: Client) -> Client:
    """Whoever is to choose, when all know where the table stands."""
    for client in clients:
        while client.state["n"] < max(other.state["n"] for other in clients):
            await client.kind("state")
    return next(client for client in clients if client.state["decision"] is not None)


# ------------------------------------------------------------------ bots


@pytest.mark.parametrize(("name", "bot"), [("divinecross", "greedy"), ("digimon", "random"), ("fftcg", "random")])
def test_a_whole_game_against_a_bot(server: Server, name: str, bot: str) -> None:
    opened = server.post("/api/tables", {"game": name, "deck": first_two(name)[0], "mode": "bot", "bot": bot})
    assert opened["seat"] == 0 and opened["invite"] is None

    async def play() -> None:
        async with at_table(server, opened["match"], opened["token"]) as ada:
            assert ada.state["seats"][1]["kind"] == "bot"
            assert await play_out(ada, Random(3), 400) > 3
            assert ada.state["over"] is not None
            await ada.say("rematch")
            again = await ada.kind("rematch")
            assert again["seat"] == 1
        async with at_table(server, again["match"], again["token"]) as ada:
            assert [seat["kind"] for seat in ada.state["seats"]] == ["bot", "person"]
            assert ada.welcome["seat"] == 1
            while ada.state["decision"] is None:
                await ada.kind("state")

    run(play())


@pytest.mark.parametrize("edition", [edition.name for edition in game("digimon").editions])
def test_games_by_a_rule_book_cite_only_its_own_clauses(server: Server, edition: str) -> None:
    """What a browser is told of 80 games, 20 by each book (test_fuzz plays more, without a server)."""
    decks = starter_decks(game("digimon"))
    known = clauses(game("digimon"), game("digimon").book(edition))

    async def play(seed: int) -> set[str]:
        wish = {
            "game": "digimon",
            "deck": decks[seed % len(decks)],
            "mode": "bot",
            "bot": "random",
            "edition": edition,
            "seed": seed,
        }
        opened = server.post("/api/tables", wish)
        async with at_table(server, opened["match"], opened["token"]) as ada:
            assert ada.welcome["match"]["edition"] == edition
            ada.trusts = True
            await play_out(ada, Random(seed))
            told = [message for message in map(json.loads, ada.seen) if message["t"] == "state"]
            rules = [told[-1]["over"]["rule"], *(line["rule"] for message in told for line in message["log"] if line["rule"])]
            return {clause for rule in rules for clause in rule.split(", ")}

    cited = set[str]().union(*(run(play(seed)) for seed in range(20)))
    assert len(cited) > 60
    assert cited <= known.keys()


@pytest.mark.parametrize("edition", ["digimon-4.2", "digimon-en-1.0", "digimon-zh-1.2"])
def test_the_rule_book_of_a_table_is_kept(server: Server, edition: str) -> None:
    wish = {"game": "digimon", "deck": "cinder", "mode": "bot", "bot": "random", "edition": edition}
    opened = server.post("/api/tables", wish)
    assert server.get(f"/api/tables/{opened['match']}")["edition"] == edition
    known = clauses(game("digimon"), game("digimon").book(edition))
    several = list(known)[:2]

    async def play() -> None:
        async with at_table(server, opened["match"], opened["token"]) as ada:
            await ada.say("concede")
            await ada.until(lambda message: message["t"] == "state" and message["over"] is not None)
            await ada.say("clause", id=f"{several[0]}, {several[1]}")
            answer = await ada.kind("answer")
            assert answer["summary"] == f"{several[0]}: {known[several[0]].summary}\n{several[1]}: {known[several[1]].summary}"
            await ada.say("rematch")
            again = await ada.kind("rematch")
            assert server.get(f"/api/tables/{again['match']}")["edition"] == edition

    run(play())
    replay = server.get(f"/api/replays/{opened['match']}")
    assert replay["match"]["edition"] == edition
    shown = next(iter(known))
    assert server.get(f"/api/rules/{edition}/{shown}")["summary"] == known[shown].summary
    status, answer, _ = server.request("POST", "/api/tables", wish | {"edition": "digimon-9.9"})
    assert (status, "not part of this version" in answer["error"]) == (400, True)


def test_undo_against_a_bot_is_done_at_once(server: Server) -> None:
    opened = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "bot": "random", "seed": 11})

    async def play() -> None:
        async with at_table(server, opened["match"], opened["token"]) as ada:
            dice = Random(4)
            assert ada.state["can_undo"] is False
            await ada.say("undo", n=ada.state["n"])
            assert (await ada.until(lambda m: m["t"] == "refused"))["reason"]
            while ada.state["decision"] is None:
                await ada.kind("state")
            for _ in range(12):
                before = ada.state
                await ada.answer(dice.randrange(len(before["decision"]["options"])))
                while ada.state["decision"] is None:
                    await ada.kind("state")
                assert ada.state["can_undo"]
                await ada.say("undo", n=ada.state["n"])
                await ada.until(lambda m: m["t"] == "state" and m["full"])
                assert ada.state["n"] == before["n"]
                assert ada.state["view"] == before["view"]
                assert ada.state["decision"] == before["decision"]
                await ada.answer(dice.randrange(len(before["decision"]["options"])))
                while ada.state["decision"] is None:
                    await ada.kind("state")

    run(play())


@pytest.mark.parametrize("mode", ["bot", "invite"])
def test_a_counter_that_cannot_be_made_is_asked_for_only_where_another_person_could_learn_of_it(mode: str) -> None:
    """To decline at once tells what one does not hold: a bot does not care, a person would."""
    asked = set()
    for seed in range(4):
        match, dice = dealt(seed, "digimon").start(), Random(seed)
        table = table_with(match)
        table.mode = mode
        while match.decision is not None and table.n < 200:
            if match.decision.kind == "counter":
                asked.add(len(match.decision.options))
            table._make(dice.randrange(len(match.decision.options)))
    assert (1 in asked) is (mode == "invite")


# ------------------------------------------------------------------ two people


def test_a_game_that_is_over_is_taken_back_only_against_a_bot(server: Server) -> None:
    """Between two people it stays over: each may have read the saved game, in which all cards are open."""
    match, first, second = server.pair("divinecross", ("ember", "tide"))
    alone = server.post("/api/tables", {"game": "divinecross", "deck": "ember", "mode": "bot", "bot": "random"})

    async def play() -> None:
        async with at_table(server, match, first) as ada, at_table(server, match, second) as bo:
            asked = await turn_of(ada, bo)
            await asked.answer(0)
            await asked.say("concede")
            await asked.until(lambda m: m["t"] == "state" and m["over"] is not None)
            assert asked.state["can_undo"] is False
            await asked.say("undo", n=asked.state["n"])
            assert (await asked.kind("refused"))["reason"] == "there is nothing to take back"
        async with at_table(server, alone["match"], alone["token"]) as ada:
            await ada.say("concede")
            over = await ada.until(lambda m: m["t"] == "state" and m["over"] is not None)
            assert over["can_undo"] is True
            await ada.say("undo", n=over["n"])
            assert (await ada.until(lambda m: m["t"] == "state" and m["full"]))["over"] is None

    run(play())


def test_undo_needs_the_other_players_consent(server: Server) -> None:
    match, first, second = server.pair("divinecross", ("ember", "tide"))

    async def play() -> None:
        async with at_table(server, match, first) as ada, at_table(server, match, second) as bo:
            dice = Random(1)
            for yes in (True, False):
                asked = await turn_of(ada, bo)
                other = bo if asked is ada else ada
                before = asked.state
                await asked.answer(dice.randrange(len(before["decision"]["options"])))
                while other.state["n"] < asked.state["n"]:
                    await other.kind("state")
                made = asked.state
                await asked.say("undo", n=made["n"])
                wish = (await other.until(lambda m: m["t"] == "state" and m["undo"] is not None))["undo"]
                assert wish["by"] == asked.welcome["seat"]
                await asked.until(lambda m: m["t"] == "state" and m["undo"] is not None)
                await asked.say("consent", undo=wish["id"], yes=True)
                assert (await asked.kind("refused"))["reason"] == "the other player has to consent"
                await other.say("consent", undo=wish["id"], yes=yes)
                for client in (ada, bo):
                    await client.until(lambda m: m["t"] == "state" and m["undo"] is None)
                assert asked.state["n"] == (before["n"] if yes else made["n"])
                if yes:
                    assert asked.state["view"] == before["view"]
                    assert asked.state["full"]

    run(play())


def test_talk_can_be_muted_and_is_there_for_who_comes_later(server: Server) -> None:
    match, first, second = server.pair("divinecross", ("ember", "tide"))

    async def play() -> None:
        async with at_table(server, match, first) as ada, at_table(server, match, second) as bo:
            await ada.say("chat", text=" Good\u0007 luck! <b>  ")
            said = await bo.kind("chat")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "Good luck! <b>")
            await bo.say("mute", on=True)
            await bo.say("ping")
            await bo.kind("pong")
            await ada.say("chat", text="Are you there?")
            await ada.until(lambda m: m["t"] == "chat" and m["i"] == 1)
            await bo.say("ping")
            assert (await bo.kind("chat", "pong"))["t"] == "pong"
        async with at_table(server, match, None) as eve:
            assert [(await eve.kind("chat"))["i"] for _ in range(2)] == [0, 1]

    run(play())


def test_a_rematch_begins_when_both_want_it_with_sides_changed(server: Server) -> None:
    match, first, second = server.pair("fftcg", ("ember", "highroot"))

    async def play() -> None:
        async with (
            at_table(server, match, first) as ada,
            at_table(server, match, second) as bo,
            at_table(server, match, None) as eve,
        ):
            await ada.say("rematch")
            assert (await ada.kind("refused"))["reason"] == "the game is not over"
            await bo.say("concede")
            over = (await ada.until(lambda m: m["t"] == "state" and m["over"] is not None))["over"]
            assert over["winner"] == 0 and over["ending"] == "concede"
            await bo.until(lambda m: m["t"] == "state" and m["over"] is not None)
            await ada.say("rematch")
            await bo.until(lambda m: m["t"] == "state" and m["rematch"] == [0])
            await bo.say("rematch")
            mine, theirs, watched = await ada.kind("rematch"), await bo.kind("rematch"), await eve.kind("rematch")
            assert (mine["seat"], theirs["seat"], watched["seat"]) == (1, 0, None)
            assert watched["token"] is None and mine["token"] != theirs["token"]
        async with (
            at_table(server, mine["match"], mine["token"]) as ada,
            at_table(server, mine["match"], theirs["token"]) as bo,
        ):
            assert (ada.welcome["seat"], bo.welcome["seat"]) == (1, 0)
            assert [seat["name"] for seat in ada.state["seats"]] == ["Bo", "Ada"]
            asked = await turn_of(ada, bo)
            await asked.answer(0)

    run(play())


def test_who_comes_back_finds_the_game_where_it_was(server: Server) -> None:
    match, first, second = server.pair("digimon", first_two("digimon"))

    async def play() -> None:
        async with at_table(server, match, second) as bo:
            async with at_table(server, match, first) as ada:
                dice = Random(2)
                for _ in range(10):
                    asked = await turn_of(ada, bo)
                    await asked.answer(dice.randrange(len(asked.state["decision"]["options"])))
                await turn_of(ada, bo)
                lines = [line for text in ada.seen for line in json.loads(text).get("log", [])]
                left = ada.state
            gone = await bo.until(lambda m: m["t"] == "state" and not m["seats"][0]["connected"])
            assert gone["n"] == left["n"]
            async with at_table(server, match, first) as ada:
                assert ada.state["full"] and ada.state["log"] == lines
                assert ada.state["view"] == left["view"] and ada.state["decision"] == left["decision"]
            async with at_table(server, match, first, since=lines[5]["i"]) as ada:
                assert ada.state["log"] == lines[6:]

    run(play())


# ------------------------------------------------------------------ understanding


def test_why_clause_and_the_board_as_it_was(server: Server) -> None:
    match, first, second = server.pair("digimon", first_two("digimon"))

    async def play() -> None:
        async with at_table(server, match, first) as ada, at_table(server, match, second) as bo:
            dice = Random(8)
            views: dict[int, Any] = {}
            explained = 0
            for _ in range(40):
                asked = await turn_of(ada, bo)
                views[asked.state["n"]] = ada.state["view"]
                decision = asked.state["decision"]
                for reason in [reason for reason in decision["withheld"] if reason["ref"]][:2]:
                    await asked.say("why", ref=reason["ref"])
                    answer = await asked.kind("answer")
                    assert {key: item for key, item in reason.items() if key != "ref"} in answer["reasons"]
                    await asked.say("clause", id=reason["rule"])
                    assert (await asked.kind("answer"))["summary"] == reason["text"]
                    explained += 1
                for option in decision["options"]:
                    if option["ref"]:
                        await asked.say("why", ref=option["ref"])
                        assert option["text"] in (await asked.kind("answer"))["offered"]
                        break
                await asked.answer(dice.randrange(len(decision["options"])))
            assert explained > 5
            await turn_of(ada, bo)
            for n, view in views.items():
                await ada.say("at", n=n)
                assert (await ada.kind("answer"))["view"] == view
            known = [line for text in ada.seen for line in json.loads(text).get("log", [])]
            assert all(0 <= line["n"] <= ada.state["n"] for line in known)

    run(play())


def laid(text: str) -> Match:
    """A position with starter cards, before anything is chosen."""
    rules = game(text.split()[1])
    return revive(rules, {"scenario": text, "cards": {key: rules.data(face) for key, face in starter_faces(rules).items()}})


def reasons(match: Match, card: str) -> set[tuple[str, str]]:
    """What the first player cannot do with a card, and by which clause."""
    sight = Sight(match, 0)
    ref = next(ref for uid, ref in sight.refs.items() if match.table.cards[uid].face.id == card)
    return {(reason["verb"], reason["rule"]) for reason in why(sight, match.decision, ref)["reasons"]}


def act(match: Match, verb: str) -> None:
    """Takes the first action with a verb, and what comes first after it, until there is an action to choose again."""
    assert match.decision is not None
    match.choose(next(i for i, option in enumerate(match.decision.options) if option.verb == verb))
    while match.decision.kind != "main":
        match.choose(0)


def test_why_not_names_what_was_done_already_and_what_comes_later() -> None:
    match = laid("game: divinecross\np1: {main: [{card: SP1-001, energy: 4}], standby: [SP1-002], hand: [SP1-003, SP1-004]}\n")
    assert reasons(match, "SP1-001") == reasons(match, "SP1-002") == {("skill", "703.1")}
    assert reasons(match, "SP1-003") == set()
    act(match, "retreat")
    assert reasons(match, "SP1-001") == reasons(match, "SP1-002") == {("skill", "703.1"), ("retreat", "605.2")}
    act(match, "charge")
    assert reasons(match, "SP1-003") == {("charge", "602.2")}


def test_why_not_tells_of_colours() -> None:
    match = laid("game: digimon\nmemory: 5\np1: {battle: [SD1-005], hand: [SD1-003, SD1-021]}\n")
    assert reasons(match, "SD1-003") == {("digivolve", "8-1-3-1")} and reasons(match, "SD1-021") == {("use", "4-19-2")}


# ------------------------------------------------------------------ clocks


def test_a_clock_runs_for_one_and_adds_when_the_wait_comes_back() -> None:
    at = [100.0]
    clock = Clock(60, 5, lambda: at[0])
    clock.start(0)
    at[0] += 10
    clock.start(0)
    assert clock.remaining(0) == 50
    clock.start(1)
    assert clock.left == [50, 65]
    at[0] += 70
    assert clock.remaining(1) == 0
    clock.stop()
    kept = clock.kept()
    again = Clock(60, 5, lambda: at[0])
    again.restore(kept)
    assert again.left == [50, 0]
    assert again.data() == {"left": [50.0, 0.0], "increment": 5, "running": None}


def test_who_runs_out_of_time_loses_and_who_is_away_may_come_back_first(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, grace=7)
    clock: dict[str, float] = {"bank": 2, "increment": 0}
    tables = [server.pair("divinecross", ("ember", "tide"), clock=clock) for _ in range(2)]

    async def ends(match: str, tokens: tuple[str, str], away: bool) -> None:
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(at_table(server, match, tokens[0]))
            bo = await stack.enter_async_context(at_table(server, match, tokens[1]))
            slow = await turn_of(ada, bo)
            other = bo if slow is ada else ada
            seat = slow.welcome["seat"]
            assert slow.state["clocks"]["running"] == seat
            begun = time.monotonic()
            if away:
                await slow.wire.close()
            over = (await other.until(lambda m: m["t"] == "state" and m["over"] is not None))["over"]
            assert (over["ending"], over["winner"]) == ("clock", 1 - seat)
            assert (time.monotonic() - begun > 6.9) is away
            await other.say("undo", n=other.state["n"])
            assert "clock" in (await other.kind("refused"))["reason"]

    async def both() -> None:
        await asyncio.gather(*(ends(match, (first, second), i == 1) for i, (match, first, second) in enumerate(tables)))

    try:
        assert server.request("POST", "/api/tables", {"game": "fftcg", "deck": "ember", "clock": {"bank": 1}})[0] == 422
        run(both())
        server.kill()
        server.start()
        assert server.get(f"/api/tables/{tables[0][0]}")["over"]["ending"] == "clock"
    finally:
        server.stop()


# ------------------------------------------------------------------ one screen, scenarios, files


@pytest.mark.parametrize("name", game_names())
def test_one_client_plays_both_sides(server: Server, name: str) -> None:
    mine, theirs = first_two(name)
    opened = server.post("/api/tables", {"game": name, "deck": mine, "opponent_deck": theirs, "mode": "hotseat", "seed": 5})

    async def play() -> int:
        async with at_table(server, opened["match"], opened["token"]) as both:
            assert both.welcome["seat"] == "both"
            dice, eyes = Random(6), set()
            for _ in range(30):
                decision = both.state["decision"]
                assert both.state["view"]["viewer"] == decision["player"]
                eyes.add(decision["player"])
                await both.answer(dice.randrange(len(decision["options"])))
            assert eyes == {0, 1}
            n: int = both.state["n"]
            return n

    n = run(play())
    saved = server.get(f"/api/matches/{opened['match']}/save", Authorization=f"Bearer {opened['token']}")
    assert len(Match.load(saved).choices) == n
    again = server.post("/api/replays/file", saved)

    async def look() -> None:
        async with at_table(server, again["match"], again["token"]) as both:
            assert both.state["n"] == n

    run(look())
    for broken in ({"format": 1}, {**saved, "choices": [9999]}, {**saved, "choices": [0] * 6000}, {**saved, "choices": ["0"]}):
        status, answer, _ = server.request("POST", "/api/replays/file", broken)
        assert status == 400 and answer["error"], answer


@pytest.mark.parametrize("name", game_names())
def test_a_position_is_played_and_written_down_again(server: Server, name: str, tmp_path: Path) -> None:
    opened = server.post("/api/scenarios/table", {"yaml": POSITIONS[name]})

    async def play(match: str, token: str, moves: int) -> Any:
        async with at_table(server, match, token) as both:
            dice = Random(1)
            while both.state["over"] is None and (moves > 0 or not both.state["decision"]["free"]):
                await both.answer(dice.randrange(len(both.state["decision"]["options"])))
                moves -= 1
            return both.state["view"]

    def written(opened: dict[str, Any]) -> str:
        path = f"/api/scenarios/table/{opened['match']}/yaml"
        text: str = server.get(path, Authorization=f"Bearer {opened['token']}")["yaml"]
        assert server.request("GET", path)[0] == 403
        return text

    view = run(play(opened["match"], opened["token"], 0))
    text = written(opened)
    file = tmp_path / "position.yaml"
    file.write_text(text, encoding="utf-8")
    assert run_file(file).result == "pass", run_file(file).failed
    again = server.post("/api/scenarios/table", {"yaml": text})
    same = run(play(again["match"], again["token"], 0))
    assert without(same, "turn") == without(view, "turn")
    run(play(again["match"], again["token"], 6))


def without(view: dict[str, Any], *names: str) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in names}


def test_a_scenario_cannot_read_files_of_the_server(server: Server) -> None:
    for text in (
        "game: digimon\ncards: [/etc/passwd]\n",
        "game: [",
        "nothing",
        "game: chess\n",
        "game: digimon\np1: {hand: [X]}\n",
        "game: digimon\nnote: &a [x, x]\np1: {hand: [*a, *a]}\n",
    ):
        status, answer, _ = server.request("POST", "/api/scenarios/table", {"yaml": text})
        assert status == 400, answer
        assert "\n" not in answer["error"] and "root:" not in answer["error"]


ENDLESS = {
    "digimon": f"[On Play] Delete [Ember]{' or [Ember]' * 256}.",
    "divinecross": f"じゃんけんして{'勝てば、' * 6_000}",
    "fftcg": f"When Ember attacks, choose 1 Forward{' or Fire Forward or Light' * 60}. Break it.",
}
"""Texts that took seconds to hours to read, and the server stood still."""


@pytest.mark.parametrize("name", game_names())
def test_a_text_without_end_does_not_stop_the_server(server: Server, name: str) -> None:
    row = {
        "digimon": {"kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 4000},
        "divinecross": {"kind": "unit", "hp": 500, "attributes": ["red"]},
        "fftcg": {"kind": "forward", "elements": ["fire"], "cost": 2, "power": 5000},
    }[name]
    laid = yaml.safe_load(POSITIONS[name])
    laid["cards"] = [{"id": "X-1", "name": "Ember", "text": ENDLESS[name], **row}]
    start = time.perf_counter()
    status, answer, _ = server.request("POST", "/api/scenarios/table", {"yaml": yaml.safe_dump(laid, allow_unicode=True)})
    assert status in (201, 400), answer
    assert server.request("GET", "/api/health")[0] == 200
    assert time.perf_counter() - start < 20, "most of it is the machine's, not the reader's"


# ------------------------------------------------------------------ decks, cards, rules


def test_what_is_newer_than_the_rule_book_is_noted_and_no_problem(server: Server) -> None:
    text = next(deck for facts in server.get("/api/games") if facts["name"] == "digimon" for deck in facts["decks"])["text"]
    assert server.post("/api/decks/check", {"game": "digimon", "text": text})["notes"] == []
    older = server.post("/api/decks/check", {"game": "digimon", "text": text, "edition": "en-1.0"})
    assert older["legal"] and any("newer than digimon-en-1.0" in note for note in older["notes"])
    assert server.request("POST", "/api/decks/check", {"game": "digimon", "text": text, "edition": "9.9"})[0] in (400, 422)


@pytest.mark.parametrize("name", game_names())
def test_decks_are_checked_kept_and_played(server: Server, name: str) -> None:
    deck = next(facts for facts in server.get("/api/games") if facts["name"] == name)["decks"][0]
    checked = server.post("/api/decks/check", {"game": name, "text": deck["text"]})
    assert checked["legal"] and not checked["problems"]
    eggs = checked["kinds"].get("egg", 0)
    assert checked["count"] == sum(deck["cards"].values()) == sum(checked["curve"].values()) + eggs
    short = server.post("/api/decks/check", {"game": name, "text": deck["text"].splitlines()[0]})
    assert not short["legal"] and short["problems"][0]["clause"]
    assert server.post("/api/decks/check", {"game": name, "text": "4 No such card"})["error"]
    mine, other = {"X-Owner": f"secret-of-the-owner-{name}"}, {"X-Owner": f"secret-of-another-{name}"}
    kept = server.post("/api/decks", {"game": name, "name": "Mine", "text": checked["text"]}, **mine)
    assert server.get("/api/decks", **mine) == [kept]
    assert server.get("/api/decks", **other) == []
    assert server.request("DELETE", f"/api/decks/{kept['id']}", headers=other)[0] == 404
    change = {"game": name, "name": "Still mine", "text": checked["text"], "id": kept["id"]}
    assert server.request("POST", "/api/decks", change, other)[0] == 404
    assert server.post("/api/decks", change, **mine)["name"] == "Still mine"
    opened = server.post("/api/tables", {"game": name, "deck": kept["text"], "bot": "random"})

    async def look() -> None:
        async with at_table(server, opened["match"], opened["token"]) as client:
            assert client.state["view"]["game"] == name

    run(look())
    assert server.request("DELETE", f"/api/decks/{kept['id']}", headers=mine)[0] == 204
    status, answer, _ = server.request("POST", "/api/tables", {"game": name, "deck": deck["text"].splitlines()[0]})
    assert status == 400 and "not legal" in answer["error"]


@pytest.mark.parametrize("name", game_names())
def test_cards_are_found_with_their_reading(server: Server, name: str) -> None:
    page = server.get(f"/api/cards?game={name}")
    assert page["count"] >= len(page["cards"]) > 10
    some = page["cards"][0]
    assert server.get(f"/api/cards?game={name}&q={some['id']}")["cards"][0]["id"] == some["id"]
    fewer = server.get(f"/api/cards?game={name}&kind={some['kind']}")
    assert 0 < fewer["count"] < page["count"]
    card = server.get(f"/api/cards/{name}/{some['id']}")
    assert card["facts"]["id"] == some["id"] and card["status"] == "full"
    assert card["trust"] == some["trust"] and card["trust"] in ("ruled", "checked", "read")
    assert set(card["texts"]) >= set(game(name).languages)
    assert server.request("GET", f"/api/cards/{name}/nothing")[0] == 404
    several = server.get(f"/api/cards/{name}?ids={some['id']},nothing,{some['id']}")
    assert several == [card], "each once, and as it is told alone"
    status, answer, _ = server.request("GET", f"/api/cards/{name}?ids=" + ",".join(map(str, range(41))))
    assert status == 400 and "at most 40" in answer["error"]
    assert server.request("GET", "/api/cards/chess?ids=a")[0] == 400


def test_cards_are_found_by_level_trait_job_and_category(server: Server) -> None:
    assert {card["level"] for card in server.get("/api/cards?game=digimon&level=3")["cards"]} == {3}
    assert all("Cinder" in card["traits"] for card in server.get("/api/cards?game=digimon&q=in-training+cinder")["cards"])
    assert "S1-001" in {card["id"] for card in server.get("/api/cards?game=fftcg&q=stoker+emberline")["cards"]}


def test_digi_eggs_are_in_no_curve(server: Server) -> None:
    deck = server.post("/api/decks/check", {"game": "digimon", "text": "4 SD1-001\n3 SD1-003\n2 SD1-004"})
    assert deck["curve"] == {"3": 3, "4": 2} and deck["kinds"] == {"egg": 4, "digimon": 5}


def test_rules_pictures_and_errors(server: Server) -> None:
    assert server.get("/api/rules/digimon/6-5-1")["summary"]
    for path, status in (
        ("/api/rules/digimon/99", 404),
        ("/api/rules/chess/1", 400),
        ("/api/pictures/digimon/..%2f..%2fetc%2fpasswd", 404),
        ("/api/pictures/digimon/T-1", 404),
        ("/api/tables/nothing", 404),
        ("/api/nothing", 404),
        ("/api/cards", 422),
        ("/api/decks", 422),
    ):
        got, answer, headers = server.request("GET", path)
        assert got == status, (path, got, answer)
        assert list(answer) == ["error"] and "\n" not in answer["error"]
        assert headers["x-content-type-options"] == "nosniff"
    opened = server.post("/api/tables", {"game": "fftcg", "deck": "ember", "mode": "invite"})
    assert server.request("GET", f"/api/replays/{opened['match']}")[0] == 409
    wrong = {"invite": "x", "deck": "ember"}
    assert server.request("POST", f"/api/tables/{opened['match']}/join", wrong)[0] == 409
    right = {"invite": opened["invite"], "deck": "ember"}
    assert server.request("POST", f"/api/tables/{opened['match']}/join", right)[0] == 200
    assert server.request("POST", f"/api/tables/{opened['match']}/join", right)[0] == 409


def test_everything_is_described(server: Server) -> None:
    described = server.get("/api/openapi.json")
    for path, methods in described["paths"].items():
        assert path.startswith("/api/")
        for method, facts in methods.items():
            assert facts.get("description"), f"{method} {path}"
            answers = [answer for status, answer in facts["responses"].items() if status in ("200", "201")]
            for answer in answers:
                if "application/json" in answer.get("content", {}):
                    assert answer["content"]["application/json"]["schema"], f"{method} {path}"
    messages = server.get("/api/protocol")
    assert set(messages["client"]["discriminator"]["mapping"]) >= {"hello", "choose", "undo", "why"}
    assert messages["server"]["$defs"]["State"]["required"]


def test_the_open_seat_is_waited_for(server: Server) -> None:
    opened = server.post("/api/tables", {"game": "fftcg", "deck": "ember", "mode": "invite", "name": "Ada"})

    async def play() -> None:
        async with at_table(server, opened["match"], opened["token"]) as ada:
            assert ada.state["view"] is None and ada.state["seats"][1]["kind"] == "open"
            await ada.say("choose", n=0, option=0)
            assert "not begun" in (await ada.kind("refused"))["reason"]
            body = {"invite": opened["invite"], "deck": "ember", "name": "Bo"}
            await asyncio.to_thread(server.post, f"/api/tables/{opened['match']}/join", body)
            begun = await ada.until(lambda m: m["t"] == "state" and m["view"] is not None)
            assert begun["full"] and begun["seats"][1] == {"name": "Bo", "kind": "person", "connected": False}

    run(play())


def test_ff_tcg_is_played_with_what_is_newer_than_its_book(server: Server) -> None:
    facts = next(each for each in server.get("/api/games") if each["name"] == "fftcg")
    assert facts["edition"] == "fftcg-2.1.9+limit-break+priming"
    assert [each["title"] for each in facts["editions"]] == ["2.1.9 + Limit Break and Priming", "2.1.9"]
    wish = {"game": "fftcg", "deck": "ember", "mode": "bot", "bot": "random"}
    for named, meant in (({}, facts["edition"]), ({"edition": "2.1.9"}, "fftcg-2.1.9")):
        opened = server.post("/api/tables", wish | named)
        assert server.get(f"/api/tables/{opened['match']}")["edition"] == meant
        assert server.get(f"/api/rules/{meant}/11.4.7")["summary"]
