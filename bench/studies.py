"""How fast environments and clusters are, beside the reference in the same run."""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Final

import numpy as np

from bench.kernel import TASKS
from echappee.cluster import connect
from echappee.flamme.envs.flamme_v0 import parallel_env
from echappee.flamme.envs.vector import FlammeVectorEnv
from echappee.flamme.rules.setup import setup_tags
from echappee.flamme.simulate.races import RacePlan
from echappee.simulate.engines import KERNEL
from echappee.simulate.run import add_up, in_parts

RUNS: Final = 5
SETUP: Final = TASKS[0].setup
TAGS: Final = setup_tags(SETUP)
RACES: Final = 10**6
ENVS: Final = 4096


def main() -> None:
    """Print medians of several runs, by the process's own time; then a cluster, by the clock."""
    runs = [(_reference(), _pettingzoo(), _vector()) for _ in range(RUNS)]
    reference, steps, decisions = (median(each) for each in zip(*runs, strict=True))
    print(f"four random teams, base-2, one core (medians of {RUNS} runs)")
    print(f"reference                {reference:12,.1f} races/s")
    print(f"PettingZoo, in parallel  {steps:12,.0f} steps/s")
    print(f"vectorised environment   {decisions:12,.0f} decisions/s", flush=True)
    _cluster()


def _rate(ride: Callable[[], int]) -> float:
    began = process_time()
    done = ride()
    return done / (process_time() - began)


def _reference() -> float:
    plan = RacePlan(SETUP, ("random",) * 4, 60, 1, "random")
    return _rate(lambda: plan.tally(range(60)).size)


def _pettingzoo() -> float:
    """Agents that choose at random; a step is one agent's."""
    env, random = parallel_env(tags=TAGS), np.random.default_rng(1)
    observations, _ = env.reset(seed=1)

    def ride() -> int:
        nonlocal observations
        steps = 0
        while env.agents:
            words = {
                seat: int(random.choice(seen["action_mask"].nonzero()[0]))
                for seat, seen in observations.items()
            }
            steps += len(words)
            observations, *_ = env.step(words)
            if steps > 10_000:
                return steps
            if not env.agents:
                observations, _ = env.reset()
        return steps

    return _rate(ride)


def _vector() -> float:
    """All seats choose at random, which takes its share of the time."""
    env, random = FlammeVectorEnv(ENVS, TAGS), np.random.default_rng(1)
    observations, _ = env.reset(seed=1)

    def ride() -> int:
        for _ in range(300):
            mask = observations["action_mask"]
            env.step((random.random(mask.shape, np.float32) * mask).argmax(axis=1))
        return 300 * ENVS

    return _rate(ride)


def _cluster() -> None:
    """Two local workers against one process, each once."""
    plan = RacePlan(SETUP, ("random",) * 4, RACES, 1, "random").in_kernel("cpu", print)
    began = perf_counter()
    alone = add_up(in_parts(plan.tally, RACES, 1, KERNEL), lambda _: None)
    one = perf_counter() - began
    with connect(None, 2) as cluster:
        add_up(cluster.parts(plan.tally, 20_000, KERNEL), lambda _: None)
        began = perf_counter()
        shared = add_up(cluster.parts(plan.tally, RACES, KERNEL), lambda _: None)
        two = perf_counter() - began
    assert alone == shared, "the same figures"
    print(f"{RACES:,} races: one process {one:.1f} s, two workers {two:.1f} s, {one / two:.2f} times as fast")
