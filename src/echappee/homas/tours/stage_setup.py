"""From the books to a stage and back (rules 5.9, 5.10)."""

from collections.abc import Mapping
from typing import NamedTuple

from echappee.homas.board.course import Course
from echappee.homas.rules import HomasRace, Setup
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.lineup import BOARD
from echappee.homas.tours.books import RIDERS, Books, StageResult, Summit
from echappee.homas.tours.standings import jerseys, team_times
from echappee.tours.calendar import Day


class TourSetup(NamedTuple):
    """What a stage race is made of: all five teams ride, in the order of their numbers."""

    days: tuple[Day, ...]
    teams: tuple[str, ...]
    """The kind of each team: team or neutral."""
    lineup: str = BOARD
    """How the teams line up before each stage (1.4.2, 1.4.4)."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The teams' names."""
        return COLOURS

    @property
    def seats(self) -> tuple[str, ...]:
        """The teams that have a director."""
        return tuple(colour for colour, kind in zip(COLOURS, self.teams, strict=True) if kind == "team")


class Outcome(NamedTuple):
    """What a stage race comes to: who wears the jerseys at the end, and the first team."""

    jerseys: Mapping[str, str]
    team: str


def set_up_stage(tour: TourSetup, number: int, books: Books) -> Setup:
    """The stage of this number, counted from 0: order, fitness and energy as the stages so far left them."""
    course = tour.days[number].stage
    if not number:
        return Setup(course, tour.teams, lineup=tour.lineup)
    return Setup(
        course=course,
        teams=tour.teams,
        order=tuple(team for team, _ in team_times(books)),
        draws=tuple(books.riders[rider].draws for rider in RIDERS),
        tired=tuple(rider for rider in RIDERS if books.riders[rider].tired),
        jerseys=tuple(jerseys(books).items()),
        lineup=tour.lineup,
    )


def kind_of(course: Course) -> str:
    """For which points a stage is ridden (5.5.1): flat, mountain or trial."""
    return "trial" if course.trial else "mountain" if course.mountainous else "flat"


def result_of(race: HomasRace) -> StageResult:
    """What a stage that is over has given."""
    position = race.position
    course = position.course
    kinds = {mark.row: mark.kind for mark in course.summits}
    return StageResult(
        crossed=tuple(rider.name for rider in position.ranking),
        delays={rider.name: rider.delay for rider in position.riders},
        kind=kind_of(course),
        rushes=tuple(passage.riders for passage in position.sprints),
        summits=tuple(Summit(kinds[passage.row], passage.riders) for passage in position.summits),
        cards={rider.name: len(rider.cards) for rider in position.riders},
        limit=course.limit,
        disqualified=tuple(team.colour for team in position.teams if team.disqualified),
    )
