"""A newcomer finishes a guided first game of each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clicking import TITLES, Newcomer, assert_ended

PHASES = {"divinecross": {"Main", "Battle"}, "digimon": {"Breeding", "Main"}, "fftcg": {"Main 1", "Attack"}}
"""Phases that a newcomer comes through in any game."""


@pytest.mark.parametrize("game", ["divinecross", "digimon", "fftcg"])
def test_a_newcomer_finishes_a_guided_game(visit: Callable[..., Any], game: str) -> None:
    page = visit("/")
    page.get_by_role("button", name=f"Learn {TITLES[game]}", exact=True).click()
    newcomer = Newcomer(page, seed=1)
    newcomer.arrive()
    assert "Welcome" in page.locator(".coach h2").inner_text()
    newcomer.play()
    assert_ended(page)
    assert {phase for phase, _ in newcomer.heard} >= PHASES[game]
    said = list(newcomer.heard.values())
    assert all(len(each) > 80 for each in said), "the guide had nothing to say"
    assert sum("If you are not sure" in each for each in said) >= len(said) - 2, "the guide gave no advice"
    parting = page.locator(".coach").inner_text()
    won = page.locator(".result h2").inner_text() == "You win!"
    assert ("Congratulations" in parting) == won
    assert won or "Next time" in parting


@pytest.mark.parametrize("game", ["divinecross", "digimon", "fftcg"])
def test_the_tour_shows_the_table_and_gives_way(visit: Callable[..., Any], game: str) -> None:
    page = visit("/")
    page.get_by_role("button", name=f"Learn {TITLES[game]}", exact=True).click()
    newcomer = Newcomer(page)
    newcomer.arrive()
    pointed = 0
    while page.locator(".coach .primary").count():
        pointed += page.locator(".near .pointed-out").count()
        page.locator(".coach .primary").click()
    assert pointed >= 3
    assert page.locator(".pointed-out").count() == 0
    assert "If you are not sure" in page.locator(".coach").inner_text()
    page.locator(".coach button", has_text="Tour again").click()
    assert "Welcome" in page.locator(".coach h2").inner_text()
    newcomer.press("advised")
    assert "Welcome" not in page.locator(".coach h2").inner_text(), "the tour stays although the game goes on"
