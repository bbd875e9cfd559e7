"""Scenario scripts of FF-TCG: payments, what comes before them, parties, and when a script looks at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from shinpan.scenarios import Result, run_file

HEAD = """
game: fftcg
cards:
  - {id: T-1, name: Ember Captain, kind: forward, elements: [fire], cost: 3, power: 5000, text: ""}
  - {id: T-2, name: Ember Squire, kind: forward, elements: [fire], cost: 2, power: 3000, text: ""}
  - {id: T-3, name: Grove Keeper, kind: forward, elements: [earth], cost: 4, power: 9000, text: ""}
  - {id: T-4, name: Coal Store, kind: backup, elements: [fire], cost: 1, generic: true, text: ""}
  - {id: T-5, name: Steam Drake, kind: forward, elements: [fire, water], cost: 6, power: 9000, text: ""}
  - {id: T-6, name: Fire Rain, kind: summon, elements: [fire], cost: 2, text: "Choose 1 Forward. Deal it 4000 damage."}
  - {id: T-7, name: Ember Page, kind: forward, elements: [fire], cost: 1, power: 2000, text: ""}
"""
FIELD = """
p1:
  hand: [{card: T-2, as: A}, {card: T-7, as: M}, {card: T-5, as: D}, {card: T-6, as: S}]
  field: [{card: T-4, as: B}, {card: T-4, as: C}, {card: T-4, as: E}]
p2:
  field: [{card: T-1, as: K}, {card: T-3, as: L}]
"""


def play(tmp_path: Path, text: str) -> Result:
    file = tmp_path / "scenario.yaml"
    file.write_text(HEAD + text, encoding="utf-8")
    return run_file(file)


def passes(tmp_path: Path, text: str, field: str = FIELD) -> None:
    result = play(tmp_path, field + text)
    assert result.failed == []
    assert result.result == "pass"


def fails(tmp_path: Path, text: str, field: str = FIELD) -> str:
    result = play(tmp_path, field + text)
    assert result.result == "fail", result.failed
    return " / ".join(result.failed)


# ------------------------------------------------------------------ payments


def test_what_a_step_names_is_what_is_paid(tmp_path: Path) -> None:
    passes(
        tmp_path,
        "script: [{p1: {cast: A, dull: [C, E]}}]\nexpect: {B.dull: false, C.dull: true, E.dull: true, A.zone: p1.field}",
    )
    passes(tmp_path, "script: [{p1: {cast: A, discard: [D]}}]\nexpect: {B.dull: false, D.zone: p1.break, A.zone: p1.field}")


def test_a_payment_that_names_too_little_is_completed(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {cast: A, dull: [E]}}]\nexpect: {E.dull: true, p1.hand: 3, A.zone: p1.field}")


def test_cp_that_is_left_over_comes_from_the_card_whatever_is_named_first(tmp_path: Path) -> None:
    passes(
        tmp_path,
        "script: [{p1: {cast: A, discard: [D], dull: [B]}}]\nexpect: {B.dull: true, D.zone: p1.break, A.zone: p1.field}",
    )


@pytest.mark.parametrize("payment", ["dull: [B, C, E]", "discard: [D, S]", "discard: [D], dull: [B, C]", "discard: [A]"])
def test_a_payment_that_is_not_allowed_cannot_be_made(tmp_path: Path, payment: str) -> None:
    passes(tmp_path, f"script: [{{p1: {{cannot: {{cast: A, {payment}}}}}}}]\nexpect: {{p1.hand: 4}}")
    assert "was not offered; not with this payment; " in fails(
        tmp_path, f"script: [{{p1: {{cast: A, {payment}}}}}]\nexpect: {{}}"
    )


def test_can_means_the_whole_payment(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {can: {cast: A, dull: [B, E]}}}, {p1: {can: {cast: A}}}]\nexpect: {B.dull: false}")
    assert "it was not offered" in fails(tmp_path, "script: [{p1: {can: {cast: A, dull: [B]}}}]\nexpect: {}")
    passes(tmp_path, "script: [{p1: {cannot: {cast: A, dull: [B]}}}]\nexpect: {}")


TOLLS = """
  - {id: T-8, name: Toll Bell, kind: backup, elements: [fire], cost: 2,
     text: "Discard 2 cards: Draw 1 card.\\nDiscard up to 2 cards: Gain 《C》."}
