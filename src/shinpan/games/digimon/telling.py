"""The log as a judge would tell it, and options in words."""

from __future__ import annotations

from typing import Final

from ...table.decisions import Decision, Option
from ...table.events import Event
from ..telling import chosen, known_name, mark, plain, subject
from .costs import DIGIVOLVE, LINKING, PLAY, USE, changed
from .faces import NONE, DigimonFace, color_names
from .script import attack_target, attacker_of
from .state import AREAS, BATTLE, BREEDING, DECK, HAND, LINK, NOWHERE, UNDER, ZONES, DigimonTable, Happening, Stack

LINES: Final = {
    "drew": "{who} draws {card}",
    "first": "{who} goes first",
    "security": "{who} puts {card} into the security stack",
    "shuffled": "{who} shuffles",
    "revealed": "{who} shows {card}",
    "played": "{who} plays {card}",
    "digivolved": "{who} digivolves into {card}",
    "linked": "{who} links {card}",
    "used": "{who} uses {card}",
    "activated": "{who} activates an effect of {card}",
    "hatched": "{who} hatches {card}",
    "moved out": "{who} moves {card} to the battle area",
    "suspended": "{card} of {who} is suspended",
    "unsuspended": "{card} of {who} is unsuspended",
    "deleted": "{card} of {who} is deleted",
    "trashed": "{card} of {who} is trashed",
    "flipped": "{card} of {who} is turned over",
    "attacked": "{card} of {who} attacks",
    "target": "the attack of {card} is now",
    "effect": "the effect of {card} is carried out",
    "blocked": "{card} of {who} blocks",
    "counter": "{who} may counter",
    "checked": "{card} is checked in the security stack of {who}",
    "battle won": "{card} of {who} wins the battle",
    "digi-burst": "{card} of {who} uses Digi-Burst",
    "token": "{who} plays the token {card}",
    "turn": "turn {n}: {who}",
    "turn start": "the turn of {who} starts",
    "main start": "the main phase of {who} starts",
    "turn end": "the turn of {who} comes to its end",
    "turn over": "the turn of {who} is over",
    "attack end": "the attack ends",
    "battle end": "the battle ends",
    "check over": "the check is over",
}
AIMED: Final = {"attacked": "", "target": "on ", "linked": "to "}
"""Events that are about a second card, and how it is joined on."""
SILENT: Final = frozenset({"action", "left"})
"""Steps of the procedure that another line tells."""
PLACED: Final = frozenset({"7-1-3-3", "8-1-3-3", "8-2-3-3", "8-3-3-4", "8-4-3-3", "10-1-3-3", "4-16-1"})
"""Clauses that put a card on the field or link it: the play, digivolution or link itself is told."""
PLACES: Final = {
    "deck": "the deck",
    "eggs": "the Digi-Egg deck",
    "hand": "the hand",
    "breeding": "the breeding area",
    "battle": "the battle area",
    "trash": "the trash",
    "security": "the security stack",
    "removed": "outside the game",
}
COSTS: Final = {
    "play": PLAY,
    "use": USE,
    "digivolve": DIGIVOLVE,
    "burst": DIGIVOLVE,
    "appfuse": DIGIVOLVE,
    "link": LINKING,
}
"""What kind of cost a declaration has."""
ENDINGS: Final = {
    "attack": "the attack on a player without security cards succeeds",
    "deck": "there is no card left to draw",
    "concede": "the other player conceded",
    "loop": "a loop nobody can stop",
    "effect": "a card says so",
    "card": "a card says so",
}


def tell(event: Event, viewer: int | None) -> str:
    """One line of the log: what happened, and the clause behind it."""
    if event.kind in SILENT or event.kind.startswith("would "):
        return ""
    who = f"Player {event.player + 1}"
    if event.kind == "memory":
        return mark(event, f"{who} {'gains' if event.amount > 0 else 'loses'} {abs(event.amount)} memory")
    if event.kind == "moved":
        return moved(event, viewer, who)
    name = subject(event, viewer)
    line = LINES.get(event.kind)
    if line is None:
        return plain(event, name)
    text = line.format(who=who, card=name, n=event.amount)
    if isinstance(event, Happening) and event.kind in AIMED:
        text += f" {AIMED[event.kind]}{event.onto.top.face.name if event.onto is not None else 'the player'}"
    if event.kind == "effect" and event.note:
        text = text.replace("the effect", f"the effect {event.note}", 1)
    if isinstance(event, Happening) and event.why.is_effect and event.why.card is not None and event.why.card is not event.card:
        text += f", by {event.why.card.face.name}"
    return mark(event, text)


