"""Scenario words: which option a step means, and what may be expected of cards and players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....table.decisions import Decision, Option
from ...script import CARD_FACTS, DECLINING, Course, answers, card_fact, first_of, named
from ..book.abroad import in_print
from ..book.costs import cost_now
from ..book.values import now
from ..things.faces import NONE, DigimonFace, color_names
from ..things.filters import keywords_in_effects
from ..things.needs import MaterialLine
from ..things.state import DigimonTable, Effect, Stack
from ..words.marks import SIGNED, SPELLINGS

VERBS: Final[Mapping[str, frozenset[str]]] = {
    "hatch": frozenset(),
    "move": frozenset(),
    "skip": frozenset(),
    "play": frozenset({"digixros", "assembly"}),
    "digivolve": frozenset({"onto", "cost"}),
    "dna": frozenset({"onto", "cost"}),
    "burst": frozenset({"onto", "cost"}),
    "appfuse": frozenset({"onto", "cost"}),
    "use": frozenset(),
    "link": frozenset({"to", "cost"}),
    "attack": frozenset({"target"}),
    "activate": frozenset({"effect"}),
    "block": frozenset(),
    "counter": frozenset({"onto", "effect"}),
    "mulligan": frozenset(),
}
"""What players do in a script: verb -> its extra keys."""
ACTIONS: Final = ("play", "digivolve", "dna", "burst", "appfuse", "use", "link", "attack", "activate", "pass")
COURSE: Final = Course(
    asked={
        **dict.fromkeys(("hatch", "move", "skip"), ("breeding",)),
        **dict.fromkeys(ACTIONS, ("main",)),
        **dict.fromkeys(("block", "counter", "mulligan"), ()),
    },
    stages=("breeding", "main"),
    ending=("pass",),
)
"""When the rules ask for what a script says."""
PICKS: Final = ("choose", "resolve", "order")
MATERIALS: Final = ("onto", "to", "target", "digixros", "assembly")
"""Extra keys of a step that the engine asks for as choices of their own."""
OWN_PICKS: Final = ("digixros", "assembly")
PLAIN: Final = ("hatch", "move", "skip", "pass", "yes")
NUMBERED: Final = ("resolve", "counter")
"""Options whose body is no stack but the place of an effect among those that wait."""
ABOUT: Final = {"into": "digivolve", "attacker": "attack", "link to": "link"}
"""What an effect asks a choice for, where that is not the verb of what is done."""
STACKING: Final = {"digivolve": "onto", "burst": "onto", "appfuse": "onto", "link": "to"}
"""Verbs that put a card on a stack, and the key that names the stack."""


def stack_of(t: DigimonTable, uid: int) -> Stack | None:
    """The stack this card is the top card of."""
    host = t.cards[uid].host if 0 <= uid < len(t.cards) else None
    return host if isinstance(host, Stack) and host.top.uid == uid else None


def attacker_of(t: DigimonTable, option: Option) -> Stack | None:
    """The stack that an attack option is about, or was about before it left."""
    body = t.bodies.get(option.body) or t.gone.get(option.body)
    return body if isinstance(body, Stack) else None


def attack_target(option: Option) -> int:
    """The stack an attack option aims at, -1 for the player."""
    return option.number


def names_card(t: DigimonTable, option: Option, uid: int) -> bool:
    """Whether an option is about this physical card, or about the stack it is on top of."""
    if option.verb == "attack":
        stack = attacker_of(t, option)
        return stack is not None and stack.top.uid == uid
    if option.card == uid:
        return True
    if option.verb in NUMBERED:
        return False
    return option.body >= 0 and named(t, option.body, uid)


def matches(
    t: DigimonTable,
    decision: Decision,
    option: Option,
    verb: str,
    value: Any,
    extra: Mapping[str, Any],
    cards: Mapping[str, int],
) -> bool:
    """Whether this option is what the step means."""
    plainly = answers(decision, option, verb, value, PLAIN)
    if plainly is not None:
        return plainly
    if verb == "cost":
        return option.verb == "number" and decision.about == "cost" and option.number == value
    if not isinstance(value, str):
        return False
    if verb == "target" and option.verb == "attack":
        return aims(t, option, value, cards)
    if value not in cards:
        # a colour, a keyword or a name that a text lets one choose
        return option.verb in PICKS and option.name == value
    uid = cards[value]
    if verb in OWN_PICKS and verb not in (decision.kind, option.name):
        return False
    if verb == "choose" and option.verb == "resolve":
        return False
    if verb in PICKS or verb in MATERIALS:
        if option.verb not in PICKS or not names_card(t, option, uid):
            return verb == "resolve" and option.verb == "resolve" and by_stack(t, decision, option, uid, extra)
        return "effect" not in extra or option.verb != "resolve" or option.number == extra["effect"]
    if option.verb == "choose" and ABOUT.get(decision.about, decision.about) == verb:
        return names_card(t, option, uid)
    if option.verb == "number" and decision.about == "cost" and verb in STACKING and "cost" in extra:
        return decision.source == uid and option.number == extra["cost"]
    return option.verb == verb and doing(t, decision, option, verb, uid, extra, cards)


def doing(
    t: DigimonTable,
    decision: Decision,
    option: Option,
    verb: str,
    uid: int,
    extra: Mapping[str, Any],
    cards: Mapping[str, int],
) -> bool:
    """Whether an option of the step's verb is about its card, with what its extra keys say."""
    if verb == "attack":
        return names_card(t, option, uid) and aims(t, option, extra.get("target", "player"), cards)
    if verb == "activate":
        if "effect" in extra and extra["effect"] != option.number:
            return False
        return option.card == uid or by_stack(t, decision, option, uid, {})
    if verb == "counter" and "effect" in extra and extra["effect"] != option.number:
        return False
    if verb == "play" and "assembly" in extra and not whole(t, uid, extra["assembly"]):
        return False
    if verb in STACKING:
        if option.card != uid:
            return False
        onto = extra.get(STACKING[verb])
        if option.body >= 0 and isinstance(onto, str) and not (onto in cards and named(t, option.body, cards[onto])):
            return False
        return "cost" not in extra or extra["cost"] == option.number
    return names_card(t, option, uid)


