"""Keyword effects in words: what each does in this engine."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, counted, listed
from .vocabulary import SAYINGS, described

ALWAYS_ON = {
    "Blocker": "at block timing it may be suspended to become the target of an opponent's attack",
    "Rush": "it can attack in the turn it was played",
    "Reboot": "it also unsuspends in the opponent's unsuspend phase",
    "Jamming": "it is not deleted in battles with Security Digimon",
    "Piercing": "when it deletes a Digimon in an attack's battle and survives, it checks the security stack",
    "Collision": "while it attacks, the opponent must block if that is possible",
    "Iceclad": "its battles (other than with Security Digimon) compare numbers of digivolution cards in place of DP",
    "Security A.": "the number of its checks changes by {n}",
    "Link +": "{n} more link cards may be linked to it",
}
"""Those that have no instructions of their own: the rules look for their names."""

SAYINGS.templates(
    {
        "keywords.ArmorPurge": "trash its top card (it needs a card under it); it is then not deleted",
        "keywords.Evade": "suspend it; it is then not deleted",
        "keywords.Barrier": "trash the top card of your security stack; it is then not deleted",
        "keywords.Fragment": "trash {n} of its digivolution cards (you choose); it is then not deleted",
        "keywords.Scapegoat": "delete 1 other Digimon in your battle area (you choose); it is then not deleted",
        "keywords.Decoy": "delete this Digimon; 1 of those other Digimon (you choose) is then not deleted",
        "keywords.Retaliation": "delete the Digimon it battled",
        "keywords.Fortitude": "play this card again without paying the cost",
        "keywords.Raid": "change the attack's target to an unsuspended opponent's Digimon with the highest DP (you choose)",
        "keywords.Alliance": "suspend 1 other Digimon of yours (you choose): for this attack this one gets that one's DP and "
        "<Security A. +1>",
        "keywords.Blitz": "attack with it, if your opponent has 1 or more memory",
        "keywords.Vortex": "attack an opponent's suspended Digimon with it, also in the turn it was played",
        "keywords.Execute": "attack with it, also an unsuspended Digimon; delete it at the end of that attack",
        "keywords.Executed": "delete this Digimon",
        "keywords.Save": "place this card under 1 Tamer in your battle area (you choose)",
        "keywords.MaterialSave": "place {n} of its digivolution cards that fit its DigiXros requirements (you choose) under 1 "
        "Tamer in your battle area (you choose), in any order",
        "keywords.Digisorption": "suspend 1 Digimon in your battle area (you choose) to reduce the digivolution cost by {n}",
        "keywords.Training": "suspend it and place the top card of your deck face down at the bottom of the cards under it",
        "keywords.BlastDigivolve": "digivolve 1 of your Digimon in the battle area (you choose) into this card without paying",
    }
)


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
    if one not in ("Attacking", "AloneInBattle", "WithSources", "LeavesBut"):
        optional(one)


@SAYINGS.says("keywords.Overclock")
def overclock(e: Explainer, x: Any) -> str:
    traits = listed([f"[{trait}]" for trait in x.traits], "or")
    fuel = f"1 other Digimon of yours that is a token or has the trait {traits}"
    return f"{may(x)}delete {fuel} (you choose) to attack the player with it without suspending"


@SAYINGS.says("keywords.PlayFromUnder")
def play_from_under(e: Explainer, x: Any) -> str:
    cards = listed([described(e, need, False) for need in x.needs])
    many = counted(len(x.needs), "card")
    return f"{may(x)}play {many} from its digivolution cards without paying the costs (you choose): {cards}"


@SAYINGS.says("keywords.MindLink")
def mind_link(e: Explainer, x: Any) -> str:
    fit = f" that {e.say(x.filter)}" if x.filter is not None else ""
    host = f"1 Digimon in your battle area{fit} and has no Tamer card under it (you choose)"
    return f"{may(x)}place this Tamer under {host}"


@SAYINGS.says("keywords.BlastDna")
def blast_dna(e: Explainer, x: Any) -> str:
    needs = listed([described(e, need, False) for need in x.needs])
    return (
        f"{may(x)}DNA digivolve into this card, paying its DNA cost, from a Digimon of yours and a card in your hand: {needs}"
    )
