"""How good a Digimon position is, and what one usually answers in that game."""

from __future__ import annotations

from typing import Final

from ....table.cards import Card, Face
from ....table.decisions import NONE, Decision, Option
from ....table.table import Table
from ...judging import Judge
from ..book.abroad import look, meet
from ..book.values import now
from ..things.faces import NONE as NOTHING
from ..things.faces import DigimonFace
from ..things.state import DECK, HAND, SECURITY, ZONES, DigimonTable, Stack
from .counts import counts

SECURITY_WORTH: Final = (0.0, 32.0, 56.0, 76.0, 92.0, 106.0)
"""What that many security cards are worth: the last ones most."""
MEMORY_WORTH: Final = 3.0
PASS: Final = 3
"""6-5-1-7-1: the memory that a pass leaves to the opponent."""
HARM: Final = frozenset(
    ["delete", "trash", "discard", "return", "suspend", "place", "dedigivolve", "digixros", "assembly", "cost"]
    + ["fragment", "scapegoat", "overclock", "digisorption", "material", "decoy", "detach"]
)
"""What a choice is about when one would rather have others chosen."""
DECLINE: Final = ("no", "done", "none", "pass", "skip")


class DigimonJudge(Judge):
    """Counts security cards, Digimon and their DP, memory, cards in hand, and what is being raised."""

    def value(self, table: Table, player: int) -> float:
        """How good the position is for the player."""
        assert isinstance(table, DigimonTable)
        if table.over:
            return super().value(table, player)
        now(table)
        mine, theirs = self.side(table, player, player), self.side(table, 1 - player, player)
        memory = MEMORY_WORTH * table.memory_of(player)
        return mine - theirs + memory - self.danger(table, player)

    def counts(self, table: Table, player: int) -> list[float]:
        """The position in numbers."""
        assert isinstance(table, DigimonTable)
        return counts(table, player)

    def side(self, table: DigimonTable, player: int, viewer: int) -> float:
        """One player's side of the balance, as the viewer can know it."""
        security = len(table.cards_in(player, SECURITY))
        value = SECURITY_WORTH[min(security, 5)] + 4.0 * max(0, security - 5)
        for body in table.battle(player):
            assert isinstance(body, Stack)
            value += stack_value(body)
        raised = table.breeding(player)
        if raised is not None:
            value += 2.0 + 0.6 * stack_value(raised)
        cards = len(table.cards_in(player, HAND))
        value += 2.5 * min(cards, 7) + 0.6 * max(0, cards - 7)
        if player == viewer:
            for card in table.cards_in(player, HAND):
                value += 0.1 * card_worth(card)
        deck = len(table.cards_in(player, DECK))
        if deck < 4:
            value -= 6.0 * (4 - deck)
        return value

    def danger(self, table: DigimonTable, player: int) -> float:
        """What the opponent's Digimon could do to the security in their next turn."""
        attackers = 0
        for body in table.battle(1 - player):
            assert isinstance(body, Stack)
            if body.is_digimon and body.dp != NOTHING:
                attackers += 1
        blockers = 0
        for body in table.battle(player):
            assert isinstance(body, Stack)
            if "Blocker" in body.keywords and not body.suspended:
                blockers += 1
        left = len(table.cards_in(player, SECURITY)) - max(0, attackers - blockers)
        return 40.0 if left < 0 else 3.0 * max(0, attackers - blockers)

    def pool(self, face: Face) -> int:
        """Digi-Eggs are dealt among Digi-Eggs."""
        return 1 if face.kind == "egg" else 0

    def meet(self, table: Table) -> None:
        """Cards in several languages know each other."""
        assert isinstance(table, DigimonTable)
        meet(table)

    def renew(self, table: Table) -> None:
        """Finds again which of the hidden cards have effects where they are."""
        assert isinstance(table, DigimonTable)
        look(table)

    # ------------------------------------------------------------------ habits

    def ends(self, table: Table, decision: Decision) -> int:
        """What ends the turn at no more than passing costs: a card that leaves the opponent 1 to 3 memory, or the pass."""
        assert isinstance(table, DigimonTable)
        if decision.kind != "main":
            return -1
        memory = table.memory_of(decision.player)
        best, most = -1, 0.0
        for index, option in enumerate(decision.options):
            if option.verb == "pass" and best < 0:
                best = index
            elif option.verb == "play" or option.verb == "digivolve":
                card = table.cards[option.card]
                face = card.face
                assert isinstance(face, DigimonFace)
                cost = option.number if option.number != NONE else face.cost
                worth = card_worth(card) + (2.0 if option.verb == "digivolve" else 0.0)
                if -PASS <= memory - cost < 0 and worth > most:
                    best, most = index, worth
        return best

    def worth(self, table: Table, decision: Decision, option: Option) -> float:
        """How much an option promises, compared with the other options of the same question."""
        assert isinstance(table, DigimonTable)
        verb = option.verb
        if decision.about == "mulligan":
            return hand_value(table, decision.player) if verb == "no" else 0.0
        if decision.kind == "breeding":
            return self.raising(table, decision.player, verb)
        if decision.kind == "block":
            return self.blocking(table, option)
        if verb in DECLINE:
            return 0.0
        if verb == "number":
            return float(option.number)
        if verb in ("choose", "order"):
            return self.choosing(table, decision, option)
        return 1.0

    def raising(self, table: DigimonTable, player: int, verb: str) -> float:
        """Hatch when there is room; move out what can fight."""
        if verb == "hatch":
            return 2.0
        raised = table.breeding(player)
        if verb == "move" and raised is not None and raised.level >= 4:
            return 1.0
        return 0.0 if verb == "move" else 0.5

    def blocking(self, table: DigimonTable, option: Option) -> float:
        """Block with what survives, or when the next check would be the last."""
        if option.verb != "block" or table.attack is None:
            return 0.0
        stack, attacker = table.stack(option.body), table.stack(table.attack.attacker)
        if stack is None or attacker is None:
            return 0.0
        if stack.dp > attacker.dp:
            return 5.0 + attacker.dp / 1000.0
        security = len(table.cards_in(stack.controller, SECURITY))
        return 3.0 if security == 0 else 1.0 if security < 2 and stack.dp < attacker.dp else -1.0

    def choosing(self, table: DigimonTable, decision: Decision, option: Option) -> float:
        """Which card or stack is chosen."""
        player = decision.player
        stack = table.stack(option.body)
        if stack is None and option.card != NONE:
            host = table.cards[option.card].host
            if isinstance(host, Stack) and host.top.uid == option.card:
                stack = host
        if stack is not None:
            worth = stack_value(stack) + 1.0
            if stack.controller != player:
                return 100.0 + worth
            return -worth if decision.about in HARM else worth
        if option.card != NONE:
            card = table.cards[option.card]
            worth = card_worth(card) if table.sees(player, card) else 3.0
            return -worth if card.zone == player * ZONES + HAND and decision.about in HARM else worth
        return 0.5


def stack_value(stack: Stack) -> float:
    """What a stack on the field is worth to its player."""
    if not stack.is_digimon:
        return 8.0
    value = 4.0 + max(0, stack.dp) / 1000.0 + 1.5 * max(0, stack.level - 2) + 0.8 * len(stack.under) + 1.5 * len(stack.links)
    value += 1.5 * len(stack.keywords)
    if stack.suspended:
        value -= 1.0
    return value


def card_worth(card: Card) -> float:
    """What a card is worth in hand."""
    face = card.face
    assert isinstance(face, DigimonFace)
    return 3.0 + max(0, face.level) + max(0, face.dp) / 2000.0 if face.kind == "digimon" else 5.0


def hand_value(table: DigimonTable, player: int) -> float:
    """Whether a first hand has something to digivolve into: above 0 to keep it."""
    low = sum(1 for card in table.cards_in(player, HAND) if is_low(card))
    return float(low) - 0.5


def is_low(card: Card) -> bool:
    """A Digimon of level 3 or 4."""
    face = card.face
    assert isinstance(face, DigimonFace)
    return face.kind == "digimon" and face.level in (3, 4)
