"""Non-interference: what a player cannot see changes nothing in that player's view, options or log (tests/interference.py)."""

from __future__ import annotations

import pytest

from helpers import DIGIMON, fuzz_decks
from interference import (
    Rules,
    cards_never_seen_may_be_any_others,
    free_actions_depend_only_on_what_may_be_seen,
    shows_only_what_may_be_seen,
)

RULES = Rules(DIGIMON, lambda seed: fuzz_decks(seed, DIGIMON), 80, sort=lambda card: card.face.kind == "egg")
"""A game has about 110 decisions. Digi-Eggs have a deck of their own."""
GAMES = 48


@pytest.mark.parametrize("part", range(4))
def test_a_position_shows_only_what_may_be_seen(part: int) -> None:
    count, changed = shows_only_what_may_be_seen(RULES, range(part, GAMES, 4))
    assert count >= 110, "some 500 positions in all"
    assert changed > 2.5 * count, "nearly everywhere something is hidden from everybody"


@pytest.mark.parametrize("part", range(2))
def test_free_actions_depend_only_on_what_may_be_seen(part: int) -> None:
    assert free_actions_depend_only_on_what_may_be_seen(RULES, range(1000 + part, 1000 + GAMES // 2, 2)) > 60


@pytest.mark.parametrize("part", range(4))
def test_cards_never_seen_may_be_any_others(part: int) -> None:
    same, other_ways = cards_never_seen_may_be_any_others(RULES, range(2000 + part, 2000 + GAMES, 4), 100)
    assert same > 2, f"{same} games were the same, {other_ways} went another way"
