"""Declarations: what they say, and that a phrasebook and its meanings keep to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from shinpan.meaning.node import Node
from shinpan.meaning.rewrite import made
from shinpan.meaning.schema import Schema, SchemaError
from shinpan.phrases.book import Book, Lexical
from shinpan.phrases.template import BookError

DECLARED = """
%type Act = Act
%type Things = Sel
%type Who = Who
%type Count =
%type int = Num
%node Act Delete(x: [Things])
%node Act Draw(n: int, o?: Who)
%node Things Sel(n: int, is?: 'most'|'least')
%enum Who You Opponent
""".strip().splitlines()
WORDINGS = """
@Act
Draw
 en draw {n:Num} cards
Draw[o=@Opponent]
 en your opponent draws {n:Num} cards
Delete
 en delete {x:Sel} and {x2:Sel}
@Sel
Sel[is=most]
 en at most {n:Num}
@Who
You
 en you
"""


def schema(*more: str) -> Schema:
    made = Schema()
    for line in [*DECLARED, *more]:
        made.declare(line)
    return made


def book(tmp_path: Path, wordings: str) -> Book:
    path = tmp_path / "toy.pb"
    path.write_text("\n".join(DECLARED) + wordings, "utf-8")
    return Book("en", [Lexical("Num", str.isdigit, int, str)]).load(path).compile()


def test_a_book_that_keeps_to_its_declarations(tmp_path: Path) -> None:
    assert ("Act", "Draw") in book(tmp_path, WORDINGS).schema.kinds


@pytest.mark.parametrize(
    ("wordings", "problem"),
    [
        ("@Act\nFold\n en fold", "Act Fold is not declared"),
        ("@Other\nFold\n en fold", "the category Other has no type"),
        ("@Act\nDraw\n en draw {n:Num} {m:Num}", "has no slot m"),
        ("@Act\nDraw\n en draw", "n of Act Draw(n: int, o?: Who) is missing"),
        ("@Act\nDraw[o=@Delete]\n en draw {n:Num}", "cannot be Delete"),
        ("@Act\nDraw\n en draw {n:Sel}\n@Sel\nSel\n en all {n:Num}", "cannot be of the category Sel, which is Things"),
        ("@Act\nDraw\n en draw {n:Num} or {n2:Num}", "is one, and is named twice"),
        ("@Sel\nSel[is=some]\n en some {n:Num}", "cannot be 'some'"),
    ],
)
def test_what_is_not_declared_is_refused(tmp_path: Path, wordings: str, problem: str) -> None:
    with pytest.raises(BookError) as error:
        book(tmp_path, "\n" + wordings + "\n")
    assert problem in str(error.value)
    assert "toy.pb:" in str(error.value)


def test_meanings_keep_to_the_declarations() -> None:
    found = schema()
    sel = made("Sel", n=1, is_="most")
    assert list(found.problems("Act", made("Delete", x=(sel, sel)))) == []
    assert list(found.problems("Act", made("Delete", x=sel))) == []
    assert list(found.problems("Act", made("Delete", x=(Node("You"),)))) == ["Delete.x is You, not Things"]
    assert list(found.problems("Act", made("Draw", n=2, o=Node("You"), q=1))) == ["Draw has no slot q"]
    assert list(found.problems("Act", made("Draw"))) == ["Draw.n is missing"]
    assert list(found.problems("Act", made("Delete", x=made("Sel", n=1, is_="all")))) == ["Sel.is is 'all', not 'most'|'least'"]
    assert list(found.problems("Who", Node("Nobody"))) == ["Nobody is no Who"]


def test_a_type_may_stand_in_for_another() -> None:
    found = schema("%type Line = Line | Act", "%node Line Then(do: Line)")
    assert list(found.problems("Line", made("Then", do=made("Then", do=made("Draw", n=1))))) == []


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(SchemaError, match="declared twice"):
        schema("%enum Act Draw")
    with pytest.raises(SchemaError, match="cannot read the slot"):
        schema("%node Act Fold(x Things)")
