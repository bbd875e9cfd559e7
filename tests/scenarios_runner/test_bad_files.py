"""Every way in which a scenario file can be wrong gets one clear line, and stops no other scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from shinpan.scenarios import run_file, run_paths

GOOD = "game: divinecross\n"

BAD = {
    "empty": ("", "a scenario is a set of fields"),
    "a list": ("[1, 2]", "a scenario is a set of fields"),
    "not YAML": ("game: [divinecross", "not valid YAML: line "),
    "strange YAML tag": ("game: !!python/object:os.system x", "not valid YAML: line 1"),
    "duplicate anchors that explode": ("game: *nothing", "not valid YAML: line 1"),
    "no game": ("title: x", "the field game is missing"),
    "game not a name": ("game: [divinecross]", "game must be the name of a game"),
    "unknown game": ("game: chess", "unknown game 'chess'"),
    "other edition": (GOOD + 'edition: "0.9"', "edition 0.9 of divinecross is not part of this version"),
    "edition not text": (GOOD + "edition: []", "edition must be text"),
    "unknown field": (GOOD + "scirpt: []", "unknown field scirpt"),
    "title not text": (GOOD + "title: [a]", "title must be text"),
    "clause without quotes": (GOOD + "rules: [11.10]", "the clause number 11.1 must be in quotes"),
    "whole clause without quotes": (GOOD + "rules: [702]", 'the clause number 702 must be in quotes: "702"'),
    "rules not a list": (GOOD + "rules: {a: 1}", "rules must be a list of clause numbers"),
    "cited clause without quotes": (
        GOOD + "expect: {cites: [502.1]}",
        "expect: cites: the clause number 502.1 must be in quotes",
    ),
    "cards not a list": (GOOD + "cards: 3", "cards must be a list"),
    "card neither card nor file": (GOOD + "cards: [3]", "cards: entry 1 is neither a card nor a card file"),
    "card without id": (GOOD + "cards: [{name: A}]", "cards: card 1 has no id"),
    "card id without quotes": (GOOD + "cards: [{id: 7, name: A}]", "cards: card 1 has the id 7, which must be text"),
    "card id twice": (GOOD + "cards: [{id: A, name: A}, {id: A, name: B}]", "cards: the id A is given twice"),
    "card that cannot be": (GOOD + "cards: [{id: A, name: A, kind: dragon}]", "kind"),
    "card file missing": (GOOD + "cards: [nowhere.yaml]", "nowhere.yaml: there is no such file"),
    "unknown card": (GOOD + "p1: {hand: [Q-1]}", "Q-1"),
    "unknown zone": (GOOD + "p1: {pocket: [blank]}", "pocket"),
    "zone not a list": (GOOD + "p1: {hand: {a: b}}", "hand"),
    "too few cards": (GOOD + "p1: {hand: [-1]}", "p1.hand: there can be 0 to 100 blanks, not -1"),
    "too many cards": (GOOD + "p1: {deck: 1000000000}", "p1.deck: there can be 0 to 100 blanks"),
    "too much energy": (GOOD + "p1: {main: [{card: blank, energy: 99999}]}", "p1.main: energy: there can be"),
    "unknown state": (GOOD + "p1: {main: [{card: blank, asleep: true}]}", "asleep"),
    "state of a wrong kind": (GOOD + "p1: {main: [{card: blank, damage: much}]}", "damage"),
    "alias twice": (GOOD + "p1: {hand: [{card: blank, as: A}, {card: blank, as: A}]}", "A"),
    "player not zones": (GOOD + "p1: [blank]", "p1 must be a set of zones"),
    "zone not a word": (GOOD + "p1: {1: 2}", "p1: 1 is not a zone"),
    "unknown phase": (GOOD + "phase: lunch", "lunch"),
    "phase not a word": (GOOD + "phase: 3", "phase must be a word"),
    "turn of nobody": (GOOD + "turn: p3", "turn must be p1 or p2, not p3"),
    "seed not a number": (GOOD + "seed: x", "seed must be a whole number"),
    "janken of nobody": (GOOD + "janken: [p3]", "janken must be a list of p1 and p2"),
    "first turn not truth": (GOOD + "first_turn: 3", "first_turn must be true or false"),
    "restrictions in the midst of a game": (GOOD + "restrictions: {banned: [A]}", "restrictions are for decks"),
    "restrictions that are none": (GOOD + "phase: setup\nrestrictions: {no: [A]}", "restrictions: unknown field"),
    "until when": (GOOD + "until: tomorrow", "until must be one of settled, next turn, over, not tomorrow"),
    "script not a list": (GOOD + "script: {p1: end}", "script must be a list"),
    "step a number": (GOOD + "script: [3]", "step 1: a step is"),
    "step of nobody": (GOOD + "script: [{p3: end}]", "step 1: p3 is neither p1 nor p2"),
    "two steps in one": (GOOD + "script: [{p1: end, p2: end}]", "step 1: one thing at a time"),
    "step without a verb": (GOOD + "script: [{p1: {}}]", "step 1: {} is not something a player does"),
    "unknown verb": (GOOD + "script: [{p1: end}, {p1: {atack: A}}]", "step 2: atack is not a verb of divinecross"),
    "verb of another game": (GOOD + "script: [{p1: hatch}]", "step 1: hatch is not a verb of divinecross"),
    "verbs that do not go together": (GOOD + "script: [{p1: {deploy: A, to: B}}]", "does not go together"),
    "can with more": (GOOD + "script: [{p1: {can: end, cannot: end}}]", "step 1: can does not go with [cannot]"),
    "can of nothing": (GOOD + "script: [{p1: {can: 3}}]", "step 1: 3 is not something a player does"),
    "at a number": (GOOD + "script: [{p1: {can: end, at: 3}}]", "step 1: at must be a word"),
    "token without a name": (GOOD + "script: [{p1: {end: true, as_token: 3}}]", "step 1: as_token must be a name"),
    "check not a set": (GOOD + "script: [{check: [a]}]", "step 1: check must be a set of expectations"),
    "expect not a set": (GOOD + "expect: [a]", "expect must be a set of expectations"),
    "expect a number": (GOOD + "expect: {3: 4}", "expect: 3 is not something to expect"),
    "expect a strange winner": (GOOD + "expect: {winner: me}", "expect: winner must be p1, p2, draw or none"),
    "expect an unknown card": (GOOD + "expect: {A.hp: 3}", "expect: A.hp: no card is called A"),
    "check an unknown card": (GOOD + "script: [{check: {A.hp: 3}}]", "step 1: check: A.hp: no card is called A"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_scenarios_get_one_clear_line(kind: str, tmp_path: Path) -> None:
    text, message = BAD[kind]
    file = tmp_path / "bad.yaml"
    file.write_text(text, encoding="utf-8")
    result = run_file(file)
    assert result.result == "error", result
    (line,) = result.failed
    assert line.startswith(f"{file}: ")
    assert line.count(str(file)) == 1
    assert message in line
    assert "\n" not in line
    assert "engine" not in line


def test_what_is_not_a_file_is_an_error_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    results = run_paths([tmp_path / "nowhere.yaml", tmp_path])
    assert [result.result for result in results] == ["error", "error", "pass"]
    assert results[0].failed == [f"{tmp_path / 'nowhere.yaml'}: no such file"]
    assert results[1].failed == [f"{tmp_path / 'bytes.yaml'}: this is not a text file in UTF-8"]


TWO = {
    "digimon": """
