"""Many races or tours, and what they say."""

from echappee.simulate.plan import Plan, ride
from echappee.simulate.run import simulate
from echappee.simulate.statistics import Result
from echappee.simulate.tour_statistics import TourResult
from echappee.simulate.tours import TourPlan, ride_tour, simulate_tours

__all__ = ["Plan", "Result", "TourPlan", "TourResult", "ride", "ride_tour", "simulate", "simulate_tours"]
