"""Non-interference: what a player cannot see changes nothing in that player's view, options or log (tests/interference.py)."""

from __future__ import annotations

import pytest

from helpers import DIVINECROSS, fuzz_decks, workshop_decks
from interference import (
    Rules,
    cards_never_seen_may_be_any_others,
    free_actions_depend_only_on_what_may_be_seen,
    shows_only_what_may_be_seen,
)
from shinpan.table.cards import Face
from shinpan.table.decisions import Option

GAMES = 100


def decks_for(seed: int) -> list[list[Face]]:
    """Starter decks, random decks, and every fourth time decks of every wording there is."""
    return workshop_decks(seed) if seed % 4 == 3 else fuzz_decks(seed)


def named(option: Option) -> int:
    """An assist is turned up once its target is named, but it has been played."""
    return option.card if option.verb in ("play", "deploy") else -1


RULES = Rules(DIVINECROSS, decks_for, 110, fixed=False, named=named)
"""A game has about 150 decisions."""


@pytest.mark.parametrize("part", range(4))
def test_a_position_shows_only_what_may_be_seen(part: int) -> None:
    count, changed = shows_only_what_may_be_seen(RULES, range(part, GAMES, 4))
    assert count >= (280 if part < 3 else 170), "1,000 positions in all"
    assert changed > 2.5 * count, "nearly everywhere something is hidden from everybody"


@pytest.mark.parametrize("part", range(2))
def test_free_actions_depend_only_on_what_may_be_seen(part: int) -> None:
    assert free_actions_depend_only_on_what_may_be_seen(RULES, range(1000 + part, 1000 + GAMES // 2, 2)) > 100


@pytest.mark.parametrize("part", range(4))
def test_cards_never_seen_may_be_any_others(part: int) -> None:
    same, other_ways = cards_never_seen_may_be_any_others(RULES, range(2000 + part, 2000 + GAMES, 4), 150)
    assert same > 4, f"{same} games were the same, {other_ways} went another way"
