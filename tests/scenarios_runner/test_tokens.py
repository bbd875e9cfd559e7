"""Tokens in scenarios: named by the step that makes them, or by their own name."""

from __future__ import annotations

from pathlib import Path

from shinpan.scenarios import Result, run_file

TABLE = """
game: digimon
cards:
  - {id: T-1, name: Lanternist, kind: digimon, colors: [yellow], level: 4, cost: 4, dp: 4000,
     text: "[On Play] You may play 1 [Gleamling] Token. (Digimon/Yellow/3000 DP/<Blocker>)"}
  - {id: T-2, name: Emberhound, kind: digimon, colors: [red], level: 4, cost: 5, dp: 2000}
memory: 8
p1:
  hand: [{card: T-1, as: A}, {card: T-1, as: C}]
p2:
  battle: [{card: T-2, as: B}]
"""


def play(tmp_path: Path, text: str) -> Result:
    file = tmp_path / "scenario.yaml"
    file.write_text(TABLE + text, encoding="utf-8")
    return run_file(file)


def test_a_token_is_named_although_a_question_comes_before_it(tmp_path: Path) -> None:
    script = """
script:
  - p1: {play: A, as_token: K}
  - p1: "yes"
  - p1: pass
  - p2: {attack: B, target: player}
  - p1: {block: K}
expect: {K.suspended: true, K.zone: p1.battle, p1.battle: [A, K]}
"""
    assert play(tmp_path, script).failed == []


def test_a_token_is_known_by_its_own_name(tmp_path: Path) -> None:
    script = """
script:
  - p1: {play: A}
  - p1: "yes"
  - check: {Gleamling.dp: 3000}
  - p1: pass
  - p2: {attack: B, target: player}
  - p1: {block: Gleamling}
expect: {Gleamling.suspended: true, Gleamling.has: [Blocker], p1.battle: [A, Gleamling]}
"""
    assert play(tmp_path, script).failed == []
    assert play(tmp_path, script.replace("p1.battle: [A, Gleamling]", "p1.battle: [A]")).failed == [
        "p1.battle: expected [A], got [A, Gleamling]"
    ]


def test_two_tokens_of_one_name_are_told_apart_by_aliases(tmp_path: Path) -> None:
    script = """
script:
  - p1: {play: A, as_token: K}
  - p1: "yes"
  - p1: {play: C}
  - p1: {"yes": true, as_token: L}
  - p1: pass
  - p2: {attack: B, target: player}
  - p1: {block: L}
expect: {K.suspended: false, L.suspended: true}
"""
    assert play(tmp_path, script).failed == []
    assert play(tmp_path, script.replace("K.suspended", "Gleamling.suspended")).failed == [
        "Gleamling.suspended: several cards are called Gleamling"
    ]


def test_a_token_needs_a_new_name(tmp_path: Path) -> None:
    result = play(tmp_path, "script: [{p1: {play: A, as_token: B}}]")
    assert result.result == "error"
    assert result.failed[0].endswith("step 1, line 12 (p1: play A): as_token: the alias B is not a new name")


def test_a_token_that_no_card_makes_is_not_known(tmp_path: Path) -> None:
    (problem,) = play(tmp_path, "expect: {Gloomling.dp: 3000}").failed
    assert problem.endswith("expect: Gloomling.dp: no card is called Gloomling")
