"""Instructions about units: damage, healing, stun, KO, swapping, retreating, charging (chapter 900)."""

from __future__ import annotations

from ....effects.context import Context
from ....effects.numbers import Times
from ....effects.ops import Op, Select, Value
from ....effects.picking import pick, source_uid
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..book.battle import damage_step
from ..book.continuous import now, skill_cost
from ..book.main_phase import retreat
from ..book.playing import judge
from .actions import charge
from .areas import knock_out, swap
from .card_verbs import Targets
from .causes import cause_of
from .filters import table_of
from .marks import damage, heal, stun, unstun
from .state import (
    NO_CHARGE,
    NO_ENERGY,
    NO_HEAL,
    NO_KO,
    NO_PLAYER_RETREAT,
    NO_PLAYER_SKILLS,
    NO_RETREAT,
    NO_SKILLS,
    NO_STUN,
    NO_SWAP,
    STUNNED_SKILLS,
    Unit,
)


class Hurt(Op):
    """914: deal damage by an effect."""

    def __init__(self, targets: Targets, amount: Value) -> None:
        self.targets = targets
        self.amount = amount

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "damage")
        amount = self.amount.of(c)
        t.cite("914.5")
        if isinstance(self.amount, Times):
            t.cite("914.5a")
        if not units and any(isinstance(thing, Card) for thing in c.it):
            t.cite("914.6")
        done = bool(units)
        cause = cause_of(c)
        cause.kind = "effect"
        for unit in units:
            if not damage(t, unit, amount, cause):
                done = False
        return done

    def can(self, c: Context) -> bool:
        return self.targets.any(c)


class Heal(Op):
    """915: heal HP; amount None heals all."""

    def __init__(self, targets: Targets, amount: Value | None) -> None:
        self.targets = targets
        self.amount = amount

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "heal")
        done = bool(units)
        for unit in units:
            if not heal(t, unit, -1 if self.amount is None else self.amount.of(c)):
                done = False
        return done

    def can(self, c: Context) -> bool:
        now(table_of(c))
        return any(isinstance(u, Unit) and u.damage > 0 and not u.flags & NO_HEAL for u in self.targets.select.find(c))


class Stun(Op):
    """918: stun units, or take the stun marker off."""

    def __init__(self, targets: Targets, on: bool) -> None:
        self.targets = targets
        self.on = on

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "stun")
        done = bool(units)
        for unit in units:
            ok = stun(t, unit, cause_of(c)) if self.on else unstun(t, unit)
            done = done and ok
        return done

    def can(self, c: Context) -> bool:
        if not self.targets.any(c):
            return False
        for unit in self.targets.select.find(c):
            if isinstance(unit, Unit) and (not unit.flags & NO_STUN and not unit.stunned if self.on else unit.stunned):
                return True
        return False


class ClearMarkers(Op):
    """907.5: take all markers off."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "heal")
        for unit in units:
            if unit.damage:
                heal(t, unit, -1)
            unstun(t, unit)
        return bool(units)


class KnockOut(Op):
    """908: KO units."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        units = self.targets.units(c, "ko")
        c.it = [unit for unit in units]
        cause = cause_of(c)
        cause.kind = "effect"
        return knock_out(table_of(c), units, cause) == len(units) and bool(units)

    def can(self, c: Context) -> bool:
        return self.targets.any(c) and any(isinstance(u, Unit) and not u.flags & NO_KO for u in self.targets.select.find(c))


class Swap(Op):
    """912: main unit and a standby unit change places."""

    def __init__(self, targets: Targets, other: Select) -> None:
        self.targets = targets
        self.other = other

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "swap")
        now(t)
        done = False
        for unit in units:
            for other in self.other.find(c):
                if isinstance(other, Unit) and other is not unit and other.controller == unit.controller:
                    done = swap(t, unit, other, cause_of(c))
                    break
        return done

    def can(self, c: Context) -> bool:
        if not self.targets.any(c):
            return False
        able = [u for u in self.targets.select.find(c) if isinstance(u, Unit) and not u.flags & NO_SWAP]
        return bool(able) and any(isinstance(u, Unit) and not u.flags & NO_SWAP for u in self.other.find(c))


