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
SHARED.silent("May", rule=RULE)
SHARED.silent("Choose", rule=RULE, hidden_rule=RULE, about="a label for the question")

SHARED.templates(
    {
        "Const": "{n}",
        "CountOf": "the number of {select:many}",
        "ThatMany": "as many as were handled just before",
        "Compare": "{left} is {how:how} {right}",
        "ThisBody": "this unit",
        "Picked": "it",
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


@SHARED.says("Times")
def times(e: Explainer, x: Any) -> str:
    per = x.per
    return f"{e.say(x.base)} × ({e.say(x.count)}{f' ÷ {per}, rounded down' if per != 1 else ''})"


def joined(e: Explainer, conds: list[Any], word: str) -> str:
    """Several conditions; one that is itself several stands in brackets."""
    return listed([bracket(e.say(cond)) for cond in conds], word)


@SHARED.says("Both")
def both(e: Explainer, x: Any) -> str:
    return joined(e, x.conds, "and")


@SHARED.says("Either")
def either(e: Explainer, x: Any) -> str:
    return joined(e, x.conds, "or")


@SHARED.says("Not")
def opposite(e: Explainer, x: Any) -> str:
    return f"it is not so that {bracket(e.say(x.cond))}"


@SHARED.says("Seq")
def seq(e: Explainer, x: Any) -> str:
    return steps([e.say(op) for op in x.ops])


@SHARED.says("If")
def if_(e: Explainer, x: Any) -> str:
    rows = [under(f"if {e.say(x.cond)}", e.say(x.then))]
    if x.other is not None:
        rows.append(under("otherwise", e.say(x.other)))
    return "\n".join(rows) + (" (“it” stays the same for what follows)" if x.keeps else "")


@SHARED.says("Otherwise")
def otherwise(e: Explainer, x: Any) -> str:
    return under("otherwise (the condition before did not hold)", e.say(x.op))


@SHARED.says("May")
def may(e: Explainer, x: Any) -> str:
    who = named({0: "you may", 1: "your opponent may decide whether"}, x.whose)
    return under(f"{who} (only if it can be done in full)", e.say(x.op))


@SHARED.says("AsOpponent")
def as_opponent(e: Explainer, x: Any) -> str:
    return under("your opponent carries this out, being “you” in it", e.say(x.op))


@SHARED.says("Choose")
def choose(e: Explainer, x: Any) -> str:
    most = "up to " if x.up_to else ""
    return f"you choose {most}{e.say(x.count)} of {e.say(x.select, 'many')}"


@SHARED.way("many")
@SHARED.way("all")
def everything(e: Explainer, value: Any) -> str:
    """All that a selector finds."""
    return e.say(value)


@SHARED.says("Union")
def union(e: Explainer, x: Any) -> str:
    return listed([e.say(part) for part in x.parts])
