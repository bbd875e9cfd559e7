"""The starter cards are read in full, mean the same in both languages, and make legal decks."""

from __future__ import annotations

from typing import Any

import pytest

from helpers import DIVINECROSS, in_language
from shinpan.games.divinecross.things.cards import meanings
from shinpan.games.divinecross.things.faces import DivineCrossFace
from shinpan.library import legality, read_cards, starter_deck, starter_decks, starter_faces
from shinpan.table.cards import Face

FACES = starter_faces(DIVINECROSS)
DECKS = starter_decks(DIVINECROSS)


def meaning(face: Face) -> list[Any]:
    assert isinstance(face, DivineCrossFace)
    return meanings(face)


def test_every_card_is_full_in_japanese() -> None:
    report = read_cards(DIVINECROSS, [DIVINECROSS.starter_cards()], "ja")
    assert {item.id: item.unread for item in report.items if item.status != "full"} == {}
    assert report.full == len(FACES) == len(report.items)
    assert report.read == report.sentences
    assert report.notes == []


def test_there_are_enough_cards_of_every_kind() -> None:
    assert len({face.name for face in FACES.values()}) >= 60
    kinds = [face.kind for face in FACES.values()]
    assert {kind: kinds.count(kind) >= 5 for kind in ("unit", "event", "action", "assist")} == dict.fromkeys(
        ("unit", "event", "action", "assist"), True
    )


@pytest.mark.parametrize("id", list(FACES))
def test_shown_in_english_and_read_again_it_means_the_same(id: str) -> None:
    face = FACES[id]
    english = in_language(face, "en")
    assert DIVINECROSS.unread(english) == []
    assert meaning(english) == meaning(face)
    back = in_language(english, "ja")
    assert DIVINECROSS.unread(back) == []
    assert meaning(back) == meaning(face), "and shown in Japanese again, too"


@pytest.mark.parametrize("id", list(FACES))
def test_a_card_survives_its_own_data(id: str) -> None:
    """What a save writes of a card builds the same card."""
    face = FACES[id]
    again = DIVINECROSS.face(DIVINECROSS.data(face))
    assert DIVINECROSS.data(again) == DIVINECROSS.data(face)
    assert meaning(again) == meaning(face)


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_are_legal(name: str) -> None:
    deck = starter_deck(DIVINECROSS, name)
    assert legality(DIVINECROSS, deck) == []
    assert len(deck.cards) == 30
    assert deck.title
    assert deck.plan, "a deck says what it wants"


def test_four_different_decks_use_every_card() -> None:
    assert len(DECKS) == 4
    decks = {name: starter_deck(DIVINECROSS, name) for name in DECKS}
    used = {id for deck in decks.values() for id in deck.counts()}
    assert sorted(set(FACES) - used) == [], "starter cards that no starter deck plays"
    for name, deck in decks.items():
        for other, deck2 in decks.items():
            if name < other:
                assert len(set(deck.counts()) & set(deck2.counts())) <= 10, f"{name} and {other} share too many cards"


def test_names_are_unique_in_both_languages() -> None:
    names = [face.name for face in FACES.values()]
    english = [face.name_en for face in FACES.values() if isinstance(face, DivineCrossFace)]
    assert len(set(names)) == len(names)
    assert all(english)
    assert len(set(english)) == len(english)
