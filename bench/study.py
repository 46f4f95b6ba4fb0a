"""How good a study is: `python -m bench.study [races] [bot …]`, with the extra `fast`.

Races of these bots on the base stages are studied: how long it takes, how large the errors are, how much is
left unexplained, whether luck is nothing on average, whether teams win as often as the chart says at one
moment of each race, and whether its mistakes are mistakes again in other races.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, FlammeRace, Setup, TeamSetup, View, set_up
from echappee.flamme.study import STUDY
from echappee.study import Analysis, analyse
from echappee.study.chances import Truth
from echappee.study.decision import choices
from echappee.study.trying import Comparison, matters

RACES = 20
SEED = 31_000_000
COMPANY = ("tempo", "tempo", "tempo", "tempo")
BINS = 5
AGAIN = 7
"""The seed of other races in which mistakes are tried again."""


class Studied(NamedTuple):
    """What the study of one race says."""

    seconds: float
    unexplained: list[float]
    errors: list[float]
    """Of the column that is least certain, by team."""
    luck: list[float]
    said: float
    """The chance of a team at some moment, and its result."""
    result: float
    mistakes: list[tuple[str, float, bool]]
    """The grade of each, what it cost, and whether it is a mistake again."""
    decisions: int


def ridden(company: Sequence[str], number: int) -> FlammeRace:
    setup = Setup(find_stage(f"base-{number % 6 + 1}").tiles, (TeamSetup(),) * len(company))
    race: FlammeRace = Race(FLAMME, set_up(setup), SeededDealer(SEED + number))
    bots = Random(number).sample(company, len(company))
    drive(race, {seat: make_bot(bot, number) for seat, bot in zip(race.position.seats, bots, strict=True)})
    return race


def study(company: Sequence[str], number: int) -> Studied:
    race = ridden(company, number)
    began = process_time()
    found = analyse(STUDY, race, STUDY.effort(Truth(race.moments[0].position), "full"))
    seconds = process_time() - began
    random = Random(number)
    row, seat = random.choice(found.chart[:-1]), random.choice(race.position.seats)
    return Studied(
        seconds=seconds,
        unexplained=[float(each.unexplained.mean) for each in found.seats.values()],
        errors=[each.unexplained.error for each in found.seats.values()],
        luck=[float(each.luck.mean) for each in found.seats.values()][:1],
        said=float(row.chances.of(seat).mean),
        result=float(found.seats[seat].result),
        mistakes=list(tried_again(race, found)),
        decisions=len(found.decisions),
    )


def tried_again(race: FlammeRace, found: Analysis) -> Iterator[tuple[str, float, bool]]:
    asked = {choice.question.id: choice for choice in choices(race, STUDY.hides)}
    seats = tuple(found.seats)
    for decision in found.costly:
        after = asked[decision.key].after((decision.played, decision.best))
        again = Comparison[View](STUDY.ride_on, seats, decision.key.seat, found.effort.trials, AGAIN)
        cost = again.cost(after[decision.played], after[decision.best])
        yield decision.grade, float(decision.cost.own.mean), matters(cost.own)


def bins(found: list[Studied]) -> Iterator[str]:
    """Predictions and results, from the least likely wins to the likeliest."""
    ordered = sorted(found, key=lambda each: each.said)
    for number in range(BINS):
        part = ordered[number * len(ordered) // BINS : (number + 1) * len(ordered) // BINS]
        if part:
            said, won = fmean(each.said for each in part), fmean(each.result for each in part)
            yield f"  said {100 * said:5.1f} %, won {100 * won:5.1f} % of {len(part)}"


def main(races: int = RACES, *company: str) -> None:
    STUDY.warm_up()
    bots = company or COMPANY
    with ProcessPoolExecutor(cpu_count()) as pool:
        found = list(pool.map(partial(study, bots), range(races)))
    left = [each for one in found for each in one.unexplained]
    luck = [each for one in found for each in one.luck]
    mistakes = [each for one in found for each in one.mistakes]
    print(f"{races} races of {', '.join(bots)}: {fmean(each.seconds for each in found):.0f} s each")
    print(f"unexplained: {100 * fmean(each * each for each in left) ** 0.5:.1f} points (root mean square)")
    print(f"its standard error: {100 * max(each for one in found for each in one.errors):.1f} at most")
    print(f"luck of a team: {100 * fmean(luck):.1f} on average ± {100 * stdev(luck) / races**0.5:.1f}")
    print(f"{len(mistakes)} mistakes in {sum(each.decisions for each in found)} decisions")
    for grade in ("inaccuracy", "mistake", "blunder"):
        again = [still for name, _, still in mistakes if name == grade]
        if again:
            print(f"  {grade}: {len(again)}, {100 * fmean(again):.0f} % of them again in other races")
    print("\n".join(bins(found)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES, *sys.argv[2:])
