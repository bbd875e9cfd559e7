"""Events: everything that happens, with the clause that ordered it."""

from __future__ import annotations

from typing import Final

from .cards import Body, Card


class Event:
    """Something that happened (or is about to). It keeps what was true then.

    A body that left the field later is still here as it was when it left, so an event never
    has to look at what a card has become.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        player: int = -1,
        body: Body | None = None,
        card: Card | None = None,
        amount: int = 0,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.player = player
        self.body = body
        self.card = card
        self.amount = amount
        self.ref = card.ref if card is not None else -1
        self.origin = -1
        """Zone index the card came from, -1 where nothing moved."""
        self.target = -1
        """Zone index the card went to."""
        self.by: Body | None = None
        """The unit, Digimon or Forward that did it."""
        self.by_card: Card | None = None
        self.also = NOTHING_ELSE
        """Earlier events that brought this one about together: each of their doers did it too."""
        self.by_player = -1
        self.host: Body | None = None
        """The body the card was attached to."""
        self.by_skill = False
        """Whether a skill did it, by its damage or by its text."""
        self.cause = ""
        """skill, effect or rule: what kind of instruction did it."""
        self.seen = 3
        """Bit per player who may know which card this was."""
        self.note = ""
        self.turn = 0
        self.facts = -1
        """What the card was where it counts, as a bit set of the game's own; -1 if nothing special."""

    def known_to(self, viewer: int | None) -> bool:
        """Whether the viewer may know which card it is about; below 0 sees all, a spectator (None) what both players see."""
        if viewer is None:
            return self.seen & 3 == 3
        return viewer < 0 or bool(self.seen >> viewer & 1)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.rule} p{self.player + 1} {self.body or self.card or ''} {self.amount or ''}>"


NOTHING_ELSE: Final[list[Event]] = []
"""Shared by all events: whoever has something to say puts another list in its place."""


class Share:
    """A part of a sum: how much, by which card (none for what is printed), and whether it is added, multiplied or set."""

    def __init__(self, amount: int, card: Card | None, how: str = "up") -> None:
        self.amount = amount
        self.card = card
        self.how = how
        """printed, up (also by less than nothing), times, half, set; ``rest`` is what cannot be told apart."""


class Sum:
    """A number as it was then, and what it is made of: the printed number first."""

    def __init__(self, what: str, total: int, shares: list[Share], body: Body | None) -> None:
        self.what = what
        """DP, cards, power, damage."""
        self.total = total
        self.shares = shares
        self.body = body
        self.card = body.top if body is not None else None
        """What lay on top of it then."""


class Reckoned(Event):
    """Numbers that were worked out: those compared in a battle, or what a skill deals. Only a log has a use for it."""

    def __init__(self, kind: str, rule: str, player: int, body: Body, sums: list[Sum]) -> None:
        super().__init__(kind, rule, player, body, body.top)
        self.sums = sums
        self.onto: Body | None = None
        """Against whom."""


def added(what: str, total: int, printed: int, shares: list[Share], body: Body | None) -> Sum:
    """A sum of a printed number and of what was added to it; what nobody accounts for is told as the rest."""
    found = [Share(printed, None, "printed"), *shares]
    rest = total - sum(share.amount for share in found)
    if rest:
        found.append(Share(rest, None, "rest"))
    return Sum(what, total, found, body)
