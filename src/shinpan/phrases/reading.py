"""Reading a whole card text: sentence by sentence, with the gates that make a card count as read."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from ..meaning.node import Node
from .book import Book, Senseless
from .parser import Parser
from .printer import Printer, Unprintable

if TYPE_CHECKING:
    from .cache import Cache


@dataclass
class Sentence:
    """One printed sentence and what it was read as."""

    text: str
    raw: Node | None = None
    meaning: Node | None = None
    problem: str = ""


@dataclass
class Reading:
    """A text and its sentences."""

    lang: str
    sentences: list[Sentence] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    """Which of them begin an effect."""

    @property
    def full(self) -> bool:
        """Every sentence was read."""
        return all(sentence.meaning is not None for sentence in self.sentences)

    @property
    def unread(self) -> list[str]:
        """The sentences that were not."""
        return [sentence.text for sentence in self.sentences if sentence.meaning is None]


Some = TypeVar("Some", bound=Reading)


class Reader:
    """Reads texts of one language with one book, which is only made when a text is not in ``keep``."""

    def __init__(
        self, book: Book | Callable[[], Book], category: str = "Sentence", lang: str = "", keep: Cache | None = None
    ) -> None:
        self._book = book
        self.category = category
        self.lang = lang or self.book.lang
        self.keep = keep
        self.cache: dict[tuple[str, str], Sentence] = {}
        self.known: dict[tuple[str, str], dict[Node, Node]] = {}

    @cached_property
    def book(self) -> Book:
        """The phrasebook."""
        return self._book if isinstance(self._book, Book) else self._book()

    @cached_property
    def printer(self) -> Printer:
        """What prints meanings with that book."""
        return Printer(self.book)

    def read(self, text: str) -> Reading:
        """Reads a printed text. What is not understood is listed, never dropped."""
        return self.into(Reading(self.lang), text)

    def into(self, reading: Some, text: str) -> Some:
        """Reads a text into an empty reading."""
        if self.keep is not None and self.keep.fill(text, reading):
            return reading
        for effect in self.parts(text):
            reading.starts.append(len(reading.sentences))
            reading.sentences += [self.sentence(part, category) for part, category in effect]
        if self.keep is not None:
            self.keep.add(text, reading)
        return reading

    def parts(self, text: str) -> list[list[tuple[str, str]]]:
        """The effects of a text, each its sentences with the category they are read as."""
        language = self.book.language
        return [[(part, self.category)] for part in language.sentences(language.normal(text))]

    def sentence(self, text: str, category: str = "") -> Sentence:
        """Reads one sentence and checks that it prints back (first gate) and survives the newest wording (second)."""
        category = category or self.category
        known = self.cache.get((category, text))
        if known is not None:
            return known
        result = Sentence(text)
        found = self._readings(text, category)
        if len(found) > 1:
            result.problem = "two readings: " + " / ".join(repr(node) for node in found)
        elif found:
            (node, raw), *_ = found.items()
            result.problem = self._gates(text, category, node, raw)
            if not result.problem:
                result.raw, result.meaning = raw, node
        else:
            result.problem = "not understood"
        self.cache[(category, text)] = result
        return result

    def _readings(self, text: str, category: str) -> dict[Node, Node]:
        """The meanings of a sentence, each with a tree that spells it."""
        key = (category, text[:1].lower() + text[1:])
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = {}
            for raw in Parser(self.book, text).readings(category):
                with suppress(Senseless):
                    found.setdefault(self.book.mean(raw), raw)
        return found

    def _gates(self, text: str, category: str, node: Node, raw: Node) -> str:
        """Why a reading does not count, or nothing."""
        try:
            spelled = self.printer.sentence(raw, category, True)
            newest = self.printer.sentence(node, category, False)
        except Unprintable as error:
            return str(error)
        plain = self._plain(text)
        if self._plain(spelled) != plain:
            return f"prints back as {spelled!r}"
        if self._plain(newest) == plain:
            return ""
        again = list(self._readings(newest, category))
        if again != [node]:
            return f"its newest wording {newest!r} reads as {again or 'nothing'}"
        return ""

    def _plain(self, text: str) -> str:
        return "".join(self.book.language.tokens(text)).lower()

    def show(self, nodes: list[Node]) -> str:
        """A text in this book's language and newest wording."""
        language = self.book.language
        return str(language.together([language.ended(self.printer.sentence(node, self.category, False)) for node in nodes]))
