"""What a learner is shown of a Divine Cross table beside what every game shows."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from ....table.cards import Body, Card, Face
from ....table.table import Table
from ...features import Features, bits, cut, flags
from ..book.continuous import now, skill_cost
from ..things.faces import DivineCrossFace
from ..things.state import KO, DivineCrossTable, Unit

KINDS: Final = ("unit", "event", "action", "assist")
ATTRIBUTES: Final = ("red", "green", "blue", "none")
SKILLS: Final = 3
"""So many skills of a unit are told apart."""
STANDS: Final = Struct("<8h")
SKILL: Final = Struct("<3h")
SIGNS: Final = flags(len(ATTRIBUTES))
BLANK: Final = [bytes(SKILL.size * (SKILLS - count)) for count in range(SKILLS)]
"""What is written for skills that a unit does not have."""


class DivineCrossFeatures(Features):
    """HP and damage are counted in tens."""

    def own_verbs(self) -> Sequence[str]:
        return ("charge", "deploy", "play", "retreat", "ex", "skill", "to")

    def own_phases(self) -> Sequence[str]:
        return ("setup", "draw", "main", "battle", "end")

    def own_kinds(self) -> Sequence[str]:
        return ("main", "skill", "to", "choose", "yesno", "resolve", "number", "order", "mode")

    def own_abouts(self) -> Sequence[str]:
        return (
            ("charge", "main", "retreat", "discard", "damage", "put", "swap", "attachenergy", "search", "heal", "draw", "ko")
            + ("stun", "return", "lose", "loop", "deploy", "play", "reveal", "show", "detach", "assist", "energy")
        )  # fmt: skip

    def scalar_names(self) -> Sequence[str]:
        return ("ticket", "charged", "retreated", "event played", "first turn", "my units lost", "their units lost")

    def own_scalars(self, table: Table, player: int, out: list[int]) -> None:
        assert isinstance(table, DivineCrossTable)
        out += (
            0 if table.ticket < 0 else 1 if table.ticket == player else -1,
            int(table.charged),
            int(table.retreated),
            int(table.event_played),
            int(table.first_turn),
            len(table.zones[player * 6 + KO].cards),
            len(table.zones[(1 - player) * 6 + KO].cards),
        )

    def prepare(self, table: Table) -> None:
        assert isinstance(table, DivineCrossTable)
        now(table)

    def body_names(self) -> Sequence[str]:
        skills = [f"skill {n} {what}" for n in range(1, SKILLS + 1) for what in ("cost", "damage", "ready")]
        facts = ("hp", "hp left", "damage", "stunned", "retreat", "energy", "assist", "advantage")
        return (*facts, *ATTRIBUTES, *skills)

    def own_body(self, table: Table, body: Body, player: int, out: list[bytes]) -> None:
        assert isinstance(body, Unit) and isinstance(table, DivineCrossTable)
        opponent = table.main(1 - body.controller)
        energy = len(body.energy)
        out.append(
            STANDS.pack(
                cut(body.hp // 10),
                cut(body.left() // 10),
                cut(body.damage // 10),
                body.stunned,
                max(0, body.retreat),
                energy,
                body.assist is not None,
                opponent is not None and body.advantage & opponent.attributes != 0,
            )
        )
        out.append(SIGNS[body.attributes & 15])
        count = 0
        for use in body.skills:
            if count == SKILLS:
                break
            cost = skill_cost(body, use)
            out.append(SKILL.pack(cut(cost), cut(use.skill.damage // 10), cost <= energy))
            count += 1
        if count < SKILLS:
            out.append(BLANK[count])

    def attached(self, body: Body) -> list[Card]:
        assert isinstance(body, Unit)
        return body.energy if body.assist is None else [body.assist, *body.energy]

    def fact_names(self) -> Sequence[str]:
        skills = [f"skill {n} {what}" for n in (1, 2) for what in ("cost", "damage", "times", "text")]
        has = [f"has {name}" for name in ATTRIBUTES]
        against = [f"advantage {name}" for name in ATTRIBUTES]
        return (*KINDS, *has, *against, "hp", "retreat", "ex", "skills", *skills)

    def facts(self, face: Face) -> list[int]:
        assert isinstance(face, DivineCrossFace)
        out = [int(face.kind == kind) for kind in KINDS]
        out += bits(face.attributes, len(ATTRIBUTES))
        out += bits(face.advantage, len(ATTRIBUTES))
        out += (face.hp // 10, face.retreat, int(face.has_ex), len(face.skills))
        for n in (0, 1):
            if n < len(face.skills):
                skill = face.skills[n]
                out += (skill.cost, skill.damage // 10, int(skill.times), int(bool(skill.text)))
            else:
                out += (0, 0, 0, 0)
        return out
