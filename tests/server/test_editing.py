"""Positions that are edited, shared and played from; games that are branched; the list of one's games."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from peaks.game import Peaks
from people import against_bot
from serving import Client, Server, at_table, play_out, run
from shinpan.library import game, game_names, starter_decks, starter_faces
from shinpan.library.registry import forget, register
from shinpan.scenarios import parse
from shinpan.scenarios.running import faces_of
from shinpan.server.hall import revive
from shinpan.server.studying import study

POSITION = """title: One attack 😀
# a remark
game: digimon
memory: 3
p1:
  battle: [{card: SD1-008, under: [SD1-003]}]  # here
  hand:
    - SD1-012
    - SD1-021

# about the other
p2:
  security: 1
  battle: [{card: SD1-030, suspended: true}]
script:
  - p1: {attack: SD1-008, target: player}
"""
BODIES = {"digimon": "SD1-008", "fftcg": "S1-012", "divinecross": "SP1-001"}
VALUES: dict[str, Any] = {"flag": True, "number": 1, "counters": {"Warp": 1}, "cards": ["blank"]}
OWNER = "a-key-that-only-this-browser-has"


def looked(text: str) -> dict[str, Any]:
    return study(text, {}, revive)


# ------------------------------------------------------------------ what a scenario says, and where


def test_every_part_is_found_in_the_text() -> None:
    found = looked(POSITION)
    assert found["problem"] is None and found["decides"] == 0 and found["block"]
    text = POSITION.encode("utf-16-le")
    parts = {name: text[2 * start : 2 * end].decode("utf-16-le") for name, (start, end) in found["parts"].items()}
    assert parts["title"] == "title: One attack 😀"
    assert parts["p1.battle"] == "battle: [{card: SD1-008, under: [SD1-003]}]"
    assert parts["p1.hand"] == "hand:\n    - SD1-012\n    - SD1-021"
    assert parts["p2"] == "p2:\n  security: 1\n  battle: [{card: SD1-030, suspended: true}]"
    assert parts["script"].endswith("player}")
    assert found["data"] == yaml.safe_load(POSITION)
    assert set(found["known"]) == {"SD1-003", "SD1-008", "SD1-012", "SD1-021", "SD1-030"}


@pytest.mark.parametrize(
    ("text", "named", "line"),
    [
        ("game: [", "not valid YAML", 2),
        ("nothing", "set of fields", None),
        ("", "set of fields", None),
        ("game: chess\n", "unknown game", None),
        (POSITION.replace("SD1-030", "SD1-999"), "p2.battle: no card 'SD1-999'", 14),
        (POSITION.replace("suspended", "sleepy"), "unknown state 'sleepy'", 14),
        (POSITION.replace("attack: SD1-008", "fly: X"), "step 1: fly is not a verb", 16),
        (POSITION.replace("memory: 3", "memory: 30"), "memory: must be a number", 4),
        (POSITION + "foo: 1\n", "unknown field foo", 17),
        (POSITION.replace("  battle: [{card: SD1-030", "  batle: [{card: SD1-030"), "no such zone", 14),
        ("game: digimon\nedition: '9'\n", "edition 9 of digimon", 2),
        ("game: digimon\nphase: noon\n", "phase: must be one of", 2),
        ("game: digimon\nnote: !!timestamp 2001-01-01\n", "nothing that a scenario says", None),
        ("game: digimon\nnote: &a [x]\np1: {hand: [*a]}\n", "references to other parts", None),
        ("game: digimon\ncards: [/etc/passwd]\n", "written in the scenario itself", 2),
        ("game: digimon\nnote: " + "[" * 500, "nested too deeply", None),
    ],
)
def test_what_is_wrong_is_one_line_with_its_place(text: str, named: str, line: int | None) -> None:
    problem = looked(text)["problem"]
    assert problem is not None and named in problem["text"] and "\n" not in problem["text"], problem
    assert problem["line"] == line


def test_what_can_be_shown_is_shown_although_something_is_wrong() -> None:
    found = looked(POSITION.replace("SD1-030", "SD1-999"))
    assert found["problem"] and found["data"]["p2"]["battle"][0]["card"] == "SD1-999" and found["sheet"]["places"]


def test_a_scenario_tells_what_happens_at_once() -> None:
    calm = looked("game: fftcg\np1:\n  field: [S1-012]\n")
    assert calm["problem"] is None and calm["notes"] == []
    broken = looked("game: fftcg\np1:\n  field: [{card: S1-012, damage: 90000}]\n")
    assert broken["problem"] is None and broken["notes"], "a Forward with that much damage is broken at the first check"


@pytest.mark.parametrize("name", game_names())
def test_everything_a_sheet_offers_can_be_laid(name: str) -> None:
    """Every place takes cards, and every mark of a place is taken there: the editor offers nothing that is refused."""
    rules = game(name)
    for edition in (*rules.editions, *rules.extended):
        sheet = rules.sheet(edition)
        assert sheet.places and set(sheet.phases) & {"main"}
        said = {"game": name, "edition": edition.short}
        for place in sheet.places:
            card = BODIES[name] if place.field else "blank"
            for mark in (None, *place.marks):
                entry: dict[str, Any] = {"card": card, "as": "X"}
                if mark is not None and mark.kind == "card":
                    assist = next(id for id, face in starter_faces(rules).items() if face.kind == "assist")
                    entry[mark.name] = assist
                elif mark is not None:
                    entry[mark.name] = VALUES[mark.kind]
                found = looked(yaml.safe_dump({**said, "p1": {place.name: [entry]}}))
                assert found["problem"] is None, (edition.name, place.name, mark, found["problem"])
        for mark in sheet.player:
            assert looked(yaml.safe_dump({**said, "p2": {mark.name: VALUES[mark.kind]}}))["problem"] is None
        for mark in sheet.table:
            for value in mark.options or (mark.low, mark.high):
                assert looked(yaml.safe_dump({**said, mark.name: value}))["problem"] is None
        for phase in sheet.phases:
            wrong = looked(yaml.safe_dump({**said, "phase": phase}))["problem"]
            assert wrong is None or phase == "setup", wrong


@pytest.mark.parametrize("name", game_names())
def test_blanks_of_a_sheet_are_those_that_are_laid(name: str) -> None:
    rules = game(name)
    for phase in ("main", "setup"):
        scenario = parse(f"game: {name}\nphase: {phase}\n", "x")
        table, _ = rules.position(scenario.spec, faces_of(rules, scenario, [], None), 0, rules.book())
        for place in rules.sheet(rules.book(), phase == "setup").places:
            assert len(rules.player_fact(table, 0, place.name)) == place.blanks, (phase, place.name)


def test_a_game_that_says_nothing_of_its_own_has_a_sheet() -> None:
    register(Peaks)
    try:
        found = looked("game: peaks\n")
        assert found["problem"] is None
        assert [place["name"] for place in found["sheet"]["places"]]
        field = next(place for place in found["sheet"]["places"] if place["field"])
        assert [mark["name"] for mark in field["marks"]] == ["lifted"]
    finally:
        forget("peaks")


# ------------------------------------------------------------------ over HTTP


def test_positions_are_read_shared_and_opened_again(server: Server) -> None:
    found = server.post("/api/positions/read", {"yaml": POSITION})
    assert found["game"] == "digimon" and found["problem"] is None and found["edition"] == "digimon-3.6"
    one, other = (server.post("/api/positions", {"yaml": POSITION})["id"] for _ in range(2))
    assert one == other
    assert server.get(f"/api/positions/{one}")["yaml"] == POSITION
    for wrong in ("game: [", "game: digimon\np1: {hand: [X]}\n", ""):
        status, answer, _ = server.request("POST", "/api/positions", {"yaml": wrong})
        assert status == 400 and "\n" not in answer["error"], answer
    assert server.request("GET", "/api/positions/nothing-here")[0] == 404
    assert server.request("POST", "/api/positions", {"yaml": POSITION + "# " + "x" * 30_000})[0] == 422


def test_a_server_keeps_nobody_busy_with_reading(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'x.sqlite3'}", tmp_path, usual=True, work_burst=0.01, work_share=0.001)
    try:
        answers = [server.request("POST", "/api/positions/read", {"yaml": "game: digimon\n"}) for _ in range(120)]
        refused = [answer for status, answer, _ in answers if status == 429]
        assert refused and all(answer["error"] for answer in refused)
        assert answers[0][0] == 200
    finally:
        server.stop()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_is_played_against_a_bot_that_thinks(server: Server, seat: int) -> None:
    text = POSITION + "cards: [{id: T-1, name: Own, kind: digimon, colors: [red], level: 3, cost: 3, dp: 1000}]\n"
    text = text.replace("SD1-021", "T-1")
    opened = server.post("/api/positions/table", {"yaml": text, "bot": "greedy", "seat": seat})
    assert opened["seat"] == seat
    facts = server.get(f"/api/tables/{opened['match']}")
    assert facts["mode"] == "bot" and facts["seats"][1 - seat]["kind"] == "bot" and facts["seats"][seat]["kind"] == "person"
    assert server.get(f"/api/cards/digimon/T-1?table={opened['match']}")["facts"]["name"] == "Own"
    assert server.get(f"/api/cards/digimon?ids=T-1&table={opened['match']}")[0]["facts"]["name"] == "Own"

    async def play() -> None:
        async with at_table(server, opened["match"], opened["token"]) as me:
            assert me.welcome["seat"] == seat
            hidden = me.state["view"]["players"][1 - seat]["hand"]
            assert not any("card" in card for card in hidden["cards"]), "the bot's hand stays hidden"
            await play_out(me, Random(3), 200)
            assert me.state["over"] is not None
            await me.say("rematch")
            assert (await me.kind("refused"))["reason"]

    run(play())
    status, answer, _ = server.request(
        "GET", f"/api/matches/{opened['match']}/save", headers={"Authorization": f"Bearer {opened['token']}"}
    )
    assert status == 409 and "scenario" in answer["error"]
    for wrong in ({"bot": "oracle"}, {"bot": "greedy", "seat": 2}, {"yaml": "game: ["}):
        status, answer, _ = server.request("POST", "/api/positions/table", {"yaml": text, **wrong})
        assert status in (400, 422) and answer["error"]
    finished = "game: digimon\np1:\n  deck: 0\np2:\n  deck: 0\nphase: draw\n"
    assert server.request("POST", "/api/positions/table", {"yaml": finished})[0] in (201, 409)


# ------------------------------------------------------------------ branching


def token_of(opened: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {opened['token']}"}


async def some(client: Client, count: int, seed: int = 1) -> None:
    """Makes some choices by chance."""
    dice = Random(seed)
    for _ in range(count):
        while client.state["decision"] is None and client.state["over"] is None:
            await client.kind("state")
        if client.state["over"] is not None:
            return
        await client.answer(dice.randrange(len(client.state["decision"]["options"])))


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_branched_at_every_moment(server: Server, name: str) -> None:
    """Whatever stands half done, a branch has the very table of that moment, and the game itself stays."""
    decks = starter_decks(game(name))
    wish = {"game": name, "deck": decks[0], "opponent_deck": decks[1], "mode": "hotseat"}
    opened = server.post("/api/tables", wish)
    views: dict[int, Any] = {}

    async def play() -> None:
        async with at_table(server, opened["match"], opened["token"]) as both:
            dice = Random(4)
            for _ in range(40):
                views[both.state["n"]] = both.state["view"]
                await both.answer(dice.randrange(len(both.state["decision"]["options"])))

    run(play())
    before = server.get(f"/api/tables/{opened['match']}")["choices"]
    written = 0
    for n in sorted(views)[::4]:
        made = server.post(f"/api/matches/{opened['match']}/branch", {"n": n}, **token_of(opened))
        assert made["seat"] == "both" and made["match"] != opened["match"]

        async def look(match: str = made["match"], token: str = made["token"], n: int = n) -> None:
            async with at_table(server, match, token) as both:
                assert both.state["n"] == n
                assert both.state["view"] == views[n]
                await some(both, 3)

        run(look())
        path = f"/api/matches/{opened['match']}/position?n={n}"
        status, answer, _ = server.request("GET", path, headers=token_of(opened))
        assert status in (200, 409), answer
        if status == 200:
            written += 1
            assert looked(answer["yaml"])["problem"] is None
        else:
            assert "midst" in answer["error"]
    assert written, "no position could be written down"
    assert server.get(f"/api/tables/{opened['match']}")["choices"] == before


def test_a_branch_is_played_against_a_bot(server: Server) -> None:
    opened = against_bot(server, "digimon", ("cinder", "tideroot"))

    async def play(match: str, token: str, count: int) -> int:
        async with at_table(server, match, token) as me:
            await some(me, count)
            n: int = me.state["n"]
            return n

    n = run(play(opened["match"], opened["token"], 6))
    made = server.post(f"/api/matches/{opened['match']}/branch", {"n": n - 2, "bot": "random", "seat": 0}, **token_of(opened))
    assert made["seat"] == 0
    facts = server.get(f"/api/tables/{made['match']}")
    assert facts["mode"] == "bot" and facts["choices"] >= n - 2 and "from choice" in facts["title"]
    assert run(play(made["match"], made["token"], 4)) > n - 2


def test_a_running_game_between_people_is_never_branched(server: Server) -> None:
    """Nobody gets at the other's hand, the decks or the shuffles by branching: not a player, a spectator nor a stranger."""
    match, ada, bo = server.pair("digimon", ("cinder", "tideroot"))
    bot = against_bot(server, "digimon", ("cinder", "tideroot"))
    tries = [("branch", "POST", {"n": 0}), ("branch", "POST", {"n": 0, "bot": "random"}), ("position?n=0", "GET", None)]

    def asked(token: str) -> list[int]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        found = []
        for path, method, body in tries:
            status, answer, _ = server.request(method, f"/api/matches/{match}/{path}", body, headers)
            assert set(answer) == {"error"} or status in (200, 201), answer
            found.append(status)
        return found

    assert asked(ada) == asked(bo) == [409, 409, 409]
    assert asked("") == asked("wrong") == asked(bot["token"]) == [403, 403, 403]

    async def end() -> None:
        async with at_table(server, match, ada) as one, at_table(server, match, bo):
            await one.say("concede")
            await one.until(lambda message: message["t"] == "state" and message["over"] is not None)

    run(end())
    assert asked("") == asked(bot["token"]) == [403, 403, 403]
    assert asked(ada)[:2] == asked(bo)[:2] == [201, 201]
    last = server.get(f"/api/tables/{match}")["choices"]
    for n, status in ((last, 409), (last + 1, 404), (-1, 422)):
        answer = server.request("POST", f"/api/matches/{match}/branch", {"n": n}, {"Authorization": f"Bearer {ada}"})
        assert answer[0] == status and answer[1]["error"], answer
    assert server.request("POST", "/api/matches/nothing-here/branch", {"n": 0})[0] == 404


