"""A stage race of Homas Tour Pro on the wire: calendar, books after the latest stage, every result."""

from msgspec import Struct

from echappee.homas.tours import StageRace
from echappee.homas.tours.books import Books, StageResult, green_points, places, polka_points, stage_times
from echappee.homas.tours.calendar import road_of
from echappee.homas.tours.stage_setup import kind_of
from echappee.homas.tours.standings import CLASSIFICATIONS, jerseys, team_times
from echappee.server.messages.wire import TourWire
from echappee.server.tables.game_table import ListedRace
from echappee.sheets import can_print
from echappee.tours import Day, ranked


class HomasDay(Struct, frozen=True, kw_only=True):
    """A stage of the calendar: flat, mountain (with one in it) or trial; the time limit in minutes."""

    stage: str
    name: str
    kind: str
    length: int
    limit: int | None


class HomasTourRider(Struct, frozen=True, omit_defaults=True):
    """A rider's account so far: seconds behind yellow, points, and its cards for the next stage."""

    name: str
    time: int = 0
    green: int = 0
    polka: int = 0
    draws: int = 1
    """Fitness cards that it draws before the next stage."""
    tired: bool = False
    """Whether it has no individual energy cards there, having been outside the time limit."""


class HomasTourTeam(Struct, frozen=True):
    """A team and the times of its riders together, as seconds behind the first team."""

    colour: str
    time: int


class HomasSummit(Struct, frozen=True):
    """Who came first over a hill or a mountain."""

    kind: str
    riders: tuple[str, ...]


class HomasStageResult(Struct, frozen=True, kw_only=True):
    """The result of one stage: places, times with bonus seconds taken off, and points.

    `jerseys` and `order` (of the teams) are as they were after it.
    """

    crossed: tuple[str, ...]
    times: dict[str, int]
    green: dict[str, int]
    polka: dict[str, int]
    rushes: tuple[tuple[str, ...], ...]
    summits: tuple[HomasSummit, ...]
    disqualified: tuple[str, ...]
    jerseys: dict[str, str]
    order: tuple[str, ...]


class HomasTourWire(TourWire, frozen=True, kw_only=True, tag_field="game", tag="homas"):
    """A stage race: the books after the latest stage that is over."""

    days: tuple[HomasDay, ...]
    riders: tuple[HomasTourRider, ...]
    """In the order of their numbers."""
    teams: tuple[HomasTourTeam, ...]
    """The best first, once a stage is over: in this order they line up for the next one."""
    jerseys: dict[str, str]
    """Riders by yellow, green and polka; empty before the first stage is over."""
    ranking: dict[str, tuple[str, ...]]
    """The riders by time, green and polka, the best first; riders without a point are not in it."""
    history: tuple[HomasStageResult, ...]
    """One for each stage that is over."""


def tour_wire(tour: StageRace) -> HomasTourWire:
    """The stage race on the wire."""
    books = tour.books[-1]
    return HomasTourWire(
        number=tour.number,
        pdf=can_print(),
        days=tuple(map(_day, tour.setup.days)),
        riders=tuple(HomasTourRider(rider, *account) for rider, account in books.riders.items()),
        teams=tuple(HomasTourTeam(team, time) for team, time in team_times(books)),
        jerseys=jerseys(books),
        ranking={each.name: tuple(ranked(books, each)) for each in CLASSIFICATIONS},
        history=tuple(map(_result, tour.results, tour.books[1:])),
    )


def standing_of(tour: StageRace) -> ListedRace:
    """The stage race in a list: the rider in yellow wins it, and teams have no points."""
    days = tour.setup.days
    winner = jerseys(tour.books[-1])["yellow"] if tour.over else ""
    return ListedRace(days[min(tour.number, len(days) - 1)].stage, winner)


def _day(day: Day) -> HomasDay:
    road = road_of(day)
    return HomasDay(stage=day.stage, name=road.name, kind=kind_of(road), length=road.length, limit=road.limit)


def _result(result: StageResult, after: Books) -> HomasStageResult:
    return HomasStageResult(
        crossed=places(result),
        times=stage_times(result),
        green=dict(+green_points(result)),
        polka=dict(+polka_points(result)),
        rushes=result.rushes,
        summits=tuple(HomasSummit(*summit) for summit in result.summits),
        disqualified=result.disqualified,
        jerseys=jerseys(after),
        order=tuple(team for team, _ in team_times(after)),
    )
