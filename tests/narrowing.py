"""Races and tours of a game that is known, for tests that look at what is its own."""

from typing import cast

from echappee.flamme.rules import FLAMME, FlammeRace
from echappee.flamme.tours import FlammeTour
from echappee.homas.rules import HOMAS, HomasRace
from echappee.homas.tours import StageRace
from echappee.notation.game_rules import SomeRace
from echappee.tours.tour import SomeTour


def flamme_race(race: SomeRace) -> FlammeRace:
    """The same race, as one of Flamme Rouge."""
    assert race.rules.name == FLAMME.name
    return cast("FlammeRace", race)


def homas_race(race: SomeRace) -> HomasRace:
    """The same race, as one of Homas Tour Pro."""
    assert race.rules.name == HOMAS.name
    return cast("HomasRace", race)


def flamme_tour(tour: SomeTour) -> FlammeTour:
    """The same tour, as one of Flamme Rouge."""
    assert tour.game == FLAMME.name
    return cast("FlammeTour", tour)


def stage_race(tour: SomeTour) -> StageRace:
    """The same tour, as a stage race of Homas Tour Pro."""
    assert tour.game == HOMAS.name
    return cast("StageRace", tour)
