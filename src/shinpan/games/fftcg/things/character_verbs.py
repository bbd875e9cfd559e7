"""15.1: instructions about Characters and players: damage, breaking, dulling, freezing, battle, counters."""

from __future__ import annotations

from ....effects.ops import Select, Value
from ....effects.picking import asking
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..book.targets import ChooseOp, pick, shares
from ..book.warp import take_counter
from . import facts
from .context import Ctx
from .moves import (
    Blow,
    activate,
    characters_of,
    damage_player,
    deal,
    dull,
    freeze,
    leave,
    place_counters,
    power_of,
    remove_counters,
)
from .numbers import quotient
from .picks import Do, OnThings, Pick
from .selectors import sides
from .state import BREAK, ZONES, Cause, Character, Deed, out_of_battle

# ------------------------------------------------------------------ damage


def doing_of(c: Ctx, thing: Thing) -> Cause:
    """11.11.8: what a card does because an ability says so is done by the card, not by the ability."""
    c.t.cite("11.11.8", player=c.controller)
    body = thing if isinstance(thing, Character) else None
    card = body.top if body is not None else thing if isinstance(thing, Card) else None
    why = Cause("card", facts.controller(thing, c.t), body, card)
    why.sid = c.why.sid
    why.own = body is not None and body is c.body
    return why


class Damage(OnThings):
    """Deal damage to Forwards."""

    verb = "damage"

    def __init__(self, what: Pick, amount: Value, by: Select | None = None) -> None:
        super().__init__(what)
        self.amount = amount
        self.by = by
        self.sure = False
        """Whether the damage cannot be reduced."""

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        blows: list[Blow] = []
        if not characters_of(things) and all(isinstance(thing, Card) for thing in things):
            # cards that were revealed in between are dealt no damage: what was chosen is
            things = [thing for chosen in c.groups.values() for thing in chosen]
        source = c.body
        why = c.why
        if self.by is not None:
            found = self.by.find(c)
            if not found:
                return False
            doer = found[0]
            source = doer if isinstance(doer, Character) else None
            why = doing_of(c, doer)
        for body in characters_of(things):
            before = c.subject
            c.subject = body
            blows.append(Blow(body, self.amount.of(c), source, why))
            c.subject = before
        deal(c.t, blows, "11.12.3.1", self.sure)
        return self.done(c, [blow.target for blow in blows])


class DamageOnes(OnThings):
    """So much damage to one of them, so much to another …, as the player selects, all at one moment."""

    verb = "damage"

    def __init__(self, what: Pick, amounts: list[int]) -> None:
        super().__init__(what)
        self.amounts = amounts
        self.choice: ChooseOp | None = None
        """The choice with which it was declared who gets how much (11.6.8)."""

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        left: list[Thing] = list(characters_of(things))
        blows: list[Blow] = []
        if self.choice is not None:
            declared = dict(c.shares)
            found = [(body, declared.get(c.t.ref(body), 0)) for body in characters_of(things)]
            blows = [Blow(body, share, c.body, c.why) for body, share in found if share > 0]
        for amount in self.amounts if self.choice is None else []:
            for body in characters_of(pick(c, c.actor, left, 1, False, "damage", "11.11.5.1")):
                blows.append(Blow(body, amount, c.body, c.why))
                left = [other for other in left if other is not body]
        deal(c.t, blows, "11.12.3.1")
        return self.done(c, [blow.target for blow in blows])


class DividedDamage(OnThings):
    """11.3.6: damage shared out as the player likes, as declared beforehand; what was not declared is shared out now."""

    verb = "damage"

    def __init__(self, what: Pick, amount: Value) -> None:
        super().__init__(what)
        self.amount = amount
        self.choice: ChooseOp | None = None
        """The choice with which it is shared out."""
        self.sure = False
        """Whether it cannot be reduced."""

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        found = c.shares if self.choice is not None else shares(c, c.actor, things, self.amount.of(c), "11.11.5.1")
        blows: list[Blow] = []
        for body in bodies:
            ref = c.t.ref(body)
            blows += [Blow(body, share, c.body, c.why) for at, share in found if at == ref and share > 0]
        deal(c.t, blows, "11.12.3.1", self.sure)
        return self.done(c, [blow.target for blow in blows])


