"""The third oracle: what a card is built with and nobody reads, or what it says there and nobody asks for.

    python tools/unread.py

mypy knows the class of every expression: an attribute that an operation is given (in ``__init__``, or by a default of the
class) is read if somewhere in ``effects/``, ``things/`` or ``book/`` it is asked of that class, of one of its subclasses or of
one of its bases. What only a builder sets and only an explanation tells is a flag that does nothing. And a word that an
attribute of a built card holds (``to="bottom"``) must stand somewhere in that code too, or nothing is done differently for it.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from mypy import build
from mypy.main import process_options
from mypy.nodes import AssignmentStmt, FuncDef, MemberExpr, MypyFile, NameExpr, TypeInfo
from mypy.traverser import NameAndMemberCollector
from mypy.types import Instance, Type, UnionType, get_proper_type
from said import strings

import oracle
from shinpan.library.registry import game_names

ROOT = Path(__file__).resolve().parents[1]
BUILT = re.compile(r"shinpan\.effects\.abilities\.(Code|Ability)|shinpan\.games\.\w+\.(book\.rules\.By|things\.state\.Trig)")
"""The bases of everything that cards are built of."""
ROOMS = ("things", "book")
FREE = re.compile(r"Face\.|\.(id|name|text|keyword|counter|note|rule|about|skill)$")
"""What holds names, clauses and labels, and so any word."""


def runs(module: str) -> bool:
    """Whether a module is looked at while a game is played."""
    parts = module.split(".")
    return parts[:2] == ["shinpan", "effects"] or parts[:2] == ["shinpan", "games"] and parts[3:4] in (["things"], ["book"])


def asked(tree: MypyFile) -> Iterator[MemberExpr]:
    """Where a module reads an attribute."""
    nodes = ast.walk(ast.parse(Path(tree.path).read_text("utf-8")))
    stored = {
        (node.lineno, node.col_offset, node.attr)
        for node in nodes
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    collector = NameAndMemberCollector()
    tree.accept(collector)
    for node in collector.member_exprs:
        if (node.line, node.column, node.name) not in stored:
            yield node


def classes(type: Type | None) -> Iterator[TypeInfo]:
    """The classes that a value may be of."""
    proper = get_proper_type(type)
    if isinstance(proper, Instance):
        yield proper.type
    elif isinstance(proper, UnionType):
        for item in proper.items:
            yield from classes(item)


def own(info: TypeInfo) -> Iterator[str]:
    """The attributes that a class sets itself."""
    start = info.names.get("__init__")
    if start is not None and isinstance(start.node, FuncDef):
        for statement in start.node.body.body:
            for target in statement.lvalues if isinstance(statement, AssignmentStmt) else ():
                if isinstance(target, MemberExpr) and isinstance(target.expr, NameExpr) and target.expr.name == "self":
                    yield target.name


def unread() -> list[str]:
    """The attributes of operations that nobody reads, as ``module.Class.attribute``."""
    sources, options = process_options(
        ["--config-file", str(ROOT / "pyproject.toml"), "-p", "shinpan.games", "-p", "shinpan.effects"]
    )
    options.export_types = options.preserve_asts = True
    options.incremental = False
    options.fine_grained_incremental = False
    result = build.build(sources, options)
    trees: list[MypyFile] = [tree for name, tree in result.files.items() if runs(name)]
    reads: dict[str, set[str]] = defaultdict(set)
    for tree in trees:
        for node in asked(tree):
            reads[node.name] |= {info.fullname for info in classes(result.types.get(node.expr))}
    infos = [node.node for tree in trees for node in tree.names.values() if isinstance(node.node, TypeInfo)]
    infos = [
        info
        for info in {info.fullname: info for info in infos}.values()
        if any(BUILT.fullmatch(base.fullname) for base in info.mro)
    ]
    below: dict[str, set[str]] = defaultdict(set)
    for info in infos:
        for base in info.mro:
            below[base.fullname].add(info.fullname)
    found: list[str] = []
    for info in infos:
        for name in own(info):
            kin = below[info.fullname] | {base.fullname for base in info.mro}
            if not reads[name] & kin:
                found.append(f"{info.fullname.removeprefix('shinpan.')}.{name}")
    return sorted(set(found))


def spoken(game: str) -> set[str]:
    """The words that the code of a game compares with: its strings but docstrings."""
    home = ROOT / "src" / "shinpan"
    files = [
        *(home / "effects").glob("*.py"),
        *(path for room in ROOMS for path in (home / "games" / game / room).glob("*.py")),
    ]
    return {word for file in files for string in strings(file) for word in (string, *string.split())}


def held(value: object, seen: dict[int, object]) -> Iterator[tuple[str, str]]:
    """The words in what a card was built into: where (``Class.attribute``), and which."""
    if isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from held(item, seen)
    elif isinstance(value, dict):
        yield from held(list(value.values()), seen)
    elif type(value).__module__.startswith("shinpan.") and type(value).__name__ != "Node" and id(value) not in seen:
        seen[id(value)] = value
        for name, inner in oracle.attributes(value):
            if isinstance(inner, str):
                yield f"{type(value).__name__}.{name}", inner
            else:
                yield from held(inner, seen)


def unasked(game: str, pools: bool = True) -> dict[tuple[str, str], str]:
    """What cards hold and no code of the game compares with, with a card of each."""
    known = spoken(game)
    found: dict[tuple[str, str], str] = {}
    for card, face in oracle.faces(game, pools=pools):
        for place, word in held(face, {}):
            if word and word not in known and not FREE.search(place):
                found.setdefault((place, word), card)
    return found


if __name__ == "__main__":
    print("\n".join(unread()))
    for name in game_names():
        for (place, word), card in unasked(name).items():
            print(f"{name} {place} {word!r} ({card})")
