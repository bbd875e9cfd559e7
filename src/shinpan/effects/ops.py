"""What texts are built into: instructions, conditions, numbers, selectors and tests. Each game adds its own.

An instruction returns whether it was carried out, which is what “if you do” asks; ``can`` tells beforehand whether that
is possible. ``facts`` are what is read to find out, as bits of the game: continuous effects are ordered by them.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..table.cards import Card, Thing
from .abilities import Code
from .context import Context


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Code):
    """An instruction."""

    def run(self, c: Context) -> bool:
        """Carries it out as far as possible; true if it was."""
        raise NotImplementedError

    def can(self, c: Context) -> bool:
        """Whether it could be carried out now."""
        return True

    def open(self, c: Context) -> bool:
        """Whether it is under no condition, or one that holds now."""
        return True

    def finds(self, c: Context) -> bool:
        """Whether there is anything it could be about now."""
        return True

    def picks(self) -> bool:
        """Whether it chooses something that the next instructions are about."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cond(Code):
    """A condition."""

    def holds(self, c: Context) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def facts(self) -> int:
        """The facts it reads, as bits."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Code):
    """A number."""

    def of(self, c: Context) -> int:
        """The number now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Select(Code):
    """A set of things: candidates for a choice, or all that an effect applies to."""

    def find(self, c: Context) -> list[Thing]:
        """The things now."""
        raise NotImplementedError

    def facts(self) -> int:
        """The facts it reads, as bits."""
        return 0

    def hidden(self, c: Context) -> bool:
        """Whether some player cannot check that the candidates are all there are."""
        return False

    def looks(self, c: Context) -> list[Card]:
        """The cards of a hidden zone that whoever chooses may look through meanwhile."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Code):
    """A test of one thing."""

    def test(self, c: Context, thing: Thing) -> bool:
        """Whether the thing passes."""
        raise NotImplementedError

    def facts(self) -> int:
        """The facts it reads, as bits."""
        return 0
