"""Numbers, conditions, meaning nodes and bindings: what every game's effects are made of."""

from __future__ import annotations

import operator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinpan.effects.context import Context
from shinpan.effects.ops import (
    Both,
    Compare,
    Const,
    Either,
    If,
    IfDone,
    May,
    Modes,
    Not,
    Nothing,
    Op,
    Seq,
    Times,
    Wins,
    compare,
)
from shinpan.effects.state import EffectTable
from shinpan.meaning.node import Node, Slot
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Seat
from shinpan.table.zones import ZoneKind

HOW = {"=": operator.eq, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge, "!=": operator.ne}
NUMBERS = st.integers(-1000, 1000)


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


def no() -> Op:
    """An instruction that cannot be carried out: choosing among nothing."""
    return If(Not(TRUE), Nothing())


TRUE = Compare(Const(1), "=", Const(1))
FALSE = Not(TRUE)


@given(a=NUMBERS, b=NUMBERS, how=st.sampled_from(sorted(HOW)))
def test_comparisons(a: int, b: int, how: str) -> None:
    assert compare(a, how, b) == HOW[how](a, b)
    assert Compare(Const(a), how, Const(b)).holds(context()) == HOW[how](a, b)


@given(base=NUMBERS, count=st.integers(0, 50), per=st.integers(1, 5))
def test_once_for_every_so_many(base: int, count: int, per: int) -> None:
    assert Times(Const(base), Const(count), per).of(context()) == base * (count // per)


def test_numbers_of_throws() -> None:
    c = context()
    c.wins = 3
    assert Times(Const(200), Wins(), 1).of(c) == 600


@given(values=st.lists(st.booleans(), max_size=5))
def test_conditions(values: list[bool]) -> None:
    conds = [TRUE if value else FALSE for value in values]
    assert Both([*conds]).holds(context()) == all(values)
    assert Either([*conds]).holds(context()) == any(values)
    assert Not(Both([*conds])).holds(context()) != all(values)


@pytest.mark.parametrize("first", [True, False])
def test_if_you_do(first: bool) -> None:
    """“If you do” looks at whether the instruction before was carried out in full, and cites its clause."""
    c = context()
    op = IfDone(Nothing() if first else no(), Nothing(), None, "925.1")
    assert op.run(c) == first
    assert [event.rule for event in c.table.events] == ["925.1"]
    other = IfDone(Nothing() if first else no(), None, Nothing(), "925.1")
    assert other.run(context())


def test_a_sequence_goes_on_after_what_could_not_be_done() -> None:
    c = context()
    done = IfDone(no(), None, no(), "1.1")
    assert not Seq([done, IfDone(Nothing(), Nothing(), None, "1.2")]).run(c)
    assert [event.rule for event in c.table.events] == ["1.1", "1.2"]
    assert not c.did


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_may_asks(answer: str) -> None:
    c = context(answer)
    assert May(Nothing(), "2.2").run(c) == (answer == "yes")
    (decision,) = c.table.seats[0].met  # type: ignore[attr-defined]
    assert (decision.player, decision.kind, decision.rule, decision.source) == (0, "yesno", "2.2", 0)


def test_the_opponent_may() -> None:
    c = context("yes")
    assert May(Nothing(), "2.2", 1).run(c)
    assert c.table.seats[0].met[0].player == 1  # type: ignore[attr-defined]


def test_modes_are_chosen_once_each_and_run_as_printed() -> None:
    ops: list[Op] = [IfDone(Nothing(), None, None, f"3.{n}") for n in range(1, 4)]
    c = context("3", "1")
    assert Modes(ops, 2, "3").run(c)
    assert [event.rule for event in c.table.events] == ["3.1", "3.3"]
    offered = [[option.number for option in decision.options] for decision in c.table.seats[0].met]  # type: ignore[attr-defined]
    assert offered == [[1, 2, 3], [1, 2]]


def test_bindings_outlive_their_effect_as_numbers() -> None:
    c = context()
    table = c.table
    kept, moved = table.cards[1], table.cards[2]
    c.it, c.count, c.cause = [kept, moved], 7, "skill"
    frozen = c.frozen()
    table.lift(moved)
    table.lay(moved, table.zones[1])
    again = frozen.thaw(table)
    assert again.it == [kept], "a card that moved is another object"
    assert (again.count, again.cause, again.controller, again.card) == (7, "skill", 0, table.cards[0])


# ------------------------------------------------------------------ meaning


def nodes(depth: int = 3) -> st.SearchStrategy[Node]:
    names = st.sampled_from(["Draw", "Damage", "Own", "Main"])
    slots = st.sampled_from(["n", "t", "who"])
    leaves = st.builds(Node, names)
    if depth == 0:
        return leaves
    values: st.SearchStrategy[Slot] = st.one_of(st.integers(0, 9), st.sampled_from(["a", "b"]), nodes(depth - 1))
    pairs = st.lists(st.tuples(slots, values), max_size=2, unique_by=lambda pair: pair[0]).map(
        lambda found: tuple(sorted(found, key=lambda p: p[0]))
    )
    return st.one_of(leaves, st.builds(Node, names, pairs))


@given(a=nodes(), b=nodes())
def test_meanings_are_equal_by_what_they_say(a: Node, b: Node) -> None:
    assert (a == b) == (repr(a) == repr(b))
    if a == b:
        assert hash(a) == hash(b)
    spelled = Node(a.kind, a.slots, (3, 1))
    assert spelled == a, "spelling is no part of the meaning"
    assert len({spelled, a}) == 1
    assert a != a.kind


@given(node=nodes())
def test_walking_a_meaning_meets_every_node(node: Node) -> None:
    met = list(node.walk())
    assert met[0] is node
    assert len(met) == sum(repr(node).count(name) for name in ("Draw", "Damage", "Own", "Main"))
