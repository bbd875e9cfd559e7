"""What the rows in the phrasebook files may name: operations, the functions of the modules beside this one, the builder's."""

from __future__ import annotations

from importlib import import_module
from types import FunctionType

from ....meaning.rows import add_rows
from ..book import keywords
from ..things import state
from ..things.faces import COLORS
from . import vocabulary
from .builder import Builder
from .words import Words

MODULES = "abilities card_verbs conds filters game_verbs joining modifiers needs play_verbs selectors stack_verbs trigs verbs"
"""Modules of operations, by their names."""
FAMILIES = "vocabulary words things conditions events changes acts playing programs special lines"
"""Modules whose functions rows name directly, and whatever they import."""
SHARED = "effects.conditions effects.filters effects.flow effects.numbers meaning.pieces"
OWN = "faces modifiers selectors"
"""Modules all of whose names rows may say."""
VOCABULARIES = ("words", "deeds", "cannot", "players_cannot", "effects_cannot", "statements", "own", "doing")


def names() -> dict[str, object]:
    """Everything by its name. A function of two families, or of the builder too, would be a trap."""
    functions: dict[str, object] = {**vars(Words), **vars(Builder)}
    found: dict[str, object] = {"len": len, "WHITE": COLORS["white"]}
    for path in (*(f"....{path}" for path in SHARED.split()), *(f"..things.{name}" for name in OWN.split())):
        found |= vars(import_module(path, __package__))
    for family in FAMILIES.split():
        module = import_module(f".{family}", __package__)
        for name, value in vars(module).items():
            if not isinstance(value, FunctionType) or value.__module__ != module.__name__:
                if found.setdefault(name, value) is not value and isinstance(value, int) and found[name] != value:
                    raise ValueError(f"{name} is {value} here and {found[name]} there")
            elif functions.setdefault(name, value) is not value:
                raise ValueError(f"{name} is a function of two families")
    things = {name: import_module(f"..things.{name}", __package__) for name in MODULES.split()}
    return {**found, **functions, **things, "st": state, "keywords": keywords}


SCHEMA = vocabulary.schema()
add_rows(SCHEMA, {"": vocabulary.words} | {name: getattr(vocabulary, name) for name in VOCABULARIES}, names())
