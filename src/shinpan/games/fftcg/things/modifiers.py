"""11.12.4, 11.12.5: what field abilities and effects that last change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....effects.abilities import Use
from ....effects.context import Context
from ....effects.continuous import Lasting, Modifier, Part
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter, Op, Select, Value
from ....table.cards import Card, Thing
from ....table.events import Event
from ..book.rules import By, Replace, Rule, forbidden
from ..book.values import (
    GENERAL,
    LATE,
    POWER,
    R_ELEMENT,
    R_JOB,
    R_KIND,
    R_NAME,
    R_POWER,
    R_SKILLS,
    R_WORDS,
    TEXT,
    TYPE,
    Change,
    ControlChange,
    once,
)
from ..book.waiting import DelayedAbility, Waiting
from .conds import Ask
from .context import Ctx
from .faces import FORWARD, NONE
from .filters import FoundBy
from .numbers import quotient
from .picks import Do, Pick
from .selectors import It, Subject
from .state import BREAK, NO_ACTIVE_PHASE, REMOVED, Character, Deed, FFTable, Skill
from .trigs import Pattern

if TYPE_CHECKING:
    from ..book.costs import Costs


def value_for(c: Ctx, value: Value, body: Character) -> int:
    """A number that may count something of the very Character it is for."""
    if isinstance(value, Const):
        return value.n
    before = c.subject
    c.subject = body
    n = value.of(c)
    c.subject = before
    return n


class PowerChange(Change):
    """Power up or down."""

    def __init__(self, value: Value, sign: int, reads: int = 0) -> None:
        super().__init__(POWER, reads, R_POWER)
        self.value = value
        self.sign = sign

    def change(self, c: Ctx, body: Character) -> None:
        if body.power == NONE and not body.kinds & FORWARD:
            return
        if body.rules and forbidden(body, "power up" if self.sign > 0 else "power down", c.why):
            return
        if body.power < NONE and c.t.recording:
            once(c.t, "4.3")
        body.power += self.sign * value_for(c, self.value, body)

    def frozen(self, c: Context) -> Modifier:
        """11.12.4.3: an effect that resolved counts once."""
        if isinstance(self.value, Const):
            return self
        return PowerChange(Const(self.value.of(c)), self.sign)

    def adds(self, c: Ctx, body: Character) -> int:
        if body.rules and forbidden(body, "power up" if self.sign > 0 else "power down", c.why):
            return 0
        return self.sign * value_for(c, self.value, body)

    def told(self, c: Ctx, body: Character) -> list[tuple[str, int, str]]:
        n = self.adds(c, body)
        return [("changed", n, "power")] if n else []


class PowerSet(Change):
    """11.3.10, 11.5.6: the power becomes a number: the one before anything is added to it."""

    def __init__(self, value: Value) -> None:
        super().__init__(GENERAL, 0, R_POWER)
        self.value = value

    def change(self, c: Ctx, body: Character) -> None:
        if body.power == NONE and not body.kinds & FORWARD:
            return
        body.power = value_for(c, self.value, body)
        body.base_power = body.power

    def frozen(self, c: Context) -> Modifier:
        if isinstance(self.value, Const):
            return self
        return PowerSet(Const(self.value.of(c)))

    def told(self, c: Ctx, body: Character) -> list[tuple[str, int, str]]:
        return [("set", value_for(c, self.value, body), "power")]


class PowerDouble(Change):
    """The power is doubled."""

    def __init__(self) -> None:
        super().__init__(POWER, R_POWER, R_POWER)

    def change(self, c: Ctx, body: Character) -> None:
        body.power *= 2

    def told(self, c: Ctx, body: Character) -> list[tuple[str, int, str]]:
        return [("changed", body.power, "power")] if body.power > 0 else []


class PowerHalf(Change):
    """The power is halved (4.2: rounded up, unless the text says otherwise)."""

    def __init__(self) -> None:
        super().__init__(POWER, R_POWER, R_POWER)
        self.unit = 1
        self.up = True

    def change(self, c: Ctx, body: Character) -> None:
        body.power = quotient(body.power, 2, self.unit, self.up)

    def told(self, c: Ctx, body: Character) -> list[tuple[str, int, str]]:
        n = quotient(body.power, 2, self.unit, self.up) - body.power if body.power > 0 else 0
        return [("changed", n, "power")] if n else []


class Words(Change):
    """Gains or loses keyword abilities."""

    def __init__(self, bits: int, gain: bool, layer: int = GENERAL) -> None:
        super().__init__(layer, 0, R_WORDS)
        self.bits = bits
        self.gain = gain

    def change(self, c: Ctx, body: Character) -> None:
        if self.gain:
            body.words |= self.bits
        else:
            body.words &= ~self.bits

    def told(self, c: Ctx, body: Character) -> list[tuple[str, int, str]]:
        return [("gained" if self.gain else "lost", self.bits, "keywords")]


class NoWords(Change):
    """Cannot gain certain keyword abilities: whatever was gained is not there."""

    def __init__(self, bits: int) -> None:
        super().__init__(LATE, 0, R_WORDS)
        self.bits = bits

    def change(self, c: Ctx, body: Character) -> None:
        body.words &= ~self.bits | body.face.keywords


class Grant(Change):
    """Gains abilities: those in quotation marks."""

    def __init__(self, skills: list[Skill], layer: int = GENERAL) -> None:
        super().__init__(layer, 0, R_SKILLS)
        self.skills = skills

    def change(self, c: Ctx, body: Character) -> None:
        body.active = body.active + [Use(skill, body.top.uid, c.stamp, True) for skill in self.skills]
        for skill in self.skills:
            body.bits |= skill.kinds
            if skill.state is not None:
                body.watches = True


class Silence(Change):
    """Loses its abilities: 11.12.4.6 (2)."""

    def __init__(self, kinds: tuple[str, ...] = ()) -> None:
        super().__init__(TEXT, 0, R_SKILLS | R_WORDS)
        self.kinds = kinds

    def change(self, c: Ctx, body: Character) -> None:
        if self.kinds:
            body.active = [
                use for use in body.active if not (isinstance(use.ability, Skill) and use.ability.kind in self.kinds)
            ]
            return
        body.active = []
        body.words = 0
        body.bits = 0
        body.silenced = c.stamp or 1


class Kind(Change):
    """Becomes another card type as well (11.12.4.6 (3))."""

    def __init__(self, kind: int, only: bool = False) -> None:
        super().__init__(TYPE, 0, R_KIND)
        self.kind = kind
        self.only = only

    def change(self, c: Ctx, body: Character) -> None:
        body.kinds = self.kind if self.only else body.kinds | self.kind
        if body.kinds & FORWARD and body.power == NONE:
            body.power = max(0, body.face.power)
            body.base_power = body.power


class Tags(Change):
    """Gains jobs, names or categories, or has others instead."""

    def __init__(self, what: str, words: list[str], only: bool = False) -> None:
        super().__init__(TYPE if what == "job" else GENERAL, 0, R_JOB if what == "job" else R_NAME)
        self.what = what
        self.words = words
        self.only = only

    def change(self, c: Ctx, body: Character) -> None:
        words = self.words if self.words else [c.word] if c.word else []
        if self.what == "job":
            body.jobs = words if self.only else [*body.jobs, *words]
        elif self.what == "name":
            body.names = words if self.only else [*body.names, *words]
        else:
            body.categories = words if self.only else [*body.categories, *words]


class NoTags(Change):
    """Loses its jobs or its categories."""

    def __init__(self, what: str) -> None:
        super().__init__(TYPE if what == "job" else GENERAL, 0, R_JOB if what == "job" else R_NAME)
        self.what = what

    def change(self, c: Ctx, body: Character) -> None:
        if self.what == "job":
            body.jobs = []
        else:
            body.categories = []


class Elements(Change):
    """Becomes other Elements, or more."""

    def __init__(self, mask: int, also: bool) -> None:
        super().__init__(GENERAL, 0, R_ELEMENT)
        self.mask = mask
        self.also = also

    def change(self, c: Ctx, body: Character) -> None:
        mask = self.mask if self.mask else c.elements
        body.elements = body.elements | mask if self.also else mask


class ElementsOf(Change):
    """Has the Elements of others as well, but for some."""

    def __init__(self, others: Select, without: int) -> None:
        super().__init__(GENERAL, R_ELEMENT, R_ELEMENT)
        self.others = others
        self.without = without

    def change(self, c: Ctx, body: Character) -> None:
        for other in self.others.find(c):
            if isinstance(other, Character):
                body.elements |= other.elements & ~self.without


class JobsOf(Change):
    """Has the jobs of others as well."""

    def __init__(self, others: Select) -> None:
        super().__init__(TYPE, R_JOB, R_JOB)
        self.others = others

    def change(self, c: Ctx, body: Character) -> None:
        jobs = [job for other in self.others.find(c) if isinstance(other, Character) for job in other.jobs]
        body.jobs = list(dict.fromkeys([*body.jobs, *jobs]))


class ProducesOf(Change):
    """Can produce CP of the Elements of others."""

    def __init__(self, others: Select) -> None:
        super().__init__(LATE, R_ELEMENT, 0)
        self.others = others

    def change(self, c: Ctx, body: Character) -> None:
        for other in self.others.find(c):
            if isinstance(other, Character):
                body.produces |= other.elements


class SkillsOf(Change):
    """Gains abilities of a kind that others have when it begins."""

    def __init__(self, kind: str, others: Select) -> None:
        super().__init__(GENERAL, 0, R_SKILLS)
        self.kind = kind
        self.others = others

    def frozen(self, c: Context) -> Modifier:
        found = [use.ability for other in self.others.find(c) if isinstance(other, Character) for use in other.active]
        return Grant([skill for skill in found if isinstance(skill, Skill) and skill.kind == self.kind])

    def change(self, c: Ctx, body: Character) -> None:
        made = self.frozen(c)
        assert isinstance(made, Grant)
        made.change(c, body)


class Flags(Change):
    """Cannot or must do something."""

    def __init__(self, bits: int) -> None:
        super().__init__(GENERAL)
        self.bits = bits
        self.passing = False
        """Whether it is over for a Character after its controller's next Active Phase."""

    def change(self, c: Ctx, body: Character) -> None:
        body.flags |= self.bits


