"""``serve``: the table in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..games.base import CardError


def serve(arguments: argparse.Namespace) -> int:
    """The command."""
    try:
        import uvicorn

        from ..server.app import create_app
        from ..server.catalogue import Catalogue
        from ..server.settings import from_environment
        from ..server.store import Store
    except ModuleNotFoundError as error:
        raise CardError(f"the table in the browser needs the module {error.name} (pip install 'shinpan[server]')") from None
    pictures = Path(arguments.pictures) if arguments.pictures else None
    if pictures is not None and not pictures.is_dir():
        raise CardError(f"{pictures}: there is no such folder of pictures")
    settings = from_environment(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database,
        base_url=arguments.base_url,
        pictures=pictures,
        cards=tuple(Path(path) for path in arguments.cards),
    )
    Catalogue(settings.cards)
    Store(settings.database).close()
    print(f"The table is at http://{settings.host}:{settings.port}/  (Ctrl-C ends it; games are kept)", flush=True)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=8 * settings.message_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    return 0
