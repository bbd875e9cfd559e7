"""A smooth turn in the browser: what is answered without asking, the question panel, cards of piles, why not."""

from __future__ import annotations

import json
from typing import Any

from people import Visit, made, moved_on, sit
from serving import Server

PAYING = "game: fftcg\np1: {field: [S1-001, S1-004], hand: [S1-011, S1-009, S1-013]}\np2: {field: [S1-035]}\n"
MAY = "game: digimon\nmemory: 5\np1: {hand: [SD1-031, SD1-003, SD1-004], deck: [SD1-005, SD1-005]}\n"
DELETING = "game: digimon\nmemory: 9\np1: {battle: [SD1-004], hand: [SD1-008]}\np2: {battle: [SD1-053, SD1-054, SD1-054]}\n"
PILES = (
    "game: digimon\nmemory: 9\np1: {battle: [SD1-054], hand: [SD1-074], trash: [SD1-072, SD1-070, SD1-071, SD1-069, SD1-054, "
    "SD1-053, SD1-058, SD1-061, SD1-052, SD1-056, SD1-055, SD1-073]}\n"
)


def at(page: Any, server: Server, position: str, **settings: bool) -> str:
    """Lays a position and sits down at it, with some answers switched on or off."""
    opened = server.post("/api/scenarios/table", {"yaml": position})
    page.evaluate("([kept]) => localStorage.setItem('shinpan.settings', kept)", [json.dumps({"answers": settings})])
    page.reload()
    sit(page, opened["match"], opened["token"], position.split()[1])
    page.wait_for_selector(".actions.asked button[data-option]")
    return str(opened["match"])


def choose(page: Any, words: str) -> None:
    """Takes the option of the panel that begins with some words, and waits until the server has it."""
    before = made(page)
    page.locator(".actions.asked [data-option]", has_text=words).first.click()
    moved_on(page, before)


def question(page: Any) -> str:
    """What is asked, once something is."""
    page.wait_for_selector(".actions.asked button[data-option]")
    return str(page.locator(".actions.asked h2").inner_text()).partition(": ")[2]


def test_a_cost_is_paid_without_asking_and_taken_back_with_what_was_paid_for(visit: Visit, server: Server) -> None:
    page = visit("/")
    at(page, server, PAYING)
    duelist = page.locator(".actions .option", has_text="Cast Cinder Duelist")
    duelist.filter(has_text="discards Gorse Emberhide").wait_for()
    assert "dulls" in duelist.inner_text()
    before = made(page)
    choose(page, "Cast Cinder Duelist")
    page.wait_for_selector(".actions.asked .answered")
    assert question(page) != "Pay the cost"
    assert "discards Gorse Emberhide" in page.locator(".answered").inner_text()
    assert page.locator(".board .hand .spot").count() == 1
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_selector(f".table-page[data-n='{before}'] .actions.asked")
    assert page.locator(".board .hand .spot").count() == 3


def test_who_wants_to_pay_is_asked_once_or_always(visit: Visit, server: Server) -> None:
    page = visit("/")
    at(page, server, PAYING)
    page.get_by_label("Let me choose how to pay").check()
    choose(page, "Cast Dispatch Runner")
    assert question(page) == "Pay the cost"
    at(page, server, PAYING, pay=False, discard=False)
    assert page.get_by_label("Let me choose how to pay").count() == 0
    choose(page, "Cast Dispatch Runner")
    assert question(page) == "Pay the cost"


def test_you_may_and_its_choice_are_one_question_and_one_undo(visit: Visit, server: Server) -> None:
    page = visit("/")
    at(page, server, MAY)
    choose(page, "Play Vinelet")
    assert question(page) == "Which card is placed?"
    assert page.locator(".actions .quote mark").inner_text().startswith("By placing 1 card in your hand")
    then, options = made(page), page.locator(".actions.asked [data-option]").all_inner_texts()
    assert len(options) == 3 and options[2].endswith("No")
    page.locator(".actions .option").first.click()
    page.wait_for_selector(f".table-page[data-n='{then + 2}'] .actions.asked")
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_selector(f".table-page[data-n='{then}'] .actions.asked")
    assert page.locator(".actions.asked [data-option]").all_inner_texts() == options
    at(page, server, MAY, ahead=False)
    choose(page, "Play Vinelet")
    assert question(page) == "Do what the text asks for first, to get the rest?"


