"""A player that plans its whole turn on several deals of what it cannot see, and looks at the opponent's answer.

It is fair: before anything is tried, the hidden cards of a copy are dealt anew (:meth:`Judge.redeal`) from what its player
knows. Effort is counted in lines (one copied table played on), not in seconds, so that equal seeds give equal games on any
machine; a limit in seconds can be set beside it for people who wait.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from ..games.judging import WIN, Judge, Lists
from ..table.decisions import Decision, Seat
from ..table.table import GameOver, Table
from .greedy import RESTLESS, STEPS, Stop, different, judge_of
from .proving import Prover

MARGIN: Final = 0.01
"""By how much something must be better than what is usual."""
SCALE: Final = 25.0
"""What one unit of the learned value (the logarithm of the odds to win) is worth in the judges' measure."""
SURE: Final = WIN - 1.0
"""A value that only a won game has."""
HOPE: Final = WIN / 2
"""What a win is worth that the opponent could still prevent, by answers that are not usual."""
PROOF: Final = 400
"""Lines for finding out whether they could, in one deal."""
ANSWERS: Final = 5
"""Answers tried to the question that follows an action at once, at most."""
REPLIES: Final = 12
"""Options of the opponent looked at in one reply, at most."""
ACTIONS: Final = 16
"""Actions of the opponent in one reply, at most."""
STAGES: Final = 8
"""Places in which a player may act in one turn without doing so, looked at one by one."""


class Walk(Seat):
    """Sits on both seats of a copy: answers what is laid down, then by habit, up to the next free action to think about."""

    def __init__(
        self, judge: Judge, player: int, script: list[int], ending: bool, at: int, deal: int, lists: Lists | None
    ) -> None:
        self.judge = judge
        self.player = player
        self.script = script
        self.ending = ending
        """Whether the player makes no more free actions: the walk ends where the opponent may act."""
        self.at = at
        """Before which answer the hidden cards are dealt anew, or -1."""
        self.deal = deal
        self.lists = lists
        self.step = 0
        self.said: list[int] = []
        """All its answers."""
        self.decision: Decision | None = None
        """The free action it stopped at."""
        self.width = 0
        """How many options the question had that followed the script at once, if it was the player's."""
        self.habit = 0

    def choose(self, table: object, decision: Decision) -> int:
        """The next answer."""
        assert isinstance(table, Table)
        index = self.answer(table, decision)
        self.said.append(index)
        return index

    def answer(self, table: Table, decision: Decision) -> int:
        """The answer to a question; stops where there is something to think about."""
        judge = self.judge
        step = self.step
        self.step = step + 1
        if step == self.at:
            judge.redeal(table, self.player, Random(self.deal), self.lists)
        if step < len(self.script):
            index = self.script[step]
            if index >= len(decision.options):
                raise Stop
            return index
        if decision.free:
            if step > STEPS or judge.stops(table, decision, self.player):
                self.decision = decision
                raise Stop
            if decision.player == self.player and not self.ending and len(decision.options) > 1:
                self.decision = decision
                raise Stop
            return closing(judge, table, decision)
        habit = judge.habit(table, decision)
        if step == len(self.script) and decision.player == self.player and judge.plain(table, decision) < 0:
            self.width = len(decision.options)
            self.habit = habit
        return habit

    def follow(self, base: Table) -> Table:
        """The copy of a table after the walk."""
        table = base.fork()
        table.recording = False
        table.explain = False
        table.seats = [self, self]
        with suppress(Stop, GameOver):
            table.run()
        return table


class Reached:
    """A position a line has come to."""

    def __init__(self, value: float, first: int, table: Table, decision: Decision | None, line: list[int]) -> None:
        self.value = value
        self.first = first
        """The option the line began with."""
        self.line = line
        """All answers of both players since the last free action before it."""
        self.table = table
        self.decision = decision
        """What is to be decided there; None when nothing is."""


class Effort:
    """How much a searching player thinks."""

    def __init__(
        self, lines: int, deals: int = 4, beam: int = 5, depth: int = 8, replies: bool = False, slips: float = 0.0
    ) -> None:
        self.lines = lines
        """Lines for one decision."""
        self.deals = deals
        """Deals of the hidden cards."""
        self.beam = beam
        """Positions gone on from after each action."""
        self.depth = depth
        """Actions planned."""
        self.replies = replies
        """Whether the opponent's next turn is looked at."""
        self.slips = slips
        """How often it does what is usual without thinking."""

    def within(self, lines: int) -> Effort:
        """As much, or with no more than so many lines."""
        return Effort(min(lines, self.lines), self.deals, self.beam, self.depth, self.replies, self.slips)


