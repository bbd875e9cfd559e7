"""Leave one set out: how much of a set is understood by what the other sets taught.

For each set, every wording that only cards of that set were read by is taken from the phrasebook, and its cards are read
again. What stays full would have been understood when the set was new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..games.base import Game
from ..phrases.wordings import Wording, place, without, wordings
from .cards import Merged, built


@dataclass
class Transfer:
    """How many cards of each set stay full, and what kept the others from it."""

    cards: Counter[str] = field(default_factory=Counter)
    full: Counter[str] = field(default_factory=Counter)
    lost: dict[str, list[str]] = field(default_factory=dict)
    """The cards that do not stay full, each with the wordings that only its set uses."""
    single: int = 0
    """How many wordings one card alone was read by."""
    used: int = 0
    """How many wordings some card was read by."""

    def json(self) -> dict[str, Any]:
        """The public shape."""
        return {
            "cards": self.cards.total(),
            "full": self.full.total(),
            "sets": {name: {"cards": number, "full": self.full[name]} for name, number in self.cards.items()},
            "wordings": {"used": self.used, "by one card": self.single},
            "lost": self.lost,
        }


def set_of(identity: str) -> str:
    """The set a card is from, by its number.

    >>> set_of("BT17-014"), set_of("24-025L")
    ('BT17', '24')
    """
    return identity.partition("-")[0]


def transfer(game: Game, merged: Merged, lang: str, full: Mapping[str, bool]) -> Transfer:
    """Leaves each set out in turn. ``full`` says of every card whether it is full with the whole phrasebook."""
    reader = game.reader(lang)
    uses: dict[str, set[Wording]] = {}
    sets: dict[Wording, set[str]] = {}
    cards: Counter[Wording] = Counter()
    result = Transfer()
    for identity, whole in full.items():
        result.cards[set_of(identity)] += 1
        if whole:
            face = built(game, merged, identity, lang)
            used = {wording for reading in game.readings(face).values() for wording in wordings(reader, reading)}
            uses[identity] = used
            cards.update(used)
            for wording in used:
                sets.setdefault(wording, set()).add(set_of(identity))
    result.used, result.single = len(cards), sum(number == 1 for number in cards.values())
    for name in result.cards:
        own = {wording for wording, those in sets.items() if those == {name}}
        members = [identity for identity in uses if set_of(identity) == name]
        hit = [identity for identity in members if uses[identity] & own]
        result.full[name] += len(members) - len(hit)
        if hit:
            with without(reader, own):
                for identity in hit:
                    if not game.unread(built(game, merged, identity, lang)):
                        result.full[name] += 1
                    else:
                        result.lost[identity] = sorted({place(wording) for wording in uses[identity] & own})
    return result
