"""Decisions: what a player is asked, and the legal answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NONE: Final = -1


class Option:
    """One legal answer. It holds numbers only, so that copies of a table can share it."""

    def __init__(self, verb: str, card: int = NONE, body: int = NONE, number: int = NONE, name: str = "") -> None:
        self.verb = verb
        self.card = card
        self.body = body
        self.number = number
        self.name = name

    def __repr__(self) -> str:
        parts = [self.verb]
        if self.card != NONE:
            parts.append(f"card {self.card}")
        if self.body != NONE:
            parts.append(f"body {self.body}")
        if self.number != NONE:
            parts.append(str(self.number))
        if self.name:
            parts.append(self.name)
        return " ".join(parts)

    def key(self) -> tuple[str, int, int, int, str]:
        """What makes two options the same."""
        return (self.verb, self.card, self.body, self.number, self.name)


class Decision:
    """A question to one player.

    ``free`` marks a free action: nothing is pending, so the table may be copied here.
    ``optional`` tells that one of the options declines.
    """

    def __init__(
        self,
        player: int,
        kind: str,
        options: list[Option],
        rule: str = "",
        free: bool = False,
        source: int = NONE,
        about: str = "",
    ) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.rule = rule
        self.free = free
        self.source = source
        """uid of the card whose text asks, or NONE."""
        self.about = about
        """What the choice is for, in a word (``damage``, ``discard`` …)."""
        self.always = False
        """Asked even with one option: that somebody is not asked would tell of hidden cards."""
        self.asker: object | None = None
        """The ability whose text asks, as the game knows it, where it is known."""
        self.withheld: list[tuple[str, int, str]] = []
        """(verb, uid, clause): what is not offered, and why; filled only while explaining."""

    def __repr__(self) -> str:
        return f"<{self.kind} p{self.player + 1}: {self.options}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """Whoever answers for a player: a bot, a person behind a greenlet, a script."""

    def choose(self, table: object, decision: Decision) -> int:
        """The index of the chosen option."""
        raise NotImplementedError

    def watch(self, table: object) -> None:
        """The other player may act freely now. For those who want to come back here when they are asked something next."""

    def watches(self) -> bool:
        """Whether it makes use of that."""
        return False
