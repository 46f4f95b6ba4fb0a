"""Races per second in one process, next to the machine's own pace in the same run."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Setup, TeamSetup
from echappee.flamme.simulate.races import RacePlan
from echappee.homas.rules import Setup as HomasSetup
from echappee.homas.simulate.races import RacePlan as HomasPlan
from echappee.simulate import simulate

RUNS = 5


class Task(NamedTuple):
    """Races of one kind, and how to ride them."""

    bot: str
    stage: str
    races: int
    ride: Callable[[str, str, int], object]


def flamme(bot: str, stage: str, races: int) -> object:
    """Four teams of one bot."""
    setup = Setup(find_stage(stage).tiles, (TeamSetup(),) * 4)
    return simulate(RacePlan(setup, (bot,) * 4, races, 1, "random"))


def homas(bot: str, stage: str, races: int) -> object:
    """Four teams of one bot, and a neutral team."""
    return simulate(HomasPlan(HomasSetup(stage, ("team",) * 4), (bot,) * 4, races, 1))


TASKS: Final = (
    Task("random", "base-2", 200, flamme),
    Task("random", "base-1", 200, flamme),
    Task("tempo", "base-2", 20, flamme),
    Task("random", "milan-san-remo", 20, homas),
    Task("capitaine", "milan-san-remo", 10, homas),
)


def pace() -> float:
    """Millions of plain additions per second: what the interpreter can do on this machine just now."""
    began = perf_counter()
    total = 0
    for number in range(2_000_000):
        total += number
    return 2 / (perf_counter() - began)


def rate(task: Task) -> float:
    """Races per second."""
    began = perf_counter()
    task.ride(task.bot, task.stage, task.races)
    return task.races / (perf_counter() - began)


def main() -> None:
    """Print medians of several runs; compare machines by the ratio to the pace."""
    print(f"{'four teams of':16}{'stage':16}{'races/s':>9}{'pace':>8}{'ratio':>8}   (medians of {RUNS} runs)")
    for task in TASKS:
        pairs = [(rate(task), pace()) for _ in range(RUNS)]
        rates, paces = median(r for r, _ in pairs), median(p for _, p in pairs)
        print(f"{task.bot:16}{task.stage:16}{rates:9.1f}{paces:8.1f}{rates / paces:8.2f}", flush=True)
