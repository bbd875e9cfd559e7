"""The starter cards are read in full, show the whole rule book, and make four legal decks."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import shinpan.games.digimon as digimon
from shinpan.games.digimon.book.legality import illegal
from shinpan.games.digimon.words import normal_en as normal
from shinpan.games.digimon.words.language import Text, read_card
from shinpan.library import game
from shinpan.library.decks import Deck, deck_of
from shinpan.library.files import document
from shinpan.library.rows import rows_of
from shinpan.meaning.node import Node
from shinpan.table.cards import Face

HOME = Path(digimon.__file__).parent
POOL = Path(__file__).parents[3] / "shared" / "cards" / "digimon" / "en" / "aegis.json"
ROWS = rows_of(document(HOME / "cards" / "starter.yaml"), "starter.yaml").rows
BY_ID = {row["id"]: row for row in ROWS}
DECKS = sorted(path.stem for path in (HOME / "decks").glob("*.yaml"))
WORDED = {"SecurityA": "SecurityAttackUp", "BlastDNADigivolve": "BlastDNA", "LinkX": "LinkPlus"}
"""Keywords whose meaning is named otherwise than the heading of their chapter."""


@cache
def readings() -> dict[str, dict[str, Text]]:
    return {row["id"]: read_card(row) for row in ROWS}


@cache
def kinds() -> frozenset[str]:
    """Every kind of node that some starter card means."""
    return frozenset(node.kind for _, node in nodes())


def nodes() -> Iterator[tuple[str, Node]]:
    for number, texts in readings().items():
        for text in texts.values():
            for sentence in text.sentences:
                if sentence.meaning is not None:
                    for node in sentence.meaning.walk():
                        yield number, node


@cache
def deck(name: str) -> Deck:
    faces = {
        row["id"]: Face(row["id"], row["name"], row["kind"], row.get("text", ""), "en", row.get("copies", 4)) for row in ROWS
    }
    return deck_of(document(HOME / "decks" / f"{name}.yaml"), name, faces, name)


def headings(chapter: str) -> list[str]:
    """The headings of the sections of a chapter, from our summaries."""
    line = rf'id: "{chapter}-\d+", kind: heading, .*summary: "(.*)"'
    return re.findall(line, game("digimon").rulebook().read_text("utf-8"))


def camel(words: str) -> str:
    """The kind of node that a printed icon is read as.

    >>> camel("Start of Opponent's Turn"), camel("Armor Purge")
    ('StartOfOpponentsTurn', 'ArmorPurge')
    """
    return "".join(re.sub(r"\W", "", word[0].upper() + word[1:]) for word in words.split())


# ------------------------------------------------------------------ the cards


def test_every_card_is_read_in_full() -> None:
    unread = {number: [u for text in texts.values() for u in text.unread] for number, texts in readings().items()}
    assert {number: found for number, found in unread.items() if found} == {}


def test_numbers_and_names_are_unique() -> None:
    assert len(ROWS) >= 90
    assert len(BY_ID) == len(ROWS)
    assert [name for name, count in Counter(row["name"] for row in ROWS).items() if count > 1] == []


@pytest.mark.parametrize("number", list(BY_ID))
def test_the_facts_of_a_card_fit_its_kind(number: str) -> None:
    row = BY_ID[number]
    assert row["colors"]
    if row["kind"] == "egg":
        assert (row["level"], bool(row["inherited"]), "cost" in row, "dp" in row) == (2, True, False, False)
    elif row["kind"] == "digimon":
        least, most = {3: (2, 4), 4: (4, 6), 5: (6, 8), 6: (10, 13), 7: (14, 15)}[row["level"]]
        assert least <= row["cost"] <= most
        assert row["level"] - 3 <= row["dp"] / 2000 <= row["level"] + 1
        assert all(0 <= way["cost"] <= 5 and way["level"] == row["level"] - 1 for way in row["digivolve"])
        assert {way["color"] for way in row["digivolve"]} & set(row["colors"])
        assert len(row["traits"]) >= 3
    else:
        assert row["cost"] >= 1
        assert row["security"].startswith("[Security]")
        assert "level" not in row
        assert "dp" not in row


def test_every_name_in_a_text_is_a_card_a_trait_or_a_token() -> None:
    known = {row["name"] for row in ROWS} | {trait for row in ROWS for trait in row.get("traits", [])}
    for row in ROWS:
        printed = "\n".join([*(row.get(place, "") for place in ("text", "inherited", "security")), str(row.get("link", ""))])
        tokens = set(re.findall(r"\[([^\]]+)\] Tokens? \(Digimon/", printed))
        names = {name[1:-1] for name in re.findall(r"\[[^\]]+\]", printed) if not normal.is_tag(name)}
        tags = {name for name in names if name.startswith(("DigiXros", "Assembly", "Burst"))}
        assert sorted(names - tags - known - tokens) == [], row["id"]


@pytest.mark.skipif(not POOL.exists(), reason="the public card pool is not at hand (../shared/cards)")
def test_no_name_is_that_of_a_published_card() -> None:
    published = {str(row.get("nameEn")).lower() for row in json.loads(POOL.read_text("utf-8"))}
    assert len(published) > 1000
    assert [row["name"] for row in ROWS if row["name"].lower() in published] == []


# ------------------------------------------------------------------ what they show


def test_every_keyword_of_chapter_16_occurs() -> None:
    icons = [found[1] for found in (re.match(r"<(.*?)>", heading) for heading in headings("16")) if found]
    assert len(icons) == 38
    wanted = {camel(icon): WORDED.get(camel(icon), camel(icon)) for icon in icons}
    assert sorted(icon for icon, kind in wanted.items() if kind not in kinds()) == []


def test_every_timing_of_15_16_occurs() -> None:
    icons = re.findall(r"\[(.*?)\]", " ".join(headings("15-16")))
    assert len(icons) == 20
    assert sorted(icon for icon in icons if camel(icon) not in kinds()) == []


@pytest.mark.parametrize(
    "kind",
    [
        *("InHand", "InTrash", "InBreeding", "InSecurity", "Limit", "By", "Instead", "Each", "Quoted", "ChooseEffects", "Then"),
        *("DigivolveReq", "DNAReq", "XrosReq", "AssemblyReq", "BurstReq", "AppFusionReq", "LinkReq"),
        *("RuleName", "RuleTrait", "CopiesRule", "Token", "Hatch", "Move", "Reveal", "Look", "Rest", "FaceUp", "FaceDown"),
        *("XrosFrom", "DigiXrosing", "DNADigivolving", "DNADigivolve", "IgnoreColors", "Ignoring", "SwitchTarget", "SetMemory"),
    ],
)
def test_what_the_rule_book_knows_is_shown(kind: str) -> None:
    assert kind in kinds()


def test_some_effects_come_just_before_an_event() -> None:
    events = {inner.kind for _, node in nodes() if node.kind == "Would" for inner in node.walk()}
    assert events >= {"Played", "Digivolve", "Leaves", "Used"}


# ------------------------------------------------------------------ the decks


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_legal(name: str) -> None:
    cards = deck(name).cards
    assert illegal(cards) == []
    eggs = sum(face.kind == "egg" for face in cards)
    assert (len(cards) - eggs, eggs in (4, 5)) == (50, True)
    assert max(deck(name).counts().values()) <= 4
    assert deck(name).title
    assert deck(name).plan, "a deck says what it wants"


@pytest.mark.parametrize("name", DECKS)
def test_every_digimon_of_a_deck_can_be_digivolved_into(name: str) -> None:
    rows = [BY_ID[number] for number in deck(name).counts()]
    below = {(color, row["level"]) for row in rows if "level" in row for color in row["colors"]}
    ways: dict[str, list[dict[str, Any]]] = {row["name"]: row["digivolve"] for row in rows if row["kind"] == "digimon"}
    assert [card for card, found in ways.items() if not any((way["color"], way["level"]) in below for way in found)] == []


@pytest.mark.parametrize("name", DECKS)
def test_every_option_of_a_deck_can_be_used(name: str) -> None:
    rows = [BY_ID[number] for number in deck(name).counts()]
    colors = {color for row in rows if row["kind"] in ("digimon", "tamer") for color in row["colors"]}
    free = {number for number, node in nodes() if node.kind == "IgnoreColors"}
    options = [row for row in rows if row["kind"] == "option"]
    assert len(options) >= 4
    assert [row["name"] for row in options if not set(row["colors"]) <= colors and row["id"] not in free] == []


def test_four_different_decks_use_every_card() -> None:
    assert len(DECKS) == 4
    uses = Counter(number for name in DECKS for number in deck(name).counts())
    assert sorted(set(BY_ID) - set(uses)) == [], "starter cards that no starter deck plays"
    assert sum(count > 1 for count in uses.values()) <= 5, "the decks share few cards"
