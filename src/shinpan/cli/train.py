"""``train``: the network of the player ``learned`` learns from games."""

from __future__ import annotations

import argparse
import gc
from pathlib import Path

from ..games.base import CardError
from ..library import game as find_game
from ..players import bot
from .play import edition_of

try:
    import torch

    from ..training.fitting import Trainer, Wish

    MISSING = ""
except ImportError as error:
    MISSING = error.name or "torch"


def train(arguments: argparse.Namespace) -> int:
    """The command."""
    if MISSING:
        raise CardError(f"train needs {MISSING}: pip install 'shinpan[train]'")
    for option, least in (("games", 1), ("passes", 0), ("rounds", 0), ("round_games", 2), ("threads", 1)):
        if getattr(arguments, option) < least:
            name = option.replace("_", "-")
            raise CardError(f"--{name} must be a number from {least} on, not {getattr(arguments, option)}")
    if not 0 < arguments.rate < 1:
        raise CardError(f"--rate must be between 0 and 1, not {arguments.rate:g}")
    game = find_game(arguments.game)
    edition_of(game, arguments)
    bot(arguments.teacher)
    folder = Path(arguments.out)
    if folder.exists() and not folder.is_dir():
        raise CardError(f"{folder}: this is no folder")
    torch.set_num_threads(arguments.threads)
    wish = Wish(
        game=game.name,
        teacher=arguments.teacher,
        games=arguments.games,
        passes=arguments.passes,
        rounds=arguments.rounds,
        round_games=arguments.round_games,
        rate=arguments.rate,
        seed=arguments.seed,
        edition=arguments.edition or (arguments.game if arguments.game != game.name else ""),
    )
    trainer = Trainer(wish, folder, lambda line: print(line, flush=True))
    gc.collect()
    gc.freeze()
    gc.disable()
    path = trainer.run()
    print(f"weights: {path} ({path.stat().st_size / 1e6:.2f} MB)")
    return 0
