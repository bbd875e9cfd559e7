"""Teaches the evaluation of the search player: games are played, positions kept with who won, and weights fitted to them.

    python tools/tune.py play GAME GAMES SEED FILE [BOT]   self-play, one line of JSON a game; goes on where FILE ends
    python tools/tune.py fit GAME FILE…                    writes games/GAME/outside/weights.json, says how well it predicts

Positions are those at the end of a turn, seen by who has ended it, as :meth:`Judge.counts` tells them, and what the judge
says of them. Some actions are random, so that positions are met too that a good player avoids. Run it on the compiled build.
"""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from random import Random

import numpy as np

from shinpan.games.judging import Judge
from shinpan.library.decks import starter_deck, starter_decks
from shinpan.library.registry import game
from shinpan.match.outcome import walk
from shinpan.players import bot
from shinpan.players.search import numbers
from shinpan.table.decisions import Decision, Seat
from shinpan.table.table import Table

SLIPS = 0.08
"""How often an action is random."""
HELD = 0.2
"""The share of the games that is not learned from."""


class Noting(Seat):
    """Lets a bot choose, now and then chance, and notes the positions at the ends of turns."""

    def __init__(self, judge: Judge, inner: Seat, random: Random, rows: list[tuple[int, list[float]]]) -> None:
        self.judge = judge
        self.inner = inner
        self.random = random
        self.rows = rows
        self.turn = 0

    def choose(self, table: object, decision: Decision) -> int:
        """The bot's choice, or one by chance."""
        assert isinstance(table, Table)
        if decision.free and table.turn != self.turn and self.judge.stops(table, decision, 1 - decision.player):
            self.turn = table.turn
            recording, table.recording = table.recording, False
            self.rows.append((1 - decision.player, numbers(self.judge, table, 1 - decision.player)))
            table.recording = recording
        if decision.free and self.random.random() < SLIPS:
            return self.random.randrange(len(decision.options))
        return self.inner.choose(table, decision)

    def watch(self, table: object) -> None:
        """Lets the bot watch."""
        self.inner.watch(table)

    def watches(self) -> bool:
        """Whether the bot does."""
        return self.inner.watches()


def play(name: str, games: int, seed: int, file: Path, player: str = "search-regular") -> None:
    """Plays games and keeps their positions."""
    rules = game(name)
    decks = [list(starter_deck(rules, deck).cards) for deck in starter_decks(rules)]
    done = sum(1 for _ in file.open()) if file.exists() else 0
    gc.collect()
    gc.freeze()
    gc.disable()
    with file.open("a") as out:
        for number in range(done, games):
            random = Random(f"{seed} {number}")
            lists = [random.choice(decks), random.choice(decks)]
            table = rules.table(lists, random.getrandbits(31), rules.book(""))
            table.recording = False
            rows: list[tuple[int, list[float]]] = []
            bots = [bot(player, random.getrandbits(31), study=None) for _ in (0, 1)]
            table.seats = [Noting(rules.judge, each, random, rows) for each in bots]
            walk(table)
            told = [[who, [round(x, 4) for x in row]] for who, row in rows]
            out.write(json.dumps({"winner": table.winner, "rows": told}) + "\n")
            out.flush()
            gc.collect()


def fit(name: str, files: list[Path], strength: float = 3.0) -> None:
    """Fits weights: logistic regression with a penalty, by Newton's method."""
    lines, results, groups = [], [], []
    for file in files:
        for number, line in enumerate(file.open()):
            kept = json.loads(line)
            if kept["winner"] not in (0, 1):
                continue
            for who, row in kept["rows"]:
                lines.append(row)
                results.append(1.0 if kept["winner"] == who else 0.0)
                groups.append(number % round(1 / HELD) == 0)
    x, y, held = np.array(lines), np.array(results), np.array(groups)
    scale = x.std(axis=0)
    scale[scale == 0] = 1.0
    learned = solve(x[~held] / scale, y[~held], strength) / scale
    print(f"{name}: {len(x)} positions; log loss of those held out {loss(x[held] @ learned, y[held]):.4f}", end="; ")
    print(f"by the judge alone {loss(x[held][:, -1:] @ solve(x[~held][:, -1:], y[~held], 0.1), y[held]):.4f}", end="; ")
    print(f"by chance {loss(np.zeros(held.sum()), y[held]):.4f}")
    weights = solve(x / scale, y, strength) / scale
    where = Path(__file__).resolve().parents[1] / "src" / "shinpan" / "games" / name / "outside" / "weights.json"
    where.write_text(json.dumps({"weights": [round(float(weight), 5) for weight in weights]}) + "\n")


def solve(x: np.ndarray, y: np.ndarray, strength: float) -> np.ndarray:
    """The weights."""
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (chance - y) + strength * weights
        curve = (x * (chance * (1 - chance))[:, None]).T @ x + strength * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def loss(score: np.ndarray, y: np.ndarray) -> float:
    """The log loss."""
    return float(np.mean(np.logaddexp(0, score) - y * score))


if __name__ == "__main__":
    verb, which, *rest = sys.argv[1:]
    if verb == "play":
        play(which, int(rest[0]), int(rest[1]), Path(rest[2]), *rest[3:])
    else:
        fit(which, [Path(file) for file in rest])
