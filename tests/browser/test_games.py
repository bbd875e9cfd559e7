"""Whole games against a bot by clicking, from the first screen to the result; and dragging instead of clicking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clicking import Person, assert_ended, drag, set_table, sit_down
from serving import Server


@pytest.mark.parametrize("game", ["divinecross", "digimon", "fftcg"])
def test_a_whole_game_by_clicking(visit: Callable[..., Any], game: str) -> None:
    page = visit("/")
    sit_down(page, game, lambda button: button.click())
    person = Person(page, seed=5)
    person.play()
    assert_ended(page)
    assert person.made >= 3
    assert not page.locator(".bar .badge.bad").count(), "something was refused"


DIVINECROSS = """
title: drag
game: divinecross
p1: {main: [{card: SP1-001, energy: 2}], standby: [SP1-002], hand: [SP1-003]}
p2: {main: [SP1-025], standby: [SP1-026]}
"""
DIGIMON = """
title: drag
game: digimon
memory: 3
p1: {battle: [{card: SD1-003, under: [SD1-001]}], hand: [SD1-008], deck: 5}
p2: {security: 1, deck: 5}
"""
FFTCG = """
title: drag
game: fftcg
p1: {field: [S1-012, S1-001, S1-005], hand: [S1-001, S1-022]}
p2: {damage: 5, deck: 5}
"""


def hand(page: Any) -> Any:
    """A card of the hand that can be played."""
    return page.locator(".hand .spot.glow").first


def test_a_unit_is_deployed_by_dragging(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, DIVINECROSS)
    drag(page, hand(page), page.locator(".near [data-part=standby]"))
    page.locator(".menu button", has_text="deploy").click()
    page.wait_for_function("document.querySelectorAll('.near [data-part=standby] .spot').length === 2")
    assert page.locator(".hand .spot").count() == 0


def test_digivolving_and_attacking_by_dragging(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, DIGIMON)
    own = page.locator(".near [data-part=battle] .spot")
    drag(page, hand(page), own)
    page.wait_for_function("document.querySelector('.near [data-part=battle] .spot .card').textContent.includes('Brandhound')")
    drag(page, own, page.locator(".far [data-part=security]"))
    page.wait_for_function("[...document.querySelectorAll('.log-line')].some((line) => line.textContent.includes('attack'))")


def test_casting_by_dragging(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, FFTCG)
    drag(page, hand(page), page.locator(".near [data-part=forwards]"))
    page.wait_for_function("document.querySelector('.actions h2').textContent.endsWith('Pay the cost')")


def test_what_is_dropped_beside_the_table_is_not_played(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, FFTCG)
    drag(page, hand(page), page.locator(".sidebar .tablist"))
    assert page.locator(".hand .spot").count() == 2
    assert page.locator(".drag-ghost").count() == 0
    assert page.locator(".actions h2").inner_text().endswith("Your turn: what will you do?")
