"""Recorded games for learning: files of a folder, merged, in batches by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import Tensor

from ..learned.inputs import Columns, Floats, Inputs, gather, soft
from ..learned.recording import Noted, load, made_with, record
from ..research.dealing import Dealer

GAMES: Final = 10
"""Games in one file."""
HELD: Final = 10
"""Every so-many-th file is not learned from: it tells how well was learned."""
HEAT: Final = 4.0
"""Options whose values differ by so much are chosen e times as often."""
SURE: Final = 0.2
"""How much counts what the teacher chose, beside what it thought of all options."""
TOGETHER: Final = 16
"""Out of so many batches decisions with equally many cards are put together: less is filled up."""


@dataclass
class Lessons:
    """Decisions to learn from; ``facts`` are those of all faces, and each decision says where its own begin."""

    columns: Columns
    facts: list[Floats] = field(default_factory=list)
    faces: int = 0
    noted: list[Noted] = field(default_factory=list)
    offsets: list[int] = field(default_factory=list)

    def add(self, noted: list[Noted], facts: Floats) -> None:
        """Adds the decisions of a file."""
        self.offsets += [self.faces] * len(noted)
        self.noted += noted
        self.facts.append(soft(facts))
        self.faces += len(facts)

    def pick(self, places: list[int]) -> tuple[Inputs, Floats]:
        """Some of the decisions, with the facts of those faces that they name."""
        noted = [self.noted[place].seen for place in places]
        inputs = gather(noted, self.columns, [self.offsets[place] for place in places])
        named = (inputs.face, inputs.asks, inputs.under, inputs.shown)
        used = np.unique(np.concatenate([[0], *(part.ravel() for part in named)]))
        new = np.searchsorted(used, inputs.face), np.searchsorted(used, inputs.asks)
        inputs.__dict__.update(face=new[0], asks=new[1])
        inputs.__dict__.update(under=np.searchsorted(used, inputs.under), shown=np.searchsorted(used, inputs.shown))
        return inputs, self.table[used]

    @property
    def table(self) -> Floats:
        """The facts of all faces."""
        if len(self.facts) > 1:
            self.facts = [np.concatenate(self.facts)]
        return self.facts[0]

    def batches(self, size: int, dice: np.random.Generator) -> Iterator[list[int]]:
        """All decisions once, in batches."""
        order = dice.permutation(len(self.noted))
        for start in range(0, len(order), size * TOGETHER):
            part = order[start : start + size * TOGETHER].tolist()
            part.sort(key=lambda place: len(self.noted[place].seen.rows))
            groups = [part[at : at + size] for at in range(0, len(part), size)]
            for group in dice.permutation(len(groups)).tolist():
                yield groups[group]

    def wanted(self, places: list[int], width: int) -> tuple[Tensor, Tensor]:
        """How often each option should be chosen, [decisions, options], and what came of the games."""
        wanted = np.zeros((len(places), width), np.float32)
        for line, place in zip(wanted, places):
            one = self.noted[place]
            line[: len(one.values)] = shares(one)
        results = np.array([self.noted[place].result for place in places], np.float32)
        return torch.from_numpy(wanted), torch.from_numpy(results)


def shares(one: Noted) -> Floats:
    """How often each option should be chosen: by what the teacher thought of them, as far as it did."""
    found = np.zeros(len(one.values), np.float32)
    known = ~np.isnan(one.values)
    if known.sum() > 1:
        values = one.values[known]
        raised = np.exp((values - values.max()) / HEAT)
        found[known] = (1 - SURE) * raised / raised.sum()
    found[one.chosen] += 1 - found.sum()
    return found


def prepared(dealer: Dealer, folder: Path, teacher: str, seed: int, games: int, noise: float) -> Iterator[Path]:
    """The files of so many games; those that are not there yet are played.

    Those of a run that was stopped before anything was learned say themselves with what it was begun.
    """
    folder.mkdir(parents=True, exist_ok=True)
    made = made_with(dealer, teacher, seed, noise)
    for number in range(-(-games // GAMES)):
        path = folder / f"{number:05}.npz"
        if path.exists():
            load(path, dealer.version, made)
        else:
            record(dealer, teacher, seed, number * GAMES, GAMES, noise).save(path)
        yield path


def lessons(paths: list[Path], columns: Columns) -> tuple[Lessons, Lessons]:
    """What is learned from, and what is held back (of one file alone nothing is)."""
    taught, held = Lessons(columns), Lessons(columns)
    for number, path in enumerate(paths):
        found = load(path, columns.version)
        back = number % HELD == HELD - 1 or 0 < number == len(paths) - 1 < HELD
        (held if back else taught).add(found.noted, found.facts)
    return taught, held if held.noted else taught
