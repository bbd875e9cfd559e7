"""PettingZoo, Gymnasium and OpenSpiel: each one's own tests pass on every game."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

from extras import needs

needs("numpy", "pettingzoo", "gymnasium", "pyspiel")

import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from shinpan.games.base import CardError
from shinpan.library import game_names
from shinpan.research import aec_env, gym_env, register
from shinpan.table.decisions import Decision, Seat

GAMES = game_names()


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably")
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """An observation is a dictionary of arrays, of which PettingZoo only warns."""
    api_test(aec_env(name), num_cycles=120)
    seed_test(lambda: aec_env(name), num_cycles=10)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_games_end_with_a_winner(name: str) -> None:
    env = aec_env(name, seed=3)
    env.reset(seed=3)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter(5000):
        seen, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(rng.choice(legal)))
    assert not env.agents
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_it(name: str) -> None:
    check_env(gym_env(name), skip_render_check=True)


def test_an_illegal_action_loses() -> None:
    env = gym_env(GAMES[0])
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)


def test_what_a_gymnasium_environment_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(CardError, match="unknown player 'nobody'"):
        gym_env(GAMES[0], against="nobody")
    with pytest.raises(CardError, match="a bot or a seat, not NoneType"):
        gym_env(GAMES[0], against=None)  # type: ignore[arg-type]
    for make in (gym_env, aec_env):
        with pytest.raises(CardError, match="not after -1"):
            make(GAMES[0], limit=-1)


class Watcher(Seat):
    """Counts where it could come back to."""

    def __init__(self) -> None:
        self.watched = 0

    def choose(self, table: object, decision: Decision) -> int:
        return len(decision.options) - 1

    def watch(self, table: object) -> None:
        self.watched += 1


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_watches_where_the_agent_acts_freely(name: str) -> None:
    """Without that, a searching bot answers in the agent's turn (blocks, choices) without thought."""
    watcher = Watcher()
    env = gym_env(name, against=watcher, player=0)
    _, info = env.reset(seed=1)
    free = 0
    for _ in range(60):
        decision = env.single.decision
        assert decision is not None
        free += decision.free
        assert watcher.watched == free
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            break
    assert free > 3


def test_the_bot_has_studied_the_decks_but_does_not_know_the_list() -> None:
    env = gym_env(GAMES[0], against="greedy")
    env.reset(seed=1)
    lists = env.bot.lists  # type: ignore[attr-defined]
    assert lists is not None
    assert [list(deck) for deck in lists.study] == env.single.dealer.decks


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_it(name: str) -> None:
    assert f"python_shinpan_{name}" in register()
    game = pyspiel.load_game(f"python_shinpan_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def deal(name: str, seed: int) -> tuple[Any, Any]:
    register()
    game = pyspiel.load_game(f"python_shinpan_{name}")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(seed)
    return game, state


ELSEWHERE = """
import pickle, sys
state, game = pickle.loads(sys.stdin.buffer.read())
sys.stdout.write(f"{game}\\n{state}\\n{state.information_state_string(0)}")
"""


def test_a_game_with_decks_is_written_down_and_read_again() -> None:
    """Copies, pickles (also in another process) and strings of a game that is not the usual one."""
    register()
    game = pyspiel.load_game("python_shinpan_divinecross", {"decks": "ember,tide", "seed": 3})
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(pyspiel.load_game("python_shinpan_divinecross(decks=ember;tide,seed=3)")) == str(game)
    assert len(game.dealer.decks) == 2
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    wanted = f"{game}\n{state}\n{state.information_state_string(0)}"
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (read, copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert f"{other.get_game()}\n{other}\n{other.information_state_string(0)}" == wanted
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    done = subprocess.run([sys.executable, "-c", ELSEWHERE], input=pickle.dumps([state, game]), capture_output=True, check=True)
    assert done.stdout.decode() == wanted


@pytest.mark.parametrize("name", GAMES)
def test_the_ismcts_of_openspiel_plays(name: str) -> None:
    game, state = deal(name, 3)
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    most = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, 3, random_state=rng, final_policy_type=most)
    for number in range(9):
        action = bot.step(state) if number % 4 == 0 else state.legal_actions()[-1]
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_resampling_keeps_what_is_known_and_changes_the_rest(name: str) -> None:
    _, state = deal(name, 5)
    rng = np.random.RandomState(2)
    changed = 0
    for _ in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        changed += other.observation_string(1 - player) != state.observation_string(1 - player)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert changed > 5


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "shinpan.research.aec", raising=False)
    with pytest.raises(ImportError, match=r"needs pettingzoo.*: pip install 'shinpan\[research\]'"):
        aec_env(GAMES[0])
