"""What effects do: one class per verb, and how clauses are joined (15-1-2, 15-6, 15-7, 15-9)."""

from __future__ import annotations

from typing import Final

from ...effects.context import Context
from ...effects.ops import Cond, Op, Select, Value
from ...table.cards import Card, Thing
from ...table.decisions import Decision, Option
from . import facts
from .attack import PLAYER, can_attack, declare, switch_target, targets
from .conds import overlooked
from .context import Ctx
from .costs import DIGIVOLVE, LINKING, PLAY, USE, lower, summed
from .digivolution import can_by_effect, digivolve, ways
from .filters import anything
from .fusions import dna, dna_lines, fuse, fusion_ways
from .linking import link, link_ways
from .moves import (
    can_suspend,
    delete,
    draw,
    hatch,
    in_order,
    move_area,
    move_cards,
    overflow,
    put_under,
    send,
    stack_under,
    strip_top,
    suspend,
    top_under,
    unsuspend,
)
from .options import can_use, colors_met, use_option
from .playing import Payment, can_play, play
from .rules import affected, forbidden_of
from .selectors import ALL, Ends, It, OneOf, Pick, Several, SomeOf, TopOf, ask_for, choose, choose_apart, enough, possible
from .state import (
    BATTLE,
    BREEDING,
    DECK,
    EGGS,
    HAND,
    KIND_BITS,
    NO_DE_DIGIVOLVE,
    NOWHERE,
    SECURITY,
    TRASH,
    UNDER,
    ZONES,
    Effect,
    Happening,
    Stack,
)
from .values import now, out_of_dp


class Do(Op):
    """An instruction of an effect."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.begin()
        if c.t.recording and not c.optional:
            c.once("15-9-1-2")
        c.did = self.act(c)
        return c.did

    def act(self, c: Ctx) -> bool:
        """Carries it out as far as possible; true if anything was done."""
        raise NotImplementedError

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.able(c)

    def able(self, c: Ctx) -> bool:
        """Whether any of it could be done now."""
        return True

    def full(self, c: Ctx) -> bool:
        """15-7-3: whether it could be done in full now."""
        return self.able(c)


def in_full(op: Op, c: Ctx) -> bool:
    """Whether an instruction could be carried out in full."""
    return op.full(c) if isinstance(op, Do) else op.can(c)


# ------------------------------------------------------------------ joining


class Sentences(Op):
    """15-1-2: the sentences of an effect in order. 15-6-3: one none of whose conditions holds is not activated."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if all(isinstance(op, IfOp) and not op.met(c) for op in self.ops):
            c.t.cite("15-6-3", player=c.controller)
            condition_asked(c)
            if c.t.recording and any(isinstance(op, IfOp) and overlooked(c, op.cond) for op in self.ops):
                c.once("3-4-5-7")
            return False
        if len(self.ops) > 1:
            c.t.cite("15-1-2", player=c.controller)
            c.t.cite("15-1-4", player=c.controller)
        done = False
        for index, op in enumerate(self.ops):
            if c.stopped:
                c.t.cite("15-7-2", player=c.controller)
                break
            if index and c.t.recording:
                put_off_check(c)
            done = op.run(c) or done
        return done

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if all(isinstance(op, IfOp) and not op.met(c) for op in self.ops):
            c.unmet = True
            return False
        first = self.ops[0]
        if isinstance(first, ByOp):
            return first.can(c)
        return any(op.can(c) for op in self.ops)


def put_off_check(c: Ctx) -> None:
    """17-1-2-2: says so where a Digimon without DP left stays until the effect is over."""
    if out_of_dp(c.t):
        c.once("17-1-2")
        c.once("17-1-2-2")


def condition_asked(c: Ctx) -> None:
    """15-8-3-9, 15-8-5-5: an effect triggers whatever its conditions are; they are asked now, when it would be activated."""
    effect = c.effect
    if c.t.recording and c.events and effect is not None:
        if effect.would:
            c.once("15-8-5-5-1")
        else:
            c.once("15-8-3-9-1")
            c.once("15-8-3-9-2")


class AndOp(Op):
    """One after the other, each whether or not the other could be done."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        done = False
        for index, op in enumerate(self.ops):
            if index and c.t.recording:
                put_off_check(c)
            done = op.run(c) or done
        c.did = done
        return done

    def can(self, c: Context) -> bool:
        return any(op.can(c) for op in self.ops)


class ReplaceOp(AndOp):
    """18-2-4: what an immediate effect does in place of something: no other replacement cuts in on it."""

    def __init__(self, ops: list[Op], optional: bool = False) -> None:
        super().__init__(ops)
        self.optional = optional

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.t.cite("18-2-1", player=c.controller)
        c.t.cite("18-2-2" if self.optional else "18-2-3", player=c.controller)
        c.t.replacing += 1
        done = AndOp.run(self, c)
        c.t.replacing -= 1
        return done


class IfOp(Op):
    """15-6: a process under a processing condition, asked when the effect is carried out."""

    def __init__(self, cond: Cond, op: Op) -> None:
        self.cond = cond
        self.op = op

    def met(self, c: Ctx) -> bool:
        """Whether the condition holds now."""
        now(c.t)
        return self.cond.holds(c)

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.held = self.met(c)
        c.t.cite("15-6-1", player=c.controller)
        condition_asked(c)
        if not c.held:
            c.t.cite("15-6-2", player=c.controller)
            if c.t.recording and overlooked(c, self.cond):
                c.once("3-4-5-7")
            return False
        return self.op.run(c)

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if not self.met(c):
            c.unmet = True
            return False
        return self.op.can(c)


class OtherwiseOp(Op):
    """If the condition before did not hold."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return False if c.held else self.op.run(c)

    def can(self, c: Context) -> bool:
        return self.op.can(c)


class MayOp(Op):
    """15-9-2: optional processing: the player chooses whether it is carried out."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.answered = False
        c.t.cite("15-9-2-1", player=c.actor)
        if not self.op.can(c):
            return False
        c.t.cite("15-9-2-2", player=c.actor)
        uid = c.card.uid if c.card is not None else -1
        if not c.t.yes(c.actor, "15-9-2-2", uid):
            return False
        c.optional += 1
        c.answered = self.op.run(c)
        c.optional -= 1
        return c.answered

    def can(self, c: Context) -> bool:
        return self.op.can(c)


class ByOp(Op):
    """15-7: “by doing …”: the player chooses to do it, and only if all of it was done the rest follows."""

    def __init__(self, costs: list[Op], op: Op) -> None:
        self.costs = costs
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        t = c.t
        t.cite("15-7-1", player=c.actor)
        c.answered = False
        uid = c.card.uid if c.card is not None else -1
        if not c.declared and not t.yes(c.actor, "15-7-1", uid, "by"):
            c.stopped = True
            return False
        c.begin()
        if not self.payable(c):
            t.cite("15-7-4", player=c.actor)
            t.cite("15-7-3", player=c.actor)
            c.stopped = True
            return False
        c.optional += 1
        for cost in self.costs:
            if not cost.run(c):
                t.cite("15-7-2", player=c.actor)
                c.optional -= 1
                c.stopped = True
                return False
        c.optional -= 1
        if t.recording:
            moved_in_name(c)
        c.answered = True
        if not self.op.can(c):
            t.cite("15-7-5", player=c.actor)
        self.op.run(c)
        return True

    def payable(self, c: Ctx) -> bool:
        """Whether everything that has to be done first can be done in full."""
        return all(in_full(cost, c) for cost in self.costs)

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return not c.declared or self.payable(c)


class DelayOp(ByOp):
    """16-16-1: by trashing this card from the battle area, what it says is carried out."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        done = ByOp.run(self, c)
        if done:
            c.t.cite("16-16-1", player=c.actor)
            c.t.cite("16-16-2", player=c.actor)
        return done


