"""The English phrasebook of the Digimon Card Game: card text to meaning and back.

A text is a list of effects, an effect a list of sentences (:mod:`.normal`). The first sentence of an
effect is a ``Line`` of the book, the others are a ``Next``, and a bullet is a ``Bullet``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...effects.nodes import Node, Slot
from ...phrases.book import Book, Lexical
from ...phrases.reading import Reader, Reading
from . import normal

BOOKS = Path(__file__).parent


class Text(Reading):
    """A text that was read: its sentences, and which of them begin an effect."""

    starts: list[int]

    def effects(self) -> list[Node]:
        """The effects of a text that was read in full."""
        found: list[Node] = []
        bounds = [*self.starts, len(self.sentences)]
        for start, end in zip(bounds, bounds[1:]):
            nodes = [sentence.meaning for sentence in self.sentences[start:end]]
            assert None not in nodes, "this text was not read in full"
            found.append(chain([node for node in nodes if node is not None], "Effect"))
        return found


def chain(nodes: list[Node], kind: str) -> Node:
    """Nodes one after the other: ``kind(first, rest)``."""
    node: Node | None = None
    for item in reversed(nodes):
        node = Node(kind, (("first", item),) + ((("rest", node),) if node is not None else ()))
    assert node is not None
    return node


def unchain(node: Slot | None) -> list[Node]:
    """What :func:`chain` made one of."""
    found: list[Node] = []
    while isinstance(node, Node):
        found.append(node.node("first"))
        node = node.get("rest")
    return found


CARDS = frozenset({"Card", "DigimonCard", "TamerCard", "OptionCard", "EggCard"})


def is_cards(node: Slot) -> bool:
    """Whether a selector chooses cards (and so needs a zone), not things in play."""
    if not isinstance(node, Node) or node.kind != "Sel" or node.get("o") is not None:
        return False
    what = node.get("of")
    while isinstance(what, Node) and what.kind == "Either":
        what = what.get("b")
    if not isinstance(what, Node):
        return False
    kinds = what.get("k")
    return kinds is None or isinstance(kinds, tuple) and any(isinstance(kind, Node) and kind.kind in CARDS for kind in kinds)


def shared(value: Node) -> Node:
    """A meaning in which the one zone of a row of selectors of cards is the zone of them all."""
    slots = tuple((name, _shared(slot, value.kind == "OneOf")) for name, slot in value.slots)
    return value if slots == value.slots else Node(value.kind, slots)


def _shared(value: Slot, row: bool) -> Slot:
    if isinstance(value, Node):
        return value if value.kind == "Quote" else shared(value)
    if not isinstance(value, tuple):
        return value
    items = [_shared(item, False) for item in value]
    zones = {item.get("z") for item in items if isinstance(item, Node) and item.get("z") is not None}
    if len(items) > 1 and len(zones) == 1 and all(is_cards(item) for item in items):
        (zone,) = zones
        assert zone is not None
        items = [
            Node("Sel", (*item.slots, ("z", zone))) if isinstance(item, Node) and item.get("z") is None else item
            for item in items
        ]
        if not row:
            items.sort(key=repr)
    return tuple(items)


class DigimonReader(Reader):
    """Reads a text effect by effect."""

    def read(self, text: str) -> Text:
        """Reads a printed text. What is not understood is listed, never dropped."""
        reading = Text(self.book.lang)
        reading.starts = []
        for effect in normal.effects(normal.normal(text)):
            reading.starts.append(len(reading.sentences))
            for number, part in enumerate(effect):
                category = "Bullet" if part.startswith("・") else "Next" if number else "Line"
                reading.sentences.append(self.sentence(part, category))
        return reading

    def show_effects(self, effects: list[Node]) -> str:
        """Effects in the newest wording, one a line."""
        lines: list[str] = []
        for effect in effects:
            line = ""
            for number, node in enumerate(unchain(effect)):
                category = "Bullet" if node.kind == "Item" else "Next" if number else "Line"
                shown = self.printer.sentence(node, category, False)
                stop = "" if shown.endswith(('."', ":")) or category == "Line" and node.kind.endswith("Req") else "."
                line += ("\n" if category == "Bullet" else " " if number else "") + shown + stop
            lines.append(line)
        return "\n".join(lines)


class Ability(Lexical):
    """A text in quotation marks: read as a card text of its own, ``Quote(first effect, rest)``."""

    def __init__(self) -> None:
        super().__init__("Ability", self.known, self.read, self.say)
        self.reader: DigimonReader | None = None
        self.found: dict[str, Node | None] = {}

    def known(self, token: str) -> bool:
        """Whether the token is a quoted text that can be read."""
        return len(token) > 2 and token[0] == '"' == token[-1] and self.node(token) is not None

    def node(self, token: str) -> Node | None:
        """The meaning of a quoted text, if it has one."""
        if token not in self.found:
            assert self.reader is not None
            text = self.reader.read(token[1:-1])
            node = chain(text.effects(), "Quote") if text.full and text.sentences else None
            if node is not None:
                node.said = token
            self.found[token] = node
        return self.found[token]

    def read(self, token: str) -> int | str:
        """The meaning of a quoted text."""
        return self.node(token)  # type: ignore[return-value]

    def say(self, value: int | str) -> str:
        """The text of a meaning, in quotation marks."""
        assert self.reader is not None and isinstance(value, Node)
        return '"' + self.reader.show_effects(unchain(value)) + '"'

    def fits(self, value: Slot) -> bool:
        """Every quoted meaning can be said."""
        return isinstance(value, Node) and value.kind == "Quote"


def _numbered(name: str, word: str) -> Lexical:
    """A tag with a number in it, such as ``[DigiXros -2]``."""
    pattern = re.compile(rf"\[{word} ?-(\d+)\]", re.I)

    def value(token: str) -> int:
        found = pattern.fullmatch(token)
        assert found is not None
        return int(found[1])

    return Lexical(name, lambda token: pattern.fullmatch(token) is not None, value, lambda n: f"[{word} -{n}]")


def read_card(row: Mapping[str, Any], lang: str = "en") -> dict[str, Text]:
    """Everything printed on a card, by place: text, inherited, security, link requirement, link text.

    Of two transcriptions of one text (``also``) the first is taken, unless only the second is understood in full.
    """
    the_reader = reader(lang)
    also = row.get("also") or {}
    found: dict[str, Text] = {}
    for place in ("text", "inherited", "security"):
        if row.get(place):
            found[place] = the_reader.read(str(row[place]))
            if not found[place].full and also.get(place):
                other = the_reader.read(str(also[place]))
                if other.full:
                    found[place] = other
    link = row.get("link")
    if isinstance(link, Mapping):
        for place in ("requirement", "text"):
            if link.get(place):
                found[f"link {place}"] = the_reader.read(str(link[place]))
    return found


@cache
def reader(lang: str) -> DigimonReader:
    """The reader of one language (so far "en")."""
    ability = Ability()
    book = Book(
        lang,
        [
            Lexical("Num", str.isdigit, int, str),
            Lexical("Big", lambda t: t.isdigit() and t != "1", int, str),
            Lexical(
                "Name", lambda t: t[0] == "[" and len(t) > 2 and not normal.is_tag(t), lambda t: t[1:-1], lambda v: f"[{v}]"
            ),
            _numbered("XrosTag", "DigiXros"),
            _numbered("AssemblyTag", "Assembly"),
            ability,
        ],
    )
    book.canon = shared
    for path in sorted(BOOKS.glob("*.pb")):
        book.load(path)
    ability.reader = DigimonReader(book.compile(), "Line")
    return ability.reader
