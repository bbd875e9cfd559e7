"""11.3.3, 11.3.4, 11.6.5, 11.8.9: what is declared when something is put on the stack: modes and what is chosen."""

from __future__ import annotations

from typing import Final

from ....effects.context import Context
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Select, Value
from ....effects.picking import asking
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..things.context import Ctx
from ..things.state import Cause, Character, FFTable, StackItem

UNIT: Final = 1000
"""Damage is shared out in such units, at least one of them to each."""
SHARING: Final = {"11.3.3": "11.3.6", "11.6.5": "11.6.8", "11.7.5": "11.7.8", "11.8.9": "11.8.12"}
"""The clause by which it is declared what happens to which of several, by the clause of the choice."""


class ChooseOp(Op):
    """“Choose …”: made when the effect is put on the stack; when it resolves, what is still legal becomes “it”."""

    def __init__(self, number: int, select: Select, count: Value, up_to: bool) -> None:
        self.number = number
        self.select = select
        self.count = count
        self.up_to = up_to
        self.every = False
        """“Any number of”."""
        self.by_opponent = False
        self.fits: Fit | None = None
        """What the chosen things must be together."""
        self.when: Cond | None = None
        """Chosen only if this holds then."""
        self.shared: Value | None = None
        """Damage that is shared out among what is chosen, at the same time."""
        self.amounts: list[int] = []
        """Damage of which each part goes to another of those chosen: which to which is declared at the same time."""
        self.ways = 0
        """In how many ways what is chosen may be dealt with: which way is declared at the same time."""
        self.ordered = False
        """Whether it matters which of several is chosen first."""

    def candidates(self, c: Ctx) -> list[Thing]:
        """What could be chosen now."""
        if self.when is not None and not self.when.holds(c):
            return []
        found = [thing for thing in self.select.find(c) if choosable(c.t, thing, c.why)]
        return found

    def able(self, c: Ctx) -> bool:
        """11.3.3: whether there is enough to choose."""
        if self.up_to or self.every or self.when is not None and not self.when.holds(c):
            return True
        want = self.count.of(c)
        found = self.candidates(c)
        if len(found) < want:
            return False
        return self.fits is None or self.fits.possible(c, found, want)

    def declare(self, c: Ctx, rule: str) -> None:
        """Lets the player choose."""
        found = self.candidates(c)
        want = len(found) if self.every else self.count.of(c)
        player = 1 - c.controller if self.by_opponent else c.controller
        if c.t.recording and any(not choosable(c.t, thing, c.why) for thing in self.select.find(c)):
            c.t.cite("11.11.5.1.1", player=player)
        taken = [thing for things in c.groups.values() for thing in things] if self.apart() else []
        found = [thing for thing in found if not any(thing is other for other in taken)]
        c.t.cite(rule, player=player)
        if self.shared is not None:
            want = min(want, self.shared.of(c) // UNIT)
        first: list[Thing] = []
        if self.ordered and want > 1 and not self.up_to and self.fits is None:
            first = pick(c, player, found, 1, False, "choose", rule)
            found = [thing for thing in found if not any(thing is other for other in first)]
        rest = pick(c, player, found, want - len(first), self.up_to or self.every, "choose", rule, self.fits)
        c.groups[self.number] = first + rest
        if self.shared is not None:
            c.shares += shares(c, player, c.groups[self.number], self.shared.of(c), SHARING[rule])
        left = c.groups[self.number][:]
        for amount in self.amounts:
            for thing in pick(c, player, left, 1, False, "damage", SHARING[rule]):
                c.shares.append((c.t.ref(thing), amount))
                left = [other for other in left if other is not thing]
        for thing in c.groups[self.number] if self.ways else []:
            ways = [Option("mode", number=index + 1) for index in range(self.ways)]
            answer = c.t.ask(Decision(player, "mode", ways, SHARING[rule], False, asking(c)))
            c.shares.append((c.t.ref(thing), answer.number))

    def needed(self) -> bool:
        """Whether the full number must be chosen."""
        return not (self.up_to or self.every or self.when is not None)

    def apart(self) -> bool:
        """Whether what other choices of the same sentence took cannot be chosen again."""
        return self.number % 10 > 0

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.it = c.groups.get(self.number, [])[:]
        c.count = len(c.it)
        return bool(c.it)

    def picks(self) -> bool:
        return True


class Fit:
    """A condition on chosen things together: their total cost, different names …"""

    def allows(self, c: Ctx, taken: list[Thing], thing: Thing) -> bool:
        """Whether one more may be taken."""
        raise NotImplementedError

    def possible(self, c: Ctx, found: list[Thing], want: int) -> bool:
        """Whether so many can be taken at all."""
        taken: list[Thing] = []
        for thing in found:
            if self.allows(c, taken, thing):
                taken.append(thing)
        return len(taken) >= want

    def enough(self, c: Ctx, taken: list[Thing]) -> bool:
        """Whether what was taken will do."""
        return True


def sized(one: tuple[list[Thing], int]) -> int:
    """How many there are to choose from."""
    return len(one[0])


class StackEffect:
    """What an ability or a Summon does: the choices made beforehand, and the instructions."""

    def __init__(self, program: Op, picks: list[ChooseOp], modes: ModesOp | None) -> None:
        self.program = program
        self.picks = picks
        self.modes = modes
        self.x = False
        """Whether its choices depend on the value of X."""

    def able(self, c: Ctx) -> bool:
        """Whether everything it must choose can be chosen."""
        for pick in self.picks:
            if not pick.able(c):
                return False
        if len(self.picks) > 1 and not self.distinct(c):
            return False
        return self.modes is None or self.modes.able(c)

    def distinct(self, c: Ctx) -> bool:
        """11.3.3: whether “1 Forward and 1 other Forward” of one sentence can be different things."""
        for last in self.picks:
            if not last.apart():
                continue
            group = [pick for pick in self.picks if pick.number // 10 == last.number // 10 and pick.needed()]
            sets = sorted([(pick.candidates(c), pick.count.of(c)) for pick in group], key=sized)
            taken: list[Thing] = []
            for found, want in sets:
                left = [thing for thing in found if not any(thing is other for other in taken)]
                if len(left) < want:
                    return False
                taken += left[:want]
        return True

    def declare(self, c: Ctx, choose_rule: str, mode_rule: str) -> None:
        """Choices and modes, made when it is put on the stack."""
        if self.modes is not None:
            self.modes.declare(c, choose_rule, mode_rule)
        for pick in self.picks:
            pick.declare(c, choose_rule)

    def all_picks(self, modes: list[int]) -> list[ChooseOp]:
        """The choices that were made, with those of the modes taken."""
        found = self.picks[:]
        if self.modes is not None:
            for index in modes:
                found += self.modes.effects[index].picks
        return found


class ModesOp(Op):
    """“Select n of the following actions.” Declared when it is put on the stack; done in the printed order."""

    def __init__(self, effects: list[StackEffect], count: Value, up_to: bool) -> None:
        self.effects = effects
        self.count = count
        self.up_to = up_to
        self.instead: list[tuple[Cond, Value, bool]] = []
        """11.3.4.1: where a condition changes how many: fixed when it is declared."""
        self.opponent = False
        """Whether the opponent selects."""
        self.again = False
        """Whether the same action can be selected more than once."""

    def number(self, c: Ctx) -> tuple[int, bool]:
        """How many, and whether fewer will do."""
        for cond, value, up_to in self.instead:
            if cond.holds(c):
                return value.of(c), up_to
        return self.count.of(c), self.up_to

    def able(self, c: Ctx) -> bool:
        """11.8.10.2: whether enough of them can be selected."""
        want, up_to = self.number(c)
        able = sum(1 for effect in self.effects if effect.able(c))
        return able >= (1 if up_to or self.again else min(want, len(self.effects))) and want > 0

    def declare(self, c: Ctx, choose_rule: str, mode_rule: str) -> None:
        """Lets the player select, then choose for what was selected."""
        want, up_to = self.number(c)
        c.t.cite(mode_rule, player=c.controller)
        if self.instead or not isinstance(self.count, Const):
            c.t.cite(mode_rule + ".1", player=c.controller)
        if c.t.recording and not all(effect.able(c) for effect in self.effects):
            c.t.cite(choose_rule, player=c.controller)
        chosen: list[int] = []
        for _ in range(want if self.again else min(want, len(self.effects))):
            options = [
                Option("mode", number=index + 1)
                for index, effect in enumerate(self.effects)
                if (self.again or index not in chosen) and effect.able(c)
            ]
            if not options:
                break
            if up_to and chosen:
                options.append(Option("done"))
            source = asking(c)
            player = 1 - c.controller if self.opponent else c.controller
            answer = c.t.ask(Decision(player, "mode", options, mode_rule, False, source))
            if answer.verb == "done":
                break
            chosen.append(answer.number - 1)
        c.modes = sorted(chosen)
        for index in c.modes:
            for pick in self.effects[index].picks:
                pick.declare(c, choose_rule)

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        done = False
        for index in c.modes:
            done = self.effects[index].program.run(c) or done
        return done


def choosable(t: FFTable, thing: Thing, why: Cause) -> bool:
    """11.11.5.1.1: whether nothing says that it cannot be chosen; nothing chooses itself."""
    if isinstance(thing, Character):
        return not any(rule.kind == "chosen" and rule.against(why) for rule in thing.rules)
    if isinstance(thing, StackItem):
        return thing.sid != why.sid
    return True


def option_of(t: FFTable, thing: Thing, verb: str = "choose") -> Option:
    """The option that names a thing."""
    if isinstance(thing, Character):
        return Option(verb, thing.top.uid, thing.bid)
    if isinstance(thing, StackItem):
        return Option(verb, thing.uid, -1, thing.sid, "stack")
    assert isinstance(thing, Card)
    return Option(verb, thing.uid)


def named_by(thing: Thing, option: Option) -> bool:
    """Whether an option names this thing."""
    if isinstance(thing, Character):
        return thing.bid == option.body
    if isinstance(thing, StackItem):
        return option.name == "stack" and thing.sid == option.number
    assert isinstance(thing, Card)
    return thing.uid == option.card and option.body < 0 and option.name != "stack"


def shares(c: Ctx, player: int, things: list[Thing], amount: int, rule: str) -> list[tuple[int, int]]:
    """11.3.6, 11.6.8, 11.7.8, 11.8.12: damage is shared out as the player likes: (reference, damage) for each."""
    t = c.t
    found: list[tuple[int, int]] = []
    bodies = [thing for thing in things if isinstance(thing, Character)]
    left = amount
    t.cite(rule, player=player)
    for index, body in enumerate(bodies):
        rest = len(bodies) - index - 1
        least = UNIT if rest else left
        options = [Option("assign", body.uid, body.bid, n) for n in range(left - UNIT * rest, least - 1, -UNIT)]
        share = t.ask(Decision(player, "assign", options, rule, False, body.uid)).number if options else 0
        found.append((t.ref(body), share))
        left -= share
    return found


def must_choose(found: list[Thing], why: Cause) -> list[Thing]:
    """11.11.5.1.1: those that must be chosen if possible."""
    return [
        thing
        for thing in found
        if isinstance(thing, Character) and any(rule.kind == "must choose" and rule.against(why) for rule in thing.rules)
    ]


def pick(
    c: Ctx,
    player: int,
    found: list[Thing],
    want: int,
    up_to: bool,
    about: str,
    rule: str,
    fit: Fit | None = None,
) -> list[Thing]:
    """Lets a player pick things one by one."""
    t = c.t
    left = found[:]
    taken: list[Thing] = []
    forced = must_choose(found, c.why) if about == "choose" else []
    if not up_to and len(left) <= want and fit is None:
        if t.explain:
            t.forced += [option_of(t, thing) for thing in left]
        return left
    source = asking(c)
    while len(taken) < want:
        able = [thing for thing in left if fit is None or fit.allows(c, taken, thing)]
        if not able:
            break
        if forced:
            able = [thing for thing in able if any(thing is other for other in forced)] or able
            t.cite("11.11.5.1.1", player=player)
        options = [option_of(t, thing) for thing in able]
        if (up_to or fit is not None and fit.enough(c, taken) and taken) and not (forced and not taken):
            options.append(Option("done"))
        answer = t.ask(Decision(player, "choose", options, rule, False, source, about))
        if answer.verb == "done":
            break
        for thing in able:
            if named_by(thing, answer):
                break
        taken.append(thing)
        left = [other for other in left if other is not thing]
        forced = [other for other in forced if other is not thing]
    return taken
