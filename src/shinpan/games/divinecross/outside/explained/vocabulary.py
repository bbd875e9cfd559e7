"""The words of the game, and tests, selectors, conditions and numbers in them."""

from __future__ import annotations

from typing import Any

from ....explained import SHARED
from ....explaining import Explainer, Sayings, bits, listed, named
from ...things.faces import ATTRIBUTES
from ...things.state import DECK, DISCARD, HAND, KO, MAIN, STANDBY

SAYINGS = Sayings(SHARED)

ZONES = {DECK: "deck", HAND: "hand", MAIN: "main area", STANDBY: "standby areas", KO: "KO pile", DISCARD: "discard pile"}
OWNERS = {0: "your", 1: "your opponent's", 2: "either player's"}
PLAYERS = {0: "you", 1: "your opponent", 2: "either player", -1: "any player"}
ATTRIBUTE_BITS = {bit: name if name != "none" else "neutral" for name, bit in ATTRIBUTES.items()}
KINDS = {
    "": "card",
    "Any": "card",
    "UnitCards": "unit card",
    "CommandCards": "command card",
    "EventCards": "event card",
    "ActionCards": "action card",
    "AssistCards": "assist card",
}
PLACES = {"Main": "main unit", "Standby": "standby unit", "Unit": "unit"}
NUMBERS = {
    "hp": "HP left",
    "printed": "printed HP",
    "damage": "damage",
    "energy": "amount of energy",
    "full": "full HP",
    "retreat": "retreat cost",
    "cost": "skill costs",
}
TURNS = {
    "now": "now",
    "this": "this turn",
    "opp": "your opponent's next turn",
    "own": "your next turn",
    "before own": "the turn before your next one",
    "before opp": "the turn before your opponent's next one",
    "game": "the rest of the game",
}

SAYINGS.ways |= {
    "owner": lambda e, value: named(OWNERS, value),
    "player": lambda e, value: named(PLAYERS, value),
    "zone": lambda e, value: named(ZONES, value),
    "attributes": lambda e, value: bits(value, ATTRIBUTE_BITS, "and"),
    "stat": lambda e, value: named(NUMBERS, value),
    "kind": lambda e, value: named(KINDS, value),
}


def that(e: Explainer, filters: list[Any]) -> str:
    """What is asked of a thing."""
    rows = [e.say(one) for one in filters]
    return f" that {listed(rows)}" if rows else ""


# ------------------------------------------------------------------ tests


@SAYINGS.says("filters.HasAttribute")
def has_attribute(e: Explainer, x: Any) -> str:
    if x.lacks:
        e.unasked(x, "none of them may be there", "either")
        return f"has none of {bits(x.mask, ATTRIBUTE_BITS)}"
    if bin(x.mask).count("1") < 2:
        e.unasked(x, "one attribute is all and any of them", "either")
    return f"is {bits(x.mask, ATTRIBUTE_BITS, 'or' if x.either else 'and')}"


@SAYINGS.says("filters.HasAdvantage")
def has_advantage(e: Explainer, x: Any) -> str:
    return f"has the advantage over {bits(x.mask, ATTRIBUTE_BITS, 'and')}" if x.mask else "has no advantage"


@SAYINGS.says("filters.HasState")
def has_state(e: Explainer, x: Any) -> str:
    states = {"stunned": "stunned", "afflicted": "stunned (afflicted)", "damaged": "damaged"}
    if x.what in states:
        return f"is {'not ' if x.lacks else ''}{states[x.what]}"
    things = {"assist": "an assist", "energy": "energy", "ex": "an EX power"}
    return f"{'does not have' if x.lacks else 'has'} {named(things, x.what)}"


SAYINGS.templates(
    {
        "filters.HasNumber": "has {what:stat} {how:how} {n}",
        "filters.HasName": "has “{name}” in its name",
        "filters.HasSkill": "has the skill or EX power “{name}”",
        "filters.IsOther": "is another one",
        "IsNot": "does not fit this: “{inner}”",
        "selectors.HasNumberThan": "has {what:stat} {how:how} {other}",
        "selectors.FromSide": "is {owner:owner}",
        "selectors.EventHost": "is attached to {units:all}",
        "selectors.HostDescribed": "was attached to something that fits: {described}",
        "selectors.Described": "is {select:one}",
    }
)


@SAYINGS.says("AllOf")
def all_filters(e: Explainer, x: Any) -> str:
    return listed([e.say(one) for one in x.filters])


@SAYINGS.says("selectors.CardDescribed")
def card_described(e: Explainer, x: Any) -> str:
    text = f"is a {named(KINDS, x.kind)}" + (f" of {named(PLAYERS, x.owner)}" if x.owner != 2 else "")
    if x.origin != -1:
        text += f" from the {named(ZONES, x.origin)}"
    if x.target != -1:
        text += f" going to the {named(ZONES, x.target)}"
    return text + that(e, x.filters)


