"""Which games there are. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from ..games.base import CardError, Game

GAMES: Final = {
    "digimon": ("shinpan.games.digimon.game", "Digimon"),
    "divinecross": ("shinpan.games.divinecross.game", "DivineCross"),
    "fftcg": ("shinpan.games.fftcg.game", "FFTCG"),
}
"""The games that can be played: name -> (module, class)."""

EDITIONS: Final = {
    "divinecross-1.0.16": "divinecross",
    "digimon-3.6": "digimon",
    "digimon-en-1.0": "digimon",
    "digimon-zh-1.2": "digimon",
    "fftcg-2.1.9": "fftcg",
}
"""Rule books, and the game each one belongs to."""


def game_names() -> list[str]:
    """The names of the games that can be played.

    >>> game_names()
    ['digimon', 'divinecross', 'fftcg']
    """
    return list(GAMES)


@cache
def _load(name: str) -> Game:
    module, cls = GAMES[name]
    made = getattr(import_module(module), cls)()
    assert isinstance(made, Game)
    return made


def game(name: str) -> Game:
    """The game of that name, or of the edition of that name.

    >>> game("chess")
    Traceback (most recent call last):
        ...
    shinpan.games.base.CardError: unknown game 'chess' (there is: digimon, divinecross, fftcg)
    """
    wanted = EDITIONS.get(name, name)
    if wanted in GAMES:
        return _load(wanted)
    raise CardError(f"unknown game {name!r} (there is: {', '.join(GAMES)})")