def moved_in_name(c: Ctx) -> None:
    """15-1-9: a Digi-Egg or token that could not be put where a condition says was put there all the same."""
    for made in c.made:
        card = made.thing.top if isinstance(made.thing, Stack) else made.thing
        if isinstance(card, Card) and made.verb in ("Return", "Add", "Place") and card.host is None:
            face = facts.face_of(card)
            if face.token or face.kind == "egg":
                c.once("15-1-9")


class OrOp(Op):
    """One of several instructions, as the player likes among those that can be done."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        able = [i for i, op in enumerate(self.ops) if op.can(c)]
        if not able:
            able = list(range(len(self.ops)))
        c.begin()
        uid = c.card.uid if c.card is not None else -1
        options = [Option("mode", number=i + 1) for i in able]
        answer = c.t.ask(Decision(c.actor, "mode", options, "15-10-2-1", False, uid))
        return self.ops[answer.number - 1].run(c)

    def can(self, c: Context) -> bool:
        return any(op.can(c) for op in self.ops)


class ModesOp(Op):
    """Some of the effects listed below it."""

    def __init__(self, ops: list[Op], n: int, everything: bool = False) -> None:
        self.ops = ops
        self.n = n
        self.everything = everything

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.begin()
        left = list(range(len(self.ops)))
        uid = c.card.uid if c.card is not None else -1
        done = False
        c.once("15-15-9-1")
        if min(len(left), self.n * c.times) > 1:
            c.t.cite("15-15-9-2", player=c.actor)
        for _ in range(min(len(left), self.n * c.times)):
            options = [Option("mode", number=i + 1) for i in left]
            answer = c.t.ask(Decision(c.actor, "mode", options, "15-15-9-2", False, uid))
            left.remove(answer.number - 1)
            stopped = c.stopped
            done = self.ops[answer.number - 1].run(c) or done
            c.stopped = stopped
        return done

    def can(self, c: Context) -> bool:
        return any(op.can(c) for op in self.ops)


class EachOp(Op):
    """15-15-7: with its numbers multiplied by how many there are of something."""

    def __init__(self, count: Value, op: Op) -> None:
        self.count = count
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        now(c.t)
        n = self.count.of(c)
        c.t.cite("15-15-7-1", player=c.controller)
        if len(c.events) > 1:
            c.once("15-15-7-4")
        if n <= 0:
            c.begin()
            c.t.cite("1-3-4", player=c.controller)
            return False
        before = c.times
        c.times = n
        done = self.op.run(c)
        c.times = before
        return done

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        n = self.count.of(c)
        if n <= 0:
            return False
        before = c.times
        c.times = n
        able = self.op.can(c)
        c.times = before
        return able


class TimesOp(Op):
    """Carried out anew as many times as there are of something."""

    def __init__(self, count: Value, op: Op) -> None:
        self.count = count
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        now(c.t)
        n = self.count.of(c)
        c.t.cite("15-15-7-1", player=c.controller)
        if n <= 0:
            c.begin()
            c.t.cite("1-3-4", player=c.controller)
        done = False
        for _ in range(n):
            if c.stopped:
                break
            done = self.op.run(c) or done
        return done

    def can(self, c: Context) -> bool:
        return self.count.of(c) > 0 and self.op.can(c)


class OpponentOp(Op):
    """15-10-1-2-1: the opponent does it."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.actor = 1 - c.actor
        c.t.cite("15-10-1-2-1", player=c.actor)
        done = self.op.run(c)
        c.actor = 1 - c.actor
        return done

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.actor = 1 - c.actor
        able = self.op.can(c)
        c.actor = 1 - c.actor
        return able


