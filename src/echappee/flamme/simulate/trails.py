"""Where the riders of a race were after each round, and what is counted until the first one is home."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from echappee.engine import Seat
from echappee.flamme.rules import Course, FlammeRace, Position
from echappee.simulate.intervals import Mean
from echappee.simulate.result import FAILED
from echappee.simulate.run import failed_last
from echappee.simulate.tally import Tally

TYPES = {"R": "rouleur", "S": "sprinteur"}


class Stop(NamedTuple):
    """Where a rider was at the end of a round, and the exhaustion cards that it had taken by then."""

    square: int
    lane: int
    taken: int


class Trail(NamedTuple):
    """One race; riders are in the order of its start."""

    stops: list[list[Stop]]
    """On the grid, then after each round."""
    ranks: list[int]
    failed: frozenset[Seat] = frozenset()
    """The seats that have lost because their bots failed."""


class AscentStretch(NamedTuple):
    """Ascents in a row, in squares along the road; one that the finish cuts ends at the line."""

    first: int
    last: int

    @property
    def name(self) -> str:
        return f"climb {self.first}–{self.last}"


def trail_of(race: FlammeRace, failed: frozenset[Seat]) -> Trail:
    ends = [*positions_after(race, "placement"), *positions_after(race, "end")]
    stops = [[Stop(rider.square, rider.lane, rider.taken) for rider in end.riders] for end in ends]
    return Trail(stops, ranks_of(race.position, failed), failed)


def positions_after(race: FlammeRace, phase: str) -> list[Position]:
    """The positions in which the phase of this name ended."""
    begun = [moment.position for moment in race.moments]
    return [
        after
        for before, after in zip(begun, [*begun[1:], race.position], strict=True)
        if before.phase == phase
    ]


def ranks_of(position: Position, failed: Collection[Seat] = ()) -> list[int]:
    """1 for the winner; riders of seats that failed are the last."""
    order = [(rider.team, rider.type) for rider in failed_last(position.ranking, failed)]
    return [1 + order.index((rider.team, rider.type)) for rider in position.riders]


def climbs_of(course: Course) -> list[AscentStretch]:
    """All climbs before the line, in riding order."""
    steep = sorted(
        {
            course.along(square)
            for square in range(1, min(course.line, len(course.squares)) + 1)
            if course.at(square).terrain == "ascent"
        }
    )
    starts = [along for along in steep if along - 1 not in steep]
    ends = [along for along in steep if along + 1 not in steep]
    return [AscentStretch(*both) for both in zip(starts, ends, strict=True)]


def mean_on(tally: Tally, what: str, climb: AscentStretch, kind: str) -> Mean:
    """What riders of this type lost or took on a climb."""
    return tally.mean(what, climb, kind, of=tally["crossed", climb, kind])


def count_trails(start: Position, trails: Iterable[Trail]) -> Tally:
    """What was counted, by its name and what comes after it:

    - `rounds`, number: races that took this many rounds.
    - `followed`, number: races whose first rider came home in this round.
    - `failed`, team: races that it lost because its bot failed.
    - `team`, `type`, `place`: wins; places on the grid are counted from 1 at the front.
    - `led`, round, team: races in which the team led after the round.
    - `exhaustion`, round, type: cards taken until then.
    - `behind`, round, `second` or `last`: squares from the first rider to that one.
    - `crossed`, climb, type: riders that came onto the climb.
    - `lost`, climb, type: squares that they lost there to the rider in front; `tired`: the exhaustion cards
      that they took there.
    - `decided`, climb: races that somebody led over it; `decided wins`: those that the same rider won.
    """
    counting = _Counting(start)
    for trail in trails:
        counting.add(trail)
    return counting.tally


class _Counting:
    def __init__(self, start: Position) -> None:
        self.tally = Tally()
        self._course = start.course
        self._line = start.course.along(start.course.line)
        self._climbs = climbs_of(start.course)
        self._teams = [rider.team for rider in start.riders]
        self._types = [TYPES[rider.type] for rider in start.riders]

    def add(self, trail: Trail) -> None:
        """Count one race."""
        tally, winner = self.tally, trail.ranks.index(1)
        alongs = [[self._course.along(stop.square) for stop in stops] for stops in trail.stops]
        last = next(at for at, along in enumerate(alongs) if max(along) > self._line)
        tally.size += 1
        tally.add(1, "rounds", len(trail.stops) - 1)
        tally.add(1, "followed", last)
        if self._teams[winner] not in trail.failed:
            tally.add(1, "team", self._teams[winner])
            tally.add(1, "type", self._types[winner])
            tally.add(1, "place", 1 + _in_order(alongs[0], trail.stops[0]).index(winner))
        for seat in trail.failed:
            tally.add(1, FAILED, seat)
        for number in range(1, last + 1):
            self._add_round(number, alongs[number], trail.stops[number])
        for climb in self._climbs:
            self._add_climb(climb, alongs[: last + 1], trail)

    def _add_round(self, number: int, along: Sequence[int], stops: Sequence[Stop]) -> None:
        order = _in_order(along, stops)
        front = along[order[0]]
        self.tally.add(1, "led", number, self._teams[order[0]])
        self.tally.add(front - along[order[1]], "behind", number, "second")
        self.tally.add(front - along[order[-1]], "behind", number, "last")
        for stop, kind in zip(stops, self._types, strict=True):
            self.tally.add(stop.taken, "exhaustion", number, kind)

    def _add_climb(self, climb: AscentStretch, alongs: Sequence[Sequence[int]], trail: Trail) -> None:
        """From the last round that a rider began before the climb to the one that it ended behind it.

        If that was not before the first rider was home, the climb ended with that round, and what came after
        it decided nothing.
        """
        tally, last = self.tally, len(alongs) - 1
        fronts = [max(along) for along in alongs]
        over = next(number for number in range(last + 1) if fronts[number] > climb.last or number == last)
        if over < last:
            first = _in_order(alongs[over], trail.stops[over])[0]
            tally.add(1, "decided", climb)
            tally.add(trail.ranks[first] == 1, "decided wins", climb)
        for rider, kind in enumerate(self._types):
            way = [along[rider] for along in alongs]
            if way[last] >= climb.first:
                before = max((at for at in range(last) if way[at] < climb.first), default=0)
                after = next((at for at in range(last) if way[at] > climb.last), last)
                lost = (fronts[after] - way[after]) - (fronts[before] - way[before])
                tired = trail.stops[after][rider].taken - trail.stops[before][rider].taken
                tally.add(1, "crossed", climb, kind)
                tally.measure(lost, "lost", climb, kind)
                tally.measure(tired, "tired", climb, kind)


def _in_order(along: Sequence[int], stops: Sequence[Stop]) -> list[int]:
    """The riders from the front to the rear."""
    return sorted(range(len(stops)), key=lambda rider: (-along[rider], stops[rider].lane))
