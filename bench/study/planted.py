"""Whether a study finds a blunder: `python -m bench.study.planted [races [seconds]]`, with the extra `fast`.

Four tempo ride on the base stages. In each race one of them plays a card that costs ten points or more, as
20,000 races with each card say, and then they ride on. Printed is how often the study grades that card, and
how often it is the costliest decision of the race.
"""

import multiprocessing
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, wait
from functools import partial
from os import cpu_count
from random import Random
from typing import Final, NamedTuple

from echappee.engine import Key, Question, Race, SeededDealer
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, FlammeRace, Setup, TeamSetup, View, set_up
from echappee.flamme.study import STUDY
from echappee.study import analyse
from echappee.study.analysis import FULL
from echappee.study.chances import Measured, RaceNumbers, WinChances
from echappee.study.decision import Decision, PastChoice, after, choices, seen_by
from echappee.study.trying import Comparison, Trials

RACES: Final = 4
SEED: Final = 33_000_000
LOOKED: Final = 500
CLOSELY: Final = 20_000
COSTLY: Final = 0.10
CLOSELY_SEED: Final = 3
OFTEN: Final = 0.1
"""How often a question is looked at, until a card is found that costs enough."""
EFFORT: Final = FULL.ridden_by("tempo")._replace(races=2, split=False)
"""The chart does not matter here."""


class PlantedRace(NamedTuple):
    race: FlammeRace
    blunder: Key
    cost: float


def costs(race: FlammeRace, question: Question, races: int, seed: int) -> Mapping[str, Measured]:
    """What each card costs the seat, as it knows the race."""
    seats = tuple(team.colour for team in race.position.teams)
    seen = seen_by(race, question.seat, STUDY.hides)
    situations = after(seen, question, tuple(dict.fromkeys(question.options() or ())))
    numbers = RaceNumbers(races, seed=seed, policy="tempo")
    found = STUDY.ride_on(list(situations.values()), numbers)
    chances = {answer: WinChances(seats, won) for answer, won in zip(situations, found, strict=True)}
    best = max(chances.values(), key=lambda each: each.of(question.seat).mean)
    return {answer: best.more(each, question.seat) for answer, each in chances.items()}


def planted(number: int) -> PlantedRace | None:
    """A race with a blunder; None if nobody could make one."""
    setup = Setup(find_stage(f"base-{number % 6 + 1}").tiles, (TeamSetup(),) * 4)
    race: FlammeRace = Race(FLAMME, set_up(setup), SeededDealer(SEED + number))
    bot, random, found = TempoBot(), Random(number), None
    while not race.over:
        question = race.questions[0]
        answer = bot.answer(question, partial(race.view, question.seat))
        if not found and question.id.kind == "card" and random.random() < OFTEN:
            found = _worst(race, question)
            answer = found[0] if found else answer
            blunder = question.id
        race.answer(question.id, answer)
    return PlantedRace(race, blunder, found[1]) if found else None


def _worst(race: FlammeRace, question: Question) -> tuple[str, float] | None:
    """The card that costs most, if that is enough."""
    for races, seed in ((LOOKED, 1), (CLOSELY, 2)):
        found = costs(race, question, races, seed)
        worst = max(found, key=lambda answer: found[answer].mean)
        if found[worst].mean < COSTLY:
            return None
    return worst, float(found[worst].mean)


class Found(NamedTuple):
    """What a study says about a planted blunder."""

    place: int
    """Among the costly decisions, from 1; 0 if it is not graded."""
    cost: float
    said: float
    outdone: bool
    """Whether a decision that the study puts before it does cost more."""


def looked_for(number: int) -> Found | None:
    made = planted(number)
    if made is None:
        return None
    costly = analyse(STUDY, made.race, EFFORT).costly
    place = next((at for at, each in enumerate(costly, 1) if each.key == made.blunder), 0)
    asked = {choice.question.id: choice for choice in choices(made.race, STUDY.hides)}
    before = [(asked[each.key], each) for each in costly[: max(0, place - 1)]]
    outdone = any(_closely(choice, each) > made.cost for choice, each in before)
    said = float(costly[place - 1].cost.own.mean) if place else 0.0
    return Found(place, made.cost, said, outdone)


def _closely(choice: PastChoice[View], decision: Decision) -> float:
    """What a decision costs, by as many races as the planted one."""
    after = choice.after((decision.played, decision.best))
    trials = Trials(CLOSELY, CLOSELY, 0.0, 0.0, "tempo")
    seats = tuple(team.colour for team in choice.view.teams)
    cost = Comparison[View](STUDY.ride_on, seats, decision.key.seat, trials, CLOSELY_SEED)
    return float(cost.cost(after[decision.played], after[decision.best]).own.mean)


def main(races: int = RACES, seconds: float | None = None) -> None:
    STUDY.warm_up()
    pool = ProcessPoolExecutor(cpu_count())
    asked = [pool.submit(looked_for, number) for number in range(races)]
    done = wait(asked, seconds).done
    for process in multiprocessing.active_children():
        process.terminate()
    found = [each for one in asked if one in done and (each := one.result())]
    for each in found:
        outdone = " after costlier ones" if each.outdone else ""
        print(f"costs {100 * each.cost:.1f}, place {each.place}{outdone}: {100 * each.said:.1f}")
    alone = [each for each in found if not each.outdone]
    graded, first = sum(each.place > 0 for each in found), sum(each.place == 1 for each in alone)
    print(
        f"{graded} of {len(found)} blunders graded; {first} of {len(alone)} that cost most of all are first"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
