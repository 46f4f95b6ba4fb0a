"""Many races and stage races of Homas Tour Pro."""

from typing import Final

from echappee.homas.simulate.races import plan_races, ride_rows
from echappee.homas.simulate.tours import plan_tours
from echappee.homas.simulate.win_charts import win_charts
from echappee.simulate.game_simulation import GameSimulation

SIMULATE: Final = GameSimulation(races=plan_races, tours=plan_tours, rows=ride_rows, charts=win_charts)
