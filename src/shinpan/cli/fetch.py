"""``cards get``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeElapsedColumn

from ..library.fetch import Fetched, get, source_of
from .show import print_json


def cards_get(arguments: argparse.Namespace) -> int:
    """Fetches the cards of a game and says where they are."""
    out = Path(arguments.out).expanduser() if arguments.out else None
    source_of(arguments.game)
    found = watched(arguments.game, out, arguments.refresh, arguments.url)
    cards = len(found.kept.rows)
    if arguments.json:
        print_json(
            {
                "game": arguments.game,
                "path": str(found.kept.path),
                "cards": cards,
                "new": found.new,
                "state": found.state,
                "fetched": found.kept.date,
                "source": found.kept.url,
            }
        )
        return 0
    day = found.kept.date[:10]
    how = {
        "fetched": f"{found.new} of them new",
        "unchanged": f"nothing has changed since {day}",
        "kept": f"fetched on {day}; --refresh asks again",
    }
    print(f"{cards} cards of {arguments.game} ({how[found.state]}) are in")
    print(found.kept.path)
    return 0


def watched(game: str, out: Path | None, refresh: bool, url: str | None) -> Fetched:
    """Fetches with a bar on the terminal, if there is one."""
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeElapsedColumn())
    shown = Console(stderr=True)
    with Progress(*columns, console=shown, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(f"cards of {game}", total=None)

        def watch(come: int, total: int | None) -> None:
            bar.update(task, completed=come, total=total)

        return get(game, out, refresh, url, watch)
