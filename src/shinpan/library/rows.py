"""The rows of a card file: which layout it has, and each row brought to the fields of our own, or left out with a note."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..games.base import CardError
from ..games.fields import short, whole
from ..games.layouts import Layout, Row
from .registry import about, game_names

OWN: Final = Layout("shinpan", "", "id", lambda row: "id" in row or "kind" in row, lambda row: dict(row))
"""Our own layout, for cards of any game."""
NUMBERS: Final = ("level", "cost", "dp", "overflow", "power", "hp", "retreat", "copies", "damage")
"""The fields of cards, and of parts of cards, that hold numbers."""
NAMES: Final = ("name", "nameen", "name_en")
"""What the layouts call the name of a card, in small letters."""
LONGEST: Final = 60
"""How many letters a card number may have."""
DEEPEST: Final = 12
MOST: Final = 2000
"""How deep a row may be nested, and how many values it may hold."""


@dataclass(frozen=True)
class LeftOut:
    """A row of a card file that cannot be used, or a whole file."""

    where: str
    card: str
    """What it is called in a note: its number, or its place in the file; empty: the file as a whole."""
    why: str
    id: str = ""
    name: str = ""
    """The number and the name of the card, where they can be told."""

    def __str__(self) -> str:
        card = f"{self.card}: " if self.card else ""
        return " ".join(f"{self.where}: {card}left out, {self.why}".split())


@dataclass
class Rows:
    """What is in a card file."""

    where: str
    layout: Layout
    rows: list[Row] = field(default_factory=list)
    """In the fields of our own; each has a card number."""
    left: list[LeftOut] = field(default_factory=list)


def rows_of(data: object, where: str, format: str | None = None) -> Rows:
    """The rows of a card file, in our own layout. A pool that was fetched has them under ``cards``."""
    if isinstance(data, dict) and isinstance(data.get("cards"), list):
        data = data["cards"]
    if isinstance(data, dict) and keyed(data):
        data = list(data.values())
    if not isinstance(data, list):
        raise CardError(f"{where}: a card file is a list of cards, not {kind_of(data)}")
    if not data:
        raise CardError(f"{where}: there are no cards in this file")
    rows = [row for row in data if isinstance(row, dict)]
    if not rows:
        raise CardError(f"{where}: entry 1: a card is a set of fields, not {short(data[0])}")
    found = Rows(where, layout_of(rows, where, format))
    for place, row in enumerate(data, 1):
        try:
            converted = tidy(found.layout.convert(fields_of(row)))
            converted["id"] = number_of(converted.get("id"), found.layout)
            found.rows.append(converted)
        except CardError as error:
            identity, name = told(row, [found.layout.number]), told(row, NAMES)
            found.left.append(LeftOut(where, called(identity, name, place), str(error), identity, name))
    if format is not None and not found.rows:
        raise CardError(f"{where}: nothing in it is laid out like {format} ({found.left[0].card}: {found.left[0].why})")
    return found


def keyed(data: Mapping[Any, Any]) -> bool:
    """Whether a file has its cards by their numbers: each key is the number that its row says."""
    numbers = {layout.number for layout in layouts().values()}
    named = [row for key, row in data.items() if isinstance(row, dict) and any(row.get(field) == key for field in numbers)]
    return bool(named) and 2 * len(named) >= len(data)


def fields_of(row: object) -> Row:
    """A row, which must be a set of fields with names."""
    if not isinstance(row, dict):
        raise CardError(f"a card is a set of fields, not {short(row)}")
    for key in row:
        if not isinstance(key, str):
            raise CardError(f"the field name {short(key)} must be text")
    if beyond(row):
        raise CardError("it holds more than a card can")
    return row


def beyond(row: Row) -> bool:
    """Whether a row is nested deeper, or holds more, than a card can (or holds itself, by YAML's references).

    >>> beyond({"skills": [{"name": "Spark"}]}), beyond({"traits": ["Knight"] * 9999})
    (False, True)
    """
    waiting: list[tuple[object, int]] = [(row, 0)]
    seen = 0
    while waiting:
        value, depth = waiting.pop()
        items = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
        seen += len(items)
        if depth > DEEPEST or seen > MOST:
            return True
        waiting += [(item, depth + 1) for item in items]
    return False


def number_of(identity: object, layout: Layout) -> str:
    """A card number, which must be text."""
    if identity is None:
        raise CardError(f"it has no {layout.number}")
    if not isinstance(identity, str) or not identity.strip():
        raise CardError(f"it has the {layout.number} {short(identity)}, which must be text (in quotes)")
    if len(identity) > LONGEST:
        raise CardError(f"its {layout.number} is too long for a card number")
    return " ".join(identity.split())


def told(row: object, keys: Sequence[str]) -> str:
    """The first of some fields that has a text in it: the number or the name of a row that cannot be used."""
    if not isinstance(row, dict):
        return ""
    wanted = {key.lower() for key in keys}
    values = [value for key, value in row.items() if isinstance(key, str) and key.lower() in wanted]
    return next((" ".join(value.split()) for value in values if isinstance(value, str) and value.strip()), "")


def called(identity: str, name: str, place: int) -> str:
    """What a row is called in a note: by its card number, or by its place in the file and its name.

    >>> called("T-1", "Ember", 1), called("", "Ember", 2), called("", "", 3)
    ('card T-1', "entry 2 ('Ember')", 'entry 3')
    """
    if identity:
        return f"card {identity if len(identity) <= LONGEST else short(identity)}"
    return f"entry {place} ({short(name)})" if name else f"entry {place}"


def tidy(row: Row) -> Row:
    """A row with numbers where they were written as text; what is no number stays as it is.

    >>> tidy({"id": "7", "cost": "3", "skills": [{"cost": "1", "damage": "200×"}]})
    {'id': '7', 'cost': 3, 'skills': [{'cost': 1, 'damage': '200×'}]}
    """
    return {key: _number(value) if key in NUMBERS else _tidied(value) for key, value in row.items()}


def _tidied(value: Any) -> Any:
    if isinstance(value, list):
        return [_tidied(item) for item in value]
    if isinstance(value, dict):
        return {key: _number(item) if key in NUMBERS else item for key, item in value.items()}
    return value


def _number(value: Any) -> Any:
    number = whole(value)
    return value if number is None else number


def layouts() -> dict[str, Layout]:
    """The layouts that can be read, by name: public ones, each with an importer in its game, and our own."""
    found = [layout for name in game_names() for layout in about(name).layouts]
    return {layout.name: layout for layout in (*found, OWN)}


def layout_of(rows: Sequence[Mapping[Any, Any]], where: str, format: str | None) -> Layout:
    """The layout that was asked for, or the one the fields of most rows speak for."""
    every = layouts()
    if format is not None:
        if format not in every:
            raise CardError(f"unknown card file format {short(format)} (known: {', '.join(every)})")
        return every[format]
    named = [{key: value for key, value in row.items() if isinstance(key, str)} for row in rows]
    fitting = {layout.name: sum(layout.fits(row) for row in named) for layout in every.values()}
    own = fitting.pop(OWN.name)
    best = max(fitting, key=lambda name: fitting[name])
    if fitting[best] and (2 * fitting[best] >= len(rows) or not own):
        return every[best]
    if own:
        return OWN
    fields = ", ".join(short(key).strip("'") for key in list(rows[0])[:6])
    raise CardError(f"{where}: unknown layout: its fields are {fields or 'none'} ({known()})")


def known() -> str:
    """The layouts that can be read, in words."""
    return f"known layouts: {', '.join(layouts())}"


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
