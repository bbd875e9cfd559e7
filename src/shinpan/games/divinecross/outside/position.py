"""Laying a table: for a game, and for a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....meaning.node import Node
from ....table.cards import Face
from ....table.edition import Edition
from ...base import CardError
from ...laying import Laying, judge_deck, phase_of, player_number, start_setup, zones_of
from ...sheet import Mark, Place, Sheet, bare
from ..book.continuous import reset_unit
from ..book.legality import illegal
from ..book.table import DivineCrossPlay
from ..things.cards import build_face, meanings
from ..things.faces import DivineCrossFace
from ..things.state import DECK, DISCARD, HAND, KO, MAIN, STANDBY, STANDBY_AREAS, DivineCrossTable, Unit
from ..words.texts import ABILITY_CHANGES

BLANK = build_face(
    {
        "id": "blank",
        "name": "無地",
        "kind": "unit",
        "attributes": ["none"],
        "hp": 1000,
        "retreat": 0,
        "skills": [{"name": "無地", "cost": 0, "damage": 0}],
    }
)

PILES = {"deck": DECK, "hand": HAND, "ko": KO, "discard": DISCARD}
PHASES = {"setup": "setup ordered", "draw": "draw", "main": "main", "battle": "skill", "end": "end"}
STATE = {"card", "as", "energy", "assist", "damage", "stunned"}

STOOD = (
    Mark("stunned", "flag", "Stunned"),
    Mark("damage", "number", "Damage", step=100),
    Mark("energy", "cards", "Energy"),
    Mark("assist", "card", "Assist"),
)
PLACES = (
    Place("main", True, 1, 1, STOOD),
    Place("standby", True, STANDBY_AREAS, marks=STOOD),
    Place("hand"),
    Place("deck", blanks=20),
    Place("ko"),
    Place("discard"),
)


def sheet(setup: bool) -> Sheet:
    """What a scenario may say."""
    ticket = Mark("ticket", "flag", "Winning ticket")
    return Sheet(tuple(PHASES), bare(PLACES, "main") if setup else PLACES, (ticket,))


def kinds_of(face: DivineCrossFace) -> set[str]:
    """The meaning nodes on a card, by kind."""
    return {inner.kind for _, nodes in meanings(face) for node in nodes for inner in _walk(node)}


def _walk(node: Node) -> list[Node]:
    return list(node.walk())


_KINDS: dict[int, set[str]] = {}


def prepare(t: DivineCrossTable) -> None:
    """Looks once at all cards of a game for what only few games need."""
    kinds: set[str] = set()
    for card in t.cards:
        face = card.face
        assert isinstance(face, DivineCrossFace)
        if id(face) not in _KINDS:
            _KINDS[id(face)] = kinds_of(face)
            _KEEP.append(face)
        kinds |= _KINDS[id(face)]
        if face.loose:
            t.loose_cards.append(card)
    t.flux = bool(kinds & ABILITY_CHANGES)
    t.guarding = "Instead" in kinds
    t.discard_order = "TopDiscard" in kinds
    t.loops = "UsableAny" in kinds


_KEEP: list[DivineCrossFace] = []


def new_table(decks: Sequence[Sequence[Face]], seed: int, edition: Edition) -> DivineCrossTable:
    """Both decks in their zones, the first card of a list on top."""
    t = DivineCrossPlay(seed, edition)
    for player, deck in enumerate(decks):
        for face in reversed(deck):
            t.make(face, player, t.zones[player * 6 + DECK])
    prepare(t)
    return t


def scenario_table(
    spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int, edition: Edition
) -> tuple[DivineCrossTable, dict[str, int]]:
    """A table as a scenario describes it, and its aliases."""
    t = DivineCrossPlay(seed, edition)
    layer = Layer(t, faces)
    phase = phase_of(spec, PHASES)
    for player, name in ((0, "p1"), (1, "p2")):
        layer.player(player, spec.get(name) or {}, name, phase == "setup")
    t.turn_player = player_number(spec.get("turn") or "p1", "turn")
    outcomes = list(spec.get("janken") or []) + list(spec.get("coin") or [])
    t.fixed = [player_number(item, "janken") for item in outcomes]
    t.phase = PHASES[phase]
    t.first_turn = bool(spec.get("first_turn"))
    t.turn = 1 if t.first_turn else 2
    if phase == "setup":
        start_setup(t, bool(outcomes))
        for player in (0, 1):
            judge_deck(t, player, illegal([card.face for card in t.deck(player)]))
    prepare(t)
    t.version += 1
    return t, layer.names


class Layer(Laying):
    """Lays the cards of a scenario."""

    def __init__(self, t: DivineCrossTable, faces: Mapping[str, Face]) -> None:
        super().__init__(t, faces, BLANK, STATE, DECK)
        self.t = t

    def player(self, player: int, spec: Mapping[str, Any], where: str, setup: bool) -> None:
        """The zones of one player."""
        t = self.t
        zones_of(spec, "divinecross", [*PILES, "main", "standby", "ticket"], where)
        for name, kind in PILES.items():
            self.pile(player, spec, name, kind, 20 if name == "deck" else 0, STATE)
        for name, kind in (("main", MAIN), ("standby", STANDBY)):
            items = spec.get(name)
            if items is None:
                items = 1 if name == "main" and not setup else 0
            units = self.items(items, f"{where}.{name}")
            if len(units) > (1 if kind == MAIN else STANDBY_AREAS):
                raise CardError(f"{where}.{name}: holds at most {1 if kind == MAIN else STANDBY_AREAS} units")
            for item in units:
                self.unit(item, player, kind, f"{where}.{name}")
        if spec.get("ticket"):
            if t.ticket >= 0:
                raise CardError(f"{where}.ticket: only one player can hold the winning ticket")
            t.ticket = player

    def unit(self, item: Any, player: int, kind: int, where: str) -> None:
        """A unit with what is attached to it."""
        t = self.t
        card = self.make(item, player, where)
        if card.face.kind != "unit":
            raise CardError(f"{where}: {card.face.name} is not a unit")
        data = item if isinstance(item, dict) else {}
        t.lift(card)
        zone = t.zones[player * 6 + kind]
        unit = Unit(t.next_bid, card, player)
        t.next_bid += 1
        card.zone = unit.zone = zone.index
        card.host = unit
        card.face_up = True
        card.incarnation += 1
        unit.stamp = t.tick()
        t.bodies[unit.bid] = unit
        zone.bodies.append(unit)
        for other in self.items(data.get("energy") or 0, f"{where}.energy"):
            energy = self.taken(other, player, f"{where}.energy")
            energy.zone, energy.host, energy.face_up = zone.index, unit, False
            unit.energy.append(energy)
        if data.get("assist") is not None:
            assist = self.make(data["assist"], player, f"{where}.assist")
            if assist.face.kind != "assist":
                raise CardError(f"{where}.assist: {assist.face.name} is not an assist")
            t.lift(assist)
            assist.zone, assist.host, assist.face_up = zone.index, unit, True
            unit.assist = assist
            unit.assist_stamp = t.tick()
        damage = data.get("damage") or 0
        if isinstance(damage, bool) or not isinstance(damage, int) or damage < 0:
            raise CardError(f"{where}: damage must be a number, not {damage!r}")
        unit.damage = damage
        unit.stunned = bool(data.get("stunned"))
        unit.rebuild()
        reset_unit(unit)


def body_state(unit: Unit) -> dict[str, Any]:
    """What a scenario must say of a unit to lay it as it is. Energy always lies face down."""
    state: dict[str, Any] = {"stunned": True} if unit.stunned else {}
    if unit.damage:
        state["damage"] = unit.damage
    if unit.energy:
        state["energy"] = list(unit.energy)
    if unit.assist is not None:
        state["assist"] = unit.assist
    return state
