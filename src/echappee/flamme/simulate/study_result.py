"""What a study of many races says: in figures, in grids and in charts."""

from collections.abc import Sequence
from typing import NamedTuple

from echappee.flamme.rules.course import Course
from echappee.flamme.simulate.climb_figures import lost_on, name_of, tired_on
from echappee.flamme.simulate.climbs import Climb, climbs_of
from echappee.flamme.simulate.statistics import TYPES
from echappee.flamme.simulate.study import StudyTally
from echappee.flamme.simulate.study_charts import charts_of
from echappee.simulate.charts import Chart
from echappee.simulate.intervals import share_interval
from echappee.simulate.result import WIN_COLUMNS, ResultGrid, win_cells

CLIMB_COLUMNS = ("squares lost", "95 % interval", "exhaustion", "95 % interval")


class RaceStudy(NamedTuple):
    """Of races on this road, between teams of these colours."""

    tally: StudyTally
    colours: tuple[str, ...]
    course: Course

    def as_json(self) -> dict[str, object]:
        """Shares of races won and means, each with its 95 % interval."""
        tally = self.tally
        return {
            "races": tally.races,
            "start_places": {str(place): self._share(tally.place_wins[place]) for place in self._places()},
            "seats": {colour: self._share(tally.wins[colour]) for colour in self.colours},
            "types": {kind: self._share(tally.wins[kind]) for kind in TYPES.values()},
            "climbs": [self._climb(climb) for climb in climbs_of(self.course)],
        }

    def grids(self, teams: Sequence[str]) -> Sequence[ResultGrid]:
        """Races won from each place, by each seat and each type, and what each climb did."""
        tally = self.tally
        places = [(f"start place {place}", self.tally.place_wins[place]) for place in self._places()]
        seats = [
            (f"{colour} ({team})", tally.wins[colour])
            for colour, team in zip(self.colours, teams, strict=True)
        ]
        types = [(kind, tally.wins[kind]) for kind in TYPES.values()]
        parts = [
            [(name, *win_cells(wins, tally.races)) for name, wins in rows] for rows in (places, seats, types)
        ]
        even = f"even shares: {1 / len(places):.1%} and {1 / len(seats):.1%}"
        climbs = climbs_of(self.course)
        parts.append(self._first_over(climbs))
        worth = ResultGrid(f"{tally.races} races", ("", *WIN_COLUMNS), parts, even)
        return [worth, self._climb_grid(climbs)] if climbs else [worth]

    def charts(self) -> Sequence[Chart]:
        """The course of a race, in pictures."""
        return charts_of(self.tally, self.colours, climbs_of(self.course))

    def _places(self) -> range:
        return range(1, 1 + len(TYPES) * len(self.colours))

    def _share(self, wins: int) -> dict[str, object]:
        races = self.tally.races
        return {"share": wins / races, "interval": list(share_interval(wins, races))}

    def _climb(self, climb: Climb) -> dict[str, object]:
        led, won = self.tally.decided[climb], self.tally.decided_wins[climb]
        found: dict[str, object] = {"first_square": climb.first, "last_square": climb.last}
        if led:
            found["first_over_wins"] = {"share": won / led, "interval": list(share_interval(won, led))}
        for kind in TYPES.values():
            if self.tally.crossed[climb, kind]:
                lost, tired = lost_on(self.tally, climb, kind), tired_on(self.tally, climb, kind)
                found[kind] = {"squares_lost": lost._asdict(), "exhaustion": tired._asdict()}
        return found

    def _first_over(self, climbs: Sequence[Climb]) -> list[tuple[str, ...]]:
        tally = self.tally
        return [
            (f"first over {name_of(climb)}", *win_cells(tally.decided_wins[climb], tally.decided[climb]))
            for climb in climbs
            if tally.decided[climb]
        ]

    def _climb_grid(self, climbs: Sequence[Climb]) -> ResultGrid:
        parts = [self._by_type(climb) for climb in climbs]
        return ResultGrid("what each climb did", ("", *CLIMB_COLUMNS), parts)

    def _by_type(self, climb: Climb) -> list[tuple[str, ...]]:
        tally = self.tally
        return [
            (
                f"{climb.first}–{climb.last} {kind}",
                *lost_on(tally, climb, kind).cells,
                *tired_on(tally, climb, kind).cells,
            )
            for kind in TYPES.values()
            if tally.crossed[climb, kind]
        ]
