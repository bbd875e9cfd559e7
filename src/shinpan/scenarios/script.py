"""Playing a script: the seat that takes the steps of a scenario and answers everything else by default."""

from __future__ import annotations

from collections.abc import Callable

from ..match.outcome import walk
from ..table.decisions import Decision, Seat
from .attempt import AMOUNT, Attempt, fits, kinds_of, listed
from .due import begun, ends_turn, in_any_turn, is_answer, is_due, is_hindered, sets_going
from .expecting import Scope, failures
from .forced import no_question, spend, take_forced, unasked
from .loading import Scenario, ScenarioError, Step, show
from .looking import asserted, is_at, vacuous
from .trial import LIMIT, Stop, Trial
from .words import ANSWERS

Lay = Callable[[], Scope]
"""Lays the table of the scenario anew."""


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
        self.notes: list[str] = []
        """What a judge should know although nothing is wrong."""
        self.broken = False
        """A step could not be taken: what comes after it was not played."""
        self.offered = ""
        """What the player of the next step was offered last."""
        self.waiting = True
        """No free action was met since the last step was taken."""
        self.meant: Step | None = None
        """The step for which an optional effect was accepted, while what it names is still to come."""
        self.turn_player = scope.table.turn_player
        self.turns: set[int] = set()
        """Whose turns there were since the last step was taken."""
        self.hindered = -1
        """The turn in which the next step could not be done though it was its time; -1: none."""
        self.acted = False
        """The last step set something going, and nothing says that it is over."""
        self.stacked: bool | None = None
        """Whether something was to be resolved where the ``settle`` under way began; None: no player was free to act yet."""
        self.effects = 0
        """How many effects had begun when the step under way was last answered."""
        self.tokens: list[str] = []
        self.cards = len(scope.table.cards)

    def play(self) -> None:
        """Plays the script to its end. What went wrong is in ``failed``."""
        table = self.scope.table
        table.seats = [self, self]
        try:
            walk(table)
            self.name_tokens()
            self.over()
        except Stop:
            return

    # ---------------------------------------------------------------- deciding

    def choose(self, table: object, decision: Decision) -> int:
        """Takes the next step if this decision offers it, else the default."""
        if len(self.taken) >= LIMIT:
            waits = f" ({self.steps[0]} is still to come)" if self.steps else ""
            raise ScenarioError(f"no end after {LIMIT} decisions{waits}")
        self.name_tokens()
        if self.scope.table.turn:
            self.turns.add(self.scope.table.turn_player)
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
            over = decision.free or self.all_paid() or self.is_another(decision)
            if over or self.next_is_offered(decision) and not self.to_be_paid(decision):
                self.drop(decision)
        while self.steps:
            step = self.steps[0]
            if step.kind == "check":
                unfinished = self.scope.game.unfinished(self.scope.table, decision)
                if unfinished and self.waiting and not self.next_is_offered(decision):
                    return None
                if self.now is not None and not (unfinished and self.scope.game.payments):
                    self.drop(decision)
                self.failed += [f"{step}: {problem}" for problem in failures(self.scope, step.expect)]
            elif step.kind == "settle":
                if not self.at_rest(decision):
                    return None
                self.acted, self.stacked = False, None
            elif step.kind == "do":
                if self.now is not None:
                    return self.meanwhile(decision)
                if in_any_turn(self.scope, step):
                    self.late(step, decision)
                if not (self.meant is step and decision.free and self.seen(step)) and not self.overtaken(step, decision):
                    index = self.take(step, decision)
                    if index is not None:
                        return index
                    if not self.unasked(step, decision):
                        self.insist(step, decision)
                        return None
                spend(self.scope, step)
            elif not asserted(self, step, decision):
                return None
            self.steps.pop(0)
            self.offered = ""
            self.hindered = -1
            if step.tokens:
                self.tokens += step.tokens
                self.name_tokens()
        if self.is_end(decision):
            if self.now is not None:
                self.drop(decision)
            raise Stop
        return None

    def go_on(self, decision: Decision) -> int | None:
        """What the step under way answers here, or the one around it."""
        for attempt in (self.now, self.outer):
            if attempt is None or self.is_later(attempt):
                continue
            index = attempt.answer(self.scope, decision, self.ahead(attempt))
            if index is not None:
                self.effects = begun(self.scope)
                if self.outer is not None and self.outer.complete:
                    self.outer = None
                if self.now is not None and self.now.complete:
                    self.now, self.outer = self.outer, None
                return self.paid_for(attempt, decision, index)
        return None

    def paid_for(self, attempt: Attempt, decision: Decision, index: int) -> int:
        """What for the step pays with this: so that what else it names pays the rest, and best nothing else."""
        ways = kinds_of(decision, index)
        if len(ways) == 1 or attempt.told:
            return index
        for exact in (True, False):
            for i in ways:
                trial = self.started(attempt, i, exact)
                trial.paid = True
                if trial.succeeds():
                    return i
        return index

    def is_later(self, attempt: Attempt) -> bool:
        """Whether what is asked now is asked by another effect than the one a choice has begun to answer."""
        return attempt.step.verb == "choose" and begun(self.scope) > self.effects

    def is_another(self, decision: Decision) -> bool:
        """Whether this is a choice that the rest of the choice under way should have answered, if it is to come at all."""
        now = self.now
        if now is None or now.step.verb != "choose" or decision.player != now.step.player:
            return False
        return self.is_later(now) or is_due(self.scope, now.step, decision)

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
            self.effects = begun(self.scope)
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
            self.look(step, decision)
            return None
        if attempt.begun and decision.free and self.scope.game.payments:
            index = self.way(attempt, decision, index)
            if index is None:
                self.look(step, decision, "not with this payment; ")
                return None
        self.meant = None if attempt.begun else step
        if attempt.begun:
            self.steps.pop(0)
            self.offered = ""
            take_forced(self.scope, decision, attempt)
            self.now = None if attempt.complete else attempt
            self.taken_here(step, decision)
        return index

    def taken_here(self, step: Step, decision: Decision) -> None:
        """What comes next is counted from here."""
        table = self.scope.table
        table.forced = [option for option in table.forced if option.verb == "choose"] if self.one_of_two(step) else []
        self.waiting = True
        self.turn_player = table.turn_player
        self.turns = {table.turn_player} if table.turn and not ends_turn(self.scope, step, decision) else set()
        self.acted = sets_going(self.scope, step)
        self.effects = begun(self.scope)
        self.hindered = -1
        if step.tokens or not is_answer(self.scope, step):
            self.tokens = list(step.tokens)
            self.cards = len(table.cards)

    def one_of_two(self, step: Step) -> bool:
        """Whether the next step says what else is chosen: the only candidate may have been taken before this one was asked."""
        after = self.steps[0] if self.steps else None
        return after is not None and after.kind == "do" and after.verb == step.verb == "choose" and after.player == step.player

    def look(self, step: Step, decision: Decision, why: str = "") -> None:
        """Remembers what the player of a step is offered in its place."""
        if decision.player == step.player and not (decision.free and is_answer(self.scope, step)):
            self.offered = f"{why}p{step.player + 1} was offered: {listed(self.scope, decision)}"
            if is_hindered(self.scope, step, decision):
                self.hindered = self.scope.table.turn

    # ---------------------------------------------------------------- steps that are due

    def insist(self, step: Step, decision: Decision) -> None:
        """Fails a step that is due here and not offered, or can no longer come."""
        if decision.player == step.player and is_due(self.scope, step, decision):
            self.fail(f"{step} was not offered; {self.offered}")
        self.late(step, decision)

    def late(self, step: Step, decision: Decision) -> None:
        """Fails a step whose time is over: its player's turn is, or nothing is pending that it could answer."""
        who = f"p{step.player + 1}"
        if self.is_over(step):
            self.fail(f"{step} was not offered before the turn was over; {self.offered or f'{who} was not asked'}")
        if self.is_settled(step, decision):
            free = f"before p{decision.player + 1} was free to act: {listed(self.scope, decision)}"
            self.fail(f"{step} was not offered; {self.offered or f'{who} was not asked'} {free}")

    def is_over(self, step: Step) -> bool:
        """Whether the turn is over to which a step belongs: its player's, or where it could have been done in any, this one."""
        table = self.scope.table
        if in_any_turn(self.scope, step):
            return 0 <= self.hindered < table.turn
        if not table.turn or self.acted and is_answer(self.scope, step):
            return False
        return step.player in self.turns and table.turn_player != step.player

    def is_settled(self, step: Step, decision: Decision) -> bool:
        """Whether a step is an answer, and nothing is left to be answered of what the step before it has set going."""
        return self.acted and is_answer(self.scope, step) and self.scope.game.settled(self.scope.table, decision)

    def fail(self, problem: str) -> None:
        """The scenario ends here: what follows in the script was meant for another state of the game."""
        self.failed.append(problem)
        self.broken = True
        raise Stop

    def at_rest(self, decision: Decision) -> bool:
        """Whether the game has settled: what was to be resolved is, or nothing was and nothing is pending.

        While all else rests, what the script does next may be offered too.
        """
        game, table = self.scope.game, self.scope.table
        rests = game.rests(table, decision)
        if self.stacked is None and decision.free:
            self.stacked = not rests
        if game.settled(table, decision):
            return True
        if not rests:
            return False
        if self.stacked:
            return True
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
            self.drop(None)
        for step in self.steps:
            if step.kind == "check":
                self.failed += [f"{step}: {problem}" for problem in failures(self.scope, step.expect)]
            elif step.kind == "can":
                self.failed.append(f"{step}: p{step.player + 1} had nothing to decide: the game is over")
            elif step.kind == "cannot":
                vacuous(self, step)
            elif step.kind == "do" and not (self.waiting and self.seen(step)):
                asked = self.offered or f"p{step.player + 1} was not asked"
                self.failed.append(f"{step} was not offered; {asked} before the game was over")
                self.broken = True
                return

    # ---------------------------------------------------------------- what the engine does not ask

    def unasked(self, step: Step, decision: Decision) -> bool:
        """Whether a step named the only legal option, which the engine took without asking."""
        if not self.waiting:
            return False
        due = decision.player == step.player and is_due(self.scope, step, decision)
        if not (due or decision.free or self.next_is_offered(decision)):
            return False
        return self.seen(step)

    def seen(self, step: Step) -> bool:
        """Whether the engine took all that a step names because there was nothing else to take."""
        return no_question(self.scope, step)

    def drop(self, decision: Decision | None) -> None:
        """Ends the step under way. What of it was not asked for must have been the only possibility."""
        under_way = [attempt for attempt in (self.now, self.outer) if attempt is not None]
        self.now = self.outer = None
        for attempt in under_way:
            missing = unasked(self.scope, attempt)
            if missing:
                problem = f"{attempt.step}: {', '.join(map(show, missing))} was not offered"
                if decision is not None:
                    problem += f"; p{decision.player + 1} was offered: {listed(self.scope, decision)}"
                self.fail(problem)

    def name_tokens(self) -> None:
        """Gives the names of ``as_token`` to the cards that have been made since."""
        while self.tokens and len(self.scope.table.cards) > self.cards:
            self.scope.names[self.tokens.pop(0)] = self.cards
            self.cards += 1

    # ---------------------------------------------------------------- looking ahead

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

    def ahead(self, attempt: Attempt) -> Callable[[int], bool]:
        """Looks whether an answer leads to the choice a step names."""
        return lambda index: Trial(self, [*self.taken, index], attempt.step, 1).succeeds()
