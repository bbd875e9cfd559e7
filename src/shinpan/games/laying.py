"""Laying the cards of a scenario: what every game does alike."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ..table.cards import Card, Face
from ..table.table import NOBODY, Table
from .base import CardError

Laid = tuple[Any, Card]
"""What a scenario says of a card, and the card."""


def player_number(value: Any, where: str) -> int:
    """p1 or p2 as a number."""
    if value not in ("p1", "p2"):
        raise CardError(f"{where}: must be p1 or p2, not {value!r}")
    return 0 if value == "p1" else 1


def phase_of(spec: Mapping[str, Any], phases: Collection[str]) -> str:
    """The phase a scenario starts in, the main phase if it does not say."""
    phase = str(spec.get("phase") or "main")
    if phase not in phases:
        raise CardError(f"phase: must be one of {', '.join(phases)}, not {phase!r}")
    return phase


def zones_of(spec: Any, game: str, zones: Collection[str], where: str) -> None:
    """Refuses what a player of a game does not have."""
    if not isinstance(spec, Mapping):
        raise CardError(f"{where}: must be a mapping of zones")
    for key in spec:
        if key not in zones:
            raise CardError(f"{where}.{key}: {game} has no such zone (there are: {' '.join(zones)})")


def flag(item: Any, key: str, where: str) -> bool:
    """A yes-or-no state of a card."""
    value = item.get(key, False) if isinstance(item, dict) else False
    if not isinstance(value, bool):
        raise CardError(f"{where}: {key} must be true or false, not {value!r}")
    return value


def start_setup(table: Table, chance: bool) -> None:
    """A scenario that begins before the game does: chance decides who goes first, or whose turn it is does."""
    table.first_player = NOBODY if chance else table.turn_player
    table.turn = 0
    table.recording = True


def judge_deck(table: Table, player: int, faults: Sequence[tuple[str, str]]) -> None:
    """Writes down why a player's deck is not legal."""
    for rule, message in faults:
        table.legal[player] = False
        table.cite(rule, message, player)


MOST = 10_000
"""Blanks in one place: a number is written faster than its cards are made."""


class Laying:
    """Makes the cards a scenario names, and remembers their aliases."""

    def __init__(self, table: Table, faces: Mapping[str, Face], blank: Face, state: Collection[str], start: int) -> None:
        self.table = table
        self.faces = faces
        self.blank = blank
        self.state = state
        """The keys a card in a zone may have."""
        self.start = start
        """The zone a card is made in, before it is put where it belongs."""
        self.names: dict[str, int] = {}

    def items(self, value: Any, where: str) -> list[Any]:
        """A list of entries, numbers spelled out as blanks."""
        if isinstance(value, bool) or not isinstance(value, int | str | list | dict):
            raise CardError(f"{where}: must be a number, a card or a list of cards, not {value!r}")
        if isinstance(value, int):
            if value > MOST:
                raise CardError(f"{where}: no more than {MOST} cards can be laid here, not {value}")
            return ["blank"] * value
        if not isinstance(value, list):
            return [value]
        found: list[Any] = []
        for item in value:
            found += self.items(item, where)
        return found

    def make(self, item: Any, player: int, where: str) -> Card:
        """A card of the game, first put on the deck."""
        data = item if isinstance(item, dict) else {"card": item}
        id = data.get("card")
        for key in data:
            if key not in self.state:
                raise CardError(f"{where}: unknown state {key!r} of a card")
        if id == "blank":
            face: Face = self.faces.get("blank", self.blank)
        elif isinstance(id, str) and id in self.faces:
            face = self.faces[id]
        else:
            raise CardError(f"{where}: no card {id!r}")
        card = self.table.make(face, player, self.table.zone(player, self.start))
        name = data.get("as")
        if name is not None:
            if not isinstance(name, str) or name in self.names:
                raise CardError(f"{where}: the alias {name!r} is not a new name")
            self.names[name] = card.uid
        return card

    def taken(self, item: Any, player: int, where: str) -> Card:
        """A card of the game that lies nowhere yet."""
        card = self.make(item, player, where)
        self.table.lift(card)
        return card

    def allow(self, item: Any, state: Collection[str], where: str) -> None:
        """Refuses a state that a card in this place cannot have."""
        if isinstance(item, dict):
            for key in item:
                if key in self.state and key not in state:
                    raise CardError(f"{where}: {key} is no state of a card in this place")

    def pile(
        self, player: int, spec: Mapping[str, Any], name: str, kind: int, blanks: int, state: Collection[str]
    ) -> list[Laid]:
        """Lays a pile of a player, or as many blanks if nothing is said: its entries and their cards, the lowest first."""
        where = f"p{player + 1}.{name}"
        items = spec.get(name)
        found: list[Laid] = []
        for item in reversed(self.items(blanks if items is None else items, where)):
            self.allow(item, state, where)
            card = self.taken(item, player, where)
            self.table.lay(card, self.table.zone(player, kind))
            found.append((item, card))
        return found
