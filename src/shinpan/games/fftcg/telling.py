"""The log as a judge would tell it, and options in words."""

from __future__ import annotations

from typing import Final

from ...table.decisions import NONE, Decision, Option
from ...table.events import Event
from ..telling import chosen, known_name, mark, plain, subject
from .script import face_of, printed_number, shown_power
from .state import AREAS, DECK, FIELD, HAND, SHARED, ZONES, Character, Deed, FFTable

LINES: Final = {
    "first": "{who} goes first",
    "draw": "{who} draws {card}",
    "no card": "{who} has no card left in the deck",
    "discard": "{who} discards {card}",
    "cast": "{who} casts {card}",
    "enter": "{card} enters the field of {who}",
    "leave": "{card} of {who} leaves the field",
    "put": "{card} of {who} is put into the Break Zone",
    "broken": "{card} of {who} is broken",
    "break": "{card} of {who} is broken",
    "attack": "{card} of {who} attacks",
    "party": "{card} of {who} attacks in a party",
    "block": "{card} of {who} blocks",
    "blocked": "{card} of {who} is blocked",
    "no block": "{who} does not block",
    "chosen": "{card} of {who} is chosen",
    "damaged": "{card} of {who} is dealt {n} damage",
    "player damage": "{who} receives {n} damage",
    "party damage": "the party deals damage",
    "used": "{who} uses {item}",
    "dulled": "{card} of {who} becomes dull",
    "activated": "{card} of {who} becomes active",
    "frozen": "{card} of {who} is frozen",
    "counters": "{n} {note} {counters} put on {card}",
    "counters off": "{n} {note} {counters} removed from {card}",
    "crystal": "{who} gains {n} {crystals}",
    "control": "{who} gains control of {card}",
    "stacked": "{item} goes on the stack",
    "resolved": "{item} is resolved",
    "cancelled": "{item} is cancelled",
    "fizzled": "{item} is void and does nothing",
    "lasting": "an effect of {card} takes hold",
    "triggered": "an ability of {card} triggers",
    "burst": "{who} uses the EX Burst of {card}",
    "no burst": "{who} does not use the EX Burst of {card}",
    "shuffle": "{who} shuffles the deck",
    "searched": "{who} searches the deck",
    "search": "{who} searches the deck",
    "reveal": "{who} reveals {card}",
    "revealed": "{who} reveals {card}",
    "look": "{who} looks at {card}",
    "milled": "{card} goes from the deck of {who} into the Break Zone",
    "mulligan": "{who} puts the first hand under the deck and draws a new one",
    "pay": "{who} pays {n} CP",
    "pay crystals": "{who} pays {n} {crystals}",
    "warp": "{who} removes {card} by Warp",
    "mode": "{who} selects what {card} does",
    "named": "{who} names {note}",
    "pass": "{who} passes",
    "coin": "{who} wins the throw",
    "turn": "turn {n}: {who}",
    "turn start": "the turn of {who} starts",
    "turn end": "the turn of {who} comes to its end",
    "turn over": "the turn of {who} is over",
    "main1": "Main Phase 1 of {who}",
    "main2": "Main Phase 2 of {who}",
    "attack phase": "the Attack Phase of {who}",
}
SILENT: Final = frozenset({"did", "party damage", "not blocked", "casting"})
"""Steps of the procedure that another line tells."""
MOVES: Final = frozenset({"to hand", "to break", "to removed", "to damage", "move"})
"""A card changed its place."""
PLACES: Final = {
    "deck": "the deck",
    "hand": "the hand",
    "field": "the field",
    "damage": "the Damage Zone",
    "break": "the Break Zone",
    "removed": "outside the game",
    "stack": "the stack",
    "aside": "beside the deck",
}
PHASE_NAMES: Final = {
    "active": "the Active Phase",
    "draw": "the Draw Phase",
    "main1": "Main Phase 1",
    "attack": "the Attack Phase",
    "main2": "Main Phase 2",
    "end": "the End Phase",
}
ITEMS: Final = {
    "summon": "the Summon",
    "auto": "the auto-ability",
    "action": "the action ability",
    "special": "the special ability",
}
ENDINGS: Final = {
    "damage": "the damage limit is reached",
    "deck": "there is no card left in the deck",
    "concede": "the other player conceded",
    "loop": "a loop nobody can stop",
    "effect": "a card says so",
}
CHOICES: Final = {
    "attack": "do not attack (10.1.2.7)",
    "block": "do not block (10.1.3.1)",
    "main": "pass: if your opponent passes too, the phase ends (9.3.1.2)",
}
"""What passing means, by the kind of decision."""


