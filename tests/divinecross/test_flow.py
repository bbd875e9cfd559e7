"""How instructions are joined: in order, if it was done, by choice (909, 925)."""

from __future__ import annotations

import pytest

from shinpan.effects.conditions import Compare, Not
from shinpan.effects.context import Context
from shinpan.effects.flow import If, May, Seq
from shinpan.effects.numbers import Const, Times
from shinpan.effects.ops import Op
from shinpan.effects.state import EffectTable
from shinpan.games.divinecross.things.conditions import Wins
from shinpan.games.divinecross.things.flow import IfDone, Modes
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Seat
from shinpan.table.zones import ZoneKind


class Answers(Seat):
    """Answers by verb, or with the option of that number."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.met: list[Decision] = []

    def choose(self, table: object, decision: Decision) -> int:
        self.met.append(decision)
        wanted = self.answers.pop(0)
        return next(i for i, o in enumerate(decision.options) if wanted in (o.verb, str(o.number)))


def context(*answers: str) -> Context:
    table = EffectTable([ZoneKind("pile", "1", public=False, ordered=True, owner_sees=False)], [], 0)
    seat = Answers(*answers)
    table.seats = [seat, seat]
    table.recording = True
    for n in range(4):
        table.make(Face(f"E-{n}", f"card {n}", "thing", "", "en", 2), 0, table.zones[0])
    return Context(table, 0, None, table.cards[0])


TRUE = Compare(Const(1), "=", Const(1))
DONE = Seq([])
"""Nothing to do is done in full."""


def no() -> Op:
    """An instruction that cannot be carried out."""
    return If(Not(TRUE), DONE)


@pytest.mark.parametrize(("count", "per", "times"), [(0, 1, 0), (5, 1, 5), (5, 2, 2), (4, 5, 0)])
def test_once_for_every_so_many(count: int, per: int, times: int) -> None:
    assert Times(Const(20), Const(count), per).of(context()) == 20 * times


def test_numbers_of_throws() -> None:
    c = context()
    c.wins = 3
    assert Times(Const(200), Wins(), 1).of(c) == 600


@pytest.mark.parametrize("first", [True, False])
def test_if_you_do(first: bool) -> None:
    """“If you do” looks at whether the instruction before was carried out in full, and cites its clause."""
    c = context()
    op = IfDone(DONE if first else no(), DONE, None, "925.1")
    assert op.run(c) == first
    assert [event.rule for event in c.table.events] == ["925.1"]
    other = IfDone(DONE if first else no(), None, DONE, "925.1")
    assert other.run(context())


def test_a_sequence_goes_on_after_what_could_not_be_done() -> None:
    c = context()
    done = IfDone(no(), None, no(), "1.1")
    assert not Seq([done, IfDone(DONE, DONE, None, "1.2")]).run(c)
    assert [event.rule for event in c.table.events] == ["1.1", "1.2"]
    assert not c.did


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_may_asks(answer: str) -> None:
    c = context(answer)
    assert May(DONE, "2.2").run(c) == (answer == "yes")
    (decision,) = c.table.seats[0].met  # type: ignore[attr-defined]
    assert (decision.player, decision.kind, decision.rule, decision.source) == (0, "yesno", "2.2", 0)


def test_the_opponent_may() -> None:
    c = context("yes")
    assert May(DONE, "2.2", 1).run(c)
    assert c.table.seats[0].met[0].player == 1  # type: ignore[attr-defined]


def test_modes_are_chosen_once_each_and_run_as_printed() -> None:
    ops: list[Op] = [IfDone(DONE, None, None, f"3.{n}") for n in range(1, 4)]
    c = context("3", "1")
    assert Modes(ops, 2, "3").run(c)
    assert [event.rule for event in c.table.events] == ["3.1", "3.3"]
    offered = [[option.number for option in decision.options] for decision in c.table.seats[0].met]  # type: ignore[attr-defined]
    assert offered == [[1, 2, 3], [1, 2]]
