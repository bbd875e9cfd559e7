"""A player that tries every option on a copy of the table and keeps the best.

It looks to the end of its own turn. It never sees what its player may not see: before anything is
tried, the hidden cards of the copy are dealt anew and chance starts afresh.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random

from mypy_extensions import mypyc_attr

from ..games.judging import Judge, Lists
from ..library.registry import game_of
from ..table.decisions import NONE, Decision, Seat
from ..table.table import GameOver, Table

TRIES = 26
"""Copies played on for one decision, at most."""
WIDTH = 20
"""Options tried at one decision, at most."""
DEALS = 3
"""Different deals of the hidden cards the best options are tried on."""
PATIENCE = 24
"""Free actions in one turn; then the turn is ended."""
RESTLESS = 40
"""From this turn on it sometimes does anything at all: two players who only heal would never come to an end."""
STEPS = 200
"""Questions in one line, at most."""
MARGIN = 0.01
"""By how much an action must be better than ending the turn."""


class Stop(Exception):
    """A line has been followed far enough."""


class Line(Seat):
    """Sits on both seats of a copied table: answers what is laid down, then by habit, up to the opponent's next free action."""

    def __init__(
        self, judge: Judge, player: int, past: list[int], choice: int, second: int, deal: int, lists: Lists | None
    ) -> None:
        self.judge = judge
        self.lists = lists
        self.player = player
        self.past = past
        """What was answered between the free action and the question that is studied."""
        self.choice = choice
        self.second = second
        """The answer to the player's next question after that one, or -1 for the usual one."""
        self.deal = deal
        self.step = 0
        self.width = 0
        """How many options the player's next question had."""
        self.habitual = 0
        self.value = 0.0

    def choose(self, table: object, decision: Decision) -> int:
        """The next answer of the line."""
        assert isinstance(table, Table)
        step = self.step
        self.step = step + 1
        if step < len(self.past):
            return self.past[step]
        if step == len(self.past):
            self.judge.redeal(table, self.player, Random(self.deal), self.lists)
            if self.choice >= len(decision.options):
                raise Stop
            return self.choice
        if step > STEPS or self.judge.stops(table, decision, self.player):
            raise Stop
        if decision.free:
            index = self.judge.ends(table, decision)
            return index if index >= 0 else self.judge.habit(table, decision)
        if decision.player == self.player and self.width == 0:
            self.width = len(decision.options)
            self.habitual = self.judge.habit(table, decision)
            return self.second if 0 <= self.second < self.width else self.habitual
        return self.judge.habit(table, decision)

    def follow(self, base: Table) -> float:
        """Plays the line on a copy of a table and says what it is worth."""
        table = base.fork()
        table.recording = False
        table.explain = False
        table.seats = [self, self]
        with suppress(Stop, GameOver):
            table.run()
        self.value = self.judge.value(table, self.player)
        table.rest()
        return self.value


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyPlayer(Seat):
    """Takes the option after which its turn ends best."""

    def __init__(self, seed: int = 0, tries: int = TRIES, lists: Lists | None = None) -> None:
        self.random = Random(seed)
        self.tries = tries
        self.lists = lists
        """What it makes of the opponent's list; None when both lists are open."""
        self.base: Table | None = None
        """The table at the last free action."""
        self.turn = -1
        self.actions = 0

    def __repr__(self) -> str:
        return "<greedy player>"

    def choose(self, table: object, decision: Decision) -> int:
        """The index of the chosen option."""
        assert isinstance(table, Table)
        judge = judge_of(table)
        if len(decision.options) == 1:
            return 0
        plain = judge.plain(table, decision)
        if plain >= 0:
            return plain
        if self.lists is not None:
            self.lists.look(table, decision.player)
        if decision.free:
            if self.turn != table.turn:
                self.turn = table.turn
                self.actions = 0
            end = judge.ends(table, decision)
            index = self.act(judge, table, decision, end)
            if index != end:
                self.actions += 1
            return index
        past = self.since(table)
        if past is None or self.base is None:
            return judge.habit(table, decision)
        return self.best(judge, table, self.base, decision, past, judge.habit(table, decision))

    def act(self, judge: Judge, table: Table, decision: Decision, end: int) -> int:
        """A free action, or the option that ends them."""
        if table.turn > RESTLESS and self.random.random() < 0.25:
            return self.random.randrange(len(decision.options))
        if end >= 0 and self.actions >= PATIENCE:
            return end
        self.base = table.fork()
        self.base.events = []
        return self.best(judge, table, self.base, decision, [], end)

    def since(self, table: Table) -> list[int] | None:
        """What was answered since the last free action of this player, if it is still this game and this turn."""
        base = self.base
        if base is None or base.turn != table.turn:
            return None
        known = len(base.choices)
        if known > len(table.choices) or table.choices[:known] != base.choices:
            return None
        past = table.choices[known:]
        return past if past and all(index >= 0 for index in past) else None

    def best(self, judge: Judge, table: Table, base: Table, decision: Decision, past: list[int], usual: int) -> int:
        """Tries all options once, then the better ones on other deals and with other follow-ups."""
        player = decision.player
        deals = [self.random.getrandbits(32) for _ in range(DEALS)]
        lines: list[tuple[float, int, Line]] = []
        for index in different(table, decision):
            line = Line(judge, player, past, index, -1, deals[0], self.lists)
            lines.append((line.follow(base) + (MARGIN if index == usual else 0.0), index, line))
        left = self.tries - len(lines)
        lines.sort(key=lambda row: (-row[0], row[1]))
        best, best_value = lines[0][1], lines[0][0]
        if len(lines) == 1 or left <= 0:
            return best
        first = True
        for _, index, line in lines[:5]:
            answers = [-1]
            if line.width > 1:
                answers += [second for second in range(min(line.width, 6)) if second != line.habitual]
            top = float("-inf")
            for second in answers:
                total = line.value if second == -1 else 0.0
                tried = 1 if second == -1 else 0
                for deal in deals[tried:]:
                    if left <= 0 and tried:
                        break
                    total += Line(judge, player, past, index, second, deal, self.lists).follow(base)
                    tried += 1
                    left -= 1
                top = max(top, total / tried)
                if left <= 0:
                    break
            top += MARGIN if index == usual else 0.0
            if first or top > best_value:
                best, best_value, first = index, top, False
            if left <= 0:
                break
        return best


def different(table: Table, decision: Decision) -> list[int]:
    """The options worth trying: of cards that look alike only one, and not too many."""
    seen: set[tuple[str, str, int, int, str]] = set()
    found: list[int] = []
    for index, option in enumerate(decision.options):
        face = ""
        if option.verb == "attack":
            face = str(option.card)
        elif option.card != NONE:
            card = table.cards[option.card]
            face = card.face.id if table.sees(decision.player, card) else "?"
        key = (option.verb, face, option.body, option.number, option.name)
        if key not in seen:
            seen.add(key)
            found.append(index)
    count = len(found)
    if count <= WIDTH:
        return found
    return sorted({found[i * count // WIDTH] for i in range(WIDTH - 1)} | {found[-1]})


def judge_of(table: Table) -> Judge:
    """The judge who knows this table's game."""
    found = game_of(table)
    return found.judge if found is not None else PLAIN


PLAIN = Judge()
"""Judges a table that belongs to no game that is known."""
