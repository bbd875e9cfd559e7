"""``serve``: the table in the browser."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

from ..games.base import CardError
from ..library import game_names, read_restrictions
from ..match.resting import loaded
from .show import print_left_out


def serve(arguments: argparse.Namespace) -> int:
    """The command."""
    # The server is an extra that need not be installed.
    try:
        import uvicorn

        from ..server.app import create_app, preload
        from ..server.catalogue import Catalogue
        from ..server.jobs import keep_readings, workshop
        from ..server.pictures import Pictures
        from ..server.settings import from_environment
        from ..server.store import Store
        from ..server.wire import wire
    except ModuleNotFoundError as error:
        raise CardError(f"the table in the browser needs the module {error.name} (pip install 'shinpan[server]')") from None
    pictures = Path(arguments.pictures) if arguments.pictures else None
    settings = from_environment(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database,
        base_url=arguments.base_url,
        pictures=pictures,
        cards=tuple(Path(path) for path in arguments.cards),
        translations=tuple(Path(path) for path in arguments.translations),
        restrictions=tuple(Path(path) for path in arguments.restrictions) or None,
    )
    for path in settings.restrictions:
        read_restrictions(path)
    if settings.pictures is not None:
        passed = Pictures(settings.pictures, game_names()).passed
        if passed:
            print(f"note: {len(passed)} pictures are passed over ({passed[0]})", file=sys.stderr)
    Store(settings.database).close()
    listen(settings.host, settings.port).close()  # what cannot be is said before anything takes long
    with Progress("reading the card files") as progress:
        catalogue = Catalogue(settings.cards, settings.translations)
        print_left_out(catalogue.left())
        if settings.preload:
            progress.doing = "reading the games"
            preload()
        keep_readings()
    loaded()  # what is forked from here shares it
    shop = workshop(settings, catalogue)
    shop.open()
    try:
        door = listen(settings.host, settings.port)
    except CardError:
        shop.close()
        raise
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    url = settings.base_url or f"http://{host}:{door.getsockname()[1]}/"
    print(f"The table is at {url}  (Ctrl-C ends it; games are kept)", flush=True)
    if arguments.open and has_screen():
        webbrowser.open(url)
    config = uvicorn.Config(
        create_app(settings, catalogue, shop),
        http=wire(settings),
        ws="websockets-sansio",
        ws_max_size=8 * settings.message_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[door])
    return 0


class Progress:
    """Says what takes its time, every two seconds that it does."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self.begun = time.monotonic()
        self.timed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Progress:
        if self.timed:
            signal.signal(signal.SIGALRM, self.tell)
            signal.setitimer(signal.ITIMER_REAL, 2, 2)
        return self

    def __exit__(self, *_: object) -> None:
        if self.timed:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)

    def tell(self, *_: object) -> None:
        """It still goes on."""
        print(f"{self.doing} … ({time.monotonic() - self.begun:.0f} s so far)", file=sys.stderr, flush=True)


def has_screen() -> bool:
    """Whether a browser would open a window: where there is none, one for the terminal would take this terminal away."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens already: whoever comes before the server is ready waits for it."""
    if not 0 <= port <= 65535:
        raise CardError(f"cannot listen at port {port}: ports are 0 to 65535")
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        raise CardError(f"cannot listen at {host}, port {port}: {error.strerror or error} (try another --port)") from None
