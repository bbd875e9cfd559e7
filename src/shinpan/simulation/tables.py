"""Results as tables for other programs: CSV, and Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..games.base import CardError
from ..library.files import one_line
from .run import Run
from .statistics import card_counts, pair_data, wilson

Rows = list[dict[str, Any]]


def game_rows(run: Run) -> Rows:
    """A row for each game that counts; cards by their numbers."""
    numbers = [run.job.numbers(deck) for deck in range(len(run.plan.decks))]
    found: Rows = []
    for (meeting, block), place, record in run.records():
        row: dict[str, Any] = {"meeting": meeting, "block": block, "game": place, "seed": record.seed}
        for seat in (0, 1):
            row[f"deck{seat + 1}"] = run.plan.decks[record.decks[seat]]
            row[f"player{seat + 1}"] = run.plan.players[record.players[seat]]
        row["winner"] = record.winner + 1
        row["first"] = record.first + 1
        row["reason"], row["turns"], row["decisions"] = record.reason, record.turns, record.decisions
        for seat in (0, 1):
            row[f"mulligans{seat + 1}"] = record.mulligans[seat]
            for name, cards in (("opening", record.opening), ("drawn", record.drawn), ("played", record.played)):
                row[f"{name}{seat + 1}"] = [numbers[record.decks[seat]][card] for card in cards[seat]]
        row["fault"] = record.fault
        found.append(row)
    return found


def pair_rows(run: Run) -> Rows:
    """A row for each pair of decks."""
    found: Rows = []
    for pair in run.plan.pairs:
        data = pair_data(run, pair)
        (first, second), wins = data.pop("decks"), data.pop("wins")
        found.append({"deck1": first, "deck2": second, "wins1": wins[0], "wins2": wins[1], **data})
    return found


def card_rows(run: Run) -> Rows:
    """A row for each card of each deck."""
    found: Rows = []
    for count in card_counts(run):
        row: dict[str, Any] = {"deck": count.deck, "card": count.number, "name": count.name, "copies": count.copies}
        for name, part in (
            ("opening", count.opening),
            ("drawn", count.drawn),
            ("played", count.played),
            ("unseen", count.unseen),
        ):
            low, high = wilson(part.score, part.games)
            row |= {f"{name}_games": part.games, f"{name}_share": part.value if part.games else None}
            row |= {f"{name}_low": low, f"{name}_high": high}
        found.append(row)
    return found


TABLES: dict[str, Callable[[Run], Rows]] = {"games": game_rows, "pairs": pair_rows, "cards": card_rows}


def files_of(given: str, kind: str) -> dict[Path, str]:
    """Which table is written into which file.

    >>> {str(path): table for path, table in files_of("results.csv", "csv").items()}
    {'results.csv': 'games'}
    >>> list(files_of("results", "csv").values())
    ['games', 'pairs', 'cards']
    """
    path = Path(given)
    return {path: "games"} if path.suffix.lower() == f".{kind}" else {path / f"{name}.{kind}": name for name in TABLES}


def writer(given: str, kind: str) -> Callable[[Run], None]:
    """Whatever writes the tables of a run: the games into a file, or all into a folder. What cannot be is refused at once."""
    path = Path(given)
    if kind == "parquet":
        parquet()
    files = files_of(given, kind)
    single = path in files
    folder = path.absolute().parent if single else path
    if not single and path.exists() and not path.is_dir():
        raise CardError(f"{path}: this is neither a folder nor a name that ends with .{kind}")
    if single and path.is_dir():
        raise CardError(f"{path}: this is a folder")
    if single and not folder.is_dir():
        raise CardError(f"{path}: there is no folder {path.parent}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CardError(f"{path}: cannot be written ({one_line(error)})") from None

    def write(run: Run) -> None:
        for file, name in files.items():
            rows = TABLES[name](run)
            if kind == "csv":
                write_csv(file, rows)
            else:
                modules = parquet()
                modules[1].write_table(modules[0].Table.from_pylist(rows), file)

    return write


def write_csv(path: Path, rows: Rows) -> None:
    """Writes rows; lists of cards are put into one field."""
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        if rows:
            out.writerow(rows[0])
        for row in rows:
            out.writerow([" ".join(value) if isinstance(value, list) else value for value in row.values()])


def parquet() -> tuple[Any, Any]:
    """The library that writes Parquet, which is an extra."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise CardError("--parquet needs pyarrow, which is not installed (pip install 'shinpan[simulate]')") from None
