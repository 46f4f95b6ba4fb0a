"""Many races and tours of Flamme Rouge."""

from typing import Final

from echappee.flamme.simulate.contests import contests
from echappee.flamme.simulate.plan import plan_races
from echappee.flamme.simulate.tours import plan_tours
from echappee.simulate.game_simulation import GameSimulation

SIMULATE: Final = GameSimulation(races=plan_races, tours=plan_tours, contests=contests)
