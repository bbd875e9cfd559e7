"""The cards that ``explain`` is tested on: starter cards, inline cards of scenarios, and the pools where they are."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from shinpan.games.base import CardError
from shinpan.games.explaining import Explainer, Sayings
from shinpan.library import game, starter_faces
from shinpan.library.cards import read_rows
from shinpan.library.rows import rows_of
from shinpan.table.cards import Face

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared" / "cards"
POOLS = {
    "digimon": ["digimon/en/aegis.json", "digimon/en/tcg-lab.json"],
    "fftcg": ["fftcg/en/official-api.json", "fftcg/en/multi-element.json"],
}
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def sayings(name: str) -> Sayings:
    """The wordings of a game."""
    found: Sayings = import_module(f"shinpan.games.{name}.outside.explained").SAYINGS
    return found


def explained(name: str, face: Face) -> tuple[list[str], Explainer]:
    """The lines of a card, and what was said for them."""
    explainer = Explainer(sayings(name))
    lines: list[str] = import_module(f"shinpan.games.{name}.outside.explained").explain(face, explainer)
    return lines, explainer


def starters(name: str) -> Iterator[tuple[str, Face]]:
    """The starter cards."""
    yield from starter_faces(game(name)).items()


def inline(data: object) -> Iterator[dict[str, Any]]:
    """The cards in a scenario file."""
    if isinstance(data, dict):
        rows = [row for row in data.get("cards") or () if isinstance(row, dict)]
        yield from rows_of(rows, "scenario").rows if rows else ()
    elif isinstance(data, list):
        for item in data:
            yield from inline(item)


def of_scenarios(name: str) -> Iterator[tuple[str, Face]]:
    """The inline cards of all scenarios; a card may be wrong there on purpose."""
    seen: set[str] = set()
    for path in sorted((ROOT / "tests" / "scenarios" / name).rglob("*.yaml")):
        for row in inline(yaml.load(path.read_text("utf-8"), Loader)):
            key = repr(sorted((k, v) for k, v in row.items() if k != "id"))
            if key not in seen:
                seen.add(key)
                try:
                    yield f"{path.stem} {row['id']}", game(name).face(row)
                except CardError:
                    continue


def pool_files(name: str) -> list[Path]:
    """The files of a pool, none if they are not all there."""
    paths = [SHARED / file for file in POOLS[name]]
    return paths if all(path.is_file() for path in paths) else []


def of_pool(name: str) -> Iterator[tuple[str, Face]]:
    """The cards of a pool."""
    for identity, row in read_rows(pool_files(name), game=game(name)).rows.items():
        yield identity, game(name).face(row)
