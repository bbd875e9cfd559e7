"""The log as a judge would tell it, and options in words."""

from __future__ import annotations

from ...table.decisions import Decision, Option
from ...table.events import Event
from ..telling import chosen, known_name, mark, player_words, say
from .state import DivineCrossTable, Unit

LINES = {
    "drew": "{who} draws {card}",
    "shuffled": "{who} shuffles the deck",
    "revealed": "{who} shows {card}",
    "moved": "{card} of {who} goes to {to}",
    "discarded": "{who} discards {card}",
    "returned": "{card} returns to the hand of {who}",
    "placed": "{who} places {card} face down in the main area",
    "turned up": "{who} turns up {card}",
    "first": "{who} goes first",
    "entered": "{who} deploys {card}",
    "ko": "{card} of {who} is KO'd",
    "damage": "{card} of {who} takes {n} damage",
    "healed": "{card} of {who} recovers {n} HP",
    "stunned": "{card} of {who} is stunned",
    "recovered": "{card} of {who} is no longer stunned",
    "swapped": "{who} swaps out {card}",
    "retreated": "{who} retreats {card}",
    "became main": "{card} becomes the main unit of {who}",
    "became standby": "{card} moves to a standby area of {who}",
    "energy": "{who} attaches {card} as energy",
    "assist": "{who} attaches the assist {card}",
    "charged": "{who} charges {card}",
    "played": "{who} plays {card}",
    "ex": "{who} uses the EX power {note} of {card}",
    "declared": "{who} declares the skill {note} of {card}",
    "skill use": "the skill {note} is used",
    "skill used": "the skill {note} has been used",
    "no skill": "{who} uses no skill",
    "failed": "the skill {note} fails",
    "janken": "{who} wins the throw",
    "ticket": "{who} gains the winning ticket",
    "ticket lost": "{who} loses the winning ticket",
    "turn": "turn {n}: {who}",
    "turn start": "the turn of {who} starts",
    "game start": "the game starts",
    "main start": "the main phase starts",
    "main over": "{who} ends the main phase",
    "battle start": "the battle phase starts",
    "battle end": "the battle phase ends",
    "turn end": "the turn of {who} ends",
    "turn over": "the other player's turn comes",
    "effects end": "effects that last until the end of the turn end",
}
OPTIONS = {
    "end": "end the main phase",
    "pass": "use no skill",
    "yes": "yes",
    "no": "no",
    "ex": "use the EX power {power} of {card}",
    "retreat": "retreat: {card} comes in",
    "resolve": "next: the ability of {card}",
    "charge": "charge with {card}",
    "deploy": "deploy {card}",
    "play": "play {card}",
    "to": "to {card}",
    "choose": "choose {card}",
    "order": "next: {card}",
}
"""Options by their verbs."""
ZONE_WORDS = {
    "deck": "the deck",
    "hand": "the hand",
    "ko": "the KO zone",
    "discard": "the discard pile",
    "resolution": "the resolution zone",
    "main": "the main area",
    "standby": "a standby area",
}
ZONE_ORDER = ("deck", "hand", "main", "standby", "ko", "discard")
ENDINGS = {
    "three KOs": "three cards in the KO zone",
    "no unit": "no unit to bring in",
    "both": "both players lost at once, so the player whose turn it is not wins",
    "concede": "the other player conceded",
    "loop": "a loop nobody can stop",
    "card": "a card says so",
}


def tell(event: Event, viewer: int | None) -> str:
    """One line of the log: what happened, and the clause behind it."""
    card = event.card
    if card is None and event.body is not None:
        card = event.body.top
    if event.kind in ("charged", "damage", "healed", "stunned") and event.body is not None:
        card = event.body.top
    name = (
        ""
        if card is None
        else card.face.name
        if event.known_to(viewer) or event.body is not None and event.kind != "energy"
        else say("a card")
    )
    to = say(ZONE_WORDS[ZONE_ORDER[event.target % 6] if 0 <= event.target < 12 else "resolution"])
    line = LINES.get(event.kind, event.kind)
    text = say(line, who=player_words(event.player), card=name, n=event.amount, note=event.note, to=to)
    if event.kind in ("energy", "assist") and event.body is not None:
        text = say("{line} to {card}", line=text, card=event.body.top.face.name)
    if event.kind in ("damage", "ko", "stunned"):
        by = event.by.top if event.by is not None else event.by_card
        text = say("{line} from {card}", line=text, card=by.face.name) if by is not None else text
    return mark(event, text)


def describe(t: DivineCrossTable, decision: Decision, option: Option) -> str:
    """An option in words, for the player who is asked."""
    verb = option.verb
    name = known_name(t, decision.player, t.cards[option.card]) if option.card >= 0 else ""
    if chosen(option):
        return chosen(option)
    if verb == "skill":
        return skill_words(t, option)
    if verb in OPTIONS:
        return say(OPTIONS[verb], card=name, power=option.name)
    return f"{verb} {name}".strip()


def skill_words(t: DivineCrossTable, option: Option) -> str:
    """A skill with what it costs and does."""
    unit = t.bodies[option.body]
    assert isinstance(unit, Unit)
    skill = unit.skills[option.number].skill
    pattern = "use {skill} (cost {cost})" if not skill.has_damage else "use {skill} (cost {cost}, {damage} damage)"
    return say(pattern, skill=option.name, cost=skill.cost, damage=f"{skill.damage}{'×' if skill.times else ''}")
