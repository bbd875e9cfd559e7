"""What continuous effects and effects that last change, in words: each as a verb phrase about a card or a player."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, bits, listed, named
from .asking import causes
from .cards import given
from .vocabulary import COLOR_BITS, SAYINGS, UNTIL, Talk, described, icon

SAYINGS.silent("AttachTiming", made="filled while it works")
SAYINGS.silent("NameIs", original="what is said: the original name")
SAYINGS.silent("ColorsAre", original="what is said: the original colours")

FLAGS = {
    1: "can't attack",
    2: "can't block",
    4: "can't suspend",
    8: "can't unsuspend",
    16: "can't digivolve",
    32: "can't attack players",
    64: "its attack target can't be changed",
    128: "can't be de-digivolved",
    256: "can't be attacked",
    512: "can't be blocked",
    1024: "can't be suspended by effects",
}
"""Bits of ``Stack.flags``."""
COSTS = {1: "play costs", 2: "digivolution costs", 4: "use costs", 8: "link costs"}
PHASES = {0: "your", 1: "your opponent's", 2: "its owner's", -1: "any"}

RULES = {
    "unaffected": "isn't affected{by?by effects of any kind}",
    "deleted": "can't be deleted{by}",
    "returned": "can't be returned to the hand or deck{by}",
    "returned to hand": "can't be returned to the hand{by}",
    "returned to deck": "can't be returned to the deck{by}",
    "de-digivolved": "can't be de-digivolved{by}",
    "trashed": "can't be trashed from the field{by}",
    "placed": "can't be placed in the security stack{by}",
    "leave": "can't leave the field{by}",
    "leave but deleted": "can't leave the field other than by deletion{by}",
    "suspended": "effects can't suspend it{by}",
    "unsuspended": "effects can't unsuspend it{by}",
    "dp": "its DP can't be lowered{by}",
    "unsuspend phase": "does not unsuspend in {phase} unsuspend phase",
    "attack unsuspended": "can also attack, though it is unsuspended, {one}",
    "blitz unsuspended": "with <Blitz> can also attack, though it is unsuspended, {one}",
    "only attack": "can attack only {one}, and not the player",
    "attack": "can't attack {one}",
    "blocked": "can't be blocked by {one}",
    "block": "can't block {one}",
    "activate": "effects with {icons} don't activate",
    "only digivolve": "can digivolve only into {card}",
    "digivolve": "can't digivolve into {card}",
    "digivolve into": "can also digivolve into {card} for a cost of {n}, ignoring requirements",
    "gain memory": "can't gain memory{by}",
    "play by effect": "effects can't play {card}{by}",
    "play": "can't play {card}{by}",
    "use": "can't use {card}{by}",
    "move": "can't move between breeding and battle area: {one}",
    "reduce costs": "can't reduce {costs}",
    "draw": "can't draw{by}",
    "add security": "can't have cards added to the security stack{by}",
    "ignore requirements": "can't ignore digivolution requirements",
    "cost": "{costs} of {card} change by {value}",
    "turn end": "the turn ends only with {n} or more memory on the other side",
    "dp deletion": "the DP maximum of deletion changes by {value}, for effects of {one}",
    "no security effects": "[Security] effects of {card} it checks don't activate",
    "link": "can't be linked",
    "xros replace": "may stand for any named card in DigiXros",
    "dna as": "for DNA digivolution into {card} counts as Lv.{n}{names}",
    "vortex player": "with <Vortex> can also attack the player",
    "trash source": "effects can't trash from under it {card}{by}",
    "trash stack": "its own card on top and those under it can't be trashed{by}",
    "ignore colors": "ignores the colour requirements of {card}",
}
"""What each rule means, with the attributes that the game looks at for it; others would be said as left out."""


@SAYINGS.says("modifiers.RuleChange")
def rule_change(e: Explainer, x: Any) -> str:
    form = RULES.get(x.kind)
    if form is None:
        form = f"«{x.kind}»{{by}} (no rule of the game looks at this)"
    said = causes(e, x.by)
    against = f" {said}" if said else ""
    form = form.replace("{by?by effects of any kind}", against or " by effects of any kind")
    thing = ""
    if "{one}" in form or "{card}" in form:
        on_field = "{one}" in form
        thing = "anything" if x.filter is None else described(e, x.filter, on_field)
    text = form.replace("{by}", against).replace("{one}", thing).replace("{card}", thing)
    if "{phase}" in text:
        text = text.replace("{phase}", named(PHASES, x.number))
    if "{costs}" in text:
        text = text.replace("{costs}", bits(x.number, COSTS))
    if "{n}" in text:
        text = text.replace("{n}", str(x.number))
    if "{value}" in text:
        text = text.replace("{value}", e.say(x.value))
    if "{icons}" in text:
        text = text.replace("{icons}", listed([icon(word) for word in x.words], "or"))
    if "{names}" in text:
        text = text.replace("{names}", f" and as {listed([f'[{word}]' for word in x.words])}" if x.words else "")
    if x.kind == "cost" and x.words:
        text += " (asked of the card that digivolves)"
    return text + left_out(e, x, form)


def left_out(e: Explainer, x: Any, form: str) -> str:
    """Attributes that are set though nothing looks at them for this rule."""
    rows: list[str] = []
    if x.by and "{by" not in RULES.get(x.kind, "{by}"):
        rows.append(f"cause {causes(e, x.by)}")
    if x.filter is not None and "{one}" not in form and "{card}" not in form:
        rows.append(f"about {e.say(x.filter)}")
    if x.number and not any(slot in form for slot in ("{phase}", "{costs}", "{n}")):
        rows.append(f"number {x.number}")
    if x.value is not None and "{value}" not in form:
        rows.append(f"value {e.say(x.value)}")
    if x.words and x.kind != "cost" and "{icons}" not in form and "{names}" not in form:
        rows.append(f"words {listed(x.words)}")
    return f" (set, but not looked at: {'; '.join(rows)})" if rows else ""


def own_number(e: Explainer, value: Any) -> str:
    """A number that may count something of the very card it is for, which is “it” there (modifiers.value_for)."""
    if not e.get("others"):
        return e.say(value)
    with e.within(talk=Talk("that same card")):
        return e.say(value)


@SAYINGS.says("modifiers.DpChange")
def dp_change(e: Explainer, x: Any) -> str:
    n = own_number(e, x.value)
    if n.isdigit():
        return f"gets {'+' if x.sign > 0 else '-'}{n} DP"
    return f"its DP goes {'up' if x.sign > 0 else 'down'} by {n}{' (counted once, now)' if e.get('once') else ''}"


@SAYINGS.says("modifiers.KeywordChange")
def keyword_change(e: Explainer, x: Any) -> str:
    return f"gains {listed([given(e, effect) for effect in x.effects])}"


@SAYINGS.says("modifiers.KeywordTimes")
def keyword_times(e: Explainer, x: Any) -> str:
    return f"gains {given(e, x.effect)} as many times as {own_number(e, x.value)}"


@SAYINGS.says("modifiers.FlagChange")
def flag_change(e: Explainer, x: Any) -> str:
    return bits(x.bits, FLAGS, "and")


@SAYINGS.says("modifiers.ChecksChange")
def checks_change(e: Explainer, x: Any) -> str:
    return f"makes {own_number(e, x.value)} more checks"


@SAYINGS.says("modifiers.Information")
def information(e: Explainer, x: Any) -> str:
    words = listed([f"[{word}]" for word in x.words])
    e.unasked(x, "not asked for this", *(["words"] if "color" in x.which else ["mask"]))
    if x.which == "source colors":
        e.unasked(x, "not asked for this", "mask")
    forms = {
        "name": f"also has the name {words}",
        "name part": f"also has {words} in its name",
        "trait": f"also has the trait {words}",
        "color": f"is also {bits(x.mask, COLOR_BITS, 'and')}",
        "colors": f"is only {bits(x.mask, COLOR_BITS, 'and')}",
        "source colors": "also has the colours of its digivolution cards",
    }
    return named(forms, x.which)


SAYINGS.templates(
    {
        "modifiers.KeywordLoss": "loses <{keyword}>",
        "modifiers.AsDigimon": "also counts as a Digimon with {dp} DP",
        "modifiers.OriginalDp": "its original DP becomes {dp}",
        "modifiers.DpIs": "counts as having {dp} DP in place of its own",
        "modifiers.SecurityFlip": "each of its <Security A. -> becomes <Security A. +> of the same number",
        "modifiers.NamesLike": "also has the names of {select:all}",
        "modifiers.ColorsLike": "also has the colours of {select:all}",
        "modifiers.NameIs": "its original name becomes [{name}]",
        "modifiers.ColorsAre": "its colours become {mask:colors}",
        "abilities.StackCost": "its play cost changes by {value}, not below 0",
    }
)


@SAYINGS.says("modifiers.AttachTiming")
def attach_timing(e: Explainer, x: Any) -> str:
    of = listed([icon(one) for one in x.of], "or")
    also = listed([icon(one) for one in x.timings], "and")
    return f"its {of} effects also have {also} (they trigger when {listed([e.say(trig) for trig in x.trigs], 'or')})"


@SAYINGS.says("modifiers.GiveEffectsOf")
def give_effects(e: Explainer, x: Any) -> str:
    only = f" with {listed([icon(one) for one in x.timings], 'or')}" if x.timings else ""
    but = f" but <{x.but}>" if x.but else ""
    return f"gains all effects{only}{but} of {e.say(x.select, 'all')}"


PART_PLAYERS = {0: "you", 1: "your opponent", 2: "both players"}


@SAYINGS.says("continuous.Part")
def part(e: Explainer, x: Any) -> str:
    cond = f"while {e.say(x.cond)}: " if x.cond is not None else ""
    if x.player != -1:
        whom = named(PART_PLAYERS, x.player)
    elif x.scope is None:
        whom = str(e.get("this", "this card"))
    else:
        whom = e.say(x.scope, "all")
    if x.player != -1 and x.scope is not None:
        whom += f" («scope» {e.say(x.scope, 'all')})"
    with e.within(others=type(x.scope).__name__ == "Pick"):
        return f"{cond}{whom}: {e.say(x.modifier)}"


@SAYINGS.says("modifiers.LastOp")
def last_op(e: Explainer, x: Any) -> str:
    with e.within(once=True):
        changes = listed([e.say(change) for change in x.changes])
    if x.player != -1:
        whom = named(PART_PLAYERS, x.player)
    elif x.select is None:
        whom = "nobody"
    elif meant_all(e, x.select):
        whom = f"{e.say(x.select, 'all')} (whatever fits at any time meanwhile)"
    else:
        whom = e.say(x.select)
    if x.player != -1 and x.select is not None:
        whom += f" («select» {e.say(x.select)})"
    return f"{named(UNTIL, x.until)}, {whom}: {changes}"


def meant_all(e: Explainer, select: Any) -> bool:
    """Whether nothing is chosen but all that fit are meant (modifiers.is_all)."""
    name = type(select).__name__
    if name == "Union":
        picks = e.look(select).parts
        return bool(picks) and all(meant_all(e, part) for part in picks)
    count = getattr(e.look(select), "count", None) if name in ("Pick", "SomeOf", "Taken") else None
    return count is not None and e.look(count).kind == 2
