"""A table comes back by itself: after the network was cut, the server was killed, or the page was loaded again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from people import Cable, against_bot, board, click, sit, stranger
from serving import Server

LOST = r"WebSocket|ERR_|Failed to load resource"


def middle(page: Any, server: Server, choices: int) -> Any:
    """Plays into the middle of a game: the board."""
    opened = against_bot(server, "digimon", ("cinder", "tideroot"))
    sit(page, opened["match"], opened["token"], "digimon")
    for number in range(choices):
        click(page, number % 2)
    page.wait_for_selector(".actions.asked")
    return opened["match"]


def log(page: Any) -> int:
    """How many lines the log has."""
    return int(page.locator(".log-line").count())


def test_the_server_is_killed_and_the_game_goes_on(chromium: Any, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, bot_pause=0.01)
    try:
        with stranger(chromium, server.url, forgive=LOST) as page:
            match = middle(page, server, 8)
            before, lines, made = board(page), log(page), server.get(f"/api/tables/{match}")["choices"]
            server.kill()
            page.get_by_text("connection lost, coming back…").wait_for()
            server.start()
            page.get_by_text("connection lost").wait_for(state="detached")
            page.wait_for_selector(".actions.asked")
            assert board(page) == before and log(page) == lines
            assert server.get(f"/api/tables/{match}")["choices"] == made
            click(page)
            assert server.get(f"/api/tables/{match}")["choices"] > made
            page.wait_for_function("lines => document.querySelectorAll('.log-line').length > lines", arg=lines)
    finally:
        server.stop()


def test_the_network_is_cut_and_comes_back(chromium: Any, server: Server) -> None:
    cable = Cable(server.port)
    try:
        with stranger(chromium, cable.url, forgive=LOST) as page:
            match = middle(page, server, 5)
            before = board(page)
            cable.cut()
            page.get_by_text("connection lost, coming back…").wait_for()
            assert board(page) == before
            cable.mend()
            page.get_by_text("connection lost").wait_for(state="detached")
            page.wait_for_selector(".actions.asked")
            assert board(page) == before
            made = server.get(f"/api/tables/{match}")["choices"]
            click(page)
            assert server.get(f"/api/tables/{match}")["choices"] > made
    finally:
        cable.away()


def test_the_page_is_loaded_again(chromium: Any, server: Server) -> None:
    with stranger(chromium, server.url) as page:
        match = middle(page, server, 5)
        before, lines = board(page), log(page)
        page.reload()
        page.wait_for_selector(".actions.asked")
        assert board(page) == before and log(page) == lines
        click(page)
        page.goto("/")
        page.get_by_role("heading", name="Your tables", exact=True).wait_for()
        page.locator(f"a[href='#/table/{match}']").click()
        page.wait_for_selector(".actions.asked")
        assert board(page) != before
