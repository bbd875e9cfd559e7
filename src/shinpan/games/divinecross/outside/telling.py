"""The log as a judge would tell it, and options in words."""

from __future__ import annotations

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ....table.events import Event, Reckoned
from ...telling import chosen, known_name, player_words, say, with_facts
from ..book.continuous import skill_cost
from ..things.marks import changed_by
from ..things.modifiers import damage_changes, shields_damage
from ..things.state import NO_SKILL_DAMAGE, DivineCrossTable, SkillUse, Unit

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
    "janken": "{who} wins rock-paper-scissors",
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
CHANGES = {
    "changed hp": "the HP of {card} of {who} change by {n}",
    "changed retreat": "the retreat cost of {card} of {who} changes by {n}",
    "changed cost": "the skill costs of {card} of {who} change by {n}",
    "changed damage dealt": "the damage that {card} of {who} deals with skills changes by {n}",
    "changed damage taken": "the damage that {card} of {who} takes changes by {n}",
    "set hp": "the HP of {card} of {who} become {n}",
    "set retreat": "the retreat cost of {card} of {who} becomes {n}",
    "set cost": "the skill costs of {card} of {who} become {n}",
    "set damage dealt": "the damage that {card} of {who} deals with skills becomes {n}",
    "set damage taken": "the damage that {card} of {who} takes becomes {n}",
    "multiplied damage dealt": "the damage that {card} of {who} deals with skills is multiplied by {n}",
    "multiplied damage taken": "the damage that {card} of {who} takes is multiplied by {n}",
    "halved damage dealt": "the damage that {card} of {who} deals with skills is halved",
    "halved damage taken": "the damage that {card} of {who} takes is halved",
    "gained": "{card} of {who} gains an ability",
    "lost ex": "{card} of {who} loses its EX powers",
    "lost skills": "{card} of {who} loses its skills",
    "lost all": "{card} of {who} loses all abilities",
    "lost": "{card} of {who} loses {note}",
}
"""What an effect that lasts makes of a unit."""
CHANGED = frozenset({"changed", "set", "multiplied", "halved", "gained", "lost"})
SHARES = {
    "up": "{sum} {n} ({card})",
    "times": "{sum} ×{n} ({card})",
    "half": "{sum} ÷2 ({card})",
    "set": "{sum} → {n} ({card})",
}
"""What changes the damage of a skill, in the order in which it does."""
OPTIONS = {
    "end": "end the main phase",
    "pass": "use no skill",
    "yes": "yes",
    "no": "no",
    "ex": "use the EX power {power} of {card}",
    "retreat": "retreat: {card} comes in (cost {cost})",
    "resolve": "next: the ability of {card}",
    "charge": "charge with {card} (from hand, it becomes 1 energy of a unit of yours and you draw a card; once a turn)",
    "deploy": "deploy {card} (from hand to a standby area)",
    "play": "play {card}",
    "to": "to {card}",
    "choose": "choose {card}",
    "order": "next: {card}",
}
"""Options by their verbs."""
LYING = frozenset({"ex", "retreat", "resolve", "to", "choose", "order"})
"""Options about things that may lie anywhere."""
ZONE_WORDS = {
    "deck": "the deck",
    "hand": "the hand",
    "ko": "the KO zone",
    "discard": "the discard pile",
    "resolution": "the resolution zone",
    "main": "the main area",
    "standby": "a standby area",
}
PLACES = {"deck": "deck", "hand": "hand", "ko": "KO zone", "discard": "discard pile"}
"""Zones of a player, where it is said whose they are."""
ZONE_ORDER = ("deck", "hand", "main", "standby", "ko", "discard")
ENDINGS = {
    "three KOs": "the other player has three cards in the KO zone",
    "no unit": "the other player has no unit to bring in",
    "both": "both players lost at once, so the player whose turn it is not wins",
    "concede": "the other player conceded",
    "loop": "a loop nobody can stop",
    "card": "a card says so",
}


def tell(event: Event, viewer: int | None) -> str:
    """One line of the log: what happened."""
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
    if isinstance(event, Reckoned):
        return reckoned(event)
    if event.kind in CHANGED:
        return changed_words(event, name)
    if event.kind == "effect":
        note = event.note or ""
        return say(
            "the ability {note} of {card} is carried out" if note else "an ability of {card} is carried out",
            note=note,
            card=name,
        )
    to = say(ZONE_WORDS[ZONE_ORDER[event.target % 6] if 0 <= event.target < 12 else "resolution"])
    line = LINES.get(event.kind, event.kind)
    text = say(line, who=player_words(event.player), card=name, n=event.amount, note=event.note, to=to)
    if event.kind in ("energy", "assist") and event.body is not None:
        text = say("{line} to {card}", line=text, card=event.body.top.face.name)
    if event.kind in ("damage", "ko", "stunned"):
        by = event.by.top if event.by is not None else event.by_card
        pattern = "{line} from {card}" if event.kind == "damage" else "{line} by {card}"
        text = say(pattern, line=text, card=by.face.name) if by is not None else text
    return text


