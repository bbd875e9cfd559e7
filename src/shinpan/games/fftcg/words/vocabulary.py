"""The vocabulary of FF-TCG: what each kind of meaning is built into.

Some kinds mean something else where another type is wanted: “dull” is an instruction and, before a colon, a cost. Such a type
has a table of its own (:data:`READINGS`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ....effects.conditions import Both
from ....effects.continuous import Part
from ....effects.ops import Cond, Filter, Value
from ....meaning.build import CannotRun, Vocabulary, expect
from ....meaning.node import Node
from ....meaning.schema import Schema, declared
from ..book.rules import By
from ..book.values import Change
from ..things import numbers
from ..things.modifiers import RuleFor

words = Vocabulary()
"""The modules beside this one add their rows to it."""
costs = Vocabulary()
"""What stands before a colon."""
statements = Vocabulary()
"""What a field ability says."""
following = Vocabulary()
"""Sentences about what the sentences before them do."""
losses = Vocabulary()
duties = Vocabulary()
tolls = Vocabulary()
later = Vocabulary()
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


@cache
def schema() -> Schema:
    """The kinds of nodes that the phrasebook declares."""
    return declared(Path(__file__).parent)[0]


def times(n: Value, of: Value | None) -> Value:
    """A number once for each of something."""
    return n if of is None else numbers.Arithmetic("times", n, of)


def both(first: Cond | None, second: Cond | None) -> Cond | None:
    """Two conditions together, of which there may be none."""
    return Both([first, second]) if first is not None and second is not None else first or second


def flat(found: Iterable[Any]) -> list[Any]:
    """Things, of which some come as several."""
    return [one for item in found for one in (item if isinstance(item, list) else [item])]


def parts(found: object, under: Cond | None = None) -> list[Part]:
    """What a statement is built into: changes for its player are parts too, and all of them are under a condition."""
    made: list[Part] = []
    for one in found if isinstance(found, list) else [] if found is None else [found]:
        part = one if isinstance(one, Part) else Part(expect(one, Change), None, None, 0)
        part.cond = under if part.cond is None else part.cond
        made.append(part)
    return made


def side(o: int) -> int:
    """Whose rule it is, if it can be told."""
    if o not in SIDES:
        raise CannotRun("a rule for such a player")
    return SIDES[o]


def rule(
    kind: str,
    by: list[By] | None = None,
    filter: Filter | None = None,
    number: Value | None = None,
    names: list[str] | None = None,
) -> RuleFor:
    """Something that holds for Characters or players."""
    made = RuleFor(kind)
    made.by = by or []
    made.filter = filter
    made.number = number or made.number
    made.names = names or []
    return made


def refuse(what: str, *slots: object) -> None:
    """What a text says and nobody has taught the engine to carry out."""
    if any(slots):
        raise CannotRun(what)


words.names(
    "Duration",
    "Turn",
    "EndOfOpponentsTurn",
    "EndOfYourTurn",
    "EndOfYourNextTurn",
    "EndOfNextTurn",
    "OpponentsNextTurn",
    "YourNextTurn",
    "Game",
    "WhileThis",
)
words.values("Duration", UntilYourTurn="EndOfOpponentsTurn")
words.cannot("Duration", "YourTurn", "OpponentsTurn", why="an effect that lasts during the turns of one player")
words.cannot("Duration", "WhileIt", "BattleLong", why="an effect that lasts so long")
