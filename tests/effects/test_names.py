"""One name means one thing: among the effects and what games are made of, no class has the name of another."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "shinpan"
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/things"))
EFFECTS = sorted((SOURCE / "effects").glob("*.py"))

PARTS = {
    "Attack": "an attack under way",
    "By": "a kind of cause that a text names",
    "Cause": "why something is done",
    "Change": "what a part of a continuous effect changes",
    "Ctx": "the bindings of an effect, with what only this game binds",
    "Do": "an instruction of this game",
    "Kept": "such bindings, kept for later",
    "OnThings": "an instruction about things",
    "Pattern": "what of an event a text waits for",
    "Pick": "what an instruction is about, and how many of it",
    "Place": "where candidates are looked for",
    "Rule": "what holds for a card or a player beyond numbers",
    "Snapshot": "a position, to find out whether it comes back",
    "Trig": "what an ability waits for",
    "Waiting": "an ability that triggered and waits",
}
"""The same part of each game, and of nothing else, with what the game's own book puts into it."""
VERBS = {"Discard", "Draw", "EndGame", "NameNumber", "Reveal", "Search", "Shuffle"}
"""The same verb in two books, each with its own clauses on how it is done."""


def classes() -> dict[str, list[str]]:
    """Where each class is, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in [
        *EFFECTS,
        *(path for game in GAMES for room in ("things", "book") for path in sorted((game / room).glob("*.py"))),
    ]:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path.relative_to(SOURCE)))
    return found


def test_one_name_means_one_thing() -> None:
    twice = {name: paths for name, paths in classes().items() if len(paths) > 1}
    assert {name: paths for name, paths in twice.items() if name not in PARTS and name not in VERBS} == {}
    assert twice.keys() == PARTS.keys() | VERBS, "what is no longer there twice need not be listed"


def test_what_is_there_twice_is_there_once_in_a_game() -> None:
    for name, paths in classes().items():
        rooms = [path.split("/")[1] if path.startswith("games") else "effects" for path in paths]
        assert len(set(rooms)) == len(rooms), f"{name} is in {paths}"


def shared() -> list[str]:
    """The classes of the effects."""
    return sorted(name for name, paths in classes().items() if paths[0].startswith("effects"))


def used(game: Path) -> set[str]:
    """What a game imports of the effects, or names in the rows of its phrasebook."""
    found: set[str] = set()
    for path in game.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").removeprefix("shinpan.").startswith("effects."):
                found |= {alias.name for alias in node.names}
    rows = (line for path in game.rglob("*.pb") for line in path.read_text("utf-8").splitlines() if line.startswith("%"))
    return found.union(*(re.findall(r"(?<![\w.])(\w+)\(", row.partition(" = ")[2]) for row in rows))


def test_effects_are_shared() -> None:
    """What only one game uses is that game's own."""
    users = [used(game) for game in [*GAMES, Path(__file__).parents[1] / "peaks"]]
    assert [name for name in shared() if sum(name in names for names in users) < 2] == []
