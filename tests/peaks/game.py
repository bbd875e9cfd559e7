"""Peaks for everyone outside it. This class is what the registry names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shinpan.effects import conditions, flow, numbers, picking
from shinpan.games.about import About
from shinpan.games.judging import WIN, Judge
from shinpan.games.plain import PlainGame
from shinpan.games.wording import Wording
from shinpan.table.cards import Card, Face
from shinpan.table.edition import Edition
from shinpan.table.table import Table
from shinpan.table.zones import Zone

from . import verbs
from .things import Peak, PeakFace, PeakTable

HOME = Path(__file__).parent


class PeakJudge(Judge):
    """The higher the better: what bots that look ahead go by."""

    def value(self, table: Table, player: int) -> float:
        assert isinstance(table, PeakTable)
        if table.over:
            return WIN if table.winner == player else -WIN if table.winner == 1 - player else 0.0
        return float(table.heights(player) - table.heights(1 - player))


NAMES = {**vars(conditions), **vars(flow), **vars(numbers), **vars(picking), "verbs": verbs}
"""What the rows of the phrasebook may name."""


class Peaks(PlainGame):
    """The game."""

    home = HOME
    name = "peaks"
    editions = (Edition("peaks-1"),)
    about = About("Peaks", phases=("setup", "main"), curve="height", searched=("height",), headings=("peak",))
    languages: Sequence[str] = ("en", "ja")
    default_lang = "en"
    wording = Wording(
        HOME / "words",
        NAMES,
        unbuilt={("Things", "Some"): "only of what is lifted or toppled"},
    )
    verbs = {"raise": frozenset[str]()}
    judge = PeakJudge()
    kinds = ("peak",)
    numbers = ("height",)
    marks = ("lifted",)
    state = ("heights",)
    lines = {
        "drawn": "{who} draws {card}",
        "raised": "{who} raises {card}",
        "lifted": "{card} is lifted by {n}",
        "toppled": "{card} is toppled",
    }
    endings = {"heights": "the greater heights", "concede": "the other player gave up"}
    options = {"raise": "raise {card}", "pass": "rest", "yes": "do it", "no": "do not"}

    def lays(self, table: Table) -> bool:
        return isinstance(table, PeakTable)

    def new_table(self, seed: int, edition: Edition) -> Table:
        return PeakTable(seed, edition)

    def new_face(self, id: str, name: str, kind: str, text: str, lang: str) -> Face:
        return PeakFace(id, name, kind, text, lang, 4)

    def given(self, face: Face, built: list[Any]) -> None:
        assert isinstance(face, PeakFace)
        face.program = tuple(built)

    def stand(self, table: Table, card: Card, zone: Zone) -> Peak:
        assert isinstance(table, PeakTable)
        return table.stand(card, zone.owner)

    def illegal(self, deck: Sequence[Face], edition: Edition | None = None) -> list[tuple[str, str]]:
        return [] if len(deck) == 10 else [("1.2", "a deck has ten cards")]
