"""Laying a table: for a game, and for a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....table.cards import Card, Face
from ...base import CardError
from ...laying import Laying, flag, judge_deck, phase_of, player_number, start_setup, zones_of
from ...sheet import Mark, Place, Sheet, bare
from ..book.abroad import look, meet
from ..book.editions import DigimonEdition
from ..book.legality import illegal, misplaced
from ..book.table import DigimonPlay
from ..book.values import reset_stack
from ..things.faces import DigimonFace
from ..things.moves import place
from ..things.state import BATTLE, BREEDING, DECK, EGGS, HAND, MEMORY_MAX, SECURITY, TRASH, ZONES, DigimonTable, Stack

BLANK = DigimonFace("blank", "Blank", "option", "", "en", 4)
BLANK.cost = 0

PILES: Final = {"deck": DECK, "eggs": EGGS, "hand": HAND, "trash": TRASH, "security": SECURITY}
PHASES: Final = {"setup": "setup ordered", "unsuspend": "unsuspend", "draw": "draw", "breeding": "breeding", "main": "main"}
NAMING: Final = frozenset({"card", "as"})
FACING: Final = NAMING | {"face_up", "face_down"}
STATE: Final = FACING | {"under", "links", "suspended", "played_this_turn", "block"}
"""What may be said of a card in an area."""
STATE_OF: Final = {"security": FACING, "deck": NAMING | {"block"}}
"""What may be said of a card in a pile, beyond its name."""

TURNED: Final = (
    Mark("face_up", "flag", "Face up", instead="face_down"),
    Mark("face_down", "flag", "Face down", instead="face_up"),
)
STOOD: Final = (
    Mark("suspended", "flag", "Suspended"),
    Mark("played_this_turn", "flag", "Played this turn"),
    *TURNED,
    Mark("under", "cards", "Under it, top first", marks=TURNED),
    Mark("links", "cards", "Links", marks=TURNED),
)
PLACES: Final = (
    Place("battle", True, marks=STOOD),
    Place("breeding", True, 1, marks=STOOD),
    Place("hand"),
    Place("security", blanks=5, marks=TURNED),
    Place("deck", blanks=20, marks=(Mark("block", "number", "Block icon"),)),
    Place("eggs"),
    Place("trash"),
)


def sheet(setup: bool) -> Sheet:
    """What a scenario may say."""
    memory = Mark("memory", "number", "Memory, seen from player 1", -MEMORY_MAX, MEMORY_MAX)
    return Sheet(tuple(PHASES), bare(PLACES, "security") if setup else PLACES, table=(memory,))


def prepare(t: DigimonTable) -> None:
    """Looks once at all cards of a game: their languages, which effects work off the field, what any effect waits for."""
    meet(t)
    look(t)


def new_table(decks: Sequence[Sequence[Face]], seed: int, edition: DigimonEdition) -> DigimonTable:
    """Both decks in their zones, Digi-Eggs apart, the first card of a list on top."""
    t = DigimonPlay(seed, edition)
    for player, deck in enumerate(decks):
        for face in reversed(deck):
            t.make(face, player, t.zones[player * ZONES + (EGGS if face.kind == "egg" else DECK)])
    prepare(t)
    return t


def scenario_table(
    spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int, edition: DigimonEdition
) -> tuple[DigimonTable, dict[str, int]]:
    """A table as a scenario describes it, and its aliases."""
    t = DigimonPlay(seed, edition)
    layer = Layer(t, faces)
    phase = phase_of(spec, PHASES)
    t.turn_player = player_number(spec.get("turn") or "p1", "turn")
    t.turn = 1 if spec.get("first_turn") else 3
    t.first_turn = t.turn == 1
    for player, name in ((0, "p1"), (1, "p2")):
        layer.player(player, spec.get(name) or {}, name, phase == "setup")
    outcomes = list(spec.get("janken") or []) + list(spec.get("coin") or [])
    t.fixed = [player_number(item, "janken") for item in outcomes if item != "draw"]
    memory = spec.get("memory") or 0
    if isinstance(memory, bool) or not isinstance(memory, int) or not -MEMORY_MAX <= memory <= MEMORY_MAX:
        raise CardError(f"memory: must be a number from -{MEMORY_MAX} to {MEMORY_MAX}, not {memory!r}")
    t.memory = memory
    t.phase = PHASES[phase]
    t.first_player = t.turn_player
    if phase == "setup":
        start_setup(t, bool(outcomes))
        t.first_turn = True
        for player in (0, 1):
            deck = [card.face for card in t.cards_in(player, DECK)]
            eggs = [card.face for card in t.cards_in(player, EGGS)]
            judge_deck(t, player, illegal(deck + eggs) + misplaced(deck, eggs))
    prepare(t)
    t.version += 1
    return t, layer.names


def printed_in(face: Face, block: object, where: str) -> DigimonFace:
    """en-1.0 and zh-1.2 2-21-2: the same card with another block icon."""
    assert isinstance(face, DigimonFace)
    if isinstance(block, bool) or not isinstance(block, int) or block < 0:
        raise CardError(f"{where}: block must be a number of 0 or more, not {block!r}")
    twin = face.twin()
    twin.block = block
    return twin


class Layer(Laying):
    """Lays the cards of a scenario."""

    def __init__(self, t: DigimonTable, faces: Mapping[str, Face]) -> None:
        super().__init__(t, faces, BLANK, STATE, DECK)
        self.t = t

    def player(self, player: int, spec: Mapping[str, Any], where: str, setup: bool) -> None:
        """The zones of one player."""
        zones_of(spec, "digimon", [*PILES, "breeding", "battle"], where)
        blanks = {"deck": 20, "security": 0 if setup else 5}
        for name, kind in PILES.items():
            for item, card in self.pile(player, spec, name, kind, blanks.get(name, 0), STATE_OF.get(name, NAMING)):
                if isinstance(item, dict) and "block" in item:
                    card.face = printed_in(card.face, item["block"], f"{where}.{name}")
                if self.facing(item, f"{where}.{name}") == 1:
                    card.face_up = True
                    card.shown = 3
        for name, kind in (("battle", BATTLE), ("breeding", BREEDING)):
            stacks = self.items(spec.get(name) or 0, f"{where}.{name}")
            if kind == BREEDING and len(stacks) > 1:
                raise CardError(f"{where}.breeding: holds one card or stack only (3-4-5-2)")
            for item in stacks:
                self.stack(item, player, kind, f"{where}.{name}")

    def facing(self, item: Any, where: str) -> int:
        """1 if a card is said to lie face up, -1 face down, 0 if nothing is said."""
        up, down = flag(item, "face_up", where), flag(item, "face_down", where)
        if up and down:
            raise CardError(f"{where}: a card lies face_up or face_down, not both")
        return 1 if up else -1 if down else 0

    def stack(self, item: Any, player: int, kind: int, where: str) -> None:
        """A stack with what lies under it and its links. Options, and Tamers in breeding, were placed by an effect."""
        t = self.t
        data = item if isinstance(item, dict) else {}
        stack = place(t, self.taken(item, player, where), player, kind, "3-4-1")
        stack.top.face_up = self.facing(item, where) >= 0
        for key, pile in (("under", stack.under), ("links", stack.links)):
            for other in self.items(data.get(key) or 0, f"{where}.{key}"):
                self.beneath(other, stack, pile, player, f"{where}.{key}")
        stack.suspended = flag(item, "suspended", where)
        stack.by_effect = stack.top.face.kind == "option" or kind == BREEDING and stack.top.face.kind == "tamer"
        now = flag(item, "played_this_turn", where)
        stack.played_turn = stack.placed_turn = t.turn if now else -1
        stack.rebuild()
        reset_stack(stack)

    def beneath(self, item: Any, stack: Stack, pile: list[Card], player: int, where: str) -> None:
        """A card under or beside a stack; 4-5-10: face down it is its owner's secret."""
        self.allow(item, FACING, where)
        card = self.taken(item, player, where)
        card.zone, card.host = stack.zone, stack
        card.face_up = self.facing(item, where) >= 0
        card.shown = 0 if card.face_up else 1 << card.owner
        card.incarnation += 1
        pile.append(card)


def body_state(t: DigimonTable, stack: Stack) -> dict[str, Any]:
    """What a scenario must say of a stack to lay it as it is."""
    state: dict[str, Any] = {"suspended": True} if stack.suspended else {}
    for key, cards in (("under", stack.under), ("links", stack.links)):
        if cards:
            state[key] = [card if card.face_up else {"card": card, "face_down": True} for card in cards]
    if stack.played_turn == t.turn:
        state["played_this_turn"] = True
    return state


def card_state(t: DigimonTable, card: Card) -> dict[str, Any]:
    """What a scenario must say of a card in a pile: a security card may lie face up."""
    return {"face_up": True} if card.zone % ZONES == SECURITY and card.face_up else {}
