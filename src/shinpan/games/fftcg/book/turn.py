"""Chapter 9: phases and steps. They are kept on the table, so that a copied table goes on from a priority."""

from __future__ import annotations

from typing import Final

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ....table.table import GameOver
from ..things.modifiers import Flags
from ..things.moves import activate, discard, draw
from ..things.state import HAND, NO_ACTIVE_PHASE, RULE, ZONES, Cause, Character, Deed, FFTable
from .attack import attack_over, attack_preparation, block, damage, declare
from .loops import note_turn
from .priority import open_window, priority
from .processes import rule_processes
from .setup import set_up
from .values import now
from .waiting import state_triggers
from .warp import start_of_main1

HAND_LIMIT: Final = 5


def run(t: FFTable) -> None:
    """9: phase after phase until the game is over."""
    try:
        while not t.over:
            if t.window:
                priority(t)
            else:
                step(t)
    except GameOver:
        pass


def step(t: FFTable) -> None:
    """Does what comes next when no player has priority."""
    what = t.step
    if what == "declare":
        declare(t)
    elif what == "block":
        block(t)
    elif what == "damage":
        damage(t)
    elif what == "attack over":
        attack_over(t)
    elif what == "attack" and skipped(t, "attack"):
        t.step = "main2"
    elif what == "attack":
        attack_preparation(t)
    elif what == "main1":
        main_phase(t, "main1", "attack")
    elif what == "main2":
        main_phase(t, "main2", "end")
    elif what == "active":
        active_phase(t)
    elif what == "draw":
        draw_phase(t)
    elif what == "end":
        end_phase(t)
    elif what == "end hand":
        hand_limit(t)
    elif what == "end clean":
        clean_up(t)
    elif what == "turn":
        begin_turn(t)
    elif what == "setup":
        set_up(t, False, -1)
    elif what == "setup ordered":
        set_up(t, True, t.first_player)
    else:
        raise AssertionError(f"unknown step {what}")


def begin_turn(t: FFTable) -> None:
    """9: a turn begins."""
    t.turn += 1
    t.used = {}
    t.deeds = {}
    t.entered = []
    t.casts = []
    t.left = []
    t.partied = []
    t.told = []
    t.phase = "active"
    for player in (0, 1):
        for body in t.field(player):
            assert isinstance(body, Character)
            body.attacks = 0
            body.hit = 0
            body.hurt_by = []
    if t.gone and not t.lasting and not t.later and not t.explain:
        t.gone = {}  # nothing is left that could look back at them
    note_turn(t)
    t.version += 1
    t.record(Deed("turn", "9", t.turn_player, amount=t.turn))
    t.step = "active"


def active_phase(t: FFTable) -> None:
    """9.1: everything dull becomes active, but for what is frozen (15.2.4.2); nobody gets priority."""
    t.phase = "active"
    player = t.turn_player
    t.cite("9.1.1", player=player)
    now(t)
    t.announce(Deed("turn start", "9.1.1", player))
    turning: list[Character] = []
    for body in t.field(player):
        assert isinstance(body, Character)
        if body.frozen:
            t.cite("15.2.4.2", player=player)
            body.frozen = False
            t.version += 1
            continue
        if body.dull and not body.flags & NO_ACTIVE_PHASE:
            turning.append(body)
    activate(t, turning, RULE, "9.1.1.1")
    if t.lasting:
        over(t, player)
    t.cite("9.1.1.1", player=player)
    t.cite("9.1.1.2", player=player)
    t.step = "draw"


def over(t: FFTable, player: int) -> None:
    """What kept Characters of this player from becoming active in their next Active Phase is over."""
    for lasting in t.lasting[:]:
        modifier = lasting.parts[0].modifier
        if isinstance(modifier, Flags) and modifier.passing:
            kept = lasting
            for body in t.field(player):
                if t.ref(body) in kept.refs:
                    kept = kept.without(t.ref(body))
            if kept is not lasting:
                t.lasting = [kept if other is lasting else other for other in t.lasting if other is not lasting or kept.refs]
                t.version += 1


def draw_phase(t: FFTable) -> None:
    """9.2: two cards, one in the very first turn (9.2.1.3); nobody gets priority."""
    t.begin("draw")
    player = t.turn_player
    t.cite("9.2.1", player=player)
    if t.turn == 1:
        t.cite("9.2.1.3", player=player)
        t.cite("8.2.1.5", player=player)
        draw(t, player, 1, "9.2.1.3")
    else:
        draw(t, player, 2, "9.2.1.1")
        t.cite("9.2.1.1", player=player)
    t.cite("9.2.1.2", player=player)
    t.step = "main1"


def main_phase(t: FFTable, phase: str, after: str) -> None:
    """9.3: a Main Phase begins: abilities that wait for it, then priority."""
    if skipped(t, phase):
        t.step = after
        return
    t.begin(phase)
    player = t.turn_player
    t.cite("9.3.1", player=player)
    t.cite("9.3.1.1", player=player)
    if phase == "main1":
        start_of_main1(t)
    t.announce(Deed(phase, "9.3.1.3", player))
    t.cite("9.3.1.4", player=player)
    open_window(t, after)


def skipped(t: FFTable, phase: str) -> bool:
    """2.1: whether a text lets a phase of this turn be skipped."""
    now(t)
    found = any(rule.kind == "skip" and phase in rule.names for rule in t.rules_of[t.turn_player])
    if found:
        t.cite("2.1", player=t.turn_player)
    return found


def end_phase(t: FFTable) -> None:
    """9.5.1.1: what waits for the end of the turn; priority, but no Summons and no abilities."""
    t.begin("end")
    player = t.turn_player
    t.cite("9.5.1", player=player)
    t.announce(Deed("turn end", "9.5.1.1", player))
    open_window(t, "end hand", quiet=True)


def hand_limit(t: FFTable) -> None:
    """9.5.1.2: the hand goes down to its limit."""
    player = t.turn_player
    now(t)
    limit = HAND_LIMIT
    for rule in t.rules_of[player]:
        if rule.kind == "hand limit":
            limit = rule.number
    left = t.cards_in(player, HAND)[:]
    going: list[Card] = []
    while len(left) > limit:
        options = [Option("choose", card.uid) for card in left]
        chosen = t.cards[t.ask(Decision(player, "choose", options, "9.5.1.2", about="hand limit")).card]
        left.remove(chosen)
        going.append(chosen)
    if going:
        discard(t, going, Cause("rule", player), "9.5.1.2")
    t.step = "end clean"


def clean_up(t: FFTable) -> None:
    """9.5.1.3 to 9.5.1.5: damage and effects of the turn end together; what that brings about is dealt with."""
    t.begin("end")
    player = t.turn_player
    t.cite("9.5.1.3", player=player)
    for side in (0, 1):
        for body in t.zones[side * ZONES + 2].bodies:
            assert isinstance(body, Character)
            body.damage = 0
            body.damaged_by = []
    t.cite("9.5.1.3.1", player=player)
    t.lasting = [lasting for lasting in t.lasting if lasting.last > t.turn]
    t.later = [later for later in t.later if later.last > t.turn]
    t.cite("9.5.1.3.2", player=player)
    t.version += 1
    again = False
    while rule_processes(t) or state_triggers(t):
        again = True
    if again or t.waiting:
        t.cite("9.5.1.4", player=player)
        open_window(t, "end clean", quiet=True)
        return
    t.record(Deed("turn over", "9.5.1.5", player))
    if t.extra_turns:
        t.turn_player = t.extra_turns.pop(0)
    else:
        t.turn_player = 1 - player
    t.step = "turn"
