"""Looking ahead: the scenario so far is played on a table of its own, and a step is tried there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..match.outcome import walk
from ..table.decisions import Decision, Option, Seat
from ..table.table import Table
from .attempt import COST, DECLINE, PAYING, Attempt, kinds_of, spread
from .forced import is_paid, no_question, take_forced, unasked
from .loading import Step

if TYPE_CHECKING:
    from .script import Script

LIMIT: Final = 5000
"""More decisions than this in one scenario: it has no end."""
NUMBER: Final = "number"
"""The kind of decision that asks for a number, on which it may depend what is paid."""
NUMBERS: Final = 31
"""How many numbers are tried to see whether something can be paid as a step says."""
DEEP: Final = 4
"""How many yes-or-no questions in a row are looked through."""


class Stop(Exception):
    """Leaves the engine where it stands."""


class Trial(Seat):
    """Plays the scenario so far on a table of its own, and tries one step there."""

    def __init__(self, script: Script, feed: list[int], step: Step, depth: int, exact: bool = False) -> None:
        self.script = script
        self.exact = exact
        """Whether what the step pays with must be all that is paid."""
        self.paid = False
        self.costs: set[str] = set()
        """Keys with which the step has named something that a cost takes."""
        self.feed = feed
        self.fed = 0
        self.attempt = Attempt(step)
        self.depth = depth
        self.looked = 0
        """How many optional effects that cut in were looked through."""
        self.done = False
        self.scope = script.lay()

    def succeeds(self) -> bool:
        """Whether the step is offered at the next decision of its player, and all of it is asked for."""
        if self.depth > DEEP:
            return False
        table = self.scope.table
        table.seats = [self, self]
        try:
            walk(table)
        except Stop:
            return self.done
        if not self.attempt.begun:
            return no_question(self.scope, self.attempt.step)
        return not unasked(self.scope, self.attempt) and not self.overpaid()

    def choose(self, table: object, decision: Decision) -> int:
        """The choices made so far, then the step."""
        assert isinstance(table, Table)
        if self.fed < len(self.feed):
            self.fed += 1
            if self.fed == len(self.feed):
                table.forced = []
            return self.feed[self.fed - 1]
        if len(self.feed) > LIMIT:
            raise Stop
        self.scope.names.update({name: uid for name, uid in self.script.scope.names.items() if uid < len(table.cards)})
        attempt = self.attempt
        if self.depth and decision.kind == "priority" and len(decision.options) == 1:
            return self.given(0)
        if self.depth and decision.free:
            self.done = no_question(self.scope, attempt.step)
            raise Stop
        fresh = not attempt.begun
        index = attempt.answer(self.scope, decision, self.ahead)
        if fresh and attempt.begun:
            take_forced(self.scope, decision, attempt)
            table.forced = []
        if index is not None and not attempt.told and len(ways := kinds_of(decision, index)) > 1:
            self.paid = True
            index = next((i for i in ways if self.branch(i).succeeds()), index)
        if self.exact and decision.kind == PAYING:
            if index is not None:
                self.paid = True
                return self.given(index)
            if self.paid or self.forced(True):
                raise Stop
        if self.exact and decision.kind == COST and (keys := self.cost_keys(decision.about)):
            if index is not None:
                self.costs |= keys
                return self.given(index)
            if keys & self.named() and not any(option.verb in DECLINE for option in decision.options):
                raise Stop
        if attempt.complete or (index is not None and self.depth and attempt.begun):
            self.done = not self.overpaid()
            raise Stop
        if index is None:
            if no_question(self.scope, attempt.step) if not attempt.begun else not unasked(self.scope, attempt):
                self.done = not self.overpaid()
                raise Stop
            if decision.free or (not attempt.begun and decision.player == attempt.step.player):
                raise Stop
            if decision.kind == NUMBER and any(key in self.scope.game.payments for key, _ in attempt.carried):
                self.done = any(self.branch(i).succeeds() for i in range(min(len(decision.options), NUMBERS)))
                raise Stop
            if self.may_open(decision):
                self.done = any(self.branch(i, 1).succeeds() for i in range(len(decision.options)))
                raise Stop
            index = self.scope.game.default(table, decision)
        return self.given(index)

    def may_open(self, decision: Decision) -> bool:
        """Whether an optional effect of the step's player cuts in before picks that it may allow: both answers are tried."""
        mine = decision.kind == "yesno" and decision.player == self.attempt.step.player and self.looked < DEEP
        return mine and self.exact and any(key in self.scope.game.own_picks for key, _ in self.attempt.carried)

    def branch(self, index: int, looked: int = 0) -> Trial:
        """A trial of what is left of the step after this answer."""
        trial = Trial(self.script, [*self.feed, index], self.attempt.step, self.depth, self.exact)
        trial.attempt.go_on_from(self.attempt)
        trial.paid = self.paid
        trial.costs = set(self.costs)
        trial.looked = self.looked + looked
        return trial

    def forced(self, named: bool, cost: bool = False) -> list[Option]:
        """What was paid because there was nothing else to pay with, CP or a cost: that which the step names, or the rest."""
        found: list[Option] = []
        for option in self.scope.table.forced:
            pays = bool(self.cost_keys(option.name)) if cost else option.verb in self.scope.game.payments
            if pays and self.names(option) == named:
                found.append(option)
        return found

    def names(self, option: Option) -> bool:
        """Whether the step says that this is paid."""
        extra = self.attempt.step.extra
        given = [(key, item) for key in self.scope.game.payments for item in spread(extra.get(key, []))]
        return any(is_paid(self.scope, self.attempt, option, key, item) for key, item in given)

    def cost_keys(self, about: str) -> set[str]:
        """The keys of the step that can name what a cost about this takes."""
        return {key for key, abouts in self.scope.game.costs.items() if about in abouts and key in self.attempt.step.extra}

    def named(self) -> set[str]:
        """The keys with which the step has named something that a cost takes, asked for or not."""
        return self.costs.union(*(self.cost_keys(option.name) for option in self.forced(True, cost=True)))

    def overpaid(self) -> bool:
        """Whether something was paid that the step does not name, though it names what is paid."""
        if not self.exact:
            return False
        if (self.paid or self.forced(True)) and self.forced(False):
            return True
        named = self.named()
        return any(self.cost_keys(option.name) & named for option in self.forced(False, cost=True))

    def given(self, index: int) -> int:
        """Goes on with an answer."""
        self.feed.append(index)
        self.fed += 1
        return index

    def ahead(self, index: int) -> bool:
        """Looks through one more yes-or-no."""
        return Trial(self.script, [*self.feed, index], self.attempt.step, self.depth + 1).succeeds()
