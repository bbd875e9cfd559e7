"""Learning: first from a teacher's games, then from games against itself. What was learned is kept after every step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch.nn.functional import log_softmax

from ..games.base import CardError
from ..learned.inputs import Reader
from ..learned.weights import save
from ..research.dealing import Dealer
from .curves import Curves
from .data import GAMES, Lessons, lessons, prepared
from .model import Model
from .selfplay import improve, selfplay

BATCH: Final = 64
VALUE: Final = 0.1
"""How much the value counts beside the choice."""
DECAY: Final = 0.01


@dataclass(frozen=True)
class Wish:
    """What is to be learned, and how much of it. All but ``passes`` and ``rounds`` must stay the same when one goes on."""

    game: str
    teacher: str = "search-regular"
    games: int = 400
    """Games of the teacher."""
    passes: int = 6
    """How often these are gone through."""
    rounds: int = 0
    """Rounds of self-play after that, each of …"""
    round_games: int = 64
    """… so many games."""
    rate: float = 1e-3
    seed: int = 1
    noise: float = 0.06
    edition: str = ""


class Trainer:
    """Learns in a folder: ``data/`` holds games, ``state.pt`` all that is needed to go on, ``learned.npz`` the weights."""

    def __init__(self, wish: Wish, folder: Path, say: Callable[[str], None] = print) -> None:
        torch.manual_seed(wish.seed)
        torch.use_deterministic_algorithms(True)
        self.wish: Final = wish
        self.folder: Final = folder
        self.say: Final = say
        self.dealer: Final = Dealer(wish.game, edition=wish.edition)
        sample = self.dealer.game.table([[], []], 0, self.dealer.edition)
        self.columns: Final = Reader(self.dealer.game, sample).columns
        self.model: Final = Model(self.columns, wish.seed)
        self.adam: Final = torch.optim.AdamW(list(self.model.weights.values()), lr=wish.rate, weight_decay=DECAY)
        self.curves: Final = Curves(folder)
        self.done = {"passes": 0, "rounds": 0, "decisions": 0}
        folder.mkdir(parents=True, exist_ok=True)
        self.state: Final = folder / "state.pt"
        self.resume()

    # -------------------------------------------------------------- going on

    def fixed(self) -> dict[str, Any]:
        """What may not change on the way."""
        kept = asdict(self.wish)
        return {name: kept[name] for name in kept if name not in ("passes", "rounds")} | {"version": self.columns.version}

    def resume(self) -> None:
        """Takes up what is in the folder."""
        if not self.state.exists():
            self.curves.resume(0)
            return
        try:
            kept = torch.load(self.state, weights_only=True)
        except Exception as error:
            raise CardError(f"{self.state}: cannot be read ({type(error).__name__})") from None
        fixed = self.fixed()
        for name, value in kept["wish"].items():
            if fixed.get(name) != value:
                raise CardError(f"{self.state}: begun with {name} {value}, not {fixed.get(name)}: give another folder")
        self.model.take({name: part.numpy() for name, part in kept["weights"].items()})
        self.adam.load_state_dict(kept["adam"])
        self.done = kept["done"]
        self.curves.resume(kept["rows"])

    def keep(self) -> None:
        """Keeps the state, and the weights for a player."""
        part = self.state.with_suffix(".part")
        weights = {name: part.detach() for name, part in self.model.weights.items()}
        kept = {"wish": self.fixed(), "weights": weights, "adam": self.adam.state_dict(), "done": self.done}
        torch.save({**kept, "rows": len(self.curves.rows)}, part)
        part.replace(self.state)
        made = ", ".join(f"{name} {value}" for name, value in (asdict(self.wish) | self.done).items() if value != "")
        save(self.folder / "learned.npz", self.columns, self.model.export(), made)

    # -------------------------------------------------------------- learning

    def run(self) -> Path:
        """Learns what is wished for; gives the file of the weights."""
        wish = self.wish
        if self.done["passes"] < wish.passes and not self.done["rounds"]:
            paths = []
            for path in prepared(self.dealer, self.folder / "data", wish.teacher, wish.seed, wish.games, wish.noise):
                paths.append(path)
                self.say(f"games: {path.name} ({len(paths)} of {-(-wish.games // GAMES)})")
            taught, held = lessons(paths, self.columns)
            self.say(f"{len(taught.noted)} decisions to learn from, {len(held.noted)} held back")
            while self.done["passes"] < wish.passes:
                self.go_through(taught, held)
                self.keep()
        while self.done["rounds"] < wish.rounds:
            self.round()
            self.keep()
        return self.folder / "learned.npz"

    def go_through(self, taught: Lessons, held: Lessons) -> None:
        """Goes through all decisions once."""
        number = self.done["passes"]
        dice = np.random.default_rng([self.wish.seed, number])
        batches = list(taught.batches(BATCH, dice))
        total = np.zeros(2)
        for place, batch in enumerate(batches):
            far = (number + place / len(batches)) / self.wish.passes
            for group in self.adam.param_groups:
                group["lr"] = self.wish.rate * min(1.0, (number * len(batches) + place + 1) / 50) * (1.02 - far)
            loss, value, _ = self.losses(taught, batch)
            self.adam.zero_grad()
            torch.autograd.backward(loss + VALUE * value)
            torch.nn.utils.clip_grad_norm_(list(self.model.weights.values()), 1.0)
            self.adam.step()
            total += [float(loss.detach()), float(value.detach())]
        self.done["passes"] += 1
        self.done["decisions"] += len(taught.noted)
        found = self.measure(held)
        mean = total / len(batches)
        row = {"loss": float(mean[0]), "value_loss": float(mean[1]), "held_loss": found[0], "held_value_loss": found[1]}
        self.curves.add(stage="teacher", step=number + 1, decisions=self.done["decisions"], agreement=found[2], **row)
        told = f"loss {mean[0]:.3f}, held back {found[0]:.3f}, value {found[1]:.3f}, agrees with the teacher {found[2]:.1%}"
        self.say(f"pass {number + 1} of {self.wish.passes}: {told}")

    def losses(self, lessons: Lessons, batch: list[int]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """How far choices and values are from what they should be, and how often the teacher's choice comes first."""
        inputs, facts = lessons.pick(batch)
        score, value = self.model.think(inputs, facts)
        wanted, results = lessons.wanted(batch, score.shape[1])
        loss = -(wanted * log_softmax(score, 1)).sum(1).mean()
        least = -(wanted * torch.log(wanted.clamp_min(1e-9))).sum(1).mean()  # what no network could go below
        first = (score.argmax(1) == wanted.argmax(1)).float().sum()
        return loss - least, ((value - results) ** 2).mean(), first

    def measure(self, held: Lessons) -> tuple[float, float, float]:
        """Both losses and the agreement on what was held back."""
        total = np.zeros(3)
        with torch.no_grad():
            for batch in held.batches(BATCH, np.random.default_rng(0)):
                loss, value, first = self.losses(held, batch)
                total += [float(loss) * len(batch), float(value) * len(batch), float(first)]
        total /= len(held.noted)
        return float(total[0]), float(total[1]), float(total[2])

    def round(self) -> None:
        """A round of self-play."""
        number, wish = self.done["rounds"], self.wish
        played = selfplay(self.model, self.dealer, f"{wish.seed} self {number}", wish.round_games)
        torch.manual_seed(1000 * wish.seed + number)
        loss, value = improve(self.model, self.adam, played, np.random.default_rng([wish.seed, number, 1]), wish.rate)
        self.done["rounds"] += 1
        self.done["decisions"] += len(played.steps)
        self.curves.add(stage="self", step=number + 1, decisions=self.done["decisions"], loss=loss, value_loss=value)
        self.say(f"self-play {number + 1} of {wish.rounds}: {len(played.steps)} decisions, value loss {value:.3f}")
