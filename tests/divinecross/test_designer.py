"""A designer's new cards play without a line of Python.

Ten cards of our own, none of them in the starter set, are written to a card file, read by ``shinpan cards read`` as
full, and played: each one must do what it says, written in Japanese as well as in the English the engine shows.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from helpers import DIVINECROSS, fuzz, in_language, random_deck, scenario
from shinpan.cli import main
from shinpan.library import legality, read_deck, read_faces, starter_faces

CARDS: list[dict[str, Any]] = [
    {
        "id": "D-01", "name": "玻璃鐘のリン", "name_en": "Rin of the Glass Bell", "kind": "unit", "attributes": ["blue"],
        "hp": 500, "retreat": 1, "skills": [{"name": "澄んだ音", "cost": 0, "damage": 100}],
        "ex": {"name": "出迎えの鐘", "text": "相手のユニットが出た時、そのユニットに100ダメージを与える。"},
    },
    {
        "id": "D-02", "name": "玻璃吹きのカナメ", "name_en": "Kaname the Glassblower", "kind": "unit", "attributes": ["red"],
        "hp": 600, "retreat": 1, "skills": [{"name": "熱い息", "cost": 1, "damage": 200}],
        "ex": {
            "name": "引き寄せ",
            "text": "自分のターンに1回使える。自分の手札を1枚捨てる。"
            "そうしたなら相手のスタンバイ・ユニットを1体選び、相手のメイン・ユニットと入れ替える。",
        },
    },
    {
        "id": "D-03", "name": "万華鏡のミラ", "name_en": "Mira of the Kaleidoscope", "kind": "unit",
        "attributes": ["red", "blue"], "hp": 400, "advantage": ["green"], "retreat": 0,
        "skills": [
            {"name": "乱反射", "cost": 1, "damage": "200×", "text": "相手のスタンバイ・ユニット1体につき200ダメージを与える。"}
        ],
    },
    {
        "id": "D-04", "name": "空の器のウツロ", "name_en": "Utsuro the Empty Vessel", "kind": "unit", "attributes": ["none"],
        "hp": 400, "retreat": 2, "skills": [{"name": "共鳴", "cost": 2, "damage": 300}],
        "ex": {"name": "空である強さ", "text": "自分の手札が0枚であるかぎり、このユニットのHPを300増やす。"},
    },
    {
        "id": "D-05", "name": "一夜の休み", "name_en": "A Night of Rest", "kind": "event", "attributes": ["none"],
        "text": "自分のメイン・ユニットのHPをすべて回復する。このターン、自分のメイン・ユニットはスキルを使えない。",
    },
    {
        "id": "D-06", "name": "遅れて割れる音", "name_en": "A Crack in a While", "kind": "action", "attributes": ["none"],
        "text": "次の相手のターン終了時、相手のメイン・ユニットに200ダメージを与える。",
    },
    {
        "id": "D-07", "name": "形見の風鈴", "name_en": "Keepsake Chime", "kind": "assist", "attributes": ["none"],
        "text": "このユニットがKOされた時、自分のデッキを2枚引く。",
    },
    {
        "id": "D-08", "name": "身代わり玻璃のヌイ", "name_en": "Nui of the Glass Doubles", "kind": "unit",
        "attributes": ["blue"], "hp": 300, "retreat": 1, "skills": [{"name": "かけら投げ", "cost": 0, "damage": 100}],
        "ex": {"name": "写し身", "text": "このユニットがダメージを受ける場合、代わりに自分のデッキの上から1枚を捨て場に置く。"},
    },
    {
        "id": "D-09", "name": "硝子の関所", "name_en": "The Glass Barrier", "kind": "unit", "attributes": ["green"],
        "hp": 700, "retreat": 2, "skills": [{"name": "通せんぼ", "cost": 1, "damage": 100}],
        "ex": {
            "name": "透ける壁",
            "text": "このユニットがスタンバイ・ユニットであるかぎり、"
            "自分のメイン・ユニットが受けるスキルダメージを100ダウンする。",
        },
    },
    {
        "id": "D-10", "name": "見透かしの玉", "name_en": "The Seeing Marble", "kind": "event", "attributes": ["none"],
        "text": "自分のデッキの上から3枚を見て、その中から1枚を選び、手札に加える。残りを捨て場に置く。",
    },
]  # fmt: skip

TARGET = {
    "id": "D-X", "name": "的", "kind": "unit", "attributes": ["red"], "hp": 900, "retreat": 0,
    "skills": [{"name": "突き", "cost": 0, "damage": 300}],
}  # fmt: skip
"""Somebody to play against."""

PLAYS: dict[str, str] = {
    "D-01": """
        p1: {standby: [{card: D-01, as: A}]}
        p2: {hand: [{card: D-X, as: NEW}], standby: [{card: D-X, as: OLD}]}
        turn: p2
        script: [{p2: {deploy: NEW}}]
        expect: {NEW.damage: 100, OLD.damage: 0, A.damage: 0}
    """,
    "D-02": """
        p1: {main: [{card: D-02, as: A}], hand: [{card: blank, as: H}, {card: blank, as: H2}]}
        p2: {main: [{card: D-X, as: M}], standby: [{card: D-X, as: S}, {card: D-X, as: T}]}
        script:
          - p1: {ex: A}
          - p1: {choose: [H]}
          - p1: {choose: [T]}
          - p1: {cannot: {ex: A}}
        expect: {H.zone: p1.discard, H2.zone: p1.hand, T.zone: p2.main, M.zone: p2.standby, S.zone: p2.standby}
    """,
    "D-03": """
        p1: {main: [{card: D-03, as: A, energy: 1}]}
        p2: {main: [{card: D-X, as: M}], standby: [blank, blank]}
        script: [{p1: end}, {p1: {skill: 乱反射}}]
        expect: {M.damage: 400}
    """,
    "D-04": """
        p1: {main: [{card: D-04, as: A, damage: 100}], hand: [{card: D-05, as: H}]}
        script:
          - check: {A.hp: 300}
          - p1: {charge: H, to: A}
          - check: {p1.hand: 1, A.hp: 300}
          - p1: {can: {end: true}}
        expect: {A.energy: 1}
    """,
    "D-05": """
        p1: {main: [{card: D-X, as: A, damage: 800}], hand: [{card: D-05, as: H}]}
        p2: {main: [{card: D-X, as: M}]}
        script:
          - p1: {play: H}
          - check: {A.damage: 0, H.zone: p1.discard}
          - p1: end
          - p1: {cannot: {skill: 突き}}
        expect: {M.damage: 0}
        until: next turn
    """,
    "D-06": """
        p1: {main: [{card: D-X, as: A}], hand: [{card: D-06, as: H}]}
        p2: {main: [{card: D-X, as: M}]}
        script:
          - p1: {play: H}
          - check: {M.damage: 0}
          - p1: end
          - p1: pass
          - check: {M.damage: 0, turn: p2}
          - p2: end
          - p2: pass
        until: next turn
        expect: {M.damage: 200, A.damage: 0, turn: p1}
    """,
    "D-07": """
        p1: {main: [{card: D-X, as: M}]}
        p2: {main: [{card: D-X, as: A, damage: 700, assist: {card: D-07, as: C}}], standby: [{card: D-X, as: B}]}
        script: [{p1: end}, {p1: {skill: 突き}}]
        expect: {A.zone: p2.ko, C.zone: p2.discard, B.zone: p2.main, p2.hand: 3}  # and the draw of the new turn
    """,
    "D-08": """
        p1: {main: [{card: D-X, as: M}]}
        p2: {main: [{card: D-08, as: A}]}
        script: [{p1: end}, {p1: {skill: 突き}}]
        expect: {A.zone: p2.main, A.damage: 0, p2.discard: 1}
    """,
    "D-09": """
        p1: {main: [{card: D-X, as: M}]}
        p2: {main: [{card: D-X, as: B}], standby: [{card: D-09, as: A}]}
        script: [{p1: end}, {p1: {skill: 突き}}]
        expect: {B.damage: 200, A.damage: 0}
    """,
    "D-10": """
        p1:
          hand: [{card: D-10, as: H}]
          deck: [{card: blank, as: T}, {card: blank, as: U}, {card: blank, as: V}, {card: blank, as: W}]
        script: [{p1: {play: H}}, {p1: {choose: [U]}}]
        expect: {U.zone: p1.hand, T.zone: p1.discard, V.zone: p1.discard, W.zone: p1.deck, p1.hand: 1}
    """,
}


@pytest.fixture(params=["ja", "en"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def file(tmp_path: Path, lang: str) -> Path:
    """The ten cards as a designer would write them, in either language."""
    cards = CARDS if lang == "ja" else [DIVINECROSS.data(in_language(DIVINECROSS.face(card), "en")) for card in CARDS]
    path = tmp_path / "designed.yaml"
    path.write_text(yaml.safe_dump(cards, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return path


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "target.yaml"
    path.write_text(yaml.safe_dump([TARGET], allow_unicode=True), encoding="utf-8")
    return path


def test_the_cards_are_new() -> None:
    assert len(CARDS) == 10
    assert not {card["id"] for card in CARDS} & set(starter_faces(DIVINECROSS))
    assert not {card["name"] for card in CARDS} & {face.name for face in starter_faces(DIVINECROSS).values()}
    assert {card["kind"] for card in CARDS} == {"unit", "event", "action", "assist"}


def test_they_are_read_in_full(file: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "read", str(file), "--game", "divinecross", "--lang", lang, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {item["id"]: item["unread"] for item in report["items"] if item["status"] != "full"} == {}
    assert (report["cards"], report["full"]) == (10, 10)
    assert report["read"] == report["sentences"] >= 14


@pytest.mark.parametrize("id", PLAYS)
def test_each_does_what_it_says(id: str, file: Path, target: Path, tmp_path: Path) -> None:
    text = "\n".join(line[8:] for line in PLAYS[id].splitlines())
    result = scenario(tmp_path, f"title: {id} does what it says\ngame: divinecross\n{text}", [file, target])
    assert result.failed == []
    assert result.passed


@pytest.mark.parametrize(("hand", "left"), [(0, 700), (1, 400), (3, 400)])
def test_the_vessel_is_strong_when_empty(hand: int, left: int, file: Path, tmp_path: Path) -> None:
    """A continuous ability goes and comes with its condition."""
    table = f"p1: {{main: [{{card: D-04, as: A}}], hand: {hand}}}"
    result = scenario(tmp_path, f"title: vessel\ngame: divinecross\n{table}\nexpect: {{A.hp: {left}}}", [file])
    assert result.failed == []


def test_they_make_a_legal_deck_with_starter_cards(file: Path, tmp_path: Path) -> None:
    faces = {**starter_faces(DIVINECROSS), **read_faces(DIVINECROSS, [file])[0]}
    names = [card["id"] for card in CARDS] * 2 + list(starter_faces(DIVINECROSS))[:10]
    (tmp_path / "deck.txt").write_text("\n".join(names), encoding="utf-8")
    deck = read_deck(DIVINECROSS, str(tmp_path / "deck.txt"), faces)
    assert legality(DIVINECROSS, deck) == []
    assert len(deck.cards) == 30


def test_random_games_with_them(file: Path) -> None:
    designed = read_faces(DIVINECROSS, [file])[0]
    faces = {**starter_faces(DIVINECROSS), **designed}
    for seed in range(25):
        dice = Random(seed)
        decks = [random_deck(dice, faces, must=[*designed.values(), *designed.values()]) for _ in range(2)]
        result = fuzz(seed, views=0.1, record=seed % 5 == 0, decks=decks)
        assert result.outcome.reason
