"""Races to study: short ones, and efforts that take no time."""

from functools import cache, partial
from typing import Final

from echappee.bots import drive, make_bot
from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, FlammeRace, Position, Setup, set_up
from echappee.flamme.study import STUDY
from echappee.study import Analysis, StudyEffort, analyse
from echappee.study.trying import Trials
from tests.words.flamme.races import FORMATS, ridden

KINDS: Final = tuple(FORMATS)
TINY: Final = StudyEffort("full", 4, Trials(2, 4, 0.1, 0.1))


@cache
def studied(kind: str, seed: int = 0) -> Analysis:
    """A race of this format, with riders who play any card."""
    STUDY.warm_up()
    return analyse(STUDY, ridden(seed, kind), TINY)


@cache
def tempos(kind: str, seed: int = 1) -> FlammeRace:
    """A race of this format that tempo has ridden for all teams."""
    stage, teams, rules = FORMATS[kind]
    return ridden_by("tempo", set_up(Setup(find_stage(stage).tiles, teams, rules)), seed)


def ridden_by(bot: str, start: Position, seed: int) -> FlammeRace:
    race: FlammeRace = Race(FLAMME, start, SeededDealer(seed))
    make = partial(make_bot, bot, game=FLAMME.name)
    drive(race, {seat: make(f"{seed}/{seat}") for seat in start.seats})
    return race
