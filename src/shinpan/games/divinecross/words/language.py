"""The phrasebooks of Divine Cross: Japanese as printed, and an English wording of our own."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ....meaning.node import Node
from ....phrases.book import Book, Lexical, is_number
from ....phrases.reading import Reader, Reading
from .canon import canonical

BOOKS = Path(__file__).parent


def _inside(token: str, opening: str, closing: str) -> bool:
    return len(token) > 2 and token[0] == opening and token[-1] == closing


WORDS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10"}
QUOTED = re.compile(r'("[^"]*"|“[^”]*”|\[[^\]]*\])')
OFTEN = re.compile(r"\b(once|twice|\d+ times) (?:per|each|a|on your|during your) turn *[:,] *", re.IGNORECASE)


class EnglishReader(Reader):
    """Reads English with number words as digits, and “once per turn: …” as two sentences."""

    def read(self, text: str) -> Reading:
        """Reads a printed text."""
        parts = QUOTED.split(text)
        for i in range(0, len(parts), 2):
            part = OFTEN.sub(lambda found: _often(found.group(1).lower()) + " on your turn. ", parts[i])
            parts[i] = re.sub(r"[A-Za-z]+", lambda found: WORDS.get(found.group().lower(), found.group()), part)
        return super().read("".join(parts))


def _often(words: str) -> str:
    return {"once": "1 time", "twice": "2 times"}.get(words, words)


@cache
def reader(lang: str) -> Reader:
    """The reader of one language ("ja" or "en")."""
    quote, name = (("「", "」"), ("『", "』")) if lang == "ja" else (('"', '"'), ("[", "]"))
    stop = "。" if lang == "ja" else "."

    def is_skill(token: str) -> bool:
        return _inside(token, *quote) and stop not in token

    def is_ability(token: str) -> bool:
        return _inside(token, *quote) and inner(token) is not None

    def inner(token: str) -> Node | None:
        if token in known:
            return known[token]
        known[token] = None
        reading = the_reader.read(token[1:-1])
        node: Node | None = None
        if reading.full and reading.sentences:
            for sentence in reversed(reading.sentences):
                assert sentence.meaning is not None
                rest = (("rest", node),) if node is not None else ()
                node = Node("Text", (("first", sentence.meaning), *rest))
        if node is not None:
            node.said = token
        known[token] = node
        return node

    def ability_value(token: str) -> object:
        return inner(token)

    def ability_show(value: object) -> str:
        nodes: list[Node] = []
        node = value
        while isinstance(node, Node):
            nodes.append(node.node("first"))
            node = node.get("rest")
        return quote[0] + the_reader.show(nodes) + quote[1]

    known: dict[str, Node | None] = {}
    book = Book(
        lang,
        [
            Lexical("Num", is_number, int, str),
            Lexical("Skill", is_skill, lambda t: t[1:-1], lambda v: f"{quote[0]}{v}{quote[1]}"),
            Lexical("Name", lambda t: _inside(t, *name), lambda t: t[1:-1], lambda v: f"{name[0]}{v}{name[1]}"),
            Lexical("Ability", is_ability, ability_value, ability_show),  # type: ignore[arg-type]
        ],
    )
    book.canon = canonical
    for path in sorted(BOOKS.glob("*.pb")):
        book.load(path)
    the_reader = (EnglishReader if lang == "en" else Reader)(book.compile())
    return the_reader
