"""The road of one race: squares with what they do, the start grid, the breakaway places, the line.

A course has a canonical text and is made from it: the tiles with their weather (`tiles:a,b,D%,u`), or
plain squares as scenarios write them (`squares:9,6^,15;20`, the line behind square 20).
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby

from echappee.engine import Refused
from echappee.flamme.terrain import MARK_OF, Square, square
from echappee.road.errors import RoadError
from echappee.road.track import lay

NO_LINE = 1_000_000

_TILE = re.compile(r"([0-9]B?|[A-Za-z])([%<>~]?)")
_SEGMENT = re.compile(r"([1-9][0-9]{0,2})([\^vos~%<>]*)(?:/([123]))?")


@dataclass(frozen=True, slots=True)
class Course:
    """A road that is ridden on. Squares are numbered from 1; the last one is repeated without end (0.2.4)."""

    text: str
    squares: tuple[Square, ...] = field(compare=False, repr=False)
    line: int = field(compare=False)
    grid: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The squares behind the start line, front first."""
    breakaway: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)
    """The breakaway places as (square, lane), the best first."""
    tile_of: tuple[int, ...] = field(default=(), compare=False, repr=False)

    def at(self, number: int) -> Square:
        """The square of this number."""
        return self.squares[number - 1] if number <= len(self.squares) else self.squares[-1]

    @property
    def capacity(self) -> int:
        """How many riders the start grid holds."""
        return sum(self.at(number).lanes for number in self.grid)

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles it is laid of, without their weather; none if it is made of plain squares."""
        kind, _, body = self.text.partition(":")
        return tuple(piece.rstrip("%<>~") for piece in body.split(",")) if kind == "tiles" else ()


@lru_cache(maxsize=1024)
def course(text: str) -> Course:
    """The course with this text; refuses what is no road."""
    kind, _, body = text.partition(":")
    if kind == "tiles":
        return _from_tiles(text, body)
    if kind == "squares":
        segments, _, line = body.partition(";")
        return course_of_squares(read_segments(segments.split(",")), _read_line(line))
    raise Refused("bad-road", f"a road is tiles:… or squares:…, not {text[:40] or 'nothing'}")


def course_of_tiles(tiles: Sequence[str], weather: Sequence[str] = ()) -> Course:
    """The course laid with these tiles, each under its weather where one is given."""
    marks = [MARK_OF[name] for name in weather] or [""] * len(tiles)
    return course("tiles:" + ",".join(map("".join, zip(tiles, marks, strict=True))))


def course_of_squares(squares: Sequence[Square], line: int = NO_LINE) -> Course:
    """The course of plain squares, without a start grid."""
    runs = ((made, len(list(run))) for made, run in groupby(squares))
    text = "squares:" + ",".join(_segment(made, count) for made, count in runs)
    return Course(text if line == NO_LINE else f"{text};{line}", tuple(squares), line)


def read_segments(segments: Iterable[str]) -> list[Square]:
    """Squares from segments such as `9`, `6^`, `3o/1`, `4^%`; marks combine, each once, one wind at most."""
    squares: list[Square] = []
    for segment in segments:
        match = _SEGMENT.fullmatch(segment)
        marks = "" if match is None else match[2]
        if match is None or len(set(marks)) < len(marks) or {"<", ">"} <= set(marks):
            raise Refused(
                "bad-road", f"{segment or 'nothing'} is no stretch of road such as 9, 6^, 3o/1 or 4^%"
            )
        squares += [square(marks, int(match[3] or 2))] * int(match[1])
    return squares


def _from_tiles(text: str, body: str) -> Course:
    pieces = [_TILE.fullmatch(piece) for piece in body.split(",")]
    found = [piece for piece in pieces if piece is not None]
    if len(found) < len(pieces):
        raise Refused("bad-road", f"{body[:40]} is no row of tiles such as a,b,D%,u")
    try:
        track = lay([piece[1] for piece in found])
    except RoadError as error:
        raise Refused(error.code, error.detail) from None
    if track.forks:
        raise Refused("no-roundabouts", "roundabouts cannot be ridden yet (rule 1.1.3)")
    squares = tuple(
        square(MARK_OF[printed.terrain] + "~" * printed.slippery + found[tile][2], printed.lanes)
        for printed, tile in zip(track.squares, track.tile_of, strict=True)
    )
    places = tuple(
        (number, lane) for number in track.breakaway for lane in range(track.square(number).breakaway)
    )
    return Course(text, squares, track.line, track.grid, places, track.tile_of)


def _read_line(text: str) -> int:
    if not text:
        return NO_LINE
    if not (text.isascii() and text.isdigit()):
        raise Refused("bad-road", f"the finish line lies behind a square, not behind {text}")
    return int(text)


def _segment(made: Square, count: int) -> str:
    return f"{count}{made.marks}" + ("" if made.lanes == 2 else f"/{made.lanes}")
