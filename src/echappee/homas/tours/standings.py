"""Classifications and jerseys of a Homas stage race (rules 5.1, 5.4 to 5.7): leaders and their jerseys."""

from typing import Final

from echappee.homas.tours.books import Account, Books, team_of
from echappee.tours.ranking import Classification, leaders_in, ranked, worn

TIME = Classification[Account]("time", "yellow", lambda account: account.time, by_time=True)
GREEN = Classification[Account]("green", "green", lambda account: account.green)
POLKA = Classification[Account]("polka", "polka", lambda account: account.polka)
CLASSIFICATIONS: Final = (TIME, GREEN, POLKA)
"""In the order in which their jerseys are worn (5.1.2)."""


def leaders(books: Books) -> dict[str, str]:
    """Who leads each classification, by its name; one rider may lead several."""
    return leaders_in(books, CLASSIFICATIONS)


def jerseys(books: Books) -> dict[str, str]:
    """Who wears each jersey; the next in line wears what a better jersey leaves free (5.1.2)."""
    return worn((each.jersey, ranked(books, each)) for each in CLASSIFICATIONS)


def team_times(books: Books) -> list[tuple[str, int]]:
    """The teams by the times of all their riders, as seconds behind the first (5.7.1).

    Of equals, the team whose first rider did better in the latest stage comes first.
    """
    times = dict.fromkeys(books.teams, 0)
    first: dict[str, int] = {}
    for rider, account in books.riders.items():
        team = team_of(rider)
        times[team] += account.time
        first[team] = min(first.get(team, len(books.riders)), books.latest(rider))
    best = min(times.values())
    order = sorted(times, key=lambda team: (times[team], first[team]))
    return [(team, times[team] - best) for team in order]
