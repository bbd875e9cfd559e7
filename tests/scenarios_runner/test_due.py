"""When a step is due: where it is not offered then, the scenario fails there and says what was offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from shinpan.scenarios import Result, run_file

DIGIMON = """
game: digimon
cards:
  - {id: T-1, name: Emberhound, kind: digimon, colors: [red], level: 4, cost: 3, dp: 6000}
  - {id: T-2, name: Slatewarden, kind: digimon, colors: [black], level: 5, cost: 7, dp: 9000, text: "<Blocker>"}
  - {id: T-3, name: Quiet Bell, kind: option, colors: [red], cost: 1, text: "[Main] Gain 1 memory."}
  - {id: T-4, name: Netter, kind: digimon, colors: [red], level: 4, cost: 3, dp: 6000,
     text: "[When Attacking] Suspend 1 of your opponent's Digimon."}
  - {id: T-5, name: Orin Vale, kind: tamer, colors: [red], cost: 3,
     text: "[Your Turn] When one of your Digimon attacks, suspend 1 of your opponent's Digimon."}
  - {id: T-6, name: Sproutlet, kind: egg, colors: [red], level: 2}
"""

FFTCG = """
game: fftcg
cards:
  - {id: T-1, name: Cinder Rain, kind: summon, elements: [fire], cost: 2, text: "Choose 1 Forward. Deal it 3000 damage."}
  - {id: T-2, name: Coal Store, kind: backup, elements: [fire], cost: 1, generic: true}
  - {id: T-3, name: Brandbearer, kind: forward, elements: [fire], cost: 2, power: 7000, generic: true}
  - {id: T-4, name: Nightcaller, kind: backup, elements: [ice], cost: 2,
     text: "At the end of each of your turns, choose 1 Forward opponent controls. Deal it 1000 damage."}
"""

DIVINECROSS = """
game: divinecross
cards:
  - {id: T-1, name: 石橋のイワ, kind: unit, attributes: [red], hp: 600, advantage: [], retreat: 1,
     skills: [{name: 小突き, cost: 0, damage: 100}, {name: 大突き, cost: 2, damage: 300}]}
  - {id: T-2, name: 遠くの太鼓, kind: event, attributes: [none], text: "相手のユニットを1体選び、200ダメージを与える。"}
"""


def play(tmp_path: Path, text: str) -> Result:
    file = tmp_path / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    return run_file(file)


def passes(tmp_path: Path, text: str) -> Result:
    result = play(tmp_path, text)
    assert (result.result, result.failed) == ("pass", [])
    return result


def fails(tmp_path: Path, text: str) -> str:
    """The one thing that is said of a scenario that fails at a step, without the line of the step."""
    result = play(tmp_path, text)
    assert result.result == "fail", result.failed
    (problem,) = result.failed
    place = problem.split(" (")[0]
    number = int(place.split(", line ")[0].removeprefix("step "))
    steps = [line for line in enumerate(text.splitlines(), 1) if line[1].startswith("  - p") or line[1] == "  - settle"]
    assert place == f"step {number}, line {steps[number - 1][0]}", "it says where in the file"
    return problem.removeprefix(place).strip()


# ------------------------------------------------------------------ what a player does

FRESH = """
memory: 5
p1:
  hand: [{card: T-1, as: A}]
  eggs: [T-6]
script:
  - p1: {play: A}
  - p1: {attack: A, target: player}
