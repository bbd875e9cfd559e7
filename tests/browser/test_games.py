"""Whole games against a bot by clicking, from the first screen to the result; and dragging instead of clicking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clicking import Person, assert_ended, drag, set_table, sit_down
from people import against_bot, click, made, sit
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
ASSISTED = """
title: assisted
game: divinecross
p1: {main: [{card: SP1-002, assist: SP1-021}], standby: [{card: SP1-003, assist: SP1-021}], hand: [SP1-003]}
p2: {main: [SP1-025]}
"""
CUT = """() => [...document.querySelectorAll('.board .card-skill')].filter((row) => {
  const a = row.getBoundingClientRect(), b = row.closest('.card-inside').getBoundingClientRect();
  return a.left < b.right - 1 && (a.top < b.top - 1 || a.bottom > b.bottom + 1);
}).map((row) => row.textContent)"""
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
    drag(page, hand(page), page.locator(".near [data-part=standby] .zone-label"))
    page.wait_for_function("document.querySelectorAll('.near [data-part=standby] .spot').length === 2")
    assert page.locator(".hand .spot").count() == 0


def test_digivolving_and_attacking_by_dragging(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, DIGIMON)
    own = page.locator(".near [data-part=battle] .spot")
    drag(page, hand(page), own)
    page.wait_for_function("document.querySelector('.near [data-part=battle] .spot').textContent.includes('Brandhound')")
    drag(page, own, page.locator(".far [data-part=security]"))
    page.wait_for_function("[...document.querySelectorAll('.log-line')].some((line) => line.textContent.includes('attack'))")


def test_casting_by_dragging(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, FFTCG)
    page.get_by_label("Let me choose how to pay").check()
    drag(page, hand(page), page.locator(".near [data-part=forwards]"))
    page.wait_for_function("document.querySelector('.actions h2').textContent.endsWith('Pay the cost')")


def test_a_card_means_on_a_zone_what_belongs_there(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, DIVINECROSS)
    drag(page, hand(page), page.locator(".near [data-part=standby] .spot"))
    page.wait_for_selector(".menu button")
    assert page.locator(".menu button").count() == 2, "to charge the unit there, or to deploy beside it"
    page.keyboard.press("Escape")
    page.wait_for_selector(".menu", state="detached")
    before = made(page)
    drag(page, hand(page), page.locator(".near [data-part=main] .spot"))
    page.wait_for_selector(f".table-page[data-n='{before + 2}']")
    assert page.locator(".near [data-part=main] .spot").get_attribute("aria-label").count("3 energy") == 1


@pytest.mark.parametrize("where", [".far [data-part=standby]", ".far [data-part=main] .spot", ".near [data-part=ko]"])
def test_a_card_is_not_played_where_it_does_not_belong(visit: Callable[..., Any], server: Server, where: str) -> None:
    page = visit("/")
    set_table(page, server, DIVINECROSS)
    before = made(page)
    drag(page, hand(page), page.locator(where), let_go=False)
    page.wait_for_selector(".near .zone.takes")
    assert page.locator(".near .zone.takes").count() == 2
    assert page.locator(".far .zone.takes").count() == page.locator(".preview").count() == 0
    page.mouse.up()
    page.wait_for_timeout(100)
    assert page.locator(".zone.takes").count() == page.locator(".menu").count() == 0
    assert made(page) == before


def test_an_egg_is_hatched_by_its_pile(visit: Callable[..., Any], server: Server) -> None:
    opened = against_bot(server, "digimon", ("cinder", "tideroot"))
    page = visit("/")
    page.evaluate("localStorage.setItem('shinpan.settings', JSON.stringify({answers: {hatch: false}}))")
    page.reload()
    sit(page, opened["match"], opened["token"], "digimon")
    page.wait_for_selector(".actions.asked")
    pile = page.locator(".near [data-part=eggs] .pile")
    while not pile.evaluate("pile => pile.classList.contains('glow')"):
        click(page)
        page.wait_for_selector(".actions.asked")
    assert "hatch a Digi-Egg" in pile.get_attribute("aria-label")
    pile.press("Enter")
    page.wait_for_function("document.querySelectorAll('.near [data-part=breeding] .spot').length === 1")
    assert page.locator("dialog[open]").count() == 0


def test_a_unit_in_hand_and_one_with_an_assist_show_their_skills(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, ASSISTED)
    page.wait_for_function("document.querySelectorAll('.hand .card-skill').length === 3")
    assert page.locator(".hand .f-hp").inner_text().replace("\n", "") == "HP900"
    page.wait_for_selector(".near [data-part=main] .card-skill >> text=Strike")
    rows = page.locator(".near [data-part=main] .card-skill")
    assert [row.split()[0] for row in rows.all_inner_texts()] == ["Spark", "Dash", "Strike", "EX"]
    assert page.locator(".near [data-part=main] .card-skill", has_text="Strike Flint").count() == 1
    page.locator(".near [data-part=main] .spot").hover()
    assert "Strike Flint" in page.locator(".preview .held").inner_text()
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        page.set_viewport_size(size)
        assert page.evaluate(CUT) == []


def test_what_is_dropped_beside_the_table_is_not_played(visit: Callable[..., Any], server: Server) -> None:
    page = visit("/")
    set_table(page, server, FFTCG)
    drag(page, hand(page), page.locator(".sidebar .tablist"))
    assert page.locator(".hand .spot").count() == 2
    assert page.locator(".drag-ghost").count() == 0
    assert page.locator(".actions h2").inner_text().endswith("Your turn: what will you do?")
