"""What a learner is shown of a Digimon table beside what every game shows."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from ....table.cards import Body, Card, Face
from ....table.table import Table
from ...features import KEPT, Features, bits, cut, flags
from ..book.values import now
from ..things.faces import COLORS, NONE, WAYS, DigimonFace
from ..things.state import DigimonTable, Effect, Stack

KINDS: Final = ("egg", "digimon", "tamer", "option", "dual")
KEYWORDS: Final = (
    ("Blocker", "Rush", "Piercing", "Jamming", "Reboot", "Retaliation", "Blitz", "Alliance", "Raid", "Barrier", "Evade")
    + ("Fortitude", "Collision", "Security A.", "Armor Purge", "Decoy")
)  # fmt: skip
STANDS: Final = Struct("<9h")
WORDS: Final = Struct(f"<{len(KEYWORDS)}h")
NO_WORDS: Final = bytes(WORDS.size)
WORD_PLACES: Final = {word: 3 * place for place, word in enumerate(KEYWORDS)}
WORDS_KEPT: Final[dict[int, bytes]] = {}
"""Their numbers, as they are met, by the same numbers in one."""
KIND_BITS: Final = flags(4)
COLOR_BITS: Final = flags(len(COLORS))
REQUIREMENTS: Final = 2
"""So many ways of digivolving that are printed in circles are told apart."""


class DigimonFeatures(Features):
    """DP is counted in hundreds; a level, cost or DP that a card does not have is -1."""

    def own_verbs(self) -> Sequence[str]:
        return (
            ("hatch", "move", "skip", "play", "digivolve", "dna", "burst", "appfuse", "use", "link", "attack", "activate")
            + ("block", "counter", "mulligan", "digixros", "assembly")
        )  # fmt: skip

    def own_phases(self) -> Sequence[str]:
        return ("setup", "unsuspend", "draw", "breeding", "main", "end")

    def own_kinds(self) -> Sequence[str]:
        return (
            ("main", "yesno", "choose", "breeding", "resolve", "block", "order", "mode", "counter", "digixros", "number")
            + ("attack", "assembly")
        )  # fmt: skip

    def own_abouts(self) -> Sequence[str]:
        return (
            ("by", "target", "trash", "add", "deck bottom", "place", "mulligan", "delete", "suspend", "return", "dedigivolve")
            + ("choose", "end", "host", "overclock", "link", "mind link", "digixros", "alliance", "deck top", "de-digivolve")
            + ("digisorption", "scapegoat", "assembly", "play", "save", "dna", "digivolve", "into", "activate", "decoy", "raid")
            + ("use", "discard", "unsuspend", "material", "fragment", "detach", "cost", "attack", "barrier", "evade")
        )  # fmt: skip

    def own_names(self) -> Sequence[str]:
        return ("player", *COLORS)

    def own_aimed(self) -> Sequence[str]:
        return ("attack",)

    def own_counted(self) -> Sequence[str]:
        return ("resolve", "counter")

    def scalar_names(self) -> Sequence[str]:
        return ("memory", "first turn", "attack", "attack on player")

    def own_scalars(self, table: Table, player: int, out: list[int]) -> None:
        assert isinstance(table, DigimonTable)
        attack = table.attack
        out += (
            table.memory_of(player),
            int(table.first_turn),
            0 if attack is None else 1 if attack.player == player else -1,
            int(attack is not None and attack.target == -1),
        )

    def prepare(self, table: Table) -> None:
        assert isinstance(table, DigimonTable)
        now(table)

    def body_names(self) -> Sequence[str]:
        stands = ("suspended", "new", "under", "links", "attacking", "attacked", "flags")
        kinds = ("is egg", "is digimon", "is tamer", "is option")
        return ("level", "dp", *stands, *kinds, *COLORS, *KEYWORDS)

    def own_body(self, table: Table, body: Body, player: int, out: list[bytes]) -> None:
        assert isinstance(body, Stack) and isinstance(table, DigimonTable)
        attack = table.attack
        dp = -1 if body.dp == NONE else cut(max(0, body.dp) // 100)
        flags = body.flags & 0x3FFF
        under = len(body.under)
        links = len(body.links)
        marks = 1 if body.suspended else 0
        if body.played_turn == table.turn:
            marks |= 2
        if attack is not None:
            if attack.attacker == body.bid:
                marks |= 4
            if attack.target == body.bid:
                marks |= 8
        key = -1
        if -1 <= body.level < 63 and under < 256 and links < 64:
            key = ((((dp + 1 << 6 | body.level + 1) << 8 | under) << 6 | links) << 14 | flags) << 4 | marks
        stands = self.stands.get(key)
        if stands is None:
            stands = STANDS.pack(body.level, dp, marks & 1, marks >> 1 & 1, under, links, marks >> 2 & 1, marks >> 3 & 1, flags)
            if key >= 0:
                self.stand(key, stands)
        out.append(stands)
        out.append(KIND_BITS[body.category & 15])
        out.append(COLOR_BITS[body.colors & 127])
        keywords = body.keywords
        if keywords:
            out.append(self.words_of(keywords))
        else:
            out.append(NO_WORDS)

    def words_of(self, keywords: dict[str, int]) -> bytes:
        """How often it has each of the keywords that are told apart."""
        key = 0
        for word, number in keywords.items():
            bit = WORD_PLACES.get(word, -1)
            if bit >= 0:
                if not 0 <= number < 8:
                    return WORDS.pack(*[keywords.get(word, 0) for word in KEYWORDS])
                key |= number << bit
        found = WORDS_KEPT.get(key)
        if found is None:
            found = WORDS.pack(*[keywords.get(word, 0) for word in KEYWORDS])
            if len(WORDS_KEPT) < KEPT:
                WORDS_KEPT[key] = found
        return found

    def attached(self, body: Body) -> list[Card]:
        assert isinstance(body, Stack)
        return body.under + body.links if body.links else body.under

    def fact_names(self) -> Sequence[str]:
        needs = [f"digivolves {n} {what}" for n in range(1, REQUIREMENTS + 1) for what in ("level", "cost")]
        numbers = ("level", "cost", "dp", "overflow", "link dp", "inherited", "security", "ways")
        return (*KINDS, *COLORS, *numbers, *needs, *(f"digivolves from {name}" for name in COLORS))

    def facts(self, face: Face) -> list[int]:
        assert isinstance(face, DigimonFace)
        out = [int(face.kind == kind) for kind in KINDS]
        out += bits(face.colors, len(COLORS))
        out += (face.level, face.used.cost, -1 if face.dp == NONE else face.dp // 100, face.overflow, face.link_dp // 100)
        out += (int(bool(face.inherited)), int(bool(face.security)), face.ways)
        colors = 0
        for n in range(REQUIREMENTS):
            if n < len(face.requirements):
                need = face.requirements[n]
                out += (need.level, need.cost)
                colors |= need.colors
            else:
                out += (0, 0)
        return out + bits(colors, len(COLORS))

    def marks(self, face: Face) -> list[str]:
        assert isinstance(face, DigimonFace)
        found = [*face.effects, *face.inherited_effects, *face.security_effects, *face.link_effects]
        effects = [effect for effect in found if isinstance(effect, Effect)]
        words = [effect.keyword for effect in effects if effect.keyword]
        return [*words, *(f"at {timing}" for effect in effects for timing in effect.timings), *ways_of(face)]


def ways_of(face: DigimonFace) -> list[str]:
    """The special ways in which a card comes into play."""
    return [way for way, bit in WAYS.items() if face.ways & bit]
