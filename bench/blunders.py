"""Whether blunders are blunders: `python -m bench.blunders [blunders]`, with the extra `fast`.

Races of different companies on the base stages are walked. What the network calls a blunder is tried by
riding on, until there are enough of them: tempo rides races to their end, and patron rides one round and
looks again. Printed is how many are as bad then, by what the network said they cost.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from os import cpu_count
from random import Random
from statistics import fmean
from typing import NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, FlammeRace, Setup, TeamSetup, View, set_up
from echappee.flamme.study.judge import network_judge
from echappee.flamme.study.trials import refine, warm_up
from echappee.flamme.thinking.glances import glances
from echappee.study.decision import Decision, PastChoice, choices

BLUNDERS = 200
AT_ONCE = 20
"""How many races are walked before it is seen whether there are enough."""
SEED = 32_000_000
COMPANIES = (
    ("random", "random", "random", "random"),
    ("tempo", "tempo", "random", "random"),
    ("colette-1", "marcel-2", "nadia-1", "colette-3"),
    ("tempo", "tempo", "tempo", "tempo"),
)
STEPS = (0.10, 0.12, 0.15, 0.20, 1.0)
"""The blunders are told apart by what the network said they cost."""


ROUNDS = 120
"""How often patron rides the round with each card."""


class Tried(NamedTuple):
    """What a blunder cost as the network said, and when tempo and patron rode on."""

    said: float
    tempo: float
    patron: float


def ridden(number: int) -> FlammeRace:
    company = COMPANIES[number % len(COMPANIES)]
    setup = Setup(find_stage(f"base-{number // len(COMPANIES) % 6 + 1}").tiles, (TeamSetup(),) * len(company))
    race: FlammeRace = Race(FLAMME, set_up(setup), SeededDealer(SEED + number))
    bots = Random(SEED + number).sample(company, len(company))
    drive(race, {seat: make_bot(name, number) for seat, name in zip(race.position.seats, bots, strict=True)})
    return race


def blunders(number: int) -> list[Tried]:
    """Those of cards in one race."""
    judge, found = network_judge(), []
    for choice in choices(FLAMME, ridden(number)):
        question = choice.question
        if (question.id.phase, question.id.kind) == ("energy", "card"):
            answers = judge.answers(question, choice.view, choice.answer)
            decision = Decision(question.id, choice.answer, answers) if answers else None
            if decision and decision.grade == "blunder":
                tempo = refine(question, choice.view).cost(choice.answer).mean
                found.append(Tried(decision.cost, tempo, by_patron(choice)))
    return found


def by_patron(choice: PastChoice[View]) -> float:
    """What the card cost when patron rode the round."""
    answers = choice.question.options() or ()
    found = dict(zip(answers, glances(choice.view, choice.question, answers, ROUNDS), strict=True))
    return max(found.values())[0] - found[choice.answer][0]


def shares(tried: Sequence[Tried], called: str) -> str:
    """How many of them are blunders, and mistakes or worse, to tempo and to patron."""
    ridden_by = ([each.tempo for each in tried], [each.patron for each in tried])
    cells = [f"{fmean(cost > least for cost in costs):.0%}" for costs in ridden_by for least in (0.10, 0.05)]
    return f"| {called} | {len(tried)} | {' | '.join(cells)} |"


def rows(tried: Sequence[Tried]) -> Iterator[str]:
    for least, most in pairwise(STEPS):
        if part := [each for each in tried if least < each.said <= most]:
            yield shares(part, f"{100 * least:.0f} to {100 * most:.0f}")
    yield shares(tried, "all")


def main(wanted: int = BLUNDERS) -> None:
    warm_up()
    found: list[Tried] = []
    races = 0
    with ProcessPoolExecutor(cpu_count()) as pool:
        while len(found) < wanted:
            for each in pool.map(blunders, range(races, races + AT_ONCE)):
                found += each
            races += AT_ONCE
            print(f"{len(found)} in {races} races", file=sys.stderr, flush=True)
    print(
        "| said to cost | number | tempo: blunder | mistake or worse | patron: blunder | mistake or worse |"
    )
    print("| --- " + "| ---: " * 5 + "|")
    print("\n".join(rows(found[:wanted])))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
