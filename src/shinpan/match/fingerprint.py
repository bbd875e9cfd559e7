"""Fingerprints of a table: a short digest by which a game is known again.

A match is its header and its choices; where a rule or a card has been corrected since, the same choices make another
game. So fingerprints are kept with the choices, at the end and every few choices before, and looked at when they are
played again. What goes into one is what a player could see if all cards were open: the cards in their zones, in their
order, by number; what stands on the field, in which state and with which numbers; turn, phase, memory and the like;
chance; and what is asked. Nothing of how the engine keeps it, so that a fingerprint outlives changes of the engine that
change no game.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from typing import Any, Final

from ..games.base import Game
from ..table.cards import Card
from ..table.decisions import Decision
from ..table.table import Table

EVERY: Final = 8
"""A fingerprint is kept when so many choices were made since the last one."""
NUMBERS: Final = ("dp", "power", "hp", "cost", "level")
"""What of a body's computed numbers counts: those its game has."""


def fingerprint(game: Game, table: Table, decision: Decision | None) -> str:
    """The fingerprint of a table that stands at a decision (None: the game is over), as 16 hexadecimal digits."""
    recording, explain = table.recording, table.explain
    table.recording = table.explain = False
    try:
        refresh(game, table)
        facts = [
            table.turn,
            table.turn_player,
            table.first_player,
            table.phase,
            table.chance.state,
            [table.over, table.winner, table.ending] if table.over else None,
            plain(game.table_state(table)),
            [plain(game.player_state(table, player)) for player in (0, 1)],
            [zone_facts(game, table, index) for index in range(len(table.zones))],
            asked(decision) if decision is not None else None,
        ]
    finally:
        table.recording, table.explain = recording, explain
    text = json.dumps(facts, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def zone_facts(game: Game, table: Table, index: int) -> list[Any]:
    """What lies in a zone."""
    zone = table.zones[index]
    found: list[Any] = [[card.face.id, 1 if card.face_up else 0, card.shown] for card in zone.cards]
    for body in zone.bodies:
        numbers = [getattr(body, name, None) for name in NUMBERS]
        found.append([body.bid, body.top.face.id, body.controller, numbers, plain(game.body_state(table, body))])
    return found


def refresh(game: Game, table: Table) -> None:
    """Lets the game work out the numbers of everything that stands on the field, which looking at one does."""
    for body in table.bodies.values():
        with suppress(KeyError):
            game.fact(table, body.top.uid, "damage")
        return


def asked(decision: Decision) -> list[Any]:
    """What is asked, and what can be answered."""
    options = [[option.verb, option.card, option.body, option.number] for option in decision.options]
    return [decision.player, decision.kind, options]


def plain(value: Any) -> Any:
    """What a game says of something, with numbers for cards, in an order of its own."""
    if isinstance(value, Card):
        return value.face.id
    if isinstance(value, dict):
        return [[str(key), plain(value[key])] for key in sorted(value, key=str)]
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(str(plain(item)) for item in value)
    return value if value is None or isinstance(value, (int, str)) else str(value)
