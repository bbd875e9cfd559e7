"""The scenario runner: what steps mean, what is expected, and what is said when it is not so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shinpan.scenarios import Result, run_file, run_paths

CARDS = """
game: divinecross
cards:
  - {id: T-1, name: 石橋のイワ, kind: unit, attributes: [red], hp: 600, advantage: [], retreat: 1,
     skills: [{name: 小突き, cost: 0, damage: 100}, {name: 大突き, cost: 2, damage: 300}]}
  - {id: T-2, name: 遠くの太鼓, kind: event, attributes: [none], text: "相手のユニットを1体選び、200ダメージを与える。"}
  - {id: T-3, name: 荷ほどき, kind: action, attributes: [none], text: "自分のデッキを1枚引く。"}
  - {id: T-4, name: 藁の笠, kind: assist, attributes: [none], text: "このユニットのHPを100増やす。"}
"""

TABLE = """
p1:
  main: [{card: T-1, as: M1, energy: 1}]
  standby: [{card: T-1, as: S1}]
  hand: [{card: T-2, as: EV}, {card: T-3, as: AC}, {card: T-4, as: AS}, {card: T-1, as: U}]
p2:
  main: [{card: T-1, as: M2}]
  standby: [{card: T-1, as: S2}]
"""


def play(tmp_path: Path, text: str, head: str = CARDS + TABLE) -> Result:
    file = tmp_path / "scenario.yaml"
    file.write_text(head + text, encoding="utf-8")
    return run_file(file)


def passes(tmp_path: Path, text: str) -> Result:
    result = play(tmp_path, text)
    assert result.failed == []
    assert result.result == "pass"
    return result


def fails(tmp_path: Path, text: str) -> list[str]:
    result = play(tmp_path, text)
    assert result.result == "fail", result.failed
    return result.failed


def test_a_step_is_taken_and_the_rest_goes_by_default(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: end}, {p1: {skill: 小突き}}]\nexpect: {M2.damage: 100, turn: p2, phase: main, p2.hand: 1}")


@pytest.mark.parametrize("word", ["pass", '"pass"', "{pass: true}"])
def test_words_may_be_written_in_several_ways(tmp_path: Path, word: str) -> None:
    passes(tmp_path, f"script: [{{p1: end}}, {{p1: {word}}}]\nexpect: {{turn: p2, M2.damage: 0}}")


def test_a_skill_may_be_named_by_its_number(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: end}, {p1: {skill: 1}}]\nexpect: {M2.damage: 100}")


def test_choices_are_made_by_alias(tmp_path: Path) -> None:
    passes(
        tmp_path,
        "script: [{p1: {play: EV}}, {p1: {choose: [S2]}}]\nexpect: {S2.damage: 200, M2.damage: 0, EV.zone: p1.discard}",
    )
    passes(tmp_path, "script: [{p1: {play: EV}}, {p1: {choose: S2}}]\nexpect: {S2.damage: 200}")


def test_extra_keys_are_carried_to_their_decision(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {charge: AC, to: S1}}]\nexpect: {S1.energy: [AC], M1.energy: 1, AC.on: S1}")
    passes(tmp_path, "script: [{p1: {play: AS, to: S1}}]\nexpect: {S1.assist: AS, M1.assist: none, AS.on: S1, S1.hp: 700}")


def test_can_and_cannot_look_and_do_not_touch(tmp_path: Path) -> None:
    passes(
        tmp_path,
        """
script:
  - p1: {can: {play: AS, to: S1}}
  - p1: {cannot: {play: AS, to: S2}}
  - p1: {cannot: {play: EV, to: S1}}
  - p1: {can: end}
  - p1: {can: concede}
  - p2: {cannot: {end: true}}
  - p1: {cannot: {skill: 小突き}}
  - p1: {can: {skill: 小突き}, at: skill}
  - p1: {cannot: {skill: 大突き}}
  - p1: {can: pass}
expect: {AS.zone: p1.hand, phase: battle}
""",
    )


def test_can_knows_what_is_not_asked(tmp_path: Path) -> None:
    head = CARDS + "p1: {main: [{card: T-1, as: M1}], hand: [{card: T-4, as: AS}]}\np2: {main: [{card: T-1, as: M2}]}\n"
    text = """
