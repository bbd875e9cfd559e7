"""A smooth turn: what need not be asked, what an answer costs, which words ask, and the facts by which something is not."""

from __future__ import annotations

from typing import Any

import pytest

from serving import Server, at_table, run
from shinpan.library import game, starter_faces
from shinpan.match import Match
from shinpan.server.answering import by_itself
from shinpan.server.hall import revive
from shinpan.server.quoting import effects, sentences
from shinpan.server.seeing import Sight, why


def laid(text: str) -> Match:
    """A position with starter cards, before anything is chosen."""
    rules = game(text.split()[1])
    return revive(rules, {"scenario": text, "cards": {key: rules.data(face) for key, face in starter_faces(rules).items()}})


def named(match: Match, option: Any) -> str:
    """The card of an option."""
    return match.table.cards[option.card].face.id if option.card >= 0 else ""


def take(match: Match, verb: str, card: str = "", **more: Any) -> None:
    """Takes the first option with a verb, about a card."""
    assert match.decision is not None
    for i, option in enumerate(match.decision.options):
        if option.verb == verb and card in ("", named(match, option)):
            if all(getattr(option, key) == value for key, value in more.items()):
                match.choose(i)
                return
    raise AssertionError(f"{verb} {card} is none of {match.decision.options}")


def sent(match: Match, lang: str = "en", alone: bool = True) -> dict[str, Any]:
    """The decision as the player who makes it is sent it."""
    decision = match.decision
    assert decision is not None
    return Sight(match, decision.player, lang).decision(decision, alone)


# ------------------------------------------------------------------ what need not be asked


def test_a_discarded_card_spares_a_backup() -> None:
    """Three CP of two Backups and a card: the card gives two of them, so one Backup stays active."""
    match = laid("game: fftcg\np1: {field: [S1-001, S1-004], hand: [S1-011, S1-009]}\n")
    cast = next(each for each in sent(match)["options"] if each["verb"] == "cast" and each["card"] == "S1-011")
    assert cast["then"]["cost"] == 3
    assert sorted(one["verb"] for one in cast["then"]["pays"]) == ["discard", "dull"]
    take(match, "cast", "S1-011")
    while match.decision is not None and match.decision.kind == "pay":
        found = by_itself(match, match.decision, False)
        assert found is not None and found[1] == "discard"
        match.choose(found[0])
    field = match.view(0)["players"][0]["field"]
    assert sorted(one["dull"] for one in field if one["kind"] == "backup") == [False, True]
    assert match.view(0)["players"][0]["hand"]["count"] == 0


def test_backups_pay_before_cards_do() -> None:
    match = laid("game: fftcg\np1: {field: [S1-001, S1-002, S1-004], hand: [S1-009, S1-021, S1-010]}\n")
    take(match, "cast", "S1-009")
    assert match.decision is not None and match.decision.kind == "pay"
    assert by_itself(match, match.decision, False) == (0, "pay")
    match.choose(0)
    assert match.view(0)["players"][0]["hand"]["count"] == 2


def test_who_attacks_alone_is_not_asked_who_joins() -> None:
    match = laid("game: fftcg\nphase: attack\np1: {field: [S1-009, S1-010, S1-011]}\np2: {damage: 1}\n")
    while match.decision is not None and match.decision.kind == "priority":
        take(match, "pass")
    take(match, "attack", "S1-009")
    assert match.decision is not None and match.decision.kind == "party"
    found = by_itself(match, match.decision, False)
    assert found is not None and found[1] == "party" and match.decision.options[found[0]].verb == "done"


def test_an_empty_breeding_area_is_filled_and_a_full_one_is_asked_about() -> None:
    match = laid("game: digimon\nphase: breeding\np1: {eggs: [SD1-001, SD1-001]}\n")
    assert match.decision is not None and match.decision.kind == "breeding"
    found = by_itself(match, match.decision, False)
    assert found is not None and found[1] == "hatch" and match.decision.options[found[0]].verb == "hatch"
    match = laid("game: digimon\nphase: breeding\np1: {breeding: SD1-003, eggs: [SD1-001]}\n")
    assert match.decision is not None and [option.verb for option in match.decision.options] == ["move", "skip"]
    assert by_itself(match, match.decision, True) is None


def test_the_same_ability_twice_is_put_in_order_and_two_abilities_are_not() -> None:
    two = "game: digimon\nphase: breeding\np1: {battle: [%s], trash: [SD1-053, SD1-052]}\np2: {battle: [SD1-003]}\n"
    match = laid(two % "SD1-070, SD1-070")
    assert match.decision is not None and match.decision.kind == "resolve"
    assert by_itself(match, match.decision, True) == (0, "order")
    match = laid((two % "SD1-070, SD1-019").replace("battle: [SD1-003]", "battle: [SD1-003, SD1-003]"))
    assert match.decision is not None and match.decision.kind == "resolve"
    assert by_itself(match, match.decision, True) is None


