"""A small player that learns from nothing: policy gradients in numpy on a batch of games.

Against random players it learns which options are worth choosing. It never sees a card's number: an option is told by its
verb, by the facts and operations of its card, by the bodies it is about, and by the state of the table.

    python examples/learn.py --game divinecross --minutes 8
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

import numpy as np

from shinpan.research import Batch, Observation

VERBS, ZONES, HIDDEN = 48, 16, 64
RATE, ENTROPY, TRACE, EPOCHS, FAR = 2e-3, 0.01, 0.95, 4, 0.2


def soft(numbers: np.ndarray) -> np.ndarray:
    """Large numbers made small, with their sign."""
    numbers = numbers.astype(np.float32)
    return np.sign(numbers) * np.log1p(np.abs(numbers))


def inputs(batch: Batch, seen: Observation) -> tuple[np.ndarray, np.ndarray]:
    """A line of numbers for each option of each game, one game after another; and of which game it is."""
    game, index = np.nonzero(seen.mask)
    option = seen.options[game, index].astype(np.int64)
    column = {name: option[:, place] for place, name in enumerate(batch.option_columns)}
    bodies = soft(np.pad(seen.bodies, ((0, 0), (1, 0), (0, 0))))  # line 0: no body
    last = bodies.shape[1] - 1
    about, aim = (bodies[game, np.where(column[name] > last, 0, column[name])] for name in ("body", "aim"))
    rest = np.stack([column["declines"], column["number"], column["numbered"], column["name"], column["side"]], 1)
    facts = soft(batch.face_features)
    parts = [
        np.eye(VERBS, dtype=np.float32)[np.minimum(column["verb"], VERBS - 1)],
        np.eye(ZONES, dtype=np.float32)[np.minimum(column["zone"], ZONES - 1)],
        *(soft(rest), facts[column["face"]], about, aim, soft(seen.scalars)[game]),
    ]
    return np.concatenate(parts, 1), game


class Net:
    """One hidden layer that scores an option; a second output of it says how well the game stands."""

    def __init__(self, size: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        first = rng.normal(0, size**-0.5, (size, HIDDEN)).astype(np.float32)
        self.weights = [first, np.zeros(HIDDEN, np.float32), np.zeros((HIDDEN, 2), np.float32)]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.weights]
        self.steps = 0

    def forward(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The hidden layer and both outputs of each line."""
        hidden = np.tanh(x @ self.weights[0] + self.weights[1])
        return hidden, hidden @ self.weights[2]

    def learn(self, x: np.ndarray, hidden: np.ndarray, slope: np.ndarray) -> None:
        """One step of Adam down the slope of the outputs."""
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        self.steps += 1
        for place, grad in enumerate((x.T @ back, back.sum(0), hidden.T @ slope)):
            first, second = self.moments[place]
            first += 0.1 * (grad - first)
            second += 0.001 * (grad**2 - second)
            step = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            self.weights[place] -= RATE * step


def shares(scores: np.ndarray, starts: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """Scores as chances, among the options of each decision."""
    raised = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
    return raised / np.repeat(np.add.reduceat(raised, starts), counts)


@dataclass
class Played:
    """The learner's decisions of one game: the options, and which was chosen."""

    lines: list[np.ndarray] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)


def traced(worth: np.ndarray, games: list[tuple[Played, float]]) -> np.ndarray:
    """What each decision has gained: how much better the game went on than it stood, later surprises counting less."""
    gain, end = np.zeros_like(worth), 0
    for played, won in games:
        start, end = end, end + len(played.chosen)
        following, carried = won, 0.0
        for place in range(end - 1, start - 1, -1):
            carried = following - worth[place] + (TRACE * carried if place < end - 1 else 0.0)
            gain[place], following = carried, worth[place]
    return gain