LEVELS: Final = {
    "beginner": Effort(8, 1, 1, 1, False, 0.5),
    "casual": Effort(20, 1, 1, 1, False, 0.2),
    "regular": Effort(60, 2, 2, 3),
    "strong": Effort(300, 4, 4, 6),
    "best": Effort(2000, 5, 5, 8, True),
}
"""The strengths by name, weakest first."""
LINES_PER_S: Final = 3000
"""What a second of thinking is counted as."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchPlayer(Seat):
    """Plans its turn, and answers in the opponent's turn by what comes of it."""

    def __init__(
        self,
        seed: int = 0,
        effort: Effort | None = None,
        lists: Lists | None = None,
        seconds: float = 0.0,
        learned: bool = True,
    ) -> None:
        self.random = Random(seed)
        self.effort = effort if effort is not None else LEVELS["best"]
        self.lists = lists
        """What it makes of the opponent's list; None when both lists are open."""
        self.seconds = seconds
        """The most it may think about a decision, by the clock; 0 for no limit."""
        self.base: Table | None = None
        """The table at the last free action of either player."""
        self.left = 0
        self.floor = 0
        """How many lines are to be left over."""
        self.until = 0.0
        self.values: dict[int, float] = {}
        """What the options of the last decision were thought to be worth: those that were looked at as far as the best."""
        self.also = -1
        """An option that is looked at as far as the best ones, whatever it promises; -1 for none."""
        self.lines: dict[int, list[int]] = {}
        """For each of them the best that was found in the first deal: all answers since the last free action."""
        self.roots: list[Table] = []
        """The deals, if the last decision was a free action."""
        self.proven = -1
        """The option after which it wins in this turn, in all deals, whatever the opponent answers; -1 if it found none."""
        self.learned = learned
        """Whether it values positions as self-play taught, where it did; otherwise as the judge of the game does."""
        self.weights: list[float] = []

    def __repr__(self) -> str:
        return "<search player>"

    def watch(self, table: object) -> None:
        """The opponent may act freely: a table to come back to, if a question follows."""
        assert isinstance(table, Table)
        self.keep(table)

    def watches(self) -> bool:
        """It searches from there."""
        return True

    def keep(self, table: Table) -> None:
        """Keeps a copy to search from."""
        base = table.fork()
        base.events = []
        base.seats = []
        self.base = base

    def choose(self, table: object, decision: Decision) -> int:
        """The index of the chosen option."""
        assert isinstance(table, Table)
        judge = judge_of(table)
        self.values = {}
        if len(decision.options) == 1:
            return 0
        plain = judge.plain(table, decision)
        if plain >= 0:
            return plain
        if self.learned:
            self.weights = judge.weights()
        if self.lists is not None:
            self.lists.look(table, decision.player)
        if decision.free:
            if table.turn > RESTLESS and self.random.random() < 0.1:
                return self.random.randrange(len(decision.options))
            usual = closing(judge, table, decision)
            past: list[int] | None = []
        else:
            usual = judge.habit(table, decision)
            past = self.since(table)
        if past is None or (self.effort.slips and self.random.random() < self.effort.slips):
            return usual
        if decision.free:
            self.keep(table)
        return self.search(judge, table, decision, past, usual)

    def since(self, table: Table) -> list[int] | None:
        """What was answered since the last free action, if it is still this game and this turn."""
        base = self.base
        if base is None or base.turn != table.turn:
            return None
        known = len(base.choices)
        if known > len(table.choices) or table.choices[:known] != base.choices:
            return None
        past = table.choices[known:]
        return past if past and min(past) >= 0 else None

    # ------------------------------------------------------------------ the search

    def value(self, judge: Judge, table: Table, player: int) -> float:
        """What a position at the end of a turn is worth to the player."""
        weights = self.weights
        if table.over or not weights:
            return judge.value(table, player)
        if table.turn_player == player:
            return -self.weigh(judge, table, 1 - player)
        return self.weigh(judge, table, player)

    def weigh(self, judge: Judge, table: Table, player: int) -> float:
        """The learned value for the player who has ended a turn, in the judge's measure."""
        total = 0.0
        for feature, weight in zip(numbers(judge, table, player), self.weights):
            total += feature * weight
        return SCALE * total

    def spent(self) -> bool:
        """Whether it has thought enough."""
        return self.left <= self.floor or (self.until > 0.0 and perf_counter() > self.until)

    def search(self, judge: Judge, table: Table, decision: Decision, past: list[int], usual: int) -> int:
        """The option after which the turn ends best, on average over the deals."""
        player = decision.player
        options = different(table, decision)
        if len(options) == 1:
            return options[0]
        effort = self.effort
        self.roots = []
        self.proven = -1
        self.left = effort.lines
        self.until = perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        base = self.base
        assert base is not None
        mine = base.turn_player == player
        rest = effort.lines // 2 if effort.replies and mine else 0
        found: list[dict[int, list[Reached]]] = []
        self.floor = rest
        while not found or (len(found) < effort.deals and not self.spent()):
            self.floor = self.left - (self.left - rest) // (effort.deals - len(found))
            found.append(self.deal(judge, base, player, past, options, mine))
            self.floor = rest
        self.floor = 0
        score: dict[int, float] = {}
        self.lines = {}
        for index in options:
            total = 0.0
            for ends in found:
                total += max([end.value for end in ends[index]], default=-WIN)
            if found[0][index]:
                self.lines[index] = min(found[0][index], key=by_value).line
            score[index] = total / len(found) + (MARGIN if index == usual else 0.0)
        if mine and not past and effort.depth > 1:
            self.prove(judge, base, player, found, score)
        ranked = sorted(options, key=by_score(score))
        if effort.replies and mine and score[ranked[0]] < HOPE:
            top = ranked[:4]
            if self.also in ranked[4:]:
                top.append(self.also)
            self.answer(judge, player, top, found, score, usual)
            ranked = sorted(top, key=by_score(score))
        for index in ranked:
            self.values[index] = score[index]
        return ranked[0]

    def prove(
        self, judge: Judge, base: Table, player: int, found: list[dict[int, list[Reached]]], score: dict[int, float]
    ) -> None:
        """Finds out which of the wins in this turn, found in all deals, the opponent cannot prevent."""
        for index in sorted(score, key=by_score(score)):
            if score[index] < SURE:
                break
            for ends, root in zip(found, self.roots):
                prover = Prover(judge, player, base.turn, PROOF)
                if not prover.wins(root, [index], min(ends[index], key=by_value).line):
                    score[index] += HOPE - WIN
                    break
            else:
                self.proven = index
                break

    def answer(
        self,
        judge: Judge,
        player: int,
        options: list[int],
        found: list[dict[int, list[Reached]]],
        score: dict[int, float],
        usual: int,
    ) -> None:
        """Values the best options again, by what is left after the opponent's turn."""
        total = dict.fromkeys(options, 0.0)
        deals = 0
        for ends in found:
            for index in options:
                top = sorted(ends[index], key=by_value)[:2]
                most = -WIN
                for end in top:
                    value = end.value
                    if end.decision is not None:
                        after = self.reply(judge, end.table, end.decision)
                        value = self.value(judge, after, player)
                        after.rest()
                    most = max(most, value)
                total[index] += most
            deals += 1
            if self.spent():
                break
        for index in options:
            score[index] = total[index] / deals + (MARGIN if index == usual else 0.0)

    def deal(
        self, judge: Judge, base: Table, player: int, past: list[int], options: list[int], mine: bool
    ) -> dict[int, list[Reached]]:
        """Where this turn can end in one deal of the hidden cards, by the option it begins with."""
        seed = self.random.getrandbits(32)
        root = base
        at = len(past)
        if not past:
            root = base.fork()
            judge.redeal(root, player, Random(seed), self.lists)
            at = -1
            self.roots.append(root)
        found: dict[int, list[Reached]] = {}
        for index in options:
            found[index] = []
        level: list[Reached] = []
        for index in options:
            self.branch(judge, player, root, [*past, index], at, seed, index, mine, found, level, [])
        for _ in range(self.effort.depth - 1):
            if not level:
                break
            rows = best_of(level, self.effort.beam)
            level = []
            for row in rows:
                if self.spent():
                    return found
                decision = row.decision
                assert decision is not None
                end = judge.ends(row.table, decision)
                for index in different(row.table, decision):
                    if index != end:
                        self.branch(judge, player, row.table, [index], -1, 0, row.first, mine, found, level, row.line)
        return found

    def branch(
        self,
        judge: Judge,
        player: int,
        root: Table,
        script: list[int],
        at: int,
        seed: int,
        first: int,
        mine: bool,
        found: dict[int, list[Reached]],
        level: list[Reached],
        line: list[int],
    ) -> None:
        """Goes one action on, with several answers to the question that follows at once."""
        walk = Walk(judge, player, script, not mine, at, seed, self.lists)
        self.left -= 1
        self.reach(judge, player, first, walk.follow(root), walk.decision, mine, found, level, line + walk.said)
        if walk.width > 1:
            for answer in range(min(walk.width, ANSWERS)):
                if answer != walk.habit:
                    other = Walk(judge, player, [*script, answer], not mine, at, seed, self.lists)
                    self.left -= 1
                    after = other.follow(root)
                    self.reach(judge, player, first, after, other.decision, mine, found, level, line + other.said)

    def reach(
        self,
        judge: Judge,
        player: int,
        first: int,
        table: Table,
        decision: Decision | None,
        mine: bool,
        found: dict[int, list[Reached]],
        level: list[Reached],
        line: list[int],
    ) -> None:
        """Values a position. One in which the player may act on is ended at once for that, step by step, phase by phase.

        All places in which the player may act on the way are kept to go on from.
        """
        base = self.base
        assert base is not None
        if table.over or decision is None or decision.player != player or not mine or table.turn != base.turn:
            if not mine and decision is not None and not table.over and decision.player != player and self.effort.depth > 1:
                table.rest()
                table = self.reply(judge, table, decision)
                decision = None
            value = self.value(judge, table, player)
            table.rest()
            found[first].append(Reached(value, first, table, None if table.over else decision, line))
            return
        rows: list[Reached] = []
        while True:
            rows.append(Reached(0.0, first, table, decision, line))
            more = len(rows) < STAGES
            walk = Walk(judge, player, [closing(judge, table, decision)] if more else [], not more, -1, 0, self.lists)
            self.left -= 1
            after = walk.follow(table)
            place = walk.decision
            line = line + walk.said
            if not more or after.over or place is None or place.player != player or after.turn != base.turn:
                break
            table, decision = after, place
        value = self.value(judge, after, player)
        after.rest()
        found[first].append(Reached(value, first, after, None if after.over else place, line))
        for row in rows:
            row.value = value
            row.table.rest()
            level.append(row)

    def reply(self, judge: Judge, table: Table, decision: Decision | None) -> Table:
        """The opponent plays on: each time the action after which their turn would end best."""
        assert decision is not None
        player = decision.player
        for _ in range(ACTIONS):
            if decision is None or table.over or decision.player != player:
                break
            end = judge.ends(table, decision)
            most, best, kept = -WIN - 1.0, -1, table
            for index in different(table, decision)[:REPLIES]:
                walk = Walk(judge, player, [index], True, -1, 0, None)
                self.left -= 1
                copy = walk.follow(table)
                value = self.value(judge, copy, player) + (MARGIN if index == end else 0.0)
                copy.rest()
                if value > most:
                    most, best, kept = value, index, copy
            if kept.over or best < 0:
                return kept
            walk = Walk(judge, player, [best], False, -1, 0, None)
            self.left -= 1
            table = walk.follow(table)
            table.rest()
            decision = walk.decision
        return table


