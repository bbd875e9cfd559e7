"""What is told of Divine Cross to those who list it, draw it or read files about it."""

from __future__ import annotations

from typing import Final

from ...about import About

ABOUT: Final = About(
    title="Divine Cross",
    phases=("setup", "draw", "main", "battle", "end"),
    colours="attributes",
    curve="hp",
    facts=("attributes", "hp", "advantage", "retreat"),
    plays=("play", "deploy"),
    headings=("unit", "event", "action", "assist"),
)