def update(net: Net, games: list[tuple[Played, float]]) -> None:
    """Makes choices after which things went well likelier and others less likely: a few steps, none of them too far."""
    x = np.concatenate([lines for played, _ in games for lines in played.lines])
    counts = np.array([len(lines) for played, _ in games for lines in played.lines])
    starts = np.cumsum(counts) - counts
    taken = starts + np.array([index for played, _ in games for index in played.chosen])
    gain = target = before = np.zeros(0, np.float32)
    for epoch in range(EPOCHS):
        hidden, out = net.forward(x)
        chance = shares(out[:, 0], starts, counts)
        worth = np.add.reduceat(chance * out[:, 1], starts)
        if not epoch:
            gain, before = traced(worth, games), chance[taken]
            target, gain = worth + gain, (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chance[taken] / before
        pull = np.where((gain > 0) & (ratio > 1 + FAR) | (gain < 0) & (ratio < 1 - FAR), 0, gain * ratio)
        log = np.log(chance + 1e-9)
        slope = np.zeros_like(out)
        slope[:, 0] = chance * np.repeat(pull, counts)
        slope[:, 0] += ENTROPY * chance * (log - np.repeat(np.add.reduceat(chance * log, starts), counts))
        slope[taken, 0] -= pull
        slope[:, 1] = chance * np.repeat(worth - target, counts)
        net.learn(x, hidden, slope / len(counts))


def play(
    net: Net, batch: Batch, rng: np.random.Generator, games: int, greedy: bool, until: float = 1e18
) -> list[tuple[Played, float]]:
    """Plays so many games, the learner in turns as either player, against random players; with what came of them."""
    learner = np.arange(batch.count) % 2
    running = [Played() for _ in range(batch.count)]
    over: list[tuple[Played, float]] = []
    while len(over) < games and time.monotonic() < until:
        seen = batch.observe()
        actions = (rng.random(batch.count) * seen.offered).astype(np.int64)
        mine = seen.players == learner
        x, game = inputs(batch, seen)
        starts = np.cumsum(seen.offered) - seen.offered
        chance = shares(net.forward(x)[1][:, 0], starts, seen.offered)
        for place in np.nonzero(mine)[0]:
            part = slice(starts[place], starts[place] + seen.offered[place])
            own = chance[part].astype(np.float64)
            actions[place] = own.argmax() if greedy else rng.choice(len(own), p=own / own.sum())
            if len(own) > 1 and not greedy:
                running[place].lines.append(x[part])
                running[place].chosen.append(int(actions[place]))
        step = batch.step(actions)
        for place in np.nonzero(step.done)[0]:
            over.append((running[place], float(step.rewards[place, learner[place]])))
            running[place] = Played()
    return over


def train(game: str, minutes: float, seed: int = 1, say: bool = True) -> tuple[Net, Batch]:
    """Learns for so many minutes."""
    rng = np.random.default_rng(seed)
    batch = Batch(game, count=64, seed=seed, limit=2000)
    net = Net(inputs(batch, batch.observe())[0].shape[1], seed)
    begun, last, games, won = time.monotonic(), 0.0, 0, 0.5
    while (now := time.monotonic() - begun) < 60 * minutes:
        over = [one for one in play(net, batch, rng, 64, greedy=False) if one[0].lines]
        update(net, over)
        games += len(over)
        won += 0.1 * (sum(reward > 0 for _, reward in over) / len(over) - won)
        if say and now - last > 20:
            last = now
            print(f"{now:5.0f} s  {games:6} games  won of late {won:.0%}", flush=True)
    return net, batch


def measure(net: Net, game: str, games: int = 400, seed: int = 10**6) -> float:
    """The share of games that the learner wins against random, on seeds that it has not met."""
    batch = Batch(game, count=64, seed=seed, limit=2000)
    over = play(net, batch, np.random.default_rng(seed), games, greedy=True)
    return sum(reward > 0 for _, reward in over) / len(over)


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="divinecross")
    words.add_argument("--minutes", type=float, default=8)
    asked = words.parse_args()
    learned, _ = train(asked.game, asked.minutes)
    print(f"wins {measure(learned, asked.game):.1%} of 400 games against random")
