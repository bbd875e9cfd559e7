"""Chapter 6: the turn. Phases are kept on the table, so that a copied table goes on from a free action."""

from __future__ import annotations

from ....table.decisions import Decision, Option
from ....table.table import GameOver
from ..things.faces import DIGIMON, EGG, NONE, TAMER
from ..things.moves import can_move, draw, hatch, move_area, unsuspend
from ..things.state import BATTLE, DECK, EGGS, DigimonTable, Happening, Stack
from .main_phase import main_phase, turn_is_over
from .setup import set_up
from .values import now
from .waiting import settle


def run(t: DigimonTable) -> None:
    """6-1-2: phase after phase until the game is over."""
    try:
        while not t.over:
            phase = t.phase
            if phase == "main":
                main_phase(t)
            elif phase == "breeding":
                breeding_phase(t)
            elif phase == "unsuspend":
                start_of_turn(t)
            elif phase == "unsuspend rest":
                unsuspend_phase(t)
            elif phase == "draw":
                draw_phase(t)
            elif phase == "unsuspend over":
                go_on_to(t, "draw")
            elif phase == "draw over":
                go_on_to(t, "breeding")
            elif phase == "breeding over":
                start_of_main(t)
            elif phase == "end":
                end_of_turn(t)
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


def over_the_edge(t: DigimonTable, rest: str) -> bool:
    """6-1-4-1: the memory is on the other side and nothing is left to do: the turn ends in this phase.

    ``rest`` is what of the phase remains if the memory comes back (6-6-4).
    """
    if turn_is_over(t):
        t.cite("6-1-4-1", player=t.turn_player)
        t.resume_phase = rest
        t.phase = "end"
        return True
    t.phase = rest
    return False


def go_on_to(t: DigimonTable, phase: str) -> None:
    """6-1-2: the next phase of the turn."""
    t.cite("6-1-2", player=t.turn_player)
    t.phase = phase


def settled(t: DigimonTable) -> None:
    """6-1-3: no phase is over before everything in it is done."""
    if t.waiting or t.attack is not None:
        t.cite("6-1-3", player=t.turn_player)
    settle(t)


def begin_turn(t: DigimonTable) -> None:
    """6-1-1: the next turn begins."""
    t.turn += 1
    t.turn_stamp = t.tick()
    if t.used:
        t.cite_newest("15-14-1-5", t.turn_player)
        t.cite_newest("15-14-1-5-1", t.turn_player)
    t.used = {}
    t.spent = []
    t.deeds = {}
    t.seen_actions = []
    t.barred_actions = []
    if t.gone and not t.lasting and not t.later and not t.explain:
        t.gone = {}  # nothing is left that could look back at them
    t.version += 1
    t.record(Happening("turn", "6-1-1", t.turn_player, amount=t.turn))
    t.phase = "unsuspend"


def start_of_turn(t: DigimonTable) -> None:
    """6-2-1-1: what happens at the start of the turn, before anything is unsuspended."""
    player = t.turn_player
    t.happened(Happening("turn start", "6-2-1-1", player))
    settled(t)
    if over_the_edge(t, "unsuspend rest"):
        t.cite("6-2-1-2", player=player)


def unsuspend_phase(t: DigimonTable) -> None:
    """6-2-1: all own cards are unsuspended at once; in some books not those in the breeding area."""
    player = t.turn_player
    t.cite("6-2-1", player=player)
    now(t)
    t.cite("6-2-1-3", player=player)
    turned: list[Stack] = []
    whole = t.book.unsuspends_breeding
    for body in [*t.battle(player), t.breeding(player)] if whole else t.battle(player):
        if isinstance(body, Stack) and body.suspended and not stays_suspended(t, body):
            if whole or body.category & (DIGIMON | EGG | TAMER):
                turned.append(body)
    for body in t.battle(1 - player):
        assert isinstance(body, Stack)
        if body.suspended and "Reboot" in body.keywords and not stays_suspended(t, body):
            for rule in ("16-10-1", "16-10-3", "16-10-4", "16-10-5"):
                t.cite(rule, player=1 - player)
            turned.append(body)
    unsuspend(t, turned, "6-2-1")
    settled(t)
    over_the_edge(t, "unsuspend over")


def stays_suspended(t: DigimonTable, stack: Stack) -> bool:
    """Whether an effect keeps a card from unsuspending in this unsuspend phase."""
    for rule in stack.rules:
        if rule.kind == "unsuspend phase":
            owner = stack.controller if rule.number == 2 else rule.c.controller if rule.number == 0 else 1 - rule.c.controller
            if rule.number < 0 or t.turn_player == owner:
                return True
    return False


def draw_phase(t: DigimonTable) -> None:
    """6-3: draw a card, but not in the first turn of the first player; who cannot loses (1-2-3-2)."""
    player = t.turn_player
    if t.turn == 1:
        t.cite("6-3-1-1", player=player)
    elif not t.cards_in(player, DECK):
        t.cite("1-2-1", player=1 - player)
        t.end(1 - player, "1-2-3-2", "deck")
    else:
        draw(t, player, 1, "6-3-1")
    settled(t)
    over_the_edge(t, "draw over")


def breeding_phase(t: DigimonTable) -> None:
    """6-4: hatch, move, or do nothing."""
    player = t.turn_player
    t.resume = False
    now(t)
    options: list[Option] = []
    raised = t.breeding(player)
    if raised is None or not t.full(player):
        if t.cards_in(player, EGGS):
            options.append(Option("hatch"))
        elif t.explain:
            t.withhold("hatch", -1, "4-16-2", player)
    else:
        if t.explain:
            t.withhold("hatch", -1, "4-16-3", player)
            t.cite("3-4-5-2", player=player)
        if raised.is_digimon and raised.dp != NONE and can_move(t, raised):
            options.append(Option("move", raised.top.uid, raised.bid))
        elif t.explain:
            t.withhold("move", raised.top.uid, "4-15-2", player)
    options.append(Option("skip"))
    option = t.ask(Decision(player, "breeding", options, "6-4-1", free=len(options) > 1))
    if option.verb == "hatch":
        t.cite("6-4-1-1", player=player)
        hatch(t, player)
    elif option.verb == "move" and raised is not None:
        t.cite("6-4-1-2", player=player)
        move_area(t, raised, BATTLE, "4-15-1")
    else:
        t.cite("6-4-1-3", player=player)
    settled(t)
    over_the_edge(t, "breeding over")


def start_of_main(t: DigimonTable) -> None:
    """15-16-13: the main phase begins."""
    go_on_to(t, "main")
    t.happened(Happening("main start", "6-5-1", t.turn_player))
    settle(t)
    over_the_edge(t, "main")


def end_of_turn(t: DigimonTable) -> None:
    """6-6: the end of the turn; if the memory comes back, the turn goes on (6-6-4)."""
    player = t.turn_player
    t.happened(Happening("turn end", "6-6-1", player))
    t.cite("6-6-2", player=player)
    settle(t)
    if not turn_is_over(t):
        t.cite("6-6-4", player=player)
        t.phase = t.resume_phase
        return
    t.lasting = [lasting for lasting in t.lasting if lasting.last > t.turn]
    t.later = [later for later in t.later if later.last > t.turn]
    t.version += 1
    t.record(Happening("turn over", "6-6-3", player))
    t.turn_player = 1 - player
    t.phase = "turn"
