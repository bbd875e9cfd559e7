"""Playing blocks of games: what one worker does, in this process or in another."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..games.base import Game
from ..library.registry import game as find_game
from ..match.outcome import walk
from ..match.saves import build, keys_of
from ..players import bot
from ..table.cards import Face
from ..table.table import Table
from .plan import Plan, Setup, Task
from .records import Cards, Record
from .watching import Watcher


@dataclass
class Job:
    """All that a worker must know, as plain data: it needs no file of whoever gave it the work."""

    plan: Plan
    game: str
    edition: str
    decks: list[list[str]]
    """The cards of each deck, by their keys in …"""
    cards: dict[str, dict[str, Any]]
    """… the cards themselves, written out."""
    seconds: float = 0.0
    """Time for a move, for players that take it."""
    study: list[list[str]] | None = field(default_factory=list)
    """The decks the players have met before, by the same keys; None where both lists are open."""

    def numbers(self, deck: int) -> list[str]:
        """The card numbers of a deck, each once: records name cards by their place in it."""
        return sorted({str(self.cards[key]["id"]) for key in self.decks[deck]})


def job_of(
    game: Game,
    edition: str,
    decks: Sequence[Sequence[Face]],
    plan: Plan,
    seconds: float = 0.0,
    study: Sequence[Sequence[Face]] | None = (),
) -> Job:
    """A job for decks that are at hand. ``study`` are the decks the players have met; with None the lists are open."""
    every = [*decks, *(study or ())]
    keys = keys_of(every)
    cards: dict[str, dict[str, Any]] = {}
    for deck in every:
        for face in deck:
            cards.setdefault(keys[face.id, face.lang], game.data(face))

    def listed(lists: Sequence[Sequence[Face]]) -> list[list[str]]:
        return [[keys[face.id, face.lang] for face in deck] for deck in lists]

    return Job(plan, game.name, edition, listed(decks), cards, seconds, None if study is None else listed(study))


class Worker:
    """Plays blocks."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = find_game(job.game)
        self.edition = self.game.table_book(job.edition)
        faces = {key: build(self.game, key, data) for key, data in job.cards.items()}
        self.decks = [[faces[key] for key in deck] for deck in job.decks]
        self.study = None if job.study is None else [[faces[key] for key in deck] for deck in job.study]
        self.places = [{number: place for place, number in enumerate(job.numbers(deck))} for deck in range(len(job.decks))]
        self.meetings = job.plan.meetings
        self.verbs = frozenset(self.game.about.plays)

    def play(self, task: Task) -> list[Record]:
        """Plays a block."""
        meeting, block = task
        return [self.settled(setup) for setup in self.job.plan.block(self.meetings[meeting], block)]

    def settled(self, setup: Setup) -> Record:
        """Plays one game, and clears away what is left of it: while it is played, the collector rests (:func:`quiet`)."""
        made = self.game_of(setup)
        gc.collect()
        return made

    def game_of(self, setup: Setup) -> Record:
        """Plays one game to its end. A fault of the engine is noted and stops nobody."""
        made = Record(setup.seed, setup.decks, setup.players)
        decks = [self.decks[deck] for deck in setup.decks]
        try:
            table = self.game.table(decks, setup.seed, self.edition)
            names = self.job.plan.players
            players = [
                bot(names[player], seed, seconds=self.job.seconds, study=self.study)
                for player, seed in zip(setup.players, setup.bots)
            ]
            watcher = Watcher(players, self.verbs, self.game.opening.hand)
            watcher.sit(table)
            walk(table)
        except Exception as error:
            made.fault = f"{type(error).__name__}: {' '.join(str(error).split())}"[:300]
            return made
        self.note(made, table, watcher)
        return made

    def note(self, made: Record, table: Table, watcher: Watcher) -> None:
        """Writes down what was seen of a game."""
        made.winner = table.winner if table.winner in (0, 1) else -1
        made.reason = table.ending
        made.turns = table.turn
        made.first = watcher.first
        made.decisions = table.asked
        made.mulligans = (watcher.mulligans[0], watcher.mulligans[1])
        made.opening = self.by_seat(made, table, watcher.opening)
        made.drawn = self.by_seat(made, table, watcher.held - watcher.opening)
        made.played = self.by_seat(made, table, watcher.stood)

    def by_seat(self, made: Record, table: Table, uids: set[int]) -> Cards:
        """The cards of each player's deck, each once: tokens are nobody's."""
        found: tuple[set[int], set[int]] = (set(), set())
        for uid in uids:
            card = table.cards[uid]
            place = self.places[made.decks[card.owner]].get(card.face.id)
            if place is not None:
                found[card.owner].add(place)
        return sorted(found[0]), sorted(found[1])