def test_a_seat_that_is_still_open_is_not_branched(server: Server) -> None:
    opened = server.post("/api/tables", {"game": "digimon", "deck": "cinder", "mode": "invite", "name": "Ada"})
    answer = server.request("POST", f"/api/matches/{opened['match']}/branch", {"n": 0}, token_of(opened))
    assert answer[0] == 403


# ------------------------------------------------------------------ the list of one's games


def test_the_list_has_the_games_whose_seats_one_holds(server: Server) -> None:
    match, ada, bo = server.pair("digimon", ("cinder", "tideroot"))
    alone = against_bot(server, "fftcg", ("ember", "highroot"), name="Ada Lovelace")
    scenario = server.post("/api/scenarios/table", {"yaml": POSITION})
    mine = {"X-Owner": OWNER + "-1"}
    theirs = {"X-Owner": OWNER + "-2"}
    seats = [{"match": match, "token": ada}, {"match": alone["match"], "token": alone["token"]}]
    seats += [{"match": scenario["match"], "token": scenario["token"]}, {"match": match, "token": "wrong"}]
    assert server.post("/api/history", {"seats": seats[:3]}, **mine) == {"new": 3}
    assert server.post("/api/history", {"seats": seats[:3]}, **mine) == {"new": 0}
    wrong = [{"match": match, "token": "wrong"}, {"match": alone["match"], "token": ada}, {"match": "none", "token": ada}]
    assert server.post("/api/history", {"seats": wrong}, **theirs) == {"new": 0}, "a list takes only what a token opens"
    assert server.post("/api/history", {"seats": [{"match": match, "token": bo}]}, **theirs) == {"new": 1}

    async def end() -> None:
        async with at_table(server, match, ada) as one, at_table(server, match, bo):
            await one.say("concede")
            await one.until(lambda message: message["t"] == "state" and message["over"] is not None)

    def listed(query: str = "", headers: dict[str, str] = mine) -> list[str]:
        found = server.get(f"/api/history{query}", **headers)
        assert found["count"] == len(found["games"])
        return [each["match"] for each in found["games"]]

    run(end())
    assert listed() == [scenario["match"], alone["match"], match]
    assert listed("", theirs) == [match]
    assert listed("?q=lovelace") == [alone["match"]]
    assert listed("?q=ada%20bo") == [match]
    assert listed("?game=fftcg") == [alone["match"]]
    assert listed("?result=lost") == [match] and listed("?result=won", theirs) == [match] and listed("?result=won") == []
    assert set(listed("?result=running")) == {scenario["match"], alone["match"]}
    assert listed("?q=attack") == [scenario["match"]]
    lost = server.get("/api/history?result=lost", **mine)["games"][0]
    assert (
        lost["names"] == ["Ada", "Bo"] and lost["seat"] == 0 and lost["winner"] == 1 and lost["text"] and lost["choices"] == 1
    )
    assert not any(word in str(lost) for word in (ada, bo)), "no token comes back"
    assert server.request("DELETE", f"/api/history/{match}", headers=mine)[0] == 204
    assert match not in listed() and listed("", theirs) == [match]
    assert server.request("GET", "/api/history")[0] == 422
    assert server.request("GET", "/api/history", headers={"X-Owner": "short"})[0] == 422
    assert server.request("POST", "/api/history", {"seats": seats * 30}, mine)[0] == 422


def test_a_database_from_before_gets_the_new_tables(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    server = Server(f"sqlite:///{file}", tmp_path)
    opened = against_bot(server, "digimon", ("cinder", "tideroot"))
    server.stop()
    with sqlite3.connect(file) as base:
        base.execute("drop table played")
        base.execute("drop table positions")
    server = Server(f"sqlite:///{file}", tmp_path)
    try:
        seat = {"match": opened["match"], "token": opened["token"]}
        assert server.post("/api/history", {"seats": [seat]}, **{"X-Owner": OWNER}) == {"new": 1}
        identity = server.post("/api/positions", {"yaml": POSITION})["id"]
        server.kill()
        server.start()
        assert server.get(f"/api/positions/{identity}")["yaml"] == POSITION
        assert [each["match"] for each in server.get("/api/history", **{"X-Owner": OWNER})["games"]] == [opened["match"]]
    finally:
        server.stop()
