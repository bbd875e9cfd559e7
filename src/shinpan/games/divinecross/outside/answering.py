"""What a player is told at a question: what an answer costs and does, where it is printed, and why not."""

from __future__ import annotations

from ....effects.abilities import Ability
from ....table.decisions import Decision, Option
from ...base import Outlook
from ...telling import say
from ..book.continuous import now, skill_cost
from ..things.faces import DivineCrossFace
from ..things.state import DivineCrossTable, Unit
from .telling import damage_now


def outlook(t: DivineCrossTable, decision: Decision, option: Option) -> Outlook | None:
    """What a skill costs, deals, and leaves of whom it hits."""
    if option.verb != "skill" or option.body not in t.bodies:
        return None
    unit = t.bodies[option.body]
    target = t.main(1 - decision.player)
    if not isinstance(unit, Unit) or not 0 <= option.number < len(unit.skills):
        return None
    use = unit.skills[option.number]
    amount = damage_now(t, unit, use) if use.skill.has_damage else None
    damage = (amount, max(0, target.left() - amount)) if amount is not None and target is not None else None
    return Outlook(cost=skill_cost(unit, use), damage=damage)


def printed_place(face: DivineCrossFace, ability: object) -> tuple[str, int] | None:
    """The text an ability stands in; which sentence of it is not known, so the whole of it: 0."""
    if not isinstance(ability, Ability):
        return None
    if ability.kind == "skill":
        names = [skill.name for skill in face.skills if skill.name == ability.name and skill.text]
        return (f"skill {names[0]}", 0) if names else None
    if face.command is not None and face.text and ability.group not in ("ex", "skill"):
        return "text", 0
    if ability in face.abilities or ability in face.loose:
        if ability.group == "ex" and face.ex_text:
            return f"ex {face.ex_name}".strip(), 0
        return ("text", 0) if face.text else None
    return None


def option_place(t: DivineCrossTable, option: Option) -> tuple[str, int] | None:
    """The text of the ability that is played next."""
    if option.verb != "resolve" or option.card < 0 or not option.name.isdigit():
        return None
    face = t.cards[option.card].face
    assert isinstance(face, DivineCrossFace)
    triggered = [ability for ability in face.abilities if ability.kind == "triggered"]
    return printed_place(face, triggered[int(option.name) - 1]) if 0 < int(option.name) <= len(triggered) else None


# ------------------------------------------------------------------ why not


def grounds(t: DivineCrossTable, player: int, verb: str, uid: int, rule: str) -> list[str]:
    """What on this table is in the way."""
    now(t)
    if rule == "602.2":
        return [say("you have charged this turn already")]
    if rule == "603.2":
        return [say("all of your standby areas are taken")]
    if rule in ("604.3", "803.2") or rule == "803.1" and verb == "play":
        return [say("you have played an event this turn already")]
    if rule == "605.2":
        return [say("you have retreated this turn already")]
    if rule == "804.2b":
        return [say("none of your units can take an assist")]
    main = t.main(player)
    if rule in ("605.3", "913.1d") and main is not None:
        if not t.standby(player):
            return [say("you have no standby unit")]
        return [say("it costs {n} energy and {unit} has {m}", n=main.retreat, unit=main.top.face.name, m=len(main.energy))]
    unit = t.cards[uid].host if uid >= 0 else None
    if not isinstance(unit, Unit):
        return []
    name = unit.top.face.name
    if rule in ("703.1b", "802.2a"):
        return [say("{unit} is stunned", unit=name)]
    if rule == "703.1a-1":
        return [say("{unit} is not your main unit", unit=name)]
    if rule == "703.1" and verb == "skill":
        return [say("it is the main phase, and skills are used in the battle phase")]
    if rule in ("703.1a-2", "209.2"):
        lacking = [use for use in unit.skills if use.uid == uid and skill_cost(unit, use) > len(unit.energy)]
        pattern = "{skill} costs {n} energy and {unit} has {m}"
        return [say(pattern, skill=use.skill.name, n=skill_cost(unit, use), unit=name, m=len(unit.energy)) for use in lacking]
    return []
