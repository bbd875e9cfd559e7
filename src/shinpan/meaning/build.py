"""From declared meanings to what runs: a table of rows, and a builder that fills each slot by its declared type.

A :class:`Vocabulary` has a row for each kind, which stands beside its declaration in the phrasebook (:mod:`.rows`). A slot is
built by its declared type, in the order in which the row names them; where the function that a row names wants a ``Node``, it
is given as it is. Whatever is declared and not taken, or taken and not declared, is a fault that :meth:`Vocabulary.problems`
names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from .node import Node, Slot
from .schema import Kind, Schema, SlotType

RAW = re.compile(r"(list\[)?(Node|Slot)\b")
"""Annotations of parameters that are given unbuilt."""
Wanted = TypeVar("Wanted")


class CannotRun(Exception):
    """A meaning nobody has taught the engine to carry out."""


def expect(value: object, wanted: type[Wanted], why: str = "") -> Wanted:
    """A built thing that must be of a certain class for what is said of it to make sense; CannotRun if it is not."""
    if not isinstance(value, wanted):
        raise CannotRun(why or f"{type(value).__name__} where only {wanted.__name__} can be")
    return value


class Row(Protocol):
    """How a kind is built."""

    @property
    def make(self) -> Callable[[Build, Node], Any]:
        """What builds a node."""

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots it takes."""


def slot_of(parameter: str) -> str:
    """The slot a parameter is about."""
    return parameter.rstrip("_")


class Vocabulary:
    """Rows for the kinds of one game."""

    def __init__(self) -> None:
        self.table: dict[tuple[str, str], Row] = {}
        self.unbuilt: dict[tuple[str, str], str] = {}
        """Kinds that cannot be carried out, with the reason."""
        self.rewritten: set[tuple[str, ...]] = set()
        """Kinds that rewriting replaces before anything is built; and slots of a kind (type, kind, slot)."""

    def add(self, type: str, kind: str, row: Row) -> None:
        """A row for a kind."""
        if (type, kind) in self.table:
            raise ValueError(f"{type} {kind} has two rows")
        self.table[type, kind] = row

    def cannot(self, type: str, *kinds: str, why: str) -> None:
        """Kinds that are read but cannot be carried out."""
        for kind in kinds:
            self.unbuilt[type, kind] = why

    def problems(self, schema: Schema, *others: Vocabulary) -> Iterator[str]:
        """Where rows and declarations do not agree; ``others`` are those for types that mean several things."""
        for key, kind in schema.kinds.items():
            rows = [self.table[key]] if key in self.table else [other.table[key] for other in others if key in other.table]
            taken = {name for row in rows for name in row.slots}
            if not rows and key not in self.unbuilt and key not in self.rewritten:
                yield f"nobody builds {kind}"
            if key in self.unbuilt and key in self.table:
                yield f"{kind} has a row and is said not to be carried out"
            for slot in kind.slots.values() if rows else ():
                if slot.name not in taken and not slot.unused and (*key, slot.name) not in self.rewritten:
                    yield f"nobody takes {slot.name} of {kind}"
                if slot.name in taken and slot.unused:
                    yield f"{slot.name} of {kind} is said to be unused"
        for type, name in {key for one in (self, *others) for key in (*one.table, *one.unbuilt)} - set(schema.kinds):
            yield f"{type} {name} is not declared"


# ------------------------------------------------------------------ building


class Within:
    """Some fields of a builder are otherwise while this lasts. (A class: a generator takes three times as long.)"""

    def __init__(self, build: Build, changed: dict[str, object]) -> None:
        self.build = build
        self.fields = changed

    def exchange(self, *stopped: object) -> None:
        """The other values."""
        for name, value in self.fields.items():
            self.fields[name] = getattr(self.build, name)
            setattr(self.build, name, value)

    __enter__ = __exit__ = exchange


class Build:
    """Builds the meanings of one card. Games add what is going on around a word (the scope) and what was said before."""

    def __init__(self, words: Vocabulary, schema: Schema, readings: dict[str, Vocabulary] | None = None) -> None:
        self.words = words
        self.schema = schema
        self.readings = readings or {}
        """Types whose kinds mean something else where they are wanted, with the rows for that."""

    def within(self, **changed: object) -> Within:
        """Some fields are otherwise while this lasts."""
        return Within(self, changed)

    def make(self, type: str, node: Node, words: Vocabulary | None = None) -> Any:
        """What a node of a type is built into, by another vocabulary where a type means several things. Raises CannotRun."""
        kind = self.schema.find(type, node.kind)
        if kind is None:
            raise CannotRun(f"{node.kind} is no {type}")
        return self.of_kind(kind, node, words or self.readings.get(type, self.words))

    def of_kind(self, kind: Kind, node: Node, words: Vocabulary) -> Any:
        """The same for a kind that was found."""
        row = words.table.get((kind.type, kind.name))
        if row is None:
            why = words.unbuilt.get((kind.type, kind.name))
            raise CannotRun(f"{kind.type} {kind.name}" + (f": {why}" if why else ""))
        for name, _ in node.slots:
            if name not in kind.slots:
                raise CannotRun(f"{kind.name} has no slot {name}")
            if name not in row.slots and not kind.slots[name].unused:
                raise CannotRun(f"nobody takes {name} of {kind.name} here")
        return row.make(self, node)

    def raw(self, kind: Kind, name: str, value: Slot | None) -> Any:
        """A slot as it is: several are a list."""
        slot = kind.slots.get(name)
        if slot is not None and slot.many:
            return [] if value is None else list(value) if isinstance(value, tuple) else [value]
        return value

    def fill(self, kind: Kind, name: str, value: Slot | None) -> Any:
        """A slot, built by its declared type: several are a list, an absent one is None or an empty list."""
        slot = kind.slots.get(name)
        if slot is None:
            raise CannotRun(f"{kind.name} has no slot {name}")
        if slot.many:
            items = () if value is None else value if isinstance(value, tuple) else (value,)
            return self.several(slot, [self.item(slot, item) for item in items])
        if value is None:
            return None
        if isinstance(value, tuple):
            if len(value) != 1:
                raise CannotRun(f"{kind.name}.{name} is several")
            (value,) = value
        return self.item(slot, value)

    def several(self, slot: SlotType, items: list[Any]) -> Any:
        """What several things of a slot are together; a list, unless a game says otherwise for a type."""
        return items

    def item(self, slot: SlotType, value: Slot) -> Any:
        """One thing of a slot, built."""
        if not isinstance(value, Node):
            return value
        for type in slot.types:
            kind = self.schema.find(type, value.kind)
            if kind is not None:
                return self.of_kind(kind, value, self.readings.get(type, self.words))
        raise CannotRun(f"{value.kind} is no {'|'.join(slot.types)}")
