"""Chapter 12: rule processes, checked whenever a player would get priority."""

from __future__ import annotations

from typing import Final

from ....table.decisions import Decision, Option
from ....table.table import DRAW
from ..things.faces import LIGHT_DARK, NONE
from ..things.moves import depart, departures, light_dark_allowed, many_allowed
from ..things.state import BREAK, RULE, Cause, Character, Deed, FFTable
from .values import now

LIMITS: Final = {"12.4.6": "7.7.3", "12.4.7": "7.7.5", "12.4.8": "7.7.4"}
"""What a rule process sets right: more on a field than may be there."""


def rule_processes(t: FFTable) -> bool:
    """12.3: everything that is due is done as one event. Whether anything was."""
    if t.checked == t.version:
        return False
    now(t)
    if t.control:
        tell_control(t)
    losses(t)
    broken: list[tuple[Character, Cause]] = []
    put: list[tuple[Character, str]] = []
    for player in (t.turn_player, 1 - t.turn_player):
        names: list[str] = []
        same: list[str] = []
        light_dark: list[Character] = []
        backups: list[Character] = []
        for body in t.field(player):
            assert isinstance(body, Character)
            if body.power != NONE and body.is_forward:
                if body.power <= 0:
                    put.append((body, "12.4.4"))
                elif body.damage >= body.power:
                    broken.append((body, body.damaged_by[-1] if body.damaged_by else RULE))
            if body.damaged_by:
                body.damaged_by = []
            if not body.face.generic:
                for name in body.names:
                    if name in names:
                        same.append(name)
                    names.append(name)
            if body.elements & LIGHT_DARK:
                light_dark.append(body)
            if body.is_backup:
                backups.append(body)
        if same:
            put += [(body, "12.4.6") for body in namesakes(t, player, same)]
        if len(light_dark) > 1:
            clash = [body for body in light_dark if not fits_in(t, player, body, light_dark)]
            if clash:
                put += [(body, "12.4.7") for body in light_dark]
        if len(backups) > 5:
            put += [(body, "12.4.8") for body in surplus(t, player, backups)]
    if not broken and not put:
        t.checked = t.version
        return False
    tell_due(t)
    done: list[Character] = []
    going: list[tuple[Character, Deed]] = []
    for body, rule in put:
        if rule in LIMITS:
            t.cite(LIMITS[rule], player=body.controller)
        if not any(body is other for other in done):
            done.append(body)
            going += departures(t, [body], BREAK, RULE, rule, False)
    for body, cause in broken:
        if not any(body is other for other in done):
            done.append(body)
            t.cite("12.4.5", player=body.controller)
            going += departures(t, [body], BREAK, breaker(cause), "12.4.5", True)
    depart(t, going, False)
    for body, cause in broken:
        if body.alive and cause is not RULE and body.damage >= body.power:
            body.damaged_by = [cause]  # what kept it from being broken by this holds at the next check too
    if all(body.alive for body in done):
        t.checked = t.version
        return False
    return True


def namesakes(t: FFTable, player: int, names: list[str]) -> list[Character]:
    """12.4.6: the Characters without the generic icon that share one of these names, unless texts allow it."""
    found: list[Character] = []
    for name in names:
        alike: list[Character] = []
        for body in t.field(player):
            assert isinstance(body, Character)
            if not body.face.generic and name in body.names:
                alike.append(body)
        if not all(many_allowed(t, player, body.face, body) for body in alike):
            found += alike
    return found


def fits_in(t: FFTable, player: int, body: Character, others: list[Character]) -> bool:
    """Whether texts let this Light or Dark Character stand with all the others."""
    return all(
        other is body or light_dark_allowed(t, player, body.face, other) or light_dark_allowed(t, player, other.face, body)
        for other in others
    )


def tell_due(t: FFTable) -> None:
    """12.1 to 12.4: a check found something, which is carried out as one event that no player controls."""
    if t.recording:
        for rule in ("11.1.3", "12.1", "12.2", "12.3", "12.4"):
            t.cite(rule)


def breaker(cause: Cause) -> Cause:
    """12.4.5: the source of damage that was dealt right before is taken to have broken the Character; else the rules did."""
    if cause is RULE:
        return RULE
    why = Cause(cause.kind, cause.player, cause.body, cause.card)
    why.skill = cause.skill
    why.sid = cause.sid
    why.burst = cause.burst
    why.damage = True
    why.party = cause.party
    return why


def tell_control(t: FFTable) -> None:
    """6.2.6: says who changed sides."""
    for bid in t.control:
        body = t.character(bid)
        if body is not None:
            t.record(Deed("control", "6.2.6", body.controller, body, body.top))
            t.cite("6.2.6.1", player=body.controller)
    t.control = []


def losses(t: FFTable) -> None:
    """12.4.1, 12.4.2, 12.4.3: who has lost; both at once is a draw (3.3)."""
    lost: list[int] = []
    rule = ""
    why = ""
    for player in (0, 1):
        if t.damage_of(player) >= t.damage_limit:
            lost.append(player)
            rule, why = "12.4.1", "damage"
            t.cite("3.1.1", player=player)
            t.cite("7.8.2", player=player)
        elif t.lost[player]:
            lost.append(player)
            rule, why = "12.4.2" if t.lost[player] == 1 else "12.4.3", "deck"
        else:
            continue
        t.cite(rule, player=player)
    if not lost:
        return
    tell_due(t)
    if len(lost) == 2:
        for player in lost:
            t.cite("3.2", player=player)
        t.end(DRAW, "3.3", why)
    t.end(1 - lost[0], "3.1", why)


def surplus(t: FFTable, player: int, backups: list[Character]) -> list[Character]:
    """12.4.8: the player keeps five Backups."""
    left = backups[:]
    gone: list[Character] = []
    while len(left) > 5:
        options = [Option("choose", body.uid, body.bid) for body in left]
        bid = t.ask(Decision(player, "choose", options, "12.4.8", about="surplus")).body
        chosen = next(body for body in left if body.bid == bid)
        left.remove(chosen)
        gone.append(chosen)
    return gone
