"""Races followed round by round, ridden by either engine, and their statistics."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from echappee.flamme.rules import Course, Position
from echappee.flamme.simulate.trails import TYPES, AscentStretch, Trail, climbs_of, count_trails, mean_on
from echappee.simulate.charts import Bar, Bars, Chart, Curves, Series
from echappee.simulate.result import FAILED, WIN_COLUMNS, ResultGrid, failed_column, team_names, win_cells
from echappee.simulate.round_by_round import (
    first_over_chart,
    gaps_chart,
    leaders_chart,
    lengths_chart,
    means_by_round,
    places_chart,
    share_json,
)
from echappee.simulate.tally import Tally

CLIMB_COLUMNS = ("squares lost", "95 % interval", "exhaustion", "95 % interval")


class GivesTrails(Protocol):
    """A plan whose races can be followed."""

    @property
    def start(self) -> Position:
        """The position in which every race begins."""

    def check(self) -> None:
        """Refuse a plan that cannot be carried out."""

    def trails(self, numbers: range) -> Sequence[Trail]:
        """The races of these numbers, round by round."""


class FollowedRaces(NamedTuple):
    """Statistics of races on this road, between teams of these colours."""

    tally: Tally
    colours: tuple[str, ...]
    course: Course

    def as_json(self) -> dict[str, object]:
        """Shares of races won and means, each with its 95 % interval."""
        tally, races = self.tally, self.tally.size
        return {
            "races": races,
            "start_places": {str(place): share_json(tally["place", place], races) for place in self._places},
            "seats": {colour: share_json(tally["team", colour], races) for colour in self.colours},
            "failed_by_team": tally.by_name(FAILED, self.colours),
            "types": {kind: share_json(tally["type", kind], races) for kind in TYPES.values()},
            "climbs": [self._climb(climb) for climb in climbs_of(self.course)],
        }

    def grids(self, teams: Sequence[str]) -> Sequence[ResultGrid]:
        """Races won from each place, by each seat and each type, and what each climb did."""
        tally, climbs = self.tally, climbs_of(self.course)
        names = zip(team_names(self.colours, teams, ""), self.colours, strict=True)
        failed = failed_column(tally, self.colours)
        counted = (
            [(f"start place {place}", tally["place", place], tally.size) for place in self._places],
            [(name, tally["team", colour], tally.size) for name, colour in names],
            [(kind, tally["type", kind], tally.size) for kind in TYPES.values()],
            [
                (f"first over {climb.name}", tally["decided wins", climb], tally["decided", climb])
                for climb in climbs
                if tally["decided", climb]
            ],
        )
        parts: list[list[tuple[str, ...]]] = [
            [(name, *win_cells(wins, races)) for name, wins, races in rows] for rows in counted
        ]
        for cells in failed.values():
            parts[1] = [(*row, cell) for row, cell in zip(parts[1], cells, strict=True)]
        even = f"even shares: {1 / len(self._places):.1%} and {1 / len(self.colours):.1%}"
        worth = ResultGrid(f"{tally.size} races", ("", *WIN_COLUMNS, *failed), parts, even)
        return [worth, self._climb_grid(climbs)] if climbs else [worth]

    def charts(self) -> Sequence[Chart]:
        """The course of a race, in pictures."""
        return charts_of(self.tally, self.colours, climbs_of(self.course))

    @property
    def _places(self) -> range:
        return range(1, 1 + len(TYPES) * len(self.colours))

    def _climb(self, climb: AscentStretch) -> dict[str, object]:
        tally, led = self.tally, self.tally["decided", climb]
        found: dict[str, object] = {"first_square": climb.first, "last_square": climb.last}
        if led:
            found["first_over_wins"] = share_json(tally["decided wins", climb], led)
        for kind in TYPES.values():
            if tally["crossed", climb, kind]:
                lost, tired = (mean_on(tally, what, climb, kind) for what in ("lost", "tired"))
                found[kind] = {"squares_lost": lost._asdict(), "exhaustion": tired._asdict()}
        return found

    def _climb_grid(self, climbs: Sequence[AscentStretch]) -> ResultGrid:
        tally = self.tally
        parts = [
            [
                (
                    f"{climb.first}–{climb.last} {kind}",
                    *mean_on(tally, "lost", climb, kind).cells,
                    *mean_on(tally, "tired", climb, kind).cells,
                )
                for kind in TYPES.values()
                if tally["crossed", climb, kind]
            ]
            for climb in climbs
        ]
        return ResultGrid("what each climb did", ("", *CLIMB_COLUMNS), parts)


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
        start = self.plan.start
        return FollowedRaces(total, tuple(team.colour for team in start.teams), start.course)


TYPE_COLOURS = {"rouleur": "enamel", "sprinteur": "red-fill"}


def charts_of(tally: Tally, colours: Sequence[str], climbs: Sequence[AscentStretch]) -> list[Chart]:
    found: list[Chart] = [
        lengths_chart(tally, "Rounds"),
        leaders_chart(tally, colours, "round"),
        gaps_chart(tally, "Squares"),
        _exhaustion(tally, len(colours)),
    ]
    if climbs:
        lost = "Squares that a rider lost there to the rider in front."
        tired = "Exhaustion cards that a rider took there."
        decided = [(climb.name, tally["decided wins", climb], tally["decided", climb]) for climb in climbs]
        found += [
            Bars("What each climb did", lost, _bars(tally, "lost", climbs)),
            Bars("What each climb cost", tired, _bars(tally, "tired", climbs)),
            first_over_chart(decided),
        ]
    places = range(1, 1 + len(TYPES) * len(colours))
    return [*found, places_chart([(f"place {place}", tally["place", place]) for place in places], tally.size)]


def _exhaustion(tally: Tally, teams: int) -> Chart:
    curves = [
        Series(
            kind, [cards / teams for cards in means_by_round(tally, "exhaustion", kind)], TYPE_COLOURS[kind]
        )
        for kind in TYPES.values()
    ]
    return Curves("Exhaustion", "Exhaustion cards that a rider had taken after a round.", curves)


def _bars(tally: Tally, what: str, climbs: Sequence[AscentStretch]) -> list[Bar]:
    """The effect of climbs on each type of rider that reached them."""
    bars = []
    for climb in climbs:
        for kind in TYPES.values():
            if tally["crossed", climb, kind]:
                mean = mean_on(tally, what, climb, kind)
                bars.append(Bar(f"{climb.name}, {kind}", mean.mean, *mean.interval, TYPE_COLOURS[kind]))
    return bars