class SkipActive(Flags):
    """Does not become active in its controller's next Active Phase."""

    def __init__(self) -> None:
        super().__init__(NO_ACTIVE_PHASE)
        self.passing = True


class Attacks(Change):
    """Can attack more often in a turn."""

    def __init__(self, n: int, again: bool) -> None:
        super().__init__(GENERAL)
        self.n = n
        self.again = again

    def change(self, c: Ctx, body: Character) -> None:
        if self.again:
            body.extra_attacks += self.n
        else:
            body.extra_attacks = max(body.extra_attacks, self.n)


class AttacksOf(Change):
    """Can attack so many times in a turn, by a number that is counted when it begins."""

    def __init__(self, value: Value) -> None:
        super().__init__(GENERAL)
        self.value = value

    def change(self, c: Ctx, body: Character) -> None:
        body.extra_attacks = max(body.extra_attacks, self.value.of(c) - 1)

    def frozen(self, c: Context) -> Modifier:
        return Attacks(self.value.of(c) - 1, False)


class Produces(Change):
    """Can produce CP of other Elements."""

    def __init__(self, mask: int) -> None:
        super().__init__(GENERAL)
        self.mask = mask

    def change(self, c: Ctx, body: Character) -> None:
        body.produces |= self.mask


class RuleFor(Change):
    """Something holds for Characters: what they cannot do, what cannot be done to them."""

    def __init__(self, kind: str, layer: int = GENERAL) -> None:
        super().__init__(layer)
        self.kind = kind
        self.by: list[By] = []
        self.filter: Filter | None = None
        self.number: Value = Const(0)
        self.names: list[str] = []
        self.costs: Costs | None = None
        self.goal = -1
        """Where a Summon that is cast because of it goes after use, or -1."""
        self.relative = False
        """Whether it compares others with the Character it is about."""

    def rule(self, c: Ctx) -> Rule:
        """The rule as it stands now."""
        rule = Rule(self.kind, c)
        rule.costs = self.costs
        rule.by = self.by
        rule.filter = self.filter
        rule.number = self.number.of(c)
        rule.names = self.names
        rule.goal = self.goal
        return rule

    def change(self, c: Ctx, body: Character) -> None:
        rule = self.rule(c)
        if self.relative:
            rule.c = c.frozen().thaw(c.t)
            rule.c.that = body
        body.rules = [*body.rules, rule]

    def change_player(self, c: Ctx, player: int) -> None:
        c.t.rules_of[player].append(self.rule(c))


