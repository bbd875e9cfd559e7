"""Priming, newer than the book: a certain card of the deck is put on top of a Character, which stays the same Character.

No clause of the book is about it: what is done is done because cards say so (2.1). docs/rulings.md has what was decided.
"""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....table.cards import Card, Thing
from ..things.context import Ctx
from ..things.moves import put_aside, shuffle
from ..things.state import ASIDE, DECK, FIELD, ZONES, Cause, Character, Deed, FFTable, Skill
from .costs import Costs, able, arrange, carry_out
from .rules import forbidden_of
from .targets import pick
from .values import has_damage, reset

ANY: Final = "priming element"
"""The rule that lets the cost be paid with CP of any Element."""


def context(t: FFTable, player: int, body: Character, use: Use) -> Ctx:
    """A Character looking at itself while it primes."""
    c = Ctx(t, player, body, body.top, use)
    c.why = Cause("rule", player, body, body.top)
    skill = use.ability
    assert isinstance(skill, Skill)
    c.why.skill = skill
    return c


def costs_of(body: Character, skill: Skill) -> Costs:
    """What is to be paid: CP of any Element where a text says so."""
    costs = skill.costs
    assert costs is not None
    if not costs.elements or not any(rule.kind == ANY for rule in body.rules):
        return costs
    plain = Costs()
    plain.generic = costs.generic + len(costs.elements)
    plain.crystals = costs.crystals
    plain.dull = costs.dull
    plain.special = costs.special
    plain.picks = costs.picks
    plain.damage = costs.damage
    return plain


def why_not_prime(t: FFTable, player: int, body: Character, use: Use, free: bool) -> str:
    """The clause that keeps a Character from priming now, or nothing. ``free``: its player's Main Phase, the stack empty."""
    skill = use.ability
    assert isinstance(skill, Skill)
    if not t.book.priming:
        return "2.1"
    if not free:
        return "9.3.1.5"
    if not has_damage(t, skill, player):
        return "15.2.6.2"
    c = context(t, player, body, use)
    if forbidden_of(t, player, "search", c.why):
        return "2.2"
    return "" if able(t, c, costs_of(body, skill), 0, []) else "11.2.1"


def prime(t: FFTable, player: int, body: Character, use: Use) -> None:
    """The cost is paid, the card is searched for and put on top of the Character; the stack is not used."""
    skill = use.ability
    assert isinstance(skill, Skill) and skill.primes is not None
    c = context(t, player, body, use)
    costs = costs_of(body, skill)
    plan = arrange(t, c, costs, 0, [], "11.2.1")
    carry_out(t, c, costs, plan, "11.2.1")
    card = search(t, c, skill)
    if card is None:
        return
    if not body.alive:
        t.lift(card)
        t.lay(card, t.zones[card.owner * ZONES + DECK])
        shuffle(t, player, c.why)
        return
    event = Deed("primed", "2.1", player, body, body.top)
    event.why = c.why
    event.others = [card]
    t.happened(event)
    cover(t, body, card)


def search(t: FFTable, c: Ctx, skill: Skill) -> Card | None:
    """15.1.1.8: the deck is looked through for the named card, which need not be found (15.1.1.8.2), and shuffled."""
    assert skill.primes is not None
    t.cite("15.1.1.8.1", player=c.actor)
    looked = t.cards_in(c.actor, DECK)[:]
    for card in looked:
        card.shown |= 1 << c.actor
    found: list[Thing] = [card for card in looked if skill.primes.test(c, card)]
    taken = pick(c, c.actor, found, 1, True, "search", "15.1.1.8.2")
    for card in looked:
        card.shown &= ~(1 << c.actor)
    chosen: Card | None = None
    for thing in taken:
        assert isinstance(thing, Card)
        chosen = thing
        put_aside(t, chosen)
        event = Deed("searched", "15.1.1.8.1", c.actor, None, chosen)
        event.why = c.why
        event.by = c.body
        t.happened(event)
    if chosen is None:
        t.cite("15.1.1.8.2", player=c.actor)
    shuffle(t, c.actor, c.why, "15.1.1.8.1")
    return chosen if chosen is not None and chosen.zone == ASIDE else None


def cover(t: FFTable, body: Character, card: Card) -> None:
    """The card is put on top. It is the same Character: it does not enter the field and keeps all that happened to it.

    Abilities of the card that is on top now see that, too.
    """
    zone = t.zones[body.zone]
    t.lift(card)
    t.lay(card, zone)
    zone.cards.pop()
    body.under.append(body.top)
    body.top = card
    card.host = body
    body.rebuild()
    reset(body)
    body.touched = True
    t.version += 1
    event = Deed("primes into", "2.1", body.controller, body, card)
    event.place = ASIDE
    event.goal = FIELD
    event.target = zone.index
    event.others = [body.under[-1]]
    event.seen = 3
    t.happened(event)
