"""What the server shows in other languages: cards, decks and what a user's own files add."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

from serving import Server
from shinpan.cli.app import parser
from shinpan.games.base import CardError
from shinpan.library import game, game_names
from shinpan.server.catalogue import Catalogue

MINE = """
game: divinecross
lang: en
cards:
  SP1-014: {name: Light It Up, texts: {text: Burn their front unit for 100.}}
  SP1-091: {texts: {nowhere: Nothing.}, labels: {福引き: Tombola}}
"""


@pytest.mark.parametrize("name", game_names())
def test_cards_and_decks_come_in_three_languages(server: Server, name: str) -> None:
    about = next(one for one in server.get("/api/games") if one["name"] == name)
    assert {"en", "ja", "zh"} <= set(about["languages"])
    for deck in about["decks"]:
        assert {"ja", "zh"} <= deck["titles"].keys() == deck["plans"].keys()
        assert deck["titles"]["zh"] != deck["title"]
    for listed in server.get(f"/api/cards?game={name}")["cards"][::9]:
        card = server.get(f"/api/cards/{name}/{listed['id']}")
        assert card["texts"].keys() == card["names"].keys() == {"en", "ja", "zh"}
        assert card["texts"][card["lang"]] == card["printed"] and card["names"][card["lang"]] == card["facts"]["name"]
        assert all(texts.keys() == card["printed"].keys() for texts in card["texts"].values())
        assert listed["names"] == card["names"] and listed["texts"]["zh"] == card["texts"]["zh"]
        assert listed["lang"] == card["lang"] and listed["labels"] == card["labels"]
        assert set(card["translated"]) == {"en", "ja", "zh"} - set(game(name).languages)
        found = server.get(f"/api/cards?game={name}&q={listed['id']}")["cards"]
        assert [one["names"] for one in found if one["id"] == listed["id"]] == [card["names"]]


def test_the_engine_words_divine_cross_in_english_itself(server: Server) -> None:
    card = server.get("/api/cards/divinecross/SP1-091")
    assert card["texts"]["en"]["text"] == 'Reduce the cost of "Raffle" of your units by 1.'
    assert card["labels"]["en"] == {"福引き": "Raffle"}
    assert card["names"]["en"] == "Golden Raffle Drum" and card["labels"].keys() == {"en", "zh"}


def test_cards_are_found_by_their_translated_names(server: Server) -> None:
    name = server.get("/api/cards/divinecross/SP1-097")["names"]["zh"]
    page = server.get(f"/api/cards?game=divinecross&q={quote(name)}")
    assert [card["id"] for card in page["cards"]] == ["SP1-097"]


def test_a_deck_that_is_checked_names_its_cards_in_every_language(server: Server) -> None:
    checked = server.post("/api/decks/check", {"game": "divinecross", "text": "2 SP1-001"})
    assert checked["cards"][0]["names"].keys() == {"en", "ja", "zh"}


def test_a_users_file_goes_over_what_ships_but_never_over_what_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(MINE, "utf-8")
    japanese = tmp_path / "ja.yaml"
    japanese.write_text("{game: divinecross, lang: ja, cards: {SP1-014: {name: x, texts: {text: x}}}}", "utf-8")
    catalogue, rules = Catalogue([], [file, japanese]), game("divinecross")
    card = catalogue.card(rules, "SP1-014")
    assert (card["names"]["en"], card["texts"]["en"]["text"]) == ("Light It Up", "Burn their front unit for 100.")
    assert card["texts"]["ja"] == card["printed"] and card["names"]["ja"] == "点火"
    assert sorted(card["translated"]) == ["en", "zh"]
    drum = catalogue.card(rules, "SP1-091")
    assert drum["texts"]["en"]["text"] == 'Reduce the cost of "Tombola" of your units by 1.'
    assert drum["texts"]["en"].keys() == drum["printed"].keys()


def test_a_server_with_a_bad_file_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text("{game: fftcg, lang: ja, cards: {S1-001: {name: 3}}}", "utf-8")
    given = parser().parse_args(["serve", "--translations", str(file), "--database", f"sqlite:///{tmp_path / 'a.sqlite3'}"])
    with pytest.raises(CardError, match=r"bad.yaml: cards: S1-001: name must be text, not 3"):
        given.handler(given)
