"""Many races and tours of Flamme Rouge."""

from typing import Final

from echappee.flamme.simulate.kernel_plan import KernelPlan, plan_in_kernel
from echappee.flamme.simulate.plan import Plan, plan_races
from echappee.flamme.simulate.statistics import Tally
from echappee.flamme.simulate.study_plan import StudyPlan
from echappee.flamme.simulate.tours import plan_tours
from echappee.flamme.simulate.win_charts import win_charts
from echappee.simulate.game_simulation import GameSimulation
from echappee.simulate.rows import Columns


def ride_rows(plan: Plan | KernelPlan, numbers: range) -> tuple[Tally, Columns]:
    return plan.rows(numbers)


SIMULATE: Final = GameSimulation(
    races=plan_races,
    tours=plan_tours,
    kernel=plan_in_kernel,
    rows=ride_rows,
    study=StudyPlan,
    charts=win_charts,
)
