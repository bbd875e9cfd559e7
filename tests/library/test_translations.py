"""Cards and decks in other languages: nothing lacks, numbers and names agree, and a bad file is named in one line."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from shinpan.games.base import CardError
from shinpan.library import game, game_names, starter_decks, starter_faces
from shinpan.library.cards import read_rows
from shinpan.library.translations import Translations, read_translations, starter_translations, translation_of

LANGUAGES = {"en", "ja", "zh"}
SMALL = {"0", "1", "2"}
"""Numbers that English has words for (no, a, both), and that other languages may write as digits."""
SCRIPT = {"ja": re.compile(".*[ぁ-ゖァ-ヶ一-鿿].*", re.S), "zh": re.compile("[^ぁ-ゖァ-ヶ]*[一-鿿][^ぁ-ゖァ-ヶ]*", re.S)}
"""What a text in a language looks like."""
GIVEN = """
game: divinecross
lang: zh
cards:
  SP1-001: {name: Better, labels: {火花: Flash}}
  XX-999: {name: Nobody}
  SP1-014: {texts: {text: Burn 100.}}
decks:
  ember: {plan: Win.}
"""


def digits(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def wanted(name: str) -> list[str]:
    """The languages in which the engine does not word the cards of a game itself."""
    return sorted(LANGUAGES - set(game(name).languages))


@pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in game_names() for lang in wanted(name)])
def test_every_starter_card_is_whole_in_every_language(name: str, lang: str) -> None:
    rules = game(name)
    translations = Translations(rules)
    for identity, face in starter_faces(rules).items():
        printed, shown = rules.texts(face, face.lang), translations.card(identity)[lang]
        assert SCRIPT[lang].fullmatch(shown["name"]), identity
        assert shown["texts"].keys() == printed.keys(), identity
        for place, text in printed.items():
            assert SCRIPT[lang].fullmatch(shown["texts"][place]), (identity, place)
            before, after = digits(text), digits(shown["texts"][place])
            assert not before - after, (identity, place, shown["texts"][place])
            assert set(after - before) <= SMALL, (identity, place, shown["texts"][place])


@pytest.mark.parametrize("name", game_names())
def test_every_starter_deck_has_a_title_and_a_plan_in_every_language(name: str) -> None:
    translations = Translations(game(name))
    for deck in starter_decks(game(name)):
        for lang in LANGUAGES - {"en"}:  # the decks themselves are in English
            words = translations.deck(deck, lang)
            assert words["title"] and words["plan"], (deck, lang)
    assert Translations(game(name)).deck("nothing", "ja") == {"title": "", "plan": ""}


@pytest.mark.parametrize("name", game_names())
def test_nothing_that_is_not_there_is_translated(name: str) -> None:
    faces, decks = starter_faces(game(name)), starter_decks(game(name))
    for translation in starter_translations(game(name)):
        assert translation.cards.keys() <= faces.keys()
        assert translation.decks.keys() <= set(decks)


# ------------------------------------------------------------------ Divine Cross


def test_skills_and_ex_powers_have_names_in_every_language() -> None:
    rules = game("divinecross")
    translations = Translations(rules)
    called: dict[tuple[str, str], set[str]] = {}
    for identity, row in read_rows([rules.starter_cards()]).rows.items():
        names = [part["name"] for part in (*row.get("skills", []), *([row["ex"]] if "ex" in row else []))]
        assert row["name_en"]
        for lang in ("en", "zh") if names else ():
            labels = translations.card(identity)[lang]["labels"]
            assert list(labels) == names, identity
            for printed, label in labels.items():
                called.setdefault((lang, printed), set()).add(label)
    assert len(called) > 150
    assert [several for several in called.items() if len(several[1]) > 1] == []
    assert len({(lang, *labels) for (lang, _), labels in called.items()}) == len(called), "two skills have one name"


def test_what_a_text_looks_for_in_names_is_in_the_same_names() -> None:
    rules = game("divinecross")
    faces, translations = starter_faces(rules), Translations(rules)
    chinese = {identity: translations.card(identity)["zh"] for identity in faces}
    looked = 0
    for identity, face in faces.items():
        for place, text in rules.texts(face, "ja").items():
            ours = chinese[identity]["texts"][place]
            parts, others = re.findall("『(.+?)』", text), re.findall("『(.+?)』", ours)
            assert len(parts) == len(others)
            for part, other in zip(parts, others, strict=True):
                looked += 1
                printed = {number for number, one in faces.items() if part in one.name}
                assert printed == {number for number, one in chinese.items() if other in one["name"]}
            quoted = [chinese[identity]["labels"][label] for label in re.findall("「(.+?)」", text)]
            assert quoted == re.findall("“(.+?)”", ours)
            looked += len(quoted)
    assert looked >= 7


def test_titles_in_japanese_are_those_on_the_decks() -> None:
    rules = game("divinecross")
    for deck in starter_decks(rules):
        file = (rules.starter_decks() / f"{deck}.yaml").read_text("utf-8")
        assert f"name: {Translations(rules).deck(deck, 'ja')['title']}\n" in file


# ------------------------------------------------------------------ a user's files


def test_what_a_user_gives_goes_over_what_ships(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(GIVEN, "utf-8")
    rules = game("divinecross")
    before, after = Translations(rules), Translations(rules, read_translations([tmp_path]))
    old, new = before.card("SP1-001")["zh"], after.card("SP1-001")["zh"]
    assert (new["name"], new["texts"]) == ("Better", old["texts"])
    assert new["labels"] == old["labels"] | {"火花": "Flash"}
    assert after.card("SP1-001")["en"] == before.card("SP1-001")["en"]
    assert after.card("SP1-014")["zh"]["texts"] == {"text": "Burn 100."}
    assert after.deck("ember", "zh") == {"title": before.deck("ember", "zh")["title"], "plan": "Win."}
    assert after.card("XX-999")["zh"]["name"] == "Nobody" and before.card("XX-999") == {}
    other = Translations(game("fftcg"), read_translations([file]))
    assert other.card("SP1-001") == {}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[1]", "a file of translations is a set of fields"),
        ("", "not empty"),
        ("{game: fftcg, lang: ja, card: {}}", "unknown field 'card'"),
        ("{lang: ja}", "game: '' is not a game"),
        ("{game: chess, lang: ja}", "game: 'chess' is not a game"),
        ("{game: fftcg}", "lang: a language is a short code"),
        ("{game: fftcg, lang: no}", "lang must be text, not False"),
        ("{game: fftcg, lang: Klingon}", "a short code like en, ja or zh, not 'Klingon'"),
        ("{game: fftcg, lang: ja, cards: [S1-001]}", "cards must be a set of fields, not a list"),
        ("{game: fftcg, lang: ja, cards: {1: {}}}", "cards: 1 must be text"),
        (
            "{game: fftcg, lang: ja, cards: {S1-001: x}}",
            "cards: S1-001: a card is a set of fields (name, texts, labels), not 'x'",
        ),
        ("{game: fftcg, lang: ja, cards: {S1-001: {text: x}}}", "cards: S1-001: unknown field 'text'"),
        ("{game: fftcg, lang: ja, cards: {S1-001: {name: 3}}}", "cards: S1-001: name must be text, not 3"),
        ("{game: fftcg, lang: ja, cards: {S1-001: {texts: x}}}", "cards: S1-001: texts must be a set of fields, not 'x'"),
        ("{game: fftcg, lang: ja, cards: {S1-001: {texts: {text: 3}}}}", "cards: S1-001: texts: text must be text, not 3"),
        ("{game: fftcg, lang: ja, decks: {ember: {name: x}}}", "decks: ember: unknown field 'name'"),
        ("{game: fftcg, lang: ja, decks: {ember: {plan: [x]}}}", "decks: ember: plan must be text, not a list"),
        ("{game: fftcg", "not valid YAML"),
    ],
)
def test_a_bad_file_is_named_in_one_line(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(CardError) as raised:
        read_translations([file])
    said = str(raised.value)
    assert message in said and said.startswith(f"{file}: ") and "\n" not in said


def test_a_file_beside_the_starter_cards_need_not_say_what_it_is_for() -> None:
    with pytest.raises(CardError, match="unknown field 'lang'"):
        translation_of({"lang": "ja"}, "starter.ja.yaml", "fftcg", "ja")
    assert translation_of({}, "starter.ja.yaml", "fftcg", "ja").lang == "ja"
