"""The vocabulary of FF-TCG: what each kind of meaning is built into. The rows stand in the phrasebook, beside the declarations.

Some kinds mean something else where another type is wanted: “dull” is an instruction and, before a colon, a cost. Such a type
has a table of its own (:data:`READINGS`), and ``%built`` says for which table a row is.
"""

from __future__ import annotations

from ....effects.conditions import Both
from ....effects.continuous import Part
from ....effects.ops import Cond, Filter, Value
from ....meaning.build import Vocabulary, expect
from ....meaning.node import Node
from ....meaning.pieces import flat, having, refuse
from ....meaning.schema import Schema
from ..book.rules import By
from ..book.values import Change
from ..things import numbers
from ..things.modifiers import RuleFor
from .sense import DECLARED

words = Vocabulary()
costs = Vocabulary()
"""What stands before a colon."""
statements = Vocabulary()
"""What a field ability says."""
following = Vocabulary()
"""Sentences about what the sentences before them do."""
losses, duties, tolls, later = (Vocabulary() for _ in range(4))
"""What is lost, what must be done, what must be paid for, and when a delayed ability happens."""
sorts, picks, amounts, deeds, past, called = (Vocabulary() for _ in range(6))
"""Things as what they must be and as what is taken, counts that conditions ask for, events that players do or
that happened, and what was named."""
READINGS = {
    "Cost": costs,
    "Statement": statements,
    "Following": following,
    "Lost": losses,
    "Duty": duties,
    "Toll": tolls,
    "Later": later,
    "Sort": sorts,
    "Called": called,
}

THIS, IT, THAT = Node("This"), Node("It"), Node("That")
SIDES = {0: 0, 1: 1, -1: 2}
"""Whose rule it is: yours, your opponent's, that of both."""


def schema() -> Schema:
    """The kinds of nodes that the phrasebook declares."""
    return DECLARED[0]


def times(n: Value, of: Value | None) -> Value:
    """A number once for each of something."""
    return n if of is None else numbers.Arithmetic("times", n, of)


def both(first: Cond | None, second: Cond | None) -> Cond | None:
    """Two conditions together, of which there may be none."""
    return Both([first, second]) if first is not None and second is not None else first or second


def parts(found: object, under: Cond | None = None) -> list[Part]:
    """What a statement is built into: changes for its player are parts too, and all of them are under a condition."""
    made: list[Part] = []
    for one in flat([found]):
        part = one if isinstance(one, Part) else Part(expect(one, Change), None, None, 0)
        part.cond = under if part.cond is None else part.cond
        made.append(part)
    return made


def side(o: int) -> int:
    """Whose rule it is, if it can be told."""
    refuse("a rule for such a player", o not in SIDES)
    return SIDES[o]


def rule(kind: str, by: list[By] | None = None, filter: Filter | None = None, **fields: object) -> RuleFor:
    """Something that holds for Characters or players."""
    return having(RuleFor(kind), by=by, filter=filter, **fields)
