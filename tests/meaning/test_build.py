"""A table that builds: slots by their declared types, and nothing that nobody takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from shinpan.meaning.build import Build, CannotRun, Vocabulary, expect
from shinpan.meaning.node import Node
from shinpan.meaning.rewrite import made
from shinpan.meaning.rows import add_rows
from shinpan.meaning.schema import Schema


@dataclass
class Draw:
    n: int
    who: int
    why: str


@dataclass
class Delete:
    x: list[Any]
    seen: list[Any]


DECLARED = (
    "%node Act Draw(n: int, o?: Who) = Draw(n + 1, o or 0, 'said')",
    "%node Act Delete(x: [Things]) = Delete(x, [])",
    "%node Act If(c: Cond, do: Act) = (raw(c).kind, do, b.depth)",
    "%enum Who You = 0",
    "%enum Who Opponent = 1",
    "%enum Things This = kind",
    "%node Things Sel(n: int) = things(n)",
    "%enum Cond Always = cannot: only as it stands",
)
NAMES = {"Draw": Draw, "Delete": Delete, "things": lambda n: f"{n} things"}


def schema(*more: str) -> Schema:
    found = Schema()
    for line in (*DECLARED, *more):
        found.declare(line)
    return found


def words(declared: Schema | None = None) -> Vocabulary:
    found = Vocabulary()
    add_rows(declared or schema(), {"": found, "words": found}, NAMES)
    return found


class Toy(Build):
    depth = 0


def test_slots_are_filled_by_type() -> None:
    b = Toy(words(), schema())
    assert b.make("Act", made("Draw", n=2)) == Draw(3, 0, "said")
    assert b.make("Act", made("Draw", n=2, o=Node("Opponent"))) == Draw(3, 1, "said")
    assert b.make("Act", made("Delete", x=(Node("This"), made("Sel", n=4)))) == Delete(["This", "4 things"], [])
    assert b.make("Act", made("Delete", x=Node("This"))) == Delete(["This"], [])
    with b.within(depth=2):
        assert b.make("Act", made("If", c=Node("Always"), do=made("Draw", n=1))) == ("Always", Draw(2, 0, "said"), 2)
    assert b.depth == 0


def test_constants_are_made_anew() -> None:
    b = Toy(words(), schema())
    first, second = b.make("Act", made("Delete", x=())), b.make("Act", made("Delete", x=()))
    assert first.seen is not second.seen


@pytest.mark.parametrize(
    ("node", "why"),
    [
        (Node("Fold"), "Fold is no Act"),
        (made("Draw", n=2, q=1), "Draw has no slot q"),
        (made("Delete", x=(Node("You"),)), "You is no Things"),
    ],
)
def test_what_nobody_takes_is_refused(node: Node, why: str) -> None:
    with pytest.raises(CannotRun, match=why):
        Toy(words(), schema()).make("Act", node)


def test_what_cannot_be_carried_out_says_why() -> None:
    with pytest.raises(CannotRun, match="Cond Always: only as it stands"):
        Toy(words(), schema()).make("Cond", Node("Always"))
    with pytest.raises(CannotRun, match="int where only str can be"):
        expect(3, str)


def test_rows_and_declarations_agree() -> None:
    assert list(words().problems(schema())) == []
    more = schema("%node Act Fold(x: Things)", "%node Cond Never(x: Things unused)")
    assert list(words(more).problems(more)) == [
        "nobody builds Act Fold(x: Things)",
        "nobody builds Cond Never(x: Things unused)",
    ]
    rows = ["%node Act Fold(x: Things) = [1]", "%node Cond Never(x: Things unused) = [x]"]
    assert sorted(words(schema(*rows, "%enum Act Gone = [1]")).problems(schema(*rows))) == [
        "Act Gone is not declared",
        "nobody takes x of Act Fold(x: Things)",
        "x of Cond Never(x: Things unused) is said to be unused",
    ]
    with pytest.raises(ValueError, match="two rows"):
        words(schema("%enum Act Gone = [1]", "%built words Act Gone = [2]"))


def test_a_slot_that_rewriting_takes_away_needs_no_taker() -> None:
    known = schema("%node Act Hatch(n?: int) = []")
    found = words(known)
    said = "nobody takes n of Act Hatch(n?: int)"
    assert said in list(found.problems(known))
    found.rewritten.add(("Act", "Hatch", "n"))
    assert said not in list(found.problems(known))
