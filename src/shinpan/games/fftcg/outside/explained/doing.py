"""Instructions in words."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, attributes, bits, flat, inner, listed, named, steps, under
from .selecting import Meant, some
from .vocabulary import ELEMENT_BITS, SAYINGS, ZONES, acting, described, player, selects, who

SAYINGS.silent("OnThings", verb="what “this effect did” calls it: the verb that is said")

# ------------------------------------------------------------------ made of others


@SAYINGS.says("flow.Steps", "flow.OneAndOther")
def in_turn(e: Explainer, x: Any) -> str:
    meant, rows = e.get("it", Meant()), []
    for op in x.ops:
        rows.append(e.say(op))
        bind(meant, op)
    return steps(rows) if rows else "do nothing"


TOOK = {
    "ChooseOp": "what was chosen",
    "ChoseAll": "what was chosen",
    "Select_": "what was selected",
    "SelectEach": "what was selected",
    "Search": "what was found",
    "Reveal": "what was revealed",
    "RevealUntil": "what was revealed",
    "ShuffleThese": "what was shuffled",
}
"""Instructions after which “it” is what they took."""
DID = {"add": "put into the hand", "remove": "removed", "put": "put there", "play": "played", "return": "returned"}
DID |= {"discard": "discarded", "dull": "dulled", "break": "broken", "activate": "activated", "cast": "cast"}


def bind(meant: Meant, op: Any) -> None:
    """What “it” is after an instruction, as its context will have it."""
    name = type(op).__name__
    if name in TOOK:
        meant.label, meant.clear, meant.chosen = TOOK[name], True, meant.chosen or name in ("ChooseOp", "ChoseAll")
        meant.spell = name == "ChooseOp" and type(getattr(op.select, "place", None)).__name__ == "OnStack"
        return
    if name == "Cancel" and meant.spell:
        meant.label, meant.clear = "the Character whose ability it was", False
    if name in ("Steps", "OneAndOther"):
        return  # bound as they were said
    for inner_op in (getattr(op, part, None) for part in ("op", "then")):
        if inner_op is not None:
            bind(meant, inner_op)
    what = getattr(op, "what", None)
    if what is None or type(getattr(what, "select", None)).__name__ in ("It", "ItOnField", "Self", "SelfAsWas"):
        return
    verb = getattr(op, "verb", "")
    if verb and getattr(what, "fresh", False) and not meant.chosen:
        meant.label, meant.clear = f"what was {DID.get(verb, 'taken')}", True
    else:
        meant.clear = False


@SAYINGS.says("flow.OneOrOther")
def or_op(e: Explainer, x: Any) -> str:
    rows = [f"{number}. {flat(e.say(op))}" for number, op in enumerate(x.ops, 1)]
    if x.choice is not None:
        return under(f"one of these, as declared when it was chosen (choice {x.choice.number})", "\n".join(rows))
    return under(f"one of these that can be done {selects(e)}", "\n".join(rows))


@SAYINGS.says("flow.MayOp")
def may_op(e: Explainer, x: Any) -> str:
    return under(f"{who(e)} may, if it can be done", e.say(x.op))


@SAYINGS.says("flow.DoneOp")
def done_op(e: Explainer, x: Any) -> str:
    return f"{e.say(x.op)} (whether this was done is asked below)"


@SAYINGS.says("flow.IfDoOp")
def if_do(e: Explainer, x: Any) -> str:
    return under("if that was done" if x.wanted else "if that was not done", e.say(x.op))


@SAYINGS.says("flow.UnlessCast")
def unless_cast(e: Explainer, x: Any) -> str:
    return under("if it is not to be cast right after this", e.say(x.op))


ACTORS = {1: "your opponent", 2: "that player", -1: "each player", 3: "its controller"}


@SAYINGS.says("flow.ByPlayer")
def by_op(e: Explainer, x: Any) -> str:
    actor = {0: "you", 4: who(e)}.get(x.whose) or named(ACTORS, x.whose)
    with e.within(actor=actor):
        head = f"{actor} {'do' if actor == 'you' else 'does'} this"
        meant = e.get("it", None)
        if x.whose == 3 and (meant is None or not meant.label):
            head += " (the controller of what set this off, or if that is this card, of what did it to this card)"
        if x.whose == -1:
            head += " (the turn player first; where cards are selected, both before anything is done)"
        return under(head, e.say(x.op))


@SAYINGS.says("flow.OrInstead")
def replace_op(e: Explainer, x: Any) -> str:
    rows = [under(f"if {e.say(cond)}", e.say(op)) for cond, op in reversed(x.instead)]
    return "\n".join([*rows, under("otherwise", e.say(x.op))])


@SAYINGS.says("flow.Repeat")
def repeat(e: Explainer, x: Any) -> str:
    text = e.say(x.op)
    anew = " (each time only with what is revealed then)" if "reveal" in text else ""
    return under(f"{e.say(x.times)} times{anew}", text)


SAYINGS.templates({"flow.Nothing": "do nothing"})

# ------------------------------------------------------------------ choosing


@SAYINGS.says("targets.ChooseOp")
def choose_op(e: Explainer, x: Any) -> str:
    chooser = "your opponent chooses" if x.by_opponent else "choose"
    n = e.say(x.count)
    amount = "any number of" if x.every else f"up to {n}" if x.up_to else n
    if x.every:
        e.unasked(x, "any number", "count", "up_to")
    text = f"{chooser} {some(e, x.select, amount, not amount.endswith('1') or amount[-2:-1].isdigit())}"
    if x.fits is not None:
        text += f", {e.say(x.fits)}"
    if x.when is not None:
        text += f", only if {e.say(x.when)}"
    if x.shared is not None:
        text += f", and divide {e.say(x.shared)} damage among them in thousands, at least 1000 each"
    if x.amounts:
        text += f", and declare which of them are dealt {listed([str(n) for n in x.amounts])} damage, in this order"
    if x.ways:
        text += f", and declare which of the {x.ways} things below is done to it"
    if x.ordered:
        text += ", one of them first"
    text += (f" (choice {x.number})" if x.number else "") + (" (none chosen before)" if x.number % 10 else "")
    return text if id(x._thing) in e.get("declared", ()) else f"{text} («never asked for»)"


@SAYINGS.says("targets.ModesOp")
def modes_op(e: Explainer, x: Any) -> str:
    n = e.say(x.count)
    head = f"{'your opponent selects' if x.opponent else 'select'} {'up to ' if x.up_to else ''}{n} of these"
    for cond, value, up_to in x.instead:
        head += f" (or {'up to ' if up_to else ''}{e.say(value)} if {e.say(cond)})"
    if x.again:
        head += ", the same one more than once if you like"
    if id(x._thing) not in e.get("declared", ()):
        head += " («never asked for»)"
    rows = [under(f"{number}.", effect_words(e, effect)).replace(".:", ".", 1) for number, effect in enumerate(x.effects, 1)]
    return under(f"{head}, done in this order", "\n".join(rows))


def effect_words(e: Explainer, effect: Any) -> str:
    """What an ability or a Summon does: what is chosen when it goes on the stack is said where it is first spoken of."""
    x = e.look(effect)
    declared = {id(one) for one in [*x.picks, x.modes]}
    with e.within(declared=declared, it=Meant(e.get("it", None))):
        rows = [e.say(x.program)]
        held = set(inside(e, x.program))
        more = [e.say(one) for one in [*x.picks, x.modes] if one is not None and id(one) not in held]
    if x.x:
        rows.append("(X is named before the choices)")
    return steps([*more, *rows])


def inside(e: Explainer, op: Any) -> list[int]:
    """The instructions in an instruction, by identity."""
    found = [id(op)]
    for name, value in attributes(op):
        if name in ("ops", "op", "instead", "other"):
            for one in inner(value):
                found += inside(e, one)
    return found


@SAYINGS.says("targets.StackEffect")
def effect(e: Explainer, x: Any) -> str:
    return effect_words(e, x._thing)


SAYINGS.templates(
    {
        "verbs.Select_": "select {what}",
        "verbs.SelectGroup": "select one of the groups",
        "verbs.NameNumber": "name a number (it is X)",
        "verbs.NameKind": "name a card type",
        "verbs.NameJobOrElement": "name a Job (any) or an Element, as you like",
        "verbs.Silently": "what was just played sets off none of its auto-abilities",
        "verbs.UseAgain": "the same ability is used once more without paying, with new choices",
        "verbs.ExtraTurn": "take one more turn after this one",
        "verbs.Cancel": "cancel the effect of {what}",
        "verbs.CancelChoosing": "cancel everything on the stack that chose {what}",
        "verbs.GainCrystals": "gain {amount} crystal(s)",
        "verbs.PayCost": "pay: {costs}",
        "verbs.Divide": "divide {what} into {n} groups (one may be empty)",
        "character_verbs.Fight": "{what}: the first two deal damage equal to their power to each other",
        "character_verbs.NegateDamage": "all damage on {what} is taken away",
        "character_verbs.Break": "break {what}",
        "character_verbs.Dull": "dull {what}",
        "character_verbs.Activate": "activate {what}",
        "character_verbs.Freeze": "freeze {what}",
        "character_verbs.DullFreeze": "dull {what} and freeze the same",
        "character_verbs.OutOfBattle": "remove {what} from the battle",
        "card_verbs.PutBreak": "put {what} into the Break Zone (not broken)",
        "card_verbs.ToDamage": "put {what} into the owner's Damage Zone (no damage)",
        "card_verbs.Add": "put {what} into the owner's hand",
        "card_verbs.DrawTo": "draw until there are {amount} cards in the hand",
        "card_verbs.Discard": "discard {what}",
        "card_verbs.TurnUp": "turn {what} face up",
        "card_verbs.DiscardTo": "discard cards of the hand until {n} are left",
        "card_verbs.ShuffleThese": "shuffle {what} face down",
        "card_verbs.RevealUntil": "reveal cards from the top of the deck one by one until {n} of this sort came: {test:card}",
        "warp.TakeWarpCounter": "remove one Warp counter",
        "warp.EnterByWarp": "put this card onto the field",
    }
)


@SAYINGS.says("verbs.ChoseAll")
def chose_all(e: Explainer, x: Any) -> str:
    return f"(“it” is all that was chosen: choices {listed([str(n) for n in x.numbers])})"


@SAYINGS.says("verbs.SelectEach")
def select_each(e: Explainer, x: Any) -> str:
    with e.within(actor="each player"):
        return f"each player, the turn player first, selects {e.say(x.what)}"


@SAYINGS.says("verbs.Retarget")
def retarget(e: Explainer, x: Any) -> str:
    to = e.say(x.to) if x.to is not None else "another thing"
    only = f", only {described(e, x.test, True)}" if x.test is not None else ""
    return f"it chooses {to}{only} instead of what it chose, if it could have chosen that"


@SAYINGS.says("verbs.NameElement")
def name_element(e: Explainer, x: Any) -> str:
    return "name an Element" + (f" other than {bits(x.without, ELEMENT_BITS)}" if x.without else "")


@SAYINGS.says("verbs.NameWord")
def name_word(e: Explainer, x: Any) -> str:
    return f"name a {named({'job': 'Job', 'name': 'card name'}, x.what)} (any)"


@SAYINGS.says("verbs.LoseCrystals")
def lose_crystals(e: Explainer, x: Any) -> str:
    return f"lose {e.say(x.amount) if x.amount is not None else 'all'} crystals"


@SAYINGS.says("verbs.EndGame")
def end_game(e: Explainer, x: Any) -> str:
    return f"{who(e)} {'win' if x.wins else 'lose'} the game"


# ------------------------------------------------------------------ Characters


@SAYINGS.says("character_verbs.Damage")
def damage(e: Explainer, x: Any) -> str:
    by = f", dealt by {e.say(x.by)} itself" if x.by is not None else ""
    sure = ", which can't be reduced" if x.sure else ""
    return f"deal {e.say(x.what)} {e.say(x.amount)} damage{by}{sure}"


@SAYINGS.says("character_verbs.DamageOnes")
def damage_ones(e: Explainer, x: Any) -> str:
    each = listed([f"one of them {n} damage" for n in x.amounts])
    if x.choice is not None:
        how = f"as declared when they were chosen (choice {e.look(x.choice).number})"
        return f"of {e.say(x.what)}: deal {each}, never one twice, {how}"
    return f"of {e.say(x.what)}: deal {each}, in this order and never one twice, {selects(e)}"


@SAYINGS.says("character_verbs.DividedDamage")
def divided(e: Explainer, x: Any) -> str:
    if x.choice is not None:
        e.unasked(x, "shared out when it was chosen", "amount")
        how = f" as divided when they were chosen (choice {e.look(x.choice).number})"
    else:
        how = f" a total of {e.say(x.amount)}, divided {selects(e)}"
    return f"deal {e.say(x.what)} damage{how}{', which can not be reduced' if x.sure else ''}"


@SAYINGS.says("character_verbs.EqualDamage")
def equal(e: Explainer, x: Any) -> str:
    unit = f" (rounded up to units of {x.unit})"
    return f"deal {e.say(x.what)} {e.say(x.amount)} damage in all, shared out equally{unit}"


@SAYINGS.says("character_verbs.DamagePlayer")
def damage_player(e: Explainer, x: Any) -> str:
    whom = "each player" if x.whose == -1 else player(e, x.whose)
    by = f", dealt by {e.say(x.by)} itself" if x.by is not None else ""
    return f"deal {whom} {e.say(x.amount)} point(s) of damage{by}{', without EX Bursts' if x.quiet else ''}"


@SAYINGS.says("character_verbs.PlaceCounters")
def place_counters(e: Explainer, x: Any) -> str:
    return f"place {e.say(x.amount)} {x.name} counter(s) on {e.say(x.what)}"


SAYINGS.templates(
    {
        "character_verbs.SelectCounter": "select 1 counter on {what}",
        "character_verbs.RemoveAnyCounters": "remove any number (at least 1) of {name} counters from {what}",
    }
)
SAME = {
    "place": "place {n} more of it on {x}",
    "remove": "remove {n} of it from {x}",
    "double": "double all of its kind on {x}",
}


@SAYINGS.says("character_verbs.SameCounters")
def same_counters(e: Explainer, x: Any) -> str:
    if x.how == "double":
        e.unasked(x, "as many as there are", "n")
    return "of the selected counter: " + named(SAME, x.how).format(n=x.n, x=e.say(x.what))


@SAYINGS.says("character_verbs.RemoveCounters")
def remove_counters(e: Explainer, x: Any) -> str:
    many = e.say(x.amount) if x.amount is not None else "all"
    return f"remove {many} {x.name + ' ' if x.name else ''}counter(s) from {e.say(x.what)}"


# ------------------------------------------------------------------ cards

TO = {
    "hand": "to the owner's hand",
    "top": "to the top of the owner's deck",
    "bottom": "to the bottom of the owner's deck",
    "either": "to the top or bottom (selected then) of the owner's deck",
    "under": "to the owner's deck under its top {depth} cards",
    "deck": "into the owner's deck, which is shuffled",
    "sort": "to the top and/or bottom (selected for each of them) of the owner's deck, in any order",
}


@SAYINGS.says("card_verbs.Return")
def return_(e: Explainer, x: Any) -> str:
    order = "" if x.to in ("hand", "deck") else f" (several in an order {who(e)} select, unless just shuffled)"
    if x.to != "under":
        e.unasked(x, "only asked under the top cards", "depth")
    return f"return {e.say(x.what)} {named(TO, x.to).format(depth=x.depth)}{order}"


@SAYINGS.says("card_verbs.RemoveFromGame")
def remove(e: Explainer, x: Any) -> str:
    down = ", face down" if x.face_down else ""
    down += ", where their owner may look at them" if x.seen else ""
    span = ", as long as this Character is on the field" if x.while_this else ""
    return f"remove {e.say(x.what)} from the game{down}{span}"


@SAYINGS.says("card_verbs.Draw")
def draw(e: Explainer, x: Any) -> str:
    n = e.say(x.amount)
    return f"draw {n} card{'' if n == '1' else 's'}"


@SAYINGS.says("card_verbs.Shuffle")
def shuffle(e: Explainer, x: Any) -> str:
    return f"shuffle {acting(e)} deck"


@SAYINGS.says("card_verbs.Play")
def play(e: Explainer, x: Any) -> str:
    whose = {0: "", 1: " under the opponent's control", 3: " under its owner's control"}
    return f"play {e.say(x.what)} onto the field{', dull' if x.dull else ''}{named(whose, x.whose)}"


@SAYINGS.says("card_verbs.Cast")
def cast(e: Explainer, x: Any) -> str:
    ways = {"free": "without paying the cost", "normal": "paying its cost", "any element": "paying with CP of any Element"}
    how = named(ways | {"reduced": "for {n} less"}, x.way)
    if "{n}" in how:
        how = how.format(n=e.say(x.amount)) + (f" (not below {x.floor})" if x.floor else "")
    elif x.amount is not None or x.floor:
        how += f" («amount {e.say(x.amount)}, floor {x.floor}»)"
    if x.any_element:
        how += ", with CP of any Element"
    return f"{'you may ' if x.may else ''}cast {e.say(x.what)} right after this, {how}"


@SAYINGS.says("card_verbs.AfterUse")
def after_use(e: Explainer, x: Any) -> str:
    return f"a Summon cast so goes to the {named(ZONES, x.goal)} after use"


@SAYINGS.says("card_verbs.Search")
def search(e: Explainer, x: Any) -> str:
    usable = ""
    if x.usable is not None:
        look = e.look(x.usable)
        e.unasked(look, "only asked whether it can enter", "what", "dull")
        usable = ", only what can be played" + named({0: "", 1: " by the opponent", 3: " by its owner"}, look.whose)
    fewer = "all or none" if x.whole else "fewer or none"
    return f"search {acting(e)} deck for {e.say(x.what)} ({fewer} may be found){usable}, show it, and shuffle"


@SAYINGS.says("card_verbs.Reveal")
def reveal(e: Explainer, x: Any) -> str:
    return f"{'reveal' if x.everyone else 'look at'} {e.say(x.what)}"
