"""Races followed turn by turn, ridden by either engine, and their statistics."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from echappee.homas.board.course import LANES, Course
from echappee.homas.rules import COLOURS, ROLES, Position
from echappee.homas.rules.lineup import ROWS
from echappee.homas.rules.setup import NEUTRAL
from echappee.homas.simulate.trails import Trail, count_trails
from echappee.simulate.charts import Chart
from echappee.simulate.result import FAILED, WIN_COLUMNS, ResultGrid, failed_column, team_names, win_cells
from echappee.simulate.round_by_round import (
    first_over_chart,
    gaps_chart,
    leaders_chart,
    lengths_chart,
    places_chart,
    share_json,
)
from echappee.simulate.tally import Tally


class GivesTrails(Protocol):
    """A plan whose races can be followed."""

    @property
    def start(self) -> Position:
        """The position in which every race begins."""

    def check(self) -> None:
        """Refuse a plan that cannot be carried out."""

    def trails(self, numbers: range) -> Sequence[Trail]:
        """The races of these numbers, turn by turn."""


class FollowedRaces(NamedTuple):
    """Statistics of races on this road."""

    tally: Tally
    course: Course

    def as_json(self) -> dict[str, object]:
        """Shares of races won, each with its 95 % interval."""
        tally, races = self.tally, self.tally.size
        return {
            "races": races,
            "grid_rows": {name: share_json(wins, races) for name, wins in self._by_number("row", self._rows)},
            "grid_lanes": {name: share_json(wins, races) for name, wins in self._by_number("lane", LANES)},
            "seats": {colour: share_json(tally["team", colour], races) for colour in COLOURS},
            "failed_by_team": tally.by_name(FAILED, COLOURS),
            "roles": {role: share_json(tally["role", role], races) for role in ROLES},
            "climbs": [
                {"name": name, "first_over_wins": share_json(wins, decided)}
                for name, wins, decided in self._climbs()
                if decided
            ],
        }

    def grids(self, teams: Sequence[str]) -> Sequence[ResultGrid]:
        """Races won by each seat, from each row and lane of the grid, by each role, and over each climb."""
        tally, races = self.tally, self.tally.size
        names = zip(team_names(COLOURS, teams, NEUTRAL), COLOURS, strict=True)
        failed = failed_column(tally, COLOURS)
        counted = (
            [(name, tally["team", colour], races) for name, colour in names],
            [(f"grid row {name}", wins, races) for name, wins in self._by_number("row", self._rows)],
            [(f"grid lane {name}", wins, races) for name, wins in self._by_number("lane", LANES)],
            [(role, tally["role", role], races) for role in ROLES],
            [(f"first over {name}", wins, decided) for name, wins, decided in self._climbs() if decided],
        )
        parts: list[list[tuple[str, ...]]] = [
            [(name, *win_cells(wins, of)) for name, wins, of in rows] for rows in counted if rows
        ]
        for cells in failed.values():
            parts[0] = [(*row, cell) for row, cell in zip(parts[0], cells, strict=True)]
        return [ResultGrid(f"{races} races", ("", *WIN_COLUMNS, *failed), parts)]

    def charts(self) -> Sequence[Chart]:
        """The course of a race, in pictures."""
        rows = [(f"row {name}", wins) for name, wins in self._by_number("row", self._rows)]
        charts = [
            lengths_chart(self.tally, "Turns"),
            leaders_chart(self.tally, COLOURS, "turn"),
            gaps_chart(self.tally, "Rows"),
            *([places_chart(rows, self.tally.size)] if rows else []),
        ]
        climbs = [climb for climb in self._climbs() if climb[2]]
        return [*charts, first_over_chart(climbs)] if climbs else charts

    @property
    def _rows(self) -> range:
        return range(1, 1 + len(ROWS))

    def _by_number(self, what: str, numbers: Sequence[int]) -> list[tuple[str, int]]:
        """Against the clock all start from one square."""
        return [] if self.course.trial else [(str(each), self.tally[what, each]) for each in numbers]

    def _climbs(self) -> Iterator[tuple[str, int, int]]:
        tally = self.tally
        for summit in self.course.summits:
            name = f"{summit.title}, row {summit.row}" if summit.title else f"row {summit.row}"
            yield name, tally["decided wins", summit.row], tally["decided", summit.row]


class FollowPlan(NamedTuple):
    """The first races of a plan."""

    plan: GivesTrails
    size: int

    def check(self) -> None:
        self.plan.check()

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        return count_trails(self.plan.start, self.plan.trails(numbers))

    def result(self, total: Tally) -> FollowedRaces:
        return FollowedRaces(total, self.plan.start.course)
