"""Numbers in words: what is counted, and read from cards."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, listed, named
from .vocabulary import DONE, OWNERS, SAYINGS, ZONES, kind_words


def per(n: int) -> str:
    """So many at a time."""
    return "" if n == 1 else f" (for every {n} of them)"


@SAYINGS.says("selectors.HowMany")
def how_many(e: Explainer, x: Any) -> str:
    one = type(x.select).__name__ == "Pick" and e.look(x.select).one_host
    return f"the number of {e.say(x.select, 'many')}{' (of the one with the most)' if one else ''}{per(x.per)}"


@SAYINGS.says("selectors.PileSize")
def pile_size(e: Explainer, x: Any) -> str:
    zones = listed([named(ZONES, zone) for zone in x.zones])
    owner = "both players'" if x.whose == -1 else named(OWNERS, x.whose)
    return f"the number of cards in {owner} {zones}{per(x.per)}"


@SAYINGS.says("conds.ColorsOf")
def colors_of(e: Explainer, x: Any) -> str:
    of = "the digivolution cards of " if x.sources else ""
    return f"the number of different colours of {of}{e.say(x.select, 'all')}{per(x.per)}"


@SAYINGS.says("conds.SameLevels")
def same_levels(e: Explainer, x: Any) -> str:
    if x.per > 1:
        return f"the number of times there are {x.per} cards of one level in the stack of {e.say(x.select, 'all')}"
    return f"the most cards of one level in the stack of {e.say(x.select, 'all')}"


@SAYINGS.says("conds.SourceCounts")
def source_counts(e: Explainer, x: Any) -> str:
    fit = f" that {e.say(x.filter)}" if x.filter is not None else ""
    of = f"of {e.say(x.select, 'all')}" + (" (of the one with the most)" if x.most else "")
    return f"the number of digivolution cards{fit} {of}{per(x.per)}"


@SAYINGS.says("conds.MadeCount")
def made_count(e: Explainer, x: Any) -> str:
    side = f" on {named(OWNERS, x.whose)} side" if x.whose != -1 else ""
    return f"the number of cards{side} this effect{'' if x.own else chr(39) + 's trigger'} {named(DONE, x.verb)}{per(x.per)}"


@SAYINGS.says("conds.Stacks")
def stacks(e: Explainer, x: Any) -> str:
    owner = "both players'" if x.whose == -1 else named(OWNERS, x.whose)
    return f"the number of {kind_words(x.mask, False, True)}s in {owner} battle area"


@SAYINGS.says("abilities.Surplus")
def surplus(e: Explainer, x: Any) -> str:
    return f"the number of cards in {named(OWNERS, x.whose)} {named(ZONES, x.zone)} above {x.n}"


@SAYINGS.says("conds.Product")
def product(e: Explainer, x: Any) -> str:
    return f"{x.n} × {e.say(x.per)}"


SAYINGS.templates(
    {
        "modifiers.Fixed": "{n}",
        "conds.HighestStat": "the highest {which:stat} of {select:all}",
        "conds.LimitOf": "the highest {which:stat} of {select:all}, and nothing where there is none",
        "conds.Paid": "the memory paid by this effect",
        "conds.Excess": "the number by which {a} is above {b}",
        "conds.SumOf": "{a} plus {b}",
    }
)
