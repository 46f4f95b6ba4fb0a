"""What is counted over many stage races: their winners, the winners of stages, and the jerseys at the end."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.simulate.team_names import team_names
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import places, team_of
from echappee.homas.tours.standings import CLASSIFICATIONS, jerseys, team_times
from echappee.simulate.intervals import share_interval, share_intervals
from echappee.simulate.result import ResultGrid

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
    """The statistics of many stage races; the rider in yellow at the end has won."""

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
        """The statistics of what was counted, in races with this number of stages."""
        worn = {colour: {name: tally.jerseys[colour, name] for name in WORN} for colour in COLOURS}
        return cls(
            tours=tally.tours,
            stages=stages,
            wins_by_team={colour: worn[colour][WORN[0]] for colour in COLOURS},
            wins_by_role={role: tally.roles[role] for role in ROLES},
            stages_by_team={colour: tally.stages[colour] for colour in COLOURS},
            firsts_by_team={colour: tally.firsts[colour] for colour in COLOURS},
            jerseys_by_team=worn,
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

    def grid(self, teams: Sequence[str]) -> ResultGrid:
        """Wins of races, of stages and of the team classification, and jerseys; a row for each team."""
        races = "1 race" if self.tours == 1 else f"{self.tours} races"
        rows = [self._row(colour, name) for colour, name in zip(COLOURS, team_names(teams), strict=True)]
        return ResultGrid(
            title=f"{races} of {self.stages} stages",
            columns=("", "wins", "share (95 %)", "stages", "teams", "green", "polka"),
            parts=(rows,),
            caption="wins by time, of stages and of teams; jerseys",
        )

    def _row(self, colour: str, name: str) -> tuple[str, ...]:
        wins, worn = self.wins_by_team[colour], self.jerseys_by_team[colour]
        low, high = share_interval(wins, self.tours)
        return (
            name,
            str(wins),
            f"{wins / self.tours:.0%} ({low:.0%}–{high:.0%})",
            *map(str, (self.stages_by_team[colour], self.firsts_by_team[colour])),
            *map(str, (worn["green"], worn["polka"])),
        )
