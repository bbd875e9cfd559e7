"""Games of a teacher, written down: what was seen, what was chosen, what the options were thought to be worth, who won."""

from __future__ import annotations

import gc
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..games.base import CardError, Game
from ..games.features import OPTION, ROW
from ..match.outcome import walk
from ..players import SearchPlayer, bot
from ..research.dealing import Dealer
from ..simulation.plan import derived
from ..table.decisions import Decision, Seat
from ..table.table import Table
from .archive import unpacked
from .inputs import Floats, Ints, Reader, Seen

NOISE: Final = 0.06
"""How often something else is done than the teacher would: from there on, too, the teacher says what is right."""
UNKNOWN: Final = np.float32(np.nan)


@dataclass
class Noted:
    """A decision of a game."""

    seen: Seen
    chosen: int
    values: Floats
    """What the teacher thought each option to be worth; NaN where it did not say."""
    player: int
    result: float = 0.0
    """1 if this player has won in the end, -1 if the other one."""


class Recorder(Seat):
    """Sits on both seats, asks a teacher for each of them, and writes down what needed thought."""

    def __init__(self, game: Game, reader: Reader, teachers: list[Seat], dice: Random, noise: float) -> None:
        self.game = game
        self.reader = reader
        self.teachers = teachers
        self.dice = dice
        self.noise = noise
        self.noted: list[Noted] = []

    def choose(self, table: object, decision: Decision) -> int:
        """What the teacher would do, or sometimes something else."""
        assert isinstance(table, Table)
        if decision.free:
            self.teachers[1 - decision.player].watch(table)
        count = len(decision.options)
        if count == 1 or self.game.judge.plain(table, decision) >= 0:
            return self.teachers[decision.player].choose(table, decision)
        teacher = self.teachers[decision.player]
        seen = self.reader.read(table, decision)
        index = teacher.choose(table, decision)
        values = np.full(count, UNKNOWN, np.float32)
        if isinstance(teacher, SearchPlayer):
            for place, value in teacher.values.items():
                values[place] = value
        self.noted.append(Noted(seen, index, values, decision.player))
        return self.dice.randrange(count) if self.dice.random() < self.noise else index


@dataclass
class Recording:
    """Decisions of several games, with the facts of the faces they name."""

    version: str
    facts: Floats
    noted: list[Noted] = field(default_factory=list)
    made: str = ""
    """How they were made: by which teacher, with which seed."""

    def save(self, path: Path) -> None:
        """Writes them to a file, whole or not at all."""
        noted = self.noted
        parts = {
            "version": np.array(self.version),
            "made": np.array(self.made),
            "facts": self.facts.astype(np.float32),
            "scalars": np.stack([one.seen.scalars for one in noted]),
            "rows": np.concatenate([one.seen.rows for one in noted]),
            "many": np.array([len(one.seen.rows) for one in noted], np.int32),
            "bodies": np.concatenate([one.seen.bodies for one in noted]),
            "bodied": np.array([len(one.seen.bodies) for one in noted], np.int32),
            "options": np.concatenate([one.seen.options for one in noted]),
            "offered": np.array([len(one.seen.options) for one in noted], np.int32),
            "values": np.concatenate([one.values for one in noted]),
            "chosen": np.array([one.chosen for one in noted], np.int32),
            "player": np.array([one.player for one in noted], np.int8),
            "result": np.array([one.result for one in noted], np.float32),
        }
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, **parts)  # type: ignore[arg-type]
        part.replace(path)


def load(path: Path, version: str, made: str = "") -> Recording:
    """Reads such a file; refuses one of other columns, or one that was ``made`` in another way."""
    parts = unpacked(path)
    found = str(parts.get("version", "nothing"))
    if found != version:
        raise CardError(f"{path}: was recorded for {found}, not for {version}: give another folder")
    how = str(parts.get("made", ""))
    if made and how and how != made:
        raise CardError(f"{path}: was recorded with {how}, not with {made}: give another folder")

    def cut(name: str, counts: str) -> list[Ints]:
        whole: NDArray[np.int16] = parts[name]
        return np.split(whole, np.cumsum(parts[counts])[:-1])

    lines = zip(parts["scalars"], cut("rows", "many"), cut("bodies", "bodied"), cut("options", "offered"))
    values = np.split(parts["values"], np.cumsum(parts["offered"])[:-1])
    rest = zip(values, parts["chosen"].tolist(), parts["player"].tolist(), parts["result"].tolist())
    recording = Recording(found, parts["facts"], made=how)
    for (scalars, rows, bodies, options), (value, chosen, player, result) in zip(lines, rest):
        assert rows.shape[1] == len(ROW) and options.shape[1] == len(OPTION)
        recording.noted.append(Noted(Seen(scalars, rows, bodies, options), chosen, value, player, result))
    return recording


def record(dealer: Dealer, teacher: str, seed: int, first: int, games: int, noise: float = NOISE) -> Recording:
    """Plays so many games of a run with that seed, from the ``first`` on; the decks change, lists are unknown."""
    game = dealer.game
    reader = Reader(game, game.table([[], []], 0, dealer.edition))
    noted: list[Noted] = []
    for number in range(first, first + games):
        table = dealer.table(f"{seed} {number}")
        teachers = [bot(teacher, derived(seed, number, seat), study=dealer.decks) for seat in (0, 1)]
        recorder = Recorder(game, reader, teachers, Random(derived(seed, number, "dice")), noise)
        table.seats = [recorder, recorder]
        walk(table)
        for one in recorder.noted:
            one.result = 0.0 if table.winner not in (0, 1) else 1.0 if table.winner == one.player else -1.0
        noted += recorder.noted
        gc.collect()
    return Recording(reader.columns.version, reader.faces.now(), noted, made_with(dealer, teacher, seed, noise))


def made_with(dealer: Dealer, teacher: str, seed: int, noise: float) -> str:
    """How games are recorded, in words: what must be the same in all files of a folder."""
    return f"{teacher}, seed {seed}, noise {noise:g}, {dealer.edition.name}"
