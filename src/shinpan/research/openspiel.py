"""The games as OpenSpiel knows them: ``python_shinpan_<game>``.

All chance is one node at the start, which picks a seed. From there a game is decided by what players choose; whoever wants
to think about what a player cannot see deals it anew (``resample_from_infostate``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from ..games.base import Game
from ..library import game as find_game
from ..library import game_names, starter_deck
from .dealing import Dealer
from .places import Place
from .single import ACTIONS, ROWS, arrays, shapes

SEEDS: Final = 4096
"""Outcomes of the chance node: the games there are with the same parameters."""
LONGEST: Final = 100_000
PREFIX: Final = "python_shinpan_"


def game_type(name: str) -> Any:
    """What OpenSpiel must know of a game."""
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{find_game(name).about.title} (shinpan)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"decks": "", "edition": "", "thorough": False, "seed": 0},
    )


INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=SEEDS,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


@cache
def dealer_of(name: str, decks: str, edition: str, thorough: bool) -> Dealer:
    """Who deals a game; ``decks`` are names of starter decks with semicolons between them."""
    game = find_game(name)
    named = [starter_deck(game, deck.strip()).cards for deck in decks.split(";") if deck.strip()]
    return KnownDealer(game, named, edition, thorough, (name, decks, edition, thorough))


class KnownDealer(Dealer):
    """A dealer that is pickled by what it was asked for."""

    def __init__(self, game: Game, decks: list[Any], edition: str, thorough: bool, key: tuple[str, str, str, bool]) -> None:
        super().__init__(game, decks, edition, thorough=thorough)
        self.key: Final = key

    def __reduce__(self) -> tuple[Any, ...]:
        return dealer_of, self.key


class ShinpanGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A game with its parameters: ``decks``, ``edition``, ``thorough``, and ``seed``, which chooses other games."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name, given = self.name, dict(params or {})
        if "decks" in given:  # a comma would end the parameter where OpenSpiel writes the game down to read it again
            given["decks"] = str(given["decks"]).replace(",", ";")
        super().__init__(game_type(name), INFO, given)
        self.seed = int(given.get("seed", 0))
        self.dealer = dealer_of(
            name, str(given.get("decks", "")), str(given.get("edition", "")), bool(given.get("thorough", False))
        )

    def new_initial_state(self) -> ShinpanState:
        """Before the seed is picked."""
        return ShinpanState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Only the seed is left to chance."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ShinpanObserver:
        """What writes down what a player sees."""
        recall = iig_obs_type is not None and bool(iig_obs_type.perfect_recall)
        return ShinpanObserver(self.dealer, recall)


class ShinpanState(pyspiel.State):  # type: ignore[misc] # OpenSpiel ships no types
    """A place in a game."""

    def __init__(self, game: ShinpanGame) -> None:
        super().__init__(game)
        self.place: Place | None = None

    def current_player(self) -> int:
        """Who decides."""
        if self.place is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.place.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.player

    def _legal_actions(self, player: int) -> list[int]:
        assert self.place is not None
        return self.place.pages.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds."""
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.place is None:
            game = self.get_game()
            self.place = Place(game.dealer, f"{game.seed} {action}", ACTIONS).begin()
        else:
            self.place.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.place is None:
            return f"seed {action}"
        place, pages = self.place, self.place.pages
        decision = place.decision
        legal = pages.legal()
        if decision is None or decision.player != player or action not in legal:
            return f"action {action}"
        option = pages.shown()[legal.index(action)]
        if pages.many and action == pages.width - 1:
            return "further options"
        return f"{action}: {place.dealer.game.describe(place.table, decision, option)}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.place is not None and self.place.decision is None

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has lost."""
        if not self.is_terminal():
            return [0.0, 0.0]
        assert self.place is not None
        winner = self.place.table.winner
        return [1.0, -1.0] if winner == 0 else [-1.0, 1.0] if winner == 1 else [0.0, 0.0]

    def __str__(self) -> str:
        if self.place is None:
            return "before the deal"
        return f"{self.place.seed}: {self.place.deeds} page {self.place.pages.page}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ShinpanState:
        """A state that the player cannot tell from this one: all that is hidden from the player is dealt anew."""
        twin: ShinpanState = self.clone()
        if twin.place is not None:
            twin.place = twin.place.dealt(player, int(sampler() * 2**48))
        return twin


class ShinpanObserver:
    """Writes down what a player sees; with perfect recall, with a digest of all that the player saw before."""

    def __init__(self, dealer: Dealer, recall: bool) -> None:
        self.dealer = dealer
        self.recall = recall
        self.shapes = shapes(dealer, ROWS, ACTIONS)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not recall:
            self.tensor = np.zeros(sum(int(np.prod(shape)) for shape, _ in self.shapes.values()), np.float32)
            start = 0
            for name, (shape, _) in self.shapes.items():
                size = int(np.prod(shape))
                self.dict[name] = self.tensor[start : start + size].reshape(shape)
                start += size

    def set_from(self, state: ShinpanState, player: int) -> None:
        """Fills the tensor."""
        place = state.place
        if self.tensor is None:
            return
        if place is None:
            self.tensor.fill(0)
            return
        for name, found in arrays(self.dealer, place.table, place.decision, place.pages, player, ROWS).items():
            self.dict[name][:] = found

    def string_from(self, state: ShinpanState, player: int) -> str:
        """What the player sees in words."""
        place = state.place
        if place is None:
            return f"player {player} before the deal"
        return place.known(player) if self.recall else place.seen(player)


OUTCOMES: Final = [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]
REGISTERED: Final[set[str]] = set()


def register_games() -> list[str]:
    """Makes all games known that are not known yet."""
    for name in game_names():
        if name not in REGISTERED:
            pyspiel.register_game(game_type(name), maker(name))
            REGISTERED.add(name)
    return [PREFIX + name for name in game_names()]


def maker(name: str) -> type[ShinpanGame]:
    """What makes a game of that name: a class, because OpenSpiel lets go of it after Python has ended, and classes live on.

    It is found in this module by its name, so that games can be pickled.
    """
    called = f"Shinpan{name.title()}"
    made = type(called, (ShinpanGame,), {"name": name, "__module__": __name__})
    globals()[called] = made
    return made


register_games()  # who unpickles a game or a state has not asked for it