def test_cards_that_are_the_same_are_not_asked_about_unless_another_player_would_learn_of_it() -> None:
    """Both cards of the hand are the same: whoever waits for the answer would learn it from the haste."""
    match = laid("game: digimon\nmemory: 5\np1: {hand: [SD1-093, SD1-003, SD1-003], deck: [SD1-003, SD1-004]}\n")
    take(match, "play", "SD1-093")
    assert match.decision is not None and (match.decision.kind, match.decision.about) == ("choose", "trash")
    assert by_itself(match, match.decision, True) == (0, "alike")
    assert by_itself(match, match.decision, False) is None
    match = laid("game: digimon\nmemory: 5\np1: {hand: [SD1-093, SD1-003, SD1-004], deck: [SD1-003, SD1-004]}\n")
    take(match, "play", "SD1-093")
    assert match.decision is not None and by_itself(match, match.decision, True) is None


def test_a_turn_in_which_nothing_can_be_done_goes_on_only_where_nobody_learns_from_it() -> None:
    match = laid("game: fftcg\np1: {hand: [S1-013]}\n")
    assert match.decision is not None and match.decision.kind == "main" and len(match.decision.options) == 1
    assert by_itself(match, match.decision, True) == (0, "nothing")
    assert by_itself(match, match.decision, False) is None
    assert sent(match, alone=True)["auto"] == {"i": 0, "why": "nothing"}
    assert "auto" not in sent(match, alone=False)


# ------------------------------------------------------------------ one question


def test_you_may_and_what_is_then_chosen_are_one_question() -> None:
    match = laid("game: digimon\nmemory: 5\np1: {hand: [SD1-031, SD1-003, SD1-004], deck: [SD1-005, SD1-005]}\n")
    take(match, "play", "SD1-031")
    asked = sent(match)
    assert asked["kind"] == "yesno"
    ahead = asked["ahead"]
    assert [each["card"] for each in ahead["options"]] == ["SD1-003", "SD1-004"] and ahead["about"] == "place"
    view = Sight(match, 0).view
    refs = [each["ref"] for each in view["players"][0]["hand"]["cards"]]
    assert [each["ref"] for each in ahead["options"]] == refs, "they are called as they are before the yes"
    match.choose(ahead["i"])
    assert sent(match)["options"] == ahead["options"]


def test_nothing_is_told_ahead_that_only_doing_it_shows() -> None:
    """After the yes cards of the deck are seen: what is chosen from them is not told before."""
    match = laid("game: fftcg\np1: {field: [S1-001, S1-002, S1-004], hand: [S1-003], deck: [S1-009, S1-010, S1-013]}\n")
    take(match, "cast", "S1-003")
    while match.decision is not None and match.decision.kind != "yesno":
        match.choose(0 if match.decision.kind == "pay" else len(match.decision.options) - 1)
    assert match.decision is not None
    assert "ahead" not in sent(match)


def test_options_that_look_alike_name_the_first_of_them() -> None:
    match = laid("game: fftcg\np1: {field: [S1-001, S1-002, S1-004], hand: [S1-009, S1-009, S1-010]}\n")
    options = [each for each in sent(match)["options"] if each["verb"] == "cast"]
    assert [(each["card"], each.get("same")) for each in options] == [("S1-010", None), ("S1-009", None), ("S1-009", 1)]
    match = laid("game: digimon\nmemory: 3\np1: {battle: [SD1-003, SD1-003, {card: SD1-003, under: [SD1-001]}]}\n")
    attacks = [each for each in sent(match)["options"] if each["verb"] == "attack"]
    assert len(attacks) == 3 and attacks[1]["same"] == attacks[0]["i"] and attacks[2].get("same") is None


def test_the_words_that_ask_are_named() -> None:
    match = laid("game: digimon\nmemory: 9\np1: {battle: [SD1-004], hand: [SD1-008]}\np2: {battle: [SD1-053, SD1-054]}\n")
    take(match, "digivolve", "SD1-008")
    asks = sent(match)["asks"]
    text = game("digimon").texts(starter_faces(game("digimon"))["SD1-008"], "en")[asks["place"]]
    assert text[asks["start"] : asks["end"]] == "Delete 1 of your opponent's unsuspended Digimon with 4000 DP or less."
    assert (asks["place"], asks["part"], asks["sentence"]) == ("text", 1, 0)


