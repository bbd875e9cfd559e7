"""Which games there are: the one place outside their rooms that names them. A game is imported when it is first asked for.

Games that are not part of shinpan are named by the setting ``SHINPAN_GAMES``, for every program that is started with it::

    SHINPAN_GAMES="peaks=peaks.game:Peaks" PYTHONPATH=tests shinpan serve
"""

from __future__ import annotations

import os
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
    "digimon-4.2": "digimon",
    "digimon-en-1.0": "digimon",
    "digimon-zh-1.2": "digimon",
    "fftcg-2.1.9": "fftcg",
}
"""Rule books, and the game each one belongs to."""

USUAL: Final = "divinecross"
"""The game that is meant where none is named."""

_made: dict[str, Game] = {}
"""The games that were asked for."""


def named_in(setting: str) -> dict[str, str]:
    """The games of a setting: ``name=module:Class``, with spaces or commas between them.

    >>> named_in("peaks=peaks.game:Peaks, pairs=pairs:Pairs")
    {'peaks': 'peaks.game:Peaks', 'pairs': 'pairs:Pairs'}
    """
    parts = (part.partition("=") for part in setting.replace(",", " ").split())
    return {name: place for name, _, place in parts}


ADDED: Final = named_in(os.environ.get("SHINPAN_GAMES", ""))
"""The games that the setting names."""
GAMES.update(ADDED)


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
        try:
            made = (_import(place) if isinstance(place, str) else place)()
        except (ImportError, AttributeError, ValueError) as error:
            if name not in ADDED:
                raise
            raise CardError(f"SHINPAN_GAMES: {name}={place} is not name=module:Class of a game: {error}") from None
        assert isinstance(made, Game)
        _made[name] = made
    return _made[name]


def _added(edition: str) -> str | None:
    """The game of the setting that has this edition; only games with such a name are imported to see."""
    like = (name for name in ADDED if edition.startswith(name + "-"))
    return next((name for name in like if any(edition == own.name for own in _load(name).editions)), None)


def game(name: str) -> Game:
    """The game of that name, or of the edition of that name, with what is played on top of it or without.

    >>> game("fftcg-2.1.9+priming").name
    'fftcg'
    >>> game("chess")
    Traceback (most recent call last):
        ...
    shinpan.games.base.CardError: unknown game 'chess' (there is: digimon, divinecross, fftcg)
    """
    wanted = EDITIONS.get(name.partition("+")[0]) or _added(name) or name
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
