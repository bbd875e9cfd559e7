"""What is told of FF-TCG to those who list it, draw it or read files about it."""

from __future__ import annotations

from typing import Final

from ...about import About, Source
from ...layouts import Layout, has
from .browser import fits, square_enix
from .layouts import completed, multi_element, official_api

LAYOUTS: Final = (
    Layout("official-api", "fftcg", "cardNumber", has("cardNumber", "element"), official_api),
    Layout(
        "multi-element",
        "fftcg",
        "code",
        has("code", "elements"),
        multi_element,
        marks=frozenset({"all elements"}),
        finish=completed,
    ),
    Layout("square-enix", "fftcg", "code", fits, square_enix),
)
SOURCE: Final = Source(
    url="https://fftcg.square-enix-games.com/en/get-cards",
    layout="square-enix",
    number="code",
    ask={
        "language": "en", "text": "", "type": [], "element": [], "cost": [], "rarity": [], "power": [],
        "category_1": [], "set": [], "multicard": "", "ex_burst": "", "code": "", "special": "", "exactmatch": 0,
    },
    part="element",
    parts=("fire", "ice", "wind", "earth", "lightning", "water", "light", "darkness"),
)  # fmt: skip
"""The publisher's card browser."""

ABOUT: Final = About(
    title="FF-TCG",
    phases=("setup", "active", "draw", "main1", "attack", "main2", "end"),
    colours="elements",
    curve="cost",
    searched=("cost",),
    facts=("elements", "cost", "power", "jobs", "categories"),
    marks={"generic": "generic icon", "ex": "EX Burst"},
    headings=("forward", "backup", "summon", "monster", "character", "lb", "limit break"),
    plays=("cast", "warp"),
    layouts=LAYOUTS,
    source=SOURCE,
)
