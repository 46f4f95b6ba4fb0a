"""The last turns of races, ridden by random directors: short, and full of choices to doubt."""

from functools import cache, partial

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace
from echappee.homas.study import STUDY
from echappee.study import Analysis, StudyEffort, analyse
from echappee.study.trying import Trials
from tests.records.homas.golden import FOLDER
from tests.records.kept import ridden

SEEDS = range(2)
EFFORT = StudyEffort("full", 30, Trials(60, 240, 0.03, 0.03), turns=1).ridden_by("routier")
TURNS = 0
"""How many turns before its last one the race starts."""


@cache
def late(seed: int) -> HomasRace:
    """The end of a classic with four teams, ridden otherwise than it was."""
    classic: HomasRace = ridden(FOLDER, "classic")
    last = classic.position.round - TURNS
    start = next(moment.position for moment in classic.moments if moment.position.round == last)
    race: HomasRace = Race(HOMAS, start, SeededDealer(seed))
    make = partial(make_bot, "random", game=HOMAS.name)
    drive(race, {seat: make(f"{seed}/{seat}") for seat in start.seats})
    return race


@cache
def studied(seed: int) -> Analysis:
    return study_again(seed)


def study_again(seed: int, jobs: int = 1) -> Analysis:
    STUDY.warm_up()
    return analyse(STUDY, late(seed), EFFORT._replace(jobs=jobs))
