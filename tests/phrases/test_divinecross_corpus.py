"""The Divine Cross phrasebook on texts it was not made from, and what must be true of its entries.

``divinecross_ja.txt`` and ``divinecross_en.txt`` hold texts as many designers would print them. Each must be read,
print back, survive the newest wording (the reader's gates), mean the same in the other language, and build a card that runs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from helpers import card_for
from shinpan.games.divinecross.things.cards import build_face
from shinpan.games.divinecross.words.builder import Builder
from shinpan.games.divinecross.words.canon import canonical
from shinpan.games.divinecross.words.language import reader
from shinpan.meaning.build import CannotRun
from shinpan.meaning.node import Node, Slot
from shinpan.phrases.book import Book, Entry, _key, meaning
from shinpan.phrases.template import SlotPiece

HERE = Path(__file__).parent
LANGUAGES = ("ja", "en")


def corpus(lang: str) -> list[tuple[str, str]]:
    lines = (HERE / f"divinecross_{lang}.txt").read_text("utf-8").splitlines()
    found = [line.partition(" | ") for line in lines if not line.startswith("#")]
    return [(place, text) for place, bar, text in found if bar]


# ------------------------------------------------------------------ texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_read_and_means_the_same_in_the_other_language(lang: str) -> None:
    mine, other = reader(lang), reader("en" if lang == "ja" else "ja")
    problems: list[str] = []
    for _, text in corpus(lang):
        for sentence in mine.read(text).sentences:
            if sentence.meaning is None:
                problems.append(f"{sentence.text}: {sentence.problem}")
                continue
            shown = other.show([sentence.meaning])
            again = other.read(shown).sentences
            if [one.meaning for one in again] != [sentence.meaning]:
                problems.append(f"{sentence.text}: {shown!r} reads as {[one.meaning or one.problem for one in again]}")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_makes_a_card_that_runs(lang: str) -> None:
    problems: list[str] = []
    for number, (place, text) in enumerate(corpus(lang)):
        face = build_face(card_for(place, text, number) | {"id": f"K-{number}", "lang": lang})
        problems += [f"{text}: {unread}" for unread in face.unread]
    assert not problems, "\n".join(problems)


def test_spellings_that_mean_the_same() -> None:
    groups = [
        [
            "相手のユニットを1体選び、200ダメージを与える。",
            "相手のユニットを１体選んで、200点のダメージを与える。",
            "相手のユニットを一体選び200ダメージを与える。",
        ],
        [
            "このユニットがKOされた時、デッキを1枚引く。",
            "このユニットがKOされたとき、デッキを1枚引く。",
            "このユニットがKOされた場合、デッキを1枚引く。",
        ],
        ["自分のユニットすべてのHPを100回復する。", "自分のユニット全てのＨＰを100回復する。"],
        ["自分のデッキを1枚引いてもよい。", "自分のデッキを1枚引くことができる。", "自分のデッキを1枚引ける。"],
        [
            "このユニットがメイン・ユニットであるかぎり、このユニットのHPを100増やす。",
            "このユニットがメインユニットである限り、このユニットのHPを100増やす。",
        ],
        ["自分の手札1枚につき、ダメージを100アップする。", "自分の手札の枚数だけ、ダメージを100アップする。"],
        [
            "相手のメイン・ユニットに、自分の手札の枚数×100ダメージを与える。",
            "自分の手札1枚につき、相手のメイン・ユニットに100ダメージを与える。",
        ],
        [
            "相手のメイン・ユニットは、次の自分のターン、スキルを使えない。",
            "次の自分のターン、相手のメイン・ユニットはスキルを使用できない。",
        ],
        [
            "自分の捨て場のカードをすべてデッキに戻してシャッフルする。",
            "自分の捨て場のすべてのカードをデッキに戻し、シャッフルする。",
        ],
        ["相手の手札を無作為に1枚捨てる。", "相手の手札を1枚ランダムに捨てる。"],
    ]
    for texts in groups:
        meanings = []
        for text in texts:
            reading = reader("ja").read(text)
            assert reading.full, f"{text}: {[sentence.problem for sentence in reading.sentences]}"
            meanings.append([sentence.meaning for sentence in reading.sentences])
        assert all(one == meanings[0] for one in meanings), texts


def test_words_that_differ_in_meaning() -> None:
    pairs = [
        ("相手のユニットを2体選び、KOする。", "相手のユニットを2体まで選び、KOする。"),
        ("相手は手札を1枚捨てる。", "相手の手札を1枚選び、捨てる。"),
        (
            "このターン、自分のユニットがKOされた時、デッキを1枚引く。",
            "このターン、自分のユニットがKOされるたび、デッキを1枚引く。",
        ),
        ("赤または青のユニットすべてに100ダメージを与える。", "赤と青の属性を持つユニットすべてに100ダメージを与える。"),
        (
            "次の相手のターン、自分のメイン・ユニットはKOされない。",
            "次の相手のターン終了時まで、自分のメイン・ユニットはKOされない。",
        ),
        ("このユニットが受けるダメージを100ダウンする。", "このユニットが受けるスキルダメージを100ダウンする。"),
        ("自分の手札が3枚以上なら、デッキを1枚引く。", "自分の手札が3枚以下なら、デッキを1枚引く。"),
        ("このユニットがスキルを使う時、デッキを1枚引く。", "このユニットがスキルを使った時、デッキを1枚引く。"),
    ]
    for first, second in pairs:
        one, two = reader("ja").read(first), reader("ja").read(second)
        assert one.full, first
        assert two.full, second
        assert one.sentences[0].meaning != two.sentences[0].meaning, (first, second)


# ------------------------------------------------------------------ entries


def books() -> list[Book]:
    return [reader(lang).book for lang in LANGUAGES]


def slots_of(book: Book, category: str) -> set[str]:
    """The categories a category is made of."""
    found = set(book.units.get(category, ()))
    if category in book.lists:
        found.add(book.lists[category].element)
    for entry in book.categories.get(category, ()):
        for variant in entry.variants:
            found |= {_key(piece.category, piece.mood) for piece in variant.pieces if isinstance(piece, SlotPiece)}
    return found


def test_no_category_is_out_of_reach() -> None:
    reached: set[str] = set()
    for book in books():
        todo = ["Sentence"]
        seen: set[str] = set()
        while todo:
            category = todo.pop()
            if category not in seen:
                seen.add(category)
                todo += slots_of(book, category)
        reached |= {category.partition(".")[0] for category in seen}
    known = {category.partition(".")[0] for book in books() for category in book.categories}
    assert known - reached == set()


def test_nothing_begins_with_itself() -> None:
    """A category whose wording begins with that very category would never be read."""
    for book in books():
        first: dict[str, set[str]] = {name: {slot for slot, _ in trie.slots} for name, trie in book.tries.items()}
        for name in first:
            first[name] |= set(book.units.get(name, ()))
        for name, rule in book.lists.items():
            first[name] = {rule.element}
        for name in first:
            seen: set[str] = set()
            todo = list(first[name])
            while todo:
                other = todo.pop()
                assert other != name, f"{book.lang}: {name} begins with itself"
                if other not in seen:
                    seen.add(other)
                    todo += first.get(other, ())


def test_every_wording_says_something() -> None:
    for book in books():
        for entry in book.entries:
            for variant in entry.variants:
                assert variant.pieces, entry


class Samples:
    """The smallest phrase of every category of a book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.known: dict[str, Slot | None] = {}

    def of(self, category: str) -> Slot | None:
        if category in self.known:
            return self.known[category]
        self.known[category] = None
        found: Slot | None = None
        if category in self.book.lexical:
            text = Node("Text", (("first", Node("Draw", (("n", 1),))),))
            found = {"Num": 1, "Skill": "x", "Name": "x"}.get(category, text)
        elif category in self.book.lists:
            item = self.of(self.book.lists[category].element)
            found = None if item is None else (item,) * self.book.lists[category].least
        else:
            for entry in self.book.categories.get(category, ()):
                found = found or self.entry(entry)
            for unit in self.book.units.get(category, ()):
                found = found or self.of(unit)
        self.known[category] = found
        return found

    def entry(self, entry: Entry) -> Node | None:
        """A phrase of this entry, spelled in its first wording that can be filled."""
        for variant in entry.variants:
            slots: dict[str, Any] = dict(entry.const)
            for piece in variant.pieces:
                if isinstance(piece, SlotPiece):
                    slots[piece.name] = self.of(_key(piece.category, piece.mood))
            if None not in slots.values():
                return Node(entry.kind, tuple(sorted(slots.items())))
        return None


