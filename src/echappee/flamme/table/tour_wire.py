"""A tour on the wire: its calendar, its books after the latest stage, and the result of each stage."""

from msgspec import Struct

from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import PODIUM, Books, StageResult, fighters_of, podium_of, team_of
from echappee.flamme.tours.calendar import format_of, stage_of
from echappee.flamme.tours.standings import (
    CLASSIFICATIONS,
    COMBATIVE,
    TourOutcome,
    bonus_for,
    first_to_place,
    jerseys,
    leaders,
    team_times,
)
from echappee.server.messages.wire import TourWire
from echappee.server.tables.game_table import ListedRace
from echappee.sheets import can_print
from echappee.tours import OWN, Day, ranked


class DayWire(Struct, frozen=True, kw_only=True):
    """A stage of the calendar: how it is ridden (tour, ttt or itt), and whether a rest day follows.

    A custom road is named by its tiles, as in the settings of a table.
    """

    stage: str
    name: str
    format: str
    extended: bool
    rest: bool
    combative: bool
    """Whether a most combative rider is chosen at its end."""


class TourRiderWire(Struct, frozen=True, kw_only=True):
    """A rider's account so far: seconds, points, and the exhaustion cards it starts the next stage with.

    `gap` is the number of seconds behind the leader of the general classification.
    """

    name: str
    team: str
    type: str
    """R or S, as in the name."""
    specialist: str
    time: int
    sprint: int
    mountain: int
    exhaustion: int
    gap: int


class TourTeamWire(Struct, frozen=True, kw_only=True):
    """A team's account so far: tour points with their sources, and the time of both riders."""

    colour: str
    points: int
    podium: int
    rest: int
    combative: int
    """Points for the most combative rider of a stage."""
    time: int


class StageResultWire(Struct, frozen=True, kw_only=True):
    """The result of one stage. `points` are the tour points of each team after it, a rest day included."""

    podium: tuple[tuple[str, int], ...]
    times: dict[str, int]
    sprint: dict[str, int]
    mountain: dict[str, int]
    points: dict[str, int]
    rest: dict[str, int]
    """The tour points that teams won on the rest day after it."""
    crossed: tuple[str, ...]
    """The riders in the order in which they crossed the line."""
    combative: str
    """The most combative rider, who wins a point; empty if there is none."""
    led: dict[str, int]
    """The tokens that riders took for leading the race."""


class PrizesWire(Struct, frozen=True, kw_only=True):
    """The tour points for the first of each stage, and at the end for the first of each classification."""

    podium: tuple[int, ...]
    general: tuple[int, ...]
    teams: tuple[int, ...]
    points: tuple[int, ...]
    """For the sprint and for the mountain, each."""


class OutcomeWire(Struct, frozen=True, kw_only=True):
    """The end of the tour: bonus and total of each team, and the teams, the winner first."""

    bonus: dict[str, int]
    total: dict[str, int]
    ranking: tuple[str, ...]


class FlammeTourWire(TourWire, frozen=True, kw_only=True, tag_field="game", tag="flamme"):
    """A tour: the books after the latest stage that is over, everything done for the next.

    `jerseys` has riders by yellow, green, polka and combative, `leaders` by general, sprint and mountain;
    both are empty before the first stage is over.
    """

    days: tuple[DayWire, ...]
    riders: tuple[TourRiderWire, ...]
    teams: tuple[TourTeamWire, ...]
    jerseys: dict[str, str]
    leaders: dict[str, str]
    ranking: dict[str, tuple[str, ...]]
    """Riders by general, sprint, mountain and combative, teams by `teams` (their time) and points.

    Before the first stage is over there are only the teams by points.
    """
    prizes: PrizesWire
    first: str
    """The team that places first in the next stage; empty before the first one and after the last."""
    history: tuple[StageResultWire, ...]
    """One for each stage that is over."""
    outcome: OutcomeWire | None
    """Once all stages are ridden."""
    combative: bool
    """Whether there is a Super Combative jersey."""


