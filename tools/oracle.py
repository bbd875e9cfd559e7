"""The oracle: what is built for every card there is, as one short string a card. Equal strings, equal operations.

    python tools/oracle.py record  [GAME …]          writes tests/oracle/GAME.txt
    python tools/oracle.py compare [GAME …]          compares with it; exit code 1 where a card differs
    python tools/oracle.py keep FOLDER [GAME …]      keeps the whole forms too, for ``compare --forms FOLDER`` to show where

Cards are those of the pools (where ../shared is), the starter cards, the inline cards of the scenarios, and cards made of
the wordings that the tests hold. ``tests/test_oracle.py`` compares all that need no pool, and the pool where it is there.

``form`` turns an object into nested tuples: class name, then every attribute by name, recursively. It works alike on native
(mypyc) and on plain classes. Two digests a card: of the tree, and of the tree with which places hold the very same object.
Print (texts) is left out, classes go by name without module, of ``unread`` only the number counts.
"""

from __future__ import annotations

import hashlib
import pickle
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType
from typing import Any

import yaml

from shinpan.games.base import CardError
from shinpan.library.cards import read_rows, rows_of
from shinpan.library.registry import game as game_of
from shinpan.library.registry import game_names

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
KEPT = TESTS / "oracle"
SHARED = ROOT.parent / "shared" / "cards"
POOLS = {
    "digimon": ["digimon/en/aegis.json", "digimon/en/tcg-lab.json"],
    "fftcg": ["fftcg/en/official-api.json", "fftcg/en/multi-element.json"],
}
PLAIN = (int, str, bool, float, bytes, type(None))
PRINT = {
    "text",
    "inherited",
    "security",
    "words",
    "link_text",
    "link_requirement",
    "ex_text",
    "marks",
    "older",
    "block",
    "abroad",
    "traits_abroad",
}
"""Attributes of a face that are print, not meaning, or kept there once they have been worked out."""
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
Form = Any


@cache
def class_names(cls: type) -> tuple[str, ...]:
    """The data attributes a class declares, its bases' too; functions and properties are code."""
    found: set[str] = set()
    for base in cls.__mro__[:-1]:
        found.update(getattr(base, "__mypyc_attrs__", ()))
        for name, value in vars(base).items():
            native = isinstance(value, GetSetDescriptorType | MemberDescriptorType)
            code = callable(value) or isinstance(value, property | staticmethod | classmethod)
            if not name.startswith("__") and not native and not code:
                found.add(name)
    return tuple(sorted(name for name in found if name not in ("__dict__", "__weakref__")))


def attributes(thing: object) -> list[tuple[str, Any]]:
    """The attributes of an object with their values; one that was never set is left out."""
    names = {*class_names(type(thing)), *getattr(thing, "__dict__", ())}
    return [(name, getattr(thing, name)) for name in sorted(names) if hasattr(thing, name)]


class Former:
    """Makes the form of one card."""

    def __init__(self, shared: bool = False, skipped: frozenset[str] = frozenset()) -> None:
        self.shared = shared
        self.skipped = skipped
        self.above: list[int] = []
        self.met: dict[int, int] = {}
        self.kept: list[object] = []

    def form(self, value: object) -> Form:
        """Any value."""
        if isinstance(value, PLAIN):
            return value
        if type(value).__name__ == "Node":
            return ("node", repr(value))
        if isinstance(value, list | tuple):
            return ("[", *(self.form(item) for item in value))
        if isinstance(value, set | frozenset):
            return ("{", *sorted((self.form(item) for item in value), key=repr))
        if isinstance(value, dict):
            return ("{:", *sorted(((self.form(k), self.form(v)) for k, v in value.items()), key=repr))
        if isinstance(value, type):
            return ("class", value.__name__)
        if isinstance(value, re.Pattern):
            return ("pattern", value.pattern)
        if isinstance(value, FunctionType | BuiltinFunctionType | MethodType):
            cells = getattr(value, "__closure__", None) or ()
            return ("code", value.__name__, *(self.form(cell.cell_contents) for cell in cells))
        return self.object(value)

    def object(self, thing: object) -> Form:
        """An object, by its class and attributes."""
        key = id(thing)
        if key in self.above:
            return f"^{len(self.above) - self.above.index(key)}"
        if self.shared and key in self.met:
            return f"#{self.met[key]}"
        self.met.setdefault(key, len(self.met))
        self.kept.append(thing)
        self.above.append(key)
        face = hasattr(thing, "unread")
        found: list[Form] = [type(thing).__name__]
        for name, value in attributes(thing):
            if not (face and name in PRINT) and name not in self.skipped:
                found.append((name, len(value) if face and name == "unread" else self.form(value)))
        self.above.pop()
        return tuple(found)


