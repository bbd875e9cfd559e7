"""The English phrasebook of the Digimon Card Game: our own sentences here, the public pool where it is at hand."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from shinpan.games.digimon.words import normal_en as normal
from shinpan.games.digimon.words.language import read_card, reader, unchain
from shinpan.library import game
from shinpan.library.cards import merge, read_rows
from shinpan.library.rows import rows_of
from shinpan.meaning.node import Node, Slot

POOL = Path(__file__).parents[3] / "shared" / "cards" / "digimon" / "en"


def only(text: str) -> Node:
    reading = reader("en").read(text)
    (sentence,) = reading.sentences
    assert sentence.meaning is not None, sentence.problem
    return sentence.meaning


def test_timing_place_and_limit_are_part_of_the_meaning() -> None:
    effect = only("[Hand] [Your Turn] [Once Per Turn] When one of your Digimon attacks, gain 1 memory.")
    assert [repr(effect.get(slot)) for slot in ("place", "timing", "limit")] == ["(InHand,)", "(YourTurn,)", "Limit(n=1)"]


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        (
            "[Your Turn] When one of your Digimon would digivolve, you may suspend this Tamer to reduce the cost by 1.",
            "[Your Turn] When 1 of your Digimon would digivolve, by suspending this Tamer, reduce the cost by 1.",
        ),
        (
            "[Burst Digivolve: 0 from [Ash] by returning 1 [Oak] to hand]",
            "[Burst Digivolve] [Ash]: By returning 1 [Oak] to hand, cost 0",
        ),
        (
            "[On Play] Return 1 card from your trash with [Ash] in its name to your hand.",
            "[On Play] Return 1 card with [Ash] in its name from your trash to the hand.",
        ),
        (
            "[Main] 1 of your Digimon gains <Rush> for the turn and can't block.",
            "[Main] 1 of your Digimon gains <Rush> for the turn and it can't block.",
        ),
        ("[Main] You may suspend this Tamer to gain 1 memory.", "[Main] By suspending this Tamer, gain 1 memory."),
        ("[On Play] Trigger <Draw 2>.", "[On Play] ＜Draw 2＞"),
        (
            "[On Play] 1 of your Digimon gets +1000 DP until the end of your opponent's turn.",
            "[On Play] Until your opponent's turn ends, 1 of your Digimon gets +1000 DP.",
        ),
        ("Digivolve: 2 from Lv.3 w/[Ember] in name", "[Digivolve] Lv.3 w/[Ember] in its name: Cost 2"),
        (
            "[On Play] Add 1 card with [Ember]/[Ash] in its name among them to your hand.",
            "[On Play] Add 1 card with [Ash] or [Ember] in its name among them to the hand.",
        ),
    ],
)
def test_older_and_newer_wordings_mean_the_same(older: str, newer: str) -> None:
    assert only(older) == only(newer)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("[On Play] You may delete 1 of your Digimon.", "[On Play] Delete 1 of your Digimon."),
        ("[On Play] Delete 1 Digimon with 3000 DP or less.", "[On Play] Delete 1 Digimon with 3000 DP or more."),
        ("[On Play] Delete 1 of your Digimon.", "[On Play] Delete 1 of your opponent's Digimon."),
        ("[On Play] Delete up to 2 of your Digimon.", "[On Play] Delete 2 of your Digimon."),
        ("This Digimon is also treated as [Ember].", "This Digimon is also treated as having [Ember] in its name."),
        ("When this Digimon is deleted, gain 1 memory.", "When this Digimon would be deleted, gain 1 memory."),
    ],
)
def test_what_differs_is_not_read_alike(one: str, other: str) -> None:
    assert only(one) != only(other)


def test_cards_of_a_row_come_from_the_same_zone() -> None:
    row = only("[On Play] Add 1 red card and 1 Tamer card among them to the hand.").node("do").get("x")
    assert isinstance(row, tuple)
    first, second = row
    assert isinstance(first, Node)
    assert isinstance(second, Node)
    assert first.get("z") == second.get("z") == (Node("Revealed"),)


def named(need: Node) -> Slot:
    return next(node.get("t") for node in need.walk() if node.kind == "Named") or ()


def test_materials_keep_their_printed_order() -> None:
    for heading in ("[DigiXros -2]", "[Assembly -3]"):
        names = [str(node.get("t")) for node in only(f"{heading} [Zest] x [Ash] x [Moss]").walk() if node.kind == "Named"]
        assert names == ["('Zest',)", "('Ash',)", "('Moss',)"]
    assert only("[DigiXros -2] [Zest] x [Ash]") != only("[DigiXros -2] [Ash] x [Zest]")
    assert named(only("[DNA Digivolve] [Zest] + [Ash]: Cost 0").node("a")) == ("Zest",)
    for keyword in ("Partition ([Zest] & [Ash])", "Blast DNA Digivolve ([Zest] + [Ash])"):
        pair = next(node for node in only(f"＜{keyword}＞").walk() if node.get("b") is not None)
        assert (named(pair.node("a")), named(pair.node("b"))) == (("Zest",), ("Ash",))


def facts(text: str) -> list[Node]:
    reading = reader("en").read(text)
    assert reading.full, reading.unread
    return [node.node("x") for effect in reading.effects() for node in effect.walk() if node.kind == "TokenFacts"]


def test_a_token_is_what_its_parentheses_say() -> None:
    (token,) = facts(
        "[On Play] Play 1 [Gleam] Token. (Digimon/Cost 7/Lv.5/White/Red/Mega/Angel/3000 DP/＜Blocker＞) Then, ＜Draw 1＞."
    )
    assert (token.get("cost"), token.get("level"), token.get("dp")) == (7, 5, 3000)
    assert token.node("k") == Node("Digimon")
    assert token.get("c") == (Node("Red"), Node("White"))
    assert token.get("t") == ("Angel", "Mega")
    assert "Blocker" in repr(unchain(token.node("e")))


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] You may play 1 [Gleam] Token without paying the cost. (Digimon/White/3000 DP/＜Blocker＞ ＜Rush＞)",
        "[On Play] You may play 1 [Gleam] (Digimon/White/3000 DP/＜Blocker＞ ＜Rush＞) Token without paying the cost.",
        "[On Play] You may play 1 [Gleam] Token (Digimon/White/3000 DP/＜Blocker＞ ＜Rush＞) without paying the cost.",
    ],
)
def test_the_facts_of_a_token_may_stand_anywhere(text: str) -> None:
    (token,) = facts(text)
    assert token.get("dp") == 3000
    shown = reader("en").show_effects(reader("en").read(text).effects())
    assert facts(shown) == [token]


def test_tokens_with_effects_of_their_own() -> None:
    one, other = facts(
        "[Main] Play 1 [Gleam] Token (Digimon/Red/2000 DP) and 1 [Gloom] Token. "
        "(Digimon/Purple/1000 DP/[Your Turn] This Digimon can't suspend./[On Deletion] Trash 1 card in your hand.)"
    )
    assert one.get("e") is None
    assert len(unchain(other.node("e"))) == 2
    assert not reader("en").read("[Main] Play 1 [Gleam] Token. (Digimon/Red/2000 DP/[Main] Juggle 3 Digimon.)").full


def test_numbers_agree_when_printed() -> None:
    effect = only("[Main] All of your Tamers gain ＜Blocker＞ until the end of your opponent's turn.")
    assert reader("en").printer.sentence(effect, "Line", False) == (
        "[Main] All of your Tamers gain ＜Blocker＞ until your opponent's turn ends"
    )


def test_a_quoted_effect_is_read_as_a_text() -> None:
    effect = only('[Main] 1 of your Digimon gains "[On Deletion] Gain 1 memory." for the turn.')
    quotes = [node for node in effect.walk() if node.kind == "Quote"]
    assert len(quotes) == 1
    assert "GainMemory" in repr(unchain(quotes[0]))


def test_effects_keep_their_bullets() -> None:
    text = reader("en").read(
        "[Main] Activate 1 of the effects below:\n・Gain 1 memory.\n・＜Draw 1＞. Then, lose 1 memory.\n<Blocker>"
    )
    assert [[node.kind for node in unchain(effect)] for effect in text.effects()] == [
        ["Effect", "Item", "Item", "Then"],
        ["KeywordEffect"],
    ]


def test_what_is_not_understood_is_listed() -> None:
    text = reader("en").read("[On Play] Gain 1 memory. Juggle 3 Digimon.")
    assert text.unread == ["Juggle 3 Digimon"]
    assert not text.full


def test_normalising_twice_changes_nothing() -> None:
    once = normal.normal("[On Play]<Draw 1> (Reminder.)[Your Turn] This Digimon gets +1000DP.")
    assert once == "[On Play] ＜Draw 1＞\n[Your Turn] This Digimon gets +1000 DP."
    assert normal.normal(once) == once


# ------------------------------------------------------------------ public layouts

AEGIS = {
    "cardId": "T-1", "nameEn": "Emberfang", "colors": ["Red"], "kinds": ["Digimon"], "level": 4, "playCost": 5, "dp": 4000,
    "evoCosts": [{"color": "Red", "level": 3, "memoryCost": 2}], "forms": ["Champion"], "types": ["Flame"],
    "effectText": "[On Play] Gain 1 memory.",
}  # fmt: skip
LAB = {
    "card_id": "T-1", "name": "Emberfang", "color": "Red", "color2": None, "type": "Digimon", "level": 4, "form": "Champion",
    "attribute": None, "digi_types": ["Flame"], "dp": 4000, "play_cost": 5, "evolution_cost": 2, "evolution_color": None,
    "evolution_level": None, "main_effect": "[On Play] Gain 1 memory.",
    "source_effect": "[Your Turn] This Digimon gets +1000 DP.",
    "alt_effect": "[Digivolve] [Emberpup]: Cost 1",
}  # fmt: skip


def test_two_layouts_make_one_card() -> None:
    merged = merge([("a", rows_of([AEGIS], "a").rows), ("b", rows_of([LAB], "b").rows)])
    row = merged.rows["T-1"]
    assert merged.notes == []
    assert row["digivolve"] == [{"color": "red", "level": 3, "cost": 2}]
    assert row["text"] == "[Digivolve] [Emberpup]: Cost 1\n[On Play] Gain 1 memory."
    assert row["inherited"] == "[Your Turn] This Digimon gets +1000 DP."
    assert all(text.full for text in read_card(row).values())


@pytest.mark.skipif(not POOL.exists(), reason="the public card pool is not at hand (../shared/cards)")
def test_the_public_pool() -> None:
    gc.disable()
    try:
        merged = read_rows([POOL / "aegis.json", POOL / "tcg-lab.json"], game=game("digimon"))
        texts = [list(read_card(row).values()) for row in merged.rows.values()]
    finally:
        gc.enable()
    full = sum(all(text.full for text in card) for card in texts)
    sentences = [sentence for card in texts for text in card for sentence in text.sentences]
    read = sum(sentence.meaning is not None for sentence in sentences)
    twice = [sentence.text for sentence in sentences if sentence.problem.startswith("two readings")]
    assert full / len(texts) > 0.965
    assert read / len(sentences) > 0.985
    assert len(twice) <= 2, twice
