"""The first screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def test_three_games_are_offered(visit: Callable[..., Any]) -> None:
    page = visit("/")
    page.wait_for_selector(".game-card")
    names = [text.split("\n")[0].strip(" ✓") for text in page.locator(".game-card").all_inner_texts()]
    assert names == ["Divine Cross", "Digimon", "FF-TCG"]