class BothOp(Op):
    """15-10-1-3-1: each player does it to their own, the turn player first (1-3-5)."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.t.cite("15-10-1-3-1")
        c.t.cite("1-3-5")
        before = c.actor
        owner = c.controller
        done = False
        for player in (c.t.turn_player, 1 - c.t.turn_player):
            c.actor = player
            c.controller = player
            done = self.op.run(c) or done
        c.actor = before
        c.controller = owner
        return done

    def can(self, c: Context) -> bool:
        return True


# ------------------------------------------------------------------ stacks and cards


def split(things: list[Thing]) -> tuple[list[Stack], list[Card]]:
    """Stacks and other cards."""
    stacks = [thing for thing in things if isinstance(thing, Stack)]
    return stacks, [thing for thing in things if isinstance(thing, Card)]


class OnThings(Do):
    """An instruction about things that are chosen or meant."""

    verb = "Choose"

    def __init__(self, select: Select) -> None:
        self.select = select

    def able(self, c: Ctx) -> bool:
        return possible(c, self.select) > 0

    def full(self, c: Ctx) -> bool:
        return enough(c, self.select)

    def chosen(self, c: Ctx) -> list[Thing]:
        """What it is carried out on."""
        return choose(c, self.select, self.verb.lower())


class ChooseOp(OnThings):
    """Choose."""

    def act(self, c: Ctx) -> bool:
        return bool(self.chosen(c))


class DeleteOp(OnThings):
    """Delete (4-13)."""

    verb = "Delete"

    def __init__(self, select: Select, numbered: bool = False) -> None:
        super().__init__(select)
        self.numbered = numbered
        """15-15-5-1: whether a maximum of DP is written in it."""

    def raised(self, c: Ctx) -> int:
        """15-15-5: by how much other effects raise or lower the maximum of DP."""
        total = 0
        source: Thing | None = c.stack if c.stack is not None else c.card
        for rule in c.t.rules_of[c.controller]:
            if rule.kind == "dp deletion" and (rule.filter is None or source is not None and rule.about(source)):
                total += rule.value
        if c.stack is not None:
            for rule in c.stack.rules:
                if rule.kind == "dp deletion":
                    total += rule.value
        return total

    def able(self, c: Ctx) -> bool:
        more = self.raised(c) if self.numbered else 0
        if not more:
            return super().able(c)
        c.ups["DP"] = c.ups.get("DP", 0) + more
        able = super().able(c)
        c.ups["DP"] -= more
        return able

    def full(self, c: Ctx) -> bool:
        more = self.raised(c) if self.numbered else 0
        if not more:
            return super().full(c)
        c.ups["DP"] = c.ups.get("DP", 0) + more
        full = super().full(c)
        c.ups["DP"] -= more
        return full

    def chosen(self, c: Ctx) -> list[Thing]:
        now(c.t)
        more = self.raised(c)
        if not more:
            return super().chosen(c)
        if not self.numbered:
            c.t.cite("15-15-5-3", player=c.controller)
            return super().chosen(c)
        c.t.cite("15-15-5-1" if more > 0 else "15-15-5-2", player=c.controller)
        c.ups["DP"] = c.ups.get("DP", 0) + more
        things = super().chosen(c)
        c.ups["DP"] -= more
        return things

    def act(self, c: Ctx) -> bool:
        stacks, _ = split(self.chosen(c))
        gone = delete(c.t, stacks, c.why, "4-13-1")
        for stack in gone:
            c.did_to("Delete", stack)
        return bool(gone) and len(gone) == len(stacks)


class SuspendOp(OnThings):
    """Suspend (4-11-1-2)."""

    verb = "Suspend"

    def act(self, c: Ctx) -> bool:
        stacks, _ = split(self.chosen(c))
        done = suspend(c.t, stacks, "4-11-1-2-1", c.why)
        for stack in done:
            c.did_to("Suspend", stack)
        return bool(done) and len(done) == len(stacks)

    def full(self, c: Ctx) -> bool:
        fit = [s for s in self.select.find(c) if isinstance(s, Stack) and can_suspend(c.t, s, c.why) and affected(s, c.why)]
        if isinstance(self.select, Pick):
            n, up_to, everything = self.select.want(c)
            return len(fit) >= (1 if up_to or everything else n)
        return bool(fit)

    def chosen(self, c: Ctx) -> list[Thing]:
        """As a condition to be fulfilled, only what can be suspended; else whatever is named (1-3-3)."""
        return choose(c, self.select, "suspend")


class UnsuspendOp(OnThings):
    """Unsuspend (4-11-1-1)."""

    verb = "Unsuspend"

    def act(self, c: Ctx) -> bool:
        stacks, _ = split(self.chosen(c))
        done = unsuspend(c.t, stacks, "4-11-1-1-1", c.why)
        for stack in done:
            c.did_to("Unsuspend", stack)
        return bool(done) and len(done) == len(stacks)

    def full(self, c: Ctx) -> bool:
        return any(isinstance(s, Stack) and s.suspended for s in self.select.find(c))


def touchable(c: Ctx, card: Card) -> bool:
    """15-15-6-1: cards under a card that is not affected stay."""
    host = card.host
    return not (isinstance(host, Stack) and host.alive and not affected(host, c.why))


def held_under(c: Ctx, card: Card) -> bool:
    """15-1-3: whether something keeps effects from trashing this card from under its card."""
    host = card.host
    if not isinstance(host, Stack) or not host.alive or not host.rules:
        return False
    for rule in host.rules:
        if rule.kind == "trash source" and rule.against(c.why) and rule.about(card):
            c.t.cite("15-1-3", player=host.controller)
            return True
    return False


def put(c: Ctx, things: list[Thing], zone: int, verb: str, rule: str, bottom: bool = False, face_up: bool = False) -> bool:
    """Puts things into piles of their owners: stacks leave the field, cards move."""
    t = c.t
    stacks, cards = split(things)
    done = 0
    wanted = len(stacks)
    if stacks and zone == SECURITY:
        stacks = [stack for stack in stacks if not forbidden_of(t, stack.top.owner, "add security", c.why)]
        if len(stacks) < wanted:
            t.cite("15-1-3", player=c.actor)
    if stacks:
        gone = send(t, stacks, zone, c.why, rule, bottom, face_up)
        for stack in gone:
            c.did_to(verb, stack)
        done += len(gone)
    tops: list[Card] = []
    stripped: list[Card] = []
    events: list[Happening] = []
    for card in cards:
        host = card.host
        if isinstance(host, Stack) and host.top is card:
            tops.append(card)
            if affected(host, c.why) and host.under:
                event = strip_top(t, host, c.why, rule, zone, bottom, face_up)
                if event is not None:
                    events.append(event)
                    stripped.append(card)
    if events:
        t.moment(events)
        overflow(t, stripped)
        for card in stripped:
            c.did_to(verb, card)
        done += len(stripped)
    cards = [card for card in cards if card not in tops]
    fit = [card for card in cards if touchable(c, card)]
    if zone == SECURITY:
        fit = [card for card in fit if not forbidden_of(t, card.owner, "add security", c.why)]
    if zone == TRASH and fit:
        fit = kept_under(c, [card for card in fit if not held_under(c, card)])
    if fit:
        moved = move_cards(t, fit, zone, c.why, rule, bottom, face_up)
        for card in moved:
            c.did_to(verb, card)
        done += len(moved)
    return done > 0 and done >= wanted + len(tops) + len(cards)


def kept_under(c: Ctx, cards: list[Card]) -> list[Card]:
    """15-8-5: what cuts in before an effect trashes digivolution cards; those that still are trashed."""
    t = c.t
    if not t.kinds_watched & KIND_BITS["would move"]:
        return cards
    from .waiting import would

    events: dict[int, Happening] = {}
    for card in cards:
        host = card.host
        if isinstance(host, Stack) and card in host.under:
            event = Happening("would move", "15-8-5-1", host.controller, card=card)
            event.why = c.why
            event.place, event.place_player, event.host, event.goal = UNDER, host.controller, host, TRASH
            events[card.uid] = event
    if not events:
        return cards
    refs = {card.uid: card.ref for card in cards}
    would(t, list(events.values()))
    return [card for card in cards if card.ref == refs[card.uid] and not (card.uid in events and events[card.uid].prevented)]


class TrashOp(OnThings):
    """Trash (4-14)."""

    verb = "Trash"

    def act(self, c: Ctx) -> bool:
        things = self.chosen(c)
        if isinstance(self.select, Ends) and len(things) < self.select.n * c.times:
            c.t.cite("1-3-2", player=c.actor)
        return put(c, things, TRASH, "Trash", "4-14-1") and bool(things)


class TrashAsMany(Do):
    """18-2-1: this Digimon's digivolution cards in place of those that were to be trashed: as many, from the same end."""

    def act(self, c: Ctx) -> bool:
        stack = c.stack
        if stack is None or not stack.alive or not stack.under:
            return False
        meant = [event.card for event in c.events if event.kind == "would move"]
        n = min(len(meant), len(stack.under))
        host = c.events[0].host
        below = host.under if isinstance(host, Stack) else []
        if n == len(stack.under) or all(card in meant for card in below[-len(meant) :]):
            things: list[Thing] = [*stack.under[-n:]]
        elif all(card in meant for card in below[: len(meant)]):
            things = [*stack.under[:n]]
        else:
            things = ask_for(c, [*stack.under], n, False, [], "trash", False)
        return put(c, things, TRASH, "Trash", "4-14-1")


