"""Names and traits in a meaning are keys, so that the same card means the same in each language it is printed in.

The key of a name is the name in the language of the game that comes first. Which word of another language stands for which
key is found from card files of the same numbers in both. A word that is in no lexicon is its own key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

PART: Final = "Part"
"""The sort of words that stand in texts only."""
READERS: Final = 6
"""So many readers are kept in memory, each for a language and a lexicon: each has a phrasebook of some 25 MB."""


class Words:
    """The words of one language for the keys of one sort (names, traits …).

    >>> words = Words({"ホタル": "Firefly"})
    >>> words.key("ホタル"), words.word("Firefly"), words.key("?")
    ('Firefly', 'ホタル', '?')
    """

    def __init__(self, keys: Mapping[str, str], words: Mapping[str, str] | None = None) -> None:
        self.keys: Final = dict(keys)
        said = {key: word for word, key in keys.items()} if words is None else words
        self.words: Final = {key: word for key, word in said.items() if self.keys.get(word, word) == key}
        """What is printed for a key: only words that are read as that key again."""

    def key(self, word: str) -> str:
        """What a printed word is called in a meaning."""
        return self.keys.get(word, word)

    def word(self, key: str) -> str:
        """What is printed for a key."""
        return self.words.get(key, key)


class Lexicon:
    """The words of one language, by sort. It never changes; a reader is made for one."""

    def __init__(self, sorts: Mapping[str, Words] | None = None) -> None:
        self.sorts: Final = dict(sorts or {})
        told = sorted((sort, *pair) for sort, words in self.sorts.items() for pair in words.keys.items())
        self.state: Final = blake2b(repr(told).encode(), digest_size=8).hexdigest() if told else ""
        """What tells two lexicons apart; nothing for an empty one."""

    def of(self, *sorts: str) -> Words:
        """The words of a sort; or of several that are printed alike, of which the first counts where both have one."""
        keys: dict[str, str] = {}
        words: dict[str, str] = {}
        for sort in reversed(sorts):
            if sort in self.sorts:
                keys |= self.sorts[sort].keys
                words |= self.sorts[sort].words
        return Words(keys, words)


@dataclass(frozen=True)
class Conflict:
    """A word that stands for several keys in the files, each so many times; ``key`` is what it was taken for, if anything."""

    sort: str
    word: str
    keys: Mapping[str, int]
    key: str | None


def paired(
    rows: Iterable[Mapping[str, Any]], others: Iterable[Mapping[str, Any]], fields: Mapping[str, str]
) -> tuple[Lexicon, list[Conflict]]:
    """The lexicon of a language (``others``) for the keys of another (``rows``), from cards of the same numbers.

    ``fields`` says which fields of a row hold words of which sort. Lists are compared place by place, where they are of one
    length. What most cards say counts; where that is undecided, nothing is taken.

    >>> here = [{"id": "1", "name": "Firefly", "traits": ["Insect"]}, {"id": "2", "name": "Moth", "traits": ["Insect"]}]
    >>> there = [{"id": "1", "name": "ホタル", "traits": ["昆虫型"]}]
    >>> found, conflicts = paired(here, there, {"name": "Name", "traits": "Trait"})
    >>> found.of("Trait").key("昆虫型"), conflicts
    ('Insect', [])
    """
    known = {str(row["id"]): row for row in rows}
    votes: dict[tuple[str, str], Counter[str]] = {}
    back: dict[tuple[str, str], Counter[str]] = {}
    for other in others:
        row = known.get(str(other["id"]), {})
        for field, sort in fields.items():
            mine, theirs = listed(row.get(field)), listed(other.get(field))
            if len(mine) == len(theirs):
                for key, word in zip(mine, theirs, strict=True):
                    votes.setdefault((sort, word), Counter())[key] += 1
                    back.setdefault((sort, key), Counter())[word] += 1
    conflicts: list[Conflict] = []
    keys: dict[str, dict[str, str]] = {}
    words: dict[str, dict[str, str]] = {}
    for (sort, word), counted in votes.items():
        chosen = most(counted)
        if len(counted) > 1:
            conflicts.append(Conflict(sort, word, counted, chosen))
        if chosen is not None:
            keys.setdefault(sort, {})[word] = chosen
    for (sort, key), counted in back.items():
        said = Counter({word: n for word, n in counted.items() if keys.get(sort, {}).get(word) == key})
        if said:
            words.setdefault(sort, {})[key] = said.most_common(1)[0][0]
    return Lexicon({sort: Words(found, words.get(sort, {})) for sort, found in keys.items()}), conflicts


def parts(words: Lexicon, texts: Iterable[tuple[Sequence[str], Sequence[str]]], alike: Callable[[str, str], bool]) -> Lexicon:
    """A lexicon with the words that only texts name: parts of names, traits of no card, what a text gives to a card.

    ``texts`` are the words that the text of a card names in the language of the keys and in the other one. Where all but one
    are known, that one is paired. A pair that only one card speaks for counts if the two words are ``alike``: the same cards
    have them in their names. No word stands for two keys, nor a key for two words.

    >>> found = Lexicon({"Name": Words({"ホタル": "Firefly"})})
    >>> parts(found, [(["Firefly", "fly"], ["ホタル", "タル"]), (["bee"], [])], lambda key, word: True).of("Part").key("タル")
    'fly'
    """
    known = words.of(*words.sorts)
    votes: dict[str, Counter[str]] = {}
    back: dict[str, Counter[str]] = {}
    for keys, said in texts:
        mine, theirs = set(keys), set(said)
        met = {known.key(word) for word in theirs} & mine
        mine -= met
        theirs = {word for word in theirs if known.key(word) not in met}
        if len(mine) == len(theirs) == 1:
            key, word = mine.pop(), theirs.pop()
            votes.setdefault(word, Counter())[key] += 1
            back.setdefault(key, Counter())[word] += 1
    found: dict[str, str] = {}
    for word, counted in votes.items():
        best = most(counted)
        if best is None or word in known.keys or most(back[best]) != word:
            continue
        if counted[best] > 1 or alike(best, word):
            found[word] = best
    return Lexicon({**words.sorts, PART: Words(found)}) if found else words


def listed(value: object) -> list[str]:
    """The words in a field: one, or several."""
    return [str(item) for item in value] if isinstance(value, list | tuple) else [str(value)] if value else []


def most(counted: Counter[str]) -> str | None:
    """What is most often said, if that is decided."""
    (first, often), *rest = counted.most_common(2)
    return first if not rest or often > rest[0][1] else None


EMPTY: Final = Lexicon()
_IN_USE: dict[tuple[str, str], Lexicon] = {}


def lexicon(game: str, lang: str) -> Lexicon:
    """The lexicon by which texts of a game are read and printed in a language."""
    return _IN_USE.get((game, lang), EMPTY)


def use(game: str, lang: str, words: Lexicon) -> None:
    """Reads and prints texts of a game in a language by this lexicon from now on."""
    _IN_USE[game, lang] = words
