"""Many races and tours of Flamme Rouge, and the races in which its bots are compared."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset, Setup, TeamSetup, setup_tags
from echappee.flamme.simulate.races import plan_races
from echappee.flamme.simulate.tours import count_tour, tour_result
from echappee.simulate.game_simulation import Contest, GameSimulation

BASE: Final = ("base-1", "base-2", "base-3", "base-4", "base-5", "base-6")
FORMATS: Final = (
    ("weather", "peloton-9-2-4", 4, Ruleset(weather=True)),
    ("breakaway", "peloton-7-5-6", 5, Ruleset(breakaway=True)),
    ("six teams", "peloton-7-5-6", 6, Ruleset()),
    ("drafted", "gt-9-2-4", 4, Ruleset(specialists=True)),
    ("tour", "gt-18-2-4", 4, Ruleset(specialists=True, tour=True)),
    ("extended", "gt-5-2-4", 3, Ruleset(extended=True)),
    ("team trial", "gt-1", 3, Ruleset(ttt=True)),
    ("individual trial", "gt-10", 3, Ruleset(itt=True)),
)
"""A name, a stage, how many teams, and the rules."""


def contests() -> Iterator[Contest]:
    for teams, stage in product((2, 3, 4), BASE):
        yield _contest("", stage, teams, Ruleset())
    for name, stage, teams, ruleset in FORMATS:
        yield _contest(f", {name}", stage, teams, ruleset)


def _contest(name: str, stage: str, teams: int, ruleset: Ruleset) -> Contest:
    setup = Setup(STAGES[stage].tiles, (TeamSetup(),) * teams, ruleset)
    return Contest(f"{stage}{name}, {teams} teams", teams, setup_tags(setup))


SIMULATE: Final = GameSimulation(
    races=plan_races, count_tour=count_tour, tour_result=tour_result, contests=contests
)
