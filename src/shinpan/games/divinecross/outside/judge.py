"""How good a Divine Cross position is, and what one usually answers in that game."""

from __future__ import annotations

from typing import Final

from ....table.cards import Card
from ....table.decisions import NONE, Decision, Option
from ....table.table import Table
from ...judging import Judge
from ..things.faces import DivineCrossFace
from ..things.state import HAND, KO, DivineCrossTable, Unit
from .counts import best_damage, counts

LOST_UNITS: Final = (0.0, 30.0, 75.0, 200.0)
"""What having lost that many units is worth to the other side; the third one decides the game."""
LATE: Final = 30
"""From this turn on, hurting the opponent counts more and more."""
HARM: Final = ("damage", "discard", "ko", "stun", "return", "lose", "swap")
"""What a choice is about when one would rather have others chosen."""


class DivineCrossJudge(Judge):
    """Counts units lost, damage, energy that skills can use, cards in hand, and the next blow."""

    def value(self, table: Table, player: int) -> float:
        """How good the position is for the player."""
        assert isinstance(table, DivineCrossTable)
        if table.over:
            return super().value(table, player)
        mine, theirs = self.side(table, player, player), self.side(table, 1 - player, player)
        danger = self.blow(table, 1 - player, player, 1)
        chance = self.blow(table, player, 1 - player, 0)
        ticket = 0.0
        if table.ticket >= 0:
            ticket = 12.0 if table.ticket == player else -12.0
        hurry = 1.0 + max(0, table.turn - LATE) / LATE
        return mine - hurry * theirs - danger + 0.5 * chance + ticket

    def counts(self, table: Table, player: int) -> list[float]:
        """The position in numbers."""
        assert isinstance(table, DivineCrossTable)
        return counts(table, player)

    def side(self, table: DivineCrossTable, player: int, viewer: int) -> float:
        """One player's side of the balance, as the viewer can know it."""
        zones = table.zones
        value = -LOST_UNITS[min(len(zones[player * 6 + KO].cards), 3)]
        main = table.main(player)
        for body in table.units(player):
            assert isinstance(body, Unit)
            value += unit_value(body, body is main)
        cards = len(zones[player * 6 + HAND].cards)
        value += 2.5 * min(cards, 5) + 0.8 * max(cards - 5, 0)
        if player == viewer:
            for card in table.hand(player):
                value += 0.3 * card_worth(card)
        if main is None:
            value -= 20.0
        if len(table.deck(player)) < 3:
            value -= 3.0 * (3 - len(table.deck(player)))
        return value

    def blow(self, table: DivineCrossTable, attacker: int, target: int, extra: int) -> float:
        """What the attacker's main unit could do to the target's main unit in its next battle."""
        unit, other = table.main(attacker), table.main(target)
        if unit is None or other is None:
            return 0.0
        most = best_damage(unit, other, extra)
        if most <= 0:
            return 0.0
        if most >= other.left():
            lost = len(table.zones[target * 6 + KO].cards)
            return 14.0 + 0.5 * (LOST_UNITS[min(lost + 1, 3)] - LOST_UNITS[min(lost, 3)])
        return most / 60.0

    def renew(self, table: Table) -> None:
        """Finds again which of the hidden cards have abilities where they are."""
        assert isinstance(table, DivineCrossTable)
        loose: list[Card] = []
        for card in table.cards:
            face = card.face
            assert isinstance(face, DivineCrossFace)
            if face.loose:
                loose.append(card)
        table.loose_cards = loose

    # ------------------------------------------------------------------ habits

    def ends(self, table: Table, decision: Decision) -> int:
        """Only the main phase is a row of actions; a skill is chosen once."""
        last = len(decision.options) - 1
        return last if decision.kind == "main" and decision.options[last].verb == "end" else -1

    def worth(self, table: Table, decision: Decision, option: Option) -> float:
        """How much an option promises, compared with the other options of the same question."""
        assert isinstance(table, DivineCrossTable)
        verb = option.verb
        player = decision.player
        if verb == "skill":
            return self.skill_worth(table, player, option)
        if verb in ("yes", "end"):
            return 1.0
        if verb == "number":
            return -float(option.number) if decision.about == "loop" else float(option.number)
        if verb in ("done", "no", "pass"):
            return 0.0
        if option.body != NONE:
            unit = table.bodies.get(option.body)
            if isinstance(unit, Unit):
                worth = unit_value(unit, unit is table.main(unit.controller)) + 1.0
                if unit.controller != player:
                    return 100.0 + worth - unit.left() / 50.0
                return -worth if decision.about in HARM else worth
        if option.card != NONE:
            card = table.cards[option.card]
            worth = card_worth(card) if table.sees(player, card) else 5.0
            if card.owner != player:
                return 50.0 + worth
            return -worth if decision.about in HARM else worth
        return 0.5

    def skill_worth(self, table: DivineCrossTable, player: int, option: Option) -> float:
        """What a skill promises: its damage, and something for its text."""
        unit, other = table.main(player), table.main(1 - player)
        if unit is None or not 0 <= option.number < len(unit.skills) + 1:
            return 1.0
        for use in unit.skills:
            if use.skill.name == option.name:
                damage = use.skill.damage * (2 if use.skill.times else 1)
                if other is not None and unit.advantage & other.attributes:
                    damage *= 2
                return 10.0 + damage + (50.0 if use.skill.text else 0.0)
        return 1.0


def unit_value(unit: Unit, main: bool) -> float:
    """What a unit on the field is worth to its player."""
    value = 6.0 + max(unit.left(), 0) / 50.0
    cost = 0
    energy = len(unit.energy)
    for use in unit.skills:
        cost = max(cost, use.skill.cost)
        if use.skill.cost <= energy:
            value += use.skill.damage / 100.0 * (1.0 if main else 0.6)
    useful = min(energy, cost)
    value += useful * (3.0 if main else 2.4) + (energy - useful) * 0.4
    if unit.assist is not None:
        value += 3.0
    if unit.stunned:
        value -= 6.0 if main else 2.0
    return value


def card_worth(card: Card) -> float:
    """What a card is worth in hand."""
    face = card.face
    assert isinstance(face, DivineCrossFace)
    if not face.is_unit:
        return 6.0
    return 4.0 + face.hp / 200.0 + max((skill.damage / (skill.cost + 1) for skill in face.skills), default=0) / 100.0
