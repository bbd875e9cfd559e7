"""Laying a table: for a game, and for a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....table.cards import Card, Face
from ...base import CardError
from ...laying import Laying, flag, judge_deck, phase_of, player_number, start_setup, zones_of
from ...sheet import Mark, Place, Sheet
from ..book.editions import FFEdition
from ..book.legality import CONSTRUCTED, COPIES, DAMAGE_LIMIT, FORMATS, illegal, is_limit, misplaced
from ..book.priority import open_window
from ..book.table import FFPlay
from ..book.values import reset
from ..book.waiting import look_over
from ..things.faces import CHARACTER, FFFace
from ..things.state import BREAK, DAMAGE, DECK, FIELD, HAND, LB, REMOVED, ZONES, Character, FFTable
from .script import WARP

BLANK = FFFace("blank", "Blank", "forward", "", "en", COPIES)
BLANK.elements = 1
BLANK.cost = 5
BLANK.power = 5000
BLANK.generic = True

PILES: Final = {"deck": DECK, "hand": HAND, "damage": DAMAGE, "break": BREAK, "removed": REMOVED}
PHASES: Final = ("setup", "active", "draw", "main", "main1", "attack", "main2", "end")
WINDOWS: Final = {"main1": "attack", "attack": "declare", "main2": "end"}
"""Phases that a scenario enters at their first priority, and what follows it."""
NAMING: Final = frozenset({"card", "as"})
STATE: Final = NAMING | {"dull", "frozen", "damage", "counters", "new", "face_down", "face_up", "under"}
"""What may be said of a card somewhere."""
STATE_OF: Final = {
    "removed": NAMING | {"counters", "face_down"},
    "field": STATE - {"face_down", "face_up"},
    "lb": NAMING | {"face_up"},
}
"""What may be said of a card in a zone, beyond its name."""

COUNTERS: Final = Mark("counters", "counters", "Counters")
PLACES: Final = (
    Place(
        "field",
        True,
        marks=(
            Mark("dull", "flag", "Dull"),
            Mark("frozen", "flag", "Frozen"),
            Mark("new", "flag", "Came this turn"),
            Mark("damage", "number", "Damage", step=1000),
            COUNTERS,
            Mark("under", "cards", "Under it, the lowest first"),
        ),
    ),
    Place("hand"),
    Place("damage"),
    Place("deck", blanks=20),
    Place("break"),
    Place("removed", marks=(Mark("face_down", "flag", "Face down"), COUNTERS)),
)
LIMIT: Final = Place("lb", marks=(Mark("face_up", "flag", "Face up"),))


def sheet(book: FFEdition) -> Sheet:
    """What a scenario may say."""
    places = (*PLACES, LIMIT) if book.limit_break else PLACES
    crystals = Mark("crystals", "number", "Crystals")
    format = Mark("format", "choice", "Format", options=tuple(FORMATS))
    return Sheet([phase for phase in PHASES if phase != "main1"], places, (crystals,), (format,))


def new_table(decks: Sequence[Sequence[Face]], seed: int, book: FFEdition) -> FFTable:
    """Both decks in their zones, the first card of a list on top; cards with Limit Break face down in a deck of their own."""
    t = FFPlay(seed, book)
    for player, deck in enumerate(decks):
        for face in reversed(deck):
            if t.limits and is_limit(face):
                t.make(face, player, t.zones[player * ZONES + LB]).face_up = False
            else:
                t.make(face, player, t.zones[player * ZONES + DECK])
    t.step = "setup"
    look_over(t)
    return t


def begin(t: FFTable, phase: str) -> None:
    """Where a scenario starts: what a phase begins with is over, unless nobody gets priority in it or it is the last."""
    t.phase = phase
    if phase in WINDOWS:
        open_window(t, WINDOWS[phase])
    else:
        t.step = "setup ordered" if phase == "setup" else phase


def scenario_table(
    spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int, book: FFEdition
) -> tuple[FFTable, dict[str, int]]:
    """A table as a scenario describes it, and its aliases."""
    t = FFPlay(seed, book)
    t.thorough = True
    layer = Layer(t, faces)
    phase = phase_of(spec, PHASES)
    format = spec.get("format") or CONSTRUCTED
    if format not in FORMATS:
        raise CardError(f"format: must be {' or '.join(FORMATS)}, not {format!r}")
    t.damage_limit = DAMAGE_LIMIT[format]
    t.turn_player = player_number(spec.get("turn") or "p1", "turn")
    t.turn = 1 if spec.get("first_turn") else 3
    t.first_player = t.turn_player if t.turn == 1 else 1 - t.turn_player
    for player, name in ((0, "p1"), (1, "p2")):
        layer.player(player, spec.get(name) or {}, name)
    outcomes = list(spec.get("coin") or []) + list(spec.get("janken") or [])
    t.fixed = [player_number(item, "coin") for item in outcomes]
    begin(t, "main1" if phase == "main" else phase)
    if phase == "setup":
        start_setup(t, bool(outcomes))
        for player in (0, 1):
            deck, extra = ([card.face for card in t.cards_in(player, kind)] for kind in (DECK, LB))
            judge_deck(t, player, illegal(deck + extra, format) + (misplaced(deck, extra) if t.limits else []))
    look_over(t)
    t.version += 1
    return t, layer.names


def number(value: Any, where: str) -> int:
    """A whole number of 0 or more."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise CardError(f"{where} must be a whole number of 0 or more, not {value!r}")
    return value