expect: {p2.security: 4}
"""


def test_what_is_not_offered_in_the_main_phase_does_not_wait_for_the_next_turn(tmp_path: Path) -> None:
    assert fails(tmp_path, DIGIMON + FRESH) == "(p1: attack A, target player) was not offered; p1 was offered: pass"


def test_a_turn_that_is_lost_is_not_waited_for(tmp_path: Path) -> None:
    lost = FRESH.replace("memory: 5", "memory: 1")
    assert fails(tmp_path, DIGIMON + lost) == (
        "(p1: attack A, target player) was not offered before the turn was over; p1 was not asked"
    )


def test_whoever_gives_the_turn_away_acts_in_the_next_one(tmp_path: Path) -> None:
    passes(tmp_path, DIGIMON + FRESH.replace("- p1: {play: A}", "- p1: {play: A}\n  - p1: pass"))
    passes(tmp_path, DIGIMON + FRESH.replace("- p1: {play: A}", "- p1: {play: A}\n  - p1: pass\n  - p2: pass"))


def test_a_phase_that_is_over_does_not_come_again(tmp_path: Path) -> None:
    script = "script:\n  - p1: hatch\nexpect: {p1.eggs: 0}"
    table = f"p1: {{eggs: [T-6]}}\n{script}"
    assert fails(tmp_path, DIGIMON + table) == "(p1: hatch) was not offered; p1 was offered: pass"
    passes(tmp_path, f"{DIGIMON}phase: breeding\n{table}")
    passes(tmp_path, f"{DIGIMON}phase: breeding\n" + table.replace("p1: hatch", "p1: pass").replace("eggs: 0", "eggs: 1"))


def test_a_phase_to_come_is_gone_on_to(tmp_path: Path) -> None:
    table = "p1: {main: [{card: T-1, as: M, energy: 1}], hand: [{card: T-2, as: E}, {card: T-2, as: F}]}\n"
    passes(tmp_path, f"{DIVINECROSS}{table}script:\n  - p1: {{skill: 小突き}}\nexpect: {{turn: p2}}")
    problem = fails(tmp_path, f"{DIVINECROSS}{table}script:\n  - p1: {{skill: 大突き}}\nexpect: {{turn: p2}}")
    assert problem == "(p1: skill 大突き) was not offered; p1 was offered: skill 小突き M, pass"


def test_the_same_thing_twice_in_one_turn(tmp_path: Path) -> None:
    table = "p1: {hand: [{card: T-2, as: E}, {card: T-2, as: F}]}\n"
    problem = fails(tmp_path, f"{DIVINECROSS}{table}script:\n  - p1: {{play: E}}\n  - p1: {{play: F}}\nexpect: {{p1.hand: 0}}")
    assert problem.startswith("(p1: play F) was not offered; p1 was offered: ")
    assert problem.endswith("end")


def test_an_attacker_is_due_at_the_declaration(tmp_path: Path) -> None:
    table = "p1: {field: [{card: T-3, as: A, new: true}, {card: T-3, as: B}]}\n"
    passes(tmp_path, f"{FFTCG}{table}script:\n  - p1: {{attack: B}}\nexpect: {{p2.damage: 1}}")
    problem = fails(tmp_path, f"{FFTCG}{table}script:\n  - p1: {{attack: A}}\nexpect: {{p2.damage: 1}}")
    assert problem == "(p1: attack A) was not offered; p1 was offered: attack B, pass"
    alone = table.replace(", {card: T-3, as: B}", "")
    problem = fails(tmp_path, f"{FFTCG}{alone}script:\n  - p1: {{attack: A}}\nexpect: {{p2.damage: 1}}")
    assert problem == "(p1: attack A) was not offered; p1 was offered: pass"


CASTING = """
p1:
  hand: [{card: T-3, as: A}]
  field: [{card: T-2, as: B}, {card: T-2, as: C, dull: true}]
p2:
  hand: [{card: T-1, as: R}, {card: T-3, as: K}]
  field: [{card: T-3, as: F}, {card: T-2, as: D, dull: true}, {card: T-2, as: E, dull: true}]
"""


def test_what_cannot_be_paid_is_not_waited_for(tmp_path: Path) -> None:
    script = "script:\n  - p1: {cast: A, dull: [B, C]}\nexpect: {A.zone: p1.field}"
    assert fails(tmp_path, FFTCG + CASTING + script) == "(p1: cast A, dull [B, C]) was not offered; p1 was offered: pass"
    active = CASTING.replace("as: C, dull: true", "as: C")
    passes(tmp_path, FFTCG + active + script)
    problem = fails(tmp_path, FFTCG + active + script.replace("[B, C]", "[B, C, A]"))
    assert problem == "(p1: cast A, dull [B, C, A]) was not offered; not with this payment; p1 was offered: cast A, pass"


def test_a_summon_is_due_at_the_next_priority_and_a_character_in_the_own_turn(tmp_path: Path) -> None:
    script = "script:\n  - p2: {cast: R, dull: [D, E]}\n  - p2: {choose: F}\nexpect: {F.damage: 3000}"
    assert fails(tmp_path, FFTCG + CASTING + script) == (
        "(p2: cast R, dull [D, E]) was not offered; not with this payment; p2 was offered: cast R, pass"
    )
    script = "script:\n  - p2: {cast: K, dull: [D, E]}\nexpect: {K.zone: p2.field, turn: p2}"
    passes(tmp_path, FFTCG + CASTING + script)


@pytest.mark.parametrize(
    ("text", "waits"),
    [("《1》: Draw 1 card.", False), ("《0》: Draw 1 card. You can only use this ability during your turn.", True)],
)
def test_an_ability_waits_for_another_turn_only_if_it_is_not_its_time(tmp_path: Path, text: str, waits: bool) -> None:
    table = f"""
  - {{id: T-5, name: Page Turner, kind: monster, elements: [fire], cost: 2, text: "{text}"}}
