"""The phrasebooks of Divine Cross: Japanese as printed, and an English wording of our own."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from ....meaning.node import Node
from ....phrases.book import Book, Lexical, Nested, is_number
from ....phrases.bounds import evened
from ....phrases.cache import Cache, digest
from ....phrases.languages import language
from ....phrases.lexicon import READERS, Lexicon, lexicon
from ....phrases.reading import Reader
from .canon import canonical

BOOKS = Path(__file__).parent
MEANING = Path(__file__).parents[3] / "meaning"


def _inside(token: str, opening: str, closing: str) -> bool:
    return len(token) > 2 and token[0] == opening and token[-1] == closing


WORDS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10"}
QUOTED = re.compile(r'("[^"]*"|“[^”]*”|\[[^\]]*\])')
OFTEN = re.compile(r"\b(once|twice|\d+ times) (?:per|each|a|on your|during your) turn *[:,] *", re.IGNORECASE)


class EnglishReader(Reader):
    """Reads English with number words as digits, and “once per turn: …” as two sentences."""

    def parts(self, text: str) -> list[list[tuple[str, str]]]:
        """The sentences of a text."""
        parts = QUOTED.split(evened(text))
        for i in range(0, len(parts), 2):
            part = OFTEN.sub(lambda found: _often(found.group(1).lower()) + " on your turn. ", parts[i])
            parts[i] = re.sub(r"[A-Za-z]+", lambda found: WORDS.get(found.group().lower(), found.group()), part)
        return super().parts("".join(parts))


def _often(words: str) -> str:
    return {"once": "1 time", "twice": "2 times"}.get(words, words)


class Ability(Nested):
    """A text in quotation marks: read as a text of its own, ``Text(first sentence, rest)``."""

    def __init__(self, quote: tuple[str, str]) -> None:
        super().__init__("Ability", "Text")
        self.quote = quote
        self.reader: Reader | None = None

    def begun(self, token: str) -> bool:
        """Whether the token is a quoted text."""
        return _inside(token, *self.quote)

    def made(self, token: str) -> Node | None:
        """The meaning of a quoted text, if it has one."""
        assert self.reader is not None
        reading = self.reader.read(self.inside(token))
        if not reading.full:
            return None
        node: Node | None = None
        for sentence in reversed(reading.sentences):
            assert sentence.meaning is not None
            node = Node("Text", (("first", sentence.meaning), *((("rest", node),) if node is not None else ())))
        return node

    def inside(self, token: str) -> str:
        """The text between the quotation marks."""
        return token[1:-1]

    def say(self, value: int | str) -> str:
        """The text of a meaning, in quotation marks."""
        assert self.reader is not None
        nodes: list[Node] = []
        node: object = value
        while isinstance(node, Node):
            nodes.append(node.node("first"))
            node = node.get("rest")
        return self.quote[0] + self.reader.show(nodes) + self.quote[1]


def reader(lang: str) -> Reader:
    """The reader of one language ("ja" or "en"), by the lexicon that is in use."""
    return reader_by(lang, lexicon("divinecross", lang))


@lru_cache(maxsize=READERS)
def reader_by(lang: str, words: Lexicon) -> Reader:
    """The reader of one language by a lexicon."""
    quote, name, stop = language(lang).QUOTE, language(lang).NAME, language(lang).STOP
    ability = Ability(quote)

    def is_skill(token: str) -> bool:
        return _inside(token, *quote) and stop not in token

    books = sorted(BOOKS.glob("*.pb"))

    def book() -> Book:
        found = Book(
            lang,
            [
                Lexical("Num", is_number, int, str),
                Lexical("Skill", is_skill, lambda t: t[1:-1], lambda v: f"{quote[0]}{v}{quote[1]}", words.of("Skill")),
                Lexical(
                    "Name", lambda t: _inside(t, *name), lambda t: t[1:-1], lambda v: f"{name[0]}{v}{name[1]}", words.of("Name")
                ),
                ability,
            ],
        )
        found.canon = canonical
        return found.load(*books).compile()

    state = digest([*BOOKS.glob("*.p[yb]"), *MEANING.glob("*.py")], words.state)
    kind = EnglishReader if lang == "en" else Reader
    ability.reader = kind(book, "Sentence", lang, Cache(f"divinecross-{lang}", state))
    return ability.reader
