"""What a learner is shown of an FF-TCG table beside what every game shows."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from ....table.cards import Body, Card, Face
from ....table.table import Table
from ...features import Features, bits, cut, flags
from ..book.values import now
from ..things.faces import ELEMENTS, KINDS, NONE, FFFace
from ..things.state import Character, FFTable

WORDS: Final = ("haste", "brave", "first strike", "back attack", "party any")
STANDS: Final = Struct("<12h")
KIND_BITS: Final = flags(3)
ELEMENT_BITS: Final = flags(len(ELEMENTS))
WORD_BITS: Final = flags(len(WORDS))


class FFTCGFeatures(Features):
    """Power and damage are counted in hundreds; a power that a card does not have is -1."""

    def own_verbs(self) -> Sequence[str]:
        return (
            ("cast", "activate", "attack", "block", "assign", "burst", "warp", "mulligan", "dull", "discard", "auto")
            + ("first", "second", "limit", "prime", "crystal")
        )  # fmt: skip

    def own_phases(self) -> Sequence[str]:
        return ("setup", "active", "draw", "main1", "attack", "main2", "end")

    def own_kinds(self) -> Sequence[str]:
        return (
            ("main", "pay", "attack", "priority", "choose", "block", "party", "order", "yesno", "resolve", "mode", "burst")
            + ("first", "assign", "number", "replace", "cost")
        )  # fmt: skip

    def own_abouts(self) -> Sequence[str]:
        return (
            ("cp", "choose", "party", "bottom", "mulligan", "element", "discard", "deck bottom", "select", "group", "search")
            + ("hand limit", "x", "put", "replacement", "damage", "break", "return", "dull", "freeze", "remove", "control")
            + ("surplus", "activate", "add", "play", "cast", "name", "job", "kind")
        )  # fmt: skip

    def own_names(self) -> Sequence[str]:
        return ("stack", "another", *ELEMENTS, *KINDS)

    def scalar_names(self) -> Sequence[str]:
        return (
            ("my damage", "their damage", "damage limit", "my crystals", "their crystals", "stack")
            + ("top of stack is mine", "top of stack face", "attack", "party", "blocked")
        )  # fmt: skip

    def own_scalars(self, table: Table, player: int, out: list[int]) -> None:
        assert isinstance(table, FFTable)
        attack = table.attack
        stack = table.stack
        out += (
            table.damage_of(player),
            table.damage_of(1 - player),
            table.damage_limit,
            cut(table.crystals[player]),
            cut(table.crystals[1 - player]),
            len(stack),
            0 if not stack else 1 if stack[-1].controller == player else -1,
            0 if not stack else self.number(table.cards[stack[-1].uid].face),
            0 if attack is None else 1 if attack.player == player else -1,
            0 if attack is None else len(attack.members),
            int(attack is not None and attack.blocked),
        )

    def prepare(self, table: Table) -> None:
        assert isinstance(table, FFTable)
        now(table)

    def body_names(self) -> Sequence[str]:
        stands = ("dull", "frozen", "new", "attacks", "attacking", "blocking", "counters", "flags", "not its owner's")
        return ("cost", "power", "damage", *stands, "is forward", "is backup", "is monster", *ELEMENTS, *WORDS)

    def own_body(self, table: Table, body: Body, player: int, out: list[bytes]) -> None:
        assert isinstance(body, Character) and isinstance(table, FFTable)
        attack = table.attack
        cost = cut(body.cost)
        power = -1 if body.power == NONE else cut(body.power // 100)
        damage = cut(body.damage // 100)
        attacks = cut(body.attacks)
        counters = cut(sum(body.counters.values())) if body.counters else 0
        flags = body.flags & 0x3FFF
        marks = (1 if body.dull else 0) | (2 if body.frozen else 0)
        if body.since == table.turn:
            marks |= 4
        if attack is not None:
            if body.bid in attack.members:
                marks |= 8
            if attack.blocker == body.bid:
                marks |= 16
        if body.top.owner != body.controller:
            marks |= 32
        key = -1
        if 0 <= cost < 64 and -1 <= power < 1023 and 0 <= damage < 1024 and attacks < 8 and 0 <= counters < 64:
            key = ((((((cost << 10 | power + 1) << 10 | damage) << 3 | attacks) << 6 | counters) << 14) | flags) << 6 | marks
        stands = self.stands.get(key)
        if stands is None:
            stands = STANDS.pack(
                cost,
                power,
                damage,
                marks & 1,
                marks >> 1 & 1,
                marks >> 2 & 1,
                attacks,
                marks >> 3 & 1,
                marks >> 4 & 1,
                counters,
                flags,
                marks >> 5,
            )
            if key >= 0:
                self.stand(key, stands)
        out.append(stands)
        out.append(KIND_BITS[body.kinds & 7])
        out.append(ELEMENT_BITS[body.elements & 255])
        out.append(WORD_BITS[body.words & 31])

    def attached(self, body: Body) -> list[Card]:
        assert isinstance(body, Character)
        return body.under

    def fact_names(self) -> Sequence[str]:
        return (*KINDS, *ELEMENTS, "cost", "power", "generic", "ex", "limit", "abilities", "warp", *WORDS)

    def facts(self, face: Face) -> list[int]:
        assert isinstance(face, FFFace)
        out = [int(face.kind == kind) for kind in KINDS]
        out += bits(face.elements, len(ELEMENTS))
        out += (face.cost, -1 if face.power == NONE else face.power // 100, int(face.generic), int(face.ex), face.limit)
        out += (len(face.skills), int(face.warp is not None))
        return out + bits(face.keywords, len(WORDS))

    def marks(self, face: Face) -> list[str]:
        assert isinstance(face, FFFace)
        return [f"ability {skill.kind}" for skill in face.skills]
