"""The books of a Homas stage race (rules 5.2 to 5.10): times, points, and what riders take to the next stage.

They do not know how a stage was ridden: results may come from a race here, or from a real table. Riders are
called by team and number, as in 21.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.finish import MINUTE, RUSH_PLACES, delay

LONG: Final = (10, 8, 7, 6, 5, 4, 3, 2, 1)
SHORT: Final = (5, 4, 3, 2, 1)
GREEN: Final = {"flat": LONG, "mountain": SHORT, "trial": SHORT}
"""Points at the finish, by the kind of stage (5.5.1)."""
POLKA: Final = {"mountain": LONG, "hill": SHORT}
"""Points on top of climbs (5.6.1)."""
MOST_DRAWN: Final = 3
RIDERS: Final = tuple(f"{team}{role}" for team in range(1, len(COLOURS) + 1) for role in range(1, 5))
NOTHING: Final[Mapping[str, int]] = {}


class Arrival(NamedTuple):
    """A rider's arrival: the turn, and how many squares beyond the line."""

    turn: int
    squares: int


class Summit(NamedTuple):
    """Who came over the top of a climb first."""

    kind: str
    """hill or mountain."""
    riders: tuple[str, ...]


class StageResult(NamedTuple):
    """The result of one stage."""

    crossed: tuple[str, ...]
    """All riders in the order of their places."""
    delays: Mapping[str, int]
    """Seconds behind the winner, bonuses not counted (5.2)."""
    kind: str = "flat"
    """flat, mountain (with at least one in it) or trial."""
    rushes: tuple[tuple[str, ...], ...] = ()
    """The first five of each intermediate sprint."""
    summits: tuple[Summit, ...] = ()
    cards: Mapping[str, int] = NOTHING
    """Individual energy cards left; zero for riders that are not named."""
    limit: int | None = None
    """The time limit in minutes."""
    disqualified: tuple[str, ...] = ()
    """Teams with a fitness card that was not played (4.1.3)."""
    unplaced: tuple[str, ...] = ()
    """The riders whose place nobody has written down: they are last in `crossed`, without points for it."""
    totals: "Books | None" = None
    """What the stage race comes to after this stage, if only that is known."""


class Account(NamedTuple):
    """A rider's account so far, with its cards for the next stage."""

    time: int = 0
    """Seconds behind the yellow jersey."""
    green: int = 0
    polka: int = 0
    draws: int = 1
    """Fitness cards that it draws before the next stage (5.9.1)."""
    tired: bool = False
    """Whether it was outside the time limit and has no individual cards (5.10.1)."""


class Books(NamedTuple):
    """The state of a stage race between two stages."""

    riders: Mapping[str, Account]
    crossed: tuple[str, ...] = ()
    """The places of the latest stage: they decide every tie (5.1.1)."""

    @property
    def begun(self) -> bool:
        """Whether a stage is in them."""
        return bool(self.crossed)

    @property
    def teams(self) -> tuple[str, ...]:
        """The teams that ride."""
        return tuple(dict.fromkeys(map(team_of, self.riders)))

    def latest(self, rider: str) -> int:
        """This rider's place in the latest stage; without one all are equal."""
        return self.crossed.index(rider) if self.crossed else 0


def team_of(rider: str) -> str:
    """The team of a rider."""
    return COLOURS[int(rider[0]) - 1]


def open_books(riders: Iterable[str] = RIDERS) -> Books:
    """The books before the first stage."""
    return Books({rider: Account() for rider in riders})


def enter(books: Books, result: StageResult) -> Books:
    """The books after this stage: the rider with the least time now wears yellow and has 0 (5.4.1)."""
    if result.totals is not None:
        return result.totals
    check_result(books, result)
    times, green, polka = stage_times(result), green_points(result), polka_points(result)
    total = {rider: account.time + times[rider] for rider, account in books.riders.items()}
    best = min(total.values())
    riders = {
        rider: Account(
            total[rider] - best,
            account.green + green[rider],
            account.polka + polka[rider],
            *_recovered(result, rider),
        )
        for rider, account in books.riders.items()
    }
    return Books(riders, places(result))


def places(result: StageResult) -> tuple[str, ...]:
    """The riders in the order of the stage; disqualified teams are last (4.1.3)."""
    return tuple(sorted(result.crossed, key=lambda rider: team_of(rider) in result.disqualified))


