"""What the cards of a deck ask for: from what they digivolve, and the colours that options demand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....table.cards import Face
from ...opening import Demand, Needs
from ..book.digivolution import ways
from ..book.editions import DigimonEdition
from ..book.options import colors_met
from ..book.values import now
from ..things.faces import DIGIMON, OPTION, DigimonFace, color_names
from ..things.state import BATTLE, HAND, Stack
from .position import scenario_table


def needs(deck: Sequence[Face], book: DigimonEdition) -> Needs:
    """Lays every card of a deck on the field at once and in the hand besides, and asks the rules what fits what."""
    counts = Counter(face.id for face in deck)
    faces = {face.id: face for face in deck if isinstance(face, DigimonFace)}
    field = [face.id for face in faces.values() if face.category & ~OPTION]
    hand = [face.id for face in faces.values() if face.kind != "egg"]
    table, _ = scenario_table({"p1": {"battle": field, "hand": hand}, "p2": {}}, faces, 0, book)
    now(table)
    stacks = [body for body in table.zones[BATTLE].bodies if isinstance(body, Stack)]
    bases: dict[str, list[tuple[str, int]]] = {}
    stuck: list[tuple[str, str]] = []
    for card in table.cards_in(0, HAND):
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.category & DIGIMON and (face.requirements or face.special):
            found = [(stack.face.id, min(costs)) for stack in stacks if (costs := ways(table, 0, card, stack))]
            bases[face.id] = [(base, cost) for base, cost in found if base != face.id or counts[base] > 1]
            if face.requirements and not bases[face.id]:
                stuck.append((face.id, "digivolve"))
        if (face.kind == "option" or face.option is not None) and not colors_met(table, 0, card):
            stuck.append((face.id, "use"))
    return Needs(demands(faces, counts), stuck, bases)


def demands(faces: dict[str, DigimonFace], counts: Counter[str]) -> list[Demand]:
    """The colours and levels that cards digivolve from, and the colours that options ask for, with what there is of them."""
    levels: Counter[tuple[str, int]] = Counter()
    options: Counter[str] = Counter()
    for face in faces.values():
        asked = {(colour, need.level) for need in face.requirements for colour in color_names(need.colors)}
        levels.update(dict.fromkeys(asked, counts[face.id]))
        if face.kind == "option" or face.option is not None:
            used = face.used
            options.update(dict.fromkeys(color_names(used.asks or used.colors), counts[face.id]))
    found = []
    for (colour, level), wanting in sorted(levels.items(), key=lambda item: (item[0][1], item[0][0])):
        giving = sum(counts[face.id] for face in faces.values() if face.level == level and colour in color_names(face.colors))
        found.append(Demand(colour, level, wanting, giving))
    for colour, wanting in options.items():
        there = [face for face in faces.values() if face.category & ~OPTION and colour in color_names(face.colors)]
        found.append(Demand(colour, None, wanting, sum(counts[face.id] for face in there)))
    return found
