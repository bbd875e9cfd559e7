"""Two languages as witnesses of one card: do its texts, read apart, mean the same?

A card that is full in both languages is built twice, with the facts of the one and the texts of each, and what the engine
will do is compared, place by place: what only one file tells (many leave out security effects or requirement lines) is
no difference. Names and traits are compared by the words that the files themselves have for them under equal numbers
(:mod:`..phrases.lexicon`). And the meaning read in the first language is printed in the second: is that its official text?
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..games.base import CardError, Game
from ..games.layouts import Row
from ..phrases.lexicon import Conflict, Lexicon, lexicon, paired, use
from .cards import Merged
from .kept import kept_rows

WORDS: Final = {"name": "Name", "traits": "Trait"}
"""Which fields of a card hold words of which sort."""
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
    differ: list[Difference] = field(default_factory=list)
    unpaired: list[str] = field(default_factory=list)
    """Names and traits of the second language for which no card has a word in the first."""

    def json(self) -> dict[str, Any]:
        """The public shape."""
        return {
            "game": self.game,
            "langs": list(self.langs),
            "both": self.both,
            "same": self.same,
            "printed": self.printed,
            "differ": [{"id": one.id, "a": one.a, "b": one.b} for one in self.differ],
            "unpaired": self.unpaired,
        }


def lexicon_of(game: Game, pools: Mapping[str, Merged], lang: str) -> tuple[Lexicon, list[Conflict]]:
    """The words of a language for the names and traits of the language that the game's keys are in."""
    key = game.default_lang if game.default_lang in pools else next(iter(pools))
    if lang == key:
        return Lexicon(), []
    return paired(pools[key].rows.values(), pools[lang].rows.values(), WORDS)


def agree(game: Game, paths: Sequence[Path], langs: tuple[str, str], format: str | None = None) -> Agreement:
    """Compares what the cards of some files mean in two languages."""
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
    before = {lang: lexicon(game.name, lang) for lang in langs}
    try:
        for lang in langs:
            use(game.name, lang, lexicon_of(game, pools, lang)[0])
        for identity, row in pools[langs[0]].rows.items():
            if identity in pools[langs[1]].rows:
                compare(game, row, pools[langs[1]].rows[identity], found)
    finally:
        for lang, words in before.items():
            use(game.name, lang, words)
    return found


def compare(game: Game, first: Row, second: Row, found: Agreement) -> None:
    """Compares one card; nothing is said of a card that is not full in both languages."""
    a, b = found.langs
    one, two = game.face({**first, "lang": a}), game.face({**second, "lang": b})
    if game.unread(one) or game.unread(two):
        return
    places = [place for place in game.text_fields if place in first and place in second]
    said = told(game, first, first, a, places), told(game, first, second, b, places)
    for lines, other in (said, said[::-1]):
        if not any(line.startswith(REQUIREMENT) for line in other):
            lines[:] = [line for line in lines if not line.startswith(REQUIREMENT)]
    found.both += 1
    alone = ([line for line in said[0] if line not in said[1]], [line for line in said[1] if line not in said[0]])
    if any(alone):
        found.differ.append(Difference(str(first["id"]), *("\n".join(lines) for lines in alone)))
    else:
        found.same += 1


def told(game: Game, facts: Row, row: Row, lang: str, places: Sequence[str]) -> list[str]:
    """What the engine will do with a card of these facts and the texts of that row."""
    bare = {key: value for key, value in facts.items() if key not in (*game.text_fields, "also")}
    texts = {place: row[place] for place in places}
    also = {place: text for place, text in (row.get("also") or {}).items() if place in places}
    return game.explain(game.face({**bare, **texts, **({"also": also} if also else {}), "lang": lang}))
