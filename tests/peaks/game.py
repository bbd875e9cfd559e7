"""Peaks: raise cards from the hand; after eight turns the greater sum of heights wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from shinpan.games import fields
from shinpan.games.about import About
from shinpan.games.base import Game
from shinpan.games.laying import Laying, phase_of, player_number, zones_of
from shinpan.games.script import answers, card_fact, first_of, player_fact
from shinpan.games.telling import chosen, known_name, player_words, say, subject, told
from shinpan.table.cards import Body, Card, Face
from shinpan.table.decisions import Decision, Option
from shinpan.table.edition import Edition
from shinpan.table.events import Event
from shinpan.table.table import DRAW, Table
from shinpan.table.zones import ZoneKind

DECK, HAND, RANGE = range(3)
KINDS = [
    ZoneKind("deck", "1", public=False, ordered=True, owner_sees=False),
    ZoneKind("hand", "1", public=False, ordered=False, owner_sees=True),
    ZoneKind("range", "2", public=True, ordered=False, owner_sees=True, field=True),
]
TURNS = 8


class PeakFace(Face):
    """A card with a height."""

    height = 0


BLANK = PeakFace("blank", "Blank", "peak", "", "en", 99)


class PeakTable(Table):
    """Two decks, hands and ranges."""

    def __init__(self, seed: int, edition: Edition) -> None:
        super().__init__(KINDS, [], seed, edition)

    def copy_body(self, body: Body, cards: list[Card]) -> Body:
        """A copy of a peak."""
        twin = Body(body.bid, cards[body.top.uid], body.controller)
        twin.zone, twin.top.host = body.zone, twin
        return twin

    def fork(self) -> PeakTable:
        """A copy of the table."""
        other = PeakTable(0, self.edition)
        self.copy_into(other)
        return other

    def raised(self, card: Card, player: int) -> None:
        """2: a card becomes a peak."""
        zone = self.zone(player, RANGE)
        body = Body(self.next_bid, card, player)
        self.next_bid += 1
        card.zone = body.zone = zone.index
        card.host, card.face_up = body, True
        card.incarnation += 1
        self.bodies[body.bid] = body
        zone.bodies.append(body)
        self.version += 1

    def heights(self, player: int) -> int:
        """How high a player has come."""
        return sum(height_of(body.top.face) for body in self.zone(player, RANGE).bodies)

    def draw(self, player: int) -> None:
        """A card for the hand."""
        cards = self.zone(player, DECK).cards
        if cards:
            card = cards[-1]
            self.lift(card)
            self.lay(card, self.zone(player, HAND))

    def run(self) -> None:
        """Turn after turn."""
        if not self.resume and self.phase == "setup":
            for player in (0, 1):
                self.shuffle(self.zone(player, DECK))
                for _ in range(3):
                    self.draw(player)
            self.cite("1")
            self.turn, self.phase = 1, "main"
        while self.turn <= TURNS:
            self.turn_of(self.turn_player)
            self.turn_player = 1 - self.turn_player
            self.turn += 1
        mine, theirs = self.heights(0), self.heights(1)
        self.end(DRAW if mine == theirs else int(theirs > mine), "3", "heights")

    def turn_of(self, player: int) -> None:
        """2: one card, or a rest."""
        options = [Option("raise", card.uid) for card in self.zone(player, HAND).cards]
        option = self.ask(Decision(player, "main", [*options, Option("pass")], "2", free=True))
        if option.verb == "raise":
            card = self.cards[option.card]
            self.lift(card)
            self.raised(card, player)
            event = Event("raised", "2", player)
            event.card, event.seen = card, 3
            self.record(event)
        self.draw(player)


def height_of(face: Face) -> int:
    """What is printed."""
    assert isinstance(face, PeakFace)
    return face.height


class Peaks(Game):
    """The game, for everyone outside it."""

    home = Path(__file__).parent
    name = "peaks"
    editions = (Edition("peaks-1"),)
    about = About("Peaks", phases=("setup", "main"), curve="height", searched=("height",), headings=("peak",))
    verbs = {"raise": frozenset[str]()}
    languages: Sequence[str] = ("en",)
    default_lang = "en"

    def lays(self, table: Table) -> bool:
        return isinstance(table, PeakTable)

    def face(self, data: Mapping[str, Any], where: str = "") -> Face:
        at = f"{where}: " if where else ""
        fields.mapping(data, at)
        fields.only(data, ("id", "name", "kind", "height", "lang"), at)
        fields.kind_among(fields.word(data, "kind", at), ("peak",), at)
        face = PeakFace(fields.word(data, "id", at), fields.word(data, "name", at), "peak", "", "en", 99)
        face.height = fields.number(data, "height", at, 0)
        return face

    def data(self, face: Face) -> dict[str, Any]:
        return {"id": face.id, "name": face.name, "kind": face.kind, "height": height_of(face)}

    def sentences(self, face: Face) -> int:
        return 0

    def texts(self, face: Face, lang: str) -> dict[str, str]:
        return {}

    def blank(self) -> Face:
        return BLANK

    def illegal(self, deck: Sequence[Face], edition: Edition | None = None) -> list[tuple[str, str]]:
        return [] if len(deck) == 10 else [("1", "a deck has ten cards")]

    def table(self, decks: Sequence[Sequence[Face]], seed: int, edition: Edition | None = None) -> Table:
        table = PeakTable(seed, edition or self.book())
        for player, deck in enumerate(decks):
            for face in reversed(deck):
                table.make(face, player, table.zone(player, DECK))
        return table

    def position(
        self, spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int, edition: Edition | None = None
    ) -> tuple[Table, dict[str, int]]:
        table = PeakTable(seed, edition or self.book())
        layer = Laying(table, faces, BLANK, {"card", "as"}, DECK)
        table.phase = phase_of(spec, ("main",))
        table.turn, table.turn_player = 1, player_number(spec.get("turn") or "p1", "turn")
        for player, name in enumerate(("p1", "p2")):
            side = spec.get(name) or {}
            zones_of(side, self.name, [kind.name for kind in KINDS], name)
            for kind in (DECK, HAND):
                layer.pile(player, side, KINDS[kind].name, kind, 0, {"card", "as"})
            for item in layer.items(side.get("range") or 0, f"{name}.range"):
                table.raised(layer.taken(item, player, f"{name}.range"), player)
        return table, layer.names

    def matches(
        self,
        table: Table,
        decision: Decision,
        option: Option,
        verb: str,
        value: Any,
        extra: Mapping[str, Any],
        cards: Mapping[str, int],
    ) -> bool:
        plain = answers(decision, option, verb, value, ("pass",))
        if plain is not None:
            return plain
        return option.verb == verb and (option.card == cards.get(value) or table.cards[option.card].face.id == value)

    def default(self, table: Table, decision: Decision) -> int:
        return first_of(decision, ("pass",))

    def fact(self, table: Table, uid: int, key: str) -> Any:
        return height_of(table.cards[uid].face) if key == "height" else card_fact(table, table.cards[uid], key)

    def player_fact(self, table: Table, player: int, key: str) -> Any:
        assert isinstance(table, PeakTable)
        return table.heights(player) if key == "heights" else player_fact(table, player, key)

    def table_fact(self, table: Table, key: str) -> Any:
        if key == "phase":
            return table.phase
        raise KeyError(key)

    def view(self, table: Table, player: int | None, tags: bool = False) -> dict[str, Any]:
        assert isinstance(table, PeakTable)

        def shown(card: Card) -> dict[str, Any]:
            tag = {"uid": card.uid} if tags else {}
            seers = (0, 1) if player is None else (player,)
            if not all(table.sees(seer, card) for seer in seers):
                return {"hidden": True, **tag}
            return {"card": card.face.id, "name": card.face.name, "kind": card.face.kind, "height": height_of(card.face), **tag}

        def pile(owner: int, kind: int) -> dict[str, Any]:
            cards = [shown(card) for card in reversed(table.zone(owner, kind).cards)]
            return {"count": len(cards), "cards": [card for card in cards if tags or "hidden" not in card]}

        sides = [
            {
                "range": [shown(body.top) for body in table.zone(owner, RANGE).bodies],
                "deck": pile(owner, DECK),
                "hand": pile(owner, HAND),
                "heights": table.heights(owner),
            }
            for owner in (0, 1)
        ]
        return {
            "game": self.name,
            "viewer": player,
            "turn": table.turn,
            "turn_player": table.turn_player,
            "phase": table.phase,
            "over": table.over,
            "winner": table.winner if table.winner in (0, 1) else None,
            "turns_left": max(0, TURNS - table.turn),
            "players": sides,
        }

    def line(self, event: Event, player: int | None, lang: str = "en", edition: Edition | None = None) -> str:
        line = told(event, player, {"heights": "the greater heights"})
        if not line and event.kind == "raised":
            line = say("{who} raises {card}", who=player_words(event.player), card=subject(event, player))
        return self.worded(line, lang)

    def describe(self, table: Table, decision: Decision, option: Option, lang: str = "en") -> str:
        if option.verb == "raise":
            return self.worded(say("raise {card}", card=known_name(table, decision.player, table.cards[option.card])), lang)
        return self.worded(chosen(option) or say("rest"), lang)

    def worded(self, text: str, lang: str, edition: Edition | None = None) -> str:
        return str(text)
