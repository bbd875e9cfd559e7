"""What is to be played: which decks and players meet, how often, and on which seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, product
from typing import Final, TypeAlias

from ..games.base import CardError

Task: TypeAlias = tuple[int, int]
"""A block to be played: which meeting, and its how-many-th block."""

KINDS: Final = ("all", "different", "mirrors")
"""Which pairs of decks may be asked for."""


@dataclass(frozen=True)
class Meeting:
    """Two decks and two players that meet, by their numbers. Every deck is played by each of the players."""

    decks: tuple[int, int]
    players: tuple[int, int]

    @property
    def mirror(self) -> bool:
        """Whether both have the same deck."""
        return self.decks[0] == self.decks[1]


@dataclass(frozen=True)
class Setup:
    """One game: its seed, and who sits where with which deck."""

    seed: int
    decks: tuple[int, int]
    players: tuple[int, int]
    bots: tuple[int, int]
    """The seeds of the two players."""


@dataclass(frozen=True)
class Plan:
    """A run: everything that decides which games are played."""

    decks: tuple[str, ...]
    players: tuple[str, ...]
    """One name where a player meets itself."""
    pairs: tuple[tuple[int, int], ...]
    """The pairs of decks."""
    blocks: int
    """How many blocks each meeting has, at most."""
    seed: int = 0

    @property
    def size(self) -> int:
        """Games of a block: sides changed, and decks too where the players differ."""
        return 2 if len(self.players) == 1 else 4

    @property
    def versus(self) -> list[tuple[int, int]]:
        """The pairs of players."""
        return [(0, 0)] if len(self.players) == 1 else list(combinations(range(len(self.players)), 2))

    @property
    def meetings(self) -> list[Meeting]:
        """All meetings, pair of players by pair of players."""
        return [Meeting(pair, players) for players in self.versus for pair in self.pairs]

    @property
    def games(self) -> int:
        """How many games there are, at most."""
        return len(self.pairs) * len(self.versus) * self.blocks * self.size

    def tasks(self) -> Iterator[Task]:
        """All blocks in their order: the first of every meeting, then the second …"""
        return product_of(self.blocks, len(self.pairs) * len(self.versus))

    def block(self, meeting: Meeting, number: int) -> list[Setup]:
        """The games of a block. Those on one seed differ in nothing but who sits where with which deck."""
        (a, b), (p, q) = meeting.decks, meeting.players
        names = sorted((self.decks[a], self.decks[b]))
        seeds = [derived(self.seed, *names, number, part) for part in (0, 1)]
        if a != b and p != q:
            seats = [
                (seeds[0], (a, b), (p, q)),
                (seeds[0], (b, a), (q, p)),
                (seeds[0], (a, b), (q, p)),
                (seeds[0], (b, a), (p, q)),
            ]
        elif a != b:
            seats = [(seeds[0], (a, b), (p, p)), (seeds[0], (b, a), (p, p))]
        elif p != q:
            seats = [(seed, (a, a), who) for seed in seeds for who in ((p, q), (q, p))]
        else:
            seats = [(seed, (a, a), (p, p)) for seed in seeds]
        return [
            Setup(seed, decks, players, (derived(seed, place, 0), derived(seed, place, 1)))
            for place, (seed, decks, players) in enumerate(seats)
        ]


def product_of(blocks: int, meetings: int) -> Iterator[Task]:
    """Numbers of meetings and blocks, block by block.

    >>> list(product_of(2, 2))
    [(0, 0), (1, 0), (0, 1), (1, 1)]
    """
    return ((meeting, block) for block in range(blocks) for meeting in range(meetings))


def derived(*parts: object) -> int:
    """A seed that follows from whatever it is made of, on every machine the same.

    >>> derived(7, "ember", "tide", 0), derived(7, "ember", "tide", 1)
    (380439148, 335979467)
    """
    text = "\0".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=4).digest(), "big") >> 1


def plan(
    decks: Sequence[str],
    players: Sequence[str],
    games: int = 0,
    each: int = 0,
    pairs: str = "all",
    gauntlet: Sequence[str] = (),
    seed: int = 0,
) -> Plan:
    """A plan for so many games in all, or so many for each pair of decks. Names that are given twice count once.

    With a gauntlet each of the decks meets each deck of it, and they do not meet among themselves.

    >>> plan(["A", "B"], ["greedy"], games=100).pairs
    ((0, 1),)
    >>> made = plan(["A", "B"], ["search", "greedy"], games=100)
    >>> made.pairs, made.games
    (((0, 0), (0, 1), (1, 1)), 108)
    """
    if pairs not in KINDS:
        raise CardError(f"--pairs: there is {', '.join(KINDS)}, not {pairs!r}")
    mine, others = list(dict.fromkeys(decks)), list(dict.fromkeys(gauntlet))
    names = list(dict.fromkeys([*mine, *others]))
    who = tuple(dict.fromkeys(players))
    several = len(who) > 1
    found: list[tuple[int, int]] = []
    every = range(len(names))
    met = (
        product(range(len(mine)), (names.index(name) for name in others)) if others else ((a, b) for a in every for b in every)
    )
    for a, b in met:
        if a == b:
            wanted = pairs == "mirrors" or (pairs == "all" and (several or len(names) == 1))
        else:
            wanted = pairs != "mirrors" and (a < b or (bool(others) and (b, a) not in found))
        if wanted and (a, b) not in found:
            found.append((a, b))
    if not found:
        where = {"all": "", "different": " without mirror matches", "mirrors": " in mirror matches"}[pairs]
        raise CardError(f"there is no pair of decks to play{where}: give another deck, or another kind of --pairs")
    meetings = len(found) * (len(who) * (len(who) - 1) // 2 if several else 1)
    size = 4 if several else 2
    count = each if each else -(-games // meetings)
    return Plan(tuple(names), who, tuple(found), -(-count // size), seed)
