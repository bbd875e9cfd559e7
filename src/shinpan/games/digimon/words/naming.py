"""What the rows in the phrasebook files may name: classes of operations, and the functions of the modules beside this one."""

from __future__ import annotations

from importlib import import_module
from types import FunctionType

from ....effects import conditions as joined
from ....effects import filters as tests
from ....effects import flow as otherwise
from ....effects import numbers, picking
from ....meaning.rows import add_rows
from ..book import keywords
from ..things import abilities, faces, filters, modifiers, selectors
from ..things import state as st
from . import vocabulary

THINGS = "abilities card_verbs conds filters game_verbs joining modifiers needs play_verbs selectors stack_verbs verbs"
"""Modules of operations, by their names."""
FAMILIES = (
    "vocabulary words things filtering conditions events requirements changes acts playing programs lasting special lines"
    " keywords"
)
"""Modules whose functions rows name directly."""
VOCABULARIES = ("deeds", "cannot", "players_cannot", "effects_cannot", "statements", "own", "doing")


def names() -> dict[str, object]:
    """Everything by its name. A function of two families would be a trap."""
    found: dict[str, object] = {"st": st, "keywords": keywords, "WHITE": faces.COLORS["white"]}
    functions: set[str] = set()
    for family in FAMILIES.split():
        module = import_module(f".{family}", __package__)
        for name, value in vars(module).items():
            own = isinstance(value, FunctionType) and value.__module__ == module.__name__
            if own and name in functions:
                raise ValueError(f"{name} is a function of two families")
            functions |= {name} if own else set()
            found[name] = value if own else found.get(name, value)
    found |= {name: import_module(f"..things.{name}", __package__) for name in THINGS.split()}
    for module, more in (
        (selectors, ("Count", "EXACT", "UP_TO", "ALL", "ANY", "NO", "LEAST", "MOST")),
        (faces, ("DIGIMON", "EGG", "TAMER", "OPTION")),
        (filters, ("Named", "ColorCount")),
        (modifiers, ("Information",)),
        (abilities, ("StackCost",)),
        (joined, ("Not", "TurnOf")),
        (numbers, ("Const",)),
        (tests, ("AllOf", "AnyOf", "IsNot")),
        (otherwise, ("Otherwise",)),
        (picking, ("Union",)),
    ):
        found |= {name: getattr(module, name) for name in more}
    return found


SCHEMA = vocabulary.schema()
add_rows(SCHEMA, {"": vocabulary.words} | {name: getattr(vocabulary, name) for name in VOCABULARIES}, names())
for type, kind in SCHEMA.kinds:
    if type == "Keyword" and (type, kind) not in {**vocabulary.words.table, **vocabulary.words.unbuilt}:
        vocabulary.words.cannot(type, kind, why="it does nothing by itself")
