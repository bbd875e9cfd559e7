"""Reading a whole card text: sentence by sentence, with the gates that make a card count as read."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from ..meaning.node import Node
from .book import Book, Senseless
from .bounds import ALONE, TOO_DEEP, Limits, Meter, Refused, check_length, check_sentences, measured, running, shortened
from .languages import LANGUAGES
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
    cost: int = 0
    """The steps it took, which whoever reads it again is charged too: what is refused must not depend on what is known."""
    refused: bool = False
    """Whether it stands for a whole text that was refused (:mod:`.bounds`)."""


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
        """The sentences that were not; of a text that was refused its beginning, and why."""
        return [
            f"{sentence.text} ({sentence.problem})" if sentence.refused else sentence.text
            for sentence in self.sentences
            if sentence.meaning is None
        ]


Some = TypeVar("Some", bound=Reading)


def refused(reading: Some, text: str, reason: str) -> Some:
    """The reading of a text that is not read at all: its beginning stands for it, with the reason."""
    reading.starts, reading.sentences = [0], [Sentence(shortened(text), problem=reason, refused=True)]
    return reading


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
        self.known: dict[tuple[str, str], tuple[dict[Node, Node], int]] = {}

    @cached_property
    def book(self) -> Book:
        """The phrasebook."""
        return self._book if isinstance(self._book, Book) else self._book()

    @cached_property
    def printer(self) -> Printer:
        """What prints meanings with that book."""
        return Printer(self.book)

    @property
    def limits(self) -> Limits:
        """What a text may take."""
        return LANGUAGES[self.lang].LIMITS

    def read(self, text: str) -> Reading:
        """Reads a printed text. What is not understood is listed, never dropped."""
        return self.into(Reading(self.lang), text)

    def into(self, reading: Some, text: str) -> Some:
        """Reads a text into an empty reading. One that would take too much is refused, as one sentence with the reason."""
        limits = self.limits
        quoted = running()
        with measured(limits.steps + limits.each * len(text)) as meter:
            if self.keep is not None and self.keep.fill(text, reading):
                if quoted:
                    meter.charge(sum(sentence.cost for sentence in reading.sentences))
                return reading
            try:
                check_length(text, limits)
                effects = self.parts(text)
                check_sentences(sum(map(len, effects)))
                for effect in effects:
                    reading.starts.append(len(reading.sentences))
                    reading.sentences += [self.sentence(part, category) for part, category in effect]
            except (Refused, RecursionError) as error:
                if quoted:
                    raise
                self.__dict__.pop("printer", None)  # it may have been left in the midst of something
                refused(reading, text, str(error) if isinstance(error, Refused) else TOO_DEEP)
        if self.keep is not None:
            self.keep.add(text, reading)
        return reading

    def parts(self, text: str) -> list[list[tuple[str, str]]]:
        """The effects of a text, each its sentences with the category they are read as."""
        language = self.book.language
        return [[(part, self.category)] for part in language.sentences(language.normal(text))]

    def sentence(self, text: str, category: str = "") -> Sentence:
        """Reads one sentence and checks that it prints back (first gate) and survives the newest wording (second).

        What is printed must have one meaning only; the newest wording for it may be less clear, but must be able to mean it.
        """
        category = category or self.category
        with measured(ALONE) as meter:
            known = self.cache.get((category, text))
            if known is not None:
                meter.charge(known.cost)
                return known
            before = meter.spent
            result = Sentence(text)
            found = self._readings(text, category, meter)
            if len(found) > 1:
                result.problem = "two readings: " + " / ".join(repr(node) for node in found)
            elif found:
                (node, raw), *_ = found.items()
                result.problem = self._gates(text, category, node, raw, meter)
                if not result.problem:
                    result.raw, result.meaning = raw, node
            else:
                result.problem = "not understood"
            result.cost = meter.spent - before
        self.cache[(category, text)] = result
        return result

    def _readings(self, text: str, category: str, meter: Meter) -> dict[Node, Node]:
        """The meanings of a sentence, each with a tree that spells it."""
        key = (category, text[:1].lower() + text[1:])
        known = self.known.get(key)
        if known is not None:
            meter.charge(known[1])
            return known[0]
        before = meter.spent
        found: dict[Node, Node] = {}
        parser = Parser(self.book, text)
        for raw in parser.readings(category):
            meter.charge(len(parser.tokens))
            with suppress(Senseless):
                found.setdefault(self.book.mean(raw, parser.meanings), raw)
        self.known[key] = found, meter.spent - before
        return found

    def _gates(self, text: str, category: str, node: Node, raw: Node, meter: Meter) -> str:
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
        again = list(self._readings(newest, category, meter))
        if node not in again:
            return f"its newest wording {newest!r} reads as {again or 'nothing'}"
        return ""

    def _plain(self, text: str) -> str:
        """A text without spaces and capitals; a name that has two spellings in the one that is printed."""
        named = [lex for lex in self.book.lexical.values() if lex.words is not None]
        tokens = self.book.language.tokens(text)
        return "".join(next((lex.show(lex.value(t)) for lex in named if lex.test(t)), t) for t in tokens).lower()

    def show(self, nodes: list[Node]) -> str:
        """A text in this book's language and newest wording."""
        language = self.book.language
        return language.together([language.ended(self.printer.sentence(node, self.category, False)) for node in nodes])
