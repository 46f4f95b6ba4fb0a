"""The signs along a road, and the road between them."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from echappee.cli.terminal.badges import FINISH
from echappee.flamme.rules import Course, RiderView, Token, View
from echappee.flamme.rules.course import REFRESH, TokenPile
from echappee.flamme.terminal.drawing import lanes
from echappee.flamme.terminal.drawing.palette import SIGN_STYLES, marks, style_of


def draw_names(course: Course, part: Sequence[lanes.Column], size: int) -> Text:
    """Every fifth square has its number; the first one behind the line is marked as the finish.

    No row has more than `size` columns, and nothing may be wider than that.
    """
    line = Text(style="dim")
    for index, column in enumerate(part):
        _write(line, index, _name(course, column, first=index == 0)[: lanes.CELL * (size - index)])
    return line


def _name(course: Course, column: lanes.Column, *, first: bool) -> str:
    """The outer squares are +1, +2 … behind the square where the road splits."""
    if column.outer:
        return "+" + course.name(column.outer).partition("+")[2]
    number, beyond = course.along(column.road), -course.to_go(column.road)
    if beyond == 1:
        return FINISH
    shown = number % 5 == 0 or (first and number % 5 < 4)
    covered = 0 < beyond <= 3 or (beyond == 0 and len(str(number)) >= lanes.CELL)
    return str(number) if shown and not covered else ""


def draw_marks(course: Course, part: Sequence[lanes.Column]) -> Text:
    """The marks of the squares on the road; the inner way of a split has its numbers here."""
    line = Text()
    for index, column in enumerate(part):
        square = course.at(column.road or column.outer)
        inner = course.name(column.road) if column.road and column.outer else ""
        room = index == 0 or not part[index - 1].road or len(inner) < lanes.CELL
        _write(line, index, marks(square)[: lanes.CELL], style_of(square).partition(" on ")[0])
        if not marks(square) and room:
            _write(line, index, inner, "dim")
    return line


def draw_timing(view: View, part: Sequence[lanes.Column]) -> Text:
    """Against the clock: the seconds of a pack whose first rider ends there (rule 10.5.3)."""
    line = Text()
    for index, column in enumerate(part):
        beyond = -view.course.to_go(column.road) if column.road else 0
        if view.ruleset.timed and 0 < beyond <= len(view.course.timing):
            _write(line, index, f":{view.course.timing[beyond - 1]:02}", "yellow")
    return line


def draw_piles(view: View, part: Sequence[lanes.Column], size: int) -> Text:
    """What is left of the piles of tokens, above the squares where they lie."""
    line = Text()
    for index, column in enumerate(part):
        for pile in piles(view):
            if pile.square in column:
                left = "".join(f" {value}" for value in left_on(view, pile))
                text = sign(pile) + left
                # At the end of a row it begins earlier, to end where the row does.
                last = size - -(-len(text) // lanes.CELL)
                _write(line, min(index, last), text, SIGN_STYLES[sign(pile)])
    return line


def piles(view: View) -> list[TokenPile]:
    """The piles of this race on which something is left."""
    rules = view.ruleset
    lying = [pile for pile in view.course.piles if (rules.extended if pile.name == REFRESH else rules.tour)]
    return [pile for pile in lying if not _gone(view, pile)]


def left_on(view: View, pile: TokenPile) -> tuple[int, ...]:
    """The values left on a pile; a single token needs no value."""
    held = {token for rider in view.riders for token in rider.tokens}
    return tuple(
        value for value in pile.values if len(pile.values) > 1 and Token(pile.name, value) not in held
    )


def sign(pile: TokenPile) -> str:
    """The letter of its side up: S sprint, M mountain; ↻ is the refresh token."""
    return "↻" if pile.name == REFRESH else pile.side[0].upper()


def _gone(view: View, pile: TokenPile) -> bool:
    if pile.name == REFRESH:
        return any(rider.square >= pile.square for rider in view.riders)
    return not left_on(view, pile)


def _write(line: Text, index: int, text: str, style: str = "") -> None:
    """Write behind the margin in this column, or where there is room again."""
    start = lanes.MARGIN + lanes.CELL * index
    if text:
        line.append(" " * max(start - line.cell_len, 1 if line.cell_len > start else 0))
        line.append(text, style=style)


NO_JERSEYS: Mapping[str, str] = {}
BEHIND, AHEAD = 2, 11
"""How much road is shown behind the last rider and before the first: as far as a rider gets in a round."""


def draw_road(view: View, width: int, jerseys: Mapping[str, str] = NO_JERSEYS) -> list[Text]:
    """The part of the road where the race is, in as many rows as it needs."""
    drawn = [rider.square for rider in on_road(view)] or list(view.course.grid) or [1]
    laid = lanes.columns(view.course, max(*drawn, len(view.course.squares)))
    indices = [lanes.column_of(laid)[square] for square in drawn]
    first = max(0, min(indices) - BEHIND) if view.round else 0
    last = min(max(indices) + AHEAD, len(laid) - 1)
    size = max(10, (width - lanes.MARGIN) // lanes.CELL)
    lines: list[Text] = []
    for start in range(first, last + 1, size):
        lines += [*_row(view, laid[start : start + size], size, jerseys), Text()]
    return lines[:-1]


def on_road(view: View) -> list[RiderView]:
    """The riders that are drawn: all that race, and after the last round those that have just come home."""
    over = view.phase == "over"
    return [rider for rider in view.riders if rider.racing or (over and rider.home == view.round)]


def _row(view: View, part: Sequence[lanes.Column], size: int, jerseys: Mapping[str, str]) -> list[Text]:
    signs = (draw_piles(view, part, size), draw_names(view.course, part, size))
    below = (draw_marks(view.course, part), draw_timing(view, part))
    return [
        *(line for line in signs if line.plain.strip()),
        *_lanes(view, part, jerseys),
        *(line for line in below if line.plain.strip()),
    ]


def _lanes(view: View, part: Sequence[lanes.Column], jerseys: Mapping[str, str]) -> list[Text]:
    riders = on_road(view)
    if not view.ruleset.trial:
        return lanes.draw_lanes(view, part, riders, jerseys)
    lines: list[Text] = []
    for team in view.teams:
        own = [rider for rider in riders if rider.team == team.colour]
        lines += lanes.draw_team(view, part, own, team, jerseys)
    return lines
