"""Around the game: decks built, pasted, kept and played; the card browser; settings and own pictures."""

from __future__ import annotations

import json
import re
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from people import Visit, hand, sit, stranger
from serving import Server
from shinpan.server.catalogue import citing

Way = Callable[[dict[str, int], dict[str, str]], str]


def decks_page(visit: Visit, game: str = "FF-TCG") -> Any:
    """The deck builder of a game."""
    page = visit("/#/decks")
    page.get_by_role("tab", name=game, exact=True).click()
    page.locator(".tile").first.wait_for()
    return page


def starter(server: Server, game: str, name: str) -> dict[str, Any]:
    """A deck that ships with a game."""
    info = next(each for each in server.get("/api/games") if each["name"] == game)
    return next(deck for deck in info["decks"] if deck["name"] == name)


def paste(page: Any, text: str) -> None:
    """Imports a list."""
    page.get_by_role("button", name="Import", exact=True).click()
    page.get_by_label("Deck list").fill(text)
    page.get_by_role("dialog").get_by_role("button", name="Import", exact=True).click()


def listed(page: Any) -> dict[str, int]:
    """The deck as the builder shows it: how many of each card number."""
    rows = page.locator(".deck-list li").evaluate_all(
        "all => all.map((each) => [each.querySelector('.muted').innerText, Number(each.querySelector('b').innerText)])"
    )
    return dict(rows)


def test_a_deck_is_built_kept_and_played(visit: Visit, server: Server) -> None:
    page = decks_page(visit)
    page.get_by_label("Search", exact=True).fill("Kiln Hand")
    page.get_by_text("1 cards. Click adds a card.").wait_for()
    tile = page.locator(".tile")
    for _ in range(4):
        tile.click()
    page.get_by_text("4 cards").first.wait_for()
    problem = page.locator(".legality li").first
    problem.wait_for()
    clause = page.locator(".legality .rule").first.inner_text()
    assert server.get(f"/api/rules/fftcg/{clause}")["summary"]
    assert page.locator(".tile-count").inner_text() == "×4"
    tile.click()
    page.locator(".legality li", has_text="S1-001").or_(page.locator(".legality li", has_text="Kiln Hand")).wait_for()
    page.get_by_role("button", name="One less Kiln Hand", exact=True).click()
    page.get_by_role("button", name="One less Kiln Hand", exact=True).click()
    assert listed(page) == {"S1-001": 3}

    page.get_by_label("Search", exact=True).fill("")
    page.get_by_label("Start from").select_option("ember")
    page.get_by_text("✓ legal").wait_for()
    assert listed(page) == starter(server, "fftcg", "ember")["cards"]
    assert sum(int(text) for text in page.locator(".bar-column span").all_inner_texts()) == 50
    assert page.locator(".colour-part").count() == 2
    first = next(iter(listed(page)))
    page.get_by_role("button", name=re.compile("^One less")).first.click()
    page.get_by_text("not legal yet").wait_for()
    page.get_by_role("button", name=re.compile("^One more")).first.click()
    page.get_by_text("✓ legal").wait_for()
    assert first in listed(page)
    page.get_by_label("Name", exact=True).fill("Embers of mine")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Saved.").wait_for()
    kept = listed(page)
    page.get_by_role("button", name="Import", exact=True).click()
    assert page.get_by_role("dialog").locator(".problem").count() == 0
    page.keyboard.press("Escape")

    page.reload()
    page.get_by_label("Start from").get_by_role("option", name="Embers of mine", exact=True).wait_for(state="attached")
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("radio", name=re.compile("^FF-TCG")).click()
    page.get_by_label("Your deck").select_option(label="Embers of mine")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".board .hand .spot").nth(4).wait_for()  # what happens later depends on the deck that the bot took
    match = page.url.rsplit("/", 1)[1]
    names = {row["name"] for row in server.post("/api/decks/check", {"game": "fftcg", "text": "\n".join(kept)})["cards"]}
    assert len(hand(page)) == 5 and set(hand(page)) <= names
    assert server.get(f"/api/tables/{match}")["game"] == "fftcg"

    page.goto("/#/decks")
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_text("No cards yet.").wait_for()
    page.get_by_role("option", name="Embers of mine", exact=True).wait_for(state="detached")


