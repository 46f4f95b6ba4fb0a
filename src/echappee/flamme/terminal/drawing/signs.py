"""What is written along the road: names of squares, marks of the terrain, token piles, the timing tile."""

from collections.abc import Sequence

from rich.text import Text

from echappee.cli.terminal.drawing import FINISH
from echappee.flamme.rules import Course, View
from echappee.flamme.rules.course import REFRESH, TokenPile
from echappee.flamme.rules.position import Token
from echappee.flamme.terminal.drawing.columns import Column
from echappee.flamme.terminal.drawing.lanes import CELL, MARGIN
from echappee.flamme.terminal.drawing.palette import SIGN_STYLES, marks, style_of


def draw_names(course: Course, part: Sequence[Column], size: int) -> Text:
    """Every fifth square has its number; the first one behind the line is marked as the finish.

    No row has more than `size` columns, and nothing may be wider than that.
    """
    line = Text(style="dim")
    for index, column in enumerate(part):
        _write(line, index, _name(course, column, first=index == 0)[: CELL * (size - index)])
    return line


def _name(course: Course, column: Column, *, first: bool) -> str:
    """The outer squares are +1, +2 … behind the square where the road splits."""
    if column.outer:
        return "+" + course.name(column.outer).partition("+")[2]
    number, beyond = course.along(column.road), -course.to_go(column.road)
    if beyond == 1:
        return FINISH
    shown = number % 5 == 0 or (first and number % 5 < 4)
    covered = 0 < beyond <= 3 or (beyond == 0 and len(str(number)) >= CELL)
    return str(number) if shown and not covered else ""


def draw_marks(course: Course, part: Sequence[Column]) -> Text:
    """The marks of the squares on the road; the inner way of a split has its numbers here."""
    line = Text()
    for index, column in enumerate(part):
        square = course.at(column.road or column.outer)
        inner = course.name(column.road) if column.road and column.outer else ""
        room = index == 0 or not part[index - 1].road or len(inner) < CELL
        _write(line, index, marks(square)[:CELL], style_of(square).partition(" on ")[0])
        if not marks(square) and room:
            _write(line, index, inner, "dim")
    return line


def draw_timing(view: View, part: Sequence[Column]) -> Text:
    """Against the clock: the seconds of a pack whose first rider ends there (rule 10.5.3)."""
    line = Text()
    for index, column in enumerate(part):
        beyond = -view.course.to_go(column.road) if column.road else 0
        if view.ruleset.timed and 0 < beyond <= len(view.course.timing):
            _write(line, index, f":{view.course.timing[beyond - 1]:02}", "yellow")
    return line


def draw_piles(view: View, part: Sequence[Column], size: int) -> Text:
    """What is left of the piles of tokens, above the squares where they lie."""
    line = Text()
    for index, column in enumerate(part):
        for pile in piles(view):
            if pile.square in column:
                left = "".join(f" {value}" for value in left_on(view, pile))
                text = sign(pile) + left
                # At the end of a row it begins earlier, to end where the row does.
                last = size - -(-len(text) // CELL)
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
    start = MARGIN + CELL * index
    if text:
        line.append(" " * max(start - line.cell_len, 1 if line.cell_len > start else 0))
        line.append(text, style=style)