script:
  - p1: {can: {play: AS, to: M1}}
  - p1: {cannot: {play: AS, to: M2}}
  - p1: {cannot: {charge: AS, to: M2}}
  - p1: {play: AS, to: M1}
expect: {M1.assist: AS}
"""
    result = play(tmp_path, text, head)
    assert result.failed == []
    wrong = play(tmp_path, "script: [{p1: {play: AS, to: M2}}]", head)
    assert wrong.failed == ["step 1, line 11 (p1: play AS, to M2): M2 was not offered; p1 was offered: end"]


def test_what_can_be_done_although_it_cannot_is_said(tmp_path: Path) -> None:
    assert fails(tmp_path, "script: [{p1: {cannot: {play: EV}}}]") == ["step 1, line 17 (p1: cannot play EV): it was offered"]
    (problem,) = fails(tmp_path, "script: [{p1: {can: {play: U}}}]")
    assert problem.startswith("step 1, line 17 (p1: can play U): it was not offered; p1 was offered: ")


def test_a_step_that_is_not_offered_says_what_was(tmp_path: Path) -> None:
    assert fails(tmp_path, "script: [{p1: {skill: 大突き}}]\nexpect: {M2.damage: 300}") == [
        "step 1, line 17 (p1: skill 大突き) was not offered; p1 was offered: skill 小突き M1, pass"
    ]


def test_differences_are_said_precisely(tmp_path: Path) -> None:
    text = """
script: [{p1: {play: EV}}, {p1: {choose: [M2]}}]
expect: {M2.damage: 400, p1.hand: [AC, U], turn: p2, A.hp: 3}
"""
    assert play(tmp_path, text).failed[0].endswith("expect: A.hp: no card is called A")
    assert fails(tmp_path, text.replace(", A.hp: 3", ', cites: ["999.9"], winner: p1, M2.colour: red')) == [
        "M2.damage: expected 400, got 200",
        "p1.hand: expected [AC, U], got [AC, AS, U]",
        "turn: expected p2, got p1",
        "cites: 999.9 not in the log",
        "winner: expected p1, got none",
        "M2.colour: divinecross knows nothing of that name",
    ]


def test_checks_are_made_there_and_then(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {play: AC}}, {check: {p1.hand: 4}}, {p1: {deploy: U}}, {check: {p1.hand: 3}}]")
    assert fails(tmp_path, "script: [{p1: {play: AC}}, {check: {p1.hand: 9}}, {p1: end}]") == [
        "step 2, line 17 (check): p1.hand: expected 9, got 4"
    ]


def test_numbers_may_be_compared(tmp_path: Path) -> None:
    passes(tmp_path, 'expect: {p1.hand: ">= 2", p2.deck: "<21", M1.hp: "!= 5", M1.energy: "= 1", p1.standby: 1}')
    assert fails(tmp_path, 'expect: {p1.hand: "> 4"}') == ["p1.hand: expected > 4, got 4"]


def test_order_counts_in_the_deck_only(tmp_path: Path) -> None:
    head = CARDS + "p1: {deck: [{card: T-2, as: A}, {card: T-3, as: B}, 2], hand: [{card: T-2, as: C}, {card: T-3, as: D}]}\n"
    assert play(tmp_path, "expect: {p1.deck: [A, T-3, 2], p1.hand: [D, C]}", head).passed
    (problem,) = play(tmp_path, "expect: {p1.deck: [B, A, 2]}", head).failed
    assert problem == "p1.deck: expected [B, A, 2], got [A, B, blank, blank]"


def test_order_counts_in_the_digi_egg_deck(tmp_path: Path) -> None:
    head = """
game: digimon
cards:
  - {id: E-1, name: Sproutlet, kind: egg, colors: [red], level: 2}
  - {id: E-2, name: Sparklet, kind: egg, colors: [red], level: 2}
