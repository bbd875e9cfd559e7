"""Deck building: hands dealt by the rules, chances, what a deck lacks, restriction lists, decks kept, and reports of a card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from serving import Server
from shinpan.library import Deck, game, game_names, starter_deck, starter_decks, starter_faces
from shinpan.match import Match
from shinpan.match.opening import chance, deal, drawn_from
from shinpan.scenarios import run_file
from shinpan.server.decking import facts
from shinpan.server.reports import report_yaml

OWNER = {"X-Owner": "an owner of decks in tests"}


def first(name: str) -> Any:
    """The first starter deck of a game."""
    return starter_deck(game(name), starter_decks(game(name))[0])


def listed(name: str) -> str:
    """The same as a list."""
    return "\n".join(f"{count} {number}" for number, count in first(name).counts().items())


# ------------------------------------------------------------------ hands


@pytest.mark.parametrize("name", game_names())
def test_hands_are_dealt_as_the_rules_say(name: str) -> None:
    rules, deck = game(name), first(name)
    opening = rules.opening
    assert opening.hand > 0
    main = drawn_from(rules, deck.cards)
    for seed in range(20):
        dealt = deal(rules, deck.cards, seed)
        assert len(dealt.hand) == opening.hand
        assert dealt.redraw == bool(opening.redraw) and not dealt.given
        assert deal(rules, deck.cards, seed) == dealt
        if opening.must:
            assert any(rules.face(rules.data(starter_faces(rules)[card])).kind == opening.must for card in dealt.hand)
        again = deal(rules, deck.cards, seed, redraw=True)
        if opening.redraw:
            assert again.given == dealt.hand and len(again.hand) == opening.hand and not again.redraw
        elsewhere = sum(map(len, again.laid.values()))
        assert len(main) - len(again.hand) - elsewhere - len(again.deck) in (0, 1), "a card is nowhere"
        if opening.redraw == "bottom":
            assert sorted(again.deck[-opening.hand :]) == sorted(again.given), "the hand that was given up lies at the bottom"


@pytest.mark.parametrize("name", game_names())
def test_chances_are_those_of_hands_that_are_dealt(name: str) -> None:
    rules, deck = game(name), first(name)
    main = drawn_from(rules, deck.cards)
    kind = min({face.kind for face in main}, key=lambda each: sum(face.kind == each for face in main))
    wanted = {face.id for face in main if face.kind == kind}
    said = chance(rules.opening, main, wanted)
    n, hits, later = 400, 0, 0
    for seed in range(n):
        hand = deal(rules, deck.cards, seed).hand
        hit = any(card in wanted for card in hand)
        hits += hit
        later += hit or (
            bool(rules.opening.redraw) and any(card in wanted for card in deal(rules, deck.cards, seed, redraw=True).hand)
        )
    assert abs(hits / n - said.first) < 0.06
    assert abs(later / n - said.redrawn) < 0.06


def test_a_hand_is_dealt_over_http(server: Server) -> None:
    wish = {"game": "digimon", "text": listed("digimon")}
    dealt = server.post("/api/decks/hand", wish)
    assert len(dealt["hand"]) == 5 and dealt["redraw"] and len(dealt["laid"]["security"]) == 5 and len(dealt["deck"]) == 40
    again = server.post("/api/decks/hand", {**wish, "seed": dealt["seed"], "redraw": True})
    assert again["given"] == dealt["hand"] and not again["redraw"]
    few = server.post("/api/decks/hand", {"game": "digimon", "text": "3 SD1-003"})
    assert few["hand"] == ["SD1-003"] * 3
    status, told, _ = server.request("POST", "/api/decks/hand", {"game": "digimon", "text": "900 SD1-003"})
    assert status == 400 and told["error"].startswith("deck: hands are dealt from at most")


# ------------------------------------------------------------------ facts


def test_a_deck_builder_is_told_the_shape_and_the_chances(server: Server) -> None:
    told = server.post("/api/decks/check", {"game": "digimon", "text": listed("digimon")})
    charts = {chart["by"]: chart["columns"] for chart in told["charts"]}
    assert set(charts) == {"kind", "cost", "level"}
    assert sum(column["count"] for column in charts["kind"]) == told["count"]
    eggs = next(column for column in charts["level"] if column["value"] == "2")
    assert eggs["kinds"] == {"egg": eggs["count"]} and eggs["chance"] is None
    three = next(column for column in charts["level"] if column["value"] == "3")
    assert 0.8 < three["chance"] < three["redrawn"] < 1
    assert told["opening"] == {"hand": 5, "redraw": "shuffled", "drawn": 50}
    assert not told["stuck"] and told["bases"] and told["demands"]


def test_what_cannot_be_digivolved_into_or_used_is_named(server: Server) -> None:
    faces = starter_faces(game("digimon"))
    high = next(face for face in faces.values() if getattr(face, "level", 0) == 6 and face.kind == "digimon")
    option = next(face for face in faces.values() if face.kind == "option" and "red" in game("digimon").data(face)["colors"])
    blue = next(face for face in faces.values() if face.kind == "digimon" and game("digimon").data(face)["colors"] == ["blue"])
    told = server.post("/api/decks/check", {"game": "digimon", "text": f"4 {high.id}\n1 {option.id}\n4 {blue.id}"})
    stuck = {(each["id"], each["why"]) for each in told["stuck"]}
    assert (high.id, "digivolve") in stuck
    assert ((option.id, "use") in stuck) == ("red" not in game("digimon").data(high)["colors"])


def test_what_cannot_be_paid_is_named(server: Server) -> None:
    faces = starter_faces(game("fftcg"))
    data = {face.id: game("fftcg").data(face) for face in faces.values()}
    fire = next(each for each in data if data[each]["elements"] == ["fire"] and data[each]["cost"] == 3)
    water = next(each for each in data if data[each]["elements"] == ["water"] and data[each]["cost"] == 3)
    told = server.post("/api/decks/check", {"game": "fftcg", "text": f"3 {fire}\n1 {water}"})
    assert told["stuck"] == [{"id": water, "why": "pay"}]
    told = server.post("/api/decks/check", {"game": "fftcg", "text": f"3 {fire}\n2 {water}"})
    assert told["stuck"] == []
    demand = next(each for each in told["demands"] if each["colour"] == "water")
    assert (demand["wanting"], demand["giving"]) == (2, 2)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a restriction list that changes by the day."""
    folder: Path = tmp_path_factory.mktemp("strict")
    events = [
        {"cardId": "SD1-003", "status": "restricted", "count": 1, "effectiveDate": "2026-02-01", "action": "restrict"},
        {"cardId": "SD1-004", "status": "banned", "effectiveDate": "2026-05-01", "action": "restrict"},
    ]
    (folder / "list.json").write_text(json.dumps({"events": events}))
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder, restrictions=folder / "list.json")
    yield running
    running.stop()


