"""Non-interference: what a player cannot see changes nothing in that player's view, options or log (tests/interference.py)."""

from __future__ import annotations

import pytest

from helpers import FFTCG, fuzz_decks
from interference import (
    Rules,
    cards_never_seen_may_be_any_others,
    free_actions_depend_only_on_what_may_be_seen,
    shows_only_what_may_be_seen,
)

RULES = Rules(FFTCG, lambda seed: fuzz_decks(seed, FFTCG), 110, blind=lambda option: option.verb == "auto")
"""A game has about 140 decisions. A cost that the engine pays is paid with what is in the hand."""
GAMES = 32


@pytest.mark.parametrize("part", range(4))
def test_a_position_shows_only_what_may_be_seen(part: int) -> None:
    count, changed = shows_only_what_may_be_seen(RULES, range(part, GAMES, 4))
    assert count >= 70, "some 300 positions in all"
    assert changed > 2.5 * count, "nearly everywhere something is hidden from everybody"


@pytest.mark.parametrize("part", range(2))
def test_free_actions_depend_only_on_what_may_be_seen(part: int) -> None:
    assert free_actions_depend_only_on_what_may_be_seen(RULES, range(1000 + part, 1000 + GAMES // 2, 2)) > 60


@pytest.mark.parametrize("part", range(4))
def test_cards_never_seen_may_be_any_others(part: int) -> None:
    same, other_ways = cards_never_seen_may_be_any_others(RULES, range(2000 + part, 2000 + GAMES, 4), 150)
    assert same > 1, f"{same} games were the same, {other_ways} went another way"
