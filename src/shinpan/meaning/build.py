"""From declared meanings to what runs: a table of rows, and a builder that fills each slot by its declared type.

A :class:`Vocabulary` has a row for each kind. A row is a class or function with what it takes of the slots; or a function
that is also given the builder, for kinds that depend on what stands around them (the *scope*)::

    words = Vocabulary()
    words.rows("Filter", NameHas=(filters.NameHas, "t"), Dp=(filters.Number, Is("DP"), "is", "n"))
    words.rows("Event", Blocks=(event, B, Is("blocked")), Deletes=(event, B, Is("deleted"), Ask(Words.tester, "x")))
    words.values("Who", You=0, Opponent=1)

    @words("Act", "If", "While")
    def conditional(b: Build, c: list[Cond], do: Op) -> Op: …

Parameters are slots by name (a trailing ``_`` is dropped: ``is_``). A slot is built by its declared type before the function
is called, in the order of the parameters; one whose annotation says ``Node`` or ``Slot`` is given as it is. An absent slot is
the parameter's default. Whatever is declared and not taken, or taken and not declared, is a fault that
:meth:`Vocabulary.problems` names.
"""

from __future__ import annotations

import copy
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from .node import Node, Slot
from .schema import Kind, Schema, SlotType

RAW = re.compile(r"(list\[)?(Node|Slot)\b")
"""Annotations of parameters that are given unbuilt."""
Made = TypeVar("Made")
Wanted = TypeVar("Wanted")
Function = TypeVar("Function", bound=Callable[..., object])


class CannotRun(Exception):
    """A meaning nobody has taught the engine to carry out."""


def expect(value: object, wanted: type[Wanted], why: str = "") -> Wanted:
    """A built thing that must be of a certain class for what is said of it to make sense; CannotRun if it is not."""
    if not isinstance(value, wanted):
        raise CannotRun(why or f"{type(value).__name__} where only {wanted.__name__} can be")
    return value


# ------------------------------------------------------------------ what a row takes


class Is:
    """A constant of a row, made anew for each object (operations are changed after they are made)."""

    def __init__(self, value: object) -> None:
        self.value = value


class Via:
    """A slot, or several, changed by a function before it is handed over."""

    def __init__(self, change: Callable[..., object], *slots: str) -> None:
        self.change = change
        self.slots = slots


class Or:
    """A slot with what stands for it where it is absent."""

    def __init__(self, slot: str, default: object) -> None:
        self.slot = slot
        self.default = default


class Raw:
    """A slot as it is, unbuilt: several are a list."""

    def __init__(self, slot: str) -> None:
        self.slot = slot


class Ask:
    """What the builder makes of slots as they are: ``Ask(Words.tester, "x")``; an absent one is None (or an empty list)."""

    def __init__(self, ask: Callable[..., object], *slots: str) -> None:
        self.ask = ask
        self.slots = slots


class Absent:
    """Slots that nobody has taught the engine to carry out: where one is said, the meaning cannot run."""

    def __init__(self, *slots: str) -> None:
        self.slots = slots


class Builder:
    """The builder itself, for whatever must look at the scope."""


B = Builder()
Argument = str | Is | Via | Or | Raw | Ask | Absent | Builder | int | bool | None | list[object]
"""What a row hands over: a slot by its name, or a constant."""


@dataclass(frozen=True)
class Row:
    """How a kind is built."""

    make: Callable[..., object]
    arguments: tuple[Argument, ...] = ()
    slots: tuple[str, ...] = ()
    """The slots it takes; ``*`` if it is given the whole node."""
    raw: frozenset[str] = frozenset()
    """Those of them that are given unbuilt."""
    defaults: tuple[tuple[str, object], ...] = ()
    scoped: bool = False
    expression: bool = False
    """Made by an expression beside the declaration (:mod:`.rows`), of the builder and the node."""


def slot_of(parameter: str) -> str:
    """The slot a parameter is about."""
    return parameter.rstrip("_")


