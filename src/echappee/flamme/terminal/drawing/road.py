"""The road from above, riding to the right: one column per square, its lanes on top of one another.

The right lane, which is ahead in its square, is the lowest, and below it is the grass. A dot is an empty
lane. A rider is followed by the letter of the leader's jersey that it wears, or by a mark if it has crashed.
Where the road splits, the outer way is above the inner one. Below the lanes are the marks of the terrain and
the weather. In a time trial every team has its own road.
"""

from collections.abc import Mapping, Sequence

from rich.text import Text

from echappee.flamme.rules import RiderView, View
from echappee.flamme.terminal.drawing.columns import Column, column_of, columns
from echappee.flamme.terminal.drawing.lanes import CELL, MARGIN, draw_lanes, draw_team
from echappee.flamme.terminal.drawing.signs import draw_marks, draw_names, draw_piles, draw_timing

NO_JERSEYS: Mapping[str, str] = {}
BEHIND, AHEAD = 2, 11
"""How much road is shown behind the last rider and before the first: as far as a rider gets in a round."""


def draw_road(view: View, width: int, jerseys: Mapping[str, str] = NO_JERSEYS) -> list[Text]:
    """The part of the road where the race is, in as many rows as it needs."""
    drawn = [rider.square for rider in on_road(view)] or list(view.course.grid) or [1]
    laid = columns(view.course, max(*drawn, len(view.course.squares)))
    indices = [column_of(laid)[square] for square in drawn]
    first = max(0, min(indices) - BEHIND) if view.round else 0
    last = min(max(indices) + AHEAD, len(laid) - 1)
    size = max(10, (width - MARGIN) // CELL)
    lines: list[Text] = []
    for start in range(first, last + 1, size):
        lines += [*_row(view, laid[start : start + size], size, jerseys), Text()]
    return lines[:-1]


def on_road(view: View) -> list[RiderView]:
    """The riders that are drawn: all that race, and after the last round those that have just come home."""
    over = view.phase == "over"
    return [rider for rider in view.riders if rider.racing or (over and rider.home == view.round)]


def _row(view: View, part: Sequence[Column], size: int, jerseys: Mapping[str, str]) -> list[Text]:
    signs = (draw_piles(view, part, size), draw_names(view.course, part, size))
    below = (draw_marks(view.course, part), draw_timing(view, part))
    return [
        *(line for line in signs if line.plain.strip()),
        *_lanes(view, part, jerseys),
        *(line for line in below if line.plain.strip()),
    ]


def _lanes(view: View, part: Sequence[Column], jerseys: Mapping[str, str]) -> list[Text]:
    riders = on_road(view)
    if not view.ruleset.trial:
        return draw_lanes(view, part, riders, jerseys)
    lines: list[Text] = []
    for team in view.teams:
        own = [rider for rider in riders if rider.team == team.colour]
        lines += draw_team(view, part, own, team, jerseys)
    return lines
