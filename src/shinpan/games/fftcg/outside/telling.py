"""The log as a judge would tell it, and options in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....table.cards import Card
from ....table.decisions import NONE, Decision, Option
from ....table.events import Event, Reckoned
from ...telling import Said, chosen, known_name, plain, player_words, say, subject
from ..things.faces import FFFace
from ..things.state import AREAS, DECK, FIELD, HAND, SHARED, ZONES, Character, Deed, FFTable
from .script import face_of, keyword_names, printed_number, shown_power

LINES: Final = {
    "first": "{who} goes first",
    "draw": "{who} draws {card}",
    "no card": "{who} has no card left in the deck",
    "discard": "{who} discards {card}",
    "cast": "{who} casts {card}",
    "leave": "{card} of {who} leaves the field for the deck",
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
    "healed": "{card} of {who} is healed of all damage",
    "counters": "{counters} are put on {card}",
    "counters off": "{counters} are removed from {card}",
    "crystal": "{who} gains {n} crystals",
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
    "pay crystals": "{who} pays {n} crystals",
    "warp": "{who} removes {card} by Warp",
    "turned": "{who} turns {card} face up",
    "primed": "{card} of {who} is primed",
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
CHANGES: Final = {
    "changed": "{card} of {who} gets {n} power",
    "set": "the power of {card} of {who} becomes {n}",
    "gained": "{card} of {who} gains {keyword}",
    "lost": "{card} of {who} loses {keyword}",
}
"""What an effect that lasts makes of a Character."""
BATTLES: Final = {
    "": "{card} battles {aim}",
    "attackers": "{card} strikes {aim} first",
    "blocker": "{aim} strikes {card} first",
}
"""Who deals damage in a round of a battle."""
ONE: Final = {
    "counters": "{counters} is put on {card}",
    "counters off": "{counters} is removed from {card}",
    "crystal": "{who} gains {n} crystal",
    "pay crystals": "{who} pays {n} crystal",
}
"""The same about one only."""
WITH: Final = {
    "party": "{card} of {who} attacks in a party with {others}",
    "lasting": "an effect of {card} takes hold of {others}",
}
"""The same where others take part."""
SILENT: Final = frozenset({"did", "party damage", "not blocked", "casting"})
"""Steps of the procedure that another line tells."""
MOVES: Final = frozenset({"to hand", "to break", "to removed", "to damage", "move"})
"""A card changed its place."""
GOES: Final = {
    "removed": "{card} of {who} goes from {place} outside the game",
    "aside": "{card} of {who} goes from {place} beside the deck",
    "lb": "{card} of {who} goes from {place} to the LB deck, face up",
}
"""Where the goal is no place to go to."""
PLACES: Final = {
    "deck": "the deck",
    "hand": "the hand",
    "field": "the field",
    "damage": "the Damage Zone",
    "break": "the Break Zone",
    "removed": "outside the game",
    "stack": "the stack",
    "aside": "beside the deck",
    "lb": "the LB deck",
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
KINDS: Final = {word: word for word in ("forward", "backup", "monster", "summon")}
ELEMENTS: Final = {word: word for word in ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")}
CP_OF: Final = {
    "fire": "Fire",
    "ice": "Ice",
    "wind": "Wind",
    "earth": "Earth",
    "lightning": "Lightning",
    "water": "Water",
    "light": "Light",
    "dark": "Dark",
}
"""Elements before CP."""
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
PAYING: Final = {
    "dull": "dull {card} for 1 {element} CP (11.2.1.1)",
    "discard": "discard {card} for 2 {element} CP (11.2.1.1)",
}
"""Steps of a payment."""
ENDS: Final = {
    "top": "option {n}: top",
    "bottom": "option {n}: bottom",
    "job": "option {n}: a Job",
    "element": "option {n}: an Element",
    "crystal": "option {n}: 1 crystal",
    "nothing": "option {n}: nothing",
    "another": "option {n}: another, letter by letter",
}
"""The ends of the deck, or what is named, where a player selects one."""
ENDS_FOR: Final = {"top": "{card} to the top", "bottom": "{card} to the bottom"}
"""The same, for a certain card."""
OWN_ZONES: Final = {
    "deck": "deck",
    "hand": "hand",
    "field": "field",
    "damage": "Damage Zone",
    "break": "Break Zone",
    "lb": "LB deck",
}
"""Zones that somebody owns, after their owner."""


def tell(event: Event, viewer: int | None) -> str:
    """One line of the log: what happened."""
    if untold(event):
        return ""
    who = player_words(event.player)
    if event.kind == "phase":
        phase = word(PHASE_NAMES, event.note)
        return say("{phase} of {who}", phase=phase, who=who) if event.player >= 0 else phase
    name = subject(event, viewer)
    if isinstance(event, Reckoned):
        return compared(event)
    if event.kind in CHANGES:
        return changed_words(event, who, name)
    line = line_of(event, name or say("a card"), who)
    return caused(event, line) if line is not None else plain(event, name)


def compared(event: Reckoned) -> Said:
    """The power of the Forwards that deal each other damage."""
    named = [
        say("{card} ({facts})", card=one.card.face.name, facts=say("{n} power", n=one.total))
        for one in event.sums
        if one.card is not None
    ]
    first: str = named[0]
    for other in named[1:-1]:
        first = say("{first} and {second}", first=first, second=other)
    return say(BATTLES[event.note], card=first, aim=named[-1])


def changed_words(event: Event, who: Said, card: str) -> Said:
    """Power or keywords that an effect gives or takes for a time."""
    words: str = ""
    for name in keyword_names(event.amount) if event.note == "keywords" else []:
        words = say("{first} and {second}", first=words, second=say(name)) if words else say(name)
    if event.note == "keywords" and not words:
        words = say("what its icon says")
    n = f"{event.amount:+d}" if event.kind == "changed" else event.amount
    text = say(CHANGES[event.kind], card=card, who=who, n=n, keyword=words)
    return say("{line}, by {card}", line=text, card=event.by_card.face.name) if event.by_card is not None else text


def line_of(event: Event, card: str, who: Said) -> Said | None:
    """What happened, if there is a line for it."""
    kind = event.kind
    if isinstance(event, Deed) and kind in MOVES:
        return moved(event, card, who)
    if isinstance(event, Deed) and kind == "enter":
        return entered(event, card, who)
    if isinstance(event, Deed) and kind == "primes into":
        below = ", ".join(other.face.name for other in event.others if isinstance(other, Card))
        return say("{card} is put on top of {below} of {who}", card=card, below=below, who=who)
    others = other_names(event)
    lines = WITH if kind in WITH and others else ONE if kind in ONE and event.amount == 1 else LINES
    if kind not in lines:
        return None
    return say(
        lines[kind],
        who=who,
        card=card,
        n=event.amount,
        note=event.note,
        others=others,
        counters=counter_words(event),
        item=item_words(event, card),
    )


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
        return event.place == HAND or event.place == FIELD and event.how != "under"
    if event.kind == "leave":
        return event.goal != DECK
    if event.kind == "lasting":
        return event.note == "told"
    if event.kind == "stacked":
        return event.item is not None and event.item.kind != "auto"
    return event.kind == "put" and event.note == "broken"


def moved(event: Deed, card: str, who: Said) -> Said:
    """A card that changed its place."""
    if event.place < 0 or event.goal < 0:
        return say("{card} of {who} moves", card=card, who=who)
    place, to = zone_name(event.place), zone_name(event.goal)
    if to in GOES:
        return say(GOES[to], card=card, who=who, place=say(PLACES[place]))
    return say("{card} of {who} goes from {place} to {to}", card=card, who=who, place=say(PLACES[place]), to=say(PLACES[to]))


def entered(event: Deed, card: str, who: Said) -> Said:
    """A Character that came onto the field."""
    if event.place < 0 or event.how == "cast":
        pattern = "{card} enters the field of {who} dull" if event.dull else "{card} enters the field of {who}"
        return say(pattern, card=card, who=who)
    pattern = (
        "{card} enters the field of {who} from {place} dull" if event.dull else "{card} enters the field of {who} from {place}"
    )
    line = say(pattern, card=card, who=who, place=say(PLACES[zone_name(event.place)]))
    return say("{line} by Warp", line=line) if event.how == "warp" else line


def zone_name(index: int) -> str:
    """A zone by its number within a player's zones or on the table."""
    return AREAS[index % ZONES].name if index < 2 * ZONES else SHARED[index - 2 * ZONES].name


