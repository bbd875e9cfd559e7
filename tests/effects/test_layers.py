"""Continuous effects in a game of no rule book: layers, dependency, timestamps, and abilities that are lost."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import shinpan.effects.continuous as module
from shinpan.effects.abilities import Ability, ActiveBody, Use
from shinpan.effects.context import Context
from shinpan.effects.continuous import Computed, Lasting, Modifier, Part, refresh
from shinpan.effects.ops import Cond, Select
from shinpan.effects.state import EffectTable
from shinpan.table.cards import Card, Face, Thing
from shinpan.table.zones import ZoneKind

if not module.__file__.endswith(".py"):
    pytest.skip(
        "a toy game cannot be built on compiled classes; the scenarios of 809 test the compiled layers", allow_module_level=True
    )

COLOUR, POWER, ABILITIES = 1, 2, 4
FIELD = ZoneKind("field", "1", public=True, ordered=False, owner_sees=True, field=True)


class Doll(ActiveBody):
    """A body with a colour and a power."""

    def __init__(self, bid: int, top: Card, colour: str, power: int) -> None:
        super().__init__(bid, top, 0)
        self.printed = (colour, power)
        self.colour, self.power = colour, power


class Toys(Computed):
    """The toy game: layer 0 colours, layer 1 abilities, layer 2 powers that are set, layer 3 powers that are added."""

    layers = 4
    ability_layer = 1

    def reset(self, table: EffectTable) -> None:
        for body in table.bodies.values():
            assert isinstance(body, Doll)
            body.colour, body.power = body.printed
            body.active = body.uses

    def sources(self, table: EffectTable) -> list[ActiveBody]:
        return [body for body in table.bodies.values() if isinstance(body, ActiveBody)]

    def snapshot(self, body: ActiveBody) -> object:
        assert isinstance(body, Doll)
        return (body.colour, body.power, body.active)

    def restore(self, body: ActiveBody, snapshot: object) -> None:
        assert isinstance(body, Doll)
        assert isinstance(snapshot, tuple)
        body.colour, body.power, body.active = snapshot


class Dolls(Select):
    """All dolls, or those of a colour."""

    def __init__(self, colour: str = "") -> None:
        self.colour = colour

    def find(self, c: Context) -> list[Thing]:
        return [body for body in c.table.bodies.values() if isinstance(body, Doll) and self.colour in (body.colour, "")]


class Own(Select):
    """The doll itself."""

    def find(self, c: Context) -> list[Thing]:
        return [c.source] if c.source is not None else []


class Paint(Modifier):
    def __init__(self, colour: str) -> None:
        super().__init__(0, COLOUR, COLOUR, True)
        self.colour = colour

    def apply(self, c: Context, body: ActiveBody) -> None:
        assert isinstance(body, Doll)
        body.colour = self.colour


class Mute(Modifier):
    def __init__(self) -> None:
        super().__init__(1, COLOUR, ABILITIES)

    def apply(self, c: Context, body: ActiveBody) -> None:
        body.active = []


class Set(Modifier):
    def __init__(self, power: int) -> None:
        super().__init__(2, COLOUR, POWER, True)
        self.power = power

    def apply(self, c: Context, body: ActiveBody) -> None:
        assert isinstance(body, Doll)
        body.power = self.power


class Add(Modifier):
    def __init__(self, power: int) -> None:
        super().__init__(3, COLOUR | POWER, POWER)
        self.power = power

    def apply(self, c: Context, body: ActiveBody) -> None:
        assert isinstance(body, Doll)
        body.power += self.power


class Turn(Cond):
    """It is an even turn."""

    def holds(self, c: Context) -> bool:
        return c.table.turn % 2 == 0


def nursery(*dolls: tuple[str, int], flux: bool = True) -> EffectTable:
    """A table with dolls of these colours and powers."""
    table = EffectTable([FIELD], [], 0)
    table.continuous, table.flux = True, flux
    for bid, (colour, power) in enumerate(dolls):
        card = table.make(Face(f"T-{bid}", f"doll {bid}", "doll", "", "en", 2), 0, table.zones[0])
        table.lift(card)
        table.bodies[bid] = Doll(bid, card, colour, power)
    return table


def give(table: EffectTable, bid: int, modifier: Modifier, scope: Select, stamp: int, cond: Cond | None = None) -> None:
    ability = Ability("static", ())
    ability.parts = [Part(modifier, scope, cond)]
    body = table.bodies[bid]
    assert isinstance(body, Doll)
    body.uses = [*body.uses, Use(ability, body.top.uid, stamp)]


def powers(table: EffectTable) -> list[int]:
    refresh(table, Toys())
    return [body.power for body in table.bodies.values() if isinstance(body, Doll)]


def colours(table: EffectTable) -> list[str]:
    refresh(table, Toys())
    return [body.colour for body in table.bodies.values() if isinstance(body, Doll)]


@pytest.mark.parametrize("stamps", list(permutations((1, 2, 3))))
def test_layers_come_before_timestamps(stamps: tuple[int, int, int]) -> None:
    table = nursery(("red", 1))
    for modifier, stamp in zip((Add(10), Set(5), Paint("blue")), stamps, strict=True):
        give(table, 0, modifier, Own(), stamp)
    assert (powers(table), colours(table)) == ([15], ["blue"])


@given(stamps=st.permutations(range(5)))
def test_within_a_layer_the_newest_has_the_last_word(stamps: list[int]) -> None:
    table = nursery(("red", 1))
    for power, stamp in enumerate(stamps):
        give(table, 0, Set(power), Own(), stamp)
    assert powers(table) == [stamps.index(4)]


@given(amounts=st.lists(st.integers(-5, 5), max_size=6), data=st.data())
def test_sums_do_not_depend_on_the_order(amounts: list[int], data: st.DataObject) -> None:
    table = nursery(("red", 100), ("red", 200))
    stamps = data.draw(st.permutations(range(len(amounts))))
    for amount, stamp in zip(amounts, stamps, strict=True):
        give(table, stamp % 2, Add(amount), Dolls(), stamp)
    assert powers(table) == [100 + sum(amounts), 200 + sum(amounts)]


@pytest.mark.parametrize("stamps", [(1, 2), (2, 1)])
def test_what_depends_on_another_comes_after_it(stamps: tuple[int, int]) -> None:
    """Red dolls become blue; white dolls become red. The first depends on the second, whichever is older."""
    table = nursery(("white", 1), ("red", 1), ("green", 1))
    give(table, 2, Paint("blue"), Dolls("red"), stamps[0])
    give(table, 2, Paint("red"), Dolls("white"), stamps[1])
    assert colours(table) == ["blue", "blue", "green"]


@pytest.mark.parametrize(("stamps", "left"), [((1, 2), ["blue", "blue"]), ((2, 1), ["red", "red"])])
def test_two_that_depend_on_each_other_go_by_timestamp(stamps: tuple[int, int], left: list[str]) -> None:
    """Blue dolls become red and red dolls become blue: each changes whom the other reaches."""
    table = nursery(("red", 1), ("blue", 1))
    give(table, 0, Paint("red"), Dolls("blue"), stamps[0])
    give(table, 1, Paint("blue"), Dolls("red"), stamps[1])
    assert colours(table) == left


def test_looking_for_dependency_leaves_no_trace() -> None:
    table = nursery(("white", 1), ("red", 1))
    give(table, 0, Paint("blue"), Dolls("red"), 1)
    give(table, 1, Paint("red"), Dolls("white"), 2)
    first = colours(table)
    assert [colours(table) for _ in range(3)] == [first] * 3


def test_a_lost_ability_does_nothing_in_later_layers() -> None:
    table = nursery(("red", 1), ("blue", 1))
    give(table, 0, Add(10), Dolls(), 1)
    assert powers(table) == [11, 11]
    give(table, 1, Mute(), Dolls("red"), 2)
    assert powers(table) == [1, 1]


def test_what_an_earlier_layer_did_stays_though_the_ability_is_lost() -> None:
    table = nursery(("red", 1), ("blue", 1))
    give(table, 0, Paint("green"), Own(), 1)
    give(table, 0, Add(10), Own(), 1)
    give(table, 1, Mute(), Dolls("green"), 2)
    assert colours(table) == ["green", "blue"]
    assert powers(table) == [1, 1]


def test_a_condition_switches_it_on_and_off() -> None:
    table = nursery(("red", 1))
    give(table, 0, Add(10), Own(), 1, Turn())
    found = []
    for turn in range(4):
        table.turn = turn
        found += powers(table)
    assert found == [11, 1, 11, 1]


def last(table: EffectTable, modifier: Modifier, refs: list[int], stamp: int, first: int, until: int) -> None:
    frozen = Context(table, 0, None, None).frozen()
    table.lasting.append(Lasting([Part(modifier, None)], frozen, refs, True, stamp, first, until, None))


def test_a_lasting_effect_lasts_for_its_turns() -> None:
    table = nursery(("red", 1), ("red", 1))
    last(table, Add(10), [table.ref(table.bodies[1])], 9, 2, 3)
    found = []
    for turn in range(1, 6):
        table.turn = turn
        found.append(powers(table))
    assert found == [[1, 1], [1, 11], [1, 11], [1, 1], [1, 1]]


def test_a_lasting_effect_is_over_for_a_body_that_left() -> None:
    table = nursery(("red", 1), ("red", 1))
    last(table, Add(10), [table.ref(table.bodies[1])], 9, 0, 9)
    assert powers(table) == [1, 11]
    body = table.bodies.pop(1)
    body.alive = False
    table.gone[1] = body
    assert powers(table) == [1]
    assert isinstance(body, Doll)
    assert body.power == 11, "its last information stays"


@given(order=st.permutations(range(4)))
def test_the_order_of_bodies_is_no_order_of_effects(order: list[int]) -> None:
    table = nursery(*(("red", n) for n in range(4)))
    for bid in order:
        give(table, bid, Set(bid * 100), Dolls(), 10 + bid)
    table.bodies = {bid: table.bodies[bid] for bid in order}
    assert set(powers(table)) == {300}
