"""Card files of the Digimon Card Game: what is taken, what is refused, and that nothing is lost on the way back."""

from __future__ import annotations

from typing import Any

import pytest

from shinpan.games.base import CardError
from shinpan.games.digimon.game import Digimon
from shinpan.games.digimon.outside.layouts import aegis, tcg_lab
from shinpan.games.digimon.things.faces import NONE, DigimonFace

GAME = Digimon()

FULL: dict[str, Any] = {
    "id": "T-1",
    "name": "Mapbit",
    "kind": "digimon",
    "lang": "en",
    "colors": ["blue", "black"],
    "level": 4,
    "cost": 5,
    "dp": 6000,
    "digivolve": [{"color": "blue", "level": 3, "cost": 2}, {"color": "black", "level": 3, "cost": 3}],
    "traits": ["Champion", "Data", "Gadget"],
    "text": "<Blocker>\n[On Play] <Draw 1>.",
    "inherited": "[Your Turn] This Digimon gets +1000 DP.",
    "overflow": 3,
    "link": {"requirement": "[Link] [Gadget] trait: Cost 1", "dp": 2000, "text": "<Rush>"},
    "copies": 7,
}


def face_of(**changes: Any) -> DigimonFace:
    face = GAME.face({**FULL, **changes})
    assert isinstance(face, DigimonFace)
    return face


def test_every_field_lands_on_the_face() -> None:
    face = face_of()
    assert (face.level, face.cost, face.dp, face.overflow, face.link_dp, face.copies) == (4, 5, 6000, 3, 2000, 7)
    assert [(item.level, item.cost) for item in face.requirements] == [(3, 2), (3, 3)]
    assert face.requirements[0].colors | face.requirements[1].colors == face.colors
    assert face.is_ace


def test_a_card_goes_back_into_its_fields_and_out_again() -> None:
    data = GAME.data(face_of())
    assert data == FULL
    assert GAME.data(GAME.face(data)) == data


def test_what_is_not_printed_is_not_zero() -> None:
    face = GAME.face({"id": "T-2", "name": "Ada", "kind": "tamer", "colors": ["red"]})
    assert isinstance(face, DigimonFace)
    assert (face.level, face.cost, face.dp) == (NONE, NONE, NONE)
    assert GAME.data(face) == {"id": "T-2", "name": "Ada", "kind": "tamer", "lang": "en", "colors": ["red"]}


def test_texts_and_sentences_by_place() -> None:
    face = face_of()
    assert list(GAME.texts(face, "en")) == ["text", "inherited", "link requirement", "link text"]
    assert GAME.sentences(face) == 5


def test_a_sentence_that_is_not_understood_is_listed_and_the_others_are_not() -> None:
    face = face_of(text="[On Play] <Draw 1>. Then, sing a song for the whole table.")
    assert any("sing a song" in text for text in GAME.unread(face))
    assert not any("Draw" in text for text in GAME.unread(face))


@pytest.mark.parametrize(
    "text",
    [
        "＜Decoy ([Emberfang])＞",
        "[Your Turn] When you would play 1 Digimon card with DigiXros requirements, by suspending this Tamer, you may place"
        " cards from under one of your Tamers as digivolution cards for a DigiXros.",
        "[On Play] Cards in your trash may also be placed for a DigiXros.",
    ],
)
def test_what_would_be_done_otherwise_than_it_says_is_not_read(text: str) -> None:
    assert GAME.unread(face_of(text=text))


def test_the_other_transcription_is_taken_only_where_it_alone_is_understood() -> None:
    broken, whole, other = "[On Play] Sing a song.", "[On Play] <Draw 1>.", "[On Play] <Draw 2>."
    assert face_of(text=broken, also={"text": whole}).text == whole
    assert face_of(text=whole, also={"text": other}).text == whole
    assert face_of(text=broken, also={"text": broken}).text == broken


