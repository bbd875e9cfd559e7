"""Conditions: what a text asks for before something happens or while it holds."""

from __future__ import annotations

from ....effects.conditions import compare
from ....effects.context import Context
from ....effects.ops import Cond, Filter, Select, Value
from ....table.cards import Card, Thing
from ..book.targets import Fit
from ..book.values import now
from .context import Ctx
from .filters import alike, all_alike
from .selectors import sides
from .state import BREAK, FIELD, HAND, ZONES, Character, used_by
from .trigs import Pattern


class Ask(Cond):
    """A condition of this game."""

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.ask(c)

    def ask(self, c: Ctx) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


class There(Ask):
    """So many things are there."""

    def __init__(self, select: Select, how: str, n: Value) -> None:
        self.select = select
        self.how = how
        self.n = n

    def ask(self, c: Ctx) -> bool:
        now(c.t)
        found = self.select.find(c)
        c.named = found
        return compare(len(found), self.how, self.n.of(c))

    def facts(self) -> int:
        return self.select.facts()


class Fitting(Ask):
    """So many things are there that are together what is asked for: of different Elements, of the same cost …"""

    def __init__(self, select: Select, fit: Fit, n: Value) -> None:
        self.select = select
        self.fit = fit
        self.n = n

    def ask(self, c: Ctx) -> bool:
        now(c.t)
        return self.reach(c, [], self.select.find(c), self.n.of(c))

    def reach(self, c: Ctx, taken: list[Thing], left: list[Thing], n: int) -> bool:
        """Whether these can be filled up to so many."""
        if len(taken) >= n:
            return True
        for index, thing in enumerate(left):
            if len(taken) + len(left) - index < n:
                return False
            if self.fit.allows(c, taken, thing) and self.reach(c, [*taken, thing], left[index + 1 :], n):
                return True
        return False

    def facts(self) -> int:
        return self.select.facts()


class OnlyThere(Ask):
    """All that is there is of a kind (and something is)."""

    def __init__(self, every: Select, those: Filter) -> None:
        self.every = every
        self.those = those

    def ask(self, c: Ctx) -> bool:
        now(c.t)
        found = self.every.find(c)
        return bool(found) and all(self.those.test(c, thing) for thing in found)


class Compared(Ask):
    """Two numbers compared."""

    def __init__(self, left: Value, how: str, right: Value, reads: int = 0) -> None:
        self.left = left
        self.how = how
        self.right = right
        self.reads = reads

    def ask(self, c: Ctx) -> bool:
        now(c.t)
        return compare(self.left.of(c), self.how, self.right.of(c))

    def facts(self) -> int:
        return self.reads


class Is(Ask):
    """Something is such a thing."""

    def __init__(self, select: Select, test: Filter, every: bool = True) -> None:
        self.select = select
        self.test = test
        self.every = every

    def ask(self, c: Ctx) -> bool:
        now(c.t)
        found = self.select.find(c)
        if not found:
            return False
        if self.every:
            return all(self.test.test(c, thing) for thing in found)
        return any(self.test.test(c, thing) for thing in found)

    def facts(self) -> int:
        return self.test.facts()


class InPhase(Ask):
    """In a phase."""

    def __init__(self, phases: tuple[str, ...]) -> None:
        self.phases = phases

    def ask(self, c: Ctx) -> bool:
        c.t.phase_asked = True
        return c.t.phase in self.phases


class InZone(Ask):
    """The card is in a zone, or in somebody's; on the field that is whoever controls it."""

    def __init__(self, select: Select, zone: int, whose: int = -1) -> None:
        self.select = select
        self.zone = zone
        self.whose = whose

    def ask(self, c: Ctx) -> bool:
        for thing in self.select.find(c):
            if isinstance(thing, Character):
                if self.zone == FIELD and thing.alive:
                    if self.theirs(c, thing.controller):
                        return True
                    continue
                card = thing.top
                if thing.alive or card.host is not None or card.zone >= 2 * ZONES:
                    continue
                if card.zone % ZONES == self.zone and card.ref == thing.new_ref and self.theirs(c, c.t.zones[card.zone].owner):
                    return True
            elif isinstance(thing, Card):
                if self.zone == FIELD:
                    if isinstance(thing.host, Character) and self.theirs(c, thing.host.controller):
                        return True
                elif thing.host is None and thing.zone < 2 * ZONES and thing.zone % ZONES == self.zone:
                    if self.theirs(c, c.t.zones[thing.zone].owner):
                        return True
        return False

    def theirs(self, c: Ctx, player: int) -> bool:
        """Whether that player's zone is meant."""
        return self.whose < 0 or player in sides(c, self.whose)


