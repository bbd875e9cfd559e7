"""Japanese FF-TCG texts mean what the English ones mean: each is read apart, built, and explained alike.

The starter cards have texts of our own in both languages, and so has every pair here: the Japanese is written as the cards are,
not printed from what the English was read as. No public Japanese card data was found, so nothing of it was read. Japanese is
not one of the languages the game offers (not every meaning has its wording); what is here must stay as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shinpan.games.fftcg.things import cards
from shinpan.games.fftcg.words import language, normal_ja
from shinpan.games.fftcg.words.language import read_card, reader
from shinpan.library import game
from shinpan.library.files import document
from shinpan.library.rows import rows_of
from shinpan.meaning.node import Node
from shinpan.phrases.lexicon import EMPTY, Lexicon, Words, use

HOME = Path(language.__file__).parents[1]
ENGLISH: dict[str, Any] = {row["id"]: row for row in rows_of(document(HOME / "cards" / "starter.yaml"), "starter.yaml").rows}
TRANSLATED: Any = document(HOME / "cards" / "starter.ja.yaml")
SHOWN: dict[str, Any] = TRANSLATED["cards"]
JAPANESE = {
    id: {**row, "name": SHOWN[id]["name"], "text": SHOWN[id]["texts"]["text"], "lang": "ja"} for id, row in ENGLISH.items()
}
PAIRS = {
    "break": (
        "When Test attacks, choose 1 Forward of cost 5 or less opponent controls. Break it.",
        "テストがアタックしたとき、対戦相手のコントロールするコスト5以下のフォワード1体を選ぶ。それをブレイクする。",
    ),
    "whose it is may be said with が": (
        "When Test attacks, choose 1 Forward opponent controls. Dull it.",
        "テストがアタックしたとき、対戦相手がコントロールするフォワード1体を選ぶ。それをダルにする。",
    ),
    "full width, and the older words": (
        "《F》《Dull》: Choose 1 Forward. Until the end of the turn, it gains +1000 power.",
        "《火》《ダル》：フォワード１体を選ぶ。ターン終了時まで、それのパワーを＋１０００する。",
    ),
    "a card name": (
        "When Test enters the field, you may search for 1 Card Name Cinder and add it to your hand.",
        "テストがフィールドに出たとき、あなたは【カード名（シンダー）】1枚をサーチし、手札に加えてもよい。",
    ),
    "a name or a job": (
        "When Test enters the field, you may search for 1 Card Name Cinder or Job Stormrider and add it to your hand.",
        "テストがフィールドに出たとき、あなたは【カード名（シンダー）】か【ジョブ（嵐駆け）】1枚をサーチし、手札に加えてもよい。",
    ),
    "named cards are not this one": (
        "When Test attacks, choose 1 Card Name Test in your Break Zone. Add it to your hand.",
        "テストがアタックしたとき、あなたのブレイクゾーンにある【カード名（テスト）】1枚を選ぶ。それを手札に加える。",
    ),
    "two conditions": (
        "When Test enters the field, if you control 3 or more Backups and your opponent has 2 cards or less in their hand, "
        "draw 1 card.",
        "テストがフィールドに出たとき、あなたがバックアップを3体以上コントロールしており、対戦相手の手札が2枚以下の場合、"
        "カードを1枚引く。",
    ),
    "two events": (
        "When Test attacks or is put from the field into the Break Zone, draw 1 card.",
        "テストがアタックするかフィールドからブレイクゾーンに置かれたとき、カードを1枚引く。",
    ),
    "the next card costs less": (
        "When Test attacks, during this turn, the cost required to cast your next Summon is reduced by 2 (it cannot become 0).",
        "テストがアタックしたとき、このターン、あなたが次に召喚獣をキャストするためのコストは2減る（0にはならない）。",
    ),
    "the hand of the player who acts": (
        "When Test attacks, your opponent may play 1 Forward from their hand onto the field.",
        "テストがアタックしたとき、対戦相手は手札からフォワード1枚をフィールドに出してもよい。",
    ),
    "the deck of the player who acts": (
        "When Test attacks, your opponent puts the top 2 cards of their deck into the Break Zone.",
        "テストがアタックしたとき、対戦相手はデッキの上から2枚をブレイクゾーンに置く。",
    ),
    "their own Forward": (
        "When Test attacks, your opponent selects 1 Forward they control. Break it.",
        "テストがアタックしたとき、対戦相手は自分のコントロールするフォワード1体を選択する。それをブレイクする。",
    ),
    "damage in battle or not": (
        "If Test is dealt damage by your opponent's abilities, the damage becomes 0 instead.",
        "テストが対戦相手のアビリティによってダメージを受ける場合、代わりにそのダメージは0になる。",
    ),
    "neither attack nor block": ("Test cannot attack or block.", "テストはアタックもブロックもできない。"),
    "two names": (
        "《Dull》: Draw 1 card. You can only use this ability if you control Card Name Cinder and Card Name Ember.",
        "《ダル》：カードを1枚引く。このアビリティはあなたが【カード名（シンダー）】と【カード名（エンバー）】を"
        "コントロールしている場合にしか使えない。",
    ),
    "only in the Main Phase, and once": (
        "《0》: Draw 1 card. You can only use this ability during your Main Phase and only once per turn.",
        "《0》：カードを1枚引く。このアビリティはあなたのメインフェイズにしか使えず、1ターンに1度しか使えない。",
    ),
    "at random": (
        "When Test attacks, your opponent randomly discards 1 card.",
        "テストがアタックしたとき、対戦相手は手札を無作為に1枚捨てる。",
    ),
    "actions on lines of their own": (
        'When Test attacks, select 1 of the 2 following actions. "Draw 1 card." "Test gains Brave until the end of the turn."',
        "テストがアタックしたとき、以下の2つから1つを選択する。\n"
        "・カードを1枚引く。\n・ターン終了時までテストにブレイブを与える。",
    ),
    "EX Burst and Damage": (
        "Damage 3 -- EX BURST When Test enters the field, draw 1 card.",
        "Damage 3 ―― EXバースト テストがフィールドに出たとき、カードを1枚引く。",
    ),
    "one of two sorts": (
        "When Test attacks, choose 1 Fire Forward or Ice Backup you control. Activate it.",
        "テストがアタックしたとき、あなたのコントロールする火属性のフォワードか氷属性のバックアップ1体を選ぶ。"
        "それをアクティブにする。",
    ),
}
UNREAD = (
    "フォワード1体を選ぶ。それをきれいにする。",
    "フォワード1体を選ぶ。それを（できれば）ブレイクする。",
    "フォワード1体を選ぶ前に、考える。",
    "対戦相手のコントロールするフォワード1枚を選ぶ。",
    # whose the second is, the words do not tell
    "対戦相手のコントロールするフォワード1体とバックアップ1体を選ぶ。それらをダルにする。",
    # whether the cost is said of both
    "風属性のキャラクターかコスト5以下の土属性のキャラクター1体を選ぶ。それをブレイクする。",
    # and here, whose the first is
    "火属性のフォワードか対戦相手のコントロールする氷属性のバックアップ1体を選ぶ。それをブレイクする。",
    "ヘイスト（このカードは強い。）",
)
"""What nobody has written a wording for is listed, never taken for something else."""
OFTEN = {
    "What",
    "Sel",
    "This",
    "Field",
    "Exactly",
    "It",
    "Forward",
    "On",
    "Auto",
    "Zone",
    "Num",
    "Choose",
    "You",
    "EntersField",
    "Of",
    "Mod",
    "Action",
    "Pay",
    "Opponent",
    "Gain",
    "Plus",
    "ThisTurn",
    "All",
    "In",
    "DullIcon",
    "UntilEnd",
    "And",
    "Damage",
    "Harm",
    "BreakZone",
    "May",
    "A",
    "Add",
    "PutBreak",
    "Cost",
    "Name",
    "OfStat",
    "Card",
    "Character",
    "Job",
    "Hand",
    "Dull",
    "Ex",
    "Be",
    "Element",
    "Only",
    "Break",
    "Search",
    "Control",
    "AtLeast",
    "While",
    "If",
    "Cp",
    "Play",
}
"""The kinds of nodes that occur on a tenth of the cards of the public pool, or on more."""
CARD: dict[str, Any] = {"id": "T-1", "name": "Test", "kind": "forward", "elements": ["fire"], "cost": 3, "power": 5000}
CALLED = {"en": "Test", "ja": "テスト"}


def pairs() -> dict[str, dict[str, str]]:
    """The Japanese words of the starter cards for the English ones, by sort."""
    found: dict[str, dict[str, str]] = {"Name": {"シンダー": "Cinder", "エンバー": "Ember", "テスト": "Test"}}
    for id, row in ENGLISH.items():
        found["Name"][SHOWN[id]["name"]] = row["name"]
        for english, japanese in SHOWN[id]["labels"].items():
            sort = "Job" if english in row.get("jobs", ()) else "Category" if english in row["categories"] else "Special"
            found.setdefault(sort, {})[japanese] = english
        counters = re.findall(r"(\w+) Counter", row["text"]), re.findall(r"([一-鿿ァ-ヶー]+)カウンター", JAPANESE[id]["text"])
        found.setdefault("Counter", {}).update(zip(counters[1], counters[0], strict=True))
    return found


LEXICON = Lexicon({sort: Words(words) for sort, words in pairs().items()})


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    """A lexicon of the words that are used here."""
    use("fftcg", "ja", LEXICON)
    yield
    use("fftcg", "ja", EMPTY)


def told(row: dict[str, Any], called: str = "") -> list[str]:
    """What a card will do; in the explanation it is called by another name."""
    rules = game("fftcg")
    face = rules.face(row, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert reading.full, reading.unread
    return [line.replace(row["name"], called or row["name"]) for line in rules.explain(face)]


@pytest.mark.parametrize("id", ENGLISH)
def test_a_starter_card_means_the_same_in_both_languages(id: str) -> None:
    assert told(JAPANESE[id], ENGLISH[id]["name"]) == told(ENGLISH[id])
    first, second = (read_card(row, row.get("lang", "en"))["text"] for row in (ENGLISH[id], JAPANESE[id]))
    assert first.effects() == second.effects()


@pytest.mark.parametrize("id", ENGLISH)
def test_a_starter_card_printed_in_japanese_means_the_same(id: str) -> None:
    reading = read_card(ENGLISH[id])["text"]
    printed = reader("ja").show(reading, JAPANESE[id]["name"], ENGLISH[id]["kind"])
    assert "§" not in printed and not re.search(r"\[\w+[:\]]", printed)
    again = read_card({**JAPANESE[id], "text": printed}, "ja")["text"]
    assert again.full, again.unread
    assert again.effects() == reading.effects()
    assert told({**JAPANESE[id], "text": printed}, ENGLISH[id]["name"]) == told(ENGLISH[id])


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_both_mean_the_same(pair: tuple[str, str]) -> None:
    rows = [{**CARD, "name": CALLED[lang], "text": text, "lang": lang} for text, lang in zip(pair, ("en", "ja"), strict=True)]
    english, japanese = (told(row, "Test") for row in rows)
    assert english == japanese


@pytest.mark.parametrize("text", UNREAD)
def test_what_is_not_understood_is_listed(text: str) -> None:
    face = game("fftcg").face({**CARD, "kind": "summon", "power": 0, "text": text, "lang": "ja"}, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert not reading.full and reading.unread and face.unread


@pytest.mark.parametrize("id", ENGLISH)
def test_the_normal_form_is_printed_back(id: str) -> None:
    text, name = JAPANESE[id]["text"], JAPANESE[id]["name"]
    once = normal_ja.normal(text, name)
    lines = ["「" + line.removeprefix("・") + "」" if line.startswith("・") else line for line in once.split("\n")]
    assert normal_ja.normal(normal_ja.spoken("\n".join(lines), name), name) == once


def test_what_is_said_often_has_a_wording() -> None:
    said: set[str] = set()
    for entry in reader("ja").book.entries:
        if entry.variants:
            said |= {entry.kind, *(value.kind for _, value in entry.const if isinstance(value, Node))}
    assert len(OFTEN) == 54 and not OFTEN - said


def test_nothing_is_offered_in_it_yet() -> None:
    assert game("fftcg").begun == ("ja",) and "ja" not in game("fftcg").languages


def test_english_does_not_load_its_wordings() -> None:
    assert "ja.pb" not in {entry.file for entry in reader("en").book.entries}
