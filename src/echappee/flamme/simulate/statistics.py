"""What is counted over many races, and how certain the shares are."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from echappee.flamme.rules import Position
from echappee.simulate.intervals import mean_interval, share_intervals
from echappee.simulate.result import WIN_COLUMNS, ResultGrid, win_cells
from echappee.words.sentences import clock

TYPES = {"R": "rouleur", "S": "sprinteur"}
RIDERS = 2
"""In a team."""


@dataclass(slots=True)
class Tally:
    """Whole numbers only, so that the order in which races are added cannot matter."""

    races: int = 0
    rounds: int = 0
    rounds_squared: int = 0
    types: Counter[str] = field(default_factory=Counter)
    teams: Counter[str] = field(default_factory=Counter)
    times: Counter[str] = field(default_factory=Counter)
    """Seconds by team, both riders together."""
    times_squared: Counter[str] = field(default_factory=Counter)
    podium: Counter[str] = field(default_factory=Counter)

    @property
    def size(self) -> int:
        """How many races."""
        return self.races

    def add(self, position: Position) -> None:
        """Count a race that ended in this position."""
        winner = position.ranking[0]
        self.races += 1
        self.rounds += position.round
        self.rounds_squared += position.round**2
        self.types[TYPES[winner.type]] += 1
        self.teams[winner.team] += 1
        if position.ruleset.timed:
            self._add_times(position)

    def _add_times(self, position: Position) -> None:
        for team in position.teams:
            riders = [position.riders[index] for index in position.of(team.colour)]
            time = sum(rider.time or 0 for rider in riders)
            self.times[team.colour] += time
            self.times_squared[team.colour] += time**2
            self.podium[team.colour] += sum(rider.podium for rider in riders)

    def merge(self, other: "Tally") -> None:
        """Count what another tally has counted."""
        self.races += other.races
        self.rounds += other.rounds
        self.rounds_squared += other.rounds_squared
        self.types += other.types
        self.teams += other.teams
        self.times += other.times
        self.times_squared += other.times_squared
        self.podium += other.podium


@dataclass(frozen=True, slots=True)
class Result:
    """The statistics of a simulation."""

    races: int
    rounds_mean: float
    wins_by_type: dict[str, int]
    wins_by_team: dict[str, int]
    rounds_interval: tuple[float, float]
    times_mean: dict[str, float]
    """The mean finish time of a team's riders in seconds; empty without times, as are the next two."""
    times_intervals: dict[str, tuple[float, float]]
    podium_by_team: dict[str, int]
    """Points of the podium, all races together."""

    @classmethod
    def of(cls, tally: Tally, colours: Sequence[str], *, timed: bool) -> "Result":
        """The statistics of what was counted, for teams of these colours."""
        clocked = colours if timed else ()
        return cls(
            races=tally.races,
            rounds_mean=tally.rounds / tally.races,
            wins_by_type={name: tally.types[name] for name in TYPES.values()},
            wins_by_team={colour: tally.teams[colour] for colour in colours},
            rounds_interval=mean_interval(tally.races, tally.rounds, tally.rounds_squared),
            times_mean={colour: tally.times[colour] / tally.races / RIDERS for colour in clocked},
            times_intervals={colour: _time_interval(tally, colour) for colour in clocked},
            podium_by_team={colour: tally.podium[colour] for colour in clocked},
        )

    def as_json(self) -> dict[str, object]:
        """Counts, and 95 % intervals: of the means, and of the shares.

        `times_mean` and `podium_by_team` are there if times are taken.
        """
        found: dict[str, object] = {
            "races": self.races,
            "rounds_mean": self.rounds_mean,
            "wins_by_type": self.wins_by_type,
            "wins_by_team": self.wins_by_team,
        }
        intervals: dict[str, object] = {
            "rounds_mean": list(self.rounds_interval),
            "wins_by_type": share_intervals(self.wins_by_type, self.races),
            "wins_by_team": share_intervals(self.wins_by_team, self.races),
        }
        if self.times_mean:
            found |= {"times_mean": self.times_mean, "podium_by_team": self.podium_by_team}
            intervals["times_mean"] = {name: list(ends) for name, ends in self.times_intervals.items()}
        return {**found, "intervals": intervals}

    def grid(self, teams: Sequence[str]) -> ResultGrid:
        """Wins by team and by type of rider; with times if they are taken."""
        low, high = self.rounds_interval
        named = zip(self.wins_by_team.items(), teams, strict=True)
        by_team = [
            (f"{colour} ({team})", *win_cells(wins, self.races), *self._times(colour))
            for (colour, wins), team in named
        ]
        by_type = [(kind, *win_cells(wins, self.races)) for kind, wins in self.wins_by_type.items()]
        return ResultGrid(
            title=f"{self.races} races",
            columns=("", *WIN_COLUMNS, *(("mean time", "podium") if self.times_mean else ())),
            parts=(by_team, by_type),
            caption=f"{self.rounds_mean:.2f} rounds per race ({low:.2f} – {high:.2f})",
        )

    def _times(self, colour: str) -> tuple[str, ...]:
        """A rider's mean time and the podium points of a race."""
        if not self.times_mean:
            return ()
        return clock(round(self.times_mean[colour])), f"{self.podium_by_team[colour] / self.races:.2f}"


def _time_interval(tally: Tally, colour: str) -> tuple[float, float]:
    low, high = mean_interval(tally.races, tally.times[colour], tally.times_squared[colour])
    return low / RIDERS, high / RIDERS
