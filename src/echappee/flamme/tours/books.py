"""A tour's books (rules 10.6): the accounts of riders and teams, stage after stage.

They do not know how a stage was ridden: results may come from a race here, or from a real table.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from echappee.engine import Refused

PODIUM = (3, 2, 1)
NOTHING: Mapping[str, int] = {}


class PileTaken(NamedTuple):
    """The tokens of a pile: which side was up, and the value that each rider took."""

    side: str
    riders: Mapping[str, int]


class StageResult(NamedTuple):
    """The result of one stage. Riders are called by team and type, as in blue.R."""

    crossed: tuple[str, ...]
    """All riders in the order in which they crossed the line."""
    times: Mapping[str, int]
    """Finish times in seconds."""
    sprint: Mapping[str, int] = NOTHING
    mountain: Mapping[str, int] = NOTHING
    exhaustion: Mapping[str, int] = NOTHING
    """Exhaustion cards in each deck when the stage ends."""
    one_a_team: bool = False
    """Whether a team gets at most one podium token, as in a team trial (11.1.5)."""
    rest: bool = False
    """Whether a rest day follows."""
    led: Mapping[str, int] = NOTHING
    """Tokens for leading the race, if there is a Super Combative jersey (10.9.1)."""
    broke_away: tuple[str, ...] = ()
    """The riders that started in the breakaway: they win ties of these tokens (10.9.3)."""
    specialists: Mapping[str, tuple[str, str]] = MappingProxyType({})
    """Rouleur and sprinteur of each team that drafted any; they ride all stages."""
    taken: Mapping[str, PileTaken] = MappingProxyType({})
    """The tokens by pile, where they are known: `sprint` and `mountain` have their sums."""
    unplaced: tuple[str, ...] = ()
    """The riders whose place nobody has written down: they are last in `crossed`, and not on the podium."""
    totals: "Books | None" = None
    """What the tour comes to after this stage, if only that is known."""


class Account(NamedTuple):
    """What a rider has collected, and the exhaustion cards it takes along."""

    time: int = 0
    sprint: int = 0
    mountain: int = 0
    exhaustion: int = 0


class Books(NamedTuple):
    """The state of a tour between two stages."""

    teams: tuple[str, ...]
    riders: Mapping[str, Account]
    podium: Mapping[str, int]
    """Tour points from podiums, by team."""
    rest: Mapping[str, int]
    """Tour points from rest days, by team."""
    crossed: tuple[str, ...] = ()
    """The order over the line in the latest stage: it decides every tie (10.7.4)."""
    combative: Mapping[str, int] = NOTHING
    """Tour points from being the most combative of a stage, by team (10.9.3)."""
    fighters: tuple[str, ...] = ()
    """The riders with tokens for leading in the latest stage that gave any, the most combative first."""
    specialists: Mapping[str, tuple[str, str]] = MappingProxyType({})
    """Rouleur and sprinteur of each team, from the first stage on."""

    @property
    def won(self) -> dict[str, int]:
        """Tour points won on the road: on podiums, and as the most combative."""
        return {team: self.podium[team] + self.combative.get(team, 0) for team in self.teams}

    @property
    def points(self) -> dict[str, int]:
        """Tour points so far, without the bonus that comes at the end."""
        return {team: won + self.rest[team] for team, won in self.won.items()}

    @property
    def begun(self) -> bool:
        """Whether the books contain anything, even if only from earlier stages."""
        return self != open_books(self.teams)

    def latest(self, rider: str) -> int:
        """When this rider crossed the line in the latest stage; all are equal before the first."""
        return self.crossed.index(rider) if self.crossed else 0

    def first_of(self, team: str) -> int:
        """When the first rider of this team crossed the line in the latest stage."""
        return min(self.latest(rider) for rider in self.riders if team_of(rider) == team)


def open_books(teams: Sequence[str]) -> Books:
    riders = {f"{team}.{kind}": Account() for team in teams for kind in ("R", "S")}
    nothing = dict.fromkeys(teams, 0)
    return Books(tuple(teams), riders, nothing, nothing)


def enter(books: Books, result: StageResult) -> Books:
    """The books after this stage, before anything is done for the next (10.6.1, 10.6.2)."""
    if result.totals is not None:
        return result.totals
    check_result(books, result)
    riders = {
        rider: Account(
            account.time + result.times[rider],
            account.sprint + result.sprint.get(rider, 0),
            account.mountain + result.mountain.get(rider, 0),
            result.exhaustion.get(rider, account.exhaustion),
        )
        for rider, account in books.riders.items()
    }
    podium, combative = dict(books.podium), dict(books.combative)
    for rider, points in podium_of(result):
        podium[team_of(rider)] += points
    fighters = fighters_of(result)
    for rider in fighters[:1]:
        combative[team_of(rider)] = combative.get(team_of(rider), 0) + 1
    return books._replace(
        riders=riders,
        podium=podium,
        crossed=result.crossed,
        combative=combative,
        fighters=fighters or books.fighters,
        specialists=result.specialists or books.specialists,
    )


def check_result(books: Books, result: StageResult) -> None:
    """Refuse a result of other riders, or not of all of them."""
    rows = (result.times, result.sprint, result.mountain, result.exhaustion, result.led)
    for rider in (*result.crossed, *result.broke_away, *(rider for row in rows for rider in row)):
        if rider not in books.riders:
            raise Refused("bad-result", f"no rider of this tour is called {rider[:20]}")
    for rider in books.riders:
        if result.crossed.count(rider) != 1:
            raise Refused(
                "bad-result", f"{rider} crosses the line once, not {result.crossed.count(rider)} times"
            )
        if rider not in result.times:
            raise Refused("bad-result", f"{rider} has no time")
    if any(amount < 0 for row in rows for amount in row.values()):
        raise Refused("bad-result", "times, points and cards cannot be negative")


def podium_of(result: StageResult) -> list[tuple[str, int]]:
    """The first three riders with their points (10.5.6, 11.1.5)."""
    first: list[str] = []
    for rider in result.crossed:
        second = result.one_a_team and team_of(rider) in map(team_of, first)
        if not second and rider not in result.unplaced:
            first.append(rider)
    return list(zip(first, PODIUM, strict=False))


def fighters_of(result: StageResult) -> tuple[str, ...]:
    """The riders who led, most often first; ties go to the breakaway, then to the first home (10.9.3)."""

    def merit(rider: str) -> tuple[int, bool, int]:
        return -result.led[rider], rider not in result.broke_away, result.crossed.index(rider)

    return tuple(sorted((rider for rider, tokens in result.led.items() if tokens), key=merit))


def team_of(rider: str) -> str:
    return rider.rpartition(".")[0]