game: digimon
cards:
  - {id: T-1, name: Emberpup, kind: digimon, colors: [red], level: 3, cost: 3, dp: 3000,
     text: "[When Attacking] ＜Draw 1＞\\n[When Attacking] Gain 1 memory.\\n＜Jamming＞"}
memory: 3
p1: {battle: [{card: T-1, as: A}]}
script: [{p1: {attack: A, target: player}}, {p1: STEP}]
""",
    "fftcg": """
game: fftcg
cards:
  - {id: T-1, name: Twin Page, kind: forward, elements: [fire], cost: 2, power: 2000,
     text: "When Twin Page attacks, draw 1 card.\\nWhen Twin Page attacks, gain 《C》.\\nBrave"}
p1: {field: [{card: T-1, as: A}]}
script: [{p1: {attack: A}}, {p1: STEP}]
""",
    "divinecross": """
game: divinecross
cards:
  - {id: T-1, name: 石橋のイワ, kind: unit, attributes: [red], hp: 600, advantage: [], retreat: 1,
     skills: [{name: 小突き, cost: 0, damage: 0}]}
p1: {main: [{card: T-1, as: A}]}
script: [{p1: STEP}]
""",
}
"""Cards of which two effects wait; one of Divine Cross that has none."""


@pytest.mark.parametrize("form", ["%s", "{can: %s}", "{cannot: %s}"])
@pytest.mark.parametrize("name", TWO)
def test_an_effect_that_no_card_has_is_an_error(name: str, form: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(TWO[name].replace("STEP", form % "{resolve: A, effect: 9}"), encoding="utf-8")
    result = run_file(file)
    assert result.result == "error"
    (line,) = result.failed
    assert line.startswith(f"{file}: step ") and line.endswith(": A has no effect 9")


@pytest.mark.parametrize("name", ["digimon", "fftcg"])
def test_an_effect_that_does_not_wait_is_not_offered(name: str, tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    for step, expected in (
        ("{resolve: A, effect: 2}", "pass"),
        ("{resolve: A, effect: 3}", "fail"),
        ("{cannot: {resolve: A, effect: 3}}", "pass"),
        ("{cannot: {resolve: A, effect: 2}}", "fail"),
    ):
        file.write_text(TWO[name].replace("STEP", step), encoding="utf-8")
        assert run_file(file).result == expected, step
    file.write_text(TWO[name].replace("STEP", "{resolve: A, effect: 3}"), encoding="utf-8")
    assert "p1 was offered: resolve A, effect 1, resolve A, effect 2" in run_file(file).failed[0]
