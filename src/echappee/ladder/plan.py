"""Which bots meet where: drawn from the seed and the race's number, so that every bot meets every other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from echappee.bots.lookup import check_bot, seat_bot
from echappee.engine import Race, Refused, SeededDealer
from echappee.games import Game, game_named
from echappee.ladder.result import Finish, LadderResult
from echappee.notation.game_rules import DIRECTED, SomeRace
from echappee.simulate import GameSimulation
from echappee.simulate.game_simulation import Contest
from echappee.simulate.run import check_size, no_collector, ridden_by

FEWEST = 2
"""A single bot is neither stronger nor weaker."""


@dataclass(slots=True)
class Finishes:
    """How each race ended, by its number."""

    orders: dict[int, Finish] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many races."""
        return len(self.orders)

    def merge(self, other: "Finishes") -> None:
        """Take over the races of another part."""
        self.orders |= other.orders


def contests_of(game: Game, teams: int | None = None) -> tuple[Contest, ...]:
    """The races in which bots of this game meet; only those of this many teams, if a number is given."""
    found = tuple(game.room(GameSimulation).contests())
    wanted = tuple(each for each in found if teams in (None, each.teams))
    if not wanted:
        there = ", ".join(map(str, sorted({each.teams for each in found}))) or "none"
        raise Refused(
            "bad-teams", f"the races of a ladder of {game.rules.title} have this many teams: {there}"
        )
    return wanted


class LadderPlan(NamedTuple):
    """Races between these bots in these contests."""

    game: str
    bots: tuple[str, ...]
    contests: tuple[Contest, ...]
    size: int
    seed: int

    def check(self) -> None:
        """Refuse a ladder that cannot be ridden, before any race is."""
        check_size(self.size, "races")
        if len(set(self.bots)) < FEWEST:
            raise Refused("bad-teams", "a ladder needs two bots or more")
        for name in self.bots:
            check_bot(name, self.game)

    def tally(self, numbers: range) -> Finishes:
        """Ride the races of these numbers."""
        with no_collector():
            return Finishes({number: self.ride(number) for number in numbers})

    def ride(self, number: int) -> Finish:
        lot = Random(f"{self.seed}/{number}")
        contest = self.contests[number % len(self.contests)]
        bots = _company(lot, self.bots, contest.teams)
        return ride_contest(self.game, contest.tags, bots, f"{self.seed}/{number}")

    def result(self, total: Finishes) -> LadderResult:
        """The ratings after all of the races."""
        return LadderResult.of(self.bots, [total.orders[number] for number in sorted(total.orders)])


def _company(lot: Random, bots: Sequence[str], teams: int) -> list[str]:
    """As many different bots as possible, each in any seat."""
    found: list[str] = []
    while len(found) < teams:
        found += lot.sample(list(bots), min(len(bots), teams - len(found)))
    return found


def ride_contest(game: str, tags: Mapping[str, str], bots: Sequence[str], seed: str) -> Finish:
    """One race of these bots in seat order."""
    rules = game_named(game).rules
    start = rules.read_start(tags)
    race: SomeRace = Race(rules, start, SeededDealer(seed.encode()))
    directed = [team.colour for team in start.teams if team.kind == DIRECTED]
    names = dict(zip(directed, bots, strict=True))
    failed = ridden_by(
        race, {seat: seat_bot(name, f"{seed}/{seat}", game) for seat, name in names.items()}
    ).failed
    order = dict.fromkeys(rider.team for rider in race.position.ranking if rider.team in names)
    return Finish(
        tuple(names[seat] for seat in order if seat not in failed),
        tuple(names[seat] for seat in order if seat in failed),
    )
