"""A Divine Cross position in numbers, for a learned evaluation: seen by the player who has just ended their turn."""

from __future__ import annotations

from ...judging import below, steps
from ..things.faces import DivineCrossFace
from ..things.state import HAND, KO, DivineCrossTable, Unit


def counts(table: DivineCrossTable, player: int) -> list[float]:
    """The numbers."""
    found: list[float] = []
    field(table, player, found)
    hand(table, player, found)
    field(table, 1 - player, found)
    found.append(1.0)
    mine, theirs = table.main(player), table.main(1 - player)
    for extra in range(2):
        blow(table, mine, theirs, 1 - player, extra, found)
    for extra in range(3):
        blow(table, theirs, mine, player, extra, found)
    found += [0.0 if table.ticket < 0 else 1.0 if table.ticket == player else -1.0, min(table.turn, 30) / 10.0]
    if mine is None or theirs is None:
        found += [0.0, 0.0]
    else:
        found.append(1.0 if mine.advantage & theirs.attributes else 0.0)
        found.append(1.0 if theirs.advantage & mine.attributes else 0.0)
    return found


def blow(table: DivineCrossTable, unit: Unit | None, other: Unit | None, target: int, extra: int, found: list[float]) -> None:
    """What a main unit could do to the other in its next battle, with so much more energy."""
    if unit is None or other is None:
        found += [0.0, 0.0, 0.0]
        return
    damage = best_damage(unit, other, extra)
    kills = damage >= other.left()
    last = len(table.zones[target * 6 + KO].cards) >= 2
    found += [min(damage, max(other.left(), 0)) / 100.0, 1.0 if kills else 0.0, 1.0 if kills and last else 0.0]


def best_damage(unit: Unit, other: Unit, extra: int) -> int:
    """The most damage the unit's skills do to the other unit, with so much more energy."""
    most = 0
    power = len(unit.energy) + extra
    for use in unit.skills:
        skill = use.skill
        if skill.has_damage and skill.cost <= power:
            damage = skill.damage * (max(1, min(power, 3)) if skill.times else 1)
            if unit.advantage & other.attributes:
                damage *= 2
            most = max(most, damage)
    return most


def ready(unit: Unit) -> float:
    """The most damage printed on a skill the unit has the energy for, in hundreds."""
    most = 0.0
    for use in unit.skills:
        if use.skill.cost <= len(unit.energy):
            most = max(most, use.skill.damage / 100.0)
    return most


def field(table: DivineCrossTable, player: int, found: list[float]) -> None:
    """What everybody sees of a player's side."""
    main = table.main(player)
    units = 0
    health = first = energy = others = idle = assists = stunned = still = strike = reserve = damage = 0.0
    for body in table.units(player):
        assert isinstance(body, Unit)
        units += 1
        cost = 0
        for use in body.skills:
            cost = max(cost, use.skill.cost)
        left = max(body.left(), 0) / 100.0
        if body is main:
            first = left
            energy = float(min(len(body.energy), cost))
            still = 1.0 if body.stunned else 0.0
            strike = ready(body)
        else:
            health += left
            others += min(len(body.energy), cost)
            stunned += 1.0 if body.stunned else 0.0
            reserve = max(reserve, ready(body))
        idle += max(0, len(body.energy) - cost)
        assists += 0.0 if body.assist is None else 1.0
        damage += body.damage / 100.0
    steps(len(table.zones[player * 6 + KO].cards), 3, found)
    steps(units, 4, found)
    found += [health, first, energy, others, idle, assists, stunned, still, strike, reserve, damage]
    found.append(1.0 if main is None else 0.0)
    steps(len(table.zones[player * 6 + HAND].cards), 8, found)
    deck = len(table.deck(player))
    found += [below(deck, 2), below(deck, 4), below(deck, 8)]


def hand(table: DivineCrossTable, player: int, found: list[float]) -> None:
    """What the player holds."""
    units = others = best = 0.0
    for card in table.hand(player):
        face = card.face
        assert isinstance(face, DivineCrossFace)
        if face.is_unit:
            units += 1.0
            best = max(best, face.hp / 100.0)
        else:
            others += 1.0
    found += [units, others, best]
