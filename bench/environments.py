"""Steps per second of environments, ours and others', with random agents in one run.

Others are measured where they are installed: PettingZoo's need `pygame` and `rlcard`, OpenSpiel the extra.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np

from echappee.flamme.envs import flamme_v1
from echappee.homas.envs import homas_v1

SECONDS: Final = 5
RACES: Final = 4096


def main() -> None:
    """Print a line for each, by the process's own time."""
    for name, module in (("Flamme Rouge", flamme_v1), ("Homas Tour Pro", homas_v1)):
        _tell(f"{name}, in turn", _in_turn(module.env))
        _tell(f"{name}, one seat among random bots", _one_seat(module.one_seat_env))
        _tell(f"{name}, {RACES} races", _many(module.many_races_env))
    for name, package in (("connect_four_v3", "pygame"), ("texas_holdem_v4", "rlcard")):
        if find_spec(package):
            _tell(f"PettingZoo {name}", _in_turn(import_module(f"pettingzoo.classic.{name}").env))
    if find_spec("rlcard"):
        _tell("RLCard limit-holdem", _rlcard("limit-holdem"))
    if find_spec("pyspiel"):
        import_module("echappee.openspiel")
        for name in ("echappee_flamme", "echappee_homas", "connect_four", "leduc_poker"):
            _tell(f"OpenSpiel {name}", _openspiel(name))


def _tell(name: str, steps: Iterator[int]) -> None:
    next(steps)  # the first one compiles and loads
    began, done = process_time(), 0
    while process_time() - began < SECONDS:
        done += next(steps)
    print(f"{name:45}{done / (process_time() - began):12,.0f} steps/s", flush=True)


def _in_turn(make: Callable[..., Any]) -> Iterator[int]:
    env, lot = make(), Random(1)
    while True:
        env.reset(seed=1)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            done = over or cut
            env.step(None if done else lot.choice(seen["action_mask"].nonzero()[0].tolist()))
            yield 1


def _one_seat(make: Callable[..., Any]) -> Iterator[int]:
    env, lot = make(bots=("random",) * 3), Random(1)
    while True:
        env.reset(seed=1)
        over = False
        while not over:
            _, _, over, _, _ = env.step(lot.choice(env.action_masks().nonzero()[0].tolist()))
            yield 1


def _many(make: Callable[..., Any]) -> Iterator[int]:
    """All seats choose at random, which takes its share of the time; a step is one in one race."""
    teams = 4 if make.args == ("flamme",) else 5  # type: ignore[attr-defined]
    env, random = make(RACES, policies=("agent",) * 4 + ("-",) * (teams - 4)), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        mask = seen["action_mask"]
        seen, *_ = env.step((random.random(mask.shape, np.float32) * mask).argmax(axis=1))
        yield RACES


def _rlcard(name: str) -> Iterator[int]:
    env, lot = import_module("rlcard").make(name), Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(lot.choice(list(state["legal_actions"])))
            yield 1


def _openspiel(name: str) -> Iterator[int]:
    """Decisions and chance; every decision looks at its observation, as an agent would."""
    game, lot = import_module("pyspiel").load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(actions, chances)[0])
                continue
            state.observation_tensor()
            state.apply_action(lot.choice(state.legal_actions()))
            yield 1


if __name__ == "__main__":
    main()
