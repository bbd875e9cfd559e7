"""The deck builder: no deck is overwritten or lost unasked; test hands, facts, proxies and reports."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from clicking import set_table
from people import Visit, stranger
from serving import Server
from shinpan.scenarios import run_file

from .test_tables_decks import by_number, decks_page, paste, starter


def kept(page: Any) -> dict[str, str]:
    """The decks of the page's owner, as the server has them: their lists by name."""
    rows = page.evaluate(
        """async () => {
          const headers = {'X-Owner': JSON.parse(localStorage.getItem('shinpan.owner'))};
          return (await fetch('/api/decks', {headers})).json();
        }"""
    )
    return {row["name"]: row["text"] for row in rows}


def name(page: Any, text: str) -> None:
    """Calls the deck something."""
    page.get_by_label("Name", exact=True).fill(text)


def save(page: Any) -> None:
    """Saves the deck and waits until the server has it."""
    with page.expect_response(lambda answer: answer.url.endswith("/api/decks") and answer.request.method == "POST") as told:
        page.get_by_role("button", name="Save", exact=True).click()
    assert told.value.ok
    page.get_by_text("Saved.").wait_for()


def shows(page: Any, cards: dict[str, int]) -> None:
    """Waits until the builder lists these cards."""
    page.wait_for_function(
        """(cards) => {
          const rows = [...document.querySelectorAll('.deck-list li')];
          const found = rows.map((row) => [row.querySelector('.muted')?.innerText, Number(row.querySelector('b').innerText)]);
          return JSON.stringify(found.sort()) === JSON.stringify(Object.entries(cards).sort());
        }""",
        arg=cards,
    )


def test_a_second_list_does_not_replace_the_first(visit: Visit, server: Server) -> None:
    page = decks_page(visit, "Digimon")
    first, second = (starter(server, "digimon", deck)["cards"] for deck in ("cinder", "vigil"))
    paste(page, by_number(first, {}))
    shows(page, first)
    name(page, "First")
    save(page)
    paste(page, by_number(second, {}))
    shows(page, second)
    save(page)
    lists = kept(page)
    assert len(lists) == 2, "importing and saving a second list lost the first"
    assert lists["First"] == by_number(first, {})


def test_a_name_that_is_taken_is_asked_about(visit: Visit, server: Server) -> None:
    page = decks_page(visit, "Digimon")
    first, second = {"SD1-003": 4, "SD1-008": 2}, {"SD1-004": 3}
    paste(page, by_number(first, {}))
    shows(page, first)
    name(page, "Mine")
    save(page)
    paste(page, "Name: mine\n" + by_number(second, {}))
    shows(page, second)
    assert page.get_by_label("Name", exact=True).input_value() == "mine (2)", "an imported deck has a name of its own"
    name(page, "Mine")
    page.get_by_role("button", name="Save", exact=True).click()
    dialog = page.get_by_role("dialog", name="There is a deck of this name", exact=True)
    assert "with 6 cards. This one has 3" in dialog.inner_text()
    dialog.get_by_role("button", name="Cancel", exact=True).click()
    dialog.wait_for(state="detached")
    assert kept(page) == {"Mine": by_number(first, {})}
    page.get_by_role("button", name="Save", exact=True).click()
    dialog.get_by_role("button", name="Keep both", exact=True).click()
    page.get_by_text("Saved.").wait_for()
    assert kept(page) == {"Mine": by_number(first, {}), "Mine (2)": by_number(second, {})}
    name(page, "Mine")
    page.get_by_role("button", name="Save", exact=True).click()
    dialog.get_by_role("button", name="Replace it", exact=True).click()
    page.get_by_text("Saved.").wait_for()
    assert kept(page) == {"Mine": by_number(second, {}), "Mine (2)": by_number(second, {})}
    page.get_by_label("Start from").select_option(label="Mine (6)")
    shows(page, first)


