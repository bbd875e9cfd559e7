"""The second oracle: does every word matter? One thing is taken out of a meaning, and the card is built again.

    python tools/ablate.py GAME [--cards N] [--every N] [--scenarios] [--all] [--depth N]

What is taken out is an optional slot, or one of several things in a slot. If the operations stay as they were, nobody heeded
it: either it is a default, said twice or implied, or a fault. Each kind of piece without effect is listed in
``tests/oracle/ablation-GAME.txt`` with its reason; this command prints those that are not listed (``--all``: all of them) and
exits with 1 if there are any. ``--depth`` says how many of the slots around a piece are printed. A line of the list names a
piece, the slots right around it (``Sel.of/Thing.k``), or one further out (``Trashed.z//Thing.f``); and perhaps what stood
there (``Thing.k=Digimon``), with ``~`` if it is said again beside it.
"""

from __future__ import annotations

import importlib
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import oracle
from shinpan.games.base import CardError
from shinpan.library.registry import game as game_of
from shinpan.meaning.build import CannotRun
from shinpan.meaning.node import Node, Slot
from shinpan.meaning.schema import Schema

MEANING = frozenset({"meaning"})
"""What was read is kept beside what is done with it."""
Path = tuple[str, ...]
"""Where a piece stood, from the outermost slot on: ``Kind.slot``; the last is the piece itself, ``Kind.slot=What`` where the
whole slot was taken out, ``Kind.slot[What]`` where one thing of several was."""
ROOTS = {"digimon": "Chain", "fftcg": "Line", "divinecross": "Line"}


def without(schema: Schema, type: str, node: Node, above: tuple[str, ...] = ()) -> Iterator[tuple[Path, Node]]:
    """A meaning with one thing less, and what that was: the slots it stood in, from the outermost on."""
    kind = schema.find(type, node.kind)
    for number, (name, value) in enumerate(node.slots):
        slot = kind.slots.get(name) if kind is not None else None
        if slot is None:
            continue

        def put(new: Slot, number: int = number, name: str = name) -> Node:
            return Node(node.kind, (*node.slots[:number], (name, new), *node.slots[number + 1 :]))

        here = f"{node.kind}.{name}"
        items = value if isinstance(value, tuple) else (value,)
        if slot.optional and not slot.unused:
            said = "+".join(called(item) for item in items) + again(node, name, items)
            yield (*above, f"{here}={said}"), Node(node.kind, node.slots[:number] + node.slots[number + 1 :])
        for at, item in enumerate(items):
            if len(items) > 1:
                twice = "~" if items.count(item) > 1 else ""
                yield (*above, f"{here}[{called(item)}]{twice}"), put(items[:at] + items[at + 1 :])
            inner = schema.find_any(slot.types, item.kind) if isinstance(item, Node) else None
            if inner is not None and isinstance(item, Node):
                for what, less in without(schema, inner.type, item, (*above, here)):
                    yield what, put((*items[:at], less, *items[at + 1 :]) if isinstance(value, tuple) else less)


def again(node: Node, name: str, items: tuple[Slot, ...]) -> str:
    """Whether another slot of the same node says the same inside: ``~`` and that slot."""
    inside = {other: set(Node("", ((other, value),)).walk()) for other, value in node.slots if other != name}
    return "".join(f"~{other}" for other, found in inside.items() if all(item in found for item in items))


def called(value: Slot) -> str:
    """A value by its kind, and what is in it where that is short.

    >>> called(Node("Zone", (("o", Node("You")), ("p", (Node("Hand"),)))))
    'Zone(You,Hand)'
    """
    if not isinstance(value, Node):
        return str(value) if isinstance(value, int) else "text"
    items = [item for _, slot in value.slots for item in (slot if isinstance(slot, tuple) else (slot,))]
    if not items or len(items) > 2 or any(isinstance(item, Node) and item.slots for item in items):
        return value.kind
    return f"{value.kind}({','.join(map(called, items))})"


def covers(pattern: str, what: Path) -> bool:
    """Whether a line of the list is about a piece.

    >>> covers("Thing.k", ("Sel.of", "Thing.k=Digimon")), covers("Sel.of/Thing.k=Digimon", ("Sel.of", "Thing.k=Digimon"))
    (True, True)
    >>> covers("Sel.z//Thing.k", ("Sel.z", "Sources.x", "Thing.k")), covers("Thing.k", ("Sel.of", "Thing.k[Digimon]"))
    (True, False)
    """
    outer, _, tail = pattern.rpartition("//")
    *parents, last = tail.split("/")
    ways = {what[-1]} | {what[-1].partition(mark)[0] for mark in "~(="}
    if last not in ways or len(parents) >= len(what):
        return False
    rest = what[: len(what) - 1 - len(parents)]
    return what[len(rest) : -1] == tuple(parents) and (not outer or outer in rest)


