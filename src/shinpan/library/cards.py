"""Card files: lists of cards as printed, in one of the known layouts, merged by card number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ..games.base import CardError, Game
from ..table.cards import Face
from . import layouts
from .files import document, short

Row = dict[str, Any]


@dataclass(frozen=True)
class Layout:
    """How the rows of a card file are laid out."""

    name: str
    fits: Callable[[Row], bool]
    convert: Callable[[Row], Row]


LAYOUTS: Final = {
    layout.name: layout
    for layout in (
        Layout("aegis", lambda row: "cardId" in row and "kinds" in row, layouts.aegis),
        Layout("tcg-lab", lambda row: "card_id" in row and "alt_effect" in row, layouts.tcg_lab),
        Layout("official-api", lambda row: "cardNumber" in row and "element" in row, layouts.official_api),
        Layout("multi-element", lambda row: "code" in row and "elements" in row, layouts.multi_element),
        Layout("square-enix", layouts.fftcg_api.fits, layouts.fftcg_api.square_enix),
        Layout("shinpan", lambda row: "id" in row or "kind" in row, lambda row: row),
    )
}
"""The known layouts by name: public ones, each with an importer, and our own."""
WORDING: Final = ("text", "inherited", "security", "link", "special", "spare", "traits", "digivolve")
"""Fields that two transcriptions of a card write differently: the first file's are kept, a difference is no contradiction."""


@dataclass
class Merged:
    """The cards of one or more files, one row per card number."""

    rows: dict[str, Row] = field(default_factory=dict)
    origin: dict[str, str] = field(default_factory=dict)
    """The file each card first came from."""
    notes: list[str] = field(default_factory=list)
    """Contradictions between files, and rows that were left out."""


def rows_of(data: object, where: str, format: str | None = None) -> list[Row]:
    """The rows of a card file, in our own layout. A pool that was fetched has them under ``cards``."""
    if isinstance(data, dict) and isinstance(data.get("cards"), list):
        data = data["cards"]
    if not isinstance(data, list):
        raise CardError(f"{where}: a card file is a list of cards, not {kind_of(data)}")
    rows: list[Row] = []
    for number, row in enumerate(data, 1):
        if not isinstance(row, dict):
            raise CardError(f"{where}: entry {number}: a card is a set of fields, not {short(row)}")
        for key in row:
            if not isinstance(key, str):
                raise CardError(f"{where}: entry {number}: the field name {short(key)} must be text")
        rows.append(row)
    if not rows:
        raise CardError(f"{where}: there are no cards in this file")
    layout = layout_of(rows, where, format)
    result = [layout.convert(row) for row in rows]
    for number, row in enumerate(result, 1):
        identity = row.get("id")
        if not isinstance(identity, str) or not identity.strip():
            what = "has no id" if identity is None else f"has the id {short(identity)}, which must be text (in quotes)"
            raise CardError(f"{where}: entry {number} {what}")
    return result


def layout_of(rows: Sequence[Row], where: str, format: str | None) -> Layout:
    """The layout that was asked for, or the one the fields speak for."""
    if format is not None:
        if format not in LAYOUTS:
            raise CardError(f"unknown card file format {format!r} (known: {', '.join(LAYOUTS)})")
        return LAYOUTS[format]
    for layout in LAYOUTS.values():
        if any(layout.fits(row) for row in rows):
            return layout
    fields = ", ".join(list(rows[0])[:6])
    raise CardError(f"{where}: unknown layout: its fields are {fields or 'none'} (known layouts: {', '.join(LAYOUTS)})")


def kind_of(value: object) -> str:
    """What a value is, for people.

    >>> kind_of({"a": 1}), kind_of(None), kind_of(3)
    ('a set of fields', 'empty', '3')
    """
    if value is None:
        return "empty"
    if isinstance(value, dict):
        return "a set of fields"
    if isinstance(value, list):
        return "a list"
    return short(value)


def _lacking(value: object) -> bool:
    return value is None or value == "" or value == [] or value == {}


