"""The vocabulary of FF-TCG: every kind that is declared is built or said not to be, and no slot is dropped."""

from __future__ import annotations

import dis
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import pytest

from shinpan.games.fftcg.things.cards import build_face
from shinpan.games.fftcg.words import builder  # noqa: F401  (all rows)
from shinpan.games.fftcg.words.language import reader
from shinpan.games.fftcg.words.rewrites import rules
from shinpan.games.fftcg.words.vocabulary import READINGS, schema, words
from shinpan.meaning.build import Row, Vocabulary

TABLES: dict[str, Vocabulary] = {"": words, **READINGS}
TYPES = {
    "AbilityKind", "Act", "CanVerb", "Cost", "CostBy", "DamageChange", "Duration", "Grant", "Icon", "Keyword", "Line",
    "Nameable", "Pay", "PlayHow", "PlayerVerb", "PowerVerb", "Pred", "Quote", "RemoveHow", "Restriction", "To", "Upgrade",
    "Verb",
}  # fmt: skip
"""Types whose kinds have rows; the others are built by methods."""
WORDINGS = [
    line.partition(" | ") for line in (Path(__file__).parent / "wordings.txt").read_text("utf-8").splitlines() if " | " in line
]


def test_every_kind_is_built_or_said_not_to_be() -> None:
    known = {key for table in TABLES.values() for key in {*table.table, *table.unbuilt, *table.rewritten}}
    assert [str(kind) for key, kind in schema().kinds.items() if kind.type in TYPES and key not in known] == []


@pytest.mark.parametrize("reading", TABLES)
def test_rows_take_the_slots_that_are_declared(reading: str) -> None:
    """Each table on its own: what a cost says and nobody heeds is a fault, also where the instruction heeds it."""
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


def test_every_parameter_of_a_row_is_read() -> None:
    found = []
    for name, row in rows():
        if isinstance(row.make, FunctionType):
            missing = unread(row.make) - ({row.make.__code__.co_varnames[0]} if row.scoped else set())
            found += [f"{name}: {parameter}" for parameter in missing]
    assert found == []


def test_an_unread_parameter_is_noticed() -> None:
    assert unread(lambda a, b: [a for _ in "x"]) == {"b"}  # type: ignore[arg-type]


def test_no_row_takes_the_whole_node() -> None:
    assert [name for name, row in rows() if "*" in row.slots] == []


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
