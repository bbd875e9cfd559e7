"""Reading is bounded: whatever the text, it is read or refused at once, with a reason.

The families below are those that took the reader longest, or for ever, before its work was counted. What a
limit of time cannot show on a busy machine, the number of steps does: it depends on the text alone.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shinpan
from shinpan.games.digimon.words.language import reader as digimon
from shinpan.games.divinecross.words.language import reader as divinecross
from shinpan.games.fftcg.words.language import reader as fftcg
from shinpan.library import game
from shinpan.phrases import bounds
from shinpan.phrases.bounds import TOO_DEEP, TOO_MANY
from shinpan.phrases.cache import Cache
from shinpan.phrases.languages import language
from shinpan.phrases.reading import Reading, refused
from shinpan.table.cards import Face

SHORT, LONG = 2_000, 20_000
SECONDS = {300: 0.3, SHORT: 0.5, LONG: 1.0}
"""CPU time by length: five times what is promised for the shorter ones, for a busy machine. It all took seconds to hours."""

FORWARD: dict[str, Any] = {"name": "Ember", "kind": "forward", "elements": ["fire"], "cost": 2, "power": 5000}
SUMMON: dict[str, Any] = {"name": "Ember", "kind": "summon", "elements": ["fire"], "cost": 2}
DIGIMON: dict[str, Any] = {"name": "Ember", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 4000}
UNIT: dict[str, Any] = {"name": "灯", "kind": "unit", "hp": 500, "attributes": ["red"]}
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "digimon": ("digimon", DIGIMON),
    "fftcg": ("fftcg", FORWARD),
    "fftcg summon": ("fftcg", SUMMON),
    "divinecross en": ("divinecross", {**UNIT, "lang": "en"}),
    "divinecross ja": ("divinecross", {**UNIT, "lang": "ja"}),
}

GARBAGE = (
    [" ", "\t", "\n", " \u200b", "&nbsp;", "\n ", ". ", ", ", "-", "・ ", "9", "9 ", "²", "a", "Abc ", "😀", "e\u0301"]
    + ["[", "]", "[]", "[[", "(", "()", "<", "<>", "<<a", "＜", "＜a+1", "《", "《》", "⟪", "⟦0⟧", "⟨", '"', "“", "“”"]
    + ["「", "「」", "『", "[a)", "[(a", "a)", "'", "a 'b ", "&", "&#x41;", "\ufdfa", "A\n", "or ", "and ", "draw ", "自分の"]
    + ["[Main]", ".[Main]", "(Rule) ", ": Cost 1 ", "Digivolve: a ", "\nDigivolve: a ]", "[Burst Digivolve: [a]", "Lv. "]
    + ["Token ", "Token (Digimon/ ", "Job A ", "[Job (", "[[i]]", "[[i]] Job a", "Aa Bb ", "Big Counter ", "《C》", "a 《S》:"]
    + [' following actions "a." ', '"Draw it." ']
)
"""Pieces that are no sentence, however often they are repeated."""

LISTS: list[tuple[str, str, str, str]] = [
    ("fftcg summon", "Choose 1 ", "Forward", ". Break it."),
    ("fftcg summon", "Choose 1 ", "Fire", " Forward. Break it."),
    ("fftcg summon", "Choose 1 ", "Light", ". Break it."),
    ("fftcg summon", "Choose 1 ", "Job Knight", ". Break it."),
    ("fftcg summon", "Choose 1 ", "Fire Forward of cost 3 or less", ". Break it."),
    ("fftcg summon", "Choose 1 Forward ", "other than Light", ". Break it."),
    ("fftcg summon", "", "draw 1 card", "."),
    ("fftcg", "Ember gains ", "Haste", " until the end of the turn."),
    ("fftcg", "Ember gains ", '"When Ember attacks, draw 1 card."', "."),
    ("fftcg", "When Ember ", "attacks", ", draw 1 card."),
    ("fftcg", "If ", "you control a Forward", ", draw 1 card."),
    ("fftcg", "Ember ", "cannot be chosen by your opponent's Summons or abilities", "."),
    ("digimon", "[On Play] Delete ", "[Ember]", "."),
    ("digimon", "[On Play] Delete ", "Digimon", "."),
    ("digimon", "[On Play] You may play 1 ", "[Ember]", " from your hand."),
    ("digimon", "[On Play] Delete 1 Digimon ", "with [Ember] in its name", "."),
    ("digimon", "[On Play] Delete 1 Digimon with ", "[Ember]", " in its name."),
    ("digimon", "[Your Turn] This Digimon ", "gets +1000 DP", "."),
    ("digimon", "[Your Turn] This Digimon gains ", "＜Rush＞", " for the turn."),
    ("digimon", "[Your Turn] When ", "you play a Tamer", ", draw 1 card."),
    ("digimon", "[On Play] If ", "you have a Tamer", ", draw 1 card."),
    ("digimon", "[On Play] ", "delete 1 Digimon", "."),
    ("divinecross en", "", "draw 1 card from your deck", "."),
    ("divinecross en", "If ", "your main unit has the red attribute", ", draw 1 card from your deck."),
]
"""Members that are joined: game, what stands before, a member, what stands behind."""
JOINTS = (" or ", " and ", ", ", " and/or ", "/", ", then ")

NESTED: list[tuple[str, str, str, str]] = [
    ("digimon", "[On Play] Delete 1 ", "red ", "Digimon."),
    ("digimon", "[On Play] ", "if you have a Tamer, ", "draw 1 card."),
    ("digimon", "[On Play] Trash 1 card ", "of 1 Digimon ", "."),
    ("digimon", "", "＜Rush＞ ", ""),
    ("digimon", "", "[On Play] ", "Draw 1."),
    ("digimon", "[DigiXros -2] [Ember]", " x [Ember]", ""),
    ("digimon", "[On Play] ", "＜Draw 1＞. ", ""),
    ("digimon", '[Your Turn] This Digimon gains "[On Play] ', "＜Draw 1＞. ", '".'),
    ("fftcg summon", "Choose 1 Forward", " other than Light or Dark", ". Break it."),
    ("fftcg summon", "", "if you control a Forward, ", "draw 1 card."),
    ("fftcg summon", "Select 1 of the 2 following actions. ", '"Draw 1 card." ', ""),
    ("fftcg", "", "《F》", ": Draw 1 card."),
    ("fftcg", "Ember gains ", "\"Ember gains 'Ember gains ", ""),
    ("fftcg", 'Ember gains "When Ember attacks, draw 1 card. ', "Draw 1 card. ", '"'),
    ("divinecross en", "", "if you win, ", "draw 1 card from your deck."),
    ("divinecross en", "Throw once", ", then draw 1 card from your deck", "."),
    ("divinecross en", "When this unit is KO'd, throw once", ", then draw 1 card from your deck", "."),
    ("divinecross ja", "このユニットがKOされた時、", "自分のデッキを1枚引き、", "自分のデッキを1枚引く。"),
    ("divinecross ja", "", "自分のデッキを1枚引き、", "自分のデッキを1枚引く。"),
    ("divinecross ja", "", "相手の手札を見て、", "1枚選び、捨てる。"),
    ("divinecross ja", "自分の", "赤の", "ユニットを1体選び、KOする。"),
    ("divinecross ja", "自分の赤", "と赤", "のユニットを1体選び、KOする。"),
    ("divinecross ja", "自分のメイン・ユニットは", "「このユニットは", "」を得る。"),
]
"""What stands inside or before each other without end."""


def repeated(head: str, piece: str, tail: str, length: int) -> str:
    return head + piece * max(0, (length - len(head) - len(tail)) // len(piece)) + tail


def card(kind: str, text: str) -> Face:
    name, row = KINDS[kind]
    return game(name).face({"id": "T-1", **row, "text": text})


@pytest.fixture(scope="module", autouse=True)
def warm() -> Iterator[None]:
    """Phrasebooks are loaded, and nothing else that lives is looked through for cycles while the clock runs."""
    for reader in (digimon("en"), fftcg("en"), divinecross("en"), divinecross("ja")):
        assert reader.book
    for kind in KINDS:
        card(kind, "Draw 1 card.")
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def timed(kind: str, text: str, limit: float) -> Face:
    start = process_time()
    face = card(kind, text)
    took = process_time() - start
    assert took < limit, f"{took:.2f} s for {len(text)} characters of {text[:60]!r}"
    return face


@pytest.mark.parametrize("length", SECONDS)
@pytest.mark.parametrize("kind", KINDS)
def test_garbage_is_refused_at_once(kind: str, length: int) -> None:
    for piece in GARBAGE:
        timed(kind, repeated("", piece, "", length), SECONDS[length])


@pytest.mark.parametrize("length", SECONDS)
@pytest.mark.parametrize(("kind", "head", "member", "tail"), LISTS)
def test_joined_members_take_no_longer_than_others(kind: str, head: str, member: str, tail: str, length: int) -> None:
    for joint in JOINTS:
        text = repeated(head + member, joint + member, tail, length)
        timed(kind, text, SECONDS[length])


@pytest.mark.parametrize("length", SECONDS)
@pytest.mark.parametrize(("kind", "head", "piece", "tail"), NESTED)
def test_what_is_inside_each_other_ends(kind: str, head: str, piece: str, tail: str, length: int) -> None:
    timed(kind, repeated(head, piece, tail, length), SECONDS[length])


@pytest.mark.parametrize("length", SECONDS)
@pytest.mark.parametrize("kind", KINDS)
def test_brackets_in_brackets_end(kind: str, length: int) -> None:
    for opening, closing in ("()", "[]", "＜＞", "「」", "“”", ("(a", ")")):
        half = length // 2 // len(opening)
        timed(kind, opening * half + closing * half, SECONDS[length])


def test_thirty_members_are_one_list() -> None:
    """Thirty of these were 2²⁹ trees."""
    assert card("fftcg summon", f"Choose 1 Forward{' or Forward' * 29}. Break it.").unread == []
    assert card("digimon", f"[On Play] Delete 1 Digimon with [Ember]{', [Ember]' * 15} or [Ember] in its name.").unread == []


# ------------------------------------------------------------------ steps and reasons


@cache
def reader_of(kind: str) -> Callable[[str], Reading]:
    if kind.startswith("fftcg"):
        return lambda text: fftcg("en").card(text, "Ember", "summon" if "summon" in kind else "forward")
    return digimon("en").read if kind == "digimon" else divinecross(kind[-2:]).read


def cost(reading: Reading) -> int:
    return sum(sentence.cost for sentence in reading.sentences)


def test_steps_grow_with_the_length_and_not_faster() -> None:
    read = reader_of("fftcg summon")
    few, many = (read(f"Choose 1 Forward{' or Forward' * n}. Break it.") for n in (8, 16))
    assert few.full and many.full
    assert 0 < cost(many) < 5 * cost(few), (cost(few), cost(many))


def test_the_same_steps_are_counted_whatever_was_read_before() -> None:
    text = '[Your Turn] This Digimon gains "[On Play] Delete 1 Digimon with [Cinder] in its name." for the turn.'
    first, again = digimon("en").read(text), digimon("en").read(text)
    assert cost(first) == cost(again) > 0
    digimon("en").cache.clear()
    with bounds.measured(10**9) as meter:
        assert digimon("en").sentence(text.rstrip("."), "Line").cost == cost(first) == meter.spent


@pytest.mark.parametrize(
    ("kind", "text", "reason"),
    [
        ("digimon", "Draw 1. " * 3_000, "this text is too long to be read: 24,000 characters, at most 4,000"),
        ("fftcg", "Draw 1. " * 3_000, "this text is too long to be read: 24,000 characters, at most 4,000"),
        ("divinecross en", "Draw 1. " * 3_000, "this text is too long to be read: 24,000 characters, at most 4,000"),
        ("divinecross ja", "引く。" * 300, "this text is too long to be read: 900 characters, at most 800"),
        ("digimon", "Draw 1. " * 100, "this text is too long to be read: 100 sentences, at most 80"),
        ("digimon", "[" * 40, "this text has 40 “[” that nothing closes"),
        ("fftcg", "《" * 40, "this text has 40 “《” that nothing closes"),
        ("divinecross ja", "「" * 40, "this text has 40 “「” that nothing closes"),
        ("fftcg summon", f"Choose 1 Forward{' or Fire Forward or Light' * 40}.", TOO_MANY),
        ("divinecross en", f"{'If you win, ' * 200}draw 1 card from your deck.", TOO_DEEP),
    ],
)
def test_what_is_refused_is_unread_with_a_reason(kind: str, text: str, reason: str) -> None:
    face = card(kind, text)
    assert len(face.unread) == 1
    assert face.unread[0].endswith(f"({reason})"), face.unread
    assert "\n" not in face.unread[0] and len(face.unread[0]) < 200
    reading = reader_of(kind)(text)
    assert not reading.full and reading.sentences[0].problem == reason


def test_a_refused_text_says_so_from_the_cache_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHINPAN_CACHE", str(tmp_path))
    kept = Cache("test", "state")
    kept.add("x" * 9_000, refused(Reading("en"), "x" * 9_000, TOO_MANY))
    kept.save()
    again = Reading("en")
    assert Cache("test", "state").fill("x" * 9_000, again)
    assert again.unread == [f"{'x' * 79}… ({TOO_MANY})"]


def test_a_refusal_leaves_nothing_behind() -> None:
    """What stood in a refused text is read as before when it stands alone."""
    part = "[On Play] Delete 1 Digimon with [Tinder] in its name."
    assert card("digimon", f"{part} " + "[Your Turn] " + '"' + part * 90 + '"').unread
    assert card("digimon", part).unread == []
    assert bounds.running() is None and gc.isenabled()


# ------------------------------------------------------------------ random texts


@cache
def fragments(name: str, lang: str) -> list[str]:
    """The wordings of a phrasebook, without their slots."""
    found: set[str] = set()
    for path in sorted((Path(shinpan.__file__).parent / "games" / name).rglob("*.pb")):
        for line in path.read_text("utf-8").splitlines():
            if line.startswith(f" {lang} "):
                found.update(piece.strip(" |()") for piece in line[4:].replace("{", "}").split("}")[::2])
    return sorted(piece for piece in found if piece)


GLUE = (" ", " or ", " and ", ", ", ". ", "\n", "[Ember]", " 1 ", '"', "(", ")", "、", "。", "「", "」", "1")


@pytest.mark.parametrize("kind", KINDS)
def test_any_text_of_phrasebook_fragments_is_read_or_refused(kind: str) -> None:
    lang = "ja" if kind.endswith("ja") else "en"
    longest = language(lang).LIMITS.longest
    pieces = st.lists(st.sampled_from(fragments(KINDS[kind][0], lang)) | st.sampled_from(GLUE), min_size=1, max_size=12)

    @settings(max_examples=60, deadline=None)
    @given(pieces, st.integers(1, 40))
    def check(pieces: list[str], times: int) -> None:
        text = (" ".join(pieces) * times)[: min(SHORT, longest)]
        timed(kind, text, SECONDS[SHORT])

    check()
