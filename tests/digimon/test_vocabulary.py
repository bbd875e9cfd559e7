"""The vocabulary of Digimon: every kind that the phrasebook declares is built, and nothing is taken that nobody heeds."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from shinpan.games.digimon.words import builder, naming, vocabulary
from shinpan.games.digimon.words.rewrites import rules
from shinpan.meaning.build import Vocabulary
from shinpan.meaning.rewrite import made

FOLDER = Path(builder.__file__).parent
OTHERS: dict[str, Vocabulary] = {name: getattr(vocabulary, name) for name in naming.VOCABULARIES if name != "words"}
COMPARED = {"things.zone": {"each"}, "things.this": {"z"}}
"""Slots that another function looks at: “in each of these places” is for conditions, where this card is for triggers."""


def functions(family: str) -> list[ast.FunctionDef]:
    """The functions of a module."""
    return [node for node in ast.parse((FOLDER / f"{family}.py").read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]


def test_every_kind_is_built_and_every_slot_is_taken() -> None:
    assert [problem for problem in vocabulary.words.problems(vocabulary.schema()) if " Verb " not in problem] == []


def test_every_verb_is_built_by_some_vocabulary() -> None:
    verbs = {kind for type, kind in vocabulary.schema().kinds if type == "Verb"}
    built = {kind for words in OTHERS.values() for type, kind in (*words.table, *words.unbuilt) if type == "Verb"}
    assert verbs - built <= {"BeChosen", "BePlayed"}


@pytest.mark.parametrize("family", naming.FAMILIES.split())
def test_every_parameter_is_read(family: str) -> None:
    for function in functions(family):
        given = [*function.args.args, *function.args.kwonlyargs, *filter(None, (function.args.vararg, function.args.kwarg))]
        read = {inner.id for inner in ast.walk(function) if isinstance(inner, ast.Name)}
        name = f"{family}.{function.name}"
        assert {one.arg for one in given} - read == COMPARED.get(name, set()), name


def test_no_function_is_left_over() -> None:
    text = "\n".join(path.read_text("utf-8") for path in (*FOLDER.glob("*.py"), *FOLDER.glob("*.pb")))
    for family in naming.FAMILIES.split():
        for function in functions(family):
            decorated = bool(function.decorator_list)
            assert decorated or len(re.findall(rf"\b{function.name}\b", text)) > 1, f"{family}.{function.name}"


def test_rewriting_ends_in_declared_kinds() -> None:
    chosen = made("Choose", x=(made("Sel"),))
    whole = made("Then", do=made("And", a=chosen, b=made("Delete", x=(made("It"),))))
    assert rules.apply(whole) == made("Delete", x=(made("Sel"),))
    assert not list(vocabulary.schema().problems("Act", rules.apply(whole)))
