"""What a network is given: decisions as flat arrays, a card by its facts and operations, never by its number.

Every card that is seen is a token; what lies at a body is added to the body's token. Options point at tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..games.base import Game
from ..games.features import AT_BODY, OPTION, ROW, Features
from ..research.facts import FaceTable, version
from ..table.decisions import Decision
from ..table.table import Table

Ints = NDArray[np.int16]
Index = NDArray[np.int64]
Floats = NDArray[np.float32]

TOKENS: Final = 160
"""Cards beyond so many are left out: bodies come first, piles last."""
SIDES: Final = 4
PLACES: Final = 4 * SIDES
"""What a row is and whose, as one number."""
NUMBERS: Final = 4
"""Numbers of an option beside its words."""
REFERS: Final = 3
"""To what an option points: its card, its body, what it is aimed at."""


@dataclass(frozen=True)
class Seen:
    """One decision, as the player to decide sees it, in whole numbers (:mod:`shinpan.games.features`)."""

    scalars: Ints
    rows: Ints
    bodies: Ints
    options: Ints


@dataclass(frozen=True)
class Columns:
    """How the numbers of a game are to be taken."""

    version: str
    """Names what they mean."""
    scalars: int
    bodies: int
    facts: int
    naming: tuple[int, ...]
    """Which scalars name a face."""
    words: tuple[int, ...]
    """How many phases, kinds, abouts, verbs, names and zones there are."""


def soft(numbers: NDArray[Any]) -> Floats:
    """Large numbers made small, with their sign.

    >>> soft(np.array([0, -1, 10000])).round(2).tolist()
    [0.0, -0.6899999976158142, 9.210000038146973]
    """
    found: Floats = np.sign(numbers, dtype=np.float32) * np.log1p(np.abs(numbers, dtype=np.float32))
    return found


class Reader:
    """Writes down the decisions of a game for a network. It numbers the faces it meets."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game: Final = game
        self.features: Final[Features] = game.features()
        self.faces: Final = FaceTable(game, self.features)
        features = self.features
        names = features.scalar_columns(table)
        self.columns: Final = Columns(
            version=version(game, features, table),
            scalars=len(names),
            bodies=len(features.body_names()),
            facts=len(self.faces.columns),
            naming=tuple(place for place, name in enumerate(names) if name.endswith("face")),
            words=(
                *(len(known) + 1 for known in (features.phases, features.kinds, features.abouts)),
                *(len(known) + 1 for known in (features.verbs, features.names)),
                len(table.kinds) + len(table.shared) + 1,
            ),
        )

    def read(self, table: Table, decision: Decision) -> Seen:
        """What the player to decide sees."""
        features = self.features
        recording, table.recording = table.recording, False  # looking is no event
        features.write(table, decision)
        table.recording = recording
        return Seen(
            np.frombuffer(features.scalars, "<i2"),
            np.frombuffer(b"".join(features.rows), "<i2").reshape(-1, len(ROW)),
            np.frombuffer(b"".join(features.bodies), "<i2").reshape(-1, self.columns.bodies),
            np.frombuffer(features.options, "<i2").reshape(-1, len(OPTION)),
        )


@dataclass(frozen=True)
class Inputs:
    """Decisions in flat arrays. Token 0 of each decision is the table itself, the others are cards."""

    scalars: Floats
    """[decisions, numbers]"""
    words: Index
    """[decisions, 3]: phase, kind, about."""
    asks: Index
    """[decisions, …]: faces named by the table."""
    face: Index
    """[tokens]"""
    place: Index
    zone: Index
    marks: Floats
    """[tokens, 2]: place from the top, whether its text asks."""
    of: Index
    """Of which decision a token is …"""
    slot: Index
    """… and its how-many-th."""
    bodies: Floats
    """[bodies, numbers], and …"""
    standing: Index
    """… which token each is."""
    under: Index
    """Faces of cards at bodies, and …"""
    host: Index
    """… at which token."""
    said: Index
    """[options, 4]: verb, name, side, zone."""
    numbers: Floats
    """[options, 4]"""
    shown: Index
    """[options]: the face."""
    refers: Index
    """[options, 3]: the slots of its card, its body and its aim; 0 is none."""
    asked: Index
    """Of which decision an option is …"""
    turn: Index
    """… and its how-many-th."""

    @property
    def offered(self) -> Index:
        """How many options each decision has."""
        return np.bincount(self.asked, minlength=len(self.scalars))


