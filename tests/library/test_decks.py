"""Decks: starter decks, deck files, pasted lists, and legality."""

from __future__ import annotations

import json

import pytest

from shinpan.games.base import CardError
from shinpan.library import (
    Deck,
    clauses,
    game,
    legality,
    parse_deck,
    read_deck,
    starter_deck,
    starter_decks,
    starter_faces,
)


@pytest.fixture
def divinecross():
    return game("divinecross")


def test_four_starter_decks_are_legal(divinecross):
    assert len(starter_decks(divinecross)) >= 4
    for name in starter_decks(divinecross):
        deck = starter_deck(divinecross, name)
        assert len(deck.cards) == 30
        assert legality(divinecross, deck) == []
        assert deck.title


def test_a_deck_is_read_from_yaml_json_and_text(divinecross, tmp_path):
    counts = starter_deck(divinecross, "ember").counts()
    (tmp_path / "a.yaml").write_text(json.dumps({"cards": counts}), encoding="utf-8")
    (tmp_path / "b.json").write_text(json.dumps([i for i, n in counts.items() for _ in range(n)]), encoding="utf-8")
    (tmp_path / "c.txt").write_text("".join(f"{n} {i}\n" for i, n in counts.items()), encoding="utf-8")
    for name in ("a.yaml", "b.json", "c.txt"):
        assert read_deck(divinecross, str(tmp_path / name)).counts() == counts


def test_a_pasted_list_names_cards_in_many_ways(divinecross):
    faces = starter_faces(divinecross)
    first = faces["SP1-001"]
    text = f"""
    // my deck
    Units:
    2 SP1-001
    1x {first.name_en}   # the same card
    3 × {first.name}
    {first.name_en} (SP1-001)
    sp1-002 x2
    """
    assert parse_deck(text, faces).counts() == {"SP1-001": 7, "SP1-002": 2}


def test_an_illegal_deck_is_told_with_its_clause(divinecross):
    deck = Deck("small", [starter_faces(divinecross)["SP1-001"]] * 4)
    problems = legality(divinecross, deck)
    assert problems
    assert all("402" in problem for problem in problems)


BAD_DECKS = {
    "unknown card": ({"cards": {"NOPE-1": 2}}, "unknown card 'NOPE-1'"),
    "count is text": ({"cards": {"SP1-001": "two"}}, "card SP1-001: how many"),
    "count is negative": ({"cards": {"SP1-001": -1}}, "card SP1-001: how many"),
    "count is huge": ({"cards": {"SP1-001": 10**9}}, "card SP1-001: how many"),
    "count is true": ({"cards": {"SP1-001": True}}, "card SP1-001: how many"),
    "cards is text": ({"cards": "SP1-001"}, "the cards of a deck are"),
    "no field cards": ({"deck": {}}, "a deck needs the field cards"),
    "empty": ({"cards": {}}, "no cards in this deck"),
    "null": (None, "the cards of a deck are"),
    "a list of numbers": ([1, 2], "a card is named by its number"),
}


@pytest.mark.parametrize("case", BAD_DECKS.values(), ids=BAD_DECKS.keys())
def test_a_bad_deck_file_is_refused_in_one_line(divinecross, tmp_path, case):
    data, says = case
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(CardError) as caught:
        read_deck(divinecross, str(path))
    assert says in str(caught.value)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"), [("2 Nobody", "line 1: unknown card"), ("", "no cards"), ("0 SP1-001", "line 1: how many")]
)
def test_a_bad_pasted_list_is_refused_in_one_line(divinecross, text, says):
    with pytest.raises(CardError, match=says):
        parse_deck(text, starter_faces(divinecross))


def test_all_lines_that_cannot_be_read_are_named_in_one_line(divinecross):
    with pytest.raises(CardError) as caught:
        parse_deck("2 Nobody\n2 SP1-001\n0 SP1-001\n1 Nowhere", starter_faces(divinecross), "deck.txt")
    many = "line 3: how many must be a number from 1 on, not 0"
    assert str(caught.value) == f"deck.txt: line 1: unknown card 'Nobody'; {many}; line 4: unknown card 'Nowhere'"
    with pytest.raises(CardError, match=r"line 10: unknown card 'X'; and 3 more$"):
        parse_deck("X\n" * 13, starter_faces(divinecross))


def test_neither_a_starter_deck_nor_a_file(divinecross, tmp_path):
    with pytest.raises(CardError, match="neither a starter deck"):
        read_deck(divinecross, "no-such-deck")
    with pytest.raises(CardError, match="folder"):
        read_deck(divinecross, str(tmp_path))


def test_games_by_name_and_edition(divinecross):
    assert game("divinecross-1.0.16") is divinecross
    with pytest.raises(CardError, match="unknown game"):
        game("chess")
    assert game("digimon-3.6") is game("digimon")
    assert game("fftcg-2.1.9") is game("fftcg")


def test_the_rule_book_has_every_clause_in_one_line(divinecross):
    book = clauses(divinecross)
    assert len(book) == 487
    assert sum(clause.testable for clause in book.values()) == 368
    assert all(clause.summary and "\n" not in clause.summary for clause in book.values())
