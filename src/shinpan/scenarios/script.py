"""Playing a script: the seat that takes the steps of a scenario and answers everything else by default."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ..match.outcome import walk
from ..table.decisions import Decision, Option, Seat
from ..table.table import Table
from .attempt import AMOUNT, PAYING, Attempt, fits, spread, worded
from .expecting import Scope, failures
from .loading import Scenario, ScenarioError, Step, show
from .words import ANSWERS

LIMIT: Final = 5000
"""More decisions than this in one scenario: it has no end."""
PATIENCE: Final = 6
"""An answer to a question that was not put within so many turns is not waited for any longer."""
NUMBER: Final = "number"
"""The kind of decision that asks for a number, on which it may depend what is paid."""
NUMBERS: Final = 31
"""How many numbers are tried to see whether something can be paid as a step says."""
DEEP: Final = 4
"""How many yes-or-no questions in a row are looked through."""

Lay = Callable[[], Scope]
"""Lays the table of the scenario anew."""


class Stop(Exception):
    """Leaves the engine where it stands."""


class Script(Seat):
    """Both seats of a scenario."""

    def __init__(self, scenario: Scenario, scope: Scope, lay: Lay) -> None:
        self.scenario = scenario
        self.scope = scope
        self.lay = lay
        self.steps = list(scenario.script)
        self.now: Attempt | None = None
        """The step under way: begun, and not all of it asked for."""
        self.outer: Attempt | None = None
        """The step whose payment is still to be asked for, while the one under way answers what comes before it."""
        self.taken: list[int] = []
        self.failed: list[str] = []
        self.offered: list[str] = []
        """What the player of the next step was offered first."""
        self.waiting = True
        """No free action was met since the last step was taken."""
        self.meant: Step | None = None
        """The step for which an optional effect was accepted, while what it names is still to come."""
        self.turn_player = scope.table.turn_player
        self.turn = scope.table.turn
        """The turn in which the last step was taken."""
        self.tokens: list[str] = []
        self.cards = len(scope.table.cards)

    def play(self) -> None:
        """Plays the script to its end. What went wrong is in ``failed``."""
        table = self.scope.table
        table.seats = [self, self]
        try:
            walk(table)
        except Stop:
            return
        self.name_tokens()
        self.over()

    # ---------------------------------------------------------------- deciding

    def choose(self, table: object, decision: Decision) -> int:
        """Takes the next step if this decision offers it, else the default."""
        if len(self.taken) >= LIMIT:
            waits = f" ({self.steps[0]} is still to come)" if self.steps else ""
            raise ScenarioError(f"no end after {LIMIT} decisions{waits}")
        self.name_tokens()
        index = self.decide(decision)
        if index is None:
            index = self.scope.game.default(self.scope.table, decision)
            if decision.free and (decision.kind != "priority" or self.scope.game.settled(self.scope.table, decision)):
                self.waiting = False
        self.taken.append(index)
        return index

    def decide(self, decision: Decision) -> int | None:
        """The option a step names here; None for the default."""
        if self.now is not None:
            index = self.go_on(decision)
            if index is not None:
                return index
            index = self.meanwhile(decision)
            if index is not None:
                return index
            if decision.free or self.all_paid() or self.next_is_offered(decision) and not self.to_be_paid(decision):
                self.drop()
        while self.steps:
            step = self.steps[0]
            if step.kind == "check":
                unfinished = self.scope.game.unfinished(self.scope.table, decision)
                if unfinished and self.waiting and not self.next_is_offered(decision):
                    return None
                if self.now is not None and not (unfinished and self.scope.game.payments):
                    self.drop()
                self.failed += [f"{step}: {problem}" for problem in failures(self.scope, step.expect)]
            elif step.kind == "settle":
                if not self.at_rest(decision):
                    return None
            elif step.kind == "do":
                if self.now is not None:
                    return self.meanwhile(decision)
                if not (self.meant is step and decision.free and self.seen(step)) and not self.overtaken(step, decision):
                    index = self.take(step, decision)
                    if index is not None or not self.unasked(step, decision):
                        return index
            elif not self.asserted(step, decision):
                return None
            self.steps.pop(0)
            self.offered = []
            if step.tokens:
                self.tokens += step.tokens
                self.name_tokens()
        if self.is_end(decision):
            if self.now is not None:
                self.drop()
            raise Stop
        return None

    def go_on(self, decision: Decision) -> int | None:
        """What the step under way answers here, or the one around it."""
        for attempt in (self.now, self.outer):
            index = attempt.answer(self.scope, decision, self.ahead(attempt)) if attempt is not None else None
            if index is not None:
                if self.outer is not None and self.outer.complete:
                    self.outer = None
                if self.now is not None and self.now.complete:
                    self.now, self.outer = self.outer, None
                return index
        return None

    def to_be_paid(self, decision: Decision) -> bool:
        """Whether the payment of the step under way is still to come: it is only being declared."""
        game = self.scope.game
        under_way = [attempt for attempt in (self.now, self.outer) if attempt is not None]
        if not any(key in game.payments for attempt in under_way for key, _ in attempt.carried):
            return False
        return game.unfinished(self.scope.table, decision)

    def all_paid(self) -> bool:
        """Whether what the step under way still waits for was paid without asking, because there was nothing else."""
        under_way = [attempt for attempt in (self.now, self.outer) if attempt is not None]
        return bool(self.scope.game.payments) and not any(unasked(self.scope, attempt) for attempt in under_way)

    def meanwhile(self, decision: Decision) -> int | None:
        """The answer of the next step to what comes before the picks or payment that the step under way still waits for."""
        if self.now is None or not self.steps or not any(key in self.scope.game.own_picks for key, _ in self.now.carried):
            return None
        step = self.steps[0]
        if step.kind != "do" or step.verb not in ANSWERS and step.verb != AMOUNT:
            return None
        if not self.scope.game.payments and not (step.verb in ("yes", "no") and decision.kind == "yesno"):
            return None
        attempt = Attempt(step)
        index = attempt.answer(self.scope, decision, self.ahead(attempt))
        if index is not None:
            self.steps.pop(0)
            if attempt.begun and not attempt.complete:
                self.now, self.outer = attempt, self.now
        return index

    def overtaken(self, step: Step, decision: Decision) -> bool:
        """Whether the engine took this answer as the only one already, and a step after it answers what is asked now."""
        rest = 0
        while rest + 1 < len(self.steps) and step.kind == "do" and step.verb in ANSWERS and no_question(self.scope, step):
            rest += 1
            step = self.steps[rest]
            if step.kind == "do" and step.verb in ANSWERS and step.player == decision.player:
                attempt = Attempt(step)
                if attempt.answer(self.scope, decision, self.ahead(attempt)) is not None:
                    return True
        return False

    def take(self, step: Step, decision: Decision) -> int | None:
        """Begins a step, if this decision offers it."""
        attempt = Attempt(step)
        index = attempt.answer(self.scope, decision, self.ahead(attempt))
        if index is None:
            if decision.player == step.player and not self.offered:
                self.offered = [worded(self.scope, option) for option in decision.options]
            if step.verb in ANSWERS and self.scope.table.turn > self.turn + PATIENCE:
                self.failed.append(self.never(step))
                raise Stop
            return None
        if attempt.begun and decision.free and self.scope.game.payments:
            index = self.way(attempt, decision, index)
            if index is None:
                return None
        self.meant = None if attempt.begun else step
        if attempt.begun:
            self.steps.pop(0)
            self.offered = []
            take_forced(self.scope, decision, attempt)
            self.now = None if attempt.complete else attempt
            self.scope.table.forced = []
            self.waiting = True
            self.turn_player = self.scope.table.turn_player
            self.turn = self.scope.table.turn
            self.tokens = list(step.tokens)
            self.cards = len(self.scope.table.cards)
        return index

    def at_rest(self, decision: Decision) -> bool:
        """Whether the game has settled: nothing is pending, or what the script does next is offered while all else rests."""
        game, table = self.scope.game, self.scope.table
        if game.settled(table, decision):
            return True
        if not game.rests(table, decision):
            return False
        for step in self.steps[1:]:
            if step.kind == "do":
                break
            if step.at and step.player == decision.player and is_at(step, decision):
                return True
        return self.next_is_offered(decision)

    def way(self, attempt: Attempt, decision: Decision, index: int) -> int | None:
        """Which of the options a step fits is meant: it can be paid as the step says, and asks what the script answers next."""
        step = attempt.step
        found = self.fitting(step, decision, index)
        if any(key in self.scope.game.payments for key, _ in attempt.carried):
            found = [i for i in found if self.started(attempt, i).succeeds()]
            if len(found) > 1:
                found = [i for i in found if self.started(attempt, i, exact=True).succeeds()] or found
        following = self.steps[1] if len(self.steps) > 1 else None
        if len(found) > 1 and following is not None and following.kind == "do" and following.verb in ANSWERS:
            for i in found:
                if following.player == step.player and Trial(self, [*self.taken, i], following, 1).succeeds():
                    return i
        return found[0] if found else None

    def fitting(self, step: Step, decision: Decision, index: int) -> list[int]:
        """The options that fit a step as well as the first one that does."""
        options = enumerate(decision.options)
        others = [i for i, option in options if fits(self.scope, decision, option, step.verb, step.value, step.extra)]
        return others if index in others else [index]

    def started(self, attempt: Attempt, index: int, exact: bool = False) -> Trial:
        """A trial of the rest of a step that begins with this option."""
        trial = Trial(self, [*self.taken, index], attempt.step, 0, exact)
        trial.attempt.go_on_from(attempt)
        return trial

    def is_end(self, decision: Decision) -> bool:
        """Whether a scenario without further steps ends here."""
        until = self.scenario.until
        if not self.scope.game.settled(self.scope.table, decision) or until == "over":
            return False
        return until == "settled" or self.scope.table.turn_player != self.turn_player

    def over(self) -> None:
        """The game is over: what is left of the script can only be looked at, not done."""
        if self.now is not None:
            self.drop()
        for step in self.steps:
            if step.kind == "check":
                self.failed += [f"{step}: {problem}" for problem in failures(self.scope, step.expect)]
            elif step.kind == "can":
                self.failed.append(f"{step}: p{step.player + 1} had nothing to decide: the game is over")
            elif step.kind == "do" and not (self.waiting and self.seen(step)):
                self.failed.append(self.never(step))
                return

    def never(self, step: Step) -> str:
        """A step that did not come."""
        who = f"p{step.player + 1}"
        offered = f"{who} was offered: {', '.join(self.offered)}" if self.offered else f"{who} was not asked"
        return f"{step} was never offered; {offered}"

    # ---------------------------------------------------------------- what the engine does not ask

    def unasked(self, step: Step, decision: Decision) -> bool:
        """Whether a step named the only legal option, which the engine took without asking."""
        if not self.waiting or not (decision.free or self.next_is_offered(decision)):
            return False
        return self.seen(step)

    def seen(self, step: Step) -> bool:
        """Whether the engine took all that a step names because there was nothing else to take."""
        return no_question(self.scope, step)

    def drop(self) -> None:
        """Ends the step under way. What of it was not asked for must have been the only possibility."""
        under_way = [attempt for attempt in (self.now, self.outer) if attempt is not None]
        self.now = self.outer = None
        for attempt in under_way:
            missing = unasked(self.scope, attempt)
            if missing:
                self.failed.append(f"{attempt.step}: {', '.join(map(show, missing))} was never offered")

    def name_tokens(self) -> None:
        """Gives the names of ``as_token`` to the cards that have been made since."""
        while self.tokens and len(self.scope.table.cards) > self.cards:
            self.scope.names[self.tokens.pop(0)] = self.cards
            self.cards += 1

    # ---------------------------------------------------------------- can and cannot

    def asserted(self, step: Step, decision: Decision) -> bool:
        """Looks at what a player can do here, if it is here that it must be looked at."""
        mine = decision.player == step.player
        if self.scope.game.payments and step.verb not in ANSWERS and self.scope.game.unfinished(self.scope.table, decision):
            if not any(option.verb == step.verb for option in decision.options):
                return False
        if step.at:
            here = mine and is_at(step, decision)
        elif step.verb in self.scope.game.own_kinds:
            here = mine and (decision.kind == step.verb or any(option.verb == step.verb for option in decision.options))
        else:
            doing = any(option.verb not in ANSWERS and option.verb != "done" for option in decision.options)
            here = mine and (step.verb in ANSWERS or doing or decision.free)
        offered = self.next_is_offered(decision)
        if step.at and (step.kind == "can" or len(decision.options) == 1):
            offered = False  # the decision it names comes first
        here = here or (mine and offered and not step.at) or step.verb == "concede"
        if here:
            could = self.could(step, decision)
            if could and step.kind == "cannot":
                self.failed.append(f"{step}: it was offered")
            elif step.kind == "cannot":
                paying = any(key in self.scope.game.payments for key in step.extra)
                self.scope.game.refused(self.scope.table, decision, step.verb, paying)
            elif not could and step.kind == "can" and not (self.waiting and self.seen(step)):
                options = ", ".join(worded(self.scope, option) for option in decision.options)
                self.failed.append(f"{step}: it was not offered; p{step.player + 1} was offered: {options}")
            return True
        if self.passed_by(step, offered):
            if self.seen(step) == (step.kind == "cannot"):
                self.failed.append(
                    f"{step}: it was {'taken as the only possibility' if step.kind == 'cannot' else 'not offered'}"
                )
            return True
        last = decision.free and not any(other.kind == "do" for other in self.steps)
        if not offered and (step.kind == "can" or not last):
            return False
        if step.kind == "can" and not (self.waiting and self.seen(step)):
            self.failed.append(f"{step}: p{step.player + 1} had nothing to decide")
        return True

    def passed_by(self, step: Step, offered: bool) -> bool:
        """Whether the engine took the next step as the only possibility: then nobody was asked before it."""
        following = next((other for other in self.steps if other.kind == "do"), None)
        return (
            following is not None and self.waiting and not offered and following.player == step.player and self.seen(following)
        )

    def next_is_offered(self, decision: Decision) -> bool:
        """Whether the next thing to be done can be done at this decision."""
        for step in self.steps:
            if step.kind == "do":
                if step is self.steps[0] and self.now is None:
                    # The step itself was just tried here: look at the one after it.
                    continue
                attempt = Attempt(step)
                return attempt.answer(self.scope, decision, self.ahead(attempt)) is not None
        return False

    def could(self, step: Step, decision: Decision) -> bool:
        """Whether all of a step could be done here, looking ahead where it takes more than one decision."""
        attempt = Attempt(replace(step, kind="do"))
        index = attempt.answer(self.scope, decision, self.ahead(attempt))
        if index is None:
            return False
        if attempt.complete or not (decision.free and attempt.begun):
            return attempt.complete or Trial(self, [*self.taken], replace(step, kind="do"), 0, exact=True).succeeds()
        return any(self.started(attempt, i, exact=True).succeeds() for i in self.fitting(step, decision, index))

    def ahead(self, attempt: Attempt) -> Callable[[int], bool]:
        """Looks whether an answer leads to the choice a step names."""
        return lambda index: Trial(self, [*self.taken, index], attempt.step, 1).succeeds()


def is_at(step: Step, decision: Decision) -> bool:
    """Whether a decision is of the kind at which a step is to be looked at."""
    return decision.kind == step.at or any(option.verb == step.at for option in decision.options)


def no_question(scope: Scope, step: Step) -> bool:
    """Whether all that a step names was taken without asking since the last step: an answer, or what an effect has done."""
    items = step.value if isinstance(step.value, list) else [step.value]
    if step.verb == "no" or not items or (step.verb == "order" and len(items) > 1):
        return False
    if step.verb in ANSWERS:
        return all(was_forced(scope, step.verb, item) for item in items)
    if isinstance(step.value, dict):
        return all(was_forced(scope, step.verb, item) for item in spread(step.value))
    if not isinstance(step.value, str):
        return step.value is True and was_forced(scope, step.verb, True)
    for option in scope.table.forced:
        if fits(scope, Decision(step.player, "forced", [option]), option, step.verb, step.value, step.extra):
            return True
    if scope.game.payments:
        return False  # what is paid for is never a bare choice
    named = [item for given in step.extra.values() for item in (given if isinstance(given, list) else [given])]
    return all(was_forced(scope, step.verb, item) for item in [step.value, *named])


def was_forced(scope: Scope, verb: str, value: object, name: str = "") -> bool:
    """Whether the engine took this answer without asking, since the last step; of the picks of a name only, if one is given."""
    table = scope.table
    uids = scope.uids(value)
    for option in table.forced:
        if name and option.name != name or verb == "choose" and option.verb in ("attack", "resolve", *scope.game.payments):
            continue
        if verb == "resolve" and option.verb != "resolve":
            continue
        if uids:
            if option.card in uids or (option.body in table.bodies and table.bodies[option.body].top.uid in uids):
                return True
        elif isinstance(value, dict):
            if fits(scope, Decision(table.turn_player, "forced", [option]), option, verb, value, {}):
                return True
        elif option.verb == verb and (value is True or option.number == value):
            return True
    return False


def take_forced(scope: Scope, decision: Decision, attempt: Attempt) -> None:
    """What an effect took as the only possibility right before it asked for the step's own card need not be asked for."""
    if not decision.free:
        attempt.carried = [(key, item) for key, item in attempt.carried if not was_forced(scope, attempt.step.verb, item)]
        if attempt.step.verb != "order":
            attempt.left = [item for item in attempt.left if not was_forced(scope, attempt.step.verb, item)]


