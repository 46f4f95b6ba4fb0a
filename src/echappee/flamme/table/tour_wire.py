"""A tour as it travels: its calendar, its books after the latest stage, and what each stage gave."""

from collections.abc import Mapping

from msgspec import Struct

from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.between_stages import first_to_place
from echappee.flamme.tours.books import Books, Result, fighters_of, podium_of
from echappee.flamme.tours.calendar import format_of, stage_of
from echappee.flamme.tours.standings import jerseys, leaders, team_times
from echappee.sheets import can_print
from echappee.tours.calendar import OWN, Day


class DayWire(Struct, frozen=True):
    """A stage of the calendar: how it is ridden (tour, ttt or itt), and whether a rest day follows.

    A road of one's own is named by its tiles, as in the settings of a table.
    """

    stage: str
    name: str
    format: str
    extended: bool
    rest: bool


class TourRiderWire(Struct, frozen=True):
    """What a rider has so far: seconds, points, and the exhaustion cards it starts the next stage with.

    `gap` are the seconds behind the first of the general classification.
    """

    name: str
    specialist: str
    time: int
    sprint: int
    mountain: int
    exhaustion: int
    gap: int


class TourTeamWire(Struct, frozen=True):
    """What a team has so far: tour points and what they are for, and the time of both riders."""

    colour: str
    points: int
    podium: int
    rest: int
    combative: int
    """Points for the most combative rider of a stage."""
    time: int


class StageResultWire(Struct, frozen=True):
    """What one stage gave. `points` are the tour points of each team after it, a rest day included."""

    podium: tuple[tuple[str, int], ...]
    times: dict[str, int]
    sprint: dict[str, int]
    mountain: dict[str, int]
    points: dict[str, int]
    crossed: tuple[str, ...]
    """The riders in the order in which they crossed the line."""
    combative: str
    """The most combative rider, who wins a point; empty where none is chosen."""
    led: dict[str, int]
    """The tokens that riders took for leading the race."""


class OutcomeWire(Struct, frozen=True):
    """What the tour comes to: bonus and total of each team, and the teams, the winner first."""

    bonus: dict[str, int]
    total: dict[str, int]
    ranking: tuple[str, ...]


class TourWire(Struct, frozen=True, tag_field="game", tag="flamme"):
    """A tour: the books after the latest stage that is over, everything done for the next.

    `jerseys` has riders by yellow, green, polka and combative, `leaders` by general, sprint and mountain;
    both are empty before the first stage is over.
    """

    number: int
    """How many stages are over."""
    days: tuple[DayWire, ...]
    riders: tuple[TourRiderWire, ...]
    teams: tuple[TourTeamWire, ...]
    jerseys: dict[str, str]
    leaders: dict[str, str]
    first: str
    """The team that places first in the next stage; empty before the first one and after the last."""
    history: tuple[StageResultWire, ...]
    """One for each stage that is over."""
    outcome: OutcomeWire | None
    """When all stages are ridden."""
    combative: bool
    """Whether the Super Combative jersey is ridden for."""
    pdf: bool = False
    """Whether this server makes the sheets as PDF."""


def tour_wire(tour: FlammeTour) -> TourWire:
    """The tour as it travels."""
    books = tour.books[-1]
    going = 0 < tour.number < len(tour.setup.days)
    return TourWire(
        tour.number,
        tuple(map(_day, tour.setup.days)),
        _riders(books, tour.books[-1].specialists),
        _teams(books),
        jerseys(books),
        leaders(books),
        first_to_place(books, tour.setup.seats) if going else "",
        tuple(map(_result, tour.results, tour.books[1:])),
        OutcomeWire(*outcome_of(tour)) if tour.over else None,
        tour.setup.rules.super_combative,
        can_print(),
    )


def stage_id(day: Day) -> str:
    """The stage of this day as the settings of a table would name it."""
    stage = stage_of(day)
    return " ".join(stage.tiles) if stage.id == OWN else stage.id


def _day(day: Day) -> DayWire:
    stage = stage_of(day)
    return DayWire(stage_id(day), stage.name, format_of(day), stage.special == "extended", day.rest)


def _riders(books: Books, chosen: Mapping[str, tuple[str, str]]) -> tuple[TourRiderWire, ...]:
    best = min(account.time for account in books.riders.values())
    specialists = {
        f"{team}.{kind}": name for team, both in chosen.items() for kind, name in zip("RS", both, strict=True)
    }
    return tuple(
        TourRiderWire(rider, specialists.get(rider, ""), *account, account.time - best)
        for rider, account in books.riders.items()
    )


def _teams(books: Books) -> tuple[TourTeamWire, ...]:
    times, points = dict(team_times(books)), books.points
    return tuple(
        TourTeamWire(
            team,
            points[team],
            books.podium[team],
            books.rest[team],
            books.combative.get(team, 0),
            times[team],
        )
        for team in books.teams
    )


def _result(result: Result, after: Books) -> StageResultWire:
    return StageResultWire(
        tuple(podium_of(result)),
        dict(result.times),
        dict(result.sprint),
        dict(result.mountain),
        after.points,
        result.crossed,
        next(iter(fighters_of(result)), ""),
        dict(result.led),
    )
