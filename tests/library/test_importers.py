"""Deck lists as players and deck builders write them, collections of decks, and restriction lists."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from shinpan.cli import main
from shinpan.games.base import CardError
from shinpan.library import Deck, game, legality, parse_deck, read_deck, read_decks, read_restrictions, starter_deck
from shinpan.table.cards import Face

GAME = game("divinecross")
FACES = {
    face.id: face
    for face in (
        Face("TT1-010", "Emberfang", "digimon", "", "en", 4),
        Face("TT1-011", "Emberfang", "digimon", "", "en", 4),
        Face("TT1-001", "Ashegg", "egg", "", "en", 4),
        Face("T-020", "Option", "option", "", "en", 4),
    )
}
WANTED = {"TT1-010": 4, "TT1-001": 2}

LISTS = {
    "count, name, number": "4 Emberfang TT1-010\n2 Ashegg TT1-001",
    "count and number": "4 TT1-010\n2 TT1-001",
    "4x": "4x TT1-010\n2x Ashegg",
    "x4": "TT1-010 x4\nTT1-001 x2",
    "number and count": "TT1-010 4\nTT1-001, 2",
    "number, name, count": "TT1-010 Emberfang 4\nTT1-001 Ashegg 2",
    "small letters, tabs, brackets": "4\temberfang\t[tt1-010]\n2\tAshegg (TT1-001)",
    "headings": "Digi-Eggs (2)\n2 TT1-001 Ashegg\n\n== Main Deck ==\n4 TT1-010 Emberfang\nTotal: 6",
    "comments": "// six cards\n2 TT1-001 Ashegg # eggs\nMain:\n# the rest\n4 TT1-010 Emberfang",
    "another picture of the card": "3 TT1-010_P1\n1 TT1-010\n2 TT1-001-Errata",
    "a line each": "TT1-010\n" * 4 + "TT1-001\n" * 2,
    "JSON": json.dumps(["TT1-010"] * 4 + ["TT1-001"] * 2),
    "JSON with a credit": json.dumps(["Exported from some deck builder", *["TT1-010"] * 4, *["TT1-001"] * 2]),
    "JSON with counts": json.dumps({"main": {"TT1-010": 4}, "eggs": {"TT1-001": 2}}),
    "a credit in a list": "Exported from some deck builder\n4 TT1-010\n2 TT1-001",
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS.keys())
def test_a_pasted_list_is_read(text: str) -> None:
    assert parse_deck(text, FACES).counts() == WANTED


def test_a_card_that_is_called_like_a_heading_is_a_card() -> None:
    assert parse_deck("Option\n2 Option", FACES).counts() == {"T-020": 3}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("4 Emberfang", "line 1: 'Emberfang' is the name of several cards: TT1-010, TT1-011"),
        ("4 TT1-010\n4 Emberfang TT9-999", "line 2: unknown card"),
        ("Main Deck", "no cards in this deck"),
        ("TT1-010 0", "line 1: how many"),
        ('["TT1-010", 4]', "named by its number"),
        ('["TT1-010", ', "not valid JSON"),
    ],
)
def test_a_list_with_a_slip_says_where(text: str, says: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_deck(text, FACES, "list.txt")
    assert says in str(caught.value)
    assert str(caught.value).startswith("list.txt: ")
    assert "\n" not in str(caught.value)


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    path = tmp_path / "decks.json"
    decks = [
        {"id": "fire-1", "name": "Fire", "format": "TT1", "main": {"TT1-010": 4}, "eggs": {"TT1-001": 2}},
        {"id": "plain-2", "name": "Plain", "format": "TT1", "main": {"T-020": 1}, "eggs": {}},
    ]
    path.write_text(json.dumps(decks), encoding="utf-8")
    return path


def test_a_collection_of_decks_is_read(collection: Path) -> None:
    decks = read_decks(collection, FACES)
    assert [(deck.name, deck.title, deck.counts()) for deck in decks] == [
        ("fire-1", "Fire", WANTED),
        ("plain-2", "Plain", {"T-020": 1}),
    ]


def test_one_deck_of_a_collection_is_named(collection: Path) -> None:
    for name in ("plain-2", "Plain", "2"):
        assert read_deck(GAME, f"{collection}#{name}", FACES).counts() == {"T-020": 1}
    with pytest.raises(CardError, match="there are 2 decks in this file: name one, as in decks.json#fire-1"):
        read_deck(GAME, str(collection), FACES)
    with pytest.raises(CardError, match="there is no deck 'ice' among its 2 decks"):
        read_deck(GAME, f"{collection}#ice", FACES)


def test_one_deck_in_a_file_is_a_collection_of_one(tmp_path: Path) -> None:
    for name, text in (("a.txt", "4 TT1-010\n2 TT1-001"), ("a.json", json.dumps({"cards": WANTED}))):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert [deck.counts() for deck in read_decks(tmp_path / name, FACES)] == [WANTED]


# ------------------------------------------------------------------ restriction lists


def written(tmp_path: Path, data: object) -> Path:
    path = tmp_path / "list.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_restriction_list_bans_and_limits(tmp_path: Path) -> None:
    ember = starter_deck(GAME, "ember")
    two = [identity for identity, count in ember.counts().items() if count == 2]
    found = read_restrictions(written(tmp_path, {"banned": [two[0].lower()], "limited": {two[1]: 1, two[2]: 2, "NOPE-1": 1}}))
    problems = legality(GAME, ember, found)
    assert len(problems) == 2
    assert f"{two[0]} " in problems[0] and "is banned by the restriction list" in problems[0]
    assert problems[1].startswith(f"at most 1 copy of {two[1]} ")
    assert legality(GAME, ember) == []
    assert legality(GAME, Deck("rest", [face for face in ember.cards if face.id == two[2]]), found)[0].endswith("(402.2b)")


def change(card: str, day: str, status: str = "restricted", count: int = 1, action: str = "restrict") -> dict[str, object]:
    return {"cardId": card, "effectiveDate": day, "status": status, "count": count, "action": action}


def test_a_list_of_changes_is_what_is_in_force_on_a_day(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        {
            "events": [
                change("T-1", "2025-01-01"),
                change("T-1", "2026-01-01", action="lift"),
                change("T-2", "2025-06-01", "banned", 0),
                change("T-3", "2025-06-01", "banned_pair", 0),
                change("T-4", "2025-06-01", "banned_pair", 0),
                change("T-5", "2025-07-01", "banned_pair", 0),
            ]
        },
    )
    assert read_restrictions(path, date(2024, 12, 31)).limits == {}
    assert read_restrictions(path, date(2025, 1, 1)).limits == {"t-1": 1}
    now = read_restrictions(path)
    assert now.limits == {"t-2": 0} and now.pairs == [("t-3", "t-4")]
    assert [note.partition(": ")[2] for note in now.notes] == [
        "card T-5 is banned with another since 2025-07-01, which is not named"
    ]


def test_two_cards_that_may_not_be_in_one_deck(tmp_path: Path) -> None:
    ember = starter_deck(GAME, "ember")
    one, other, *_ = ember.counts()
    found = read_restrictions(written(tmp_path, {"pairs": [[one, other], [one, "NOPE-1"]]}))
    (problem,) = legality(GAME, ember, found)
    assert one in problem and other in problem and "may not be in one deck" in problem
    with pytest.raises(CardError, match="names no days"):
        read_restrictions(tmp_path / "list.json", date(2026, 1, 1))


BAD = {
    "a list": (["T-1"], "a restriction list is {banned"),
    "empty": ({}, "a restriction list is {banned"),
    "unknown field": ({"forbidden": []}, "unknown field 'forbidden'"),
    "banned is a text": ({"banned": "T-1"}, "banned must be a list"),
    "limited is a list": ({"limited": ["T-1"]}, "limited must be card numbers"),
    "a number": ({"banned": [3]}, "named by its number"),
    "below 0": ({"limited": {"T-1": -1}}, "card T-1: how many"),
    "not a number": ({"limited": {"T-1": "one"}}, "card T-1: how many"),
    "pairs of three": ({"pairs": [["T-1", "T-2", "T-3"]]}, "pairs must be"),
    "events is a text": ({"events": "all"}, "events must be a list"),
    "no day": ({"events": [{"cardId": "T-1", "status": "banned", "effectiveDate": "soon"}]}, "card T-1: the day must be"),
    "unknown change": (
        {"events": [{"cardId": "T-1", "status": "frowned on", "effectiveDate": "2026-04-04"}]},
        "card T-1: 'restrict' to 'frowned on'",
    ),
    "twice": ({"banned": ["T-1"], "limited": {"t-1": 1}}, "card t-1 is listed twice"),
}


@pytest.mark.parametrize("case", BAD.values(), ids=BAD.keys())
def test_a_bad_restriction_list_is_refused_in_one_line(tmp_path: Path, case: tuple[object, str]) -> None:
    data, says = case
    path = written(tmp_path, data)
    with pytest.raises(CardError) as caught:
        read_restrictions(path)
    assert says in str(caught.value)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_play_refuses_a_deck_that_breaks_the_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = starter_deck(GAME, "ember").cards[0].id
    path = written(tmp_path, {"banned": [first]})
    assert main(["play", "--game", "divinecross", "--deck", "ember", "--seed", "1", "--restrictions", str(path)]) == 2
    said = capsys.readouterr().err
    assert "deck ember: not legal" in said
    assert "banned by the restriction list" in said
