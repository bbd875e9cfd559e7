"""804: playing cards and abilities; 806: activated abilities; 917: whether a skill succeeds."""

from __future__ import annotations

from ....effects.abilities import Use
from ....effects.context import Context
from ....effects.ops import Op
from ....table.cards import Card
from ....table.decisions import Decision, Option
from ....table.events import Event
from ..things.actions import attach_assist
from ..things.causes import RULE, Cause
from ..things.faces import DivineCrossFace
from ..things.modifiers import FailRule, forbids_abilities
from ..things.piles import hide_revealed, move
from ..things.state import (
    DISCARD,
    NO_ACTION,
    NO_ASSIST,
    NO_ASSIST_PLAY,
    NO_EVENT,
    NO_EX,
    NO_PLAYER_EX,
    RESOLUTION,
    DivineCrossTable,
    SkillUse,
    Unit,
)
from ..things.triggers import Pending
from .continuous import now, skill_cost


def assist_targets(t: DivineCrossTable, player: int) -> list[Unit]:
    """804.2b-1: own units without an assist."""
    found: list[Unit] = []
    for body in t.units(player):
        assert isinstance(body, Unit)
        if body.assist is None and not body.flags & NO_ASSIST:
            found.append(body)
    return found


def play_card(t: DivineCrossTable, player: int, card: Card) -> bool:
    """804.2: a command goes to the resolution zone and resolves by its kind."""
    face = card.face
    assert isinstance(face, DivineCrossFace)
    if face.kind == "event" and t.event_played and player == t.turn_player:
        t.cite("803.2", player=player)
        return False
    barred = {"event": NO_EVENT, "action": NO_ACTION, "assist": NO_ASSIST_PLAY}
    now(t)
    if t.player_flags[player] & barred[face.kind]:
        t.cite("104.4", player=player)
        return False
    target: Unit | None = None
    if face.kind == "assist":
        targets = assist_targets(t, player)
        if not targets:
            t.cite("804.2b", player=player)
            return False
        t.cite("804.2b", player=player)
        t.cite("804.2b-1", player=player)
        options = [Option("to", unit.top.uid, unit.bid) for unit in targets]
        answer = t.ask(Decision(player, "to", options, "804.2b", source=card.uid))
        body = t.bodies[answer.body]
        assert isinstance(body, Unit)
        target = body
    origin = card.zone
    kept = t.cards_now.get(card.uid, -1)
    t.lift(card)
    t.lay(card, t.zones[RESOLUTION])
    if kept >= 0:
        t.cite("804.2a-1")
        t.kept[card.uid] = kept
    t.cite("804.1")
    t.cite("804.2")
    event = Event("played", "804.2a", player, card=card)
    event.origin = origin
    event.target = RESOLUTION
    t.happened(event)
    if face.kind == "event":
        t.event_played = True
    t.cite("804.2c")
    if target is not None:
        attach_assist(t, card, target, Cause("rule", player), "804.2c-2")
        return True
    ability = face.command
    if ability is not None and ability.program is not None:
        c = Context(t, player, None, card, Use(ability, card.uid, 0))
        program = ability.program
        assert isinstance(program, Op)
        program.run(c)
    hide_revealed(t)
    if card.zone == RESOLUTION:
        t.kept.pop(card.uid, None)
        t.cite("804.2c-1")
        move(t, card, DISCARD, RULE, "804.2c-1")
    return True


def play_triggered(t: DivineCrossTable, pending: Pending) -> None:
    """807.4, 807.8: a triggered ability must be played and resolves even if its card is gone."""
    use = pending.use
    t.cite("807.4", player=pending.controller)
    if pending.source is not None and forbidden_power(t, pending):
        t.cite("807.4", "cannot be played", player=pending.controller)
        return
    unit = pending.source
    if pending.frozen is not None:
        c = pending.frozen.thaw(t, pending.event)
    else:
        c = Context(t, pending.controller, unit, t.cards[use.uid], use, pending.event)
    if unit is not None and (not unit.alive or use not in unit.active):
        t.cite("807.8", player=pending.controller)
    event = pending.event
    if event is not None:
        if c.that is None:
            c.that = event.body if event.body is not None else event.card
        if pending.frozen is None:
            c.count = event.amount
        if event.origin >= 0 and event.card is not None:
            cite_moved(t, event)
    if t.recording and c.card is not None:
        told = Event("effect", "807.4", pending.controller, body=unit, card=c.card)
        told.note = use.ability.name
        told.seen = 3 if unit is not None else t.seen_mask(c.card)
        t.record(told)
    resolve(t, c, use)


