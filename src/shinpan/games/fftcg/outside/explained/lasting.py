"""Effects that last, delayed abilities and replacements in words."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, flat, listed, named, under
from .cards import skill_words
from .changing import part_words, terms
from .vocabulary import DURATIONS, SAYINGS, ZONES, who


def span(x: Any) -> str:
    """How long."""
    return named(DURATIONS, x.duration)


@SAYINGS.says("modifiers.MakeLasting", "modifiers.EachLast", "modifiers.LastEach")
def last_op(e: Explainer, x: Any) -> str:
    whom = e.say(x.what) if x.what is not None else ""
    kind = type(x._thing).__name__
    if kind == "EachLast":
        return f"{span(x)}, for each of {whom} on its own: {'; '.join(part_words(e, part) for part in x.parts)}"
    rows = [part_words(e, part, whom) for part in x.parts]
    if whom and all(e.look(part).player != -1 for part in x.parts):
        rows.append(f"(if there is {whom})")
    each = " (each with its own number)" if kind == "LastEach" else ""
    if not whom and any(e.look(part).scope is not None for part in x.parts):
        each = ", also for what comes later"
    return f"{span(x)}{each}, {'; '.join(rows)}"


@SAYINGS.says("modifiers.TakeControl")
def take_control(e: Explainer, x: Any) -> str:
    other = "your opponent" if who(e) == "you" else "you"
    return f"{span(x)}, {other if x.give else who(e)} gain control of {e.say(x.what)}"


SAYINGS.silent("TakeControl", parts="always the change of control")


@SAYINGS.says("modifiers.AllowCast")
def allow_cast(e: Explainer, x: Any) -> str:
    goal = f" (a Summon then goes to the {named(ZONES, x.goal)})" if x.goal != -1 else ""
    only = f", as long as {e.say(x.cond)}" if x.cond is not None else ""
    look = ", and look at it" if x.looks else ""
    where = "from the Break Zone or from outside the game"
    return f"{span(x)}{only}, you can cast {e.say(x.what)} {where}{terms(e, x)}{goal}{look} (not again once it has moved)"


@SAYINGS.says("modifiers.MakeDelayed")
def delay(e: Explainer, x: Any) -> str:
    names = DURATIONS | {"next main1": "from the next Main Phase 1 on"}
    head = f"{named(names, x.duration)}{', not yet in this turn' if x.next_turn else ''}"
    return under(f"{head}, {'each time' if x.lasts else 'the first time only'}", skill_words(e, x.skill))


@SAYINGS.says("modifiers.TriggerNow")
def trigger_now(e: Explainer, x: Any) -> str:
    asked = ["that was done"] if x.done else []
    asked += [] if x.cond is None else [e.say(x.cond)]
    with e.within(after=True):
        return under(f"if {listed(asked)}, this triggers at once as an ability of its own", skill_words(e, x.skill))


# ------------------------------------------------------------------ replacement


@SAYINGS.says("modifiers.SetDamage")
def set_damage(e: Explainer, x: Any) -> str:
    forms = {"is": "the damage becomes {n}", "less": "the damage is {n} less", "more": "the damage is {n} more"}
    forms |= {"double": "the damage is doubled", "half": f"the damage is halved (rounded up to units of {x.unit})"}
    if x.how in ("double", "half"):
        e.unasked(x, "not asked for this", "value")
    if x.how != "half":
        e.unasked(x, "not asked for this", "unit")
    return named(forms, x.how).replace("{n}", e.say(x.value))


@SAYINGS.says("modifiers.GoElsewhere")
def go_elsewhere(e: Explainer, x: Any) -> str:
    return f"it goes to the {named(ZONES, x.goal)}"


@SAYINGS.says("modifiers.EnterDull")
def enter_dull(e: Explainer, x: Any) -> str:
    return f"it enters {'dull' if x.dull else 'active'}"


@SAYINGS.says("modifiers.InsteadDo")
def instead_do(e: Explainer, x: Any) -> str:
    return "that does not happen" + (f"; {flat(e.say(x.op))}" if x.op is not None else "")


SAYINGS.templates({"modifiers.Redirect": "the damage is dealt to {to}"})
