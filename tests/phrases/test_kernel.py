"""The phrasebook kernel with a toy book: templates, readings, printing, and the gates between them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinpan.meaning.node import Node
from shinpan.meaning.pieces import nodes
from shinpan.phrases.book import Book, Lexical, meaning
from shinpan.phrases.languages import en as english
from shinpan.phrases.languages import ja as japanese
from shinpan.phrases.parser import Parser
from shinpan.phrases.printer import Printer, Unprintable
from shinpan.phrases.reading import Reader
from shinpan.phrases.template import BookError, ChoicePiece, SlotPiece, expand
from shinpan.phrases.wordings import without
from shinpan.phrases.wordings import wordings as used

BOOK = """
# a toy
@Sentence
> Act
May
 ja {a:Act.may}
 en you may {a:Act}
 zh 可以{a:Act}
Then
 ja {a:Act.stem}、{b:Act.plain}
 en {a:Act}, then {b:Act.do}
 zh {a:Act}，然后{b:Act}
Cost
 ja {a:Act.te}、{b:Act}
 en by {a:Act.ing}, {b:Act}
@Act *
Draw
 ja カードを{n:Num}枚<引く>
 en <draw> {n:Num} [n?card:cards]
Bless
 ja (自分の|)鈴を<鳴らす>
 en <ring> (your|a) bell
Paint
 ja {c:Colours}に<塗る>
 en <paint> it {c:Colours}
@Colour
Red
 ja 赤
 en red
Blue
 ja 青
 en blue
%list Colours Colour ja "と" "、"
%list Colours Colour en " and " ", "
"""


def plain(verb: str, mood: str) -> tuple[str, ...]:
    return (f"{verb}-{mood}",)


def make(folder: Path, lang: str, text: str = BOOK) -> Reader:
    path = folder / "toy.pb"
    path.write_text(text, encoding="utf-8")
    return Reader(Book(lang, [Lexical("Num", str.isdigit, int, str)]).load(path).compile())


@pytest.fixture(scope="module")
def readers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Reader]:
    folder = tmp_path_factory.mktemp("book")
    return {lang: make(folder, lang) for lang in ("ja", "en")}


# ------------------------------------------------------------------ templates


def wordings(template: str, mood: str = "plain") -> list[str]:
    return [
        "".join(
            piece if isinstance(piece, str) else f"{{{piece.name}:{piece.category}.{piece.mood}}}" for piece in variant.pieces
        )
        for variant in expand(template, mood, plain)
    ]


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("draw", ["draw"]),
        ("a(b|c)d", ["abd", "acd"]),
        ("a(b|)", ["ab", "a"]),
        ("(a|b)(c|d)", ["ac", "ad", "bc", "bd"]),
        ("(a(b|c)|d)", ["ab", "ac", "d"]),
        ("\\(a\\|b\\)", ["(a|b)"]),
        ("<draw> {n:Num}", ["draw-plain {n:Num.}"]),
        ("{a:Act.may} {b:Act*}", ["{a:Act.may} {b:Act.plain}"]),
        ("[n?card:cards]", ["card", "cards"]),
        ("[no number]", ["[no number]"]),
    ],
)
def test_a_template_stands_for_wordings_in_the_order_written(template: str, expected: list[str]) -> None:
    assert wordings(template) == expected


def test_agreement_is_kept_with_the_wording() -> None:
    one, many = expand("{n:Num} [n?card:cards]", "", plain)
    assert one.pieces == (SlotPiece("n", "Num", ""), " card")
    assert (one.agrees, many.agrees) == ((("n", True),), (("n", False),))


def test_the_words_of_a_class_are_one_wording() -> None:
    found = expand("draw (=from|off |)it (a|b)", "", plain)
    first, second = ((22, 0),), ((22, 1),)
    none = ("from|off",)
    assert [(variant.like, variant.omits) for variant in found] == [(first, ()), (second, ()), (first, none), (second, none)]
    (verb,) = expand("(=<switch>|<change> to) it", "ing", plain)
    assert [piece.options for piece in verb.pieces if isinstance(piece, ChoicePiece)] == [("switch-ing", "change-ing to")]


def test_moods_and_numbers_are_no_wordings_of_their_own() -> None:
    made = [expand("(please |)<flip> {x:Thing#}", mood, plain) for mood in ("do", "ing")]
    assert {variant.like for variant in made[0]} == {variant.like for variant in made[1]} == {((1, 0),), ((1, 1),)}
    verbs = [piece for variant in expand("(=<switch>|<turn>) it", "ing", plain) for piece in variant.pieces]
    assert [piece.base for piece in verbs if isinstance(piece, ChoicePiece)] == ["<switch>|<turn>"]


@pytest.mark.parametrize("template", ["a(b", "a(b|c", "(a", "((a)"])
def test_unbalanced_brackets_are_an_error(template: str) -> None:
    with pytest.raises(BookError):
        expand(template, "", plain)


@given(parts=st.lists(st.lists(st.text("abc", max_size=3), min_size=1, max_size=3), min_size=1, max_size=4))
def test_alternatives_multiply(parts: list[list[str]]) -> None:
    template = "".join(f"({'|'.join(options)})" for options in parts)
    expected = [""]
    for options in parts:
        expected = [head + tail for head in expected for tail in options]
    assert wordings(template) == expected


# ------------------------------------------------------------------ books


CLASSES = """
%words OFF from|off|
@Sentence
Draw
 en draw {n:Num} $OFF it
