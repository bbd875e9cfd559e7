"""Instructions about memory, what is about to happen, maximums and other effects (4-1, 15-8-5, 15-15-5, 15-15-9)."""

from __future__ import annotations

from ....effects.abilities import Use
from ....effects.context import Context
from ....effects.ops import Op, Select, Value
from ....effects.picking import asking
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..book.costs import lower
from ..book.rules import forbidden_of
from ..book.values import now
from ..book.waiting import locked, put_back
from . import facts
from .context import Ctx
from .faces import DIGIMON, OPTION
from .filters import out_of_sight
from .joining import EachOp, IfOp, activated
from .selectors import Meant, Pick, SomeOf, This, ask_for, how_many
from .state import Effect, Stack
from .verbs import Do, in_full


class MemoryOp(Do):
    """4-1-4: gain or lose memory."""

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, c: Ctx) -> bool:
        t = c.t
        if self.n > 0 and forbidden_of(t, c.actor, "gain memory", c.why):
            t.cite("15-1-3", player=c.actor)
            return False
        t.move_memory(c.actor, self.n * c.times, "4-1-4")
        c.count = abs(self.n) * c.times
        c.gained += self.n * c.times
        c.did_to("Memory", t.cards[c.card.uid] if c.card is not None else t.cards[0])
        return True


class SetMemoryOp(Do):
    """Set the memory to a number on a player's side."""

    def __init__(self, n: int, opponent: bool) -> None:
        self.n = n
        self.opponent = opponent

    def act(self, c: Ctx) -> bool:
        player = 1 - c.actor if self.opponent else c.actor
        if c.t.memory_of(player) < self.n and forbidden_of(c.t, player, "gain memory", c.why):
            c.t.cite("15-1-3", player=player)
            return False
        c.t.set_memory(player, self.n, "4-1-4")
        return True


class PayOp(Do):
    """4-1-1: pay a cost by an effect, or up to so much."""

    def __init__(self, n: int, up_to: bool = False) -> None:
        self.n = n
        self.up_to = up_to

    def act(self, c: Ctx) -> bool:
        if not self.full(c):
            return False
        n = self.n * c.times
        if self.up_to:
            n = how_many(c, max(paid for paid in range(1, n + 1) if c.t.can_pay(c.actor, paid)))
        c.t.move_memory(c.actor, -n, "4-1-1")
        c.paid += n
        return True

    def able(self, c: Ctx) -> bool:
        return c.t.can_pay(c.actor, 1 if self.up_to else self.n * c.times)


class PreventOp(Do):
    """What was about to happen does not (15-8-5-2). “It”, after other cards were handled, is still what was about to leave.

    Several that would leave at once all stay, but where one of them digivolved instead (8-1-2-6).
    """

    def __init__(self, select: Select | None) -> None:
        self.select = select

    def act(self, c: Ctx) -> bool:
        done = False
        meant = self.chosen(c)
        fit = [event for event in c.events if self.select is None or event.body in meant or event.card in meant]
        saved = [made.thing for made in c.made if made.verb == "Digivolve"]
        if self.select is None and any(event.body in saved for event in fit):
            fit = [event for event in fit if event.body in saved]
        if isinstance(self.select, Meant) and (not fit or self.select.in_play(c)):
            fit = c.events
        for event in fit:
            event.prevented = True
            done = True
        return done

    def chosen(self, c: Ctx) -> list[Thing]:
        """Which of those that it is about to happen to are meant; “1 of those” is chosen."""
        if not isinstance(self.select, SomeOf):
            return self.select.find(c) if self.select is not None else []
        bodies: list[Thing] = []
        for event in c.events:
            if event.body is not None and event.body not in bodies:
                bodies.append(event.body)
        n, up_to, everything = self.select.want(c)
        return bodies if everything else ask_for(c, bodies, n, up_to, [], "stay", False)


class CostOp(Do):
    """Reduces or raises the cost that is being paid."""

    def __init__(self, value: Value, sign: int) -> None:
        self.value = value
        self.sign = sign

    def act(self, c: Ctx) -> bool:
        done = False
        for event in c.events:
            if event.kind.startswith("would") and not event.locked:
                n = self.value.of(c) * c.times
                if self.sign > 0:
                    event.cost += n
                elif not lower(c.t, event, n):
                    continue
                done = True
        return done


class RaiseOp(Do):
    """15-15-5: raises or lowers a maximum in this effect."""

    def __init__(self, which: str, n: int) -> None:
        self.which = which
        self.n = n

    def act(self, c: Ctx) -> bool:
        c.t.cite("15-15-5-1" if self.n > 0 else "15-15-5-2", player=c.controller)
        c.raise_by(self.which, self.n * c.times)
        return True


class RaisedOp(Do):
    """15-15-5: an instruction with a maximum of it raised or lowered, as it is when the instruction is carried out."""

    def __init__(self, op: Op, by: Op) -> None:
        self.op = op
        self.by = by

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        before = c.ups.copy()
        raise_by(c, self.by)
        done = self.op.run(c)
        c.ups = before
        return done

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        before = c.ups.copy()
        raise_by(c, self.by)
        able = self.op.can(c)
        c.ups = before
        return able

    def full(self, c: Ctx) -> bool:
        before = c.ups.copy()
        raise_by(c, self.by)
        able = in_full(self.op, c)
        c.ups = before
        return able


def raise_by(c: Ctx, op: Op) -> None:
    """Raises a maximum, under its condition, for each."""
    if isinstance(op, IfOp):
        if op.met(c):
            raise_by(c, op.op)
    elif isinstance(op, EachOp):
        times = c.times
        c.times = op.count.of(c)
        if c.times > 0:
            raise_by(c, op.op)
        c.times = times
    elif isinstance(op, RaiseOp):
        op.act(c)


