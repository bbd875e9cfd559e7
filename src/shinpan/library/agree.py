"""Two languages as witnesses of one card: do its texts, read apart, mean the same?

A card that is full in both languages is built twice, with the facts of the one and the texts of each, and what the engine
will do is compared, place by place: what only one file tells (many leave out security effects or requirement lines) is
no difference. Names and traits are compared by the words that the files themselves have for them under equal numbers
(:mod:`..phrases.lexicon`); a name that no card has, such as that of a token, by the cards that mention it. And the meaning
read in the first language is printed in the second: is that its official text? A difference that somebody has looked at, and
that is the files', not ours, has a reason (:meth:`Game.printings`): it is still a difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..games.base import CardError, Game
from ..games.layouts import Row
from ..phrases.lexicon import EMPTY, Lexicon, lexicon, listed, paired, parts, use
from ..table.cards import Face
from .cards import Merged
from .kept import kept_rows

WORDS: Final = {"name": "Name", "traits": "Trait"}
"""Which fields of a card hold words of which sort."""
BETWEEN = r"(?:, | or | and )?"
QUOTED: Final = rf"(?:“[^”]*”{BETWEEN})+"
BRACKETED: Final = rf"(?:\[[^\]]*\]{BETWEEN})+"
PARTS: Final = re.compile(
    rf"(?:has |have )?(?P<parts>{QUOTED}) in (?P<where>its name|their names|one of its traits|its traits"
    rf"|its text, name or traits)"
    rf"(?P<no> \(other than {BRACKETED}\))?"
)
"""Parts of names and traits in an explanation."""
NAMES: Final = re.compile(r"(\[[^\]]*\](?:(?:, | or | and )\[[^\]]*\])*)")
"""Names in a row, in an explanation."""
NEARLY: Final = 0.7
SECURITY: Final = "Security effect"
MEANS: Final = re.compile(r"<[^>]*> means: ")
REQUIREMENT: Final = "Requirement"
"""How the lines begin that many files leave out."""


@dataclass
class Difference:
    """A card whose texts mean different things: what each has that the other has not."""

    id: str
    a: str
    b: str


@dataclass
class Agreement:
    """What two languages say of the same cards."""

    game: str
    langs: tuple[str, str]
    both: int = 0
    same: int = 0
    printed: int = 0
    """Cards whose meaning, read in the first language, is printed in the second as its text there is in the newest wording."""
    exactly: int = 0
    """Those of them whose text there is that, letter by letter."""
    differ: list[Difference] = field(default_factory=list)
    unpaired: list[str] = field(default_factory=list)
    """Names and traits of the second language for which no card has a word in the first."""
    explained: dict[str, str] = field(default_factory=dict)
    """Why cards differ, of those that do, as far as somebody has looked at them: the files or the printings do."""

    def json(self) -> dict[str, Any]:
        """The public shape."""
        return {
            "game": self.game,
            "langs": list(self.langs),
            "both": self.both,
            "same": self.same,
            "printed": self.printed,
            "exactly": self.exactly,
            "differ": [{"id": one.id, "a": one.a, "b": one.b} for one in self.differ],
            "unpaired": self.unpaired,
            "explained": [{"id": identity, "reason": reason} for identity, reason in self.explained.items()],
        }


def lexicon_of(game: Game, pools: Mapping[str, Merged], lang: str) -> Lexicon:
    """The words of a language for the names and traits of the language that the game's keys are in."""
    key = game.default_lang if game.default_lang in pools else next(iter(pools))
    if lang == key:
        return EMPTY
    mine, theirs = pools[key].rows, pools[lang].rows
    found = paired(mine.values(), theirs.values(), WORDS)[0]
    both = [identity for identity in mine if identity in theirs]
    spelled_names = {rows_of: {one: all_said_of(rows[one]) for one in both} for rows_of, rows in ((key, mine), (lang, theirs))}

    def alike(here: str, there: str) -> bool:
        a, b = (
            {one for one in both if any(spelled(word) in name for name in spelled_names[rows_of][one])}
            for rows_of, word in ((key, here), (lang, there))
        )
        return bool(a) and len(a & b) >= NEARLY * len(a | b)

    return parts(found, ((names_in(game, mine[one], key), names_in(game, theirs[one], lang)) for one in both), alike)


def all_said_of(row: Row) -> list[str]:
    """The names and traits of a card, in one spelling."""
    return [spelled(word) for field_name in WORDS for word in listed(row.get(field_name))]


def names_in(game: Game, row: Row, lang: str) -> list[str]:
    """The names and traits that the texts of a card name."""
    return [word for place in game.text_fields if row.get(place) for word in game.named_in(str(row[place]), lang)]


def unpaired(rows: Mapping[str, Row], words: Lexicon) -> list[str]:
    """The names and traits of some cards that the lexicon has no key for."""
    found: set[str] = set()
    for field_name, sort in WORDS.items():
        known = words.of(sort).keys
        found |= {word for row in rows.values() for word in listed(row.get(field_name)) if word not in known}
    return sorted(found)


