"""Coverage of the rule book by scenarios, and what stands on a clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from shinpan.games.base import CardError
from shinpan.library import clauses, game
from shinpan.scenarios import coverage, show_clause

EDITION = game("divinecross").edition


def write(folder: Path, name: str, text: str) -> None:
    (folder / f"{name}.yaml").write_text("game: divinecross\n" + text, encoding="utf-8")


def test_a_clause_is_shown_by_a_passing_scenario_whose_log_cites_it(tmp_path: Path) -> None:
    book = clauses(game("divinecross"))
    assert (book["103.4"].kind, book["1102.1"].kind) == ("permission", "procedure")
    write(tmp_path, "concede", 'rules: ["103.4", "1102.1", "77.7"]\nscript: [{p1: concede}]\nexpect: {winner: p2}')
    write(tmp_path, "wrong", 'rules: ["304.1"]\nscript: [{p1: concede}]\nexpect: {winner: p1}')
    found = coverage(["divinecross"], [tmp_path])[EDITION]
    assert found.testable == 368
    assert found.shown == {"103.4"}
    assert "103.4" in found.cited
    assert list(found.uncited) == ["1102.1"]
    assert list(found.unknown) == ["77.7"]
    assert [Path(path).stem for path in found.failing] == ["wrong"]
    data = found.json()
    assert data["testable"] == 368
    assert data["shown"] == 1
    assert len(data["missing"]) == 367
    assert "304.1" in data["missing"]


def test_a_clause_knows_its_code_and_scenarios(tmp_path: Path) -> None:
    write(tmp_path, "concede", 'rules: ["103.4"]')
    found = show_clause("divinecross", "103.4", [tmp_path])
    assert [Path(path).stem for path in found.scenarios] == ["concede"]
    assert any(place.startswith("games/divinecross/") for place in found.code)
    assert found.json()["summary"]


@pytest.mark.parametrize("clause", ["999.9", "", "103.4x"])
def test_unknown_clauses(clause: str) -> None:
    with pytest.raises(CardError, match="has no clause"):
        show_clause("divinecross", clause)


def test_unknown_games() -> None:
    with pytest.raises(CardError, match="unknown game"):
        show_clause("chess", "1")
