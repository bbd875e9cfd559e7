"""A game as Gymnasium knows one: one agent, against a bot."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from ..games.base import CardError
from ..players import bot, known
from ..table.decisions import Seat
from .aec import space_of
from .dealing import ENDLESS, Dealer, check_limit
from .single import ACTIONS, ROWS, Single


class ShinpanSolo(gymnasium.Env[dict[str, Any], int]):
    """One agent against a bot; which player the agent is changes by chance, unless ``player`` says it."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        dealer: Dealer,
        against: str | Seat = "random",
        player: int | None = None,
        limit: int = 0,
        rows: int = ROWS,
        actions: int = ACTIONS,
    ) -> None:
        if player not in (None, 0, 1):
            raise CardError(f"there is no player {player}: players are 0 and 1")
        if not isinstance(against, str | Seat):
            raise CardError(f"against: the name of a bot or a seat, not {type(against).__name__}")
        check_limit(limit)
        self.single: Final = Single(dealer, rows, actions)
        self.version: Final = dealer.version
        self.against: Final = against
        self.seated: Final = player
        self.limit: Final = limit
        self.player = player or 0
        self.bot: Seat = bot(known(against, dealer.game)) if isinstance(against, str) else against
        self.render_mode = None
        parts = dict(space_of(self.single).spaces)
        self.observation_space = spaces.Dict({**parts, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.action_space: spaces.Space[Any] = spaces.Discrete(actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game and lets the bot play until the agent is asked."""
        super().reset(seed=seed)
        for _ in range(ENDLESS):
            number = int(self.np_random.integers(2**62))
            self.player = number & 1 if self.seated is None else self.seated
            if isinstance(self.against, str):
                self.bot = bot(self.against, number & 0xFFFFFFFF, study=self.single.dealer.decks)
            self.single.begin(str(number))
            self.let_play()
            if self.single.decision is not None:
                return self.seen(), self.info()
        raise CardError(f"decks: {ENDLESS} games in a row were over before the agent was asked anything")

    def let_play(self) -> None:
        """Lets the bot answer until the agent is asked, or the game is over. It watches where the agent acts freely."""
        while (decision := self.single.decision) is not None and decision.player != self.player:
            self.single.answer(self.bot.choose(self.single.table, decision))
        if decision is not None and decision.free:
            self.bot.watch(self.single.table)

    def seen(self) -> dict[str, Any]:
        """What the agent sees, with the actions that are legal."""
        return {**self.single.arrays(self.player), "action_mask": self.single.mask(self.player)}

    def info(self) -> dict[str, Any]:
        """The actions that are legal, and which player the agent is."""
        return {"action_mask": self.single.mask(self.player), "player": self.player}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Acts. An action that is not legal loses the game."""
        if int(action) not in self.single.legal(self.player):
            return self.seen(), -1.0, True, False, {**self.info(), "illegal": True}
        self.single.act(int(action))
        self.let_play()
        over = self.single.decision is None
        cut = not over and bool(self.limit) and self.single.table.asked > self.limit
        return self.seen(), self.single.reward(self.player), over, cut, self.info()
