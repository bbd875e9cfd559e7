"""Many games at once, each standing at a decision."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..games.base import CardError, Game
from ..games.features import OPTION, ROW
from ..match.stepping import Desk, Written
from ..table.cards import Face
from .dealing import Dealer, check_limit

ROWS: Final = 128
"""An observation has room for so many rows; for twice as many (and so on) while a table has more."""
BODIES: Final = 32
"""It has room for so many bodies, or twice as many, in the same way."""
OPTIONS: Final = 32
"""It has room for so many options; for twice as many (and so on) while a player has more, so that none is ever left out."""

Ints = NDArray[np.int16]


@dataclass(frozen=True)
class Observation:
    """What the player to decide sees, for each game of a batch.

    Rows are named by numbers from 1: row n is ``rows[game, n - 1]``. What is beyond ``counts``, ``bodied`` and ``offered``
    is zero.
    """

    players: NDArray[np.int8]
    """Who decides."""
    scalars: Ints
    """[games, numbers]: the table (``Batch.scalar_columns``)."""
    rows: Ints
    """[games, rows, columns]: bodies and cards that are seen (``Batch.row_columns``)."""
    counts: NDArray[np.int32]
    """How many rows there are."""
    bodies: Ints
    """[games, bodies, columns]: how the bodies stand, which are the first rows (``Batch.body_columns``)."""
    bodied: NDArray[np.int32]
    """How many bodies there are."""
    options: Ints
    """[games, options, columns]: the legal answers (``Batch.option_columns``)."""
    offered: NDArray[np.int32]
    """How many options there are."""

    @property
    def mask(self) -> NDArray[np.bool_]:
        """[games, options]: which options there are."""
        return np.less(np.arange(self.options.shape[1])[None, :], self.offered[:, None])


@dataclass(frozen=True)
class Step:
    """What came of a step, for each game of a batch."""

    rewards: NDArray[np.float32]
    """[games, 2]: 1 for who has won, -1 for who has lost, for both players; 0 while it goes on and for a draw."""
    done: NDArray[np.bool_]
    """Whether the game ended. A new one has begun in its place: the next observation is of that."""
    cut: NDArray[np.bool_]
    """Whether it was ended by ``limit``, not by the rules."""


class Unhurried:
    """Keeps the garbage collector from running in the midst of a step of all games: it walks over all of them every time."""

    def __enter__(self) -> None:
        self.was = gc.isenabled()
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self.was:
            gc.enable()


class Batch:
    """Games that are stepped together; each begins anew when it is over.

    ``decks`` are the lists from which both decks of each game are drawn; where none are given, the starter decks. With
    ``mirror`` both players have the same one. The same seed gives the same games for the same actions. ``limit`` ends a
    game without a winner after so many decisions (0: never). ``thorough`` as in :class:`shinpan.match.Match`.

    >>> batch = Batch("divinecross", count=2, seed=7)
    >>> seen = batch.observe()
    >>> seen.scalars.shape[0], seen.rows.shape[0], seen.options.shape[:2] == seen.mask.shape
    (2, 2, True)
    """

    def __init__(
        self,
        game: str | Game,
        decks: Sequence[Sequence[Face]] = (),
        count: int = 64,
        seed: int = 0,
        edition: str = "",
        mirror: bool = False,
        limit: int = 0,
        thorough: bool = False,
    ) -> None:
        if count < 1:
            raise CardError(f"a batch has at least one game, not {count}")
        check_limit(limit)
        self.dealer: Final = Dealer(game, decks, edition, mirror, thorough)
        self.game: Final = self.dealer.game
        self.count: Final = count
        self.limit: Final = limit
        self.features: Final = self.dealer.features
        self.version: Final = self.dealer.version
        """Names what the numbers mean; keep it with a model."""
        self.scalar_columns: Final = self.dealer.scalar_columns
        self.row_columns: Final = list(ROW)
        self.body_columns: Final = self.dealer.body_columns
        self.option_columns: Final = list(OPTION)
        self.face_columns: Final = self.dealer.faces.columns
        self.seed = seed
        self.begun = [0] * count
        self.desks: list[Desk] = []
        self.written: Final = Written(self.features, count)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew; without a seed, the next ones of the seed in use."""
        if seed is not None:
            self.seed = seed
            self.begun = [0] * self.count
        for place in range(self.count):
            self.begin(place)

    def begin(self, place: int) -> None:
        """Begins the next game in that place."""
        desk = self.dealer.begin(self.seeds(place))
        self.desks[place : place + 1] = [desk]
        self.written.write(place, desk)

    def seeds(self, place: int) -> Iterator[str]:
        """What the next games in that place are dealt by."""
        while True:
            self.begun[place] += 1
            yield f"{self.seed} {place} {self.begun[place] - 1}"

    @property
    def face_features(self) -> NDArray[np.float32]:
        """[faces, columns]: the faces that rows and options name by number (``face_columns``); 0 is a card that is not seen.

        Tokens and cards that are seen for the first time are added at the end.
        """
        return self.dealer.faces.now()

    def observe(self) -> Observation:
        """What each player to decide sees."""
        written, count = self.written, self.count
        rows, bodies, options = room(ROWS, written.many), room(BODIES, written.bodied), room(OPTIONS, written.offered)
        return Observation(
            players=np.array(written.players, np.int8),
            scalars=numbers(written.scalars, 1, len(self.scalar_columns)).reshape(count, -1),
            rows=numbers(written.rows, rows, len(ROW)),
            counts=np.array(written.many, np.int32),
            bodies=numbers(written.bodies, bodies, len(self.body_columns)),
            bodied=np.array(written.bodied, np.int32),
            options=numbers(written.options, options, len(OPTION)),
            offered=np.array(written.offered, np.int32),
        )

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Step:
        """Answers all decisions, each with the number of an option."""
        chosen = self.checked(actions)
        rewards = np.zeros((self.count, 2), np.float32)
        done = np.zeros(self.count, np.bool_)
        cut = np.zeros(self.count, np.bool_)
        with Unhurried():
            for place in self.written.answer(self.desks, chosen):
                winner = self.desks[place].table.winner
                if winner in (0, 1):
                    rewards[place] = -1
                    rewards[place, winner] = 1
                done[place] = True
                self.begin(place)
            if self.limit:
                for place, desk in enumerate(self.desks):
                    if desk.table.asked > self.limit:
                        done[place] = cut[place] = True
                        self.begin(place)
        return Step(rewards, done, cut)

    def checked(self, actions: Sequence[int] | NDArray[np.integer]) -> list[int]:
        """The actions as plain numbers, of which each is an option: before any game goes on, so that all do or none."""
        given = np.asarray(actions)
        if given.shape != (self.count,):
            many = f"{given.size} actions" if given.ndim == 1 else f"actions of shape {given.shape}"
            raise ValueError(f"there are {self.count} games, but {many}")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {given.dtype}")
        chosen: list[int] = given.tolist()
        for place, (index, offered) in enumerate(zip(chosen, self.written.offered, strict=True)):
            if not 0 <= index < offered:
                raise IndexError(f"there is no option {index} in game {place}: the options are 0 to {offered - 1}")
        return chosen


def room(least: int, needed: list[int]) -> int:
    """So much room that all find place: the least, or twice as much, and so on."""
    most = max(needed)
    while least < most:
        least *= 2
    return least


def numbers(parts: list[bytes], count: int, columns: int) -> Ints:
    """Lines of 16-bit numbers in one array that may be written to, each filled up to so many rows."""
    size = 2 * count * columns
    whole = bytearray().join([part.ljust(size, b"\0") for part in parts])
    return np.frombuffer(whole, "<i2").reshape(len(parts), count, columns)