def test_what_answers_cost_and_do_is_told() -> None:
    match = laid(
        "game: digimon\nmemory: 2\np1: {battle: [SD1-008], hand: [SD1-003]}\np2: {battle: [{card: SD1-053, suspended: true}]}\n"
    )
    options = {(each["verb"], each["to"]): each.get("then") for each in sent(match)["options"]}
    assert options["play", None]["memory"] == -1 and options["play", None]["cost"] == 3
    assert options["pass", None]["memory"] == -3
    fights = [then for (verb, to), then in options.items() if verb == "attack" and to != "player"]
    assert [then["numbers"] for then in fights] == [[5000, 3000]]
    match = laid("game: divinecross\nphase: battle\np1: {main: [{card: SP1-001, energy: 4}]}\np2: {main: [SP1-003]}\n")
    skills = [each["then"] for each in sent(match)["options"] if each["verb"] == "skill"]
    assert [(then["cost"], then["damage"]) for then in skills][0] == (0, [100, 800])


def test_a_text_falls_into_effects_and_sentences() -> None:
    text = "[Main] Do one of these:\n・Draw 1. Then, trash 1.\n[Security] Play it."
    assert [text[start:end] for start, end in effects(text)] == [text[:47], "[Security] Play it."]
    assert [text[start:end] for start, end in sentences(text, 0, 47)][1:] == ["・Draw 1.", "Then, trash 1."]


# ------------------------------------------------------------------ why not

POOR = "game: fftcg\np1: {field: [S1-001], hand: [S1-013, %s]}\n"
TWIN = "game: fftcg\np1: {field: [S1-012, S1-001, S1-002], hand: [S1-012, S1-009, S1-010]}\n"
MEMORY = "game: digimon\nmemory: %s\np1: {battle: [%s], hand: [%s]}\n"
TIRED = "{card: SD1-003, suspended: true}"
BATTLE = "game: divinecross\nphase: battle\np1: {main: [SP1-001]}\np2: {main: [SP1-003]}\n"
FACTS = {
    "S1-013": (POOR % "S1-027", "this costs 5 CP; your active Backups give 1 and the other cards in your hand 2"),
    "S1-029": (POOR % "S1-029", "nothing you have gives a CP of Ice"),
    "S1-012": (TWIN, "you already control a Character named Bryn Ashmark"),
    "SD1-021": (MEMORY % (5, "SD1-005", "SD1-021"), "you have no red Digimon or Tamer"),
    "SD1-016": (MEMORY % (0, "SD1-005", "SD1-016"), "this costs 12 and your memory allows 10"),
    "SD1-008": (MEMORY % (5, "SD1-053", "SD1-008"), "it digivolves from Lv.3 red; you have Taperkin (Lv.3 yellow)"),
    "SD1-003": (MEMORY % (5, TIRED, ""), "Emberkit is suspended"),
    "SP1-001": (BATTLE, "灯の剣 costs 2 energy and 灯守りのコハク has 0"),
}


@pytest.mark.parametrize("card", FACTS)
def test_why_not_begins_with_facts_of_the_table(card: str) -> None:
    position, fact = FACTS[card]
    match = laid(position)
    answers = {}
    for lang in ("en", "ja", "zh"):
        sight = Sight(match, 0, lang)
        ref = next(ref for uid, ref in sight.refs.items() if match.table.cards[uid].face.id == card)
        answers[lang] = [said for reason in why(sight, match.decision, ref)["reasons"] for said in reason["facts"]]
    assert fact in answers["en"]
    assert not set(answers["en"]) & set(answers["ja"]) and not set(answers["en"]) & set(answers["zh"])


# ------------------------------------------------------------------ over the socket


def test_who_plays_against_a_person_is_not_told_to_hurry(server: Server) -> None:
    """Where a player can only pass, the browser of somebody with an opponent of flesh and blood is given no answer."""
    match, first, second = server.pair("fftcg", ("ember", "tideglass"))

    async def play() -> int:
        alone = 0
        async with at_table(server, match, first) as ada, at_table(server, match, second) as bo:
            for _ in range(60):
                for client, other in ((ada, bo), (bo, ada)):
                    while client.state["n"] < other.state["n"]:
                        await client.kind("state")
                asked = ada if ada.state["decision"] else bo
                decision = asked.state["decision"]
                auto = decision.get("auto")
                assert auto is None or auto["why"] in ("pay", "discard", "party", "order", "alike")
                if len(decision["options"]) == 1:
                    alone += 1
                    assert auto is None
                await asked.answer(len(decision["options"]) - 1)
        return alone

    assert run(play()) > 5
