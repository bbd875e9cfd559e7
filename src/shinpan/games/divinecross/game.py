"""Divine Cross as matches, scenarios and screens see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..base import GameOf, Parts
from .book.legality import illegal
from .outside.position import BLANK, new_table, scenario_table
from .outside.script import default, fact, matches, player_fact, table_fact
from .outside.telling import ENDINGS, describe, tell
from .outside.views import view
from .things.cards import LANGUAGES, build_face, data_of, printed, printed_face, sentences, translated
from .things.faces import DivineCrossFace
from .things.state import DivineCrossTable


class DivineCross(GameOf[DivineCrossFace, DivineCrossTable]):
    """The game, for everyone outside it."""

    home = Path(__file__).parent
    name = "divinecross"
    edition = "divinecross-1.0.16"
    languages: Sequence[str] = LANGUAGES
    default_lang = "ja"
    parts = Parts(
        face=DivineCrossFace,
        table=DivineCrossTable,
        blank=BLANK,
        build_face=build_face,
        printed_face=printed_face,
        data_of=data_of,
        sentences=sentences,
        texts=printed,
        translated=translated,
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
