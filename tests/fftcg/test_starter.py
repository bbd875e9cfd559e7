"""The starter cards are read in full, show the whole rule book, and make four legal decks."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from shinpan.games.fftcg.book.legality import COPIES, illegal
from shinpan.games.fftcg.words import language
from shinpan.games.fftcg.words.language import Text, read_card
from shinpan.library import game
from shinpan.library.decks import Deck, deck_of
from shinpan.library.files import document
from shinpan.library.rows import rows_of
from shinpan.table.cards import Face

HOME = Path(language.__file__).parents[1]
POOL = Path(__file__).parents[3] / "shared" / "cards" / "fftcg" / "en" / "official-api.json"
ROWS = rows_of(document(HOME / "cards" / "starter.yaml"), "starter.yaml").rows
BY_ID = {row["id"]: row for row in ROWS}
DECKS = sorted(path.stem for path in (HOME / "decks").glob("*.yaml"))
LINES = [(row["id"], line) for row in ROWS for line in row["text"].splitlines()]
LEADERS = {"light", "dark"}

ACTIONS = {
    "Activate": r"[Aa]ctivate (it|them|all)\b",
    "Dull": r"\b[Dd]ull (it|them)\b",
    "Break": r"\b[Bb]reak it\b",
    "Discard": r"\bdiscards? \d",
    "Remove from the game": r"\b[Rr]emove (it|them) from the game\b",
    "Shuffle": r"\bshuffle\b",
    "Cast": r"\bcast\b",
    "Search": r"\bsearch for\b",
    "Form a party": r"\bforms? a party\b",
    "Remove counters": r"\b[Rr]emove \d \w+ Counters? from\b",
    "Piles": r"\bdivide .* into \d groups\b",
}
"""15.1.1: how the texts say each keyword action."""
ABILITIES = {
    "Brave": r"^Brave$",
    "Haste": r"^Haste$",
    "First Strike": r"^First Strike$",
    "Freeze": r"\bFreeze (it|them)\b",
    "Back Attack": r"^Back Attack$",
    "Damage": r"^Damage \d -- ",
    "Warp": r"^Warp \d -- 《",
}
"""15.2: how the texts say each keyword ability."""
SHOWN = {
    "an action ability": r"^《.*: ",
    "a special ability": r"^[A-Z][A-Za-z ]+ 《S》.*: ",
    "a dull icon": r"《Dull》[^:]*: ",
    "a cost other than CP": r"^[^:]*(put|[Rr]eturn) .*: ",
    "crystals gained": r"[Gg]ain 《C》",
    "crystals paid": r"《C》.*: |pay .*《C》",
    "X in a cost": r"pay 《X》",
    "an alternative cost": r"instead of paying the CP cost",
    "an extra cost": r"as an extra cost",
    "a lower cost": r"cost required to cast .* is reduced by",
    "CP of any Element": r"produce CP of any Element",
    "actions to select from": r"[Ss]elect 1 of the 3 following actions",
    "more actions to select under a condition": r"select up to 2 of the 2 following actions instead",
    "up to": r"choose up to|Choose up to",
    "two choices": r"[Cc]hoose 1 Forward .* and (up to )?1 ",
    "you may, when you do so": r"you may .*\. When you do so, ",
    "you may, if you do so": r"you may .*\. If you do so, ",
    "a granted ability": r'gains? [^"]*"',
    "once per turn": r"only once per turn|use this ability once per turn",
    "looking at the top of the deck": r"reveal the top \d cards of your deck",
    "for each": r"\bfor each\b|^For each\b",
    "power by a field ability": r"^The .* Forwards you control gain \+",
    "less power": r"loses? \d+ power",
    "power set to a number": r"power becomes \d+",
    "half": r"half of its power",
    "no attack": r"cannot attack\b",
    "no block": r"cannot block\b",
    "must attack": r"must attack\b",
    "must block": r"must block\b",
    "cannot be blocked": r"cannot be blocked\b",
    "cannot be chosen": r"cannot be chosen\b",
    "cannot be broken": r"cannot be broken\b",
    "attacks twice": r"can attack twice\b",
    "less damage": r"reduce the damage by",
    "no damage once": r"next damage dealt to it becomes 0 instead",
    "damage moved": r"next damage dealt to it is dealt to",
    "more damage to a player": r"the damage becomes 2 instead",
    "removed instead of broken": r"into the Break Zone.*, remove .* from the game instead",
    "an effect that replaces itself": r"If you .*, deal it \d+ damage instead",
    "damage divided": r"Divide \d+ damage",
    "damage dealt by the card itself": r"deals? damage equal to",
    "abilities lost": r"loses all its abilities",
    "an Element named": r"Name 1 Element",
    "a Monster that becomes a Forward": r"also becomes a Forward",
    "control for a turn": r"gain control of it until the end of the turn",
    "control for longer": r"gain control of it for as long as",
    "cancelled": r"[Cc]ancel its effect",
    "cast from the Break Zone": r"cast .* from your Break Zone",
    "cast by an effect": r"cast 1 Summon .* without paying the cost",
    "back from the Break Zone": r"in your Break Zone\. (Play it|Add it)",
    "at the end of the turn": r"onto the field at the end of the turn",
    "as soon as something is so": r"^If you don't control .*, put ",
    "on entering": r"enters the field",
    "on entering by Warp": r"due to Warp",
    "on leaving": r"leaves the field",
    "on being put into the Break Zone": r"^When .* is put from the field into the Break Zone",
    "on attacking": r"^When .* attacks, ",
    "on blocking and being blocked": r"blocks or is blocked",
    "on being chosen": r"is chosen by",
    "on being dealt damage": r"^When .* is dealt damage",
    "on dealing damage to a player": r"deals damage to your opponent",
    "on casting": r"^When you cast",
    "at the end of each turn": r"^At the end of each of your turns",
    "at the beginning of Main Phase 1": r"^At the beginning of Main Phase 1",
    "at the beginning of the Attack Phase": r"^At the beginning of the Attack Phase",
    "a condition behind the trigger": r"^When [^,]*, if ",
    "both players at once": r"each player discards",
    "EX Burst that a Damage line gives": r"^Damage \d -- EX BURST",
}
"""What else the rule book and the newest texts know, and how it is printed."""


@cache
def readings() -> dict[str, Text]:
    return {row["id"]: read_card(row)["text"] for row in ROWS}


@cache
def deck(name: str) -> Deck:
    faces = {row["id"]: Face(row["id"], row["name"], row["kind"], row["text"], "en", COPIES) for row in ROWS}
    return deck_of(document(HOME / "decks" / f"{name}.yaml"), name, faces, name)


def headings(chapter: str) -> set[str]:
    """The headings of the sections of a chapter, from our summaries."""
    line = rf'id: "{re.escape(chapter)}\.\d+", kind: heading, .*summary: "(.*)"'
    return set(re.findall(line, game("fftcg").rulebook().read_text("utf-8")))


def said(pattern: str) -> list[str]:
    """The numbers of the cards with a line in which the pattern is found."""
    return [number for number, line in LINES if re.search(pattern, line.removeprefix("EX BURST "))]


# ------------------------------------------------------------------ the cards


def test_every_card_is_read_in_full() -> None:
    assert {number: text.unread for number, text in readings().items() if not text.full} == {}


def test_every_line_is_an_ability() -> None:
    counts = {row["id"]: len(row["text"].splitlines()) for row in ROWS}
    assert {number: len(text.abilities()) for number, text in readings().items()} == counts


def test_numbers_and_names_are_unique() -> None:
    assert len(ROWS) >= 100
    assert len(BY_ID) == len(ROWS)
    assert [name for name, count in Counter(row["name"] for row in ROWS).items() if count > 1] == []


@pytest.mark.parametrize("number", list(BY_ID))
def test_the_facts_of_a_card_fit_its_kind(number: str) -> None:
    row = BY_ID[number]
    assert row["elements"]
    assert row["categories"]
    assert 1 <= row["cost"] <= 8
    assert ("power" in row) == (row["kind"] == "forward")
    assert ("jobs" in row) == (row["kind"] != "summon")
    assert row.get("ex", False) == any(line.startswith("EX BURST ") for line in row["text"].splitlines())
    if row["kind"] == "backup":
        assert row["cost"] in (2, 3, 4)
    if row["kind"] == "forward" and "reduced" not in row["text"] and "instead of paying" not in row["text"]:
        assert row["power"] <= row["cost"] * 1000 + 4000
        assert row["cost"] <= 6


def test_every_job_and_category_in_a_text_is_on_a_card_of_the_deck() -> None:
    for name in DECKS:
        rows = [BY_ID[number] for number in deck(name).counts()]
        printed = "\n".join(row["text"] for row in rows)
        assert set(re.findall(r"\bJob (\w+)", printed)) <= {job for row in rows for job in row.get("jobs", [])}
        assert set(re.findall(r"\bCategory (\w+)", printed)) <= {category for row in rows for category in row["categories"]}


@pytest.mark.skipif(not POOL.exists(), reason="the public card pool is not at hand (../shared/cards)")
def test_no_name_is_that_of_a_published_card() -> None:
    published = {str(row["name"]).lower() for row in json.loads(POOL.read_text("utf-8"))}
    assert len(published) > 1000
    assert [row["name"] for row in ROWS if row["name"].lower() in published] == []


# ------------------------------------------------------------------ what they show


def test_every_keyword_of_chapter_15_is_looked_for() -> None:
    assert headings("15.1.1") == set(ACTIONS)
    assert headings("15.2") == set(ABILITIES)


@pytest.mark.parametrize("what", [*ACTIONS, *ABILITIES, *SHOWN])
def test_what_the_rule_book_knows_is_shown(what: str) -> None:
    assert said({**ACTIONS, **ABILITIES, **SHOWN}[what]) != []


def test_ex_bursts_are_on_summons_and_on_characters() -> None:
    assert {row["kind"] for row in ROWS if row.get("ex")} >= {"summon", "forward", "backup"}


def test_every_element_and_some_multi_element_cards_occur() -> None:
    elements = Counter(element for row in ROWS for element in row["elements"])
    assert set(elements) == {"fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"}
    assert sum(len(row["elements"]) > 1 for row in ROWS) >= 4


# ------------------------------------------------------------------ the decks


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_legal(name: str) -> None:
    assert illegal(deck(name).cards) == []
    assert len(deck(name).cards) == 50
    assert max(deck(name).counts().values()) <= 3
    assert deck(name).title
    assert deck(name).plan, "a deck says what it wants"


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_a_sensible_curve(name: str) -> None:
    kinds = Counter(face.kind for face in deck(name).cards)
    assert 16 <= kinds["backup"] <= 19
    assert 21 <= kinds["forward"] <= 25
    assert 5 <= kinds["summon"] <= 10
    assert 1 <= kinds["monster"] <= 4
    costs = Counter(BY_ID[face.id]["cost"] for face in deck(name).cards)
    assert sum(count for cost, count in costs.items() if cost <= 3) >= 30


@pytest.mark.parametrize("name", DECKS)
def test_every_card_of_a_deck_can_be_paid_for(name: str) -> None:
    rows = [BY_ID[number] for number in deck(name).counts()]
    produced = {element for row in rows if row["kind"] == "backup" for element in row["elements"]}
    assert len(produced) == 2
    assert [row["name"] for row in rows if not set(row["elements"]) <= produced | LEADERS] == []
    leaders = sum(count for number, count in deck(name).counts().items() if set(BY_ID[number]["elements"]) & LEADERS)
    assert leaders <= 7, "Light and Dark cards produce no CP"


@pytest.mark.parametrize("name", DECKS)
def test_a_special_ability_has_cards_to_pay_with(name: str) -> None:
    counts = deck(name).counts()
    special = [number for number in counts if "《S》" in BY_ID[number]["text"]]
    assert special
    assert [number for number in special if counts[number] < 3] == []


def test_four_different_decks_use_every_card() -> None:
    assert len(DECKS) == 4
    uses = Counter(number for name in DECKS for number in deck(name).counts())
    assert sorted(set(BY_ID) - set(uses)) == [], "starter cards that no starter deck plays"
    assert sum(count > 1 for count in uses.values()) <= 5, "the decks share few cards"
