"""Real Chromium against a real server. What the browser complains about fails the test."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra 'server' is not installed")
api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from people import guest  # noqa: E402
from serving import Server, lacking  # noqa: E402

STATIC = Path(__file__).parents[2] / "src" / "shinpan" / "server" / "static" / "index.html"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000
"""Milliseconds that anything may take to appear."""
SHOTS = os.environ.get("SHINPAN_SHOTS")
"""A folder for pictures of what tests saw."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that fails in the browser is tried once more, and the summary says so: a machine busy with other things can
    let a page move under the finger or a wait run out. What fails twice has failed."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Starts servers with the built client, bots that hesitate only a moment, and a folder of pictures."""
    if not STATIC.exists():
        lacking("the client is not built (make web)")
    running: list[Server] = []

    def start(**settings: object) -> Server:
        folder: Path = tmp_path_factory.mktemp("browser")
        database = f"sqlite:///{folder / 'tables.sqlite3'}"
        running.append(Server(database, folder, bot_pause=0.01, rate=200, burst=400, **settings))
        return running[-1]

    try:
        yield start
    finally:
        for each in running:
            each.stop()


@pytest.fixture(scope="session")
def server(serve: Callable[..., Server]) -> Server:
    """The server of most tests."""
    return serve()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """The browser, for all tests of this folder: the event loop that it brings must not outlive them."""
    path = os.environ.get("SHINPAN_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        lacking("there is no Chromium here (on Debian: apt install chromium)")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


@pytest.fixture
def visit(chromium: Any, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """Opens a page as one more person would: in a browser profile of its own. At the end nothing must have gone wrong in it."""
    complaints: list[str] = []
    pages: list[Any] = []

    def open_page(path: str = "/", size: dict[str, int] | None = None, **more: Any) -> Any:
        page = guest(chromium, server.url, complaints, path, PATIENCE, viewport=size or DESK, **more)
        pages.append(page)
        return page

    yield open_page
    for number, page in enumerate(pages):
        if SHOTS:
            name = re.sub(r"\W+", "-", request.node.name)
            page.screenshot(path=Path(SHOTS) / f"{name}-{number}.png")
        page.context.close()
    assert not complaints