class ActivateOp(Do):
    """15-15-9: activate an effect with some timing of a card, within this effect."""

    def __init__(self, timings: list[str], select: Select, n: int, as_this: bool = False) -> None:
        self.timings = timings
        self.select = select
        self.n = n
        self.as_this = as_this
        """15-15-9-1, 4.2 15-15-7-3: whether it is an effect of the card that activates it."""
        self.side = False
        """4.2 4-6-6: whether it is an effect on the Option side of a DUAL card; that is no use (4-19-5)."""

    def of_chosen(self, c: Ctx, pick: Pick, left: list[tuple[Thing, Effect, int]]) -> list[tuple[Thing, Effect, int]]:
        """15-10-2-1: of several cards with such effects, those of as many as the text says."""
        hosts: list[Thing] = []
        for thing, _, _ in left:
            if thing not in hosts:
                hosts.append(thing)
        n, up_to, everything = pick.want(c)
        if everything or len(hosts) <= n:
            return left
        chosen = ask_for(c, hosts, n, up_to, [], "activate", False)
        return [entry for entry in left if entry[0] in chosen]

    def effects(self, c: Ctx) -> list[tuple[Thing, Effect, int]]:
        """The effects that can be activated, with whose they are."""
        found: list[tuple[Thing, Effect, int]] = []
        trying = c.trying
        c.trying = True
        now(c.t)
        for thing in self.select.find(c) or self.moved(c):
            if self.side:
                found += self.of_side(thing)
                continue
            if self.as_this and (thing is c.stack or c.stack is not None and thing is c.stack.top):
                continue
            if isinstance(thing, Stack):
                for use in thing.active if not out_of_sight(c, thing) else ():
                    effect = use.ability
                    if effect is c.effect and use.uid == asking(c):
                        continue
                    if isinstance(effect, Effect) and any(x in effect.timings for x in self.timings):
                        if not locked(c.t, thing, effect, c.controller, []):
                            found.append((thing, effect, use.uid))
            else:
                side = facts.option_of(thing)
                main = side.main if side is not None else facts.face_of(thing).main
                for effect in facts.face_of(thing).effects + facts.face_of(thing).security_effects:
                    if isinstance(effect, Effect) and any(x in effect.timings for x in self.timings):
                        if main is None or "Main" not in effect.timings:
                            found.append((thing, effect, facts_uid(thing)))
                if isinstance(main, Effect) and "Main" in self.timings and all(e is not main for _, e, _ in found):
                    found.append((thing, main, facts_uid(thing)))
        c.trying = trying
        if self.as_this and c.stack is not None:
            found = [entry for entry in found if not locked(c.t, c.stack, entry[1], c.controller, [])]
        return [entry for entry in found if (id(entry[1]), entry[2]) not in c.t.nested]

    def of_side(self, thing: Thing) -> list[tuple[Thing, Effect, int]]:
        """4.2 4-6-6-3: the effects of the Option side, wherever the card is."""
        side = facts.face_of(thing).option
        if side is None:
            return []
        effects = [side.main, *side.effects]
        return [
            (thing, effect, facts_uid(thing))
            for effect in effects
            if isinstance(effect, Effect) and any(timing in effect.timings for timing in self.timings)
        ]

    def moved(self, c: Ctx) -> list[Thing]:
        """15-15-9-1: “this card's effect” is known by what the card is, also after it was put elsewhere for it."""
        return [c.card] if isinstance(self.select, This) and self.select.card and c.card is not None else []

    def able(self, c: Ctx) -> bool:
        return bool(self.effects(c))

    def act(self, c: Ctx) -> bool:
        t = c.t
        left = self.effects(c)
        if isinstance(self.select, Pick) and not self.as_this:
            left = self.of_chosen(c, self.select, left)
        done = False
        for _ in range(self.n):
            if not left:
                break
            index = 0
            if len(left) > 1:
                options = [Option("resolve", uid, i, effect.number, effect.name) for i, (_, effect, uid) in enumerate(left)]
                index = t.ask(Decision(c.actor, "resolve", options, "15-15-9-2", False, asking(c))).body
            thing, effect, uid = left.pop(index)
            t.cite("15-15-9-1", player=c.actor)
            stack = thing if isinstance(thing, Stack) else None
            inner = Ctx(t, c.actor, stack, t.cards[uid], Use(effect, uid, 0))
            if self.as_this:
                inner = Ctx(t, c.actor, c.stack, c.stack.top if c.stack is not None else c.card, Use(effect, uid, 0))
            inner.why.category = c.why.category if self.as_this else type_of(c, thing, effect)
            inner.events = c.events
            inner.why.security = c.why.security
            inner.bound = activated(c)
            program = effect.program
            assert isinstance(program, Op)
            t.nested.append((id(effect), uid))
            program.run(inner)
            t.nested.pop()
            put_back(t, inner)
            c.did_to("Activate", thing)
            done = True
        return done


def type_of(c: Ctx, thing: Thing, effect: Effect) -> int:
    """15-2-1: the type of an effect that another one activates: by the side it is on, or that of the card it is of."""
    if effect.option:
        c.t.cite("4.2:4-6-6-3", player=c.actor)
        c.t.cite("4-19-5", player=c.actor)
        return OPTION
    if not c.t.book.activated_keeps_type:
        return c.why.category
    return DIGIMON if effect.inherited or effect.linked else facts.category(thing)


def facts_uid(thing: Thing) -> int:
    """The card an option is about."""
    return thing.top.uid if isinstance(thing, Stack) else thing.uid if isinstance(thing, Card) else -1
