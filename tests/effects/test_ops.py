"""Numbers, conditions, tests, meaning nodes and bindings: what every game's effects are made of."""

from __future__ import annotations

import operator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinpan.effects.conditions import Both, Compare, Either, Not, TurnOf, compare
from shinpan.effects.context import Context
from shinpan.effects.filters import AllOf, AnyOf, IsNot
from shinpan.effects.numbers import Const, CountOf, ThatMany
from shinpan.effects.picking import ThisBody, Union, asking, option_of, picked
from shinpan.effects.state import EffectTable
from shinpan.meaning.node import Node, Slot
from shinpan.table.cards import Face
from shinpan.table.zones import ZoneKind

HOW = {"=": operator.eq, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge, "!=": operator.ne}
NUMBERS = st.integers(-1000, 1000)


def context() -> Context:
    table = EffectTable([ZoneKind("pile", "1", public=False, ordered=True, owner_sees=False)], [], 0)
    table.recording = True
    for n in range(4):
        table.make(Face(f"E-{n}", f"card {n}", "thing", "", "en", 2), 0, table.zones[0])
    return Context(table, 0, None, table.cards[0])


TRUE = Compare(Const(1), "=", Const(1))
FALSE = Not(TRUE)


@given(a=NUMBERS, b=NUMBERS, how=st.sampled_from(sorted(HOW)))
def test_comparisons(a: int, b: int, how: str) -> None:
    assert compare(a, how, b) == HOW[how](a, b)
    assert Compare(Const(a), how, Const(b)).holds(context()) == HOW[how](a, b)


@given(values=st.lists(st.booleans(), max_size=5))
def test_conditions(values: list[bool]) -> None:
    conds = [TRUE if value else FALSE for value in values]
    assert Both([*conds]).holds(context()) == all(values)
    assert Either([*conds]).holds(context()) == any(values)
    assert Not(Both([*conds])).holds(context()) != all(values)


@given(values=st.lists(st.booleans(), max_size=5))
def test_tests_of_a_thing(values: list[bool]) -> None:
    """A test that every thing passes is all of no tests; one that none passes is any of no tests."""
    c = context()
    filters = [AllOf([]) if value else AnyOf([]) for value in values]
    card = c.table.cards[1]
    assert AllOf([*filters]).test(c, card) == all(values)
    assert AnyOf([*filters]).test(c, card) == any(values)
    assert IsNot(AnyOf([*filters])).test(c, card) != any(values)


@pytest.mark.parametrize(("whose", "now"), [(0, True), (1, False), (-1, True)])
def test_turns(whose: int, now: bool) -> None:
    c = context()
    c.table.turn_player = 0
    assert TurnOf(whose).holds(c) == now
    c.controller = 1
    assert TurnOf(whose).holds(c) == (now if whose < 0 else not now)


def test_each_thing_is_found_once() -> None:
    c = context()
    assert Union([ThisBody(), Union([])]).find(c) == [], "a text that stands on no body"
    assert CountOf(Union([])).of(c) == 0
    c.count = 3
    assert ThatMany().of(c) == 3


def test_an_option_stands_for_its_card() -> None:
    c = context()
    cards = c.table.cards
    assert asking(c) == cards[0].uid
    assert picked([*cards], option_of(cards[2])) is cards[2]
    c.card = None
    assert asking(c) == -1


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
