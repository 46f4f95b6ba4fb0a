"""A course of Homas Tour Pro from the side, in a few lines, with its letters."""

from collections.abc import Mapping
from itertools import accumulate, groupby

from rich.text import Text

from echappee.homas.rules import Course

BLOCKS = " ▁▂▃▄▅▆▇█"
STYLES = {"climb": "red", "descent": "yellow", "cobbles": "blue", "flat": "green"}
SIGNS = {"climb": "/", "descent": "\\", "cobbles": "▒", "flat": "·"}
FINISH = "║"
NO_HEADS: Mapping[int, str] = {}


def draw_course(course: Course, width: int, rows: int = 3, heads: Mapping[int, str] = NO_HEADS) -> list[Text]:
    """Heights by the printed numbers, the kind of road below with letters and signs, each in its row."""
    road = {square.row: square for square in course.squares if 1 <= square.row <= course.length}
    count = min(course.length, max(10, width - 3))
    shown = [1 + column * course.length // count for column in range(count)]
    heights = dict(
        zip(road, accumulate(-road[row].grade * (road[row].road != "cobbles") for row in road), strict=True)
    )
    low, high = min(heights.values()), max(heights.values())
    levels = [1 + round((heights[row] - low) * (rows * 8 - 1) / ((high - low) or 1)) for row in shown]
    lines = []
    for level in reversed(range(rows)):
        line = Text("  ")
        columns = zip((road[row].road for row in shown), levels, strict=True)
        for kind, run in groupby(columns, key=lambda column: column[0]):
            line.append(
                "".join(BLOCKS[min(8, max(0, top - 8 * level))] for _, top in run), style=STYLES[kind]
            )
        lines.append(line)
    return [*(line for line in lines if line.plain.strip()), *_marked(course, shown, heads)]


def _marked(course: Course, shown: list[int], heads: Mapping[int, str]) -> list[Text]:
    """What the road is made of, and below it the letters; riders on the road are drawn on it."""
    road = {square.row: square.road for square in course.squares}
    letters = {_column(shown, mark.row): mark for mark in course.marks if mark.letter}
    riders = {_column(shown, row): sign for row, sign in heads.items()}
    ground, below = Text("  "), Text("  ")
    for column, row in enumerate(shown):
        ground.append(riders.get(column, SIGNS[road[row]]), style="bold" if column in riders else "dim")
        mark = letters.get(column)
        red = mark is not None and mark.row == course.team_cards_until
        below.append(mark.letter if mark else " ", style="bold red" if red else "bold")
    return [ground.append(FINISH, style="bold"), below]


def _column(shown: list[int], row: int) -> int:
    return max((column for column, first in enumerate(shown) if first <= max(row, 1)), default=0)
