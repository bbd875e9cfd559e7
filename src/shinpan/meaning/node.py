"""Meaning: what a card text says, as a tree of plain nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Union

Slot = Union["Node", int, str, tuple["Slot", ...]]


class Node:
    """One piece of meaning. Equality ignores how it was spelled.

    >>> Node("Draw", (("n", 2),)) == Node("Draw", (("n", 2),), spelling=(4, 1))
    True
    """

    def __init__(self, kind: str, slots: tuple[tuple[str, Slot], ...] = (), spelling: tuple[int, int] | None = None) -> None:
        self.kind = kind
        self.slots = slots
        self.spelling = spelling
        self.said = ""
        """The very words, for a text in quotation marks (not part of the meaning)."""
        self._hash = hash((kind, slots))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Node) and self._hash == other._hash and self.kind == other.kind and self.slots == other.slots

    def __repr__(self) -> str:
        if not self.slots:
            return self.kind
        return f"{self.kind}({', '.join(f'{name}={value!r}' for name, value in self.slots)})"

    def get(self, name: str) -> Slot | None:
        """The slot of that name, or None."""
        for key, value in self.slots:
            if key == name:
                return value
        return None

    def node(self, name: str) -> Node:
        """The slot of that name, which must be a node."""
        value = self.get(name)
        assert isinstance(value, Node), f"{self.kind}.{name} is {value!r}"
        return value

    def number(self, name: str) -> int:
        """The slot of that name, which must be a number."""
        value = self.get(name)
        assert isinstance(value, int), f"{self.kind}.{name} is {value!r}"
        return value

    def text(self, name: str) -> str:
        """The slot of that name, which must be a string."""
        value = self.get(name)
        assert isinstance(value, str), f"{self.kind}.{name} is {value!r}"
        return value

    def walk(self) -> Iterator[Node]:
        """This node and every node below it."""
        yield self
        for _, value in self.slots:
            yield from _walk(value)


def _walk(value: Slot) -> Iterator[Node]:
    if isinstance(value, Node):
        yield from value.walk()
    elif isinstance(value, tuple):
        for item in value:
            yield from _walk(item)
