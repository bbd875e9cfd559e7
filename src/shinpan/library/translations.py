"""Cards and decks in other languages, made for showing: the engine reads only what is printed.

A file is ``{cards: {NUMBER: {name: …, texts: {PLACE: …}, labels: {PRINTED: …}}}, decks: {NAME: {title: …, plan: …}}}``, all
of it optional. Those that ship with a game lie beside its starter cards as ``starter.LANG.yaml``; one that a user gives
says with ``game:`` and ``lang:`` what it is for. Places are those of ``Game.texts``; labels are names of skills and the like.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from ..games.base import CardError, Game
from ..games.fields import short
from .cards import card_files
from .files import document
from .registry import GAMES
from .rows import kind_of

LANG: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z]{2,8})?")
"""``en``, ``ja``, ``zh``, ``zh-Hant``."""


class Shown(TypedDict):
    """A card in another language; what is not translated is empty."""

    name: str
    texts: dict[str, str]
    labels: dict[str, str]


class Titled(TypedDict):
    """A deck in another language; what is not translated is empty."""

    title: str
    plan: str


@dataclass(frozen=True)
class Translation:
    """What one file says."""

    game: str
    lang: str
    cards: Mapping[str, Shown]
    decks: Mapping[str, Titled]


class Translations:
    """The cards and decks of a game in other languages: as they ship, and over that what is given."""

    def __init__(self, game: Game, given: Iterable[Translation] = ()) -> None:
        self._cards: dict[str, dict[str, Shown]] = {}
        self._decks: dict[str, dict[str, Titled]] = {}
        for translation in (*starter_translations(game), *(one for one in given if one.game == game.name)):
            for identity, card in translation.cards.items():
                known = self._cards.setdefault(identity, {})
                before = known.get(translation.lang, Shown(name="", texts={}, labels={}))
                known[translation.lang] = Shown(
                    name=card["name"] or before["name"],
                    texts=before["texts"] | card["texts"],
                    labels=before["labels"] | card["labels"],
                )
            for name, deck in translation.decks.items():
                titles = self._decks.setdefault(name, {})
                earlier = titles.get(translation.lang, Titled(title="", plan=""))
                titles[translation.lang] = Titled(title=deck["title"] or earlier["title"], plan=deck["plan"] or earlier["plan"])

    @property
    def languages(self) -> list[str]:
        """The languages in which there is anything."""
        return sorted(set().union(*self._cards.values(), *self._decks.values()))

    def card(self, identity: str) -> Mapping[str, Shown]:
        """A card by language."""
        return self._cards.get(identity, {})

    def deck(self, name: str, lang: str) -> Titled:
        """A deck in a language."""
        return self._decks.get(name, {}).get(lang, Titled(title="", plan=""))


def worded(text: str, labels: Mapping[str, str]) -> str:
    """A text in which the engine quotes labels as they are printed, with them translated.

    >>> worded('Reduce the cost of "福引き" by 1.', {"福引き": "Raffle", "引": "Pull"})
    'Reduce the cost of "Raffle" by 1.'
    """
    return re.sub(r'"([^"]*)"', lambda found: f'"{labels.get(found[1], found[1])}"', text)


# ------------------------------------------------------------------ reading


@cache
def starter_translations(game: Game) -> tuple[Translation, ...]:
    """The files that ship with a game."""
    cards = game.starter_cards()
    return tuple(
        translation_of(document(path), str(path), game.name, path.suffixes[-2].removeprefix("."))
        for path in sorted(cards.parent.glob(f"{cards.stem}.*{cards.suffix}"))
    )


def read_translations(paths: Sequence[Path]) -> list[Translation]:
    """The files (or folders of them) that a user gives."""
    return [translation_of(document(file), str(file)) for path in paths for file in card_files(path)]


def translation_of(data: object, where: str, game: str = "", lang: str = "") -> Translation:
    """A translation from what a file says; ``game`` and ``lang`` where they are known without it.

    >>> translation_of({"game": "fftcg", "lang": "ja", "cards": {"T-1": {"name": "炎"}}}, "file").cards
    {'T-1': {'name': '炎', 'texts': {}, 'labels': {}}}
    """
    fields = ("cards", "decks") if game else ("game", "lang", "cards", "decks")
    found = _fields(data, where, fields, "a file of translations")
    game, lang = game or _text(found, "game", where), lang or _text(found, "lang", where)
    if game not in GAMES:
        raise CardError(f"{where}: game: {short(game)} is not a game (there is: {', '.join(GAMES)})")
    if not LANG.fullmatch(lang):
        raise CardError(f"{where}: lang: a language is a short code like en, ja or zh, not {short(lang)}")
    cards: dict[str, Shown] = {}
    for identity, card in _entries(found, "cards", where).items():
        place = f"{where}: cards: {identity}"
        row = _fields(card, place, ("name", "texts", "labels"), "a card")
        cards[identity] = Shown(
            name=_text(row, "name", place), texts=_texts(row, "texts", place), labels=_texts(row, "labels", place)
        )
    decks: dict[str, Titled] = {}
    for name, deck in _entries(found, "decks", where).items():
        place = f"{where}: decks: {name}"
        row = _fields(deck, place, ("title", "plan"), "a deck")
        decks[name] = Titled(title=_text(row, "title", place), plan=_text(row, "plan", place))
    return Translation(game, lang, cards, decks)


def _fields(data: object, where: str, known: Sequence[str], what: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise CardError(f"{where}: {what} is a set of fields ({', '.join(known)}), not {kind_of(data)}")
    for key in data:
        if key not in known:
            raise CardError(f"{where}: unknown field {short(key)} (there are: {', '.join(known)})")
    return data


def _entries(data: Mapping[str, object], key: str, where: str) -> dict[str, object]:
    entries = data.get(key, {})
    if not isinstance(entries, dict):
        raise CardError(f"{where}: {key} must be a set of fields, not {kind_of(entries)}")
    for name in entries:
        if not isinstance(name, str):
            raise CardError(f"{where}: {key}: {short(name)} must be text (in quotes)")
    return entries


def _texts(data: Mapping[str, object], key: str, where: str) -> dict[str, str]:
    entries = _entries(data, key, where)
    return {name: _text(entries, name, f"{where}: {key}") for name in entries}


def _text(data: Mapping[str, object], key: str, where: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise CardError(f"{where}: {key} must be text, not {kind_of(value)}")
    return value.strip()
