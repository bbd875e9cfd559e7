"""Cards as they are shown in the language of the page: by name, by trait, and with a text in it where there is one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shinpan.library import game
from shinpan.server.catalogue import Catalogue
from shinpan.server.studying import own

DIGIMON = game("digimon")
FACTS: dict[str, Any] = {"kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 3000}
ENGLISH = [
    {"id": "N-1", "name": "Ashling", "lang": "en", **FACTS, "traits": ["Hearth"], "text": "[On Play] Gain 1 memory."},
    {"id": "N-2", "name": "Collier", "lang": "en", **FACTS, "text": "[On Play] Delete 1 of your opponent's [Ashling]."},
]
JAPANESE = [{"id": "N-1", "name": "灰の子", "lang": "ja", **FACTS, "traits": ["炉"], "text": "【登場時】メモリーを＋１する。"}]


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    """The cards of two files, one in each language."""
    for name, rows in (("en", ENGLISH), ("ja", JAPANESE)):
        (tmp_path / f"{name}.json").write_text(json.dumps(rows, ensure_ascii=False), "utf-8")
    return Catalogue([tmp_path / "en.json", tmp_path / "ja.json"])


def test_a_card_that_another_file_has_is_shown_as_printed_there(catalogue: Catalogue) -> None:
    card = catalogue.card(DIGIMON, "N-1")
    assert (card["lang"], card["printed"]) == ("en", {"text": "[On Play] Gain 1 memory."})
    assert card["names"]["ja"] == "灰の子" and card["labels"]["ja"] == {"Hearth": "炉"}
    assert card["official"] == ["ja"] and card["texts"]["ja"] == {"text": "【登場時】メモリーを＋１する。"}
    assert "ja" not in card["translated"] and "ja" not in card["unworded"]


def test_another_card_is_worded_with_the_names_of_that_language(catalogue: Catalogue) -> None:
    catalogue.card(DIGIMON, "N-1")
    card = catalogue.card(DIGIMON, "N-2")
    assert card["official"] == [] and "「灰の子」" in card["texts"]["ja"]["text"]


def test_what_cannot_be_worded_is_named_and_shown_as_printed(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shinpan.games.digimon.things.cards.said", lambda show, effects: "")
    card = catalogue.card(DIGIMON, "N-2")
    assert card["unworded"] == {"ja": ["text"], "zh": ["text"]}
    assert card["texts"].keys() == {"en"}


def test_cards_are_found_by_their_names_in_every_language(catalogue: Catalogue) -> None:
    count, found = catalogue.search(DIGIMON, "灰の子", "", "", None, None, 0)
    assert count == 1 and found[0]["id"] == "N-1" and found[0]["names"]["ja"] == "灰の子"
    assert catalogue.parse(DIGIMON, "3 灰の子").counts() == {"N-1": 3}


def test_a_card_of_ones_own_is_shown_in_the_other_languages(catalogue: Catalogue) -> None:
    catalogue.card(DIGIMON, "N-1")
    row = {"id": "MY-1", "name": "火の番", "lang": "ja", **FACTS, "text": "【登場時】相手の「灰の子」1体を消滅させる。"}
    shown = own(DIGIMON, DIGIMON.face(row))
    assert shown["texts"]["ja"] == {"text": row["text"]}
    assert "[Ashling]" in shown["texts"]["en"]["text"] and "Delete" in shown["texts"]["en"]["text"]