def test_what_is_not_saved_outlives_other_decks_games_pages_and_reloads(visit: Visit, server: Server) -> None:
    page = decks_page(visit, "Digimon")
    paste(page, "4 SD1-003")
    shows(page, {"SD1-003": 4})
    name(page, "Kept")
    save(page)
    page.get_by_role("button", name="One less Emberkit", exact=True).click()
    page.get_by_text("Not saved yet. This browser keeps it.").wait_for()
    page.get_by_label("Start from").select_option("vigil")
    page.get_by_text("✓ legal").wait_for()
    page.get_by_role("tab", name="FF-TCG", exact=True).click()
    page.get_by_text("No cards yet.").wait_for()
    paste(page, "2 S1-001")
    shows(page, {"S1-001": 2})
    page.get_by_role("link", name="Cards", exact=True).click()
    page.get_by_role("heading", name="Cards", exact=True).wait_for()
    page.reload()
    page.get_by_role("link", name="Decks", exact=True).click()
    shows(page, {"S1-001": 2})
    page.get_by_role("tab", name="Digimon", exact=True).click()
    shows(page, starter(server, "digimon", "vigil")["cards"])
    page.get_by_label("Start from").select_option(label="Kept (changed, not saved)")
    shows(page, {"SD1-003": 3})
    page.get_by_role("button", name="Take back the changes", exact=True).click()
    shows(page, {"SD1-003": 4})
    assert kept(page) == {"Kept": "4 SD1-003"}


def test_a_deck_changed_in_another_window_is_not_overwritten(chromium: Any, server: Server) -> None:
    with stranger(chromium, server.url, "/#/decks", forgive="409") as page:
        page.get_by_role("tab", name="Digimon", exact=True).click()
        paste(page, "4 SD1-003")
        shows(page, {"SD1-003": 4})
        name(page, "Shared")
        save(page)
        page.evaluate(
            """async () => {
              const owner = JSON.parse(localStorage.getItem('shinpan.owner'));
              const headers = {'X-Owner': owner, 'Content-Type': 'application/json'};
              const [deck] = await (await fetch('/api/decks', {headers})).json();
              const body = JSON.stringify({game: 'digimon', name: 'Shared', text: '1 SD1-010', id: deck.id});
              await fetch('/api/decks', {method: 'POST', headers, body});
            }"""
        )
        page.get_by_role("button", name="One less Emberkit", exact=True).click()
        shows(page, {"SD1-003": 3})
        with page.expect_response(lambda answer: answer.status == 409):
            page.get_by_role("button", name="Save", exact=True).click()
        dialog = page.get_by_role("dialog", name="This deck was changed elsewhere", exact=True)
        dialog.get_by_role("button", name="Keep both", exact=True).click()
        page.get_by_text("Saved.").wait_for()
        assert kept(page) == {"Shared": "1 SD1-010", "Shared (2)": "3 SD1-003"}


def test_deleting_and_clearing_can_be_undone(visit: Visit, server: Server) -> None:
    page = decks_page(visit, "Digimon")
    paste(page, "4 SD1-003\n1 SD1-008")
    shows(page, {"SD1-003": 4, "SD1-008": 1})
    name(page, "Dear")
    save(page)
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_text("“Dear” is deleted.").wait_for()
    assert kept(page) == {}
    page.get_by_role("button", name="Undo", exact=True).click()
    shows(page, {"SD1-003": 4, "SD1-008": 1})
    page.get_by_role("button", name="Delete", exact=True).wait_for()
    assert kept(page) == {"Dear": "4 SD1-003\n1 SD1-008"}
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_text("“Dear” is deleted.").wait_for()
    page.reload()
    page.get_by_label("Start from").select_option(label="Dear (5)")
    shows(page, {"SD1-003": 4, "SD1-008": 1})
    page.get_by_role("button", name="Clear", exact=True).click()
    page.get_by_text("Cleared.").wait_for()
    page.get_by_role("button", name="Undo", exact=True).click()
    shows(page, {"SD1-003": 4, "SD1-008": 1})


@pytest.mark.parametrize(("game", "deck", "redraws"), [("Digimon", "cinder", True), ("Divine Cross", "ember", False)])
def test_hands_are_tried(visit: Visit, server: Server, game: str, deck: str, redraws: bool) -> None:
    page = decks_page(visit, game)
    page.get_by_label("Start from").select_option(deck)
    page.get_by_text("✓ legal").wait_for()
    rows = page.locator(".chances tbody tr")
    rows.first.wait_for()
    assert all("%" in text for text in rows.all_inner_texts())
    page.get_by_role("tab", name="Test hand", exact=True).click()
    page.get_by_role("button", name="Draw a hand", exact=True).click()
    hand = page.locator(".hand-dealt .tile")
    hand.nth(4).wait_for()
    assert hand.count() == 5
    redraw = page.get_by_role("button", name="Give it up and redraw", exact=True)
    assert redraw.count() == redraws
    if redraws:
        redraw.click()
        page.get_by_text("The second hand. It is kept.").wait_for()
        assert redraw.count() == 0
    page.get_by_role("button", name="Draw a card", exact=True).click()
    page.locator(".hand-drawn .tile").wait_for()
    page.get_by_text("1 cards drawn since.").wait_for()