class CastCost(RuleFor):
    """The cost to cast certain cards changes."""

    def __init__(self, value: Value, sign: int, floor: int, filter: Filter | None) -> None:
        super().__init__("cast cost")
        self.value = value
        self.sign = sign
        self.floor = floor
        self.filter = filter
        self.next = False
        """Only for the next such card."""

    def rule(self, c: Ctx) -> Rule:
        rule = super().rule(c)
        rule.number = self.sign * self.value.of(c)
        rule.floor = self.floor
        if self.next:
            rule.once = c.stamp
        return rule


class NextTime(RuleFor):
    """Something holds for a Character until it is made use of."""

    def rule(self, c: Ctx) -> Rule:
        rule = super().rule(c)
        rule.once = c.stamp
        return rule


class CastFrom(RuleFor):
    """Certain cards can be cast from elsewhere than the hand, on certain terms."""

    def __init__(self) -> None:
        super().__init__("cast from")
        self.free = False
        """Whether what is cast because of it is cast without paying."""
        self.less: Value | None = None
        """By how much less it is cast."""
        self.floor = 0
        """The least its cost can become by that."""
        self.any_element = False
        """Whether CP of any Element pays for it."""
        self.once_a_turn = False
        """Whether it is used once in a turn only."""

    def rule(self, c: Ctx) -> Rule:
        rule = super().rule(c)
        rule.free = self.free
        rule.less = self.less.of(c) if self.less is not None else 0
        rule.floor = self.floor
        rule.any_element = self.any_element
        if self.once_a_turn and c.body is not None:
            rule.turnly = -2 - c.body.bid
        return rule