def moved(event: Event, viewer: int | None, who: str) -> str:
    """A card that changed its place."""
    name = subject(event, viewer)
    if not isinstance(event, Happening):
        return mark(event, f"{name} of {who} goes to {area(event.target)}" if event.target >= 0 else f"{name} of {who} moves")
    if event.rule in PLACED and event.goal in (BATTLE, BREEDING, LINK):
        return ""
    if event.place == DECK and event.goal == HAND:
        drawn = event.rule.startswith(("4-12", "5-2", "6-3", "8-"))
        return mark(event, f"{who} {'draws' if drawn else 'takes'} {name}")
    if event.goal == NOWHERE:
        return "" if event.rule == "13-1-5" else mark(event, f"{name} of {who} is taken from {area(event.place)}")
    start = f"{name} of {who} goes" + (f" from {area(event.place)}" if event.place != NOWHERE else "")
    if event.onto is not None and event.goal in (UNDER, LINK):
        where = "under" if event.goal == UNDER else "beside"
        return mark(event, f"{start} {where} {event.onto.top.face.name}{'' if event.facing else ', face down'}")
    return mark(event, f"{start} to {area(event.goal)}")


def area(index: int) -> str:
    """An area in words, by its number within a player's areas or on the table."""
    if index == UNDER:
        return "under a card"
    if index == LINK:
        return "a link"
    if index < 0 or index == NOWHERE:
        return "no area"
    return PLACES[AREAS[index % ZONES].name]


# ------------------------------------------------------------------ options


def describe(t: DigimonTable, decision: Decision, option: Option) -> str:
    """An option in words, for the player who is asked, with the clause that allows it."""
    verb = option.verb
    if verb in ("yes", "no"):
        return yes_or_no(decision, verb)
    if verb == "pass":
        if decision.free:
            return "pass: the opponent has 3 memory (6-5-1-7)"
        return {"block": "do not block", "counter": "no counter"}.get(decision.kind, "pass")
    if verb == "hatch":
        return "hatch a Digi-Egg (4-16: the breeding area is empty)"
    if verb == "skip":
        return "do nothing (6-4-1-3)"
    if chosen(option):
        return chosen(option)
    if verb == "attack":
        return attacking(t, option)
    if verb == "resolve":
        which = f" {option.name}" if option.name else f" {option.number}" if option.number > 0 else ""
        return f"next: the effect{which} of {card_words(t, decision, option)}"
    if verb == "order":
        return f"next: {thing_words(t, decision, option)}"
    if verb == "choose":
        return f"choose {thing_words(t, decision, option)}"
    return acting(t, decision, option)


def yes_or_no(decision: Decision, verb: str) -> str:
    """The answers to a question."""
    if decision.about == "mulligan":
        return "draw a new hand (5-2-1-5)" if verb == "yes" else "keep the hand"
    if decision.about == "by":
        return "yes, do what it asks for first (15-7)" if verb == "yes" else "no"
    return f"{verb}: {decision.about}" if decision.about and verb == "yes" else verb


def attacking(t: DigimonTable, option: Option) -> str:
    """An attack in words."""
    attacker = attacker_of(t, option)
    name = stack_words(attacker) if attacker is not None else "a Digimon"
    target = t.stack(attack_target(option))
    if target is None:
        return f"attack the player with {name} (11-2)"
    why = "it is suspended" if target.suspended else "an effect allows it"
    return f"attack {stack_words(target)} with {name} (11-2: {why})"


