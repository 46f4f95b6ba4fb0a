"""How good the judge of a study is: `python -m bench.study [races [blunders]]`.

Races of different bots on the base stages are studied: how long it takes, how much the judge changes its
mind, and whether teams win as often as it says, at one decision of each race. Then the first blunders that it
found are tried by riding on (extra `fast`): how many of them are blunders there, too.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from os import cpu_count
from random import Random
from time import process_time
from typing import NamedTuple

from echappee.bots import drive
from echappee.bots.game_bots import make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, FlammeRace, Setup, TeamSetup, set_up
from echappee.flamme.study import STUDY
from echappee.study import analyse, refine_one
from echappee.study.balance import JUDGE
from echappee.study.grades import grade

RACES, BLUNDERS = 200, 200
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
    """The chance it gave at some decision, and what came of it."""
    result: float
    blunders: list[tuple[int, str]]
    """Race and question of cards that it calls blunders."""


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
    analysis = analyse(STUDY, FLAMME, race)
    seconds = process_time() - began
    decision = Random(number).choice(analysis.decisions)
    steps = [step for seat in analysis.seats.values() for step in seat.steps]
    return Found(
        seconds=seconds,
        minds=[step.change for step in steps if step.part == JUDGE and step.key],
        said=decision.answers[decision.played],
        result=analysis.seats[decision.key.seat].result,
        blunders=[
            (number, str(each.key))
            for each in analysis.decisions
            if each.grade == "blunder" and each.key.kind == "card"
        ],
    )


def is_blunder(found: tuple[int, str]) -> bool:
    """Whether it is one when races are ridden on from there."""
    number, question = found
    race = ridden(number)
    played = next(entry.result for entry in race.ledger if str(entry.key) == question)
    return grade(refine_one(STUDY, FLAMME, race, question).cost(played).mean) == "blunder"


def bins(found: list[Found]) -> Iterator[str]:
    """What was said and what came of it, from the least likely wins to the likeliest."""
    ordered = sorted(found, key=lambda each: each.said)
    for number in range(BINS):
        part = ordered[number * len(ordered) // BINS : (number + 1) * len(ordered) // BINS]
        if part:
            said = sum(each.said for each in part) / len(part)
            won = sum(each.result for each in part) / len(part)
            yield f"  said {100 * said:5.1f} %, won {100 * won:5.1f} % of {len(part)}"


def main(races: int = RACES, blunders: int = BLUNDERS) -> None:
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
        wanted = [blunder for each in found for blunder in each.blunders][:blunders]
        print(f"{len(wanted)} cards are blunders")
        if wanted:
            STUDY.warm_up()
            agreed = sum(pool.map(is_blunder, wanted))
            print(f"of {len(wanted)} blunders {agreed} are blunders when races are ridden on")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