class LightDark(RuleFor):
    """7.7.5: a text lets its player have several Light or Dark Characters."""

    def __init__(self, mask: int) -> None:
        super().__init__("light dark")
        self.number = Const(mask)


# ------------------------------------------------------------------ replacement


class Instead(Replace):
    """A replacement effect made of a pattern and what happens in its place."""

    def __init__(self, c: Ctx, pattern: Pattern, change: Op, key: int) -> None:
        super().__init__("instead", c, pattern.kinds, key)
        self.pattern = pattern
        self.change = change

    def applies(self, t: FFTable, event: Deed) -> bool:
        return not (self.pattern.first and t.used.get(self.key, 0)) and self.pattern.match(self.c, event)

    def apply(self, t: FFTable, event: Deed) -> None:
        if self.pattern.first:
            t.used[self.key] = 1
        c = self.c.frozen().thaw(t)
        c.deed = event
        c.that = event.body if event.body is not None else event.card
        c.why = self.c.why
        c.count = event.amount
        self.change.run(c)


class Replacing(Change):
    """Carries a replacement effect as a continuous one."""

    def __init__(self, pattern: Pattern, op: Op, optional: bool = False, once: bool = False) -> None:
        super().__init__(GENERAL)
        self.pattern = pattern
        self.op = op
        self.optional = optional
        self.once = once
        """Used up by the first event it replaces."""

    def change_player(self, c: Ctx, player: int) -> None:
        key = hash((id(self), c.card.uid if c.card is not None else -1, c.stamp))
        rule = Instead(c, self.pattern, self.op, key)
        rule.optional = self.optional
        if self.once:
            rule.once = c.stamp
        c.t.rules_of[player].append(rule)

    def change(self, c: Ctx, body: Character) -> None:
        """Given to a Character: “it gains …”."""
        self.change_player(c, c.controller)


