"""What a kind is built into, as an expression beside its declaration: ``filters.Number('DP', how(is_), n)``.

``cannot: why`` is a kind that is read and not carried out, ``rewritten`` one that rewriting replaces before anything is built.

A bare name is a slot (built by its declared type), ``kind`` the name of the kind, or something that the game's vocabulary
offers: a class or function, a constant, a module. A parameter that is annotated as ``Node`` or ``Slot`` is given the slot as it
is, and a function whose first parameter is ``b``, or a method of the builder, is given the builder too. ``n or 1`` is for a
slot that may be absent, ``z.pile`` something of what a slot is built into (None where it is absent), ``b.side`` a field of the
builder (``b.face.name`` one of that), ``raw(x)`` a slot as it is and ``said(x)`` whether there is one. Lists, tuples, numbers,
strings, ``HOW[is]``, ``-n``, ``A | B``, ``1 << A``, ``A if x == B else C`` and ``not x`` are what they are in Python; there is
nothing else.
"""

from __future__ import annotations

import ast
import inspect
import operator
import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from types import FunctionType
from typing import Any

from .build import RAW, Build, Vocabulary, slot_of
from .node import Node
from .schema import Kind, Schema, SchemaError

Made = Callable[[Build, Node], Any]
OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.BitOr: operator.or_,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.LShift: operator.lshift,
}
COMPARISONS: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.Gt: operator.gt,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda value, several: value in several,
}

ANYTHING = inspect.signature(lambda *given, **named: None)


@cache
def signature(make: Callable[..., object]) -> inspect.Signature:
    """What a class or function is given. A compiled class does not tell where a default is no plain number: then anything."""
    known = inspect.signature(make)
    start = inspect.getattr_static(make, "__init__", None) if isinstance(make, type) else None
    native = start not in (None, object.__init__) and not isinstance(start, FunctionType)
    return ANYTHING if native and not known.parameters else known