phase: breeding
p1: {eggs: [{card: E-1, as: A}, {card: E-2, as: B}, {card: E-1, as: C}]}
"""
    assert play(tmp_path, "expect: {p1.eggs: [A, B, C]}", head).failed == []
    assert play(tmp_path, "expect: {p1.eggs: [B, A, C]}", head).failed == ["p1.eggs: expected [B, A, C], got [A, B, C]"]
    assert play(tmp_path, "script: [{p1: hatch}]\nexpect: {A.zone: p1.breeding, p1.eggs: [B, C]}", head).failed == []
    setup = head.replace("phase: breeding", "phase: setup")
    assert play(tmp_path, "script: [{p1: hatch}]\nexpect: {A.zone: p1.breeding, p1.eggs: [B, C]}", setup).failed == []


def test_until(tmp_path: Path) -> None:
    passes(tmp_path, "expect: {turn: p1, phase: main}")
    passes(tmp_path, "until: next turn\nexpect: {turn: p2, phase: main}")
    passes(tmp_path, "script: [{p1: end}, {p1: pass}]\nuntil: next turn\nexpect: {turn: p2}")
    assert play(tmp_path, "until: over\nexpect: {winner: none}").failed[0].startswith("winner: expected none, got p")


def test_anyone_may_concede_at_any_time(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p2: concede}]\nexpect: {winner: p1}")
    passes(tmp_path, "script: [{p1: {play: EV}}, {p1: concede}]\nexpect: {winner: p2}")
    assert fails(tmp_path, "script: [{p2: concede}, {p1: end}]") == [
        "step 2, line 17 (p1: end) was not offered; p1 was not asked before the game was over"
    ]


def test_settle_goes_on_until_nothing_is_pending(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {play: EV}}, settle, {check: {EV.zone: p1.discard, M2.damage: 200}}, {p1: {play: AC}}]")


def test_a_choice_that_is_not_asked_for_may_be_named(tmp_path: Path) -> None:
    head = CARDS + "p1: {hand: [{card: T-2, as: EV}]}\np2: {main: [{card: T-1, as: M2}]}\n"
    assert play(tmp_path, "script: [{p1: {play: EV}}, {p1: {choose: [M2]}}, {p1: end}]", head).passed
    head = head.replace("hand: [", "hand: [{card: T-2, as: EV2}, ")
    wrong = play(tmp_path, "script: [{p1: {play: EV}}, {p1: {choose: [EV2]}}]", head)
    assert wrong.result == "fail"
    assert "step 2, line 11 (p1: choose [EV2]) was not offered" in wrong.failed[0]


def test_aliases_that_yaml_takes_for_truth(tmp_path: Path) -> None:
    head = CARDS + "p1: {hand: [{card: T-2, as: ON}]}\np2: {main: [{card: T-1, as: NO, stunned: yes}]}\n"
    text = "script: [{p1: {play: ON}}]\nexpect: {NO.damage: 200, NO.stunned: yes, ON.zone: p1.discard}"
    assert play(tmp_path, text, head).passed


def test_the_result_has_the_public_shape(tmp_path: Path) -> None:
    data = json.loads(json.dumps(passes(tmp_path, "script: [{p1: {play: EV}}, {p1: {choose: [S2]}}]").json()))
    assert list(data) == ["scenario", "result", "failed", "unread", "state", "log"]
    assert data["state"]["p2"]["standby"][0]["damage"] == 200
    assert all("event" in entry and "rule" in entry for entry in data["log"])


def test_a_brief_result_has_no_log(tmp_path: Path) -> None:
    assert list(passes(tmp_path, "").json(brief=True)) == ["scenario", "result", "failed", "unread", "state"]


def test_card_files_are_found_beside_the_scenario_and_given(tmp_path: Path) -> None:
    folder = tmp_path / "some"
    folder.mkdir()
    card = "- {id: X-1, name: 谷のヤマ, kind: unit, attributes: [blue], hp: 300, advantage: [], retreat: 0, skills: []}\n"
    (folder / "cards.yaml").write_text(card, encoding="utf-8")
    text = "p1: {main: [{card: X-1, as: M1}]}\nexpect: {M1.hp: 300}\n"
    (folder / "a.yaml").write_text("game: divinecross\ncards: [cards.yaml]\n" + text, encoding="utf-8")
    (folder / "b.yaml").write_text("game: divinecross\n" + text, encoding="utf-8")
    without = run_paths([folder])
    assert [result.result for result in without] == ["pass", "error"], without
    assert all(result.passed for result in run_paths([folder], cards=[folder / "cards.yaml"]))


def test_starter_cards_need_no_file(tmp_path: Path) -> None:
    head = "game: divinecross\np1: {main: [{card: SP1-001, as: M1}]}\n"
    assert play(tmp_path, "expect: {M1.hp: 600}", head).passed
