"""What a learner is shown of a Divine Cross table beside what every game shows."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from ....table.cards import Body, Card, Face
from ....table.table import Table
from ...features import KEPT, Features, bits, cut, flags
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
SKILLS_KEPT: Final[dict[int, bytes]] = {}
"""Skills as they are written, by their numbers in one."""
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
        hp = body.hp
        damage = body.damage
        retreat = max(0, body.retreat)
        marks = 1 if body.stunned else 0
        if body.assist is not None:
            marks |= 2
        if opponent is not None and body.advantage & opponent.attributes != 0:
            marks |= 4
        key = -1
        if 0 <= hp < 65536 and 0 <= damage < 65536 and retreat < 256 and energy < 256:
            key = (((hp << 16 | damage) << 8 | retreat) << 8 | energy) << 3 | marks
        stands = self.stands.get(key)
        if stands is None:
            left = cut(body.left() // 10)
            stands = STANDS.pack(cut(hp // 10), left, cut(damage // 10), marks & 1, retreat, energy, marks >> 1 & 1, marks >> 2)
            if key >= 0:
                self.stand(key, stands)
        out.append(stands)
        out.append(SIGNS[body.attributes & 15])
        count = 0
        for use in body.skills:
            if count == SKILLS:
                break
            cost = skill_cost(body, use)
            out.append(self.skill(cut(cost), cut(use.skill.damage // 10), 1 if cost <= energy else 0))
            count += 1
        if count < SKILLS:
            out.append(BLANK[count])

    def skill(self, cost: int, damage: int, ready: int) -> bytes:
        """A skill: its cost, its damage, and whether it can be paid."""
        if cost < 0 or damage < 0:
            return SKILL.pack(cost, damage, ready)
        key = (cost << 16 | damage) << 1 | ready
        found = SKILLS_KEPT.get(key)
        if found is None:
            found = SKILL.pack(cost, damage, ready)
            if len(SKILLS_KEPT) < KEPT:
                SKILLS_KEPT[key] = found
        return found

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
