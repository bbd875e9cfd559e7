"""What the cards of a deck ask for: CP of their Elements, and what in the deck can pay it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....table.cards import Face
from ...opening import Demand, Needs
from ..book.casting import need_of
from ..book.editions import FFEdition
from ..book.legality import is_limit
from ..book.payment import complete, produced_by, sources
from ..book.values import now
from ..things.faces import BACKUP, LIGHT_DARK, NAMES, FFFace, element_names
from ..things.state import FIELD, HAND, Character
from .position import scenario_table


def needs(deck: Sequence[Face], book: FFEdition) -> Needs:
    """Lays every Backup of a deck on the field and all its cards in the hand, and asks the rules what can be paid."""
    faces = {face.id: face for face in deck if isinstance(face, FFFace)}
    counts = Counter(face.id for face in deck)
    backups = [face.id for face in faces.values() if face.type & BACKUP]
    hand = [face.id for face in deck]
    table, _ = scenario_table({"p1": {"field": backups, "hand": hand}, "p2": {}}, faces, 0, book)
    now(table)
    made: Counter[str] = Counter()
    lasting: Counter[str] = Counter()
    for body in table.zones[FIELD].bodies:
        assert isinstance(body, Character)
        lasting.update(dict.fromkeys(element_names(produced_by(table, body, None)), counts[body.face.id]))
    limits = [card.uid for card in table.cards_in(0, HAND) if is_limit(card.face)]
    wanting: Counter[str] = Counter()
    stuck: list[tuple[str, str]] = []
    for card in {card.face.id: card for card in table.cards_in(0, HAND)}.values():
        face = card.face
        assert isinstance(face, FFFace)
        need = need_of(table, 0, card)
        wanting.update(dict.fromkeys((NAMES[element] for element in need.kinds()), counts[face.id]))
        if not face.elements & LIGHT_DARK and not is_limit(face):
            made.update(dict.fromkeys(element_names(face.elements), counts[face.id]))
        own = [body.uid for body in table.zones[FIELD].bodies if body.top.face.id == face.id and counts[face.id] == 1]
        if complete(need, [], sources(table, 0, need, [card.uid, *own, *limits], card)) is None:
            stuck.append((face.id, "pay"))
    found = [Demand(name, None, wanting[name], made[name], lasting[name]) for name in NAMES.values() if wanting[name]]
    return Needs(found, stuck)
