"""What was read once is read again from a file: the same, or not at all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shinpan.games.digimon.words.language import reader as digimon
from shinpan.games.divinecross.words.language import reader as divinecross
from shinpan.meaning.node import Node, Slot
from shinpan.phrases import cache
from shinpan.phrases.book import Book, Items
from shinpan.phrases.cache import FORMAT, Cache, digest
from shinpan.phrases.reading import Reader, Reading

TEXTS = [
    "[On Play] Delete 1 of your opponent's Digimon with 3000 DP or less and 1 of your Digimon. Then, gain 1 memory.",
    '[Main] 1 of your Digimon gains "[On Deletion] Gain 1 memory." for the turn.',
    "[Main] Activate 1 of the effects below:\n・Gain 1 memory.\n・＜Draw 1＞. Then, lose 1 memory.\n<Blocker> <Piercing>",
    "[On Play] Gain 1 memory. Juggle 3 Digimon.",
    "[DigiXros -2] [Zest] x [Ash]",
    "",
]


def no_book() -> Book:
    raise AssertionError("the book was needed")


def inside(value: Slot | None) -> object:
    """Everything about a tree, also what equality does not look at."""
    if isinstance(value, Node):
        return (value.kind, value.spelling, value.said, [(name, inside(slot)) for name, slot in value.slots])
    if isinstance(value, tuple):
        how = (value.name, value.how, value.row) if isinstance(value, Items) else None
        return (type(value).__name__, how, [inside(item) for item in value])
    return value


def everything(reading: Reading) -> object:
    return (
        reading.lang,
        reading.starts,
        [(s.text, inside(s.raw), inside(s.meaning), s.problem) for s in reading.sentences],
    )


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHINPAN_CACHE", str(tmp_path))
    return tmp_path


def fresh(text: str) -> Reading:
    """A text as it is read without a cache."""
    found = Reading("en")
    for effect in digimon("en").parts(text):
        found.starts.append(len(found.sentences))
        found.sentences += [digimon("en").sentence(part, category) for part, category in effect]
    return found


def kept(texts: list[str], name: str = "test-en") -> Path:
    keep = Cache(name, "state")
    for text in texts:
        keep.add(text, fresh(text))
    keep.save()
    assert keep.path is not None
    return keep.path


def read(text: str, name: str = "test-en") -> Reading | None:
    found = Reading("en")
    return found if Cache(name, "state").fill(text, found) else None


def test_a_kept_reading_is_the_same_to_the_last_detail() -> None:
    kept(TEXTS)
    again = Reader(no_book, lang="en", keep=Cache("test-en", "state"))
    for text in TEXTS:
        assert everything(again.read(text)) == everything(fresh(text))
    with pytest.raises(AssertionError, match="the book was needed"):
        again.read("[On Play] Gain 2 memory.")


def test_texts_are_kept_by_a_reader_and_found_in_the_same_run() -> None:
    first = Reader(divinecross("ja").book, keep=Cache("cross-ja", "state"))
    text = "カードを2枚引く。そうしたなら、カードを3つ折る。"
    before = everything(first.read(text))
    assert everything(first.read(text)) == before
    assert first.keep is not None
    first.keep.save()
    again = Reader(no_book, lang="ja", keep=Cache("cross-ja", "state"))
    assert everything(again.read(text)) == before


def test_two_runs_add_to_one_file() -> None:
    one, other = Cache("test-en", "state"), Cache("test-en", "state")
    for keep, text in ((one, TEXTS[0]), (other, TEXTS[1])):
        assert not keep.fill(text, Reading("en"))
        keep.add(text, fresh(text))
    one.save()
    other.save()
    for text in TEXTS[:2]:
        found = read(text)
        assert found is not None
        assert everything(found) == everything(fresh(text))


def damage(path: Path) -> list[bytes]:
    head, _, body = path.read_bytes().partition(b"\n")

    def signed(data: object) -> bytes:
        text = json.dumps(data).encode()
        return json.dumps([FORMAT, "state", cache.checksum(text)]).encode() + b"\n" + text

    pieces, sentences, texts = json.loads(body)
    return [
        b"",
        b"\xff\xfe\x00",
        b"{}",
        head,
        head + b"\n" + body[:-9],
        head + b"\n" + body.replace(b"GainMemory", b"LoseMemory"),
        json.dumps([FORMAT, "another state", cache.checksum(body)]).encode() + b"\n" + body,
        b"[" * 100_000,
        signed([pieces, sentences]),
        signed([pieces[:3], sentences, texts]),
        signed([[["Loop", -1, -1, "", "x", 0]] * len(pieces), sentences, texts]),
        signed([[7, *pieces], sentences, dict.fromkeys(texts, 7)]),
        signed([[], [], []]),
        signed([[None], None, {text: [[0], []] for text in texts}]),
    ]


def test_a_file_that_is_something_else_is_as_good_as_none_and_written_anew() -> None:
    path = kept(TEXTS)
    for data in damage(path):
        path.write_bytes(data)
        assert read(TEXTS[0]) is None, data[:80]
        kept(TEXTS)
        found = read(TEXTS[0])
        assert found is not None, data[:80]
        assert everything(found) == everything(fresh(TEXTS[0]))


def test_a_digest_knows_the_words_and_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = tmp_path / "a.pb"
    book.write_text("@Act\n")
    before = digest([book])
    assert digest([book]) == before
    book.write_text("@Act *\n")
    changed = digest([book])
    assert changed != before
    monkeypatch.setattr(cache, "KERNEL", cache.KERNEL[1:])
    assert digest([book]) not in (before, changed)


@pytest.mark.parametrize("word", ["off", "0", "OFF"])
def test_it_can_be_switched_off(place: Path, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    kept(TEXTS[:1])
    monkeypatch.setenv("SHINPAN_CACHE", word)
    assert read(TEXTS[0]) is None
    keep = Cache("test-en", "other")
    keep.add(TEXTS[1], fresh(TEXTS[1]))
    keep.save()
    assert [file.name for file in place.iterdir()] == ["test-en-state.json"]


def test_a_folder_that_cannot_be_made_is_no_error(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "file").write_text("not a folder")
    monkeypatch.setenv("SHINPAN_CACHE", str(place / "file" / "cache"))
    keep = Cache("test-en", "state")
    keep.add(TEXTS[0], fresh(TEXTS[0]))
    keep.save()
    assert read(TEXTS[0]) is None
    assert [file.name for file in place.iterdir()] == ["file"]


def test_the_folder_is_the_one_for_such_files(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHINPAN_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(place / "shared"))
    assert kept(TEXTS[:1]) == place / "shared" / "shinpan" / "test-en-state.json"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(place / "home"))
    assert kept(TEXTS[:1]) == place / "home" / ".cache" / "shinpan" / "test-en-state.json"


def test_old_files_go_and_a_file_does_not_grow_for_ever(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(cache.KEPT + 3):
        keep = Cache("test-en", str(number))
        keep.add(TEXTS[0], fresh(TEXTS[0]))
        keep.save()
    assert len(list(place.iterdir())) == cache.KEPT
    monkeypatch.setattr(cache, "MOST", 1)
    kept(TEXTS[:1])
    kept(TEXTS[1:2])
    assert read(TEXTS[0]) is None
    assert read(TEXTS[1]) is not None
