"""Conditions, causes and triggers in words."""

from __future__ import annotations

from typing import Any

from ....explained import HOW
from ....explaining import Explainer, bits, bracket, listed, named
from ...things.state import ASIDE
from .selecting import THIS_TURN, sel_words
from .vocabulary import ELEMENT_BITS, OWNERS, SAYINGS, SHARED_THINGS, ZONES, described, noun, owner, player

SAYINGS.silent("Trig", kinds="the bit of its kind")
SAYINGS.silent("conds.Compared", reads="which facts it depends on")
SAYINGS.silent("Pattern", first="made the limit of its ability: once per turn")

# ------------------------------------------------------------------ conditions


def many_there(e: Explainer, n: Any, how: str) -> str:
    """How many there must be."""
    text = e.say(n)
    if text == "0" and how in ("=", "<="):
        return "no"
    return f"{named(HOW, how)} {text}"


@SAYINGS.says("conds.There")
def there(e: Explainer, x: Any) -> str:
    many = many_there(e, x.n, x.how)
    if many == "at least 1" and type(x.select).__name__ == "Sel":
        return f"there is {sel_words(e, e.look(x.select), 'at least 1 ', False)}"
    if type(x.select).__name__ == "Union":
        return f"there are {many} of these together: {e.say(x.select)}"
    return f"there are {many} {e.say(x.select, 'many')}"


@SAYINGS.says("conds.Fitting")
def fitting(e: Explainer, x: Any) -> str:
    return f"there are at least {e.say(x.n)} {e.say(x.select, 'many')}, {e.say(x.fit)}"


@SAYINGS.says("conds.OnlyThere")
def only_there(e: Explainer, x: Any) -> str:
    return f"there are {e.say(x.every, 'many')}, and every one of them {e.say(x.those)}"


@SAYINGS.says("conds.Is")
def is_(e: Explainer, x: Any) -> str:
    several = type(x.select).__name__ in ("MadeBy", "PaidOrMade", "PutOther", "RemovedCards", "RemovedByThis")
    which = "" if x.every else " (at least one of them)"
    return f"{e.say(x.select)} {e.say(x.test)}" + (" (each of them; not so if there is none)" if several and x.every else which)


PHASES = {"main1": "Main Phase 1", "main2": "Main Phase 2", "attack": "the Attack Phase", "draw": "the Draw Phase"}
PHASES |= {"active": "the Active Phase", "end": "the End Phase"}


@SAYINGS.says("conds.InPhase")
def in_phase(e: Explainer, x: Any) -> str:
    return f"it is {listed([named(PHASES, phase) for phase in x.phases], 'or')}"


@SAYINGS.says("TurnOf")
def turn_of(e: Explainer, x: Any) -> str:
    return "it is any turn" if x.whose == -1 else f"it is {named(OWNERS, x.whose)} turn"


@SAYINGS.says("conds.InZone")
def in_zone(e: Explainer, x: Any) -> str:
    whose = "the" if x.whose == -1 else owner(e, x.whose)
    return f"{e.say(x.select)} is in {whose} {named(ZONES, x.zone)}"


CAME = {
    "more": "its additional cost was paid",
    "instead": "its alternative cost was paid",
    "cast": "this Character was cast",
    "warp": "this Character entered due to Warp",
    "effect": "this Character was put onto the field by an effect",
}


@SAYINGS.says("conds.ThisCame")
def this_came(e: Explainer, x: Any) -> str:
    return named(CAME, x.how)


@SAYINGS.says("conds.PaidElements")
def paid_elements(e: Explainer, x: Any) -> str:
    if x.only:
        return f"this was cast for CP, all of it {bits(x.mask, ELEMENT_BITS)}"
    return f"the CP paid to cast this included {bits(x.mask, ELEMENT_BITS, 'and')}"


@SAYINGS.says("conds.Happened")
def happened(e: Explainer, x: Any) -> str:
    return f"the number of {named(THIS_TURN, x.what)} this turn (of {player(e, x.whose)}) is {named(HOW, x.how)} {x.n}"


def this_turn(e: Explainer, x: Any, did: str) -> str:
    """So many such Characters did something this turn."""
    n = e.say(x.n)
    thing, asked = noun(e, x.test, True, n != "1")
    side = "" if x.whose == -1 else f"{owner(e, x.whose)} "
    comma = "," if asked.startswith(",") else ""
    return f"{named(HOW, x.how)} {n} {side}{thing}{asked}{comma} {did} this turn"


@SAYINGS.says("conds.EnteredThisTurn")
def entered(e: Explainer, x: Any) -> str:
    return this_turn(e, x, "entered the field due to Warp" if x.warp else "entered the field")


@SAYINGS.says("conds.AttackedThisTurn")
def attacked(e: Explainer, x: Any) -> str:
    return this_turn(e, x, "attacked")


@SAYINGS.says("conds.PartyThisTurn")
def partied(e: Explainer, x: Any) -> str:
    return this_turn(e, x, "formed a party")


