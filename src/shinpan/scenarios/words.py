"""The words of scenario files: fields, verbs and their extra keys."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..games.base import Game

FIELDS: Final = frozenset(
    [
        "title",
        "game",
        "edition",
        "editions",
        "beyond",
        "format",
        "rules",
        "cards",
        "turn",
        "phase",
        "p1",
        "p2",
        "script",
        "expect",
        "until",
        "seed",
        "janken",
        "coin",
        "first_turn",
        "restrictions",
        "note",
    ]
)

ANSWERS: Final = frozenset({"choose", "yes", "no", "number", "mode", "resolve", "order"})
"""Verbs that answer what a rule or an effect asks. All others say what a player does."""

COMMON: Final[dict[str, frozenset[str]]] = {
    "choose": frozenset(),
    "yes": frozenset(),
    "no": frozenset(),
    "number": frozenset(),
    "mode": frozenset(),
    "resolve": frozenset({"effect"}),
    "order": frozenset(),
    "pass": frozenset(),
    "concede": frozenset(),
}

UNTIL: Final = ("settled", "next turn", "over")

TRUE: Final = frozenset({"true", "yes", "on"})
FALSE: Final = frozenset({"false", "no", "off"})


def verbs(game: Game) -> dict[str, Collection[str]]:
    """All verbs of a game, with their extra keys.

    >>> sorted(verbs(Game()))[:3]
    ['choose', 'concede', 'mode']
    """
    return {**COMMON, **game.verbs}


def truth(value: object) -> object:
    """YAML's many ways of true and false, as such; anything else as it is.

    >>> truth("yes"), truth("off"), truth("yesterday")
    (True, False, 'yesterday')
    """
    if isinstance(value, str):
        if value.lower() in TRUE:
            return True
        if value.lower() in FALSE:
            return False
    return value