class SetDamage(Do):
    """The damage of the event becomes, grows or shrinks."""

    def __init__(self, how: str, value: Value) -> None:
        self.how = how
        self.value = value
        self.unit = 1

    def do(self, c: Ctx) -> bool:
        event = c.deed
        assert event is not None
        n = self.value.of(c)
        if self.how == "is":
            event.amount = n
        elif self.how == "less":
            event.amount = max(0, event.amount - n)
        elif self.how == "more":
            event.amount += n
        elif self.how == "double":
            event.amount *= 2
        else:
            event.amount = quotient(event.amount, 2, self.unit, True)
        return True


class Redirect(Do):
    """The damage of the event is dealt to something else."""

    def __init__(self, to: Select) -> None:
        self.to = to

    def do(self, c: Ctx) -> bool:
        event = c.deed
        assert event is not None
        for thing in self.to.find(c):
            if isinstance(thing, Character) and thing.alive:
                event.body = thing
                event.card = thing.top
                return True
        return False


class GoElsewhere(Do):
    """What would go to one zone goes to another."""

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def do(self, c: Ctx) -> bool:
        assert c.deed is not None
        c.deed.goal = self.goal
        return True


class EnterDull(Do):
    """What would enter the field does so dull."""

    def __init__(self, dull: bool) -> None:
        self.dull = dull

    def do(self, c: Ctx) -> bool:
        assert c.deed is not None
        c.deed.dull = self.dull
        return True


class InsteadDo(Do):
    """The event does not happen; something else does."""

    def __init__(self, op: Op | None) -> None:
        self.op = op

    def do(self, c: Ctx) -> bool:
        assert c.deed is not None
        c.deed.prevented = True
        return self.op.run(c) if self.op is not None else True


# ------------------------------------------------------------------ making effects that last


def until(c: Ctx, duration: str) -> tuple[int, int]:
    """The first and the last turn of a duration."""
    t = c.t
    mine = t.turn_player == c.controller
    if duration == "Turn":
        return t.turn, t.turn
    if duration in ("EndOfOpponentsTurn", "EndOfOpponentsNextTurn"):
        return t.turn, t.turn + 1 if mine else t.turn if duration == "EndOfOpponentsTurn" else t.turn + 2
    if duration == "EndOfYourTurn":
        return t.turn, t.turn if mine else t.turn + 1
    if duration == "EndOfYourNextTurn":
        return t.turn, t.turn + 2 if mine else t.turn + 1
    if duration == "EndOfNextTurn":
        return t.turn, t.turn + 1
    if duration == "OpponentsNextTurn":
        n = t.turn + 1 if mine else t.turn + 2
        return n, n
    if duration == "YourNextTurn":
        n = t.turn + 2 if mine else t.turn + 1
        return n, n
    return t.turn, 1 << 30


class ThisOnField(Ask):
    """As long as the Character with the ability is on the field."""

    def ask(self, c: Ctx) -> bool:
        return c.body is not None and c.body.alive


ON_FIELD: Final = ThisOnField()


class StillOnField(Ask):
    """As long as one of certain Characters is on the field."""

    def __init__(self, refs: list[int]) -> None:
        self.refs = refs

    def ask(self, c: Ctx) -> bool:
        found = [c.t.thing(ref) for ref in self.refs]
        return any(isinstance(thing, Character) and thing.alive for thing in found)