def test_restrictions_are_those_of_the_day(strict: Server, server: Server) -> None:
    wish = {"game": "digimon", "text": listed("digimon")}
    assert strict.get("/api/restrictions/digimon") == {"lists": 1, "days": ["2026-05-01", "2026-02-01"]}
    assert strict.get("/api/restrictions/fftcg")["lists"] == 0 == server.get("/api/restrictions/digimon")["lists"]
    assert strict.post("/api/decks/check", {**wish, "on": "2026-01-01"})["restricted"] == {}
    spring = strict.post("/api/decks/check", {**wish, "on": "2026-03-01"})
    assert spring["restricted"] == {"SD1-003": 1} and len(spring["breaks"]) == 1 and spring["legal"]
    assert strict.post("/api/decks/check", {**wish, "on": "2026-06-01"})["restricted"] == {"SD1-003": 1, "SD1-004": 0}


# ------------------------------------------------------------------ kept decks


def test_a_deck_that_was_changed_elsewhere_is_not_replaced(server: Server) -> None:
    deck = {"game": "digimon", "name": "Mine", "text": "4 SD1-003"}
    kept = server.post("/api/decks", deck, **OWNER)
    newer = server.post("/api/decks", {**deck, "id": kept["id"], "text": "3 SD1-003", "since": kept["updated"]}, **OWNER)
    late = {**deck, "id": kept["id"], "text": "1 SD1-003", "since": kept["updated"]}
    status, told, _ = server.request("POST", "/api/decks", late, OWNER)
    assert status == 409 and "changed elsewhere" in told["error"]
    assert [row["text"] for row in server.get("/api/decks", **OWNER) if row["id"] == kept["id"]] == ["3 SD1-003"]
    last = {**deck, "id": kept["id"], "text": "2 SD1-003", "since": newer["updated"]}
    assert server.post("/api/decks", last, **OWNER)["text"] == "2 SD1-003"


