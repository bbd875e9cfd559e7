"""Puts the server together."""

from __future__ import annotations

import asyncio
import gc
import gzip
import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from ..games.base import CardError
from ..library import clauses, game, game_names
from ..match import MatchError
from ..match.resting import loaded
from . import editing, history
from .analysis_routes import router as analysis_router
from .api import Problem, router
from .catalogue import Catalogue, about
from .deck_routes import router as deck_router
from .describing import page
from .hall import Hall
from .limits import TooMuch
from .live import Refuse
from .refusing import Trouble
from .settings import Settings
from .socket import Connection
from .trial_routes import router as trial_router
from .workshop import TooHard, Workshop

LOG = logging.getLogger("shinpan.server")
STATIC = Path(__file__).parent / "static"
"""The built client."""


def create_app(settings: Settings, catalogue: Catalogue | None = None, shop: Workshop | None = None) -> FastAPI:
    """The ASGI application, with the cards and the workshop there are already."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings, catalogue, shop)
        app.state.hall = hall
        if settings.preload:
            preload()
        loaded()
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
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for part in (router, deck_router, trial_router, analysis_router, editing.router, history.router):
        app.include_router(part)
    app.add_middleware(Guard, settings=settings)

    @app.get("/api/docs", include_in_schema=False)
    async def described() -> Response:
        hall: Hall = app.state.hall
        if "docs" not in hall.told:
            hall.told["docs"] = page(app.openapi()).encode()
        return HTMLResponse(hall.told["docs"])

    @app.websocket("/ws/{match_id}")
    async def play(socket: WebSocket, match_id: str) -> None:
        await Connection(socket, app.state.hall).run(match_id)

    _errors(app)
    _client(app)
    return app


def preload() -> None:
    """Reads all games, so that nobody waits for it later."""
    for name in game_names():
        about(name)
        clauses(game(name))


def _errors(app: FastAPI) -> None:
    """Every error is one line."""

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
        if isinstance(error, TooMuch):
            return answer(429, error.reason, {"Retry-After": str(error.seconds)})
        if isinstance(error, Trouble):
            return answer(503, error.reason)
        return answer(400 if isinstance(error, TooHard) else 409, error.reason)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return answer(400, "the body of the request is not JSON")
        return answer(422, f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        return answer(error.status_code, str(error.detail), error.headers)


def _client(app: FastAPI) -> None:
    """The built client: its files, and its page for every path that is not a file."""

    @app.get("/{path:path}", include_in_schema=False)
    async def shown(request: Request, path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise Problem(404, "there is no such thing")
        file = (STATIC / path).resolve()
        if path and file.is_relative_to(STATIC.resolve()) and file.is_file():
            if not path.startswith("assets/"):
                return FileResponse(file)
            headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
            kind = PACKED.get(file.suffix)
            if kind is not None and "gzip" in request.headers.get("accept-encoding", ""):
                return Response(
                    packed(file, file.stat().st_mtime), media_type=kind, headers=headers | {"Content-Encoding": "gzip"}
                )
            return FileResponse(file, headers=headers)
        index = STATIC / "index.html"
        if not index.is_file():
            raise Problem(404, "the client is not built: cd web && npm ci && npm run build")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


PACKED = {".js": "text/javascript", ".css": "text/css"}
"""Files of the client that are sent compressed to whoever takes them so."""


@cache
def packed(file: Path, changed: float) -> bytes:
    """A file compressed, the same for everybody."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


PATH = re.compile(r"(?<![\w.:/<])/(?:[^\s/:'\"]+/)+([^\s/:'\"]+)")
"""A file of the server in a message."""


def answer(status: int, text: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Every error: one line, which names no folder of the server."""
    line = " ".join(text.split()).encode("utf-8", "replace").decode()
    return JSONResponse({"error": PATH.sub(r"\1", line)}, status, headers)


POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "media-src 'self' data: blob:",
        "connect-src 'self' blob: data:",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""From where a page of ours may take what: from here, and what it made itself."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
READING = ("GET", "HEAD", "OPTIONS")
TAKEN = ("application/json",)
"""What the body of a request may be."""


class Guard:
    """Stands before everything: who asks too much, too slowly, from a foreign page or in a wrong form is refused; and what
    is sent says how a browser must treat it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.most = settings.body_bytes
        sites = [settings.base_url, *settings.origins.split()]
        self.sites = {urlsplit(site).netloc.lower() for site in sites if site}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request."""
        if scope["type"] == "websocket":
            if self.foreign(scope):
                await send({"type": "websocket.close", "code": 1008, "reason": "this page may not ask here"})
            else:
                await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sending = Sending(send)
        try:
            refusal = self.refused(scope)
            if refusal is not None:
                await refusal(scope, receive, sending)
                return
            await self.app(scope, self._counted(receive, sending), sending)
        except ClientDisconnect:
            raise
        except asyncio.CancelledError:  # the server ends, and does not wait any longer
            if not sending.begun:
                with suppress(Exception):
                    await answer(503, "the server is being stopped")(scope, receive, sending)
        except Exception as error:
            LOG.error("%s %s", scope["method"], scope["path"], exc_info=error)
            if not sending.begun:
                await answer(500, "something went wrong here: it is written down in the log of the server")(
                    scope, receive, sending
                )

    def foreign(self, scope: Scope) -> bool:
        """Whether a page of somebody else asks. Programs that are no browser say nothing of a page."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return False
        try:
            site = urlsplit(origin).netloc.lower()
        except ValueError:
            return True
        return not site or site not in self.sites | {headers.get("host", "").lower()}

    def refused(self, scope: Scope) -> JSONResponse | None:
        """Why a request is not even looked at."""
        headers = Headers(scope=scope)
        client = scope.get("client")
        try:
            scope["app"].state.hall.limits.request(client[0] if client else "")
        except TooMuch as error:
            return answer(429, error.reason, {"Retry-After": str(error.seconds)})
        if scope["method"] not in READING and self.foreign(scope):
            return answer(403, "a page of another site may not ask this")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.most:
            return answer(413, f"a request has at most {self.most} bytes")
        full = length != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if full and scope["method"] not in READING and kind not in TAKEN:
            return answer(415, f"the body of a request must be {' or '.join(TAKEN)}")
        return None

    def _counted(self, receive: Receive, sending: Sending) -> Receive:
        seen = 0
        whole = False
        end = monotonic() + self.settings.body_seconds

        async def counted() -> Message:
            nonlocal seen, whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout(max(end - monotonic(), 0.01)):
                    message = await receive()
            except TimeoutError:
                raise sending.instead(408, "the request did not come in time") from None
            seen += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if seen > self.most:
                raise sending.instead(413, f"a request has at most {self.most} bytes")
            return message

        return counted


class Sending:
    """What is sent, with what a browser must know."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.begun = False
        self.other: JSONResponse | None = None
        self.over = False

    def instead(self, status: int, text: str) -> Problem:
        """Whatever is made of the problem, this is what will be sent."""
        self.other = answer(status, text)
        return Problem(status, text)

    async def __call__(self, message: Message) -> None:
        """Sends a message."""
        if self.other is not None:
            other, self.other = self.other, None
            await self({"type": "http.response.start", "status": other.status_code, "headers": other.raw_headers})
            await self.send({"type": "http.response.body", "body": other.body})
            self.over = True
        if self.over:
            return
        if message["type"] == "http.response.start":
            self.begun = True
            message["headers"] = [*message["headers"], *HEADERS]
            if message["status"] in (408, 413):
                message["headers"].append((b"connection", b"close"))  # the rest of it is not waited for
        await self.send(message)