class Expression:
    """One row, ready to be built."""

    def __init__(self, kind: Kind, text: str, names: Mapping[str, object]) -> None:
        self.kind = kind
        self.names = names
        self.slots: list[str] = []
        tree = ast.parse(re.sub(r"\b(is|as|or|from|in|not|if)\b(?=[],).])", r"\1_", text), mode="eval")
        self.made = self.part(tree.body)

    def part(self, tree: ast.expr) -> Made:
        """What a piece of the expression is."""
        if isinstance(tree, ast.Constant):
            value = tree.value
            return lambda b, node: value
        if isinstance(tree, ast.List | ast.Tuple):
            items, row = [self.part(item) for item in tree.elts], list if isinstance(tree, ast.List) else tuple
            return lambda b, node: row(item(b, node) for item in items)
        if isinstance(tree, ast.Subscript):
            table, key = self.part(tree.value), self.part(tree.slice)
            return lambda b, node: table(b, node)[key(b, node)]
        if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub | ast.Not):
            inner, turn = self.part(tree.operand), operator.neg if isinstance(tree.op, ast.USub) else operator.not_
            return lambda b, node: turn(inner(b, node))
        if isinstance(tree, ast.IfExp):
            test, yes, no = self.part(tree.test), self.part(tree.body), self.part(tree.orelse)
            return lambda b, node: yes(b, node) if test(b, node) else no(b, node)
        if isinstance(tree, ast.Compare) and len(tree.ops) == 1 and type(tree.ops[0]) in COMPARISONS:
            left, right, compare = self.part(tree.left), self.part(tree.comparators[0]), COMPARISONS[type(tree.ops[0])]
            return lambda b, node: compare(left(b, node), right(b, node))
        if isinstance(tree, ast.BinOp) and type(tree.op) in OPERATORS:
            left, right, combine = self.part(tree.left), self.part(tree.right), OPERATORS[type(tree.op)]
            return lambda b, node: combine(left(b, node), right(b, node))
        if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.Or):
            first, other = (self.part(value) for value in tree.values)
            return lambda b, node: other(b, node) if (found := first(b, node)) is None else found
        if isinstance(tree, ast.Name) and slot_of(tree.id) in self.kind.slots:
            return self.slot(slot_of(tree.id), False)
        if isinstance(tree, ast.Attribute) and self.dynamic(tree.value):
            of, field = self.part(tree.value), tree.attr
            return lambda b, node: None if (found := of(b, node)) is None else getattr(found, field)
        if isinstance(tree, ast.Name) and tree.id == "b":
            return lambda b, node: b
        if isinstance(tree, ast.Name | ast.Attribute):
            known = self.known(tree)
            return lambda b, node: known
        if isinstance(tree, ast.Call):
            return self.call(tree)
        raise SchemaError(f"the row of {self.kind} cannot be {ast.unparse(tree)!r}")

    def dynamic(self, tree: ast.expr) -> bool:
        """Whether it is something of this node or of the builder, not of the vocabulary."""
        if isinstance(tree, ast.Attribute):
            return self.dynamic(tree.value)
        return (
            isinstance(tree, ast.Call) or isinstance(tree, ast.Name) and (tree.id == "b" or slot_of(tree.id) in self.kind.slots)
        )

    def slot(self, name: str, raw: bool) -> Made:
        """A slot, built or as it is."""
        self.slots.append(name)
        kind = self.kind
        if raw:
            return lambda b, node: b.raw(kind, name, node.get(name))
        return lambda b, node: b.fill(kind, name, node.get(name))

    def known(self, tree: ast.expr) -> Any:
        """Something the vocabulary offers."""
        if isinstance(tree, ast.Attribute):
            return getattr(self.known(tree.value), tree.attr)
        name = tree.id if isinstance(tree, ast.Name) else ast.unparse(tree)
        if name == "kind":
            return self.kind.name
        if name not in self.names:
            raise SchemaError(f"the row of {self.kind} names {name}, which is no slot and not in the vocabulary")
        return self.names[name]

    def call(self, tree: ast.Call) -> Made:
        """A class or function with what it is given."""
        if isinstance(tree.func, ast.Name) and tree.func.id in ("raw", "said"):
            (argument,) = tree.args
            asked = self.slot(slot_of(ast.unparse(argument)), True)
            return asked if tree.func.id == "raw" else lambda b, node: asked(b, node) not in (None, [])
        make = self.known(tree.func)
        parameters = list(signature(make).parameters.values())
        scoped = isinstance(make, FunctionType) and bool(parameters) and parameters[0].name in ("b", "self")
        by_name = {parameter.name: parameter for parameter in parameters}
        places = parameters[1:] if scoped else parameters
        more = places[-1] if places and places[-1].kind is inspect.Parameter.VAR_POSITIONAL else None
        given = [self.given(places[i] if i < len(places) else more, argument) for i, argument in enumerate(tree.args)]
        named = {word.arg or "": self.given(by_name.get(word.arg or ""), word.value) for word in tree.keywords}
        signature(make).bind(*([None] * scoped), *given, **named)

        if not named and scoped:
            return lambda b, node: make(b, *[inner(b, node) for inner in given])
        if not named:
            return lambda b, node: make(*[inner(b, node) for inner in given])

        def made(b: Build, node: Node) -> Any:
            values = [inner(b, node) for inner in given]
            words = {name: inner(b, node) for name, inner in named.items()}
            return make(b, *values, **words) if scoped else make(*values, **words)

        return made

    def given(self, parameter: inspect.Parameter | None, tree: ast.expr) -> Made:
        """An argument; a slot is given as it is where the parameter wants that."""
        raw = parameter is not None and bool(RAW.match(str(parameter.annotation)))
        if raw and isinstance(tree, ast.Name) and slot_of(tree.id) in self.kind.slots:
            return self.slot(slot_of(tree.id), True)
        return self.part(tree)


class Written:
    """A row that is read when it is first needed: a card needs few of them, and whoever starts a program is in a hurry."""

    def __init__(self, kind: Kind, text: str, names: Mapping[str, object]) -> None:
        self.given = kind, text, names

    @cached_property
    def read(self) -> Expression:
        """The expression. Raises SchemaError."""
        kind, text, names = self.given
        try:
            return Expression(kind, text, names)
        except (SyntaxError, TypeError, AttributeError, ValueError) as error:
            raise SchemaError(f"the row of {kind} cannot be {text!r}: {error}") from None

    @cached_property
    def make(self) -> Made:
        """What builds a node."""
        return self.read.made

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """The slots it takes."""
        return tuple(dict.fromkeys(self.read.slots))


def add_rows(schema: Schema, vocabularies: Mapping[str, Vocabulary], names: Mapping[str, object]) -> None:
    """Adds the rows that a schema declares to its vocabularies, by name; the main one has none."""
    for name, type, kind, text in schema.rows:
        declared = schema.kinds.get((type, kind))
        if declared is None or name not in vocabularies:
            raise SchemaError(f"a row of {name or 'the vocabulary'} for {type} {kind}, which is not declared")
        if text == "rewritten":
            vocabularies[name].rewritten.add((type, kind))
        elif text.startswith("cannot: "):
            vocabularies[name].cannot(type, kind, why=text.removeprefix("cannot: "))
        else:
            vocabularies[name].add(type, kind, Written(declared, text, names))
