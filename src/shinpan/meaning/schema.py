"""Which kinds of nodes there are, and what each of them holds: declared in the phrasebook files, checked when they are loaded.

::

    %type Things = Sels AnySel Ref            the categories whose phrases are of this type
    %type Line   = Line Next | Act            … and every Act may stand where a Line is wanted
    %node Act    Delete(x: [Things])          a kind: its type, its name, its slots
    %node Act    SetMemory(n: int, o?: Who)   ``?``: may be absent
    %node Act    Look(x?: [Things], z?: Zone)
    %node Filter Number(stat: Stat, is: 'eq'|'max', n: int)    words that the entries set
    %node Act    Prevent(e?: word unused)     printed, and heeded by nobody: said, not forgotten
    %enum Who    You Opponent                 kinds without slots
    %names Stat  DP Level PlayCost            the same, and each is built as its own name

    %node Filter NameHas(t: [text]) = filters.NameHas(t)      what it is built into (:mod:`.rows`)
    %enum Filter Suspended Unsuspended = filters.State(kind)
    %built deeds Act Play = plays(x)           the same in another vocabulary, where a type means several things

``[T]`` is one or more (a single one is taken for a list of one), ``A|B`` either, ``int``, ``text`` and ``flag`` are plain
values. A kind is its type and its name: the same name may be a kind of several types. The order of the slots is the order
in which they are built.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .node import Node
from .node import Slot as Value

PLAIN = ("int", "text", "flag", "word")
"""Types of plain values."""
COMMENT = re.compile(r"\s+#.*$")
NODE = re.compile(r"%node (\w+)\s+(\w+)(?:\(([^()]*)\))?(?:\s+=\s+(.*))?$")
ENUM = re.compile(r"%(enum|names) (\w+)\s+([\w ]+?)(?:\s+=\s+(.*))?$")
ROW = re.compile(r"%built (\w+)\s+(\w+)\s+([\w ]+?)\s+=\s+(.*)$")
DECLARATIONS = ("%type ", "%node ", "%enum ", "%names ", "%built ")
SLOT = re.compile(r"(\w+)(\?)?: *(\[)?([\w|']+)\]?( unused)?$")


class SchemaError(Exception):
    """A declaration that does not make sense, or a phrasebook that does not keep to them."""


@dataclass(frozen=True)
class SlotType:
    """What may stand in a slot."""

    name: str
    types: tuple[str, ...]
    """Types, plain types or, in quotation marks, words."""
    many: bool = False
    optional: bool = False
    unused: bool = False
    """Nobody heeds it, and that is meant."""

    def __str__(self) -> str:
        types = "|".join(self.types)
        return f"{self.name}{'?' * self.optional}: {f'[{types}]' if self.many else types}{' unused' * self.unused}"


@dataclass(frozen=True)
class Kind:
    """A kind of node."""

    type: str
    name: str
    slots: dict[str, SlotType] = field(hash=False)

    def __str__(self) -> str:
        inner = ", ".join(str(slot) for slot in self.slots.values())
        return f"{self.type} {self.name}({inner})" if inner else f"{self.type} {self.name}"


class Schema:
    """The types and kinds of one phrasebook."""

    def __init__(self) -> None:
        self.type_of: dict[str, str] = {}
        """Category -> type."""
        self.includes: dict[str, tuple[str, ...]] = {}
        """Type -> the types that may stand in for it."""
        self.kinds: dict[tuple[str, str], Kind] = {}
        self.rows: list[tuple[str, str, str, str]] = []
        """What kinds are built into: vocabulary (none: the main one), type, kind and expression."""
        self._found: dict[tuple[str, str], Kind | None] = {}

    # -------------------------------------------------------------- declaring

    def declare(self, line: str) -> None:
        """Takes one declaration. Raises SchemaError."""
        line = COMMENT.sub("", line)
        if line.startswith("%type "):
            self._type(line.removeprefix("%type "))
        elif match := ENUM.match(line):
            for name in match[3].split():
                self._kind(match[2], name, "")
                if match[1] == "names" or match[4]:
                    self.rows.append(("", match[2], name, match[4] or "kind"))
        elif match := NODE.match(line):
            self._kind(match[1], match[2], match[3] or "")
            if match[4]:
                self.rows.append(("", match[1], match[2], match[4]))
        elif match := ROW.match(line):
            self.rows += [(match[1], match[2], name, match[4]) for name in match[3].split()]
        else:
            raise SchemaError(f"cannot read {line!r}")

    def _type(self, rest: str) -> None:
        name, _, members = (part.strip() for part in rest.partition("="))
        categories, _, others = members.partition("|")
        self.includes[name] = (*self.includes.get(name, ()), *others.split())
        for category in categories.split():
            if self.type_of.setdefault(category, name) != name:
                raise SchemaError(f"the category {category} is of type {self.type_of[category]} and of type {name}")

    def _kind(self, type: str, name: str, inner: str) -> None:
        slots: dict[str, SlotType] = {}
        for part in filter(None, (part.strip() for part in inner.split(","))):
            match = SLOT.match(part)
            if match is None:
                raise SchemaError(f"cannot read the slot {part!r} of {name}")
            slots[match[1]] = SlotType(match[1], tuple(match[4].split("|")), bool(match[3]), bool(match[2]), bool(match[5]))
        if (type, name) in self.kinds:
            raise SchemaError(f"{type} {name} is declared twice")
        self.kinds[type, name] = Kind(type, name, slots)

    # -------------------------------------------------------------- asking

    def within(self, type: str) -> Iterator[str]:
        """A type and all that may stand in for it."""
        seen: list[str] = []
        todo = [type]
        while todo:
            name = todo.pop(0)
            if name not in seen:
                seen.append(name)
                yield name
                todo += self.includes.get(name, ())

    def find(self, type: str, name: str) -> Kind | None:
        """The kind of that name where this type is wanted."""
        key = (type, name)
        if key not in self._found:
            self._found[key] = next((self.kinds[t, name] for t in self.within(type) if (t, name) in self.kinds), None)
        return self._found[key]

    def find_any(self, types: tuple[str, ...], name: str) -> Kind | None:
        """The kind of that name where one of these types is wanted."""
        return next((kind for type in types if (kind := self.find(type, name)) is not None), None)

    # -------------------------------------------------------------- checking

    def problems(self, type: str, node: Node) -> Iterator[str]:
        """What in a meaning was not declared."""
        kind = self.find(type, node.kind)
        if kind is None:
            yield f"{node.kind} is no {type}"
            return
        for name, value in node.slots:
            slot = kind.slots.get(name)
            if slot is None:
                yield f"{kind.name} has no slot {name}"
            elif isinstance(value, tuple) and not slot.many:
                yield f"{kind.name}.{name} is several"
            else:
                for item in value if isinstance(value, tuple) else (value,):
                    yield from self._misfit(kind, slot, item)
        for slot in kind.slots.values():
            if not slot.optional and node.get(slot.name) is None:
                yield f"{kind.name}.{slot.name} is missing"

    def _misfit(self, kind: Kind, slot: SlotType, value: Value) -> Iterator[str]:
        if isinstance(value, Node):
            inner = self.find_any(slot.types, value.kind)
            if inner is None:
                yield f"{kind.name}.{slot.name} is {value.kind}, not {'|'.join(slot.types)}"
            else:
                yield from self.problems(inner.type, value)
        elif not self.plain_fits(slot, value):
            yield f"{kind.name}.{slot.name} is {value!r}, not {'|'.join(slot.types)}"

    @staticmethod
    def plain_fits(slot: SlotType, value: Value) -> bool:
        """Whether a plain value may stand in a slot."""
        if isinstance(value, int):
            return "int" in slot.types or value == 1 and "flag" in slot.types
        return "text" in slot.types or "word" in slot.types or f"'{value}'" in slot.types


def declared(folder: Path) -> tuple[Schema, list[str]]:
    """What the phrasebook files of a folder declare, without their wordings; and their rules of rewriting."""
    schema = Schema()
    rules: list[str] = []
    for path in sorted(folder.glob("*.pb")):
        for line in path.read_text("utf-8").splitlines():
            if line.startswith(DECLARATIONS):
                schema.declare(line.rstrip())
            elif line.startswith("%rewrite "):
                rules.append(line.rstrip())
    return schema, rules
