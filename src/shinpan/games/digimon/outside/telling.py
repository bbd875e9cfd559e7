"""The log as a judge would tell it, and options in words."""

from __future__ import annotations

import re
from typing import Final

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ....table.events import Event, Reckoned
from ...telling import Said, chosen, known_name, plain, player_words, say, subject, with_facts
from ..book.costs import DIGIVOLVE, LINKING, PLAY, USE, changed
from ..things.faces import NONE, DigimonFace, color_names
from ..things.state import AREAS, BATTLE, BREEDING, DECK, HAND, LINK, NOWHERE, UNDER, ZONES, DigimonTable, Happening, Stack
from ..words.marks import ICONS as MARKS
from .script import attack_target, attacker_of

LINES: Final = {
    "drew": "{who} draws {card}",
    "first": "{who} goes first",
    "security": "{who} puts {card} into the security stack",
    "shuffled": "{who} shuffles",
    "revealed": "{who} shows {card}",
    "played": "{who} plays {card}",
    "digivolved": "{who} digivolves into {card}",
    "linked": "{who} links {card} to {aim}",
    "used": "{who} uses {card}",
    "activated": "{who} activates an effect of {card}",
    "hatched": "{who} hatches {card}",
    "moved out": "{who} moves {card} to the battle area",
    "suspended": "{card} of {who} is suspended",
    "unsuspended": "{card} of {who} is unsuspended",
    "deleted": "{card} of {who} is deleted",
    "trashed": "{card} of {who} is trashed",
    "flipped": "{card} of {who} is turned over",
    "attacked": "{card} of {who} attacks {aim}",
    "target": "the attack of {card} is now on {aim}",
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
CHANGES: Final = {
    "more DP": "{card} of {who} gets {n} DP",
    "more checks": "{card} of {who} makes {n} checks more",
    "fewer checks": "{card} of {who} makes {n} checks fewer",
    "gained": "{card} of {who} gains {keyword}",
    "lost": "{card} of {who} loses {keyword}",
}
"""What an effect that lasts makes of a card."""
SILENT: Final = frozenset({"action", "left"})
"""Steps of the procedure that another line tells."""
PLACED: Final = frozenset({"7-1-3-3", "8-1-3-3", "8-2-3-3", "8-3-3-4", "8-4-3-3", "10-1-3-3", "4-16-1"})
"""Clauses that put a card on the field or link it: the play, digivolution or link itself is told."""
PLACES: Final = {
    "deck": "deck",
    "eggs": "Digi-Egg deck",
    "hand": "hand",
    "breeding": "breeding area",
    "battle": "battle area",
    "trash": "trash",
    "security": "security stack",
    "removed": "outside the game",
}
OPTIONS: Final = {
    "hatch": "hatch a Digi-Egg (4-16: the breeding area is empty)",
    "skip": "do nothing (6-4-1-3)",
    "play": "play {card} (7-1: {price})",
    "use": "use {card} (9-1: {price}, colors met)",
    "move": "move {one} to the battle area (4-15: it has DP)",
    "digivolve": "digivolve {onto} into {card} (8-1: {requirement}, {price})",
    "dna": "DNA digivolve into {card} (8-2)",
    "burst": "Burst Digivolve {onto} into {card} (8-3: {price})",
    "appfuse": "App Fusion: {onto} into {card} (8-4: {price})",
    "link": "link {card} to {onto} (10-1: {price})",
    "activate": "activate effect {n} of {card} (6-5-1-6)",
    "counter": "counter with {card} (11-3)",
    "block": "block with {one} (12-1: {icon})",
}
"""What a player does with a card, by its verb."""
NAMED: Final = {
    word: word
    for word in (
        "red",
        "blue",
        "yellow",
        "green",
        "black",
        "purple",
        "white",
        "top",
        "bottom",
        "player",
    )
}
"""What can be chosen by name and is no card."""
ICONS: Final = {word: word for word in ("[deleted later]", "[later]", "Burst Digivolve")} | {icon: icon for icon in MARKS}
"""What effects are called by: timings, later moments and keywords."""
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
    """One line of the log: what happened."""
    if event.kind in SILENT or event.kind.startswith("would "):
        return ""
    who = player_words(event.player)
    if event.kind == "memory":
        pattern = "{who} gains {n} memory" if event.amount > 0 else "{who} loses {n} memory"
        return say(pattern, who=who, n=abs(event.amount))
    if event.kind == "moved":
        return moved(event, viewer, who)
    name = subject(event, viewer)
    if isinstance(event, Reckoned):
        return compared(event)
    if event.kind in ("changed", "gained", "lost"):
        return changed_words(event, who, name)
    if event.kind not in LINES:
        return plain(event, name)
    if event.kind == "used" and event.card is not None:
        name = used_name(event.card, name)
    text = happened(event, who, name)
    if isinstance(event, Happening) and event.why.is_effect and event.why.card is not None and event.why.card is not event.card:
        text = say("{line}, by {card}", line=text, card=event.why.card.face.name)
    return text


def happened(event: Event, who: Said, name: str) -> Said:
    """What happened, without its cause."""
    if event.kind == "effect" and event.note:
        return say("the effect {note} of {card} is carried out", note=effect_words(event.note), card=name)
    if event.kind == "digivolved" and (onto := was_words(event)):
        return say("{who} digivolves {onto} into {card}", who=who, onto=onto, card=name)
    if isinstance(event, Happening) and event.kind == "battle won" and isinstance(event.body, Stack) and event.onto is not None:
        return battle_words(event.body, event.onto, who, event.facing)
    return say(LINES[event.kind], who=who, card=name, n=event.amount, aim=aim_words(event))


def compared(event: Reckoned) -> Said:
    """The numbers of a battle."""
    pattern = "{n} cards" if event.sums[0].what == "cards" else "{n} DP"
    named = [with_facts(one.card.face.name, [say(pattern, n=max(0, one.total))]) for one in event.sums if one.card]
    return say("{card} battles {aim}", card=named[0], aim=named[1])


def changed_words(event: Event, who: Said, name: str) -> Said:
    """A number or a keyword that an effect gives or takes for a time."""
    kind = event.kind
    if kind == "changed":
        kind = "more DP" if event.note == "DP" else "more checks" if event.amount > 0 else "fewer checks"
    n = f"{event.amount:+d}" if event.note == "DP" else abs(event.amount)
    text = say(CHANGES[kind], card=name, who=who, n=n, keyword=keyword_words(event.note, event.amount))
    return say("{line}, by {card}", line=text, card=event.by_card.face.name) if event.by_card is not None else text


def keyword_words(name: str, amount: int) -> str:
    """A keyword as its icon, with its number where it has one."""
    icon = icon_words(f"<{name}>")
    return say("{first} {icon}", first=icon, icon=f"{amount:+d}") if amount else icon


def was_words(event: Event) -> str:
    """What a Digimon was before it digivolved; the card that was linked lies between in an App Fusion (8-4-3-3)."""
    if not isinstance(event, Happening) or not isinstance(event.body, Stack):
        return ""
    if len(event.others) > 1:
        first, second = (stack.top.face.name for stack in event.others[:2])
        return say("{first} and {second}", first=first, second=second)
    if event.how == "dna":
        return ""
    under = event.body.under[1 if event.how == "fusion" else 0 :]
    return under[0].face.name if under else ""


def battle_words(stack: Stack, loser: Stack, who: Said, stays: bool) -> Said:
    """A battle by its winner, or by one of two that delete each other; with the DP where it was DP that decided."""
    decided = stack.dp > loser.dp if stays else stack.dp == loser.dp
    by_dp = decided and "Iceclad" not in stack.keywords and "Iceclad" not in loser.keywords
    facts = [[say("{n} DP", n=max(0, one.dp))] if by_dp else [] for one in (stack, loser)]
    pattern = "{card} of {who} wins the battle against {aim}" if stays else "{card} of {who} deletes {aim} in battle"
    card, aim = (with_facts(one.top.face.name, fact) for one, fact in zip((stack, loser), facts, strict=True))
    return say(pattern, card=card, who=who, aim=aim)


def aim_words(event: Event) -> str:
    """What an event is about besides its card."""
    onto = event.onto if isinstance(event, Happening) else None
    return onto.top.face.name if onto is not None else say("the player")


def moved(event: Event, viewer: int | None, who: Said) -> str:
    """A card that changed its place."""
    name = subject(event, viewer)
    if not isinstance(event, Happening):
        pattern = "{card} of {who} goes {to}" if event.target >= 0 else "{card} of {who} moves"
        return say(pattern, card=name, who=who, to=say("to {place}", place=area(event.target)))
    if event.rule in PLACED and event.goal in (BATTLE, BREEDING, LINK):
        return ""
    if event.place == DECK and event.goal == HAND:
        drawn = event.rule.startswith(("4-12", "5-2", "6-3", "8-"))
        return say("{who} draws {card}" if drawn else "{who} takes {card}", who=who, card=name)
    if event.goal == NOWHERE:
        taken = say("{card} of {who} is taken from {place}", card=name, who=who, place=area(event.place))
        return "" if event.rule == "13-1-5" else taken
    pattern = "{card} of {who} goes from {place} {to}" if event.place != NOWHERE else "{card} of {who} goes {to}"
    text = say(pattern, card=name, who=who, place=area(event.place), to=goal_words(event))
    hidden = event.onto is not None and event.goal in (UNDER, LINK) and not event.facing
    return say("{line}, face down", line=text) if hidden else text


def goal_words(event: Happening) -> Said:
    """Where a card goes: to an area, or to another card."""
    if event.onto is not None and event.goal in (UNDER, LINK):
        return say("under {host}" if event.goal == UNDER else "beside {host}", host=event.onto.top.face.name)
    return say("to {place}", place=area(event.goal))


def area(index: int) -> Said:
    """An area in words, by its number within a player's areas or on the table."""
    if index == UNDER:
        return say("under a card")
    if index == LINK:
        return say("a link")
    if index < 0 or index == NOWHERE:
        return say("no area")
    name = AREAS[index % ZONES].name
    place = say(PLACES[name])
    return place if name == "removed" else say("the {place}", place=place)


def effect_words(name: str) -> str:
    """An effect by its icons, such as “[On Play] <Draw>”."""
    first, *others = re.split(r"(?<=[\]>]) ", name)
    text = icon_words(first)
    for icon in others:
        text = say("{first} {icon}", first=text, icon=icon_words(icon))
    return text


def icon_words(icon: str) -> str:
    """One icon of an effect, with its number; what is no icon stays as it is."""
    number = re.search(r"\d+", icon)
    pattern = icon.replace(number[0], "{n}") if number is not None else icon
    return say(ICONS[pattern], n=number and number[0]) if pattern in ICONS else icon


# ------------------------------------------------------------------ options


def describe(t: DigimonTable, decision: Decision, option: Option) -> str:
    """An option in words, for the player who is asked, with the clause that allows it."""
    verb = option.verb
    if verb in ("yes", "no"):
        return yes_or_no(decision, verb)
    if verb == "pass":
        return passing(decision)
    if verb == "mode" and option.name in NAMED:
        return say("option {n}: {name}", n=option.number, name=say(NAMED[option.name]))
    if chosen(option):
        return chosen(option)
    if verb == "attack":
        return attacking(t, option)
    if verb == "resolve":
        which = effect_words(option.name) or (option.number if option.number > 0 else "")
        pattern = "next: the effect {which} of {card}" if which else "next: the effect of {card}"
        return say(pattern, which=which, card=card_words(t, decision, option))
    if verb in ("order", "choose"):
        return say("next: {thing}" if verb == "order" else "choose {thing}", thing=thing_words(t, decision, option))
    return acting(t, decision, option)


def yes_or_no(decision: Decision, verb: str) -> Said:
    """The answers to a question."""
    if decision.about == "mulligan":
        return say("draw a new hand (5-2-1-5)" if verb == "yes" else "keep the hand")
    if verb == "no":
        return say("no")
    if decision.about == "by":
        return say("yes, do what it asks for first (15-7)")
    return say("yes: {about}" if decision.about else "yes", about=decision.about)


def passing(decision: Decision) -> Said:
    """Doing nothing, where that is possible."""
    if decision.free:
        return say("pass: the opponent has 3 memory (6-5-1-7)")
    if decision.kind == "block":
        return say("do not block")
    return say("no counter" if decision.kind == "counter" else "pass")


def attacking(t: DigimonTable, option: Option) -> Said:
    """An attack in words."""
    attacker = attacker_of(t, option)
    name = stack_words(attacker) if attacker is not None else say("a Digimon")
    target = t.stack(attack_target(option))
    if target is None:
        return say("attack the player with {card} (11-2)", card=name)
    why = say("it is suspended" if target.suspended else "an effect allows it")
    return say("attack {target} with {card} (11-2: {why})", target=stack_words(target), card=name, why=why)


def acting(t: DigimonTable, decision: Decision, option: Option) -> str:
    """What a player does with a card."""
    name = thing_words(t, decision, option) if option.verb == "activate" else card_words(t, decision, option)
    if option.verb == "use":
        name = used_name(t.cards[option.card], name)
    if option.verb not in OPTIONS:
        return " ".join(part for part in (option.verb, name or option.name) if part)
    stack = t.stack(option.body)
    onto = stack_words(stack) if stack is not None else ""
    return say(
        OPTIONS[option.verb],
        card=name,
        onto=onto,
        one=onto or name,
        icon=icon_words("<Blocker>"),
        n=max(1, option.number),
        price=price_words(t, decision, option, stack),
        requirement=requirement_words(t, option, stack),
    )


def used_name(card: Card, name: str) -> str:
    """4.2 4-6-6-2: what a card is called as it is used: a DUAL card by its Option name too."""
    face = card.face
    side = face.option if isinstance(face, DigimonFace) else None
    return with_facts(side.name, [name]) if side is not None and side.name else name


def price_words(t: DigimonTable, decision: Decision, option: Option, stack: Stack | None) -> str:
    """What a declaration costs as printed, and what it costs now where that is something else."""
    card = t.cards[option.card] if option.card >= 0 else None
    if card is None or option.verb not in COSTS:
        return ""
    face = card.face
    assert isinstance(face, DigimonFace)
    if decision.kind == "arts":
        return say("without paying the cost")
    printed = option.number if option.number != NONE else face.used.cost
    if printed == NONE:
        return say("no cost")
    recording, t.recording = t.recording, False  # looking is no event
    try:
        cost = changed(t, decision.player, card, COSTS[option.verb], printed, stack)
    finally:
        t.recording = recording
    return say("cost {n}" if cost == printed else "cost {n}, now {now}", n=printed, now=cost)


def requirement_words(t: DigimonTable, option: Option, stack: Stack | None) -> Said:
    """Which digivolution requirement is met."""
    face = t.cards[option.card].face if option.card >= 0 else None
    if isinstance(face, DigimonFace) and stack is not None:
        for item in face.requirements:
            if item.level == stack.level and item.colors & stack.colors and item.cost == option.number:
                color = color_names(item.colors & stack.colors)[0]
                return say("Lv.{level} {color}", level=item.level, color=say(NAMED[color]))
    return say("a special requirement")


def stack_words(stack: Stack) -> str:
    """A stack so that it can be told from others."""
    facts: list[str] = []
    if stack.dp != NONE:
        facts.append(say("{n} DP", n=max(0, stack.dp)))
    if stack.suspended:
        facts.append(say("suspended"))
    if stack.zone % ZONES == BREEDING:
        facts.append(say("in breeding"))
    if stack.under:
        facts.append(say("1 card under it" if len(stack.under) == 1 else "{n} cards under it", n=len(stack.under)))
    return with_facts(stack.names[0], facts)


def stack_of(stack: Stack, player: int) -> str:
    """A stack for a player, who may be its opponent."""
    words = stack_words(stack)
    return words if stack.controller == player else say("the opponent's {stack}", stack=words)


def card_words(t: DigimonTable, decision: Decision, option: Option) -> str:
    """The card of an option, as far as the player who is asked may know it."""
    if option.card < 0:
        return ""
    return known_name(t, decision.player, t.cards[option.card])


def thing_words(t: DigimonTable, decision: Decision, option: Option) -> str:
    """What a choice is about: a stack, a card and where it lies, a player, or a word."""
    stack = t.stack(option.body)
    if stack is not None and (option.card < 0 or stack.top.uid == option.card):
        return stack_of(stack, decision.player)
    if option.card >= 0:
        return lying(t, decision.player, t.cards[option.card])
    if option.name:
        return say(NAMED[option.name]) if option.name in NAMED else option.name
    return str(option.number) if option.number != NONE else say("this")


def lying(t: DigimonTable, player: int, card: Card) -> str:
    """A card and where it lies."""
    name = known_name(t, player, card)
    host = card.host
    if isinstance(host, Stack):
        if host.top is card:
            return stack_of(host, player)
        pattern = "{card} (linked to {host})" if card in host.links else "{card} (under {host})"
        return say(pattern, card=name, host=host.top.face.name)
    zone = t.zones[card.zone]
    if zone.owner < 0 or zone.kind.name == "hand":
        return name
    pattern = "{card} (your {place})" if zone.owner == player else "{card} (the opponent's {place})"
    return say(pattern, card=name, place=say(PLACES[zone.kind.name]))