def forbidden_power(t: DivineCrossTable, pending: Pending) -> bool:
    """Whether an effect keeps this triggered ability from being played."""
    source = pending.source
    assert isinstance(source, Unit)
    now(t)
    if forbids_abilities(t, pending.controller, source):
        return True
    if pending.use.ability.group != "ex" or pending.frozen is not None:
        return False
    return bool(
        source.flags & NO_EX or t.player_flags[pending.controller] & NO_PLAYER_EX or pending.use.ability.name in source.banned
    )


def cite_moved(t: DivineCrossTable, event: Event) -> None:
    """807.5: which of its two places tells what a moved card was."""
    if not t.recording or event.target < 0:
        return
    t.cite("807.5")
    origin, target = t.zones[event.origin].kind, t.zones[event.target].kind
    if origin.field != target.field:
        t.cite("807.5b")
    elif origin.public != target.public:
        t.cite("807.5a")
    else:
        t.cite("807.5c")


def resolve(t: DivineCrossTable, c: Context, use: Use) -> None:
    """804.2: an ability resolves as if it were a card in the resolution zone."""
    t.cite("804.1", player=c.controller)
    t.cite("804.2", player=c.controller)
    t.cite("804.2a", use.ability.name, player=c.controller)
    if c.cause == "skill" or use.ability.group == "skill":
        t.cite("804.2c-31", player=c.controller)
        unit = c.source
        if isinstance(unit, Unit) and not judge(t, c.controller, unit, None, use.ability.name):
            t.cite("917.2b", player=c.controller)
            return
    t.cite("804.2c", player=c.controller)
    t.cite("804.2c-3", player=c.controller)
    program = use.ability.program
    if program is not None:
        assert isinstance(program, Op)
        program.run(c)
    hide_revealed(t)


def play_activated(t: DivineCrossTable, player: int, unit: Unit | None, use: Use, key: int) -> None:
    """806: an activated ability is played, counted, and resolves."""
    t.cite("806.2", player=player)
    t.used[key] = t.used.get(key, 0) + 1
    card = t.cards[use.uid]
    if unit is None:
        t.cite("806.2a", player=player)
        card.shown = 3
        t.happened(Event("revealed", "806.2a", player, card=card))
    t.cite("806.2c", player=player)
    event = Event("ex", "804.2a", player, body=unit, card=card)
    event.note = use.ability.name
    t.happened(event)
    c = Context(t, player, unit, card, use)
    if use.ability.group == "skill":
        t.cite("806.2b", player=player)
        c.cause = "skill"
    resolve(t, c, use)
    if unit is None and card.shown == 3:
        card.shown = 0


def use_key(t: DivineCrossTable, unit: Unit | None, use: Use) -> int:
    """What a limit per turn is counted by: this incarnation of the card and the ability."""
    return hash((t.cards[use.uid].ref, use.ability.name, use.ability.limit, id(use.ability)))


def judge(t: DivineCrossTable, player: int, unit: Unit, use: SkillUse | None, name: str) -> bool:
    """917.1: does the skill succeed? Conditions that need a throw or a choice are settled here."""
    now(t)
    t.cite("917.1", player=player)
    conditional: list[tuple[FailRule, Context]] = []
    for instance in t.instances:
        modifier = instance.part.modifier
        if isinstance(modifier, FailRule) and instance.active() and modifier.covers(instance, unit, name, _cost(unit, use)):
            if modifier.test is None:
                t.cite("917.1a" if instance.part.cond is None else "917.1b", player=player)
                return failed(t, player, unit, name)
            conditional.append((modifier, instance.c))
    for modifier, c in conditional:
        t.cite("917.1b", player=player)
        if modifier.fails(c):
            return failed(t, player, unit, name)
    if use is not None:
        for ability in use.skill.effect.judge:
            t.cite("917.1b", player=player)
            c = Context(t, player, unit, t.cards[use.uid], Use(ability, use.uid, 0))
            c.cause = "skill"
            program = ability.program
            assert isinstance(program, Op)
            t.skill_failing = False
            program.run(c)
            if t.skill_failing:
                t.skill_failing = False
                return failed(t, player, unit, name)
    t.cite("917.1c", player=player)
    return True


def _cost(unit: Unit, use: SkillUse | None) -> int:
    return skill_cost(unit, use) if use is not None else 0


def failed(t: DivineCrossTable, player: int, unit: Unit, name: str) -> bool:
    """917.2: a failed skill is over."""
    event = Event("failed", "917.2", player, body=unit)
    event.note = name
    t.happened(event)
    return False