class ThisCame(Ask):
    """How this Character came onto the field: cast, by an effect, by Warp; from where; how it was paid."""

    def __init__(self, how: str) -> None:
        self.how = how

    def ask(self, c: Ctx) -> bool:
        body = c.body
        if body is None:
            return self.how == "more" and c.word == "more" or self.how == "instead" and c.word == "instead"
        if self.how in ("more", "instead"):
            return body.way == self.how
        return body.how == self.how


def paid_for(c: Ctx) -> int:
    """The Elements of the CP paid to cast this very card, as bits, or -1 if it was not cast."""
    body = c.body
    if body is None:
        return c.elements if c.why.kind == "summon" and not c.why.burst else -1
    return body.paid if body.how == "cast" else -1


class PaidElements(Ask):
    """The CP paid to cast this card was (only) of certain Elements."""

    def __init__(self, mask: int, only: bool) -> None:
        self.mask = mask
        self.only = only

    def ask(self, c: Ctx) -> bool:
        paid = paid_for(c)
        if paid < 0:
            return False
        if self.only:
            return paid != 0 and not paid & ~self.mask
        return paid & self.mask == self.mask


class Happened(Ask):
    """Something happened this turn, so often."""

    def __init__(self, what: str, whose: int, how: str, n: int) -> None:
        self.what = what
        self.whose = whose
        self.how = how
        self.n = n

    def ask(self, c: Ctx) -> bool:
        return compare(sum(c.t.counted(self.what, player) for player in sides(c, self.whose)), self.how, self.n)


class EnteredThisTurn(Ask):
    """So many such Characters entered a player's field this turn."""

    def __init__(self, test: Filter, whose: int, how: str, n: Value, warp: bool) -> None:
        self.test = test
        self.whose = whose
        self.how = how
        self.n = n
        self.warp = warp
        """Only those that came due to Warp."""

    def ask(self, c: Ctx) -> bool:
        total = 0
        now(c.t)
        for ref in c.t.entered:
            thing = c.t.thing(ref)
            if isinstance(thing, Character) and thing.base_controller in sides(c, self.whose):
                if (not self.warp or thing.how == "warp") and self.test.test(c, thing):
                    total += 1
        return compare(total, self.how, self.n.of(c))


class AttackedThisTurn(Ask):
    """So many such Forwards attacked this turn, those that have left since as they last were."""

    def __init__(self, test: Filter, whose: int, how: str, n: Value) -> None:
        self.test = test
        self.whose = whose
        self.how = how
        self.n = n

    def ask(self, c: Ctx) -> bool:
        t = c.t
        total = 0
        now(t)
        if t.turn_player in sides(c, self.whose):
            bodies = [*t.field(0), *t.field(1), *[t.gone[bid] for bid, _, _ in t.left if bid in t.gone]]
            for body in bodies:
                if isinstance(body, Character) and body.attacks > 0 and self.test.test(c, body):
                    total += 1
        return compare(total, self.how, self.n.of(c))


class Shares(Ask):
    """Two things share a name, an Element, a cost …"""

    def __init__(self, what: str, one: Select, other: Select) -> None:
        self.what = what
        self.one = one
        self.other = other

    def ask(self, c: Ctx) -> bool:
        for a in self.one.find(c):
            for b in self.other.find(c):
                if alike(c, a, b, self.what):
                    return True
        return False


class AllShare(Ask):
    """There are such things, and they all share one Element, name, cost …: a card of several has each of them (5.2.1.1)."""

    def __init__(self, what: str, select: Select, least: int) -> None:
        self.what = what
        self.select = select
        self.least = least
        """How many there must be: two, where both are spoken of."""

    def ask(self, c: Ctx) -> bool:
        now(c.t)
        found = self.select.find(c)
        return len(found) >= self.least and all_alike(c, found, self.what)


