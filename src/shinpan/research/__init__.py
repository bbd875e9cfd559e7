"""Games as environments: a batch of them at once, and on it what PettingZoo, Gymnasium and OpenSpiel expect.

>>> from shinpan.research import Batch
>>> batch = Batch("divinecross", count=4, seed=1)
>>> seen = batch.observe()
>>> step = batch.step([0] * 4)
>>> step.rewards.shape, step.done.tolist()
((4, 2), [False, False, False, False])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

try:
    import numpy  # noqa: F401
except ImportError:
    raise ImportError("shinpan.research needs numpy: pip install 'shinpan[research]'") from None

from ..games.base import Game
from ..table.cards import Face
from ..table.decisions import Seat
from .batch import Batch, Observation, Step
from .dealing import Dealer
from .single import ACTIONS, ROWS

if TYPE_CHECKING:
    from .solo import ShinpanSolo

__all__ = ["Batch", "Observation", "Step", "aec_env", "gym_env", "register"]

# PettingZoo, Gymnasium and OpenSpiel are imported by whoever asks for what is made for them.


def aec_env(
    game: str | Game,
    decks: Sequence[Sequence[Face]] = (),
    seed: int = 0,
    edition: str = "",
    mirror: bool = False,
    limit: int = 0,
    thorough: bool = False,
    rows: int = ROWS,
    actions: int = ACTIONS,
) -> Any:
    """A PettingZoo environment of two agents that take turns; what is not said here is as in :class:`Batch`."""
    try:
        from .aec import ShinpanAEC, wrapped
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return wrapped(ShinpanAEC(Dealer(game, decks, edition, mirror, thorough), seed, limit, rows, actions))


def gym_env(
    game: str | Game,
    against: str | Seat = "random",
    decks: Sequence[Sequence[Face]] = (),
    player: int | None = None,
    edition: str = "",
    mirror: bool = False,
    limit: int = 0,
    rows: int = ROWS,
    actions: int = ACTIONS,
) -> ShinpanSolo:
    """A Gymnasium environment of one agent against a bot; what is not said here is as in :class:`Batch`.

    The bot does not know the agent's list, but it has studied all ``decks``.
    """
    try:
        from .solo import ShinpanSolo
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return ShinpanSolo(Dealer(game, decks, edition, mirror), against, player, limit, rows, actions)


def register() -> list[str]:
    """Makes the games known to OpenSpiel: ``pyspiel.load_game("python_shinpan_<game>")``. Gives their names there."""
    try:
        from .openspiel import register_games
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return register_games()


def missing(error: ModuleNotFoundError) -> ImportError:
    """What is said when a library is not there."""
    return ImportError(f"this needs {error.name}: pip install 'shinpan[research]'")
