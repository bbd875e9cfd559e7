"""A card in full, for whoever asks to read it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from ..games.base import Game
from ..table.cards import Face

UNTOLD = frozenset({"id", "name", "kind", "lang"})
"""Fields of a card that are told in its first line, or are about the file."""


def show_card(out: Console, game: Game, face: Face, lang: str) -> None:
    """A card in full, for `look`."""
    data = game.data(face)
    texts = game.texts(face, lang)
    names = dict.fromkeys(str(name) for name in (data.get("name_en") if lang == "en" else None, face.name) if name)
    out.print(Text(f"{face.id}  {' / '.join(names)}  ({face.kind})", style="bold"))
    about = game.about
    told = about.facts if about.facts is not None else [key for key in data if is_fact(key, data[key], texts)]
    facts = [f"{key} {fact(data[key])}" for key in told if key in data]
    facts += [words for key, words in about.marks.items() if data.get(key) is True]
    if facts:
        out.print(Text("  " + ", ".join(facts)))
    for skill in data.get("skills", []):
        damage = f", damage {skill['damage']}" if "damage" in skill else ""
        out.print(Text(f"  {skill['name']} (cost {skill['cost']}{damage}) {texts.pop('skill ' + skill['name'], '')}".rstrip()))
    for place, text in texts.items():
        out.print(Text(f"  {place}: {text}" if place != "text" else f"  {text}"))


def is_fact(key: str, value: object, texts: Mapping[str, str]) -> bool:
    """Whether a field of a card is a fact of it, and no name or text.

    >>> [key for key, value in {"id": "T-1", "might": 3, "text": "Win."}.items() if is_fact(key, value, {"text": "Win."})]
    ['might']
    """
    return key not in UNTOLD and not key.startswith("name_") and key not in texts and value not in texts.values()


def fact(value: object) -> str:
    """A fact of a card in words.

    >>> fact(["red", "blue"]), fact([]), fact(300), fact([{"color": "red", "level": 3, "cost": 2}])
    ('red/blue', '-', '300', 'red level 3 cost 2')
    """
    if isinstance(value, dict):
        return " ".join(str(item) if key == "color" else f"{key} {fact(item)}" for key, item in value.items() if key != "text")
    if isinstance(value, list):
        return "/".join(fact(item) for item in value) or "-"
    return str(value)
