"""Positions valued and games graded.

A value becomes a share of wins by the logistic curve on which the evaluation was learned: it is what games that stood like
this came to in self-play, no promise. Hidden cards are not looked at; the lists are open, or what a player makes of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import exp
from typing import Any

from ..games.base import Game
from ..match import Match
from ..players import LEVELS, Lists, SearchPlayer
from ..players.greedy import different
from ..players.search import LINES_PER_S, SCALE
from ..table.cards import Face
from ..table.decisions import Decision, Option, Seat
from ..table.table import GameOver, Table

SHOWN = 3
"""Options that are told with their lines."""
STEPS = 12
"""Actions of a line that are told."""
SILENT = ("pass", "done", "auto")
"""What is not told of a line, but for its first action: nothing is done by it."""
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
    proven: bool = False
    """Whether it wins in this turn, in all deals that were tried, whatever the opponent answers."""
    cards: list[str] = field(default_factory=list)
    """The numbers of the cards that are named in it and its line."""

    def data(self) -> dict[str, Any]:
        """As JSON."""
        told = {"index": self.index, "text": self.text, "wins": round(self.wins, 4), "line": self.line}
        return {**told, "proven": self.proven, "cards": self.cards}


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
    chosen: str = ""
    """What was chosen, in words; empty where nothing was."""

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
        """What such a choice is called, by whole points, as the loss is told; empty for a good one."""
        loss = round(self.loss, 2)
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
            "chosen": self.chosen,
            "loss": round(self.loss, 4),
            "word": self.word,
        }


def named(table: Table, decision: Decision, option: Option) -> list[str]:
    """The numbers of the cards that an option is about, as far as who decides may see them."""
    found = [table.cards[option.card]] if option.card >= 0 else []
    found += [table.bodies[each].top for each in (option.body, option.number) if each in table.bodies]
    return [card.face.id for card in found if table.sees(decision.player, card)]


class Told(Exception):
    """A line has been told."""


class Telling(Seat):
    """Sits on both seats and gives the answers of a line again, with the player's in words."""

    def __init__(self, game: Game, player: int, line: list[int], lang: str) -> None:
        self.game, self.player, self.line, self.lang = game, player, line, lang
        self.step = 0
        self.words: list[str] = []
        self.cards: list[str] = []

    def choose(self, table: object, decision: Decision) -> int:
        """The next answer."""
        assert isinstance(table, Table)
        if self.step == len(self.line) or len(self.words) == STEPS:
            raise Told
        index = self.line[self.step]
        self.step += 1
        if decision.player == self.player and self.game.judge.plain(table, decision) < 0 and len(decision.options) > 1:
            option = decision.options[index]
            if not self.words or option.verb not in SILENT:
                self.words.append(self.game.describe(table, decision, option, self.lang))
                self.cards += named(table, decision, option)
        return index


def weighed(match: Match, seat: SearchPlayer, lang: str = "en", chosen: int | None = None) -> tuple[int, Grades | None]:
    """What a search player does with the decision at hand, and what it thinks of it; None if that needed no thought."""
    decision = match.decision
    assert decision is not None
    game, table = match.game, match.table

    def words(index: int) -> str:
        return game.describe(table, decision, decision.options[index], lang)

    same: list[int] = []
    if chosen is not None:
        tried = different(table, decision)
        same = [index for index in tried if index == chosen]
        same += [index for index in tried if words(index) == words(chosen)]
    seat.also = same[0] if same else -1
    answer = match.ask(seat)
    if len(seat.values) < 2:
        return answer, None

    def choice(index: int, told: bool) -> Choice:
        line: list[str] = []
        cards = named(table, decision, decision.options[index])
        if told and seat.roots and index in seat.lines:
            telling = Telling(game, decision.player, seat.lines[index], lang)
            copy = seat.roots[0].fork()
            copy.seats = [telling, telling]
            with suppress(Told, GameOver):
                copy.run()
            line = telling.words
            cards += telling.cards
        return Choice(index, words(index), share(seat.values[index]), line, index == seat.proven, sorted(set(cards)))

    order = sorted(seat.values, key=lambda index: (-seat.values[index], index))
    best = [choice(index, True) for index in order[:SHOWN]]
    taken = choice(same[0], False) if same and same[0] in seat.values else None
    made = words(chosen) if chosen is not None else ""
    return answer, Grades(len(match.choices), table.turn, decision.player, decision.kind, best, taken, made)


def study(
    match: Match, seconds: float = 1.0, lang: str = "en", chosen: int | None = None, lists: Lists | None = None
) -> Grades | None:
    """The decision at hand; None if it needs no thought, or if nobody can search there.

    ``lists`` is what its player makes of the opponent's list; None when both lists are open.
    """
    decision = match.decision
    if decision is None or len(decision.options) < 2:
        return None
    effort = LEVELS["best"].within(max(1, round(seconds * LINES_PER_S)))
    return weighed(match, SearchPlayer(len(match.choices), effort, lists), lang, chosen)[1]


def grade(
    match: Match,
    seconds: float = 0.2,
    lang: str = "en",
    players: Sequence[int] = (0, 1),
    met: Sequence[Sequence[Face]] | None = None,
) -> Iterator[Grades]:
    """Every decision of a game that needed thought, in order and as soon as it is graded.

    Only those of some ``players``, if they are named. ``met`` are the decks they have met, as :func:`shinpan.players.bot`
    has them; with None both lists are open.
    """
    choices = list(match.choices)
    again = match.past(0)
    lists = [Lists(met) if met is not None else None for _ in (0, 1)]
    for chosen in choices:
        decision = again.decision
        if decision is None:
            return
        if decision.player in players:
            found = study(again, seconds, lang, chosen if chosen >= 0 else None, lists[decision.player])
            if found is not None:
                yield found
        if chosen < 0:
            return
        again.choose(chosen)
