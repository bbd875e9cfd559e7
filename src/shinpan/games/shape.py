"""What the fields of a public layout must be: a row that has something else is refused before it is imported."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .base import CardError
from .fields import short, whole
from .layouts import Row

EMPTY: Final = ("", "-", "―", "－", "—", "–", "None")
"""How a number or a word is left empty."""


@dataclass(frozen=True)
class Shape:
    """The fields of a row that an importer looks at, by what they must be. Other fields do not matter."""

    texts: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    """Lists of texts."""
    tables: Mapping[str, Shape] = field(default_factory=dict)
    """Lists of rows of their own."""
    flags: tuple[str, ...] = ()


def shaped(row: Row, shape: Shape) -> Row:
    """The fields of a row that matter, without empty ones; numbers that are written as text are numbers.

    >>> card = Shape(texts=("name",), numbers=("cost",), lists=("colors",))
    >>> shaped({"name": "Ember", "cost": "3", "colors": None, "rarity": 7}, card)
    {'name': 'Ember', 'cost': 3}
    >>> shaped({"name": ["Ember"]}, card)
    Traceback (most recent call last):
        ...
    shinpan.games.base.CardError: name must be a text, not ['Ember']
    """
    found: Row = {}
    for key in (*shape.texts, *shape.numbers, *shape.lists, *shape.tables, *shape.flags):
        value = row.get(key)
        if value is None:
            continue
        if key in shape.texts:
            if not isinstance(value, str):
                raise CardError(f"{key} must be a text, not {short(value)}")
        elif key in shape.numbers:
            if isinstance(value, str) and value.strip() in EMPTY:
                continue
            number = whole(value)
            if number is None:
                raise CardError(f"{key} must be a whole number, not {short(value)}")
            value = number
        elif key in shape.flags:
            if not isinstance(value, bool):
                raise CardError(f"{key} must be true or false, not {short(value)}")
        elif not isinstance(value, list):
            raise CardError(f"{key} must be a list, not {short(value)}")
        elif key in shape.lists:
            for item in value:
                if not isinstance(item, str):
                    raise CardError(f"{key}: {short(item)} is not a text")
        else:
            value = [_part(item, shape.tables[key], f"{key} {number}") for number, item in enumerate(value, 1)]
        found[key] = value
    return found


def _part(item: object, shape: Shape, where: str) -> Row:
    if not isinstance(item, dict):
        raise CardError(f"{where}: must be a set of fields, not {short(item)}")
    try:
        return shaped(item, shape)
    except CardError as error:
        raise CardError(f"{where}: {error}") from None
