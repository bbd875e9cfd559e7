"""What browser tests of the things around the game share: people who open pages, sit down and choose by clicking."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from serving import SEED, Server

SIZE = {"width": 1280, "height": 800}
PATIENCE = 30_000
"""Milliseconds that anything may take to appear."""
Visit = Callable[..., Any]

BOARD = """() => ({
  spots: [...document.querySelectorAll('.board .spot')].map((each) => each.getAttribute('aria-label').split('. ')[0]),
  zones: [...document.querySelectorAll('.board .zone')].map(
    (each) => each.dataset.zone + ' ' + each.getAttribute('aria-label')),
  turn: document.querySelector('.bar .turn')?.innerText,
  between: document.querySelector('.board .middle')?.innerText,
})"""


class Cable:
    """A way to the server that can be cut and mended."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.whole = True
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self._admit, daemon=True).start()

    def _admit(self) -> None:
        while True:
            try:
                here, _ = self.door.accept()
            except OSError:
                return
            if not self.whole:
                here.close()
                continue
            there = socket.create_connection(("127.0.0.1", self.port))
            self.ends += [here, there]
            for source, target in ((here, there), (there, here)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    @staticmethod
    def _carry(source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Nothing gets through any more."""
        self.whole = False
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """The next who comes gets through."""
        self.whole = True

    def away(self) -> None:
        """Takes the cable away."""
        self.cut()
        for end in [*self.ends, self.door]:
            end.close()


def same_shuffles(page: Any) -> None:
    """Tables opened from a page are shuffled alike in every run: no game is over before it was looked at."""

    def with_seed(route: Any) -> None:
        route.continue_(post_data=json.dumps({"seed": SEED} | route.request.post_data_json))

    page.route("**/api/tables", with_seed)


PACE = """(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("shinpan.settings") ?? "{}");
    if (!("pace" in kept)) localStorage.setItem("shinpan.settings", JSON.stringify({ ...kept, pace: "PACE" }));
  } catch { /* no page yet */ }
})()"""


def guest(
    chromium: Any,
    url: str,
    complaints: list[str],
    path: str,
    patience: int,
    pace: str = "off",
    reduced_motion: str = "reduce",
    **more: Any,
) -> Any:
    """A page in a browser profile of its own; what it complains about is written down.

    Nobody waits for what happens to be shown, unless a test wants to see it at a ``pace``.
    """
    context = chromium.new_context(reduced_motion=reduced_motion, base_url=url, bypass_csp=True, **more)
    context.set_default_timeout(patience)
    context.add_init_script(PACE.replace("PACE", pace))
    page = context.new_page()
    same_shuffles(page)
    page.on("pageerror", lambda error: complaints.append(f"error in the page: {error}"))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(path)
    return page


@contextmanager
def stranger(chromium: Any, url: str, path: str = "/", forgive: str = "", size: dict[str, int] | None = None) -> Iterator[Any]:
    """Somebody with a browser of their own. Complaints of the page fail the test, but for those that are forgiven."""
    complaints: list[str] = []
    page = guest(chromium, url, complaints, path, PATIENCE, viewport=size or SIZE)
    yield page
    page.context.close()
    serious = [each for each in complaints if not forgive or not re.search(forgive, each)]
    assert not serious, serious


def against_bot(server: Server, game: str, decks: tuple[str, str], seed: int = SEED, **more: object) -> dict[str, Any]:
    """A table against the bot that plays at random."""
    wish = {"game": game, "deck": decks[0], "opponent_deck": decks[1], "mode": "bot", "bot": "random", "name": "Ada"}
    opened: dict[str, Any] = server.post("/api/tables", {**wish, "seed": seed, **more})
    return opened


def sit(page: Any, match: str, token: str, game: str, invite: str | None = None) -> None:
    """Goes to a table with the token of a seat, as if the seat had been taken in this browser."""
    page.evaluate(
        "([seat]) => localStorage.setItem('shinpan.seats', seat)",
        [json.dumps([{"match": match, "token": token, "game": game, "invite": invite, "at": 0}])],
    )
    page.goto(f"/#/table/{match}")
    page.wait_for_selector(".table-page")


def asked(page: Any) -> bool:
    """Whether the player of a page has to choose now."""
    return bool(page.locator(".actions.asked").count())


def one_of(*pages: Any) -> Any:
    """The page whose player has to choose; waits until there is one."""
    for _ in range(PATIENCE // 50):
        for page in pages:
            if asked(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def click(page: Any, number: int = 0) -> str:
    """Clicks one of the offered choices and waits until the server has taken it: what was chosen."""
    page.wait_for_selector(".actions.asked button[data-option]")
    before = made(page)
    buttons = page.query_selector_all(".actions.asked button[data-option]")
    button = buttons[min(number, len(buttons) - 1)]
    words = str(button.inner_text())
    button.click()
    moved_on(page, before)
    return words


def made(page: Any) -> int:
    """How many choices the server has taken, as far as a page knows."""
    return int(page.locator(".table-page").get_attribute("data-n"))


def moved_on(page: Any, before: int) -> None:
    """Waits until the table is no longer where it was after so many choices."""
    page.wait_for_function("n => document.querySelector('.table-page').dataset.n !== String(n)", arg=before)


def settled(page: Any, look: Callable[[], Any]) -> Any:
    """What is seen, once it no longer changes: names and texts of cards come a moment after the table."""
    seen = look()
    for _ in range(40):
        page.wait_for_timeout(150)
        now = look()
        if now == seen:
            return now
        seen = now
    raise AssertionError("it never comes to rest")


def level(*pages: Any) -> None:
    """Waits until all pages at a table know of the same choices."""
    last = max(made(page) for page in pages)
    for page in pages:
        page.wait_for_function("n => Number(document.querySelector('.table-page').dataset.n) >= n", arg=last)


def board(page: Any) -> Any:
    """What can be seen on a table, once it has come to rest."""
    return settled(page, lambda: page.evaluate(BOARD))


def hand(page: Any) -> list[str]:
    """The cards of the hand at the near side."""
    labels = page.locator(".board .hand .spot").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    return [label.split(",")[0] for label in labels]


def at_the_end(page: Any) -> None:
    """Waits until the log shows its last line."""
    page.wait_for_function(
        """() => {
          const log = document.querySelector('.log ol');
          return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
        }"""
    )


def seen(page: Any) -> set[str]:
    """The names of all cards that can be read on a table."""
    return {label.split(",")[0] for label in board(page)["spots"]}


def concede(page: Any) -> None:
    """Gives up; on a narrow screen the button is in the drawer."""
    if not page.get_by_role("button", name="Concede", exact=True).is_visible():
        page.locator(".drawer-toggle").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("heading", name="You lose", exact=True).wait_for()