def test_tokens_and_index_cards_are_cards_of_no_deck() -> None:
    token = GAME.face({"id": "T-3", "name": "Kindling", "kind": "token", "colors": ["red"], "dp": 3000})
    index = GAME.face({"id": "T-4", "name": "Keyword Index", "kind": "index"})
    assert isinstance(token, DigimonFace) and token.token
    assert GAME.data(token)["kind"] == "token"
    assert GAME.data(index)["kind"] == "index"
    assert [rule for rule, _ in GAME.illegal([token, index])][-2:] == ["1-4-4-2", "1-4-5-2"]


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "unknown field": ({"power": 3}, "unknown field 'power'"),
    "no name": ({"name": None}, "name is missing"),
    "name is a number": ({"name": 7}, "name must be a text"),
    "no kind": ({"kind": ""}, "kind is missing"),
    "unknown kind": ({"kind": "forward"}, "kind must be one of egg, digimon"),
    "unknown language": ({"lang": "xx"}, "lang must be"),
    "unknown colour": ({"colors": ["pink"]}, "colors: 'pink' is not one of red"),
    "colours are no list": ({"colors": "red"}, "colors must be a list"),
    "negative level": ({"level": -1}, "level must be a whole number"),
    "cost is a word": ({"cost": "three"}, "cost must be a whole number"),
    "cost is huge": ({"cost": 10**5000}, "cost is larger than any number of a card: a huge number"),
    "a side with a cost": ({"kind": "dual", "option": {"cost": 3}}, "option must be {name, colors, text}"),
    "another side": ({"option": {"text": "[Main] <Draw 1>."}}, "only a dual card has an Option side"),
    "also knows too much": ({"also": {"cost": "3"}}, "also: unknown field 'cost'"),
    "DP is a half": ({"dp": 0.5}, "dp must be a whole number"),
    "DP is true": ({"dp": True}, "dp must be a whole number"),
    "copies below 0": ({"copies": -4}, "copies must be a whole number"),
    "overflow below 0": ({"overflow": -3}, "overflow must be a whole number"),
    "traits are no list": ({"traits": "Data"}, "traits must be a list"),
    "a trait is a number": ({"traits": ["Data", 3]}, "traits: 3 is not a text"),
    "text is a list": ({"text": ["<Rush>"]}, "text must be a text"),
    "inherited is a number": ({"inherited": 3}, "inherited must be a text"),
    "digivolve is no list": ({"digivolve": {"color": "red", "level": 3, "cost": 2}}, "digivolve must be a list"),
    "a requirement lacks its level": ({"digivolve": [{"color": "red", "cost": 2}]}, "digivolve 1: level is missing"),
    "a requirement knows too much": (
        {"digivolve": [{"color": "red", "level": 3, "cost": 2, "name": "x"}]},
        "digivolve 1: must be {color, level, cost}",
    ),
    "a requirement of no colour": (
        {"digivolve": [{"color": "pink", "level": 3, "cost": 2}]},
        "digivolve 1: 'pink' is not one of",
    ),
    "a negative requirement": (
        {"digivolve": [{"color": "red", "level": 3, "cost": -2}]},
        "digivolve 1: cost must be a whole number",
    ),
    "link is a text": ({"link": "[Link]"}, "link must be {requirement, dp, text}"),
    "link knows too much": ({"link": {"cost": 1}}, "link must be {requirement, dp, text}"),
    "link DP below 0": ({"link": {"dp": -1000}}, "link: dp must be a whole number"),
    "link text is a number": ({"link": {"text": 3}}, "link: text must be a text"),
    "also is a text": ({"also": "x"}, "also must be a mapping"),
}


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
        GAME.face({"name": "Mapbit", "kind": "digimon"})


def test_an_app_name_is_told_from_an_attribute_of_the_same_word() -> None:
    row = {"cardId": "T-1", "nameEn": "Mapbit", "kinds": ["Digimon"], "forms": ["Sup.", "Appmon"], "attributes": ["Maps"]}
    marked = ["Sup.", "Appmon", "Maps", "Maps (App Name)", "Gadget"]
    assert aegis({**row, "types": ["Maps", "Gadget"]})["traits"] == marked
    assert aegis({**row, "types": ["Maps (App Name)", "Gadget"]})["traits"] == marked
    assert aegis({**row, "forms": ["Champion"], "types": ["Maps"]})["traits"] == ["Champion", "Maps", "Maps"]
    other = {"card_id": "T-1", "name": "Mapbit", "type": "Digimon", "form": "Sup.", "attribute": "Maps"}
    assert tcg_lab({**other, "digi_types": ["Maps (App Name)", "Gadget"]})["traits"] == ["Sup.", "Maps", *marked[3:]]
