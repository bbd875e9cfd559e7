"""Games on a telephone: a small screen and a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clicking import TITLES, Finger, assert_ended, sit_down
from people import at_the_end

PHONE = {"width": 390, "height": 844}
ACTS = 25


def telephone(visit: Callable[..., Any]) -> Any:
    """The first screen, held in a hand."""
    return visit("/", PHONE, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("game", ["divinecross", "digimon", "fftcg"])
def test_a_game_by_tapping(visit: Callable[..., Any], game: str) -> None:
    """A whole game of Digimon; of the others enough to have met their decisions."""
    page = telephone(visit)
    sit_down(page, game, lambda button: button.tap())
    finger = Finger(page, seed=2)
    finger.play(1000 if game == "digimon" else ACTS)
    if game == "digimon" or finger.made < ACTS:
        if not page.locator(".log-line").count():
            page.locator(".drawer-toggle").tap()
        assert_ended(page)


def test_a_long_press_reads_a_card(visit: Callable[..., Any]) -> None:
    page = telephone(visit)
    sit_down(page, "divinecross", lambda button: button.tap())
    finger = Finger(page)
    finger.arrive()
    card = page.locator(".hand .spot").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"], 80) / 2}
    wire = page.context.new_cdp_session(page)
    before = finger.look()["asked"]
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("dialog[open] h2")
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("dialog[open] h2").inner_text()
    assert finger.look()["asked"] == before, "reading a card chose it"
    page.locator("dialog [aria-label=Close]").tap()
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("game", ["divinecross", "digimon", "fftcg"])
def test_the_guide_leaves_room_for_the_choices(visit: Callable[..., Any], game: str) -> None:
    page = telephone(visit)
    page.get_by_role("button", name=f"Learn {TITLES[game]}", exact=True).tap()
    page.locator(".coach button", has_text="Skip the tour").tap()
    finger = Finger(page, seed=4)
    finger.play(6)
    if not finger.look()["over"]:
        assert page.locator(".coach").count() == 1
        page.locator(".drawer-toggle").tap()
        page.locator(".log-line").last.wait_for()
        at_the_end(page)
