"""How good the judge of a study is: `python -m bench.study [races]`.

Races of different bots on the base stages are studied: how long it takes, how much the judge changes its
mind, and whether teams win as often as it says, at one decision of each race. `bench.blunders` says whether
its blunders are blunders.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from os import cpu_count
from random import Random
from time import process_time
from typing import NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, FlammeRace, Setup, TeamSetup, set_up
from echappee.flamme.study import STUDY
from echappee.study import analyse
from echappee.study.analysis import JUDGE

RACES = 200
SEED = 31_000_000
COMPANY = ("patron", "tempo", "tempo", "random")
"""Their seats are drawn by lot; somebody must blunder."""
BINS = 10


class Found(NamedTuple):
    """What the study of one race says about the judge."""

    seconds: float
    minds: list[float]
    """By how much it changed its mind, each time."""
    said: float
    """The chance it gave at some decision, and the result."""
    result: float


def ridden(number: int) -> FlammeRace:
    random = Random(SEED + number)
    setup = Setup(find_stage(f"base-{number % 6 + 1}").tiles, (TeamSetup(),) * len(COMPANY))
    race: FlammeRace = Race(FLAMME, set_up(setup), SeededDealer(SEED + number))
    bots = random.sample(COMPANY, len(COMPANY))
    names = dict(zip(race.position.seats, bots, strict=True))
    drive(race, {seat: make_bot(name, number) for seat, name in names.items()})
    return race


def study(number: int) -> Found:
    race = ridden(number)
    began = process_time()
    analysis = analyse(STUDY, race)
    seconds = process_time() - began
    decision = Random(number).choice(analysis.decisions)
    steps = [step for seat in analysis.seats.values() for step in seat.steps]
    return Found(
        seconds=seconds,
        minds=[step.change for step in steps if step.part == JUDGE and step.key],
        said=decision.answers[decision.played],
        result=analysis.seats[decision.key.seat].result,
    )


def bins(found: list[Found]) -> Iterator[str]:
    """Predictions and results, from the least likely wins to the likeliest."""
    ordered = sorted(found, key=lambda each: each.said)
    for number in range(BINS):
        part = ordered[number * len(ordered) // BINS : (number + 1) * len(ordered) // BINS]
        if part:
            said = sum(each.said for each in part) / len(part)
            won = sum(each.result for each in part) / len(part)
            yield f"  said {100 * said:5.1f} %, won {100 * won:5.1f} % of {len(part)}"


def main(races: int = RACES) -> None:
    with ProcessPoolExecutor(cpu_count()) as pool:
        found = list(pool.map(study, range(races), chunksize=4))
        minds = [change for each in found for change in each.minds]
        print(
            f"{races} races of {', '.join(COMPANY)}: {sum(each.seconds for each in found) / races:.2f} s each"
        )
        spread = sqrt(sum(change * change for change in minds) / len(minds))
        print(f"the judge changes its mind by {100 * spread:.1f} points (root mean square)")
        print(f"the mean of these changes is {100 * sum(minds) / len(minds):.2f} points")
        print("\n".join(bins(found)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
