"""Prints meaning: as it was spelled, or in the newest wording of a language."""

from __future__ import annotations

from ..effects.nodes import Node, Slot
from .book import LIST, Book, _key
from .template import SlotPiece, Variant


class Unprintable(Exception):
    """No wording of this language can say this."""


class Printer:
    """Turns trees into sentences of one book's language."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def sentence(self, node: Node, category: str, spelled: bool) -> str:
        """The sentence for a tree; ``spelled`` follows the recorded wordings."""
        return str(self.book.language.join([self._slot(node, category, spelled)]))

    def _slot(self, value: Slot, category: str, spelled: bool) -> str:
        book = self.book
        lex = book.lexical.get(category)
        if lex is not None:
            if spelled and isinstance(value, Node) and value.said:
                return value.said
            return lex.show(value)  # type: ignore[arg-type]
        if isinstance(value, tuple):
            rule = book.lists[category]
            return rule.separators[0].join(self._slot(item, rule.element, spelled) for item in value)
        assert isinstance(value, Node), f"{value!r} in {category}"
        if value.kind == LIST:
            rule = book.lists[category]
            which = value.spelling[1] if value.spelling is not None else 0
            return rule.separators[which].join(self._slot(item, rule.element, spelled) for _, item in value.slots)
        if category in book.lists:
            category = book.lists[category].element
        if spelled and value.spelling is not None:
            entry = book.entries[value.spelling[0]]
            variant = entry.variants[value.spelling[1]]
        else:
            variant = self._newest(value, category)
        slots = dict(value.slots)
        out = ""
        for piece in variant.pieces:
            out += piece if isinstance(piece, str) else self._slot(slots[piece.name], _key(piece.category, piece.mood), spelled)
        return out

    def _newest(self, node: Node, category: str) -> Variant:
        for name in self._reach(category):
            for entry in self.book.categories.get(name, ()):
                if entry.kind == node.kind:
                    found = self._wording(node, entry.const, entry.variants)
                    if found is not None:
                        return found
        raise Unprintable(f"{self.book.lang}: no wording for {node!r} as {category}")

    def _wording(self, node: Node, const: tuple[tuple[str, Slot], ...], variants: list[Variant]) -> Variant | None:
        slots = dict(node.slots)
        for name, value in const:
            if slots.get(name) != value:
                return None
        need = set(slots) - {name for name, _ in const}
        for variant in variants:
            pieces = [piece for piece in variant.pieces if isinstance(piece, SlotPiece)]
            if {piece.name for piece in pieces} != need or len(pieces) != len(need):
                continue
            if any((slots.get(name) == 1) != one for name, one in variant.agrees):
                continue
            if all(self._fits(slots[piece.name], _key(piece.category, piece.mood)) for piece in pieces):
                return variant
        return None

    def _fits(self, value: Slot, category: str) -> bool:
        book = self.book
        lex = book.lexical.get(category)
        if lex is not None:
            return not isinstance(value, tuple) and lex.test(lex.show(value))  # type: ignore[arg-type]
        rule = book.lists.get(category)
        if rule is not None:
            items = value if isinstance(value, tuple) else (value,)
            return all(self._fits(item, rule.element) for item in items)
        if not isinstance(value, Node):
            return False
        for name in self._reach(category):
            if name in book.lexical:
                continue
            for entry in book.categories.get(name, ()):
                if entry.kind == value.kind and self._wording(value, entry.const, entry.variants) is not None:
                    return True
        return False

    def _reach(self, category: str) -> list[str]:
        found: list[str] = []
        todo = [category]
        while todo:
            name = todo.pop(0)
            if name not in found:
                found.append(name)
                todo += self.book.units.get(name, [])
        return found
