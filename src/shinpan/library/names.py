"""What cards are called in each language: noted whenever card files are read, and kept beside the cache.

Two cards of one number are one card in two languages, unless their facts contradict each other. From such pairs follows which
name or trait of one language is which of another (:func:`..phrases.lexicon.paired`), also for a card that has no pair.

The file of a game, ``names-GAME.json``, is JSON with a checksum, replaced at once. Several processes may write it: each adds
what it has read to what is there, and what gets lost between two of them is noted again when those cards are read again. One
that is damaged is reported in one line and made anew.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..games.base import Game
from ..games.layouts import Row
from ..phrases.cache import folder
from ..phrases.lexicon import Words, listed, paired
from .cards import Called, called_of, read_rows
from .translations import starter_translations
from .verdicts import load, write

STATE: Final = "names 1"
MOST: Final = 100_000
"""More cards than this of one language are not kept: then it begins anew."""
SAID: Final = re.compile(r"[\[「『“\"【《]([^\[\]「」『』“”\"【】《》]{1,60})[\]」』”\"】》]")
"""What a text says in brackets or quotation marks: names and traits among others."""
RUN: Final = re.compile(rf"(?:{SAID.pattern.replace('([', '(?:[')}(?:, or | and |, | or |/|か|、|或|和)?)+")
"""Such words one beside the other."""
BESIDE: Final = "/"
"""What stands between words that are told as one, as ``parts`` of a card has them."""
FEW: Final = 2
"""So many parts of traits at most stand for one."""
ENDINGS: Final = ("型", "体", "種", "种")
"""What ends whole traits, and is left out of a part of them."""
SLIPS: Final = 1
"""In so many facts two rows of one card may differ: files are not free of slips."""
log: Final = logging.getLogger("shinpan")


class Names:
    """What the cards of one game are called, by language and number."""

    def __init__(self, game: Game, path: Path | None) -> None:
        self.game: Final = game
        self.path: Final = path
        self.stamp: tuple[int, int] | None = None
        self.shipped: Final = shipped(game)
        self.noted: dict[str, dict[str, Called]] = {}
        self._words: dict[tuple[str, str], dict[str, Words]] = {}
        self._parts: dict[tuple[frozenset[str], str, str], list[str]] = {}
        self._fresh()

    # -------------------------------------------------------------- keeping

    def note(self, called: Mapping[str, Mapping[str, Called]]) -> None:
        """Takes up what cards are called, and keeps it if there is anything new."""
        self._fresh()
        if all(self.noted.get(lang, {}).get(number) == one for lang, cards in called.items() for number, one in cards.items()):
            return
        for lang, cards in called.items():
            known = self.noted.setdefault(lang, {})
            if len(known) + len(cards) > MOST:
                known.clear()
            known.update(cards)
        self._words.clear()
        self._parts.clear()
        if self.path is not None:
            write(self.path, STATE, self.noted, self.path.name, 1)
            self.stamp = stamp_of(self.path)

    def _fresh(self) -> None:
        """Takes up what other processes have written meanwhile."""
        if self.path is None or stamp_of(self.path) in (None, self.stamp):
            return
        self.stamp = stamp_of(self.path)
        found = load(self.path, STATE)
        if not is_names(found):
            log.warning("note: %s is damaged: what cards are called is noted anew", self.path)
            return
        for lang, cards in found.items():
            self.noted[lang] = {**self.noted.get(lang, {}), **cards}
        self._words.clear()
        self._parts.clear()

    @property
    def kept(self) -> bool:
        """Whether what was noted in earlier runs is at hand."""
        return self.path is None or self.stamp is not None and bool(self.noted)

    # -------------------------------------------------------------- asking

    @property
    def languages(self) -> list[str]:
        """The languages in which cards are known."""
        return list(dict.fromkeys([*self.shipped, *self.noted]))

    def cards(self, lang: str) -> Mapping[str, Called]:
        """What cards are called in a language, by number."""
        return {**self.shipped.get(lang, {}), **self.noted.get(lang, {})}

    def called(self, number: str, lang: str) -> Called | None:
        """What a card is called in a language."""
        return self.noted.get(lang, {}).get(number) or self.shipped.get(lang, {}).get(number)

    def of(self, row: Row, lang: str) -> dict[str, str]:
        """The names of a card in the languages in which its number is known, by language."""
        return {other: str(one["name"]) for other, one in self._same(row, lang)}

    def _same(self, row: Row, lang: str) -> Iterator[tuple[str, Called]]:
        """The same card in other languages."""
        own = called_of(row, self.game)
        for other in self.languages:
            one = self.called(str(row["id"]), other) if other != lang else None
            if one is not None and same_card(own, one):
                yield other, one

    def words(self, lang: str, other: str) -> Mapping[str, Words]:
        """The words of a language by those of another, by their sort."""
        key = lang, other
        if key not in self._words:
            mine, theirs = self.cards(lang), self.cards(other)
            both = [number for number, one in mine.items() if number in theirs and same_card(one, theirs[number])]
            found = paired(
                [{**theirs[number], "id": number} for number in both],
                [{**mine[number], "id": number} for number in both],
                self.game.word_fields,
            )[0]
            self._words[key] = found.sorts
        return self._words[key]

    def word(self, word: str, lang: str, other: str) -> str | None:
        """A name or trait in another language, if that is known."""
        for words in self.words(lang, other).values():
            if word in words.keys:
                return words.keys[word]
        return None

    def parts(self, words: Sequence[str], lang: str, other: str) -> list[str]:
        """What stands in the same traits in another language, where one of these words is a part of them in this one."""
        key = frozenset(words), lang, other
        if key not in self._parts:
            traits = self.words(lang, other).get(self.game.word_fields.get("traits", ""))
            self._parts[key] = common_parts(words, traits.keys) if traits is not None else []
        return self._parts[key]

    def abroad(self, row: Row, lang: str) -> dict[str, dict[str, Any]]:
        """What a card is called in the other languages: by its number, or else by what its name and traits are called there."""
        same = dict(self._same(row, lang))
        said, runs = words_in(row), runs_in(row)
        found: dict[str, dict[str, Any]] = {}
        for other in self.languages:
            if other == lang:
                continue
            one: dict[str, Any] = {}
            for field, sort in self.game.word_fields.items():
                if other in same:
                    value: Any = same[other].get(field)
                else:
                    words = self.words(lang, other).get(sort)
                    value = [words.keys[word] for word in listed(row.get(field)) if word in words.keys] if words else []
                    value = value if isinstance(row.get(field), list) else "".join(value)
                if value:
                    one[field] = value
            told = {word: there for word in said if (there := self.word(word, lang, other)) is not None and there != word}
            if told:
                one["words"] = told
            parts = {BESIDE.join(run): BESIDE.join(self.parts(run, lang, other)) for run in runs}
            parts = {run: there for run, there in parts.items() if there}
            if parts:
                one["parts"] = parts
            if one:
                found[other] = one
        return found

    def row(self, row: Row, lang: str | None = None) -> Row:
        """A row with what its card is called in other languages, for a game that asks for it."""
        if not self.game.asks_abroad or "abroad" in row:
            return row
        found = self.abroad(row, str(row.get("lang") or lang or self.game.default_lang))
        return {**row, "abroad": found} if found else row

    def unpaired(self, lang: str, other: str) -> list[str]:
        """The names and traits of a language for which none of the other is known."""
        found: set[str] = set()
        for field, sort in self.game.word_fields.items():
            words = self.words(lang, other).get(sort)
            known = words.keys if words is not None else {}
            found |= {word for one in self.cards(lang).values() for word in listed(one.get(field)) if word not in known}
        return sorted(found)


def same_card(one: Called, other: Called) -> bool:
    """Whether two rows of one number can be the same card: of one kind, with the same facts but for a slip.

    >>> card = {"is": {"kind": "digimon", "level": 3, "cost": 3}}
    >>> same_card(card, {"is": {"kind": "digimon", "level": 3, "cost": 4}})
    True
    >>> same_card(card, {"is": {"kind": "digimon", "level": 4, "cost": 5}}), same_card(card, {"is": {"kind": "tamer"}})
    (False, False)
    """
    a, b = one["is"], other["is"]
    wrong = [key for key in a if key in b and a[key] != b[key]]
    return "kind" not in wrong and len(wrong) <= SLIPS


def common_parts(words: Sequence[str], traits: Mapping[str, str]) -> list[str]:
    """The fewest parts of traits in another language by which they have one of them if they have one of some words in this.

    ``traits`` says what each is called there. Nothing where more than a few would be needed.

    >>> traits = {"Giant Bird": "巨鳥型", "Bird": "鳥型", "Beast": "獣型", "Birch": "樹型", "Avian": "鳥人型"}
    >>> common_parts(["Bird", "Avian"], traits), common_parts(["Bi"], traits), common_parts(["B"], {"Ba": "甲乙", "A": "乙"})
    (['鳥'], ['樹', '鳥型'], ['甲乙'])
    """
    wanted = [word.casefold() for word in words]
    inside = {there for here, there in traits.items() if any(word in here.casefold() for word in wanted)}
    others = {there for here, there in traits.items() if not any(word in here.casefold() for word in wanted)}
    tried = {trait[a:b] for trait in inside for a in range(len(trait)) for b in range(a + 1, len(trait) + 1)}
    tried = {part for part in tried if part == part.strip() and not any(part in there for there in others)}
    found: list[str] = []
    while inside and len(found) <= max(FEW, len(words)):
        counted = [(sum(part in there for there in inside), not part.endswith(ENDINGS), len(part), part) for part in tried]
        best = max(counted, default=(0, False, 0, ""))
        if not best[0]:
            return []
        found.append(best[3])
        inside = {there for there in inside if best[3] not in there}
    return sorted(found) if not inside else []


def runs_in(row: Row) -> list[list[str]]:
    """Words in brackets that the texts of a card say one beside the other, and each by itself."""
    found: dict[tuple[str, ...], None] = {}
    for text in texts_of({key: value for key, value in row.items() if key not in ("id", "name", "abroad")}):
        for run in RUN.findall(text):
            words = SAID.findall(run)
            found |= {tuple(sorted(set(words))): None, **{(word,): None for word in words}}
    return [list(words) for words in found]


def words_in(row: Row) -> list[str]:
    """What the texts of a card say in brackets or quotation marks."""
    texts = " ".join(texts_of({key: value for key, value in row.items() if key not in ("id", "name", "abroad")}))
    return list(dict.fromkeys(SAID.findall(texts)))


def texts_of(value: object) -> Iterator[str]:
    """All texts in a row."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from texts_of(item)


