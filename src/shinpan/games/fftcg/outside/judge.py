"""How good an FF-TCG position is, and what one usually answers in that game."""

from __future__ import annotations

from random import Random
from typing import Final

from ....table.cards import Card, Face
from ....table.decisions import NONE, Decision, Option
from ....table.table import Table
from ...judging import Judge, Lists
from ..book.values import now
from ..book.waiting import look_over
from ..things.faces import NONE as NOTHING
from ..things.faces import FFFace
from ..things.state import DECK, HAND, NO_ATTACK, ZONES, Character, FFTable
from .counts import counts

DAMAGE_WORTH: Final = (0.0, 7.0, 15.0, 24.0, 35.0, 49.0, 70.0)
"""What that much damage received is worth to the opponent: the last points most."""
HARM: Final = frozenset(
    ["damage", "break", "put", "discard", "return", "dull", "freeze", "remove", "control", "hand limit", "surplus", "bottom"]
)
"""What a choice is about when one would rather have others chosen."""
HELP: Final = frozenset(["activate", "add", "play", "cast"])
"""What a choice is about when one would rather have one's own chosen."""
DECLINE: Final = ("no", "done", "none", "pass")
BACKUPS: Final = 5
"""7.7.4: more Backups than this cannot stand on a field."""


class FFTCGJudge(Judge):
    """Counts damage, Forwards and their power, Backups, cards in hand, and who could attack next."""

    def value(self, table: Table, player: int) -> float:
        """How good the position is for the player."""
        assert isinstance(table, FFTable)
        if table.over:
            return super().value(table, player)
        now(table)
        return self.side(table, player, player) - self.side(table, 1 - player, player) - self.danger(table, player)

    def counts(self, table: Table, player: int) -> list[float]:
        """The position in numbers."""
        assert isinstance(table, FFTable)
        return counts(table, player)

    def side(self, table: FFTable, player: int, viewer: int) -> float:
        """One player's side of the balance, as the viewer can know it."""
        value = -damage_value(table, player)
        backups = 0
        for body in table.field(player):
            assert isinstance(body, Character)
            backups += body.is_backup
            value += character_value(body)
        value += 1.5 * min(backups, BACKUPS)
        cards = len(table.cards_in(player, HAND))
        value += 3.0 * min(cards, 5) + 0.5 * max(0, cards - 5) + 1.5 * table.crystals[player]
        if player == viewer:
            for card in table.cards_in(player, HAND):
                value += 0.1 * card_worth(card)
        deck = len(table.cards_in(player, DECK))
        if deck < 4:
            value -= 6.0 * (4 - deck)
        return value

    def danger(self, table: FFTable, player: int) -> float:
        """What the opponent's Forwards could do in their next attack."""
        attackers = blockers = 0
        for body in table.field(1 - player):
            assert isinstance(body, Character)
            attackers += body.is_forward and not body.frozen and not body.flags & NO_ATTACK
        for body in table.field(player):
            assert isinstance(body, Character)
            blockers += body.is_forward and not body.dull
        open = max(0, attackers - blockers)
        return 40.0 if table.damage_of(player) + open >= table.damage_limit else 1.5 * open

    def pool(self, face: Face) -> int:
        """Cards with Limit Break have a deck of their own."""
        assert isinstance(face, FFFace)
        return 1 if face.limit != NOTHING else 0

    def redeal(self, table: Table, player: int, random: Random, lists: Lists | None = None) -> None:
        """Deals anew; what lies on the stack stays what it is, though its card may be hidden by now and dealt as another."""
        assert isinstance(table, FFTable)
        stood = [(place, table.cards[item.uid].face) for place, item in enumerate(table.stack)]
        super().redeal(table, player, random, lists)
        for place, face in stood:
            item = table.stack[place]
            if table.cards[item.uid].face is face:
                continue
            owner = table.cards[item.uid].owner
            for card in table.cards:
                if card.face is face and card.owner == owner and not table.sees(player, card):
                    table.stack[place] = item.of(card.uid)
                    break

    def renew(self, table: Table) -> None:
        """Finds again which of the hidden cards have abilities where they are."""
        assert isinstance(table, FFTable)
        look_over(table)

    # ------------------------------------------------------------------ habits

    def plain(self, table: Table, decision: Decision) -> int:
        """A payment is left to the referee."""
        return 0 if decision.kind == "pay" else -1

    def stops(self, table: Table, decision: Decision, player: int) -> bool:
        """Passing priority is no free hand: a line goes on until the opponent is to act in their own turn."""
        return decision.free and decision.player != player and decision.kind != "priority"

    def habit(self, table: Table, decision: Decision) -> int:
        """A sensible answer without looking ahead; a payment is left to the referee."""
        return 0 if decision.kind == "pay" else super().habit(table, decision)

    def worth(self, table: Table, decision: Decision, option: Option) -> float:
        """How much an option promises, compared with the other options of the same question."""
        assert isinstance(table, FFTable)
        verb = option.verb
        if decision.about == "mulligan":
            return hand_value(table, decision.player) if verb == "no" else 0.0
        if decision.free:
            return 1.0 if verb == "pass" else 0.0
        if decision.kind == "block":
            return self.blocking(table, option)
        if decision.kind == "party":
            return 1.0 if verb == "done" else 0.0
        if verb in DECLINE or verb == "mode" and option.name == "another":
            return 0.0
        if verb == "number":
            return float(option.number)
        if verb == "assign":
            return self.assigning(table, option)
        if verb in ("choose", "order"):
            return self.choosing(table, decision, option)
        return 1.0

    def blocking(self, table: FFTable, option: Option) -> float:
        """Block with what survives, or when the damage would be too much."""
        attack = table.attack
        if option.verb != "block" or attack is None:
            return 0.0
        blocker = table.character(option.body)
        members = [body for body in map(table.character, attack.members) if body is not None]
        if blocker is None or not members:
            return 0.0
        strength = sum(max(0, body.power) for body in members)
        lives = max(0, blocker.power) - blocker.damage > strength
        kills = any(max(0, blocker.power) >= max(0, body.power) - body.damage for body in members)
        if lives:
            return 6.0 + (4.0 if kills else 0.0)
        if table.damage_of(blocker.controller) >= table.damage_limit - 1:
            return 5.0
        return 2.0 if kills and max(character_value(body) for body in members) > character_value(blocker) else -1.0

    def assigning(self, table: FFTable, option: Option) -> float:
        """10.1.4.2.1: just enough to break a member of the party, or nothing."""
        body = table.character(option.body)
        if body is None:
            return 0.0
        enough = option.number >= max(0, body.power) - body.damage
        return (character_value(body) if enough else 0.0) - option.number / 100_000.0

    def choosing(self, table: FFTable, decision: Decision, option: Option) -> float:
        """Which card or Character is chosen."""
        player = decision.player
        harm = decision.kind == "cost" or decision.about in HARM
        body = table.character(option.body)
        if body is None and option.card != NONE:
            host = table.cards[option.card].host
            body = host if isinstance(host, Character) else None
        if body is not None:
            worth = character_value(body) + 1.0
            if body.controller != player:
                return -worth if decision.about in HELP else 100.0 + worth
            return -worth if harm else worth
        if option.card != NONE:
            card = table.cards[option.card]
            worth = card_worth(card) if table.sees(player, card) else 3.0
            return -worth if harm and card.zone == player * ZONES + HAND else worth
        return 0.5