class MakeLasting(Do):
    """11.12.4.2, 11.12.4.9: makes a continuous effect on what it affects now, with a timestamp of its own."""

    def __init__(self, parts: list[Part], what: Pick | None, duration: str) -> None:
        self.parts = parts
        self.what = what
        self.duration = duration

    def possible(self, c: Ctx) -> bool:
        return self.what is None or self.what.enough(c)

    def do(self, c: Ctx) -> bool:
        t = c.t
        refs: list[int] = []
        it = [t.ref(thing) for thing in It().things(c) if isinstance(thing, Character) and thing.alive]
        if self.what is not None:
            things = self.what.take(c, "mod")
            for thing in things:
                body = self.body(c, thing)
                if body is not None and body.alive:
                    refs.append(t.ref(body))
            if not refs:
                return False
            if self.what.how != 2:
                c.it = things
        first, last = until(c, self.duration)
        watch: Cond | None = None
        if self.duration == "WhileThis":
            if c.body is None or not c.body.alive:
                return False
            watch = ON_FIELD
        elif self.duration == "WhileIt":
            if not it:
                return False
            watch = StillOnField(it)
        parts = [Part(part.modifier.frozen(c), part.scope, part.cond, part.player) for part in self.parts]
        if any(part.modifier is not fixed.modifier for part, fixed in zip(self.parts, parts)):
            t.cite("11.11.9", player=c.controller)
            t.cite("11.12.4.3", player=c.controller)
        stamp = t.tick()
        kept = c.frozen()
        kept.it = refs if refs else kept.it
        t.lasting.append(Lasting(parts, kept, refs, self.what is not None, stamp, first, last, watch))
        t.version += 1
        if t.recording:
            event = Deed("lasting", "11.12.4.9", c.controller, c.body, c.card)
            event.others = [one for ref in refs for one in [t.thing(ref)] if one is not None]
            said = self.told(c, parts, event.others)
            event.note = "told" if said else ""
            t.record(event)
            for change in said:
                t.record(change)
        t.cite("11.12.4.2", player=c.controller)
        if t.recording and any(isinstance(part.modifier, PowerSet) for part in parts):
            t.cite("11.3.10" if c.why.kind == "summon" else "11.5.6", player=c.controller)
        for ref in refs:
            affected = t.thing(ref)
            if affected is not None:
                c.did_to("mod", affected)
        return True

    def told(self, c: Ctx, parts: list[Part], things: list[Thing]) -> list[Event]:
        """11.12.4.9: what the log says of each Character: the power and the keywords it now has more or fewer."""
        t = c.t
        found: list[Event] = []
        t.recording = False
        for part in parts:
            modifier = part.modifier
            if part.player >= 0 or not isinstance(modifier, Change):
                continue
            for one in things if self.what is not None else part.scope.find(c) if part.scope is not None else []:
                if isinstance(one, Character) and one.alive:
                    for kind, amount, note in modifier.told(c, one):
                        event = Event(kind, "11.12.4.9", one.controller, one, one.top, amount)
                        event.note = note
                        event.by_card = c.card
                        found.append(event)
        t.recording = True
        return found

    def body(self, c: Ctx, thing: Thing) -> Character | None:
        """The Character meant."""
        return thing if isinstance(thing, Character) else None


class EachLast(MakeLasting):
    """The same effect made for each of several things on its own: “the next damage dealt to it”."""

    def do(self, c: Ctx) -> bool:
        assert self.what is not None
        t = c.t
        done = False
        first, last = until(c, self.duration)
        things = self.what.take(c, "mod")
        before = c.it
        for thing in things:
            if not isinstance(thing, Character) or not thing.alive:
                continue
            c.it = [thing]
            t.lasting.append(Lasting(self.parts, c.frozen(), [], False, t.tick(), first, last, None))
            done = True
        c.it = before
        if done:
            t.version += 1
            t.cite("11.12.4.9", player=c.controller)
        return done