def by_number(cards: dict[str, int], names: dict[str, str]) -> str:
    """A count and a number a line."""
    return "\n".join(f"{count} {number}" for number, count in cards.items())


def by_name_and_number(cards: dict[str, int], names: dict[str, str]) -> str:
    """As deck builders of this game write it."""
    return "// Digimon DeckList\n\n" + "\n".join(f"{count} {names[number]} {number}" for number, count in cards.items())


def with_headings(cards: dict[str, int], names: dict[str, str]) -> str:
    """With a heading, and the number in brackets."""
    return "Main Deck (50)\n" + "\n".join(f"{count}x {names[number]} ({number})" for number, count in cards.items())


def count_last(cards: dict[str, int], names: dict[str, str]) -> str:
    """The count behind the number."""
    return "\n".join(f"{number} x{count}" for number, count in cards.items())


def as_table(cards: dict[str, int], names: dict[str, str]) -> str:
    """With commas."""
    return "Quantity,Code,Name\n" + "\n".join(f"{count},{number},{names[number]}" for number, count in cards.items())


def as_json(cards: dict[str, int], names: dict[str, str]) -> str:
    """A list of numbers, one for each copy."""
    return json.dumps(["Exported from somewhere", *(number for number, count in cards.items() for _ in range(count))])


@pytest.mark.parametrize("way", [by_number, by_name_and_number, with_headings, count_last, as_table, as_json])
def test_lists_as_players_paste_them(visit: Visit, server: Server, way: Way) -> None:
    page = decks_page(visit, "Digimon")
    cards = starter(server, "digimon", "cinder")["cards"]
    rows = server.post("/api/decks/check", {"game": "digimon", "text": "\n".join(cards)})["cards"]
    paste(page, way(cards, {row["id"]: row["name"] for row in rows}))
    page.get_by_text("✓ legal").wait_for()
    assert listed(page) == cards


def test_an_exported_list_is_the_imported_one(visit: Visit, server: Server) -> None:
    page = decks_page(visit, "Digimon")
    cards = starter(server, "digimon", "cinder")["cards"]
    paste(page, "4 SD1-001\n3 nothing of the kind")
    page.get_by_role("dialog").get_by_text("line 2").wait_for()
    page.keyboard.press("Escape")
    paste(page, by_number(cards, {}))
    page.get_by_text("✓ legal").wait_for()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Export", exact=True).click()
    text = Path(kept.value.path()).read_text("utf-8")
    page.get_by_role("button", name="Clear", exact=True).click()
    page.get_by_text("No cards yet.").wait_for()
    paste(page, text)
    page.get_by_text("✓ legal").wait_for()
    assert listed(page) == cards
    with page.expect_download() as again:
        page.get_by_role("button", name="Export", exact=True).click()
    assert Path(again.value.path()).read_text("utf-8") == text


def test_cards_are_found_and_read(visit: Visit, server: Server) -> None:
    page = visit("/#/cards")
    page.get_by_role("tab", name="Divine Cross", exact=True).click()
    page.locator(".tile").first.wait_for()
    every = page.locator(".tile").count()
    page.get_by_label("Kind", exact=True).select_option("event")
    page.wait_for_function("all => document.querySelectorAll('.tile').length < all", arg=every)
    kinds = page.locator(".tile").evaluate_all("all => all.map((each) => each.getAttribute('aria-label').split(', ').at(-2))")
    assert set(kinds) == {"Event"}
    page.get_by_label("Kind", exact=True).select_option("")
    page.get_by_role("tab", name="FF-TCG", exact=True).click()
    page.get_by_label("Search", exact=True).fill("kiln hand")
    page.get_by_text("1 cards").wait_for()
    page.get_by_label("Search", exact=True).fill("")
    page.get_by_label("Colour", exact=True).select_option("fire")
    page.get_by_label("Cost", exact=True).fill("2")
    page.wait_for_function("""() => {
      const costs = [...document.querySelectorAll('.tile .cost')].map((each) => each.innerText);
      return costs.length > 0 && costs.every((cost) => cost === '2');
    }""")
    page.locator(".tile").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("understood in full").wait_for()
    dialog.get_by_text("What the engine reads").click()
    dialog.locator(".tree").first.wait_for()
    assert dialog.locator(".tree b").first.inner_text()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_clause_names_cards_that_can_be_opened(visit: Visit) -> None:
    clause, cards = next((clause, cards) for clause, cards in citing("digimon").items() if cards)
    page = visit(f"/#/rule/digimon/{clause}")
    page.get_by_role("link", name=cards[0], exact=True).click()
    page.get_by_role("dialog").get_by_text("understood in full").wait_for()
    assert cards[0].split(" ", 1)[1] in page.get_by_role("dialog").inner_text()