def gather(seen: Sequence[Seen], columns: Columns, offsets: Sequence[int] | None = None) -> Inputs:
    """Decisions for a network. ``offsets`` is added to the numbers of faces, where decisions have different lists of them."""
    count = len(seen)
    scalars = np.stack([one.scalars for one in seen]).astype(np.int64)
    rows = np.concatenate([one.rows for one in seen]).astype(np.int64)
    bodies = np.concatenate([one.bodies for one in seen])
    options = np.concatenate([one.options for one in seen]).astype(np.int64)
    many = np.array([len(one.rows) for one in seen])
    bodied = np.array([len(one.bodies) for one in seen])
    offered = np.array([len(one.options) for one in seen])
    game, first = np.repeat(np.arange(count), many), np.cumsum(many) - many
    asked, begin = np.repeat(np.arange(count), offered), np.cumsum(offered) - offered
    added = np.zeros(count, np.int64) if offsets is None else np.asarray(offsets, np.int64)

    def face(numbers: Index, which: Index) -> Index:
        found: Index = np.where(numbers > 0, numbers + added[which], 0)
        return found

    # Cards at bodies are no tokens: whoever points at one points at its body.
    at_body = rows[:, 0] == AT_BODY
    slot = np.cumsum(~at_body)
    slot -= np.repeat(np.concatenate(([0], slot))[first], many)
    slot[slot >= TOKENS] = 0
    host = rows[:, 4]
    slot[at_body] = np.where(host[at_body] < TOKENS, host[at_body], 0)  # bodies are the first rows
    kept = ~at_body & (slot > 0)
    index = np.cumsum(kept) - 1  # of the tokens that are kept
    slots = np.concatenate(([0], slot))  # by flat row from 1; 0 is none

    def pointed(numbers: Index, which: Index) -> Index:
        found: Index = slots[np.where(numbers > 0, numbers + first[which], 0)]
        return found

    held = at_body & (slot > 0)
    source = np.where(scalars[:, 8] > 0, scalars[:, 8] - 1 + first, -1)
    asking = np.zeros(len(rows), np.float32)
    asking[source[source >= 0]] = 1
    place = np.minimum(rows[:, 0], 3) * SIDES + np.minimum(rows[:, 2], SIDES - 1)
    standing = np.repeat(first - (np.cumsum(bodied) - bodied), bodied) + np.arange(len(bodies))
    fits = kept[standing]
    plain = scalars.copy()
    plain[:, list(columns.naming)] = plain[:, list(columns.naming)] != 0
    plain[:, [3, 4, 5, 8]] = 0
    numbers = options[:, [5, 6, 10, 0]]
    numbers[:, 3] = 1
    return Inputs(
        scalars=soft(plain),
        words=scalars[:, 3:6],
        asks=face(scalars[:, list(columns.naming)], np.arange(count)[:, None]),
        face=face(rows[:, 1], game)[kept],
        place=place[kept],
        zone=rows[kept, 3],
        marks=np.stack([soft(rows[kept, 5]), asking[kept]], 1),
        of=game[kept],
        slot=slot[kept],
        bodies=soft(bodies[fits]),
        standing=index[standing[fits]],
        under=face(rows[:, 1], game)[held],
        host=index[(first[game] + rows[:, 4] - 1)[held]],
        said=options[:, [0, 7, 8, 9]],
        numbers=soft(numbers),
        shown=face(options[:, 1], asked),
        refers=np.stack([pointed(options[:, column], asked) for column in (2, 3, 4)], 1),
        asked=asked,
        turn=np.arange(len(options)) - np.repeat(begin, offered),
    )
