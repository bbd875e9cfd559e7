"""Games of the network against itself, and learning from who won them: policy gradients in small steps (PPO)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
import torch
from torch.nn.functional import log_softmax, softmax

from ..learned.inputs import Floats, Reader, Seen, gather, soft
from ..match.stepping import Desk
from ..research.dealing import Dealer
from .model import Model

SLOTS: Final = 48
"""Games at once."""
LONG: Final = 3000
"""Decisions after which a game is given up without a winner."""
BATCH: Final = 256
EPOCHS: Final = 2
RATE: Final = 0.2
"""Of the rate for learning from a teacher."""
TRACE: Final = 0.95
FAR: Final = 0.2
ENTROPY: Final = 0.005


@dataclass
class Step:
    """A decision that the network made."""

    seen: Seen
    chosen: int
    chance: float
    value: float
    gain: float = 0.0
    aim: float = 0.0


@dataclass
class Played:
    """What came of a round of games."""

    facts: Floats
    steps: list[Step] = field(default_factory=list)


class Running:
    """A game that is being played."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.asked = 0
        self.steps: tuple[list[Step], list[Step]] = ([], [])


def selfplay(model: Model, dealer: Dealer, seed: str, games: int) -> Played:
    """Plays so many games to their end, choosing by chance, by its scores."""
    judge = dealer.game.judge
    reader = Reader(dealer.game, dealer.game.table([[], []], 0, dealer.edition))
    dice = np.random.default_rng(list(seed.encode()))
    found = Played(np.zeros((0, 0), np.float32))
    begun = 0
    running: list[Running] = []
    while running or begun < games:
        while begun < games and len(running) < SLOTS:
            running.append(Running(dealer.deal(f"{seed} {begun}")))
            begun += 1
        asked: list[tuple[Running, Seen]] = []
        for one in running:
            while (decision := one.desk.decision) is not None and one.asked < LONG:
                plain = 0 if len(decision.options) == 1 else judge.plain(one.desk.table, decision)
                one.asked += 1
                if plain < 0:
                    asked.append((one, reader.read(one.desk.table, decision)))
                    break
                one.desk.answer(plain)
            else:
                settle(one, found)
        running = [one for one, _ in asked]
        if asked:
            with torch.no_grad():
                score, value = model.think(gather([seen for _, seen in asked], model.columns), soft(reader.faces.now()))
                chances = softmax(score, 1).numpy().astype(np.float64)
            for (one, seen), line, worth in zip(asked, chances, value.tolist()):
                index = int(dice.choice(len(line), p=line / line.sum()))
                assert one.desk.decision is not None
                one.steps[one.desk.decision.player].append(Step(seen, index, float(line[index]), worth))
                one.desk.answer(index)
    found.facts = soft(reader.faces.now())
    return found


def settle(one: Running, found: Played) -> None:
    """Says of each decision of a game what it has gained: how much better things went on than they stood."""
    table = one.desk.table
    for player, steps in enumerate(one.steps):
        following = 0.0 if table.winner not in (0, 1) or not table.over else 1.0 if table.winner == player else -1.0
        carried = 0.0
        for step in reversed(steps):
            carried = following - step.value + TRACE * carried
            step.gain, step.aim, following = carried, step.value + carried, step.value
        found.steps += steps


def improve(
    model: Model, adam: torch.optim.Optimizer, played: Played, dice: np.random.Generator, rate: float
) -> tuple[float, float]:
    """Makes choices after which things went well likelier, and the others less likely; gives both losses."""
    for group in adam.param_groups:
        group["lr"] = RATE * rate
    steps = played.steps
    gains = np.array([step.gain for step in steps], np.float32)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    losses: list[tuple[float, float]] = []
    for _ in range(EPOCHS):
        order = dice.permutation(len(steps))
        for start in range(0, len(order), BATCH):
            places = order[start : start + BATCH].tolist()
            some = [steps[place] for place in places]
            score, value = model.think(gather([step.seen for step in some], model.columns), played.facts)
            logs = log_softmax(score, 1)
            chosen = logs[torch.arange(len(some)), torch.tensor([step.chosen for step in some])]
            ratio = torch.exp(chosen - torch.log(torch.tensor([step.chance for step in some])))
            gain = torch.from_numpy(gains[places])
            pull = -torch.minimum(ratio * gain, ratio.clamp(1 - FAR, 1 + FAR) * gain).mean()
            missed = ((value - torch.tensor([step.aim for step in some]).clamp(-1, 1)) ** 2).mean()
            spread = -(logs.exp() * logs.clamp_min(-20)).sum(1).mean()
            adam.zero_grad()
            torch.autograd.backward(pull + 0.5 * missed - ENTROPY * spread)
            torch.nn.utils.clip_grad_norm_(list(model.weights.values()), 0.5)
            adam.step()
            losses.append((float(pull.detach()), float(missed.detach())))
    mean = np.array(losses).mean(0)
    return float(mean[0]), float(mean[1])