p1: {field: [{card: T-8, as: A}], hand: [{card: T-1, as: X}, {card: T-1, as: Y}%s]}
"""


@pytest.mark.parametrize("more", ["", ", {card: T-1, as: Z}"], ids=["the rest is no choice", "the rest is a choice"])
def test_can_means_the_whole_of_a_cost_too(tmp_path: Path, more: str) -> None:
    field = TOLLS % more
    part, whole = "{activate: A, effect: 1, discard: [X]}", "{activate: A, effect: 1, discard: [Y, X]}"
    passes(tmp_path, f"script: [{{p1: {{cannot: {part}}}}}, {{p1: {{can: {whole}}}}}]\nexpect: {{X.zone: p1.hand}}", field)
    assert "it was not offered" in fails(tmp_path, f"script: [{{p1: {{can: {part}}}}}]\nexpect: {{}}", field)
    assert "it was offered" in fails(tmp_path, f"script: [{{p1: {{cannot: {whole}}}}}]\nexpect: {{}}", field)
    passes(tmp_path, f"script: [{{p1: {part}}}, settle]\nexpect: {{X.zone: p1.break, p1.break: 2}}", field)
    passes(tmp_path, "script: [{p1: {can: {activate: A, effect: 2, discard: [X]}}}]\nexpect: {}", field)
    passes(tmp_path, "script: [{p1: {can: {activate: A, effect: 1}}}]\nexpect: {}", field)


def test_an_element_is_named_for_the_card_that_gives_it(tmp_path: Path) -> None:
    field = "p1: {hand: [{card: T-2, as: A}, {card: T-5, as: D}, {card: T-5, as: F}]}"
    passes(tmp_path, "\nscript: [{p1: {cast: A, discard: [F], elements: {F: fire}}}]\nexpect: {F.zone: p1.break}", field)
    passes(tmp_path, "\nscript: [{p1: {cannot: {cast: A, discard: [F], elements: {F: water}}}}]\nexpect: {}", field)
    passes(tmp_path, "\nscript: [{p1: {cast: A, elements: {F: fire}}}]\nexpect: {F.zone: p1.break, D.zone: p1.hand}", field)


def test_a_payment_without_a_choice_counts_as_named(tmp_path: Path) -> None:
    field = "p1: {hand: [{card: T-7, as: M}], field: [{card: T-4, as: B}]}"
    passes(tmp_path, "\nscript: [{p1: {cast: M, dull: [B]}}]\nexpect: {B.dull: true, M.zone: p1.field}", field)
    passes(tmp_path, "\nscript: [{p1: {can: {cast: M, dull: [B]}}}]\nexpect: {B.dull: false}", field)


def test_a_step_does_not_wait_for_the_turn_in_which_it_can_be_paid_so(tmp_path: Path) -> None:
    script = "script: [{p1: {cast: A, dull: [B, C]}}, {p1: {cast: M, dull: [B]}}]\nexpect: {}"
    assert "(p1: cast M, dull [B]) was not offered" in fails(tmp_path, f"{FIELD}{script}")
    turn = "{p2: {can: pass, at: main}}, {p1: {cast: M, dull: [B]}}, {check: {turn: p1, A.zone: p1.field}}"
    result = play(
        tmp_path, f"{FIELD}script: [{{p1: {{cast: A, dull: [B, C]}}}}, {turn}]\nexpect: {{B.dull: true, C.dull: false}}"
    )
    assert result.failed == []
    assert max(event["turn"] for event in result.log) > 4, "Backups are active again only in the next turn"


# ------------------------------------------------------------------ what comes between

SUMMONS = FIELD.replace("{card: T-6, as: S}", "{card: T-6, as: S}, {card: T-6, as: R}")
"""With a second Summon, so that priority is worth asking for."""


def test_answers_before_the_payment_may_stand_after_the_step_that_names_it(tmp_path: Path) -> None:
    passes(
        tmp_path,
        "script: [{p1: {cast: S, dull: [C, E]}}, {p1: {choose: L}}, {check: {S.zone: stack, stack: 1}}, settle]\n"
        "expect: {L.damage: 4000, K.damage: 0, B.dull: false, C.dull: true, S.zone: p1.break}",
        SUMMONS,
    )


def test_a_check_waits_until_what_is_cast_is_paid_for(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {cast: A}}, {check: {A.zone: p1.field, p1.hand: 3}}]\nexpect: {}")
    script = "script: [{p1: {cast: S}}, {check: {S.zone: stack, stack: 1}}]\n"
    passes(tmp_path, f"{script}expect: {{stack: 0, K.damage: 4000}}", SUMMONS)


def test_what_was_chosen_without_asking_is_not_yet_done(tmp_path: Path) -> None:
    field = "p1: {hand: [{card: T-6, as: S}], field: [{card: T-4, as: B}, {card: T-4, as: C}, {card: T-3, as: A}]}"
    passes(tmp_path, "\nscript: [{p1: {cast: S}}, settle, {p1: {attack: A}}]\nexpect: {p2.damage: 1, A.dull: true}", field)
    passes(tmp_path, "\nscript: [{p1: {cast: S}}, {p1: {choose: A}}, settle]\nexpect: {A.damage: 4000, A.dull: false}", field)


def test_what_cannot_be_done_is_not_looked_for_in_the_midst_of_a_payment(tmp_path: Path) -> None:
    script = "script: [{p1: {cast: A}}, {p1: {cannot: {cast: M}}}]\nexpect: {}"
    assert "it was offered" in fails(tmp_path, script)


WAYS = """
p1:
  hand: [{card: W-1, as: W}, {card: T-2, as: A}, {card: T-7, as: M}]
  field: [{card: T-4, as: B}, {card: T-4, as: C}, {card: T-4, as: E}]
  break: [{card: T-2, as: Y}, {card: T-7, as: Z}]
