"""One form for meanings that are the same: rules that replace nodes, applied from the inside out before anything is built.

A rule is data where it can be, in the phrasebook file of the words it is about::

    %rewrite And(a: Choose(x: $x), b: Delete(x: [It|That])) -> Delete(x: $x)
    %rewrite ItMod(...) -> Mod(x: [It], ...)

``$x`` binds whatever stands there, ``A|B`` are kinds, ``[…]`` a tuple, ``_`` is anything, ``'word'`` and numbers are plain,
``...`` all other slots (a pattern without it has no others). A rule with ``=>`` is about spelling only: a game may apply such
rules when a text is read, so that it is printed in one way too. What depends on more than the shape is a function::

    @rules("Sel", "Both")
    def bare(node: Node) -> Node | None: …          None: nothing to do
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from .node import Node, Slot

TOKENS = re.compile(r"\s*(\.\.\.|'[^']*'|-?\d+|\$\w+|\w+|[()\[\],:|])")
REST = "..."
MOST = 50
"""How often one node may be rewritten: more is a rule that never ends."""
Function = Callable[[Node], Node | None]
Rule = TypeVar("Rule", bound=Function)


class RewriteError(Exception):
    """A rule that cannot be read, or that never ends."""


@dataclass(frozen=True)
class Pattern:
    """What a node or a plain value must look like, or what is made in its place."""

    kinds: tuple[str, ...] = ()
    slots: tuple[tuple[str, Pattern], ...] = ()
    rest: bool = False
    variable: str = ""
    plain: int | str | None = None
    items: tuple[Pattern, ...] | None = None


def replaced(node: Node, **changed: Slot | None) -> Node:
    """The same node with some slots replaced; None takes one away."""
    slots = {**dict(node.slots), **{name.rstrip("_"): value for name, value in changed.items()}}
    return Node(node.kind, tuple(sorted((name, value) for name, value in slots.items() if value is not None)))


def made(kind: str, **slots: Slot | None) -> Node:
    """A node with these slots; None is no slot."""
    return replaced(Node(kind), **slots)


def each(value: Slot, change: Callable[[Node], Slot]) -> Slot:
    """A slot with each of its nodes changed."""
    if isinstance(value, Node):
        return change(value)
    if not isinstance(value, tuple):
        return value
    found = tuple([each(item, change) for item in value])
    return value if all(map(operator.is_, found, value)) else found


def inside(node: Node, change: Callable[[Node], Slot]) -> Node:
    """A node with each of the nodes in its slots changed."""
    slots = tuple([(name, each(value, change)) for name, value in node.slots])
    same = all(new is old for (_, new), (_, old) in zip(slots, node.slots))
    return node if same else Node(node.kind, slots, node.spelling)


class _Reader:
    """Reads one side of a rule."""

    def __init__(self, text: str) -> None:
        self.tokens = TOKENS.findall(text)
        if "".join(self.tokens) != re.sub(r"\s", "", text):
            raise RewriteError(f"cannot read {text!r}")
        self.at = 0

    def take(self, wanted: str = "") -> str:
        token = self.tokens[self.at] if self.at < len(self.tokens) else ""
        if wanted and token != wanted or not token:
            raise RewriteError(f"{wanted or 'more'} is missing in {' '.join(self.tokens)!r}")
        self.at += 1
        return str(token)

    def sees(self, token: str) -> bool:
        return self.at < len(self.tokens) and self.tokens[self.at] == token

    def pattern(self) -> Pattern:
        token = self.take()
        if token[0] == "$":
            return Pattern(variable=token[1:])
        if token == "_":
            return Pattern(variable="_")
        if token[0] == "'":
            return Pattern(plain=token[1:-1])
        if token.lstrip("-").isdigit():
            return Pattern(plain=int(token))
        if token == "[":
            items: list[Pattern] = []
            while not self.sees("]"):
                items.append(self.pattern())
                if self.sees(","):
                    self.take()
            self.take("]")
            return Pattern(items=tuple(items))
        kinds = [token]
        while self.sees("|"):
            self.take()
            kinds.append(self.take())
        slots: list[tuple[str, Pattern]] = []
        rest = False
        if self.sees("("):
            self.take()
            while not self.sees(")"):
                if self.sees(REST):
                    self.take()
                    rest = True
                else:
                    name = self.take()
                    self.take(":")
                    slots.append((name, self.pattern()))
                if self.sees(","):
                    self.take()
            self.take(")")
        return Pattern(tuple(kinds), tuple(slots), rest)


Bound = dict[str, Slot]


def fits(pattern: Pattern, value: Slot | None, bound: Bound) -> bool:
    """Whether a value looks like a pattern; what its variables are goes into ``bound``."""
    if pattern.variable == "_":
        return value is not None
    if pattern.variable:
        return value is not None and bound.setdefault(pattern.variable, value) == value
    if pattern.plain is not None:
        return value == pattern.plain
    if pattern.items is not None:
        if not isinstance(value, tuple) or len(value) != len(pattern.items):
            return False
        return all(fits(inner, item, bound) for inner, item in zip(pattern.items, value))
    if not isinstance(value, Node) or value.kind not in pattern.kinds:
        return False
    named = {name for name, _ in pattern.slots}
    others = tuple(pair for pair in value.slots if pair[0] not in named)
    if others and not pattern.rest:
        return False
    if pattern.rest:
        for pair in others:
            bound[REST + pair[0]] = pair[1]
    return all(fits(inner, value.get(name), bound) for name, inner in pattern.slots)


def put(pattern: Pattern, bound: Bound) -> Slot:
    """What a pattern stands for."""
    if pattern.variable:
        return bound[pattern.variable]
    if pattern.plain is not None:
        return pattern.plain
    if pattern.items is not None:
        return tuple(put(item, bound) for item in pattern.items)
    slots: dict[str, Slot] = {name: put(inner, bound) for name, inner in pattern.slots}
    if pattern.rest:
        slots |= {name[len(REST) :]: value for name, value in bound.items() if name.startswith(REST)}
    return Node(pattern.kinds[0], tuple(sorted(slots.items())))


class Rewriting:
    """The rules of one game."""

    def __init__(self) -> None:
        self.rules: dict[str, list[Function]] = {}
        """Kind -> what may be done with such a node."""
        self.keep: frozenset[str] = frozenset()
        """Kinds whose inside is left as it is."""
        self.everywhere: list[Function] = []
        """What may be done with a node of any kind, after the rules for its kind."""
        self.sorts = False
        """Whether tuples are sets, and put in one order."""
        self.replaces: set[str] = set()
        """Kinds that are always replaced: nothing of them is left to be built."""

    def declare(self, line: str, arrow: str = "->") -> None:
        """Takes a rule: ``LEFT -> RIGHT``."""
        left, found, right = line.removeprefix("%rewrite ").partition(arrow)
        if not found:
            raise RewriteError(f"a rule needs an arrow: {line!r}")
        pattern, replacement = _Reader(left).pattern(), _Reader(right).pattern()
        if not pattern.kinds:
            raise RewriteError(f"a rule is about a kind of node: {line!r}")

        def rule(node: Node) -> Node | None:
            bound: Bound = {}
            if not fits(pattern, node, bound):
                return None
            result = put(replacement, bound)
            return self.inside(result) if isinstance(result, Node) else None

        for kind in pattern.kinds:
            self.rules.setdefault(kind, []).append(rule)
            if replacement.kinds != (kind,) and all(inner.variable or inner.rest for _, inner in pattern.slots):
                self.replaces.add(kind)

    def __call__(self, *kinds: str) -> Callable[[Rule], Rule]:
        """A function that rewrites nodes of these kinds."""

        def add(function: Rule) -> Rule:
            for kind in kinds:
                self.rules.setdefault(kind, []).append(function)
            return function

        return add

    def apply(self, node: Node) -> Node:
        """A meaning in its one form."""
        if not (node.slots or self.everywhere or node.kind in self.rules):
            return node
        return self.here(node if node.kind in self.keep else self.inside(node))

    def inside(self, node: Node) -> Node:
        """A node whose slots are in their one form."""
        slots = tuple((name, self._inner(value)) for name, value in node.slots)
        same = all(new is old for (_, new), (_, old) in zip(slots, node.slots))
        return node if same else Node(node.kind, slots, node.spelling)

    def here(self, node: Node) -> Node:
        """Rules at this node only, as long as one fits."""
        if not self.everywhere and node.kind not in self.rules:
            return node
        for _ in range(MOST):
            for rule in (*self.rules.get(node.kind, ()), *self.everywhere):
                found = rule(node)
                if found is not None and found != node:
                    node = found
                    break
            else:
                return node
        raise RewriteError(f"rewriting {node.kind} never ends")

    def _inner(self, value: Slot) -> Slot:
        if isinstance(value, Node):
            return self.apply(value)
        if isinstance(value, tuple):
            items = tuple(self._inner(item) for item in value)
            if self.sorts:
                items = tuple(sorted(items, key=repr))
            return value if all(new is old for new, old in zip(items, value)) else items
        return value


def rewriting(lines: Iterable[str], read: bool = False) -> Rewriting:
    """The rules of some lines: those for building, or (``read``) those for reading, ``LEFT => RIGHT``.

    >>> rules = rewriting(["%rewrite And(a: Choose(x: $x), b: Delete(x: It|That)) -> Delete(x: $x)"])
    >>> rules.apply(made("And", a=made("Choose", x=Node("All")), b=made("Delete", x=Node("It"))))
    Delete(x=All)
    """
    found = Rewriting()
    for line in lines:
        if ("=>" in line) == read:
            found.declare(line, "=>" if read else "->")
    return found