def merge(files: Iterable[tuple[str, Sequence[Row]]], lang: str | None = None) -> Merged:
    """Merges files by card number: later files fill what earlier ones lack, contradictions are noted.

    >>> merged = merge([("a", [{"id": "T-1", "name": "Ember"}]), ("b", [{"id": "T-1", "hp": 300, "name": "Amber"}])])
    >>> merged.rows
    {'T-1': {'id': 'T-1', 'name': 'Ember', 'hp': 300}}
    >>> merged.notes
    ["b: card T-1: name is 'Amber', but 'Ember' in a"]
    """
    merged = Merged()
    extra: list[tuple[str, Row]] = []
    for where, rows in files:
        for row in rows:
            if lang is not None and not _lacking(row.get("lang")) and row["lang"] != lang:
                merged.notes.append(f"{where}: card {row['id']}: left out, it is in {short(row['lang'])}")
            elif _lacking(row.get("name")):
                extra.append((where, row))
            else:
                _fill(merged, where, row)
    for where, row in extra:
        if row["id"] in merged.rows:
            _fill(merged, where, row)
        else:
            merged.notes.append(f"{where}: card {row['id']}: left out, it has no name and no other file has this card")
    for identity in [identity for identity, row in merged.rows.items() if "other kind" in row]:
        row = merged.rows.pop(identity)
        other = row.pop("other kind")
        if _lacking(row.get("kind")):
            where = merged.origin.pop(identity)
            merged.notes.append(f"{where}: card {identity}: left out, {short(other)} is not a kind of card in the rules")
        else:
            merged.rows[identity] = row
    for identity, row in merged.rows.items():
        if "spare" in row or "special" in row:
            merged.rows[identity] = layouts.finished(row)
        if "all elements" in row:
            merged.rows[identity] = layouts.completed(row)
    return merged


def _fill(merged: Merged, where: str, row: Row) -> None:
    identity = row["id"]
    known = merged.rows.get(identity)
    if known is None:
        merged.rows[identity] = dict(row)
        merged.origin[identity] = where
        return
    for key, value in row.items():
        if _lacking(value):
            continue
        if _lacking(known.get(key)):
            known[key] = value
        elif known[key] != value and not (key in WORDING and {"spare", "special"} & (known.keys() | row.keys())):
            origin = merged.origin[identity]
            place = "the same file" if origin == where else origin
            merged.notes.append(f"{where}: card {identity}: {key} is {short(value)}, but {short(known[key])} in {place}")


def faces(game: Game, merged: Merged, lang: str | None = None) -> dict[str, Face]:
    """The cards of merged rows, built for a game."""
    return {identity: built(game, merged, identity, lang) for identity in merged.rows}


def built(game: Game, merged: Merged, identity: str, lang: str | None = None) -> Face:
    """One card of merged rows, built for a game."""
    row = merged.rows[identity]
    data: Mapping[str, Any] = row if lang is None or not _lacking(row.get("lang")) else {**row, "lang": lang}
    return game.face(data, merged.origin[identity])


def read_rows(paths: Sequence[Path], lang: str | None = None, format: str | None = None) -> Merged:
    """Reads card files (or folders of them) and merges them."""
    files: list[tuple[str, Sequence[Row]]] = []
    for path in paths:
        for file in card_files(path):
            files.append((str(file), rows_of(document(file), str(file), format)))
    return merge(files, lang)


def card_files(path: Path) -> list[Path]:
    """A card file, or all of a folder."""
    try:
        if not path.is_dir():
            return [path]
        found = sorted(file for file in path.iterdir() if file.suffix.lower() in (".yaml", ".yml", ".json"))
    except (OSError, ValueError) as error:
        raise CardError(f"{path}: cannot be read ({error})") from None
    if not found:
        raise CardError(f"{path}: there are no card files (.yaml, .json) in this folder")
    return found


def read_faces(
    game: Game, paths: Sequence[Path], lang: str | None = None, format: str | None = None
) -> tuple[dict[str, Face], list[str]]:
    """The cards of some files by number, and what was noted while merging them."""
    merged = read_rows(paths, lang, format)
    return faces(game, merged, lang), merged.notes


class Pool(Mapping[str, Face]):
    """Many cards of which few are needed: each is built when it is first asked for."""

    def __init__(self, game: Game, merged: Merged) -> None:
        self.game = game
        self.merged = merged
        self.built: dict[str, Face] = {}

    def __getitem__(self, identity: str) -> Face:
        if identity not in self.built:
            self.built[identity] = self.game.face(self.merged.rows[identity], self.merged.origin[identity])
        return self.built[identity]

    def __contains__(self, identity: object) -> bool:
        return identity in self.merged.rows

    def __iter__(self) -> Iterator[str]:
        return iter(self.merged.rows)

    def __len__(self) -> int:
        return len(self.merged.rows)


def pool(game: Game, paths: Sequence[Path], format: str | None = None) -> Pool:
    """The cards of some files, read once as long as the files stay as they are."""
    return _pool(game, tuple((file, *_stamp(file)) for path in paths for file in card_files(path)), format)


def _stamp(file: Path) -> tuple[int, int]:
    """What changes when a file changes."""
    try:
        status = file.stat()
    except (OSError, ValueError):
        return -1, -1
    return status.st_mtime_ns, status.st_size


@lru_cache(maxsize=8)
def _pool(game: Game, files: tuple[tuple[Path, int, int], ...], format: str | None) -> Pool:
    return Pool(game, read_rows([file for file, _, _ in files], format=format))
