"""Stage races of Homas Tour Pro (rules 5): from the books to a stage and back, as a campaign needs it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.catalogue import AnyFamily, AnyRace
from echappee.engine import Refused
from echappee.homas import HOMAS, Setup, set_up
from echappee.homas.cards import COLOURS
from echappee.homas.course import Course
from echappee.homas.records import setup_tags
from echappee.tours import homas_books
from echappee.tours.calendar import Day
from echappee.tours.family import Tags
from echappee.tours.homas_books import RIDERS, Books, Result, Summit
from echappee.tours.homas_calendar import course_id, print_calendar, read_calendar
from echappee.tours.homas_standings import jerseys, team_times


class HomasTour(NamedTuple):
    """What a stage race is made of: all five teams ride, in the order of their numbers."""

    days: tuple[Day, ...]
    teams: tuple[str, ...]
    """The kind of each team: team or neutral."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The teams' names."""
        return COLOURS

    @property
    def seats(self) -> tuple[str, ...]:
        """The teams that have a director."""
        return tuple(colour for colour, kind in zip(COLOURS, self.teams, strict=True) if kind == "team")


class HomasOutcome(NamedTuple):
    """What a stage race comes to: who wears the jerseys at the end, and the first team."""

    jerseys: Mapping[str, str]
    team: str


def set_up_stage(tour: HomasTour, number: int, books: Books) -> Setup:
    """The stage of this number, counted from 0: order, fitness and energy as the stages so far left them."""
    course = tour.days[number].stage
    if not number:
        return Setup(course, tour.teams)
    return Setup(
        course,
        tour.teams,
        tuple(team for team, _ in team_times(books)),
        tuple(books.riders[rider].draws for rider in RIDERS),
        tuple(rider for rider in RIDERS if books.riders[rider].tired),
        tuple(jerseys(books).items()),
    )


def kind_of(course: Course) -> str:
    """For which points a stage is ridden (5.5.1): flat, mountain or trial."""
    return "trial" if course.trial else "mountain" if course.mountainous else "flat"


def result_of(race: AnyRace) -> Result:
    """What a stage that is over has given."""
    position = race.position
    course: Course = position.course
    kinds = {mark.row: mark.kind for mark in course.summits}
    return Result(
        crossed=tuple(rider.name for rider in position.ranking),
        delays={rider.name: rider.delay for rider in position.riders},
        kind=kind_of(course),
        rushes=tuple(passage.riders for passage in position.sprints),
        summits=tuple(Summit(kinds[passage.row], passage.riders) for passage in position.summits),
        cards={rider.name: len(rider.cards) for rider in position.riders},
        limit=course.limit,
        disqualified=tuple(team.colour for team in position.teams if team.disqualified),
    )


class HomasTours:
    """What Homas Tour Pro brings to a tour."""

    game: AnyFamily = HOMAS
    younger: tuple[str, ...] = ("commitment",)

    def tour(self, calendar: str, teams: Sequence[str], rules: object) -> HomasTour:
        """What the stage race is made of; refuses what cannot be ridden."""
        if rules:
            raise Refused("bad-rules", "there is nothing to choose: a course has all its rules")
        if len(teams) != len(COLOURS):
            raise Refused("bad-teams", f"five teams ride a stage race, not {len(teams)} (rule 1.1.1)")
        tour = HomasTour(read_calendar(calendar), tuple(teams))
        set_up(set_up_stage(tour, 0, self.open_books(tour)))
        return tour

    def read_tour(self, tags: Tags) -> HomasTour:
        """What the stage race of a record's tags is made of."""
        return self.tour(tags["calendar"], tags["teams"].split(" "), tags.get("rules"))

    def tags(self, tour: HomasTour) -> dict[str, str]:
        """How its record begins."""
        return {"calendar": print_calendar(tour.days), "teams": " ".join(tour.teams)}

    def open_books(self, _tour: HomasTour) -> Books:
        """The books before the first stage."""
        return homas_books.open_books()

    def stage_tags(self, tour: HomasTour, number: int, books: Books, _chosen: object) -> dict[str, str]:
        """How the record of a stage begins that is ridden with these books."""
        return setup_tags(set_up_stage(tour, number, books)) | {"stage": course_id(tour.days[number])}

    def result(self, race: AnyRace, _day: Day) -> Result:
        """What a stage that is over has given."""
        return result_of(race)

    def enter(self, books: Books, result: Result) -> Books:
        """The books after a stage."""
        return homas_books.enter(books, result)

    def close_stage(self, books: Books, result: Result) -> Books:
        """The same: cards are counted when the stage ends, and nothing happens overnight."""
        return homas_books.enter(books, result)

    def chosen(self, _race: AnyRace) -> dict[str, str]:
        """Nothing: directors choose anew in every stage."""
        return {}

    def outcome(self, _tour: HomasTour, books: Books) -> HomasOutcome:
        """The jerseys and the first team."""
        return HomasOutcome(jerseys(books), team_times(books)[0][0])
