"""What a card will do is built once and shared by all games: carrying it out changes nothing in it."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import oracle
from helpers import fuzz, fuzz_decks
from shinpan.effects.abilities import Code
from shinpan.library.registry import game, game_names

SOURCE = Path(__file__).resolve().parents[2] / "src" / "shinpan"


def built() -> Iterator[tuple[str, ast.ClassDef]]:
    """The classes that cards are built of."""
    for path in sorted([*(SOURCE / "effects").glob("*.py"), *(SOURCE / "games").glob("*/things/*.py")]):
        module = ".".join(["shinpan", *path.relative_to(SOURCE).with_suffix("").parts])
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                kind = getattr(importlib.import_module(module), node.name)
                if inspect.isclass(kind) and issubclass(kind, Code):
                    yield f"{module}.{node.name}", node


def test_no_operation_sets_anything_of_its_own_while_it_runs() -> None:
    found = list(built())
    assert len(found) > 400
    assert [
        f"{name}.{method.name} sets {target.attr}"
        for name, node in found
        for method in node.body
        if isinstance(method, ast.FunctionDef) and method.name != "__init__"
        for target in ast.walk(method)
        if isinstance(target, ast.Attribute)
        and isinstance(target.ctx, (ast.Store, ast.Del))
        and isinstance(target.value, ast.Name)
        and target.value.id == "self"
    ] == []


@pytest.mark.parametrize("name", game_names())
def test_cards_are_after_a_game_what_they_were_before(name: str) -> None:
    for seed in range(4):
        decks = fuzz_decks(seed, game(name))
        faces = {face.id: face for deck in decks for face in deck}
        before = {identity: oracle.digest(face) for identity, face in faces.items()}
        fuzz(seed, views=0, decks=decks, rules=game(name))
        assert [identity for identity, face in faces.items() if oracle.digest(face) != before[identity]] == []
