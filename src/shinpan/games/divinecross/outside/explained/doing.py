"""Instructions and changes in words."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, bits, flat, listed, named, steps, under
from ...things.state import HAND
from .cards import ability_words
from .vocabulary import ATTRIBUTE_BITS, NUMBERS, OWNERS, PLAYERS, SAYINGS

RULE = "the clause that is cited"
SAYINGS.silent("Last", rule=RULE)
SAYINGS.silent("IfDone", rule=RULE)
SAYINGS.silent("Modes", rule=RULE)
SAYINGS.silent("Delay", rule=RULE, ability="its trigger and instruction again")

# ------------------------------------------------------------------ who and what


@SAYINGS.says("card_verbs.Targets")
def targets(e: Explainer, x: Any) -> str:
    if not x.count:
        e.unasked(x, "all are meant", "up_to")
        return e.say(x.select, "all")
    return f"{'up to ' if x.up_to else ''}{x.count} of {e.say(x.select)} (you choose)"


@SAYINGS.says("card_verbs.Cards")
def cards(e: Explainer, x: Any) -> str:
    if x.count is None:
        e.unasked(x, "all are meant", "up_to", "random")
        return e.say(x.select, "all")
    hand = type(x.select).__name__ == "ZoneCards" and e.look(x.select).zone == HAND
    who = "at random" if x.random else "(whose hand it is chooses)" if hand else "(you choose)"
    if x.random:
        e.unasked(x, "chance decides", "up_to")
    return f"{'up to ' if x.up_to else ''}{e.say(x.count)} of {e.say(x.select)} {who}"


def sides(owner: list[int]) -> str:
    """Which players."""
    return listed([named(PLAYERS, side) for side in owner])


# ------------------------------------------------------------------ cards


@SAYINGS.says("card_verbs.Draw")
def draw(e: Explainer, x: Any) -> str:
    n = e.say(x.count)
    many = f"until there are {n} in the hand" if x.to_hand else f"{'up to ' if x.up_to else ''}{n} card(s)"
    if x.to_hand and x.up_to:
        many += " (or fewer)"
    return f"{sides(x.owner)} draw {many}"


@SAYINGS.says("card_verbs.Discard")
def discard(e: Explainer, x: Any) -> str:
    return f"discard {e.say(x.cards)}" + (" (the whole hand, however many there are)" if x.whole_hand else "")


@SAYINGS.says("card_verbs.Attach")
def attach(e: Explainer, x: Any) -> str:
    return f"attach {e.say(x.cards)} as {'energy' if x.energy else 'an assist'} to {e.say(x.targets)} (one unit)"


PUT = {
    "Hand": "into the owner's hand",
    "Discards": "into the owner's discard pile",
    "KOs": "into the owner's KO pile (what is missing comes from the deck, the hand, the discard pile)",
    "Deck": "into the owner's deck",
    "DeckTop": "on top of the owner's deck",
    "DeckBottom": "at the bottom of the owner's deck",
    "Standby": "into your empty standby areas",
    "OppStandby": "into your opponent's empty standby areas",
    "Main": "into your main area (a standby area, if it is not empty)",
}


@SAYINGS.says("card_verbs.Put")
def put(e: Explainer, x: Any) -> str:
    many = f" ({e.say(x.expected)} of them are asked for)" if x.expected is not None else ""
    return f"put {e.say(x.cards)} {named(PUT, x.place)}{many}"


@SAYINGS.says("card_verbs.Reveal")
def reveal(e: Explainer, x: Any) -> str:
    return f"{'reveal' if x.everyone else 'look at'} {e.say(x.cards)}"


@SAYINGS.says("card_verbs.Shuffle")
def shuffle(e: Explainer, x: Any) -> str:
    return f"shuffle {listed([named(OWNERS, side) for side in x.owner])} deck"


@SAYINGS.says("card_verbs.ShuffleThenPut")
def shuffle_then_put(e: Explainer, x: Any) -> str:
    return f"as one act: {flat(e.say(x.first))}; {flat(e.say(x.then))}"


@SAYINGS.says("card_verbs.Search")
def search(e: Explainer, x: Any) -> str:
    return f"look for {'up to ' if x.up_to else ''}{e.say(x.count)} of {e.say(x.cards)} (fewer may be found)"


SAYINGS.templates(
    {
        "card_verbs.PlayIt": "play {cards}",
        "card_verbs.MoveCards": "move {cards} to {targets} (one unit)",
        "card_verbs.PickRandom": "take {cards}",
        "card_verbs.TakeAll": "take {select:all}",
        "card_verbs.ShuffleMoved": "shuffle the decks cards were just put into",
        "unit_verbs.Hurt": "deal {amount} damage to {targets}",
        "unit_verbs.ClearMarkers": "take all damage and stun off {targets}",
        "unit_verbs.KnockOut": "KO {targets}",
        "unit_verbs.Swap": "swap {targets} with {other} of the same player",
        "unit_verbs.Retreat": "{targets} retreats, paying its retreat cost (its player chooses the new main unit)",
        "unit_verbs.Charge": "charge {targets} with 1 card of your hand (you choose)",
        "unit_verbs.UseSkill": "use a skill of {targets} (you choose) that it could use",
        "unit_verbs.MoveDamage": "move {amount} damage from {source} to {targets}",
        "verbs.Janken": "throw {times} time(s)",
        "verbs.Fail": "the skill fails",
        "verbs.NameAttribute": "name an attribute: red, green, blue or neutral",
        "verbs.NameNumber": "name a number",
        "verbs.EndTheTurn": "the turn ends when this is over",
        "verbs.Forget": "this replacement is used up",
    }
)
SAYINGS.silent("Forget", modifier="the replacement itself")


@SAYINGS.says("unit_verbs.Heal")
def heal(e: Explainer, x: Any) -> str:
    only = " (only damaged ones are chosen)" if e.look(x.targets).count else ""
    return f"heal {e.say(x.amount) if x.amount is not None else 'all'} HP of {e.say(x.targets)}{only}"


@SAYINGS.says("unit_verbs.Stun")
def stun(e: Explainer, x: Any) -> str:
    return f"stun {e.say(x.targets)}" if x.on else f"take the stun off {e.say(x.targets)}"


@SAYINGS.says("unit_verbs.ChooseHurt")
def choose_hurt(e: Explainer, x: Any) -> str:
    return f"you choose {'up to ' if x.up_to else ''}{e.say(x.count)} damaged of {e.say(x.select)}"


# ------------------------------------------------------------------ the game


@SAYINGS.says("verbs.SetBase")
def set_base(e: Explainer, x: Any) -> str:
    if x.amount is not None:
        e.unasked(x, "the amount is said", "count")
        return f"the damage to start from grows by {e.say(x.amount)}"
    return f"the damage to start from grows by the printed number × {e.say(x.count)}"


@SAYINGS.says("verbs.Ticket")
def ticket(e: Explainer, x: Any) -> str:
    return f"you {'gain' if x.gain else 'lose'} the winning ticket"


@SAYINGS.says("verbs.IfWon")
def if_won(e: Explainer, x: Any) -> str:
    return under("if a throw was won" if x.won else "if no throw was won", e.say(x.op))


DAMAGE = {"up": "{n} more", "down": "{n} less", "times": "{n} times as much", "half": "half as much", "set": "exactly {n}"}


def changed(e: Explainer, x: Any, value: Any) -> str:
    """How much damage."""
    form = named(DAMAGE, x.how)
    n = e.say(value) if value is not None else "0"
    if "{n}" not in form and value is not None:
        e.unasked(value, "not asked for this")
    return form.replace("{n}", n)


@SAYINGS.says("verbs.ChangeDamage")
def change_damage(e: Explainer, x: Any) -> str:
    return f"the damage of this skill is {changed(e, x, x.amount)}"


@SAYINGS.says("verbs.ChangeThat")
def change_that(e: Explainer, x: Any) -> str:
    return f"that damage is {changed(e, x, x.amount)}"


@SAYINGS.says("verbs.AsTurnPlayer")
def as_turn_player(e: Explainer, x: Any) -> str:
    who = "the turn player" if x.turn else "the player whose turn it is not"
    return under(f"{who} carries this out, being “you” in it", e.say(x.op))


@SAYINGS.says("verbs.Everyone")
def everyone(e: Explainer, x: Any) -> str:
    return under("each player, the turn player first, carries this out, being “you” in it", e.say(x.op))


@SAYINGS.says("verbs.EndGame")
def end_game(e: Explainer, x: Any) -> str:
    return f"you {'win' if x.wins else 'lose'} the game"


@SAYINGS.says("Delay")
def delay(e: Explainer, x: Any) -> str:
    rows = ["each time" if x.lasts else "the first time only"]
    if x.from_turn:
        rows.append(f"from {x.from_turn} turn(s) from now on")
    if x.period != -1:
        rows.append(f"until {x.period} turn(s) from now")
    return under(f"later, {', '.join(rows)}, when {e.say(x.trigger)}", e.say(x.op))


@SAYINGS.says("verbs.DelayWithin")
def delay_within(e: Explainer, x: Any) -> str:
    e.unasked(x.delay, "the turns are said apart", "from_turn", "period")
    look = e.look(x.delay)
    head = f"{e.say((x.first, x.last), 'span')}, {'each time' if look.lasts else 'the first time only'}"
    return under(f"{head}, when {e.say(look.trigger)}", e.say(look.op))


# ------------------------------------------------------------------ changes

FLAGS = {
    1: "can't use skills",
    2: "can't retreat",
    4: "can't be swapped",
    8: "can't be stunned",
    16: "can't be healed",
    32: "can't be KO'd",
    64: "can't have assists attached",
    128: "can't have energy attached",
    256: "can't use its EX power",
    512: "is dealt no damage by skills",
    1024: "is dealt no damage by effects",
    2048: "can use skills though it is stunned",
    4096: "is dealt no damage by rules",
}
PLAYER_FLAGS = {
    1: "can't retreat",
    2: "can't charge",
    4: "can't play event cards",
    8: "can't play action cards",
    16: "can't play assist cards",
    32: "can't bring units into the areas",
    64: "can't use EX powers",
    128: "can't use skills",
    256: "can't draw",
    512: "can't discard",
    1024: "can't shuffle",
    2048: "can't gain the winning ticket",
    4096: "the top card of the deck lies open",
}
SAYINGS.templates(
    {
        "modifiers.Ban": "can't use the skill or EX power “{name}”",
        "modifiers.BanCost": "can't use skills that cost {minimum} or more",
        "modifiers.GrantSkills": "gains the printed skills of {units:all}",
        "replace.Shielding": "{shield}",
    }
)


@SAYINGS.says("modifiers.Attributes")
def attributes(e: Explainer, x: Any) -> str:
    what = f"{'the advantage over' if x.advantage else 'the attribute'} {bits(x.mask, ATTRIBUTE_BITS, 'and')}"
    return f"{named({'add': 'also has', 'remove': 'loses', 'set': 'has only'}, x.how)} {what}"


@SAYINGS.says("modifiers.ChosenAttribute")
def chosen_attribute(e: Explainer, x: Any) -> str:
    return f"{named({'add': 'also has', 'set': 'has only'}, x.how)} the attribute that was named"


@SAYINGS.says("modifiers.NameChange")
def named_(e: Explainer, x: Any) -> str:
    return f"{'has only' if x.only else 'also has'} the name “{x.name}”"


@SAYINGS.says("modifiers.NumberChange")
def number(e: Explainer, x: Any) -> str:
    what = "HP" if x.what == "hp" else named(NUMBERS, x.what)
    if x.skill:
        what = f"{what} of “{x.skill}”"
    elif x.what != "cost":
        e.unasked(x, "asked of costs only", "skill")
    hows = {"up": "is {n} more", "down": "is {n} less", "set": "becomes {n}"}
    return f"its {what} {named(hows, x.how).replace('{n}', e.say(x.value))}"


@SAYINGS.says("modifiers.Flag")
def flag(e: Explainer, x: Any) -> str:
    return bits(x.mask, FLAGS, "and")


@SAYINGS.says("modifiers.PlayerFlag")
def player_flag(e: Explainer, x: Any) -> str:
    return bits(x.mask, PLAYER_FLAGS, "and")


@SAYINGS.says("modifiers.AbilityBan")
def ability_ban(e: Explainer, x: Any) -> str:
    return f"{named(PLAYERS, x.whose)} can't play abilities of a unit that {e.say(x.units)}"


@SAYINGS.says("modifiers.DamageChange")
def damage_change(e: Explainer, x: Any) -> str:
    kind = "any damage" if x.any_damage else "skill damage"
    skill = f" with “{x.skill}”" if x.skill else ""
    other = f" {'to' if x.deals else 'from'} {e.say(x.other)}" if x.other is not None else ""
    return f"{kind} it {'deals' if x.deals else 'takes'}{skill}{other} is {changed(e, x, x.value)}"


@SAYINGS.says("modifiers.DamageShield")
def damage_shield(e: Explainer, x: Any) -> str:
    kinds = "damage of effects" if x.effects_only else "damage of skills" if x.skills_only else "damage"
    if x.effects_only and x.skills_only:
        kinds = "damage of effects and of skills at once"
    return f"is dealt no {kinds} whose source {e.say(x.source)}"


@SAYINGS.says("modifiers.FailRule")
def fail_rule(e: Explainer, x: Any) -> str:
    whose = {-1: "its skills", 0: "your skills", 1: "your opponent's skills", 2: "all skills"}
    text = named(whose, x.whose)
    if x.name:
        text += f" named “{x.name}”"
    if x.minimum:
        text += f" that cost {x.minimum} or more"
    return f"{text} fail" if x.test is None else f"before {text} work: {flat(e.say(x.test))}"


@SAYINGS.says("modifiers.GrantAbility")
def grant_ability(e: Explainer, x: Any) -> str:
    return f"gains {listed([f'“{flat(ability_words(e, one))}”' for one in x.abilities])}"


@SAYINGS.says("modifiers.Lose")
def lose(e: Explainer, x: Any) -> str:
    things = {
        "ex": "its EX powers",
        "skills": "its skills",
        "all": "its abilities and skills",
        "skill": f"the skill “{x.name}”",
    }
    if x.what != "skill":
        e.unasked(x, "asked of one skill only", "name")
    return f"loses {named(things, x.what)}"


@SAYINGS.says("replace.Shield")
def shield(e: Explainer, x: Any) -> str:
    may = "you may let this happen instead" if x.optional else "instead"
    return f"if {e.say(x.trigger)}, {may}: {flat(e.say(x.op)) if x.op is not None else 'nothing'}"


@SAYINGS.says("continuous.Part")
def part(e: Explainer, x: Any) -> str:
    cond = f"as long as {e.say(x.cond)}: " if x.cond is not None else ""
    given = e.get("given", False)
    if given and x.player == -1:
        whom = ""
    elif x.player != -1:
        whom = f"{named({0: 'you', 1: 'your opponent', 2: 'both players'}, x.player)}: "
        whom += f"(«scope» {e.say(x.scope)}) " if x.scope is not None else ""
    else:
        whom = f"{e.say(x.scope, 'all')}: " if x.scope is not None else ""
    with e.within(given=False):
        return f"{cond}{whom}{e.say(x.modifier)}"


@SAYINGS.says("IfDone")
def if_done(e: Explainer, x: Any) -> str:
    rows = [e.say(x.first)]
    if x.then is not None:
        rows.append(under("if that was done in full", e.say(x.then)))
    if x.other is not None:
        rows.append(under("if that was not done in full", e.say(x.other)))
    return steps(rows)


@SAYINGS.says("Modes")
def modes(e: Explainer, x: Any) -> str:
    rows = [f"{number}. {flat(e.say(op))}" for number, op in enumerate(x.ops, 1)]
    return under(f"choose {x.count} of these and do them in this order", "\n".join(rows))


@SAYINGS.says("Last")
def last(e: Explainer, x: Any) -> str:
    if x.targets is not None:
        for part in x.parts:
            e.unasked(part, "it is given to those who are meant now", "scope")
        with e.within(given=True):
            rows = [flat(e.say(part)) for part in x.parts]
        whom = f"{e.say(x.targets, 'all')} (those there are now): "
    else:
        rows = [flat(e.say(part)) for part in x.parts]
        whom = ""
    watch = f", as long as {e.say(x.watch)} (it ends for good when that stops)" if x.watch is not None else ""
    return f"{e.say((x.first, x.last), 'span')}{watch}, {whom}{'; '.join(rows)}"
