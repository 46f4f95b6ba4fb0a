"""Races followed round by round, ridden by either engine, and their statistics."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from echappee.flamme.rules import Course, Position
from echappee.flamme.simulate.trails import TYPES, AscentStretch, Trail, climbs_of, count_trails, mean_on
from echappee.simulate.charts import Bar, Bars, Chart, Curves, Histogram, Series, share_bar
from echappee.simulate.intervals import share_interval
from echappee.simulate.result import FAILED, WIN_COLUMNS, ResultGrid, failed_column, team_names, win_cells
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
            "start_places": {str(place): _share(tally["place", place], races) for place in self._places},
            "seats": {colour: _share(tally["team", colour], races) for colour in self.colours},
            "failed_by_team": tally.by_name(FAILED, self.colours),
            "types": {kind: _share(tally["type", kind], races) for kind in TYPES.values()},
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
            found["first_over_wins"] = _share(tally["decided wins", climb], led)
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


def _share(wins: int, races: int) -> dict[str, object]:
    return {"share": wins / races, "interval": list(share_interval(wins, races))}


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
        _rounds(tally),
        _leaders(tally, colours),
        _gaps(tally),
        _exhaustion(tally, len(colours)),
    ]
    if climbs:
        lost = "Squares that a rider lost there to the rider in front."
        tired = "Exhaustion cards that a rider took there."
        found += [
            Bars("What each climb did", lost, _bars(tally, "lost", climbs)),
            Bars("What each climb cost", tired, _bars(tally, "tired", climbs)),
            _decided(tally, climbs),
        ]
    return [*found, _places(tally, len(TYPES) * len(colours))]


def _rounds(tally: Tally) -> Chart:
    races = tally.by_number("rounds")
    columns = {str(length): races[length] / tally.size for length in range(min(races), max(races) + 1)}
    return Histogram("Rounds", "Share of races by how many rounds they took.", columns)


def _leaders(tally: Tally, colours: Sequence[str]) -> Chart:
    curves = [Series(colour, _means(tally, "led", colour), f"team-{colour}") for colour in colours]
    return Curves("Who led when", "Share of races that each team led after a round.", curves, percent=True)


def _gaps(tally: Tally) -> Chart:
    curves = [
        Series(f"to the {name}", _means(tally, "behind", name), colour)
        for name, colour in (("second", "gold"), ("last", "enamel"))
    ]
    return Curves("Gaps", "Squares from the first rider to the second and to the last.", curves)


def _exhaustion(tally: Tally, teams: int) -> Chart:
    curves = [
        Series(kind, [cards / teams for cards in _means(tally, "exhaustion", kind)], TYPE_COLOURS[kind])
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


def _decided(tally: Tally, climbs: Sequence[AscentStretch]) -> Chart:
    bars = [
        share_bar(climb.name, tally["decided wins", climb], tally["decided", climb])
        for climb in climbs
        if tally["decided", climb]
    ]
    return Bars(
        "First over the top", "Share of races won by the rider that led over a climb.", bars, percent=True
    )


def _places(tally: Tally, places: int) -> Chart:
    bars = [share_bar(f"place {place}", tally["place", place], tally.size) for place in range(1, places + 1)]
    return Bars("Start places", "Share of races won from each place on the grid.", bars, percent=True)


def _means(tally: Tally, what: str, name: str) -> list[float]:
    """The mean of this count after each round, over the races that lasted as long."""
    return [tally[what, number, name] / races for number, races in _riding(tally).items()]


def _riding(tally: Tally) -> Mapping[int, int]:
    """How many races were followed in each round; only rounds in which half of them were."""
    followed = tally.by_number("followed")
    rode = {
        number: sum(races for length, races in followed.items() if length >= number)
        for number in range(1, max(followed) + 1)
    }
    return {number: races for number, races in rode.items() if 2 * races >= tally.size}
