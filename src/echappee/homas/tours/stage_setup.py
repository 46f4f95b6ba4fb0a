"""A stage race's set-up, from choices or tags; from the books to a stage and back (rules 5.9, 5.10)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.engine import Refused
from echappee.homas.board.course import Course
from echappee.homas.rules import COLOURS, Position, Setup, set_up
from echappee.homas.rules.lineup import BOARD, BY_RIDER, ONE_BY_ONE
from echappee.homas.tours.books import RIDERS, Books, StageResult, Summit, open_books
from echappee.homas.tours.calendar import print_calendar, read_calendar
from echappee.homas.tours.standings import jerseys, team_times
from echappee.tours.game_tours import Day, card_of, no_road


class TourSetup(NamedTuple):
    """The set-up of a stage race: all five teams ride, in the order of their numbers."""

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


class TourOutcome(NamedTuple):
    """The end of a stage race: the final jerseys, and the first team."""

    jerseys: Mapping[str, str]
    team: str


def set_up_stage(tour: TourSetup, number: int, books: Books) -> Setup:
    """The stage of this number, counted from 0: order, fitness and energy follow from earlier stages."""
    course = tour.days[number].stage
    if card_of(course):
        no_road(course)
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


def result_of(position: Position) -> StageResult:
    """The result of a stage that is over in this position."""
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


def make_setup(calendar: str, teams: Sequence[str], lineup: str = BOARD) -> TourSetup:
    """The set-up of a stage race; one that cannot be ridden is refused."""
    if len(teams) != len(COLOURS):
        raise Refused("bad-teams", f"five teams ride a stage race, not {len(teams)} (rule 1.1.1)")
    setup = TourSetup(read_calendar(calendar), tuple(teams), lineup)
    roads = [day for day in setup.days if not card_of(day.stage)] or [Day("time-trial-32")]
    set_up(set_up_stage(setup._replace(days=tuple(roads)), 0, open_books()))
    return setup


def read_setup(tags: Mapping[str, str]) -> TourSetup:
    """The set-up in a stage race record's tags."""
    rule = tags.get("rules", "")
    if rule not in ("", BY_RIDER):
        raise Refused("bad-rules", f"{rule[:20]} is not a rule of a stage race; it may have {BY_RIDER}")
    return make_setup(tags["calendar"], tags["teams"].split(" "), ONE_BY_ONE if rule else BOARD)


def print_setup(setup: TourSetup) -> dict[str, str]:
    """The first tags of such a stage race's record."""
    tags = {"calendar": print_calendar(setup.days), "teams": " ".join(setup.teams)}
    return tags | ({"rules": BY_RIDER} if setup.lineup == ONE_BY_ONE else {})
