"""A game that the client does not know: the toy game, from the first screen to the result on the neutral board."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clicking import Finger, Person, assert_ended, sit_down
from serving import Server

PHONE = {"width": 390, "height": 844}
SHOTS = os.environ.get("SHINPAN_SHOTS")


@pytest.fixture(scope="module")
def server(serve: Callable[..., Server]) -> Server:
    """A server that a setting names a fourth game to."""
    return serve(games="peaks=peaks.game:Peaks")


INSIDE = """() => {
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen');
  const seen = (css) => [...document.querySelectorAll(css)].filter((each) => each.getClientRects().length > 0);
  for (const each of seen('.board .zone, .board .side .spot, .board .plate .badge')) {
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${each.className} ${each.textContent} is cut off`);
  }
  for (const zone of seen('.board .zone')) {
    const label = zone.querySelector('.zone-label')?.getBoundingClientRect();
    if (label && zone.getBoundingClientRect().height < label.height) wrong.push(`${zone.dataset.zone} has no room`);
  }
  return wrong;
}"""


def played(page: Any, person: Person, name: str) -> None:
    """A whole game, looking at the board at every step."""
    person.arrive()
    assert page.locator(".near [data-part=range]").count() == page.locator(".far [data-part=ruins]").count() == 1
    assert page.locator(".hand .spot").count() == 3
    assert [fact.startswith("Height ") for fact in page.locator(".hand .card-facts").all_inner_texts()] == [True] * 3
    while not (now := person.look())["over"]:
        assert page.evaluate(INSIDE) == []
        if SHOTS and person.made == 5:
            page.screenshot(path=Path(SHOTS) / f"{name}.png")
        person.step(now)
    assert person.made >= 4
    assert page.locator(".board [data-part=range] .spot").count() >= 1
    assert not page.locator(".bar .badge.bad").count(), "something was refused"


def test_a_whole_game_by_clicking(visit: Callable[..., Any]) -> None:
    page = visit("/")
    sit_down(page, "peaks", lambda button: button.click())
    played(page, Person(page, seed=3), "neutral-desk")
    assert_ended(page)


def test_a_whole_game_by_tapping(visit: Callable[..., Any]) -> None:
    page = visit("/", PHONE, has_touch=True, is_mobile=True)
    sit_down(page, "peaks", lambda button: button.tap())
    played(page, Finger(page, seed=3), "neutral-phone")
    if not page.locator(".log-line").count():
        page.locator(".drawer-toggle").tap()
    assert_ended(page)
