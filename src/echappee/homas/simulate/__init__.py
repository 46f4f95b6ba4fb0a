"""Many races and stage races of Homas Tour Pro, and the races in which its bots are compared."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from echappee.homas.rules import Setup, setup_tags
from echappee.homas.simulate.races import plan_races
from echappee.homas.simulate.tours import count_tour, tour_result
from echappee.notation.game_rules import DIRECTED
from echappee.simulate.game_simulation import Contest, GameSimulation

CLASSICS: Final = (
    "milan-san-remo",
    "tour-of-flanders",
    "paris-roubaix",
    "amstel-gold-race",
    "liege-bastogne-liege",
    "world-championship",
    "tour-of-lombardy",
)


def contests() -> Iterator[Contest]:
    for teams, course in product((2, 4), CLASSICS):
        setup = Setup(course, (DIRECTED,) * teams)
        yield Contest(f"{course}, {teams} teams", teams, setup_tags(setup))


SIMULATE: Final = GameSimulation(
    races=plan_races, count_tour=count_tour, tour_result=tour_result, contests=contests
)
