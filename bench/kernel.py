"""How fast the kernel rides, beside the reference in the same run."""

from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Final, NamedTuple

from numba import cuda

from echappee.flamme.kernel import Kernel
from echappee.flamme.kernel.graphics import GraphicsCard
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.simulate.races import RacePlan

RUNS: Final = 5
EVERYTHING: Final = Ruleset(weather=True, specialists=True, tour=True)


class Task(NamedTuple):
    """Races of one kind."""

    name: str
    setup: Setup
    policy: str
    races: int


def _setup(stage: str, teams: int, ruleset: Ruleset | None = None) -> Setup:
    return Setup(find_stage(stage).tiles, (TeamSetup(),) * teams, ruleset or Ruleset())


TASKS: Final = (
    Task("four random teams, base-2", _setup("base-2", 4), "random", 20_000),
    Task("four tempo, base-2", _setup("base-2", 4), "tempo", 3_000),
    Task("six random teams, everything on", _setup("peloton-7-5-6", 6, EVERYTHING), "random", 6_000),
    Task("six tempo, everything on", _setup("peloton-7-5-6", 6, EVERYTHING), "tempo", 1_000),
)
ALIKE: Final = 20_000
ON_CARD: Final = 1 << 22
"""How many races a graphics card rides at once."""


def main() -> None:
    """Print medians of several runs, each beside the reference in the same run."""
    began = perf_counter()
    _kernel(TASKS[0]).ride(1)
    print(f"first race after {perf_counter() - began:.1f} s, compiled or loaded")
    print(f"{'one core':34}{'races/s':>12}{'reference':>11}{'ratio':>8}   (medians of {RUNS} runs)")
    for task in TASKS:
        kernel = _kernel(task)
        runs = [(_rate(kernel.ride, task.races), _reference(task)) for _ in range(RUNS)]
        rate, reference = (median(each) for each in zip(*runs, strict=True))
        print(f"{task.name:34}{rate:12,.0f}{reference:11.1f}{rate / reference:8.0f}", flush=True)
    _on_card(TASKS[:2])


def _kernel(task: Task) -> Kernel:
    start = set_up(task.setup)
    return Kernel(start, [task.policy] * len(start.teams), seed=1, random_places=True)


def _reference(task: Task) -> float:
    races = 60 if task.policy == "random" else 6
    plan = RacePlan(task.setup, (task.policy,) * len(task.setup.teams), races, 1, "random")
    return _rate(lambda number: plan.tally(range(number)), races)


def _rate(ride: Callable[[int], object], races: int, clock: Callable[[], float] = process_time) -> float:
    """Races per second; on a processor in processor time, so that other programs do not count."""
    began = clock()
    ride(races)
    return races / (clock() - began)


def _on_card(tasks: Sequence[Task]) -> None:
    """The same on a graphics card, where there is one: riding alone, and with all results copied here."""
    if not cuda.is_available():
        print("no graphics card here")
        return
    print(f"\n{'graphics card':34}{'races/s':>12}{'copied':>11}   (medians of {RUNS} runs)")
    for task in tasks:
        card = _kernel(task).on_card()
        _compare(task)
        both = partial(_ride_and_fetch, card)
        riding = median(_rate(card.ride, ON_CARD, perf_counter) for _ in range(RUNS))
        copied = median(_rate(both, ON_CARD // 8, perf_counter) for _ in range(RUNS))
        print(f"{task.name:34}{riding:12,.0f}{copied:11,.0f}", flush=True)


def _compare(task: Task) -> None:
    """How many of some races end alike on the card and on the processor: all, if chance decides."""
    kernel = _kernel(task)
    here, there = kernel.ride(ALIKE), kernel.ride(ALIKE, device="cuda")
    alike = (here.squares == there.squares).all(axis=1) & (here.rounds == there.rounds)
    print(f"{task.name}: {alike.sum()} of {ALIKE} races end alike on both", flush=True)


def _ride_and_fetch(card: GraphicsCard, races: int) -> object:
    return card.fetch(card.ride(races))
