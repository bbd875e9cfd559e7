"""What is derived from the marks that ``marks.pb`` declares: keyword abilities by their bits."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....meaning.build import Build
from ....meaning.node import Node
from ...marks import Mark, marks
from . import builder as builder
from .vocabulary import schema, words

HOME = Path(__file__).parents[1]


@cache
def keywords() -> dict[int, Mark]:
    """The keyword abilities, by the bit of each."""
    build = Build(words, schema())
    return {build.make("Keyword", Node(mark.kind)): mark for mark in marks(HOME)}
