"""Reads a sentence in every way the phrasebook allows: memoised, over tries, all readings at once.

What two ways of taking a stretch of a sentence apart mean alike is one reading from there on, and members that are
joined are one list: neither multiplies with what stands around it. The work is counted (:mod:`.bounds`).
"""

from __future__ import annotations

from ..meaning.node import Node, Slot
from .book import Book, Items, Meanings, Trie
from .bounds import ALONE, DEEPEST, Meter, running

Found = tuple[tuple[int, Slot], ...]
NOWHERE: frozenset[int] = frozenset()
FEW = 8
"""So many readings of a stretch are carried on without asking which of them mean the same."""


class Parser:
    """The readings of one sentence."""

    def __init__(self, book: Book, text: str) -> None:
        self.book = book
        self.meter = running() or Meter(ALONE)
        self.tokens = book.language.tokens(text)
        self.lower = [token.lower() for token in self.tokens]
        self.memo: list[dict[str, Found]] = [{} for _ in self.tokens]
        self.meanings = Meanings()
        self.furthest = 0
        self.meter.charge(len(self.tokens))
        known, seen, deep = book.sorts, book.seen, book.language.AHEAD
        sorts = [known.get(token) or book.sort(token) for token in self.tokens]
        runs = [tuple(sorts[at : at + deep]) for at in range(len(sorts))]
        self.ahead = [seen.get(run) or book.ahead(run) for run in runs]
        """What can begin at each place."""

    def readings(self, category: str) -> list[Node]:
        """All trees that cover the whole sentence."""
        end = len(self.tokens)
        return [value for stop, value in self.at(category, 0) if stop == end and isinstance(value, Node)]

    def at(self, category: str, start: int) -> Found:
        """Everything this category can be from here on, with where it ends."""
        if start >= len(self.tokens):
            return ()
        memo = self.memo[start]
        known = memo.get(category)
        if known is not None:
            return known
        memo[category] = ()
        book = self.book
        able = self.ahead[start].able
        if category not in able:
            return ()
        meter = self.meter
        meter.spent += 1
        meter.depth += 1
        if meter.depth > DEEPEST or meter.spent > meter.most:
            meter.refuse()
        found: dict[tuple[int, Slot], Slot] = {}
        lex = book.lexical.get(category)
        if lex is not None:
            self._reach(start + 1)
            value = lex.value(self.tokens[start])
            found[(start + 1, value)] = value
        elif category[0] == "?":
            for which, tokens in enumerate(book.choices[category]):
                after = self._literal(tokens, start)
                if after is not None:
                    found[(after, which)] = which
        elif category in book.lists:
            self._list(category, start, found)
        else:
            for unit in book.units.get(category, ()):
                inner = memo.get(unit)
                if inner is None:
                    if unit not in able:
                        continue
                    inner = self.at(unit, start)
                for pair in inner:
                    found.setdefault(pair, pair[1])
            self._walk(book.tries[category], start, (), found)
        result = tuple(found)
        if len(result) > 1:
            result = self._different(book.last.get(category.partition(".")[0]), result)
        memo[category] = result
        meter.depth -= 1
        return result

    def _different(self, last: list[str] | None, result: Found) -> Found:
        """Of several readings those that say something else, without what the book only takes for want of better."""
        for kind in last or ():
            better = {end for end, value in result if not (isinstance(value, Node) and value.kind == kind)}
            result = tuple(
                (end, value)
                for end, value in result
                if end not in better or not (isinstance(value, Node) and value.kind == kind)
            )
        if len(result) < FEW or len({end for end, _ in result}) == len(result):
            return result
        meanings: dict[tuple[int, Slot], Slot] = {}
        for end, value in result:
            self.meter.charge(1 + (len(value) >> 3) if isinstance(value, tuple) else 1)
            meanings.setdefault((end, self.meanings.slot(value)), value)
        return tuple([(end, value) for (end, _), value in meanings.items()]) if len(meanings) < len(result) else result

    def _reach(self, position: int) -> None:
        if position > self.furthest:
            self.furthest = position

    def _walk(self, trie: Trie, at: int, values: tuple[Slot, ...], found: dict[tuple[int, Slot], Slot]) -> None:
        meter, tokens = self.meter, len(self.tokens)
        meter.spent += 1
        if meter.spent > meter.most:
            meter.refuse()
        while True:
            for entry, index, places in trie.ends:
                slots = tuple([(name, values[place] if place >= 0 else const) for name, place, const in places])
                node = Node(entry.kind, slots, (entry.id, index))
                found.setdefault((at, node), node)
            if at >= tokens:
                return
            if at > self.furthest:
                self.furthest = at
            if trie.slots:
                ahead = self.ahead[at]
                near = ahead.near.get(trie)
                if near is None:
                    near = ahead.near[trie] = [slot for slot in trie.slots if slot[0] in ahead.able]
                if near:
                    memo = self.memo[at]
                    for category, inner in near:
                        known = memo.get(category)
                        if known is None:
                            known = self.at(category, at)
                        for end, value in known:
                            self._walk(inner, end, (*values, value), found)
            branch = trie.literal.get(self.lower[at])
            if branch is None:
                return
            trie = branch
            at += 1

    def _list(self, category: str, start: int, found: dict[tuple[int, Slot], Slot]) -> None:
        rule = self.book.lists[category]
        firsts = self.at(rule.element, start)
        if not firsts:
            return
        lower, tokens = self.lower, len(self.tokens)
        if rule.joins and not any(end < tokens and lower[end] in rule.joins for end, _ in firsts):
            if rule.least == 1:
                for end, value in reversed(firsts):
                    self._listed(category, end, (value,), 0, found)
            return
        ends: dict[int, frozenset[int]] = {}
        for which, (between, last) in enumerate(rule.tokens):
            joined = bool(between) and between[0] in self.book.language.JOINTS
            todo: list[tuple[int, int, tuple[Slot, ...]]] = [(start, end, (value,)) for end, value in firsts]
            while todo:
                begin, end, items = todo.pop()
                self.meter.charge(1 + (len(items) >> 3))
                if (len(items) == 1 and which == 0 or len(items) > 1 and between == last) and len(items) >= rule.least:
                    self._listed(category, end, items, which, found)
                after = self._literal(between, end)
                final = self._literal(last, end) if between != last else None
                if after is None and final is None:
                    continue
                whole = NOWHERE
                if joined:
                    if begin not in ends:
                        ends[begin] = frozenset([stop for stop, _ in self.at(rule.element, begin)])
                    whole = ends[begin]
                if after is not None:
                    for stop, value in self.at(rule.element, after):
                        if stop > after and stop not in whole:
                            todo.append((after, stop, (*items, value)))
                if final is not None:
                    for stop, value in self.at(rule.element, final):
                        if stop not in whole:
                            self._listed(category, stop, (*items, value), which, found)

    def _listed(
        self, category: str, end: int, values: tuple[Slot, ...], which: int, found: dict[tuple[int, Slot], Slot]
    ) -> None:
        self.meter.charge(1 + (len(values) >> 3))
        items = Items(values)
        items.name, items.how, items.row = category, which, self.book.lists[category].row
        found.setdefault((end, items), items)

    def _literal(self, tokens: list[str], at: int) -> int | None:
        for token in tokens:
            if at >= len(self.tokens) or self.lower[at] != token:
                return None
            at += 1
        return at
