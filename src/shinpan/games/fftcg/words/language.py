"""The phrasebook of FF-TCG: card text to meaning and back.

A text is a list of abilities, an ability a list of sentences (:mod:`.normal`). The first sentence of an ability is a
``Line`` of the book (a ``SummonLine`` on a Summon), the others are a ``Next``, and an action to select from begins
with a ``Bullet``. :meth:`Text.effects` gives the abilities as nodes to execute, brought to a flat form by :mod:`.shape`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from ....meaning.node import Node, Slot
from ....phrases.book import Book, Items, Lexical, Nested, is_number
from ....phrases.bounds import Refused, check_length
from ....phrases.cache import Cache, digest
from ....phrases.languages import language
from ....phrases.lexicon import READERS, Lexicon, Words, lexicon
from ....phrases.reading import Reader, Reading, refused
from . import shape
from .japanese import apart, meant, told
from .normal import NORMALS, normal_of
from .sense import sense

BOOKS = Path(__file__).parent
SUMMON = "\t"
"""Before the text of a Summon, whose lines are effects and not abilities."""


class Text(Reading):
    """A text that was read: its sentences, and which of them begin an ability."""

    def effects(self) -> list[Node]:
        """The abilities of a text that was read in full, in the form that is executed (:mod:`.shape`)."""
        return [shape.shaped(sentences) for sentences in self.abilities()]

    def abilities(self, spelled: bool = False) -> list[list[Node]]:
        """The sentences of each ability of a text that was read in full, as they can be printed (or were spelled)."""
        found: list[list[Node]] = []
        bounds = [*self.starts, len(self.sentences)]
        for start, end in zip(bounds, bounds[1:]):
            nodes = [sentence.raw if spelled else sentence.meaning for sentence in self.sentences[start:end]]
            assert None not in nodes, "this text was not read in full"
            found.append([node for node in nodes if node is not None])
        return found


class FFReader(Reader):
    """Reads a text ability by ability."""

    def card(self, text: str, name: str, kind: str) -> Text:
        """Reads the text of a card of that name and kind."""
        try:
            check_length(text, self.limits)
            return self.read((SUMMON if kind == "summon" else "") + normal_of(self.lang).normal(text, name))
        except Refused as error:
            return refused(Text(self.lang), text, str(error))

    def read(self, text: str) -> Text:
        """Reads a normalised text. What is not understood is listed, never dropped."""
        return self.into(Text(self.lang), text)

    def parts(self, text: str) -> list[list[tuple[str, str]]]:
        """The abilities of a text, each its sentences with the category they are read as."""
        first = "SummonLine" if text.startswith(SUMMON) else "Line"
        return [
            [(part, "Bullet" if part.startswith("・") else "Next" if number else first) for number, part in enumerate(ability)]
            for ability in normal_of(self.lang).abilities(text.removeprefix(SUMMON))
        ]

    def show(self, text: Text, name: str, kind: str) -> str:  # type: ignore[override]
        """A text that was read in full in the newest wording, as it is printed on a card of that name and kind."""
        shown = self.show_abilities(text.abilities(), "SummonLine" if kind == "summon" else "Line")
        return normal_of(self.lang).spoken(shown, name)

    def show_abilities(self, abilities: list[list[Node]], first: str = "Line") -> str:
        """Abilities in the newest wording, one a line, in the form of :mod:`.normal`."""
        lines: list[str] = []
        said = language(self.lang)
        (opening, closing), full, space = said.QUOTE, said.STOP, " " if said.SPACED else ""
        for ability in abilities:
            line, quoted = "", False
            for number, node in enumerate(ability):
                category = "Bullet" if node.kind == "Item" else "Next" if number else first
                shown = self.printer.sentence(told(node) if self.lang == "ja" else node, category, False)
                stop = "" if node.kind in shape.BARE or shown.endswith(full + closing) else full
                if category == "Bullet":
                    line += (closing if quoted else "") + "\n" + opening + shown.removeprefix("・") + stop
                    quoted = True
                else:
                    line += (space if number else "") + shown + stop
            lines.append(line + (closing if quoted else ""))
        return "\n".join(lines)


class Quoted(Nested):
    """A text in quotation marks: abilities that are gained, ``Quote(of: row of abilities)``."""

    def __init__(self) -> None:
        super().__init__("Quoted", "Quote")
        self.reader: FFReader | None = None

    def begun(self, token: str) -> bool:
        """Whether the token is a quoted text."""
        return len(token) > 2 and token[0] + token[-1] in ('""', "“”", "「」")

    def made(self, token: str) -> Node | None:
        """The meaning of a quoted text, if it has one."""
        assert self.reader is not None
        text = self.reader.read(self.inside(token))
        if not text.full or not text.sentences:
            return None
        chains = [Node("Sentences", (("of", _row(nodes)),)) for nodes in text.abilities(spelled=True)]
        return Node("Quote", (("of", _row(chains)),))

    def inside(self, token: str) -> str:
        """The text between the quotation marks."""
        return token[1:-1]

    def say(self, value: int | str) -> str:
        """The text of a meaning, in quotation marks."""
        assert self.reader is not None and isinstance(value, Node)
        chains = value.get("of")
        assert isinstance(chains, tuple)
        shown = self.reader.show_abilities([_sentences(chain) for chain in chains])
        opening, closing = language(self.reader.lang).QUOTE
        return opening + re.sub(r'"([^"]*)"', r"“\1”", shown) + closing


def _row(nodes: list[Node]) -> Items:
    """Nodes in their order."""
    found = Items(nodes)
    found.row = True
    return found


def _sentences(chain: Slot) -> list[Node]:
    assert isinstance(chain, Node)
    nodes = chain.get("of")
    assert isinstance(nodes, tuple)
    return [node for node in nodes if isinstance(node, Node)]


class Label(Lexical):
    """A piece with a label, such as ``[Job:Knight]``: the name in it."""

    def __init__(self, label: str, empty: bool = False, words: Words | None = None) -> None:
        start = f"[{label}:"
        super().__init__(
            label,
            lambda token: token.startswith(start) and (empty or len(token) > len(start) + 1),
            lambda token: token[len(start) : -1],
            lambda value: f"{start}{value}]",
            words,
        )

    def fits(self, value: Slot) -> bool:
        """Every name can be said."""
        return isinstance(value, str)


class Icon(Lexical):
    """A number told by an icon."""

    def __init__(self, name: str, test: Callable[[str], bool], value: Callable[[str], int], show: Callable[[int], str]) -> None:
        super().__init__(
            name,
            lambda token: len(token) > 2 and token[0] == "《" and test(token[1:-1]),
            lambda token: value(token[1:-1]),
            lambda number: f"《{show(int(number))}》",
        )

    def fits(self, value: Slot) -> bool:
        """Every number can be said."""
        return isinstance(value, int)


def read_card(row: Mapping[str, Any], lang: str = "en") -> dict[str, Text]:
    """Everything printed on a card, by place (there is only ``text``)."""
    text = row.get("text")
    if not text:
        return {}
    return {"text": reader(lang).card(str(text), str(row.get("name") or ""), str(row.get("kind") or ""))}


def reader(lang: str) -> FFReader:
    """The reader of one language ("en", and "ja" as far as its wordings are written), by the lexicon that is in use."""
    return reader_by(lang, lexicon("fftcg", lang))


@lru_cache(maxsize=READERS)
def reader_by(lang: str, words: Lexicon) -> FFReader:
    """The reader of one language by a lexicon."""
    quoted = Quoted()
    books = sorted(path for path in BOOKS.glob("*.pb") if path.stem == lang or path.stem not in NORMALS)

    def book() -> Book:
        found = Book(
            lang,
            [
                Lexical("Num", is_number, int, str),
                Lexical("Big", lambda t: is_number(t) and t != "1", int, str),
                Label("Name", words=words.of("Name")),
                Label("Job", words=words.of("Job")),
                Label("Category", words=words.of("Category")),
                Label("Special", words=words.of("Special")),
                Label("Counter", empty=True, words=words.of("Counter")),
                Icon("Crystals", lambda t: set(t) == {"C"}, len, lambda n: "C" * n),
                Icon("Generic", is_number, int, str),
                quoted,
            ],
        )
        found.canon, found.apart = (meant, apart) if lang == "ja" else (sense, None)
        return found.load(*books).compile()

    code = [BOOKS / "language.py", *BOOKS.glob("normal*.py"), BOOKS / "sense.py", BOOKS / "japanese.py"]
    state = digest([*books, *code], words.state)
    quoted.reader = FFReader(book, "Line", lang, Cache(f"fftcg-{lang}", state))
    return quoted.reader