def damage_value(table: FFTable, player: int) -> float:
    """What the damage a player has received is worth to the other; counted back from what loses the game (3.1.1)."""
    left = min(max(1, table.damage_limit - table.damage_of(player)), len(DAMAGE_WORTH))
    return DAMAGE_WORTH[len(DAMAGE_WORTH) - left]


def character_value(body: Character) -> float:
    """What a Character is worth to its player."""
    if not body.is_forward:
        return 5.0 if body.is_backup else 4.0
    left = max(0, body.power - body.damage)
    value = 3.0 + left / 1000.0 + 1.2 * bin(body.words).count("1") + 0.3 * len(body.active)
    return value - (1.0 if body.frozen else 0.3 if body.dull else 0.0)


def card_worth(card: Card) -> float:
    """What a card is worth in hand."""
    face = card.face
    assert isinstance(face, FFFace)
    return 3.0 + max(0, face.power) / 2000.0 if face.kind == "forward" else 5.0


def hand_value(table: FFTable, player: int) -> float:
    """Whether a first hand has a cheap Backup to begin with: above 0 to keep it."""
    return float(sum(1 for card in table.cards_in(player, HAND) if is_start(card))) - 0.5


def is_start(card: Card) -> bool:
    """A Backup that can be cast in the first turns."""
    face = card.face
    assert isinstance(face, FFFace)
    return face.kind == "backup" and face.cost <= 3
