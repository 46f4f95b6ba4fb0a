"""Many races and stage races of Homas Tour Pro."""

from typing import Final

from echappee.homas.simulate.contests import contests
from echappee.homas.simulate.races import plan_races
from echappee.homas.simulate.tours import plan_tours
from echappee.simulate.game_simulation import GameSimulation

SIMULATE: Final = GameSimulation(races=plan_races, tours=plan_tours, contests=contests)
