"""What is told of the Digimon Card Game to those who list it, draw it or read files about it."""

from __future__ import annotations

from typing import Final

from ...about import About

ABOUT: Final = About(
    title="Digimon",
    phases=("setup", "unsuspend", "draw", "breeding", "main"),
    colours="colors",
    curve="cost",
    curveless=("egg",),
    searched=("cost", "level"),
    facts=("colors", "level", "cost", "dp", "digivolve", "traits", "overflow", "link"),
    headings=("digi-egg", "digiegg", "egg", "digimon", "tamer", "option"),
    aimed=("attack",),
)
