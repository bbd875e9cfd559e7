"""Card files of FF-TCG: what is taken, what is refused, that nothing is lost on the way back, and which decks are legal."""

from __future__ import annotations

from typing import Any

import pytest

from shinpan.games.base import CardError
from shinpan.games.fftcg.book.legality import illegal
from shinpan.games.fftcg.game import FFTCG
from shinpan.games.fftcg.things.faces import ELEMENTS, NONE, FFFace
from shinpan.table.cards import Face

GAME = FFTCG()

FULL: dict[str, Any] = {
    "id": "T-1",
    "name": "Tidewarden",
    "kind": "forward",
    "lang": "en",
    "elements": ["ice", "water"],
    "cost": 4,
    "power": 7000,
    "jobs": ["Harbour Guard"],
    "categories": ["SALT", "FOAM"],
    "generic": True,
    "ex": True,
    "text": "Brave\nWhen Tidewarden enters the field, draw 1 card.",
    "copies": 9,
}
PLAIN: dict[str, Any] = {"id": "T-2", "name": "Coal Store", "kind": "backup", "elements": ["fire"], "cost": 2}


def face_of(**changes: Any) -> FFFace:
    face = GAME.face({**FULL, **changes})
    assert isinstance(face, FFFace)
    return face


def test_every_field_lands_on_the_face() -> None:
    face = face_of()
    assert (face.cost, face.power, face.generic, face.ex, face.copies) == (4, 7000, True, True, 9)
    assert face.elements == ELEMENTS["ice"] | ELEMENTS["water"]
    assert (face.jobs, face.categories) == (["Harbour Guard"], ["SALT", "FOAM"])


def test_a_card_goes_back_into_its_fields_and_out_again() -> None:
    data = GAME.data(face_of())
    assert data == FULL
    assert GAME.data(GAME.face(data)) == data


def test_what_is_not_printed_is_not_there() -> None:
    face = GAME.face(PLAIN)
    assert isinstance(face, FFFace)
    assert (face.power, face.jobs, face.generic, face.ex, face.copies) == (NONE, [], False, False, 3)
    assert GAME.data(face) == {**PLAIN, "lang": "en"}
    assert (GAME.texts(face, "en"), GAME.sentences(face), GAME.unread(face)) == ({}, 0, [])


def test_texts_and_sentences() -> None:
    assert list(GAME.texts(face_of(), "en")) == ["text"]
    assert GAME.sentences(face_of()) == 2


def test_a_sentence_that_is_not_understood_is_listed_and_the_others_are_not() -> None:
    face = face_of(text="When Tidewarden enters the field, draw 1 card.\nTidewarden sings a song for the whole table.")
    assert any("Tidewarden sings a song" in text for text in GAME.unread(face))
    assert not any("draw 1 card" in text for text in GAME.unread(face))


def test_a_monster_may_have_a_power_for_when_it_is_a_forward() -> None:
    assert face_of(kind="monster").power == 7000
    assert face_of(kind="monster", power=None).power == NONE


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "unknown field": ({"dp": 3}, "unknown field 'dp'"),
    "no name": ({"name": None}, "name is missing"),
    "name is a number": ({"name": 7}, "name must be a text"),
    "no kind": ({"kind": ""}, "kind is missing"),
    "unknown kind": ({"kind": "tamer"}, "kind must be one of forward, backup"),
    "unknown language": ({"lang": "xx"}, "lang must be"),
    "unknown element": ({"elements": ["mud"]}, "elements: 'mud' is not one of fire"),
    "elements are no list": ({"elements": "fire"}, "elements must be a list"),
    "an element is a number": ({"elements": [3]}, "elements: 3 is not a text"),
    "no element": ({"elements": []}, "every card has at least one (5.2.1.1)"),
    "elements left out": ({"elements": None}, "every card has at least one (5.2.1.1)"),
    "no cost": ({"cost": None}, "cost is missing"),
    "negative cost": ({"cost": -1}, "cost must be a whole number"),
    "cost is a word": ({"cost": "three"}, "cost must be a whole number"),
    "cost is huge": ({"cost": 10**5000}, "cost is larger than any number of a card: a huge number"),
    "jobs without end": ({"jobs": ["Guard"] * 999}, "jobs is longer than any list of a card (999 entries)"),
    "power is a half": ({"power": 0.5}, "power must be a whole number"),
    "power is true": ({"power": True}, "power must be a whole number"),
    "a forward without power": ({"power": None}, "a forward needs power"),
    "a forward of power 0": ({"power": 0}, "a forward needs power"),
    "a summon with power": ({"kind": "summon", "jobs": None}, "a summon has no power"),
    "a summon with a job": ({"kind": "summon", "power": None}, "only characters have jobs"),
    "copies below 0": ({"copies": -4}, "copies must be a whole number"),
    "jobs are no list": ({"jobs": "Guard"}, "jobs must be a list"),
    "a category is empty": ({"categories": [" "]}, "categories: ' ' is not a text"),
    "generic is a word": ({"generic": "very"}, "generic must be true or false"),
    "ex is a number": ({"ex": 1}, "ex must be true or false"),
    "text is a list": ({"text": ["Haste"]}, "text must be a text"),
}


def test_a_text_without_end_is_unread_and_says_why() -> None:
    (unread,) = GAME.unread(GAME.face({**FULL, "text": "Haste" * 9999}, "cards.yaml"))
    assert "too long to be read: 49,995 characters, at most 4,000" in unread


@pytest.mark.parametrize("case", BAD.values(), ids=BAD.keys())
def test_a_bad_card_is_refused_in_one_line_with_its_number(case: tuple[dict[str, Any], str]) -> None:
    changes, says = case
    with pytest.raises(CardError) as caught:
        GAME.face({**FULL, **changes}, "cards.yaml")
    message = str(caught.value)
    assert message.startswith("cards.yaml: card T-1: ")
    assert says in message
    assert "\n" not in message


def test_a_card_without_a_number_is_refused() -> None:
    with pytest.raises(CardError, match="id is missing"):
        GAME.face({"name": "Tidewarden", "kind": "forward"})


# ------------------------------------------------------------------ decks


def deck(*counts: int, **changes: Any) -> list[Face]:
    faces = [GAME.face({**PLAIN, "id": f"T-{number}", **changes}) for number in range(len(counts))]
    return [face for face, count in zip(faces, counts) for _ in range(count)]


def broken(cards: list[Face], format: str = "constructed") -> list[str]:
    return [rule for rule, _ in illegal(cards, format)]


def test_a_constructed_deck_has_fifty_cards_and_three_of_a_number() -> None:
    assert broken(deck(*[3] * 16, 2)) == []
    assert broken(deck(*[3] * 16)) == ["8.1.1.1"]
    assert broken(deck(*[3] * 17)) == ["8.1.1.1"]
    assert broken(deck(*[3] * 15, 4, 1)) == ["8.1.1.2"]
    assert GAME.illegal(deck(*[3] * 16, 2)) == []


def test_a_card_may_change_how_many_copies_there_can_be() -> None:
    assert broken(deck(50, copies=50)) == []
    assert broken(deck(50, copies=49)) == ["8.1.1.2"]


def test_a_limited_deck_has_forty_cards_or_more_of_any_number() -> None:
    assert broken(deck(40), "limited") == []
    assert broken(deck(61), "limited") == []
    assert broken(deck(39), "limited") == ["8.1.1.1"]