def test_the_panel_quotes_what_asks_and_joins_what_looks_alike(visit: Visit, server: Server) -> None:
    page = visit("/")
    at(page, server, DELETING)
    choose(page, "Digivolve Flintpup")
    assert question(page) == "Which one is deleted?"
    lit = page.locator(".actions .quote mark")
    assert lit.inner_text() == "Delete 1 of your opponent's unsuspended Digimon with 4000 DP or less."
    assert "Raid" not in page.locator(".actions .asking").inner_text()
    assert page.locator(".actions .option").count() == 2 and page.locator(".actions .times").inner_text().strip() == "×2"
    before = made(page)
    page.keyboard.press("2")
    moved_on(page, before)
    page.wait_for_selector(".actions.asked button[data-option]")
    assert page.locator(".quote mark").count() == 0


def test_what_is_not_possible_is_folded_and_begins_with_facts(visit: Visit, server: Server) -> None:
    page = visit("/")
    at(page, server, "game: fftcg\np1: {field: [S1-001], hand: [S1-013, S1-009]}\n")
    fact = "this costs 5 CP; your active Backups give 1 and the other cards in your hand 2"
    row = page.locator(".not-offered li", has_text="Gorse Emberhide")
    assert not row.is_visible()
    page.locator(".not-offered summary").click()
    assert fact in row.inner_text() and "11.4.7" in row.inner_text()
    page.locator(".board .hand .spot", has_text="Gorse Emberhide").focus()
    page.keyboard.press("w")
    page.get_by_role("dialog").locator(".reasons .fact", has_text=fact).wait_for()
    assert "11.4.7" in page.get_by_role("dialog").inner_text()


def test_cards_of_a_pile_are_laid_out_with_the_question_and_candidates_first(visit: Visit, server: Server) -> None:
    page = visit("/")
    at(page, server, PILES)
    choose(page, "Use Grave Bargain")
    page.locator(".actions .option").nth(1).click()
    page.get_by_role("button", name="Lay the cards out", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".laid-head mark").wait_for()
    able = int(dialog.locator("h4").first.inner_text().split("(")[1].rstrip(")"))
    rest = int(dialog.locator("h4").nth(1).inner_text().split("(")[1].rstrip(")"))
    glow = dialog.locator(".spot").evaluate_all("all => all.map((each) => each.classList.contains('glow'))")
    assert glow == [True] * able + [False] * rest and able > 1 and rest > 1
    dialog.get_by_label("Filter the cards").fill("Bram Coffer")
    assert dialog.locator(".spot").count() == 1
    before = made(page)
    dialog.locator(".spot").click()
    moved_on(page, before)
    dialog.wait_for(state="detached")
    page.locator(".board .hand .spot", has_text="Bram Coffer").wait_for()


def test_a_menu_covers_neither_its_card_nor_what_it_aims_at(visit: Visit, server: Server) -> None:
    page = visit("/")
    at(page, server, "game: digimon\nmemory: 9\np1: {battle: [SD1-003, SD1-004], hand: [SD1-008]}\n")
    card = page.locator(".board .hand .spot").first
    card.click()
    page.wait_for_selector(".menu")
    boxes = page.evaluate(
        """() => [document.querySelector('.menu'), ...document.querySelectorAll('.spot.armed, .spot.target')]
          .map((each) => each.getBoundingClientRect()).map(({left, top, right, bottom}) => ({left, top, right, bottom}))"""
    )
    menu, others = boxes[0], boxes[1:]
    assert len(others) == 3
    for box in others:
        apart = menu["right"] <= box["left"] or menu["left"] >= box["right"]
        assert apart or menu["bottom"] <= box["top"] or menu["top"] >= box["bottom"], (menu, box)


def test_where_a_card_is_dropped_says_where_it_goes(visit: Visit, server: Server) -> None:
    page = visit("/")
    position = "game: divinecross\np1: {main: [SP1-001], standby: [SP1-002], hand: [SP1-003, SP1-004]}\np2: {main: [SP1-003]}\n"
    match = at(page, server, position)
    before = made(page)
    card = page.locator(".board .hand .spot").first.bounding_box()
    unit = page.locator(".side.near [data-zone='p1.main'] .spot").first.bounding_box()
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(unit["x"] + 30, unit["y"] + 30, steps=6)
    page.mouse.up()
    page.wait_for_selector(f".table-page[data-n='{before + 2}'] .actions.asked")
    assert question(page) == "Your turn: what will you do?"
    assert server.get(f"/api/tables/{match}")["choices"] == before + 2
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_selector(f".table-page[data-n='{before}'] .actions.asked")
