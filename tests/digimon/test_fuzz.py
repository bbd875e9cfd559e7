"""Random games: at every decision all is in order, and every game ends by the rules.

A longer run of the same, and of real decks: ``python tools/fuzz.py --help``.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from helpers import DIGIMON, fuzz, fuzz_decks, random_digimon_deck
from shinpan.match import Match

BATCH = 20
OTHERS = [edition.short for edition in DIGIMON.editions[1:]]
"""The rule books beside the usual one."""
ENDINGS = {"attack", "deck", "loop", "effect"}
"""How a game that nobody concedes may end."""


@pytest.mark.parametrize("first", range(0, 120, BATCH))
def test_random_games(first: int) -> None:
    for seed in range(first, first + BATCH):
        try:
            result = fuzz(seed, views=0.1, record=seed % 10 == 7, rules=DIGIMON)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error
        assert result.outcome.reason in ENDINGS, f"seed {seed}: {result.outcome}"
        assert result.decisions > 1, f"seed {seed}: over before it began"
        for told in result.told:
            assert all("None" not in line and "{" not in line for line in told), f"seed {seed}: a line of the log is unfinished"


@pytest.mark.parametrize("edition", OTHERS)
@pytest.mark.parametrize("first", range(0, 100, 25))
def test_games_by_other_rule_books_cite_only_their_own_clauses(edition: str, first: int) -> None:
    """The log of every game is read: ``fuzz`` refuses a clause that the book does not have."""
    for seed in range(first, first + 25):
        try:
            result = fuzz(seed, views=0.05, record=True, rules=DIGIMON, edition=edition)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error
        assert result.outcome.reason in ENDINGS, f"seed {seed}: {result.outcome}"


@pytest.mark.parametrize("edition", OTHERS)
def test_games_by_other_rule_books_are_copied_taken_back_and_saved(edition: str) -> None:
    for seed in range(6):
        match = Match(DIGIMON, fuzz_decks(seed, DIGIMON), seed=seed, edition=edition)
        dice = Random(seed)
        while match.decision is not None and len(match.choices) < 60:
            match.choose(dice.randrange(len(match.decision.options)))
        for other in (match.fork(), Match.load(json.loads(json.dumps(match.save())))):
            assert other.edition is match.edition
            assert other.log(None) == match.log(None)
            assert other.view(0) == match.view(0)
        before = len(match.choices)
        seen = match.view(1)
        if match.decision is not None:
            match.choose(0)
            match.undo(len(match.choices) - before)
            assert match.view(1) == seen


@pytest.mark.parametrize("seed", [111, 114, 132])
def test_a_card_is_somewhere_while_a_link_makes_room_for_it(seed: int) -> None:
    """4-7-5: found by the fuzzer, when a card that was being linked was nowhere."""
    fuzz(seed, views=0.5, rules=DIGIMON)


def test_looking_changes_nothing() -> None:
    """A game with views, log and reasons at every decision is the same game as one without."""
    for seed in range(400, 408):
        silent = fuzz(seed, views=0.0, rules=DIGIMON)
        watched = fuzz(seed, views=1.0, record=True, rules=DIGIMON)
        assert (silent.decisions, silent.turns) == (watched.decisions, watched.turns), f"seed {seed}"
        assert (silent.outcome.winner, silent.outcome.reason) == (watched.outcome.winner, watched.outcome.reason)


def test_random_decks_are_legal_and_different() -> None:
    dice = Random(5)
    decks = [random_digimon_deck(dice) for _ in range(50)]
    assert all(DIGIMON.illegal(deck) == [] for deck in decks)
    assert len({tuple(sorted(face.id for face in deck)) for deck in decks}) == 50
    eggs = {sum(face.kind == "egg" for face in deck) for deck in decks}
    assert {0, 5} <= eggs


def test_the_same_seed_is_the_same_game() -> None:
    for seed in (3, 4, 5):
        first, second = fuzz(seed, views=0.0, rules=DIGIMON), fuzz(seed, views=0.0, rules=DIGIMON)
        assert (first.decisions, first.turns, first.outcome) == (second.decisions, second.turns, second.outcome)
        assert [[face.id for face in deck] for deck in fuzz_decks(seed, DIGIMON)] == [
            [face.id for face in deck] for deck in fuzz_decks(seed, DIGIMON)
        ]
