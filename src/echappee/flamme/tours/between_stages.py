"""Between two stages (rules 10.3, 10.7): tired legs, a rest day, and who places first."""

from collections.abc import Collection, Sequence

from echappee.flamme.tours.books import Books, StageResult, enter, team_of
from echappee.flamme.tours.standings import leaders


def close_stage(books: Books, result: StageResult) -> Books:
    """The books when the next stage can begin, with everything done in the book's order (10.7)."""
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

    With automatic teams, only teams that a seat decides for count: the others are placed before them.
    """
    points = books.points
    return min(seats or books.teams, key=lambda team: (points[team], *_far_back(books, team)))


def _far_back(books: Books, team: str) -> tuple[int, int]:
    """How far back the better rider of this team is in the general classification; less is further back."""
    riders = [rider for rider in books.riders if team_of(rider) == team]
    time, latest = min((books.riders[rider].time, books.latest(rider)) for rider in riders)
    return -time, -latest