Deal
 en deal {n:Num} $OFF it
"""


def test_what_takes_one_word_of_a_class_takes_them_all(tmp_path: Path) -> None:
    reader = make(tmp_path, "en", CLASSES)
    for text in ("Draw 2 from it.", "Draw 2 off it.", "Draw 2 it."):
        reading = reader.read(text)
        assert reading.sentences[0].meaning == Node("Draw", (("n", 2),)), reading.sentences[0].problem
    assert reader.show([Node("Draw", (("n", 2),))]) == "Draw 2 from it."


def test_a_word_of_a_class_is_a_wording_wherever_it_is_said(tmp_path: Path) -> None:
    reader = make(tmp_path, "en", CLASSES)
    off = {one for one in used(reader, reader.read("Draw 2 off it.")) if len(one) == 2}
    assert off == {("from|off", 1)} and off < used(reader, reader.read("Deal 1 off it."))
    assert used(reader, reader.read("Draw 2 it.")) - used(reader, reader.read("Draw 2 from it.")) == {("from|off", -1)}
    with without(reader, off):
        assert not reader.read("Deal 1 off it.").full and reader.read("Deal 1 from it.").full
    with without(reader, {("from|off", 0)}):
        assert reader.read("Deal 1 off it.").full and reader.show([Node("Draw", (("n", 2),))]) == "Draw 2 off it."
    assert reader.read("Deal 1 off it.").full and reader.read("Deal 1 from it.").full


def test_a_word_of_a_class_in_both_its_numbers_is_one_word(tmp_path: Path) -> None:
    book = "%words IS <is/are>|was\n@Sentence\nDrawn\n en {n:Num} $IS drawn\n en {n:Num} (=was|<are/is>|) dealt\n"
    reader = make(tmp_path, "en", book)
    one, many, other = (used(reader, reader.read(text)) for text in ("1 is drawn.", "2 are drawn.", "2 are dealt."))
    assert one == many and {word for word in one if len(word) == 2} < other
    with without(reader, {word for word in one if len(word) == 2}):
        assert not reader.read("2 are drawn.").full and reader.read("2 was drawn.").full and reader.read("2 dealt.").full


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("@Sentence\nDraw\n en <draw> {n:Nothing}\n", "unknown category Nothing"),
        ("@Sentence\n> Nothing\n", "unknown category Nothing"),
        ("Draw\n en draw\n", "cannot read"),
        ("@Sentence\n en draw\n", "a wording without an entry"),
        ("@Sentence\nDraw\n en (draw\n", "missing )"),
        ("@Sentence\n%list Colours\n", "a list needs"),
        ("@Sentence\nMore\n en {a:Thing} again\n@Thing\n> Sentence\n", "begins with itself"),
        ('@Sentence\nMore\n en {a:Things} again\n%list Things Sentence en ", "\n', "begins with itself"),
    ],
)
def test_a_book_that_makes_no_sense_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BookError, match=message.replace("(", r"\(").replace(")", r"\)")):
        make(tmp_path, "en", text)


# ------------------------------------------------------------------ reading and printing


def draw(n: int) -> Node:
    return Node("Draw", (("n", n),))


@pytest.mark.parametrize(
    ("ja", "en", "node"),
    [
        ("カードを2枚引く。", "Draw 2 cards.", draw(2)),
        ("カードを1枚引いてもよい。", "You may draw 1 card.", Node("May", (("a", draw(1)),))),
        (
            "自分の鈴を鳴らし、カードを3枚引く。",
            "Ring your bell, then draw 3 cards.",
            Node("Then", (("a", Node("Bless")), ("b", draw(3)))),
        ),
    ],
)
def test_both_languages_have_one_meaning(readers: dict[str, Reader], ja: str, en: str, node: Node) -> None:
    for lang, text in (("ja", ja), ("en", en)):
        (sentence,) = readers[lang].read(text).sentences
        assert sentence.problem == ""
        assert sentence.meaning == node
        assert readers[lang].show([node]) == text


@pytest.mark.parametrize(
    ("lang", "text", "shown"),
    [
        ("ja", "鈴を鳴らす。", "自分の鈴を鳴らす。"),
        ("ja", "カードを2枚引くことができる。", "カードを2枚引いてもよい。"),
        ("ja", "カードを ２枚 引く。", "カードを2枚引く。"),
        ("ja", "赤、青に塗る。", "青と赤に塗る。"),
        ("en", "ring a bell.", "Ring your bell."),
        ("en", "Paint it red, blue.", "Paint it blue and red."),
        ("en", "Draw 1 card. (That is one.)", "Draw 1 card."),
    ],
)
def test_other_spellings_are_read_and_shown_in_the_newest(readers: dict[str, Reader], lang: str, text: str, shown: str) -> None:
    reading = readers[lang].read(text)
    assert reading.unread == []
    assert readers[lang].show([sentence.meaning for sentence in reading.sentences if sentence.meaning]) == shown


def test_lists_mean_the_same_in_any_order(readers: dict[str, Reader]) -> None:
    first, second = readers["en"].read("Paint it red and blue. Paint it blue and red.").sentences
    assert first.meaning == second.meaning
    assert first.raw != second.raw


def test_what_is_not_understood_is_listed(readers: dict[str, Reader]) -> None:
    reading = readers["en"].read("Draw 2 cards. Dance. Ring your bell.")
    assert reading.unread == ["Dance"]
    assert not reading.full
    assert [sentence.problem for sentence in reading.sentences] == ["", "not understood", ""]


def test_agreement_in_number_is_part_of_the_text(readers: dict[str, Reader]) -> None:
    """A text that prints back otherwise was not read right; but a wrong number is only a spelling."""
    for text in ("Draw 1 card.", "Draw 2 cards."):
        assert readers["en"].read(text).full
    assert readers["en"].show([draw(1)]) == "Draw 1 card."


def test_two_readings_are_an_error(tmp_path: Path) -> None:
    reader = make(tmp_path, "en", "@Sentence\nWave\n en wave\nSwim\n en wave\nNap\n en nap\n")
    wave, nap = reader.read("Wave. Nap.").sentences
    assert wave.meaning is None
    assert wave.problem.startswith("two readings")
    assert nap.meaning == Node("Nap")


def test_two_entries_for_one_meaning_are_one_reading(tmp_path: Path) -> None:
    reader = make(tmp_path, "en", "@Sentence\nWave\n en wave\n en (wave|greet)\n")
    assert reader.read("Wave. Greet.").full


ONE = """
@Sentence
Have
 en have {c:One}
