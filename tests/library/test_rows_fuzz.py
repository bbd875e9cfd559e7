"""Rows with anything in any field: none refuses a file or breaks the program, the others stay, and the note names it."""

from __future__ import annotations

import copy
import json
import os
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shinpan.games.base import CardError
from shinpan.library import game, pool, read_cards
from shinpan.library.cards import read_rows
from shinpan.phrases.bounds import PAIRS
from shinpan.server.catalogue import Catalogue

Row = dict[str, Any]

EXAMPLES = int(os.environ.get("SHINPAN_EXAMPLES", "25"))

AEGIS: Row = {
    "cardId": "T-1", "nameEn": "Emberfang", "colors": ["Red"], "kinds": ["Digimon"], "level": 4, "playCost": 5, "dp": 5000,
    "evoCosts": [{"color": "Red", "level": 3, "memoryCost": 2}], "forms": ["Champion"], "attributes": ["Data"],
    "types": ["Beast"], "effectText": "[On Play] Gain 1 memory.", "inheritedEffectText": "[Your Turn] <Rush>",
    "securityEffectText": "", "overflowMemory": 3, "linkDp": 1000, "linkEffect": "<Blocker>",
    "linkRequirement": "[Link] [Beast] trait: Cost 1", "maxCountInDeck": 4, "isDualCard": False, "optionEffect": "",
}  # fmt: skip
TCG_LAB: Row = {
    "card_id": "T-1", "name": "Emberfang", "color": "Red", "color2": "Blue", "type": "Digimon", "level": 4, "dp": 5000,
    "form": "Champion", "attribute": "Data", "digi_types": ["Beast"], "play_cost": 5, "evolution_cost": 2,
    "evolution_color": "Red", "evolution_level": 3, "main_effect": "[On Play] Gain 1 memory.",
    "source_effect": "Inherited Effect [Your Turn] This Digimon gets +1000 DP.", "alt_effect": "[Digivolve] [Emberpup]: Cost 1",
}  # fmt: skip
OFFICIAL: Row = {
    "id": "T-1", "cardNumber": "T-1", "name": "Ember", "element": "fire", "type": "forward", "cost": 3, "power": 8000,
    "job": "Knight", "category": "OURS", "text": "[[ex]]EX BURST[[/]] When Ember enters the field, draw 1 card.",
}  # fmt: skip
SQUARE: Row = {
    "code": "T-1", "name_en": "Ember", "type_en": "Forward", "element": ["火"], "cost": "3", "power": "8000",
    "job_en": "Knight", "category_1": "OURS", "category_2": "", "multicard": "○", "ex_burst": "", "text_en": "Haste",
}  # fmt: skip
DIGIMON: Row = {
    "id": "T-1", "name": "Emberfang", "kind": "digimon", "lang": "en", "colors": ["red"], "level": 4, "cost": 5, "dp": 5000,
    "digivolve": [{"color": "red", "level": 3, "cost": 2}], "traits": ["Champion"], "text": "<Blocker>", "inherited": "<Rush>",
    "security": "", "overflow": 3, "link": {"requirement": "[Link] [Beast] trait: Cost 1", "dp": 1000, "text": "<Blocker>"},
    "copies": 4, "also": {"text": "<Blocker>"},
}  # fmt: skip
FFTCG: Row = {
    "id": "T-1", "name": "Ember", "kind": "forward", "lang": "en", "elements": ["fire"], "cost": 3, "power": 8000,
    "jobs": ["Knight"], "categories": ["OURS"], "generic": True, "ex": False, "copies": 3, "text": "Haste",
}  # fmt: skip
DIVINECROSS: Row = {
    "id": "T-1", "name": "見張り", "name_en": "Watch", "kind": "unit", "lang": "ja", "attributes": ["blue"], "hp": 500,
    "advantage": ["red"], "retreat": 1, "skills": [{"name": "見回り", "cost": 1, "damage": "100×", "text": "1枚引く。"}],
    "ex": {"name": "夜警", "text": "自分のデッキを1枚引く。"}, "copies": 2, "back": "", "text": "",
}  # fmt: skip
SHAPES = {
    "aegis": ("digimon", "cardId", AEGIS),
    "tcg-lab": ("digimon", "card_id", TCG_LAB),
    "official-api": ("fftcg", "cardNumber", OFFICIAL),
    "square-enix": ("fftcg", "code", SQUARE),
    "digimon": ("digimon", "id", DIGIMON),
    "fftcg": ("fftcg", "id", FFTCG),
    "divinecross": ("divinecross", "id", DIVINECROSS),
}
MISSING = object()
TEXTS = [
    '⟦7⟧ "x". ⟦0⟧',
    "[On Play] Gain ² memory.",
    "[ſecurity] <Draw ³>.",
    "When Ember enters the field, draw ² cards.",
    "《²》: Draw 1 card.",
    "自分のデッキを²枚引く。",
    "Draw " + "9" * 3000 + " cards.",
    "[DigiXros -" + "9" * 3000 + "] [Ember] x [Ash]",
    "《" + "9" * 3000 + "》: Draw 1 card.",
    "Draw " + "(" * 1900 + "1" + ")" * 1900 + " card, and laugh.",
]
"""Texts with what only looks like a number, or like a mark of our own, and with more than anybody writes."""
WRONG = st.one_of(
    st.sampled_from(
        [MISSING, None, True, False, -1, 0, 7, 10**30, -(10**30), 10**4000, 2.5, 3.0, float("nan"), float("inf")]
        + ["", " ", "-", "3", "-3", "³", "１２", "lots", "mud", "All", "Dual", "dual", "x" * 300, "word " * 5000]
        + ["a\nb\x00c", "\ud800", "《F》" * 9, "[On Play] " * 9, "＜" * 50, "(" * 300, "[[" * 50, "&#0;&#xD800;", "« »", "{}"]
        + TEXTS
        + [[], {}, [None], [[]], ["mud"], ["Digimon", "Option"], [3], [{}], [{"color": 3}], {"a": {"b": [1]}}, ["x"] * 300]
    ),
    st.text(max_size=20),
    st.integers(),
    st.recursive(st.none() | st.text(max_size=5), lambda part: st.lists(part) | st.dictionaries(st.text(), part)),
)


