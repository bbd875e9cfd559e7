"""A real server process on a free port, and clients that speak to it over real sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra 'server' is not installed")
pytest.importorskip("websockets", reason="the extra 'server' is not installed")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[object]:
    """A server for many tests, with bots that do not hesitate and no limit on messages."""
    from serving import Server

    folder: Path = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder)
    try:
        yield running
    finally:
        running.stop()
