"""Many races of Homas Tour Pro: how one of them is ridden, and what they say."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from echappee.bots import drive, make_bot
from echappee.engine import Race, Refused, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Position, Setup, set_up
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.simulate.intervals import mean_interval, share_intervals
from echappee.simulate.run import no_collector


@dataclass(slots=True)
class Tally:
    """Whole numbers only, so that the order in which races are added cannot matter."""

    races: int = 0
    turns: int = 0
    turns_squared: int = 0
    teams: Counter[str] = field(default_factory=Counter)
    roles: Counter[str] = field(default_factory=Counter)

    @property
    def size(self) -> int:
        """How many races."""
        return self.races

    def add(self, position: Position) -> None:
        """Count a race that ended in this position."""
        winner = position.ranking[0]
        self.races += 1
        self.turns += position.round
        self.turns_squared += position.round**2
        self.teams[winner.team] += 1
        self.roles[ROLES[winner.role - 1]] += 1

    def merge(self, other: "Tally") -> None:
        """Count what another tally has counted."""
        self.races += other.races
        self.turns += other.turns
        self.turns_squared += other.turns_squared
        self.teams += other.teams
        self.roles += other.roles


@dataclass(frozen=True, slots=True)
class Result:
    """The statistics of a simulation."""

    races: int
    turns_mean: float
    wins_by_team: dict[str, int]
    wins_by_role: dict[str, int]
    turns_interval: tuple[float, float]

    @classmethod
    def of(cls, tally: Tally) -> "Result":
        """The statistics of what was counted; all five teams ride every race."""
        return cls(
            tally.races,
            tally.turns / tally.races,
            {colour: tally.teams[colour] for colour in COLOURS},
            {role: tally.roles[role] for role in ROLES},
            mean_interval(tally.races, tally.turns, tally.turns_squared),
        )

    def as_json(self) -> dict[str, object]:
        """Counts, and 95 % intervals: of the mean, and of the shares."""
        return {
            "races": self.races,
            "turns_mean": self.turns_mean,
            "wins_by_team": self.wins_by_team,
            "wins_by_role": self.wins_by_role,
            "intervals": {
                "turns_mean": list(self.turns_interval),
                "wins_by_team": share_intervals(self.wins_by_team, self.races),
                "wins_by_role": share_intervals(self.wins_by_role, self.races),
            },
        }


class Plan(NamedTuple):
    """So many races of one setup. `bots` names who answers for each team, in seat order; "-" for nobody."""

    setup: Setup
    bots: tuple[str, ...]
    races: int
    seed: int

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any race is ridden."""
        set_up(self.setup)
        if self.races < 1:
            raise Refused("bad-races", f"at least one race must be ridden, not {self.races}")
        if len(self.bots) != len(self.setup.teams):
            named = len(self.setup.teams)
            raise Refused("bad-teams", f"{named} teams need as many bots, not {len(self.bots)}")
        for name, kind in zip(self.bots, self.setup.teams, strict=True):
            if kind == "team":
                make_bot(name, 0, HOMAS.name)

    @property
    def size(self) -> int:
        """How many races."""
        return self.races

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        tally = Tally()
        with no_collector():
            for number in numbers:
                tally.add(ride(self, number).position)
        return tally

    def result(self, total: Tally) -> Result:
        """The statistics of what was counted."""
        return Result.of(total)


def ride(plan: Plan, number: int) -> HomasRace:
    """The race of this number, ridden to its end; all chance in it hangs on seed and number alone."""
    position = set_up(plan.setup)
    race = Race(HOMAS, position, SeededDealer(plan.seed, str(number)))
    bots = {
        team.colour: make_bot(name, f"{plan.seed}/{number}/{team.colour}", HOMAS.name)
        for team, name in zip(position.teams, plan.bots, strict=False)
        if not team.neutral
    }
    drive(race, bots)
    return race