def acting(t: DigimonTable, decision: Decision, option: Option) -> str:
    """What a player does with a card."""
    verb = option.verb
    name = card_words(t, decision, option)
    stack = t.stack(option.body)
    onto = stack_words(stack) if stack is not None else ""
    face = t.cards[option.card].face if option.card >= 0 else None
    price = price_words(t, decision.player, option, stack)
    if verb == "play":
        return f"play {name} (7-1: {price})"
    if verb == "use":
        return f"use {name} (9-1: {price}, colors met)"
    if verb == "move":
        return f"move {onto or name} to the battle area (4-15: it has DP)"
    if verb == "digivolve":
        return f"digivolve {onto} into {name} (8-1: {requirement_words(face, stack, option.number)}, {price})"
    if verb == "dna":
        return f"DNA digivolve into {name} (8-2)"
    if verb == "burst":
        return f"Burst Digivolve {onto} into {name} (8-3: {price})"
    if verb == "appfuse":
        return f"App Fusion: {onto} into {name} (8-4: {price})"
    if verb == "link":
        return f"link {name} to {onto} (10-1: {price})"
    if verb == "activate":
        return f"activate effect {max(1, option.number)} of {name} (6-5-1-6)"
    if verb == "counter":
        return f"counter with {name} (11-3)"
    if verb == "block":
        return f"block with {onto or name} (12-1: <Blocker>)"
    return " ".join(part for part in (verb, name or option.name) if part)


def price_words(t: DigimonTable, player: int, option: Option, stack: Stack | None) -> str:
    """What a declaration costs as printed, and what it costs now where that is something else."""
    card = t.cards[option.card] if option.card >= 0 else None
    if card is None or option.verb not in COSTS:
        return ""
    face = card.face
    assert isinstance(face, DigimonFace)
    printed = option.number if option.number != NONE else face.cost
    if printed == NONE:
        return "no cost"
    recording, t.recording = t.recording, False  # looking is no event
    try:
        cost = changed(t, player, card, COSTS[option.verb], printed, stack)
    finally:
        t.recording = recording
    return f"cost {printed}" if cost == printed else f"cost {printed}, now {cost}"


def requirement_words(face: object, stack: Stack | None, cost: int) -> str:
    """Which digivolution requirement is met."""
    if isinstance(face, DigimonFace) and stack is not None:
        for item in face.requirements:
            if item.level == stack.level and item.colors & stack.colors and item.cost == cost:
                return f"Lv.{item.level} {color_names(item.colors & stack.colors)[0]}"
    return "a special requirement"


def stack_words(stack: Stack) -> str:
    """A stack so that it can be told from others."""
    facts = [f"{max(0, stack.dp)} DP"] if stack.dp != NONE else []
    if stack.suspended:
        facts.append("suspended")
    return f"{stack.names[0]} ({', '.join(facts)})" if facts else stack.names[0]


def card_words(t: DigimonTable, decision: Decision, option: Option) -> str:
    """The card of an option, as far as the player who is asked may know it."""
    if option.card < 0:
        return ""
    return known_name(t, decision.player, t.cards[option.card])


def thing_words(t: DigimonTable, decision: Decision, option: Option) -> str:
    """What a choice is about: a stack, a card and where it lies, a player, or a word."""
    stack = t.stack(option.body)
    if stack is not None and (option.card < 0 or stack.top.uid == option.card):
        return stack_words(stack) if stack.controller == decision.player else f"the opponent's {stack_words(stack)}"
    if option.card >= 0:
        card = t.cards[option.card]
        name = known_name(t, decision.player, card)
        host = card.host
        if isinstance(host, Stack):
            if host.top is card:
                return stack_words(host) if host.controller == decision.player else f"the opponent's {stack_words(host)}"
            return f"{name} ({'linked to' if card in host.links else 'under'} {host.top.face.name})"
        zone = t.zones[card.zone]
        if zone.owner < 0:
            return name
        whose = "your" if zone.owner == decision.player else "the opponent's"
        return f"{name} ({whose} {PLACES[zone.kind.name].removeprefix('the ')})" if zone.kind.name != "hand" else name
    if option.name:
        return option.name
    return str(option.number) if option.number != NONE else "this"
