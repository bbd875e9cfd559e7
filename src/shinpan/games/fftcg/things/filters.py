"""Tests of one thing: what a text asks of cards and Characters."""

from __future__ import annotations

from ....effects.conditions import compare
from ....effects.context import Context
from ....effects.ops import Filter, Select, Value
from ....table.cards import Card, Thing
from ..book.attack import is_attacking, is_blocking, is_in_battle, why_not_attack
from ..book.legality import number_of
from ..book.values import R_COST, R_ELEMENT, R_JOB, R_KIND, R_NAME, R_POWER, R_SKILLS, R_WORDS
from . import facts
from .context import Ctx
from .faces import KINDS, NONE
from .state import FIELD, ZONES, Attack, Character, Skill, StackItem


class Test(Filter):
    """A filter that knows which facts it asks for."""

    reads = 0

    def test(self, c: Context, thing: Thing) -> bool:
        assert isinstance(c, Ctx)
        return self.ask(c, thing)

    def ask(self, c: Ctx, thing: Thing) -> bool:
        """Whether the thing passes."""
        raise NotImplementedError

    def facts(self) -> int:
        return self.reads


class CardTypes(Test):
    """Forward, Backup …: any of these card types."""

    reads = R_KIND

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return bool(facts.kinds(thing, c.t) & self.mask)


class StackKinds(Test):
    """Summon, auto-ability …: any of these on the stack."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return isinstance(thing, StackItem) and thing.kind in self.kinds


class CostOrPower(Test):
    """A cost or power compared with a number."""

    def __init__(self, which: str, how: str, value: Value) -> None:
        self.which = which
        self.how = how
        self.value = value

    def ask(self, c: Ctx, thing: Thing) -> bool:
        have = facts.cost(thing, c.t) if self.which == "cost" else facts.power(thing, c.t)
        if have == NONE:
            return False
        before = c.subject
        c.subject = thing
        want = self.value.of(c)
        c.subject = before
        return compare(have, self.how, want)

    def facts(self) -> int:
        return R_COST if self.which == "cost" else R_POWER


class NumberIn(Test):
    """One of several costs."""

    reads = R_COST

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return facts.cost(thing, c.t) in self.numbers


class Extreme(Test):
    """The highest or lowest cost or power among its player's (or all) Forwards."""

    def __init__(self, which: str, highest: bool, among: Select) -> None:
        self.which = which
        self.highest = highest
        self.among = among

    def ask(self, c: Ctx, thing: Thing) -> bool:
        found = [value(c, other, self.which) for other in self.among.find(c)]
        if not found:
            return False
        return value(c, thing, self.which) == (max(found) if self.highest else min(found))

    def facts(self) -> int:
        return R_COST | R_POWER


def value(c: Ctx, thing: Thing, which: str) -> int:
    """The cost or power of a thing."""
    return facts.cost(thing, c.t) if which == "cost" else facts.power(thing, c.t)


class Element(Test):
    """Any of these Elements, or none of them."""

    reads = R_ELEMENT

    def __init__(self, mask: int, without: bool = False) -> None:
        self.mask = mask
        self.without = without

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return bool(facts.elements(thing, c.t) & self.mask) != self.without


class NamedElement(Test):
    """The Element that was named."""

    reads = R_ELEMENT

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return bool(facts.elements(thing, c.t) & c.elements)


class MultiElement(Test):
    """5.2.1.1: more than one Element (or just one)."""

    reads = R_ELEMENT

    def __init__(self, multi: bool = True) -> None:
        self.multi = multi

    def ask(self, c: Ctx, thing: Thing) -> bool:
        mask = facts.elements(thing, c.t)
        return (mask & (mask - 1) != 0) == self.multi


class Job(Test):
    """One of these jobs."""

    reads = R_JOB

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return any(job in self.names for job in facts.jobs(thing, c.t))


class HasJobs(Test):
    """So many different jobs, or more."""

    reads = R_JOB

    def __init__(self, n: int) -> None:
        self.n = n

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return len(set(facts.jobs(thing, c.t))) >= self.n


class WithName(Test):
    """One of these names."""

    reads = R_NAME

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return any(name in self.names for name in facts.names(thing, c.t))