class Retreat(Op):
    """913: a unit is made to retreat, paying its cost."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        done = False
        for unit in self.targets.units(c, "retreat"):
            player = unit.controller
            units = t.standby(player)
            if t.main(player) is not unit or not units or len(unit.energy) < unit.retreat:
                t.cite("913.1d", player=player)
                continue
            options = [Option("choose", body.top.uid, body.bid) for body in units]
            body = t.bodies[t.ask(Decision(player, "choose", options, "913.1a", source=source_uid(c))).body]
            assert isinstance(body, Unit)
            done = retreat(t, player, body)
        return done

    def can(self, c: Context) -> bool:
        t = table_of(c)
        now(t)
        for unit in self.targets.select.find(c):
            if isinstance(unit, Unit) and t.standby(unit.controller) and len(unit.energy) >= unit.retreat:
                if not unit.flags & (NO_RETREAT | NO_SWAP) and not t.player_flags[unit.controller] & NO_PLAYER_RETREAT:
                    return True
        return False


class Charge(Op):
    """906: charge a unit."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        done = False
        for unit in self.targets.units(c, "charge"):
            hand: list[Thing] = [card for card in t.hand(c.controller)]
            chosen = pick(c, c.controller, hand, 1, False, False, "charge", "906.1")
            t.cite("906.1", player=c.controller)
            for card in chosen:
                if isinstance(card, Card):
                    done = charge(t, c.controller, card, unit, cause_of(c), "906.1")
        return done

    def can(self, c: Context) -> bool:
        t = table_of(c)
        if not self.targets.any(c) or not t.hand(c.controller) or t.player_flags[c.controller] & NO_CHARGE:
            return False
        return any(isinstance(u, Unit) and not u.flags & NO_ENERGY for u in self.targets.select.find(c))


class UseSkill(Op):
    """A skill of a unit is used by an effect: it is judged and goes through the whole damage step."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        for unit in self.targets.units(c, "skill"):
            if unit.flags & NO_SKILLS or t.player_flags[unit.controller] & NO_PLAYER_SKILLS:
                t.cite("104.4", player=unit.controller)
                continue
            options = [
                Option("skill", use.uid, unit.bid, i, use.skill.name)
                for i, use in enumerate(unit.skills)
                if use.skill.effect.activated is None
                and use.skill.name not in unit.banned
                and skill_cost(unit, use) <= len(unit.energy)
                and (not unit.stunned or use.skill.effect.even_stunned or unit.flags & STUNNED_SKILLS)
            ]
            if not options:
                return False
            answer = t.ask(Decision(c.controller, "mode", options, "703.1", source=source_uid(c)))
            use = unit.skills[answer.number]
            if judge(t, c.controller, unit, use, use.skill.name):
                damage_step(t, c.controller, unit, use)
            return True
        return False


class MoveDamage(Op):
    """Damage markers go from one unit to another."""

    def __init__(self, source: Select, amount: Value, targets: Targets) -> None:
        self.source = source
        self.amount = amount
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        want = self.amount.of(c)
        for unit in self.source.find(c):
            if isinstance(unit, Unit) and unit.alive and unit.damage > 0:
                some = min(want, unit.damage)
                if heal(t, unit, some):
                    for other in self.targets.units(c, "damage")[:1]:
                        damage(t, other, some, cause_of(c))
                return some == want
        return False


class ChooseHurt(Op):
    """915.3: choose units to heal: only damaged ones can be chosen."""

    def __init__(self, select: Select, count: Value, up_to: bool) -> None:
        self.select = select
        self.count = count
        self.up_to = up_to

    def candidates(self, c: Context) -> list[Thing]:
        """The damaged ones."""
        return [thing for thing in self.select.find(c) if isinstance(thing, Unit) and thing.damage > 0]

    def run(self, c: Context) -> bool:
        t = table_of(c)
        want = self.count.of(c)
        t.cite("909.1")
        t.cite("915.3", player=c.controller)
        c.it = pick(c, c.controller, self.candidates(c), want, self.up_to, False, "heal", "915.3")
        c.count = len(c.it)
        return len(c.it) == want or self.up_to

    def can(self, c: Context) -> bool:
        return self.up_to or len(self.candidates(c)) >= self.count.of(c)

    def picks(self) -> bool:
        return True
