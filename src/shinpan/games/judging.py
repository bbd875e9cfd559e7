"""What a searching player must know of a game: how good a position is, and what one usually answers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from random import Random

from mypy_extensions import mypyc_attr

from ..table.cards import Card, Face
from ..table.chance import Chance
from ..table.decisions import Decision, Option
from ..table.table import Table

WIN = 10_000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions. This one knows only who has won; games have judges that know more."""

    def __init__(self) -> None:
        self.taught: list[float] | None = None

    def value(self, table: Table, player: int) -> float:
        """How good the position is for the player. Sees only what the player may see."""
        if table.over:
            return WIN if table.winner == player else -WIN if table.winner == 1 - player else 0.0
        return 0.0

    def counts(self, table: Table, player: int) -> list[float]:
        """The position in numbers, as the player who has just ended a turn sees it; always as many, and a 1 among them."""
        return []

    def weights(self) -> list[float]:
        """What each of those numbers, and the value itself, adds to the odds to win, as self-play taught; or none."""
        if self.taught is None:
            self.taught = learned(type(self).__module__)
        return self.taught

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

    def redeal(self, table: Table, player: int, random: Random, lists: Lists | None = None) -> None:
        """Deals anew what the player cannot see: faces of hidden cards change places, and chance starts afresh.

        The new deal does not depend on the old one, only on which cards are hidden and in which places.
        A player knows their own list. The opponent's hidden cards are what the opponent's list has left, if the lists are
        open (None: they are), otherwise cards of a list the player has studied that fits what was shown.
        """
        hidden: dict[int, list[Card]] = {}
        for zone in table.zones:
            for card in zone.cards:
                if not table.sees(player, card):
                    self.put(hidden, card)
        for card in table.cards:
            if card.host is not None and not table.sees(player, card):
                self.put(hidden, card)
        guess: list[Face] | None = None
        state = random.getrandbits(62)
        chance = Chance(state)
        for key, cards in sorted(hidden.items()):
            if lists is None or key % 2 == player:
                faces = [card.face for card in cards]
                faces.sort(key=number)
            else:
                if guess is None:
                    guess = lists.guess(self, table, player, random)
                faces = self.fill([face for face in guess if self.pool(face) == key // 2], guess, cards, chance)
            for i in range(len(faces) - 1, 0, -1):
                j = chance.below(i + 1)
                faces[i], faces[j] = faces[j], faces[i]
            for card, face in zip(cards, faces):
                card.face = face
        table.chance.state = chance.state
        table.version += 1
        if guess is not None:
            self.meet(table)
        self.renew(table)

    def fill(self, faces: list[Face], others: list[Face], cards: list[Card], chance: Chance) -> list[Face]:
        """As many faces as there are hidden cards: some again, where the guessed list is too short."""
        found = faces[:]
        if not found:
            found = others[:]
        while len(found) < len(cards):
            found.append(found[chance.below(len(found))])
        while len(found) > len(cards):
            last = found.pop()
            at = chance.below(len(found) + 1)
            if at < len(found):
                found[at] = last
        return found

    def put(self, hidden: dict[int, list[Card]], card: Card) -> None:
        """Puts a hidden card to those it can change places with."""
        key = 2 * self.pool(card.face) + card.owner
        if key in hidden:
            hidden[key].append(card)
        else:
            hidden[key] = [card]

    def meet(self, table: Table) -> None:
        """Other cards than before are in this game: what the table knows of all its cards is found anew."""

    def renew(self, table: Table) -> None:
        """Finds again which of the hidden cards have abilities where they are."""

    def pool(self, face: Face) -> int:
        """Cards of different pools do not change places: where a card lies may tell as much of it."""
        return 0


class Lists:
    """What a player who does not know the opponent's list makes of it: the decks it has studied, and what was shown."""

    def __init__(self, study: Sequence[Sequence[Face]]) -> None:
        self.study: list[list[Face]] = [list(deck) for deck in study]
        self.counts: list[dict[str, int]] = [count(deck) for deck in self.study]
        self.shown: dict[str, int] = {}
        """By card number, the most copies of the opponent's cards that were seen at once."""
        self.faces: dict[str, Face] = {}

    def look(self, table: Table, player: int) -> None:
        """Remembers what can be seen of the opponent's cards now."""
        seen: dict[str, int] = {}
        for card in table.cards:
            if card.owner != player and table.sees(player, card) and card.face.copies > 0:
                name = card.face.id
                seen[name] = seen.get(name, 0) + 1
                if name not in self.faces:
                    self.faces[name] = card.face
        for name, copies in seen.items():
            if copies > self.shown.get(name, 0):
                self.shown[name] = copies

    def guess(self, judge: Judge, table: Table, player: int, random: Random) -> list[Face]:
        """What may be left of the opponent's list: one of those studied that fit best, without what can be seen now."""
        own = [card.face for card in table.cards if card.owner == player]
        own.sort(key=number)
        rows = [*self.counts, count(own)]
        weights: list[float] = []
        for row in rows:
            weight = 1.0
            for name, copies in self.shown.items():
                there = row.get(name, 0)
                weight *= 3.0 ** min(there, copies) * 0.2 ** max(0, copies - there)
            weights.append(weight + 1e-30)
        if self.study:
            weights[-1] *= 0.1
        at = random.random() * sum(weights)
        which = 0
        while which < len(weights) - 1 and at >= weights[which]:
            at -= weights[which]
            which += 1
        deck = own if which == len(self.study) else self.study[which]
        left = rows[which].copy()
        found: list[Face] = []
        for name, copies in self.shown.items():
            if copies > left.get(name, 0):
                found += [self.faces[name]] * (copies - left.get(name, 0))
        gone: dict[str, int] = {}
        for card in table.cards:
            if card.owner != player and table.sees(player, card):
                gone[card.face.id] = gone.get(card.face.id, 0) + 1
        rest: list[Face] = []
        for face in [*deck, *found]:
            if gone.get(face.id, 0) > 0:
                gone[face.id] -= 1
            else:
                rest.append(face)
        return rest


def learned(module: str) -> list[float]:
    """The weights that lie beside a judge, in ``weights.json``; none if there is no such file."""
    file = files(module.rpartition(".")[0] or module).joinpath("weights.json")
    if not file.is_file():
        return []
    return [float(weight) for weight in json.loads(file.read_text("utf-8"))["weights"]]


def steps(number: int, size: int, found: list[float]) -> None:
    """Adds ``size`` counts: the first so many are on."""
    for step in range(size):
        found.append(1.0 if number > step else 0.0)


def below(number: int, limit: int) -> float:
    """A feature that is on below a limit."""
    return 1.0 if number < limit else 0.0


def count(deck: Sequence[Face]) -> dict[str, int]:
    """How many of each card."""
    found: dict[str, int] = {}
    for face in deck:
        found[face.id] = found.get(face.id, 0) + 1
    return found


def number(face: Face) -> str:
    """The card number."""
    return face.id
