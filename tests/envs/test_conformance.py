"""What PettingZoo and Gymnasium ask of every environment, with their own tests."""

from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import echappee.envs  # noqa: F401 - makes them known to Gymnasium
from tests.counts import count
from tests.envs.riding import GAMES, MODULES

GAME = pytest.mark.parametrize("game", GAMES)
MODULE = pytest.mark.parametrize("module", MODULES.values(), ids=lambda module: module.__name__)
pytestmark = [
    pytest.mark.soak,
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:.*is out of date"),
    pytest.mark.filterwarnings("ignore:.*numpy array is all zeros"),  # after the race, in version 1
]


@MODULE
def test_agents_in_turn(module: Any) -> None:  # noqa: ANN401 - a module
    api_test(module.env(), num_cycles=count(2000))


@MODULE
def test_agents_at_the_same_time(module: Any) -> None:  # noqa: ANN401 - a module
    parallel_api_test(module.parallel_env(), num_cycles=count(4000))


@MODULE
def test_a_seed_fixes_everything(module: Any) -> None:  # noqa: ANN401 - a module
    seed_test(module.env, num_cycles=count(1000))
    parallel_seed_test(module.parallel_env, num_cycles=count(500))


@MODULE
def test_a_state_of_all_seats(module: Any) -> None:  # noqa: ANN401 - a module
    state_test(module.env(), module.parallel_env(), num_cycles=count(100))


@MODULE
def test_every_way_to_look_at_it(module: Any, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: ANN401
    render_test(module.env)
    assert capsys.readouterr().err.count("no window") in (0, 1)


@MODULE
def test_a_race_is_cut_short(module: Any) -> None:  # noqa: ANN401 - a module
    """The test counts how often each agent acts: version 1, in which only asked ones act, is converted."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=module.parallel_env,
            env=lambda max_cycles: parallel_to_aec(module.parallel_env(max_cycles=max_cycles)),
        )
    )


@GAME
@pytest.mark.parametrize("version", [0, 1])
@pytest.mark.filterwarnings("ignore:.*For Box action spaces")
def test_one_seat(game: str, version: int) -> None:
    env = gymnasium.make(
        f"echappee/{game.title()}-v{version}", render_mode="rgb_array", disable_env_checker=True
    )
    check_env(env.unwrapped)


@GAME
def test_many_races(game: str) -> None:
    envs = gymnasium.make_vec(f"echappee/{game.title()}-v1", num_envs=3)
    seen, _ = envs.reset(seed=1)
    for _ in range(count(1000)):
        assert envs.observation_space.contains(seen)
        seen, rewards, over, _, infos = envs.step(seen["action_mask"].argmax(axis=1))
        assert not infos["refused"].any()
        assert np.array_equal(rewards != 0, over & (rewards != 0))