def form(value: object, shared: bool = False, skipped: frozenset[str] = frozenset()) -> Form:
    """An object as nested tuples, without some attributes."""
    return Former(shared, skipped).form(value)


def digest(face: object) -> str:
    """Both digests of a card."""
    return " ".join(hashlib.blake2b(repr(form(face, shared)).encode(), digest_size=6).hexdigest() for shared in (False, True))


# ------------------------------------------------------------------ classes that have another name now

RENAMED: dict[str, dict[str, str]] = {
    "digimon": {
        "AnyFilter": "AnyOf",
        "ChooseOp": "ChooseNow",
        "Compared": "Compare",
        "Every": "AllOf",
        "InZone": "LiesIn",
        "It": "Meant",
        "MayOp": "OptionalOp",
        "By": "By this:",
        "ModesOp": "ListedOp everything:",
        "Pick": "Pick optional:",
        "Playable": "Playable optional:",
        "SomeOf": "SomeOf optional:",
        "Taken": "Taken optional:",
        "NotFilter": "IsNot",
        "OtherwiseOp": "Otherwise",
        "SameAs": "SameInformation",
        "Several": "Union picks:parts",
        "Shown": "Revealed",
        "StatOf": "HighestStat",
        "State": "InState",
        "TopOf": "StackTop",
    },
    "fftcg": {
        "All": "AllOf tests:filters reads:",
        "AllOf": "Both",
        "AndOp": "OneAndOther",
        "AnyOf": "AnyOf tests:filters reads:",
        "ByOp": "ByPlayer",
        "Count": "CountOf",
        "Delay": "MakeDelayed",
        "Draw": "Draw whose:",
        "Effect": "StackEffect",
        "EventAmount": "DeedAmount",
        "EventIs": "DeedIs",
        "IfOp": "If op:then",
        "Kinds": "CardTypes",
        "EachLast": "EachLast watch:",
        "LastEach": "LastEach watch:",
        "LastOp": "MakeLasting watch:",
        "LightDark": "LightDark mask:",
        "Play": "Play active:",
        "LeftThisTurn.reads": "PutThisTurn",
        "Named": "WithName",
        "Not.reads": "IsNot reads:",
        "Number": "CostOrPower",
        "OneOf": "FoundBy",
        "OrOp": "OneOrOther",
        "OtherwiseOp": "Otherwise",
        "PaidElements": "ElementsPaid",
        "PaidElements.mask": "PaidElements",
        "ReplaceOp": "OrInstead",
        "TakeControl": "TakeControl watch:",
        "This": "ThisBody",
    },
    "divinecross": {
        "Among": "AmongThem",
        "Extreme": "HighestOrLowest",
        "FromSource": "DamageSource",
        "If": "If :keeps",
        "InZone": "InArea",
        "It": "Picked",
        "Named": "NameChange",
        "Number": "NumberChange",
        "Rest": "RestOfThem",
        "Skill": "PrintedSkill",
        "This": "ThisBody",
        "TurnOf": "TurnOf owner:whose",
    },
}
"""What classes of kept forms are called now (``Old.attribute``: those that have it), and their attributes, where one is
called otherwise (``old:new``), is gone (``old:``) or is new and false (``:new``)."""
CORRECTED = {"fftcg": re.compile(r"\.modifier\.reads: 0 <> \d+")}
"""Where cards differ on purpose: 11.12.4.12, conditions joined by “and”, “or”, “not” read what is asked in them."""
HEADS = ("[", "{", "{:", "node", "class", "pattern", "code")
"""How forms begin that are not those of objects."""


