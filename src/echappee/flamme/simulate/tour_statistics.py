"""What is counted over many tours: who wins them, with how many points, and in which jerseys."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from echappee.flamme.tours.books import Books, team_of
from echappee.flamme.tours.finale import Outcome
from echappee.flamme.tours.standings import JERSEYS, jerseys
from echappee.simulate.intervals import mean_interval, share_interval, share_intervals
from echappee.simulate.result import ResultGrid


@dataclass(slots=True)
class TourTally:
    """Whole numbers only, so that the order in which tours are added cannot matter."""

    tours: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    points_squared: Counter[str] = field(default_factory=Counter)
    jerseys: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By team and jersey, as they are worn at the end."""

    @property
    def size(self) -> int:
        """How many tours."""
        return self.tours

    def add(self, outcome: Outcome, books: Books) -> None:
        self.tours += 1
        self.wins[outcome.ranking[0]] += 1
        for team, points in outcome.total.items():
            self.points[team] += points
            self.points_squared[team] += points**2
        for jersey, rider in jerseys(books).items():
            self.jerseys[team_of(rider), jersey] += 1

    def merge(self, other: "TourTally") -> None:
        """Count what another tally has counted."""
        self.tours += other.tours
        self.wins += other.wins
        self.points += other.points
        self.points_squared += other.points_squared
        self.jerseys += other.jerseys


@dataclass(frozen=True, slots=True)
class TourResult:
    """The statistics of many tours."""

    tours: int
    stages: int
    """In each tour."""
    wins_by_team: dict[str, int]
    points_mean: dict[str, float]
    points_intervals: dict[str, tuple[float, float]]
    jerseys_by_team: dict[str, dict[str, int]]

    @classmethod
    def of(
        cls, tally: TourTally, colours: Sequence[str], stages: int, worn: Sequence[str] = JERSEYS
    ) -> "TourResult":
        """The statistics of what was counted, for teams of these colours and the jerseys that are worn."""
        return cls(
            tally.tours,
            stages,
            {colour: tally.wins[colour] for colour in colours},
            {colour: tally.points[colour] / tally.tours for colour in colours},
            {
                colour: mean_interval(tally.tours, tally.points[colour], tally.points_squared[colour])
                for colour in colours
            },
            {colour: {name: tally.jerseys[colour, name] for name in worn} for colour in colours},
        )

    def as_json(self) -> dict[str, object]:
        """Counts and means, and 95 % intervals of the means and of the shares."""
        return {
            "tours": self.tours,
            "stages": self.stages,
            "wins_by_team": self.wins_by_team,
            "points_mean": self.points_mean,
            "jerseys_by_team": self.jerseys_by_team,
            "intervals": {
                "wins_by_team": share_intervals(self.wins_by_team, self.tours),
                "points_mean": {team: list(ends) for team, ends in self.points_intervals.items()},
            },
        }

    def grid(self, teams: Sequence[str]) -> ResultGrid:
        """Wins, points and jerseys, one row per team."""
        worn = (name.replace("combative", "comb.") for name in next(iter(self.jerseys_by_team.values())))
        rows = [self._row(colour, team) for colour, team in zip(self.wins_by_team, teams, strict=True)]
        return ResultGrid(
            title=f"{self.tours} tours of {self.stages} stages",
            columns=("", "wins", "share", "95 %", "points", *worn),
            parts=(rows,),
        )

    def _row(self, colour: str, team: str) -> tuple[str, ...]:
        wins = self.wins_by_team[colour]
        low, high = share_interval(wins, self.tours)
        return (
            f"{colour} ({team})",
            str(wins),
            f"{wins / self.tours:.1%}",
            f"{low:.0%} – {high:.0%}",
            f"{self.points_mean[colour]:.1f}",
            *map(str, self.jerseys_by_team[colour].values()),
        )
