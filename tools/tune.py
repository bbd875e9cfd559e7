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
"""The share of the games that is held back to see how well weights predict."""
LAMBDA = 0.8
"""How much who won in the end counts, against what the next position promises."""
ROUNDS = 8
"""How often what positions promise is worked out anew."""
STRENGTH = 10.0
"""The penalty on large weights."""


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


Games = list[tuple[np.ndarray, np.ndarray]]
"""Of each game the positions in their order, and whether who saw each of them won."""


def fit(name: str, files: list[Path]) -> None:
    """Fits weights on all games, and says how well such weights predict games that were held back."""
    games: Games = []
    for line in (line for file in files for line in file.open()):
        kept = json.loads(line)
        if kept["winner"] in (0, 1) and kept["rows"]:
            rows = np.array([row for _, row in kept["rows"]])
            games.append((rows, np.array([float(kept["winner"] == who) for who, _ in kept["rows"]])))
    scale = np.concatenate([rows for rows, _ in games]).std(axis=0)
    scale[scale == 0] = 1.0
    games = [(rows / scale, won) for rows, won in games]
    every = round(1 / HELD)
    held = games[::every]
    known = [game for number, game in enumerate(games) if number % every]
    x, y = (np.concatenate(part) for part in zip(*held, strict=True))
    judge = [(rows[:, -1:], won) for rows, won in known]
    print(f"{name}: {len(games)} games, {sum(len(won) for _, won in games)} positions", end="; ")
    print(f"log loss of those held back {loss(x @ weights_of(known), y):.4f}", end="; ")
    print(f"by the judge alone {loss(x[:, -1:] @ weights_of(judge), y):.4f}; by chance {np.log(2):.4f}")
    weights = weights_of(games) / scale
    where = Path(__file__).resolve().parents[1] / "src" / "shinpan" / "games" / name / "outside" / "weights.json"
    where.write_text(json.dumps({"weights": [round(float(weight), 5) for weight in weights]}) + "\n")


def weights_of(games: Games) -> np.ndarray:
    """Weights by what became of each position: of what the next ones promise and of who won in the end, mixed (TD lambda)."""
    x, y = (np.concatenate(part) for part in zip(*games, strict=True))
    weights = solve(x, y)
    for _ in range(ROUNDS):
        weights = solve(x, np.concatenate([promised(rows, won, weights) for rows, won in games]))
    return weights


def promised(rows: np.ndarray, won: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """What the positions of a game are taught to promise: the last one who won, each before it a mixture."""
    first = won == won[0]
    chance = 1 / (1 + np.exp(-rows @ weights))
    chance = np.where(first, chance, 1 - chance)
    said = np.zeros(len(won))
    said[-1] = won[0]
    for place in range(len(won) - 2, -1, -1):
        said[place] = (1 - LAMBDA) * chance[place + 1] + LAMBDA * said[place + 1]
    return np.where(first, said, 1 - said)


def solve(x: np.ndarray, y: np.ndarray, strength: float = STRENGTH) -> np.ndarray:
    """Logistic regression with a penalty, by Newton's method."""
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