class EqualDamage(OnThings):
    """Damage shared out equally; 4.2: what does not divide is rounded up."""

    verb = "damage"

    def __init__(self, what: Pick, amount: Value) -> None:
        super().__init__(what)
        self.amount = amount
        self.unit = 1

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        if not bodies:
            return False
        share = quotient(self.amount.of(c), len(bodies), self.unit, True)
        deal(c.t, [Blow(body, share, c.body, c.why) for body in bodies], "11.12.3.1")
        return self.done(c, list(bodies))


class Fight(OnThings):
    """Each of two Forwards deals damage equal to its power to the other."""

    verb = "damage"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        if len(bodies) < 2:
            return False
        one, other = bodies[0], bodies[1]
        blows = [
            Blow(other, power_of(one), one, doing_of(c, one)),
            Blow(one, power_of(other), other, doing_of(c, other)),
        ]
        deal(c.t, blows, "11.12.3.1")
        return self.done(c, list(bodies[:2]))


class DamagePlayer(Do):
    """6.5.1: deal points of damage to a player."""

    def __init__(self, whose: int, amount: Value, by: Select | None = None) -> None:
        self.whose = whose
        self.amount = amount
        self.by = by
        self.quiet = False
        """Whether EX Bursts cannot be used."""

    def do(self, c: Ctx) -> bool:
        done = False
        source = c.body
        why = c.why
        if self.by is not None:
            for thing in self.by.find(c):
                source = thing if isinstance(thing, Character) else None
                why = doing_of(c, thing)
        for player in sides(c, self.whose):
            done = damage_player(c.t, player, self.amount.of(c), why, source, "6.5.1", self.quiet) > 0 or done
        return done


class NegateDamage(OnThings):
    """All damage dealt to it is taken away."""

    verb = "heal"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        for body in bodies:
            body.damage = 0
            c.t.happened(Deed("healed", "11.12.3.1", body.controller, body, body.top))
        return self.done(c, list(bodies))


# ------------------------------------------------------------------ on the field


class Break(OnThings):
    """15.1.1.3.1: break."""

    verb = "break"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = leave(c.t, characters_of(things), BREAK, c.why, "15.1.1.3.1", broken=True)
        # What something else was done to in its place was not broken.
        return self.done(c, [body for body in bodies if body.top.zone % ZONES == BREAK])


class Dull(OnThings):
    """15.1.1.2.1: dull."""

    verb = "dull"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, list(dull(c.t, characters_of(things), c.why)))


class Activate(OnThings):
    """15.1.1.1.1: activate."""

    verb = "activate"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        dulled = [body for body in bodies if body.dull]
        turned = activate(c.t, bodies, c.why)
        for body in dulled:
            if not body.dull:
                c.did_to("turn active", body)
        return self.done(c, list(turned))


class Freeze(OnThings):
    """15.2.4.1: freeze."""

    verb = "freeze"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, list(freeze(c.t, characters_of(things), c.why)))


class DullFreeze(OnThings):
    """15.1.1.2.1, 15.2.4.1: dull and freeze the same Characters."""

    verb = "dull"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        dulled = self.done(c, list(dull(c.t, bodies, c.why)))
        frozen = freeze(c.t, bodies, c.why)
        for body in frozen:
            c.did_to("freeze", body)
        return dulled or bool(frozen)


class OutOfBattle(OnThings):
    """10.1.3.3: remove Forwards from the battle."""

    verb = "out"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        for body in bodies:
            out_of_battle(c.t, body)
        return self.done(c, list(bodies))


# ------------------------------------------------------------------ counters