def other_names(event: Event) -> str:
    """The other Characters that took part."""
    others = event.others if isinstance(event, Deed) else []
    return ", ".join(other.top.face.name for other in others if isinstance(other, Character) and other is not event.body)


def counter_words(event: Event) -> Said:
    """So many counters."""
    if not event.note:
        return say("{n} counter" if event.amount == 1 else "{n} counters", n=event.amount)
    return say("{n} {name} counter" if event.amount == 1 else "{n} {name} counters", n=event.amount, name=keyword(event.note))


def keyword(name: str) -> str:
    """A name as printed, or a word of the game."""
    return say("Warp") if name == "Warp" else name


def word(words: Mapping[str, str], name: str) -> str:
    """A word of the game, or the name as it is."""
    return say(words[name]) if name in words else name


def item_words(event: Event, card: str) -> Said:
    """The thing on the stack an event is about."""
    item = event.item if isinstance(event, Deed) else None
    if item is None:
        return say("an ability of {card}", card=card)
    if item.kind == "summon":
        return say("the Summon {card}", card=card)
    what, name = word(ITEMS, item.kind), item.skill.name
    named = say("{item} {name} of {card}", item=what, name=keyword(name), card=card)
    return named if name else say("{item} of {card}", item=what, card=card)


def caused(event: Event, line: Said) -> Said:
    """A line with what brought it about, where it does not say so."""
    if not isinstance(event, Deed):
        return line
    why = event.why
    source = why.card if why.card is not None else why.body.top if why.body is not None else None
    if why.is_effect and source is not None and source is not event.card:
        return say("{line}, by {card}", line=line, card=source.face.name)
    if why.kind == "cost":
        return say("{line} as a cost", line=line)
    if event.kind == "damaged" and event.by is not None:
        return say("{line} by {card}", line=line, card=event.by.top.face.name)
    return line


