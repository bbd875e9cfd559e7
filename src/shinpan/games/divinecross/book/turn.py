"""Chapter 500: the turn, phase by phase. Phases are kept on the table, so a copied table goes on from a free action."""

from __future__ import annotations

from ....table.events import Event
from ....table.table import GameOver
from ..things.actions import draw
from ..things.causes import RULE
from ..things.marks import unstun
from ..things.state import MAIN, STANDBY, DivineCrossTable, Unit
from .battle import battle_phase, skill_step
from .continuous import now
from .loops import LONG, repeated_turns
from .main_phase import main_phase
from .rules import rule_check, state_triggers
from .setup import set_up


def run(t: DivineCrossTable) -> None:
    """501.1: turns alternate until the game is over."""
    try:
        while not t.over:
            phase = t.phase
            if phase == "main":
                main_phase(t)
            elif phase == "skill":
                skill_step(t)
            elif phase == "battle":
                battle_phase(t)
            elif phase == "end":
                end_phase(t)
            elif phase == "draw":
                draw_phase(t)
            elif phase == "main start":
                main_start(t)
            elif phase == "turn":
                begin_turn(t)
            elif phase == "setup":
                set_up(t, False, -1)
            elif phase == "setup ordered":
                set_up(t, True, t.first_player)
            else:
                raise AssertionError(f"unknown phase {phase}")
    except GameOver:
        pass


def begin_turn(t: DivineCrossTable) -> None:
    """505.4, 501.1: a new turn."""
    t.turn += 1
    t.first_turn = t.turn == 1
    t.charged = False
    t.retreated = False
    t.event_played = False
    if t.used:
        t.used = {}
    t.barred = []
    t.main_actions = 0
    t.turn_ending = False
    t.seen_positions = []
    t.seen_options = []
    t.version += 1
    t.phase = "draw"
    if t.turn > LONG or not t.deck(t.turn_player):
        repeated_turns(t)
    t.record(Event("turn", "501.1", t.turn_player, amount=t.turn))


def draw_phase(t: DivineCrossTable) -> None:
    """502: draw, then what happens at the start of the turn, then a rule check."""
    player = t.turn_player
    t.cite("502.1", player=player)
    draw(t, player, 1, RULE, "502.1")
    if t.first_turn:
        t.happened(Event("game start", "502.2", player))
    t.happened(Event("turn start", "502.2", player))
    t.react(Event("draw phase start", "502.2", player))
    rule_check(t, "502.3")
    t.phase = "end" if t.turn_ending else "main start"


def main_start(t: DivineCrossTable) -> None:
    """503.1: the main phase begins."""
    t.happened(Event("main start", "503.1", t.turn_player))
    t.phase = "main"


def end_phase(t: DivineCrossTable) -> None:
    """505: the end of the turn; what lasts until then ends, and the check is repeated if that made something due."""
    player = t.turn_player
    t.happened(Event("turn end", "505.1", player))
    while True:
        rule_check(t, "505.2")
        t.cite("505.3", player=player)
        ended = [lasting for lasting in t.lasting if lasting.last <= t.turn]
        t.cite("505.3a", player=player)
        if ended:
            t.lasting = [lasting for lasting in t.lasting if lasting.last > t.turn]
            t.version += 1
            t.record(Event("effects end", "505.3a", player, amount=len(ended)))
        t.delayed = [delayed for delayed in t.delayed if delayed.to_turn > t.turn]
        unit = t.main(player)
        if unit is not None and unit.stunned:
            unstun(t, unit, "505.3b")
        if not due(t):
            break
        t.cite("505.3c", player=player)
    t.turn_player = 1 - player
    t.phase = "turn"
    t.record(Event("turn over", "505.4", player))


def due(t: DivineCrossTable) -> bool:
    """505.3c: is there rule processing to do, or an ability that has triggered?"""
    state_triggers(t)
    if t.pending or t.orphans:
        return True
    now(t)
    for zone in (MAIN, STANDBY, 6 + MAIN, 6 + STANDBY):
        for body in t.zones[zone].bodies:
            if isinstance(body, Unit) and body.damage >= body.hp and not body.flags & 32:
                return True
    return False
