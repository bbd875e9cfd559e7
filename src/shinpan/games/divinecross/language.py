"""The phrasebooks of Divine Cross: Japanese as printed, and an English wording of our own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...effects.nodes import Node
from ...phrases.book import Book, Lexical
from ...phrases.reading import Reader

BOOK = Path(__file__).parent / "divinecross.pb"


def _number(lang: str) -> Lexical:
    return Lexical("Num", str.isdigit, int, str)


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
        return _inside(token, *quote) and stop in token and inner(token) is not None

    def inner(token: str) -> Node | None:
        reading = the_reader.read(token[1:-1])
        if not reading.full or not reading.sentences:
            return None
        node: Node | None = None
        for sentence in reversed(reading.sentences):
            assert sentence.meaning is not None
            node = Node("Text", (("first", sentence.meaning),) + ((("rest", node),) if node is not None else ()))
        if node is not None:
            node.said = token
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

    book = Book(
        lang,
        [
            Lexical("Num", str.isdigit, int, str),
            Lexical("Skill", is_skill, lambda t: t[1:-1], lambda v: f"{quote[0]}{v}{quote[1]}"),
            Lexical("Name", lambda t: _inside(t, *name), lambda t: t[1:-1], lambda v: f"{name[0]}{v}{name[1]}"),
            Lexical("Ability", is_ability, ability_value, ability_show),  # type: ignore[arg-type]
        ],
    )
    the_reader = Reader(book.load(BOOK).compile())
    return the_reader
