"""Prints meaning: as it was spelled, or in the newest wording of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, ParamSpec

from ..meaning.node import Node, Slot
from .book import UNSAID, Book, Items, _key
from .template import ChoicePiece, SlotPiece, Variant

P = ParamSpec("P")
Wording = tuple[Variant, dict[str, Slot]]
"""A wording, and what stands in each of its slots."""


class Unprintable(Exception):
    """No wording of this language can say this."""


def said(show: Callable[P, str], *args: P.args, **kwargs: P.kwargs) -> str:
    """What a printer shows; nothing where a wording is missing: half a text would be worse than none."""
    try:
        return show(*args, **kwargs)
    except Unprintable:
        return ""


KNOWN: Final = 5000
"""Of how many meanings the forms are kept in mind; a card has a few dozen."""
Forms = Callable[[Node], Iterable[Node]]
"""The trees that mean what a tree means, in the order in which they are tried."""


class Printer:
    """Turns trees into sentences of one book's language; those of another language by their other ``forms`` too."""

    def __init__(self, book: Book, forms: Forms | None = None) -> None:
        self.book = book
        self.forms = forms
        self.known: dict[Node, list[Node]] = {}
        """The forms of meanings."""
        self.memo: dict[tuple[Node, str], Wording | None] = {}
        self.reached: dict[str, list[str]] = {}
        self.groups: dict[int, dict[str, list[SlotPiece]]] = {}
        """The slots of a wording by the slot of the meaning they say (by the identity of the wording)."""

    def sentence(self, node: Node, category: str, spelled: bool) -> str:
        """The sentence for a tree; ``spelled`` follows the recorded wordings."""
        if len(self.known) > KNOWN:
            self.known.clear()
            self.memo.clear()
        shown = self.book.language.join([self._slot(node, category, spelled)])
        return shown if spelled else self.book.language.polished(shown)

    def _slot(self, value: Slot, category: str, spelled: bool) -> str:
        book = self.book
        lex = book.lexical.get(category)
        if lex is not None:
            if spelled and isinstance(value, Node) and value.said:
                return value.said
            return lex.show(value)  # type: ignore[arg-type]
        if isinstance(value, tuple):
            listed = spelled and isinstance(value, Items)
            rule = book.lists[value.name if isinstance(value, Items) and listed else self._list(value, category)]
            between, last = rule.separators[value.how if isinstance(value, Items) and listed else 0]
            items = value if spelled or rule.row else self._ordered(value)
            shown = [self._slot(item, rule.element, spelled) for item in items]
            return last.join([between.join(shown[:-1]), shown[-1]]) if len(shown) > 1 else shown[0]
        assert isinstance(value, Node), f"{value!r} in {category}"
        if category in book.lists:
            category = book.lists[category].element
        slots = dict(value.slots)
        if spelled and value.spelling is not None:
            entry = book.entries[value.spelling[0]]
            variant = entry.variants[value.spelling[1]]
        else:
            found = self._newest(value, category)
            if found is None:
                raise Unprintable(f"{self.book.lang}: no wording for {value!r} as {category}")
            variant, slots = found
        out = ""
        for piece in variant.pieces:
            if isinstance(piece, str):
                out += piece
            elif isinstance(piece, ChoicePiece):
                which = slots.get(piece.name)
                out += piece.options[which if isinstance(which, int) else self._first(piece)]
            else:
                out += self._slot(slots[piece.name], _key(piece.category, piece.mood), spelled)
        return out

    def _ordered(self, items: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """What may be said in any order, in the one that the language has for it."""
        order = self.book.order
        return tuple(sorted(items, key=lambda item: order.get(item.kind, len(order)) if isinstance(item, Node) else 0))

    def _first(self, piece: ChoicePiece) -> int:
        """The word of a choice that is printed: the first that is said at all."""
        options = self.book.choices[piece.category]
        return next((which for which, said in enumerate(options) if said is not UNSAID), 0)

    def _newest(self, node: Node, category: str) -> Wording | None:
        key = (node, category)
        if key in self.memo:
            return self.memo[key]
        self.memo[key] = None
        for form in self._forms(node):
            for name in self._reach(category):
                for entry in self.book.categories.get(name, ()):
                    if entry.kind == form.kind:
                        found = self._wording(form, entry.const, entry.variants)
                        if found is not None:
                            self.memo[key] = found
                            return found
        return None

    def _forms(self, node: Node) -> list[Node]:
        """What a meaning may be printed as."""
        found = self.known.get(node)
        if found is None:
            apart = self.book.apart
            found = self.known[node] = [
                form
                for one in (self.forms(node) if self.forms is not None else (node,))
                for form in (dict.fromkeys((*apart(one), one)) if apart is not None else (one,))
            ]
        return found

    def _wording(self, node: Node, const: tuple[tuple[str, Slot], ...], variants: list[Variant]) -> Wording | None:
        slots = dict(node.slots)
        for name, value in const:
            if slots.get(name) != value:
                return None
        need = set(slots) - {name for name, _ in const}
        singular = self.book.language.singular
        for variant in variants:
            if variant.old:
                continue
            groups = self._groups(variant)
            if groups.keys() != need:
                continue
            if any(singular(slots.get(name)) != one for name, one in variant.agrees):
                continue
            filled: dict[str, Slot] = {}
            if all(self._share(slots[name], pieces, filled) for name, pieces in groups.items()):
                return variant, filled
        return None

    def _groups(self, variant: Variant) -> dict[str, list[SlotPiece]]:
        known = self.groups.get(id(variant))
        if known is None:
            known = self.groups[id(variant)] = {}
            for piece in variant.pieces:
                if isinstance(piece, SlotPiece):
                    known.setdefault(piece.name.rstrip("0123456789"), []).append(piece)
        return known

    def _share(self, value: Slot, pieces: list[SlotPiece], filled: dict[str, Slot]) -> bool:
        """Puts a slot of the meaning into the place, or the items of a tuple into the several places, that can say it."""
        if len(pieces) == 1:
            filled[pieces[0].name] = value
            return self._fits(value, _key(pieces[0].category, pieces[0].mood))
        if not isinstance(value, tuple):
            return False
        shares: dict[str, list[Slot]] = {piece.name: [] for piece in pieces}
        for item in reversed(value):
            for piece in reversed(pieces):
                key = _key(piece.category, piece.mood)
                if shares[piece.name] and key in self.book.lists and self.book.lists[key].single:
                    continue
                if self._fits((item,), key) or self._fits(item, key):
                    shares[piece.name].insert(0, item)
                    break
            else:
                return False
        for piece in pieces:
            share = shares[piece.name]
            listed = _key(piece.category, piece.mood) in self.book.lists
            if not share or (not listed and len(share) > 1):
                return False
            filled[piece.name] = tuple(share) if listed else share[0]
        return True

    def _fits(self, value: Slot, category: str) -> bool:
        book = self.book
        lex = book.lexical.get(category)
        if lex is not None:
            return lex.fits(value)
        rule = book.lists.get(category)
        if rule is not None:
            items = value if isinstance(value, tuple) else (value,)
            return (
                (len(items) == 1 or not rule.single)
                and len(items) >= rule.least
                and all(self._fits(item, rule.element) for item in items)
            )
        if isinstance(value, tuple):
            return any(name in book.lists and self._fits(value, name) for name in self._reach(category))
        return isinstance(value, Node) and self._newest(value, category) is not None

    def _list(self, value: tuple[Slot, ...], category: str) -> str:
        """The kind of list by which a category can say a tuple."""
        for name in self._reach(category):
            if name in self.book.lists and self._fits(value, name):
                return name
        raise Unprintable(f"{self.book.lang}: no list for {value!r} as {category}")

    def _reach(self, category: str) -> list[str]:
        known = self.reached.get(category)
        if known is not None:
            return known
        found: list[str] = []
        todo = [category]
        while todo:
            name = todo.pop(0)
            if name not in found:
                found.append(name)
                todo += self.book.units.get(name, [])
        self.reached[category] = found
        return found
