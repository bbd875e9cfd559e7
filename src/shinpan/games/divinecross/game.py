"""Divine Cross as matches, scenarios and screens see it."""

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
from .cards import build_face, meanings, texts
from .faces import DivineCrossFace, attribute_names
from .language import reader
from .legality import illegal
from .position import BLANK, new_table, scenario_table
from .script import default, fact, matches, player_fact, table_fact
from .state import DivineCrossTable
from .telling import describe, tell
from .views import view

HERE = Path(__file__).parent


def _own(table: Table) -> DivineCrossTable:
    assert isinstance(table, DivineCrossTable)
    return table


def _face(face: Face) -> DivineCrossFace:
    assert isinstance(face, DivineCrossFace)
    return face


def summaries() -> dict[str, str]:
    """Our one-line summaries of the rule book's clauses."""
    return summaries_of(HERE)


class DivineCross(Game):
    """The game, for everyone outside it."""

    home = HERE
    name = "divinecross"
    edition = "divinecross-1.0.16"
    languages: Sequence[str] = ("ja", "en")
    default_lang = "ja"

    def face(self, data: Mapping[str, Any], where: str = "") -> Face:
        """A card from the fields of a card file."""
        return build_face(data, where + ": " if where and not where.startswith("card ") else "")

    def data(self, face: Face) -> dict[str, Any]:
        """The fields of a card file for a card."""
        own = _face(face)
        found: dict[str, Any] = {"id": own.id, "name": own.name, "kind": own.kind, "lang": own.lang}
        found["attributes"] = attribute_names(own.attributes)
        if own.is_unit:
            found |= {"hp": own.hp, "advantage": attribute_names(own.advantage), "retreat": own.retreat}
        if own.skills:
            found["skills"] = []
            for skill in own.skills:
                item: dict[str, Any] = {"name": skill.name, "cost": skill.cost}
                if skill.has_damage:
                    item["damage"] = f"{skill.damage}×" if skill.times else skill.damage
                if skill.text:
                    item["text"] = skill.text
                found["skills"].append(item)
        if own.has_ex:
            found["ex"] = {"name": own.ex_name, "text": own.ex_text}
        if own.text:
            found["text"] = own.text
        if own.copies != 2:
            found["copies"] = own.copies
        if own.back:
            found["back"] = own.back
        if own.name_en:
            found["name_en"] = own.name_en
        return found

    def unread(self, face: Face) -> list[str]:
        """What could not be read or cannot be carried out."""
        return list(_face(face).unread)

    def sentences(self, face: Face) -> int:
        """How many sentences the card has."""
        own = _face(face)
        return sum(len(reader(own.lang).read(text).sentences) for _, text in texts(own))

    def texts(self, face: Face, lang: str) -> dict[str, str]:
        """The card's texts in a language, by place."""
        own = _face(face)
        if lang == own.lang:
            return dict(texts(own))
        found: dict[str, str] = {}
        for place, nodes in meanings(own):
            try:
                found[place] = reader(lang).show(nodes)
            except Unprintable as error:
                found[place] = f"({error})"
        return found

    def blank(self) -> Face:
        """The blank of scenarios."""
        return BLANK

    def illegal(self, deck: Sequence[Face]) -> list[tuple[str, str]]:
        """402: why a deck is not legal."""
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
