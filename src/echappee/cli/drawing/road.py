"""The road from above, riding to the right: a column a square, its lanes on top of one another.

The right lane, which is ahead in its square, is the lowest. A dot is an empty lane; below the lanes stand
the marks of the terrain and the weather.
"""

from collections.abc import Iterable, Sequence

from rich.text import Text

from echappee.cli.drawing.palette import badge, marks, style_of
from echappee.flamme import Course, RiderView, View

CELL = 3
MARGIN = 2
BEHIND, AHEAD = 2, 11
"""How much road is shown behind the last rider, and before the first: as far as anybody rides in a round."""


def draw_road(view: View, width: int) -> list[Text]:
    """The part of the road on which the race is, in as many rows as it needs."""
    first, last = _window(view)
    columns = max(10, (width - MARGIN) // CELL)
    rows = -(-(last - first + 1) // columns)
    lines: list[Text] = []
    for row in range(rows):
        start = first + row * columns
        stop = min(start + columns, max(last, len(view.course.squares)) + 1)
        lines += [*_row(view, range(start, stop)), Text()]
    return lines[:-1]


def on_road(view: View) -> list[RiderView]:
    """Who is drawn: all who race, and at the very end those who have just come home."""
    over = view.phase == "over"
    return [rider for rider in view.riders if rider.racing or (over and rider.home == view.round)]


def _window(view: View) -> tuple[int, int]:
    squares = [rider.square for rider in on_road(view)] or list(view.course.grid) or [1]
    first = max(1, min(squares) - BEHIND) if view.round else 1
    # Behind the last square nothing new comes.
    ahead = max(squares)
    return first, max(ahead, min(ahead + AHEAD, len(view.course.squares)))


def _row(view: View, numbers: range) -> list[Text]:
    riders = {(rider.square, rider.lane): rider for rider in on_road(view)}
    lanes = max(view.course.at(number).lanes for number in numbers)
    marked = _marks(view.course, numbers)
    return [
        _numbers(view.course, numbers),
        *(_lane(view, numbers, lane, riders) for lane in reversed(range(lanes))),
        *([marked] if marked.plain else []),
    ]


def _numbers(course: Course, numbers: Sequence[int]) -> Text:
    """Every fifth square has its number; behind the line stands that it is the finish."""
    line = " " * MARGIN
    for number in numbers:
        shown = number % 5 == 0 or (number == numbers[0] and number % 5 < 4)
        line = line.ljust(MARGIN + CELL * (number - numbers[0]))
        if number == course.line + 1:
            line += "FINISH"
        elif shown and not course.line < number <= course.line + 3:
            line += str(number)
    return Text(line, style="dim")


def _lane(view: View, numbers: Iterable[int], lane: int, riders: dict[tuple[int, int], RiderView]) -> Text:
    line = Text(" " * MARGIN)
    for number in numbers:
        square = view.course.at(number)
        rider = riders.get((number, lane))
        style = style_of(square)
        if lane >= square.lanes:
            line.append(" " * CELL)
        elif rider is None:
            line.append(_empty(view, number, lane) + _edge(view, number), style=style)
        else:
            line.append(badge(rider)).append("!" if rider.crashed else _edge(view, number), style=style)
    return line


def _empty(view: View, number: int, lane: int) -> str:
    bids = view.ruleset.breakaway and view.round == 0
    return "* " if bids and (number, lane) in view.course.breakaway else "· "


def _edge(view: View, number: int) -> str:
    """What stands between a square and the next: mostly nothing, or the start or the finish line."""
    if number == view.course.line:
        return "║"
    return "│" if number == max(view.course.grid, default=0) else " "


def _marks(course: Course, numbers: Iterable[int]) -> Text:
    line = Text(" " * MARGIN)
    for number in numbers:
        square = course.at(number)
        line.append(marks(square).ljust(CELL)[:CELL], style=style_of(square).partition(" on ")[0])
    line.rstrip()
    return line
