"""The public layouts of FF-TCG cards: what official-api.json and multi-element.json say, in the fields of our own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shinpan.games.fftcg.outside.layouts import corrected, corrections
from shinpan.library import game
from shinpan.library.cards import check_for, merge, read_rows
from shinpan.library.rows import rows_of

POOL = Path(__file__).parents[3] / "shared" / "cards" / "fftcg"
ROW: dict[str, Any] = {
    "id": "77-001R",
    "name": "Ember &amp; Ash",
    "element": "fire",
    "type": "forward",
    "cost": 3,
    "power": 8000,
    "job": "Knight/Cloud Rover",
    "category": "OURS &middot; MINE",
    "rarity": "R",
    "text": (
        "<p>[[ex]]EX BURST[[/]] When Ember & Ash enters the field, choose 1 [[i]]Job Knight[[/]] Forward.[[br]]   "
        "[[s]]Flare [[/]]《S》《火》《１》《ダル》: Draw 1 card.</p>\r\n"
    ),
    "set": "Ours",
    "cardNumber": "77-001R",
}


def only(**changes: object) -> dict[str, Any]:
    (row,) = rows_of([{**ROW, **changes}], "test").rows
    return row


def test_a_row_of_the_official_layout() -> None:
    assert only() == {
        "id": "77-001R",
        "name": "Ember & Ash",
        "lang": "en",
        "kind": "forward",
        "elements": ["fire"],
        "cost": 3,
        "power": 8000,
        "jobs": ["Knight", "Cloud Rover"],
        "categories": ["OURS", "MINE"],
        "text": "EX BURST When Ember & Ash enters the field, choose 1 [Job (Knight)] Forward.\n"
        "Flare 《S》《F》《1》《Dull》: Draw 1 card.",
        "ex": True,
    }


def test_no_power_no_job_and_the_generic_icon() -> None:
    backup = only(type="backup", power=0, job="Standard Unit", text="")
    assert "power" not in backup and backup["generic"] is True and "ex" not in backup
    summon = only(type="summon", power=0, job="", text="Draw 1 card.")
    assert "jobs" not in summon and "generic" not in summon


def test_an_ex_burst_that_only_damage_gives_is_none_of_the_card() -> None:
    text = "[[i]]Damage 3 --[[/]] [[ex]]EX BURST[[/]] When Ember & Ash enters the field, draw 1 card."
    row = only(text=text)
    assert "ex" not in row and row["text"].startswith("Damage 3 -- EX BURST When")


def test_all_elements_take_the_place_of_the_first() -> None:
    official = rows_of([ROW, {**ROW, "cardNumber": "77-002R", "element": "ice"}], "official").rows
    more = rows_of([{"code": "77-001R", "elements": ["fire", "wind"], "source": "us"}], "more").rows
    for files in ([("a", official), ("b", more)], [("b", more), ("a", official)]):
        merged = merge(files)
        assert [row["elements"] for row in merged.rows.values()] == [["fire", "wind"], ["ice"]]
        assert not merged.notes


def test_what_is_no_card_is_left_out_and_told() -> None:
    rows = rows_of([ROW, {**ROW, "cardNumber": "C-1", "name": "", "type": "crystal", "element": "unknown"}], "a").rows
    merged = merge([("a", rows)], check=check_for(game("fftcg")))
    assert list(merged.rows) == ["77-001R"]
    assert merged.notes == ["a: card C-1: left out, kind must be one of forward, backup, monster, summon, not 'crystal'"]


def test_a_later_print_keeps_its_own_number() -> None:
    assert only(cardNumber="80-001R/77-001R")["id"] == "80-001R/77-001R"


@pytest.mark.skipif(not POOL.exists(), reason="the public card files are not here")
def test_the_public_files() -> None:
    merged = read_rows([POOL / "en"], game=game("fftcg"))
    assert len(merged.rows) == 3598
    assert sum(len(row["elements"]) > 1 for row in merged.rows.values()) == 107
    assert not [row["id"] for row in merged.rows.values() if "[[" in row["text"] or "ダル" in row["text"]]
    decks = json.loads((POOL / "decks.json").read_text("utf-8"))
    assert all(number in merged.rows for deck in decks for number in deck["main"])
    texts = {row["cardNumber"]: row for row in json.loads((POOL / "en" / "official-api.json").read_text("utf-8"))}
    for number, rules in corrections().items():
        for rule in rules:
            assert rule["why"] and rule["new"] in merged.rows[number]["text"], f"{number}: {rule} corrects nothing"
            assert corrected(merged.rows[number]["text"], number) == merged.rows[number]["text"]
        assert number in texts