def tell(event: Event, viewer: int | None) -> str:
    """One line of the log: what happened, and the clause behind it."""
    if untold(event):
        return ""
    who = f"Player {event.player + 1}"
    if event.kind == "phase":
        phase = PHASE_NAMES.get(event.note, event.note)
        return mark(event, f"{phase} of {who}" if event.player >= 0 else phase)
    name = subject(event, viewer)
    if event.kind in MOVES:
        return moved(event, name, who)
    line = LINES.get(event.kind)
    if line is None:
        return plain(event, name)
    n = event.amount
    text = line.format(
        who=who,
        card=name or "a card",
        n=n,
        note=event.note,
        item=item_words(event, name),
        counters="counter is" if n == 1 else "counters are",
        crystals="crystal" if n == 1 else "crystals",
    )
    return mark(event, " ".join(text.split()) + details(event))


def untold(event: Event) -> bool:
    """Whether another line tells it: a card that leaves is told by where it goes, a discarded one by the discard.

    What has no clause was only said again for abilities that wait for it.
    """
    if event.kind in SILENT or event.kind.startswith("would "):
        return True
    if not isinstance(event, Deed):
        return False
    if not event.rule:
        return True
    if event.kind == "to break":
        return event.place in (HAND, FIELD)
    if event.kind == "leave":
        return event.goal != DECK
    if event.kind == "stacked":
        return event.item is not None and event.item.kind != "auto"
    return event.kind == "put" and event.note == "broken"


def item_words(event: Event, name: str) -> str:
    """The thing on the stack an event is about."""
    item = event.item if isinstance(event, Deed) else None
    if item is None:
        return f"an ability of {name or 'a card'}"
    if item.kind == "summon":
        return f"the Summon {name}"
    what = f"{ITEMS.get(item.kind, 'the ability')} {item.skill.name}".strip()
    return f"{what} of {name}"


def details(event: Event) -> str:
    """How it came to happen, where the line does not say so."""
    text = ""
    if not isinstance(event, Deed):
        return text
    if event.kind == "enter":
        text += f" from {place_words(event.place)}" if event.place >= 0 and event.how != "cast" else ""
        text += " dull" if event.dull else ""
        text += " by Warp" if event.how == "warp" else ""
    if event.kind == "leave":
        text += f" for {place_words(event.goal)}"
    if event.kind in ("party", "lasting"):
        names = [thing.top.face.name for thing in event.others if isinstance(thing, Character) and thing is not event.body]
        text += f" {'with' if event.kind == 'party' else 'of'} {', '.join(names)}" if names else ""
    why = event.why
    source = why.card if why.card is not None else why.body.top if why.body is not None else None
    if why.is_effect and source is not None and source is not event.card:
        text += f", by {source.face.name}"
    elif why.kind == "cost":
        text += " as a cost"
    elif event.kind == "damaged" and event.by is not None:
        text += f" by {event.by.top.face.name}"
    return text


def moved(event: Event, name: str, who: str) -> str:
    """A card that changed its place."""
    if not isinstance(event, Deed) or event.goal < 0:
        return mark(event, f"{name} of {who} moves")
    start = f"{name or 'a card'} of {who} goes"
    if event.place >= 0:
        start += f" from {place_words(event.place)}"
    goal = place_words(event.goal)
    return mark(event, f"{start} {goal if goal.startswith(('outside', 'beside')) else f'to {goal}'}{details(event)}")


def place_words(index: int) -> str:
    """A zone in words, by its number within a player's zones or on the table."""
    if index < 0:
        return "nowhere"
    return PLACES[AREAS[index % ZONES].name if index < 2 * ZONES else SHARED[index - 2 * ZONES].name]


# ------------------------------------------------------------------ options


def describe(t: FFTable, decision: Decision, option: Option) -> str:
    """An option in words, for the player who is asked, with the clause that allows it."""
    verb = option.verb
    if verb in ("yes", "no"):
        return yes_or_no(t, decision, verb)
    if verb == "pass":
        return CHOICES.get(decision.kind, "pass")
    if verb in ("done", "none") and decision.kind == "party" and alone(t):
        return "attack with it alone"
    if chosen(option):
        return chosen(option)
    if verb in ("first", "second"):
        return f"go {verb} (8.2.1.2)"
    if decision.kind == "pay":
        return paying(t, decision, option)
    if verb == "assign":
        return f"{option.number} damage to {thing_words(t, decision, option)} (10.1.4.2.1)"
    if verb == "resolve":
        return f"next: {ability_words(t, decision, option)}"
    if verb == "order":
        return f"next: {thing_words(t, decision, option)}"
    if verb == "choose":
        if decision.kind == "party":
            return f"add {thing_words(t, decision, option)} to the party (15.1.1.9.2)"
        return f"choose {thing_words(t, decision, option)}"
    return acting(t, decision, option)


def alone(t: FFTable) -> bool:
    """Whether one Forward attacks so far."""
    return t.attack is None or len(t.attack.members) < 2


