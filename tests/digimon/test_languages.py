"""Cards of several languages at one table: they know each other, and the game is the same as in one language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from helpers import DIGIMON, SHARED, fuzz, random_digimon_deck, real_decks, spoken_decks, spoken_pools
from shinpan.games.digimon.words.language import reader_by
from shinpan.library import starter_deck, starter_faces
from shinpan.library.cards import read_rows
from shinpan.library.names import Names, shipped
from shinpan.library.translations import starter_translations
from shinpan.match import Match
from shinpan.phrases.lexicon import EMPTY, READERS, Lexicon, Words, use
from shinpan.table.cards import Face

LANGS = ("en", "ja", "zh")
PLACES = ("text", "inherited", "security")
CARDS = SHARED / "cards" / "digimon"
NO_DATA = pytest.mark.skipif(not CARDS.exists(), reason=f"the public card files are not at {CARDS}")


def printed_in(lang: str, words: Lexicon, number: str, row: Mapping[str, Any]) -> Face | None:
    """A starter card as if it were printed in another language: with its name, its traits and its texts there.

    The texts are those that ship for showing, if they are read in full, or else as the engine words them.
    """
    known, there = Names(DIGIMON, None), shipped(DIGIMON)[lang][number]
    bare = {key: value for key, value in row.items() if key not in PLACES}
    facts = {**bare, "lang": lang, "name": there["name"], "traits": there.get("traits", [])}
    shown = next(one for one in starter_translations(DIGIMON) if one.lang == lang).cards[number]["texts"]
    use("digimon", lang, words)
    try:
        worded = DIGIMON.texts(starter_faces(DIGIMON)[number], lang)
    finally:
        use("digimon", lang, EMPTY)
    for texts in (shown, worded):
        if all(texts.values()) and all(place in PLACES for place in texts):
            face = DIGIMON.face(known.row({**facts, **texts}, lang))
            if not face.unread:
                return face
    return None


@cache
def pools() -> dict[str, dict[str, Face]]:
    """The starter cards by language, as far as they can be worded in it."""
    rows = read_rows([DIGIMON.starter_cards()], game=DIGIMON).rows
    found = {"en": dict(starter_faces(DIGIMON))}
    for lang in LANGS[1:]:
        words = Lexicon(Names(DIGIMON, None).words(lang, "en"))
        made = {number: printed_in(lang, words, number, row) for number, row in rows.items()}
        found[lang] = {number: face for number, face in made.items() if face is not None}
    return found


def deck_of(dice: Random, lang: str, cards: list[Face]) -> list[Face]:
    """A deck in a language, or with each card in any."""
    chosen = [lang or dice.choice(LANGS) for _ in cards]
    return [pools()[one].get(face.id, face) for one, face in zip(chosen, cards)]


def test_there_are_cards_in_every_language() -> None:
    assert len(pools()["ja"]) >= 40 and len(pools()["zh"]) >= 15


@pytest.mark.parametrize("langs", [("ja", "ja"), ("zh", "en"), ("", "ja"), ("", "")], ids=str)
def test_a_game_is_the_same_in_whatever_languages_its_cards_are(langs: tuple[str, str]) -> None:
    for seed in range(12):
        dice = Random(seed)
        decks = [random_digimon_deck(dice), random_digimon_deck(dice)]
        if seed % 3 == 0:
            decks = [starter_deck(DIGIMON, name).cards for name in dice.sample(["cinder", "tideroot", "vigil", "gadget"], 2)]
        mixed = [deck_of(dice, lang, deck) for lang, deck in zip(langs, decks)]
        assert {face.lang for deck in mixed for face in deck} > {"en"}
        plain, told = fuzz(seed, 0.02, decks=decks, rules=DIGIMON), fuzz(seed, 0.02, record=True, decks=mixed, rules=DIGIMON)
        assert (plain.decisions, plain.turns) == (told.decisions, told.turns), f"seed {seed}"
        assert (plain.outcome.winner, plain.outcome.reason) == (told.outcome.winner, told.outcome.reason), f"seed {seed}"


def test_a_game_of_two_printings_of_one_card_is_saved_and_copied() -> None:
    number = next(iter(pools()["ja"]))
    decks = [[pools()[lang].get(face.id, face) for face in starter_deck(DIGIMON, "cinder").cards] for lang in ("ja", "en")]
    assert any(face.id in pools()["ja"] for face in decks[1]), number
    match, dice = Match(DIGIMON, decks, seed=5), Random(5)
    while match.decision is not None and len(match.choices) < 50:
        match.choose(dice.randrange(len(match.decision.options)))
    saved = json.loads(json.dumps(match.save()))
    for other in (match.fork(), Match.load(saved)):
        assert other.log(None) == match.log(None)
        assert other.view(0) == match.view(0)
    langs = [{face.lang for face in deck} for deck in Match.load(saved).decks]
    assert langs == [{face.lang for face in deck} for deck in decks]


def test_what_is_shown_is_in_the_language_of_the_card() -> None:
    """Names and traits of other languages are for texts, not for eyes."""
    decks = [[pools()[lang].get(face.id, face) for face in starter_deck(DIGIMON, "cinder").cards] for lang in ("ja", "en")]
    printed = {(face.id, face.lang): face for deck in decks for face in deck}
    match, dice = Match(DIGIMON, decks, seed=3), Random(3)
    seen = 0
    while match.decision is not None and len(match.choices) < 200:
        match.choose(dice.randrange(len(match.decision.options)))
        for player in match.view(0)["players"]:
            for body in player.get("battle", []):
                one = [
                    face for (number, _), face in printed.items() if number == body.get("card") and face.name == body["name"]
                ]
                if one:
                    seen += 1
                    assert body["names"] == [one[0].name] and body["traits"] == one[0].traits  # type: ignore[attr-defined]
    assert seen > 5


def test_a_card_of_a_mixed_table_is_written_as_it_is_printed() -> None:
    """Positions and reports are made from the cards of a table."""
    decks = [[pools()[lang].get(face.id, face) for face in starter_deck(DIGIMON, "cinder").cards] for lang in ("ja", "en")]
    printed = {(face.id, face.lang): DIGIMON.data(face) for deck in decks for face in deck}
    table: Any = DIGIMON.table(decks, 1)
    assert table.abroad
    for card in table.cards:
        assert DIGIMON.data(card.face) == printed[card.face.id, card.face.lang]


def test_cards_of_one_language_are_left_as_they_are() -> None:
    decks = [starter_deck(DIGIMON, name).cards for name in ("cinder", "vigil")]
    table: Any = DIGIMON.table(decks, 1)
    assert not table.abroad and all(card.face in [*decks[0], *decks[1]] for card in table.cards)


@NO_DATA
def test_real_decks_in_several_languages() -> None:
    files = [file for lang in LANGS for file in sorted((CARDS / lang).glob("*.json"))]
    decks, _ = real_decks([file for file in files if file.parent.name == "en"], CARDS / "decks.json")
    known = spoken_pools(files, LANGS)
    for seed in range(16):
        dice = Random(seed)
        two = spoken_decks(seed, [dice.choice(decks).cards, dice.choice(decks).cards], known)
        try:
            fuzz(seed, 0.02, record=seed % 5 == 0, decks=two, rules=DIGIMON)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error


def test_readers_of_lexicons_that_come_and_go_are_not_kept() -> None:
    for number in range(READERS + 2):
        reader_by("ja", Lexicon({"Name": Words({"灰": f"Ash {number}"})}))
    assert reader_by.cache_info().currsize <= READERS
