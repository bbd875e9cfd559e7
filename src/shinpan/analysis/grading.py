"""Positions valued and games graded.

A value becomes a share of wins by the logistic curve on which the evaluation was learned: it is what games that stood like
this came to in self-play, no promise. Both lists are taken as open; hidden cards are not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from math import exp
from typing import Any

from ..games.base import Game
from ..match import Match
from ..players import LEVELS, SearchPlayer
from ..players.search import LINES_PER_S, SCALE
from ..table.decisions import Decision, Seat
from ..table.table import GameOver, Table

SHOWN = 3
"""Options that are told with their lines."""
STEPS = 12
"""Actions of a line that are told."""
SLIP, MISTAKE, BLUNDER = 0.05, 0.10, 0.20
"""From which loss of winning chances on a choice is called that."""


def share(value: float) -> float:
    """The share of wins that a value stands for."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value / SCALE))))


@dataclass
class Choice:
    """One option of a decision."""

    index: int
    text: str
    wins: float
    line: list[str] = field(default_factory=list)
    """What the player goes on to do in the best line that was found, in one deal of the hidden cards."""

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return {"index": self.index, "text": self.text, "wins": round(self.wins, 4), "line": self.line}


@dataclass
class Grades:
    """One decision of a game."""

    at: int
    """How many choices were made before."""
    turn: int
    player: int
    kind: str
    best: list[Choice]
    """The best options, best first."""
    taken: Choice | None
    """What was chosen; None in a position in which nothing was chosen yet, or if the search did not try it."""

    @property
    def wins(self) -> float:
        """The share of wins of the player who decides, if they choose best."""
        return self.best[0].wins

    @property
    def loss(self) -> float:
        """By how much the choice made the share of wins smaller."""
        return max(0.0, self.wins - self.taken.wins) if self.taken is not None else 0.0

    @property
    def word(self) -> str:
        """What such a choice is called; empty for a good one."""
        loss = self.loss
        return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip" if loss >= SLIP else ""

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "at": self.at,
            "turn": self.turn,
            "player": self.player,
            "kind": self.kind,
            "wins": round(self.wins, 4),
            "best": [choice.data() for choice in self.best],
            "taken": self.taken.data() if self.taken is not None else None,
            "loss": round(self.loss, 4),
            "word": self.word,
        }


class Told(Exception):
    """A line has been told."""


class Telling(Seat):
    """Sits on both seats and gives the answers of a line again, with the player's in words."""

    def __init__(self, game: Game, player: int, line: list[int], lang: str) -> None:
        self.game, self.player, self.line, self.lang = game, player, line, lang
        self.step = 0
        self.words: list[str] = []

    def choose(self, table: object, decision: Decision) -> int:
        """The next answer."""
        assert isinstance(table, Table)
        if self.step == len(self.line) or len(self.words) == STEPS:
            raise Told
        index = self.line[self.step]
        self.step += 1
        if decision.player == self.player and self.game.judge.plain(table, decision) < 0 and len(decision.options) > 1:
            self.words.append(self.game.describe(table, decision, decision.options[index], self.lang))
        return index


def study(match: Match, seconds: float = 1.0, lang: str = "en", chosen: int | None = None) -> Grades | None:
    """The decision at hand; None if it needs no thought, or if nobody can search there."""
    decision = match.decision
    if decision is None or len(decision.options) < 2:
        return None
    seat = SearchPlayer(len(match.choices), LEVELS["best"].within(max(1, round(seconds * LINES_PER_S))))
    match.ask(seat)
    if len(seat.values) < 2:
        return None
    game, table = match.game, match.table

    def choice(index: int, value: float, told: bool) -> Choice:
        text = game.describe(table, decision, decision.options[index], lang)
        line: list[str] = []
        if told and seat.roots and index in seat.lines:
            telling = Telling(game, decision.player, seat.lines[index], lang)
            copy = seat.roots[0].fork()
            copy.seats = [telling, telling]
            with suppress(Told, GameOver):
                copy.run()
            line = telling.words
        return Choice(index, text, share(value), line)

    order = sorted(seat.values, key=lambda index: (-seat.values[index], index))
    best = [choice(index, seat.values[index], True) for index in order[:SHOWN]]
    taken: Choice | None = None
    if chosen is not None:
        text = game.describe(table, decision, decision.options[chosen], lang)
        same = [index for index in order if index == chosen]
        same += [index for index in order if game.describe(table, decision, decision.options[index], lang) == text]
        if same:
            taken = choice(same[0], seat.values[same[0]], False)
    return Grades(len(match.choices), table.turn, decision.player, decision.kind, best, taken)


def grade(match: Match, seconds: float = 0.2, lang: str = "en") -> Iterator[Grades]:
    """Every decision of a game that needed thought, in order."""
    choices = list(match.choices)
    again = match.past(0)
    for chosen in choices:
        if again.decision is None:
            return
        found = study(again, seconds, lang, chosen if chosen >= 0 else None)
        if found is not None:
            yield found
        if chosen < 0:
            return
        again.choose(chosen)