class Cards:
    """The cards of a game, and how each is built with other meanings than were read."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rules = game_of(name)
        self.module = importlib.import_module(f"shinpan.games.{name}.things.cards")
        self.schema: Schema = importlib.import_module(f"shinpan.games.{name}.words.vocabulary").schema()
        self.hook = "_meanings" if name == "divinecross" else "build"
        self.usual = getattr(self.module, self.hook)

    def read(self, row: dict[str, Any], where: str) -> tuple[Any, dict[str, list[Node]]]:
        """A card, and the meanings it was built from, by text."""
        seen: dict[str, list[Node]] = {}

        def texts(face: Any, given: dict[str, Any]) -> None:
            seen.update({place: text.effects() for place, text in given.items() if text.full})
            self.usual(face, given)

        def meanings(face: Any, text: str) -> list[Node]:
            seen[text] = self.usual(face, text)
            return list(seen[text])

        return self._built(row, where, meanings if self.hook == "_meanings" else texts), seen

    def again(self, row: dict[str, Any], where: str, given: dict[str, list[Node]]) -> Any:
        """The card with other meanings."""

        def texts(face: Any, usual: dict[str, Any]) -> None:
            for place, text in usual.items():
                if place in given:
                    text.effects = lambda place=place: given[place]
            try:
                self.usual(face, usual)
            finally:
                for text in usual.values():
                    vars(text).pop("effects", None)

        def meanings(face: Any, text: str) -> list[Node]:
            return list(given[text])

        return self._built(row, where, meanings if self.hook == "_meanings" else texts)

    def _built(self, row: dict[str, Any], where: str, hook: Any) -> Any:
        setattr(self.module, self.hook, hook)
        try:
            return self.rules.face(row, where)
        finally:
            setattr(self.module, self.hook, self.usual)


def parts(name: str, row: dict[str, Any], where: str) -> Iterator[tuple[str, Node, Callable[[Node], Any]]]:
    """The meanings of a card, each with what makes it unlike others and how the card is built with another one."""
    if name == "digimon":
        yield from alone(row, where)
        return
    cards = Cards(name)
    face, read = cards.read(row, where)
    for place, chain in read.items() if not face.unread else ():
        for at, effect in enumerate(chain):

            def built(less: Node, place: str = place, at: int = at) -> Any:
                own = read[place]
                return cards.again(row, where, {**read, place: [*own[:at], less, *own[at + 1 :]]})

            yield f"{where} {place} {at}", effect, built


def alone(row: dict[str, Any], where: str) -> Iterator[tuple[str, Node, Callable[[Node], Any]]]:
    """Digimon: each printed effect is built on its own, which is many times as fast."""
    from shinpan.games.digimon.things.cards import build, build_face, chosen, printed_face, read_card

    face = build_face(row, where)
    texts: dict[str, Any] = chosen(row, where, face.lang)
    if face.link_requirement or face.link_text:
        texts["link"] = {"requirement": face.link_requirement, "text": face.link_text}
    for place, text in read_card(texts, face.lang).items() if not face.unread else ():
        for effect in text.effects():

            def built(less: Node, place: str = place) -> Any:
                fresh = printed_face(row, where)
                build(fresh, {place: SimpleNamespace(full=True, effects=lambda: [less], starts=[], sentences=[])})
                return fresh

            yield f"{face.kind} {place} {effect!r}", effect, built


def idle(
    name: str, most: int = 10**6, scenarios: bool = False, pools: bool = True, every: int = 1
) -> tuple[Counter[Path], dict[Path, set[str]]]:
    """What was taken out how often; and what of it changed nothing, on which cards."""
    schema = Cards(name).schema
    tried: Counter[Path] = Counter()
    found: dict[Path, set[str]] = defaultdict(set)
    met: set[str] = set()
    for number, (where, row) in enumerate(oracle.rows(name, pools)):
        if where.startswith(("scenario", "wording")) and not scenarios or number % every:
            continue
        most -= 1
        if most < 0:
            break
        try:
            effects = list(parts(name, row, where))
        except CardError:
            continue
        for key, effect, built in effects:
            if key in met:
                continue
            met.add(key)
            before = oracle.form(built(effect), skipped=MEANING)
            for what, less in without(schema, ROOTS[name], effect):
                tried[what] += 1
                try:
                    after = oracle.form(built(less), skipped=MEANING)
                except (CannotRun, AssertionError, AttributeError, TypeError, KeyError, IndexError, ValueError):
                    continue
                if after == before:
                    found[what].add(where)
    return tried, found


def listed(name: str) -> dict[str, str]:
    """The pieces that are known to have no effect, with their reasons."""
    path = oracle.KEPT / f"ablation-{name}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    pairs = (line.partition("  ") for line in lines if line and not line.startswith("#"))
    return {what: why.strip() for what, _, why in pairs}


def unlisted(name: str, found: dict[Path, set[str]]) -> dict[Path, set[str]]:
    """What has no effect and is in no list."""
    known = listed(name)
    return {what: names for what, names in found.items() if not any(covers(pattern, what) for pattern in known)}


def main(words: list[str]) -> int:
    """The command."""
    name = words[0]

    def number(option: str, usual: int) -> int:
        return int(words[words.index(option) + 1]) if option in words else usual

    tried, found = idle(name, number("--cards", 10**6), "--scenarios" in words, every=number("--every", 1))
    count = sum(map(len, found.values()))
    print(f"{name}: {sum(tried.values())} things taken out, {count} times nothing changed on a card")
    groups: dict[str, set[str]] = defaultdict(set)
    times: Counter[str] = Counter()
    depth = number("--depth", 1)
    for what, often in tried.items():
        times["/".join(what[-depth:])] += often
    for what, names in (found if "--all" in words else unlisted(name, found)).items():
        groups["/".join(what[-depth:])] |= names
    for group, names in sorted(groups.items(), key=lambda item: -len(item[1])):
        print(f"{group}  {len(names)} cards of {times[group]} times tried, e.g. {', '.join(sorted(names)[:3])}")
    return 1 if groups else 0


if __name__ == "__main__":
    sys.path.insert(0, str(oracle.TESTS))
    sys.exit(main(sys.argv[1:]))
