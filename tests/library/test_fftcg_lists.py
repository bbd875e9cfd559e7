"""Deck lists of FF-TCG players: numbers with a slash, headings by kind, tables, and what deck builders send."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from helpers import SHARED
from shinpan.games.base import CardError
from shinpan.library import game, parse_deck, pool, read_deck, read_decks
from shinpan.library.cards import read_rows
from shinpan.library.decks import faces_with
from shinpan.table.cards import Face

GAME = game("divinecross")
FACES = {
    number: Face(number, name, kind, "", "en", 3)
    for number, name, kind in (
        ("1-182S", "Emberling", "forward"),
        ("21-010C", "Emberling", "forward"),
        ("Re-049C/18-028C", "Tidewarden", "backup"),
        ("20-010C/15-007C", "Stone, the Old", "monster"),
        ("23-007C/15-007C", "Stone, the Old", "monster"),
        ("9-080C", "Galewing", "summon"),
        ("Re-116C/9-080C", "Galewing", "summon"),
        ("PR-051/11-083R", "Sparkcaller", "forward"),
        ("4-010H", "Dusk Waltz 3", "forward"),
    )
}
WANTED = {"1-182S": 3, "Re-049C/18-028C": 2}

LISTS = {
    "3x number name": "3x 1-182S Emberling\n2x Re-049C Tidewarden",
    "name (number)": "3 Emberling (1-182S)\n2 Tidewarden (18-028C)",
    "number alone": "3 1-182S\n2 18-028C",
    "both numbers": "3 1-182S\n2 Re-049C/18-028C",
    "both numbers, the other way round": "3 1-182S\n2 18-028C/Re-049C",
    "small letters": "3x 1-182s\n2x re-049c/18-028c",
    "without the letter": "3 1-182 Emberling\n2 18-028",
    "count in brackets": "(3) Emberling 1-182S\n[2] Tidewarden [18-028C]",
    "count last": "1-182S Emberling (3)\n18-028C Tidewarden x2",
    "count last with a sign": "1-182S 3x\n18-028C Tidewarden 2×",
    "count behind a bracket": "Emberling (1-182S)x3\nTidewarden [18-028C]×2",
    "a table, count first": "Quantity,Code,Name\n3,1-182S,Emberling\n2,Re-049C,Tidewarden",
    "a table, count last": "Code;Card Name;Qty\n1-182S;Emberling;3\nRe-049C;Tidewarden;2",
    "a table, count between": "1-182S | 3 | Emberling\n18-028C | 2 | Tidewarden",
    "a table, count first, cost last": "3\t1-182S\tEmberling\t5\n2\t18-028C\tTidewarden\t2",
    "headings": "Name: Embers\nAuthor: me\nForwards (3)\n3x 1-182S\n\n== BACKUPS ==\n2x 18-028C\nSummons: 0\nTotal: 5",
    "headings with a count first": "3 Forwards\n3x 1-182S\n2 Backups:\n2x 18-028C\nhttps://example.org/deck/1",
    "comments": "// fire\n3 1-182S # the best\n2 18-028C",
    "dashes of a text processor": "3 1–182S\n2 Re‑049C",
    "other pictures": "1 1-182S_FL\n2 1-182S-Foil\n2 Re-049C_FA",
    "a name of one card": "3 1-182S\n2 Tidewarden",
    "JSON numbers": json.dumps(["1-182S"] * 3 + ["18-028C"] * 2),
    "JSON counts": json.dumps({"name": "x", "main": {"1-182S": 3, "Re-049C": 2}}),
    "JSON entries": json.dumps([{"code": "1-182S", "quantity": 3}, {"code": "Re-049C/18-028C", "quantity": 2}]),
    "JSON of a deck builder": json.dumps(
        {
            "name": "x",
            "cards": [
                {"quantity": 3, "card": {"serial_number": "1-182S", "name": "Emberling", "cost": 5}},
                {"quantity": 2, "card": {"serial_number": "Re-049C", "name": "Tidewarden", "cost": 2}},
            ],
        }
    ),
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS.keys())
def test_a_pasted_list_is_read(text: str) -> None:
    assert parse_deck(text, FACES).counts() == WANTED


@pytest.mark.parametrize("name", ["JSON numbers", "JSON counts", "JSON entries", "JSON of a deck builder"])
def test_a_file_is_read(tmp_path: Path, name: str) -> None:
    path = tmp_path / "deck.json"
    path.write_text(LISTS[name], "utf-8")
    assert read_deck(GAME, str(path), FACES).counts() == WANTED
    assert [deck.counts() for deck in read_decks(path, FACES)] == [WANTED]


def test_a_number_of_its_own_goes_before_a_reprint_of_it() -> None:
    assert parse_deck("9-080C\nRe-116C\nRe-116C/9-080C", FACES).counts() == {"9-080C": 1, "Re-116C/9-080C": 2}
    assert parse_deck("2 15-007C", FACES).counts() == {"20-010C/15-007C": 2}, "prints of one card are the same card"
    assert parse_deck("2 11-083R\n1 PR-051", FACES).counts() == {"PR-051/11-083R": 3}


def test_a_name_that_only_prints_of_one_card_share_is_that_card() -> None:
    assert parse_deck("2 Galewing\n1 Stone, the Old", FACES).counts() == {"9-080C": 2, "20-010C/15-007C": 1}


def test_a_number_at_the_end_of_a_name_is_not_how_many() -> None:
    text = (
        "Dusk Waltz 3\n4-010H Dusk Waltz 3\nDusk Waltz 3 (4-010H)\n2 Dusk Waltz 3\n4-010H Dusk Waltz 3 2\n3,4-010H,Dusk Waltz 3"
    )
    assert parse_deck(text, FACES).counts() == {"4-010H": 1 + 1 + 1 + 2 + 2 + 3}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("3 Emberling", "line 1: 'Emberling' is the name of several cards: 1-182S, 21-010C"),
        ("3 1-182S\n3 77-001H Nobody", "line 2: unknown card '77-001H Nobody'"),
        ("3 1-182S\nOverdrive (8)\n1 Tidewarden", "line 2: unknown card 'Overdrive'"),
        ("0,1-182S", "line 1: how many"),
        ('[{"code": "1-182S", "quantity": "three"}]', "card 1-182S: how many"),
        ('[{"code": "1-182S", "quantity": -1}]', "card 1-182S: how many"),
        ('[{"quantity": 3}]', "a card is named by its number (text), not {'quantity': 3}"),
        ("Forwards (20)", "no cards in this deck"),
    ],
)
def test_a_list_with_a_slip_says_where(text: str, says: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_deck(text, FACES, "list.txt")
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_headings_and_names_build_no_card(tmp_path: Path) -> None:
    """A card file of thousands is read in a moment, and a card that cannot be used stops only decks that use it."""
    path = tmp_path / "cards.json"
    good = {"name": "試し", "kind": "unit", "attributes": ["red"], "hp": 300, "skills": [{"name": "一打", "cost": 0}]}
    path.write_text(json.dumps([good | {"id": "5-001C"}, {"id": "5-002C", "name": "Bad", "kind": "nothing"}]), "utf-8")
    given = pool(GAME, [path])
    faces = faces_with(GAME, [path])
    assert parse_deck("Forwards (1)\n1 試し\n1 SP1-001", faces).counts() == {"5-001C": 1, "SP1-001": 1}
    assert set(given.built) == {"5-001C"}
    for named in ("5-002C", "Bad"):
        with pytest.raises(CardError, match=f"unknown card '{named}' .left out of its file: kind must be one of"):
            parse_deck(f"1 {named}", faces)


@pytest.mark.skipif(not SHARED.exists(), reason="the shared folder is not beside this clone")
def test_the_decks_beside_the_project_name_cards_of_the_pool() -> None:
    folder = SHARED / "cards" / "fftcg"
    rows = read_rows([folder / "en" / "official-api.json"], game=game("fftcg")).rows
    faces = {number: Face(number, row["name"], row["kind"], "", "en", 3) for number, row in rows.items()}
    decks = read_decks(folder / "decks.json", faces)
    assert len(decks) == 22
    assert {len(deck.cards) for deck in decks} == {50}
    assert len({deck.name for deck in decks}) == 22
