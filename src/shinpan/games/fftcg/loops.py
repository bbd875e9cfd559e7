"""Chapter 13: endless loops. A position that comes back is a loop; who can stop it decides how often it runs."""

from __future__ import annotations

from typing import Final

from ...table.decisions import Decision, Option
from ...table.table import DRAW
from .state import Character, FFTable, StackItem

LIMIT: Final = 300
"""Resolutions in one chain after which even a loop that changes numbers counts as endless."""
SOME: Final = 4
"""Shorter chains are not looked at."""


class Snapshot:
    """Everything the further course depends on."""

    def __init__(self, t: FFTable) -> None:
        self.phase = t.phase
        self.turn_player = t.turn_player
        self.priority = t.priority
        self.crystals = t.crystals.copy()
        self.used = t.used.copy()
        self.later = len(t.later)
        self.lasting = len(t.lasting)
        self.piles: list[list[int]] = []
        self.ordered: list[bool] = []
        self.bodies: list[list[int]] = []
        for zone in t.zones:
            if zone.bodies:
                for body in zone.bodies:
                    assert isinstance(body, Character)
                    facts = [zone.index, body.top.uid, body.dull, body.frozen, body.damage, body.power, body.attacks]
                    facts += body.counters.values()
                    self.bodies.append(facts)
            else:
                self.piles.append([card.uid for card in zone.cards])
                self.ordered.append(zone.kind.ordered)
        self.stack = [(item.uid, id(item.use.ability)) for item in t.stack]
        self.attack = t.attack.members.copy() if t.attack is not None else []

    def same(self, other: Snapshot) -> bool:
        """Whether two positions are the same. The order of hands and Break Zones does not count."""
        if self.stack != other.stack or self.phase != other.phase or self.turn_player != other.turn_player:
            return False
        if self.priority != other.priority or self.crystals != other.crystals or self.attack != other.attack:
            return False
        if self.bodies != other.bodies or self.used != other.used or self.later != other.later:
            return False
        if self.lasting != other.lasting or len(self.piles) != len(other.piles):
            return False
        for index, mine in enumerate(self.piles):
            theirs = other.piles[index]
            if mine != theirs and (self.ordered[index] or len(mine) != len(theirs) or sorted(mine) != sorted(theirs)):
                return False
        return True


def chain_over(t: FFTable) -> None:
    """A player acted: what follows is no longer the same chain."""
    t.resolved = 0
    t.marks = []
    t.refusing = 0


def note_loop(t: FFTable, item: StackItem) -> None:
    """13.1: called before something is resolved: where the same position comes back, a loop goes on."""
    t.resolved += 1
    if t.resolved <= SOME:
        if t.resolved == 1:
            t.deciders = 0
        return
    here = Snapshot(t)
    if t.resolved > LIMIT or any(mark.same(here) for mark, _ in t.marks):
        leave_loop(t)
        return
    t.marks.append((here, t.asked))


def leave_loop(t: FFTable) -> None:
    """13.1 to 13.3: a draw if nobody can stop it; else who can names a number, and the smaller one ends it."""
    t.cite("13.1")
    able = [player for player in (t.turn_player, 1 - t.turn_player) if t.deciders >> player & 1]
    if not able:
        t.end(DRAW, "13.1", "loop")
    rule = "13.2" if len(able) == 1 else "13.3"
    t.cite(rule)
    who = able[0]
    smallest = -1
    for player in able:
        named = name_number(t, player, rule)
        if smallest < 0 or named < smallest:
            smallest = named
            who = player
    t.refusing = 1 << who
    t.marks = []
    t.resolved = 1
    t.deciders = 0


def name_number(t: FFTable, player: int, rule: str) -> int:
    """A player who can stop the loop says how often it runs."""
    options = [Option("number", number=n) for n in range(1000)]
    return t.ask(Decision(player, "number", options, rule, about="loop")).number


def same(a: Option, b: Option) -> bool:
    """Whether two options are about the same, also if a card has come back as a new one."""
    return a.verb == b.verb and a.card == b.card and a.number == b.number and a.name == b.name


def note_action(t: FFTable, player: int, options: list[Option]) -> list[Option]:
    """13.2: a position that comes back by a player's own actions is a loop which that player ends."""
    if len(options) == 1 or not t.acted:
        return options
    here = Snapshot(t)
    for index, (mark, version, who, again) in enumerate(t.acted):
        if who == player and version != t.version and mark.same(here):
            if not any(where == index and same(option, again) for where, option in t.barred):
                t.cite("13.1")
                t.cite("13.2", player=player)
                name_number(t, player, "13.2")
                t.barred.append((index, again))
            barred = [option for where, option in t.barred if where == index]
            return [option for option in options if not any(same(option, other) for other in barred)]
    return options


def note_choice(t: FFTable, player: int, option: Option) -> None:
    """Remembers what was done, and in which position, if nothing was on the stack."""
    if t.stack:
        return
    t.acted.append((Snapshot(t), t.version, player, option))


def note_turn(t: FFTable) -> None:
    """A new turn: what was done in the last one cannot come back."""
    t.acted = []
    t.barred = []