GLYPHS = '《》[]＜＞<>"“”⟦⟧⟪⟫「」『』【】()（）・/:：.。、,-+ \n0123456789²９ſK×xXSCF'
"""What texts are made of beside words, and what looks like it."""


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where in a row something can be put."""
    found: list[tuple[Any, ...]] = []
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in pairs:
        found += [(*path, key), *places(item, (*path, key))]
    return found


def at(row: Row, path: tuple[Any, ...]) -> Any:
    """What is there."""
    for key in path:
        row = row[key]
    return row


def put(row: Row, path: tuple[Any, ...], value: object) -> None:
    """Puts something into a row, or takes it out; what an earlier change took away stays away."""
    inner: Any = row
    with suppress(KeyError, IndexError, TypeError):
        for key in path[:-1]:
            inner = inner[key]
        if value is MISSING:
            del inner[path[-1]]
        else:
            inner[path[-1]] = value


@st.composite
def spoiled(draw: st.DrawFn, row: Row) -> Row:
    """A row with one to three fields changed, taken out or put in."""
    made = copy.deepcopy(row)
    for _ in range(draw(st.integers(1, 3))):
        texts = [path for path in places(made) if isinstance(found := at(made, path), str) and len(found) > 3]
        if texts and not draw(st.integers(0, 3)):
            path = draw(st.sampled_from(texts))
            cut = draw(st.integers(0, len(at(made, path))))
            put(made, path, at(made, path)[:cut] + draw(st.text(GLYPHS, max_size=6)) + at(made, path)[cut:])
            continue
        path = draw(st.sampled_from(places(row))) if draw(st.integers(0, 9)) else (draw(st.text(max_size=8)),)
        put(made, path, draw(WRONG))
    return made


def check(shape: str, made: object) -> None:
    """The good rows are read whatever the third is; that one is read too, or named in a note."""
    name, key, row = SHAPES[shape]
    rules = game(name)
    good = [{**row, key: "T-8"}, {**row, key: "T-9"}]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cards.json"
        file.write_text(json.dumps([good[0], made, good[1]]), "utf-8")
        report = read_cards(rules, [file], row.get("lang"))
        merged = read_rows([file], row.get("lang"), None, rules)
        ids = [item.id for item in report.items]
        assert ids[0] == "T-8" and "T-9" in ids and list(merged.rows) == ids
        assert len(ids) + len(merged.left) >= 3
        if len(ids) == 2 and isinstance(made, dict) and made not in good:
            number = " ".join(str(made.get(key)).split())
            names = ("entry 2", f"card {number[:30]}", f"'{number[:30]}")
            assert any(name in note for note in report.notes for name in names), (made, report.notes)
        assert not [note for note in report.notes if "\n" in note or len(note) > 400]
        for card in pool(rules, [file]).values():
            rules.texts(card, rules.default_lang)
        Catalogue([file]).left()


@pytest.mark.parametrize("shape", SHAPES)
def test_anything_in_any_field(shape: str) -> None:
    row = SHAPES[shape][2]

    @settings(max_examples=EXAMPLES, deadline=None)
    @given(made=spoiled(row))
    def tried(made: Row) -> None:
        check(shape, made)

    tried()


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("opening", PAIRS)
def test_brackets_that_nothing_closes(shape: str, opening: str) -> None:
    for path in places(SHAPES[shape][2]):
        made = copy.deepcopy(SHAPES[shape][2])
        put(made, path, opening * 60)
        check(shape, made)


@pytest.mark.parametrize("shape", ["digimon", "fftcg", "divinecross"])
@pytest.mark.parametrize("text", TEXTS)
def test_a_text_with_odd_glyphs_is_unread(shape: str, text: str) -> None:
    name, _, row = SHAPES[shape]
    assert game(name).unread(game(name).face({**row, "text": text, **({"also": None} if "also" in row else {})}))


@pytest.mark.parametrize("shape", SHAPES)
@given(made=WRONG.filter(lambda value: value is not MISSING))
@settings(max_examples=EXAMPLES // 3, deadline=None)
def test_anything_for_a_row(shape: str, made: object) -> None:
    check(shape, made)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_field_missing_or_null(shape: str) -> None:
    for path in places(SHAPES[shape][2]):
        for value in (MISSING, None):
            made = copy.deepcopy(SHAPES[shape][2])
            put(made, path, value)
            check(shape, made)


@given(made=spoiled({"code": "T-8", "elements": ["fire", "wind"], "source": "us"}))
@settings(max_examples=EXAMPLES, deadline=None)
def test_anything_in_a_supplement(made: Row) -> None:
    """A card stays as its own file says, whatever a supplement says of it."""
    with TemporaryDirectory() as folder:
        file, more = Path(folder) / "cards.json", Path(folder) / "more.json"
        file.write_text(json.dumps([{**OFFICIAL, "cardNumber": "T-8"}]), "utf-8")
        more.write_text(json.dumps([{"code": "T-8", "elements": ["fire"]}, made]), "utf-8")
        merged = read_rows([file, more], game=game("fftcg"))
        assert list(merged.rows) == ["T-8"] and "fire" in merged.rows["T-8"]["elements"]


@given(data=WRONG.filter(lambda value: value is not MISSING))
@settings(max_examples=EXAMPLES, deadline=None)
def test_anything_for_a_file(data: object) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cards.json"
        file.write_text(json.dumps(data), "utf-8")
        for name in ("digimon", "fftcg", "divinecross"):
            with suppress(CardError):
                assert not read_cards(game(name), [file]).items
