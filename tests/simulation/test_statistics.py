"""Intervals against known values, and a test that errs as rarely as it says although one always looks."""

from __future__ import annotations

from random import Random

import pytest

from shinpan.simulation.statistics import deviation, wilson
from shinpan.simulation.stopping import Decider, always


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 29, 0.0061, 0.1718)],
)
def test_wilson(wins, games, low, high):
    """Newcombe 1998 (1 of 29) and scipy's proportion_ci(method="wilson")."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_games():
    assert wilson(0, 0) == (0.0, 1.0)
    assert always([]) == (0.0, 1.0)
    assert deviation([]) is None


def flips(chance: float, runs: int, blocks: int, points: float, seed: int) -> list[str]:
    """Verdicts of runs in which each block is two games won by chance, looked at after each of them."""
    random = Random(seed)
    found = []
    for _ in range(runs):
        decider = Decider(points)
        for _ in range(blocks):
            decider.add(((random.random() < chance) + (random.random() < chance)) / 2)
            if decider.verdict():
                break
        found.append(decider.verdict())
    return found


def test_a_lead_of_exactly_so_much_is_seldom_called_more():
    found = flips(0.51, 400, 600, 2, seed=1)
    assert found.count("first") + found.count("second") <= 0.05 * 400


def test_equals_are_seldom_called_different():
    found = flips(0.5, 400, 600, 0, seed=2)
    assert found.count("first") + found.count("second") <= 0.05 * 400


def test_one_that_is_better_is_seldom_called_not_better():
    found = flips(0.58, 200, 1500, 10, seed=3)
    assert found.count("neither") + found.count("second") <= 0.05 * 200
    assert found.count("first") > 100


def test_it_finds_out():
    assert flips(0.65, 50, 1500, 2, seed=4).count("first") >= 48
    assert flips(0.35, 50, 1500, 2, seed=5).count("second") >= 48
    assert flips(0.5, 50, 1500, 20, seed=6).count("neither") >= 48


def test_blocks_of_games_that_depend_on_each_other_do_no_harm():
    random = Random(7)
    wrong = 0
    for _ in range(200):
        decider = Decider(0)
        for _ in range(400):
            decider.add(random.choice((0.0, 1.0)))  # both games of a block end alike
            if decider.verdict():
                break
        wrong += decider.verdict() in ("first", "second")
    assert wrong <= 0.05 * 200


def test_limits_hold_at_any_time():
    random = Random(8)
    missed = 0
    for _ in range(60):
        scores = [random.choice((0.0, 0.5, 1.0, 1.0)) for _ in range(200)]
        missed += any(not low <= 0.625 <= high for low, high in (always(scores[:end]) for end in (5, 20, 60, 200)))
    assert missed <= 0.05 * 60
    low, high = always(scores)
    assert wilson(sum(scores), 200)[0] > low
