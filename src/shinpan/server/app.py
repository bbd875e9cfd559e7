"""Puts the server together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from ..games.base import CardError
from ..library import clauses, game, game_names
from ..match import MatchError
from . import editing, history
from .api import Problem, router
from .catalogue import about
from .hall import Hall
from .live import Refuse
from .settings import Settings
from .socket import Connection

STATIC = Path(__file__).parent / "static"
"""The built client."""


def create_app(settings: Settings) -> FastAPI:
    """The ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings)
        app.state.hall = hall
        for name in game_names() if settings.preload else ():
            about(name)
            clauses(game(name))
        gc.collect()
        gc.freeze()  # cards and phrasebooks stay
        gc.set_threshold(5_000, 5, 10_000)  # young objects in small portions: a collection is a pause for everybody
        sweeping = asyncio.create_task(hall.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            hall.close()

    app = FastAPI(
        title="shinpan",
        version=__version__,
        description="The table in the browser. A match is played over the WebSocket `/ws/{match}`, whose messages "
        "`/api/protocol` describes; everything else is here.",
        lifespan=lifespan,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for part in (router, editing.router, history.router):
        app.include_router(part)
    app.add_middleware(Limits, most=settings.body_bytes)

    @app.websocket("/ws/{match_id}")
    async def play(socket: WebSocket, match_id: str) -> None:
        await Connection(socket, app.state.hall).run(match_id)

    _errors(app)
    _client(app)
    return app


def _errors(app: FastAPI) -> None:
    """Every error is one line."""

    def answer(status: int, text: str) -> JSONResponse:
        return JSONResponse({"error": " ".join(text.split())}, status)

    @app.exception_handler(Problem)
    async def problem(request: Request, error: Problem) -> Response:
        return answer(error.status, error.text)

    @app.exception_handler(CardError)
    async def bad_cards(request: Request, error: CardError) -> Response:
        return answer(400, str(error))

    @app.exception_handler(MatchError)
    async def bad_match(request: Request, error: MatchError) -> Response:
        return answer(400, str(error))

    @app.exception_handler(Refuse)
    async def refused(request: Request, error: Refuse) -> Response:
        return answer(429 if error.reason.startswith(("too many", "there are too many")) else 409, error.reason)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return answer(422, f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        return answer(error.status_code, str(error.detail))


def _client(app: FastAPI) -> None:
    """The built client: its files, and its page for every path that is not a file."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise Problem(404, "there is no such thing")
        file = (STATIC / path).resolve()
        if path and file.is_relative_to(STATIC.resolve()) and file.is_file():
            headers = {"Cache-Control": "public, max-age=31536000, immutable"} if path.startswith("assets/") else None
            return FileResponse(file, headers=headers)
        index = STATIC / "index.html"
        if not index.is_file():
            raise Problem(404, "the client is not built: cd web && npm ci && npm run build")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


class Limits:
    """Refuses bodies that are too large, and says how a browser must treat what is sent."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.most:
            await JSONResponse({"error": f"a request has at most {self.most} bytes"}, 413)(scope, receive, send)
            return
        await self.app(scope, self._counted(receive), self._guarded(send))

    def _counted(self, receive: Receive) -> Receive:
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.most:
                raise Problem(413, f"a request has at most {self.most} bytes")
            return message

        return counted

    def _guarded(self, send: Send) -> Callable[[Message], Awaitable[None]]:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"no-referrer"),
                    (b"x-frame-options", b"DENY"),
                ]
            await send(message)

        return guarded
