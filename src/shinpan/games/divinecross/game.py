"""Divine Cross as matches, scenarios and screens see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...table.cards import Body
from ...table.edition import Edition
from ...table.table import Table
from ..base import GameOf, Parts
from ..sheet import Sheet
from .book.editions import EDITIONS
from .book.legality import illegal
from .outside.about import ABOUT
from .outside.explained import explain
from .outside.judge import DivineCrossJudge
from .outside.position import BLANK, body_state, new_table, scenario_table, sheet
from .outside.script import COURSE, VERBS, default, fact, matches, player_fact, table_fact
from .outside.telling import ENDINGS, describe, tell
from .outside.views import view
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
    languages: Sequence[str] = LANGUAGES
    default_lang = "ja"
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
