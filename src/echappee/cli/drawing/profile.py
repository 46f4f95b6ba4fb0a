"""The whole stage from the side in a few lines, with the groups on it and the gaps between them."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from echappee.cli.drawing.palette import PROFILE_STYLES, badge, marks
from echappee.cli.drawing.road import on_road
from echappee.cli.screen import flow
from echappee.flamme import Course, RiderView, View

BLOCKS = " ▁▂▃▄▅▆▇█"
RISE = {"ascent": 1, "descent": -1}
"""As in road.profile: the cardboard gives no heights, these are a drawing aid."""


class Group(NamedTuple):
    """Riders without an empty square between them (rule 4.2.1)."""

    front: int
    rear: int
    riders: tuple[RiderView, ...]


def groups(view: View) -> list[Group]:
    """The groups on the road, the one ahead first."""
    racing = sorted(on_road(view), key=lambda rider: (-rider.square, rider.lane))
    found: list[Group] = []
    for rider in racing:
        if found and found[-1].rear - rider.square <= 1:
            found[-1] = Group(found[-1].front, rider.square, (*found[-1].riders, rider))
        else:
            found.append(Group(rider.square, rider.square, (rider,)))
    return found


def draw_profile(course: Course, width: int, rows: int = 2, heads: Sequence[Group] = ()) -> list[Text]:
    """Heights, and below them marks of the terrain; a group's number stands where the group is."""
    squares = _columns(course, width - 2)
    heights = _heights(course)
    tallest = max(heights) or 1
    levels = [1 + round(heights[number] * min(1, (rows * 8 - 1) / tallest)) for number in squares]
    lines = []
    for row in reversed(range(rows)):
        line = Text("  ")
        columns = zip((course.at(number).terrain for number in squares), levels, strict=True)
        for terrain, run in groupby(columns, key=lambda column: column[0]):
            blocks = [BLOCKS[min(8, max(0, level - 8 * row))] for _, level in run]
            line.append("".join(blocks), style=PROFILE_STYLES[terrain])
        lines.append(line)
    lines = [line for line in lines if line.plain.strip()]
    return [*lines, _marked(course, squares, heads)]


def _marked(course: Course, squares: Sequence[int], heads: Sequence[Group]) -> Text:
    at: dict[int, str] = {}
    for index, group in enumerate(heads, start=1):
        at.setdefault(_column(squares, group.front), str(index)[-1])
    at.setdefault(_column(squares, course.line + 1), "║")
    line = Text("  ")
    for column, number in enumerate(squares):
        mark = (marks(course.at(number)) or "·")[0]
        line.append(at.get(column, mark), style="bold" if column in at else "dim")
    return line


def draw_groups(found: Sequence[Group], home: Sequence[RiderView], width: int) -> list[Text]:
    """The groups by number with their riders, the empty squares between them, and who is home."""
    pieces = []
    for index, group in enumerate(found, start=1):
        gap = f"‹ {found[index - 2].rear - group.front - 1} ›  " if index > 1 else ""
        piece = Text().append(gap, style="dim").append(f"{index} ", style="bold")
        pieces.append(_badges(piece, group.riders))
    if home:
        pieces.append(_badges(Text().append("║ home ", style="bold"), home))
    return flow(pieces, width)


def _badges(line: Text, riders: Sequence[RiderView]) -> Text:
    for rider in riders:
        line.append(badge(rider)).append(" ")
    return line.append(" ")


def _columns(course: Course, width: int) -> list[int]:
    """The squares that are drawn: all of them, or evenly spread ones where the terminal is too narrow."""
    length = len(course.squares)
    count = min(length, max(10, width))
    return [1 + column * length // count for column in range(count)]


def _column(squares: Sequence[int], number: int) -> int:
    """The column in which this square is drawn."""
    return max(index for index, first in enumerate(squares) if first <= max(number, 1))


def _heights(course: Course) -> list[int]:
    """The height at the end of every square, by its number; the lowest is 0."""
    heights = [0]
    for square in course.squares:
        heights.append(heights[-1] + RISE.get(square.terrain, 0))
    return [height - min(heights) for height in heights]
