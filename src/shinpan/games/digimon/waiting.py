"""15-4: triggered effects wait, derived ones first; chapter 17: rule checks between effects."""

from __future__ import annotations

from ...effects.abilities import Use
from ...effects.context import Context
from ...effects.ops import Op
from ...effects.triggers import Pending, Trigger
from ...table.decisions import Decision, Option
from ...table.events import Event
from .faces import DIGIMON, EGG, NONE, OPTION, TAMER
from .moves import delete, trash_body
from .state import BATTLE, BREEDING, ZONES, DigimonTable, Stack
from .values import now


def trigger(t: DigimonTable, event: Event) -> None:
    """15-4-2-1: every effect whose trigger condition this event meets waits once."""
    for player in (0, 1):
        for body in t.zones[player * ZONES + BATTLE].bodies:
            assert isinstance(body, Stack)
            watch(t, body, event, "")
        for body in t.zones[player * ZONES + BREEDING].bodies:
            assert isinstance(body, Stack)
            watch(t, body, event, "breeding")
    for stack in t.leaving:
        watch(t, stack, event, "")


def watch(t: DigimonTable, stack: Stack, event: Event, place: str) -> None:
    """Lets the effects of one stack look at an event. 3-4-5-4: in breeding only those that say so."""
    for use in stack.active:
        condition = use.ability.trigger
        if condition is None or use.ability.zone != place:
            continue
        assert isinstance(condition, Trigger)
        if condition.kind == event.kind:
            c = Context(t, stack.controller, stack, t.cards[use.uid], use, event)
            if condition.matches(c, event):
                wait(t, use, stack, event)


def wait(t: DigimonTable, use: Use, stack: Stack, event: Event) -> None:
    """15-4-4-1: the effect waits, unless its uses of the turn are spent (15-14-1-2)."""
    limit = use.ability.limit
    if limit and t.used.get(use_key(t, use), 0) >= limit:
        t.cite("15-14-1-2", player=stack.controller)
        return
    t.cite("15-4-2-1", use.ability.name, stack.controller)
    t.pending.append(Pending(use, stack, stack.controller, event))


def use_key(t: DigimonTable, use: Use) -> int:
    """15-14-1-3: uses are counted for each card and effect."""
    return hash((t.cards[use.uid].ref, id(use.ability)))


def settle(t: DigimonTable) -> None:
    """15-4-3, 15-4-5: rule check, then one waiting effect; what triggers meanwhile comes before what waited longer."""
    while True:
        rule_check(t)
        if not t.pending:
            return
        batch = t.pending
        t.pending = []
        resolve_batch(t, batch)


def resolve_batch(t: DigimonTable, batch: list[Pending]) -> None:
    """15-4-3-5: the turn player's effects one by one, then the other player's."""
    while batch:
        player = t.turn_player
        mine = [waiting for waiting in batch if waiting.controller == player]
        if mine:
            t.cite("15-4-3-5-1", player=player)
        else:
            player = 1 - player
            mine = batch
            t.cite("15-4-3-5-2", player=player)
        chosen = mine[0]
        if len(mine) > 1:
            options = [Option("resolve", waiting.use.uid, number=i) for i, waiting in enumerate(mine)]
            chosen = mine[t.ask(Decision(player, "resolve", options, "15-4-3-4")).number]
        batch.remove(chosen)
        activate(t, chosen)
        rule_check(t)
        if t.pending:
            # 15-4-5-2: derived effects cut in
            t.cite("15-4-5-2")
            derived = t.pending
            t.pending = []
            resolve_batch(t, derived)


def activate(t: DigimonTable, waiting: Pending) -> None:
    """15-4-1-1: the effect is carried out, if its card is still the same and still has it (15-4-4-3, 15-4-4-4)."""
    stack = waiting.source
    assert stack is None or isinstance(stack, Stack)
    use = waiting.use
    if stack is not None and stack.alive and use not in stack.active:
        t.cite("15-4-4-4", player=waiting.controller)
        return
    if use.ability.limit:
        t.cite("15-14-1-1", player=waiting.controller)
        key = use_key(t, use)
        t.used[key] = t.used.get(key, 0) + 1
    event = waiting.event
    c = Context(t, waiting.controller, stack, t.cards[use.uid], use, event)
    if event is not None:
        c.that = event.body if event.body is not None else event.card
    program = use.ability.program
    if program is not None:
        assert isinstance(program, Op)
        program.run(c)


def rule_check(t: DigimonTable) -> None:
    """17-1-3: what the rules order, all at once, until there is nothing left."""
    while True:
        now(t)
        doomed: list[Stack] = []
        stray: list[Stack] = []
        for player in (0, 1):
            for body in t.battle(player):
                assert isinstance(body, Stack)
                if body.category & (DIGIMON | EGG):
                    if body.dp == NONE:
                        t.cite("17-1-3-2", player=player)
                        stray.append(body)
                    elif body.dp <= 0:
                        t.cite("17-1-3-1", player=player)
                        doomed.append(body)
                elif body.category & OPTION and not body.by_effect:
                    t.cite("17-1-3-3", player=player)
                    stray.append(body)
            raised = t.breeding(player)
            if raised is not None and raised.category & (TAMER | OPTION) and not raised.by_effect:
                t.cite("17-1-3-4", player=player)
                stray.append(raised)
        if not doomed and not stray:
            return
        for stack in stray:
            trash_body(t, stack, "17-1-3")
        before = t.version
        delete(t, doomed, "rule", None, "17-1-3-1")
        if t.version == before and not stray:
            return
