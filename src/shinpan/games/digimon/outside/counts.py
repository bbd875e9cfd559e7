"""A Digimon position in numbers, for a learned evaluation: seen by the player who has just ended their turn."""

from __future__ import annotations

from typing import Final

from ...judging import below, steps
from ..book.values import now
from ..things.faces import DigimonFace
from ..things.state import DECK, HAND, NO_ATTACK, SECURITY, TRASH, DigimonTable, Stack

KEYWORDS: Final = (
    "Blocker",
    "Rush",
    "Piercing",
    "Jamming",
    "Security Attack",
    "Reboot",
    "Retaliation",
    "Raid",
    "Alliance",
    "Blitz",
)


class Side:
    """What one player has."""

    def __init__(self, table: DigimonTable, player: int) -> None:
        self.security = len(table.cards_in(player, SECURITY))
        self.best = 0.0
        """The highest DP, in thousands."""
        self.strikes = 0.0
        """Security checks that all attackers together could make."""
        self.blockers = 0.0
        for body in table.battle(player):
            assert isinstance(body, Stack)
            if not body.is_digimon:
                continue
            self.best = max(self.best, max(0, body.dp) / 1000.0)
            if not body.flags & NO_ATTACK and body.dp >= 0:
                self.strikes += max(0, 1 + body.keywords.get("Security Attack", 0))
            if not body.suspended and "Blocker" in body.keywords:
                self.blockers += 1.0


def counts(table: DigimonTable, player: int) -> list[float]:
    """The numbers."""
    now(table)
    mine, theirs = Side(table, player), Side(table, 1 - player)
    found: list[float] = []
    field(table, player, theirs.best, found)
    hand(table, player, found)
    field(table, 1 - player, mine.best, found)
    memory = table.memory_of(1 - player)
    found += [float(memory), 1.0 if memory > 0 else 0.0, float(max(0, memory - 3)), float(max(0, memory - 6)), 1.0]
    race(theirs, mine, found)
    race(mine, theirs, found)
    found += [mine.best - theirs.best, 1.0 if mine.best > theirs.best else 0.0, min(table.turn, 20) / 10.0]
    return found


def race(attacker: Side, target: Side, found: list[float]) -> None:
    """What the attacker could do to the target's security in one turn."""
    open = max(0.0, attacker.strikes - target.blockers)
    left = target.security - open
    found += [open, 1.0 if left < 0 else 0.0, 1.0 if left <= 0 else 0.0, 1.0 if left <= 1 else 0.0]


def field(table: DigimonTable, player: int, danger: float, found: list[float]) -> None:
    """What everybody sees of a player's side; ``danger`` is the highest DP against it."""
    levels = [0.0] * 6
    words = [0.0] * (len(KEYWORDS) + 1)
    total = best = suspended = under = attackers = blockers = exposed = strikes = 0.0
    tamers = 0
    for body in table.battle(player):
        assert isinstance(body, Stack)
        if not body.is_digimon:
            tamers += 1
            continue
        levels[min(max(body.level, 2), 7) - 2] += 1.0
        power = max(0, body.dp) / 1000.0
        total += power
        best = max(best, power)
        under += len(body.under) + len(body.links)
        if not body.flags & NO_ATTACK and body.dp >= 0:
            attackers += 1.0
            strikes += max(0, 1 + body.keywords.get("Security Attack", 0))
        if body.suspended:
            suspended += 1.0
            if power < danger:
                exposed += power
        elif "Blocker" in body.keywords:
            blockers += 1.0
        for number, word in enumerate(KEYWORDS):
            if word in body.keywords:
                words[number] += 1.0
        words[-1] += len(body.keywords)
    steps(len(table.cards_in(player, SECURITY)), 7, found)
    found += levels
    found += [total, best, suspended, under, attackers, blockers, exposed, strikes]
    found += words
    steps(tamers, 4, found)
    raised = table.breeding(player)
    if raised is None:
        found += [0.0, 0.0, 0.0, 0.0]
    else:
        found += [1.0, float(raised.level), float(len(raised.under)), max(0, raised.dp) / 1000.0]
    steps(len(table.cards_in(player, HAND)), 10, found)
    deck = len(table.cards_in(player, DECK))
    found += [below(deck, 2), below(deck, 5), below(deck, 10), len(table.cards_in(player, TRASH)) / 10.0]


def hand(table: DigimonTable, player: int, found: list[float]) -> None:
    """What the player holds, and how much of it can be digivolved into."""
    reached = [body.level for body in table.battle(player) if isinstance(body, Stack) and body.is_digimon]
    raised = table.breeding(player)
    if raised is not None:
        reached.append(raised.level)
    levels = [0.0] * 6
    options = tamers = fitting = 0.0
    for card in table.cards_in(player, HAND):
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.kind == "digimon":
            levels[min(max(face.level, 2), 7) - 2] += 1.0
            if face.level - 1 in reached:
                fitting += 1.0
        elif face.kind == "tamer":
            tamers += 1.0
        else:
            options += 1.0
    found += levels
    found += [options, tamers, fitting]
