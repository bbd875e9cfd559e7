"""The first screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def test_three_games_are_offered(visit: Callable[..., Any]) -> None:
    page = visit("/")
    page.wait_for_selector(".game-card")
    names = [text.split("\n")[0].strip(" ✓") for text in page.locator(".game-card").all_inner_texts()]
    assert names == ["Divine Cross", "Digimon", "FF-TCG"]


def test_the_first_page_is_small(visit: Callable[..., Any]) -> None:
    """Everything that comes over the wire until the first page stands."""
    page = visit("/")
    page.get_by_role("heading", name="A table with a referee").wait_for()
    entries: list[list[Any]] = page.evaluate("performance.getEntries().map((each) => [each.name, each.transferSize ?? 0])")
    sizes = {name: size for name, size in entries if size}
    assert sum(sizes.values()) < 300_000, sizes
    assert any(name.endswith(".js") for name in sizes)
