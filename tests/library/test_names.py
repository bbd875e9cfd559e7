"""What cards are called in each language: noted when card files are read, kept, and used in decks."""

from __future__ import annotations

import json
import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from shinpan.games.base import CardError
from shinpan.library import game, parse_deck, pool, starter_faces
from shinpan.library.kept import kept_rows
from shinpan.library.names import Names, names

NAMES_ARE_KEPT = True
DIGIMON: Any = game("digimon")
FACTS: dict[str, Any] = {"kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 3000}
ENGLISH = [
    {"id": "N-1", "name": "Ashling", **FACTS, "traits": ["Rookie", "Hearth"]},
    {"id": "N-2", "name": "Frostling", **FACTS, "traits": ["Rookie", "Glacier"]},
    {"id": "N-3", "name": "Collier", **FACTS, "traits": ["Rookie"], "text": "[On Play] Delete 1 of your opponent's [Ashling]."},
]
JAPANESE = [
    {"id": "N-1", "name": "灰の子", "lang": "ja", **FACTS, "traits": ["成長期", "炉"]},
    {"id": "N-2", "name": "霜の子", "lang": "ja", **FACTS, "traits": ["成長期", "氷河"]},
    {"id": "N-4", "name": "煤の子", "lang": "ja", **FACTS, "traits": ["成長期", "炉"]},
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of one's own."""
    monkeypatch.setenv("SHINPAN_CACHE", str(tmp_path / "cache"))
    return tmp_path


def write(folder: Path, name: str, rows: list[dict[str, Any]]) -> Path:
    """A card file."""
    path = folder / name
    path.write_text(json.dumps(rows, ensure_ascii=False), "utf-8")
    return path


@pytest.fixture
def files(folder: Path) -> list[Path]:
    """Cards in two languages, most of them with equal numbers."""
    return [write(folder, "en.json", ENGLISH), write(folder, "ja.json", JAPANESE)]


def again() -> Names:
    """What another run finds."""
    return Names(DIGIMON, names(DIGIMON).path)


def test_what_was_read_is_known_in_the_next_run(files: list[Path]) -> None:
    for file in files:
        kept_rows([file], None, None, DIGIMON)
    known = again()
    assert known.of(ENGLISH[0], "en")["ja"] == "灰の子"
    assert known.word("炉", "ja", "en") == "Hearth"
    assert known.unpaired("ja", "en") == ["煤の子"]
    assert "Collier" in known.unpaired("en", "ja")


def test_files_of_two_languages_given_together_tell_both(files: list[Path]) -> None:
    face = pool(DIGIMON, files)["N-1"]
    assert (face.lang, face.name) == ("en", "Ashling")
    assert (face.abroad["ja"].name, face.abroad["ja"].traits) == ("灰の子", ["成長期", "炉"])  # type: ignore[attr-defined]


def test_a_card_without_a_pair_is_known_by_its_words(files: list[Path]) -> None:
    cards = pool(DIGIMON, files)
    alone = cards["N-4"].abroad["en"]  # type: ignore[attr-defined]
    assert (alone.name, alone.traits) == ("", ["Rookie", "Hearth"])
    assert cards["N-3"].abroad["ja"].words == {"Ashling": "灰の子"}  # type: ignore[attr-defined]


def test_another_card_of_the_same_number_is_no_pair(folder: Path) -> None:
    other = {**JAPANESE[0], "level": 6, "cost": 12, "dp": 12000, "name": "大窯"}
    slip = {**JAPANESE[1], "cost": 4}
    known = Names(DIGIMON, None)
    for file in (write(folder, "en.json", ENGLISH), write(folder, "ja.json", [other, slip])):
        known.note(kept_rows([file], None, None, DIGIMON).called)
    assert "ja" not in known.of(ENGLISH[0], "en")
    assert known.of(ENGLISH[1], "en")["ja"] == "霜の子", "one fact that differs is a slip of a file"


def test_a_damaged_file_is_told_in_one_line_and_made_anew(files: list[Path], caplog: pytest.LogCaptureFixture) -> None:
    kept_rows(files, None, None, DIGIMON)
    path = names(DIGIMON).path
    assert path is not None
    for damage in (path.read_bytes()[:-5], b"{}", b"", b'[1]\n{"ja": 3}'):
        path.write_bytes(damage)
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            known = again()
        assert len(caplog.records) == 1 and "\n" not in caplog.text.strip()
        assert "ja" not in known.noted and known.of(ENGLISH[0], "en") == {}
        known.note(kept_rows(files, None, None, DIGIMON).called)
        assert again().of(ENGLISH[0], "en")["ja"] == "灰の子"


def test_several_may_write(folder: Path) -> None:
    def read(number: int) -> None:
        rows = [{**ENGLISH[0], "id": f"M-{number}-{i}", "name": f"Card {number} {i}"} for i in range(20)]
        Names(DIGIMON, names(DIGIMON).path).note(
            {"en": {str(row["id"]): {"name": row["name"], "is": {"kind": "digimon"}} for row in rows}}
        )

    with ThreadPoolExecutor(8) as workers:
        list(workers.map(read, range(24)))
    found = again()
    assert found.noted["en"], "the file is whole, whoever wrote last"
    for number in range(24):
        read(number)
    assert len(again().noted["en"]) == 24 * 20, "what got lost is noted when it is read again"


def test_without_a_cache_it_is_known_in_this_run(files: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHINPAN_CACHE", "off")
    assert pool(DIGIMON, files)["N-1"].abroad["ja"].name == "灰の子"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "line",
    [
        "4 灰の子",
        "4x灰の子",
        "灰の子×4",
        "灰の子 ×4",
        "灰の子 4枚",
        "４ 灰の子",
        "4枚 灰の子",
        "灰の子 N-1 4",
        "N-1 灰の子 x4",
        "4 Ashling",
    ],
)
def test_deck_lists_take_names_of_every_language(files: list[Path], line: str) -> None:
    deck = parse_deck(f"メインデッキ：50枚\nデジモン (4)\n{line}\n", pool(DIGIMON, files))
    assert deck.counts() == {"N-1": 4}


def test_a_name_of_several_cards_and_an_unknown_one_are_told(files: list[Path], folder: Path) -> None:
    more = write(folder, "more.json", [{**JAPANESE[0], "id": "N-9", "dp": 4000}])
    with pytest.raises(CardError, match="'灰の子' is the name of several cards: N-1, N-9"):
        parse_deck("4 灰の子", pool(DIGIMON, [*files, more]))
    with pytest.raises(CardError, match="line 1: unknown card '無い子'"):
        parse_deck("4 無い子", pool(DIGIMON, files))


@pytest.mark.parametrize("line", ["4 エンバーキット", "4 Emberkit", "4 SD1-003"])
def test_starter_cards_are_named_in_every_language(line: str) -> None:
    assert parse_deck(line, starter_faces(DIGIMON)).counts() == {"SD1-003": 4}


def test_a_card_may_say_itself_what_it_is_called(folder: Path) -> None:
    row = {**ENGLISH[0], "id": "N-7", "abroad": {"ja": {"name": "窯の精", "traits": ["成長期", "窯"]}}}
    known = Names(DIGIMON, None)
    known.note(kept_rows([write(folder, "own.json", [row])], None, None, DIGIMON).called)
    assert known.of(row, "en")["ja"] == "窯の精" and known.word("窯", "ja", "en") == "Hearth"
    for wrong in ("ja", {"ja": "灰"}, {"ja": {"title": "灰"}}, {"ja": {"traits": 3}}, {"ja": {"words": ["灰"]}}):
        with pytest.raises(CardError, match="card N-7: abroad"):
            DIGIMON.face({**row, "abroad": wrong})