@SAYINGS.says("selectors.DamageSource")
def from_source(e: Explainer, x: Any) -> str:
    if x.units is not None:
        e.unasked(x, "asked of units only", "kind", "mask")
        return f"comes from {e.say(x.units, 'all')}"
    if x.mask:
        e.unasked(x, "asked of attributes only", "kind")
        return f"comes from what is {bits(x.mask, ATTRIBUTE_BITS, 'and')}"
    return f"comes from a {named(KINDS, x.kind)}"


@SAYINGS.says("selectors.EventCardIsThis")
def is_this(e: Explainer, x: Any) -> str:
    goal = f", gone to the {named(ZONES, x.target)}" if x.target != -1 else ""
    return f"is this very card{goal}{'' if x.energy else ' (not as energy)'}"


# ------------------------------------------------------------------ selectors


@SAYINGS.says("selectors.Units")
def units(e: Explainer, x: Any) -> str:
    return many_units(e, x)


def many_units(e: Explainer, x: Any) -> str:
    """Units, several if there can be."""
    several = "s" if x.where != "Main" or x.owner == 2 else ""
    return f"{named(OWNERS, x.owner)} {named(PLACES, x.where)}{several}{that(e, x.filters)}"


@SAYINGS.way("all")
def all_of(e: Explainer, value: Any) -> str:
    """All that a selector finds."""
    text = e.say(value)
    several = type(value).__name__ == "ZoneCards" or type(value).__name__ == "Units" and value.where != "Main"
    return f"all {text}" if several else text


@SAYINGS.way("one")
def one_of(e: Explainer, value: Any) -> str:
    """One of those that a selector finds."""
    text = e.say(value)
    several = type(value).__name__ == "Units" and (value.where != "Main" or value.owner == 2)
    return f"one of {text}" if several else text


@SAYINGS.says("selectors.ZoneCards")
def zone_cards(e: Explainer, x: Any) -> str:
    return f"the {named(KINDS, x.kind)}s in {named(OWNERS, x.owner)} {named(ZONES, x.zone)}{that(e, x.filters)}"


@SAYINGS.says("selectors.Joined")
def several(e: Explainer, x: Any) -> str:
    return listed([e.say(one) for one in x.selects])


@SAYINGS.says("selectors.AmongThem")
def among(e: Explainer, x: Any) -> str:
    return f"the {named(KINDS, x.kind)}s among those cards{that(e, x.filters)}"


@SAYINGS.says("selectors.Top")
def top(e: Explainer, x: Any) -> str:
    return f"the {'bottom' if x.bottom else 'top'} {e.say(x.count)} card(s) of {named(OWNERS, x.owner)} {named(ZONES, x.zone)}"


@SAYINGS.says("selectors.HighestOrLowest")
def extreme(e: Explainer, x: Any) -> str:
    return f"{e.say(x.units)} with the {'highest' if x.highest else 'lowest'} {named(NUMBERS, x.what)}"


SAYINGS.templates(
    {
        "selectors.SameSideMain": "the main unit of the same player",
        "selectors.NamedAnywhere": "units and assists with “{name}” in their name in {owner:owner} areas",
        "selectors.EnergyOf": "the energy of {units}",
        "selectors.AssistOf": "the assist of {units}",
        "selectors.RestOfThem": "the rest of those cards",
        "selectors.ThisCard": "this card",
        "selectors.ItCards": "it",
        "selectors.AreaAssists": "the assists in {owner:owner} areas",
    }
)

# ------------------------------------------------------------------ conditions and numbers

SAYINGS.templates(
    {
        "conditions.Some": "one of {units} {test}",
        "conditions.Every": "every one of {units} {test}",
        "TurnOf": "it is {whose:owner} turn",
        "Wins": "the throws won just now",
        "Losses": "the throws lost just now",
        "conditions.EventAmount": "the amount of what set this off",
        "conditions.CardIn": "this card is in the {zone}",
        "conditions.ShareAttribute": "{first} and {second} share an attribute",
        "conditions.NumberOf": "the {what:stat} of {units}",
        "conditions.Half": "half of {value} (rounded down)",
        "conditions.Over": "how many more than {n} there are of {select}",
        "conditions.DealtNow": "the skill damage just dealt to the opponent's main unit",
    }
)


@SAYINGS.says("conditions.InArea")
def in_zone(e: Explainer, x: Any) -> str:
    return f"{e.say(x.units)} is in the {x.kind} area"