def stage_times(result: StageResult) -> dict[str, int]:
    """The time that the stage adds for everybody; bonus seconds can make it negative (5.4.2).

    A disqualified team has the time of the last rider.
    """
    bonus, last = bonus_seconds(result), max(result.delays.values())
    return {
        rider: (last if team_of(rider) in result.disqualified else delay) - bonus[rider]
        for rider, delay in result.delays.items()
    }


def bonus_seconds(result: StageResult) -> Counter[str]:
    """Seconds won at rushes: as many as points (5.8.2)."""
    return _scored(result, ((SHORT, riders) for riders in result.rushes))


def green_points(result: StageResult) -> Counter[str]:
    """Points for the green jersey, at the finish and at rushes (5.5.1)."""
    placed = [rider for rider in places(result) if rider not in result.unplaced]
    return bonus_seconds(result) + _scored(result, [(GREEN[result.kind], placed)])


def polka_points(result: StageResult) -> Counter[str]:
    """Points for the polka-dotted jersey (5.6.1)."""
    return _scored(result, ((POLKA[summit.kind], summit.riders) for summit in result.summits))


def _scored(result: StageResult, prizes: Iterable[tuple[Sequence[int], Sequence[str]]]) -> Counter[str]:
    """The points that riders have won; a disqualified team gets none from the stage."""
    points: Counter[str] = Counter()
    for scale, riders in prizes:
        for rider, won in zip(riders, scale, strict=False):
            points[rider] += 0 if team_of(rider) in result.disqualified else won
    return points


def _recovered(result: StageResult, rider: str) -> tuple[int, bool]:
    """How many fitness cards are drawn next, and whether the rider starts without energy (5.9.1, 5.10.1)."""
    late = result.limit is not None and result.delays[rider] > result.limit * MINUTE
    return 1 if late else min(1 + result.cards.get(rider, 0), MOST_DRAWN), late


def delays_of(arrivals: Mapping[str, Arrival], finish: str = "flat") -> dict[str, int]:
    """Delays from turns and squares as written down at a table (5.2, 5.3.3).

    `finish` is the kind of road at the line: flat, a hill or a mountain.
    """
    first = min(arrivals.values(), key=lambda arrival: (arrival.turn, -arrival.squares))
    return {
        rider: delay(arrival.turn - first.turn, first.squares - arrival.squares, finish)
        for rider, arrival in arrivals.items()
    }


def check_result(books: Books, result: StageResult) -> None:
    """Refuse a result with unknown riders, or without some of them."""
    orders = (*result.rushes, *(summit.riders for summit in result.summits))
    named = (*result.crossed, *result.delays, *result.cards, *(rider for order in orders for rider in order))
    if foreign := [rider for rider in named if rider not in books.riders]:
        raise Refused("bad-result", f"no rider of this race is called {foreign[0][:20]}")
    for rider in books.riders:
        if (times := result.crossed.count(rider)) != 1:
            raise Refused("bad-result", f"{rider} crosses the line once, not {times} times")
        if rider not in result.delays:
            raise Refused("bad-result", f"{rider} has no delay")
    if any(len(set(order)) < len(order) for order in orders):
        raise Refused("bad-result", "nobody comes over a line twice")
    if any(len(order) > RUSH_PLACES for order in result.rushes):
        raise Refused("bad-result", f"the first {RUSH_PLACES} of a rush score (rule 5.8.2)")
    if min([*result.delays.values(), *result.cards.values(), result.limit or 0]) < 0:
        raise Refused("bad-result", "no delay, no card and no limit is less than none")
    _check_kinds(books, result)


def _check_kinds(books: Books, result: StageResult) -> None:
    if result.kind not in GREEN:
        raise Refused("bad-result", f"a stage is {', '.join(GREEN)}, not {result.kind[:20]}")
    if wrong := [summit.kind for summit in result.summits if summit.kind not in POLKA]:
        raise Refused("bad-result", f"a climb is {' or '.join(POLKA)}, not {wrong[0][:20]}")
    if unknown := [team for team in result.disqualified if team not in books.teams]:
        raise Refused("bad-result", f"there is no team {unknown[0][:20]}")
