"""Classifications and jerseys of a tour (rules 10.7.3, 10.7.4): who leads, and who wears it."""

from typing import Final

from echappee.flamme.tours.books import Account, Books, team_of
from echappee.tours.ranking import Classification, ranked, worn

__all__ = [
    "CLASSIFICATIONS",
    "COMBATIVE",
    "GENERAL",
    "JERSEYS",
    "MOUNTAIN",
    "SPRINT",
    "Classification",
    "jerseys",
    "leaders",
    "ranked",
    "team_times",
]


GENERAL = Classification[Account]("general", "yellow", lambda account: account.time, lambda _: True)
SPRINT = Classification[Account](
    "sprint", "green", lambda account: -account.sprint, lambda account: account.sprint > 0
)
MOUNTAIN = Classification[Account](
    "mountain", "polka", lambda account: -account.mountain, lambda account: account.mountain > 0
)
CLASSIFICATIONS: Final = (GENERAL, SPRINT, MOUNTAIN)
"""In the order in which their jerseys are worn (10.7.3). Without a single point nobody leads (10.7.5)."""
COMBATIVE: Final = "combative"
JERSEYS: Final = (*(each.jersey for each in CLASSIFICATIONS), COMBATIVE)
"""All jerseys, the least one last: it depends on one stage only (10.9.4)."""


def leaders(books: Books) -> dict[str, str]:
    """The leader of each classification, by its name; one rider may lead several."""
    found = {each.name: ranked(books, each) for each in CLASSIFICATIONS}
    return {name: riders[0] for name, riders in found.items() if riders}


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
