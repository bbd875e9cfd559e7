"""Non-interference: what a player cannot see changes nothing in that player's view, options or log (tests/interference.py)."""

from __future__ import annotations

from functools import cache

import pytest

from helpers import FFTCG, fuzz_decks
from interference import (
    Rules,
    cards_never_seen_may_be_any_others,
    free_actions_depend_only_on_what_may_be_seen,
    shows_only_what_may_be_seen,
)
from shinpan.table.cards import Face

RULES = Rules(FFTCG, lambda seed: fuzz_decks(seed, FFTCG), 110, blind=lambda option: option.verb == "auto")
"""A game has about 140 decisions. A cost that the engine pays is paid with what is in the hand."""
GAMES = 32


def with_limit_break(seed: int) -> list[list[Face]]:
    """The decks of a game, each with an LB deck beside it."""
    return [[*deck, *(limit(n) for n in range(8))] for deck in fuzz_decks(seed, FFTCG)]


@cache
def limit(n: int) -> Face:
    """A card for an LB deck."""
    element = ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")[n]
    row = {"id": f"L-{n}", "name": f"Deep {n}", "kind": "forward", "elements": [element], "cost": 1 + n % 3, "power": 3000}
    return FFTCG.face(row | {"text": f"Limit Break -- {1 + n % 2}"})


BEYOND = Rules(
    FFTCG,
    with_limit_break,
    110,
    sort=lambda card: card.face.limit >= 0,  # type: ignore[attr-defined]
    blind=lambda option: option.verb == "auto",
    edition="2.1.9+limit-break",
)
"""The same with LB decks, whose face-down cards only their owner sees."""


@pytest.mark.parametrize("part", range(4))
def test_a_position_shows_only_what_may_be_seen(part: int) -> None:
    count, changed = shows_only_what_may_be_seen(RULES, range(part, GAMES, 4))
    assert count >= 70, "some 300 positions in all"
    assert changed > 2.5 * count, "nearly everywhere something is hidden from everybody"


def test_an_lb_deck_shows_only_what_may_be_seen() -> None:
    count, changed = shows_only_what_may_be_seen(BEYOND, range(8))
    assert count >= 70
    assert changed > 2.5 * count
    assert free_actions_depend_only_on_what_may_be_seen(BEYOND, range(1000, 1006)) > 20
    same, other_ways = cards_never_seen_may_be_any_others(BEYOND, range(2000, 2008), 150)
    assert same > 1, f"{same} games were the same, {other_ways} went another way"


@pytest.mark.parametrize("part", range(2))
def test_free_actions_depend_only_on_what_may_be_seen(part: int) -> None:
    assert free_actions_depend_only_on_what_may_be_seen(RULES, range(1000 + part, 1000 + GAMES // 2, 2)) > 60


@pytest.mark.parametrize("part", range(4))
def test_cards_never_seen_may_be_any_others(part: int) -> None:
    same, other_ways = cards_never_seen_may_be_any_others(RULES, range(2000 + part, 2000 + GAMES, 4), 150)
    assert same > 1, f"{same} games were the same, {other_ways} went another way"
