"""Scenario words: which option a step means, and what may be expected of cards and players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ... import script as shared
from ...script import CARD_FACTS, DECLINING, Course, answers, card_fact, first_of, named
from ..book.values import now
from ..things.faces import NONE, FFFace, element_names, kind_names
from ..things.state import Character, FFTable
from ..words.marks import keywords

PICKS: Final = ("choose", "resolve", "order")
PAYMENTS: Final = ("dull", "discard", "elements", "turn")
"""Extra keys of a step that name what is paid. CP of Backups first: only that of cards may be left over (5.2.1.3.1)."""
PAYING: Final = frozenset(PAYMENTS)
VERBS: Final[Mapping[str, frozenset[str]]] = {
    "cast": PAYING | {"way"},
    "activate": PAYING | {"effect"},
    "attack": PAYING,
    "block": PAYING,
    "assign": frozenset(),
    "burst": frozenset(),
    "warp": PAYING,
    "prime": PAYING,
    "mulligan": frozenset(),
    "first": frozenset(),
    "second": frozenset(),
}
"""What players do in a script: verb -> its extra keys."""
MAIN: Final = ("main", "main2", "priority")
"""Where a player casts and uses: free in a Main Phase, or with priority."""
COURSE: Final = Course(
    asked={
        **dict.fromkeys(("cast", "activate", "warp", "prime"), MAIN),
        "pass": (*MAIN, "attack", "block"),
        "attack": ("attack",),
        **dict.fromkeys(("block", "assign", "burst", "mulligan", "first", "second"), ()),
    },
    stages=("main", "attack", "main2"),
    idle=("pass",),
    another_time=frozenset({"2.1", "11.6.2.2"}),
)
"""When the rules ask for what a script says; the text of an ability (2.1), or a Forward that is new, may put it off."""
COSTS: Final = {"dull": ("dull",), "discard": ("discard", "special"), "turn": ("turn",)}
"""What a cost beside CP is about when one of these keys names what it takes."""
PLAIN: Final = ("pass", "yes", "first", "second")
WARP: Final = "Warp"
"""15.2.7.3: what the counters of Warp are called."""
DECLARING: Final = ("11.3.", "11.4.", "11.6.", "11.7.", "11.8.")
"""Clauses by which something is cast, used or put on the stack."""
ATTEMPTS: Final = ("cast", "activate", "warp", "prime", "attack", "block")
"""What may turn out to be impossible when it is tried."""
PHASES: Final = {"main": "main1"}
"""Other names of phases."""


def names_card(t: FFTable, option: Option, uid: int) -> bool:
    """Whether an option is about this physical card, or the Character it is."""
    return option.card == uid or option.card < 0 <= option.body and named(t, option.body, uid)


def meant(t: FFTable, option: Option, name: Any, cards: Mapping[str, int]) -> bool:
    """Whether an option is about the card of that alias or number."""
    if name in cards:
        return names_card(t, option, cards[name])
    return option.card >= 0 and t.cards[option.card].face.id == name


def matches(
    t: FFTable,
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
    if verb == "burst":
        return option.verb == verb and (value is True or meant(t, option, value, cards))
    if verb == "assign":
        return option.verb == verb and isinstance(value, dict) and assigned(t, option, value, cards)
    if verb in PAYMENTS:
        return pays(t, decision, option, verb, value, extra, cards)
    if not isinstance(value, str):
        return False
    if value not in cards:
        # an Element, a job or a name that a text lets one choose
        return option.verb in PICKS and option.name == value
    uid = cards[value]
    if verb in PICKS:
        if option.verb not in PICKS or verb == "choose" and option.verb == "resolve" or not names_card(t, option, uid):
            return False
        return "effect" not in extra or option.verb != "resolve" or printed_number(option) == extra["effect"]
    if option.verb != verb or not names_card(t, option, uid):
        return False
    if verb == "cast":
        return "way" not in extra or option.number == extra["way"]
    return verb != "activate" or "effect" not in extra or option.number == extra["effect"]


def printed_number(option: Option) -> int:
    """Which ability of its card an option is about, as printed."""
    return int(option.name) if option.name.isdecimal() else option.number


def assigned(t: FFTable, option: Option, value: Mapping[str, Any], cards: Mapping[str, int]) -> bool:
    """10.1.4.2.1: whether the damage for a member of a party is what the step says."""
    return any(amount == option.number and meant(t, option, name, cards) for name, amount in value.items())


def pays(
    t: FFTable,
    decision: Decision,
    option: Option,
    verb: str,
    value: Any,
    extra: Mapping[str, Any],
    cards: Mapping[str, int],
) -> bool:
    """11.2.1.1: whether this is paid with the card a step names, for CP of the Element it names; or it is the cost itself."""
    if verb == "elements":
        if not isinstance(value, dict) or option.verb not in PAYMENTS:
            return False
        return any(option.name == element and meant(t, option, name, cards) for name, element in value.items())
    if not isinstance(value, str) or not meant(t, option, value, cards):
        return False
    if option.verb == verb:
        elements = extra.get("elements")
        wanted = elements.get(value) if isinstance(elements, dict) else None
        return wanted is None or option.name == wanted
    return option.verb == "choose" and decision.kind == "cost" and decision.about in COSTS[verb]


def default(t: FFTable, decision: Decision) -> int:
    """Decline what is optional, else the first legal choice; a payment is first offered to be made by the engine."""
    return first_of(decision, DECLINING)


def settled(t: FFTable, decision: Decision) -> bool:
    """Whether nothing is pending: the stack is empty and no attack is under way, or an attacker is chosen.

    Where nobody can use anything (9.5.1.1) nobody acts freely.
    """
    if not decision.free or t.quiet:
        return False
    return decision.kind == "attack" or not t.stack and t.attack is None


def rests(t: FFTable, decision: Decision) -> bool:
    """Whether the stack is empty where a player has priority, or is to name a blocker."""
    return not t.stack and (decision.free or decision.kind == "block")


def unfinished(t: FFTable, decision: Decision) -> bool:
    """Whether something is being cast, used, put on the stack (11.3.1, 11.6.3, 11.8.7), or a party is being formed."""
    return not decision.free and (decision.kind in ("pay", "cost", "party") or decision.rule.startswith(DECLARING))


def refused(t: FFTable, decision: Decision, verb: str, paying: bool) -> None:
    """14.1 to 14.4: the table is as it was before the attempt: nothing is paid, nothing triggers, the same player goes on."""
    if verb not in ATTEMPTS:
        return
    t.cite("14.1", verb, decision.player)
    if paying:
        t.cite("14.2", verb, decision.player)
    t.cite("14.3", verb, decision.player)
    if decision.kind in ("main", "priority"):
        t.cite("14.4", verb, decision.player)


# ------------------------------------------------------------------ facts


def look(t: FFTable) -> None:
    """Brings what is computed up to date; looking is no event."""
    recording, t.recording = t.recording, False
    try:
        now(t)
    finally:
        t.recording = recording


def face_of(card: Card) -> FFFace:
    """What is printed on a card."""
    face = card.face
    assert isinstance(face, FFFace)
    return face


def keyword_names(bits: int) -> list[str]:
    """Keyword abilities in a bit set, by name."""
    return [mark.icons["en"] for bit, mark in keywords().items() if bits & bit]


def shown_power(power: int) -> int | None:
    """4.3: a power as it counts: none, or not below 0."""
    return None if power == NONE else max(0, power)


def fact(t: FFTable, uid: int, key: str) -> Any:
    """What is true of a card now."""
    card = t.cards[uid]
    look(t)
    host = card.host
    if key == "controller":
        return f"p{controller(t, card) + 1}"
    if key in CARD_FACTS:
        return card_fact(t, card, key)
    return character_fact(t, host, key) if isinstance(host, Character) else printed_fact(t, card, key)


def controller(t: FFTable, card: Card) -> int:
    """6.2.3, 6.2.5: who controls a card: on the stack whoever cast it, elsewhere off the field its owner."""
    if card.host is not None:
        return card.host.controller
    for item in t.stack:
        if item.kind == "summon" and item.uid == card.uid:
            return item.controller
    return card.owner


def warp_counters(t: FFTable, card: Card) -> dict[str, int]:
    """15.2.7.3: the counters on a card that was removed by its Warp."""
    ref, count = t.warping.get(card.uid, (-1, 0))
    return {WARP: count} if count and ref == card.ref else {}


def printed_fact(t: FFTable, card: Card, key: str) -> Any:
    """What is true of a card off the field: what is printed on it."""
    face = face_of(card)
    facts: dict[str, Any] = {
        "name": face.name,
        "names": [face.name, *face.also_names],
        "kind": face.kind,
        "kinds": [face.kind],
        "elements": element_names(face.elements),
        "jobs": face.jobs,
        "categories": face.categories,
        "cost": face.cost,
        "power": shown_power(face.power),
        "damage": 0,
        "dull": False,
        "frozen": False,
        "new": False,
        "counters": warp_counters(t, card),
        "has": keyword_names(face.keywords),
    }
    return facts["elements" if key == "colors" else key]


def character_fact(t: FFTable, body: Character, key: str) -> Any:
    """What is true of a Character now."""
    facts: dict[str, Any] = {
        "name": body.names[0] if body.names else "",
        "names": body.names,
        "kind": body.face.kind,
        "kinds": kind_names(body.kinds),
        "elements": element_names(body.elements),
        "jobs": body.jobs,
        "categories": body.categories,
        "cost": body.cost,
        "power": shown_power(body.power),
        "damage": body.damage,
        "dull": body.dull,
        "frozen": body.frozen,
        "new": body.since == t.turn,
        "counters": {name: count for name, count in body.counters.items() if count},
        "has": keyword_names(body.words),
    }
    return facts["elements" if key == "colors" else key]


def player_fact(t: FFTable, player: int, key: str) -> Any:
    """What is true of a player now: the cards of a zone, top first, or a state."""
    if key == "crystals":
        return t.crystals[player]
    if key == "field":
        look(t)
    return shared.player_fact(t, player, key)


def table_fact(t: FFTable, key: str) -> Any:
    """What is true of the game."""
    if key == "stack":
        return len(t.stack)
    if key == "phase":
        return t.phase.split()[0]
    raise KeyError(key)