def reckoned(event: Reckoned) -> str:
    """704.6: the damage of a skill as a sum: printed, what changes it, advantage."""
    total = event.sums[0]
    words = str(total.shares[0].amount)
    for share in total.shares[1:]:
        if share.how == "advantage":
            words = say("{sum} ×2 (advantage)", sum=words)
        else:
            n = f"{share.amount:+d}" if share.how == "up" else share.amount
            words = say(SHARES[share.how], sum=words, n=n, card=share.card.face.name if share.card is not None else "")
    if len(total.shares) > 1:
        words = say("{sum} = {n}", sum=words, n=total.total)
    target = event.onto.top.face.name if event.onto is not None else ""
    return say("{skill} deals {sum} damage to {card}", skill=event.note, sum=words, card=target)


def changed_words(event: Event, card: str) -> str:
    """A number or an ability that an effect changes for a time."""
    kind = next((key for key in (f"{event.kind} {event.note}", event.kind) if key in CHANGES), "gained")
    n = f"{event.amount:+d}" if event.kind == "changed" else event.amount
    text = say(CHANGES[kind], card=card, who=player_words(event.player), n=n, note=event.note)
    return say("{line} by {card}", line=text, card=event.by_card.face.name) if event.by_card is not None else text


def describe(t: DivineCrossTable, decision: Decision, option: Option) -> str:
    """An option in words, for the player who is asked."""
    verb = option.verb
    card = t.cards[option.card] if option.card >= 0 else None
    name = known_name(t, decision.player, card) if card is not None else ""
    if chosen(option):
        return chosen(option)
    if verb == "skill":
        return skill_words(t, option)
    if card is not None and verb in LYING:
        name = thing_words(t, decision.player, card)
    if verb == "resolve" and option.name > "0" and sum(other.card == option.card for other in decision.options) > 1:
        return say("next: ability {n} of {card}", n=option.name, card=name)
    if verb in OPTIONS:
        main = t.main(decision.player)
        return say(OPTIONS[verb], card=name, power=option.name, cost=main.retreat if main is not None else 0)
    return f"{verb} {name}".strip()


def thing_words(t: DivineCrossTable, player: int, card: Card) -> str:
    """A card so that it can be told from others of its name: what it is as a unit, or where it lies."""
    name = known_name(t, player, card)
    unit = card.host
    if not isinstance(unit, Unit):
        zone = t.zones[card.zone]
        if zone.kind.name not in PLACES:
            return name
        pattern = "{card} (your {place})" if zone.owner == player else "{card} (the opponent's {place})"
        return say(pattern, card=name, place=say(PLACES[zone.kind.name]))
    if card is not unit.top:
        pattern = "{card} (assist of {unit})" if card is unit.assist else "{card} (energy of {unit})"
        return say(pattern, card=name, unit=whose(unit, player, known_name(t, player, unit.top)))
    return whose(unit, player, with_facts(name, unit_facts(t, unit)) if t.sees(player, card) else name)


def whose(unit: Unit, player: int, words: str) -> str:
    """A unit for a player, who may be its opponent."""
    return words if unit.controller == player else say("the opponent's {unit}", unit=words)


def unit_facts(t: DivineCrossTable, unit: Unit) -> list[str]:
    """What everybody sees of a unit."""
    facts: list[str] = [say("{left} of {hp} HP", left=unit.left(), hp=unit.hp)]
    if unit is t.main(unit.controller):
        facts.append(say("main unit"))
    if unit.stunned:
        facts.append(say("stunned"))
    if unit.energy:
        facts.append(say("{n} energy", n=len(unit.energy)))
    if unit.assist is not None:
        facts.append(say("with {assist}", assist=unit.assist.face.name))
    return facts


def skill_words(t: DivineCrossTable, option: Option) -> str:
    """A skill with what it costs and does."""
    unit = t.bodies[option.body]
    assert isinstance(unit, Unit)
    use = unit.skills[option.number]
    skill, cost = use.skill, skill_cost(unit, use)
    price = say("cost {n}" if cost == skill.cost else "cost {n}, now {now}", n=skill.cost, now=cost)
    if not skill.has_damage:
        return say("use {skill} ({price})", skill=option.name, price=price)
    amount = damage_now(t, unit, use)
    pattern = "{n} damage" if amount in (None, skill.damage) else "{n} damage, now {now}"
    damage = say(pattern, n=f"{skill.damage}{'×' if skill.times else ''}", now=amount)
    return say("use {skill} ({price}, {damage})", skill=option.name, price=price, damage=damage)


def damage_now(t: DivineCrossTable, unit: Unit, use: SkillUse) -> int | None:
    """704.6: what a skill would deal now; None where its own text or a choice has a say in it."""
    skill, target = use.skill, t.main(1 - unit.controller)
    effect = skill.effect
    if target is None or skill.times or effect.before or effect.change or effect.activated is not None:
        return None
    recording, t.recording = t.recording, False  # looking is no event
    try:
        changes = damage_changes(t, unit, target, skill.name)
        shielded = target.flags & NO_SKILL_DAMAGE or shields_damage(t, target, unit, t.cards[use.uid], "skill")
    finally:
        t.recording = recording
    amount = skill.damage
    for side in (unit.controller, 1 - unit.controller):
        mine = [change for change in changes if change.controller == side]
        if len(mine) > 1 and any(change.how not in ("up", "down") for change in mine):
            return None  # 704.6b-3: the order is the player's
        for change in mine:
            amount = changed_by(change, amount)
    if target.attributes & unit.advantage:
        amount *= 2
    return 0 if shielded else max(0, amount)
