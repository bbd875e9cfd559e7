"""A whole card in words: what is paid for it and what its abilities do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....explained import joined
from ....explaining import Explainer, bits, flat, lines_of, listed, named, under
from ...book.legality import COPIES
from ...things.faces import KINDS as KINDS_OF_CARDS
from ...things.faces import FFFace
from ...things.state import HAND
from .doing import effect_words
from .selecting import some
from .vocabulary import AREAS, ELEMENT_BITS, KIND_BITS, MEANINGS, SAYINGS, WORD_BITS

# ------------------------------------------------------------------ costs


@SAYINGS.says("costs.CostsOfElement")
def costs_of_element(e: Explainer, x: Any) -> str:
    return f"{costs(e, x)} (all CP that is paid as X: {bits(x.x_element, ELEMENT_BITS)})"


@SAYINGS.says("costs.Costs")
def costs(e: Explainer, x: Any) -> str:
    rows: list[str] = []
    if x.generic:
        rows.append(f"{x.generic} CP")
    rows += [f"{n} {bits(element, ELEMENT_BITS)} CP" for element, n in Counter(x.elements).items()]
    if x.x:
        most = f" (at most {e.say(x.most_x)})" if x.most_x is not None else ""
        rows.append(f"X CP{f', {x.x} times' if x.x > 1 else ''}{most}")
    elif x.most_x is not None:
        rows.append(f"«most X» {e.say(x.most_x)}")
    if x.amount is not None:
        rows.append(f"{e.say(x.amount)} CP")
    if x.crystals:
        rows.append(f"{x.crystals} crystal(s)")
    if x.dull:
        rows.append("dull this Character")
    if x.special:
        rows.append("discard a card of the same name")
    rows += [e.say(one) for one in x.picks]
    if x.damage:
        rows.append(f"receive {x.damage} point(s) of damage")
    text = ", ".join(rows) if rows else "nothing"
    if x.allowed != 255:
        text += f" (only with {bits(x.allowed, ELEMENT_BITS)} CP)"
    if x.backups_only:
        text += " (CP from Backups only)"
    if x.backup_elements != 255:
        text += f" (of Backups that are {bits(x.backup_elements, ELEMENT_BITS)})"
    elif not x.backups_only:
        e.unasked(x, "asked only where Backups alone may pay", "backup_elements")
    return text


VERBS = {
    "discard": "discard {x}",
    "put": "put {x} into the Break Zone",
    "dull": "dull {x}",
    "remove": "remove {x} from the game",
    "return": "return {x} to the hand",
    "bottom": "put {x} at the bottom of the deck",
    "reveal": "reveal {x}",
    "activate": "activate {x}",
    "freeze": "freeze {x}",
    "counters": "remove {n} {counter} counter(s) from {x}",
    "place": "place {n} {counter} counter(s) on {x}",
}


@SAYINGS.says("costs.CostPick")
def cost_pick(e: Explainer, x: Any) -> str:
    form = named(VERBS, x.verb)
    if "«" in form:
        form += " {x}"
    n = "" if x.count is None else e.say(x.count)
    with e.within(own=True):
        thing = some(e, x.select, f"up to {n}" if x.up_to else n, n != "1") if n else e.say(x.select)
    if x.count is None and x.up_to:
        thing = f"up to {thing}"
    if x.verb == "dull" and thing == "this card":
        thing = "this card, which must be active"
    text = form.replace("{x}", thing)
    if "{n}" in form:
        return text.replace("{n}", e.say(x.number)).replace("{counter}", x.counter or "any")
    if x.counter or x.number is not None:
        text += f" («{x.counter} {e.say(x.number)}»)"
    return text


@SAYINGS.says("costs.FitPick")
def fit_pick(e: Explainer, x: Any) -> str:
    return f"{cost_pick(e, x)}, {e.say(x.fit)}"


@SAYINGS.says("modes.OwnCost")
def own_cost(e: Explainer, x: Any) -> str:
    cond = f"if {e.say(x.cond)}, " if x.cond is not None else ""
    n = e.say(x.value)
    change = {-1: f"is {n} less", 1: f"is {n} more", 0: f"becomes {n}"}
    return f"{cond}the cost to cast this {named(change, x.sign)}" + (f", not below {x.floor}" if x.floor else "")


@SAYINGS.says("modes.Way")
def way(e: Explainer, x: Any) -> str:
    cond = f"if {e.say(x.cond)}, " if x.cond is not None else ""
    rows: list[str] = []
    if x.any_element:
        rows.append("it can be cast with CP of any Element")
    if x.costs is not None:
        kind = "besides its cost you may pay" if x.more else "instead of its cost you may pay"
        rows.append(f"{kind}: {e.say(x.costs)}")
    elif x.more:
        rows.append("besides its cost")
    if x.less is not None:
        rows.append(f"if that is paid, its cost is {e.say(x.less)} less")
    return cond + "; ".join(rows)


@SAYINGS.says("modes.PayOnly")
def pay_only(e: Explainer, x: Any) -> str:
    rows: list[str] = []
    if x.elements:
        rows.append(f"only with {bits(x.elements, ELEMENT_BITS)} CP")
    if x.backups:
        rows.append("only with CP of Backups")
    if x.backup_elements != 255:
        rows.append(f"the Backups must be {bits(x.backup_elements, ELEMENT_BITS)}")
    elif not x.backups:
        e.unasked(x, "asked only where Backups alone may pay", "backup_elements")
    return f"it can be paid {listed(rows)}"


# ------------------------------------------------------------------ abilities

SAYINGS.silent(
    "state.Skill", number="its place among the printed abilities", kinds="added up from its triggers", text="a label"
)
SAYINGS.silent("state.Skill", optional="said by its effect", zone="never set in this game", cumulative="never set in this game")
SAYINGS.silent("state.Skill", trigger="never set in this game", replacement="never set in this game")
SAYINGS.silent("state.Skill", program="never set in this game")

KINDS = {
    "auto": "auto-ability",
    "action": "action ability",
    "special": "special ability",
    "field": "field ability",
    "summon": "Summon",
    "warp": "Warp",
    "limit": "Limit Break",
    "priming": "Priming",
}


def skill_words(e: Explainer, skill: Any) -> str:
    """An ability: its kind, when it works, what it costs, and what it does."""
    x = e.look(skill)
    rows: list[str] = [named(KINDS, x.kind)]
    if x.damage:
        rows.append(f"with {x.damage} or more points of damage received")
    if x.ex:
        rows.append("EX Burst" if x.kind == "summon" or x.trigs or x.state is not None else "only as an EX Burst")
    if x.places:
        rows.append(f"in the {bits(x.places, AREAS)}{', also as it leaves the field' if x.own else ''}")
    elif x.own:
        rows.append("it looks back at the field")
    if x.limit and x.kind != "warp":
        rows.append("once per turn" if x.limit == 1 else f"{x.limit} times per turn")
    if x.both:
        rows.append("your opponent can use it too")
    if x.only:
        rows.append(f"only if {joined(e, x.only, 'and')}")
    if x.costs is not None and x.kind not in ("warp", "priming"):
        rows.append(f"pay: {e.say(x.costs)}")
    if x.trigs:
        rows.append(f"when {listed([e.say(trig) for trig in x.trigs], 'or')}")
    if x.state is not None:
        rows.append(f"as soon as {e.say(x.state)}")
    if x.cond is not None:
        rows.append(f"if then and on resolving {e.say(x.cond)}")
    body: list[str] = []
    if x.kind == "warp":
        body.append(
            f"pay {e.say(x.costs)} to remove this card in the hand from the game with {x.limit} Warp counters; one is "
            "taken off at the start of each of your Main Phases 1; with the last one it enters the field"
        )
    if x.primes is not None:
        body.append(
            f"in your Main Phase with the stack empty, pay {e.say(x.costs)} to search for 1 card {e.say(x.primes, 'card')} and "
            "put it on top of this Character, without the stack; it has the names of both, all else from the top card"
        )
    if x.keywords:
        body += [note(e, bit) for bit in WORD_BITS if x.keywords & bit]
        if x.keywords & ~sum(WORD_BITS):
            body.append(f"bit {x.keywords & ~sum(WORD_BITS):#x}")
    body += [e.say(part) for part in x.parts]
    if x.effect is not None:
        body.append(effect_words(e, x.effect))
    if len(rows) == 1 and x.kind == "field" and len(body) == 1:
        return body[0]
    return under(", ".join(rows), "\n".join(body) or "nothing of its own")


def note(e: Explainer, bit: int) -> str:
    """A keyword ability; what it does is said once for the card."""
    name = WORD_BITS[bit]
    e.notes.setdefault(name, MEANINGS[bit])
    return name


@SAYINGS.says("state.Skill")
def skill(e: Explainer, x: Any) -> str:
    return skill_words(e, x._thing)


# ------------------------------------------------------------------ cards

PRINTED = "what is printed is shown as it is"
SAYINGS.silent("Face", id=PRINTED, name=PRINTED, kind=PRINTED, text=PRINTED, lang=PRINTED)
SAYINGS.silent("Face", unread="listed as what is not understood")
SAYINGS.silent("FFFace", elements=PRINTED, cost=PRINTED, power=PRINTED, jobs=PRINTED, categories=PRINTED)
SAYINGS.silent("FFFace", generic=PRINTED, ex="said by the ability that has it", loose="worked out from its abilities")
SAYINGS.silent("FFFace", kinds="what any of its abilities waits for", keywords="those of its abilities")
SAYINGS.silent("FFFace", asks_elements="whether it is kept what was paid: said by what asks for it")


def explain(face: FFFace, e: Explainer | None = None) -> list[str]:
    """Everything a card will do, line by line."""
    e = e or Explainer(SAYINGS)
    x = e.look(face)
    rows: list[str] = []
    if x.only:
        rows.append(f"casting: only if {joined(e, x.only, 'and')}")
    for one in x.any_time:
        rows.append(f"casting: whenever a Summon could be cast, if {e.say(one)}")
    rows += [under("cost", e.say(one)) for one in x.cost_changes]
    rows += [under("cost", e.say(one)) for one in x.ways]
    if x.pay_only is not None:
        rows.append(under("cost", e.say(x.pay_only)))
    if x.type != KINDS_OF_CARDS[face.kind]:
        rows.append(f"in all situations it is a {bits(x.type, KIND_BITS, 'and')}")
    if x.copies != COPIES:
        rows.append(f"deck: up to {x.copies} copies")
    if x.also_names:
        rows.append(f"name: it also has the name {listed([f'[{name}]' for name in x.also_names])}")
    if x.joins:
        rows.append(f"it can be on the field together with {bits(x.joins, ELEMENT_BITS)} Characters")
    if x.not_by_effects:
        rows.append(f"effects can't put it onto the field{' from the hand' if x.not_by_effects == 1 << HAND else ''}")
    if x.play_if:
        rows.append(f"effects can put it onto the field only if {joined(e, x.play_if, 'and')}")
    if x.enters:
        rows.append(f"it enters the field {named({1: 'dull', 2: 'active'}, x.enters)}")
    for name, n in x.counters:
        rows.append(f"it enters the field with {n} {name} counter(s)")
    if x.warp is not None:
        rows.append(skill_words(e, x.warp))
    if x.limit >= 0:
        rows.append(
            f"Limit Break: cast only from the LB deck, face down there, by also turning {x.limit} other face-down cards of it "
            "face up; it goes back there face up from anywhere but the field and the stack"
        )
    if x.effect is not None:
        rows.append(skill_words(e, x.effect))
    rows += [skill_words(e, one) for one in x.skills]
    rows += [f"{name} means: {text}" for name, text in e.notes.items()]
    found = [line for row in rows for line in lines_of(row)]
    left = e.unsaid()
    return [*found, f"Not said above: {'; '.join(left)}."] if left else found


__all__ = ["explain", "flat", "skill_words"]