def is_names(data: Any) -> bool:
    """Whether a file holds what it should."""
    return isinstance(data, dict) and all(
        isinstance(cards, dict)
        and all(isinstance(one, dict) and isinstance(one.get("is"), dict) and "name" in one for one in cards.values())
        for cards in data.values()
    )


def stamp_of(path: Path) -> tuple[int, int] | None:
    """Which version of a file this is; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


@cache
def shipped(game: Game) -> dict[str, dict[str, Called]]:
    """What the cards that ship with a game are called in the languages in which they can be shown."""
    rows = read_rows([game.starter_cards()]).rows
    own = {number: called_of(row, game) for number, row in rows.items()}
    found = {game.default_lang: own}
    for translation in starter_translations(game):
        here = found.setdefault(translation.lang, {})
        for number, shown in translation.cards.items():
            if number in own and shown["name"] and translation.lang != game.default_lang:
                here[number] = {**own[number], "name": shown["name"]}
                for field in game.word_fields:
                    if field != "name" and field in own[number]:
                        here[number][field] = [shown["labels"].get(word, word) for word in listed(own[number][field])]
    return found


_KNOWN: dict[tuple[str, Path | None], Names] = {}


def names(game: Game) -> Names:
    """What is known of the names of a game's cards."""
    place = folder()
    path = place / f"names-{game.name}.json" if place is not None else None
    key = game.name, path
    if key not in _KNOWN:
        _KNOWN[key] = Names(game, path)
    return _KNOWN[key]
