"""Many stage races of Homas Tour Pro: who wins them, who wins stages, and in which jerseys they end."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from echappee.homas.rules import HOMAS
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.tours import StageRace, new_tour
from echappee.homas.tours.books import places, team_of
from echappee.homas.tours.standings import CLASSIFICATIONS, jerseys, team_times
from echappee.simulate.intervals import share_intervals
from echappee.simulate.run import no_collector
from echappee.simulate.tours import check_bots, check_tours, ride_tour
from echappee.tours.tour import stage_seed

WORN = tuple(each.jersey for each in CLASSIFICATIONS)


@dataclass(slots=True)
class TourTally:
    """Whole numbers only, so that the order in which races are added cannot matter."""

    tours: int = 0
    roles: Counter[str] = field(default_factory=Counter)
    """Of the riders in yellow at the end."""
    jerseys: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By team and jersey, as they are worn at the very end."""
    stages: Counter[str] = field(default_factory=Counter)
    firsts: Counter[str] = field(default_factory=Counter)
    """The teams that were first in the team classification."""

    @property
    def size(self) -> int:
        """How many stage races."""
        return self.tours

    def add(self, tour: StageRace) -> None:
        """Count a stage race that is over."""
        worn = jerseys(tour.books[-1])
        self.tours += 1
        self.roles[ROLES[int(worn["yellow"][1]) - 1]] += 1
        self.jerseys.update((team_of(rider), jersey) for jersey, rider in worn.items())
        self.stages.update(team_of(places(result)[0]) for result in tour.results)
        self.firsts[team_times(tour.books[-1])[0][0]] += 1

    def merge(self, other: "TourTally") -> None:
        """Count what another tally has counted."""
        self.tours += other.tours
        self.roles += other.roles
        self.jerseys += other.jerseys
        self.stages += other.stages
        self.firsts += other.firsts


@dataclass(frozen=True, slots=True)
class TourResult:
    """The statistics of many stage races; who wears yellow at the end has won."""

    tours: int
    stages: int
    """In each race."""
    wins_by_team: dict[str, int]
    wins_by_role: dict[str, int]
    stages_by_team: dict[str, int]
    firsts_by_team: dict[str, int]
    jerseys_by_team: dict[str, dict[str, int]]

    @classmethod
    def of(cls, tally: TourTally, stages: int) -> "TourResult":
        """The statistics of what was counted, in races of so many stages."""
        worn = {colour: {name: tally.jerseys[colour, name] for name in WORN} for colour in COLOURS}
        return cls(
            tally.tours,
            stages,
            {colour: worn[colour][WORN[0]] for colour in COLOURS},
            {role: tally.roles[role] for role in ROLES},
            {colour: tally.stages[colour] for colour in COLOURS},
            {colour: tally.firsts[colour] for colour in COLOURS},
            worn,
        )

    def as_json(self) -> dict[str, object]:
        """Counts, and 95 % intervals of the shares."""
        return {
            "tours": self.tours,
            "stages": self.stages,
            "wins_by_team": self.wins_by_team,
            "wins_by_role": self.wins_by_role,
            "stages_by_team": self.stages_by_team,
            "firsts_by_team": self.firsts_by_team,
            "jerseys_by_team": self.jerseys_by_team,
            "intervals": {
                "wins_by_team": share_intervals(self.wins_by_team, self.tours),
                "wins_by_role": share_intervals(self.wins_by_role, self.tours),
            },
        }


class TourPlan(NamedTuple):
    """Many stage races of one kind. `bots` names the bot of each team, in seat order; "-" for none."""

    calendar: str
    """A preset's name, or the courses in a row."""
    teams: tuple[str, ...]
    """The kind of each team."""
    bots: tuple[str, ...]
    tours: int
    seed: int

    @property
    def size(self) -> int:
        """How many stage races."""
        return self.tours

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any stage is ridden."""
        check_tours(self.tours)
        check_bots(self.teams, self.bots, HOMAS.name)
        self.begin(0)

    def begin(self, number: int) -> StageRace:
        """The stage race of this number before its first stage."""
        return new_tour(self.calendar, self.teams, self.bots, stage_seed(self.seed, number))

    def ride(self, number: int) -> StageRace:
        """The stage race of this number, ridden to its end; all chance in it hangs on seed and number alone."""
        tour = self.begin(number)
        ride_tour(tour, self.bots, f"{self.seed}/{number}")
        return tour

    def tally(self, numbers: range) -> TourTally:
        """Ride the stage races of these numbers and count."""
        tally = TourTally()
        with no_collector():
            for number in numbers:
                tally.add(self.ride(number))
        return tally

    def result(self, total: TourTally) -> TourResult:
        """The statistics of what was counted."""
        return TourResult.of(total, len(self.begin(0).setup.days))