# ------------------------------------------------------------------ reports


@pytest.mark.parametrize("name", game_names())
def test_a_report_of_every_card_is_a_scenario_that_runs(name: str, tmp_path: Path) -> None:
    rules = game(name)
    file = tmp_path / "report.yaml"
    for face in starter_faces(rules).values():
        text, position = report_yaml(rules, face)
        file.write_text(text, "utf-8")
        result = run_file(file)
        assert result.passed and not position, (face.id, result.failed)
        assert "What should happen" in yaml.safe_load(text)["note"]
        assert face.id in yaml.safe_load(text)["p1"]["hand"]


@pytest.mark.parametrize("name", game_names())
def test_a_report_from_a_table_has_its_position_and_no_hidden_card(name: str, tmp_path: Path) -> None:
    rules, dice = game(name), Random(3)
    mine, theirs = (starter_deck(rules, each).cards for each in starter_decks(rules)[:2])
    match, looked = Match(rules, [mine, theirs], 7), 0
    file = tmp_path / "report.yaml"
    while match.decision is not None and looked < 25:
        if rules.settled(match.table, match.decision):
            text, position = report_yaml(rules, mine[0], match, 0)
            assert position
            looked += 1
            hidden = {card.face.id for card in match.table.cards if not match.table.sees(0, card)}
            shown = {card.face.id for card in match.table.cards if match.table.sees(0, card)} | {mine[0].id}
            data = yaml.safe_load(text)
            said = json.dumps([data["p1"], data["p2"], data.get("cards", [])])
            assert not [card for card in hidden - shown if f'"{card}"' in said]
            file.write_text(text, "utf-8")
            assert run_file(file).passed
        match.choose(dice.randrange(len(match.decision.options)))
    assert looked > 5


def test_a_report_over_http(server: Server) -> None:
    told = server.get("/api/reports/fftcg/S1-001")
    assert told["position"] == "least" and "S1-001" in told["yaml"]
    wish = {"game": "digimon", "deck": "cinder", "mode": "hotseat", "seed": 3}
    opened = server.post("/api/tables", wish)
    path = f"/api/reports/digimon/SD1-003?table={opened['match']}"
    assert server.get(path)["position"] == "least", "without a token nothing of a table is told"
    assert server.get(path, Authorization=f"Bearer {opened['token']}")["position"] == "least", "it is being set up"
    assert server.request("GET", "/api/reports/digimon/NO-SUCH")[0] == 404


@pytest.mark.parametrize("name", game_names())
def test_a_deck_of_hardly_anything_can_be_looked_at(name: str) -> None:
    rules = game(name)
    for face in starter_faces(rules).values():
        for n in (1, 2):
            told = facts(rules, Deck("few", [face] * n), rules.table_book())
            assert sum(column["count"] for column in told["charts"][0]["columns"]) == n
            assert set(deal(rules, [face] * n, 1).hand) <= {face.id}