class PutOp(OnThings):
    """Add, return or place cards: to the hand, the deck, the security stack."""

    def __init__(self, select: Select, zone: int, verb: str, end: str, face_up: bool = False) -> None:
        super().__init__(select)
        self.zone = zone
        self.verb = verb
        self.end = end
        """top, bottom, or either where the player chooses."""
        self.face_up = face_up

    def act(self, c: Ctx) -> bool:
        t = c.t
        things = self.chosen(c)
        if not things:
            return False
        end = self.end
        if end == "either":
            options = [Option("mode", number=1, name="top"), Option("mode", number=2, name="bottom")]
            uid = c.card.uid if c.card is not None else -1
            end = t.ask(Decision(c.actor, "mode", options, "3-1-3-4", False, uid, "end")).name
        stacks, cards = split(things)
        if self.zone in (DECK, SECURITY) and len(things) > 1 and not c.mixed:
            whole = [x.top for x in stacks] + cards
            shown = any(card.ref in c.looked_refs for card in cards)
            order = in_order(t, c.actor, whole, ("15-15-4-7" if c.looking else "15-15-3-7") if shown else "3-1-3-4")
            if all(t.seen_mask(card) == 3 for card in whole):
                t.cite("3-1-3-6", player=c.actor)
            hosts = {stack.top.uid: stack for stack in stacks}
            row: list[Thing] = [hosts.get(card.uid, card) for card in order]
            if end == "top":
                row.reverse()
            things = row
        if not self.face_up and any(isinstance(x, Card) and not t.sees(1 - c.actor, x) for x in things):
            self.show(c, things)
        if any(facts.owner_of(x) != c.actor for x in things):
            t.cite("3-1-3-8", player=c.actor)
        return put(c, things, self.zone, self.verb, "3-1-3-5", end == "bottom", self.face_up)

    def show(self, c: Ctx, things: list[Thing]) -> None:
        """3-1-3-7: a card that must fit a description is revealed before it goes to a private area."""
        if isinstance(self.select, Pick) and not anything(self.select.filter):
            for thing in things:
                if isinstance(thing, Card):
                    c.t.cite("3-1-3-7", player=c.actor)
                    event = Happening("revealed", "3-1-3-7", c.actor, card=thing)
                    c.t.record(event)

    def full(self, c: Ctx) -> bool:
        return enough(c, self.select)


class UnderOp(OnThings):
    """Place cards under a card, as digivolution cards or under a Tamer."""

    verb = "Place"

    def __init__(self, select: Select, host: Select, end: str, face_down: bool) -> None:
        super().__init__(select)
        self.host = host
        self.end = end
        """top, bottom, or either."""
        self.face_down = face_down

    def able(self, c: Ctx) -> bool:
        return possible(c, self.select) > 0 and self.receivers(c) > 0

    def full(self, c: Ctx) -> bool:
        return enough(c, self.select) and self.receivers(c) > 0

    def receivers(self, c: Ctx) -> int:
        """How many cards there are to put it under; “its” is the stack whose top card goes."""
        named = c.named
        if isinstance(self.select, TopOf):
            c.named = self.select.hosts.find(c)
        n = possible(c, self.host)
        c.named = named
        return n

    def act(self, c: Ctx) -> bool:
        t = c.t
        things = self.chosen(c)
        if not things:
            return False
        kept = c.it
        named = c.named
        if isinstance(self.select, TopOf):
            c.named = [thing.host for thing in things if isinstance(thing, Card) and thing.host is not None]
        hosts = [thing for thing in choose_apart(c, self.host, "host", things) if isinstance(thing, Stack) and thing.alive]
        c.it, c.named = kept, named
        if not hosts:
            return False
        host = hosts[0]
        if not affected(host, c.why):
            t.cite("15-15-6-1", player=host.controller)
            return False
        end = self.end
        if end == "either" and host.under:
            options = [Option("mode", number=1, name="top"), Option("mode", number=2, name="bottom")]
            uid = c.card.uid if c.card is not None else -1
            end = t.ask(Decision(c.actor, "mode", options, "4-5-3", False, uid, "end")).name
        stacks, cards = split(things)
        done = 0
        moved = [card for card in cards if isinstance(card.host, Stack) and card.host.top is card]
        for card in moved:
            if top_under(t, card, host, c.why, end == "top"):
                c.did_to("Place", card)
                done += 1
        for stack in stacks:
            if stack_under(t, stack, host, c.why, "4-5-7", end == "top"):
                c.did_to("Place", stack.top)
                done += 1
        fit = [card for card in cards if touchable(c, card) and card not in moved]
        if len(fit) > 1:
            fit = in_order(t, c.actor, fit, "3-1-3-4")
        if fit:
            placed = put_under(t, fit, host, c.why, "4-5-4", end == "top", self.face_down)
            for card in placed:
                c.did_to("Place", card)
            done += len(placed)
        return done > 0 and done >= len(things)


class FieldOp(OnThings):
    """Place a card in the battle area, where an option stays because an effect put it there (17-1-3-3)."""

    verb = "Place"

    def act(self, c: Ctx) -> bool:
        from .moves import origin, place, take

        t = c.t
        done = False
        _, cards = split(self.chosen(c))
        for card in cards:
            was = origin(t, card)
            take(t, card)
            stack = place(t, card, card.owner, BATTLE, "17-1-3-3")
            stack.by_effect = True
            event = Happening("moved", "17-1-3-3", card.owner, card=card)
            event.why = c.why
            event.place, event.place_player, event.host = was.place, was.player, was.host
            event.goal, event.goal_player = BATTLE, card.owner
            t.moment([event])
            c.did_to("Place", stack)
            done = True
        return done


class FlipOp(OnThings):
    """Turn security cards face up or face down (3-7-4)."""

    verb = "Flip"

    def __init__(self, select: Select, face_up: bool) -> None:
        super().__init__(select)
        self.face_up = face_up

    def act(self, c: Ctx) -> bool:
        done = False
        for thing in self.chosen(c):
            if isinstance(thing, Card) and thing.face_up != self.face_up:
                thing.face_up = self.face_up
                thing.shown = 3 if self.face_up else 0
                event = Happening("flipped", "3-7-4", thing.owner, card=thing)
                event.why = c.why
                event.facing = self.face_up
                c.t.happened(event)
                done = True
        return done


