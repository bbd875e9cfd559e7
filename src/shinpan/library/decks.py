"""Decks: lists of cards by number or name, as files or as players paste them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from ..games.base import CardError, Game
from ..table.cards import Face
from .cards import kind_of, read_faces
from .files import parse, short, text_of

LINE: Final = re.compile(r"^(?:(\d+)\s*[x×*]?\s+|(\d+)[x×*]\s*)?(.+?)(?:\s+[x×*]\s*(\d+))?$")
"""``2 SP1-001``, ``2x Name``, ``Name x2``, ``SP1-001``."""
MOST: Final = 1000
"""More cards than this in a deck is a slip of the pen."""


@dataclass
class Deck:
    """A list of cards to play with."""

    name: str
    cards: list[Face]
    title: str = ""
    plan: str = ""

    def counts(self) -> dict[str, int]:
        """How many copies of each card number."""
        return dict(Counter(face.id for face in self.cards))


def legality(game: Game, deck: Deck) -> list[str]:
    """Why a deck may not be played, each reason with its clause; nothing if it may."""
    return [f"{message} ({clause})" if clause else message for clause, message in game.illegal(deck.cards)]


# ------------------------------------------------------------------ what ships with a game


@cache
def starter_faces(game: Game) -> Mapping[str, Face]:
    """The cards that ship with a game, by number."""
    return read_faces(game, [game.starter_cards()])[0]


@cache
def starter_decks(game: Game) -> tuple[str, ...]:
    """The names of the decks that ship with a game."""
    return tuple(sorted(path.stem for path in game.starter_decks().glob("*.yaml")))


@cache
def starter_deck(game: Game, name: str) -> Deck:
    """A deck that ships with the game."""
    if name not in starter_decks(game):
        raise CardError(f"unknown deck {name!r} (there is: {', '.join(starter_decks(game))}; or give a file)")
    return _read(game, game.starter_decks() / f"{name}.yaml", starter_faces(game))


# ------------------------------------------------------------------ reading


def read_deck(game: Game, name: str, faces: Mapping[str, Face] | None = None) -> Deck:
    """A starter deck by name, or the deck in a file. ``faces`` are the cards it may use (default: the starter cards)."""
    if faces is None and name in starter_decks(game):
        return starter_deck(game, name)
    path = Path(name)
    try:
        known = path.exists()
    except (OSError, ValueError):
        known = False
    if not known and name in starter_decks(game):
        path = game.starter_decks() / f"{name}.yaml"
    elif not known:
        raise CardError(f"{short(name, 80)} is neither a starter deck ({', '.join(starter_decks(game))}) nor a file")
    return _read(game, path, faces if faces is not None else starter_faces(game))


def _read(game: Game, path: Path, faces: Mapping[str, Face]) -> Deck:
    text = text_of(path)
    suffix = path.suffix.lower()
    if suffix in (".yaml", ".yml", ".json"):
        return deck_of(parse(text, str(path), suffix == ".json"), str(path), faces, path.stem)
    return parse_deck(text, faces, str(path), path.stem)


def deck_of(data: object, where: str, faces: Mapping[str, Face], name: str = "deck") -> Deck:
    """A deck from what a YAML or JSON file says: ``{cards: {id: n}}``, ``{cards: [ids]}`` or a list of ids."""
    title, plan = "", ""
    cards = data
    if isinstance(data, dict):
        if "cards" not in data:
            raise CardError(f"{where}: a deck needs the field cards")
        cards = data["cards"]
        title, plan = str(data.get("name_en") or data.get("name") or ""), str(data.get("plan") or "")
    deck = Deck(name, [], title, plan)
    finder = Finder(faces)
    if isinstance(cards, dict):
        for identity, count in cards.items():
            face = finder.find(identity, where)
            if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= MOST:
                raise CardError(f"{where}: card {identity}: how many must be a number from 1 on, not {short(count)}")
            deck.cards.extend([face] * count)
    elif isinstance(cards, list):
        deck.cards.extend(finder.find(identity, where) for identity in cards)
    else:
        raise CardError(f"{where}: the cards of a deck are card numbers with counts, or a list of them, not {kind_of(cards)}")
    if not deck.cards:
        raise CardError(f"{where}: there are no cards in this deck")
    return deck


def parse_deck(text: str, faces: Mapping[str, Face], where: str = "deck", name: str = "deck") -> Deck:
    """A deck as players paste it: one card a line, with how many of it.

    Lines that start with ``#`` or ``//`` and headings that end with a colon are passed over.
    """
    deck = Deck(name, [])
    finder = Finder(faces)
    for number, raw in enumerate(text.splitlines(), 1):
        line = re.sub(r"\s#.*$", "", raw).strip()
        if not line or line.startswith(("#", "//")) or line.endswith((":", "：")):
            continue
        found = LINE.match(line)
        assert found is not None
        count = int((found[1] or found[2] or found[4] or "1")[:6])
        if not 0 < count <= MOST:
            raise CardError(f"{where}: line {number}: how many must be a number from 1 on, not {count}")
        deck.cards.extend([finder.find(found[3].strip(), f"{where}: line {number}")] * count)
    if not deck.cards:
        raise CardError(f"{where}: there are no cards in this deck")
    return deck


class Finder:
    """Finds cards by number or name, whatever the case of the letters."""

    def __init__(self, faces: Mapping[str, Face]) -> None:
        self.faces = faces
        self.names: dict[str, list[Face]] = {}
        self.numbers = {number.lower(): face for number, face in faces.items()}
        for face in faces.values():
            for name in {face.name, str(getattr(face, "name_en", ""))}:
                if name:
                    self.names.setdefault(name.lower(), []).append(face)

    def find(self, key: object, where: str) -> Face:
        """The card with that number or name; ``Name (NUMBER)`` and ``NUMBER Name`` are understood too."""
        if not isinstance(key, str):
            raise CardError(f"{where}: a card is named by its number (text), not {short(key)}")
        wanted = key.strip().lower()
        if wanted in self.numbers:
            return self.numbers[wanted]
        named = self.names.get(wanted, [])
        if len(named) == 1:
            return named[0]
        if named:
            raise CardError(f"{where}: {key!r} is the name of several cards: {', '.join(face.id for face in named)}")
        for part in re.split(r"[\s()\[\]]+", wanted):
            if part in self.numbers and any(c.isdigit() for c in part):
                return self.numbers[part]
        raise CardError(f"{where}: unknown card {short(key)}")