def numbers(judge: Judge, table: Table, player: int) -> list[float]:
    """What the learned evaluation looks at: the counts of the game, and what its judge says."""
    found = judge.counts(table, player)
    found.append(judge.value(table, player) / SCALE)
    return found


def by_score(score: dict[int, float]) -> Callable[[int], float]:
    """Sorts options, the best first."""

    def key(index: int) -> float:
        return -score[index]

    return key


def by_value(row: Reached) -> float:
    """Sorts positions, the best first."""
    return -row.value


def closing(judge: Judge, table: Table, decision: Decision) -> int:
    """The option that ends a player's free actions, or what comes nearest to it."""
    end = judge.ends(table, decision)
    return end if end >= 0 else judge.habit(table, decision)


def best_of(level: list[Reached], width: int) -> list[Reached]:
    """The best positions in each phase, of those that are worth the same one only."""
    seen: set[tuple[str, int]] = set()
    taken: dict[str, int] = {}
    found: list[Reached] = []
    for row in sorted(level, key=by_value):
        assert row.decision is not None
        kind = row.decision.kind
        key = (kind, round(row.value * 1000.0))
        number = taken.get(kind, 0)
        if key not in seen and number < width:
            seen.add(key)
            taken[kind] = number + 1
            found.append(row)
    return found
