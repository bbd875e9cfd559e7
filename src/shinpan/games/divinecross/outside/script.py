"""Scenario words: which option a step means, and what may be expected of cards and players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ... import script as shared
from ...script import CARD_FACTS, DECLINING, Course, answers, card_fact, first_of
from ..book.continuous import attributes_of, now
from ..things.faces import DivineCrossFace, attribute_names
from ..things.state import DivineCrossTable, Unit

VERBS: Final[Mapping[str, frozenset[str]]] = {
    "charge": frozenset({"to"}),
    "deploy": frozenset(),
    "play": frozenset({"to"}),
    "retreat": frozenset(),
    "ex": frozenset({"effect"}),
    "end": frozenset(),
    "skill": frozenset(),
}
"""What players do in a script: verb -> its extra keys."""
COURSE: Final = Course(
    asked={
        **dict.fromkeys(("charge", "deploy", "play", "retreat", "ex", "end"), ("main",)),
        **dict.fromkeys(("skill", "pass"), ("skill",)),
    },
    stages=("main", "skill"),
    ending=("skill", "pass"),
)
"""When the rules ask for what a script says."""
PLAIN = ("yes", "pass", "end")
PICKS = ("choose", "to", "resolve", "order")


def names_card(t: DivineCrossTable, option: Option, uid: int) -> bool:
    """Whether an option is about this physical card, or about the unit it is or is attached to."""
    if option.card == uid:
        return True
    if option.body >= 0:
        body = t.bodies.get(option.body)
        return body is not None and body.top.uid == uid
    if option.verb in ("resolve", "order") and option.card >= 0:
        host = t.cards[option.card].host
        return host is not None and host.top.uid == uid
    return False


def matches(
    t: DivineCrossTable,
    decision: Decision,
    option: Option,
    verb: str,
    value: Any,
    extra: Mapping[str, Any],
    cards: Mapping[str, int],
) -> bool:
    """Whether this option is what the step means."""
    if verb == "no":
        return option.verb in DECLINING
    plainly = answers(decision, option, verb, value, PLAIN)
    if plainly is not None:
        return plainly
    if verb == "skill":
        if option.verb != "skill":
            return False
        if isinstance(value, int) and not isinstance(value, bool):
            return option.number == value - 1 or option.name == str(value)
        return bool(option.name == value)
    if verb in PICKS:
        if option.verb not in PICKS:
            return False
        if verb == "to" and option.verb not in ("to", "choose"):
            return False
        if isinstance(value, int) and option.number >= 0 and option.card < 0:
            return option.number == value
    elif option.verb != verb:
        return False
    if not isinstance(value, str) or value not in cards:
        return False
    if not names_card(t, option, cards[value]):
        return False
    if verb == "resolve" and "effect" in extra:
        return option.name == str(extra["effect"])
    if verb == "ex" and option.card != cards[value]:
        # the unit is named and the power is its assist's: only if the unit has none of its own on offer
        return not any(other.verb == "ex" and other.card == cards[value] for other in decision.options)
    return True


def default(t: DivineCrossTable, decision: Decision) -> int:
    """Decline what is optional, else the first legal choice."""
    if decision.kind == "number":
        for i, option in enumerate(decision.options):
            if option.number == 0:
                return i
    return first_of(decision, ("no", "done", "pass", "end"))


def fact(t: DivineCrossTable, uid: int, key: str) -> Any:
    """What is true of a card now."""
    card = t.cards[uid]
    now(t)
    host = card.host
    unit = host if isinstance(host, Unit) and host.top is card else None
    if key in CARD_FACTS:
        return card_fact(t, card, key)
    if key == "on":
        return host.top.uid if host is not None and unit is None else -1
    if key in ("colors", "attributes"):
        return attribute_names(attributes_of(t, card))
    if key == "name":
        return unit.name if unit is not None else card.face.name
    if unit is None:
        return _off_field(card, key)
    return _unit_fact(unit, key)


def _off_field(card: Card, key: str) -> Any:
    face = card.face
    assert isinstance(face, DivineCrossFace)
    if key == "hp":
        return face.hp
    if key in ("damage", "retreat"):
        return 0 if key == "damage" else face.retreat
    if key == "stunned":
        return False
    if key == "energy":
        return []
    if key == "assist":
        return -1
    if key == "advantage":
        return attribute_names(face.advantage)
    if key == "skills":
        return [skill.name for skill in face.skills]
    if key == "has":
        return []
    raise KeyError(key)


def _unit_fact(unit: Unit, key: str) -> Any:
    if key == "hp":
        return unit.left()
    if key == "damage":
        return unit.damage
    if key == "stunned":
        return unit.stunned
    if key == "energy":
        return [card.uid for card in unit.energy]
    if key == "assist":
        return unit.assist.uid if unit.assist is not None else -1
    if key == "advantage":
        return attribute_names(unit.advantage)
    if key == "retreat":
        return max(0, unit.retreat)
    if key == "skills":
        return [use.skill.name for use in unit.skills]
    if key == "has":
        return [use.ability.name for use in unit.active] + [use.skill.name for use in unit.skills]
    raise KeyError(key)


def player_fact(t: DivineCrossTable, player: int, key: str) -> Any:
    """What is true of a player now: a zone's cards, top first, or a state."""
    if key == "ticket":
        return t.ticket == player
    return shared.player_fact(t, player, key)


def table_fact(t: DivineCrossTable, key: str) -> Any:
    """What is true of the game."""
    if key == "phase":
        return {"skill": "battle", "main start": "main", "turn": "draw", "setup ordered": "setup"}.get(t.phase, t.phase)
    raise KeyError(key)
