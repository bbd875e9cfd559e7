"""811: rule checks; chapter 1000: rule processing."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.context import Context
from ....table.decisions import Decision, Option
from ....table.table import DRAW
from ..things.areas import knock_out, to_main
from ..things.causes import RULE
from ..things.faces import DivineCrossFace
from ..things.piles import discard
from ..things.state import MAIN, NO_KO, STANDBY, DivineCrossTable, Unit
from ..things.triggers import Pending, Trigger
from .continuous import now
from .loops import about_to_play
from .playing import play_triggered

ENDLESS: Final = 200
"""Rounds of rule processing after which what the rules order is a loop nobody can stop."""


def rule_check(t: DivineCrossTable, rule: str) -> None:
    """811.2: rule processing, then one waiting ability at a time, the turn player's first, until nothing is left."""
    t.cite(rule)
    t.cite("811.2")
    t.checks = 0
    t.deciders = 0
    if t.loop_marks:
        t.loop_marks = {}
    while True:
        t.checks += 1
        process_rules(t)
        state_triggers(t)
        if not t.pending:
            break
        player = t.turn_player
        waiting = [pending for pending in t.pending if pending.controller == player]
        if waiting:
            t.cite("811.2b", player=player)
        else:
            t.cite("811.2c", player=1 - player)
            player = 1 - player
            waiting = t.pending
        play_one(t, player, waiting)
    t.cite("811.2d")
    t.refusing = 0


def play_one(t: DivineCrossTable, player: int, waiting: list[Pending]) -> None:
    """807.3: the player plays one of the abilities that have triggered."""
    chosen = waiting[0]
    if len(waiting) > 1:
        distinct: list[Pending] = []
        for pending in waiting:
            for other in distinct:
                if (
                    other.use.ability is pending.use.ability
                    and other.use.uid == pending.use.uid
                    and other.source is pending.source
                ):
                    break
            else:
                distinct.append(pending)
        if len(distinct) > 1:
            options = [Option("resolve", p.use.uid, number=i, name=str(printed_place(t, p))) for i, p in enumerate(distinct)]
            chosen = distinct[t.ask(Decision(player, "resolve", options, "807.3")).number]
        else:
            chosen = distinct[0]
    about_to_play(t, chosen)
    t.pending.remove(chosen)
    t.cite("807.3", player=player)
    play_triggered(t, chosen)


def printed_place(t: DivineCrossTable, pending: Pending) -> int:
    """Which of its card's triggered abilities this is, as printed; 0 for one that an effect gave or made."""
    face = t.cards[pending.use.uid].face
    assert isinstance(face, DivineCrossFace)
    place = 0
    for ability in face.abilities:
        if ability.kind == "triggered":
            place += 1
            if ability is pending.use.ability:
                return place
    return 0


def state_triggers(t: DivineCrossTable) -> None:
    """807.7: abilities that wait for a state trigger while it holds, unless they have already."""
    for zone in (MAIN, STANDBY, 6 + MAIN, 6 + STANDBY):
        for body in t.zones[zone].bodies:
            assert isinstance(body, Unit)
            for use in body.active:
                trigger = use.ability.trigger
                if trigger is not None:
                    assert isinstance(trigger, Trigger)
                    if trigger.state is not None:
                        _state(t, use, body, trigger)


def _state(t: DivineCrossTable, use: Use, unit: Unit, trigger: Trigger) -> None:
    for pending in t.pending:
        if pending.use.ability is use.ability and pending.source is unit:
            return
    now(t)
    c = Context(t, unit.controller, unit, t.cards[use.uid], use)
    assert trigger.state is not None
    if trigger.turn_of >= 0 and (t.turn_player == unit.controller) != (trigger.turn_of == 0):
        return
    if trigger.state.holds(c):
        t.cite("807.7")
        t.count_up(use, unit, unit.controller, None)


def process_rules(t: DivineCrossTable) -> None:
    """1001.2: defeat, KO, replacement and stray cards, from the top, until there is nothing to do."""
    rounds = 0
    while True:
        rounds += 1
        if rounds > ENDLESS:
            t.cite("1101.1")
            t.end(DRAW, "1101.1c", "loop")
        before = t.version
        defeat(t)
        now(t)
        doomed: list[Unit] = []
        for zone in (MAIN, STANDBY, 6 + MAIN, 6 + STANDBY):
            for body in t.zones[zone].bodies:
                assert isinstance(body, Unit)
                if body.damage >= body.hp and body.top.face_up and not body.flags & NO_KO:
                    doomed.append(body)
        if doomed:
            knock_out(t, doomed, RULE, cite_doomed(t, doomed))
        if t.hurt:
            for unit in t.hurt:
                unit.hurt_by = []
            t.hurt = []
        replacements(t)
        if t.orphans:
            stray_cards(t)
        if t.version == before:
            if any(unit.alive for unit in doomed):
                # the KO was replaced by something that changes nothing, and is still to be done
                t.cite("1101.1")
                t.end(DRAW, "1101.1c", "loop")
            return


def cite_doomed(t: DivineCrossTable, doomed: list[Unit]) -> str:
    """1003: the clauses that KO these units; the last one stands for all."""
    t.cite("1001.1")
    t.cite("811.2a")
    t.cite("1001.2")
    rule = "1003.2"
    for unit in doomed:
        rule = "1003.1" if unit.hp <= 0 else "1003.2"
        t.cite(rule, player=unit.controller)
        if unit.hp > 0:
            t.cite("203.2", player=unit.controller)
    return rule


def defeat(t: DivineCrossTable) -> None:
    """1002: three cards in the KO zone, or no unit to bring in: that player loses."""
    first = len(t.zones[4].cards) >= 3
    second = len(t.zones[10].cards) >= 3
    if not (first or second or t.must_replace[0] or t.must_replace[1]):
        return
    t.cite("1001.2")
    losers: list[int] = []
    for player, full in ((0, first), (1, second)):
        if full:
            t.cite("1002.1", player=player)
            losers.append(player)
        if t.must_replace[player]:
            t.cite("1002.2", player=player)
            if player not in losers:
                losers.append(player)
    t.cite("103.1", player=losers[0])
    if len(losers) == 2:
        t.end(1 - t.turn_player, "103.3", "both")
    why = "three KOs" if (first if losers[0] == 0 else second) else "no unit"
    t.end(1 - losers[0], "103.2", why)


def replacements(t: DivineCrossTable) -> None:
    """1004: a player without a main unit brings in a standby unit, the turn player first."""
    empty = [player for player in (t.turn_player, 1 - t.turn_player) if t.main(player) is None]
    if len(empty) > 1:
        t.cite("1004.1a")
    for player in empty:
        if t.must_replace[player]:
            continue
        t.cite("1004.1", player=player)
        units = t.standby(player)
        if not units:
            t.must_replace[player] = True
            t.version += 1
            continue
        options = [Option("choose", body.top.uid, body.bid) for body in units]
        answer = t.ask(Decision(player, "choose", options, "1004.1", about="main"))
        unit = t.bodies[answer.body]
        assert isinstance(unit, Unit)
        to_main(t, unit, RULE, "1004.1")


def stray_cards(t: DivineCrossTable) -> None:
    """1005: assists and energy whose unit is gone are discarded."""
    cards = t.orphans[:]
    for card in cards:
        t.cite("1005.1" if card.face_up else "1005.2", player=card.owner)
    discard(t, cards, RULE, "1005.1" if cards[0].face_up else "1005.2")
