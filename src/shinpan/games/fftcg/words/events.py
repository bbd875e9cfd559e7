"""11.8.2: what an ability waits for, and because of what it happens: what the rows of triggers, events and causes name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....effects.filters import AllOf
from ....effects.numbers import Const
from ....effects.ops import Filter, Value
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ..book.rules import By
from ..things import conds, filters, numbers, selectors
from ..things.trigs import Pattern
from .conditions import any_card
from .vocabulary import THIS, deeds
from .words import Sort, nodes, whose

if TYPE_CHECKING:
    from .clauses import Clauses

PLAYERS = ("You", "Opponent", "EachPlayer", "Each", "They")
BATTLE = {"battle": 1, "notbattle": -1}

# ------------------------------------------------------------------ causes


def caused(kinds: str, o: int | None = None, source: Filter | None = None, **fields: Any) -> list[By]:
    """A cause: Summons, abilities, or both, of somebody."""
    by = By(tuple(kinds.split()), -1 if o is None else o, source)
    for name, value in fields.items():
        setattr(by, name, value)
    return [by]


def either_of(o: int | None, nodamage: int | None, named: int | None, shares: int | None) -> list[By]:
    """Summons and abilities: of the named Element, of an Element of this card, or only those that deal no damage."""
    source = filters.NamedElement() if named else filters.SameAs("element", selectors.SelfAsWas()) if shares else None
    return caused("summon ability", o, source, harmless=nodamage is not None)


def of_kind(b: Clauses, k: list[Node], f: list[Node]) -> Filter:
    """The source is of some kinds, and such."""
    return AllOf(b.sorted(Sort(k, f, None, None, [], [])))


def spell(b: Clauses, sort: Sort) -> list[By]:
    """“Your Fire Summon”, “your ability”: a cause."""
    names = {kind.kind for kind in sort.k}
    if not names <= {"Summon", "Ability"} or sort.other or sort.a:
        raise CannotRun("such a Summon or ability")
    kinds = tuple(name.lower() for name in ("Summon", "Ability") if name in names)
    source = AllOf([b.filter(item) for item in sort.f]) if sort.f else None
    return [By(kinds, whose(sort.o), source)]


# ------------------------------------------------------------------ triggers


def on(b: Clauses, x: Node, e: list[Node]) -> list[Pattern]:
    """One of some events, that happen to a thing or that a player does."""
    found: list[Pattern] = []
    with b.within(about=x):
        for event in e:
            found += b.make("Event", event, deeds if x.kind in PLAYERS else None)
    if x.kind in PLAYERS:
        for pattern in found:
            pattern.whose = whose(x)
    return found


def first_time(found: list[Pattern]) -> list[Pattern]:
    """For the first time in a turn."""
    for pattern in found:
        if pattern.kind == "cast":
            pattern.cond = nth(pattern.test, 1)
        else:
            pattern.first = True
    return found


def nth(test: Filter | None, n: int) -> conds.Compared:
    """It is the nth such card that its player casts this turn."""
    return conds.Compared(numbers.CastThisTurn(-2, test), "=", Const(n))


def on_counters(b: Clauses, e: Node, c: str, x: Node) -> list[Pattern]:
    """Counters are placed on something or removed from it."""
    with b.within(about=x):
        return event(b, "counters" if e.kind == "CounterPlaced" else "counters off", note=c)


# ------------------------------------------------------------------ what happens to things


def with_fields(pattern: Pattern, **fields: Any) -> list[Pattern]:
    """A pattern with some of its fields, where something is said of them."""
    for name, value in fields.items():
        if value is not None:
            setattr(pattern, name, value)
    return [pattern]


def event(b: Clauses, kind: str, implied: str = "", **fields: Any) -> list[Pattern]:
    """This happens to what the event is about."""
    return with_fields(b.subject(Pattern(kind), b.about, implied), **fields)


def going(b: Clauses, kind: str) -> str:
    """What is replaced is its leaving."""
    return "leave" if b.would else kind


def if_would(b: Clauses, value: Any) -> Any:
    """What tells it from others that would leave."""
    return value if b.would else None


def from_zone(b: Clauses, z: Node) -> int | None:
    """The zone it comes from, unless it is any."""
    return None if z.get("p") == Node("AnyZone") else b.make("Zone", z).pile


def from_whose(b: Clauses, z: Node) -> int | None:
    """Whose zone other cards than this come from."""
    return None if b.about == THIS else whose(z.get("o"))


def attacks(b: Clauses) -> list[Pattern]:
    """It attacks; a party does so together."""
    if b.about.kind == "Party":
        return with_fields(Pattern("party"), whose=whose(b.about.get("o"), 0), together=True)
    return event(b, "attack")


def party_attacks(b: Clauses, x: Node | None) -> list[Pattern]:
    """It forms a party and attacks, with others if that is said."""
    found = event(b, "party", together=b.about.kind == "Sel" or None)
    if x is not None and x.kind == "Both":
        return with_fields(found[0], also=[b.one_of(part) for part in nodes(x.get("of"))])
    return with_fields(found[0], other=test_if(b, x))


def test_if(b: Clauses, x: Node | None) -> Filter | None:
    """A test of one thing, if one is named."""
    return None if x is None else b.one_of(x)


def breaks(b: Clauses, x: Node, is_broken: bool) -> list[Pattern]:
    """What the event is about is broken by something, or breaks it."""
    if b.would:
        raise CannotRun("being broken by something, as a replacement")
    broken, by = (b.about, x) if is_broken else (x, b.about)
    return [b.doer(b.subject(Pattern("broken"), broken), by)]


# ------------------------------------------------------------------ damage


def dealt_by(b: Clauses, x: Node) -> list[Pattern]:
    """It is dealt damage by something."""
    return [b.doer(pattern, x) for pattern in event(b, "damaged")]


def dealt_damage(b: Clauses, by: list[By], n: Value | None, is_: str | None) -> list[Pattern]:
    """It is dealt damage: so much (at least, if nothing else is said), in battle or not, while dull."""
    (pattern,) = event(b, "damaged", by=by, battle=BATTLE.get(is_ or ""))
    if is_ == "dull":
        dull: Filter = filters.State("dull")
        pattern.test = dull if pattern.test is None else AllOf([pattern.test, dull])
    elif is_ == "less" and not isinstance(n, Const):
        pattern.below = n
    elif n is not None and is_ not in BATTLE:
        if not isinstance(n, Const):
            raise CannotRun("damage of at least a number that is counted")
        least, most = {None: (n.n, None), "eq": (n.n, n.n), "max": (None, n.n), "less": (None, n.n - 1)}[is_]
        with_fields(pattern, least=least, most=most)
    return [pattern]


def deals_damage(b: Clauses, to: Node | None, by: list[By] | None, is_: str | None) -> list[Pattern]:
    """What the event is about deals damage to Forwards."""
    x = b.about
    if x.kind == "Party":
        return with_fields(Pattern("party damage"), whose=whose(x.get("o"), 0))
    found: list[Pattern] = []
    parts = nodes(x.get("of")) if x.kind == "OneOf" else []
    for one in parts if any(part.kind == "Sel" and b.sort(part).stacked for part in parts) else [x]:
        pattern = Pattern("damaged") if to is None else b.subject(Pattern("damaged"), to)
        with_fields(pattern, by=by, battle=BATTLE.get(is_ or ""))
        found.append(b.doer(pattern, one))
    return found


def damages_player(b: Clauses, o: int = -1) -> list[Pattern]:
    """What the event is about deals damage to a player."""
    if b.about.kind == "Party":
        return with_fields(Pattern("party damage"), whose=0)
    pattern = Pattern("player damage")
    with_fields(pattern, whose=o, together=b.about.kind == "Sel" and b.sort(b.about).counted("AtLeast"))
    return [b.doer(pattern, b.about)]


def damages(b: Clauses, to: Node, o: int) -> list[Pattern]:
    """What the event is about deals damage to Forwards, or to a player."""
    if b.about.kind == "Party" and o == 1:
        return with_fields(Pattern("party damage"), whose=0)
    (player,) = with_fields(Pattern("player damage"), whose=o)
    return [b.doer(b.subject(Pattern("damaged"), to), b.about), b.doer(player, b.about)]


# ------------------------------------------------------------------ what players do


def deed(kind: str, **fields: Any) -> list[Pattern]:
    """A player does this."""
    return with_fields(Pattern(kind), **fields)


def nth_cast(b: Clauses, n: int, of: Node) -> list[Pattern]:
    """A player casts the nth such card in a turn."""
    tests = b.tests(of)
    test = AllOf(tests) if tests else None
    return deed("cast", test=test, cond=nth(test, n))


def card(b: Clauses, kind: str, x: Node | None, **fields: Any) -> list[Pattern]:
    """A player does this with a card, whichever it is."""
    if x is not None and (found := any_card(b, x)) is not None and found.kind not in ("A", "AtLeast"):
        raise CannotRun("so many cards at once")
    return deed(kind, **fields)


def discards(b: Clauses, x: Node, by: list[By] | None) -> list[Pattern]:
    """A player discards such cards."""
    count = x.get("n")
    together = isinstance(count, Node) and count.kind == "AtLeast"
    if isinstance(count, Node) and together and count.get("n") != 1:
        raise CannotRun("so many at once")
    return deed("discard", test=b.card_test(x), together=together, by=by)
