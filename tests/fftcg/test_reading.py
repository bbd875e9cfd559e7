"""The English phrasebook of FF-TCG: our own sentences here, the public pool where it is at hand."""

from __future__ import annotations

import json
import re
from itertools import cycle
from pathlib import Path

import pytest
import yaml

from shinpan.games.fftcg.words import normal_en as normal
from shinpan.games.fftcg.words.language import Text, read_card, reader
from shinpan.games.fftcg.words.sense import items
from shinpan.library import game
from shinpan.library.cards import read_rows
from shinpan.meaning.node import Node

HERE = Path(__file__).parent
SHARED = Path(__file__).parents[3] / "shared" / "cards" / "fftcg"
PIECES: dict[str, list[str]] = yaml.safe_load((HERE / "wordings.yaml").read_text("utf-8"))
PLURAL = {"gains": "gain", "loses": "lose", "becomes": "become", "its": "their", "enters": "enter"}


def read(text: str, kind: str = "forward") -> Text:
    return reader("en").card(text, "Ember", kind)


def only(text: str, kind: str = "forward") -> Node:
    """The one ability of a text, as it is executed."""
    found = read(text, kind)
    assert found.full, [(sentence.text, sentence.problem) for sentence in found.sentences if sentence.meaning is None]
    (ability,) = found.effects()
    return ability


def sentences(ability: Node) -> list[Node]:
    return items(ability.node("do"), "of")


# ---------------------------------------------------------------- normal form


def test_names_labels_and_own_name() -> None:
    text = "When Ember or a Job Warden of Light Forward attacks, draw 1 card."
    assert normal.normal(text, "Ember") == "When [This] or a [Job:Warden of Light] Forward attacks, draw 1 card."
    assert normal.normal("Embers of the [Card Name (Ember (XVI))] glow.", "Ember") == "Embers of the [Name:Ember (XVI)] glow."
    assert normal.normal("Choose 1 Card Name Moss Hare, Card Name Alder or Category MINE-0 card.", "") == (
        "Choose 1 [Name:Moss Hare], [Name:Alder] or [Category:MINE-0] card."
    )


def test_a_name_that_is_an_element() -> None:
    text = "Lightning gains Haste. Choose 1 Lightning Forward, Fire or Lightning Backup. Pay with Lightning CP."
    assert normal.normal(text, "Lightning").startswith(
        "[This] gains Haste. Choose 1 Lightning Forward, Fire or Lightning Backup."
    )


def test_the_official_markup_is_read_too() -> None:
    marked = "[[ex]]EX BURST[[/]] When Ember enters the field, choose 1 [[i]]Job Knight[[/]].[[br]]"
    marked += "[[s]]Flare[[/]] 《S》《火》: Draw 1 card."
    plain = "EX BURST When Ember enters the field, choose 1 Job Knight.\nFlare 《S》《F》: Draw 1 card."
    assert read(marked).effects() == read(plain).effects()


def test_actions_to_select_from_belong_to_their_ability() -> None:
    on_lines = 'When Ember attacks, select 1 of the 2 following actions.\n"Draw 1 card."\n"Choose 1 Forward. Dull it."'
    in_a_row = 'When Ember attacks, select 1 of the 2 following actions. "Draw 1 card." "Choose 1 Forward. Dull it."'
    modes = sentences(only(on_lines))[0]
    assert modes.kind == "Modes"
    assert [len(items(action, "of")) for action in items(modes, "of")] == [1, 2]
    assert only(on_lines) == only(in_a_row)


def test_a_better_choice_of_actions_is_part_of_the_choice() -> None:
    text = (
        "When Ember attacks, select 1 of the 2 following actions. If you have received 4 points of damage or more, "
        'select up to 2 of the 2 following actions instead.\n"Draw 1 card."\n"Gain 《C》."'
    )
    (modes,) = sentences(only(text))
    (upgrade,) = items(modes, "upgrade")
    assert upgrade.node("n") == Node("UpTo", (("n", 2),))


# ---------------------------------------------------------------- meaning


def test_owner_zone_and_exclusions_of_a_selector_are_apart() -> None:
    (choose,) = sentences(only("Choose 1 dull Fire Forward of cost 3 or less other than Ember opponent controls.", "summon"))
    what = choose.node("x")
    assert what.node("o") == Node("Opponent") and what.get("other") == (Node("This"),)
    assert {item.kind for item in items(what, "f")} == {"Cost", "Dull", "Element"}
    (choose,) = sentences(only("Choose 1 Summon in your Break Zone.", "summon"))
    assert choose.node("x").node("z").node("p") == Node("BreakZone")


def test_it_is_the_thing_of_the_trigger_until_something_is_chosen() -> None:
    (gain,) = sentences(only("When a Forward opponent controls attacks, it loses 2000 power until the end of the turn."))
    assert gain.node("x") == Node("That")
    _, damage = sentences(only("When a Forward opponent controls attacks, choose 1 Forward. Deal it 2000 damage."))
    assert damage.node("x") == Node("It")
    (cancel,) = sentences(only("When Ember is chosen by your opponent's Summons or abilities, cancel its effect."))
    assert cancel.node("x") == Node("Source")


