"""Many races or tours, and what they say."""

from echappee.simulate.homas import HomasPlan, HomasResult, ride_homas, simulate_homas
from echappee.simulate.homas_tours import StageRaceResult, simulate_stage_races
from echappee.simulate.plan import Plan, ride
from echappee.simulate.run import simulate
from echappee.simulate.statistics import Result
from echappee.simulate.tour_statistics import TourResult
from echappee.simulate.tours import TourPlan, ride_tour, simulate_tours

__all__ = [
    "HomasPlan",
    "HomasResult",
    "Plan",
    "Result",
    "StageRaceResult",
    "TourPlan",
    "TourResult",
    "ride",
    "ride_homas",
    "ride_tour",
    "simulate",
    "simulate_homas",
    "simulate_stage_races",
    "simulate_tours",
]
