"""``can`` and ``cannot``: what a player is offered, looked at without taking it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..table.decisions import Decision
from .attempt import Attempt, listed
from .loading import Step
from .trial import Trial
from .words import ANSWERS

if TYPE_CHECKING:
    from .script import Script


def asserted(script: Script, step: Step, decision: Decision) -> bool:
    """Looks at what a player can do here, if it is here that it must be looked at."""
    mine = decision.player == step.player
    if script.scope.game.payments and step.verb not in ANSWERS and script.scope.game.unfinished(script.scope.table, decision):
        if not any(option.verb == step.verb for option in decision.options):
            return False
    if step.at:
        here = mine and is_at(step, decision)
    elif step.verb in script.scope.game.own_kinds:
        here = mine and (decision.kind == step.verb or any(option.verb == step.verb for option in decision.options))
    else:
        doing = any(option.verb not in ANSWERS and option.verb != "done" for option in decision.options)
        here = mine and (step.verb in ANSWERS or doing or decision.free)
    offered = script.next_is_offered(decision)
    if step.at and (step.kind == "can" or len(decision.options) == 1):
        offered = False  # the decision it names comes first
    here = here or (mine and offered and not step.at) or step.verb == "concede"
    if here:
        script.turns &= {script.scope.table.turn_player}
        possible = could(script, step, decision)
        if possible and step.kind == "cannot":
            script.failed.append(f"{step}: it was offered")
        elif step.kind == "cannot":
            paying = any(key in script.scope.game.payments for key in step.extra)
            script.scope.game.refused(script.scope.table, decision, step.verb, paying)
        elif not possible and step.kind == "can" and not (script.waiting and script.seen(step)):
            script.failed.append(
                f"{step}: it was not offered; p{step.player + 1} was offered: {listed(script.scope, decision)}"
            )
        return True
    if passed_by(script, step, offered):
        taken = script.seen(step)
        if taken == (step.kind == "cannot"):
            script.failed.append(f"{step}: it was {'taken as the only possibility' if taken else 'not offered'}")
        elif step.kind == "cannot":
            vacuous(script, step)
        return True
    last = decision.free and not any(other.kind == "do" for other in script.steps)
    late = script.is_over(step) or script.is_settled(step, decision)
    if not offered and not late and (step.kind == "can" or not last):
        return False
    if step.kind == "cannot":
        vacuous(script, step)
    elif not (script.waiting and script.seen(step)):
        script.failed.append(f"{step}: p{step.player + 1} had nothing to decide")
    return True


def vacuous(script: Script, step: Step) -> None:
    """What cannot be done because nobody was asked holds, but shows nothing: a judge must know."""
    script.notes.append(f"{step} holds because p{step.player + 1} had nothing to decide{f' at {step.at}' if step.at else ''}")


def passed_by(script: Script, step: Step, offered: bool) -> bool:
    """Whether the engine took the next step as the only possibility: then nobody was asked before it."""
    following = next((other for other in script.steps if other.kind == "do"), None)
    return (
        following is not None and script.waiting and not offered and following.player == step.player and script.seen(following)
    )


def could(script: Script, step: Step, decision: Decision) -> bool:
    """Whether all of a step could be done here, looking ahead where it takes more than one decision."""
    attempt = Attempt(replace(step, kind="do"))
    index = attempt.answer(script.scope, decision, script.ahead(attempt))
    if index is None:
        return False
    if attempt.complete or not (decision.free and attempt.begun):
        return attempt.complete or Trial(script, [*script.taken], replace(step, kind="do"), 0, exact=True).succeeds()
    return any(script.started(attempt, i, exact=True).succeeds() for i in script.fitting(step, decision, index))


def is_at(step: Step, decision: Decision) -> bool:
    """Whether a decision is of the kind at which a step is to be looked at."""
    return decision.kind == step.at or any(option.verb == step.at for option in decision.options)
