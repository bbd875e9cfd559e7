"""Keyword effects in words: what each does in this engine. Those without slots of their own say it in ``marks.pb``."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, counted, listed
from ....marks import marks
from ...book import keywords
from ...words.marks import HOME, KEYWORDS
from .vocabulary import SAYINGS, described

ALWAYS_ON = {KEYWORDS[mark.kind]: mark.does for mark in marks(HOME) if mark.does and not hasattr(keywords, mark.kind)}
"""Those that have no instructions of their own: the rules look for their names."""

SAYINGS.templates({f"keywords.{mark.kind}": mark.does for mark in marks(HOME) if mark.does and hasattr(keywords, mark.kind)})
SAYINGS.silent("Keyword", mark="its name")
SAYINGS.templates({"keywords.Executed": "delete this Digimon"})
SAYINGS.silent("keywords.Keyword", mark="by which rule books it is played", icon="its name")


def may(x: Any) -> str:
    """Whether it can be declined."""
    return "you may " if x.optional else ""


def optional(name: str) -> None:
    """Puts “you may” before a wording where the keyword effect is optional."""
    key = f"keywords.{name}"
    wording = SAYINGS.wordings[key]
    assert isinstance(wording, str)

    def says(e: Explainer, x: Any) -> str:
        text = wording.replace("{n}", str(x.n)) if "{n}" in wording else wording
        return may(x) + text

    SAYINGS.wordings[key] = says


for one in [key.removeprefix("keywords.") for key in SAYINGS.wordings if key.startswith("keywords.")]:
    if one not in ("Attacking", "AloneInBattle", "WithSources", "LeavesBut", "OtherOwn"):
        optional(one)


@SAYINGS.says("keywords.Overclock")
def overclock(e: Explainer, x: Any) -> str:
    traits = listed([f"[{trait}]" for trait in x.traits], "or")
    fuel = f"1 other Digimon of yours that is a token or has the trait {traits}"
    return f"{may(x)}delete {fuel} (you choose) to attack the player with this Digimon without suspending"


@SAYINGS.says("keywords.Detach")
def detach(e: Explainer, x: Any) -> str:
    cards = listed([described(e, need, False) for need in x.needs])
    return f"{may(x)}trash 1 of its link cards (you choose): {cards}; it then does not leave"


@SAYINGS.says("keywords.Topmost")
def topmost(e: Explainer, x: Any, *how: Any) -> str:
    return f"the topmost of its digivolution cards that is: {listed([described(e, need, False) for need in x.needs])}"


@SAYINGS.says("keywords.PlayFromUnder")
def play_from_under(e: Explainer, x: Any) -> str:
    cards = listed([described(e, need, False) for need in x.needs])
    many = counted(len(x.needs), "card")
    return f"{may(x)}play {many} from its digivolution cards without paying the costs (you choose): {cards}"


@SAYINGS.says("keywords.MindLink")
def mind_link(e: Explainer, x: Any) -> str:
    fit = f" that {e.say(x.filter)}" if x.filter is not None else ""
    host = f"1 Digimon in your battle area (no token){fit} and has no Tamer card under it (you choose)"
    return f"{may(x)}place this Tamer under {host}, as its bottom digivolution card"


@SAYINGS.says("keywords.BlastDna")
def blast_dna(e: Explainer, x: Any) -> str:
    needs = listed([described(e, need, False) for need in x.needs])
    return (
        f"you may DNA digivolve into this card, paying its DNA cost, from a Digimon of yours and a card in your hand: {needs}"
    )
