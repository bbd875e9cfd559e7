"""The second oracle: does every word matter? One thing is taken out of a meaning, and the card is built again.

    python tools/ablate.py GAME [--cards N] [--all]

What is taken out is an optional slot, or one of several things in a slot. If the operations stay as they were, nobody heeded
it: either it is a default, said twice or implied, or a fault. Each kind of piece without effect is listed in
``tests/oracle/ablation-GAME.txt`` with its reason; this command prints those that are not listed (``--all``: all of them) and
exits with 1 if there are any.
"""

from __future__ import annotations

import importlib
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import oracle
from shinpan.library.registry import game as game_of
from shinpan.meaning.build import CannotRun
from shinpan.meaning.node import Node, Slot
from shinpan.meaning.schema import Schema

MEANING = frozenset({"meaning"})
"""What was read is kept beside what is done with it."""
ROOTS = {"digimon": "Chain", "fftcg": "Line", "divinecross": "Line"}


def without(schema: Schema, type: str, node: Node) -> Iterator[tuple[str, Node]]:
    """A meaning with one thing less, and what that was."""
    kind = schema.find(type, node.kind)
    for number, (name, value) in enumerate(node.slots):
        slot = kind.slots.get(name) if kind is not None else None
        if slot is None:
            continue

        def put(new: Slot, number: int = number, name: str = name) -> Node:
            return Node(node.kind, (*node.slots[:number], (name, new), *node.slots[number + 1 :]))

        if slot.optional:
            yield f"{node.kind}.{name}", Node(node.kind, node.slots[:number] + node.slots[number + 1 :])
        items = value if isinstance(value, tuple) else (value,)
        for at, item in enumerate(items):
            if len(items) > 1:
                said = item.kind if isinstance(item, Node) else "text"
                yield f"{node.kind}.{name}[{said}]", put(items[:at] + items[at + 1 :])
            inner = schema.find_any(slot.types, item.kind) if isinstance(item, Node) else None
            if inner is not None and isinstance(item, Node):
                for what, less in without(schema, inner.type, item):
                    yield what, put((*items[:at], less, *items[at + 1 :]) if isinstance(value, tuple) else less)


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


def idle(name: str, most: int, scenarios: bool = False, pools: bool = True) -> tuple[Counter[str], dict[str, set[str]]]:
    """What was taken out how often; and what of it changed nothing, on which cards."""
    cards = Cards(name)
    tried: Counter[str] = Counter()
    found: dict[str, set[str]] = defaultdict(set)
    for where, row in oracle.rows(name, pools):
        if where.startswith(("scenario", "wording")) and not scenarios:
            continue
        most -= 1
        if most < 0:
            break
        face, read = cards.read(row, where)
        if face.unread or not read:
            continue
        before = oracle.form(face, skipped=MEANING)
        for place, chain in read.items():
            for at, effect in enumerate(chain):
                for what, less in without(cards.schema, ROOTS[name], effect):
                    tried[what] += 1
                    try:
                        after = cards.again(row, where, {**read, place: [*chain[:at], less, *chain[at + 1 :]]})
                    except (CannotRun, AssertionError, AttributeError, TypeError, KeyError, IndexError, ValueError):
                        continue
                    if oracle.form(after, skipped=MEANING) == before:
                        found[what].add(where)
    return tried, found


def listed(name: str) -> dict[str, str]:
    """The pieces that are known to have no effect, with their reasons."""
    path = oracle.KEPT / f"ablation-{name}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    pairs = (line.partition("  ") for line in lines if line and not line.startswith("#"))
    return {what: why.strip() for what, _, why in pairs}


def main(words: list[str]) -> int:
    """The command."""
    name = words[0]
    most = int(words[words.index("--cards") + 1]) if "--cards" in words else 10**6
    known = {} if "--all" in words else listed(name)
    tried, found = idle(name, most, "--scenarios" in words)
    count = sum(map(len, found.values()))
    print(f"{name}: {sum(tried.values())} things taken out, {count} times nothing changed on a card")
    new = {what: names for what, names in found.items() if what not in known}
    for what, names in sorted(new.items(), key=lambda item: -len(item[1])):
        print(f"{what}  {len(names)} cards of {tried[what]} times tried, e.g. {', '.join(sorted(names)[:3])}")
    return 1 if new else 0


if __name__ == "__main__":
    sys.path.insert(0, str(oracle.TESTS))
    sys.exit(main(sys.argv[1:]))
