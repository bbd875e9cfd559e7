"""Random games: at every decision all is in order, and every game ends by the rules.

A longer run of the same, and of real decks: ``python tools/fuzz.py --help``.
"""

from __future__ import annotations

from random import Random

import pytest

import helpers
from helpers import FFTCG, fftcg_workshop, fuzz, fuzz_decks, pool_decks, random_fftcg_deck, workshop_decks

BATCH = 10
ENDINGS = {"damage", "deck", "loop", "effect"}
"""How a game that nobody concedes may end."""


@pytest.mark.parametrize("first", range(0, 60, BATCH))
def test_random_games(first: int) -> None:
    for seed in range(first, first + BATCH):
        try:
            result = fuzz(seed, views=0.05, record=seed % 10 == 7, rules=FFTCG)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error
        assert result.outcome.reason in ENDINGS, f"seed {seed}: {result.outcome}"
        assert result.decisions > 1, f"seed {seed}: over before it began"
        for told in result.told:
            assert all("None" not in line and "{" not in line for line in told), f"seed {seed}: a line of the log is unfinished"


def test_random_games_with_the_cards_of_the_scenarios() -> None:
    for seed in range(8):
        try:
            fuzz(seed, views=0.03, record=seed % 8 == 7, decks=workshop_decks(seed, FFTCG), rules=FFTCG)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error


def test_looking_changes_nothing() -> None:
    """A game with views, log and reasons at every decision is the same game as one without."""
    for seed in range(400, 404):
        silent = fuzz(seed, views=0.0, rules=FFTCG)
        watched = fuzz(seed, views=1.0, record=True, rules=FFTCG)
        assert (silent.decisions, silent.turns) == (watched.decisions, watched.turns), f"seed {seed}"
        assert (silent.outcome.winner, silent.outcome.reason) == (watched.outcome.winner, watched.outcome.reason)


def test_random_decks_are_legal_and_different() -> None:
    dice = Random(5)
    decks = [random_fftcg_deck(dice) for _ in range(50)]
    assert all(FFTCG.illegal(deck) == [] for deck in decks)
    assert len({tuple(sorted(face.id for face in deck)) for deck in decks}) == 50
    backups = sorted(sum(face.kind == "backup" for face in deck) for deck in decks)
    assert backups[0] < 12
    assert backups[-1] > 20


def test_decks_of_many_cards_have_some_of_them_more_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = fftcg_workshop()
    monkeypatch.setattr(helpers, "FEW", 100)
    assert len(faces) > 100
    for seed in range(10):
        for deck in pool_decks(seed, faces, FFTCG):
            assert FFTCG.illegal(deck) == []
            assert len({face.id for face in deck}) <= 30


def test_the_same_seed_is_the_same_game() -> None:
    for seed in (3, 4, 5):
        first, second = fuzz(seed, views=0.0, rules=FFTCG), fuzz(seed, views=0.0, rules=FFTCG)
        assert (first.decisions, first.turns, first.outcome) == (second.decisions, second.turns, second.outcome)
        assert [[face.id for face in deck] for deck in fuzz_decks(seed, FFTCG)] == [
            [face.id for face in deck] for deck in fuzz_decks(seed, FFTCG)
        ]
