"""Instructions about stacks: deleting, suspending, De-Digivolve, hatching, moving, attacking (4-11 to 4-16, 11-2, 16-11)."""

from __future__ import annotations

from ....effects.ops import Select
from ....effects.picking import Union, asking
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..book.attack import PLAYER, can_attack, declare, switch_target, targets
from ..book.rules import affected, forbidden
from ..book.values import now
from . import facts
from .context import Ctx
from .moves import (
    allowed_to_leave,
    before_leaving,
    can_move_to,
    can_suspend,
    can_unsuspend,
    delete,
    hatch,
    move_area,
    overflow,
    spills,
    strip_top,
    suspend,
    unsuspend,
)
from .selectors import ask_for, enough
from .state import BATTLE, BREEDING, EGGS, NO_DE_DIGIVOLVE, ZONES, Happening, Stack
from .verbs import Do, OnThings, split


def all_of(c: Ctx, verb: str, meant: list[Stack], done: list[Stack]) -> bool:
    """Remembers which stacks it was done to; true if those are all that were meant."""
    for stack in done:
        c.did_to(verb, stack)
    return bool(done) and len(done) == len(meant)


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
        c.raise_by("DP", more)
        able = super().able(c)
        c.raise_by("DP", -more)
        return able

    def full(self, c: Ctx) -> bool:
        more = self.raised(c) if self.numbered else 0
        if not more:
            return super().full(c)
        c.raise_by("DP", more)
        full = super().full(c)
        c.raise_by("DP", -more)
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
        c.raise_by("DP", more)
        things = super().chosen(c)
        c.raise_by("DP", -more)
        return things

    def act(self, c: Ctx) -> bool:
        stacks, _ = split(self.chosen(c))
        gone = delete(c.t, stacks, c.why, "4-13-1")
        return all_of(c, "Delete", stacks, gone)


class SuspendOp(OnThings):
    """Suspend (4-11-1-2)."""

    verb = "Suspend"

    def act(self, c: Ctx) -> bool:
        stacks, _ = split(self.chosen(c))
        done = suspend(c.t, stacks, "4-11-1-2-1", c.why)
        return all_of(c, "Suspend", stacks, done)

    def full(self, c: Ctx) -> bool:
        """As a condition to be fulfilled, only what can be suspended counts; else whatever is named (1-3-3)."""
        return enough(c, self.select, lambda s: isinstance(s, Stack) and can_suspend(c.t, s, c.why) and affected(s, c.why))


class UnsuspendOp(OnThings):
    """Unsuspend (4-11-1-1)."""

    verb = "Unsuspend"

    def act(self, c: Ctx) -> bool:
        stacks, _ = split(self.chosen(c))
        done = unsuspend(c.t, stacks, "4-11-1-1-1", c.why)
        return all_of(c, "Unsuspend", stacks, done)

    def full(self, c: Ctx) -> bool:
        """As a condition to be fulfilled, only what can be unsuspended counts (15-7-3)."""
        return enough(c, self.select, lambda s: isinstance(s, Stack) and can_unsuspend(s, c.why) and affected(s, c.why))


class DeDigivolveOp(OnThings):
    """16-11: trash stacked cards from the top, as many as declared, not beyond Lv.3."""

    verb = "DeDigivolve"

    def __init__(self, n: int, select: Select) -> None:
        super().__init__(select)
        self.n = n

    def act(self, c: Ctx) -> bool:
        t = c.t
        times = c.times
        c.times = 1  # it is the keyword effect that is carried out so often, not the choice
        stacks, _ = split(self.chosen(c))
        c.times = times
        done = False
        for stack in stacks:
            c.why.keyword = "De-Digivolve"
            for _ in range(times):
                done = de_digivolve(c, stack, self.n) or done
            c.why.keyword = ""
            if times > 1:
                t.cite("16-11-7", player=c.actor)
                t.cite("16-11-8", player=c.actor)
        return done


def strippable(stack: Stack, past_3: bool = False) -> int:
    """16-11-4: how many cards De-Digivolve can take from the top: a Lv.3 card and those below stay.

    ``past_3``: by en-1.0 12-12-5 only one that comes up stays.
    """
    n = 0
    for card in [stack.top, *stack.under]:
        if facts.level(card) == 3 and facts.known(card) and not (past_3 and not n):
            break
        n += 1
    return min(n, len(stack.under))


def de_digivolve(c: Ctx, stack: Stack, most: int) -> bool:
    """One De-Digivolve on one card."""
    t = c.t
    now(t)
    if not stack.alive:
        return False
    declared = most
    if most > 1:
        options = [Option("number", number=n) for n in range(most, 0, -1)]
        declared = t.ask(Decision(c.actor, "number", options, "16-11-1", False, asking(c), "de-digivolve")).number
    if not affected(stack, c.why) or stack.flags & NO_DE_DIGIVOLVE or forbidden(stack, "de-digivolved", c.why):
        t.cite("15-15-6-1", player=stack.controller)
        return False
    if t.book.strips_digimon_only and not stack.is_digimon:
        t.cite("en-1.0:12-12-2", player=stack.controller)
        return False
    t.cite("16-11-3", player=c.actor)
    n = min(declared, strippable(stack, t.book.strips_level_3))
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
    if events:
        t.cite("16-11-5", player=c.actor)
        t.cite("16-11-6", player=c.actor)
        c.did_to("DeDigivolve", stack)
        t.moment(events)
        overflow(t, gone if spills(t, stack) else [])
    return bool(events)


class HatchOp(Do):
    """4-16: hatch."""

    def able(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.actor, EGGS)) and not c.t.full(c.actor)

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
            if stack.zone % ZONES != goal and (goal == BATTLE or self.departs(c, stack)):
                done = move_area(c.t, stack, goal, "4-15-1") or done
        return done

    def departs(self, c: Ctx, stack: Stack) -> bool:
        """15-8-5-1: whether a Digimon still leaves the battle area for the breeding area after what cuts in."""
        if not can_move_to(c.t, stack, BREEDING):
            return False
        fit = allowed_to_leave(c.t, [stack], c.why, "moved")
        return bool(before_leaving(c.t, fit, c.why, "4-15-1", "moved", BREEDING)) and stack.in_battle


def ordered(c: Ctx) -> bool:
    """15-10-1-2-1: whether an effect orders the opponent to do it: the order is to the player, not to the Digimon."""
    return c.actor != c.controller


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
            if isinstance(thing, Stack) and thing.alive and (ordered(c) or affected(thing, c.why)):
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
        meant = [thing for thing in self.select.find(c) if isinstance(thing, Stack) and thing.alive]
        attacker = ask_for(c, list(meant if ordered(c) else found), 1, False, [], "attacker", False)[0]
        assert isinstance(attacker, Stack)
        if attacker not in found:
            t.cite("15-1-3", player=attacker.controller)
            return False
        goals = self.goals(c, attacker)
        options = [Option("attack", attacker.top.uid, attacker.bid, target) for target in goals]
        chooser = attacker.controller
        answer = t.ask(Decision(chooser, "attack", options, "11-2-7-1", False, asking(c), "target"))
        c.did_to("Attack", attacker)
        return declare(t, attacker, answer.number, c.why, self.no_suspend)


class SwitchTargetOp(OnThings):
    """11-2-7-2: change the target of the attack."""

    verb = "Target"

    def __init__(self, select: Select | None, player: bool = False) -> None:
        super().__init__(select if select is not None else Union([]))
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
            answer = c.t.ask(Decision(c.actor, "choose", options, "11-2-7-2", False, asking(c), "target"))
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
