"""Rankings that all tours share: riders ranked by a number, ties by the latest stage, one jersey each.

No game is known here: an account is whatever a game's books have for a rider.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

Account = TypeVar("Account")
Entered_co = TypeVar("Entered_co", covariant=True)


class Accounts(Protocol[Entered_co]):
    """The part of the books that classifications look at."""

    @property
    def riders(self) -> Mapping[str, Entered_co]:
        """Every rider's account."""

    @property
    def begun(self) -> bool:
        """Whether the books contain anything."""

    def latest(self, rider: str) -> int:
        """This rider's place in the latest stage; lower is better."""


class Classification(NamedTuple, Generic[Account]):
    """One way of comparing riders; a rider with nothing to show is not in it."""

    name: str
    jersey: str
    amount: Callable[[Account], int]
    """The amount in an account: a time, of which the least is best, or points, of which the most are."""
    by_time: bool = False

    def counts(self, account: Account) -> bool:
        """Whether an account has anything to show."""
        return self.by_time or self.amount(account) > 0

    def merit(self, account: Account) -> int:
        """Sorts accounts, the best first."""
        return self.amount(account) if self.by_time else -self.amount(account)


def ranked(books: Accounts[Account], classification: Classification[Account]) -> list[str]:
    """The riders of this classification, the best first; ties by the latest stage."""
    if not books.begun:
        return []
    riders = [rider for rider, account in books.riders.items() if classification.counts(account)]
    return sorted(riders, key=lambda rider: (classification.merit(books.riders[rider]), books.latest(rider)))


def leaders_in(books: Accounts[Account], by: Iterable[Classification[Account]]) -> dict[str, str]:
    """Who leads each classification, by its name; one rider may lead several."""
    found = {each.name: ranked(books, each) for each in by}
    return {name: riders[0] for name, riders in found.items() if riders}


def worn(orders: Iterable[tuple[str, Sequence[str]]]) -> dict[str, str]:
    """Who wears each jersey: nobody wears two; the next in line takes the lesser one, which comes later."""
    found: dict[str, str] = {}
    for jersey, order in orders:
        free = [rider for rider in order if rider not in found.values()]
        if free:
            found[jersey] = free[0]
    return found
