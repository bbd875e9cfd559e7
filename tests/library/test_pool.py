"""Large card files: each card is built when it is first asked for, and corrections reach every card they are meant for."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path

import pytest

import shinpan
from shinpan.games.digimon.outside.layouts import corrected
from shinpan.library import game, pool
from shinpan.scenarios import run_file

GOOD = {"id": "T-1", "name": "Emberpup", "kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 3000}
BAD = {"id": "T-2", "name": "Brokenpup", "kind": "nothing"}


def test_cards_are_built_when_they_are_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([GOOD, BAD]), "utf-8")
    found = pool(game("digimon"), [file])
    assert len(found) == 1 and list(found) == ["T-1"] and "T-2" not in found
    assert not found.built
    assert found["T-1"].name == "Emberpup"
    assert found["T-1"] is found["T-1"]
    assert [left.id for left in found.merged.left] == ["T-2"]


def test_a_file_is_read_once_and_again_when_it_changed(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([GOOD]), "utf-8")
    first = pool(game("digimon"), [file])
    assert pool(game("digimon"), [file]) is first
    file.write_text(json.dumps([{**GOOD, "name": "Otherpup"}]), "utf-8")
    os.utime(file, ns=(1, 1))
    assert pool(game("digimon"), [file])["T-1"].name == "Otherpup"


def test_a_bad_card_stops_only_scenarios_that_name_it(tmp_path: Path) -> None:
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([GOOD, BAD]), "utf-8")
    results = []
    for card in ("T-1", "T-2"):
        file = tmp_path / f"{card}.yaml"
        file.write_text(
            f"title: t\ngame: digimon\np1: {{battle: [{{card: {card}, as: A}}]}}\nexpect: {{A.dp: 3000}}\n", "utf-8"
        )
        results.append(run_file(file, [cards]))
    assert [result.result for result in results] == ["pass", "error"]
    assert "card T-2: left out of its file, kind must be one of" in results[1].failed[0]
    assert all(len(result.left) == 1 for result in results)


def test_what_cannot_be_read_on_a_given_card_is_reported(tmp_path: Path) -> None:
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([{**GOOD, "text": "[On Play] Whistle a merry tune."}]), "utf-8")
    file = tmp_path / "a.yaml"
    file.write_text("title: t\ngame: digimon\np1: {battle: [{card: T-1, as: A}]}\nexpect: {A.dp: 3000}\n", "utf-8")
    assert run_file(file, [cards]).unread


def test_corrections_of_every_card() -> None:
    """Traits are corrected as a whole, and a dash is no trait."""
    row = corrected({"id": "T-1", "traits": ["BlueFlare", "BlueFlares", "-"], "text": "a [NSP] trait"}, "aegis")
    assert row["traits"] == ["Blue Flare", "BlueFlares"]
    assert row["text"] == "a [NSp] trait"


@pytest.mark.parametrize("name", ["digimon", "fftcg"])
def test_a_card_has_its_corrections_in_one_place(name: str) -> None:
    text = (Path(str(shinpan.__file__)).parent / "games" / name / "words" / "corrections.yaml").read_text("utf-8")
    counts = Counter(re.findall(r"^(\S[^:#]*):", text, re.M))
    assert counts and [number for number, count in counts.items() if count > 1] == [], "the later one hides the earlier one"