LEFT = {
    "ToBreak": "went from the field to the Break Zone",
    "Broken": "were broken",
    "ReturnedTo": "were returned from the field to the hand",
    "Leaves": "left the field",
}


@SAYINGS.says("conds.LeftThisTurn")
def left(e: Explainer, x: Any) -> str:
    into = "" if x.into == -1 else f" (their owner: {player(e, x.into)})"
    return this_turn(e, x, named(LEFT, x.kind) + into)


SAYINGS.templates(
    {
        "conds.CastNext": "{test:card} is to be cast right after this",
        "conds.Compared": "{left} is {how:how} {right}",
        "conds.PaidDifferent": "the CP paid to cast this was of {how:how} {n} different Elements",
        "conds.Shares": "{one} shares a {what:shared} with {other}",
        "conds.WasHit": "{select} was dealt damage this turn",
        "conds.DamageReached": "this damage brought its player to {n} points or more, from less",
        "conds.FromBurst": "this is carried out as an EX Burst",
        "conds.PaidByBackups": "all CP paid to cast this came from Backups that are {test:one} (not so if none was paid)",
        "modifiers.ThisOnField": "this Character is on the field",
        "modifiers.StillOnField": "it is on the field (things {refs})",
    }
)


@SAYINGS.says("conds.AllShare")
def all_share(e: Explainer, x: Any) -> str:
    few = "there is none" if x.least == 1 else f"there are fewer than {x.least}"
    return f"all of {e.say(x.select, 'many')} share one and the same {named(SHARED_THINGS, x.what)} (not so if {few})"


@SAYINGS.says("conds.UsedThisTurn")
def used_this_turn(e: Explainer, x: Any) -> str:
    return f"{e.say(x.select)} used {listed([f'“{name}”' for name in x.names])} this turn"


@SAYINGS.says("conds.DeedIs")
def event_is(e: Explainer, x: Any) -> str:
    return f"what set this off is that {listed([e.say(pattern) for pattern in x.patterns], 'or')}"


# ------------------------------------------------------------------ causes

CAUSES = {"summon": "Summons", "ability": "abilities", "battle": "battle", "rule": "rules", "cost": "costs", "card": "cards"}


@SAYINGS.says("rules.By", "rules.ByCharacter")
def by(e: Explainer, x: Any) -> str:
    text = listed([named(CAUSES, kind) for kind in x.kinds], "or") if x.kinds else "anything"
    side = "" if x.whose == -1 else f"{named(OWNERS, x.whose)} "
    if x.skill:
        text += f" (only {x.skill} abilities)"
    if x.source is not None:
        placed = " on the field (or as it last was)" if type(x).__name__ == "ByCharacter" else ""
        text += f" of a card{placed} that {e.say(x.source)}"
    if x.harmless:
        text += " that do not do it by damage"
    if x.burst:
        text += " as EX Bursts"
    return f"by {side}{text}"


SAYINGS.templates({"rules.NotOwnAbility": "otherwise than by its own ability", "rules.ByIt": "by the Summon or ability chosen"})
for unset in ("NotOwnAbility", "ByIt"):
    SAYINGS.silent(unset, kinds="never set", whose="never set", source="never set", harmless="never set")
    SAYINGS.silent(unset, skill="never set", burst="never set")


def causes(e: Explainer, row: list[Any]) -> str:
    """Any of several causes."""
    return listed([e.say(one) for one in row], "or") if row else ""


# ------------------------------------------------------------------ triggers

HAPPENS = {
    "enter": "{x} enters the field",
    "leave": "{x} leaves the field",
    "put": "{x} is put from the field into the Break Zone",
    "broken": "{x} is broken",
    "attack": "{x} attacks",
    "party": "{x} forms a party and attacks",
    "block": "{x} blocks",
    "blocked": "{x} is blocked",
    "not blocked": "{x} is not blocked",
    "primed": "{x} is primed",
    "primes into": "{x} is put on top by Priming",
    "chosen": "{x} is chosen",
    "damaged": "{x} is dealt damage",
    "player damage": "{p} receive{s} damage",
    "cast": "{p} cast{s} {x}",
    "draw": "{p} draw{s} a card",
    "discard": "{p} discard{s} {x}",
    "to break": "{x} is put into the Break Zone",
    "to hand": "{x} is put into the hand",
    "to removed": "{x} is removed from the game",
    "to damage": "{x} is put into the Damage Zone",
    "turn end": "{w} turn ends",
    "turn start": "{w} turn begins",
    "main1": "{w} Main Phase 1 begins",
    "main2": "{w} Main Phase 2 begins",
    "attack phase": "{w} Attack Phase begins",
    "used": "{p} use{s} an ability of {x}",
    "dulled": "{x} becomes dull",
    "activated": "{x} becomes active",
    "frozen": "{x} is frozen",
    "counters": "counters are placed on {x}",
    "counters off": "counters are removed from {x}",
    "crystal": "{p} gain{s} crystals",
    "control": "the control of {x} changes",
    "cancelled": "{x} is cancelled",
    "searched": "{p} find{s} {x} in a search",
    "burst": "{p} use{s} the EX Burst of {x}",
    "milled": "{x} is put from the deck into the Break Zone",
    "party damage": "a party of {p} deals damage",
    "mode": "{p} select{s} actions",
    "did": "{x} does it",
}
"""What happens, by the kind of event: {x} what it is about, {p} whose doing, {w} whose turn."""
OTHERS = {
    "block": "what it blocks",
    "blocked": "what blocks it",
    "party": "another of the party",
    "attack": "another of the party",
    "primes into": "the card that was on top before",
}


