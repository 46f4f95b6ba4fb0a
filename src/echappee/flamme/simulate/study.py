"""What is counted of races that are followed round by round, until the first rider is home."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields

from echappee.flamme.rules import Position
from echappee.flamme.simulate.climbs import Climb, climbs_of
from echappee.flamme.simulate.statistics import TYPES
from echappee.flamme.simulate.trails import Stop, Trail

Round = int
Type = str


@dataclass(slots=True)
class StudyTally:
    """Whole numbers only, so that the order in which races are added cannot matter."""

    races: int = 0
    rounds: Counter[Round] = field(default_factory=Counter)
    """Races by how many rounds they took."""
    followed: Counter[Round] = field(default_factory=Counter)
    """Races by the round in which the first rider came home."""
    wins: Counter[str] = field(default_factory=Counter)
    """By team and by type."""
    place_wins: Counter[int] = field(default_factory=Counter)
    """By place on the grid, 1 for the front."""
    led: Counter[tuple[Round, str]] = field(default_factory=Counter)
    """Races in which a team led after a round."""
    exhaustion: Counter[tuple[Round, Type]] = field(default_factory=Counter)
    """Cards taken until after a round."""
    behind: Counter[tuple[Round, str]] = field(default_factory=Counter)
    """Squares from the first rider to the second, and to the last, after a round."""
    crossed: Counter[tuple[Climb, Type]] = field(default_factory=Counter)
    """Riders that came onto a climb."""
    lost: Counter[tuple[Climb, Type]] = field(default_factory=Counter)
    """Squares that they lost there to the rider in front."""
    lost_squared: Counter[tuple[Climb, Type]] = field(default_factory=Counter)
    tired: Counter[tuple[Climb, Type]] = field(default_factory=Counter)
    """Exhaustion cards that they took there."""
    tired_squared: Counter[tuple[Climb, Type]] = field(default_factory=Counter)
    decided: Counter[Climb] = field(default_factory=Counter)
    """Races that somebody led over this climb."""
    decided_wins: Counter[Climb] = field(default_factory=Counter)
    """Those among them that the same rider won."""

    @property
    def size(self) -> int:
        """How many races."""
        return self.races

    def merge(self, other: "StudyTally") -> None:
        """Count what another tally has counted."""
        self.races += other.races
        for counter in fields(self)[1:]:
            getattr(self, counter.name).update(getattr(other, counter.name))


def study_trails(start: Position, trails: Iterable[Trail]) -> StudyTally:
    counting = _Counting(start)
    for trail in trails:
        counting.add(trail)
    return counting.tally


class _Counting:
    def __init__(self, start: Position) -> None:
        self.tally = StudyTally()
        self._course = start.course
        self._line = start.course.along(start.course.line)
        self._climbs = climbs_of(start.course)
        self._teams = [rider.team for rider in start.riders]
        self._types = [TYPES[rider.type] for rider in start.riders]

    def add(self, trail: Trail) -> None:
        """Count one race."""
        tally, winner = self.tally, trail.ranks.index(1)
        alongs = [[self._course.along(stop.square) for stop in stops] for stops in trail.stops]
        tally.races += 1
        tally.rounds[len(trail.stops) - 1] += 1
        tally.wins[self._teams[winner]] += 1
        tally.wins[self._types[winner]] += 1
        tally.place_wins[1 + _in_order(alongs[0], trail.stops[0]).index(winner)] += 1
        last = next(at for at, along in enumerate(alongs) if max(along) > self._line)
        tally.followed[last] += 1
        for number in range(1, last + 1):
            self._add_round(number, alongs[number], trail.stops[number])
        for climb in self._climbs:
            self._add_climb(climb, alongs[: last + 1], trail)

    def _add_round(self, number: Round, along: Sequence[int], stops: Sequence[Stop]) -> None:
        order = _in_order(along, stops)
        front = along[order[0]]
        self.tally.led[number, self._teams[order[0]]] += 1
        self.tally.behind[number, "second"] += front - along[order[1]]
        self.tally.behind[number, "last"] += front - along[order[-1]]
        for stop, kind in zip(stops, self._types, strict=True):
            self.tally.exhaustion[number, kind] += stop.taken

    def _add_climb(self, climb: Climb, alongs: Sequence[Sequence[int]], trail: Trail) -> None:
        """From the last round that a rider began before the climb to the one that it ended behind it.

        If that was not before the first rider was home, the climb ended with that round, and what came after
        it decided nothing.
        """
        tally, last = self.tally, len(alongs) - 1
        fronts = [max(along) for along in alongs]
        over = next(number for number in range(last + 1) if fronts[number] > climb.last or number == last)
        if over < last:
            first = _in_order(alongs[over], trail.stops[over])[0]
            tally.decided[climb] += 1
            tally.decided_wins[climb] += trail.ranks[first] == 1
        for rider, kind in enumerate(self._types):
            way = [along[rider] for along in alongs]
            if way[last] >= climb.first:
                before = max((at for at in range(last) if way[at] < climb.first), default=0)
                after = next((at for at in range(last) if way[at] > climb.last), last)
                lost = (fronts[after] - way[after]) - (fronts[before] - way[before])
                tired = trail.stops[after][rider].taken - trail.stops[before][rider].taken
                tally.crossed[climb, kind] += 1
                tally.lost[climb, kind] += lost
                tally.lost_squared[climb, kind] += lost**2
                tally.tired[climb, kind] += tired
                tally.tired_squared[climb, kind] += tired**2


def _in_order(along: Sequence[int], stops: Sequence[Stop]) -> list[int]:
    """The riders from the front to the rear."""
    return sorted(range(len(stops)), key=lambda rider: (-along[rider], stops[rider].lane))