class Renamer:
    """Gives a kept form the names of today. What is shared is numbered anew: attributes are numbered in their order."""

    def __init__(self, game: str) -> None:
        self.names = RENAMED.get(game, {})
        self.objects: list[list[Form]] = []
        self.numbers: dict[int, int] = {}

    def renamed(self, kept: Form) -> Form:
        """The whole form of a card."""
        return self.numbered(self.named(kept))

    def named(self, kept: Form) -> Form:
        """With the names of today; objects are lists, and a reference to one is the very list."""
        if isinstance(kept, str) and kept[:1] == "#" and kept[1:].isdecimal() and int(kept[1:]) < len(self.objects):
            return self.objects[int(kept[1:])]
        if not isinstance(kept, tuple):
            return kept
        if not kept or kept[0] in HEADS or not isinstance(kept[0], str):
            return tuple(self.named(item) for item in kept)
        found: list[Form] = []
        self.objects.append(found)
        told = [self.names[f"{kept[0]}.{key}"] for key, _ in kept[1:] if f"{kept[0]}.{key}" in self.names]
        name, *parts = (told[0] if told else self.names.get(kept[0], kept[0])).split()
        into = dict(part.split(":") for part in parts)
        pairs = [(into.get(key, key), self.named(value)) for key, value in kept[1:]]
        if "" in into:
            pairs.append((into[""], False))
        found += [name, *sorted((pair for pair in pairs if pair[0]), key=lambda pair: pair[0])]
        return found

    def numbered(self, named: Form) -> Form:
        """As tuples again."""
        if isinstance(named, tuple):
            return tuple(self.numbered(item) for item in named)
        if not isinstance(named, list):
            return named
        if id(named) in self.numbers:
            return f"#{self.numbers[id(named)]}"
        self.numbers[id(named)] = len(self.numbers)
        return (named[0], *((key, self.numbered(value)) for key, value in named[1:]))


def differences(a: Form, b: Form, path: str = "") -> Iterator[str]:
    """Where two forms part."""
    if a == b:
        return
    if not (isinstance(a, tuple) and isinstance(b, tuple)) or len(a) != len(b) or a[:1] != b[:1]:
        yield f"{path}: {str(a)[:200]} <> {str(b)[:200]}"
        return
    for number, (x, y) in enumerate(zip(a, b)):
        named = isinstance(x, tuple) and len(x) == 2 and isinstance(x[0], str) and isinstance(y, tuple) and len(y) == 2
        if named and x[0] == y[0]:
            yield from differences(x[1], y[1], f"{path}.{x[0]}")
        else:
            yield from differences(x, y, f"{path}[{number - 1}]" if a[0] == "[" else path)


# ------------------------------------------------------------------ every card


def inline(data: object) -> Iterator[list[Any]]:
    """The card lists of a scenario file (one scenario, or several)."""
    if isinstance(data, dict):
        rows = [row for row in data.get("cards") or () if isinstance(row, dict)]
        if rows:
            yield rows
    elif isinstance(data, list):
        for item in data:
            yield from inline(item)