class LastEach(MakeLasting):
    """The same effect with a number of its own for each thing: so much power for each CP of its own cost."""

    def do(self, c: Ctx) -> bool:
        assert self.what is not None
        things = self.what.take(c, "mod")
        before = c.subject
        one = MakeLasting(self.parts, Pick(Subject()), self.duration)
        done = False
        for thing in things:
            c.subject = thing
            done = one.do(c) or done
        c.subject = before
        return done


class AllowCast(Do):
    """A player can cast certain cards from where they are."""

    def __init__(self, what: Pick, duration: str) -> None:
        self.what = what
        self.duration = duration
        self.goal = -1
        """Where a Summon goes after use, if not to the Break Zone."""
        self.free = False
        """Without paying the cost."""
        self.less: Value | None = None
        """For so much less."""
        self.floor = 0
        """The least its cost can become by that."""
        self.any_element = False
        """With CP of any Element."""
        self.cond: Cond | None = None
        """Only as long as this holds."""
        self.looks = False
        """Whether its player may look at what lies face down."""

    def do(self, c: Ctx) -> bool:
        t = c.t
        things = [thing for thing in self.what.take(c, "cast") if isinstance(thing, Card)]
        for card in things:
            card.shown |= 1 << c.controller if self.looks else 0
        if not things:
            return False
        before = c.it
        c.it = list(things)
        rule = CastFrom()
        rule.filter = FoundBy(It())
        rule.number = Const(1 << BREAK | 1 << REMOVED)
        rule.goal = self.goal
        rule.free = self.free
        rule.less = self.less
        rule.floor = self.floor
        rule.any_element = self.any_element
        first, last = until(c, self.duration)
        t.lasting.append(Lasting([Part(rule, None, self.cond, 0)], c.frozen(), [], False, t.tick(), first, last, None))
        c.it = before
        t.version += 1
        return True


class TakeControl(MakeLasting):
    """6.2.6: gain control of Characters."""

    def __init__(self, what: Pick, duration: str, give: bool = False) -> None:
        super().__init__([Part(ControlChange(), None)], what, duration)
        self.give = give
        """Whether the opponent gains it."""

    def do(self, c: Ctx) -> bool:
        done = super().do(c)
        if done:
            c.t.lasting[-1].frozen.controller = 1 - c.actor if self.give else c.actor
            c.t.version += 1
        return done


class MakeDelayed(Do):
    """11.8.17: makes a delayed auto-ability."""

    def __init__(self, skill: Skill, duration: str, lasts: bool) -> None:
        self.skill = skill
        self.duration = duration
        self.lasts = lasts
        self.next_turn = False
        """Whether it does not wait for the end of this turn but of a next one."""

    def do(self, c: Ctx) -> bool:
        t = c.t
        first, last = until(c, self.duration)
        if self.next_turn:
            first = t.turn + 1
        if self.duration == "next main1":
            first = t.turn if t.phase in ("active", "draw") else t.turn + 1
            last = 1 << 30
        later = DelayedAbility(self.skill, c.frozen(), first, last)
        later.lasts = self.lasts
        later.stamp = t.tick()
        t.later.append(later)
        t.version += 1
        t.cite("11.8.17.1", player=c.controller)
        return True


class TriggerNow(Do):
    """“When you do so, …”: a delayed auto-ability that triggers at once (11.8.17)."""

    def __init__(self, skill: Skill, cond: Cond | None = None, done: bool = False) -> None:
        self.skill = skill
        self.cond = cond
        self.done = done
        """Whether the part before must have been done."""

    def do(self, c: Ctx) -> bool:
        if self.done and not c.answered or self.cond is not None and not self.cond.holds(c):
            return False
        t = c.t
        card = c.card if c.card is not None else t.cards[0]
        waiting = Waiting(Use(self.skill, card.uid, 0, True), c.body, card, c.controller, None)
        waiting.kept = c.frozen()
        t.waiting.append(waiting)
        t.cite("11.8.17.1", player=c.controller)
        return True
