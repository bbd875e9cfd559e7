"""11.8.2: what an ability waits for, and because of what it happens: what the rows of triggers, events and causes name."""

from __future__ import annotations

from ....effects.filters import AllOf
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter, Value
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import flat, having, joined, nodes, refuse
from ..book.rules import By, ByCharacter, ByIt, NotOwnAbility
from ..things import conds, filters, numbers, selectors
from ..things.state import BREAK
from ..things.trigs import Pattern
from .conditions import any_card
from .vocabulary import IT, THIS, deeds
from .words import Sort, Where, Words, whose

PLAYERS = ("You", "Opponent", "EachPlayer", "Each", "They")
BATTLE = {"battle": 1, "notbattle": -1}

# ------------------------------------------------------------------ causes


def caused(kinds: str, o: int | None = None, source: Filter | None = None, **fields: object) -> list[By]:
    """A cause: Summons, abilities, or both, of somebody."""
    return [having(By(tuple(kinds.split()), -1 if o is None else o, source), **fields)]


def not_own() -> list[By]:
    """Damage that is dealt otherwise than by an ability of what deals it."""
    return [NotOwnAbility()]


def either_of(o: int | None, nodamage: int | None, named: int | None, shares: int | None) -> list[By]:
    """Summons and abilities: of the named Element, of an Element of this card, or only those that deal no damage."""
    source = filters.NamedElement() if named else filters.SameAs("element", selectors.SelfAsWas()) if shares else None
    return caused("summon ability", o, source, harmless=nodamage is not None)


def spell(b: Words, sort: Sort) -> list[By]:
    """“Your Fire Summon”, “your ability”: a cause."""
    names = {kind.kind for kind in sort.k}
    refuse("such a Summon or ability", names - {"Summon", "Ability"}, sort.other, sort.a)
    kinds = tuple(name.lower() for name in ("Summon", "Ability") if name in names)
    source = AllOf([b.filter(item) for item in sort.f]) if sort.f else None
    return [By(kinds, whose(sort.o), source)]


# ------------------------------------------------------------------ triggers


def on(b: Words, x: Node, e: list[Node]) -> list[Pattern]:
    """One of some events, that happen to a thing or that a player does."""
    player = x.kind in PLAYERS
    with b.within(about=x):
        found = flat(b.make("Event", event, deeds if player else None) for event in e)
    return [having(pattern, whose=whose(x) if player else None) for pattern in found]


def came_of(b: Words, x: Node, e: list[Node]) -> Cond:
    """“If it is put into the Break Zone”: what the ability waited for is that; of what it took itself, that it did so."""
    if x != IT:
        return conds.DeedIs(on(b, x, e))
    refuse("whether that became of it", {event.kind for event in e} - {"IntoBreak", "ToBreak"}, any(event.slots for event in e))
    return conds.Is(selectors.MadeBy(("put", "break")), filters.InZones(1 << BREAK))


def first_time(found: list[Pattern]) -> list[Pattern]:
    """For the first time in a turn."""
    return [
        having(pattern, cond=nth(pattern.test, 1)) if pattern.kind == "cast" else having(pattern, first=True)
        for pattern in found
    ]


def nth(test: Filter | None, n: int) -> conds.Compared:
    """It is the nth such card that its player casts this turn."""
    return conds.Compared(numbers.CastThisTurn(-2, test), "=", Const(n))


# ------------------------------------------------------------------ what it happens to, and what does it


def subject(b: Words, pattern: Pattern, x: Node | None, implied: str = "") -> Pattern:
    """What the event must be about. What changes its state was in another before (15.1.1.1.1): that is ``implied``."""
    kind = "" if x is None else x.kind
    if x is None or kind == "Party":
        return pattern
    if kind in ("This", "ActiveThis"):
        active = kind == "ActiveThis" and implied != "Active"
        return having(pattern, this=True, test=filters.State("active") if active else None)
    if kind == "ThisIn":
        return having(pattern, this=True, place=b.make("Zone", x.node("z")).pile)
    if kind == "Sel" or kind == "ChosenOf" and not b.choices:
        return such(b, pattern, b.sort(x if kind == "Sel" else x.node("of")).without(implied))
    if kind in ("OneOf", "Both"):
        return having(pattern, test=b.one_of(x))
    return having(pattern, refs=b.as_was(x))


def such(b: Words, pattern: Pattern, sort: Sort) -> Pattern:
    """The event is about a thing of a sort, or so many at once."""
    tests = b.sorted(sort)
    if sort.counted("Another"):
        tests.append(filters.NotAmong(selectors.SelfAsWas()))
    where: Where | None = None if sort.z is None else b.make("Zone", sort.z)
    if where is not None:
        having(pattern, place=where.pile, whose=where.whose)
    least = sort.n.number("n") if sort.n is not None and sort.counted("AtLeast") else 1
    if least > 1:
        having(pattern, **{"members" if pattern.kind == "party" else "many": least})
    return having(
        pattern,
        whose=None if sort.o is None else whose(sort.o),
        test=AllOf(tests) if tests else None,
        together=None if b.would else sort.counted("AtLeast", "All"),
    )