class PlaceCounters(OnThings):
    """6.7.1: place counters."""

    verb = "counters"

    def __init__(self, what: Pick, name: str, amount: Value) -> None:
        super().__init__(what)
        self.name = name
        self.amount = amount

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        for thing in things:
            if isinstance(thing, Character):
                place_counters(c.t, thing, self.name, self.amount.of(c), c.why)
            elif isinstance(thing, Card) and self.name == "Warp":
                known = c.t.warping.get(thing.uid)
                have = known[1] if known is not None and known[0] == thing.ref else 0
                c.t.warping[thing.uid] = (thing.ref, have + self.amount.of(c))
                c.t.version += 1
        return self.done(c, things)


class RemoveAnyCounters(OnThings):
    """15.1.1.10.1: as many counters as the player likes, at least one, are removed; so many were handled."""

    verb = "counters off"

    def __init__(self, what: Pick, name: str) -> None:
        super().__init__(what)
        self.name = name

    def possible(self, c: Ctx) -> bool:
        return any(body.counters.get(self.name, 0) for body in characters_of(self.what.select.find(c)))

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        total = 0
        for body in characters_of(things):
            have = body.counters.get(self.name, 0)
            options = [Option("number", number=n) for n in range(1, have + 1)]
            if options:
                n = c.t.ask(Decision(c.actor, "number", options, "15.1.1.10.1", False, asking(c), "counters")).number
                total += remove_counters(c.t, body, self.name, n, c.why)
        c.count = total
        return total > 0


class SelectCounter(OnThings):
    """11.11.5.1: one of the counters on a Character is selected."""

    verb = "select counter"

    def possible(self, c: Ctx) -> bool:
        return any(sum(body.counters.values()) for body in characters_of(self.what.select.find(c)))

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        names = list(dict.fromkeys(name for body in characters_of(things) for name, n in body.counters.items() if n))
        c.word = ""
        if not names:
            return False
        options = [Option("choose", name=name) for name in sorted(names)]
        c.word = c.t.ask(Decision(c.actor, "choose", options, "11.11.5.1", False, asking(c), "counter")).name
        return True


class SameCounters(OnThings):
    """Counters of the kind of the one that was selected: placed, removed, or twice as many."""

    verb = "counters"

    def __init__(self, what: Pick, how: str, n: int) -> None:
        super().__init__(what)
        self.how = how
        """place, remove, double."""
        self.n = n

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        if not c.word:
            return False
        bodies = characters_of(things)
        for body in bodies:
            if self.how == "remove":
                remove_counters(c.t, body, c.word, self.n, c.why)
            else:
                n = body.counters.get(c.word, 0) if self.how == "double" else self.n
                place_counters(c.t, body, c.word, n, c.why)
        return self.done(c, list(bodies))


class RemoveCounters(OnThings):
    """15.1.1.10.1: remove counters."""

    verb = "counters off"

    def __init__(self, what: Pick, name: str, amount: Value | None) -> None:
        super().__init__(what)
        self.name = name
        self.amount = amount
        """None: all of them."""

    def possible(self, c: Ctx) -> bool:
        for thing in self.what.select.find(c):
            if isinstance(thing, Character):
                have = sum(thing.counters.values()) if not self.name else thing.counters.get(self.name, 0)
                if have >= (self.amount.of(c) if self.amount is not None else 1):
                    return True
            elif isinstance(thing, Card) and thing.uid in c.t.warping:
                return True
        return False

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        total = 0
        for thing in things:
            if isinstance(thing, Character):
                n = self.amount.of(c) if self.amount is not None else 1 << 20
                total += remove_counters(c.t, thing, self.name, n, c.why)
            elif isinstance(thing, Card) and self.name in ("Warp", ""):
                for _ in range(self.amount.of(c) if self.amount is not None else 1 << 10):
                    if not take_counter(c.t, thing.uid):
                        break
                    total += 1
        c.count = total
        return total > 0
