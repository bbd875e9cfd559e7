"""What the engine takes without asking, because there is nothing else: a step that names it has been done."""

from __future__ import annotations

from typing import Any

from ..table.decisions import NONE, Decision, Option
from .attempt import Attempt, fits, spread
from .expecting import Scope
from .loading import Step
from .words import ANSWERS


def no_question(scope: Scope, step: Step) -> bool:
    """Whether all that a step names was taken without asking since the last step: an answer, or what an effect has done."""
    return bool(accounting(scope, step))


def spend(scope: Scope, step: Step) -> None:
    """What was taken without asking accounts for one step only."""
    for option in accounting(scope, step):
        if option in scope.table.forced:
            scope.table.forced.remove(option)


def accounting(scope: Scope, step: Step) -> list[Option]:
    """What the engine took without asking that is all a step names; nothing if it is not all."""
    items = step.value if isinstance(step.value, list) else [step.value]
    if step.verb == "no" or not items or (step.verb == "order" and len(items) > 1):
        return []
    if step.verb in ANSWERS:
        return each(scope, step.verb, items)
    if isinstance(step.value, dict):
        return each(scope, step.verb, spread(step.value))
    if not isinstance(step.value, str):
        return each(scope, step.verb, [True]) if step.value is True else []
    for option in scope.table.forced:
        if fits(scope, Decision(step.player, "forced", [option]), option, step.verb, step.value, step.extra):
            return [option]
    if scope.game.payments:
        return []  # what is paid for is never a bare choice
    named = [item for given in step.extra.values() for item in (given if isinstance(given, list) else [given])]
    return each(scope, step.verb, [step.value, *named])


def each(scope: Scope, verb: str, items: list[Any]) -> list[Option]:
    """What was taken for each of some items; nothing if one is missing."""
    found = [forced_option(scope, verb, item) for item in items]
    return [option for option in found if option is not None] if None not in found else []


def was_forced(scope: Scope, verb: str, value: object, name: str = "") -> bool:
    """Whether the engine took this answer without asking, since the last step; of the picks of a name only, if one is given."""
    return forced_option(scope, verb, value, name) is not None


def forced_option(scope: Scope, verb: str, value: object, name: str = "") -> Option | None:
    """What the engine took without asking that is this answer. That an effect was next is an answer to ``resolve`` only."""
    table = scope.table
    uids = scope.uids(value)
    for option in table.forced:
        if name and option.name != name or verb == "choose" and option.verb in ("attack", *scope.game.payments):
            continue
        if (verb == "resolve") != (option.verb == "resolve"):
            continue
        if uids:
            body = table.bodies.get(option.body) if option.card == NONE else None
            if option.card in uids or body is not None and body.top.uid in uids:
                return option
        elif isinstance(value, dict):
            if fits(scope, Decision(table.turn_player, "forced", [option]), option, verb, value, {}):
                return option
        elif option.verb == verb and (value is True or option.number == value):
            return option
    return None


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