# ------------------------------------------------------------------ options


def describe(t: FFTable, decision: Decision, option: Option) -> str:
    """An option in words, for the player who is asked, with the clause that allows it."""
    verb = option.verb
    if verb in ("yes", "no"):
        return yes_or_no(decision, verb)
    if verb == "pass":
        return say(CHOICES[decision.kind]) if decision.kind in CHOICES else say("pass")
    if verb in ("done", "none") and decision.kind == "party" and alone(t):
        return say("attack with it alone")
    if verb == "mode" and option.name in ENDS:
        if option.card != NONE:
            return say(ENDS_FOR[option.name], card=t.cards[option.card].face.name)
        return say(ENDS[option.name], n=option.number)
    if chosen(option):
        return chosen(option)
    if verb in ("first", "second"):
        return say("go first (8.2.1.2)" if verb == "first" else "go second (8.2.1.2)")
    if decision.kind == "pay":
        return paying(t, decision, option)
    if verb == "resolve":
        return say("next: {thing}", thing=ability_words(t, decision, option))
    if verb in ("assign", "order", "choose"):
        return choosing(t, decision, option)
    return acting(t, decision, option)


def alone(t: FFTable) -> bool:
    """Whether one Forward attacks so far."""
    return t.attack is None or len(t.attack.members) < 2


def yes_or_no(decision: Decision, verb: str) -> Said:
    """The answers to a question."""
    if decision.about == "mulligan":
        return say("put this hand under the deck and draw a new one (8.2.1.4)" if verb == "yes" else "keep the hand")
    if decision.kind == "burst":
        return say("do not use the EX Burst")
    if verb == "yes" and decision.about:
        return say("yes: {about}", about=decision.about)
    return say("yes" if verb == "yes" else "no")


def paying(t: FFTable, decision: Decision, option: Option) -> str:
    """A step of a payment."""
    if option.verb == "auto":
        return say("let the referee pay the rest")
    name = card_words(t, decision, option)
    if option.verb == "put":
        return say("put {card} {element}", card=name, element=word(ELEMENTS, option.name))
    if option.verb in PAYING and option.name in CP_OF:
        return say(PAYING[option.verb], card=name, element=say(CP_OF[option.name]))
    return " ".join(part for part in (option.verb, name, option.name) if part)


def choosing(t: FFTable, decision: Decision, option: Option) -> Said:
    """One thing of several."""
    thing = thing_words(t, decision, option)
    if option.verb == "assign":
        return say("{n} damage to {thing} (10.1.4.2.1)", n=option.number, thing=thing)
    if option.verb == "order":
        return say("next: {thing}", thing=thing)
    if decision.about == "turn":
        return say("turn {thing} face up", thing=thing)
    return say("add {thing} to the party (15.1.1.9.2)" if decision.kind == "party" else "choose {thing}", thing=thing)


