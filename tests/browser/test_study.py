"""A replay is analysed in the browser, and a hint is given at the table."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from people import Visit, against_bot, sit
from serving import Server, at_table, play_out, run

from .conftest import PHONE, SHOTS

DECKS = ("ember", "tide")
SLOW = 150_000
"""Milliseconds that what is thought about beside everything else may take, on a busy machine."""


def shot(page: Any, name: str) -> None:
    """A picture, for whoever wants to see it."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A game against a bot, played by chance until it was over."""
    opened = against_bot(server, "divinecross", DECKS)

    async def play() -> None:
        async with at_table(server, opened["match"], opened["token"]) as ada:
            await play_out(ada, Random(5))

    with ThreadPoolExecutor(1) as apart:  # the browser has the event loop of this thread
        apart.submit(lambda: run(play())).result()
    return opened


def replayed(visit: Visit, seat: dict[str, Any], size: dict[str, int] | None = None, **settings: str) -> Any:
    """The replay of a game, for the player who has the seat."""
    page = visit("/", size)
    held = [{"match": seat["match"], "token": seat["token"], "game": "divinecross", "invite": None, "at": 0}]
    page.evaluate(
        "([seats, settings]) => { localStorage.setItem('shinpan.seats', seats);"
        " localStorage.setItem('shinpan.settings', settings); }",
        [json.dumps(held), json.dumps({"pace": "off", **settings})],
    )
    page.goto(f"/#/replay/{seat['match']}")
    page.reload()
    page.locator(".scrubber").wait_for()
    return page


def analysed(page: Any, button: str = "Analyse", effort: str = "quick") -> None:
    """Begins the analysis, and waits until it is done."""
    page.get_by_role("button", name=button, exact=True).click()
    page.locator(".study-strip select").select_option(effort)
    page.locator(".study-graph .line").wait_for(timeout=SLOW)
    page.locator(".study-strip progress").wait_for(state="detached", timeout=SLOW)


def place(page: Any) -> int:
    """After how many choices the replay stands."""
    return int(page.locator(".scrubber input[type=range]").input_value())


def test_a_replay_is_analysed(visit: Visit, finished: dict[str, Any]) -> None:
    page = replayed(visit, finished)
    analysed(page)
    graph = page.get_by_role("slider", name="Chance to win, decision by decision")
    assert page.locator(".study-strip h2").inner_text() == "Ada: chance to win"
    page.get_by_text("from what the player could know. It is no promise.").wait_for()

    box = graph.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    clicked = place(page)
    assert clicked > 0
    shares = page.locator(".study-option .study-share").all_inner_texts()
    assert 2 <= len(shares) <= 4 and all(re.fullmatch(r"\d+ %", each) for each in shares)
    assert re.fullmatch(r"Turn \d+: \d+ % for Ada", graph.get_attribute("aria-valuetext"))

    graph.focus()
    page.keyboard.press("ArrowLeft")
    before = place(page)
    assert before < clicked
    page.keyboard.press("ArrowRight")
    assert place(page) == clicked
    page.keyboard.press("Home")
    first = place(page)
    page.keyboard.press("ArrowLeft")
    assert place(page) == first < before

    worst = page.locator(".study-loss")
    assert worst.count() > 0, "a player by chance makes mistakes"
    costs = [int(each.removeprefix("−")) for each in page.locator(".study-loss b").all_inner_texts()]
    assert costs == sorted(costs, reverse=True) and costs[-1] >= 5
    worst.first.click()
    assert worst.first.get_attribute("aria-current") == "true"
    assert f"−{costs[0]}" in page.locator(".study-option.chosen .study-chosen").inner_text()
    assert page.locator(".study-graph .graded").count() == sum(
        int(re.sub(r"\D", "", each)) for each in page.locator(".study-tally span").all_inner_texts()
    )
    assert page.locator(".study-graph .graded.other").count() == 0, "the other player's decisions are their own"
    shot(page, "study-desk")

    page.get_by_label("Both players").check()
    page.get_by_text("with both deck lists known").wait_for(timeout=SLOW)
    page.locator(".study-strip progress").wait_for(state="detached", timeout=SLOW)
    page.locator(".study-graph .line").wait_for(timeout=SLOW)
    shot(page, "study-both")
    page.get_by_role("button", name="Close the analysis").click()
    assert page.locator(".study-strip").count() == 0
    page.get_by_role("button", name="Analyse", exact=True).wait_for()


def test_on_a_phone_and_in_japanese(visit: Visit, finished: dict[str, Any]) -> None:
    page = replayed(visit, finished, PHONE, lang="ja", theme="light")
    shot(page, "study-phone-before")
    analysed(page, "解析する")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("heading", name="最善の選択肢").wait_for(timeout=SLOW)
    page.get_by_role("button", name="次の決断").click()
    assert place(page) > 0
    box = page.locator(".study-graph").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    shot(page, "study-phone")


def test_who_only_watches_has_no_analysis(visit: Visit, finished: dict[str, Any]) -> None:
    page = visit(f"/#/replay/{finished['match']}")
    page.locator(".scrubber").wait_for()
    assert page.get_by_role("button", name="Analyse").count() == 0


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_hint_is_given_and_lit(visit: Visit, server: Server, way: str) -> None:
    opened = against_bot(server, "divinecross", DECKS)
    page = visit("/")
    sit(page, opened["match"], opened["token"], "divinecross")
    button = page.get_by_role("button", name="Hint", exact=True)
    button.wait_for()
    below = page.locator(".actions [data-option]").first.bounding_box()
    assert button.bounding_box()["y"] < below["y"], "it is seen without scrolling, however many choices there are"
    if way == "button":
        button.click()
    else:
        page.keyboard.press("h")
    hint = page.locator("p.hint")
    hint.wait_for(timeout=SLOW)
    assert page.locator("[data-coached]").count() > 0
    words = hint.locator("b").inner_text()
    assert words.lower() in page.locator(".actions [data-coached]").first.inner_text().lower()
    shot(page, f"hint-{way}")
    page.locator(".actions [data-coached]").first.click()
    hint.wait_for(state="detached")
