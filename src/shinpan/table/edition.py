"""Editions: the rule book a game is played by, and what it calls the clauses that the code follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

Crosswalk = Mapping[str, Sequence[str]]
"""Clauses as the code cites them, and the clauses of another book that say the same: none, one or several."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """One rule book of a game. It never changes, so all copies of a table share it.

    A game that can be played by several books makes a subclass: with a flag for each thing they decide differently, which
    says by its docstring what the clauses of each book are.

    Code cites the clauses of one book, ``base``, by their plain numbers. A clause that only another book has is cited with
    the name of that book in front (``4.2:4-6-1``). An edition with a crosswalk shows its own number instead; without one
    the numbers are the base's.

    >>> newer = Edition("chess-2", "1", lambda: {"3-1": ["4-1"], "3-2": []})
    >>> newer.cited("3-1"), newer.cited("3-3"), newer.cited("2:9-9")
    ('4-1', '3-3', '9-9')

    Where this book has no such clause, that is said by naming the book that has it:

    >>> newer.cited("3-2")
    '1:3-2'

    A book can be played with mechanics that are newer than it. That is an edition of its own, with what is ``beyond`` the
    book behind its name; its clauses are those of the book.

    >>> more = Edition("chess-2", title="2 + Castling", beyond=("castling",))
    >>> more.name, more.short, more.book, more.cited("3-1")
    ('chess-2+castling', '2+castling', 'chess-2', '3-1')
    """

    def __init__(
        self,
        name: str,
        base: str = "",
        crosswalk: Callable[[], Crosswalk] | None = None,
        title: str = "",
        beyond: tuple[str, ...] = (),
    ) -> None:
        self.book: Final = name
        """The rule book itself, with the game in front: ``digimon-3.6``."""
        self.beyond: Final = beyond
        """What is played on top of it."""
        name = "+".join((name, *beyond))
        self.name: Final = name
        """With the game in front: ``digimon-3.6``."""
        self.title: Final = title or name.partition("-")[2]
        """For people who choose one."""
        self.short: Final = name.partition("-")[2]
        """As scenarios write it: ``3.6``."""
        self.base: Final = base or self.book.partition("-")[2]
        """The book whose numbers the code cites, by its short name."""
        self.crosswalk: Final = crosswalk
        """Gives the numbers that are not the same as in the base; asked when the first clause is cited to somebody."""
        self.known: Crosswalk | None = None

    def numbers(self, rule: str) -> Sequence[str]:
        """The clauses of this book that say what the code cites as ``rule``; or the one of another book, with its name."""
        if self.known is None:
            self.known = self.crosswalk() if self.crosswalk is not None else {}
        found = self.known.get(rule)
        if found:
            return found
        book, _, number = rule.rpartition(":")
        if book == self.short:
            return (number,)
        if found is None or book:
            return (rule,)
        return (f"{self.base}:{rule}",)

    def cited(self, rule: str) -> str:
        """A clause as it is shown to somebody: where several say it, all of them."""
        return ", ".join(self.numbers(rule)) if rule else ""

    def spellings(self, number: str) -> list[str]:
        """How the code may cite a clause of this book: the other way round.

        >>> Edition("chess-2", "1", lambda: {"3-1": ["4-1"], "4-1": []}).spellings("4-1")
        ['3-1', '2:4-1']
        """
        plain = [number] if self.numbers(number) == (number,) else []
        moved = [rule for rule, found in (self.known or {}).items() if number in found]
        return [*dict.fromkeys([*plain, *moved, f"{self.short}:{number}"])]


PLAIN: Final = Edition("")
"""No rule book: tables of no game."""
