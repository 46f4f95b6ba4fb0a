"""The kernel of Homas Tour Pro and the reference: `python -m bench.homas_kernel [races [of the reference]]`.

Without numbers: races per second on one core, in the same run. With a number: means of that many races of the
kernel and of fewer of the reference on every course, and how many standard errors they are apart.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import median
from time import perf_counter, process_time
from typing import Final, NamedTuple

import numpy as np

from echappee.homas.kernel import Kernel, Results
from echappee.homas.rules import COLOURS, COURSES, ROLES, HomasRace, Setup, set_up
from echappee.homas.rules.setup import NEUTRAL
from echappee.homas.simulate.races import RacePlan
from echappee.notation import DIRECTED
from echappee.simulate.run import no_collector

RUNS: Final = 5
SEED: Final = 70_000_000
FOUR: Final = (*[DIRECTED] * 4, NEUTRAL)
TWO: Final = (*[DIRECTED] * 2, *[NEUTRAL] * 3)
NOTABLE: Final = 3
"""Standard errors."""


class Task(NamedTuple):
    """Races of one kind."""

    course: str
    teams: Sequence[str]
    races: int
    reference: int


TASKS: Final = (
    Task("milan-san-remo", FOUR, 10_000, 100),
    Task("paris-roubaix", FOUR, 10_000, 100),
    Task("tour-de-france-5", FOUR, 5_000, 50),
    Task("milan-san-remo", TWO, 10_000, 100),
)


def kernel_of(course: str, teams: Sequence[str]) -> Kernel:
    return Kernel(set_up(Setup(course, tuple(teams))), words_of(teams), seed=SEED)


def plan_of(course: str, teams: Sequence[str], races: int) -> RacePlan:
    return RacePlan(Setup(course, tuple(teams)), words_of(teams), races, SEED)


def words_of(teams: Sequence[str]) -> tuple[str, ...]:
    return tuple("random" if kind == DIRECTED else "-" for kind in teams)


def speed() -> None:
    """Medians of several runs in processor time, each beside the reference in the same run."""
    began = perf_counter(), process_time()
    kernel_of(TASKS[0].course, TASKS[0].teams).ride(1)
    waited, worked = perf_counter() - began[0], process_time() - began[1]
    print(f"first race after {waited:.1f} s ({worked:.1f} s of work), compiled or loaded")
    head = f"{'random teams, one core':34}{'races/s':>12}{'reference':>11}{'ratio':>8}"
    print(f"{head}   (medians of {RUNS} runs)")
    for task in TASKS:
        kernel, plan = kernel_of(task.course, task.teams), plan_of(task.course, task.teams, task.reference)
        runs = [(_rate(kernel.ride, task.races), _reference(plan)) for _ in range(RUNS)]
        rate, reference = (median(each) for each in zip(*runs, strict=True))
        name = f"{task.course}, {task.teams.count(DIRECTED)} directors"
        print(f"{name:34}{rate:12,.0f}{reference:11.1f}{rate / reference:8.0f}", flush=True)


def _reference(plan: RacePlan) -> float:
    return _rate(lambda races: plan.tally(range(races)), plan.size)


def _rate(ride: Callable[[int], object], races: int) -> float:
    began = process_time()
    ride(races)
    return races / (process_time() - began)


def of_kernel(results: Results) -> dict[str, np.ndarray]:
    """What is compared: one number for each race."""
    winners = results.ranks.argmin(axis=1)
    shares = {f"won by {colour}": winners // 4 == team for team, colour in enumerate(COLOURS)}
    shares |= {f"won by the {role}": winners % 4 == index for index, role in enumerate(ROLES)}
    return {
        "turns": results.turns,
        "events": results.events,
        "falls": results.falls,
        "cards left": results.cards.sum(axis=1),
        **shares,
    }


def of_reference(race: HomasRace) -> dict[str, int]:
    """The same of one race."""
    end, codes = race.position, [event.code for event in race.events]
    winner = end.ranking[0]
    found = {
        "turns": end.round,
        "events": codes.count("event"),
        "falls": codes.count("fell"),
        "cards left": sum(len(rider.cards) for rider in end.riders),
    }
    found |= {f"won by {colour}": int(winner.team == colour) for colour in COLOURS}
    return found | {f"won by the {role}": int(ROLES[winner.role - 1] == role) for role in ROLES}


def compared(course: str, races: int, fewer: int) -> Iterator[tuple[str, float, float, float]]:
    """Each figure: its mean in both, and how many standard errors they are apart."""
    kernel = of_kernel(kernel_of(course, TWO).ride(races))
    plan = plan_of(course, TWO, fewer)
    with no_collector():
        reference = [of_reference(plan.ride(number).whole) for number in range(fewer)]
    for name, values in kernel.items():
        others = np.array([each[name] for each in reference])
        spread = np.concatenate([values, others]).var()  # the reference alone may have met nothing rare
        error = sqrt(spread / races + spread / fewer)
        apart = (values.mean() - others.mean()) / error if error else 0.0
        yield name, float(values.mean()), float(others.mean()), apart


def statistics(races: int, fewer: int) -> None:
    """Figures of both engines on every course, with those that differ notably marked."""
    figures, notable = 0, 0
    for course in COURSES:
        print(f"\n{course}: {races:,} races of the kernel, {fewer:,} of the reference")
        for name, one, other, apart in compared(course, races, fewer):
            figures += 1
            notable += abs(apart) > NOTABLE
            mark = " *" if abs(apart) > NOTABLE else ""
            print(f"{name:24}{one:10.3f}{other:10.3f}{apart:8.2f}{mark}", flush=True)
    print(f"\n{notable} of {figures} figures are more than {NOTABLE} standard errors apart")


if __name__ == "__main__":
    if numbers := list(map(int, sys.argv[1:])):
        statistics(numbers[0], numbers[1] if len(numbers) > 1 else max(1, numbers[0] // 100))
    else:
        speed()
