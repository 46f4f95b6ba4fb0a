"""A course and its locations as text.

`tiles:a,b,D%,u` are tiles with their weather; `squares:9,6^,@,15;20` are stretches of squares as scenarios
write them: `@` is where the road splits as in a roundabout, and the line is behind square 20. More may follow
the line: `;major=21;minor=9;refresh=12` say where tokens lie, `;finish=ascent` which side of the timing tile
is up. A location is a square and a lane: `34r`, or `34g1` on the grass right of it.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from echappee.engine import Refused
from echappee.flamme.road.tiles import PrintedSquare
from echappee.flamme.road.tokens import halfway_square, piles_of
from echappee.flamme.road.track import Track, lay
from echappee.flamme.rules.course import NO_LINE, PILES, REFRESH, TIMING, Course, TokenPile
from echappee.flamme.rules.layout import MARK_OF, Split, Square, Squares, number, square

SPLIT = "@"
ROUNDABOUT = Split((square(lanes=1),) * 3, (square(lanes=1),) * 5)
EXTRAS = (*PILES, "finish")
SIDES = {"major": "sprint", "minor": "sprint", REFRESH: ""}
"""Which side of a pile is up if nothing says so."""

_TILE = re.compile(r"([0-9]B?|[A-Za-z])([%<>~]?)")
_SEGMENT = re.compile(r"([1-9][0-9]{0,2})([\^vos~%<>]*)(?:/([123]))?")


@lru_cache(maxsize=1024)
def course(text: str) -> Course:
    """The course with this text; refuses what is not a road."""
    kind, _, body = text.partition(":")
    if kind == "tiles":
        return _of_tiles(text, body)
    if kind == "squares":
        segments, line, *extras = [*body.split(";"), ""][: max(2, body.count(";") + 1)]
        return course_of_squares(read_stretch(segments.split(",")), line, _read_extras(extras))
    raise Refused("bad-road", f"a road is tiles:… or squares:…, not {text[:40] or 'nothing'}")


def course_of_tiles(tiles: Sequence[str], weather: Sequence[str] = ()) -> Course:
    """The course laid with these tiles, each under its weather where one is given."""
    marks = [MARK_OF[name] for name in weather] or [""] * len(tiles)
    return course("tiles:" + ",".join(map("".join, zip(tiles, marks, strict=True))))


def course_of_squares(stretch: Squares, line: str = "", extras: Mapping[str, str] | None = None) -> Course:
    """The course of plain squares, without a start grid; line and extras give names of squares."""
    extras = extras or {}
    bare = Course(_print_stretch(stretch), number(stretch), NO_LINE)
    squares = {name: _square(bare, square) for name, square in extras.items() if name != "finish"}
    laid = replace(
        bare,
        line=_square(bare, line) if line else NO_LINE,
        piles=tuple(TokenPile(name, SIDES[name], squares[name]) for name in PILES if name in squares),
        timing=TIMING[extras.get("finish", "flat")],
    )
    ends = [bare.name(laid.line) if line else ""] if line or extras else []
    ends += [f"{name}={bare.name(squares[name])}" for name in EXTRAS if name in squares]
    ends += [f"finish={extras['finish']}"] if "finish" in extras else []
    return replace(laid, text=";".join([bare.text, *ends]))


def read_stretch(segments: Iterable[str]) -> list[Square | Split]:
    """A road from segments such as `9`, `6^`, `3o/1`, `4^%`, `@`; marks combine, one wind at most."""
    stretch: list[Square | Split] = []
    for segment in segments:
        if segment == SPLIT and stretch:
            stretch.append(ROUNDABOUT)
            continue
        match = _SEGMENT.fullmatch(segment)
        marks = "" if match is None else match[2]
        if match is None or len(set(marks)) < len(marks) or {"<", ">"} <= set(marks):
            raise Refused(
                "bad-road", f"{segment or 'nothing'} is not a stretch of road such as 9, 6^, 3o/1 or 4^%"
            )
        stretch += [square(marks, int(match[3] or 2))] * int(match[1])
    if stretch and isinstance(stretch[-1], Split):
        raise Refused("bad-road", "where the road splits it must also join again")
    return stretch


def _of_tiles(text: str, body: str) -> Course:
    pieces = [_TILE.fullmatch(piece) for piece in body.split(",")]
    found = [piece for piece in pieces if piece is not None]
    if len(found) < len(pieces):
        raise Refused("bad-road", f"{body[:40]} is not a row of tiles such as a,b,D%,u")
    try:
        track = lay([piece[1] for piece in found])
    except Refused as error:
        raise Refused(error.code, error.detail) from None
    layout = number(_stretch(track, [piece[2] for piece in found]))
    numbers = layout.numbers()
    breakaway = [
        (square, lane) for square in track.breakaway for lane in range(track.square(square).breakaway)
    ]
    return Course(
        text=text,
        layout=layout,
        line=numbers[track.line],
        grid=tuple(numbers[square] for square in track.grid),
        breakaway=tuple((numbers[square], lane) for square, lane in breakaway),
        piles=tuple(pile._replace(square=numbers[pile.square]) for pile in _piles(track)),
        timing=TIMING.get(track.square(track.line + 1).terrain, TIMING["flat"]),
    )


def _piles(track: Track) -> list[TokenPile]:
    """The piles of a track where the designing rules put them (10.2.2, 11.3.1)."""
    piles = [TokenPile(*laid) for laid in piles_of(track)]
    halfway = halfway_square(track)
    return piles if halfway is None else [*piles, TokenPile(REFRESH, "", halfway)]


def _stretch(track: Track, weather: Sequence[str]) -> Squares:
    """The squares of a track, each under the weather of its tile."""

    def made(printed: PrintedSquare, tile: int) -> Square:
        return square(MARK_OF[printed.terrain] + "~" * printed.slippery + weather[tile], printed.lanes)

    plain = [made(printed, tile) for printed, tile in zip(track.squares, track.tile_of, strict=True)]
    stretch: list[Square | Split] = []
    done = 0
    for roundabout in track.roundabouts:
        first, last = roundabout.inner[0] - 1, roundabout.inner[-1]
        outer = tuple(made(printed, roundabout.tile) for printed in roundabout.outer)
        stretch += [*plain[done:first], Split(tuple(plain[first:last]), outer)]
        done = last
    return stretch + plain[done:]


def _read_extras(texts: Iterable[str]) -> dict[str, str]:
    extras = dict(text.partition("=")[::2] for text in texts)
    if unknown := [name for name in extras if name not in EXTRAS]:
        raise Refused("bad-road", f"{unknown[0] or 'nothing'} is not something that lies beside a road")
    if extras.get("finish", "flat") not in TIMING:
        raise Refused("bad-road", f"a finish is {' or '.join(TIMING)}, not {extras['finish']}")
    return extras


def _square(course: Course, name: str) -> int:
    try:
        return course.square(name)
    except ValueError:
        raise Refused(
            "bad-road", f"there is no square {name[:20] or 'without a name'} on this road"
        ) from None


def _print_stretch(stretch: Squares) -> str:
    runs = ((made, len(list(run))) for made, run in groupby(stretch))
    return "squares:" + ",".join(_segment(made, count) for made, count in runs)


def _segment(made: Square | Split, count: int) -> str:
    if isinstance(made, Split):
        return ",".join([SPLIT] * count)
    return f"{count}{made.marks}" + ("" if made.lanes == 2 else f"/{made.lanes}")


LETTERS = {1: "r", 2: "rl", 3: "rml"}
"""The lanes of a square from the right, by how many there are."""

_PLACE = re.compile(r"([A-Z]?[1-9][0-9]{0,5}(?:\+[1-9])?)([rml]|g[1-9][0-9]?)?")


def print_location(course: Course, square: int, lane: int, name: str = "") -> str:
    """Square and lane; the square by another name if one is given."""
    letter = f"g{-lane}" if lane < 0 else LETTERS[course.at(square).lanes][lane]
    return (name or course.name(square)) + letter


def read_location(course: Course, text: str, find: Callable[[str], int] | None = None) -> tuple[int, int]:
    """Square and lane, the right one if no letter says which; `find` finds squares by other names."""
    match = _PLACE.fullmatch(text)
    if match is None:
        raise Refused("bad-place", f"{text or 'nothing'} is not a location on the road such as 12r")
    try:
        square = (find or course.square)(match[1])
    except ValueError:
        raise Refused("bad-place", f"there is no square {match[1]} on this road") from None
    letter = match[2] or "r"
    if letter[0] == "g":
        return square, -int(letter[1:])
    lanes = LETTERS[course.at(square).lanes]
    if letter not in lanes:
        raise Refused("no-lane", f"square {match[1]} has no lane {letter}, only {' '.join(lanes)}")
    return square, lanes.index(letter)
