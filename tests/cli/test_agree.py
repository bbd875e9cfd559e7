"""``cards agree`` and ``rules search``: what two languages say of the same cards, and clauses in the reader's language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from shinpan.games.base import summaries_of
from shinpan.library import game, game_names
from shinpan.phrases.languages import LANGUAGES

CARD = {"kind": "digimon", "colors": ["red"], "level": 4, "cost": 5, "dp": 4000, "traits": ["Ember"]}
ENGLISH = [
    {"id": "ZZ-1", "name": "Cinder", "text": "[On Play] ＜Draw 2＞."},
    {"id": "ZZ-2", "name": "Cinder Lord", "text": "[On Play] Delete 1 of your opponent's Digimon."},
    {
        "id": "ZZ-3",
        "name": "Ash",
        "text": "[On Play] Play 1 card with [Cinder] in its name from your hand without paying the cost.",
    },
    {"id": "ZZ-4", "name": "Soot", "text": "[When Attacking] Gain 2 memory."},
    {"id": "ZZ-5", "name": "Spark", "text": "[On Play] Something that nobody has written yet."},
]
JAPANESE = [
    {"id": "ZZ-1", "name": "シンダー", "text": "【登場時】≪2ドロー≫。"},
    {"id": "ZZ-2", "name": "シンダー卿", "text": "【登場時】相手のデジモン2体を消滅させる。"},
    {
        "id": "ZZ-3",
        "name": "灰",
        "text": "【登場時】自分の手札から、名称に「シンダー」を含むカード1枚をコストを支払わずに登場させる。",
    },
    {"id": "ZZ-4", "name": "すす", "text": "【アタック時】メモリー+2。"},
    {"id": "ZZ-5", "name": "火花", "text": "【登場時】≪2ドロー≫。"},
]


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """The same five cards in two languages."""
    paths = []
    for lang, cards, trait in (("en", ENGLISH, "Ember"), ("ja", JAPANESE, "火種")):
        file = tmp_path / f"{lang}.yaml"
        file.write_text(yaml.safe_dump([CARD | card | {"lang": lang, "traits": [trait]} for card in cards]), "utf-8")
        paths.append(str(file))
    return paths


def test_cards_that_mean_the_same_and_one_that_does_not(shinpan: Any, files: list[str]) -> None:
    done = shinpan("cards", "agree", *files, "--game", "digimon", "--langs", "en,ja", "--json")
    found = json.loads(done.out)
    assert (found["game"], found["langs"], found["both"], found["same"]) == ("digimon", ["en", "ja"], 4, 3)
    assert [one["id"] for one in found["differ"]] == ["ZZ-2"]
    assert "1 Digimon" in found["differ"][0]["a"]
    assert "2 Digimon" in found["differ"][0]["b"]


def test_what_differs_is_told(shinpan: Any, files: list[str]) -> None:
    done = shinpan("cards", "agree", *files, "--game", "digimon", "--langs", "en,ja")
    assert "3 of 4 cards that are full in en and ja mean the same" in done.out
    assert "ZZ-2" in done.out


def two_files(folder: Path, english: list[dict[str, Any]], japanese: list[dict[str, Any]]) -> list[str]:
    """The same cards in two languages."""
    paths = []
    for lang, cards in (("en", english), ("ja", japanese)):
        (folder / f"{lang}.yaml").write_text(yaml.safe_dump([CARD | card | {"lang": lang} for card in cards]), "utf-8")
        paths.append(str(folder / f"{lang}.yaml"))
    return paths


def test_a_difference_of_the_printings_is_explained_and_stays_one(shinpan: Any, tmp_path: Path) -> None:
    paths = two_files(
        tmp_path,
        [
            {"id": "ST18-14", "name": "Cinder", "text": "[On Play] ＜Draw 2＞."},
            {"id": "ZZ-2", "name": "Ash", "text": "[On Play] ＜Draw 2＞."},
        ],
        [
            {"id": "ST18-14", "name": "シンダー", "text": "【登場時】≪3ドロー≫。"},
            {"id": "ZZ-2", "name": "灰", "text": "【登場時】≪3ドロー≫。"},
        ],
    )
    found = json.loads(shinpan("cards", "agree", *paths, "--game", "digimon", "--langs", "en,ja", "--json").out)
    assert (found["both"], found["same"]) == (2, 0)
    assert [one["id"] for one in found["differ"]] == ["ST18-14", "ZZ-2"]
    assert [one["id"] for one in found["explained"]] == ["ST18-14"]
    reason = found["explained"][0]["reason"]
    assert reason == game("digimon").printings(("en", "ja"))["ST18-14"]
    assert "ST18-14" not in game("digimon").printings(("en", "zh"))
    said = shinpan("cards", "agree", *paths, "--game", "digimon", "--langs", "en,ja").out
    assert "1 of the 2 others are explained" in said and reason in said


def test_a_name_without_a_pair_is_the_one_that_the_same_cards_mention(shinpan: Any, tmp_path: Path) -> None:
    token = "[On Play] Play 1 [{}] Token (Digimon/Red/3000 DP)."
    spirit = "【登場時】「{}」（デジモン・赤・DP3000）トークン1体を登場させる。"
    wisps = tuple((f"ZZ-{number}", "Wisp", "鬼火") for number in (1, 2, 5))
    names = (*wisps, ("ZZ-3", "Wraith", "亡霊"), ("ZZ-4", "Wraith", "鬼火"))
    paths = two_files(
        tmp_path,
        [{"id": number, "name": number, "text": token.format(name)} for number, name, _ in names],
        [{"id": number, "name": number, "text": spirit.format(name)} for number, _, name in names],
    )
    found = json.loads(shinpan("cards", "agree", *paths, "--game", "digimon", "--langs", "en,ja", "--json").out)
    assert [one["id"] for one in found["differ"]] == ["ZZ-3", "ZZ-4"], "the words for those two are mixed up"


def test_requirement_lines_that_one_file_leaves_out_are_no_difference(shinpan: Any, tmp_path: Path) -> None:
    paths = two_files(
        tmp_path,
        [
            {"id": "ZZ-1", "name": "Cinder", "text": "[Digivolve] [Soot]: Cost 2\n[On Play] ＜Draw 2＞."},
            {"id": "ZZ-2", "name": "Ash", "text": "[Digivolve] [Cinder]: Cost 2\n[On Play] ＜Draw 2＞."},
        ],
        [
            {"id": "ZZ-1", "name": "シンダー", "text": "【登場時】≪2ドロー≫。"},
            {"id": "ZZ-2", "name": "灰", "text": "［進化］「シンダー」：コスト3\n【登場時】≪2ドロー≫。"},
        ],
    )
    found = json.loads(shinpan("cards", "agree", *paths, "--game", "digimon", "--langs", "en,ja", "--json").out)
    assert [one["id"] for one in found["differ"]] == ["ZZ-2"]


@pytest.mark.parametrize(
    ("langs", "says"),
    [
        ("en", "--langs names two languages"),
        ("en,en", "two languages are compared"),
        ("en,xx", "cannot be read in 'xx'"),
        ("en,zh", "none of these files has digimon cards in 'zh'"),
    ],
)
def test_what_cannot_be_compared_is_refused(shinpan: Any, files: list[str], langs: str, says: str) -> None:
    done = shinpan("cards", "agree", *files, "--game", "digimon", "--langs", langs)
    assert done.code == 2
    assert says in done.err
    assert len(done.err.strip().splitlines()) == 1


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_clause_is_said_in_every_language(name: str, lang: str) -> None:
    rules = game(name)
    for edition in rules.editions:
        english, said = (summaries_of(rules.rulebook(edition), one) for one in ("en", lang))
        assert list(said) == list(english)
        assert all(text.strip() and text.isprintable() for text in said.values())
        for number, text in english.items():
            seen = set(re.findall(r"\d+(?:-\d+)+", text))
            assert seen <= set(re.findall(r"\d+(?:-\d+)+", said[number])), (
                f"{edition.name} {number}: a clause it refers to is lost"
            )


def test_clauses_are_found_by_words_of_the_language(shinpan: Any) -> None:
    done = shinpan("rules", "search", "digimon", "レスト", "アタック", "--lang", "ja", "--json")
    found = json.loads(done.out)["clauses"]
    assert found
    assert all("レスト" in text and "アタック" in text for text in found.values())
    assert shinpan("rules", "search", "digimon", "attack", "--lang", "xx").code == 2


def test_a_clause_is_shown_in_the_language_asked_for(shinpan: Any) -> None:
    assert "攻击宣言" in shinpan("rules", "show", "digimon", "11-2", "--lang", "zh").out
