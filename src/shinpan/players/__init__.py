"""Bots: whoever plays when no person does."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ..games.base import CardError, Game
from ..games.judging import Judge, Lists
from ..table.cards import Face
from ..table.decisions import Seat
from .greedy import GreedyPlayer
from .randomly import RandomPlayer
from .search import LEVELS, LINES_PER_S, Effort, SearchPlayer

LEARNED = "learned"
BOTS = ("greedy", "random", "search", *(f"search-{level}" for level in LEVELS), *([LEARNED] if find_spec("numpy") else []))
"""The bots by name: the one that has learned is offered where there is numpy."""

__all__ = ["BOTS", "LEVELS", "Effort", "GreedyPlayer", "Judge", "Lists", "RandomPlayer", "SearchPlayer", "bot", "bots", "known"]


def bots(game: Game) -> list[str]:
    """The bots that can play a game: not each has something learned."""
    if LEARNED not in BOTS:
        return list(BOTS)
    return [name for name in BOTS if name != LEARNED or learned("weights").shipped(game).is_file()]


def learned(module: str) -> ModuleType:
    """A module of the player that has learned, which nobody else needs: by name, so that builds do not look for numpy."""
    return import_module(f"..learned.{module}", __name__)


def known(name: str, game: Game) -> str:
    """The name of a bot that can play a game; refuses any other in one line."""
    bot(name)
    if name == LEARNED:
        learned("player").Thinker(game, game.table([[], []], 0, game.book("")))
    return name


def bot(
    name: str, seed: int = 0, *, seconds: float = 0.0, limit: float = 0.0, study: Sequence[Sequence[Face]] | None = ()
) -> Seat:
    """The bot of that name.

    ``study`` are the decks it has met: what it cannot see of the opponent's cards it takes for one of them, or for a deck
    like its own. With None both lists are open. ``seconds`` is how long ``search`` thinks about a decision, counted as so
    much work, so that it plays the same game on any machine; 0 leaves it to the strength. ``limit`` is by the clock.

    >>> bot("random", 7)
    <random player>
    >>> bot("search-beginner")
    <search player>
    """
    if name == "random":
        return RandomPlayer(seed)
    lists = None if study is None else Lists(study)
    if name == "greedy":
        return GreedyPlayer(seed, lists=lists)
    if name == LEARNED:
        if LEARNED not in BOTS:
            raise CardError("the player 'learned' needs numpy: pip install 'shinpan[learned]'")
        made: Seat = learned("player").LearnedPlayer(seed)
        return made
    kind, _, level = name.partition("-")
    if kind != "search" or (level or "best") not in LEVELS:
        raise CardError(f"unknown player {name!r} (there is: {', '.join(BOTS)})")
    effort = LEVELS[level or "best"]
    if seconds > 0.0:
        effort = effort.within(max(1, round(seconds * LINES_PER_S)))
    return SearchPlayer(seed, effort, lists, limit)
