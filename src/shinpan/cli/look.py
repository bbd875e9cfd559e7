"""A card in full, for whoever asks to read it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from ..games.base import Game
from ..games.boards import Names
from ..library.translations import Translations
from ..table.cards import Face

UNTOLD = frozenset({"id", "name", "kind", "lang"})
"""Fields of a card that are told in its first line, or are about the file."""


def texts_of(game: Game, face: Face, lang: str, translations: Translations) -> dict[str, str]:
    """The texts of a card in a language, by place: as translated, else as the engine words them, else as printed."""
    printed = game.texts(face, face.lang)
    if lang == face.lang:
        return printed
    shown = translations.card(face.id).get(lang)
    given = shown["texts"] if shown is not None else {}
    worded = game.texts(face, lang) if lang in (*game.languages, *game.begun) and not game.unread(face) else {}
    return {place: given.get(place) or worded.get(place) or text for place, text in printed.items()}


def show_card(
    out: Console, game: Game, face: Face, lang: str, called: Names | None = None, texts: Mapping[str, str] | None = None
) -> None:
    """A card in full, for `look`; by the names and with the texts that are given, or else its own."""
    called = called or Names([face], lang)
    texts = texts or game.texts(face, lang)
    data = game.data(face)
    other = called.of(face.name)
    names = dict.fromkeys(str(name) for name in (data.get("name_en") if lang == "en" else None, other, face.name) if name)
    out.print(Text(f"{face.id}  {' / '.join(names)}  ({called.say(face.kind)})", style="bold"))
    about = game.about
    told = about.facts if about.facts is not None else [key for key in data if is_fact(key, data[key], texts)]
    there = (data.get("abroad") or {}).get(lang, {})
    known = {**data, **{key: words for key, words in there.items() if key in data and key not in ("name", "words")}}
    facts = [f"{called.say(key)} {fact(known[key], called)}" for key in told if key in data and key != "abroad"]
    facts += [called.say(words) for key, words in about.marks.items() if data.get(key) is True]
    if facts:
        out.print(Text("  " + ", ".join(facts)))
    rest = dict(texts)
    for skill in data.get("skills", []):
        damage = f", {called.say('{n} damage', n=skill['damage'])}" if "damage" in skill else ""
        cost = called.say("cost {n}", n=skill["cost"])
        out.print(Text(f"  {skill['name']} ({cost}{damage}) {rest.pop('skill ' + skill['name'], '')}".rstrip()))
    for place, text in rest.items():
        out.print(Text(f"  {called.say(place)}: {text}" if place != "text" else f"  {text}"))


def is_fact(key: str, value: object, texts: Mapping[str, str]) -> bool:
    """Whether a field of a card is a fact of it, and no name or text.

    >>> [key for key, value in {"id": "T-1", "might": 3, "text": "Win."}.items() if is_fact(key, value, {"text": "Win."})]
    ['might']
    """
    return key not in UNTOLD and not key.startswith("name_") and key not in texts and value not in texts.values()


def fact(value: object, called: Names | None = None) -> str:
    """A fact of a card in words.

    >>> fact(["red", "blue"]), fact([]), fact(300), fact([{"color": "red", "level": 3, "cost": 2}])
    ('red/blue', '-', '300', 'red level 3 cost 2')
    """
    say = called.say if called is not None else str
    if isinstance(value, dict):
        told = {key: item for key, item in value.items() if key != "text"}
        return " ".join(say(str(item)) if key == "color" else f"{say(key)} {fact(item, called)}" for key, item in told.items())
    if isinstance(value, list):
        return "/".join(fact(item, called) for item in value) or "-"
    return say(str(value)) if isinstance(value, str) else str(value)
