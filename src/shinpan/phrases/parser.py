"""Reads a sentence in every way the phrasebook allows: memoised, over tries, all readings at once."""

from __future__ import annotations

from ..meaning.node import Node, Slot
from .book import Book, Items, Trie

Found = tuple[tuple[int, Slot], ...]


class Parser:
    """The readings of one sentence."""

    def __init__(self, book: Book, text: str) -> None:
        self.book = book
        self.tokens: list[str] = book.language.tokens(text)
        self.lower = [token.lower() for token in self.tokens]
        self.memo: list[dict[str, Found]] = [{} for _ in self.tokens]
        self.furthest = 0
        self.classes: list[set[str]] = []
        for token in self.tokens:
            here = {token.lower()}
            for lex in book.lexical.values():
                if lex.test(token):
                    here.add("\0" + lex.name)
            self.classes.append(here)

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
        if book.first[category].isdisjoint(self.classes[start]):
            return ()
        found: dict[tuple[int, Slot], Slot] = {}
        lex = book.lexical.get(category)
        if lex is not None:
            token = self.tokens[start]
            if lex.test(token):
                self._reach(start + 1)
                found[(start + 1, lex.value(token))] = lex.value(token)
        elif category[0] == "?":
            for which, tokens in enumerate(book.choices[category]):
                after = self._literal(tokens, start)
                if after is not None:
                    found[(after, which)] = which
        elif category in book.lists:
            self._list(category, start, found)
        else:
            classes, first = self.classes[start], book.first
            for unit in book.units.get(category, ()):
                inner = memo.get(unit)
                if inner is None:
                    if first[unit].isdisjoint(classes):
                        continue
                    inner = self.at(unit, start)
                for pair in inner:
                    found.setdefault(pair, pair[1])
            self._walk(book.tries[category], start, (), found)
        result = tuple(found)
        low = book.last.get(category.partition(".")[0])
        if low and len(result) > 1:
            for kind in low:
                better = {end for end, value in result if not (isinstance(value, Node) and value.kind == kind)}
                result = tuple(
                    (end, value)
                    for end, value in result
                    if end not in better or not (isinstance(value, Node) and value.kind == kind)
                )
        memo[category] = result
        return result

    def _reach(self, position: int) -> None:
        if position > self.furthest:
            self.furthest = position

    def _walk(self, trie: Trie, at: int, values: tuple[Slot, ...], found: dict[tuple[int, Slot], Slot]) -> None:
        tokens, first = len(self.tokens), self.book.first
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
                memo, classes = self.memo[at], self.classes[at]
                for category, inner in trie.slots:
                    known = memo.get(category)
                    if known is None:
                        if first[category].isdisjoint(classes):
                            continue
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
        for which, (between, last) in enumerate(rule.tokens):
            todo: list[tuple[int, tuple[Slot, ...]]] = [(end, (value,)) for end, value in firsts]
            while todo:
                end, items = todo.pop()
                if (len(items) == 1 and which == 0 or len(items) > 1 and between == last) and len(items) >= rule.least:
                    self._listed(category, end, items, which, found)
                after = self._literal(between, end)
                if after is not None:
                    for stop, value in self.at(rule.element, after):
                        if stop > after:
                            todo.append((stop, (*items, value)))
                if between != last:
                    after = self._literal(last, end)
                    if after is not None:
                        for stop, value in self.at(rule.element, after):
                            self._listed(category, stop, (*items, value), which, found)

    def _listed(
        self, category: str, end: int, values: tuple[Slot, ...], which: int, found: dict[tuple[int, Slot], Slot]
    ) -> None:
        items = Items(values)
        items.name, items.how, items.row = category, which, self.book.lists[category].row
        found.setdefault((end, items), items)

    def _literal(self, tokens: list[str], at: int) -> int | None:
        for token in tokens:
            if at >= len(self.tokens) or self.lower[at] != token:
                return None
            at += 1
        return at
