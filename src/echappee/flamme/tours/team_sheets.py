"""A team's sheet (rules 10.6, 10.7): its riders' winnings in every stage, and the totals.

The tour sheet needs only the books after each stage (`FlammeTour.entered`).
"""

from typing import NamedTuple

from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import Books, podium_of
from echappee.flamme.tours.standings import recover


class RiderEntry(NamedTuple):
    """A rider's winnings: in one stage, or in all of them."""

    time: int
    podium: int
    sprint: int
    mountain: int


class Legs(NamedTuple):
    """A rider's exhaustion cards before and after recovering."""

    before: int
    after: int


class StageLine(NamedTuple):
    """A stage on a team's sheet."""

    entries: tuple[RiderEntry, ...]
    """Of the Rouleur, then of the Sprinteur."""
    legs: tuple[Legs, ...]
    points: int
    """Tour points from this stage."""


class RestRow(NamedTuple):
    """A rest day on a team's sheet."""

    legs: tuple[Legs, ...]
    points: int


class TeamSheet(NamedTuple):
    """A team's whole sheet so far."""

    riders: tuple[str, ...]
    rows: tuple[StageLine, ...]
    """One for each stage that is over."""
    rests: dict[int, RestRow]
    """By the stage that they follow, counted from 0."""
    sums: tuple[RiderEntry, ...]
    bonus: int | None
    """Once the tour is over."""
    total: int


def team_sheet(tour: FlammeTour, team: str) -> TeamSheet:
    riders, over = tuple(f"{team}.{kind}" for kind in "RS"), tour.over
    stages = range(tour.number)
    rows = tuple(_row(tour, number, team, riders) for number in stages)
    rests = {n: _rest(tour, n, team, riders) for n in stages if tour.setup.days[n].rest}
    return TeamSheet(
        riders=riders,
        rows=rows,
        rests=rests,
        sums=tuple(_sum(tour.books[-1], rider, rows, index) for index, rider in enumerate(riders)),
        bonus=outcome_of(tour).bonus[team] if over else None,
        total=outcome_of(tour).total[team] if over else tour.books[-1].points[team],
    )


def _row(tour: FlammeTour, number: int, team: str, riders: tuple[str, ...]) -> StageLine:
    result, entered = tour.results[number], tour.entered[number]
    podium = dict(podium_of(result))
    entries = tuple(
        RiderEntry(
            result.times[rider],
            podium.get(rider, 0),
            result.sprint.get(rider, 0),
            result.mountain.get(rider, 0),
        )
        for rider in riders
    )
    return StageLine(
        entries,
        _legs(entered, _night(entered), riders),
        entered.points[team] - tour.books[number].points[team],
    )


def _rest(tour: FlammeTour, number: int, team: str, riders: tuple[str, ...]) -> RestRow:
    entered, morning = tour.entered[number], tour.books[number + 1]
    return RestRow(_legs(_night(entered), morning, riders), morning.rest[team] - entered.rest[team])


def _sum(books: Books, rider: str, rows: tuple[StageLine, ...], index: int) -> RiderEntry:
    account = books.riders[rider]
    return RiderEntry(
        account.time, sum(row.entries[index].podium for row in rows), account.sprint, account.mountain
    )


def _night(entered: Books) -> Books:
    """The state after everybody has given back half."""
    return recover(entered, entered.riders)


def _legs(before: Books, after: Books, riders: tuple[str, ...]) -> tuple[Legs, ...]:
    return tuple(Legs(before.riders[rider].exhaustion, after.riders[rider].exhaustion) for rider in riders)