p2: {{field: [{{card: T-5, as: Y}}, {{card: T-2, as: D, dull: true}}]}}
script:
  - p2: {{activate: Y}}
expect: {{p2.hand: 3, turn: p2}}
"""
    if waits:
        passes(tmp_path, FFTCG + table)
    else:
        problem = "(p2: activate Y) was not offered before the turn was over; p2 was offered: pass"
        assert fails(tmp_path, FFTCG.rstrip() + table) == problem


# ------------------------------------------------------------------ answers

TARGETS = """
memory: 5
p1:
  battle: [{card: T-4, as: A}, {card: T-5, as: T}]
  hand: [{card: T-3, as: O}]
p2:
  battle: [{card: T-1, as: B}, {card: T-1, as: C}]
"""


def test_a_choice_that_is_not_asked_for_does_not_wait_for_a_later_effect(tmp_path: Path) -> None:
    script = """
script:
  - p1: {use: O}
  - p1: {choose: B}
  - p1: {attack: A, target: player}
expect: {B.suspended: true}
"""
    problem = fails(tmp_path, DIGIMON + TARGETS + script)
    assert problem.startswith("(p1: choose B) was not offered; p1 was not asked before p1 was free to act: attack A")


def test_a_choice_is_due_at_the_first_choice(tmp_path: Path) -> None:
    script = """
script:
  - p1: {attack: A, target: player}
  - p1: {resolve: A}
  - p1: {choose: O}
expect: {B.suspended: true}
"""
    problem = fails(tmp_path, DIGIMON + TARGETS + script)
    assert problem == "(p1: choose O) was not offered; p1 was offered: choose B, choose C"


def test_the_rest_of_a_choice_does_not_answer_another_effect(tmp_path: Path) -> None:
    script = """
script:
  - p1: {attack: A, target: player}
  - p1: {resolve: A}
  - p1: {choose: [B, C]}
expect: {B.suspended: true, C.suspended: true}
"""
    problem = fails(tmp_path, DIGIMON + TARGETS + script)
    assert problem == "(p1: choose [B, C]): C was not offered; p1 was offered: choose B, choose C"
    passes(tmp_path, DIGIMON + TARGETS + script.replace("{choose: [B, C]}", "{choose: B}\n  - p1: {choose: C}"))


ALONE = """
memory: 5
p1:
  hand: [{card: T-7, as: A}]
p2:
  battle: [{card: T-1, as: B}]
script:
  - p1: {play: A}
  - p1: {choose: B}
expect: {B.suspended: true}
"""
"""The only target is taken without asking."""


def test_what_is_taken_without_asking_accounts_for_one_step(tmp_path: Path) -> None:
    cards = (
        DIGIMON.rstrip()
        + """
  - {id: T-7, name: Snarer, kind: digimon, colors: [red], level: 4, cost: 3, dp: 6000,
     text: "[On Play] Suspend 1 of your opponent's Digimon."}
"""
    )
    passes(tmp_path, cards + ALONE)
    passes(tmp_path, cards + ALONE.replace("  - p1: {choose: B}", "  - p1: {resolve: A}\n  - p1: {choose: B}"))
    twice = fails(tmp_path, cards + ALONE.replace("  - p1: {choose: B}", "  - p1: {choose: B}\n  - p1: {choose: B}"))
    assert twice == "(p1: choose B) was not offered; p1 was not asked before p1 was free to act: pass"
    again = fails(tmp_path, cards + ALONE.replace("  - p1: {play: A}", "  - p1: {play: A}\n  - p1: {play: A}"))
    assert again == "(p1: play A) was not offered; p1 was offered: pass"


@pytest.mark.parametrize("before", ["", "  - settle\n", "  - p1: pass\n"])
def test_an_answer_may_wait_where_nothing_has_been_set_going(tmp_path: Path, before: str) -> None:
    table = "p1: {field: [T-4]}\np2: {field: [{card: T-3, as: K}, {card: T-3, as: L}]}\n"
    script = f"script:\n{before}  - p1: {{choose: L}}\nuntil: next turn\nexpect: {{turn: p2, cites: ['9.5.1.3']}}"
    passes(tmp_path, FFTCG + table + script)


def test_no_declines_a_block(tmp_path: Path) -> None:
    script = """
memory: 3
p1: {battle: [{card: T-1, as: A}]}
p2: {battle: [{card: T-2, as: K}]}
script:
  - p1: {attack: A, target: player}
  - p2: no
  - p1: pass
