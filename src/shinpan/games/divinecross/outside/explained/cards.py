"""A whole card in words: its skills, EX power, text and what a command does."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, bits, lines_of, named, under
from ...book.legality import COPIES
from ...things.faces import DivineCrossFace
from .vocabulary import ATTRIBUTE_BITS, SAYINGS

SAYINGS.silent("Ability", optional="said by its program", kind="said by its trigger, parts or place")

LIMITS = {0: "any number of times", 1: "once per turn", 2: "twice per turn"}


def ability_words(e: Explainer, ability: Any) -> str:
    """An ability: when it works and what it does."""
    x = e.look(ability)
    rows: list[str] = []
    if x.kind == "activated":
        rows.append(f"at will in your main phase, {LIMITS.get(x.limit, f'{x.limit} times per turn')}")
    elif x.limit:
        rows.append(LIMITS.get(x.limit, f"{x.limit} times per turn"))
    if x.zone:
        rows.append(f"while this card is in the {x.zone} pile")
    if x.replacement is not None:
        rows.append(f"only if {e.say(x.replacement)}")
    if x.trigger is not None:
        rows.append(f"when {e.say(x.trigger)}")
    if not x.cumulative:
        rows.append("several of these count once")
    body = [e.say(part) for part in x.parts]
    if x.program is not None:
        body.append(e.say(x.program))
    text = "\n".join(body) or "nothing"
    return under(", ".join(rows), text) if rows else text


@SAYINGS.says("abilities.Ability")
def ability(e: Explainer, x: Any) -> str:
    return ability_words(e, x._thing)


SAYINGS.silent("faces.PrintedSkill", text="what is printed is shown as it is")

STEPS = {
    "judge": "whether it fails",
    "before": "before the damage",
    "base": "the damage to start from",
    "change": "changes of the damage",
    "damage": "further damage",
    "rest": "after the damage",
    "static": "always",
}


@SAYINGS.says("faces.PrintedSkill")
def skill(e: Explainer, x: Any) -> str:
    damage = f"{x.damage}{' ×' if x.times else ''} damage" if x.has_damage else "no damage"
    if not x.has_damage:
        damage += f" ({x.damage})" if x.damage else ""
    effect = e.look(x.effect)
    rows: list[str] = []
    if effect.even_stunned:
        rows.append("it can be used while stunned")
    for place in STEPS:
        rows += [under(named(STEPS, place), ability_words(e, one)) for one in getattr(effect, place)]
    if effect.activated is not None:
        rows.append(ability_words(e, effect.activated))
    head = f"skill “{x.name}”, costs {x.cost} energy, {damage}{', a multiple' if x.times and not x.has_damage else ''}"
    return under(head, "\n".join(rows)) if rows else head


@SAYINGS.says("faces.SkillText")
def skill_text(e: Explainer, x: Any) -> str:
    return "its text"


PRINTED = "what is printed is shown as it is"
SAYINGS.silent("Face", id=PRINTED, name=PRINTED, kind=PRINTED, text=PRINTED, lang=PRINTED)
SAYINGS.silent("Face", unread="listed as what is not understood")
SAYINGS.silent("DivineCrossFace", attributes=PRINTED, advantage=PRINTED, hp=PRINTED, retreat=PRINTED, back=PRINTED)
SAYINGS.silent("DivineCrossFace", ex_name=PRINTED, ex_text=PRINTED, has_ex=PRINTED, name_en=PRINTED)


def explain(face: DivineCrossFace, e: Explainer | None = None) -> list[str]:
    """Everything a card will do, line by line."""
    e = e or Explainer(SAYINGS)
    x = e.look(face)
    rows: list[str] = []
    if x.copies != COPIES:
        rows.append(f"deck: up to {x.copies} copies")
    if x.defined != -1:
        rows.append(f"in every zone this card is {bits(x.defined, ATTRIBUTE_BITS, 'and')}")
    rows += [e.say(one) for one in x.skills]
    if x.command is not None:
        rows.append(under("when played", ability_words(e, x.command)))
    for one in x.base:
        rows.append(under("in every zone", ability_words(e, one)))
    for one in x.abilities:
        label = {"ex": "EX power", "text": "text"}.get(one.group, "ability")
        rows.append(under(label, ability_words(e, one)))
    for one in x.loose:
        rows.append(under("outside the areas", ability_words(e, one)))
    found = [line for row in rows for line in lines_of(row)]
    left = e.unsaid()
    return [*found, f"Not said above: {'; '.join(left)}."] if left else found