def counters_of(item: Any, where: str) -> dict[str, int]:
    """6.7.2: the counters on a card, by name."""
    value = item.get("counters") if isinstance(item, dict) else None
    if value is None:
        return {}
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        raise CardError(f"{where}: counters must be {{name: number}}, not {value!r}")
    return {name: number(count, f"{where}: counters: {name}") for name, count in value.items() if count != 0}


class Layer(Laying):
    """Lays the cards of a scenario."""

    def __init__(self, t: FFTable, faces: Mapping[str, Face]) -> None:
        super().__init__(t, faces, BLANK, STATE, DECK)
        self.t = t

    def player(self, player: int, spec: Mapping[str, Any], where: str) -> None:
        """The zones of one player."""
        t = self.t
        zones_of(spec, "fftcg", [*PILES, "field", "crystals", *(["lb"] if t.limits or not spec.get("lb") else [])], where)
        for item, card in self.pile(player, spec, "lb", LB, 0, STATE_OF["lb"]) if t.limits else ():
            card.face_up = flag(item, "face_up", f"{where}.lb")
        for name, kind in PILES.items():
            here = f"{where}.{name}"
            for item, card in self.pile(player, spec, name, kind, 20 if name == "deck" else 0, STATE_OF.get(name, NAMING)):
                if flag(item, "face_down", here):
                    card.face_up = False
                    card.shown = 1 << player
                self.warp(card, counters_of(item, here), here)
        for item in self.items(spec.get("field") or 0, f"{where}.field"):
            self.character(item, player, f"{where}.field")
        t.crystals[player] = number(spec.get("crystals") or 0, f"{where}.crystals")

    def warp(self, card: Card, counters: dict[str, int], where: str) -> None:
        """15.2.7.3: a card that was removed by its Warp has Warp counters; off the field there are no others (6.7.3)."""
        for name, count in counters.items():
            if name.lower() != WARP.lower():
                raise CardError(f"{where}: a card off the field can have {WARP} counters only, not {name} (6.7.3)")
            self.t.warping[card.uid] = (card.ref, count)

    def character(self, item: Any, player: int, where: str) -> None:
        """A Character that has been there since an earlier turn, unless it is said to be new."""
        t = self.t
        self.allow(item, STATE_OF["field"], where)
        card = self.taken(item, player, where)
        face = card.face
        assert isinstance(face, FFFace)
        if not face.type & CHARACTER:
            raise CardError(f"{where}: a summon is never on the field (5.2.3.1.2.1)")
        zone = t.zones[player * ZONES + FIELD]
        t.lay(card, zone)
        zone.cards.pop()
        body = Character(t.next_bid, card, player)
        t.next_bid += 1
        card.host = body
        body.zone = zone.index
        body.stamp = t.tick()
        body.since = body.entered = t.turn if flag(item, "new", where) else -1
        body.dull = flag(item, "dull", where)
        body.frozen = flag(item, "frozen", where)
        body.damage = number(item.get("damage") or 0, f"{where}: damage") if isinstance(item, dict) else 0
        body.counters = counters_of(item, where)
        for below in self.items(item.get("under") or [], f"{where}: under") if isinstance(item, dict) else ():
            lower = self.taken(below, player, f"{where}: under")
            t.lay(lower, zone)
            zone.cards.pop()
            lower.host = body
            body.under.append(lower)
        t.bodies[body.bid] = body
        zone.bodies.append(body)
        body.rebuild()
        reset(body)


def body_state(t: FFTable, body: Character) -> dict[str, Any]:
    """What a scenario must say of a Character to lay it as it is."""
    state: dict[str, Any] = {key: True for key, on in (("dull", body.dull), ("frozen", body.frozen)) if on}
    if body.damage:
        state["damage"] = body.damage
    counters = {name: count for name, count in body.counters.items() if count}
    if counters:
        state["counters"] = counters
    if body.since == t.turn:
        state["new"] = True
    if body.under:
        state["under"] = list(body.under)
    return state


def card_state(t: FFTable, card: Card) -> dict[str, Any]:
    """What a scenario must say of a card in a pile: one that was removed may lie face down, or wait to Warp in."""
    state: dict[str, Any] = {}
    if t.zones[card.zone].kind.name == "removed":
        if not card.face_up:
            state["face_down"] = True
        ref, count = t.warping.get(card.uid, (-1, 0))
        if ref == card.ref and count:
            state["counters"] = {WARP: count}
    elif t.zones[card.zone].kind.name == "lb" and card.face_up:
        state["face_up"] = True
    return state