def yes_or_no(t: FFTable, decision: Decision, verb: str) -> str:
    """The answers to a question."""
    if decision.about == "mulligan":
        return "put this hand under the deck and draw a new one (8.2.1.4)" if verb == "yes" else "keep the hand"
    if decision.kind == "burst":
        return "do not use the EX Burst"
    return f"{verb}: {decision.about}" if decision.about and verb == "yes" else verb


def paying(t: FFTable, decision: Decision, option: Option) -> str:
    """A step of a payment."""
    if option.verb == "auto":
        return "let the referee pay the rest"
    name = card_words(t, decision, option)
    element = f"{option.name.capitalize()} CP" if option.name else "CP"
    if option.verb == "dull":
        return f"dull {name} for 1 {element} (11.2.1.1)"
    if option.verb == "discard":
        return f"discard {name} for 2 {element} (11.2.1.1)"
    return " ".join(part for part in (option.verb, name, option.name) if part)


def acting(t: FFTable, decision: Decision, option: Option) -> str:
    """What a player does with a card."""
    verb = option.verb
    name = card_words(t, decision, option)
    if verb == "cast":
        face = face_of(t.cards[option.card])
        rule = "11.3" if face.kind == "summon" else "11.4"
        way = f", another way to pay: {option.name or option.number}" if option.number > 0 else ""
        return f"cast {name} ({rule}: {face.kind}, cost {face.cost}{way})"
    if verb == "activate":
        return f"use {ability_words(t, decision, option)} (11.6)"
    if verb == "warp":
        return f"remove {name} by Warp (15.2.7.3)"
    if verb == "attack":
        return f"attack with {thing_words(t, decision, option)} (10.1.2.1)"
    if verb == "block":
        return f"block with {thing_words(t, decision, option)} (10.1.3.1)"
    if verb == "burst":
        return f"use the EX Burst of {name} (11.10.2)"
    return " ".join(part for part in (verb, name or option.name) if part)


def ability_words(t: FFTable, decision: Decision, option: Option) -> str:
    """An ability of a card: its name, or its place on the card and how it begins."""
    name = card_words(t, decision, option)
    number = printed_number(option)
    if option.card >= 0 and t.sees(decision.player, t.cards[option.card]):
        for skill in face_of(t.cards[option.card]).skills:
            if skill.number == number and (skill.name or skill.text):
                return f"{skill.name} of {name}" if skill.name else f"ability {number} of {name}: {shortened(skill.text)}"
    return f"ability {number} of {name}" if number > 0 else f"the ability of {name}"


def shortened(text: str, most: int = 60) -> str:
    """The beginning of a text.

    >>> shortened("Draw 1 card.", 60), shortened("Draw 1 card and then another one.", 12)
    ('Draw 1 card.', 'Draw 1 card …')
    """
    return text if len(text) <= most else f"{text[:most].rsplit(' ', 1)[0]} …"


def character_words(body: Character) -> str:
    """A Character so that it can be told from others."""
    power = shown_power(body.power)
    facts = [f"{power} power"] if power is not None else ["/".join(kind for kind in [body.face.kind])]
    if body.damage:
        facts.append(f"{body.damage} damage")
    if body.dull:
        facts.append("dull")
    if body.frozen:
        facts.append("frozen")
    return f"{body.names[0] if body.names else body.face.name} ({', '.join(facts)})"


def card_words(t: FFTable, decision: Decision, option: Option) -> str:
    """The card of an option, as far as the player who is asked may know it."""
    if option.card >= 0:
        return known_name(t, decision.player, t.cards[option.card])
    body = t.character(option.body)
    return body.top.face.name if body is not None else ""


def thing_words(t: FFTable, decision: Decision, option: Option) -> str:
    """What a choice is about: a Character, a card and where it lies, something on the stack, or a word."""
    item = t.item(option.number) if option.name == "stack" else None
    if item is not None:
        return f"{ITEMS.get(item.kind, 'the ability')} of {t.cards[item.uid].face.name} on the stack"
    body = t.character(option.body)
    if body is None and option.card >= 0:
        host = t.cards[option.card].host
        body = host if isinstance(host, Character) else None
    if body is not None:
        return character_words(body) if body.controller == decision.player else f"the opponent's {character_words(body)}"
    if option.card >= 0:
        card = t.cards[option.card]
        name = known_name(t, decision.player, card)
        zone = t.zones[card.zone]
        if zone.owner < 0 or zone.kind.name == "hand" and zone.owner == decision.player:
            return name
        whose = "your" if zone.owner == decision.player else "the opponent's"
        where = {"damage": "Damage Zone", "break": "Break Zone"}.get(zone.kind.name, zone.kind.name)
        return f"{name} ({whose} {where})" if zone.kind.name != "removed" else f"{name} (removed from the game)"
    if option.name:
        return option.name
    return str(option.number) if option.number != NONE else "this"
