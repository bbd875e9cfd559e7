"""Divine Cross as matches, scenarios and screens see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...table.cards import Body, Face
from ...table.decisions import Decision, Option
from ...table.edition import Edition
from ...table.events import Event
from ...table.table import Table
from ..base import GameOf, Outlook, Parts, Staged
from ..opening import Opening
from ..sheet import Sheet
from .book.editions import EDITIONS
from .book.legality import illegal
from .book.setup import OPENING_HAND
from .outside.about import ABOUT
from .outside.answering import grounds, option_place, outlook, printed_place
from .outside.explained import explain
from .outside.features import DivineCrossFeatures
from .outside.judge import DivineCrossJudge
from .outside.position import BLANK, body_state, new_table, scenario_table, sheet
from .outside.script import COURSE, VERBS, default, fact, matches, player_fact, table_fact
from .outside.telling import ENDINGS, describe, tell
from .outside.views import staged, view
from .things.cards import LANGUAGES, build_face, data_of, printed, printed_face, readings, sentences, translated
from .things.faces import DivineCrossFace
from .things.state import DivineCrossTable, Unit
from .words.language import reader

if TYPE_CHECKING:
    from ..boards import Board


class DivineCross(GameOf[DivineCrossFace, DivineCrossTable, Edition]):
    """The game, for everyone outside it."""

    home = Path(__file__).parent
    name = "divinecross"
    about = ABOUT
    verbs: Mapping[str, Collection[str]] = VERBS
    course = COURSE
    judge = DivineCrossJudge()
    features = DivineCrossFeatures
    languages: Sequence[str] = LANGUAGES
    default_lang = "ja"
    opening = Opening(OPENING_HAND, must="unit")
    parts = Parts(
        editions=EDITIONS,
        face=DivineCrossFace,
        table=DivineCrossTable,
        blank=BLANK,
        build_face=build_face,
        printed_face=printed_face,
        data_of=data_of,
        sentences=sentences,
        readings=readings,
        reader=reader,
        texts=printed,
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

    def outlook(self, table: Table, decision: Decision, option: Option) -> Outlook | None:
        return outlook(self.own_table(table), decision, option)

    def printed_place(self, face: Face, ability: object) -> tuple[str, int] | None:
        return printed_place(self.own_face(face), ability)

    def option_place(self, table: Table, option: Option) -> tuple[str, int] | None:
        return option_place(self.own_table(table), option)

    def grounds(self, table: Table, player: int, verb: str, uid: int, rule: str) -> list[str]:
        return grounds(self.own_table(table), player, verb, uid, rule)

    def staged(self, table: Table, event: Event) -> Staged:
        return staged(event, super().staged(table, event))

    def sheet(self, edition: Edition | None = None, setup: bool = False) -> Sheet:
        return sheet(setup)

    def player_state(self, table: Table, player: int) -> dict[str, Any]:
        return {"ticket": True} if self.own_table(table).ticket == player else {}

    def body_state(self, table: Table, body: Body) -> dict[str, Any]:
        assert isinstance(body, Unit)
        return body_state(body)

    def board(self) -> type[Board]:
        # What draws takes its time to load, and only a terminal needs it.
        from .outside.board import DivineCrossBoard

        return DivineCrossBoard
