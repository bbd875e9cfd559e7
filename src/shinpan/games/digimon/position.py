"""Laying a table: for a game, and for a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...table.cards import Card, Face
from ..base import CardError
from ..laying import Laying, player_number
from .faces import DigimonFace
from .legality import illegal
from .moves import place
from .state import BATTLE, BREEDING, DECK, EGGS, HAND, SECURITY, TRASH, ZONES, DigimonTable, Stack
from .values import reset_stack

BLANK = DigimonFace("blank", "Blank", "option", "", "en", 4)
BLANK.cost = 0

PILES = {"deck": DECK, "eggs": EGGS, "hand": HAND, "trash": TRASH, "security": SECURITY}
PHASES = {"setup": "setup ordered", "unsuspend": "unsuspend", "draw": "draw", "breeding": "breeding", "main": "main"}
STATE = {"card", "as", "under", "links", "suspended", "played_this_turn", "face_up", "face_down"}


def new_table(decks: Sequence[Sequence[Face]], seed: int) -> DigimonTable:
    """Both decks in their zones, Digi-Eggs apart, the first card of a list on top."""
    t = DigimonTable(seed)
    for player, deck in enumerate(decks):
        for face in reversed(deck):
            t.make(face, player, t.zones[player * ZONES + (EGGS if face.kind == "egg" else DECK)])
    return t


def scenario_table(spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int) -> tuple[DigimonTable, dict[str, int]]:
    """A table as a scenario describes it, and its aliases."""
    t = DigimonTable(seed)
    layer = Layer(t, faces)
    phase = str(spec.get("phase") or "main")
    if phase not in PHASES:
        raise CardError(f"phase: must be one of {', '.join(PHASES)}, not {phase!r}")
    t.turn_player = player_number(spec.get("turn") or "p1", "turn")
    t.turn = 1 if spec.get("first_turn") else 3
    for player, name in ((0, "p1"), (1, "p2")):
        layer.player(player, spec.get(name) or {}, name, phase == "setup")
    outcomes = list(spec.get("janken") or []) + list(spec.get("coin") or [])
    t.fixed = [player_number(item, "janken") for item in outcomes]
    memory = spec.get("memory") or 0
    if isinstance(memory, bool) or not isinstance(memory, int) or not -10 <= memory <= 10:
        raise CardError(f"memory: must be a number from -10 to 10, not {memory!r}")
    t.memory = memory
    t.phase = PHASES[phase]
    t.first_player = t.turn_player
    if phase == "setup":
        t.first_player = -1 if outcomes else t.turn_player
        t.turn = 0
        t.recording = True
        for player in (0, 1):
            deck = [card.face for card in t.cards_in(player, DECK) + t.cards_in(player, EGGS)]
            for rule, message in illegal(deck):
                t.legal[player] = False
                t.cite(rule, message, player)
    t.version += 1
    return t, layer.names


class Layer(Laying):
    """Lays the cards of a scenario."""

    def __init__(self, t: DigimonTable, faces: Mapping[str, Face]) -> None:
        super().__init__(t, faces, BLANK, STATE, DECK)
        self.t = t

    def player(self, player: int, spec: Mapping[str, Any], where: str, setup: bool) -> None:
        """The zones of one player."""
        t = self.t
        if not isinstance(spec, Mapping):
            raise CardError(f"{where}: must be a mapping of zones")
        for key in spec:
            if key not in PILES and key not in ("breeding", "battle"):
                raise CardError(f"{where}.{key}: digimon has no such zone (there are: {' '.join(PILES)} breeding battle)")
        for name, kind in PILES.items():
            items = spec.get(name)
            if items is None:
                items = {"deck": 20, "security": 0 if setup else 5}.get(name, 0)
            zone = t.zones[player * ZONES + kind]
            for item in reversed(self.items(items, f"{where}.{name}")):
                card = self.make(item, player, f"{where}.{name}")
                t.lift(card)
                t.lay(card, zone)
                if isinstance(item, dict) and item.get("face_up"):
                    card.face_up = True
                    card.shown = 3
        for name, kind in (("battle", BATTLE), ("breeding", BREEDING)):
            for item in self.items(spec.get(name) or 0, f"{where}.{name}"):
                self.stack(item, player, kind, f"{where}.{name}")

    def stack(self, item: Any, player: int, kind: int, where: str) -> None:
        """A stack with what lies under it and its links."""
        t = self.t
        data = item if isinstance(item, dict) else {}
        stack = place(t, self.make(item, player, where), player, kind, "3-4-1")
        for key, pile in (("under", stack.under), ("links", stack.links)):
            for other in self.items(data.get(key) or 0, f"{where}.{key}"):
                self.beneath(other, stack, pile, player, f"{where}.{key}")
        stack.suspended = bool(data.get("suspended"))
        stack.by_effect = stack.top.face.kind == "option"
        stack.played_turn = t.turn if data.get("played_this_turn") else -1
        stack.rebuild()
        reset_stack(stack)

    def beneath(self, item: Any, stack: Stack, pile: list[Card], player: int, where: str) -> None:
        """A card under or beside a stack."""
        card = self.make(item, player, where)
        self.t.lift(card)
        card.zone, card.host = stack.zone, stack
        card.face_up = not (isinstance(item, dict) and item.get("face_down"))
        pile.append(card)
