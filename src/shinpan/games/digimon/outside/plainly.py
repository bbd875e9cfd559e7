"""Ways in which two languages tell the same, in what is said of a card: one of them, where cards are compared."""

from __future__ import annotations

import re
from typing import Final

UNDER: Final = "the cards under this Digimon"
SAME: Final = (
    (r" *\n +(?:- )?", " "),
    (r" (?:- )?trash all cards among the cards under (?:that Digimon|it)[^.]*\.", ""),
    (r"\bit \((this (?:Digimon|Tamer|card))\)", r"\1"),
    (
        r"\b(?:it|that Digimon|that Tamer|that card|the Digimon this effect chose) (?:\((?:what triggered it|what was chosen"
        r"|not this one|the one that digivolves|as it was when that happened|the one those cards are or were under)\) ?)+",
        "it ",
    ),
    (r"\bit \(it ?\) *", "it "),
    (r"at least one of it\b", "it"),
    (
        r"\b(?:the|each) (?:Digimon|Tamer|card)s?(?: on your (?:opponent's )?side)? this effect"
        r" (?:chose|placed|returned|played)\b",
        "it",
    ),
    (r"\b1 of those just meant\b", "1 card among the cards this effect revealed or looked at"),
    (r"\bthat (?:Digimon|Tamer|card)\b", "it"),
    (r"\bplace (?=[^.;:]*(?:at the bottom|on top|at the top)[^.;:]* of the owner's (?:deck|Digi-Egg deck))", "return "),
    (r"number of digivolution cards of this Digimon", f"number of cards among {UNDER}"),
    (r"different colours of the digivolution cards of", "different colours of each card among the cards under"),
    (r"\] or has the (?:trait|name) \[", "] or ["),
    (r"at least one of each (Digimon in your battle area) has", r"there is at least 1 \1 that has"),
    (r"while this Digimon has ([^:]*): this Digimon: ", r"this Digimon, only if it has \1: "),
    (
        r"each player, the turn player first, does this, being “you” in it: trash the top (\d+ cards|card) of your deck",
        r"trash the top \1 of each player's deck",
    ),
    (r"this very card goes from (?:a|your) ", "this very card goes from a "),
    (r"(this very card would be \w+)(?: from (?:a|your) hand)?(?:, where you do it)?", r"\1"),
    (r"\bwith the (?:digivolution |play |use )cost reduced", "with the cost reduced"),
    (r"when any card goes", "when a card goes"),
    (r"where it is in (?:your|a) ", "where it is in a "),
    (r"does not have digivolution cards", "has no digivolution cards"),
    (r"does not have at least 1 among its digivolution cards that is anything", "has no digivolution cards"),
    (
        r"this Digimon has a number of digivolution cards of (at least|at most) (\d+)",
        r"there are \1 \2 cards among the cards under this Digimon",
    ),
    (
        r"this Digimon has at least 1 among its digivolution cards",
        "there is at least 1 card among the cards under this Digimon",
    ),
    (r"(\b1 [^;:]*?), all from under the same card", r"\1"),
    (r"has not (\w+) a Digimon on your opponent's side", r"has not \1 a card"),
    (r"\b(?:Digimon|Tamer|Option) card((?: in your \w+| among [^;:]*?)? that has the name)", r"card\1"),
    (r"\bDigimon card((?: in your \w+| among [^;:]*?)? that is Lv)", r"card\1"),
)


def plainly(line: str) -> str:
    """A line of an explanation with one way to say what means the same."""
    if "under this Digimon, as" in line:
        line = line.replace("it (the one those cards are or were under)", "this Digimon")
    for pattern, said in SAME:
        line = re.sub(pattern, said, line)
    return line
