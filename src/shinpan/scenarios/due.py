"""When a step is due: the decision at which it must be offered, or else has failed."""

from __future__ import annotations

from ..table.decisions import Decision
from .expecting import Scope, phase
from .loading import Step
from .words import ANSWERS

ASKING = {"choose": "choose", "resolve": "resolve", "mode": "mode", "number": "number"}
"""Answers that name one thing among others, and the kind of decision that asks for it."""
BEGINNING = frozenset({"effect", "stacked", "resolved", "cast", "used", "burst", "played", "ex", "skill use", "action", "turn"})
"""Events with which another effect begins: what is asked after one of them is a question of its own."""


def is_answer(scope: Scope, step: Step) -> bool:
    """Whether a step answers what is pending, and so cannot come once nothing is."""
    return step.verb in ANSWERS or not scope.game.course.asked.get(step.verb, True)


def is_due(scope: Scope, step: Step, decision: Decision) -> bool:
    """Whether a step of the player who decides must be offered here: its kind of thing is asked, or can no longer be asked."""
    game = scope.game
    if step.verb in ANSWERS:
        return decision.kind == ASKING.get(step.verb) and decision.about not in game.own_picks
    kinds = game.course.asked.get(step.verb, ())
    if not kinds or game.idle(scope.table):
        return False
    if decision.kind == "priority":
        return "priority" in kinds and any(scope.table.cards[uid].face.kind == "summon" for uid in scope.uids(step.value))
    here = stage(scope, decision)
    if here in kinds:
        return True
    stages = game.course.stages
    own = decision.free and here in stages and scope.table.turn_player == step.player
    return own and not any(kind in stages[stages.index(here) :] for kind in kinds)


def is_hindered(scope: Scope, step: Step, decision: Decision) -> bool:
    """Whether an ability cannot be used with this priority for another reason than that it is not its time."""
    if step.verb != "activate" or decision.kind != "priority":
        return False
    uids = scope.uids(step.value)
    clauses = {clause for verb, uid, clause in decision.withheld if verb == step.verb and uid in uids}
    return bool(clauses) and not clauses & scope.game.course.another_time


def in_any_turn(scope: Scope, step: Step) -> bool:
    """Whether the rules ask for such a thing in the turns of both players: with priority."""
    return "priority" in scope.game.course.asked.get(step.verb, ())


def stage(scope: Scope, decision: Decision) -> str:
    """The kind of a decision; the second of two like phases by its own name."""
    if decision.kind == "main" and phase(scope.game, scope.table) == "main2":
        return "main2"
    return decision.kind


def ends_turn(scope: Scope, step: Step, decision: Decision) -> bool:
    """Whether a player gives the turn away with a step: what they do next is of their next turn."""
    return step.verb in scope.game.course.ending and decision.free and decision.player == scope.table.turn_player


def sets_going(scope: Scope, step: Step) -> bool:
    """Whether something comes of a step; a mere pass lets time go on."""
    return step.verb not in scope.game.course.idle


def begun(scope: Scope) -> int:
    """How many effects have begun so far."""
    return sum(event.kind in BEGINNING for event in scope.table.events)
