"""FF-TCG as matches, scenarios and screens see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...phrases.printer import Unprintable
from ...table.cards import Face
from ...table.decisions import Decision, Option
from ...table.events import Event
from ...table.table import Table
from ..base import Game, summaries_of
from .cards import LANGUAGES, build_face, data_of, readings, sentences, texts
from .faces import FFFace
from .language import reader
from .legality import illegal
from .position import BLANK, new_table, scenario_table
from .script import PAYMENTS, PHASES, default, fact, matches, player_fact, refused, rests, settled, table_fact, unfinished
from .state import FFTable
from .telling import describe, tell
from .views import view

HERE = Path(__file__).parent


def _own(table: Table) -> FFTable:
    assert isinstance(table, FFTable)
    return table


def _face(face: Face) -> FFFace:
    assert isinstance(face, FFFace)
    return face


def summaries() -> dict[str, str]:
    """Our one-line summaries of the rule book's clauses."""
    return summaries_of(HERE)


class FFTCG(Game):
    """The game, for everyone outside it."""

    home = HERE
    name = "fftcg"
    edition = "fftcg-2.1.9"
    languages: Sequence[str] = LANGUAGES
    default_lang = "en"
    own_picks: Sequence[str] = PAYMENTS
    payments: Sequence[str] = PAYMENTS
    own_kinds: Sequence[str] = ("attack", "block", "assign", "burst")
    phases: Mapping[str, str] = PHASES

    def face(self, data: Mapping[str, Any], where: str = "") -> Face:
        """A card from the fields of a card file."""
        return build_face(data, where + ": " if where and not where.startswith("card ") else "")

    def data(self, face: Face) -> dict[str, Any]:
        """The fields of a card file for a card."""
        return data_of(_face(face))

    def unread(self, face: Face) -> list[str]:
        """What could not be read or cannot be carried out."""
        return list(_face(face).unread)

    def sentences(self, face: Face) -> int:
        """How many sentences the card has."""
        return sentences(_face(face))

    def texts(self, face: Face, lang: str) -> dict[str, str]:
        """The card's texts in a language, by place."""
        own = _face(face)
        if lang == own.lang:
            return texts(own)
        found: dict[str, str] = {}
        for place, text in readings(own).items():
            try:
                found[place] = reader(lang).show(text, own.name, own.kind) if text.full else ""
            except Unprintable as error:
                found[place] = f"({error})"
        return found

    def blank(self) -> Face:
        """The blank of scenarios."""
        return BLANK

    def illegal(self, deck: Sequence[Face]) -> list[tuple[str, str]]:
        """8.1.1: why a deck is not legal for constructed play."""
        return illegal(deck)

    def table(self, decks: Sequence[Sequence[Face]], seed: int) -> Table:
        """A table before set-up."""
        return new_table(decks, seed)

    def position(self, spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int) -> tuple[Table, dict[str, int]]:
        """A table as a scenario says."""
        return scenario_table(spec, faces, seed)

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
        """Whether an option is what a step means."""
        return matches(_own(table), decision, option, verb, value, extra, cards)

    def default(self, table: Table, decision: Decision) -> int:
        """What happens when no step answers."""
        return default(_own(table), decision)

    def settled(self, table: Table, decision: Decision) -> bool:
        """11.1.7, 10.1.2.1: a priority with an empty stack and no attack under way, or an attacker is chosen."""
        return settled(_own(table), decision)

    def rests(self, table: Table, decision: Decision) -> bool:
        """11.1.7: the stack is empty, also in the midst of an attack."""
        return rests(_own(table), decision)

    def unfinished(self, table: Table, decision: Decision) -> bool:
        """11.3.1, 11.4.7: what is being cast or activated is not done before it is paid."""
        return unfinished(_own(table), decision)

    def refused(self, table: Table, decision: Decision, verb: str, paying: bool) -> None:
        """14: what cannot be done is taken back, with everything paid for it."""
        refused(_own(table), decision, verb, paying)

    def fact(self, table: Table, uid: int, key: str) -> Any:
        """What is true of a card."""
        return fact(_own(table), uid, key)

    def player_fact(self, table: Table, player: int, key: str) -> Any:
        """What is true of a player."""
        return player_fact(_own(table), player, key)

    def table_fact(self, table: Table, key: str) -> Any:
        """What is true of the game."""
        return table_fact(_own(table), key)

    def view(self, table: Table, player: int | None) -> dict[str, Any]:
        """What a player may see."""
        return view(_own(table), player)

    def tell(self, event: Event, player: int | None, lang: str = "en") -> str:
        """A line of the log."""
        return tell(event, player, summaries())

    def describe(self, table: Table, decision: Decision, option: Option) -> str:
        """An option in words."""
        return describe(_own(table), decision, option)
