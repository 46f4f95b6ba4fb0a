"""What is counted over many races, and how sure the shares are."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from echappee.homas.rules import Position
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.simulate.team_names import team_names
from echappee.simulate.intervals import mean_interval, share_intervals
from echappee.simulate.result import WIN_COLUMNS, ResultGrid, win_cells


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

    def grid(self, teams: Sequence[str]) -> ResultGrid:
        """Wins by team and by role."""
        low, high = self.turns_interval
        by_team = [
            (name, *win_cells(wins, self.races))
            for name, wins in zip(team_names(teams), self.wins_by_team.values(), strict=True)
        ]
        by_role = [(role, *win_cells(wins, self.races)) for role, wins in self.wins_by_role.items()]
        return ResultGrid(
            title=f"{self.races} races",
            columns=("", *WIN_COLUMNS),
            parts=(by_team, by_role),
            caption=f"{self.turns_mean:.2f} turns a race ({low:.2f} – {high:.2f})",
        )