"""
EXTRA = """
  - {id: W-1, name: Grave Herald, kind: forward, elements: [fire], cost: 1, power: 3000,
     text: "If you cast Grave Herald, you may remove 1 Forward in your Break Zone from the game as an extra cost."}
"""


def test_the_way_to_pay_is_named_or_told_by_what_the_script_answers_next(tmp_path: Path) -> None:
    paid = "expect: {W.zone: p1.field, Y.zone: p1.break, Z.zone: p1.removed}"
    passes(tmp_path, f"script: [{{p1: {{cast: W}}}}, {{p1: {{choose: Z}}}}]\n{paid}", EXTRA + WAYS)
    passes(tmp_path, f"script: [{{p1: {{cast: W, way: 1, dull: [C]}}}}, {{p1: {{choose: Z}}}}]\n{paid}", EXTRA + WAYS)
    plain = "script: [{p1: {cast: W}}]\nexpect: {W.zone: p1.field, p1.break: [Y, Z]}"
    passes(tmp_path, plain, EXTRA + WAYS)
    assert "way 2) was not offered" in fails(tmp_path, "script: [{p1: {cast: W, way: 2}}]\nexpect: {}", EXTRA + WAYS)


# ------------------------------------------------------------------ attacks

BATTLE = """
p1:
  field: [{card: T-1, as: A}, {card: T-2, as: B}, {card: T-7, as: C}]
p2:
  field: [{card: T-3, as: L}]
