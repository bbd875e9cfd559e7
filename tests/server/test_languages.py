"""What the server shows in other languages: cards, decks and what a user's own files add."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest

from eavesdropping import Ear, dealt, table_with
from serving import Server, at_table, run
from shinpan.cli.app import parser
from shinpan.games.base import CardError
from shinpan.library import game, game_names
from shinpan.server.catalogue import Catalogue

CJK = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
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


# ------------------------------------------------------------------ the game as it is told


def bare(sent: str) -> object:
    """A message without its sentences."""
    words = ("text", "facts", "clause")
    return json.loads(sent, object_hook=lambda each: {key: item for key, item in each.items() if key not in words})


def sentences(sent: list[str]) -> list[str]:
    """Log lines, options, and facts by which something is not offered, that were sent."""
    found = []
    for message in map(json.loads, sent):
        decision = message["decision"] or {"options": [], "withheld": []}
        found += [each["text"] for each in [*message["log"], *decision["options"]]]
        found += [fact for each in decision["withheld"] for fact in each["facts"]]
    return found


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_told_to_each_in_their_language(name: str) -> None:
    """The same is told to everybody: only sentences differ, and the names in them are the same."""
    match, dice = dealt(3, name).start(), Random(3)
    ears = {lang: [Ear(0, lang), Ear(1, lang), Ear(None, lang)] for lang in ("en", "ja", "zh")}
    table = table_with(match, [ear for several in ears.values() for ear in several])
    names = sorted({card.face.name for card in match.table.cards}, key=len, reverse=True)
    cards = re.compile("|".join(map(re.escape, names)))
    for _ in range(60):
        table.tell()
        if match.decision is None:
            break
        match.choose(dice.randrange(len(match.decision.options)))
        table.marks.append(len(match.table.events))
    for lang in ("ja", "zh"):
        said = 0
        for mine, theirs in zip(ears["en"], ears[lang], strict=True):
            assert [bare(each) for each in mine.sent] == [bare(each) for each in theirs.sent]
            for english, other in zip(sentences(mine.sent), sentences(theirs.sent), strict=True):
                assert sorted(cards.findall(english)) == sorted(cards.findall(other)), (english, other)
                said += CJK.search(cards.sub("", other)) is not None
            clauses = [decision["clause"] for each in theirs.sent if (decision := json.loads(each)["decision"])]
            assert all(CJK.search(clause) for clause in clauses if clause)
        assert said > 100


def test_who_says_hello_in_japanese_is_answered_in_japanese(server: Server) -> None:
    match, first, second = server.pair("digimon", ("cinder", "tideroot"))

    async def play() -> None:
        async with at_table(server, match, first, lang="ja") as ada, at_table(server, match, second) as bo:
            asked = ada if ada.state["decision"] else bo
            assert bool(CJK.search(asked.state["decision"]["options"][0]["text"])) is (asked is ada)
            await ada.say("concede")
            over = await ada.until(lambda message: message["t"] == "state" and message["over"] is not None)
            assert CJK.search(over["over"]["text"])
        async with at_table(server, match, None, lang="xx") as eve:
            assert not eve.welcome and "lang" in json.loads(eve.seen[-1])["reason"]

    run(play())
    assert CJK.search(server.get(f"/api/replays/{match}?lang=zh")["log"][0]["text"])
    assert not CJK.search(server.get(f"/api/replays/{match}")["log"][0]["text"])
    assert server.request("GET", f"/api/replays/{match}?lang=xx")[0] == 422