@SAYINGS.says("conditions.TicketIs")
def ticket_is(e: Explainer, x: Any) -> str:
    return f"{named(PLAYERS, x.owner)} {'holds' if x.held else 'does not hold'} the winning ticket"


@SAYINGS.says("conditions.ItIs")
def it_is(e: Explainer, x: Any) -> str:
    return f"it is a {named(KINDS, x.kind)}{that(e, x.filters)}"


@SAYINGS.says("conditions.Room")
def room(e: Explainer, x: Any) -> str:
    return f"{named(PLAYERS, x.owner)} has {'an' if x.free else 'no'} empty standby area"


@SAYINGS.says("conditions.HpChanged")
def hp_changed(e: Explainer, x: Any) -> str:
    return f"the HP of {e.say(x.units)} is {'more' if x.more else 'less'} than printed"


@SAYINGS.says("verbs.TurnValue")
def turn_value(e: Explainer, x: Any) -> str:
    return named(TURNS, x.which)


@SAYINGS.way("span")
def span(e: Explainer, value: Any) -> str:
    """From one turn to another."""
    first, last = (e.say(one) for one in value)
    return f"from {first} to the end of {last}" if first != "now" else f"to the end of {last}"


# ------------------------------------------------------------------ triggers


HAPPENS = {
    "turn start": "{w} turn starts",
    "draw phase start": "{w} draw phase starts",
    "main start": "{w} main phase starts",
    "battle start": "{w} battle phase starts",
    "battle end": "{w} battle phase ends",
    "turn end": "{w} turn ends",
    "game start": "the game starts",
    "skill use": "a skill is used",
    "skill used": "a skill has been used",
    "ko": "a unit is KO'd",
    "damage": "a unit is dealt damage",
    "entered": "a unit comes into an area",
    "became main": "a unit becomes the main unit",
    "became standby": "a unit becomes a standby unit",
    "retreated": "a unit retreats",
    "swapped": "a unit is swapped",
    "assist": "an assist is attached",
    "energy": "energy is attached",
    "charged": "a unit is charged",
    "stunned": "a unit is stunned",
    "recovered": "a unit recovers from stun",
    "healed": "a unit is healed",
    "left": "a unit leaves the areas",
    "returned": "a unit returns to the hand",
    "drew": "cards are drawn",
    "discarded": "a card is discarded",
    "ex": "an EX power is used",
    "janken": "a throw is won",
    "janken lost": "a throw is lost",
    "threw": "a throw is made",
    "ticket": "the winning ticket is gained",
    "ticket lost": "the winning ticket is lost",
    "shuffled": "a deck is shuffled",
    "played": "a card is played",
    "moved": "a card goes from one zone to another",
    "failed": "a skill fails",
    "revealed": "cards of a hand are revealed",
    "would ko": "a unit would be KO'd",
    "would damage": "a unit would be dealt damage",
    "would stun": "a unit would be stunned",
    "would heal": "a unit would be healed",
    "would swap": "a unit would be swapped",
    "would leave": "a unit would leave the areas",
    "would draw": "cards would be drawn",
    "would discard": "a card would be discarded",
    "would ticket": "the winning ticket would be gained",
    "would lose ticket": "the winning ticket would be lost",
    "state": "this comes true",
}


@SAYINGS.says("triggers.Trigger")
def trigger(e: Explainer, x: Any) -> str:
    text = named(HAPPENS, x.kind)
    rows: list[str] = []
    about = x.subject
    if type(about).__name__ == "Described" and text.startswith("a unit "):
        text = e.say(e.look(about).select, "one") + text.removeprefix("a unit")
        about = None
    if "{w}" in text:
        text = text.replace("{w}", "any" if x.whose == -1 else named(OWNERS, x.whose))
    elif x.whose != -1:
        rows.append(f"it is {named(OWNERS, x.whose)} event")
    if about is not None:
        rows.append(f"what it is about {e.say(about)}")
    if x.by is not None:
        rows.append(f"who did it {e.say(x.by)}")
    if x.by_whose != -1:
        rows.append(f"{named(PLAYERS, x.by_whose)} did it")
    if x.cause:
        rows.append(f"its cause is: {x.cause}")
    if x.note:
        rows.append(f"it is of “{x.note}”")
    if x.by_skill:
        rows.append("a skill did it")
    if x.minimum != -(1 << 40):
        rows.append(f"the amount is at least {x.minimum}")
    if x.state is not None:
        rows.append(e.say(x.state))
    if x.condition is not None:
        rows.append(e.say(x.condition))
    if x.turn_of != -1:
        rows.append(f"it is {named(OWNERS, x.turn_of)} turn")
    return text + (f", where {listed(rows)}" if rows else "")
