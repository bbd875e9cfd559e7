"""11.1: priority: who may act, what passing does, and when the stack is resolved."""

from __future__ import annotations

from ....table.decisions import Decision, Option
from ..things.state import FFTable
from .casting import actions, perform
from .loops import chain_over, note_action, note_choice
from .stack import resolve_top
from .waiting import settle


def open_window(t: FFTable, step: str, quiet: bool = False) -> None:
    """11.1.2: the turn player gets priority; ``step`` follows when both have passed in a row."""
    t.window = True
    t.quiet = quiet
    t.priority = t.turn_player
    t.passes = 0
    t.step = step
    if t.recording:
        t.cite("11.1.2", player=t.turn_player)


def free_main(t: FFTable, player: int) -> bool:
    """9.3.1.5: the turn player in a Main Phase with nothing on the stack."""
    return player == t.turn_player and not t.stack and not t.quiet and t.phase in ("main1", "main2")


def priority(t: FFTable) -> None:
    """11.1.3, 11.1.4: rule processes and auto-abilities first; then the player with priority acts or passes."""
    t.resume = False
    settle(t)
    player = t.priority
    options = offers(t, player)
    main = free_main(t, player)
    if not t.quiet:
        options = note_action(t, player, options)
    if len(options) == 1 and not main:
        only_pass(t, player, options)
        return
    kind = "main" if main else "priority"
    option = t.ask(Decision(player, kind, options, "11.1.1", free=True))
    if option.verb == "pass":
        t.cite("11.1.6", player=player)
        passed(t, player)
        return
    if not note_choice(t, player, option):
        return
    chain_over(t)
    t.passes = 0
    if t.recording:
        t.cite("11.1.1", player=player)
    perform(t, player, option)


def offers(t: FFTable, player: int) -> list[Option]:
    """What the player can do; as long as nothing has changed, what was worked out before."""
    if t.explain or t.recording:
        return actions(t, player)
    situation = "own" if free_main(t, player) else "quiet" if t.quiet else t.phase
    if t.offered_at[player] != t.version or t.offered_in[player] != situation:
        t.offered[player] = actions(t, player)
        t.offered_at[player] = t.version
        t.offered_in[player] = situation
    return t.offered[player]


def only_pass(t: FFTable, player: int, options: list[Option]) -> None:
    """11.1.6: there is nothing else to do; this is asked in scenarios only."""
    if t.thorough:
        t.ask(Decision(player, "priority", options, "11.1.1", free=True))
    t.cite("11.1.6", player=player)
    passed(t, player)


def passed(t: FFTable, player: int) -> None:
    """11.1.6, 11.1.7: the other player gets priority; after two passes in a row the stack or the game moves on."""
    t.passes += 1
    if t.passes < 2:
        t.priority = 1 - player
        return
    t.cite("11.1.7", player=t.turn_player)
    if t.stack:
        resolve_top(t)
        return
    if t.phase in ("main1", "main2"):
        t.cite("9.3.1", player=t.turn_player)
        t.cite("9.3.1.2", player=t.turn_player)
    t.window = False
    t.quiet = False
    t.passes = 0
    chain_over(t)