"""


def test_a_party_is_named_at_once(tmp_path: Path) -> None:
    passes(
        tmp_path,
        "script: [{p1: {attack: [A, C]}}, {check: {A.dull: true, B.dull: false, C.dull: true}}]\nexpect: {p2.damage: 1}",
        BATTLE,
    )
    passes(tmp_path, "script: [{p1: {can: {attack: [A, B, C]}, at: attack}}]\nexpect: {}", BATTLE)


def test_two_attacks_are_no_party(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {attack: A}}, {p1: {attack: B}}]\nexpect: {p2.damage: 2}", BATTLE)


def test_damage_is_assigned_to_all_members_in_one_step(tmp_path: Path) -> None:
    script = "script: [{p1: {attack: [A, B, C]}}, {p2: {block: L}}, {p2: {assign: {C: 1000, A: 5000, B: 3000}}}]\n"
    passes(tmp_path, f"{script}expect: {{A.zone: p1.break, B.zone: p1.break, C.zone: p1.field, C.damage: 1000}}", BATTLE)
    wrong = script.replace("B: 3000", "B: 2000")
    assert "B: 2000" in fails(tmp_path, f"{wrong}expect: {{}}", BATTLE)


def test_settling_ends_with_the_attack_or_where_the_script_goes_on(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {attack: A}}, settle, {check: {p2.damage: 1}}]\nexpect: {}", BATTLE)
    passes(tmp_path, "script: [{p1: {attack: A}}, settle, {p2: {block: L}}]\nexpect: {p2.damage: 0, A.zone: p1.break}", BATTLE)


BUGLER = """
  - {id: T-8, name: Loud Bugler, kind: forward, elements: [fire], cost: 2, power: 3000,
     text: "When Loud Bugler attacks, draw 1 card."}
  - {id: T-9, name: Deep Well, kind: backup, elements: [fire], cost: 2,
     text: "《0》: Gain 《C》. You can only use this ability once per turn."}
p1: {field: [{card: T-8, as: A}, {card: T-9, as: W}]}
p2: {field: [{card: T-7, as: K}]}
"""


def test_settling_ends_where_the_stack_is_empty_again(tmp_path: Path) -> None:
    script = "script: [{p1: {attack: A}}, settle, {check: {p1.hand: 1, stack: 0, phase: attack, p2.damage: 0}}%s]\n"
    passes(tmp_path, script % "" + "expect: {p2.damage: 1}", BUGLER)
    passes(tmp_path, script % ", settle, {check: {p2.damage: 1}}" + "expect: {}", BUGLER)
    passes(tmp_path, script % ", {p2: {block: K}}" + "expect: {p2.damage: 0, K.zone: p2.break}", BUGLER)
    script = "script: [{p1: {attack: A}}, settle, {p1: {activate: W}}, settle, {check: {p1.crystals: 1, p2.damage: 0}}]\n"
    passes(tmp_path, script + "expect: {p2.damage: 1}", BUGLER)


def test_the_only_waiting_ability_may_be_named(tmp_path: Path) -> None:
    passes(tmp_path, "script: [{p1: {attack: A}}, {p1: {resolve: A}}, settle]\nexpect: {p1.hand: 1}", BUGLER)
    passes(tmp_path, "script: [{p1: {attack: A}}, {p1: {resolve: A, effect: 1}}, settle]\nexpect: {p1.hand: 1}", BUGLER)
    more = BUGLER.replace("draw 1 card.", "draw 1 card.\\nBrave")
    passes(tmp_path, "script: [{p1: {attack: A}}, {p1: {resolve: A, effect: 2}}, settle]\nexpect: {p1.hand: 1}", more)


def test_a_format_is_known_or_refused(tmp_path: Path) -> None:
    assert play(tmp_path, "format: limited\nscript: []").result == "pass"
    wrong = play(tmp_path, "format: draft\nscript: []")
    assert (wrong.result, "format must be constructed or limited in fftcg" in wrong.failed[0]) == ("error", True)
    file = tmp_path / "other.yaml"
    file.write_text("game: divinecross\nformat: limited\n", encoding="utf-8")
    assert "format must be constructed in divinecross" in run_file(file).failed[0]


def test_the_main_phase_is_the_first_one(tmp_path: Path) -> None:
    passes(tmp_path, "script: []\nexpect: {phase: main}")
    passes(tmp_path, "script: []\nphase: main2\nexpect: {phase: main2}")
    assert "phase: expected main1, got main2" in fails(tmp_path, "script: []\nphase: main2\nexpect: {phase: main}")
