"""Standings of a tour (rules 10.3, 10.7, 10.8): who leads and wears what, what nights change, how it ends."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from echappee.flamme.tours.books import Account, Books, StageResult, enter, team_of
from echappee.tours.ranking import Classification, leaders_in, ranked, worn

GENERAL = Classification[Account]("general", "yellow", lambda account: account.time, by_time=True)
SPRINT = Classification[Account]("sprint", "green", lambda account: account.sprint)
MOUNTAIN = Classification[Account]("mountain", "polka", lambda account: account.mountain)
CLASSIFICATIONS: Final = (GENERAL, SPRINT, MOUNTAIN)
"""In the order in which their jerseys are worn (10.7.3). Without a single point nobody leads (10.7.5)."""
COMBATIVE: Final = "combative"
JERSEYS: Final = (*(each.jersey for each in CLASSIFICATIONS), COMBATIVE)
"""All jerseys, the least one last: it depends on one stage only (10.9.4)."""


def leaders(books: Books) -> dict[str, str]:
    """The leader of each classification, by its name; one rider may lead several."""
    return leaders_in(books, CLASSIFICATIONS)


def jerseys(books: Books) -> dict[str, str]:
    """Who wears each jersey: nobody wears two; the next best rider takes the lesser one (10.7.3, 10.9.4)."""
    orders = [*(ranked(books, each) for each in CLASSIFICATIONS), books.fighters]
    return worn(zip(JERSEYS, orders, strict=True))


def team_times(books: Books) -> list[tuple[str, int]]:
    """The teams by the times of both riders together, the best first."""
    times = dict.fromkeys(books.teams, 0)
    for rider, account in books.riders.items():
        times[team_of(rider)] += account.time
    return sorted(times.items(), key=lambda each: (each[1], books.first_of(each[0])))


class Bonus(NamedTuple):
    """Bonus points for the first riders of each classification, and for the first teams."""

    general: tuple[int, ...]
    sprint: tuple[int, ...]
    mountain: tuple[int, ...]
    team: tuple[int, ...]


SHORT: Final = Bonus((3, 2, 1), (2, 1), (2, 1), (1,))
MIDDLE: Final = Bonus((4, 3, 2, 1), (3, 2, 1), (3, 2, 1), (2, 1))
LONG: Final = Bonus((5, 4, 3, 2, 1), (4, 3, 2, 1), (4, 3, 2, 1), (3, 2, 1))


class TourOutcome(NamedTuple):
    """How the tour ends."""

    bonus: dict[str, int]
    total: dict[str, int]
    ranking: tuple[str, ...]
    """The teams, the winner first."""


def bonus_for(stages: int, teams: int) -> Bonus:
    """The bonus points of a tour of this length; for two teams always the lowest (10.8.1)."""
    if teams <= 2 or stages <= 7:
        return SHORT
    return MIDDLE if stages <= 14 else LONG


def bonus_points(books: Books, bonus: Bonus) -> dict[str, int]:
    """Each team's bonus; a rider may score in several classifications (10.8.2)."""
    points = dict.fromkeys(books.teams, 0)
    for classification, prizes in zip(CLASSIFICATIONS, bonus, strict=False):
        for rider, prize in zip(ranked(books, classification), prizes, strict=False):
            points[team_of(rider)] += prize
    for (team, _), prize in zip(team_times(books), bonus.team, strict=False):
        points[team] += prize
    return points


def close_tour(books: Books, stages: int) -> TourOutcome:
    """Bonus, totals and the final ranking; ties by the last stage (10.8.3)."""
    bonus = bonus_points(books, bonus_for(stages, len(books.teams)))
    total = {team: points + bonus[team] for team, points in books.points.items()}
    ranking = sorted(books.teams, key=lambda team: (-total[team], books.first_of(team)))
    return TourOutcome(bonus, total, tuple(ranking))


def close_stage(books: Books, result: StageResult) -> Books:
    """The books when the next stage can begin, with everything done in the book's order (10.7)."""
    if result.totals is not None:
        return result.totals
    books = recover(enter(books, result), books.riders)
    return rest_day(books) if result.rest else books


def recover(books: Books, riders: Collection[str]) -> Books:
    """Half of their exhaustion cards, rounded down, leave the decks of these riders (10.7.1)."""
    kept = {
        rider: account._replace(exhaustion=account.exhaustion - account.exhaustion // 2)
        for rider, account in books.riders.items()
        if rider in riders
    }
    return books._replace(riders={**books.riders, **kept})


def rest_day(books: Books) -> Books:
    """A point for every classification led; everybody but the leaders recovers once more (10.7.6)."""
    led = leaders(books)
    rest = dict(books.rest)
    for rider in led.values():
        rest[team_of(rider)] += 1
    return recover(books._replace(rest=rest), books.riders.keys() - set(led.values()))


def first_to_place(books: Books, seats: Sequence[str] = ()) -> str:
    """The team with the fewest points; of equals the one whose best rider is further back (10.3.2).

    With automatic teams, only directed teams count: the others are placed before them.
    """
    points = books.points
    return min(seats or books.teams, key=lambda team: (points[team], *_far_back(books, team)))


def _far_back(books: Books, team: str) -> tuple[int, int]:
    """How far back the better rider of this team is in the general classification; less is further back."""
    riders = [rider for rider in books.riders if team_of(rider) == team]
    time, latest = min((books.riders[rider].time, books.latest(rider)) for rider in riders)
    return -time, -latest
