"""The road row by row: columns of squares, and lanes with riders, terrain and weather."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from echappee.cli.terminal.badges import TEAM_STYLES, jersey_of
from echappee.flamme.rules import Course, RiderView, Team, View
from echappee.flamme.terminal.drawing.palette import GRASS_STYLE, TEAM_LETTERS, badge, style_of


class Column(NamedTuple):
    """The square on the road, and the one on an outer way above it; 0 for no square.

    Both ways of a split end in the same column, so squares above one another are equally far from its exit.
    """

    road: int
    outer: int = 0


def columns(course: Course, last: int) -> list[Column]:
    found: list[Column] = []
    square = 1
    while square <= last:
        found.append(Column(square))
        ahead = course.next(square)
        square = ahead[0]
        if len(ahead) > 1:
            inner, outer = (_way(course, first) for first in ahead)
            length = max(len(inner), len(outer))
            found += map(Column, _padded(inner, length), _padded(outer, length))
            square = course.next(inner[-1])[0]
    return found


def column_of(laid: Sequence[Column]) -> dict[int, int]:
    """The column of every square, counted from 0."""
    return {square: index for index, column in enumerate(laid) for square in column if square}


def opens(course: Course, column: Column) -> bool:
    """Whether the road splits after this column."""
    return column.road > 0 and len(course.next(column.road)) > 1


def closes(course: Course, column: Column) -> bool:
    """Whether the ways meet after this column."""
    return column.outer > 0 and len(course.before(course.next(column.outer)[0])) > 1


def _way(course: Course, first: int) -> list[int]:
    """One of the ways of a split, up to where they meet."""
    way = [first]
    while len(course.before(following := course.next(way[-1])[0])) == 1:
        way.append(following)
    return way


def _padded(way: Sequence[int], length: int) -> list[int]:
    return [0] * (length - len(way)) + list(way)


CELL = 3
MARGIN = 2

SquareLane = tuple[int, int]
"""A square and a lane."""


class _Picture(NamedTuple):
    """A picture with its content.

    Rows are counted from the right lane of the road, the grass below it from -1.
    """

    view: View
    part: Sequence[Column]
    at: Mapping[SquareLane, tuple[RiderView, ...]]
    lift: int
    """The row of the right lane of outer ways."""
    lanes: int
    """How many lanes are drawn at most: if riders do not meet, one is enough."""
    jerseys: Mapping[str, str]
    """The riders in the leaders' jerseys."""


def draw_lanes(
    view: View, part: Sequence[Column], riders: Sequence[RiderView], jerseys: Mapping[str, str]
) -> list[Text]:
    """The lanes with all riders that share this road."""
    at = {(rider.square, rider.lane): (rider,) for rider in riders}
    outer = {column.outer for column in part if column.outer}
    grass = max((-lane for square, lane in at if square in outer), default=0)
    picture = _Picture(
        view=view, part=part, at=at, lift=_inner_lanes(view, part) + max(0, grass), lanes=3, jerseys=jerseys
    )
    return [_line(picture, row, Text(" " * MARGIN)) for row in _rows(picture)]


def draw_team(
    view: View, part: Sequence[Column], riders: Sequence[RiderView], team: Team, jerseys: Mapping[str, str]
) -> list[Text]:
    """The road of one team, in a row that begins with its letter; riders on one square share a cell."""
    at: dict[SquareLane, tuple[RiderView, ...]] = {}
    for rider in sorted(riders, key=lambda rider: rider.lane):
        at[rider.square, 0] = (*at.get((rider.square, 0), ()), rider)
    picture = _Picture(view=view, part=part, at=at, lift=1, lanes=1, jerseys=jerseys)
    letter = TEAM_LETTERS.get(team.colour, team.colour[:1])
    heads = {0: Text().append(letter, style=TEAM_STYLES.get(team.colour, "bold")).append(" ")}
    return [_line(picture, row, heads.get(row, Text(" " * MARGIN))) for row in _rows(picture)]


def _inner_lanes(view: View, part: Sequence[Column]) -> int:
    split = [column.road for column in part if column.outer and column.road]
    return max((view.course.at(square).lanes for square in split), default=1)


def _rows(picture: _Picture) -> range:
    """From the uppermost row down to the lowest with anything in it."""
    locations = [_locations(picture, column) for column in picture.part]
    highest = max(row for rows in locations for row, (_, lane) in rows.items() if lane >= 0)
    lowest = min(
        (row for rows in locations for row, location in rows.items() if location in picture.at), default=0
    )
    return range(highest, min(0, lowest) - 1, -1)


def _locations(picture: _Picture, column: Column) -> dict[int, SquareLane]:
    """The locations of a column by their row."""
    locations: dict[int, SquareLane] = {}
    for square, base in ((column.road, 0), (column.outer, picture.lift)):
        grass = min((lane for number, lane in picture.at if number == square), default=0)
        lanes = min(picture.lanes, picture.view.course.at(square).lanes) if square else 0
        locations |= {base + lane: (square, lane) for lane in range(min(0, grass), lanes)}
    return locations


def _line(picture: _Picture, row: int, line: Text) -> Text:
    for column in picture.part:
        location = _locations(picture, column).get(row)
        riders = picture.at.get(location, ()) if location else ()
        edge = _edge(picture, column, row)
        if location is None or (location[1] < 0 and not riders):
            between = "───" if row == 0 and column.outer else f"  {edge if edge in '╱╲' else ' '}"
            line.append(between, style="dim")
            continue
        style = style_of(picture.view.course.at(location[0])) if location[1] >= 0 else GRASS_STYLE
        if riders:
            line.append(_riders(picture, riders, Text(edge, style)))
        else:
            line.append(_empty(picture.view, location) + edge, style=style)
    return line


def _riders(picture: _Picture, riders: tuple[RiderView, ...], edge: Text) -> Text:
    """A badge, or only the types if the row has its team's letter; then a jersey, or a mark for a crash."""
    crashed = any(rider.crashed for rider in riders)
    worn = [rider.name for rider in riders if rider.name in picture.jerseys.values() and not crashed]
    team = TEAM_STYLES.get(riders[0].team, "bold")
    types = Text("".join(rider.type for rider in riders), style=team)
    text = Text().append(badge(riders[0]) if picture.lanes > 1 else types)
    if worn:
        text.append(jersey_of(picture.jerseys, worn[0]))
    text.append(" " * (CELL - 1 - text.cell_len), style=team)
    return text if text.cell_len == CELL else text.append("!" if crashed else edge.plain, style=edge.style)


def _empty(view: View, location: SquareLane) -> str:
    bids = view.ruleset.breakaway and view.round == 0
    return "* " if bids and location in view.course.breakaway else "· "


def _edge(picture: _Picture, column: Column, row: int) -> str:
    """The sign behind a square: usually none, or a line across the road, a split or a join."""
    course = picture.view.course
    if column.road == course.line:
        return "║"
    if column.road and column.road == max(course.grid, default=0):
        return "│"
    turns = {0: "╲", picture.lift: "╱"} if opens(course, column) else {}
    if closes(course, column):
        turns = {0: "╱", picture.lift: "╲"}
    return turns.get(row, " ")
