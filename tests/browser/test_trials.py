"""Test games from the deck builder, and what bots are called."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from people import Visit, stranger
from serving import Server

from .conftest import PHONE, SHOTS
from .test_tables_decks import by_number, decks_page, paste, starter

BEST = {"en": "Best (thinks longest)", "ja": "最強（最も長く考える）", "zh": "最强（思考最久）"}


def shot(page: Any, name: str) -> None:
    """A picture, for whoever wants to see it."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def rows(page: Any) -> list[list[str]]:
    """The figures, row by row."""
    found: list[list[str]] = page.locator(".trial tbody tr").evaluate_all(
        "all => all.map((row) => [...row.children].map((cell) => cell.innerText.trim()))"
    )
    return found


def test_a_deck_is_tested_against_the_starter_decks(visit: Visit, server: Server) -> None:
    page = decks_page(visit, "Divine Cross")
    paste(page, by_number(starter(server, "divinecross", "tide")["cards"], {}))
    page.get_by_role("tab", name="Test games").click()
    page.get_by_label("Strength").select_option(label="Easy (plays at random)")
    page.get_by_label("Games against each").select_option("4")
    page.get_by_role("button", name="Play test games").click()
    page.get_by_text("16 games played.").wait_for()
    shot(page, "trial-done")
    found = rows(page)
    assert len(found) == 5 and found[-1][0] == "All together"
    for name, won, lost, share, limits in found:
        assert name and int(won) + int(lost) <= (16 if name == "All together" else 4)
        low, high = (int(part) for part in re.findall(r"\d+", limits))
        assert low <= int(share.removesuffix(" %")) <= high
    assert sum(int(row[1]) for row in found[:-1]) == int(found[-1][1])


def test_it_can_be_stopped(visit: Visit, server: Server) -> None:
    page = decks_page(visit, "Digimon")
    paste(page, by_number(starter(server, "digimon", "cinder")["cards"], {}))
    page.get_by_role("tab", name="Test games").click()
    page.get_by_label("Games against each").select_option("200")
    page.get_by_role("button", name="Play test games").click()
    page.wait_for_function("() => Number(document.querySelector('.trial progress')?.value) > 0", timeout=150_000)
    shot(page, "trial-playing")
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_text(re.compile(r"Stopped after \d+ of 800 games\.")).wait_for()
    assert rows(page)[-1][3] != "–"
    page.get_by_role("button", name="Play test games").wait_for()


def test_a_deck_that_is_not_legal_is_not_tested(visit: Visit) -> None:
    page = decks_page(visit, "Digimon")
    paste(page, "4 SD1-003")
    page.get_by_role("tab", name="Test games").click()
    assert page.get_by_role("button", name="Play test games").is_disabled()
    page.get_by_text("Only a legal deck can be played.").wait_for()


def test_what_the_server_refuses_is_said(chromium: Any, server: Server) -> None:
    long = server.post("/api/trials", {"game": "digimon", "text": "cinder", "games": 200})
    try:
        with stranger(chromium, server.url, "/#/decks", forgive="429") as page:
            page.get_by_role("tab", name="Divine Cross", exact=True).click()
            page.locator(".tile").first.wait_for()
            paste(page, by_number(starter(server, "divinecross", "tide")["cards"], {}))
            page.get_by_role("tab", name="Test games").click()
            page.get_by_role("button", name="Play test games").click()
            page.get_by_role("alert").get_by_text("a deck is being tried from this address already").wait_for()
    finally:
        server.request("DELETE", f"/api/trials/{long['id']}")


def test_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit("/#/decks", PHONE)
    page.get_by_role("tab", name="Divine Cross", exact=True).click()
    paste(page, by_number(starter(server, "divinecross", "tide")["cards"], {}))
    page.get_by_role("tab", name="Facts").click()
    page.get_by_role("tab", name="Test games").click()
    page.get_by_label("Strength").select_option(label="Easy (plays at random)")
    page.get_by_label("Games against each").select_option("4")
    page.get_by_role("button", name="Play test games").click()
    page.get_by_text("16 games played.").wait_for()
    shot(page, "trial-phone")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_bots_have_names(visit: Visit, lang: str) -> None:
    page = visit("/")
    page.evaluate("lang => localStorage.setItem('shinpan.settings', JSON.stringify({ lang }))", lang)
    page.reload()
    option = page.locator("option", has_text=BEST[lang])
    option.first.wait_for(state="attached")
    labels = page.evaluate("() => [...document.querySelectorAll('option')].map((each) => [each.value, each.innerText])")
    bots = {value: label for value, label in labels if value in ("random", "greedy") or value.startswith("search")}
    assert len(bots) == 7 and "search" not in bots and "search-best" in bots
    assert len(set(bots.values())) == 7 and not any("search" in label for label in bots.values())