def agree(
    game: Game, paths: Sequence[Path], langs: tuple[str, str], format: str | None = None, only: Collection[str] = ()
) -> Agreement:
    """Compares what the cards of some files (or only some of them) mean in two languages."""
    known = (*game.languages, *game.begun)
    for lang in langs:
        if lang not in known:
            raise CardError(f"{game.name} cards cannot be read in {lang!r} (languages: {', '.join(known)})")
    if langs[0] == langs[1]:
        raise CardError(f"two languages are compared, not {langs[0]!r} with itself")
    asked = [lang for lang in known if lang in (*langs, game.default_lang)]
    pools = {lang: kept_rows(paths, lang, format, game) for lang in asked}
    for lang in langs:
        if not pools[lang].rows:
            raise CardError(f"none of these files has {game.name} cards in {lang!r}")
    pools = {lang: pool for lang, pool in pools.items() if pool.rows}
    found = Agreement(game.name, langs)
    first, second = pools[langs[0]].rows, pools[langs[1]].rows
    meant = Meant(game, [pools[lang].rows for lang in dict.fromkeys((*langs, *pools))], first.keys() & second.keys())
    before = {lang: lexicon(game.name, lang) for lang in langs}
    try:
        for lang in langs:
            use(game.name, lang, lexicon_of(game, pools, lang))
        words = lexicon(game.name, langs[1])
        meant.keys = {spelled(word): spelled(key) for word, key in words.of(*WORDS.values()).keys.items()}
        found.unpaired = unpaired(second, words) if langs[1] != game.default_lang else []
        for identity in first:
            if identity in second and (not only or identity in only):
                compare(game, first[identity], second[identity], found, meant)
    finally:
        for lang, own in before.items():
            use(game.name, lang, own)
    reasons = game.printings(langs)
    found.explained = {one.id: reasons[one.id] for one in found.differ if one.id in reasons}
    return found


Line = tuple[str, tuple[frozenset[str], ...]]
"""A line of an explanation without the words that are parts of names and traits, and which cards have each of them."""


class Meant:
    """What parts of names and traits mean: the cards that have them in theirs. So they are compared without a dictionary.

    Files are not free of slips: two parts are the same if nearly all cards that have the one have the other.
    """

    def __init__(self, game: Game, pools: Sequence[Mapping[str, Row]], common: Collection[str]) -> None:
        self.game: Final = game
        self.pools: Final = [{identity: row for identity, row in rows.items() if identity in common} for rows in pools]
        self.fields: Final = game.text_fields
        self._known: dict[tuple[str, str, str], frozenset[str]] = {}
        self._texts: list[dict[str, str]] = []
        self.keys: dict[str, str] = {}
        """The keys of the words of the second language, in one spelling: a name is the same with a space and without."""

    def plain(self, line: str) -> Line:
        """A line of an explanation, with one way to say what is the same."""
        line = self.game.plainly(line)
        found: list[frozenset[str]] = []

        def noted(match: re.Match[str]) -> str:
            found.append(self._cards(match["where"], match["parts"], match["no"] or ""))
            return "has a part in " + match["where"]

        return re.sub(r"\((has a part in [^()]*)\)", r"\1", PARTS.sub(noted, line)), tuple(found)

    def _cards(self, where: str, words: str, no: str) -> frozenset[str]:
        """The cards that have one of some words in their name or traits."""
        key = where, words, no
        if key not in self._known:
            others = unquoted(no)
            self._known[key] = frozenset(
                identity
                for word in unquoted(words)
                for rows in self.pools
                for identity, row in rows.items()
                if any(word in said and said not in others for said in said_of(row, where))
            )
        return self._known[key]

    def same(self, one: Line, other: Line) -> bool:
        """Whether two lines say the same."""
        if len(one[1]) != len(other[1]) or not all(nearly(a, b) for a, b in zip(one[1], other[1], strict=True)):
            return False
        return one[0] == other[0] or self._same_names(one[0], other[0])

    def _same_names(self, one: str, other: str) -> bool:
        """Whether two lines differ only in names that have no pair, which the same cards mention."""
        a, b = NAMES.split(one), NAMES.split(other)
        if len(a) != len(b) or a[::2] != b[::2]:
            return False
        return all(self._one_row(unquoted(x), unquoted(y)) for x, y in zip(a[1::2], b[1::2], strict=True))

    def _one_row(self, one: Sequence[str], other: Sequence[str]) -> bool:
        """Whether two rows of names are the same, in whatever order."""
        other = [self.keys.get(name, name) for name in other]
        left, right = [name for name in one if name not in other], [name for name in other if name not in one]
        if len(left) != len(right):
            return False
        for name in left:
            match = next((word for word in right if self._mentioned_alike(name, word)), None)
            if match is None:
                return False
            right.remove(match)
        return True

    def _mentioned_alike(self, one: str, other: str) -> bool:
        """Whether nearly the same cards mention two words, each in its own language alone."""
        here, there = self._mentions(one), self._mentions(other)
        return bool(here[0]) and not here[1] and not there[0] and nearly(here[0], there[1])

    def _mentions(self, word: str) -> list[frozenset[str]]:
        """The cards that mention a word, in the texts of each of the two languages."""
        if not self._texts:
            for rows in self.pools[:2]:
                self._texts.append({identity: mentioning(row, self.fields) for identity, row in rows.items()})
        return [frozenset(identity for identity, text in texts.items() if word in text) for texts in self._texts]