def test_that_forward_is_the_other_one_of_an_event() -> None:
    (blow,) = sentences(only("When Ember is dealt damage by a Forward, break that Forward."))
    assert blow.node("x") == Node("Damager")
    (deed,) = sentences(only("When a Forward you control is dealt damage by a Forward, break that Forward."))
    assert deed.node("x") == Node("That")


def test_its_power_is_the_dealers() -> None:
    text = "Choose 1 Forward you control and 1 Forward opponent controls. "
    text += "The former deals damage equal to its power to the latter."
    _, damage = sentences(only(text, "summon"))
    assert damage.node("by") == damage.node("n").node("x") == Node("First") and damage.node("x") == Node("Second")


def test_a_duration_covers_what_it_is_said_of() -> None:
    text = "Choose 1 Forward. During this turn, it cannot attack or block, and it cannot use action abilities."
    _, both = sentences(only(text, "summon"))
    assert both.node("a").node("d") == both.node("b").node("d") == Node("Turn")


def test_the_same_name_is_that_of_the_chosen_thing() -> None:
    text = "Choose 1 Forward you control. Search for 1 Forward with the same name and add it to your hand."
    _, search = sentences(only(text, "summon"))
    (same,) = [node for node in search.walk() if node.kind == "SameAs"]
    assert same.node("x") == Node("It")


def test_what_was_only_selected_under_a_condition_is_acted_on_under_it() -> None:
    text = "Draw 1 card. If you control a Job Knight, select up to 3 Backups you control. Activate them."
    _, under = sentences(only(text, "summon"))
    assert under.kind == "If" and under.node("do").node("b").kind == "Activate"


def test_a_condition_behind_the_trigger_is_the_abilitys_own() -> None:
    ability = only("When Ember enters the field, if you control 3 or more Backups, draw 1 card.")
    assert ability.kind == "Auto" and ability.get("c") is not None
    (draw,) = sentences(ability)
    assert draw.kind == "Draw"


def test_names_that_and_joins() -> None:
    both = only("If you control Card Name Alder and Card Name Oak, Ember gains Haste.")
    (condition,) = items(sentences(both)[0], "c")
    assert condition.node("x").kind == "Both"
    every = only("The Card Name Alder and Card Name Oak you control gain Haste.")
    assert any(node.kind == "AnyOf" for node in every.walk())


def test_restrictions_stand_on_the_ability() -> None:
    ability = only("《Dull》: Draw 1 card. You can only use this ability during your turn and only once per turn.")
    assert ability.get("only") == (Node("OncePerTurn"), Node("YourTurn"))


def test_a_quoted_ability_is_an_ability() -> None:
    (mod,) = sentences(only('《1》: Ember gains "When Ember attacks, draw 1 card." until the end of the turn.'))
    (quote,) = [node for node in mod.walk() if node.kind == "Quote"]
    (inner,) = items(quote, "of")
    assert inner == only("When Ember attacks, draw 1 card.")


def test_the_same_line_on_a_summon_is_an_effect() -> None:
    assert only("All the Forwards you control gain Haste until the end of the turn.", "summon").kind == "Effect"
    assert only("The Forwards you control gain Haste.").kind == "Field"
    assert only("If you control a Job Knight, the cost required to cast Ember is reduced by 2.", "summon").kind == "Field"
    assert only("EX BURST Draw 1 card.", "summon").node("of").kind == "Effect"
    assert only("Damage 3 -- EX BURST When Ember enters the field, draw 1 card.").node("of").kind == "Ex"


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        (
            "When Ember attacks, your opponent discards 1 card from his/her hand.",
            "When Ember attacks, your opponent discards 1 card from their hand.",
        ),
        ("Choose 1 [Job (Knight)] Forward.", "Choose 1 Job Knight Forward."),
        (
            "The cost required to play your Fire Forwards onto the field is reduced by 1.",
            "The cost required to cast your Fire Forwards is reduced by 1.",
        ),
        ("During this turn, Ember cannot be blocked.", "Ember cannot be blocked until the end of the turn."),
        (
            "If Ember receives damage, the damage is reduced by 1000 instead.",
            "If Ember is dealt damage, reduce the damage by 1000 instead.",
        ),
        ("When Ember attacks, you may deal it 1000 damage.", "When Ember attacks, you can deal it 1000 damage."),
    ],
)
def test_older_and_newer_wordings_mean_the_same(older: str, newer: str) -> None:
    kind = "summon" if older.startswith(("Choose", "During")) else "forward"
    assert only(older, kind) == only(newer, kind)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Choose 1 Forward. Break it.", "Choose 1 Forward. Put it into the Break Zone."),
        ("Choose 1 Forward.", "Choose up to 1 Forward."),
        ("Choose 1 Forward.", "Select 1 Forward."),
        ("Choose 1 Forward of cost 3 or less.", "Choose 1 Forward of cost 3 or more."),
        ("Draw 1 card.", "You may draw 1 card."),
        ("Choose 1 Forward you control.", "Choose 1 Forward opponent controls."),
        ("Deal 1000 damage to all the Forwards.", "Deal 1000 damage to all the Forwards opponent controls."),
    ],
)
def test_what_differs_is_not_read_alike(one: str, other: str) -> None:
    assert only(one, "summon") != only(other, "summon")


