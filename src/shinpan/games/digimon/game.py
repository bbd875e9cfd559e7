"""The Digimon Card Game as matches, scenarios and screens see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...table.cards import Body, Card, Face
from ...table.decisions import Decision, Option
from ...table.edition import Edition
from ...table.events import Event
from ...table.table import Table
from ..base import GameOf, Outlook, Parts, Staged
from ..opening import Needs, Opening
from ..script import player_fact
from ..sheet import Sheet
from .book.editions import EDITIONS, DigimonEdition
from .book.known import told_newer
from .book.legality import illegal
from .book.setup import OPENING_HAND
from .outside.about import ABOUT
from .outside.answering import grounds, option_place, outlook, printed_place, usual
from .outside.explained import explain
from .outside.features import DigimonFeatures
from .outside.judge import DigimonJudge
from .outside.needs import needs
from .outside.plainly import plainly
from .outside.position import BLANK, body_state, card_state, new_table, scenario_table, sheet
from .outside.printings import printings
from .outside.script import COURSE, OWN_PICKS, VERBS, default, fact, matches, table_fact
from .outside.telling import ENDINGS, describe, tell
from .outside.views import places, staged, view
from .things.cards import (
    BEGUN,
    LANGUAGES,
    build_face,
    data_of,
    printed_face,
    readings,
    reworded,
    sentences,
    texts,
    translated,
    with_texts,
)
from .things.faces import DigimonFace
from .things.state import DigimonTable, Stack
from .words.alike import one_form
from .words.language import named_in, reader

if TYPE_CHECKING:
    from ..boards import Board


class Digimon(GameOf[DigimonFace, DigimonTable, DigimonEdition]):
    """The game, for everyone outside it."""

    home = Path(__file__).parent
    name = "digimon"
    about = ABOUT
    verbs: Mapping[str, Collection[str]] = VERBS
    course = COURSE
    fields: Collection[str] = ("memory",)
    unlaid: Collection[str] = ("removed",)
    judge = DigimonJudge()
    features = DigimonFeatures
    languages: Sequence[str] = LANGUAGES
    begun: Sequence[str] = BEGUN
    text_fields: Sequence[str] = ("text", "inherited", "security", "link", "option")
    word_fields: Mapping[str, str] = {"name": "Name", "traits": "Trait"}
    asks_abroad = True
    default_lang = "en"
    own_picks: Sequence[str] = OWN_PICKS
    opening = Opening(OPENING_HAND, "shuffled")
    parts = Parts(
        editions=EDITIONS,
        face=DigimonFace,
        table=DigimonTable,
        blank=BLANK,
        build_face=build_face,
        printed_face=printed_face,
        data_of=data_of,
        sentences=sentences,
        readings=readings,
        reader=reader,
        texts=texts,
        translated=translated,
        explain=explain,
        illegal=illegal,
        new_table=new_table,
        scenario_table=scenario_table,
        matches=matches,
        default=default,
        fact=fact,
        player_fact=player_fact,
        table_fact=table_fact,
        view=view,
        tell=tell,
        endings=ENDINGS,
        describe=describe,
    )

    def newer(self, deck: Sequence[Face], edition: Edition | None = None) -> list[str]:
        return told_newer(deck, self.own_book(edition))

    def needs(self, deck: Sequence[Face], edition: Edition | None = None) -> Needs:
        return needs(deck, self.own_book(edition))

    def settled(self, table: Table, decision: Decision) -> bool:
        """6-5-1: actions of the main phase are free; a breeding phase is gone through."""
        return decision.free and decision.kind == "main"

    def places(self, table: Table, event: Event) -> tuple[str | None, str | None]:
        return places(self.own_table(table), event)

    def usual(self, table: Table, decision: Decision) -> tuple[int, str] | None:
        return usual(self.own_table(table), decision)

    def outlook(self, table: Table, decision: Decision, option: Option) -> Outlook | None:
        return outlook(self.own_table(table), decision, option)

    def texts(self, face: Face, lang: str) -> dict[str, str]:
        """Its texts; in another language only what does there what is printed here."""
        found = super().texts(face, lang)
        return found if lang == face.lang or self._does_the_same(self.own_face(face), lang) else dict.fromkeys(found, "")

    def _does_the_same(self, face: DigimonFace, lang: str) -> bool:
        """Whether a card with its texts printed in another language, read again, will do what it does."""
        shown = {place: text for place, text in reworded(face, lang).items() if text}
        if not shown:
            return True
        row = data_of(face)
        with one_form():
            mine = self.explain(self.face(with_texts(row, texts(face), shown, face.lang)))
            theirs = self.face(with_texts(row, shown, shown, lang))
            return not theirs.unread and sorted(map(plainly, mine)) == sorted(map(plainly, self.explain(theirs)))

    def newest(self, face: Face) -> dict[str, str]:
        return reworded(self.own_face(face), face.lang)

    def is_requirement(self, sentence: str, lang: str) -> bool:
        meaning = reader(lang).sentence(sentence, "Line").meaning
        return meaning is not None and meaning.kind.endswith("Req")

    def named_in(self, text: str, lang: str) -> list[str]:
        return named_in(text, lang)

    def plainly(self, line: str) -> str:
        return plainly(line)

    def printings(self, langs: tuple[str, str]) -> Mapping[str, str]:
        return printings(langs)

    def one_form(self) -> AbstractContextManager[None]:
        return one_form()

    def printed_place(self, face: Face, ability: object) -> tuple[str, int] | None:
        return printed_place(self.own_face(face), ability)

    def option_place(self, table: Table, option: Option) -> tuple[str, int] | None:
        return option_place(self.own_table(table), option)

    def grounds(self, table: Table, player: int, verb: str, uid: int, rule: str) -> list[str]:
        return grounds(self.own_table(table), player, verb, uid, rule)

    def staged(self, table: Table, event: Event) -> Staged:
        return staged(self.own_table(table), event, super().staged(table, event))

    def sheet(self, edition: Edition | None = None, setup: bool = False) -> Sheet:
        return sheet(setup)

    def table_state(self, table: Table) -> dict[str, Any]:
        return {"memory": self.own_table(table).memory}

    def card_state(self, table: Table, card: Card) -> dict[str, Any]:
        return card_state(self.own_table(table), card)

    def body_state(self, table: Table, body: Body) -> dict[str, Any]:
        assert isinstance(body, Stack)
        return body_state(self.own_table(table), body)

    def board(self) -> type[Board]:
        # What draws takes its time to load, and only a terminal needs it.
        from .outside.board import DigimonBoard

        return DigimonBoard