def test_language_theme_and_motion(visit: Visit, server: Server) -> None:
    page = visit("/#/settings")
    root = page.locator("html")
    page.get_by_label("Theme").select_option("light")
    page.wait_for_selector("html[data-theme=light]")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("Theme").select_option("dark")
    page.wait_for_selector("html[data-theme=dark]")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    page.get_by_label("Motion").select_option("off")
    page.get_by_label("Language of card texts").select_option("ja")
    page.reload()
    assert root.get_attribute("data-theme") == "dark" and root.get_attribute("data-motion") == "off"
    card = server.get("/api/cards/divinecross/SP1-001")
    japanese = next(iter(card["texts"]["ja"].values()))
    english = next(iter(card["texts"]["en"].values()))
    page.goto("/#/cards/divinecross/SP1-001")
    page.locator(".card-full .rules").get_by_text(japanese[:12]).first.wait_for()
    page.goto("/#/settings")
    page.get_by_label("Language of card texts").select_option("en")
    page.goto("/#/cards/divinecross/SP1-001")
    page.locator(".card-full .rules").get_by_text(english[:12]).first.wait_for()


def png(colour: tuple[int, int, int], size: int = 8) -> bytes:
    """A picture of one colour."""

    def part(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(colour) * size) * size
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b"")


@pytest.fixture
def pictures(tmp_path: Path) -> Any:
    """A server with a folder of pictures of its own."""
    folder = tmp_path / "pictures"
    (folder / "digimon").mkdir(parents=True)
    (folder / "digimon" / "SD1-001.png").write_bytes(png((10, 200, 30)))
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, bot_pause=0.01, pictures=folder)
    yield running
    running.stop()


def test_own_pictures_are_shown(chromium: Any, pictures: Server) -> None:
    with stranger(chromium, pictures.url, "/#/cards/digimon/SD1-001") as page:
        page.get_by_role("dialog").locator(".card-full").wait_for()
        assert page.locator("img.card-picture").count() == 0
        page.goto("/#/settings")
        page.get_by_label("Pictures of cards").check()
        page.goto("/#/cards/digimon/SD1-001")
        picture = page.get_by_role("dialog").locator("img.card-picture")
        picture.wait_for()
        page.wait_for_function("document.querySelector('dialog img.card-picture').naturalWidth === 8")
        assert picture.evaluate("each => getComputedStyle(each).objectFit") == "cover"
        window = page.get_by_role("dialog").locator(".f-window")
        assert picture.bounding_box() == window.bounding_box() and window.locator("img").count() == 1
        tile = page.locator(".tile", has=page.locator("img.card-picture"))
        page.keyboard.press("Escape")
        page.wait_for_function(
            "document.querySelectorAll('.tile').length > 1 && document.querySelectorAll('.tile .card-picture').length === 1"
        )
        assert tile.get_attribute("aria-label").endswith("SD1-001")
        wish = {"game": "digimon", "deck": "cinder", "mode": "hotseat", "name": "Ada", "seed": 1}
        opened = pictures.post("/api/tables", wish)
        sit(page, opened["match"], opened["token"], "digimon")
        page.wait_for_selector(".hand .spot .face")
