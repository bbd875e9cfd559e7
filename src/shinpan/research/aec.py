"""A game as PettingZoo knows one: agents that take turns (AEC)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..games.features import MOST
from .dealing import Dealer, check_limit
from .single import ACTIONS, ROWS, Arrays, Single

AGENTS: Final = ("player_0", "player_1")


def space_of(single: Single) -> spaces.Dict:
    """The space of the arrays of an observation."""
    found: dict[str, spaces.Space[Any]] = {}
    for name, (shape, kind) in single.shapes().items():
        found[name] = spaces.Box(-MOST, MOST, shape, kind)
    return spaces.Dict(found)


class ShinpanAEC(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc] # PettingZoo ships no types
    """Two agents, of which the one to decide acts; an observation holds ``observation`` and ``action_mask``."""

    def __init__(self, dealer: Dealer, seed: int = 0, limit: int = 0, rows: int = ROWS, actions: int = ACTIONS) -> None:
        super().__init__()
        check_limit(limit)
        self.metadata = {"name": f"shinpan_{dealer.game.name}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.single: Final = Single(dealer, rows, actions)
        self.version: Final = dealer.version
        self.limit: Final = limit
        self.seed = seed
        self.games = 0
        self.possible_agents = list(AGENTS)
        space = space_of(self.single)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": space, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: the first one of a seed, or the next."""
        if seed is not None:
            self.seed = seed
            self.games = 0
        self.single.begin(f"{self.seed} {self.games}")
        self.games += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn_over()

    def turn_over(self) -> None:
        """Notes who acts now, or that the game is over."""
        decision = self.single.decision
        self.agent_selection = AGENTS[decision.player if decision is not None else 0]
        if decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: self.single.reward(AGENTS.index(agent)) for agent in self.agents}
        elif self.limit and self.single.table.asked > self.limit:
            self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees."""
        player = AGENTS.index(agent)
        seen: Arrays = self.single.arrays(player)
        return {"observation": seen, "action_mask": self.single.mask(player)}

    def step(self, action: int | None) -> None:
        """Acts for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.single.act(int(action))
        self.turn_over()
        self._accumulate_rewards()

    def render(self) -> None:
        """Draws nothing: there is ``shinpan play`` for that."""

    def close(self) -> None:
        """Lets the game go."""
        self.single.desk = None


def wrapped(env: ShinpanAEC) -> AECEnv[str, dict[str, Any], int | None]:
    """With what PettingZoo puts around an environment: who does what is not legal loses, calls come in order."""
    legal = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
