"""Saved matches: what is written, and every way in which what is read can be wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from .. import __version__
from ..games.base import CardError, Game
from ..library.registry import game as find
from ..table.cards import Face
from ..table.edition import Edition
from .errors import BadSave

PRINT: Final = re.compile("[0-9a-f]{16}")
"""A fingerprint."""

FORMAT: Final = 1


class Saved:
    """The header and the choices of a match."""

    def __init__(
        self,
        game: Game,
        decks: list[list[Face]],
        seed: int,
        names: list[str],
        choices: list[int],
        thorough: bool,
        engine: str,
        edition: str,
        fingerprints: dict[int, str],
    ) -> None:
        self.game = game
        self.decks = decks
        self.seed = seed
        self.names = names
        self.choices = choices
        self.thorough = thorough
        self.engine = engine
        self.edition = edition
        self.fingerprints = fingerprints
        """By how many choices had been made; none in a file from before there were any."""


def write(
    game: Game,
    edition: Edition,
    decks: Sequence[Sequence[Face]],
    seed: int,
    names: Sequence[str],
    choices: Sequence[int],
    thorough: bool,
    fingerprints: Sequence[tuple[int, str]],
) -> dict[str, Any]:
    """A match as plain data. The cards are written out, so that it can be read without their files."""
    cards: dict[str, Any] = {}
    keys = keys_of(decks)
    for deck in decks:
        for face in deck:
            if keys[face.id, face.lang] not in cards:
                cards[keys[face.id, face.lang]] = game.data(face)
    return {
        "format": FORMAT,
        "game": game.name,
        "edition": edition.name,
        "engine": __version__,
        "seed": seed,
        "names": list(names),
        "decks": [[keys[face.id, face.lang] for face in deck] for deck in decks],
        "cards": cards,
        **({"thorough": True} if thorough else {}),
        "choices": list(choices),
        "fingerprints": [[number, mark] for number, mark in fingerprints],
    }


def keys_of(decks: Sequence[Sequence[Face]]) -> dict[tuple[str, str], str]:
    """What cards are called in a save: their numbers; one that is there in a second language has that behind it."""
    found: dict[tuple[str, str], str] = {}
    for deck in decks:
        for face in deck:
            again = face.id in found.values() and found.get((face.id, face.lang)) != face.id
            found.setdefault((face.id, face.lang), f"{face.id}@{face.lang}" if again else face.id)
    return found


def is_number(value: object) -> bool:
    """Whether it is a whole number (YAML's and JSON's true and false are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def pair(data: dict[str, Any], key: str, what: str) -> list[Any]:
    """A field that holds one thing for each player."""
    value = data.get(key)
    if not isinstance(value, list) or len(value) != 2:
        raise BadSave(f"saved match: {key} must be a list of two {what}")
    return value


def read(data: object, game: Game | None = None) -> Saved:
    """Reads a saved match. Everything but the legality of its choices is checked here."""
    if not isinstance(data, dict):
        raise BadSave("saved match: it must be an object with fields")
    version = data.get("format")
    if not is_number(version):
        raise BadSave("saved match: there is no format number, so this is not a saved match")
    if version != FORMAT:
        raise BadSave(f"saved match: format {version} is not known to this version (it reads format {FORMAT})")
    name = data.get("game")
    if not isinstance(name, str):
        raise BadSave("saved match: game must be the name of a game")
    if game is None:
        try:
            game = find(name)
        except CardError as error:
            raise BadSave(f"saved match: {error}") from None
    elif game.name != name:
        raise BadSave(f"saved match: it is a game of {name}, not of {game.name}")
    edition = data.get("edition")
    there = [known.name for known in (*game.editions, *game.extended)]
    if edition not in there:
        raise BadSave(f"saved match: edition {edition!r} is not the edition played here ({', '.join(there)})")
    seed = data.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadSave("saved match: seed must be a whole number")
    names = pair(data, "names", "names")
    for given in names:
        if not isinstance(given, str):
            raise BadSave("saved match: names must be text")
    choices = data.get("choices")
    if not isinstance(choices, list):
        raise BadSave("saved match: choices must be a list of whole numbers")
    for number, choice in enumerate(choices, 1):
        if not is_number(choice):
            raise BadSave(f"saved match: choice {number} must be a whole number")
    thorough = data.get("thorough", False)
    if not isinstance(thorough, bool):
        raise BadSave("saved match: thorough must be true or false")
    engine = data.get("engine")
    written_by = engine if isinstance(engine, str) else "unknown"
    decks = read_decks(data, game)
    marks = read_fingerprints(data.get("fingerprints", []))
    return Saved(game, decks, seed, list(names), list(choices), thorough, written_by, str(edition), marks)


def read_fingerprints(given: object) -> dict[int, str]:
    """The fingerprints of a saved match."""
    if not isinstance(given, list):
        raise BadSave("saved match: fingerprints must be a list")
    marks: dict[int, str] = {}
    for entry in given:
        if not isinstance(entry, list) or len(entry) != 2 or not is_number(entry[0]) or not isinstance(entry[1], str):
            raise BadSave("saved match: a fingerprint must be a number of choices and a text")
        if not 0 <= entry[0] < 1 << 31 or not PRINT.fullmatch(entry[1]):
            raise BadSave("saved match: a fingerprint must be a number of choices and 16 hexadecimal digits")
        marks[entry[0]] = entry[1]
    return marks


def read_decks(data: dict[str, Any], game: Game) -> list[list[Face]]:
    """The decks of a saved match, built from the cards that are written in it."""
    cards = data.get("cards")
    if not isinstance(cards, dict):
        raise BadSave("saved match: cards must be an object of card definitions")
    faces: dict[str, Face] = {}
    decks: list[list[Face]] = []
    for number, ids in enumerate(pair(data, "decks", "decks"), 1):
        if not isinstance(ids, list) or not ids:
            raise BadSave(f"saved match: deck {number} must be a list of card numbers")
        deck: list[Face] = []
        for identity in ids:
            if not isinstance(identity, str) or identity not in cards:
                raise BadSave(f"saved match: deck {number} has the card {identity!r}, which is not among its cards")
            face = faces.get(identity)
            if face is None:
                face = build(game, identity, cards[identity])
                faces[identity] = face
            deck.append(face)
        decks.append(deck)
    return decks


def build(game: Game, identity: str, definition: object) -> Face:
    """One card of a saved match."""
    if not isinstance(definition, dict):
        raise BadSave(f"saved match: the card {identity!r} must be an object with fields")
    try:
        face = game.face(definition, f"card {identity}")
    except CardError as error:
        raise BadSave(f"saved match: {error}") from None
    if identity not in (face.id, f"{face.id}@{face.lang}"):
        raise BadSave(f"saved match: the card {identity!r} calls itself {face.id!r}")
    return face