def tour_wire(tour: FlammeTour) -> FlammeTourWire:
    """The tour on the wire."""
    books = tour.books[-1]
    going = 0 < tour.number < len(tour.setup.days)
    return FlammeTourWire(
        number=tour.number,
        pdf=can_print(),
        days=tuple([_day(day, fought=tour.setup.rules.super_combative) for day in tour.setup.days]),
        riders=_riders(books),
        teams=_teams(books),
        jerseys=jerseys(books),
        leaders=leaders(books),
        ranking=_ranking(tour),
        prizes=_prizes(tour),
        first=first_to_place(books, tour.setup.seats) if going else "",
        history=tuple(map(_result, tour.results, tour.books, tour.books[1:])),
        outcome=_outcome(outcome_of(tour)) if tour.over else None,
        combative=tour.setup.rules.super_combative,
    )


def standing_of(tour: FlammeTour) -> ListedRace:
    """The tour in a list."""
    days, points = tour.setup.days, tour.books[-1].points
    points = outcome_of(tour).total if tour.over else points
    return ListedRace(
        stage=stage_id(days[min(tour.number, len(days) - 1)]),
        winner=outcome_of(tour).ranking[0] if tour.over else "",
        points=tuple(points[team] for team in tour.setup.colours) if tour.number else (),
    )


def stage_id(day: Day) -> str:
    """The stage of this day as the settings of a table would name it."""
    stage = stage_of(day)
    return " ".join(stage.tiles) if stage.id == OWN else stage.id


def _day(day: Day, *, fought: bool) -> DayWire:
    stage, form = stage_of(day), format_of(day)
    return DayWire(
        stage=stage_id(day),
        name=stage.title,
        format=form,
        extended=stage.special == "extended",
        rest=day.rest,
        combative=fought and form == "tour",
    )


def _ranking(tour: FlammeTour) -> dict[str, tuple[str, ...]]:
    books, points = tour.books[-1], tour.books[-1].points
    by_points = sorted(books.teams, key=lambda team: (-points[team], books.first_of(team)))
    ranking = {"points": outcome_of(tour).ranking if tour.over else tuple(by_points)}
    if tour.number:
        ranking |= {each.name: tuple(ranked(books, each)) for each in CLASSIFICATIONS}
        ranking |= {COMBATIVE: books.fighters, "teams": tuple(team for team, _ in team_times(books))}
    return ranking


def _prizes(tour: FlammeTour) -> PrizesWire:
    bonus = bonus_for(len(tour.setup.days), len(tour.setup.colours))
    return PrizesWire(podium=PODIUM, general=bonus.general, teams=bonus.team, points=bonus.sprint)


def _riders(books: Books) -> tuple[TourRiderWire, ...]:
    best = min(account.time for account in books.riders.values())
    specialists = {
        f"{team}.{kind}": name
        for team, both in books.specialists.items()
        for kind, name in zip("RS", both, strict=True)
    }
    return tuple(
        TourRiderWire(
            name=rider,
            team=team_of(rider),
            type=rider.removeprefix(f"{team_of(rider)}."),
            specialist=specialists.get(rider, ""),
            time=account.time,
            sprint=account.sprint,
            mountain=account.mountain,
            exhaustion=account.exhaustion,
            gap=account.time - best,
        )
        for rider, account in books.riders.items()
    )


def _teams(books: Books) -> tuple[TourTeamWire, ...]:
    times, points = dict(team_times(books)), books.points
    return tuple(
        TourTeamWire(
            colour=team,
            points=points[team],
            podium=books.podium[team],
            rest=books.rest[team],
            combative=books.combative.get(team, 0),
            time=times[team],
        )
        for team in books.teams
    )


def _result(result: StageResult, before: Books, after: Books) -> StageResultWire:
    return StageResultWire(
        podium=tuple(podium_of(result)),
        times=dict(result.times),
        sprint=dict(result.sprint),
        mountain=dict(result.mountain),
        points=after.points,
        rest={
            team: points - before.rest[team]
            for team, points in after.rest.items()
            if points > before.rest[team]
        },
        crossed=result.crossed,
        combative=next(iter(fighters_of(result)), ""),
        led=dict(result.led),
    )


def _outcome(outcome: TourOutcome) -> OutcomeWire:
    return OutcomeWire(bonus=outcome.bonus, total=outcome.total, ranking=outcome.ranking)