def test_what_is_not_understood_is_listed() -> None:
    text = read("When Ember attacks, whistle a merry tune. Draw 1 card.")
    assert not text.full and text.unread == ["When [This] attacks, whistle a merry tune"]


def test_a_text_can_be_shown_in_the_newest_wording() -> None:
    text = read(
        "EX BURST When Ember enters the field, gain 《C》《C》.\n"
        'Spark 《S》《F》: Choose 1 [Job (Knight)]. It gains "Haste" until the end of the turn.'
    )
    shown = reader("en").show(text, "Ember", "forward")
    assert shown.split("\n")[0] == "EX BURST When Ember enters the field, gain 《C》《C》."
    assert "Choose 1 Job Knight." in shown
    assert read(shown).effects() == text.effects()


# ---------------------------------------------------------------- sentences nobody printed


def plural(predicate: str) -> str:
    return "".join(PLURAL.get(word, word) for word in re.split(r"(\"[^\"]*\"| )", predicate))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def deeds() -> list[str]:
    """Everything that can be done, with everything it can be done to."""
    things, cards = cycle(PIECES["thing"] + PIECES["things"]), cycle(PIECES["card"])
    found = list(PIECES["act"])
    found += [verb.format(next(things)) for verb in PIECES["verb"] * 6]
    found += [verb.format(next(cards)) for verb in PIECES["card_verb"] * 5]
    durations = cycle(PIECES["duration"])
    for subject in PIECES["subject"]:
        for predicate in PIECES["predicate"]:
            found += [f"{subject} {predicate} {next(durations)}", f"until the end of the turn, {subject} {predicate}"]
    for subject in PIECES["subjects"]:
        found += [f"{subject} {plural(predicate)} {next(durations)}" for predicate in PIECES["predicate"][:17]]
    counts = cycle(PIECES["count"])
    found += [f"it gains +1000 power for each {next(counts)} until the end of the turn" for _ in PIECES["count"]]
    found += [f"deal it 1000 damage for each {next(counts)}" for _ in PIECES["count"]]
    return found


def made() -> list[str]:
    """Texts put together from the pieces."""
    acts, deed = deeds(), cycle(deeds())
    texts = [f"{trigger}, {next(deed)}." for trigger in PIECES["trigger"] * 6]
    texts += [
        f"{trigger}, if {condition}, {next(deed)}."
        for trigger, condition in zip(cycle(PIECES["trigger"]), PIECES["condition"] * 3)
    ]
    texts += [f"{cost}: {capital(next(deed))}." for cost in PIECES["cost"] * 6]
    texts += [f"{cost}: {capital(next(deed))}. {limit}" for cost, limit in zip(PIECES["cost"], cycle(PIECES["restriction"]))]
    texts += [f"《1》: Draw 1 card. {limit}" for limit in PIECES["restriction"]]
    texts += [f"《Dull》: {capital(act)}." for act in acts]
    texts += [
        f"《Dull》: Choose 1 Forward. If {condition}, {next(deed)}."
        for condition in PIECES["condition"] + PIECES["late_condition"]
    ]
    texts += [f"When Ember attacks, reveal the top card of your deck. {later}" for later in PIECES["next"]]
    texts += [
        f"If {condition}, Ember {predicate}."
        for condition, predicate in zip(PIECES["condition"] * 2, cycle(PIECES["predicate"]))
    ]
    texts += [f"Damage 3 -- Ember {predicate}." for predicate in PIECES["predicate"] + PIECES["field_only"]]
    texts += [
        f"{capital(subject)} {plural(predicate)}." for subject in PIECES["subjects"][1:3] for predicate in PIECES["predicate"]
    ]
    texts += [f"For each {count}, Ember gains +1000 power." for count in PIECES["count"]]
    return texts + PIECES["line"]


def test_free_combinations_are_read() -> None:
    texts = made()
    unread = [f"{s.text}: {s.problem[:150]}" for text in texts for s in read(text).sentences if s.meaning is None]
    assert len(texts) > 1000
    assert not unread, f"{len(unread)} of {len(texts)}:\n" + "\n".join(unread[:40])


# ---------------------------------------------------------------- the public pool


@pytest.mark.skipif(not SHARED.exists(), reason="the public card files are not here")
def test_the_pool_is_read() -> None:
    rows = read_rows([SHARED / "en"], game=game("fftcg")).rows
    texts = {number: found["text"] for number, row in rows.items() for found in [read_card(row)] if found}
    count = [sentence.meaning is not None for text in texts.values() for sentence in text.sentences]
    assert sum(count) / len(count) > 0.97
    assert 1 - sum(not text.full for text in texts.values()) / len(rows) > 0.92
    assert not [number for number, text in texts.items() for s in text.sentences if s.problem.startswith("two")]
    decks = json.loads((SHARED / "decks.json").read_text("utf-8"))
    assert not {number for deck in decks for number in deck["main"] if number in texts and not texts[number].full}
    for text in texts.values():
        if text.full:
            text.effects()