def doer(b: Words, pattern: Pattern, x: Node | None) -> Pattern:
    """What does it: the one who deals the damage."""
    if x is None:
        return pattern
    if x == THIS:
        return having(pattern, doer_this=True)
    if x.kind == "Sel" and b.sort(x).stacked:
        return having(pattern, by=spell(b, b.sort(x)))
    if x.kind == "AbilityOf":
        return having(pattern, by=[ByCharacter(("ability",), -1, b.one_of(x.node("x")))])
    if x.kind == "Sel":
        return having(pattern, doer=b.all_of(x), doer_whose=whose(b.sort(x).o))
    if x.kind in ("OneOf", "Both"):
        return having(pattern, doer=b.one_of(x))
    if x.kind == "It" and b.chose_spell():
        return having(pattern, by=[ByIt()])
    return having(pattern, doer_refs=b.as_was(x))


# ------------------------------------------------------------------ what happens to things


def event(b: Words, kind: str, implied: str = "", **fields: object) -> Pattern:
    """This happens to what the event is about."""
    return having(subject(b, Pattern(kind), b.about, implied), **fields)


def hurt_by_this(pattern: Pattern) -> Pattern:
    """Only what the one with the ability has dealt damage this turn."""
    pattern.test = joined([*flat([pattern.test]), filters.DamagedBy(selectors.SelfAsWas())], AllOf)
    return pattern


def of_party(b: Words, kind: str, **fields: object) -> Pattern:
    """What a party does together."""
    return having(Pattern(kind), whose=whose(b.about.get("o"), 0), **fields)


def party_attacks(b: Words, x: Node | None) -> Pattern:
    """It forms a party and attacks, with others if that is said."""
    found = event(b, "party")
    if x is not None and x.kind == "Both":
        return having(found, also=[b.one_of(part) for part in nodes(x.get("of"))])
    return found if x is None else having(found, other=b.one_of(x))


# ------------------------------------------------------------------ damage


def dealt_damage(b: Words, by: list[By], n: Value | None, is_: str | None) -> Pattern:
    """It is dealt damage: so much (at least, if nothing else is said), in battle or not, while dull."""
    pattern = event(b, "damaged", by=by, battle=BATTLE.get(is_ or ""))
    if is_ == "dull":
        pattern.test = joined([*flat([pattern.test]), filters.State("dull")], AllOf)
    elif is_ == "less" and not isinstance(n, Const):
        pattern.below = n
    elif n is not None and is_ not in BATTLE:
        so_much = expect(n, Const, "damage of at least a number that is counted").n
        least = so_much if is_ in (None, "eq") else None
        most = None if is_ is None else so_much - 1 if is_ == "less" else so_much
        having(pattern, least=least, most=most)
    return pattern


def deals_damage(b: Words, to: Node | None, by: list[By] | None, is_: str | None) -> Pattern | list[Pattern]:
    """What the event is about deals damage: to such Forwards, or to whomsoever; in battle or not, or while it is dull."""
    if b.about.kind == "Party":
        refuse("what a party deals damage to, or how", to, by, is_)
        return of_party(b, "party damage")
    parts = nodes(b.about.get("of")) if b.about.kind == "OneOf" else []
    doers = parts if any(part.kind == "Sel" and b.sort(part).stacked for part in parts) else [b.about]
    kinds = ("damaged", "player damage") if to is None else ("damaged",)
    found = [
        doer(b, having(subject(b, Pattern(kind), to), by=by, battle=BATTLE.get(is_ or "")), one)
        for one in doers
        for kind in kinds
    ]
    for pattern in found if is_ == "dull" else ():
        pattern.doer = joined([*flat([pattern.doer]), filters.State("dull")], AllOf)
    return found


def damages_player(b: Words, o: int) -> Pattern:
    """What the event is about deals damage to a player."""
    if b.about.kind == "Party":
        refuse("a party that deals damage to its own player", o != 1)
        return of_party(b, "party damage", note="player")
    together = b.about.kind == "Sel" and b.sort(b.about).counted("AtLeast")
    return doer(b, having(Pattern("player damage"), whose=o, together=together), b.about)


def damages(b: Words, to: Node, o: int) -> Pattern | list[Pattern]:
    """What the event is about deals damage to Forwards, or to a player."""
    refuse("a party that deals damage to one or another", b.about.kind == "Party")
    player = having(Pattern("player damage"), whose=o)
    return [doer(b, subject(b, Pattern("damaged"), to), b.about), doer(b, player, b.about)]


# ------------------------------------------------------------------ what players do


def nth_cast(b: Words, n: int, of: Node) -> Pattern:
    """A player casts the nth such card in a turn."""
    tests = b.tests(of)
    test = AllOf(tests) if tests else None
    return having(Pattern("cast"), test=test, cond=nth(test, n))


def card(b: Words, kind: str, x: Node | None, **fields: object) -> Pattern:
    """A player does this with a card, whichever it is."""
    found = None if x is None else any_card(b, x)
    refuse("so many cards at once", found is not None and found.kind not in ("A", "AtLeast"))
    return having(Pattern(kind), **fields)


def searched_by(b: Words, x: Node | None) -> Pattern:
    """A Character's ability searches for cards, however many."""
    return doer(b, card(b, "searched", x, together=True), b.about)


def discards(b: Words, x: Node, by: list[By] | None) -> Pattern:
    """A player discards such cards."""
    count = nodes(x.get("n"))
    together = [one.kind for one in count] == ["AtLeast"]
    refuse("so many at once", together and count[0].get("n") != 1)
    return having(Pattern("discard"), test=b.card_test(x), together=together, by=by)
