"""The road from above, riding to the right: four lanes on top of one another, the right-hand one the lowest.

A dot is an empty square. The thick line of a curve lies between the lanes; the squares on its inner side are
longer. Below stand the printed numbers, above the rows, the letters and the squares one may choose.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from echappee.cli.terminal.badges import FINISH, jersey_of
from echappee.homas.board.course import ROW
from echappee.homas.rules import Course, RiderView, View
from echappee.homas.terminal.blocks import CELL, Block, lines_of, windows
from echappee.homas.terminal.palette import GROUND_STYLES, PICK_STYLE, badge, printed, state

MARGIN = 2
BEHIND, NEAR, AHEAD = 2, 4, 12
"""How much road is shown behind a rider and before it, and how far the rider that is asked about may ride."""
NOTHING: Mapping[int, str] = {}
NOBODY: Mapping[str, str] = {}


class Picture(NamedTuple):
    """Additions to a picture of the road."""

    course: Course
    riders: Mapping[int, RiderView]
    picks: Mapping[int, str]
    """Squares to choose from, by number, each with its letter."""
    jerseys: Mapping[str, str]
    under_way: bool
    """Whether some riders still have to move, so that it matters which ones have."""


def draw_road(
    table: View,
    width: int,
    spans: Iterable[tuple[int, int]],
    picks: Mapping[int, str] = NOTHING,
    jerseys: Mapping[str, str] = NOBODY,
) -> list[Text]:
    """The road between these rows; what lies between two parts is left out."""
    riders = {rider.square: rider for rider in table.riders if rider.racing}
    under_way = any(rider.waiting for rider in riders.values())
    picture = Picture(table.course, riders, picks, jerseys, under_way)
    drawn: list[Text] = []
    for part in windows(table.course, spans):
        for line in lines_of(part, width - MARGIN):
            if not _scrap(picture, line) or not drawn:
                drawn += [*_strip(picture, line), Text()]
    return drawn[:-1]


def _scrap(picture: Picture, line: Sequence[Block]) -> bool:
    """Whether a line is only a few leftover empty squares."""
    numbers = {number for block in line for lane in block.lanes for number in lane}
    empty = numbers.isdisjoint(picture.riders) and numbers.isdisjoint(picture.picks)
    return empty and sum(block.width for block in line) < NEAR * CELL


def spans_of(table: View) -> list[tuple[int, int]]:
    """The rows worth showing: around every rider, and further ahead of the first."""
    rows = [table.square(rider).row for rider in table.riders if rider.racing]
    if not rows:
        return [(-4, AHEAD)]
    last = max(*rows, min(max(rows) + 2 * NEAR, table.course.length + BEHIND))
    return [*((row - BEHIND, min(row + NEAR, last)) for row in rows), (max(rows), last)]


def around(table: View, number: int, picks: Iterable[int] = ()) -> list[tuple[int, int]]:
    """The rows around a square, with all squares to choose from."""
    row = table.course.at(number).row
    furthest = max((table.course.at(pick).row for pick in picks), default=row + AHEAD)
    return [(row - NEAR, furthest + BEHIND)]


def _strip(picture: Picture, line: Sequence[Block]) -> list[Text]:
    """One line of road with the texts above and below it."""
    lanes = {lane: _lane(picture, line, lane) for lane in (4, 3, 2, 1)}
    thick = [_thick(picture.course, line)] if any(block.bent for block in line) else []
    above = (_letters(picture.course, line), _rows(picture.course, line))
    below = _numbers(picture.course, line)
    return [
        *(text for text in above if text.plain.strip()),
        *(lanes[4], lanes[3], *thick, lanes[2], lanes[1]),
        *([below] if below.plain.strip() else []),
    ]


def _lane(picture: Picture, line: Sequence[Block], lane: int) -> Text:
    text = Text(" " * MARGIN)
    for block in line:
        for number in block.lanes[lane - 1]:
            square = picture.course.at(number)
            text.append(_cell(picture, number, block.at(square.progress) - block.at(square.rear)))
    return text


def _cell(picture: Picture, number: int, width: int) -> Text:
    """A square: its rider, or the letter that chooses it; at its front perhaps a line."""
    square = picture.course.at(number)
    style = GROUND_STYLES[square.road]
    rider, pick = picture.riders.get(number), picture.picks.get(number)
    cell = Text(style=style)
    if rider is not None:
        cell.append(badge(rider.name))
        cell.append(_behind(picture, rider))
    else:
        cell.append(pick or "·", style=PICK_STYLE if pick else style)
    edge = _edge(picture.course, square.progress)
    cell.append(" " * (width - cell.cell_len - len(edge)), style=style)
    return cell.append(edge, style=style) if cell.cell_len < width else cell


def _behind(picture: Picture, rider: RiderView) -> Text:
    """A mark after a rider's number: a jersey, or something that happened to it in this turn."""
    if rider.name in picture.jerseys.values():
        return jersey_of(picture.jerseys, rider.name)
    ground = GROUND_STYLES[picture.course.at(rider.square).road]
    return Text(state(rider) if picture.under_way or rider.wait else "", style=ground)


def _edge(course: Course, progress: int) -> str:
    """The line across the road in front of a square."""
    if progress == course.line:
        return "║"
    return "│" if progress == 0 or any(mark.row * ROW == progress for mark in course.marks) else ""


def _thick(course: Course, line: Sequence[Block]) -> Text:
    """The thick line that nobody crosses, on the ground of the road."""
    text = Text(" " * MARGIN)
    for block in line:
        ground = GROUND_STYLES[course.at(block.inner[0]).road].partition(" on ")[2]
        text.append(("━" if block.bent else " ") * block.width, style=f"bold #000000 on {ground}")
    return text


def _rows(course: Course, line: Sequence[Block]) -> Text:
    """Squares to go, at every fifth row and at the first with room for it; behind the line is the finish."""
    text, at = Text(style="dim"), MARGIN
    for index, block in enumerate(line):
        for place, number in enumerate(block.inner):
            left, first = course.length - course.at(number).row, index == place == 0
            if left == -1:
                fits = len(FINISH) <= sum(b.width for b in line[index:])
                _write(text, at, FINISH if fits else "")
            elif left > 0 and (left % 5 == 0 or (first and (left - 1) % 5)):
                _write(text, at + block.at(course.at(number).rear), str(left))
        at += block.width
    return text


def _letters(course: Course, line: Sequence[Block]) -> Text:
    """Letters and climbs above the lines that they name; the red letter is red."""
    text, at, end = Text(), MARGIN, MARGIN + sum(block.width for block in line)
    for block in line:
        at += block.width
        for mark in course.marks:
            if mark.row * ROW == block.front:
                kinds = ("△" if mark.kind else "", "sprint" if mark.sprint else "")
                signs = " ".join(filter(None, (mark.letter, mark.title, *kinds)))
                style = "bold red" if mark.row == course.team_cards_until else "bold"
                _write(text, min(at - 1, end - len(signs)), signs, style)
    return text


def _numbers(course: Course, line: Sequence[Block]) -> Text:
    """The printed numbers, one per row."""
    text, at = Text(), MARGIN
    for block in line:
        inner = block.inner
        for number in inner:
            square = course.at(number)
            ground = GROUND_STYLES[square.road].partition(" on ")[0]
            _write(text, at + block.at(square.rear), printed(square), ground)
        at += block.width
    return text


def _write(line: Text, start: int, text: str, style: str = "") -> None:
    """Write at this place, or where there is room again."""
    if text:
        line.append(" " * max(start - line.cell_len, 1 if line.cell_len > start else 0))
        line.append(text, style=style)