class PaidDifferent(Ask):
    """The CP paid to cast this card was of so many different Elements."""

    def __init__(self, how: str, n: int) -> None:
        self.how = how
        self.n = n

    def ask(self, c: Ctx) -> bool:
        paid = paid_for(c)
        return paid >= 0 and compare(bin(paid).count("1"), self.how, self.n)


class LeftThisTurn(Ask):
    """So many such Characters were put from the field into the Break Zone, were broken, or left this turn."""

    def __init__(self, test: Filter, whose: int, how: str, n: Value, kind: str, into: int = -1) -> None:
        self.test = test
        self.whose = whose
        self.kind = kind
        self.how = how
        self.n = n
        self.into = into
        """7.3: whose zone they went to: that of their owner."""

    def ask(self, c: Ctx) -> bool:
        total = 0
        for bid, goal, broken in c.t.left:
            body = c.t.gone.get(bid)
            if body is None or body.controller not in sides(c, self.whose) or body.top.owner not in sides(c, self.into):
                continue
            wanted = HAND if self.kind == "ReturnedTo" else BREAK
            if self.kind == "Broken" and not broken or self.kind != "Leaves" and goal != wanted:
                continue
            if self.test.test(c, body):
                total += 1
        return compare(total, self.how, self.n.of(c))


class WasHit(Ask):
    """It was dealt damage this turn."""

    def __init__(self, select: Select) -> None:
        self.select = select

    def ask(self, c: Ctx) -> bool:
        return any(isinstance(thing, Character) and thing.hit > 0 for thing in self.select.find(c))


class DamageReached(Ask):
    """The damage just received brought its player to so many points."""

    def __init__(self, n: int) -> None:
        self.n = n

    def ask(self, c: Ctx) -> bool:
        if c.deed is None:
            return False
        have = c.t.damage_of(c.deed.player)
        return have - c.deed.amount < self.n <= have


class FromBurst(Ask):
    """11.10: whether this is carried out as an EX Burst."""

    def ask(self, c: Ctx) -> bool:
        return c.why.burst


class CastNext(Ask):
    """Such a card is to be cast right after this effect, because of it."""

    def __init__(self, test: Filter) -> None:
        self.test = test

    def ask(self, c: Ctx) -> bool:
        found = [c.t.thing(later.ref) for later in c.t.cast_after]
        return any(card is not None and self.test.test(c, card) for card in found)


class UsedThisTurn(Ask):
    """A Character has used all of these special abilities this turn."""

    def __init__(self, select: Select, names: list[str]) -> None:
        self.select = select
        self.names = names

    def ask(self, c: Ctx) -> bool:
        found = [thing for thing in self.select.find(c) if isinstance(thing, Character)]
        return bool(found) and all(c.t.counted(used_by(body, name), body.controller) for body in found for name in self.names)


class PaidByBackups(Ask):
    """Whether all CP paid to cast this came from such Backups."""

    def __init__(self, test: Filter) -> None:
        self.test = test

    def ask(self, c: Ctx) -> bool:
        paid = [made for made in c.paid if made.verb in ("cp", "backup")]
        body = c.body
        if body is not None:
            paid = [made for made in body.payment if made.verb in ("cp", "backup")]
        return bool(paid) and all(made.verb == "backup" and self.test.test(c, made.thing) for made in paid)


class DeedIs(Ask):
    """The event that set this off is of a certain kind."""

    def __init__(self, patterns: list[Pattern]) -> None:
        self.patterns = patterns

    def ask(self, c: Ctx) -> bool:
        return c.deed is not None and any(pattern.match(c, c.deed) for pattern in self.patterns)


class PartyThisTurn(Ask):
    """So many such Forwards formed a party this turn."""

    def __init__(self, test: Filter, whose: int, how: str, n: Value) -> None:
        self.test = test
        self.whose = whose
        self.how = how
        self.n = n

    def ask(self, c: Ctx) -> bool:
        total = 0
        for bid in c.t.partied:
            body = c.t.bodies.get(bid) or c.t.gone.get(bid)
            if body is not None and body.controller in sides(c, self.whose) and self.test.test(c, body):
                total += 1
        return compare(total, self.how, self.n.of(c))