INSTRUCTIONS = {"Body", "Chain", "Act", "Mod", "Shows", "InsteadC", "ThatChange", "OppAct"}
CONDITIONS = {"Condition", "Nominal", "Nominal1", "Verbal", "Verbal1", "TurnIs"}
TRIGGERS = {"Trig", "Happens", "Happening", "Use", "Would", "Later"}
FILTERS = {"Filter", "CardFilter", "FrontFilter"}
CHOOSY = {"While", "Search", "GainAbility"}
"""Instructions that do not go with just any phrase the grammar would allow."""
NEEDS_A_PLACE = {"CannotUseThis", "FailsThat", "DamageTimes", "X", "XTimes"}
"""Meanings that only make sense in a certain text (that of a skill with a name, …)."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_read_can_be_built(lang: str) -> None:
    book = reader(lang).book
    samples = Samples(book)
    problems: list[str] = []
    built = 0
    for entry in book.entries:
        raw = samples.entry(entry) if entry.mood in ("", "plain") else None
        if raw is None:
            continue
        node = canonical(meaning(raw))
        if any(inner.kind in NEEDS_A_PLACE for inner in node.walk()):
            continue
        b = Builder()
        try:
            if entry.category in INSTRUCTIONS:
                if node.kind not in CHOOSY:
                    b.op(node)
            elif entry.category in CONDITIONS:
                b.condition(node)
            elif entry.category in TRIGGERS:
                if node.kind not in ("NextEvent", "EventWithin"):
                    b.make(book.schema.type_of[entry.category], node)
            elif entry.category in FILTERS:
                b.make("Filter", node)
            elif entry.category in ("Plural", "Units", "It"):
                b.units(node)
            elif entry.category in ("CardSets", "Loose"):
                b.things(node)
            else:
                continue
            built += 1
        except CannotRun as error:
            problems.append(f"{entry} as {node}: {type(error).__name__} {error}")
    assert not problems, "\n".join(problems)
    assert built > 150


def test_every_meaning_can_be_said_in_both_languages() -> None:
    """What is left after rewriting has a wording in each language."""
    japanese, english = books()
    kinds = {lang.lang: {entry.kind for entry in lang.entries if entry.variants} for lang in (japanese, english)}
    rewritten = {
        "IfIt", "AndIt", "QAndIt", "NamedAt", "You", "DrawThat", "HpUpPer", "DealsUpPer",
        "SideDealsUp", "SideDealsDown", "SideCostUp", "SideCostDown",
    }  # fmt: skip
    assert kinds["ja"] - kinds["en"] - rewritten == set()
    assert kinds["en"] - kinds["ja"] - rewritten == set()