def acting(t: FFTable, decision: Decision, option: Option) -> str:
    """What a player does with a card."""
    verb = option.verb
    name = card_words(t, decision, option)
    if verb == "cast":
        return casting(t, option, face_of(t.cards[option.card]), name)
    if verb == "activate":
        return say("use {ability} (11.6)", ability=ability_words(t, decision, option))
    if verb == "warp":
        return say("remove {card} by Warp (15.2.7.3)", card=name)
    if verb == "prime":
        return say("prime {thing}", thing=thing_words(t, decision, option))
    if verb == "attack":
        return say("attack with {thing} (10.1.2.1)", thing=thing_words(t, decision, option))
    if verb == "block":
        return say("block with {thing} (10.1.3.1)", thing=thing_words(t, decision, option))
    if verb == "burst":
        return say("use the EX Burst of {card} (11.10.2)", card=name)
    return " ".join(part for part in (verb, name or option.name) if part)


def casting(t: FFTable, option: Option, face: FFFace, name: str) -> Said:
    """A card that can be cast, with what it costs."""
    rule, kind = t.edition.cited("11.3" if face.kind == "summon" else "11.4"), word(KINDS, face.kind)
    if face.limit >= 0:
        pattern = "cast {card} ({rule}: {kind}, cost {n}, Limit Break {x})"
        return say(pattern, card=name, rule=rule, kind=kind, n=face.cost, x=face.limit)
    if option.number <= 0:
        return say("cast {card} ({rule}: {kind}, cost {n})", card=name, rule=rule, kind=kind, n=face.cost)
    pattern = "cast {card} ({rule}: {kind}, cost {n}, another way to pay: {way})"
    return say(pattern, card=name, rule=rule, kind=kind, n=face.cost, way=option.name or option.number)


def ability_words(t: FFTable, decision: Decision, option: Option) -> Said:
    """An ability of a card: its name, or its place on the card and how it begins."""
    name = card_words(t, decision, option)
    number = printed_number(option)
    if option.card >= 0 and t.sees(decision.player, t.cards[option.card]):
        for skill in face_of(t.cards[option.card]).skills:
            if skill.number == number and skill.name:
                return say("{skill} of {card}", skill=keyword(skill.name), card=name)
            if skill.number == number and skill.text:
                return say("ability {n} of {card}: {text}", n=number, card=name, text=shortened(skill.text))
    return say("ability {n} of {card}" if number > 0 else "the ability of {card}", n=number, card=name)


def shortened(text: str, most: int = 60) -> str:
    """The beginning of a text.

    >>> shortened("Draw 1 card.", 60), shortened("Draw 1 card and then another one.", 12)
    ('Draw 1 card.', 'Draw 1 card …')
    """
    return text if len(text) <= most else f"{text[:most].rsplit(' ', 1)[0]} …"


def character_words(body: Character) -> Said:
    """A Character so that it can be told from others."""
    power = shown_power(body.power)
    facts = say("{n} power", n=power) if power is not None else word(KINDS, body.face.kind)
    if body.damage:
        facts = say("{facts}, {n} damage", facts=facts, n=body.damage)
    if body.dull:
        facts = say("{facts}, dull", facts=facts)
    if body.frozen:
        facts = say("{facts}, frozen", facts=facts)
    return say("{card} ({facts})", card=body.names[0] if body.names else body.face.name, facts=facts)


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
        return say("{item} of {card} on the stack", item=word(ITEMS, item.kind), card=t.cards[item.uid].face.name)
    body = t.character(option.body)
    if body is None and option.card >= 0:
        host = t.cards[option.card].host
        body = host if isinstance(host, Character) else None
    if body is not None:
        thing = character_words(body)
        return thing if body.controller == decision.player else say("the opponent's {thing}", thing=thing)
    if option.card >= 0:
        return placed_words(t, decision.player, t.cards[option.card])
    if option.name:
        return word(ELEMENTS, option.name) if decision.about == "element" else option.name
    return str(option.number) if option.number != NONE else say("this")


def placed_words(t: FFTable, player: int, card: Card) -> str:
    """A card that is no Character, and where it lies."""
    name = known_name(t, player, card)
    zone = t.zones[card.zone]
    mine = zone.owner == player
    if zone.owner < 0 or mine and zone.kind.name == "hand":
        return name
    if zone.kind.name == "removed":
        return say("{card} (removed from the game)", card=name)
    pattern = "{card} (your {zone})" if mine else "{card} (the opponent's {zone})"
    return say(pattern, card=name, zone=word(OWN_ZONES, zone.kind.name))
