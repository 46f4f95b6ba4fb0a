"""A moment of a race can be kept and continued as often as wanted; agents that have learned ride as bots."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from echappee.bots import RandomBot
from echappee.engine import Refused
from echappee.envs import FrozenAgent, SeatEnv
from tests.envs.riding import GAMES, MODULES

GAME = pytest.mark.parametrize("game", GAMES)
STEPS = 60
"""Enough to see whether two races differ."""


def in_parallel(env: Any, seen: Any) -> list[object]:  # noqa: ANN401 - of any environment
    told: list[object] = []
    while env.agents and len(told) < STEPS:
        words = {seat: int(seen[seat]["action_mask"].argmax()) for seat in env.agents}
        seen, rewards, *_ = env.step(words)
        told.append((env.state().tobytes(), rewards))
    return told


@GAME
def test_all_seats_ride_on_from_a_moment(game: str) -> None:
    env = MODULES[game, 1].parallel_env()
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step({seat: int(seen[seat]["action_mask"].argmax()) for seat in env.agents})
    kept = env.clone_state()
    first = in_parallel(env, seen)
    env.restore_state(kept)
    assert in_parallel(env, {seat: env._racing.observe(seat) for seat in env.agents}) == first


@GAME
def test_seats_in_turn_ride_on_from_a_moment(game: str) -> None:
    env = MODULES[game, 1].env()
    env.reset(seed=1)

    def ride() -> list[object]:
        told: list[object] = []
        for seat in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            told.append((seat, seen["observation"].tobytes(), reward))
            env.step(None if over else int(seen["action_mask"].argmax()))
        return told

    for _ in range(20):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    kept = env.clone_state()
    first = ride()
    env.restore_state(kept)
    assert ride() == first


@GAME
def test_one_seat_rides_on_from_a_moment_and_so_do_its_opponents(game: str) -> None:
    env = SeatEnv(game, bots=("random", RandomBot, FrozenAgent(first_word, game)), version=1)
    env.reset(seed=1)

    def ride() -> list[object]:
        told: list[object] = []
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(env.action_masks().argmax())
            told.append((seen["observation"].tobytes(), reward))
        return told

    kept = env.clone_state()
    first = ride()
    env.restore_state(kept)
    assert ride() == first


@GAME
def test_many_races_ride_on_from_a_moment(game: str) -> None:
    envs = MODULES[game, 1].many_races_env(4)
    seen, _ = envs.reset(seed=1)

    def ride(seen: Any) -> list[bytes]:  # noqa: ANN401 - as Gymnasium says
        told = []
        for _ in range(50):
            seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
            told.append(seen["observation"].tobytes())
        return told

    kept = envs.clone_state()
    first = ride(seen)
    seen, _ = envs.restore_state(kept)
    assert ride(seen) == first


def to_the_end(env: SeatEnv) -> None:
    """Take the first words."""
    env.reset(seed=1)
    while not env.race.over:
        env.step(env.action_masks().argmax())


def first_word(seen: NDArray[Any], mask: NDArray[np.int8]) -> int:
    assert seen.dtype == np.uint8
    return int(mask.argmax())


@pytest.mark.parametrize(
    ("game", "wishes", "code"),
    [
        ("flamme", {"policies": ("agent", "patron", "-", "-")}, "kernel-cannot"),
        ("homas", {"policies": ("random",) * 4 + ("-",)}, "bad-teams"),
        ("homas", {"policies": ("agent",)}, "bad-teams"),
    ],
)
def test_policies_are_refused_when_the_environment_is_made(
    game: str, wishes: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        MODULES[game, 1].many_races_env(2, **wishes)
    assert refused.value.code == code


@pytest.mark.parametrize("bot", [7, lambda: None, "nobody"])
def test_what_makes_no_bot_is_refused_when_the_environment_is_made(bot: Any) -> None:  # noqa: ANN401
    with pytest.raises(Refused) as refused:
        SeatEnv("flamme", bots=(bot, "random", "random"), version=1)
    assert refused.value.code == "unknown-bot"


def test_a_function_makes_bots() -> None:
    made: list[int | str] = []

    def make(seed: int | str) -> RandomBot:
        made.append(seed)
        return RandomBot(seed)

    env = SeatEnv("flamme", bots=(make, "random", "random"), version=1)
    env.reset(seed=3)
    assert made == ["0", "3/0/red"]


def test_an_agent_that_says_what_is_not_allowed_is_refused() -> None:
    wrong: Callable[..., int] = lambda seen, mask: int(mask.argmin())  # noqa: E731, ARG005 - a policy
    env = SeatEnv("flamme", bots=(FrozenAgent(wrong, "flamme"), "random", "random"), version=1)
    with pytest.raises(Refused, match="policy of an agent"):
        to_the_end(env)


def test_a_missing_extra_is_named_in_one_line() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None\nimport echappee.envs"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = ran.stderr.splitlines()[-1]
    assert "environments need the package pettingzoo" in last
    assert "[envs]" in last
