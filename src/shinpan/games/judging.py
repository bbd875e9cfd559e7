"""What a searching player must know of a game: how good a position is, and what one usually answers."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from ..table.cards import Card, Face
from ..table.decisions import Decision, Option
from ..table.table import Table

WIN = 10_000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions. This one knows only who has won; games have judges that know more."""

    def value(self, table: Table, player: int) -> float:
        """How good the position is for the player. Sees only what the player may see."""
        if table.over:
            return WIN if table.winner == player else -WIN if table.winner == 1 - player else 0.0
        return 0.0

    def habit(self, table: Table, decision: Decision) -> int:
        """A sensible answer without looking ahead: the first of those that promise most."""
        best, most = 0, float("-inf")
        for index, option in enumerate(decision.options):
            worth = self.worth(table, decision, option)
            if worth > most:
                best, most = index, worth
        return best

    def worth(self, table: Table, decision: Decision, option: Option) -> float:
        """How much an option promises, compared with the other options of the same question."""
        return 1.0 if option.verb in ("yes", "end", "pass") else 0.0

    def ends(self, table: Table, decision: Decision) -> int:
        """The option that ends the player's free actions, or -1."""
        for index, option in enumerate(decision.options):
            if option.verb in ("end", "pass"):
                return index
        return -1

    def plain(self, table: Table, decision: Decision) -> int:
        """The answer to a question that needs no thought, or -1."""
        return -1

    def stops(self, table: Table, decision: Decision, player: int) -> bool:
        """Whether a line of thought of that player ends here: the opponent may act freely."""
        return decision.free and decision.player != player

    def redeal(self, table: Table, player: int, random: Random) -> None:
        """Deals anew what the player cannot see: faces of hidden cards change places, and chance starts afresh.

        The new deal does not depend on the old one, only on which cards are hidden and in which places.
        """
        places: dict[int, list[Card]] = {}
        for zone in table.zones:
            for card in zone.cards:
                if not table.sees(player, card):
                    places.setdefault(2 * self.pool(card) + card.owner, []).append(card)
        for card in table.cards:
            if card.host is not None and not table.sees(player, card):
                places.setdefault(2 * self.pool(card) + card.owner, []).append(card)
        for _, hidden in sorted(places.items()):
            faces = sorted((card.face for card in hidden), key=number)
            random.shuffle(faces)
            for card, face in zip(hidden, faces):
                card.face = face
        table.chance.state = random.getrandbits(64)
        table.version += 1

    def pool(self, card: Card) -> int:
        """Cards of different pools do not change places: where a card lies may tell as much of it."""
        return 0


def number(face: Face) -> str:
    """The card number."""
    return face.id
