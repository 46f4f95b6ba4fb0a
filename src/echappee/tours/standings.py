"""Classifications and jerseys of a tour (rules 10.7.3, 10.7.4): who leads, and who wears it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from echappee.tours.books import Account, Books, team_of


class Classification(NamedTuple):
    """One way of comparing riders. Without a single point nobody leads (10.7.5)."""

    name: str
    jersey: str
    merit: Callable[[Account], int]
    """Sorts accounts, the best first."""
    counts: Callable[[Account], bool]
    """Whether an account has anything to show."""


GENERAL = Classification("general", "yellow", lambda account: account.time, lambda _: True)
SPRINT = Classification(
    "sprint", "green", lambda account: -account.sprint, lambda account: account.sprint > 0
)
MOUNTAIN = Classification(
    "mountain", "polka", lambda account: -account.mountain, lambda account: account.mountain > 0
)
CLASSIFICATIONS: Final = (GENERAL, SPRINT, MOUNTAIN)
"""In the order in which their jerseys are worn (10.7.3)."""


def ranked(books: Books, classification: Classification) -> list[str]:
    """The riders of this classification, the best first; ties by the latest stage (10.7.4)."""
    if not books.begun:
        return []
    riders = [rider for rider, account in books.riders.items() if classification.counts(account)]
    return sorted(riders, key=lambda rider: (classification.merit(books.riders[rider]), books.latest(rider)))


def leaders(books: Books) -> dict[str, str]:
    """Who leads each classification, by its name; one rider may lead several."""
    found = {each.name: ranked(books, each) for each in CLASSIFICATIONS}
    return {name: riders[0] for name, riders in found.items() if riders}


def jerseys(books: Books) -> dict[str, str]:
    """Who wears each jersey: nobody wears two, the next best rider takes the lesser one (10.7.3)."""
    worn: dict[str, str] = {}
    for classification in CLASSIFICATIONS:
        free = [rider for rider in ranked(books, classification) if rider not in worn.values()]
        if free:
            worn[classification.jersey] = free[0]
    return worn


def team_times(books: Books) -> list[tuple[str, int]]:
    """The teams by the times of both riders together, the best first."""
    times = dict.fromkeys(books.teams, 0)
    for rider, account in books.riders.items():
        times[team_of(rider)] += account.time
    return sorted(times.items(), key=lambda each: (each[1], books.first_of(each[0])))
