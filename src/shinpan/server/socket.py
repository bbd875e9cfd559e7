"""The WebSocket of a match: who is there, what is said, and what is refused."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from . import protocol
from .hall import Hall
from .limits import TooMuch
from .live import LiveTable, Refuse, SeatName
from .refusing import Trouble
from .seating import Bucket

CHANGING = (protocol.Choose, protocol.Concede, protocol.Undo, protocol.Consent, protocol.Chat, protocol.Rematch)
"""What changes a table for everybody."""
WAITING = 256
"""Messages that may wait for a slow client."""
NOT_FOUND, NOT_WELCOME, TOO_MUCH, TOO_SLOW = 4404, 4401, 4429, 4408
"""Close codes of our own."""
LATER = 1013
"""The close code that says: try again later."""


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        self.seat: SeatName | None = None
        self.muted = False
        self.told = -1
        self.heard = 0
        self.viewer: int | None = None
        self.lang = "en"
        self.wished: int | None = None
        """After how many choices a hint is wished for."""
        self.thinking: asyncio.Task[None] | None = None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.bucket = Bucket(hall.settings.rate, hall.settings.burst)
        self.strikes = 0
        self.address = socket.client.host if socket.client is not None else ""

    # -------------------------------------------------------------- sending

    def send(self, data: dict[str, Any]) -> None:
        """Puts a message into the outbox; a client that does not take its messages is let go."""
        try:
            self.outbox.put_nowait(to_json(data).decode())
        except asyncio.QueueFull:
            with suppress(asyncio.QueueEmpty):
                while True:
                    self.outbox.get_nowait()
            self.outbox.put_nowait(None)

    async def write(self) -> None:
        """Sends what is in the outbox."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                text = await self.outbox.get()
                if text is None:
                    await self.socket.close(TOO_SLOW, "too slow")
                    return
                await self.socket.send_text(text)

    async def bye(self, reason: str, code: int) -> None:
        """Says why, and closes."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.send_text(to_json({"t": "bye", "reason": reason}).decode())
            await self.socket.close(code, reason[:100])

    def refuse(self, reason: str, n: int | None = None) -> None:
        """Says that something was not done."""
        self.strikes += 1
        self.send({"t": "refused", "reason": reason, "n": n})

    # -------------------------------------------------------------- hearing

    async def run(self, identity: str) -> None:
        """The whole visit, if there is room for one more from this address."""
        await self.socket.accept()
        limits = self.hall.limits
        try:
            limits.request(self.address)
            limits.enter(self.address)
        except Refuse as refusal:
            await self.bye(refusal.reason, TOO_MUCH)
            return
        try:
            await self._visit(identity)
        finally:
            limits.leave(self.address)

    async def _visit(self, identity: str) -> None:
        try:
            async with asyncio.timeout(self.hall.settings.hello_seconds):
                hello = await self._hello()
        except TimeoutError:
            await self.bye("nobody said hello", NOT_WELCOME)
            return
        except WebSocketDisconnect:
            return
        except Refuse as refusal:
            await self.bye(refusal.reason, NOT_WELCOME)
            return
        try:
            table = await self.hall.find(identity)
        except Refuse as refusal:
            await self.bye(refusal.reason, LATER if isinstance(refusal, Trouble | TooMuch) else NOT_FOUND)
            return
        if table is None:
            await self.bye("there is no such table", NOT_FOUND)
            return
        if hello.token is not None:
            self.seat = table.seat_of(hello.token)
            if self.seat is None:
                await self.bye("this token is not for a seat at this table", NOT_WELCOME)
                return
        if len(table.listeners) >= self.hall.settings.sockets_per_table:
            await self.bye("there are too many people at this table", TOO_MUCH)
            return
        self.lang = hello.lang
        try:
            self.hall.limits.arrive(self.address)
        except Refuse as refusal:
            await self.bye(refusal.reason, TOO_MUCH)
            return
        writer = asyncio.create_task(self.write())
        try:
            owed = table.owed
            table.enter(self, hello.since)
            self.hall.limits.arrived(self.address, table.owed - owed)
            table.owed = owed
            await self._listen(table)
        finally:
            table.leave(self)
            writer.cancel()

    async def _hello(self) -> protocol.Hello:
        said = self._read(await self._receive())
        if not isinstance(said, protocol.Hello):
            raise Refuse("say hello first")
        return said

    async def _receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            raw = message.get("bytes") or b""
            if len(raw) > self.hall.settings.message_bytes:
                return " " * (self.hall.settings.message_bytes + 1)
            text = raw.decode("utf-8", "replace")
        assert isinstance(text, str)
        return text

    def _read(self, text: str) -> Any:
        """A message, checked."""
        if len(text) > self.hall.settings.message_bytes or len(text.encode()) > self.hall.settings.message_bytes:
            raise Refuse(f"a message has at most {self.hall.settings.message_bytes} bytes")
        try:
            return protocol.SAID.validate_json(text)
        except ValidationError as error:
            raise Refuse(complaint(error)) from None
        except (ValueError, RecursionError):
            raise Refuse("this is not a message") from None

    async def _listen(self, table: LiveTable) -> None:
        """Does what the client asks until it goes."""
        while True:
            try:
                text = await self._receive()
            except WebSocketDisconnect:
                return
            if not self.bucket.take():
                self.refuse("too many messages: slow down")
            else:
                try:
                    await self._do(table, self._read(text))
                    self.strikes = 0
                except Refuse as refusal:
                    self.refuse(refusal.reason, refusal.n)
            if self.strikes > self.hall.settings.strikes:
                await self.bye("too many messages that cannot be answered", TOO_MUCH)
                return

    def _question(self, what: str, table: LiveTable, lock: asyncio.Lock | None = None) -> AbstractAsyncContextManager[None]:
        return self.hall.limits.question(what, self.address, table.id, self.seat, lock)

    async def _do(self, table: LiveTable, said: Any) -> None:
        """One thing a client asks."""
        if isinstance(said, CHANGING):
            await self.hall.limits.pace(self.address, table.id)
            try:
                await self._change(table, said)
            finally:  # with what bots have chosen there meanwhile
                self.hall.limits.played(self.address, table.id, table.bill())
        elif isinstance(said, protocol.Mute):
            self.muted = said.on
        elif isinstance(said, protocol.Why):
            async with self._question("why not", table, table.lock):
                self.send(table.why(self, said.ref))
        elif isinstance(said, protocol.Clause):
            async with self._question("clauses", table):
                self.send(table.clause(said.id, self.lang))
        elif isinstance(said, protocol.At):
            async with self._question("past positions", table, table.lock):
                self.send(table.at(table.viewer(self), said.n, self.lang))
        elif isinstance(said, protocol.Hint):
            self.wished = said.n
            if self.thinking is None or self.thinking.done():
                self.thinking = table.spawn(self._hint(table))
        elif isinstance(said, protocol.Ping):
            self.send({"t": "pong"})
        else:
            raise Refuse("hello was said already")

    async def _hint(self, table: LiveTable) -> None:
        """Has a hint thought about while the client goes on, and then the one that was wished for last meanwhile."""
        while self.wished is not None:
            n, self.wished = self.wished, None
            try:
                async with self.hall.limits.hint(self.address):
                    self.send(await table.hint(self.seat, n, self.lang))
            except TooMuch as refusal:
                self.send({"t": "answer", "to": "hint", "n": n, "i": None, "best": [], "why": refusal.reason})
            except Refuse as refusal:
                self.refuse(refusal.reason, refusal.n)

    async def _change(self, table: LiveTable, said: Any) -> None:
        """Something that changes the table for everybody."""
        if isinstance(said, protocol.Choose):
            await table.choose(self.seat, said.n, said.option)
        elif isinstance(said, protocol.Concede):
            await table.concede(self.seat)
        elif isinstance(said, protocol.Undo):
            await table.ask_undo(self.seat, said.n)
        elif isinstance(said, protocol.Consent):
            await table.consent(self.seat, said.undo, said.yes)
        elif isinstance(said, protocol.Chat):
            await table.say(self.seat, said.text)
        else:
            await self.hall.rematch(table, self.seat, self.address)


def complaint(error: ValidationError) -> str:
    """What is wrong with a message, in one line that does not repeat it."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"] if isinstance(part, int) or part.isidentifier())[:60]
    said = " ".join(str(first["msg"]).split())[:120]
    return f"{place}: {said}" if place else said
