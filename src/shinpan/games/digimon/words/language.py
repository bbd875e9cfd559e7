"""The phrasebook of the Digimon Card Game: card text to meaning and back.

A text is a list of effects, an effect a list of sentences (:mod:`.normal`). The first sentence of an
effect is a ``Line`` of the book, the others are a ``Next``, and a bullet is a ``Bullet``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from ....meaning.node import Node, Slot
from ....phrases.book import Book, Lexical, Nested, Senseless, is_number, ordered
from ....phrases.cache import Cache, digest
from ....phrases.languages import language
from ....phrases.lexicon import PART, READERS, Lexicon, Words, lexicon
from ....phrases.printer import Printer, Unprintable
from ....phrases.reading import Reader, Reading
from . import chinese, japanese
from .normal import NORMALS, normal_of
from .saying import forms_in, resolved
from .selecting import REVEALED, SOURCES, held, is_cards, is_this, placed

BOOKS = Path(__file__).parent
_TRANSLATING: ContextVar[bool] = ContextVar("translating", default=False)
"""Whether what is printed was read in another language (also within quotation marks)."""
MEANT = {"ja": japanese.meant, "zh": chinese.meant}
"""What is meant beyond the words, by the language."""


class Text(Reading):
    """A text that was read: its sentences, and which of them begin an effect."""

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


def is_there(x: Slot, pile: str) -> bool:
    """Whether something is “this card” in a certain place."""
    if not isinstance(x, Node) or x.kind != "This":
        return False
    zones = [zone for zone in held(x.get("z")) if isinstance(zone, Node)]
    return any(isinstance(p, Node) and p.kind == pile for zone in zones for p in held(zone.get("p")))


def shared(value: Node) -> Node:
    """A meaning in which the one zone of a row of selectors of cards is the zone of them all.

    “A card in your hand with [X] in its name” is a card with [X] in its name in your hand, and “gains <Rush> for the
    turn and can't block” is that it gains it and it cannot block. Digivolution cards are
    never among revealed cards, “all of their digivolution cards” are those of Digimon, not of a player, and a card that is
    played in the breeding area is not there yet.
    """
    slots = tuple((name, _shared(slot, value.kind == "OneOf")) for name, slot in value.slots)
    if value.kind == "SelWith":
        return _joined(dict(slots))
    if value.kind == "Sel" and value.get("of") == SOURCES:
        if value.get("z") == REVEALED or value.get("o") is not None and value.get("n") == Node("All"):
            raise Senseless
    if any(isinstance(slot, tuple) and _again(slot) for _, slot in slots):
        raise Senseless
    if value.kind == "CountBoth":
        return _owned(Node(value.kind, slots))
    if value.kind == "OneOf":
        slots = tuple((name, _of_the_first(slot)) for name, slot in slots)
    if value.kind == "Play" and any(is_there(x, "Breeding") for x in held(value.get("x"))):
        raise Senseless
    if value.kind == "Happens" and isinstance(value.get("e"), Node) and value.node("e").kind == "On":
        return _caused(dict(slots))
    if value.kind == "CantBy":
        return _cannot(dict(slots))
    if value.kind == "ItMod":
        return Node("Mod", tuple(sorted((*slots, ("x", (Node("It"),))))))
    return value if slots == value.slots else Node(value.kind, slots)


def _again(items: tuple[Slot, ...]) -> bool:
    """“All Digimon other than this Digimon and the chosen one”: that one is not meant besides all of them."""
    found = [item for item in items if isinstance(item, Node)]
    rest = [item.get("of") for item in found if item.kind == "Sel" and item.get("n") == Node("All") and item.get("z") is None]
    tests = [test for of in rest if isinstance(of, Node) for test in held(of.get("f"))]
    but = any(isinstance(test, Node) and test.kind == "Not" for test in tests)
    return but and any(item.kind == "Made" for item in found)


def _owned(value: Node) -> Node:
    """“Each Digimon and each Tamer you have”: both are whose the last one is said to be."""
    a, b = value.node("a"), value.node("b")
    x, y = a.get("x"), b.get("x")
    if not (isinstance(x, Node) and isinstance(y, Node) and x.kind == y.kind == "Sel"):
        return value
    owner = y.get("o")
    if owner is None or x.get("o") or x.get("z") or y.get("z"):
        return value
    mine = Node(a.kind, tuple(sorted({**dict(a.slots), "x": Node("Sel", tuple(sorted((*x.slots, ("o", owner)))))}.items())))
    return Node("CountBoth", (("a", mine), ("b", b)))


def _caused(slots: dict[str, Slot]) -> Node:
    """“By an effect, your Digimon is played”: the cause, named before who it happens to, is that of the event."""
    on, by = slots["e"], slots["by"]
    assert isinstance(on, Node)
    events = tuple(Node(e.kind, tuple(sorted((*e.slots, ("by", by))))) for e in held(on.get("e")) if isinstance(e, Node))
    return Node("On", tuple(sorted({**dict(on.slots), "e": events}.items())))


def _cannot(slots: dict[str, Slot]) -> Node:
    """“By an effect it is neither deleted nor returned”: the cause is that of both."""
    verbs: list[Slot] = []
    for verb in held(slots["v"]):
        if isinstance(verb, Node):
            causes = slots["by"]
            if verb.kind.startswith("BeReturned"):  # what returns something is an effect anyway
                causes = tuple(
                    one.node("s") if isinstance(one, Node) and one.kind == "ByEffects" else one for one in held(causes)
                )
            verbs.append(Node(verb.kind, tuple(sorted((*verb.slots, ("by", causes))))))
    return Node("Cant", (("v", tuple(verbs)),))


def _effects(cause: Slot) -> Slot:
    return cause.node("s") if isinstance(cause, Node) and cause.kind == "ByEffects" else cause


def _of_the_first(value: Slot) -> Slot:
    """“One of your Tokens or a Digimon with [X]”: what nobody is said to have is one of those that the first is of."""
    first, *rest = held(value) or (None,)
    if not isinstance(first, Node) or first.kind != "Sel" or first.get("o") is None or not all(_nobodys(item) for item in rest):
        return value
    of = {name: slot for name, slot in first.slots if name in ("n", "o")}
    return (first, *(Node("Sel", tuple(sorted({**dict(item.slots), **of}.items()))) for item in rest if isinstance(item, Node)))


def _nobodys(item: Slot) -> bool:
    """Whether a selector is of any one thing in play, and says neither whose it is nor where."""
    one = isinstance(item, Node) and item.kind == "Sel" and item.get("n") == Node("One")
    return one and isinstance(item, Node) and not is_cards(item) and not item.get("o") and not item.get("z")


def _joined(slots: dict[str, Slot]) -> Node:
    """A selector whose filters, printed behind the zone, are those of its things."""
    late, of = slots.pop("w"), slots["of"]
    assert isinstance(late, tuple) and isinstance(of, Node)
    things = dict(of.slots)
    early = things.get("f", ())
    assert isinstance(early, tuple)
    things["f"] = ordered([*early, *late])
    slots["of"] = Node("Thing", tuple(sorted(things.items())))
    return Node("Sel", tuple(sorted(slots.items())))


def before_owner(node: Node) -> Iterator[Node]:
    """A selector whose filters are printed before whose the things are: “DP3000以下の相手のデジモン”."""
    of = node.get("of")
    if node.kind != "Sel" or not isinstance(of, Node) or of.kind != "Thing":
        return
    tests = held(of.get("f"))
    named = tuple(test for test in tests if isinstance(test, Node) and test.kind == "Named") if of.get("k") is None else ()
    late = tuple(test for test in tests if test not in named)
    if late and (named or of.get("k") is not None):
        things = {name: slot for name, slot in of.slots if name != "f"} | ({"f": named} if named else {})
        slots = {**dict(node.slots), "of": Node("Thing", tuple(sorted(things.items()))), "w": late}
        yield Node("SelWith", tuple(sorted(slots.items())))


def _shared(value: Slot, row: bool) -> Slot:
    if isinstance(value, Node):
        return value if value.kind == "Quote" else shared(value)
    if not isinstance(value, tuple):
        return value
    items = [_shared(item, False) for item in value]
    zones = {zone for item in items for zone in _zones(item)}
    if len(items) > 1 and len(zones) == 1 and all(is_cards(item) or is_this(item) or _zones(item) for item in items):
        (zone,) = zones
        items = [placed(item, zone) for item in items]
        if not row:
            items.sort(key=repr)
    return tuple(items)


def _zones(item: Slot) -> set[Slot]:
    """The zones that a selector, or one of several, names."""
    if not isinstance(item, Node):
        return set()
    if item.kind == "OneOf":
        return {zone for inner in held(item.get("x")) for zone in _zones(inner)}
    zone = item.get("z")
    return {zone} if zone is not None else set()


class DigimonReader(Reader):
    """Reads a text effect by effect."""

    def read(self, text: str) -> Text:
        """Reads a printed text. What is not understood is listed, never dropped."""
        return self.into(Text(self.lang), text)

    def parts(self, text: str) -> list[list[tuple[str, str]]]:
        """The effects of a text, each its sentences with the category they are read as."""
        normal = normal_of(self.lang)
        return [
            [(part, "Bullet" if part.startswith("・") else "Next" if number else "Line") for number, part in enumerate(effect)]
            for effect in normal.effects(normal.normal(text))
        ]

    @cached_property
    def translator(self) -> Printer:
        """What prints meanings that were read in another language."""
        return Printer(self.book, forms_in(self.lang))

    def translate(self, effects: list[Node]) -> str:
        """Effects that were read in another language, in the newest wording of this one, one a line."""
        token = _TRANSLATING.set(True)
        try:
            return self.show_effects(effects)
        finally:
            _TRANSLATING.reset(token)

    def show_effects(self, effects: list[Node]) -> str:
        """Effects in the newest wording, one a line."""
        lines: list[str] = []
        said = language(self.lang)
        full, space = said.STOP, " " if said.SPACED else ""
        for effect in effects:
            line = ""
            sentences = unchain(effect)
            named = resolved(sentences) if _TRANSLATING.get() else sentences
            for number, (node, other) in enumerate(zip(named, sentences)):
                category = "Bullet" if node.kind == "Item" else "Next" if number else "Line"
                shown = self._shown(node, other, category)
                bare = node.kind == "KeywordEffect" or category == "Line" and node.kind.endswith("Req")
                stop = "" if bare or shown.endswith((full + said.QUOTE[1], ":")) else full
                line += ("\n" if category == "Bullet" else space if number else "") + shown + stop
            lines.append(normal_of(self.lang).shown(line))
        return "\n".join(lines)

    def _shown(self, node: Node, other: Node, category: str) -> str:
        """A sentence; of one that was read in another language, with “it” named, or else as it is."""
        if not _TRANSLATING.get():
            return self.printer.sentence(node, category, False)
        try:
            return self.translator.sentence(node, category, False)
        except Unprintable:
            return self.translator.sentence(other, category, False)


class Ability(Nested):
    """A text in quotation marks: read as a card text of its own, ``Quote(first effect, rest)``."""

    def __init__(self, lang: str) -> None:
        super().__init__("Ability", "Quote")
        self.quote = language(lang).QUOTE
        self.reader: DigimonReader | None = None

    def begun(self, token: str) -> bool:
        """Whether the token is a quoted text."""
        return len(token) > 2 and (token[0], token[-1]) == self.quote

    def made(self, token: str) -> Node | None:
        """The meaning of a quoted text, if it has one."""
        assert self.reader is not None
        text = self.reader.read(self.inside(token))
        return chain(text.effects(), "Quote") if text.full and text.sentences else None

    def inside(self, token: str) -> str:
        """The text between the quotation marks."""
        return token[1:-1]

    def say(self, value: int | str) -> str:
        """The text of a meaning, in quotation marks."""
        assert self.reader is not None and isinstance(value, Node)
        return self.quote[0] + self.reader.show_effects(unchain(value)) + self.quote[1]


class Facts(Nested):
    """The facts of a token: ``Facts(k: Digimon, cost, level, c: colours, t: traits, dp, e: Quote of its effects)``."""

    def __init__(self, lang: str, traits: Words) -> None:
        super().__init__("Facts", "Facts")
        self.normal = normal_of(lang)
        self.traits = traits
        self.reader: DigimonReader | None = None

    def begun(self, token: str) -> bool:
        """Whether the token is the facts of a token."""
        return token[0] == "⟪"

    def made(self, token: str) -> Node | None:
        """The facts, if every part of them is understood."""
        assert self.reader is not None
        found = self.normal.TOKEN_FACTS.fullmatch(token[1:-1])
        if found is None:
            return None
        kind, *facts = [fact.strip() for fact in found[1].split("/")]
        colors: list[Slot] = []
        traits: list[Slot] = []
        if kind not in self.normal.KINDS:
            return None
        slots: dict[str, Slot] = {"k": Node(self.normal.KINDS[kind])}
        for fact in facts:
            number = self.normal.FACT.fullmatch(fact)
            if fact.lower() in self.normal.COLORS:
                colors.append(Node(self.normal.COLORS[fact.lower()]))
            elif number is not None:
                slots[str(number.lastgroup)] = int(number[str(number.lastgroup)])
            else:
                traits.append(self.traits.key(fact))
        if colors:
            slots["c"] = tuple(colors)
        if traits:
            slots["t"] = tuple(traits)
        if found[2]:
            effects = self.reader.read(self.inside(token))
            if not effects.full:
                return None
            slots["e"] = chain(effects.effects(), "Quote")
        return Node("Facts", tuple(sorted(slots.items())))

    def inside(self, token: str) -> str:
        """The effects among the facts, one a line."""
        found = self.normal.TOKEN_FACTS.fullmatch(token[1:-1])
        return self.normal.TOKEN_EFFECTS.sub("\n", found[2] or "") if found is not None else ""

    def say(self, value: int | str) -> str:
        """The facts as they are printed."""
        assert self.reader is not None and isinstance(value, Node)
        shown = [_named(self.normal.KINDS, value.node("k").kind)]
        shown += self._number(value, "cost") + self._number(value, "level")
        colors, traits = value.get("c"), value.get("t")
        if isinstance(colors, tuple):
            shown += [_named(self.normal.COLORS, item.kind).title() for item in colors if isinstance(item, Node)]
        if isinstance(traits, tuple):
            shown += [self.traits.word(str(item)) for item in traits]
        shown += self._number(value, "dp")
        if value.get("e") is not None:
            shown += self.reader.show_effects(unchain(value.node("e"))).split("\n")
        return "⟪" + "/".join(shown) + "⟫"

    def _number(self, value: Node, name: str) -> list[str]:
        """A number of the token as it is printed, if it has one."""
        return [self.normal.FACTS_SAID[name].format(n=value.number(name))] if value.get(name) is not None else []


def _named(words: Mapping[str, str], kind: str) -> str:
    """The word for a kind of node."""
    return next(word for word, other in words.items() if other == kind)


def _numbered(name: str, word: str) -> Lexical:
    """A tag with a number in it, such as ``[DigiXros -2]``."""
    pattern = re.compile(rf"\[{word} ?-(\d{{1,9}})\]", re.I)

    def value(token: str) -> int:
        found = pattern.fullmatch(token)
        assert found is not None
        return int(found[1])

    return Lexical(name, lambda token: pattern.fullmatch(token) is not None, value, lambda n: f"[{word} -{n}]")


def _worded(name: str, words: Mapping[str, int | str]) -> Lexical:
    """A word that stands for a plain value."""
    said = {value: word for word, value in words.items()}
    return Lexical(name, words.__contains__, words.__getitem__, lambda value: said.get(value, ""))


def named_in(text: str, lang: str) -> list[str]:
    """The words in brackets that are names or traits, in their order."""
    normal = normal_of(lang)
    opening, closing = map(re.escape, normal.NAME)
    found = re.findall(f"{opening}[^{opening}{closing}]+{closing}", normal.normal(text))
    return [word[1:-1] for word in found if not normal.is_tag(word) and language(lang).STOP not in word]


def read_card(row: Mapping[str, Any], lang: str = "en") -> dict[str, Text]:
    """Everything printed on a card, by place: text, inherited, security, link requirement, link text.

    Of two transcriptions of one text (``also``) the first is taken, unless only the second is understood in full (and does
    not lack effects that the first has).
    """
    the_reader = reader(lang)
    also = row.get("also") or {}
    found: dict[str, Text] = {}
    for place in ("text", "inherited", "security"):
        if row.get(place):
            found[place] = the_reader.read(str(row[place]))
            if not found[place].full and also.get(place):
                other = the_reader.read(str(also[place]))
                if other.full and len(other.starts) >= len(found[place].starts):
                    found[place] = other
    link = row.get("link")
    if isinstance(link, Mapping):
        for place in ("requirement", "text"):
            if link.get(place):
                value = str(link[place]).strip()
                if place == "requirement":
                    value = normal_of(lang).linked(value)
                found[f"link {place}"] = the_reader.read(value)
    return found


def reader(lang: str) -> DigimonReader:
    """The reader of one language (so far "en"), by the lexicon that is in use."""
    return reader_by(lang, lexicon("digimon", lang))


@lru_cache(maxsize=READERS)
def reader_by(lang: str, words: Lexicon) -> DigimonReader:
    """The reader of one language by a lexicon."""
    normal = normal_of(lang)
    opening, closing = normal.NAME
    ability, facts = Ability(lang), Facts(lang, words.of("Trait"))
    books = sorted(path for path in BOOKS.glob("*.pb") if path.stem == lang or path.stem not in NORMALS)

    def book() -> Book:
        found = Book(
            lang,
            [
                Lexical("Num", is_number, int, str),
                Lexical("Big", lambda t: is_number(t) and t != "1", int, str),
                Lexical(
                    "Name",
                    lambda t: t[0] == opening and len(t) > 2 and not normal.is_tag(t),
                    lambda t: t[1:-1],
                    lambda v: f"{opening}{v}{closing}",
                    words.of("Name", "Trait", PART),
                ),
                *(_numbered(name, word) for name, word in normal.NUMBERED.items()),
                *(_worded(name, said) for name, said in normal.WORDS.items()),
                ability,
                facts,
            ],
        )
        own = MEANT.get(lang)
        found.canon = shared if own is None else lambda node: own(shared(node))
        if normal.OWNER_LATE:
            found.apart = (lambda node: (*before_owner(node), node, *japanese.apart(node))) if lang == "ja" else before_owner
        return found.load(*books).compile()

    code = [BOOKS / f"{name}.py" for name in ("language", "japanese", "chinese", "marks", "saying", "selecting")]
    state = digest([*books, *code, *BOOKS.glob("normal*.py")], words.state)
    ability.reader = facts.reader = DigimonReader(book, "Line", lang, Cache(f"digimon-{lang}", state))
    return ability.reader
