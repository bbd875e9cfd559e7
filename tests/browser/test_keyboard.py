"""Games with the keyboard alone: the mouse is never touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clicking import TITLES, Typist, assert_ended, set_table
from serving import Server

DECISIONS = 30


def sit_down_by_keyboard(page: Any, game: str, typist: Typist) -> None:
    """From the first screen to a table against the easy bot."""
    page.wait_for_selector("form .primary:enabled")
    typist.tab_to(f".game-card.game-{game}")
    typist.key("Enter")
    page.wait_for_function("(title) => document.querySelector('form h2').textContent.endsWith(title)", arg=TITLES[game])
    typist.tab_to("form select:has(option[value=random])")
    typist.key("E")
    assert page.get_by_label("Strength").input_value() == "random"
    typist.tab_to("form .primary")
    typist.key("Enter")


@pytest.mark.parametrize("game", ["divinecross", "digimon", "fftcg"])
def test_a_game_with_the_keyboard(visit: Callable[..., Any], game: str) -> None:
    """A whole game of Digimon; of the others enough to have met their decisions."""
    page = visit("/")
    typist = Typist(page, seed=3)
    sit_down_by_keyboard(page, game, typist)
    typist.play(1000 if game == "digimon" else DECISIONS)
    if game == "digimon" or typist.made < DECISIONS:
        assert_ended(page)


def test_the_list_of_keys_and_the_other_keys(visit: Callable[..., Any]) -> None:
    page = visit("/")
    typist = Typist(page, seed=3)
    sit_down_by_keyboard(page, "divinecross", typist)
    typist.arrive()
    typist.key("?")
    page.wait_for_selector("dialog[open] .keys")
    typist.key("Escape")
    page.wait_for_selector("dialog", state="detached")
    typist.key("n", "i")
    page.wait_for_selector("dialog[open]")
    typist.key("Escape")
    page.wait_for_selector("dialog", state="detached")
    typist.send("1")
    typist.key("c")
    page.wait_for_selector(".tabs [role=tab][aria-selected=true]:has-text('Chat')")
    typist.key("l")
    page.wait_for_selector(".tabs [role=tab][aria-selected=true]:has-text('Log')")
    typist.key("Shift+X")
    page.wait_for_selector("dialog[open] >> text=You give up the game")
    typist.tab_to("dialog .danger")
    typist.key("Enter")
    page.wait_for_selector(".actions.result >> text=You lose")


def test_undo_by_key(visit: Callable[..., Any]) -> None:
    page = visit("/")
    typist = Typist(page, seed=3)
    sit_down_by_keyboard(page, "divinecross", typist)
    typist.arrive()
    first = typist.look()["question"]
    typist.send("1")
    assert typist.look()["question"] != first
    typist.send("u")
    assert typist.look()["question"] == first


OWN = """
title: cards of one's own
game: digimon
memory: 3
cards:
  - {id: T-1, name: Inkling, kind: digimon, colors: [red], level: 3, cost: 3, dp: 2000, text: "[On Play] Gain 1 memory."}
p1: {hand: [T-1], trash: [SD1-003, SD1-004, T-1], deck: 5}
p2: {deck: 5, security: 1}
"""


def test_a_pile_is_walked_through_by_key(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, OWN)
    typist = Typist(page)
    typist.tab_to(".near [data-part=trash] button, .near [data-part=trash] [role=button]", most=200)
    typist.key("Enter")
    page.wait_for_selector("dialog[open] .spread")
    typist.tab_to("dialog .spread .spot")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    typist.key("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != first
    typist.key("i")
    page.wait_for_selector("dialog[open] .card-full")


def test_the_cards_of_a_scenario_can_be_read(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, OWN)
    page.locator(".hand .spot").click(button="right")
    page.wait_for_selector("dialog[open] >> text=Gain 1 memory")