class RevealOp(Do):
    """15-15-3: reveal cards: they count as not in their area until they are put somewhere."""

    def __init__(self, select: Select, private: bool) -> None:
        self.select = select
        self.private = private

    def able(self, c: Ctx) -> bool:
        return possible(c, self.select) > 0

    def full(self, c: Ctx) -> bool:
        return enough(c, self.select)

    def act(self, c: Ctx) -> bool:
        t = c.t
        things = choose(c, self.select, "reveal")
        cards = [thing for thing in things if isinstance(thing, Card)]
        c.looked_refs = [card.ref for card in cards]
        c.looking = self.private
        if isinstance(self.select, Pick) and self.select.count is not None and self.select.count.kind == ALL:
            shut_off(c, cards)
        for card in cards:
            if self.private:
                card.shown |= 1 << c.actor
                continue
            card.shown = 3
            if card.host is None and card.zone % ZONES == DECK and card.zone != NOWHERE:
                t.revealed_from[card.uid] = card.zone
                t.lift(card)
                card.zone = NOWHERE
                t.zones[NOWHERE].cards.append(card)
            t.record(Happening("revealed", "15-15-3-1", c.actor, card=card))
        if self.private:
            t.cite("15-15-4-1", player=c.actor)
            t.cite("15-15-4-2", player=c.actor)
            t.cite("15-15-4-3", player=c.actor)
        else:
            t.cite("15-15-3-2", player=c.actor)
            t.cite("15-15-3-5", player=c.actor)
        c.it = list(cards)
        c.named = []
        t.version += 1
        return bool(cards)


def shut_off(c: Ctx, cards: list[Card]) -> None:
    """15-15-3-4, 15-15-4-5: where all cards of an area are shown, no other effect adds to it until this one is over."""
    zones = {card.zone for card in cards if card.host is None and card.zone != NOWHERE}
    for zone in zones:
        if len(c.t.zones[zone].cards) == sum(1 for card in cards if card.zone == zone):
            c.t.closed[zone] = (c.why, "15-15-4-5" if c.looking else "15-15-3-4")


class ShuffleOp(Do):
    """1-3-10: shuffle."""

    def __init__(self, whose: int, zone: int) -> None:
        self.whose = whose
        self.zone = zone

    def act(self, c: Ctx) -> bool:
        player = c.controller if self.whose == 0 else 1 - c.controller
        zone = c.t.zones[player * ZONES + self.zone]
        c.t.cite("1-3-10", player=player)
        faces = [card for card in zone.cards if card.face_up and self.zone == SECURITY]
        for card in faces:
            card.face_up = False
        c.t.shuffle(zone)
        c.looked_refs = []
        return True


class MixOp(OnThings):
    """1-3-10: shuffle some cards, before they are put back: nobody chooses their order."""

    verb = "Shuffle"

    def act(self, c: Ctx) -> bool:
        t = c.t
        things = self.chosen(c)
        for i in range(len(things) - 1, 0, -1):
            j = t.chance.below(i + 1)
            things[i], things[j] = things[j], things[i]
        t.cite("1-3-10", player=c.actor)
        c.it = things
        c.named = []
        c.mixed = True
        return bool(things)


class DrawOp(Do):
    """16-7: draw cards."""

    def __init__(self, n: int, until: bool = False) -> None:
        self.n = n
        self.until = until

    def count(self, c: Ctx) -> int:
        """How many cards."""
        if self.until:
            return self.n - len(c.t.cards_in(c.actor, HAND))
        return self.n * c.times

    def act(self, c: Ctx) -> bool:
        n = self.count(c)
        if n <= 0:
            c.t.cite("1-3-4", player=c.actor)
            return False
        if forbidden_of(c.t, c.actor, "draw", c.why):
            return False
        c.t.cite("16-7-3", player=c.actor)
        drawn = draw(c.t, c.actor, n, "16-7-1", c.why)
        c.count = drawn
        return drawn == n

    def able(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.actor, DECK))

    def full(self, c: Ctx) -> bool:
        return len(c.t.cards_in(c.actor, DECK)) >= self.count(c)


class RecoveryOp(Do):
    """16-5: cards from the top of the deck onto the security stack."""

    def __init__(self, n: int, until: int = -1) -> None:
        self.n = n
        self.until = until

    def act(self, c: Ctx) -> bool:
        t = c.t
        n = self.n * c.times
        if self.until >= 0:
            n = self.until - len(t.cards_in(c.actor, SECURITY))
        cards = t.cards_in(c.actor, DECK)[: -n - 1 : -1] if n > 0 else []
        if forbidden_of(t, c.actor, "add security", c.why):
            t.cite("15-1-3", player=c.actor)
            return False
        for card in cards:
            card.shown = 0
        t.cite("16-5-3", player=c.actor)
        if cards:
            cards = move_cards(t, cards, SECURITY, c.why, "16-5-1")
        return bool(cards)

    def able(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.actor, DECK))


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
    """4-1-1: pay a cost by an effect."""

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, c: Ctx) -> bool:
        if not self.full(c):
            return False
        c.t.move_memory(c.actor, -self.n * c.times, "4-1-1")
        return True

    def able(self, c: Ctx) -> bool:
        return c.t.can_pay(c.actor, self.n * c.times)


class DeDigivolveOp(OnThings):
    """16-11: trash stacked cards from the top, as many as declared, not beyond Lv.3."""

    verb = "DeDigivolve"

    def __init__(self, n: int, select: Select) -> None:
        super().__init__(select)
        self.n = n

    def act(self, c: Ctx) -> bool:
        t = c.t
        stacks, _ = split(self.chosen(c))
        done = False
        for stack in stacks:
            c.why.keyword = "De-Digivolve"
            for _ in range(c.times):
                done = de_digivolve(c, stack, self.n) or done
            c.why.keyword = ""
            if c.times > 1:
                t.cite("16-11-7", player=c.actor)
                t.cite("16-11-8", player=c.actor)
        return done


def strippable(stack: Stack) -> int:
    """16-11-4: how many cards De-Digivolve can take from the top: a Lv.3 card and those below stay."""
    n = 0
    for card in [stack.top, *stack.under]:
        if facts.level(card) == 3 and facts.known(card):
            break
        n += 1
    return min(n, len(stack.under))


def de_digivolve(c: Ctx, stack: Stack, most: int) -> bool:
    """One De-Digivolve on one card."""
    t = c.t
    now(t)
    uid = c.card.uid if c.card is not None else -1
    if not stack.alive:
        return False
    declared = most
    if most > 1:
        options = [Option("number", number=n) for n in range(most, 0, -1)]
        declared = t.ask(Decision(c.actor, "number", options, "16-11-1", False, uid, "de-digivolve")).number
    if not affected(stack, c.why) or stack.flags & NO_DE_DIGIVOLVE:
        t.cite("15-15-6-1", player=stack.controller)
        return False
    t.cite("16-11-3", player=c.actor)
    n = min(declared, strippable(stack))
    if n < declared:
        t.cite("16-11-4", player=stack.controller)
    events: list[Happening] = []
    gone: list[Card] = []
    for _ in range(n):
        top = stack.top
        event = strip_top(t, stack, c.why, "16-11-1")
        if event is None:
            break
        events.append(event)
        gone.append(top)
    if n:
        t.cite("16-11-5", player=c.actor)
        t.cite("16-11-6", player=c.actor)
        c.did_to("DeDigivolve", stack)
        t.moment(events)
        overflow(t, gone)
    return bool(events)


