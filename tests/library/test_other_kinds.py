"""Cards of a kind that the rules do not know are left out with a note; dual cards are read with both their sides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from helpers import SHARED
from shinpan.games.base import CardError
from shinpan.library import game, read_cards
from shinpan.library.cards import read_rows
from shinpan.library.rows import rows_of

DIGIMON = game("digimon")
KNOWN = {"cardId": "T-1", "kinds": ["Digimon"], "nameEn": "Emberpup", "colors": ["Red"], "level": 3, "playCost": 3, "dp": 3000}
OTHER = {"cardId": "T-2", "kinds": ["Relic"], "nameEn": "Twofold", "colors": ["Red"], "level": 6, "playCost": 6}
AEGIS: dict[str, Any] = {
    "cardId": "T-3",
    "kinds": ["Digimon", "Option"],
    "isDualCard": True,
    "nameEn": "Dawnmane",
    "dualEffect": "Daybreak Roar",
    "colors": ["Yellow", "Red"],
    "optionColorRequirements": ["Yellow"],
    "level": 6,
    "playCost": 5,
    "dp": 12000,
    "evoCosts": [{"color": "Yellow", "level": 5, "memoryCost": 4}],
    "types": ["Beast"],
    "effectText": "[When Digivolving] Gain 1 memory.",
    "optionEffect": "[Main] ＜Draw 1＞.",
}
LAB: dict[str, Any] = {
    "card_id": "T-3",
    "name": "Dawnmane",
    "type": "Dual",
    "color": "Yellow",
    "color2": "Red",
    "level": 6,
    "dp": 12000,
    "play_cost": 5,
    "digi_types": ["Beast"],
    "main_effect": "[When Digivolving] Gain 1 memory.",
    "source_effect": "[Main] ＜Draw 1＞.",
    "alt_effect": "[Digivolve] [Noonmane]: Cost 2",
}


def written(path: Path, *rows: object) -> Path:
    path.write_text(json.dumps(rows), "utf-8")
    return path


def test_a_card_of_another_kind_is_left_out_with_a_note(tmp_path: Path) -> None:
    file = written(tmp_path / "cards.json", KNOWN, OTHER)
    merged = read_rows([file], game=DIGIMON)
    assert list(merged.rows) == ["T-1"]
    assert merged.notes == [
        f"{file}: card T-2: left out, kind must be one of egg, digimon, tamer, option, dual, token, index, not 'Relic'"
    ]


def test_another_file_may_know_its_kind(tmp_path: Path) -> None:
    first = written(tmp_path / "a.json", OTHER)
    second = written(tmp_path / "b.json", {"id": "T-2", "name": "Twofold", "kind": "digimon"})
    merged = read_rows([first, second], game=DIGIMON)
    assert merged.rows["T-2"]["kind"] == "digimon"
    assert [left.where for left in merged.left] == [str(first)]


def test_a_card_of_our_own_needs_a_kind(tmp_path: Path) -> None:
    file = written(tmp_path / "cards.json", {"id": "T-3", "name": "Emberpup"})
    merged = read_rows([file], game=DIGIMON)
    assert not merged.rows and merged.notes == [f"{file}: card T-3: left out, kind is missing"]


def test_both_sides_of_a_dual_card_are_taken_over() -> None:
    (aegis,) = rows_of([AEGIS], "aegis").rows
    assert (aegis["kind"], aegis["cost"]) == ("dual", 5)
    assert aegis["option"] == {"name": "Daybreak Roar", "text": "[Main] ＜Draw 1＞.", "colors": ["yellow"]}
    (lab,) = rows_of([LAB], "lab").rows
    assert (lab["kind"], lab["side"]) == ("dual", {"text": "[Main] ＜Draw 1＞."})
    for row in (aegis, lab):
        assert "inherited" not in row and "inherited" not in row.get("spare", {})


@pytest.mark.parametrize("rows", [[AEGIS], [LAB], [AEGIS, LAB], [LAB, AEGIS]])
def test_a_dual_card_counts_as_read_with_both_sides(tmp_path: Path, rows: list[Any]) -> None:
    files = [written(tmp_path / f"{number}.json", row) for number, row in enumerate(rows)]
    report = read_cards(DIGIMON, files)
    (item,) = report.items
    assert item.status == "full"
    row = read_rows(files, game=DIGIMON).rows["T-3"]
    assert row["kind"] == "dual" and row["option"]["text"] == "[Main] ＜Draw 1＞."
    if AEGIS in rows:
        assert (row["option"]["name"], row["option"]["colors"]) == ("Daybreak Roar", ["yellow"])


@pytest.mark.parametrize("rows", [[AEGIS], [LAB]])
def test_a_dual_card_is_not_full_while_one_side_of_it_is_not_understood(tmp_path: Path, rows: list[Any]) -> None:
    changed = [{**row, "optionEffect": "[Main] Sing a song.", "source_effect": "[Main] Sing a song."} for row in rows]
    report = read_cards(DIGIMON, [written(tmp_path / "a.json", *changed)])
    assert report.items[0].status == "partial"


def test_a_file_that_knows_one_side_only_does_not_make_it_a_digimon(tmp_path: Path) -> None:
    one_side = {**AEGIS, "kinds": ["Digimon"], "isDualCard": False}
    for rows in ([one_side, LAB], [LAB, one_side]):
        files = [written(tmp_path / f"{number}.json", row) for number, row in enumerate(rows)]
        merged = read_rows(files, game=DIGIMON)
        assert merged.rows["T-3"]["kind"] == "dual" and not merged.left


def test_a_requirement_that_is_written_out_becomes_the_icon(tmp_path: Path) -> None:
    row = {**LAB, "source_effect": "Use Requirement: Glow trait\n[Main] ＜Draw 1＞."}
    report = read_cards(DIGIMON, [written(tmp_path / "a.json", row)])
    assert report.items[0].status == "full"
    side = read_rows([tmp_path / "a.json"], game=DIGIMON).rows["T-3"]["option"]
    assert side["text"].startswith("<Use Req. ([Glow] trait)>\n")


def test_a_dual_effect_that_only_repeats_the_name_makes_no_dual_card(tmp_path: Path) -> None:
    merged = read_rows([written(tmp_path / "a.json", {**KNOWN, "dualEffect": "Emberpup", "isDualCard": False})], game=DIGIMON)
    assert merged.rows["T-1"]["kind"] == "digimon" and not merged.notes


def test_a_dual_card_of_our_own_is_written_as_it_was_read() -> None:
    row = {
        "id": "T-4",
        "name": "Dawnmane",
        "kind": "dual",
        "lang": "en",
        "colors": ["red"],
        "cost": 5,
        "option": {"name": "Roar", "colors": ["blue"], "text": "[Main] <Draw 1>."},
        "arts": False,
    }
    assert DIGIMON.data(DIGIMON.face(row)) == row


@pytest.mark.parametrize(
    "fields", [{"kind": "digimon"}, {"option": "Roar"}, {"option": {"cost": 3}}, {"option": {"colors": ["pink"]}}, {"arts": 1}]
)
def test_a_side_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    row = {"id": "T-4", "name": "Dawnmane", "kind": "dual", "colors": ["red"], "option": {"name": "Roar"}, **fields}
    with pytest.raises(CardError, match="card T-4: "):
        DIGIMON.face(row)


@pytest.mark.skipif(not SHARED.exists(), reason="the public card files are not here")
def test_the_dual_cards_of_the_public_file() -> None:
    file = SHARED / "cards" / "digimon" / "en" / "tcg-lab.json"
    merged = read_rows([file], game=DIGIMON)
    for number in ("LM-066", "LM-067", "LM-068"):
        assert merged.rows[number]["kind"] == "dual" and merged.rows[number]["option"]["text"]
    assert len(merged.rows) == 3880 and len(merged.left) == 2
