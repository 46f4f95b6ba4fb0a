"""What PettingZoo and Gymnasium ask of every environment, with their own tests."""

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

import echappee.envs  # noqa: F401 - makes them known to Gymnasium
from tests.counts import count
from tests.envs.riding import GAMES, MODULES

GAME = pytest.mark.parametrize("game", GAMES)
pytestmark = [
    pytest.mark.soak,
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@GAME
def test_agents_in_turn(game: str) -> None:
    api_test(MODULES[game].env(), num_cycles=count(2000))


@GAME
def test_agents_at_the_same_time(game: str) -> None:
    parallel_api_test(MODULES[game].parallel_env(), num_cycles=count(4000))


@GAME
def test_a_seed_fixes_everything(game: str) -> None:
    seed_test(MODULES[game].env, num_cycles=count(1000))


@GAME
def test_a_race_is_cut_short(game: str) -> None:
    max_cycles_test(MODULES[game])


@GAME
@pytest.mark.filterwarnings("ignore:.*For Box action spaces")
def test_one_seat(game: str) -> None:
    env = gymnasium.make(f"echappee/{game.title()}-v0", render_mode="rgb_array", disable_env_checker=True)
    check_env(env.unwrapped)
