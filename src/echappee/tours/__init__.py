"""Tours: calendars, books, and stages ridden one after the other."""

from echappee.tours.game_tours import OWN, Day, GameTours, NamedTour, no_tours
from echappee.tours.ranking import Classification, ranked
from echappee.tours.tour import SomeTour, Tour, stage_seed

__all__ = [
    "OWN",
    "Classification",
    "Day",
    "GameTours",
    "NamedTour",
    "SomeTour",
    "Tour",
    "no_tours",
    "ranked",
    "stage_seed",
]