def test_what_a_deck_lacks_is_said(visit: Visit) -> None:
    page = decks_page(visit, "FF-TCG")
    paste(page, "3 S1-001\n1 S1-080")
    page.locator(".lacks li", has_text="S1-080").get_by_text("Nothing else in this deck pays for its Element.").wait_for()
    assert page.locator(".lacks li").count() == 1
    assert page.locator(".deck-list li", has_text="S1-080").get_by_text("lacks something").count() == 1
    page.get_by_role("tab", name="Checked?", exact=True).click()
    page.locator(".checks li", has_text="S1-080").wait_for()


def test_proxies_are_printed_nine_to_a_sheet(visit: Visit) -> None:
    page = decks_page(visit, "Digimon")
    paste(page, "4 SD1-003\n4 SD1-008\n3 SD1-019")
    page.locator(".deck-list li").nth(2).wait_for()
    page.get_by_role("link", name="Print", exact=True).click()
    page.locator(".sheet").nth(1).wait_for()
    page.get_by_role("button", name="Print", exact=True).and_(page.locator(":enabled")).wait_for()
    assert page.locator(".sheet").count() == 2 and page.locator(".proxy").count() == 11
    for paper, (wide, high) in {"A4": (595, 842), "letter": (612, 792)}.items():
        page.get_by_label("Paper").select_option(paper)
        pdf = page.pdf(prefer_css_page_size=True, print_background=True)
        boxes = [tuple(map(float, box.split())) for box in re.findall(rb"/MediaBox ?\[([^\]]*)\]", pdf)]
        assert len(boxes) == 2, "a sheet is a page"
        assert all(abs(box[2] - wide) < 2 and abs(box[3] - high) < 2 for box in boxes)
    size = page.locator(".proxy").first.evaluate("(each) => [each.offsetWidth, each.offsetHeight]")
    assert abs(size[0] - 63 / 25.4 * 96) < 1.5 and abs(size[1] - 88 / 25.4 * 96) < 1.5
    beyond = page.locator(".proxy").evaluate_all(
        """all => all.filter((each) => {
          const box = each.getBoundingClientRect(), inside = each.firstElementChild.getBoundingClientRect();
          return inside.bottom > box.bottom + 1 || inside.right > box.right + 1;
        }).length"""
    )
    assert beyond == 0, "a face is cut off"
    page.get_by_label("one of each card").check()
    page.wait_for_function("document.querySelectorAll('.proxy').length === 3")
    page.get_by_role("link", name="Back to the deck", exact=True).click()
    page.locator(".deck-list li").nth(2).wait_for()
    assert page.locator("html").get_attribute("data-theme") != "light"


def test_a_card_is_reported_as_a_scenario(visit: Visit, server: Server, tmp_path: Path) -> None:
    page = visit("/#/cards/digimon/SD1-008")
    page.get_by_role("dialog").get_by_role("button", name="Report this card", exact=True).click()
    text = page.get_by_role("dialog").get_by_label("Scenario", exact=True)
    text.fill(text.input_value().replace("What should happen: (write it here)", "What should happen: it barks"))
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download", exact=True).click()
    assert taken.value.suggested_filename == "SD1-008.yaml"
    file = tmp_path / "report.yaml"
    taken.value.save_as(file)
    assert "it barks" in file.read_text("utf-8")
    assert run_file(file).passed


def test_a_card_is_reported_from_a_table_with_its_position(visit: Visit, server: Server, tmp_path: Path) -> None:
    page = visit("/")
    set_table(page, server, "game: digimon\nmemory: 3\np1: {battle: [SD1-008], hand: [SD1-003]}\np2: {security: 2}\n")
    page.locator(".near .spot", has_text="Brandhound").first.focus()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Report this card", exact=True).click()
    dialog.get_by_text("The position is that of the table").wait_for()
    file = tmp_path / "report.yaml"
    file.write_text(dialog.get_by_label("Scenario", exact=True).input_value(), "utf-8")
    data = yaml.safe_load(file.read_text("utf-8"))
    assert data["memory"] == 3 and data["p1"]["battle"] == ["SD1-008"] and data["p1"]["hand"] == ["SD1-003"]
    assert run_file(file).passed