# ------------------------------------------------------------------ coming into play


WOULD: Final = {PLAY: "would play", DIGIVOLVE: "would digivolve", USE: "would use", LINKING: "would link"}


def payable(c: Ctx, how: Payment, kind: int, cost: int, card: Card, stack: Stack | None = None) -> bool:
    """1-3-11-1 for what an effect plays, uses, links or digivolves into."""
    from .declaring import affordable

    due = max(0, summed(c.t, c.actor, card, kind, how.base(cost), stack) - how.less)
    return affordable(c.t, c.actor, due, WOULD[kind], card, stack, "", c.why)


class PlayOp(OnThings):
    """Play cards by an effect (7-1)."""

    verb = "Play"

    def __init__(self, select: Select, how: Payment, zone: int = BATTLE, suspended: bool = False) -> None:
        super().__init__(select)
        self.how = how
        self.zone = zone
        self.suspended = suspended

    def playable(self, c: Ctx, thing: Thing) -> bool:
        """Whether this card can be played and paid for."""
        if not isinstance(thing, Card) or not can_play(c.t, c.actor, thing, c.why, self.zone):
            return False
        how = self.how.at(c)
        return how.free or payable(c, how, PLAY, max(0, facts.cost(thing)), thing)

    def able(self, c: Ctx) -> bool:
        trying = c.trying
        c.trying = True
        found = self.select.find(c)
        c.trying = trying
        return any(self.playable(c, thing) for thing in found)

    def full(self, c: Ctx) -> bool:
        return self.able(c)

    def act(self, c: Ctx) -> bool:
        t = c.t
        things = choose(c, playables(self.select, self), "play")
        stacks: list[Thing] = []
        events: list[Happening] = []
        for thing in things:
            if isinstance(thing, Card):
                stack = play(t, c.actor, thing, c.why, self.how.at(c), self.zone, self.suspended, events)
                if stack is not None:
                    c.did_to("Play", stack)
                    stacks.append(stack)
        if len(stacks) > 1:
            c.once("3-1-3-3")
        if events:
            t.moment(events)
        if stacks:
            c.it = stacks
            c.named = []
        return bool(stacks)


def playables(select: Select, op: PlayOp) -> Select:
    """The same selector, of what can be played only."""
    if isinstance(select, Several):
        return Several([playables(part, op) for part in select.picks])
    if isinstance(select, OneOf):
        return OneOf([playables(part, op) for part in select.picks])
    return Playable(select, op)


class Playable(Pick):
    """Of the things a selector finds, those that can be played."""

    def __init__(self, inner: Select, op: PlayOp) -> None:
        super().__init__(inner.count if isinstance(inner, Pick) else None, [], None)
        self.inner = inner
        self.op = op
        if isinstance(inner, Pick):
            self.bounds = inner.bounds
            self.one_host = inner.one_host

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        return [thing for thing in self.inner.find(c) if self.op.playable(c, thing)]

    def want(self, c: Ctx) -> tuple[int, bool, bool]:
        if isinstance(self.inner, Pick):
            return self.inner.want(c)
        return 1 << 20, False, True


class UseOp(OnThings):
    """Use an option by an effect (9-1)."""

    verb = "Use"

    def __init__(self, select: Select, how: Payment) -> None:
        super().__init__(select)
        self.how = how

    def usable(self, c: Ctx, thing: Thing) -> bool:
        """9-1-1: colour requirements hold for using by an effect too, unless it says otherwise."""
        if not isinstance(thing, Card) or not can_use(c.t, c.actor, thing, c.why):
            return False
        how = self.how.at(c)
        if not how.any_colors and not colors_met(c.t, c.actor, thing):
            return False
        return how.free or payable(c, how, USE, max(0, facts.cost(thing)), thing)

    def able(self, c: Ctx) -> bool:
        return any(self.usable(c, thing) for thing in self.select.find(c))

    def act(self, c: Ctx) -> bool:
        things = [thing for thing in self.select.find(c) if self.usable(c, thing)]
        if not things:
            return False
        for thing in ask_for(c, things, 1, False, [], "use", False):
            if isinstance(thing, Card):
                c.did_to("Use", thing)
                return use_option(c.t, c.actor, thing, c.why, self.how.at(c))
        return False


Pair = tuple[Thing, Thing, list[int]]
"""Two things that fit each other, and the costs for which they do."""


def ask_pair(c: Ctx, pairs: list[Pair], first: str, second: str) -> Pair:
    """The player chooses something that fits, then what it goes with."""
    things: list[Thing] = []
    for thing, _, _ in pairs:
        if thing not in things:
            things.append(thing)
    chosen = ask_for(c, things, 1, False, [], first, False)[0]
    fitting = [pair for pair in pairs if pair[0] is chosen]
    other = ask_for(c, [pair[1] for pair in fitting], 1, False, [], second, False)[0]
    return next(pair for pair in fitting if pair[1] is other)


class DigivolveOp(Do):
    """Digivolve by an effect (8-1)."""

    def __init__(self, who: Select, into: Select, how: Payment) -> None:
        self.who = who
        self.into = into
        self.how = how

    def options(self, c: Ctx) -> list[Pair]:
        """Every stack and card that fit each other, with the costs."""
        t = c.t
        now(t)
        how = self.how.at(c)
        found: list[Pair] = []
        cards: list[Card] = []
        for thing in self.into.find(c):
            if isinstance(thing, Card):
                cards.append(thing)
        for stack in self.who.find(c):
            if not isinstance(stack, Stack) or not stack.alive:
                continue
            for card in cards:
                if card.host is stack and card is stack.top:
                    continue
                before = t.hush(card)
                if can_by_effect(t, c.actor, card, stack, c.why):
                    costs = ways(t, c.actor, card, stack, how)
                    costs = [n for n in costs if how.free or payable(c, how, DIGIVOLVE, n, card, stack)]
                    if costs:
                        found.append((stack, card, costs))
                    elif t.recording and not c.trying:
                        other_ways(c, card)
                t.whisper = before
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.options(c))

    def act(self, c: Ctx) -> bool:
        t = c.t
        pairs = self.options(c)
        if not pairs:
            return False
        chosen, card, costs = ask_pair(c, pairs, "digivolve", "into")
        cost = costs[0]
        if len(costs) > 1 and not self.how.free and self.how.fixed < 0:
            options = [Option("number", number=n) for n in costs]
            t.cite("8-1-2-1", player=c.actor)
            cost = t.ask(Decision(c.actor, "number", options, "8-1-2-1", False, facts_uid(card), "cost")).number
        assert isinstance(chosen, Stack) and isinstance(card, Card)
        if not digivolve(t, c.actor, card, chosen, cost, c.why, self.how.at(c)):
            return False
        c.did_to("Digivolve", chosen)
        c.it = [chosen]
        c.named = []
        return True


