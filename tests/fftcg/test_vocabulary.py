"""The vocabulary of FF-TCG: every kind that is declared is built or said not to be, and no slot is dropped."""

from __future__ import annotations

import dis
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import pytest

from shinpan.games.fftcg.things.cards import build_face
from shinpan.games.fftcg.words import builder, rewrites, sense, shape
from shinpan.games.fftcg.words.language import reader
from shinpan.games.fftcg.words.rewrites import rules
from shinpan.games.fftcg.words.vocabulary import schema, words
from shinpan.games.fftcg.words.words import Words
from shinpan.meaning.build import CannotRun, Row, Vocabulary
from shinpan.meaning.node import Node
from shinpan.meaning.rewrite import made

TABLES: dict[str, Vocabulary] = {"": words, **builder.TABLES}
RAW = {"Block", "DeckName", "Face", "Phase"}
"""Types whose kinds are only ever looked at as they are."""
WORDINGS = [
    line.partition(" | ") for line in (Path(__file__).parent / "wordings.txt").read_text("utf-8").splitlines() if " | " in line
]


def test_every_kind_is_built_or_said_not_to_be() -> None:
    known = {key for table in TABLES.values() for key in {*table.table, *table.unbuilt, *table.rewritten}}
    assert [str(kind) for key, kind in schema().kinds.items() if kind.type not in RAW and key not in known] == []


@pytest.mark.parametrize("reading", [name for name in TABLES if name != "past"])
def test_rows_take_the_slots_that_are_declared(reading: str) -> None:
    """Each table on its own: what a cost says and nobody heeds is a fault, also where the instruction heeds it.

    Of what happened this turn less can be asked than of what happens: there the builder refuses the rest.
    """
    found = [problem for problem in TABLES[reading].problems(schema()) if not problem.startswith("nobody builds")]
    assert found == []


def rows() -> Iterator[tuple[str, Row]]:
    for reading, table in TABLES.items():
        for (type, kind), row in table.table.items():
            yield f"{reading} {type} {kind}", row


def unread(function: FunctionType) -> set[str]:
    """Parameters that a function never looks at."""
    code = function.__code__
    read = {one.argval for one in dis.get_instructions(code) if one.opname.startswith(("LOAD_", "COPY_FREE"))}
    return set(code.co_varnames[: code.co_argcount]) - read


def named() -> Iterator[FunctionType]:
    """The functions and methods that rows beside declarations may name."""
    for family in (*builder.FAMILIES, builder):
        for thing in vars(family).values():
            for one in vars(thing).values() if isinstance(thing, type) else (thing,):
                if isinstance(one, FunctionType) and one.__module__ == family.__name__ and one.__name__[0] != "_":
                    yield one


def test_every_parameter_of_a_row_is_read() -> None:
    found = [f"{function.__qualname__}: {name}" for function in named() for name in unread(function) - {"self"}]
    assert len(list(named())) > 120
    assert found == []


def test_a_name_in_a_row_means_one_thing() -> None:
    names = [function.__name__ for function in named()]
    assert {name for name in names if names.count(name) > 1} == set()


def test_an_unread_parameter_is_noticed() -> None:
    assert unread(lambda a, b: [a for _ in "x"]) == {"b"}  # type: ignore[arg-type]


def test_rewritten_meanings_are_declared() -> None:
    found: dict[str, str] = {}
    for kind, _, text in WORDINGS:
        read = reader("en").card(text, "Ember", kind)
        for node in read.effects() if read.full else ():
            for problem in schema().problems("Line", rules.apply(node)):
                found.setdefault(problem, text)
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "《1》: Draw 1 card. Only your opponent can use this ability.",
        "You cannot play Ember from your hand.",
        "When you cast it, you may discard 1 card as an extra cost.",
        "If you cast that card, you may pay an extra 《1》.",
        "It can be played onto the field even if you control other Light Characters.",
        "You can cast it from your Break Zone.",
        "You can only cast that card during your turn.",
    ],
)
def test_what_nobody_carries_out_is_listed(text: str) -> None:
    """These were built without what they say of whom, of which card, or of when."""
    row = {"id": "T-1", "name": "Ember", "kind": "forward", "elements": ["fire"], "cost": 3, "power": 5000, "text": text}
    assert len(build_face(row).unread) == 1


FORWARDS = made("Sel", n=Node("All"), k=(Node("Forward"),))
REDUCED = made("Reduce", n=1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Effect", made("CostChange", x=Node("This"), by=REDUCED)),
        ("Field", made("CostChange", x=FORWARDS, by=REDUCED, next=1)),
        ("Field", made("Mod", x=Node("This"), p=(made("AlsoNamed", t=(Node("Dull"),)),))),
        ("Effect", made("NameOne", s=Node("JobName"), e=(Node("Fire"),))),
    ],
)
def test_nothing_that_is_said_is_dropped(line: str, said: Node) -> None:
    """A Summon's own cost at times, the next card of a field ability, a further name that is none, a Job without Fire."""
    only = (Node("YourTurn"),) if said.kind == "CostChange" and line == "Effect" else None
    node = made(line, do=made("Sentences", of=(said,)), only=only)
    row = {"id": "T-1", "name": "Ember", "kind": "summon", "elements": ["fire"], "cost": 3}
    with pytest.raises(CannotRun):
        builder.Builder(build_face(row)).make("Line", rules.apply(node))


def test_what_rewriting_replaces_is_named_by_a_rule() -> None:
    """At reading, in the flat form or before building; some by the rule of what they stand in."""
    ruled = {*sense.spelling.rules, *shape.flat.rules, *rules.rules}
    within = {"In", "Of", "OtherThan", "ExceptElement", "ExceptCost"}  # What
    within |= {"AnyOfAnd", "EitherAnd", "Bare"}  # Sel
    within |= {"OnDone", "ModesAs", "OnTurn"}  # When, and the actions to select from
    within |= {"Dealt", "From", "NotFrom"}  # events
    within |= {"Turns", "Turn", "MainOf", "AttackPhase", "Battle"}  # moments
    within |= {"PaidOnly", "PaidDifferent", "OfElements", "OfBackups"}  # what was paid with
    within |= {"DealtTo", "ItsStat", "ThisTurn"}  # what damage is dealt to, what is compared, which turn ends
    within |= {"Likewise", "SelEither"}  # And, and conditions about one number or another
    assert {key[1] for key in words.rewritten if len(key) == 2} - ruled == within


def test_what_each_player_must_meet_is_asked_of_each() -> None:
    hand = made("HandIs", o=Node("EachPlayer"), is_="min", n=3)
    assert rewrites.per_side(hand) == made(
        "All", c=tuple(made("HandIs", o=Node(side), is_="min", n=3) for side in ("You", "Opponent"))
    )


@pytest.mark.parametrize(
    ("type", "node", "why"),
    [
        ("Cond", made("WasCast", x=Node("It")), "how others were cast"),
        ("Cond", made("OnlyOne", x=Node("This"), of=made("What", k=(Node("Forward"),))), "being the only one"),
        ("Filter", made("RemovedBy", x=Node("It")), "what they removed"),
        ("Trigger", made("OnCounter", e=Node("CounterPlaced"), c="", x=Node("This"), n=2), "nobody heeds 2 here"),
        ("Things", made("Party", o=Node("Opponent")), "nobody heeds Opponent here"),
    ],
)
def test_what_is_not_carried_out_is_said(type: str, node: Node, why: str) -> None:
    with pytest.raises(CannotRun, match=why):
        Words().make(type, node)
