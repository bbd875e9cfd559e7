"""The wordings of what ``effects`` offers to every game: numbers, conditions, instructions made of others."""

from __future__ import annotations

from typing import Any

from .explaining import Explainer, Sayings, bracket, flat, listed, named, steps, under

SHARED = Sayings()
HOW = {">=": "at least", "<=": "at most", "=": "exactly", ">": "more than", "<": "less than", "!=": "not"}
RULE = "the clause that is cited"

SHARED.silent("Modifier", layer="when it is worked out", reads="which facts it depends on", writes="which facts it touches")
SHARED.silent("Modifier", overwrites="how it is ordered among others")
SHARED.silent("Ability", meaning="what was read, not what runs", name="a label for the log", group="a label for the log")
SHARED.silent("Last", rule=RULE)
SHARED.silent("IfDone", rule=RULE)
SHARED.silent("May", rule=RULE)
SHARED.silent("ops.Choose", rule=RULE, hidden_rule=RULE, about="a label for the question")
SHARED.silent("Modes", rule=RULE)

SHARED.templates(
    {
        "ops.Const": "{n}",
        "ops.CountOf": "the number of {select:many}",
        "ops.ThatMany": "as many as were handled just before",
        "ops.Wins": "the throws won just now",
        "ops.Losses": "the throws lost just now",
        "ops.EventAmount": "the amount of what set this off",
        "ops.Compare": "{left} is {how:how} {right}",
        "ops.Nothing": "do nothing",
        "ops.This": "this unit",
        "ops.It": "it",
    }
)


@SHARED.way("how")
def how(e: Explainer, value: Any) -> str:
    """A comparison."""
    return named(HOW, value)


@SHARED.way("flat")
def on_one_line(e: Explainer, value: Any) -> str:
    """An instruction on one line."""
    return flat(e.say(value))


@SHARED.says("ops.Times")
def times(e: Explainer, x: Any) -> str:
    per = x.per
    return f"{e.say(x.base)} × ({e.say(x.count)}{f' ÷ {per}, rounded down' if per != 1 else ''})"


def joined(e: Explainer, conds: list[Any], word: str) -> str:
    """Several conditions; one that is itself several stands in brackets."""
    return listed([bracket(e.say(cond)) for cond in conds], word)


@SHARED.says("ops.Both")
def both(e: Explainer, x: Any) -> str:
    return joined(e, x.conds, "and")


@SHARED.says("ops.Either")
def either(e: Explainer, x: Any) -> str:
    return joined(e, x.conds, "or")


@SHARED.says("ops.Not")
def opposite(e: Explainer, x: Any) -> str:
    return f"it is not so that {bracket(e.say(x.cond))}"


@SHARED.says("ops.Seq")
def seq(e: Explainer, x: Any) -> str:
    return steps([e.say(op) for op in x.ops])


@SHARED.says("ops.If")
def if_(e: Explainer, x: Any) -> str:
    rows = [under(f"if {e.say(x.cond)}", e.say(x.then))]
    if x.other is not None:
        rows.append(under("otherwise", e.say(x.other)))
    return "\n".join(rows)


@SHARED.says("ops.IfDone")
def if_done(e: Explainer, x: Any) -> str:
    rows = [e.say(x.first)]
    if x.then is not None:
        rows.append(under("if that was done in full", e.say(x.then)))
    if x.other is not None:
        rows.append(under("if that was not done in full", e.say(x.other)))
    return steps(rows)


@SHARED.says("ops.May")
def may(e: Explainer, x: Any) -> str:
    who = named({0: "you may", 1: "your opponent may decide whether"}, x.whose)
    return under(f"{who} (only if it can be done in full)", e.say(x.op))


@SHARED.says("ops.AsOpponent")
def as_opponent(e: Explainer, x: Any) -> str:
    return under("your opponent carries this out, being “you” in it", e.say(x.op))


@SHARED.says("ops.Modes")
def modes(e: Explainer, x: Any) -> str:
    rows = [f"{number}. {flat(e.say(op))}" for number, op in enumerate(x.ops, 1)]
    return under(f"choose {x.count} of these and do them in this order", "\n".join(rows))


@SHARED.says("ops.Choose")
def choose(e: Explainer, x: Any) -> str:
    most = "up to " if x.up_to else ""
    return f"you choose {most}{e.say(x.count)} of {e.say(x.select, 'many')}"


@SHARED.says("continuous.Last")
def last(e: Explainer, x: Any) -> str:
    if x.targets is not None:
        for part in x.parts:
            e.unasked(part, "it is given to those who are meant now", "scope")
        with e.within(given=True):
            rows = [flat(e.say(part)) for part in x.parts]
        whom = f"{e.say(x.targets, 'all')} (those there are now): "
    else:
        rows = [flat(e.say(part)) for part in x.parts]
        whom = ""
    watch = f", as long as {e.say(x.watch)} (it ends for good when that stops)" if x.watch is not None else ""
    return f"{e.say((x.first, x.last), 'span')}{watch}, {whom}{'; '.join(rows)}"


@SHARED.way("many")
@SHARED.way("all")
def everything(e: Explainer, value: Any) -> str:
    """All that a selector finds."""
    return e.say(value)