Have
 en have {c:Many} and then {c2:One}
%list One Colour en "§"
%list Many Colour en ", "
@Colour
Red
 en red
Blue
 en blue
Green
 en green
Both[c=*Red]
 en both
"""


def test_a_list_of_one_is_never_shown_with_more(tmp_path: Path) -> None:
    reader = make(tmp_path, "en", ONE)
    colours = [Node(name) for name in ("Blue", "Green", "Red")]
    for number, shown in ((1, "have blue"), (2, "have blue and then green"), (3, "have blue, green and then red")):
        node = Node("Have", (("c", tuple(colours[:number])),))
        assert reader.printer.sentence(node, "Sentence", False).lower() == shown
        (sentence,) = reader.read(f"{shown}.").sentences
        assert sentence.meaning == node


ROW = """
@Sentence
Have
 ja {c:Row}持つ
%list Row Colour ja ""
@Colour
Red
 ja 赤
Blue
 ja 青
Green
 ja 緑
White
 ja 白
"""


@pytest.mark.parametrize("shown", ["赤", "赤青", "赤青緑", "赤青緑白"])
def test_a_list_with_nothing_between_is_as_long_as_it_likes(tmp_path: Path, shown: str) -> None:
    """What can begin is told by some words ahead: a short member with nothing behind it is not all of them."""
    (sentence,) = make(tmp_path, "ja", ROW).read(f"{shown}持つ。").sentences
    assert sentence.meaning is not None and len(nodes(sentence.meaning.get("c"))) == len(shown)


def test_an_entry_may_hold_a_list_of_one(tmp_path: Path) -> None:
    (sentence,) = make(tmp_path, "en", ONE).read("have both.").sentences
    assert sentence.meaning == Node("Have", (("c", (Node("Both", (("c", (Node("Red"),)),)),)),))


def test_what_no_wording_says_cannot_be_shown(readers: dict[str, Reader]) -> None:
    with pytest.raises(Unprintable):
        readers["en"].show([Node("Dance")])
    with pytest.raises(Unprintable):
        readers["ja"].show([Node("Draw", (("n", "two"),))])


ACTS = st.one_of(
    st.integers(0, 99).map(draw),
    st.just(Node("Bless")),
    st.lists(st.sampled_from([Node("Red"), Node("Blue")]), min_size=2, max_size=3).map(
        lambda found: Node("Paint", (("c", tuple(sorted(found, key=repr))),))
    ),
)
MEANINGS = st.one_of(
    ACTS,
    ACTS.map(lambda act: Node("May", (("a", act),))),
    st.tuples(ACTS, ACTS).map(lambda pair: Node("Then", (("a", pair[0]), ("b", pair[1])))),
)


@given(node=MEANINGS)
def test_every_meaning_survives_being_shown_in_every_language(readers: dict[str, Reader], node: Node) -> None:
    for reader in readers.values():
        (sentence,) = reader.read(reader.show([node])).sentences
        assert sentence.problem == ""
        assert sentence.meaning == node


@given(node=MEANINGS)
def test_a_reading_prints_back_as_it_was_spelled(readers: dict[str, Reader], node: Node) -> None:
    for reader in readers.values():
        text = reader.printer.sentence(node, "Sentence", False)
        for raw in Parser(reader.book, text).readings("Sentence"):
            assert Printer(reader.book).sentence(raw, "Sentence", True) == text
            assert meaning(raw) == node


# ------------------------------------------------------------------ languages


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("引く", {"stem": "引き", "te": "引いて", "past": "引いた", "neg": "引かない", "ba": "引けば"}),
        ("捨てる", {"stem": "捨て", "te": "捨てて", "past": "捨てた", "neg": "捨てない", "ba": "捨てれば"}),
        ("選ぶ", {"stem": "選び", "te": "選んで", "past": "選んだ", "neg": "選ばない", "ba": "選べば"}),
        ("戻す", {"stem": "戻し", "te": "戻して", "past": "戻した", "neg": "戻さない", "ba": "戻せば"}),
        ("回復する", {"stem": "回復し", "te": "回復して", "past": "回復した", "neg": "回復しない", "ba": "回復すれば"}),
        ("持つ", {"was": "持っていた", "and": "持ち", "neg": "持たない"}),
        ("ある", {"stem": "あり", "neg": "ない", "not": "なかった", "was": "あった"}),
        ("いる", {"stem": "おり", "was": "いた"}),
        ("得る", {"stem": "得", "and": "得て"}),
        ("だ", {"plain": "", "no": "の", "stem": "で", "was": "だった"}),
        ("消滅しない", {"zu": "消滅せず", "and": "消滅せず"}),
        ("戻らない", {"zu": "戻らず"}),
        ("失う", {"stem": "失い", "te": "失って", "past": "失った", "neg": "失わない", "ba": "失えば"}),
    ],
)
def test_japanese_verbs(verb: str, forms: dict[str, str]) -> None:
    assert {mood: japanese.conjugate(verb, mood)[0] for mood in forms} == forms


def test_what_something_is_made_to_do_can_be_done() -> None:
    assert "登場できる" in japanese.conjugate("登場させる", "may")


@given(text=st.text('ab cd."\n', max_size=40))
def test_english_sentences_lose_nothing_but_stops(text: str) -> None:
    kept = "".join("".join(english.sentences(text)).split())
    assert kept.replace(".", "") == "".join(text.split()).replace(".", "")


@given(text=st.text("かきく。「」『』\n", max_size=40))
def test_japanese_sentences_lose_nothing_but_stops(text: str) -> None:
    kept = "".join("".join(japanese.sentences(japanese.normal(text))).split())
    assert kept.replace("。", "") == "".join(japanese.normal(text).split()).replace("。", "")
