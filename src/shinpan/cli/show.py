"""Printing tables and JSON on whatever the output is."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..library.rows import LeftOut

NOTES = 20
"""How many rows that are left out are named."""


def console(width: int | None = None) -> Console:
    """Where people read: colours on a terminal, plain text in a pipe or file."""
    wide = width if width is not None else (None if sys.stdout.isatty() else 120)
    return Console(file=sys.stdout, highlight=False, width=wide, soft_wrap=False)


def print_json(value: object, indent: int | None = 1) -> None:
    """Prints one JSON object."""
    print(json.dumps(value, ensure_ascii=False, indent=indent))


def print_left_out(left: Iterable[LeftOut]) -> None:
    """Tells which rows of the card files are not used. What is too much here, ``cards read`` tells in full."""
    notes = list(dict.fromkeys(str(row) for row in left))
    for note in notes[:NOTES]:
        print(f"note: {note}", file=sys.stderr)
    if len(notes) > NOTES:
        print(f"note: {len(notes) - NOTES} more rows are left out (shinpan cards read names them)", file=sys.stderr)


def print_table(title: str, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    """Prints a small table."""
    grid = Grid(title=title or None, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    names = list(columns)
    body = [[str(cell) for cell in row] for row in rows]
    for index, name in enumerate(names):
        numeric = bool(body) and all(is_number(row[index]) for row in body)
        grid.add_column(name, justify="right" if numeric else "left", overflow="fold")
    for row in body:
        grid.add_row(*(Text(cell) for cell in row))
    console().print(grid)


def is_number(text: str) -> bool:
    """Whether a cell reads better aligned to the right.

    >>> is_number("1,234.5"), is_number("12 %"), is_number("SP1")
    (True, True, False)
    """
    return text.strip(" %").replace(",", "").replace(".", "", 1).lstrip("-").isdigit() or text == "-"
