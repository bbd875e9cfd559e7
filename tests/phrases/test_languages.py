"""Moods, numbers, brackets and normal form belong to a language: entries gain a line for each, nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from shinpan.games.digimon.words import normal as digimon
from shinpan.games.fftcg.words import normal as fftcg
from shinpan.games.fftcg.words.language import Label
from shinpan.library import game, game_names
from shinpan.phrases.book import Book, Lexical
from shinpan.phrases.languages import LANGUAGES, en, ja, language, zh
from shinpan.phrases.reading import Reader
from shinpan.phrases.template import BookError

BOOK = """
@Sentence
> Act
By
 ja {a:Act.te}、{b:Act}
 en by {a:Act.ing}, {b:Act}
 zh {a:Act}以{b:Act}
@Act *
Draw
 ja カードを{n:Num}枚<引く>
 en <draw> {n:Num} [n?card:cards]
 zh 抽取{n:Num}张卡
Choose
 ja {x:Thing}を{n:Num}つ<選ぶ>
 en.do <choose> a number of {x:Thing.many}
 en.do <choose> {x:Thing.one}
 zh 选择{n:Num}个{x:Thing}
Turn
 ja {x:Thing}を<回す>
 en <turn> {x:Thing#} that <is/are> here
 zh 翻转{x:Thing}
@Thing #
Bell
 ja 鈴
 en <bell>
 zh 铃
"""
SAID = {
    "ja": ("カードを2枚引いて、鈴を回す", "鈴を回す"),
    "en": ("By drawing 2 cards, turn bells that are here", "Turn bell that is here"),
    "zh": ("抽取2张卡以翻转铃", "翻转铃"),
}


def make(folder: Path, lang: str, text: str = BOOK) -> Reader:
    path = folder / "toy.pb"
    path.write_text(text, encoding="utf-8")
    return Reader(Book(lang, [Lexical("Num", str.isdigit, int, str)]).load(path).compile())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_reads_and_prints_by_its_own_moods_and_numbers(tmp_path: Path, lang: str) -> None:
    reader = make(tmp_path, lang)
    for text in SAID[lang]:
        found = reader.sentence(text)
        assert found.meaning is not None, found.problem
        assert reader.show([found.meaning]).startswith(text[:4])


def test_the_same_meaning_in_every_language(tmp_path: Path) -> None:
    first, *others = [[make(tmp_path, lang).sentence(text).meaning for text in SAID[lang]] for lang in LANGUAGES]
    assert None not in first
    assert all(other == first for other in others)


def test_the_moods_of_a_category_are_those_of_the_language(tmp_path: Path) -> None:
    books = {lang: make(tmp_path, lang).book for lang in LANGUAGES}
    assert {lang: book.moods["Act"] for lang, book in books.items()} == {"ja": ja.MOODS, "en": en.MOODS, "zh": ("",)}
    assert {lang: book.moods["Thing"] for lang, book in books.items()} == {"ja": ("",), "en": ("one", "many"), "zh": ("",)}
    assert books["en"].units == {"Sentence": ["Act.do"]}
    assert books["ja"].units == {"Sentence": ["Act.plain"]}
    assert books["zh"].units == {"Sentence": ["Act"]}


@pytest.mark.parametrize(
    ("heading", "moods"),
    [
        ("@Act", ("",)),
        ("@Act *", en.MOODS),
        ("@Act do s", ("do", "s")),
        ("@Act en:do,s", ("do", "s")),
        ("@Act ja:plain,te", en.MOODS),
        ("@Act #", ("one", "many")),
    ],
)
def test_a_heading_says_which_moods(tmp_path: Path, heading: str, moods: tuple[str, ...]) -> None:
    assert make(tmp_path, "en", f"{heading}\nDraw\n en <draw>\n").book.moods["Act"] == moods


def test_what_only_another_language_has_is_not_said_in_this_one(tmp_path: Path) -> None:
    text = BOOK + '@Sentence\n> Act.te Act.ing Things\n%list Things Thing ja "と"\n'
    assert make(tmp_path, "zh", text).book.units == {"Sentence": ["Act"]}
    assert make(tmp_path, "en", text.replace(" Things\n", "\n")).book.units == {"Sentence": ["Act.do", "Act.ing"]}
    assert make(tmp_path, "ja", text).book.units == {"Sentence": ["Act.plain", "Act.te", "Things"]}


@pytest.mark.parametrize("wrong", ["> Act.tee", "> Nothing", "> Thing"])
def test_what_no_language_has_is_an_error(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(BookError, match="unknown category"):
        make(tmp_path, "en", f"{BOOK}@Sentence\n{wrong}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_phrasebooks_load_in_every_language(name: str, lang: str) -> None:
    tokens = ["Ability", "AssemblyTag", "Big", "Facts", "Name", "Num", "Skill", "XrosTag", "Crystals", "Generic", "Quoted"]
    lexical = [Lexical(token, str.isdigit, int, str) for token in [*tokens, *digimon.normal_of("en").WORDS]]
    book = Book(lang, [*lexical, *(Label(label) for label in ("Job", "Category", "Special", "Counter"))])
    rules = game(name)
    book.load(*sorted((rules.home / "words").glob("*.pb"))).compile()
    assert any(entry.variants for entry in book.entries) == (lang in (*rules.languages, *rules.begun))


@pytest.mark.parametrize("words", [digimon, fftcg])
def test_a_text_gets_its_form_from_the_module_of_its_language(words: type[digimon]) -> None:
    assert words.normal_of("en") is words.NORMALS["en"]
    assert words.normal_of("en").normal("Draw  1 card.") == "Draw 1 card."
    with pytest.raises(ValueError, match=rf"texts are not read in 'tlh' \(languages: {', '.join(words.NORMALS)}\)"):
        words.normal_of("tlh")


def test_languages_by_their_codes() -> None:
    assert (language("en"), language("ja"), language("zh")) == (en, ja, zh)
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        Book("xx", [])


@pytest.mark.parametrize(("count", "one"), [(1, True), (0, False), (2, False), ("X", False)])
def test_what_agrees_in_number(count: object, one: bool) -> None:
    assert en.singular(count) is one
    assert not ja.singular(count)
    assert not zh.singular(count)
