"""Card files of others in Japanese and Chinese: their layouts, and what their rows lack. All cards here are invented."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shinpan.library import game, read_cards
from shinpan.library.cards import read_rows

LLZZGL: dict[str, Any] = {
    "card_no": "ZZ1-010",
    "card_name": "ZZ1-010ひだね：極",
    "card_type": "デジモン",
    "color": "赤",
    "color2": "黄",
    "level": 4,
    "cost": 5,
    "dp": 4000,
    "digivolve_cost1": 2,
    "digivolve_color1": "赤/黄",
    "form": "成熟期",
    "attribute": None,
    "digimon_type": "火炎型/かまど",
    "effect": "【登場時】≪2ドロー≫。",
    "inherited_effect": "【アタック時】メモリー+2。",
    "security_effect": None,
}
SHUUFEI: dict[str, Any] = {
    "no": "ZZ1-011",
    "lv": "Lv.5",
    "cardtype": "デジモン",
    "name": "おきび",
    "color": "black_red multicolor",
    "imgFileName": "ZZ1-011.png",
    "form": "完全体",
    "attribute": "-",
    "type": "火炎型",
    "dp": "7000",
    "appearanceCost": "7",
    "evolutionCost1": "Lv.4から3",
    "evolutionCost2": "Lv.4から4",
    "effect": "-",
    "evolutionaryOriginEffect": "-",
    "securityEffect": "【セキュリティ】メモリー+3。",
}
MRTOY: dict[str, Any] = {
    "Serial": "ZZ1-012",
    "ScName": "余烬",
    "JapName": "おきび",
    "Type": "数码兽卡",
    "Color": ["黑", "红"],
    "Level": 5,
    "Cost": 7,
    "Cost1": 0,
    "EvoCond": "黑:4~3;红:4~4;",
    "DP": 7000,
    "Grade": "完全体",
    "Attribute": "-",
    "Class": ["火炎型"],
    "Effect": "-",
    "EvoCoverEffect": "【攻击时】内存值+2。",
    "SecurityEffect": None,
}


def rows(tmp_path: Path, data: Any, lang: str) -> tuple[dict[str, dict[str, Any]], list[str]]:
    """The cards of one file, and the notes on it."""
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(data), "utf-8")
    merged = read_rows([file], lang, None, game("digimon"))
    return merged.rows, merged.notes


def test_a_japanese_card_with_its_parallels_is_one_card(tmp_path: Path) -> None:
    empty = dict.fromkeys(LLZZGL) | {"card_no": "ZZ1-010", "card_name": "ZZ1-010", "card_type": ""}
    found, notes = rows(tmp_path, [empty, LLZZGL | {"card_no": "ZZ1-010_P2"}, LLZZGL | {"card_no": "ZZ1-010_P3"}], "ja")
    assert notes == []
    assert found == {
        "ZZ1-010": {
            "id": "ZZ1-010",
            "name": "ひだね:極",
            "lang": "ja",
            "kind": "digimon",
            "colors": ["red", "yellow"],
            "level": 4,
            "cost": 5,
            "dp": 4000,
            "digivolve": [{"color": "red", "level": 3, "cost": 2}, {"color": "yellow", "level": 3, "cost": 2}],
            "traits": ["成熟期", "火炎型", "かまど"],
            "text": "【登場時】≪2ドロー≫。",
            "inherited": "【アタック時】メモリー+2。",
        }
    }


@pytest.mark.parametrize("kind", ["デジタマ", "デジモン"])
def test_a_text_that_is_given_twice_is_inherited(tmp_path: Path, kind: str) -> None:
    text = "【アタック時】メモリー+2。"
    found, _ = rows(tmp_path, [LLZZGL | {"card_type": kind, "effect": text, "inherited_effect": text}], "ja")
    assert found["ZZ1-010"].get("text") is None
    assert found["ZZ1-010"]["inherited"] == text


def test_the_security_effect_of_a_tamer_stands_among_its_effects(tmp_path: Path) -> None:
    text = "【セキュリティ】このカードの【メイン】効果を発揮する。【メイン】≪2ドロー≫。"
    found, _ = rows(tmp_path, [LLZZGL | {"card_type": "テイマー", "level": None, "dp": None, "effect": text}], "ja")
    assert found["ZZ1-010"]["security"] == "【セキュリティ】このカードの【メイン】効果を発揮する。"
    assert found["ZZ1-010"]["text"] == "【メイン】≪2ドロー≫。"


def test_an_older_japanese_file(tmp_path: Path) -> None:
    found, notes = rows(tmp_path, [SHUUFEI, SHUUFEI | {"imgFileName": "ZZ1-011_P1.png"}], "ja")
    assert notes == []
    card = found["ZZ1-011"]
    assert card["colors"] == ["black", "red"]
    assert card["digivolve"] == [{"color": "black", "level": 4, "cost": 3}, {"color": "red", "level": 4, "cost": 4}]
    assert card["security"] == "【セキュリティ】メモリー+3。"
    assert "text" not in card


def test_a_chinese_file_is_keyed_by_card_number(tmp_path: Path) -> None:
    found, notes = rows(tmp_path, {"ZZ1-012": MRTOY}, "zh")
    assert notes == []
    card = found["ZZ1-012"]
    assert (card["name"], card["colors"], card["traits"]) == ("余烬", ["black", "red"], ["完全体", "火炎型"])
    assert card["digivolve"] == [{"color": "black", "level": 4, "cost": 3}, {"color": "red", "level": 4, "cost": 4}]
    assert card["inherited"] == "【攻击时】内存值+2。"


def test_a_special_requirement_stands_with_the_costs(tmp_path: Path) -> None:
    found, _ = rows(tmp_path, {"ZZ1-012": MRTOY | {"EvoCond": "『名称包含「余火」的Lv.4』~2"}}, "zh")
    assert found["ZZ1-012"]["text"] == "『名称包含「余火」的Lv.4』~2"


def test_a_row_of_an_unknown_kind_is_left_out_and_named(tmp_path: Path) -> None:
    found, notes = rows(tmp_path, [LLZZGL, LLZZGL | {"card_no": "ZZ1-013", "card_type": "ひみつ"}], "ja")
    assert list(found) == ["ZZ1-010"]
    assert len(notes) == 1
    assert "card ZZ1-013: left out, unknown kind 'ひみつ'" in notes[0]


@pytest.mark.parametrize(("data", "lang"), [([LLZZGL, SHUUFEI][:1], "ja"), ([SHUUFEI], "ja"), ({"ZZ1-012": MRTOY}, "zh")])
def test_what_is_read_is_read_in_its_language(tmp_path: Path, data: Any, lang: str) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(data), "utf-8")
    report = read_cards(game("digimon"), [file], lang)
    assert [item.status for item in report.items] == ["full"]
