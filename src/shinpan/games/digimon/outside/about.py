"""What is told of the Digimon Card Game to those who list it, draw it or read files about it."""

from __future__ import annotations

from typing import Final

from ...about import About
from ...layouts import Layout, has
from .foreign import PARALLEL, WORDED, llzzgl, mrtoy, shuufei
from .layouts import aegis, finished, tcg_lab

LAYOUTS: Final = (
    Layout("aegis", "digimon", "cardId", has("cardId", "kinds"), aegis),
    Layout(
        "tcg-lab",
        "digimon",
        "card_id",
        has("card_id", "alt_effect"),
        tcg_lab,
        marks=frozenset({"special", "spare", "side"}),
        finish=finished,
        worded=frozenset({"text", "inherited", "security", "link", "special", "spare", "traits", "digivolve", "option"}),
    ),
    Layout("llzzgl", "digimon", "card_no", has("card_no", "card_name", "card_type"), llzzgl, marks=PARALLEL, worded=WORDED),
    Layout("shuufei", "digimon", "no", has("no", "cardtype", "appearanceCost"), shuufei, marks=PARALLEL, worded=WORDED),
    Layout("mrtoy", "digimon", "Serial", has("Serial", "ScName", "EvoCoverEffect"), mrtoy, marks=PARALLEL, worded=WORDED),
)
ABOUT: Final = About(
    title="Digimon",
    phases=("setup", "unsuspend", "draw", "breeding", "main"),
    colours="colors",
    curve="cost",
    curveless=("egg",),
    searched=("cost", "level"),
    facts=("colors", "level", "cost", "dp", "digivolve", "traits", "overflow", "link", "option"),
    headings=(
        ("digi-egg", "digiegg", "egg", "digimon", "tamer", "option", "dual")
        + ("デジタマ", "デジモン", "テイマー", "オプション", "デュアル", "数码蛋", "数码宝贝", "驯兽师", "选项", "双面")
    ),
    aimed=("attack",),
    plays=("play", "digivolve", "dna", "burst", "appfuse", "use", "link", "counter"),
    layouts=LAYOUTS,
)
