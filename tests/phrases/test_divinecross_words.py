"""What the words of Divine Cross texts do: each text of divinecross_words.yaml is played on one small table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from shinpan.games.divinecross.words.language import reader
from shinpan.scenarios.loading import check
from shinpan.scenarios.running import Result, run

CASES: list[dict[str, Any]] = [
    case
    for case in yaml.safe_load((Path(__file__).parent / "divinecross_words.yaml").read_text("utf-8"))
    if not case.get("skip")
]
CARDS: list[dict[str, Any]] = [
    {"id": "S", "name": "沢の主", "kind": "unit", "attributes": ["blue"], "hp": 500},
    {"id": "W", "name": "見張りの鷹", "kind": "unit", "attributes": ["red"], "hp": 400},
    {"id": "T", "name": "熾の子", "kind": "unit", "attributes": ["red"], "hp": 300},
    {"id": "V", "name": "淵の番", "kind": "unit", "attributes": ["blue"], "hp": 600},
    {"id": "U", "name": "迷い子", "kind": "unit", "attributes": ["none"], "hp": 300},
    {"id": "A", "name": "一息", "kind": "action", "attributes": ["none"], "text": "自分のデッキを1枚引く。"},
    {"id": "B", "name": "古い盾", "kind": "assist", "attributes": ["none"], "text": "このユニットの退却コストを1減らす。"},
    {
        "id": "Q",
        "name": "地鳴り",
        "kind": "action",
        "attributes": ["none"],
        "text": "自分のユニットすべてに100ダメージを与える。",
    },
    {"id": "K", "name": "眠り草", "kind": "action", "attributes": ["none"], "text": "自分のメイン・ユニットを気絶させる。"},
]


def table(case: dict[str, Any], lang: str, text: str) -> dict[str, Any]:
    """The scenario of a case."""
    place = case["in"]
    main: dict[str, Any] = {
        "id": "M",
        "name": "焔の主",
        "kind": "unit",
        "attributes": ["red"],
        "hp": 900,
        "retreat": 1,
        "lang": lang,
    }
    main["skills"] = [{"name": "つつく", "cost": 0, "damage": 100}]
    command = {"id": "C", "name": "試し", "kind": "action", "attributes": ["none"], "text": text, "lang": lang}
    assist = {"id": "P", "name": "添え", "kind": "assist", "attributes": ["none"], "text": text, "lang": lang}
    if place in "sx":
        main["skills"] = [{"name": "技", "cost": 0, "damage": 100 if place == "s" else "200×", "text": text}]
    elif place == "e":
        main["ex"] = {"name": "力", "text": text}
    p1, p2 = dict(case.get("p1", {})), dict(case.get("p2", {}))
    hand: list[Any] = p1.pop("hand", [{"card": "U", "as": "H"}, "A"])
    m = {"card": "M", "as": "M", "energy": 2} | p1.pop("M", {})
    if place == "c":
        hand = [*hand, {"card": "C", "as": "C"}]
    elif place == "a":
        m["assist"] = "P"
    standby = [{"card": name, "as": name} | p1.pop(name, {}) for name in ("S", "W")]
    n = {"card": "N", "as": "N", "energy": 2} | p2.pop("N", {})
    other = {"id": "N", "name": "森の主", "kind": "unit", "attributes": ["green"], "hp": 1000}
    other["skills"] = [{"name": "反撃", "cost": n.pop("skill", 0), "damage": 200}]
    script: list[Any] = [{"p1": {"play": "C"}}] if place == "c" else []
    play = case.get("play", "skill" if place in "sx" else "")
    mine = case.get("script", [])
    if play:
        script = [*script, {"p1": {"end": True}}, {"p1": {"skill": 1} if play == "skill" else "pass"}]
    return {
        "title": text,
        "game": "divinecross",
        "rules": ["104.1"],
        "cards": [main, other, *CARDS, *([command] if place == "c" else [assist] if place == "a" else [])],
        "p1": {"main": [m], "standby": standby, "hand": hand} | p1,
        "p2": {"main": [n], "standby": [{"card": name, "as": name} for name in ("T", "V")], "hand": ["U", "U", "U"]} | p2,
        "script": [*script, *mine],
        "expect": case["expect"],
        "until": case.get("until", "settled"),
    } | ({"janken": case["janken"]} if "janken" in case else {})


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("number", range(len(CASES)), ids=[case["text"] for case in CASES])
def test_the_text_does_what_it_says(number: int, lang: str) -> None:
    case = CASES[number]
    text: str = case["text"]
    if lang == "en":
        sentences = reader("ja").read(text).sentences
        text = reader("en").show([sentence.meaning for sentence in sentences if sentence.meaning is not None])
    result = Result(text, "error")
    run(check(table(case, lang, text), text), result)
    assert result.unread == []
    assert result.failed == []
