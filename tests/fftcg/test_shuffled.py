"""Cards that an effect shuffles before it puts them somewhere: nobody orders them, and nobody is told their order."""

from __future__ import annotations

from contextlib import suppress

from helpers import FFTCG
from shinpan.match.outcome import walk
from shinpan.table.decisions import Decision, Seat

CARDS = [
    {
        "id": "T-1",
        "name": "Fate Hymn",
        "kind": "summon",
        "elements": ["fire"],
        "cost": 1,
        "text": "Reveal the top 4 cards of your deck. Add 1 Backup among them to your hand. "
        "Then, shuffle the other cards revealed and return them to the bottom of your deck.",
    },
    {"id": "T-2", "name": "Coal Store", "kind": "backup", "elements": ["fire"], "cost": 2, "text": ""},
    *(
        {"id": f"F-{n}", "name": f"Page {n}", "kind": "forward", "elements": ["fire"], "cost": n, "power": 1000}
        for n in (1, 2, 3)
    ),
]
POSITION = {
    "p1": {"hand": ["T-1"], "field": ["T-2"], "deck": ["F-1", "T-2", "F-2", "F-3", "T-1"]},
    "p2": {"deck": ["T-1", "T-1"]},
}


class Enough(Exception):
    """The Summon is resolved."""


class Caster(Seat):
    """Casts the Summon, takes the first of everything else, and writes down what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def choose(self, table: object, decision: Decision) -> int:
        if decision.kind == "main" and "main" in self.asked:
            raise Enough
        self.asked.append(decision.kind)
        return next((i for i, option in enumerate(decision.options) if option.verb in ("cast", "auto")), 0)


def bottom(seed: int) -> tuple[str, ...]:
    """Plays it: the names at the bottom of the deck, the lowest first."""
    faces = {str(card["id"]): FFTCG.face(card) for card in CARDS}
    table = FFTCG.position(POSITION, faces, seed)[0]
    table.recording = True
    caster = Caster()
    table.seats = [caster, caster]
    with suppress(Enough):
        walk(table)
    assert "order" not in caster.asked, caster.asked
    moved = [event for event in table.events if event.kind == "move" and event.card and event.card.face.kind == "forward"]
    assert len(moved) == 3
    assert not any(event.known_to(viewer) for event in moved for viewer in (0, 1, None))
    deck = next(zone.cards for zone in table.zones if zone.kind.name == "deck" and zone.owner == 0)
    return tuple(card.face.name for card in deck[:3])


def test_shuffled_cards_go_to_the_bottom_in_an_order_of_chance() -> None:
    found = {bottom(seed) for seed in range(12)}
    assert len(found) > 2
    assert {frozenset(names) for names in found} == {frozenset({"Page 1", "Page 2", "Page 3"})}
