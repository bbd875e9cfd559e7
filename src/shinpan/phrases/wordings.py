"""Which wordings of a phrasebook a text was read by, and what is left of a phrasebook without some of them.

A line of a phrasebook file stands for several wordings: one for each way through its alternatives. Its moods and numbers
are not: they are made by rule for whatever has them (who can read “flip it” can read “by flipping it”). The words of a
class (``%words``) are no alternatives of a line, but wordings of their own, wherever they are said; a word in both its
numbers is one word.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace

from ..meaning.node import Node, Slot
from .book import UNSAID, Book, Entry, Nested, Trie
from .reading import Reader, Reading
from .template import ChoicePiece, Variant

Wording = tuple[str, int, tuple[tuple[int, int], ...]] | tuple[str, int]
"""A wording: its file, the line and which of that line's it is; or a class of words, and which of them (-1: none)."""


def place(wording: Wording) -> str:
    """Where a wording stands: the file and the line; or the word, and its class."""
    if len(wording) == 2:
        words = [word for word in wording[0].split("|") if word]
        return f"{words[wording[1]].strip() if wording[1] >= 0 else 'none'} of {wording[0]}"
    return f"{wording[0]}:{wording[1]}"


def _wording(entry: Entry, variant: Variant) -> Wording:
    return entry.file, variant.line, variant.like


def wordings(reader: Reader, reading: Reading) -> set[Wording]:
    """The wordings that a text was read by, those of texts quoted in it too."""
    found: set[Wording] = set()
    for sentence in reading.sentences:
        if sentence.raw is not None:
            _gather(reader, sentence.raw, found)
    return found


def _gather(reader: Reader, value: Slot, found: set[Wording]) -> None:
    if isinstance(value, tuple):
        for item in value:
            _gather(reader, item, found)
    elif isinstance(value, Node):
        if value.spelling is not None:
            entry = reader.book.entries[value.spelling[0]]
            variant = entry.variants[value.spelling[1]]
            found.add(_wording(entry, variant))
            found.update((words, -1) for words in variant.omits)
            for piece in variant.pieces:
                which = value.get(piece.name) if isinstance(piece, ChoicePiece) and piece.shared else None
                if isinstance(piece, ChoicePiece) and isinstance(which, int):
                    found.add((piece.base, piece.words[which]))
        if value.said:
            for lex in reader.book.lexical.values():
                if isinstance(lex, Nested) and lex.begun(value.said):
                    found |= wordings(reader, reader.read(lex.inside(value.said)))
        else:
            for _, slot in value.slots:
                _gather(reader, slot, found)


@contextmanager
def without(reader: Reader, struck: Collection[Wording]) -> Iterator[None]:
    """Meanwhile the reader has no such wordings: it neither reads nor prints by them. Nothing of it is kept."""
    book, keep = reader.book, reader.keep
    entries = [(entry, entry.variants) for entry in book.entries]
    ends = [(trie, trie.ends) for trie in _tries(book)]
    choices = dict(book.choices)
    gone = set(struck)

    def struck_out(entry: Entry, variant: Variant) -> bool:
        return _wording(entry, variant) in gone or any((words, -1) in gone for words in variant.omits)

    _forget(reader)
    reader.keep = None
    try:
        for trie, known in ends:
            left = [end for end in known if not struck_out(end[0], end[0].variants[end[1]])]
            if len(left) < len(known):
                trie.ends = left
        for entry, variants in entries:
            if any(struck_out(entry, variant) for variant in variants):
                entry.variants = [replace(v, old=True) if struck_out(entry, v) else v for v in variants]
        for category, words in _classes(book).items():
            if any(word in gone for word in words):
                book.choices[category] = [UNSAID if word in gone else said for word, said in zip(words, choices[category])]
        yield
    finally:
        for entry, variants in entries:
            entry.variants = variants
        for trie, known in ends:
            trie.ends = known
        book.choices = choices
        reader.keep = keep
        _forget(reader)


def _forget(reader: Reader) -> None:
    """The reader knows nothing of what it has read."""
    reader.cache.clear()
    reader.known.clear()
    reader.__dict__.pop("printer", None)
    for lex in reader.book.lexical.values():
        if isinstance(lex, Nested):
            lex.found.clear()


def _classes(book: Book) -> dict[str, list[Wording]]:
    """The words of each class of words, by the categories that stand for it in each mood."""
    pieces = (piece for entry in book.entries for variant in entry.variants for piece in variant.pieces)
    shared = (piece for piece in pieces if isinstance(piece, ChoicePiece) and piece.shared)
    return {piece.category: [(piece.base, which) for which in piece.words] for piece in shared}


def _tries(book: Book) -> Iterator[Trie]:
    todo = list(book.tries.values())
    while todo:
        trie = todo.pop()
        yield trie
        todo += trie.literal.values()
        todo += [branch for _, branch in trie.slots]
