"""The log and options in words: what every game says alike, and how it is said in another language.

Sentences are made in English by :func:`say`, which keeps the pattern and what was put into it. So the same sentence can be
made again in another language by patterns from a table (``told.ja.yaml``, ``told.zh.yaml``): those here for all games, those
in the folder of a game for that game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from ..table.cards import Body, Card
from ..table.decisions import Option
from ..table.edition import Edition
from ..table.events import Event
from ..table.table import Table
from .marks import icons

TOLD_IN: Final = ("en", "ja", "zh")
"""The languages in which logs and options can be told. Summaries of clauses are English in all of them."""

CLAUSE: Final = re.compile(r"(?<=\()\d+(?:[-.]\d+)+(?=[):：])")
"""A clause in a pattern, as in “attack with {thing} (10.1.2.1)”."""


class Said(str):
    """A sentence that remembers its pattern and its parts: names as they are, and words that are ``Said`` themselves."""

    pattern: str
    parts: Mapping[str, object]


def say(pattern: str, **parts: object) -> Said:
    """A sentence by its English pattern.

    >>> say("{card} goes to {to}", card="Ash", to=say("the deck"))
    'Ash goes to the deck'
    """
    said = Said(pattern.format(**parts))
    said.pattern = pattern
    said.parts = parts
    return said


def worded(text: str, words: Mapping[str, str], edition: Edition | None = None) -> str:
    """A sentence by the patterns of another language. What is not known there stays English, and names stay as they are.

    >>> worded(say("{card} goes to {to}", card="Ash", to=say("the deck")), {"{card} goes to {to}": "{to} < {card}"})
    'the deck < Ash'

    Clauses in the patterns are told by the numbers they have in an edition:

    >>> worded(say("attack {who} (3-1)", who="(3-1)"), {}, Edition("chess-2", "1", lambda: {"3-1": ["4-1"]}))
    'attack (3-1) (4-1)'
    """
    if not isinstance(text, Said):
        return text
    parts = {name: worded(part, words, edition) if isinstance(part, str) else part for name, part in text.parts.items()}
    pattern = words.get(text.pattern, text.pattern)
    if edition is not None:
        pattern = CLAUSE.sub(lambda found: edition.cited(found[0]), pattern)
    return pattern.format(**parts)


@cache
def words_of(home: Path, lang: str) -> Mapping[str, str]:
    """The patterns of a language, by the English ones, for the game that lives in a folder."""
    found: dict[str, str] = {}
    for folder in (Path(__file__).parent, home / "outside"):
        file = folder / f"told.{lang}.yaml"
        data: Any = yaml.load(file.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)) if file.is_file() else {}
        found |= data
    found |= icons(home, lang)
    return found


def player_words(player: int) -> Said:
    """A player."""
    return say("Player {n}", n=player + 1)


def told(event: Event, viewer: int | None, endings: Mapping[str, str]) -> str:
    """The line for what is not offered, and for the end of the game; else nothing."""
    if event.kind == "withheld":
        what = f" {event.card.face.name}" if event.card is not None and event.known_to(viewer) else ""
        return f"not offered: {event.note}{what}"
    if event.kind == "over":
        draw = event.player > 1
        why = say(endings[event.note]) if event.note in endings else event.note
        result = say("the game is a draw") if draw else say("{who} wins the game", who=player_words(event.player))
        return say("{result}: {why}", result=result, why=why)
    return ""


def plain(event: Event, name: str) -> str:
    """The line for an event without a line of its own: its kind, and the card or player it is about."""
    who = f"Player {event.player + 1}" if event.player >= 0 else ""
    text = ": ".join(part for part in (event.kind, name or who) if part)
    return text + (f" ({event.note})" if event.note else "")


def subject(event: Event, viewer: int | None) -> str:
    """What an event is about, as far as the viewer may know; what stands on the field everybody knows."""
    if event.body is not None and (event.card is None or not event.known_to(viewer)):
        return event.body.top.face.name
    if event.card is None:
        return ""
    return event.card.face.name if event.known_to(viewer) else say("a card")


# ------------------------------------------------------------------ options


def chosen(option: Option) -> str:
    """An option that is about no card, such as a number or the end of a choice; nothing for any other."""
    if option.verb in ("done", "none"):
        return say("no more") if option.verb == "done" else say("choose none")
    if option.verb == "number":
        return str(option.number)
    if option.verb == "mode":
        named = say("option {n}: {name}", n=option.number, name=option.name)
        return named if option.name else say("option {n}", n=option.number)
    return ""


def known_name(t: Table, player: int, card: Card) -> str:
    """A card's name, if this player may see it."""
    return card.face.name if t.sees(player, card) else say("a face-down card")


def with_facts(name: str, facts: Sequence[str]) -> str:
    """A thing with what tells it from others of its name."""
    if not facts:
        return name
    text = facts[0]
    for fact in facts[1:]:
        text = say("{facts}, {fact}", facts=text, fact=fact)
    return say("{card} ({facts})", card=name, facts=text)


def area(table: Table, number: int, player: int, zones: int, body: Body | None) -> str | None:
    """An area of a player as an event names it: the zone, or the body a card was if that has left the field."""
    if number < 0:
        return None
    zone = table.zones[number if number >= 2 * zones else player * zones + number]
    return f"b{body.bid}" if zone.kind.field and body is not None and body.bid not in table.bodies else zone.label
