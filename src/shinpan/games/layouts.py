"""Layouts of card files: how rows of others are recognised and brought to the fields of our own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Row = dict[str, Any]
"""A card as a file gives it: fields by name."""


def has(*fields: str) -> Callable[[Row], bool]:
    """Whether a row has all of some fields."""
    return lambda row: row.keys() >= set(fields)


def alone(row: Row) -> Row:
    """A row that is whole by itself."""
    return row


@dataclass(frozen=True)
class Layout:
    """How the rows of a card file are laid out."""

    name: str
    game: str
    """The game whose cards have this layout; empty: any."""
    number: str
    """The field with the card number."""
    fits: Callable[[Row], bool]
    convert: Callable[[Row], Row]
    marks: frozenset[str] = frozenset()
    """Fields that a converted row has only until all rows of its card are put together …"""
    finish: Callable[[Row], Row] = alone
    """… and what then makes a card of it."""
    worded: frozenset[str] = frozenset()
    """Fields that another transcription writes differently: the first file's are kept, a difference is no contradiction."""