def pattern_words(e: Explainer, x: Any) -> str:
    """One pattern of events."""
    form = HAPPENS.get(x.kind, f"«{x.kind}» {{x}}")
    meant: list[str] = []
    if x.this:
        meant.append("this card")
    if x.refs is not None:
        meant.append(e.say(x.refs))
    asked = ""
    on_field = x.kind not in (
        "cast",
        "discard",
        "to break",
        "to hand",
        "to removed",
        "to damage",
        "milled",
        "searched",
        "burst",
    )
    if x.test is not None:
        if meant:
            asked = f" (where it {e.say(x.test)})"
        else:
            meant.append(described(e, x.test, on_field))
    subject = " and ".join(meant) if meant else "anything" if "{p}" not in form else "any card"
    text = form.replace("{x}", subject + asked)
    if "{p}" in form:
        doer = "a player" if x.whose == -1 else player(e, x.whose)
        text = text.replace("{p}", doer).replace("{s}", "" if doer == "you" else "s")
    elif "{w}" in form:
        text = text.replace("{w}", "each" if x.whose == -1 else named(OWNERS, x.whose))
    elif x.whose != -1:
        text = f"{text} ({'controlled by' if on_field else 'of'} {player(e, x.whose)})"
    if "{x}" not in form and (meant or asked):
        text += f" ({subject}{asked})"
    return text + further(e, x)


def further(e: Explainer, x: Any) -> str:
    """What else is asked of an event."""
    rows: list[str] = []
    if x.place != -1:
        rows.append(f"it comes from the {named(ZONES | {ASIDE: 'cards looked at'}, x.place)}")
    if x.not_place != -1:
        rows.append(f"it does not come from the {named(ZONES, x.not_place)}")
    if x.goal != -1 and not (x.kind == "put" and x.goal == 4):
        rows.append(f"it goes to the {named(ZONES, x.goal)}")
    if x.owner != -1:
        rows.append(
            f"{'you own' if x.owner == 0 else 'your opponent owns'} the card" if x.owner in (0, 1) else f"«owner {x.owner}»"
        )
    if x.how:
        rows.append(f"it comes by {x.how}")
    if x.note and x.kind == "party damage":
        rows.append(
            f"it is dealt to {named({'player': 'the player it attacks', 'forward': 'the Forward that blocks it'}, x.note)}"
        )
    elif x.note:
        rows.append(f"it is of the kind or name “{x.note}”")
    if x.points:
        unit = {"crystal": "crystal", "player damage": "point"}.get(x.kind, "counter")
        rows.append(f"each {unit} is one such event")
    if x.least or x.most < 1 << 40:
        most = f" and at most {x.most}" if x.most < 1 << 40 else ""
        rows.append(f"the amount is at least {x.least}{most}")
    if x.items:
        rows.append(f"it is about {x.items}")
    if x.battle:
        rows.append(named({1: "it is battle damage", -1: "it is no battle damage"}, x.battle))
    if x.by:
        rows.append(f"it is done {causes(e, x.by)}")
    if x.doer_this:
        rows.append("this card does it")
    if x.doer is not None:
        rows.append(f"{described(e, x.doer)} does it")
    if x.doer_whose != -1:
        rows.append(f"what does it is controlled by {player(e, x.doer_whose)}")
    if x.doer_refs is not None:
        rows.append(f"{e.say(x.doer_refs)} does it")
    if x.members:
        rows.append(f"at least {x.members} of the party are such")
    if x.other is not None:
        rows.append(f"{OTHERS.get(x.kind, 'another that takes part')} {e.say(x.other)}")
    for one in x.also:
        rows.append(f"another that takes part {e.say(one)}")
    if x.alone:
        rows.append("nothing else takes part")
    if x.below is not None:
        with e.within(that="what is damaged"):
            rows.append(f"the amount is less than {e.say(x.below)}")
    if x.turn_whose != -1:
        rows.append(f"it is {named(OWNERS, x.turn_whose)} turn")
    if x.cond is not None:
        rows.append(e.say(x.cond))
    if x.many:
        rows.append(f"at least {x.many} of them at one moment")
    text = f", where {listed([bracket(row) for row in rows]) if len(rows) > 1 else rows[0]}" if rows else ""
    return text + (" (once for all at one moment)" if x.together else "")


@SAYINGS.says("trigs.Pattern", "trigs.Moment")
def pattern(e: Explainer, x: Any) -> str:
    return pattern_words(e, x)
