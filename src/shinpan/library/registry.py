"""Which games there are: the one place outside their rooms that names them. A game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from ..games.about import About, Source
from ..games.base import CardError, Game
from ..table.table import Table

GAMES: Final[dict[str, str | Callable[[], Game]]] = {
    "digimon": "shinpan.games.digimon.game:Digimon",
    "divinecross": "shinpan.games.divinecross.game:DivineCross",
    "fftcg": "shinpan.games.fftcg.game:FFTCG",
}
"""The games that can be played: name -> the class, or the module and class to import it from."""

ABOUT: Final[dict[str, str]] = {
    "digimon": "shinpan.games.digimon.outside.about:ABOUT",
    "divinecross": "shinpan.games.divinecross.outside.about:ABOUT",
    "fftcg": "shinpan.games.fftcg.outside.about:ABOUT",
}
"""Where to read about a game without importing it all; for a game that is not listed here, the game says it."""

EDITIONS: Final[dict[str, str]] = {
    "divinecross-1.0.16": "divinecross",
    "digimon-3.6": "digimon",
    "digimon-en-1.0": "digimon",
    "digimon-zh-1.2": "digimon",
    "fftcg-2.1.9": "fftcg",
}
"""Rule books, and the game each one belongs to."""

USUAL: Final = "divinecross"
"""The game that is meant where none is named."""

_made: dict[str, Game] = {}
"""The games that were asked for."""


def register(made: type[Game]) -> None:
    """Adds a game while the program runs, under its own name: all others find it as they find those above.

    >>> from shinpan.table.edition import Edition
    >>> class Pairs(Game):
    ...     name, editions = "pairs", [Edition("pairs-1")]
    >>> register(Pairs)
    >>> game("pairs-1").name, game_names()
    ('pairs', ['digimon', 'divinecross', 'fftcg', 'pairs'])
    >>> forget("pairs")
    >>> game_names()
    ['digimon', 'divinecross', 'fftcg']
    """
    forget(made.name)
    GAMES[made.name] = made
    EDITIONS.update((edition.name, made.name) for edition in made.editions)


def forget(name: str) -> None:
    """Takes away a game that was registered."""
    GAMES.pop(name, None)
    for edition in [edition for edition, owner in EDITIONS.items() if owner == name]:
        del EDITIONS[edition]
    _made.pop(name, None)


def game_names() -> list[str]:
    """The names of the games that can be played.

    >>> game_names()
    ['digimon', 'divinecross', 'fftcg']
    """
    return list(GAMES)


@cache
def _import(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def _load(name: str) -> Game:
    if name not in _made:
        place = GAMES[name]
        made = (_import(place) if isinstance(place, str) else place)()
        assert isinstance(made, Game)
        _made[name] = made
    return _made[name]


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


def about(name: str) -> About:
    """What there is to know of a game beside its rules.

    >>> about("fftcg").title
    'FF-TCG'
    """
    found = _import(ABOUT[name]) if name in ABOUT else game(name).about
    assert isinstance(found, About)
    return found


def sources() -> dict[str, Source]:
    """The games whose cards can be fetched, and where."""
    found = {name: about(name).source for name in GAMES}
    return {name: source for name, source in found.items() if source is not None}


def game_of(table: Table) -> Game | None:
    """The game a table is laid for. Those that were asked for before are looked at first: it is nearly always one of them."""
    names = sorted(GAMES, key=lambda name: name not in _made)
    return next((found for found in map(_load, names) if found.lays(table)), None)
