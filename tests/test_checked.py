"""The record of checked cards says nothing that is no longer so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from shinpan.library import game
from shinpan.library.checked import Line, path_of, record, text_digest, trust, written

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import checked  # noqa: E402  (a tool, not a package)

import oracle  # noqa: E402

GAMES = ("digimon", "fftcg")


@pytest.mark.parametrize("name", GAMES)
def test_the_record_is_in_its_own_form_and_holds_no_text(name: str) -> None:
    rules = game(name)
    assert written(record(rules).values()) == path_of(rules).read_text("utf-8")
    for line in record(rules).values():
        assert line.verdict in ("checked", "again") and len(line.text) == len(line.built) == len(line.said) == 12


@pytest.mark.parametrize("name", GAMES)
def test_no_card_is_called_checked_that_has_changed_since(name: str) -> None:
    if not (oracle.SHARED / oracle.POOLS[name][0]).exists():
        pytest.skip("needs the public card files in ../shared")
    assert checked.again(game(name)) == [], "run tools/checked.py again, and have these cards looked at"


def test_a_card_is_trusted_for_the_text_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("digimon")
    row = {"id": "T-1", "name": "Ashling", "kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 1000}
    face = rules.face({**row, "text": "[On Play] ＜Draw 1＞"})
    line = Line("T-1", text_digest(rules, face), "0" * 12, "0" * 12, "2026-11-17", "checked")
    known: dict[str, Line] = {}
    monkeypatch.setattr("shinpan.library.checked.record", lambda _: known)
    assert trust(rules, face) == "read"
    known["T-1"] = line
    assert trust(rules, face) == "checked"
    assert trust(rules, rules.face({**row, "text": "[On Play] ＜Draw 2＞"})) == "read", "another text"
    assert trust(rules, rules.face({**row, "text": "[On Play] Dance."})) == ""
    known["T-1"] = Line(*(str(getattr(line, name)) for name in ("id", "text", "built", "said", "day")), "again")
    assert trust(rules, face) == "read"
    known["T-1"] = Line(*(str(getattr(line, name)) for name in ("id", "text", "built", "said", "day", "verdict")), rulings=2)
    assert trust(rules, face) == "ruled"
