"""How the board is laid on screens of all sizes, and what moves on it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clicking import Person, set_table
from people import against_bot, sit
from serving import Server

SHOTS = os.environ.get("SHINPAN_SHOTS")
SIZES = {"phone": (390, 844), "small": (1024, 768), "desk": (1280, 800), "large": (1920, 1080)}
DECKS = {"divinecross": ("ember", "grove"), "digimon": ("cinder", "tideroot"), "fftcg": ("ember", "highroot")}
STEPS = 8
MOST = 40

LAID = """() => {
  const faults = [];
  const root = document.scrollingElement;
  const board = document.querySelector(".board");
  if (root.scrollWidth > innerWidth || board.scrollWidth > board.clientWidth) faults.push("scrolls sideways");
  const box = (each) => each.getBoundingClientRect();
  const name = (each) => each.dataset.part ?? each.className;
  for (const side of document.querySelectorAll(".side")) {
    const zones = [...side.querySelectorAll(".zone")];
    zones.forEach((one, i) => {
      const a = box(one);
      if (a.width < 24 || a.height < 24) faults.push(`${name(one)} is ${a.width} x ${a.height}`);
      for (const other of zones.slice(i + 1)) {
        const b = box(other);
        const across = a.left < b.right - 1 && b.left < a.right - 1;
        const along = a.top < b.bottom - 1 && b.top < a.bottom - 1;
        if (across && along) faults.push(`${name(one)} lies on ${name(other)}`);
      }
    });
  }
  for (const row of document.querySelectorAll(".zone.is-row")) {
    if (row.scrollHeight > row.clientHeight + 1) faults.push(`${name(row)} is too low for its cards`);
    for (const card of row.querySelectorAll(".spot")) {
      const a = box(card), b = box(row);
      if (a.left < b.left - 1 || a.right > b.right + 1) faults.push(`a card sticks out of ${name(row)}`);
    }
  }
  const hand = box(document.querySelector(".hand"));
  const panel = box(document.querySelector(".actions"));
  for (const [what, each] of [["the hand", hand], ["the decision", panel]]) {
    if (each.top < 0 || each.bottom > innerHeight + 1 || each.height < 30) faults.push(`${what} is not in sight`);
  }
  if (innerWidth > 760 && board.scrollHeight > board.clientHeight + 1) faults.push("the board has to be scrolled");
  return faults;
}"""


@pytest.mark.parametrize("game", list(DECKS))
def test_every_zone_has_its_place_on_every_screen(visit: Callable[..., Any], server: Server, game: str) -> None:
    opened = against_bot(server, game, DECKS[game], seed=3)
    page = visit("/")
    sit(page, opened["match"], opened["token"], game)
    player = Person(page, 3)
    while player.play(player.made + STEPS) < MOST and page.locator(".zone.is-row .body").count() < 2:
        pass
    assert page.locator(".zone.is-row .body").count() > 0
    fits_everywhere(page)


def fits_everywhere(page: Any) -> None:
    """On a screen of any size everything has its place."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if SHOTS:
            page.screenshot(path=Path(SHOTS) / f"fits-{size}.png")
        assert page.evaluate(LAID) == [], size


CROWD = """
title: a crowd
game: digimon
memory: 3
p1:
  battle: [{crowd}]
  breeding: [{{card: SD1-003, under: [SD1-001]}}]
  hand: [SD1-008, SD1-008, SD1-008]
  security: 5
  deck: 5
p2:
  battle: [{crowd}]
  breeding: [{{card: SD1-003, under: [SD1-001]}}]
  security: 5
  deck: 5
"""
DIGIMON = "{card: SD1-008, under: [SD1-003, SD1-001]}, {card: SD1-003, suspended: true}"


def test_a_crowd_has_its_place_on_every_screen(visit: Callable[..., Any], server: Server) -> None:
    """Ten Digimon on each side, half of them with sources and half turned."""
    page = visit("/")
    set_table(page, server, CROWD.format(crowd=", ".join([DIGIMON] * 5)))
    assert page.locator("[data-part=battle] .body").count() == 20
    fits_everywhere(page)


def test_a_large_screen_has_larger_cards(visit: Callable[..., Any], server: Server) -> None:
    opened = against_bot(server, "fftcg", DECKS["fftcg"])
    page = visit("/")
    sit(page, opened["match"], opened["token"], "fftcg")
    widths = []
    for size in ("small", "desk", "large"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        widths.append(page.locator(".hand .spot").first.bounding_box()["width"])
    assert widths[0] <= widths[1] < widths[2]


def test_a_long_press_opens_a_card(visit: Callable[..., Any], server: Server) -> None:
    opened = against_bot(server, "digimon", DECKS["digimon"])
    page = visit("/", size={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit(page, opened["match"], opened["token"], "digimon")
    card = page.locator(".hand .spot").first
    card.wait_for()
    box = card.bounding_box()
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("dialog[open] .card-full")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("new Promise(done => setTimeout(done, 100))")
    assert page.locator("dialog[open] .card-full h3").count() == 1, "it stays open when the finger is lifted"