def scenario_rows(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The cards in the scenarios; one that says the same as one before is left out."""
    seen: set[str] = set()
    folder = TESTS / "scenarios"
    for path in sorted((folder / game).rglob("*.yaml")):
        for inner in inline(yaml.load(path.read_text("utf-8"), Loader)):
            for row in rows_of(inner, path.name).rows:
                key = repr(sorted((k, v) for k, v in row.items() if k not in ("id",)))
                if key not in seen:
                    seen.add(key)
                    yield f"scenario:{path.relative_to(folder).with_suffix('')}:{row['id']}", row


def worded_rows(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Cards made of the texts that tests hold as wordings."""
    if game == "digimon":
        for number, line in enumerate((TESTS / game / "wordings.txt").read_text("utf-8").splitlines()):
            row = {"id": f"W-{number}", "name": "Ash", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 5000}
            yield f"wording:{number}", {**row, "text": line}
    elif game == "fftcg":
        for number, line in enumerate((TESTS / game / "wordings.txt").read_text("utf-8").splitlines()):
            kind, bar, text = line.partition(" | ")
            if bar:
                power = {"power": 5000} if kind in ("forward", "monster") else {}
                row = {"id": f"W-{number}", "name": "Ember", "kind": kind, "elements": ["fire"], "cost": 3, **power}
                yield f"wording:{number}", {**row, "text": text}
    elif game == "divinecross":
        from helpers import card_for

        for lang in ("ja", "en"):
            for number, line in enumerate((TESTS / "phrases" / f"divinecross_{lang}.txt").read_text("utf-8").splitlines()):
                place, bar, text = line.partition(" | ")
                if bar and not line.startswith("#"):
                    yield f"wording:{lang}:{number}", card_for(place, text, number) | {"id": f"W-{number}", "lang": lang}


def rows(game: str, pools: bool = True) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every card there is, by a name of its own."""
    paths = [SHARED / name for name in POOLS.get(game, ())]
    if pools and paths and all(path.is_file() for path in paths):
        for identity, row in read_rows(paths, game=game_of(game)).rows.items():
            yield f"pool:{identity}", row
    for identity, row in read_rows([game_of(game).starter_cards()]).rows.items():
        yield f"starter:{identity}", row
    yield from scenario_rows(game)
    yield from worded_rows(game)


def faces(game: str, pools: bool = True) -> Iterator[tuple[str, object]]:
    """Every card as it was built; a scenario may hold one that is wrong on purpose."""
    rules = game_of(game)
    seen: Counter[str] = Counter()
    for name, row in rows(game, pools):
        seen[name] += 1
        try:
            yield name if seen[name] == 1 else f"{name} {seen[name]}", rules.face(row, name)
        except CardError:
            continue


def kept(game: str) -> dict[str, str]:
    """The digests that were recorded."""
    lines = (KEPT / f"{game}.txt").read_text("utf-8").splitlines()
    return {name: found for name, _, found in (line.partition("\t") for line in lines)}


# ------------------------------------------------------------------ the command


def keep(game: str, folder: Path) -> None:
    """Keeps the whole forms of a game."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {name: (form(face), form(face, True)) for name, face in faces(game)}
    (folder / f"{game}.pickle").write_bytes(pickle.dumps(found))
    print(game, len(found), "forms kept")


def record(game: str) -> None:
    """Writes the digests of a game."""
    KEPT.mkdir(exist_ok=True)
    lines = [f"{name}\t{digest(face)}\n" for name, face in faces(game)]
    (KEPT / f"{game}.txt").write_text("".join(lines), "utf-8")
    print(game, len(lines), "digests recorded")


def compare(game: str, folder: Path | None) -> int:
    """Compares with what was recorded; with whole forms, says where cards differ. How many do."""
    forms = pickle.loads((folder / f"{game}.pickle").read_bytes()) if folder else None
    old = {} if forms is not None else kept(game)
    before = set(forms or old)
    count = wrong = corrected = 0
    for name, face in faces(game):
        count += 1
        before.discard(name)
        if forms is not None:
            trees = (form(face), form(face, True))
            if name not in forms:
                print("new", name)
                continue
            then = (Renamer(game).renamed(forms[name][0]), Renamer(game).renamed(forms[name][1]))
            if trees != then:
                where = list(differences(then[0], trees[0])) or ["other sharing: ", *differences(then[1], trees[1])]
                if game in CORRECTED and all(CORRECTED[game].search(one) for one in where):
                    corrected += 1
                    continue
                wrong += 1
                print("differs", name, *where[:3], sep="\n    ")
        elif name in old and old[name] != digest(face):
            wrong += 1
            print("differs", name)
    if corrected:
        print(f"{game}: {corrected} cards differ as they should")
    print(f"{game}: {count} cards, {wrong} differ, {len(before)} of those before are not there now", *sorted(before)[:5])
    return wrong


def main(words: list[str]) -> int:
    """The command."""
    sys.path.insert(0, str(TESTS))
    folder = None
    if "--forms" in words:
        at = words.index("--forms")
        folder = Path(words[at + 1])
        del words[at : at + 2]
    verb, rest = words[0], words[1:]
    if verb == "keep":
        folder, rest = Path(rest[0]), rest[1:]
    wrong = 0
    for game in rest or game_names():
        if verb == "keep" and folder:
            keep(game, folder)
        elif verb == "record":
            record(game)
        else:
            wrong += compare(game, folder)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
