"""An FF-TCG position in numbers, for a learned evaluation: seen by the player who has just ended their turn."""

from __future__ import annotations

from ...judging import below, steps
from ..book.values import now
from ..things.faces import FFFace
from ..things.state import DECK, HAND, Character, FFTable


class Side:
    """What one player has."""

    def __init__(self, table: FFTable, player: int) -> None:
        self.damage = table.damage_of(player)
        self.best = 0.0
        """The highest power that is left, in thousands."""
        self.active = 0.0
        """Forwards that could block."""
        self.attackers = 0.0
        """Forwards that could attack in the next turn."""
        for body in table.field(player):
            assert isinstance(body, Character)
            if body.is_forward:
                self.best = max(self.best, max(0, body.power - body.damage) / 1000.0)
                self.active += 0.0 if body.dull else 1.0
                self.attackers += 0.0 if body.frozen else 1.0


def counts(table: FFTable, player: int) -> list[float]:
    """The numbers."""
    now(table)
    mine, theirs = Side(table, player), Side(table, 1 - player)
    found: list[float] = []
    backups = field(table, player, theirs.best, found)
    hand(table, player, backups, found)
    field(table, 1 - player, mine.best, found)
    found.append(1.0)
    race(table.damage_limit, theirs, mine, found)
    race(table.damage_limit, mine, theirs, found)
    found += [mine.best - theirs.best, 1.0 if mine.best > theirs.best else 0.0, min(table.turn, 20) / 10.0]
    return found


def race(limit: int, attacker: Side, target: Side, found: list[float]) -> None:
    """What the attacker could do to the target in one turn."""
    open = max(0.0, attacker.attackers - target.active)
    left = limit - target.damage - open
    found += [open, 1.0 if left <= 0 else 0.0, 1.0 if left <= 1 else 0.0, 1.0 if left <= 2 else 0.0]


def field(table: FFTable, player: int, danger: float, found: list[float]) -> int:
    """What everybody sees of a player's side; ``danger`` is the highest power against it. Returns the number of Backups."""
    forwards = backups = 0
    active = total = best = frozen = dull = words = abilities = safe = big = monsters = ready = 0.0
    for body in table.field(player):
        assert isinstance(body, Character)
        if body.is_forward:
            forwards += 1
            left = max(0, body.power - body.damage) / 1000.0
            total += left
            best = max(best, left)
            words += bin(body.words).count("1")
            abilities += len(body.active)
            frozen += 1.0 if body.frozen else 0.0
            dull += 1.0 if body.dull else 0.0
            active += 0.0 if body.dull else 1.0
            safe += 1.0 if left > danger else 0.0
            big += 1.0 if left >= 8.0 else 0.0
        elif body.is_backup:
            backups += 1
            ready += 0.0 if body.dull else 1.0
            abilities += 0.3 * len(body.active)
        else:
            monsters += 1.0
    steps(table.damage_of(player), 7, found)
    found += [float(forwards), active, total, best, frozen, dull, words, abilities, safe, big, monsters, ready]
    steps(forwards, 6, found)
    steps(backups, 5, found)
    steps(len(table.cards_in(player, HAND)), 8, found)
    deck = len(table.cards_in(player, DECK))
    found += [float(table.crystals[player]), below(deck, 3), below(deck, 8), below(deck, 15)]
    return backups


def hand(table: FFTable, player: int, standing: int, found: list[float]) -> None:
    """What the player holds."""
    forwards = backups = summons = monsters = cheap = cost = 0.0
    for card in table.cards_in(player, HAND):
        face = card.face
        assert isinstance(face, FFFace)
        if face.kind == "forward":
            forwards += 1.0
        elif face.kind == "backup":
            backups += 1.0
        elif face.kind == "summon":
            summons += 1.0
        else:
            monsters += 1.0
        cheap += 1.0 if face.cost <= 3 else 0.0
        cost += face.cost
    found += [forwards, backups, summons, monsters, cheap, cost / 5.0, backups if standing < 4 else 0.0]
