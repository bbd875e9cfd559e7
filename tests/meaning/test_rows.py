"""Rows beside declarations: what an expression may be, what it is given, and what is refused."""

from __future__ import annotations

import types
from typing import Any

import pytest

from shinpan.meaning.build import Build, CannotRun, Vocabulary
from shinpan.meaning.node import Node
from shinpan.meaning.pieces import having
from shinpan.meaning.rewrite import made
from shinpan.meaning.rows import add_rows
from shinpan.meaning.schema import Schema, SchemaError

DECLARED = """
%names Stat DP Level
%enum Who You = 0
%enum Who Opponent = 1
%enum Filter Suspended Active = state(kind)
%node Filter Number(stat: Stat, is: 'max'|'min', n: int) = compare(stat, is, n)
%node Act Draw(n?: int, o?: Who) = ["draw", n or 1, o]
%node Act Lose(n: int) = ["memory", -n, ZONE | 1 << 2]
%node Act Pick(x: [Filter]) = picked(x, how="all")
%node Act Both(a: Act, b: Act) = a + b
%node Act Deep(x: Filter) = tools.named(x)
%built other Act Draw = ["else", n, o]
""".strip().splitlines()


def compare(stat: str, how: str, n: int) -> str:
    return f"{stat} {how} {n}"


def state(kind: str) -> str:
    return f"is {kind}"


def picked(b: Build, x: list[Node], how: str) -> Any:
    return [type(b).__name__, how, [node.kind for node in x]]


class Where:
    pile = 7
    whose = None


class Toy(Build):
    depth = 3
    place = Where()

    def deep(self, x: Node) -> str:
        return f"{x.kind} at {self.depth}"


def vocabulary(*more: str, **names: object) -> tuple[Schema, Vocabulary, Vocabulary]:
    schema, words, other = Schema(), Vocabulary(), Vocabulary()
    for line in [*DECLARED, *more]:
        schema.declare(line)
    tools = types.SimpleNamespace(named=lambda x: f"<{x}>")
    known = {"compare": compare, "state": state, "picked": picked, "ZONE": 8, "tools": tools, **names}
    add_rows(schema, {"": words, "other": other}, known)
    return schema, words, other


def test_expressions() -> None:
    schema, words, other = vocabulary()
    b = Build(words, schema)
    assert b.make("Filter", made("Number", stat=Node("DP"), is_="max", n=3)) == "DP max 3"
    assert b.make("Filter", Node("Suspended")) == "is Suspended"
    assert b.make("Act", made("Draw", o=Node("Opponent"))) == ["draw", 1, 1]
    assert b.make("Act", made("Draw", n=2)) == ["draw", 2, None]
    assert b.make("Act", made("Lose", n=2)) == ["memory", -2, 12]
    assert b.make("Act", made("Pick", x=(Node("Active"), Node("Suspended")))) == ["Build", "all", ["Active", "Suspended"]]
    assert b.make("Act", made("Both", a=made("Draw"), b=made("Lose", n=1))) == ["draw", 1, None, "memory", -1, 12]
    assert b.make("Act", made("Deep", x=Node("Active"))) == "<is Active>"
    assert b.make("Act", made("Draw", n=2), other) == ["else", 2, None]
    assert list(words.problems(schema)) == []


def test_a_list_is_made_anew() -> None:
    schema, words, _ = vocabulary()
    b = Build(words, schema)
    assert b.make("Act", made("Draw")) is not b.make("Act", made("Draw"))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("%node Act Fold(n: int) = fold(n)", "names fold, which is no slot and not in the vocabulary"),
        ("%node Act Fold(n: int) = compare(n)", "missing a required argument"),
        ("%node Act Fold(n: int) = compare(n, n, n, n)", "too many positional arguments"),
        ("%node Act Fold(n: int) = [m for m in n]", "cannot be"),
        ("%node Act Fold(n: int) = tools.fold(n)", "no attribute 'fold'"),
        ("%node Act Fold(n: int) = compare(n", "cannot be"),
    ],
)
def test_rows_that_make_no_sense_are_told(line: str, why: str) -> None:
    schema, words, _ = vocabulary(line)
    with pytest.raises(SchemaError) as error:
        list(words.problems(schema))
    assert why in str(error.value)
    assert "Fold" in str(error.value)


def test_slots_that_nobody_takes_are_told() -> None:
    schema, words, _ = vocabulary(
        "%node Act Fold(n: int, m: int) = [n]", "%node Act Only(n: int, m?: int)", "%built other Act Only = n"
    )
    assert list(words.problems(schema)) == [
        "nobody takes m of Act Fold(n: int, m: int)",
        "nobody builds Act Only(n: int, m?: int)",
    ]
    with pytest.raises(CannotRun, match="nobody takes m of Fold here"):
        Build(words, schema).make("Act", made("Fold", n=1, m=2))


def test_rows_of_what_is_not_declared_are_refused() -> None:
    with pytest.raises(SchemaError, match="not declared"):
        vocabulary("%built other Act Fold = 1")
    with pytest.raises(SchemaError, match="not declared"):
        vocabulary("%built third Act Draw = 1")


@pytest.mark.parametrize(
    ("row", "node", "built"),
    [
        ("%node Act A(is: 'min'|'eq') = HOW[is]", made("A", is_="min"), ">="),
        ("%node Act A(n: int) = ('so many', n)", made("A", n=2), ("so many", 2)),
        ("%enum Act A = (kind,)", made("A"), ("A",)),
        ("%node Act A(z: Zone) = [z.pile, z.whose or 4]", made("A", z=Node("Hand")), [7, 4]),
        ("%node Act A(z?: Zone) = [z.pile]", made("A"), [None]),
        ("%node Act A(x: Zone) = deep(x)", made("A", x=Node("Hand")), "Hand at 3"),
        ("%node Act A(n: int) = [n, b.depth]", made("A", n=1), [1, 3]),
        ("%enum Act A = b.place.pile", made("A"), 7),
        ("%node Act A(n: int) = 'one' if n == 1 else 'many'", made("A", n=1), "one"),
        ("%node Act A(n: int) = 'one' if n == 1 else 'many'", made("A", n=2), "many"),
        ("%node Act A(x?: Zone) = [said(x), not said(x)]", made("A"), [False, True]),
        ("%node Act A(x: [Zone]) = [said(x), raw(x)]", made("A", x=Node("Hand")), [True, [Node("Hand")]]),
        ("%node Act A(x: Zone) = raw(x).kind in ('Hand', 'Deck')", made("A", x=Node("Hand")), True),
        ("%node Act A(z: Zone) = having(z, pile=2, whose=None).pile", made("A", z=Node("Hand")), 2),
    ],
)
def test_tables_parts_of_slots_and_methods(row: str, node: Node, built: Any) -> None:
    schema, words, _ = vocabulary(
        "%enum Zone Hand = Where()", row, Where=Where, HOW={"min": ">="}, deep=Toy.deep, having=having
    )
    assert Toy(words, schema).make("Act", node) == built


def test_what_is_not_built_is_said_beside_the_declaration() -> None:
    schema, words, _ = vocabulary("%node Act Fold(n: int) = cannot: cards do not fold", "%enum Act Old = rewritten")
    with pytest.raises(CannotRun, match="Act Fold: cards do not fold"):
        Build(words, schema).make("Act", made("Fold", n=1))
    assert list(words.problems(schema)) == []


def test_other_readings_build_too() -> None:
    schema, words, other = vocabulary("%node Act Dull(x: int, y: int)", "%built other Act Dull = x")
    assert list(words.problems(schema, other)) == ["nobody takes y of Act Dull(x: int, y: int)"]
