"""The words of a game from its phrasebook files: a reader for each language, and a builder of what its cards do.

A small game needs no more than this of ``phrases`` and ``meaning``; ``tests/peaks`` shows how it is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from ..meaning.build import Build, CannotRun, Vocabulary
from ..meaning.node import Node
from ..meaning.rewrite import Rewriting, rewriting
from ..meaning.rows import add_rows
from ..meaning.schema import Schema, SchemaError, declared
from ..phrases.book import Book, Lexical, is_number
from ..phrases.printer import said
from ..phrases.reading import Reader, Reading
from ..table.cards import Face


class Wording:
    """All phrasebook files of a folder, with the operations that their rows name."""

    def __init__(
        self,
        folder: Path,
        names: Mapping[str, object],
        lexical: Sequence[Lexical] = (),
        unbuilt: Mapping[tuple[str, str], str] | None = None,
    ) -> None:
        self.folder = folder
        self.names = names
        self.lexical = lexical
        """Categories of one token, beside ``Num``."""
        self.unbuilt = unbuilt or {}
        """Kinds that are read and cannot be carried out by themselves: (type, kind) -> why."""
        self._readers: dict[str, Reader] = {}

    # -------------------------------------------------------------- what is declared

    @cached_property
    def declared(self) -> tuple[Schema, Rewriting]:
        """The kinds of nodes, and the rules that bring meanings to one form."""
        schema, rules = declared(self.folder)
        return schema, rewriting(rules)

    @cached_property
    def builder(self) -> Build:
        """What builds meanings by the declared rows. Raises SchemaError where rows and declarations do not agree."""
        schema, rules = self.declared
        words = Vocabulary()
        words.unbuilt |= self.unbuilt
        words.rewritten |= {(type, kind) for type, kind in schema.kinds if kind in rules.replaces}
        add_rows(schema, {"": words}, self.names)
        for problem in words.problems(schema):
            raise SchemaError(f"{self.folder}: {problem}")
        return Build(words, schema)

    # -------------------------------------------------------------- reading and printing

    def reader(self, lang: str) -> Reader:
        """The reader of a language."""
        if lang not in self._readers:
            book = Book(lang, [Lexical("Num", is_number, int, str), *self.lexical])
            book.canon = self.declared[1].apply
            self._readers[lang] = Reader(book.load(*sorted(self.folder.glob("*.pb"))).compile())
        return self._readers[lang]

    def read(self, face: Face) -> Reading:
        """What the text of a card says."""
        return self.reader(face.lang).read(face.text)

    def text(self, face: Face, lang: str) -> str:
        """The text of a card in a language: as printed, or in the newest wording of another."""
        if lang == face.lang:
            return face.text
        return said(self.reader(lang).show, meanings(self.read(face)))

    # -------------------------------------------------------------- building

    def built(self, face: Face, type: str) -> list[Any]:
        """What the sentences of a card are built into; those not understood or not carried out go to ``face.unread``."""
        reading = self.read(face)
        face.unread += reading.unread
        found: list[Any] = []
        for sentence in reading.sentences:
            if sentence.meaning is not None:
                try:
                    found.append(self.builder.make(type, sentence.meaning))
                except CannotRun as error:
                    face.unread.append(f"{sentence.text} ({error})")
        return found


def meanings(reading: Reading) -> list[Node]:
    """What the sentences of a text mean, as far as they were read."""
    return [sentence.meaning for sentence in reading.sentences if sentence.meaning is not None]
