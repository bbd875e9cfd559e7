"""The deck builder: no deck is overwritten or lost unasked; test hands, facts, proxies and reports."""

from __future__ import annotations

from typing import Any

from people import Visit
from serving import Server

from .test_tables_decks import by_number, decks_page, listed, paste, starter


def kept(page: Any) -> dict[str, str]:
    """The decks of the page's owner, as the server has them: their lists by name."""
    rows = page.evaluate(
        "fetch('/api/decks', {headers: {'X-Owner': JSON.parse(localStorage.getItem('shinpan.owner'))}}).then((all) => all.json())"
    )
    return {row["name"]: row["text"] for row in rows}


def test_a_second_list_does_not_replace_the_first(visit: Visit, server: Server) -> None:
    page = decks_page(visit, "Digimon")
    first, second = (starter(server, "digimon", name)["cards"] for name in ("cinder", "vigil"))
    paste(page, by_number(first, {}))
    page.get_by_text("✓ legal").wait_for()
    page.get_by_label("Name", exact=True).fill("First")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Saved.").wait_for()
    paste(page, by_number(second, {}))
    page.get_by_text("✓ legal").wait_for()
    page.wait_for_function("n => document.querySelectorAll('.deck-list li').length === n", arg=len(second))
    assert listed(page) == second
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Saved.").wait_for()
    lists = kept(page)
    assert len(lists) == 2, "importing and saving a second list lost the first"
    assert lists["First"] == by_number(first, {})