def other_ways(c: Ctx, card: Card) -> None:
    """8-2-2-4, 8-3-2-4, 8-4-2-2: what only says to digivolve makes no DNA digivolution, Burst Digivolve or App Fusion."""
    for special in facts.face_of(card).special:
        if special.kind in OTHER_WAYS:
            c.once(OTHER_WAYS[special.kind])


OTHER_WAYS: Final = {"dna": "8-2-2-4", "burst": "8-3-2-4", "fusion": "8-4-2-2"}


def facts_uid(thing: Thing) -> int:
    """The card an option is about."""
    return thing.top.uid if isinstance(thing, Stack) else thing.uid if isinstance(thing, Card) else -1


class DnaOp(Do):
    """8-2-2-4: DNA digivolve by an effect that says so."""

    def __init__(self, who: Select, into: Select, how: Payment, this: Select | None = None) -> None:
        self.who = who
        self.into = into
        self.how = how
        self.this = this

    def pool(self, c: Ctx) -> list[Stack]:
        """The Digimon that may be materials."""
        return [thing for thing in self.who.find(c) if isinstance(thing, Stack) and thing.alive]

    def cards(self, c: Ctx) -> list[Thing]:
        """The cards that can be DNA digivolved into."""
        pool = self.pool(c)
        found: list[Thing] = []
        for card in self.into.find(c):
            if isinstance(card, Card):
                before = c.t.hush(card)
                if dna_lines(c.t, c.actor, card, pool, self.how.at(c)):
                    found.append(card)
                c.t.whisper = before
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.cards(c))

    def act(self, c: Ctx) -> bool:
        cards = self.cards(c)
        if not cards:
            return False
        card = ask_for(c, cards, 1, False, [], "into", False)[0]
        assert isinstance(card, Card)
        pool = self.pool(c)
        index = dna_lines(c.t, c.actor, card, pool, self.how.at(c))[0]
        c.t.cite("8-2-2-4", player=c.actor)
        stack = dna(c.t, c.actor, card, index, c.why, self.how.at(c), pool)
        if stack is None:
            return False
        c.did_to("DNADigivolve", stack)
        c.it = [stack]
        c.named = []
        return True


class FuseOp(Do):
    """8-4-2-2: App Fuse by an effect that says so."""

    def __init__(self, who: Select, into: Select, how: Payment) -> None:
        self.who = who
        self.into = into
        self.how = how

    def pairs(self, c: Ctx) -> list[Pair]:
        """Every linked Digimon and card that fit each other."""
        found: list[Pair] = []
        for stack in self.who.find(c):
            if isinstance(stack, Stack) and stack.alive:
                for card in self.into.find(c):
                    if isinstance(card, Card):
                        before = c.t.hush(card)
                        costs = fusion_ways(c.t, c.actor, card, stack, self.how)
                        if costs:
                            found.append((stack, card, costs))
                        c.t.whisper = before
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.pairs(c))

    def act(self, c: Ctx) -> bool:
        pairs = self.pairs(c)
        if not pairs:
            return False
        chosen, card, costs = ask_pair(c, pairs, "fusion", "into")
        assert isinstance(chosen, Stack) and isinstance(card, Card)
        c.t.cite("8-4-2-2", player=c.actor)
        if not fuse(c.t, c.actor, card, chosen, costs[0], c.why, self.how.at(c)):
            return False
        c.did_to("Digivolve", chosen)
        c.it = [chosen]
        return True


class LinkOp(Do):
    """Link a card by an effect (10-1)."""

    def __init__(self, what: Select, to: Select, how: Payment) -> None:
        self.what = what
        self.to = to
        self.how = how

    def pairs(self, c: Ctx) -> list[Pair]:
        """Every card and Digimon that fit each other."""
        found: list[Pair] = []
        for thing in self.what.find(c):
            card = thing.top if isinstance(thing, Stack) else thing
            if not isinstance(card, Card):
                continue
            for stack in self.to.find(c):
                if isinstance(stack, Stack) and stack.alive and card is not stack.top:
                    before = c.t.hush(card)
                    costs = link_ways(c.t, c.actor, card, stack, self.how)
                    how = self.how.at(c)
                    costs = [n for n in costs if how.free or payable(c, how, LINKING, n, card, stack)]
                    if costs:
                        found.append((thing, stack, costs))
                    c.t.whisper = before
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.pairs(c))

    def act(self, c: Ctx) -> bool:
        pairs = self.pairs(c)
        if not pairs:
            return False
        chosen, stack, costs = ask_pair(c, pairs, "link", "link to")
        assert isinstance(stack, Stack)
        card = chosen.top if isinstance(chosen, Stack) else chosen
        assert isinstance(card, Card)
        if not link(c.t, c.actor, card, stack, costs[0], c.why, self.how.at(c)):
            return False
        c.did_to("Link", card)
        c.it = [stack]
        return True


class HatchOp(Do):
    """4-16: hatch."""

    def able(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.actor, EGGS)) and c.t.breeding(c.actor) is None

    def act(self, c: Ctx) -> bool:
        return hatch(c.t, c.actor) is not None


class MoveOp(OnThings):
    """4-15: move Digimon between the breeding and the battle area."""

    verb = "Move"

    def __init__(self, select: Select, zone: int) -> None:
        super().__init__(select)
        self.zone = zone

    def act(self, c: Ctx) -> bool:
        done = False
        stacks, _ = split(self.chosen(c))
        for stack in stacks:
            goal = self.zone if self.zone >= 0 else BATTLE if stack.zone % ZONES == BREEDING else BREEDING
            if stack.zone % ZONES != goal:
                done = move_area(c.t, stack, goal, "4-15-1") or done
        return done


# ------------------------------------------------------------------ attacks