class Category(Test):
    """One of these categories."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return any(name in self.names for name in facts.categories(thing, c.t))


class NamedWord(Test):
    """The name or job that was named."""

    def __init__(self, what: str) -> None:
        self.what = what

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if self.what == "job":
            return c.word in facts.jobs(thing, c.t)
        return c.word in facts.names(thing, c.t)


class NamedNumbers(Test):
    """One of the numbers that were named is its cost."""

    reads = R_COST

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return facts.cost(thing, c.t) in c.numbers


class NamedKind(Test):
    """The card type that was named."""

    reads = R_KIND

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return bool(facts.kinds(thing, c.t) & KINDS.get(c.word, 0))


class State(Test):
    """Active, dull, damaged, attacking …"""

    def __init__(self, state: str) -> None:
        self.state = state

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if isinstance(thing, Card):
            return self.state == "face down" and not thing.face_up or self.state == "face up" and thing.face_up
        if not isinstance(thing, Character):
            return False
        return holds(c, thing, self.state)


def holds(c: Ctx, body: Character, state: str) -> bool:
    """Whether a Character is in a state."""
    if state == "active":
        return not body.dull
    if state == "dull":
        return body.dull
    if state == "damaged":
        return body.damage > 0
    if state == "attacking":
        return is_attacking(c.t, body)
    if state == "blocking":
        return is_blocking(c.t, body)
    if state == "blocked":
        return c.t.attack is not None and c.t.attack.blocked and is_attacking(c.t, body)
    if state == "in battle":
        return is_in_battle(c.t, body)
    if state == "frozen":
        return body.frozen
    if state == "party":
        return c.t.attack is not None and in_party(c.t.attack, body)
    if state == "entered":
        return body.entered == c.t.turn
    if state == "not entered":
        return body.entered != c.t.turn
    if state == "attacked":
        return body.attacks > 0
    if state == "hit":
        return body.hit > 0
    if state == "can attack":
        return not why_not_attack(c.t, body)
    raise AssertionError(f"no such state: {state}")


class WithWord(Test):
    """Has a keyword ability."""

    reads = R_WORDS

    def __init__(self, bit: int) -> None:
        self.bit = bit

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if isinstance(thing, Character):
            return bool(thing.words & self.bit)
        return bool(facts.face_of(thing, c.t).keywords & self.bit)


class WithEx(Test):
    """11.10.1: has an EX Burst."""

    def ask(self, c: Ctx, thing: Thing) -> bool:
        face = facts.face_of(thing, c.t)
        return face.ex or any(skill.ex and not skill.damage for skill in face.skills)


class WithSkill(Test):
    """Has an ability of a kind: a special ability, Warp …"""

    reads = R_SKILLS

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def ask(self, c: Ctx, thing: Thing) -> bool:
        face = facts.face_of(thing, c.t)
        if self.kind == "warp":
            return face.warp is not None
        if isinstance(thing, Character):
            return any(isinstance(use.ability, Skill) and use.ability.kind == self.kind for use in thing.active)
        return any(skill.kind == self.kind for skill in face.skills)


class WithCounter(Test):
    """6.7: has so many counters of a name (or any) on it."""

    def __init__(self, name: str, how: str, n: int) -> None:
        self.name = name
        self.how = how
        self.n = n

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if isinstance(thing, Card) and self.name == "Warp":
            known = c.t.warping.get(thing.uid)
            return compare(known[1] if known is not None and known[0] == thing.ref else 0, self.how, self.n)
        if not isinstance(thing, Character):
            return False
        have = thing.counters.get(self.name, 0) if self.name else sum(thing.counters.values())
        return compare(have, self.how, self.n)


class SameAs(Test):
    """Shares a name, an Element or the cost with something."""

    def __init__(self, what: str, other: Select, different: bool = False) -> None:
        self.what = what
        self.other = other
        self.different = different

    def ask(self, c: Ctx, thing: Thing) -> bool:
        found = self.other.find(c)
        return any(alike(c, thing, other, self.what) for other in found) != self.different

    def facts(self) -> int:
        return R_NAME | R_ELEMENT | R_COST


def alike(c: Ctx, one: Thing, other: Thing, what: str) -> bool:
    """Whether two things share a name, an Element, a cost, a power, a job, a category or the card number (5.2.5.1)."""
    t = c.t
    if what == "name":
        return any(name in facts.names(other, t) for name in facts.names(one, t))
    if what == "element":
        return bool(facts.elements(one, t) & facts.elements(other, t))
    if what == "cost":
        return facts.cost(one, t) == facts.cost(other, t)
    if what == "power":
        return facts.power(one, t) == facts.power(other, t)
    if what == "job":
        return any(job in facts.jobs(other, t) for job in facts.jobs(one, t))
    if what == "category":
        return any(name in facts.categories(other, t) for name in facts.categories(one, t))
    if what == "kind":
        return bool(facts.kinds(one, t) & facts.kinds(other, t))
    if what == "number":
        return number_of(facts.face_of(one, t).id) == number_of(facts.face_of(other, t).id)
    raise AssertionError(f"cannot compare {what}")


def all_alike(c: Ctx, things: list[Thing], what: str) -> bool:
    """Whether all things share one name, Element, cost …: Fire/Ice, Ice/Wind and Wind/Fire do so two by two only."""
    t = c.t
    if what in ("element", "kind"):
        common = -1
        for thing in things:
            common &= facts.elements(thing, t) if what == "element" else facts.kinds(thing, t)
        return common != 0
    if what in ("name", "job", "category"):
        read = {"name": facts.names, "job": facts.jobs, "category": facts.categories}[what]
        shared = read(things[0], t) if things else []
        return not things or any(all(one in read(thing, t) for thing in things) for one in shared)
    return all(alike(c, thing, other, what) for thing, other in zip(things, things[1:]))


class NotAmong(Test):
    """“Other than …”: none of certain things."""

    def __init__(self, others: Select) -> None:
        self.others = others

    def ask(self, c: Ctx, thing: Thing) -> bool:
        for other in self.others.find(c):
            if other is thing:
                return False
            if isinstance(other, Character) and isinstance(thing, Card) and other.uid == thing.uid:
                return False
            if isinstance(other, Card) and isinstance(thing, Character) and thing.uid == other.uid:
                return False
        return True


class Generic(Test):
    """5.2.2.1: with the generic icon, or without it."""

    def __init__(self, generic: bool) -> None:
        self.generic = generic

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return facts.face_of(thing, c.t).generic == self.generic


class DamagedBy(Test):
    """Was dealt damage this turn by something."""

    def __init__(self, by: Select) -> None:
        self.by = by

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if not isinstance(thing, Character):
            return False
        return any(isinstance(body, Character) and body.bid in thing.hurt_by for body in self.by.find(c))


class Whose(Test):
    """Controlled (or owned) by a player: 0 you, 1 your opponent."""

    def __init__(self, whose: int, owned: bool = False) -> None:
        self.whose = whose
        self.owned = owned

    def ask(self, c: Ctx, thing: Thing) -> bool:
        player = facts.owner(thing, c.t) if self.owned else facts.controller(thing, c.t)
        return (player == c.controller) == (self.whose == 0)


class InZones(Test):
    """In one of these zones."""

    def __init__(self, zones: int) -> None:
        self.zones = zones

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if isinstance(thing, Character):
            return thing.alive and bool(self.zones >> FIELD & 1)
        return isinstance(thing, Card) and thing.zone < 2 * ZONES and bool(self.zones >> (thing.zone % ZONES) & 1)


class FoundBy(Test):
    """One of the things a selector finds."""

    def __init__(self, select: Select) -> None:
        self.select = select

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return any(other is thing for other in self.select.find(c))


class ThatChooses(Test):
    """Something on the stack that chose certain things."""

    def __init__(self, what: Filter, only: bool) -> None:
        self.what = what
        self.only = only

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if not isinstance(thing, StackItem):
            return False
        found = [c.t.thing(ref) for _, refs in thing.chosen for ref in refs]
        if self.only and len(found) != 1:
            return False
        return any(other is not None and self.what.test(c, other) for other in found)


class OneTarget(Test):
    """Something on the stack that chose exactly one thing."""

    def ask(self, c: Ctx, thing: Thing) -> bool:
        return isinstance(thing, StackItem) and sum(len(refs) for _, refs in thing.chosen) == 1


def in_party(attack: Attack, body: Character) -> bool:
    """15.1.1.9: whether it forms a party; of one that left, whether it did then."""
    if not body.alive:
        return body.bid in attack.left
    return attack.party and body.bid in attack.members


class PartyWith(Test):
    """Forms a party with something, or did so when it left."""

    def __init__(self, others: Select) -> None:
        self.others = others

    def ask(self, c: Ctx, thing: Thing) -> bool:
        attack = c.t.attack
        if attack is None or not isinstance(thing, Character) or not in_party(attack, thing):
            return False
        for other in self.others.find(c):
            if isinstance(other, Character) and other is not thing:
                if other.bid in attack.members or other.bid in attack.left:
                    return True
        return False


class BattlesWith(Test):
    """Blocks certain Forwards, or is blocked by them."""

    def __init__(self, others: Select, blocks: bool) -> None:
        self.others = others
        self.blocks = blocks

    def ask(self, c: Ctx, thing: Thing) -> bool:
        attack = c.t.attack
        if attack is None or not isinstance(thing, Character):
            return False
        others = [other.bid for other in self.others.find(c) if isinstance(other, Character)]
        if self.blocks:
            return thing.bid == attack.blocker and any(other in attack.members for other in others)
        return thing.bid in attack.members and attack.blocker in others


class FromSource(Test):
    """An ability on the stack of such a card."""

    def __init__(self, source: Filter) -> None:
        self.source = source

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if not isinstance(thing, StackItem) or thing.kept is None:
            return False
        inner = thing.kept.thaw(c.t)
        source: Thing | None = inner.body if inner.body is not None else inner.card
        return source is not None and self.source.test(c, source)


class PutThisTurn(Test):
    """A card that was put from a player's field into the Break Zone this turn and is still there."""

    def __init__(self, whose: int = -1) -> None:
        self.whose = whose

    def ask(self, c: Ctx, thing: Thing) -> bool:
        if not isinstance(thing, Card):
            return False
        for bid, _, _ in c.t.left:
            body = c.t.gone.get(bid)
            if body is not None and body.new_ref == thing.ref:
                return self.whose < 0 or (body.controller == c.controller) == (self.whose == 0)
        return False
