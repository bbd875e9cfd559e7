"""A small game: what others ask of a game, made from the zones of its table and a few words.

A card has numbers and one text; a body is one card; whatever more there is, a game says by overriding what is here.
``tests/peaks`` is such a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..phrases.reading import Reader, Reading
from ..table.cards import Body, Card, Face
from ..table.decisions import Decision, Option
from ..table.edition import Edition
from ..table.events import Event
from ..table.table import Table
from ..table.zones import Zone
from . import fields
from .base import Game
from .laying import Laying, judge_deck, phase_of, player_number, start_setup, zones_of
from .script import CARD_FACTS, DECLINING, answers, card_fact, first_of, player_fact
from .sheet import Mark, Place, Sheet
from .telling import chosen, known_name, plain, player_words, say, subject, told
from .wording import Wording

PRINTED = ("id", "name", "kind", "text", "lang")


class PlainGame(Game):
    """A game whose cards lie in zones, and stand in some of them as bodies of one card."""

    wording: Wording
    """Its words; sentences are built as the type ``Line``."""
    kinds: Sequence[str] = ()
    """The kinds of cards."""
    numbers: Sequence[str] = ()
    """The numbers that are printed on cards: attributes of the face, and what scenarios and screens are told of a card."""
    marks: Sequence[str] = ()
    """Numbers that a body has beside what is printed on it: attributes of the body, which a scenario may set."""
    state: Sequence[str] = ()
    """What there is to say of a player beside the zones: methods of the table that are given the player."""
    lines: Mapping[str, str] = {}
    """The log: kind of event -> pattern of ``who``, ``card`` and ``n``."""
    endings: Mapping[str, str] = {}
    """How a game can end, in words."""
    options: Mapping[str, str] = {}
    """What can be chosen: verb -> pattern of ``card``."""

    # -------------------------------------------------------------- what a game must say

    def new_table(self, seed: int, edition: Edition) -> Table:
        """An empty table, before set-up."""
        raise NotImplementedError

    def new_face(self, id: str, name: str, kind: str, text: str, lang: str) -> Face:
        """A card as printed, before its numbers and its text."""
        raise NotImplementedError

    def given(self, face: Face, built: list[Any]) -> None:
        """What the text of a card was built into, sentence by sentence."""

    def stand(self, table: Table, card: Card, zone: Zone) -> Body:
        """A card that lies nowhere becomes a body in a zone."""
        raise NotImplementedError

    # -------------------------------------------------------------- cards

    def face(self, data: Mapping[str, Any], where: str = "") -> Face:
        at = f"{where}: " if where else ""
        fields.mapping(data, at)
        fields.only(data, (*PRINTED, *self.numbers), at)
        id, name, kind = (fields.word(data, key, at) for key in PRINTED[:3])
        fields.kind_among(kind, self.kinds, at)
        face = self.new_face(id, name, kind, fields.text(data, "text", at), fields.language(data, self.languages, at))
        for key in self.numbers:
            setattr(face, key, fields.number(data, key, at, 0))
        self.given(face, self.wording.built(face, "Line"))
        return face

    def data(self, face: Face) -> dict[str, Any]:
        return {key: value for key in (*PRINTED, *self.numbers) if (value := getattr(face, key)) != ""}

    def sentences(self, face: Face) -> int:
        return len(self.wording.read(face).sentences)

    def readings(self, face: Face) -> Mapping[str, Reading]:
        return {"text": self.wording.read(face)} if face.text else {}

    def reader(self, lang: str) -> Reader:
        return self.wording.reader(lang)

    def texts(self, face: Face, lang: str) -> dict[str, str]:
        return {"text": self.wording.text(face, lang)} if face.text else {}

    def blank(self) -> Face:
        return self.new_face("blank", "Blank", self.kinds[0], "", self.languages[0])

    # -------------------------------------------------------------- tables

    def table(self, decks: Sequence[Sequence[Face]], seed: int, edition: Edition | None = None) -> Table:
        table = self.new_table(seed, edition or self.book())
        for player, deck in enumerate(decks):
            for face in reversed(deck):
                table.make(face, player, table.zone(player, 0))
        return table

    def position(
        self, spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int, edition: Edition | None = None
    ) -> tuple[Table, dict[str, int]]:
        table = self.new_table(seed, edition or self.book())
        layer = Laying(table, faces, self.blank(), {"card", "as", *self.marks}, 0)
        table.phase = phase_of(spec, self.about.phases)
        table.turn, table.turn_player = 1, player_number(spec.get("turn") or "p1", "turn")
        for player, name in enumerate(("p1", "p2")):
            side = spec.get(name) or {}
            zones_of(side, self.name, [kind.name for kind in table.kinds], name)
            for index, kind in enumerate(table.kinds):
                if not kind.field:
                    layer.pile(player, side, kind.name, index, 0, {"card", "as"})
                    continue
                where = f"{name}.{kind.name}"
                for item in layer.items(side.get(kind.name) or 0, where):
                    body = self.stand(table, layer.taken(item, player, where), table.zone(player, index))
                    for key in self.marks:
                        setattr(body, key, fields.number(item, key, f"{where}: ", 0) if isinstance(item, dict) else 0)
        if table.phase == "setup":
            start_setup(table, False)
            for player in (0, 1):
                judge_deck(table, player, self.illegal([card.face for card in table.zone(player, 0).cards], table.edition))
        return table, layer.names

    def sheet(self, edition: Edition | None = None, setup: bool = False) -> Sheet:
        marks = [Mark(key, "number") for key in self.marks]
        kinds = self.new_table(0, edition or self.book()).kinds
        places = [Place(kind.name, kind.field, marks=marks if kind.field else ()) for kind in kinds]
        return Sheet(self.about.phases, places)

    def body_state(self, table: Table, body: Body) -> dict[str, Any]:
        return {key: value for key in self.marks if (value := getattr(body, key))}

    # -------------------------------------------------------------- scripts and expectations

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
        found = answers(decision, option, verb, value, ("pass", "yes"))
        if found is not None:
            return found
        return option.verb == verb and (option.card == cards.get(value) or table.cards[option.card].face.id == value)

    def default(self, table: Table, decision: Decision) -> int:
        return first_of(decision, DECLINING)

    def fact(self, table: Table, uid: int, key: str) -> Any:
        card = table.cards[uid]
        if key in CARD_FACTS:
            return card_fact(table, card, key)
        if key in self.numbers or key in self.marks:
            return getattr(self.thing(card), key)
        raise KeyError(key)

    def player_fact(self, table: Table, player: int, key: str) -> Any:
        return getattr(table, key)(player) if key in self.state else player_fact(table, player, key)

    def table_fact(self, table: Table, key: str) -> Any:
        if key == "phase":
            return table.phase
        raise KeyError(key)

    def thing(self, card: Card) -> Body | Face:
        """What says how a card is now: the body it is on, or what is printed."""
        return card.host if card.host is not None else card.face

    # -------------------------------------------------------------- telling

    def view(self, table: Table, player: int | None, tags: bool = False) -> dict[str, Any]:
        seers = (0, 1) if player is None else (player,)

        def shown(card: Card) -> dict[str, Any]:
            tag = {"uid": card.uid} if tags else {}
            if not all(table.sees(seer, card) for seer in seers):
                return {"hidden": True, **tag}
            numbers = {key: getattr(self.thing(card), key) for key in self.numbers}
            return {"card": card.face.id, "name": card.face.name, "kind": card.face.kind, **numbers, **tag}

        def zone(found: Zone) -> Any:
            if found.kind.field:
                return [shown(body.top) for body in found.bodies]
            cards = [shown(card) for card in reversed(found.cards)]
            return {"count": len(cards), "cards": [card for card in cards if tags or "hidden" not in card]}

        def side(owner: int) -> dict[str, Any]:
            zones = {kind.name: zone(table.zone(owner, index)) for index, kind in enumerate(table.kinds)}
            return zones | {key: getattr(table, key)(owner) for key in self.state}

        return {
            "game": self.name,
            "viewer": player,
            "turn": table.turn,
            "turn_player": table.turn_player,
            "phase": table.phase,
            "over": table.over,
            "winner": table.winner if table.winner in (0, 1) else None,
            "players": [side(0), side(1)],
        }

    def line(self, event: Event, player: int | None, lang: str = "en", edition: Edition | None = None) -> str:
        if event.kind == "rule":
            return self.followed(event, edition, lang)
        line = told(event, player, self.endings)
        if not line and event.kind in self.lines:
            who = player_words(event.player)
            line = say(self.lines[event.kind], who=who, card=subject(event, player), n=event.amount)
        return self.worded(line or plain(event, subject(event, player)), lang, edition)

    def describe(self, table: Table, decision: Decision, option: Option, lang: str = "en") -> str:
        card = known_name(table, decision.player, table.cards[option.card]) if option.card >= 0 else ""
        words = chosen(option) or say(self.options.get(option.verb, "{card}" if card else option.verb), card=card)
        return self.worded(words, lang, table.edition)