class AttackOp(OnThings):
    """An attack by an effect (11-2)."""

    verb = "Attack"

    def __init__(self, select: Select, target: str, against: Select | None, no_suspend: bool) -> None:
        super().__init__(select)
        self.target = target
        """player, digimon or any."""
        self.against = against
        self.no_suspend = no_suspend
        self.rested = False
        """Whether also in the turn it was played."""
        self.unsuspended = False
        self.also: Select | None = None
        """What may be attacked besides, though it is unsuspended."""

    def goals(self, c: Ctx, stack: Stack) -> list[int]:
        """What it may attack."""
        found = targets(c.t, stack, self.target != "digimon", self.unsuspended)
        if self.also is not None:
            more = [x.bid for x in self.also.find(c) if isinstance(x, Stack)]
            everything = targets(c.t, stack, self.target != "digimon", True)
            found = [target for target in everything if target in found or target in more]
        if self.target == "player":
            found = [target for target in found if target == PLAYER]
        elif self.target == "digimon":
            found = [target for target in found if target != PLAYER]
        if self.against is not None:
            meant = [x.bid for x in self.against.find(c) if isinstance(x, Stack)]
            found = [target for target in found if target in meant]
        return found

    def attackers(self, c: Ctx) -> list[Stack]:
        """The Digimon that can attack now."""
        now(c.t)
        found: list[Stack] = []
        for thing in self.select.find(c):
            if isinstance(thing, Stack) and thing.alive and affected(thing, c.why):
                if can_attack(c.t, thing, self.rested, self.no_suspend) and self.goals(c, thing):
                    found.append(thing)
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.attackers(c))

    def full(self, c: Ctx) -> bool:
        return self.able(c)

    def act(self, c: Ctx) -> bool:
        t = c.t
        if t.attack is not None:
            t.cite("11-2-4", player=c.actor)
            return False
        found = self.attackers(c)
        if not found:
            t.cite("1-3-2", player=c.actor)
            return False
        attacker = ask_for(c, list(found), 1, False, [], "attacker", False)[0]
        assert isinstance(attacker, Stack)
        goals = self.goals(c, attacker)
        options = [Option("attack", attacker.top.uid, attacker.bid, target) for target in goals]
        chooser = attacker.controller
        uid = c.card.uid if c.card is not None else -1
        answer = t.ask(Decision(chooser, "attack", options, "11-2-7-1", False, uid, "target"))
        c.did_to("Attack", attacker)
        return declare(t, attacker, answer.number, c.why, self.no_suspend)


class SwitchTargetOp(OnThings):
    """11-2-7-2: change the target of the attack."""

    verb = "Target"

    def __init__(self, select: Select | None, player: bool = False) -> None:
        super().__init__(select if select is not None else Several([]))
        self.player = player
        """Whether the player may become the target."""

    def able(self, c: Ctx) -> bool:
        attack = c.t.attack
        if attack is None or c.t.stack(attack.attacker) is None:
            return False
        if self.player and attack.target != PLAYER:
            return True
        return any(isinstance(x, Stack) and x.bid != attack.target for x in self.select.find(c))

    def act(self, c: Ctx) -> bool:
        attack = c.t.attack
        if attack is None:
            return False
        if self.player:
            found = [x for x in self.select.find(c) if isinstance(x, Stack) and x.bid != attack.target]
            options = [Option("choose", x.top.uid, x.bid) for x in found]
            if attack.target != PLAYER:
                options.append(Option("choose", body=PLAYER, name="player"))
            if not options:
                return False
            uid = c.card.uid if c.card is not None else -1
            answer = c.t.ask(Decision(c.actor, "choose", options, "11-2-7-2", False, uid, "target"))
            return switch_target(c.t, answer.body)
        stacks, _ = split(self.chosen(c))
        return bool(stacks) and switch_target(c.t, stacks[0].bid)


class EndAttackOp(Do):
    """15-15-1-1: the end-of-attack timing comes at once."""

    def able(self, c: Ctx) -> bool:
        return c.t.attack is not None

    def act(self, c: Ctx) -> bool:
        if c.t.attack is None:
            return False
        c.t.attack.ended = True
        c.t.cite("15-15-1-1", player=c.controller)
        return True


# ------------------------------------------------------------------ changing what is about to happen


class PreventOp(Do):
    """What was about to happen does not (15-8-5-2). “It”, after other cards were handled, is still what was about to leave."""

    def __init__(self, select: Select | None) -> None:
        self.select = select

    def act(self, c: Ctx) -> bool:
        done = False
        meant = self.chosen(c)
        fit = [event for event in c.events if self.select is None or event.body in meant or event.card in meant]
        if not fit and isinstance(self.select, It):
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
                    return False
                done = True
                break
        return done


class RaiseOp(Do):
    """15-15-5: raises or lowers a maximum in this effect."""

    def __init__(self, which: str, n: int) -> None:
        self.which = which
        self.n = n

    def act(self, c: Ctx) -> bool:
        c.t.cite("15-15-5-1" if self.n > 0 else "15-15-5-2", player=c.controller)
        c.ups[self.which] = c.ups.get(self.which, 0) + self.n * c.times
        return True


class ActivateOp(Do):
    """15-15-9: activate an effect with some timing of a card, within this effect."""

    def __init__(self, timings: list[str], select: Select, n: int, as_this: bool = False) -> None:
        self.timings = timings
        self.select = select
        self.n = n
        self.as_this = as_this
        """Whether it is an effect of the card that activates it."""

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
        from .waiting import locked

        found: list[tuple[Thing, Effect, int]] = []
        trying = c.trying
        c.trying = True
        for thing in self.select.find(c):
            if self.as_this and (thing is c.stack or c.stack is not None and thing is c.stack.top):
                continue
            if isinstance(thing, Stack):
                for use in thing.active:
                    effect = use.ability
                    if effect is c.effect and use.uid == (c.card.uid if c.card is not None else -1):
                        continue
                    if isinstance(effect, Effect) and any(x in effect.timings for x in self.timings):
                        if not locked(c.t, thing, effect, c.controller, []):
                            found.append((thing, effect, use.uid))
            else:
                main = facts.face_of(thing).main
                for effect in facts.face_of(thing).effects + facts.face_of(thing).security_effects:
                    if isinstance(effect, Effect) and any(x in effect.timings for x in self.timings):
                        if main is None or "Main" not in effect.timings:
                            found.append((thing, effect, facts_uid(thing)))
                if isinstance(main, Effect) and "Main" in self.timings and all(e is not main for _, e, _ in found):
                    found.append((thing, main, facts_uid(thing)))
        c.trying = trying
        return [entry for entry in found if (id(entry[1]), entry[2]) not in c.t.nested]

    def able(self, c: Ctx) -> bool:
        return bool(self.effects(c))

    def act(self, c: Ctx) -> bool:
        from ...effects.abilities import Use

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
                uid = c.card.uid if c.card is not None else -1
                index = t.ask(Decision(c.actor, "resolve", options, "15-15-9-2", False, uid)).body
            thing, effect, uid = left.pop(index)
            t.cite("15-15-9-1", player=c.actor)
            stack = thing if isinstance(thing, Stack) else None
            inner = Ctx(t, c.actor, stack, t.cards[uid], Use(effect, uid, 0))
            if self.as_this:
                inner = Ctx(t, c.actor, c.stack, c.stack.top if c.stack is not None else c.card, Use(effect, uid, 0))
            inner.why.category = c.why.category
            inner.events = c.events
            inner.why.security = c.why.security
            program = effect.program
            assert isinstance(program, Op)
            t.nested.append((id(effect), uid))
            program.run(inner)
            t.nested.pop()
            from .waiting import put_back

            put_back(t, inner)
            done = True
        return done
