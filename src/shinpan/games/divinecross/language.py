"""The phrasebooks of Divine Cross: Japanese as printed, and an English wording of our own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...effects.nodes import Node
from ...phrases.book import Book, Lexical
from ...phrases.reading import Reader
from .canon import canonical

BOOK = Path(__file__).parent / "divinecross.pb"


def _inside(token: str, opening: str, closing: str) -> bool:
    return len(token) > 2 and token[0] == opening and token[-1] == closing


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
            Lexical("Num", lambda t: t.isascii() and t.isdigit(), int, str),
            Lexical("Skill", is_skill, lambda t: t[1:-1], lambda v: f"{quote[0]}{v}{quote[1]}"),
            Lexical("Name", lambda t: _inside(t, *name), lambda t: t[1:-1], lambda v: f"{name[0]}{v}{name[1]}"),
            Lexical("Ability", is_ability, ability_value, ability_show),  # type: ignore[arg-type]
        ],
    )
    book.canon = canonical
    the_reader = Reader(book.load(BOOK).compile())
    return the_reader
