"""Whether win chances come true: `python -m bench.study.predicted [races] [kind …]`, with the extra `fast`.

One moment of each race is judged, and the predictions of all its teams are sorted into ten bins. Among
equals, with five and six teams, in a stage of a tour; and in races of people's levels, all of them mixed.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from random import Random
from statistics import fmean
from typing import Final

from bench.study.__main__ import ridden
from echappee.flamme.kernel import Kernel
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Position, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.study import STUDY
from echappee.study.chances import RaceNumbers, Truth, WinChances

RACES: Final = 2_000
SEED: Final = 35_000_000
RIDDEN: Final = 300
BINS: Final = 10
MIXED: Final = tuple(f"level-{level}" for level in range(1, 6))
Moments = Sequence[Position]
"""Where the phases of a race begin, and its end."""


def among_equals(number: int, teams: int = 4, stage: str = "", rules: Ruleset | None = None) -> Moments:
    setup = Setup(
        find_stage(stage or f"base-{number % 6 + 1}").tiles, (TeamSetup(),) * teams, rules or Ruleset()
    )
    start = set_up(setup)
    kernel = Kernel(start, ("tempo",) * teams, seed=SEED)
    return [start, *(part.position for part in kernel.follow(number))]


def of_people(number: int) -> Moments:
    return [moment.position for moment in ridden(MIXED, number).moments]


KINDS: Final[Mapping[str, Callable[[int], Moments]]] = {
    "equals": among_equals,
    "five": partial(among_equals, teams=5, stage="gt-5-5-6"),
    "six": partial(among_equals, teams=6, stage="gt-9-5-6"),
    "tour": partial(among_equals, stage="gt-18-2-4", rules=Ruleset(tour=True, specialists=True)),
    "people": of_people,
}


def judged(kind: str, number: int) -> Sequence[tuple[float, float]]:
    """For every team: its chance at some moment, and its share of the win."""
    moments = KINDS[kind](number)
    seats = tuple(team.colour for team in moments[0].teams)
    situation = Truth(Random(f"{kind}/{number}").choice(moments[:-1]))
    (won,) = STUDY.ride_on([situation], RaceNumbers(RIDDEN, seed=number))
    winners = STUDY.winners(moments[-1])
    chances = WinChances(seats, won)
    return [(float(chances.of(seat).mean), (seat in winners) / len(winners)) for seat in seats]


def table(found: Sequence[tuple[float, float]]) -> Iterator[str]:
    for number in range(BINS):
        part = [each for each in found if min(int(each[0] * BINS), BINS - 1) == number]
        if part:
            said, won = (100 * fmean(column) for column in zip(*part, strict=True))
            error = 100 * (won / 100 * (1 - won / 100) / len(part)) ** 0.5
            yield f"| {len(part):,} | {said:.1f} | {won:.1f} ± {error:.1f} | {won - said:+.1f} |"


def main(races: int = RACES, *kinds: str) -> None:
    STUDY.warm_up()
    with ProcessPoolExecutor(cpu_count()) as pool:
        for kind in kinds or KINDS:
            parts = pool.map(partial(judged, kind), range(races), chunksize=20)
            found = [each for part in parts for each in part]
            off = 100 * fmean((said - won) ** 2 for said, won in found)
            print(f"\n{kind}, {races:,} races, squared error {off:.2f}\n", flush=True)
            print("| predictions | said | won | |\n| ---: | ---: | ---: | ---: |")
            print("\n".join(table(found)), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES, *sys.argv[2:])