def taken(arguments: tuple[Argument, ...]) -> tuple[str, ...]:
    """The slots that the arguments of a row name."""
    found: list[str] = []
    for argument in arguments:
        if isinstance(argument, str):
            found.append(argument)
        elif isinstance(argument, Or | Raw):
            found.append(argument.slot)
        elif isinstance(argument, Via | Ask | Absent):
            found += argument.slots
    return tuple(found)


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

    def rows(self, type: str, **rows: tuple[Any, ...] | Callable[..., object]) -> None:
        """Kinds that are one call each: the class or function, and what it is given."""
        for kind, row in rows.items():
            make, *arguments = row if isinstance(row, tuple) else (row,)
            given = tuple(arguments)
            self.add(type, kind, Row(make, given, taken(given)))

    def values(self, type: str, **values: object) -> None:
        """Kinds without slots that stand for a value."""
        for kind, value in values.items():
            self.add(type, kind, Row(copy.copy, (Is(value),)))

    def names(self, type: str, *kinds: str) -> None:
        """Kinds without slots that stand for their own name."""
        self.values(type, **{kind: kind for kind in kinds})

    def cannot(self, type: str, *kinds: str, why: str) -> None:
        """Kinds that are read but cannot be carried out."""
        for kind in kinds:
            self.unbuilt[type, kind] = why

    def __call__(self, type: str, *kinds: str) -> Callable[[Function], Function]:
        """A function that builds these kinds, given the builder and their slots."""

        def take(function: Function) -> Function:
            first, *parameters = inspect.signature(function).parameters.values()
            slots = tuple("*" if p.name == "node" else slot_of(p.name) for p in parameters)
            raw = frozenset(slot_of(p.name) for p in parameters if RAW.match(str(p.annotation)))
            defaults = tuple((slot_of(p.name), p.default) for p in parameters if p.default is not p.empty)
            for kind in kinds:
                self.add(type, kind, Row(function, (), slots, raw, defaults, True))
            return function

        return take

    def problems(self, schema: Schema, *others: Vocabulary) -> Iterator[str]:
        """Where rows and declarations do not agree; ``others`` are those for types that mean several things."""
        for key, kind in schema.kinds.items():
            rows = [self.table[key]] if key in self.table else [other.table[key] for other in others if key in other.table]
            taken = {name for row in rows for name in row.slots}
            if not rows and key not in self.unbuilt and key not in self.rewritten:
                yield f"nobody builds {kind}"
            if key in self.unbuilt and key in self.table:
                yield f"{kind} has a row and is said not to be carried out"
            for slot in kind.slots.values() if rows and "*" not in taken else ():
                if slot.name not in taken and not slot.unused and (*key, slot.name) not in self.rewritten:
                    yield f"nobody takes {slot.name} of {kind}"
                if slot.name in taken and slot.unused:
                    yield f"{slot.name} of {kind} is said to be unused"
            for name in taken - {"*"} - set(kind.slots):
                yield f"the row of {kind} takes {name}"
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
            if name not in row.slots and not kind.slots[name].unused and "*" not in row.slots:
                raise CannotRun(f"nobody takes {name} of {kind.name} here")
        if row.expression:
            return row.make(self, node)
        return self._scoped(row, kind, node) if row.scoped else self._plain(row, kind, node)

    def _scoped(self, row: Row, kind: Kind, node: Node) -> object:
        given: list[object] = []
        defaults = dict(row.defaults)
        for name in row.slots:
            if name == "*":
                given.append(node)
                continue
            value = node.get(name)
            if value is None and name in defaults:
                given.append(defaults[name])
            else:
                given.append(self.raw(kind, name, value) if name in row.raw else self.fill(kind, name, value))
        return row.make(self, *given)

    def _plain(self, row: Row, kind: Kind, node: Node) -> object:
        given: list[object] = []
        for argument in row.arguments:
            if not isinstance(argument, Absent):
                given.append(self._argument(argument, kind, node))
            elif said := [name for name in argument.slots if node.get(name) is not None]:
                raise CannotRun(f"{kind.name} with {said[0]}")
        return row.make(*given)

    def _argument(self, argument: Argument, kind: Kind, node: Node) -> object:
        if isinstance(argument, str):
            return self.fill(kind, argument, node.get(argument))
        if isinstance(argument, Or):
            value = node.get(argument.slot)
            return argument.default if value is None else self.fill(kind, argument.slot, value)
        if isinstance(argument, Raw):
            return self.raw(kind, argument.slot, node.get(argument.slot))
        if isinstance(argument, Ask):
            given = [self.raw(kind, slot, node.get(slot)) for slot in argument.slots]
            return None if given == [None] else argument.ask(self, *given)
        if isinstance(argument, Builder):
            return self
        if isinstance(argument, Via):
            return argument.change(*(self.fill(kind, name, node.get(name)) for name in argument.slots))
        value_of = argument.value if isinstance(argument, Is) else argument
        return copy.copy(value_of)

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
