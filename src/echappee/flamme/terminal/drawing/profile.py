"""The whole stage from the side in a few lines, with the groups on it and the gaps between them."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from echappee.cli.terminal.badges import jersey_of
from echappee.cli.terminal.screen import flow
from echappee.flamme.rules import Course, RiderView, View
from echappee.flamme.terminal.drawing.palette import PROFILE_STYLES, badge, marks
from echappee.flamme.terminal.drawing.road import NO_JERSEYS, on_road

BLOCKS = " ▁▂▃▄▅▆▇█"
RISE = {"ascent": 1, "descent": -1}
"""As in road.profile: the cardboard gives no heights, these are a drawing aid."""
NO_SIGNS: Mapping[int, str] = {}


class Group(NamedTuple):
    """Riders without an empty square between them (rule 4.2.1)."""

    front: int
    rear: int
    riders: tuple[RiderView, ...]


def groups(view: View) -> list[Group]:
    """The groups on the road, the one ahead first."""
    found: list[Group] = []
    for rider in sorted(on_road(view), key=lambda rider: (-rider.square, rider.lane)):
        near = {rider.square, *view.course.next(rider.square)}
        joined = [group for group in found if near & {other.square for other in group.riders}]
        riders = (*(other for group in joined for other in group.riders), rider)
        group = Group(joined[0].front if joined else rider.square, rider.square, riders)
        found = [other for other in found if other not in joined] + [group]
    return sorted(found, key=lambda group: -group.front)


def draw_profile(
    course: Course,
    width: int,
    rows: int = 2,
    heads: Sequence[Group] = (),
    signs: Mapping[int, str] = NO_SIGNS,
) -> list[Text]:
    """Heights, and below them marks of the terrain, with groups by their numbers and other signs."""
    squares = _columns(course, width - 2)
    heights = _heights(course)
    tallest = max(heights.values()) or 1
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
    return [*lines, _marked(course, squares, heads, signs)]


def _marked(course: Course, squares: Sequence[int], heads: Sequence[Group], signs: Mapping[int, str]) -> Text:
    at: dict[int, str] = {}
    for index, group in enumerate(heads, start=1):
        at.setdefault(_column(squares, group.front), str(index)[-1])
    at.setdefault(_column(squares, course.next(course.line)[0]), "║")
    for number, sign in signs.items():
        at.setdefault(_column(squares, number), sign)
    line = Text("  ")
    for column, number in enumerate(squares):
        mark = (marks(course.at(number)) or "·")[0]
        line.append(at.get(column, mark), style="bold" if column in at else "dim")
    return line


def draw_groups(
    course: Course,
    found: Sequence[Group],
    home: Sequence[RiderView],
    width: int,
    jerseys: Mapping[str, str] = NO_JERSEYS,
) -> list[Text]:
    """The groups by number with their riders, the empty squares between them, and who is home."""
    pieces = []
    for index, group in enumerate(found, start=1):
        gap = course.along(found[index - 2].rear) - course.along(group.front) - 1
        piece = Text().append(f"‹ {max(0, gap)} ›  " if index > 1 else "", style="dim")
        pieces.append(_badges(piece.append(f"{index} ", style="bold"), group.riders, jerseys))
    if home:
        pieces.append(_badges(Text().append("║ home ", style="bold"), home, jerseys))
    return flow(pieces, width)


def _badges(line: Text, riders: Sequence[RiderView], jerseys: Mapping[str, str]) -> Text:
    for rider in riders:
        line.append(badge(rider))
        if rider.name in jerseys.values():
            line.append(jersey_of(jerseys, rider.name))
        line.append(" ")
    return line.append(" ")


def _inner(course: Course) -> list[int]:
    """The squares of the road; of two ways the inner one."""
    return [number for number in range(1, len(course.squares) + 1) if course.name(number).isdigit()]


def _columns(course: Course, width: int) -> list[int]:
    """The squares that are drawn: all of them, or evenly spread ones if the terminal is too narrow."""
    road = _inner(course)
    count = min(len(road), max(10, width))
    return [road[column * len(road) // count] for column in range(count)]


def _column(squares: Sequence[int], number: int) -> int:
    return max(index for index, first in enumerate(squares) if first <= max(number, 1))


def _heights(course: Course) -> dict[int, int]:
    """The height at the end of every square, by its number; the lowest is 0."""
    height, heights = 0, {0: 0}
    for number in _inner(course):
        height += RISE.get(course.at(number).terrain, 0)
        heights[number] = height
    lowest = min(heights.values())
    return {number: height - lowest for number, height in heights.items()}
