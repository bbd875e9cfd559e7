"""The connection under HTTP: who does not say in time what they want is let go, and errors are JSON here too."""

from __future__ import annotations

import asyncio
import http
import json
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .settings import Settings

HEADERS = 65_536
"""Bytes that say what is asked for."""


class Wire(HttpToolsProtocol):
    """A connection that has a time for the head of each request."""

    settings: Settings
    hurry: asyncio.TimerHandle | None = None
    head = 0
    """Bytes of a head that is not complete."""
    heading = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._done()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something was sent."""
        if self.heading:
            self.head += len(data)
            if self.head > HEADERS + self.settings.body_bytes:  # one piece may hold the head and the body
                self.refuse(431, "the head of a request is too large")
                return
        super().data_received(data)
        if self.heading and self.head > HEADERS and not self.transport.is_closing():
            self.refuse(431, "the head of a request is too large")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self.hurry is None:
            self._begin()

    def on_headers_complete(self) -> None:
        """What is asked for is known."""
        self._done()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which has times of its own."""
        self._done()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What was sent is no HTTP."""
        self.refuse(400, msg)

    def refuse(self, status: int, text: str) -> None:
        """Says what is wrong, and closes."""
        self._done()
        body = json.dumps({"error": text}).encode()
        head = (
            f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
        )
        if not self.transport.is_closing():
            self.transport.write(head.encode() + body)
            self.transport.close()

    def _begin(self) -> None:
        self.heading, self.head = True, 0
        self.hurry = self.loop.call_later(self.settings.header_seconds, self._late)

    def _done(self) -> None:
        self.heading = False
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def _late(self) -> None:
        self.hurry = None
        if self.head:
            self.refuse(408, "the request did not come in time")
        else:
            self.transport.close()


def wire(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol for a server with these settings."""
    made: Any = type("Wire", (Wire,), {"settings": settings})
    return made  # type: ignore[no-any-return]
