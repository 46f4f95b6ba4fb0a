"""How good a study is: `python -m bench.study [--races N] [--policy NAME] [bots …]`, with the extra `fast`.

Races of these bots on the base stages are studied: how much is left unexplained, what luck is on average,
what a decision costs, whether mistakes are mistakes again in other races, and how many of them are disputed.
The chart is ridden with few races, decisions with as many as in a full study.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import Final, NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.bots.people import CHARACTERS
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, FlammeRace, Setup, TeamSetup, View, set_up
from echappee.flamme.study import STUDY
from echappee.study import Analysis, analyse
from echappee.study.analysis import FIRST, FULL, StudyEffort
from echappee.study.chances import Measured
from echappee.study.decision import choices
from echappee.study.trying import Comparison, matters

RACES: Final = 20
SEED: Final = 31_000_000
COMPANIES: Final = ("tempo", "patron", *(f"level-{level}" for level in range(1, 6)))
AGAIN: Final = 7
"""The seed of other races in which mistakes are tried again."""
EFFORT: Final = FULL._replace(races=400, split=False, trials=FULL.trials._replace(sharp=FULL.trials.error))
"""Differences are as certain as in a full study, those of mistakes less so."""
SMALL: Final = FIRST._replace(races=200)
ALONE: Final = EFFORT._replace(races=60)
"""Where only the costs of decisions matter."""


class Again(NamedTuple):
    """A mistake, tried again."""

    grade: str
    still: bool
    disputed: bool


class Studied(NamedTuple):
    """What the study of one race says."""

    seconds: float
    unexplained: Sequence[Measured]
    luck: float
    """Of the first team."""
    performances: Sequence[float]
    mistakes: Sequence[Again]
    decisions: int


def ridden(company: Sequence[str], number: int, teams: int = 4) -> FlammeRace:
    """A race of these bots; `level-3` stands for somebody at this level."""
    setup = Setup(find_stage(f"base-{number % 6 + 1}").tiles, (TeamSetup(),) * teams)
    race: FlammeRace = Race(FLAMME, set_up(setup), SeededDealer(SEED + number))
    random = Random(number)
    bots = [somebody(random.choice(company), random) for _ in range(teams)]
    if len(company) == teams:
        bots = [somebody(name, random) for name in random.sample(company, teams)]
    drive(race, {seat: make_bot(bot, number) for seat, bot in zip(race.position.seats, bots, strict=True)})
    return race


def somebody(name: str, random: Random) -> str:
    return name.replace("level", random.choice(tuple(CHARACTERS)))


def study(effort: StudyEffort, asked: tuple[str, int]) -> Studied:
    company, number = asked
    race = ridden(company.split(","), number)
    began = process_time()
    found = analyse(STUDY, race, effort)
    return Studied(
        seconds=process_time() - began,
        unexplained=[each.unexplained for each in found.seats.values()],
        luck=float(next(iter(found.seats.values())).luck.mean),
        performances=[float(found.performance(seat).cost.mean) for seat in found.seats],
        mistakes=list(tried_again(race, found)) if effort.trials.second else [],
        decisions=len(found.decisions),
    )


def tried_again(race: FlammeRace, found: Analysis) -> Iterator[Again]:
    asked = {choice.question.id: choice for choice in choices(race, STUDY.hides)}
    seats = tuple(found.seats)
    for decision in found.costly:
        after = asked[decision.key].after((decision.played, decision.best))
        again = Comparison[View](STUDY.ride_on, seats, decision.key.seat, found.effort.trials, AGAIN)
        cost = again.cost(after[decision.played], after[decision.best])
        yield Again(decision.grade, matters(cost.own), decision.disputed)


def without_noise(figures: Sequence[Measured]) -> float:
    """The root mean square of what they would be if races had no end, in points."""
    squares = [float(each.mean) ** 2 - each.error**2 for each in figures]
    return 100 * sqrt(max(0.0, fmean(squares)))


def lines(found: Sequence[Studied]) -> Iterator[str]:
    left = [each for one in found for each in one.unexplained]
    luck = [one.luck for one in found]
    mistakes = [each for one in found for each in one.mistakes]
    yield f"{fmean(each.seconds for each in found):.0f} s each;"
    yield f"unexplained: {without_noise(left):.1f} points (root mean square, without the noise of races);"
    yield f"luck of a team: {100 * fmean(luck):.1f} on average ± {100 * stdev(luck) / len(luck) ** 0.5:.1f};"
    parts = quantiles([100 * each for one in found for each in one.performances], n=10)
    yield f"points lost per decision, by tenths of the teams: {' '.join(f'{each:.2f}' for each in parts)};"
    yield f"{len(mistakes)} mistakes in {sum(each.decisions for each in found)} decisions;"
    for grade in ("inaccuracy", "mistake", "blunder"):
        named = [each for each in mistakes if each.grade == grade]
        if named:
            again = 100 * fmean(each.still for each in named)
            disputed = 100 * fmean(each.disputed for each in named)
            yield f"{grade}: {len(named)}, {again:.0f} % of them again, {disputed:.0f} % disputed;"


def keep(file: Path, company: str, found: Sequence[Studied]) -> None:
    """As `flamme/study/performances.json` has it: by level, one figure for each team."""
    known = json.loads(file.read_text()) if file.exists() else {}
    level = company.removeprefix("level-")
    known[level] = sorted(round(each, 5) for one in found for each in one.performances)
    file.write_text(json.dumps(known) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.study")
    parser.add_argument("--races", type=int, default=RACES, help="of each company")
    parser.add_argument("--policy", default="tempo", help="who rides on")
    parser.add_argument("--small", action="store_true", help="with as few races as a first study has")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="add what decisions cost to this table")
    parser.add_argument("companies", nargs="*", default=COMPANIES, help="bots, with commas between them")
    asked = parser.parse_args()
    STUDY.warm_up()
    second = "tempo" if asked.policy == "cadet" else "cadet"
    effort = (SMALL if asked.small else EFFORT).ridden_by(asked.policy, second)
    effort = ALONE.ridden_by(asked.policy) if asked.keep else effort
    races = [(company, number) for number in range(asked.races) for company in asked.companies]
    with ProcessPoolExecutor(cpu_count()) as pool:
        studied = list(pool.map(partial(study, effort), races))
    for company in asked.companies:
        found = [each for each, (name, _) in zip(studied, races, strict=True) if name == company]
        print(f"\n{asked.races} races of {company}, {asked.policy} rides on: {' '.join(lines(found))}")
        if asked.keep:
            keep(asked.keep, company, found)


if __name__ == "__main__":
    main()
