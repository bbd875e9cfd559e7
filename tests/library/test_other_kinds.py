"""Cards of a kind that the rules do not know are left out with a note; a card of our own without a kind is an error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shinpan.games.base import CardError
from shinpan.library import game
from shinpan.library.cards import faces, read_rows

KNOWN = {"cardId": "T-1", "kinds": ["Digimon"], "nameEn": "Emberpup", "colors": ["Red"], "level": 3, "playCost": 3, "dp": 3000}
OTHER = {"cardId": "T-2", "kinds": ["Dual"], "nameEn": "Twofold", "colors": ["Red"], "level": 6, "playCost": 6}


def test_a_card_of_another_kind_is_left_out_with_a_note(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([KNOWN, OTHER]), "utf-8")
    merged = read_rows([file])
    assert list(merged.rows) == ["T-1"]
    assert merged.notes == [f"{file}: card T-2: left out, 'Dual' is not a kind of card in the rules"]
    assert list(faces(game("digimon"), merged)) == ["T-1"]


def test_another_file_may_know_its_kind(tmp_path: Path) -> None:
    first, second = tmp_path / "a.json", tmp_path / "b.json"
    first.write_text(json.dumps([OTHER]), "utf-8")
    second.write_text(json.dumps([{"id": "T-2", "name": "Twofold", "kind": "digimon"}]), "utf-8")
    merged = read_rows([first, second])
    assert merged.rows["T-2"]["kind"] == "digimon" and "other kind" not in merged.rows["T-2"]
    assert merged.notes == []


def test_a_card_of_our_own_needs_a_kind(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([{"id": "T-3", "name": "Emberpup"}]), "utf-8")
    with pytest.raises(CardError, match="kind is missing"):
        faces(game("digimon"), read_rows([file]))
