"""Games on a telephone: a small screen and a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clicking import TITLES, Finger, assert_ended, sit_down
from people import at_the_end

PHONE = {"width": 390, "height": 844}


def telephone(visit: Callable[..., Any]) -> Any:
    """The first screen, held in a hand."""
    return visit("/", PHONE, has_touch=True, is_mobile=True)


class Watching(Finger):
    """Taps, and looks before each tap whether it can be seen how the game stands."""

    def step(self, now: dict[str, Any]) -> None:
        """Sees who is winning, and does one thing."""
        wrong = self.page.evaluate(SCORE)
        assert not wrong, f"{wrong}, after {self.done[-3:]}"
        super().step(now)


SCORE = """() => {
  const wrong = [];
  const box = (each) => each.getBoundingClientRect();
  const score = document.querySelector(".score");
  const bar = box(document.querySelector(".bar"));
  const at = box(score);
  const sheet = box(document.querySelector(".sidebar"));
  const seen = at.top >= bar.bottom - 1 && at.bottom <= sheet.top && at.height >= 30;
  if (!seen) wrong.push(`the score lies at ${at.top} to ${at.bottom}`);
  const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  const over = document.querySelector("dialog[open], .menu");
  if (!over && !score.contains(top)) wrong.push(`${top?.className} lies over the score`);
  const [mine, theirs] = score.querySelectorAll(".score-of");
  for (const [part, side] of [[mine, ".side.near"], [theirs, ".side.far"]]) {
    const held = part.querySelector(".score-hand").firstChild.textContent.match(/[0-9]+/)?.[0];
    const told = document.querySelector(`${side} .plate-hand`).textContent.match(/[0-9]+/)?.[0];
    if (held === undefined || held !== told) wrong.push(`a hand of ${held}, but ${told}`);
  }
  const lead = score.querySelector(".score-lead b").textContent.replaceAll(" ", "");
  const lives = [".side.near", ".side.far"].map((side) => parseInt(document.querySelector(`${side} .life-count`).textContent));
  if (lead !== lives.join(":")) wrong.push(`${lead} is said, ${lives} is so`);
  if (score.querySelectorAll(".turn-now").length !== 1) wrong.push("nobody's turn");
  const token = document.querySelector(".memory-token")?.textContent ?? "0";
  if ((score.querySelector(".score-memory")?.textContent ?? "0") !== token) wrong.push("another memory");
  const hand = document.querySelector(".hand");
  if (box(hand).bottom > sheet.top + 1) wrong.push("the sheet lies over the hand");
  const touched = [...document.querySelectorAll(".sidebar [data-option], .bar button")].filter((each) => box(each).height > 0);
  const small = touched.filter((each) => box(each).height < 32);
  if (small.length > 0) wrong.push(`too low for a finger: ${small[0].textContent}`);
  return wrong;
}"""


@pytest.mark.parametrize("game", ["divinecross", "digimon", "fftcg"])
def test_a_game_by_tapping(visit: Callable[..., Any], game: str) -> None:
    """A whole game of each kind, with the score in sight all the time."""
    page = telephone(visit)
    sit_down(page, game, lambda button: button.tap())
    Watching(page, seed=2).play()
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