def nearly(a: frozenset[str], b: frozenset[str]) -> bool:
    """Whether nearly all cards of the one are of the other."""
    return len(a & b) >= NEARLY * len(a | b)


def mentioning(row: Row, fields: Sequence[str]) -> str:
    """All texts of a card, in one spelling."""
    return spelled(" ".join(str(row[name]) for name in fields if row.get(name)))


def unquoted(words: str) -> list[str]:
    """The words in brackets or quotation marks, in one spelling."""
    return [spelled(word) for word in re.findall(r"[“\[]([^”\]]*)[”\]]", words)]


def spelled(word: str) -> str:
    """A name in one spelling: full and half width, and without the mark of ACE cards."""
    return unicodedata.normalize("NFKC", word).replace(" ", "").removesuffix("ACE").lower()


def said_of(row: Row, where: str) -> list[str]:
    """What a card says of itself where a text looks: its name, or its traits."""
    return [spelled(word) for word in listed(row.get("traits" if "trait" in where else "name"))]


def compare(game: Game, first: Row, second: Row, found: Agreement, meant: Meant) -> None:
    """Compares one card; nothing is said of a card that is not full in both languages."""
    a, b = found.langs
    one, two = game.face({**first, "lang": a}), game.face({**second, "lang": b})
    if game.unread(one) or game.unread(two):
        return
    places = [place for place in game.text_fields if place in first and place in second]
    said = [told(game, first, row, lang, places) for row, lang in ((first, a), (second, b))]
    found.both += 1
    exactly, newest = is_printed(game, one, two, b)
    found.exactly += exactly
    found.printed += exactly or newest
    plain = [[meant.plain(line) for line in lines] for lines in said]
    first_alone = [line for line, short in zip(said[0], plain[0]) if not any(meant.same(short, x) for x in plain[1])]
    second_alone = [line for line, short in zip(said[1], plain[1]) if not any(meant.same(x, short) for x in plain[0])]
    alone = ["\n".join(lines) for lines in told_by_both(first_alone, second_alone)]
    if any(alone):
        found.differ.append(Difference(str(first["id"]), alone[0], alone[1]))
    else:
        found.same += 1


def told_by_both(one: list[str], other: list[str]) -> tuple[list[str], list[str]]:
    """What two cards say each alone, without requirement lines that only one file has: many leave out some or all of them."""
    if any(line.startswith(REQUIREMENT) for line in one) and any(line.startswith(REQUIREMENT) for line in other):
        return one, other
    rest = [[line for line in lines if not line.startswith(REQUIREMENT)] for lines in (one, other)]
    return rest[0], rest[1]


def is_printed(game: Game, one: Face, two: Face, lang: str) -> tuple[bool, bool]:
    """Whether the texts of a card, printed in the other language, are those it has there: letter by letter in the normal
    form, and in the newest wording. What only one of the two files has (requirement lines) is left out.
    """
    shown, official, newest = game.texts(one, lang), game.texts(two, lang), game.newest(two)
    common = [place for place in official if place in shown]

    def alike(theirs: Mapping[str, str]) -> bool:
        return all(shown[place] and said_in(game, shown[place], theirs[place], lang) for place in common)

    exactly = alike(official)
    return exactly, exactly or alike(newest)


def said_in(game: Game, shown: str, official: str, lang: str) -> bool:
    """Whether two texts say the same in the same words."""
    reader = game.reader(lang)
    mine, theirs = reader.parts(shown), reader.parts(official)
    required = [effect for effect in theirs if game.is_requirement(effect[0][0], lang)]
    return [effect for effect in mine if required or not game.is_requirement(effect[0][0], lang)] == theirs


def told(game: Game, facts: Row, row: Row, lang: str, places: Sequence[str]) -> list[str]:
    """What the engine will do with a card of these facts and the texts of that row, besides what the facts alone say."""
    bare = {key: value for key, value in facts.items() if key not in (*game.text_fields, "also")}
    texts = {place: row[place] for place in places}
    also = {place: text for place, text in (row.get("also") or {}).items() if place in places}
    with game.one_form():
        lines = game.explain(game.face({**bare, **texts, **({"also": also} if also else {}), "lang": lang}))
    known = set(game.explain(game.face({**bare, "lang": lang})))
    blocks: list[str] = []
    for line in (line for line in lines if line not in known):
        if line.startswith(" ") and blocks:
            blocks[-1] += "\n" + line
        elif not (line.startswith(SECURITY) and "security" not in places or MEANS.match(line)):
            blocks.append(line)
    return blocks