def whole(t: DigimonTable, uid: int, given: Any) -> bool:
    """7-3-2-4: whether as many cards are named for an Assembly as its requirements say."""
    face = t.cards[uid].face
    assert isinstance(face, DigimonFace)
    if not isinstance(given, list):
        return True
    lines = [special for special in face.special if isinstance(special, MaterialLine) and special.kind == "assembly"]
    return any(sum(entry.count for entry in line.materials) == len(given) for line in lines)


def aims(t: DigimonTable, option: Option, target: Any, cards: Mapping[str, int]) -> bool:
    """Whether an attack option is at the player or at the stack that is named."""
    if target == "player":
        return attack_target(option) == -1
    return isinstance(target, str) and target in cards and named(t, attack_target(option), cards[target])


def by_stack(t: DigimonTable, decision: Decision, option: Option, uid: int, extra: Mapping[str, Any]) -> bool:
    """Whether the stack is named for an effect of a card under or beside it: only if the top card itself has none on offer."""
    host = t.cards[option.card].host if option.card >= 0 else None
    if host is None or host.top.uid != uid or "effect" in extra and extra["effect"] != option.number:
        return False
    return not any(other.verb == option.verb and other.card == uid for other in decision.options)


def default(t: DigimonTable, decision: Decision) -> int:
    """Decline what is optional, else the first legal choice."""
    return first_of(decision, ("skip", *DECLINING))


def fact(t: DigimonTable, uid: int, key: str) -> Any:
    """What is true of a card now."""
    card = t.cards[uid]
    now(t)
    face = card.face
    assert isinstance(face, DigimonFace)
    stack = stack_of(t, uid)
    if key in CARD_FACTS:
        return card_fact(t, card, key)
    if key == "kind":
        return face.kind
    if key == "on":
        return card.host.top.uid if card.host is not None and stack is None else -1
    if key == "cost" and stack is None:
        return or_none(cost_now(t, card))
    return printed_fact(face, key) if stack is None else stack_fact(t, stack, key)


def printed_fact(face: DigimonFace, key: str) -> Any:
    """What is true of a card that is not on top of a stack: what is printed on it."""
    facts: dict[str, Any] = {
        "name": face.name,
        "colors": color_names(face.colors),
        "traits": [trait for trait in face.traits if trait not in face.traits_abroad],
        "dp": or_none(face.dp),
        "level": or_none(face.level),
        "suspended": False,
        "played_this_turn": False,
        "under": [],
        "links": [],
        "has": [],
    }
    return facts[key]


def stack_fact(t: DigimonTable, stack: Stack, key: str) -> Any:
    """What is true of a stack now."""
    facts: dict[str, Any] = {
        "name": stack.names[0],
        "colors": color_names(stack.colors),
        "traits": in_print(t, stack.traits, stack.face.traits_abroad),
        "dp": None if stack.dp == NONE else max(0, stack.dp),
        "level": or_none(stack.level),
        "cost": or_none(stack.cost),
        "suspended": stack.suspended,
        "played_this_turn": stack.played_turn == t.turn,
        "under": [other.uid for other in stack.under],
        "links": [other.uid for other in stack.links],
        "has": keywords_of(t, stack),
    }
    return facts[key]


def keywords_of(t: DigimonTable, stack: Stack) -> list[str]:
    """The keyword effects of a stack as they may be written: with and without their number, by their other name too (16-3)."""
    found = [*stack.keywords, *keywords_in_effects(t, stack)]
    for use in stack.active:
        effect = use.ability
        if isinstance(effect, Effect) and effect.keyword and effect.amount:
            sign = "+" if effect.amount > 0 and effect.keyword in SIGNED else ""
            found.append(f"{effect.keyword.removesuffix(' +')} {sign}{effect.amount}")
    found += [name.replace("Security A.", "Security Attack") for name in found if name.startswith("Security A.")]
    found += [spelling for spelling, name in SPELLINGS.items() if name in stack.keywords]
    return found


def or_none(value: int) -> int | None:
    """A number, or None where a card has none."""
    return None if value == NONE else value


def table_fact(t: DigimonTable, key: str) -> Any:
    """What is true of the game."""
    if key == "memory":
        return t.memory
    if key == "phase":
        phase = t.resume_phase if t.phase == "end" else t.phase
        return "unsuspend" if phase == "turn" else phase.split()[0]
    raise KeyError(key)
