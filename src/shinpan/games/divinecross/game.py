"""Divine Cross as matches, scenarios and screens see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..base import GameOf, Parts
from .cards import LANGUAGES, build_face, data_of, printed, sentences, translated
from .faces import DivineCrossFace
from .legality import illegal
from .position import BLANK, new_table, scenario_table
from .script import default, fact, matches, player_fact, table_fact
from .state import DivineCrossTable
from .telling import ENDINGS, describe, tell
from .views import view


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
