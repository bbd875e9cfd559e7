"""Checks that the entries of a phrasebook keep to the kinds of nodes that are declared in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..meaning.node import Node
from ..meaning.schema import Kind, Schema, SlotType
from .template import BookError, SlotPiece, Variant

if TYPE_CHECKING:
    from .book import Book, Entry


def check(book: Book) -> None:
    """Raises BookError with the first entry that says something undeclared; a book without declarations is not checked."""
    if book.schema.kinds:
        for problem in problems(book):
            raise BookError(problem)


def problems(book: Book) -> Iterator[str]:
    """What the entries of a book say that is not declared."""
    for entry in book.entries:
        where = f"{entry.file}:{entry.line}"
        type = book.schema.type_of.get(entry.category)
        if type is None:
            yield f"{where}: the category {entry.category} has no type"
            continue
        kind = book.schema.find(type, entry.kind)
        if kind is None:
            yield f"{where}: {type} {entry.kind} is not declared"
            continue
        for name, value in entry.const:
            slot = kind.slots.get(name)
            if slot is None:
                yield f"{where}: {kind} has no slot {name}"
            elif isinstance(value, Node | tuple):
                held = value if isinstance(value, tuple) else (value,)
                if not slot.many and isinstance(value, tuple):
                    yield f"{where}: {name} of {kind} is one"
                if any(isinstance(one, Node) and book.schema.find_any(slot.types, one.kind) is None for one in held):
                    yield f"{where}: {name} of {kind} cannot be {value!r}"
            elif not book.schema.plain_fits(slot, value):
                yield f"{where}: {name} of {kind} cannot be {value!r}"
        for variant in entry.variants:
            yield from (f"{where}: {problem}" for problem in _wording(book, entry, kind, variant))


def _wording(book: Book, entry: Entry, kind: Kind, variant: Variant) -> Iterator[str]:
    """What one wording has in its slots, or lacks."""
    found = Counter(name for name, _ in entry.const)
    for piece in variant.pieces:
        if not isinstance(piece, SlotPiece):
            continue
        name = piece.name.rstrip("0123456789")
        found[name] += 1
        slot = kind.slots.get(name)
        if slot is None:
            yield f"{kind} has no slot {name}"
            continue
        type, many = typed(book, piece.category)
        if not fits(book.schema, slot, type):
            yield f"{name} of {kind} cannot be of the category {piece.category}, which is {type or 'of no type'}"
        if many and not slot.many:
            yield f"{name} of {kind} is one, and {piece.category} is several"
    for slot in kind.slots.values():
        if found[slot.name] > 1 and not slot.many:
            yield f"{slot.name} of {kind} is one, and is named twice"
        if not slot.optional and not found[slot.name]:
            yield f"{slot.name} of {kind} is missing"


def fits(schema: Schema, slot: SlotType, type: str) -> bool:
    """Whether phrases of a type may stand in a slot."""
    return any(type in schema.within(wanted) for wanted in slot.types)


def typed(book: Book, category: str) -> tuple[str, bool]:
    """The type of a category's phrases, and whether they are several."""
    name = next(
        (name for name in (category, f"{category}.one", f"{category}.do", f"{category}.plain") if name in book.lists), None
    )
    if name is not None:
        return typed(book, book.lists[name].element.partition(".")[0])[0], True
    type = book.schema.type_of.get(category, "")
    units = book.units.get(category, ())
    return typed(book, units[0].partition(".")[0]) if not type and units else (type, False)
