"""Names and traits as keys: paired from card files, and used where texts are read and printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from shinpan.games.digimon.words import language as digimon
from shinpan.games.divinecross.words import language as divinecross
from shinpan.games.fftcg.words import language as fftcg
from shinpan.phrases import lexicon as lexicons
from shinpan.phrases.cache import digest
from shinpan.phrases.lexicon import EMPTY, Lexicon, Words, lexicon, paired, use

FIELDS = {"name": "Name", "traits": "Trait"}
HERE: list[dict[str, Any]] = [
    {"id": "X-1", "name": "Firefly", "traits": ["Child", "Insect"]},
    {"id": "X-2", "name": "Firefly", "traits": ["Child", "Insect"]},
    {"id": "X-3", "name": "Fire Fly", "traits": ["Insect"]},
    {"id": "X-4", "name": "Moth", "traits": ["Child"]},
    {"id": "X-5", "name": "Gnat", "traits": []},
    {"id": "X-6", "name": "Midge"},
    {"id": "X-7", "name": "Only here"},
]
THERE: list[dict[str, Any]] = [
    {"id": "X-1", "name": "ホタル", "traits": ["幼", "昆虫"]},
    {"id": "X-2", "name": "ホタル", "traits": ["幼", "昆虫"]},
    {"id": "X-3", "name": "ホタル", "traits": ["幼"]},
    {"id": "X-4", "name": "ガ", "traits": ["幼", "昆虫"]},
    {"id": "X-5", "name": "カ"},
    {"id": "X-6", "name": "カ", "traits": None},
    {"id": "X-8", "name": "こちらだけ"},
]


@pytest.fixture
def in_use() -> Iterator[None]:
    before = dict(lexicons._IN_USE)
    yield
    lexicons._IN_USE.clear()
    lexicons._IN_USE.update(before)


def test_names_are_paired_by_the_numbers_of_cards() -> None:
    found, conflicts = paired(HERE, THERE, FIELDS)
    names, traits = found.of("Name"), found.of("Trait")
    assert (names.key("ホタル"), names.key("ガ"), names.key("こちらだけ")) == ("Firefly", "Moth", "こちらだけ")
    assert (traits.key("幼"), traits.key("昆虫")) == ("Child", "Insect")
    assert (names.word("Firefly"), traits.word("Insect")) == ("ホタル", "昆虫")
    assert (names.word("Fire Fly"), names.word("Only here")) == ("Fire Fly", "Only here"), "what would be read otherwise"
    told = {(conflict.sort, conflict.word): (dict(conflict.keys), conflict.key) for conflict in conflicts}
    assert told == {
        ("Name", "ホタル"): ({"Firefly": 2, "Fire Fly": 1}, "Firefly"),
        ("Name", "カ"): ({"Gnat": 1, "Midge": 1}, None),
        ("Trait", "幼"): ({"Child": 2, "Insect": 1}, "Child"),
    }
    assert names.key("カ") == "カ", "what is undecided is not taken"


def test_lists_of_other_lengths_are_not_paired() -> None:
    found, _ = paired(HERE[3:4], THERE[3:4], FIELDS)
    assert list(found.sorts) == ["Name"]


def test_sorts_that_are_printed_alike_are_one() -> None:
    found = Lexicon({"Name": Words({"虫": "Bug"}), "Trait": Words({"虫": "Insect", "鳥": "Bird"})})
    assert (found.of("Trait").key("虫"), found.of("Name", "Trait").key("虫")) == ("Insect", "Bug")
    assert found.of("Name", "Trait").key("鳥") == "Bird"
    assert found.of("Name", "Trait").word("Insect") == "Insect", "虫 would be read as a bug"


def test_an_empty_lexicon_changes_nothing() -> None:
    assert lexicon("digimon", "en") is EMPTY
    assert (EMPTY.of("Name").key("X"), EMPTY.of("Name").word("X"), EMPTY.state) == ("X", "X", "")


@pytest.mark.usefixtures("in_use")
def test_digimon_reads_names_and_traits_as_keys_and_prints_their_words() -> None:
    text = "[On Play] Delete 1 Digimon with the [Insect] trait or [Moth]."
    plain = digimon.reader("en").read(text)
    assert plain.full, plain.unread
    use("digimon", "en", Lexicon({"Name": Words({"Moth": "N1"}), "Trait": Words({"Insect": "T1"})}))
    keyed = digimon.reader("en")
    read = keyed.read(text)
    assert read.full, read.unread
    assert "'T1'" in repr(read.effects()) and "'N1'" in repr(read.effects())
    assert repr(read.effects()).replace("T1", "Insect").replace("N1", "Moth") == repr(plain.effects())
    assert keyed.show_effects(read.effects()) == digimon.reader_by("en", EMPTY).show_effects(plain.effects())


@pytest.mark.usefixtures("in_use")
def test_the_traits_of_a_token_are_keys_too() -> None:
    text = "[On Play] Play 1 [Mite] Token. (Digimon/White/Insect/3000 DP)"
    use("digimon", "en", Lexicon({"Trait": Words({"Insect": "T1"})}))
    read = digimon.reader("en").read(text)
    assert read.full, read.unread
    assert "'T1'" in repr(read.effects())
    assert "White/Insect/3000 DP" in digimon.reader("en").show_effects(read.effects())


@pytest.mark.usefixtures("in_use")
def test_fftcg_has_names_jobs_and_categories() -> None:
    use("fftcg", "en", Lexicon({"Job": Words({"Knight": "J1"}), "Name": Words({"Knight": "N1"})}))
    read = fftcg.reader("en").card("Choose 1 Job Knight Forward. Break it.", "Ember", "summon")
    assert read.full, read.unread
    assert "'J1'" in repr(read.effects()) and "N1" not in repr(read.effects())
    assert "Job Knight" in fftcg.reader("en").show(read, "Ember", "summon")


@pytest.mark.usefixtures("in_use")
def test_divine_cross_means_the_same_in_both_languages_by_a_lexicon() -> None:
    japanese = divinecross.reader("ja").read("自分の捨て場から『石』のユニットカードを1枚選び、手札に加える。")
    assert japanese.full, japanese.unread
    (node,) = [sentence.meaning for sentence in japanese.sentences]
    assert node is not None
    use("divinecross", "en", Lexicon({"Name": Words({"Stone": "石"})}))
    english = divinecross.reader("en").show([node])
    assert "[Stone]" in english
    assert [sentence.meaning for sentence in divinecross.reader("en").read(english).sentences] == [node]


def test_readings_are_kept_apart_by_their_lexicon() -> None:
    found, _ = paired(HERE, THERE, FIELDS)
    other, _ = paired(HERE[:2], THERE[:2], FIELDS)
    assert len({digest([], lexicon.state) for lexicon in (EMPTY, found, other)}) == 3
    assert paired(HERE, THERE, FIELDS)[0].state == found.state