expect: {p2.security: 4, turn: p2}
"""
    passes(tmp_path, DIGIMON + script)


# ------------------------------------------------------------------ looking


def test_cannot_says_when_there_was_nothing_to_decide(tmp_path: Path) -> None:
    script = """
memory: 3
p1: {battle: [{card: T-1, as: A}]}
p2: {battle: [{card: T-1, as: K}]}
script:
  - p1: {cannot: {attack: K, target: player}}
  - p2: {cannot: {attack: K, target: player}}
  - p1: {attack: A, target: player}
  - p2: {cannot: {block: K}, at: block}
expect: {p2.security: 4}
"""
    result = passes(tmp_path, DIGIMON + script)
    assert [note.split(" (", 1)[1] for note in result.notes] == [
        "p2: cannot attack K, target player) holds because p2 had nothing to decide",
        "p2: cannot block K) holds because p2 had nothing to decide at block",
    ]
    assert result.json()["notes"] == result.notes
    asked = passes(tmp_path, DIGIMON + script.replace("p2: {battle: [", "p2: {battle: [T-2, "))
    assert [note.split(" (", 1)[1] for note in asked.notes] == [
        "p2: cannot attack K, target player) holds because p2 had nothing to decide"
    ]


def test_can_does_not_wait_for_turns(tmp_path: Path) -> None:
    lost = FRESH.replace("memory: 5", "memory: 1").replace("{attack: A, target: player}", "{can: {attack: A, target: player}}")
    result = play(tmp_path, DIGIMON + lost.replace("expect: {p2.security: 4}", ""))
    assert result.failed == ["step 2, line 19 (p1: can attack A, target player): p1 had nothing to decide"]


# ------------------------------------------------------------------ what comes before, and what was taken before

XROS = """
game: digimon
cards:
  - {id: X-1, name: Emberpup, kind: digimon, colors: [red], level: 3, cost: 3, dp: 3000}
  - {id: X-2, name: Twinhound, kind: digimon, colors: [red], level: 5, cost: 8, dp: 8000,
     text: "[DigiXros -2] [Emberpup] x [Emberpup]"}
  - {id: X-3, name: Nima Shore, kind: tamer, colors: [red], cost: 3, text: "[Your Turn] When any of your Digimon cards with
     DigiXros requirements would be played, by suspending this Tamer, 1 card under your Tamers can also be placed for their
     DigiXros."}
memory: 6
p1:
  battle: [{card: X-3, as: T, under: [{card: X-1, as: A}]}]
  hand: [{card: X-2, as: X}]
  trash: [{card: X-1, as: B}]
script:
  - p1: {can: {play: X, digixros: [A]}}
  - p1: {cannot: {play: X, digixros: [B]}}
expect: {T.suspended: false}
"""


def test_picks_that_an_effect_cutting_in_allows_are_looked_for(tmp_path: Path) -> None:
    passes(tmp_path, XROS)
    problem = play(tmp_path, XROS.replace("can: {play: X, digixros: [A]}", "cannot: {play: X, digixros: [A]}")).failed
    assert len(problem) == 1 and problem[0].endswith("it was offered")


PAIR = """
game: digimon
cards:
  - {id: Y-1, name: Emberpup, kind: digimon, colors: [red], level: 3, cost: 3, dp: 3000, traits: [Ember]}
  - {id: Y-2, name: Frostpup, kind: digimon, colors: [red], level: 3, cost: 3, dp: 3000, traits: [Frost]}
  - {id: Y-3, name: Seeker, kind: digimon, colors: [red], level: 3, cost: 3, dp: 3000, text: "[On Play] Reveal the top 3
     cards of your deck. Add 1 card with the [Ember] trait and 1 card with the [Frost] trait among them to the hand. Return
     the rest to the bottom of the deck."}
memory: 6
p1:
  hand: [{card: Y-3, as: X}]
  deck: [{card: Y-2, as: A}, {card: Y-2, as: B}, {card: Y-1, as: C}, 3]
script:
  - p1: {play: X}
  - p1: {choose: B}
  - p1: {choose: C}
expect: {p1.hand: [B, C]}
"""


def test_the_only_candidate_may_be_named_after_the_choice_that_was_asked(tmp_path: Path) -> None:
    passes(tmp_path, PAIR)
    passes(tmp_path, PAIR.replace("{choose: B}\n  - p1: {choose: C}", "{choose: C}\n  - p1: {choose: B}"))
    assert "was not offered" in fails(tmp_path, PAIR.replace("{choose: C}", "{choose: A}"))
