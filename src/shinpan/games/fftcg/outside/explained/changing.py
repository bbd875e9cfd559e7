"""What field abilities and effects that last change, in words: each as a verb phrase about a Character or a player."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, bits, flat, listed, named
from .asking import causes
from .cards import skill_words
from .vocabulary import AREAS, ELEMENT_BITS, KIND_BITS, SAYINGS, WORD_BITS, ZONES, described

FLAGS = {
    1: "can't attack",
    2: "can't block",
    4: "can't be blocked",
    8: "must attack once a turn if possible",
    16: "must block if possible",
    32: "must be blocked if possible",
    64: "does not become active in its controller's Active Phase",
    128: "can't form a party",
    256: "can use action abilities with the dull icon as though it had Haste",
    512: "can use special abilities with the dull icon as though it had Haste",
}
RULES = {
    "chosen": "can't be chosen{by}",
    "must choose": "must be chosen if possible{by}",
    "break": "can't be broken{by}",
    "put": "can't be put into the Break Zone otherwise than broken{by}",
    "leave": "can't leave the field{by}",
    "return": "can't be returned to the hand{by}",
    "remove": "can't be removed from the game{by}",
    "dull": "can't be dulled{by}",
    "activate": "can't be activated{by}",
    "freeze": "can't be frozen{by}",
    "blocked": "can't be blocked by {one}",
    "block": "can't block {one}",
    "must block": "must block {one} if possible",
    "attack": "can't attack ({one})",
    "power up": "its power can't be raised{by}",
    "power down": "its power can't be lowered{by}",
    "sure": "damage dealt to it{by} can't be reduced",
    "attack cost": "its controller must pay for it to attack: {costs}",
    "block cost": "its controller must pay for it to block: {costs}",
    "party": "can form a party with {one}",
    "no burst": "damage it deals to players sets off no EX Bursts",
    "no burst of": "damage it deals to players sets off no EX Burst of {card}",
    "no battle damage": "deals no battle damage",
    "use": "can't use {names} abilities of {one}",
    "use cost": "its {names} abilities cost {n} CP more",
    "put for cp": "can be put into the Break Zone for 1 CP of any Element, besides being dulled for CP",
    "priming element": "its Priming can be paid with CP of any Element",
    "produces for": "can produce {elements} CP to cast {card}",
    "any element": "can cast {card} with CP of any Element",
    "cast": "can't cast {card}{by}",
    "cast limit": "can't cast more than {n} cards a turn",
    "cast from": "can cast {card} from the {zones}{goal}",
    "cast cost is": "the cost to cast {card} is {n}",
    "not both": "can't put one of these onto the field while controlling one of them: {names}",
    "many": "can have several {one} of one name",
    "light dark": "can have several {elements} Characters",
    "light dark cp": "can discard {elements} cards for CP",
    "hand limit": "has a hand limit of {n}",
    "search": "can't search{by}",
    "enter": "can't have {card} put onto the field{by}",
    "back attack": "can cast {card} whenever a Summon could be cast",
    "skip": "skips these phases: {names}",
    "attack limit": "can't attack more than {n} times a turn",
    "quiet enter": "sees that {one} entering the field sets off no auto-abilities",
    "special crystal": "can pay 1 crystal instead of discarding a card of the same name for its special abilities",
    "special free": "need not discard a card of the same name for its special abilities",
    "cancel": "the effects of {one} can't be cancelled{by}",
    "special with": "can discard {card} instead of a card of the same name for its special abilities",
}
"""What each rule means, with the attributes that the game looks at for it."""
SLOTS = {"by": "{by}", "filter": "{one}{card}", "number": "{n}{elements}{zones}", "names": "{names}", "costs": "{costs}"}


@SAYINGS.says("modifiers.RuleFor")
def rule_for(e: Explainer, x: Any) -> str:
    form = RULES.get(x.kind)
    if form is None:
        form = f"«{x.kind}»{{by}} (no rule of the game looks at this)"
    said = causes(e, x.by)
    text = form.replace("{by}", f" {said}" if said else "")
    for slot, on_field in (("{one}", True), ("{card}", False)):
        if slot in text:
            with e.within(that="the one this holds for" if x.relative else ""):
                text = text.replace(slot, "anything" if x.filter is None else described(e, x.filter, on_field))
    n = value_of(e, x.number)
    text = text.replace("{n}", n)
    for slot, table in (("{elements}", ELEMENT_BITS), ("{zones}", AREAS)):
        if slot in text:
            text = text.replace(slot, bits(int(n), table) if n.isdigit() else n)
    text = text.replace("{names}", listed(x.names, "and" if x.kind == "skip" else "or") if x.names else "any")
    if "{costs}" in text:
        text = text.replace("{costs}", e.say(x.costs))
    text = text.replace("{goal}", f" (a Summon then goes to the {named(ZONES, x.goal)})" if x.goal != -1 else "")
    if x.relative:
        text += " (compared with it)"
    return text + left_out(e, x, form, n)


def terms(e: Explainer, x: Any) -> str:
    """On what terms something is cast from elsewhere."""
    rows = [", without paying the cost"] if x.free else []
    rows += [f", for {e.say(x.less)} CP less"] if x.less is not None else []
    rows += [f" (not below {x.floor})"] if x.floor else []
    return "".join([*rows, *([", with CP of any Element"] if x.any_element else [])])


def value_of(e: Explainer, value: Any) -> str:
    """A number of a rule."""
    return e.say(value)


def left_out(e: Explainer, x: Any, form: str, n: str) -> str:
    """Attributes that are set though nothing looks at them for this rule."""
    rows: list[str] = []
    if x.by and "{by}" not in form:
        rows.append(f"cause {causes(e, x.by)}")
    if x.filter is not None and "{one}" not in form and "{card}" not in form:
        rows.append(f"about {e.say(x.filter)}")
    if not any(slot in form for slot in ("{n}", "{elements}", "{zones}")):
        if n != "0":
            rows.append(f"number {n}")
        else:
            e.unasked(x.number, "no number is asked for this")
    if x.names and "{names}" not in form:
        rows.append(f"names {listed(x.names)}")
    if x.costs is not None and "{costs}" not in form:
        rows.append(f"costs {e.say(x.costs)}")
    if x.goal != -1 and "{goal}" not in form:
        rows.append(f"goal {x.goal}")
    return f" (set, but not looked at: {'; '.join(rows)})" if rows else ""


SAYINGS.silent("CastCost", kind="said", by="never set", names="never set", costs="never set", goal="never set")
SAYINGS.silent("CastCost", relative="never set", number="worked out from its value")
SAYINGS.silent("LightDark", kind="said", by="never set", names="never set", costs="never set", goal="never set")
SAYINGS.silent("LightDark", relative="never set", filter="never set")


@SAYINGS.says("modifiers.NextTime")
def next_time(e: Explainer, x: Any) -> str:
    return rule_for(e, x) + " (the first time only)"


@SAYINGS.says("modifiers.CastFrom")
def cast_from(e: Explainer, x: Any) -> str:
    return rule_for(e, x) + terms(e, x) + (", once per turn" if x.once_a_turn else "")


@SAYINGS.says("modifiers.CastCost")
def cast_cost(e: Explainer, x: Any) -> str:
    what = "a card" if x.filter is None else described(e, x.filter, False)
    if x.next:
        what = f"the next {what.partition(' ')[2]}"
    least = f", not below {x.floor}" if x.floor else ""
    return f"the cost to cast {what} is {e.say(x.value)} {'less' if x.sign < 0 else 'more'}{least}"


@SAYINGS.says("modifiers.LightDark")
def light_dark(e: Explainer, x: Any) -> str:
    return f"can have several {bits(e.look(x.number).n, ELEMENT_BITS)} Characters"


@SAYINGS.says("modifiers.PowerChange")
def power_change(e: Explainer, x: Any) -> str:
    n = e.say(x.value)
    if n.isdigit():
        return f"gets {'+' if x.sign > 0 else '-'}{n} power"
    return f"its power goes {'up' if x.sign > 0 else 'down'} by {n}"


SAYINGS.templates(
    {
        "modifiers.PowerSet": "its power becomes {value}",
        "modifiers.PowerDouble": "its power is doubled",
        "modifiers.AttacksOf": "can attack as many times each turn as this: {value}",
        "modifiers.ProducesOf": "can also produce CP of the Elements of {others}",
        "modifiers.JobsOf": "also has the Jobs of {others}",
        "modifiers.SkillsOf": "gains the {kind} abilities of {others}",
        "values.ControlChange": "its control changes",
        "modifiers.NoWords": "can't gain {bits:words}",
        "modifiers.Produces": "can also produce CP of {mask:elements}",
    }
)


@SAYINGS.says("modifiers.PowerHalf")
def power_half(e: Explainer, x: Any) -> str:
    return f"its power is halved (rounded {'up' if x.up else 'down'} to units of {x.unit})"


@SAYINGS.says("modifiers.Words")
def words(e: Explainer, x: Any) -> str:
    return f"{'gains' if x.gain else 'loses'} {bits(x.bits, WORD_BITS, 'and')}"


@SAYINGS.says("modifiers.Grant")
def grant(e: Explainer, x: Any) -> str:
    return f"gains {listed([f'“{flat(skill_words(e, skill))}”' for skill in x.skills])}"


@SAYINGS.says("modifiers.Silence")
def silence(e: Explainer, x: Any) -> str:
    if not x.kinds:
        return "loses all its abilities"
    return f"loses its {listed(x.kinds, 'and')} abilities"


@SAYINGS.says("modifiers.Kind")
def kind(e: Explainer, x: Any) -> str:
    return f"becomes a {bits(x.kind, KIND_BITS, 'and')}{' only' if x.only else ' too'}"


@SAYINGS.says("modifiers.Tags")
def tags(e: Explainer, x: Any) -> str:
    names = {"job": "Job", "name": "name", "category": "Category"}
    which = listed([f"[{word}]" for word in x.words]) if x.words else "that was named"
    return f"{'has only' if x.only else 'also has'} the {named(names, x.what)} {which}"


@SAYINGS.says("modifiers.NoTags")
def no_tags(e: Explainer, x: Any) -> str:
    return f"loses its {named({'job': 'Jobs', 'category': 'Categories'}, x.what)}"


@SAYINGS.says("modifiers.Elements")
def elements(e: Explainer, x: Any) -> str:
    which = bits(x.mask, ELEMENT_BITS, "and") if x.mask else "of the Element named"
    return f"{'is also' if x.also else 'becomes'} {which}"


@SAYINGS.says("modifiers.ElementsOf")
def elements_of(e: Explainer, x: Any) -> str:
    without = f" but {bits(x.without, ELEMENT_BITS, 'and')}" if x.without else ""
    return f"also has all Elements{without} of {e.say(x.others)}"


@SAYINGS.says("modifiers.Flags", "modifiers.SkipActive")
def flags(e: Explainer, x: Any) -> str:
    return bits(x.bits, FLAGS, "and") + (" (over after its controller's next Active Phase)" if x.passing else "")


@SAYINGS.says("modifiers.Attacks")
def attacks(e: Explainer, x: Any) -> str:
    if x.again:
        return f"can attack {x.n} more time(s) this turn"
    return f"can attack {x.n} more time(s) each turn (not added up)"


@SAYINGS.says("modifiers.Replacing")
def replacing(e: Explainer, x: Any) -> str:
    may = "you may let this happen instead" if x.optional else "instead"
    only = " (the first time only)" if x.once else " (the first time in each turn)" if x.pattern.first else ""
    return f"if {e.say(x.pattern)}, {may}: {flat(e.say(x.op))}{only}"


PLAYERS = {0: "you", 1: "your opponent", 2: "both players"}


def part_words(e: Explainer, part: Any, whom: str = "") -> str:
    """A change, to whom, and under which condition."""
    x = e.look(part)
    cond = f"as long as {e.say(x.cond)}: " if x.cond is not None else ""
    if type(x.modifier).__name__ == "Replacing":
        e.unasked(x, "a replacement holds for everybody", "player")
        if x.scope is None and not whom:
            return cond + e.say(x.modifier)
    if x.player != -1:
        target = named(PLAYERS, x.player)
    elif x.scope is not None:
        target = e.say(x.scope)
        if whom:
            target = f"{whom} («scope» {target})"
    else:
        target = whom or "nobody"
    return f"{cond}{target}: {e.say(x.modifier)}"


@SAYINGS.says("continuous.Part")
def part(e: Explainer, x: Any) -> str:
    return part_words(e, x._thing)