def unasked(scope: Scope, attempt: Attempt) -> list[object]:
    """What of a step was neither asked for nor taken as the only possibility. The last of an order is no question."""
    if attempt.step.verb == "order" and len(attempt.left) == 1 and not attempt.carried:
        return []
    verb = attempt.step.verb
    missing = [item for item in attempt.left if not was_forced(scope, verb, item)]
    for key, item in attempt.carried:
        if key in scope.game.payments:
            taken = any(is_paid(scope, attempt, option, key, item) for option in scope.table.forced)
        else:
            taken = was_forced(scope, verb, item, key if key in scope.game.own_picks else "") or any(
                fits(scope, Decision(attempt.step.player, option.verb, [option]), option, key, item, {})
                for option in scope.table.forced
            )
        if not taken:
            missing.append(item)
    return missing


def is_paid(scope: Scope, attempt: Attempt, option: Option, key: str, item: object) -> bool:
    """Whether what was paid without asking is what a step names: for CP, or as a cost of its own."""
    kind = "cost" if option.verb == "choose" else option.verb
    return fits(scope, Decision(attempt.step.player, kind, [option], about=key), option, key, item, attempt.told)


class Trial(Seat):
    """Plays the scenario so far on a table of its own, and tries one step there."""

    def __init__(self, script: Script, feed: list[int], step: Step, depth: int, exact: bool = False) -> None:
        self.script = script
        self.exact = exact
        """Whether what the step pays with must be all that is paid."""
        self.paid = False
        self.feed = feed
        self.fed = 0
        self.attempt = Attempt(step)
        self.depth = depth
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
        return not unasked(self.scope, self.attempt) if self.attempt.begun else no_question(self.scope, self.attempt.step)

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
        if self.exact and decision.kind == PAYING:
            if index is not None:
                self.paid = True
                return self.given(index)
            if self.paid or self.forced(True):
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
            index = self.scope.game.default(table, decision)
        return self.given(index)

    def branch(self, index: int) -> Trial:
        """A trial of what is left of the step after this answer."""
        trial = Trial(self.script, [*self.feed, index], self.attempt.step, self.depth, self.exact)
        trial.attempt.go_on_from(self.attempt)
        return trial

    def forced(self, named: bool) -> list[Option]:
        """What was paid because there was nothing else to pay with: that which the step names, or the rest."""
        step = self.attempt.step
        given = [(key, item) for key in self.scope.game.payments for item in spread(step.extra.get(key, []))]
        found: list[Option] = []
        for option in self.scope.table.forced:
            if option.verb in self.scope.game.payments:
                if any(is_paid(self.scope, self.attempt, option, key, item) for key, item in given) == named:
                    found.append(option)
        return found

    def overpaid(self) -> bool:
        """Whether something was paid that the step does not name, though it names what is paid."""
        return self.exact and bool(self.paid or self.forced(True)) and bool(self.forced(False))

    def given(self, index: int) -> int:
        """Goes on with an answer."""
        self.feed.append(index)
        self.fed += 1
        return index

    def ahead(self, index: int) -> bool:
        """Looks through one more yes-or-no."""
        return Trial(self.script, [*self.feed, index], self.attempt.step, self.depth + 1).succeeds()
