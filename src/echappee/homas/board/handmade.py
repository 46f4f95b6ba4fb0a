"""Roads written by hand (rule 0.2.3).

    road:0x12,-4x6,+3x5,k-2x4;left=3-5;mountain=13-23;red=20;sprint=9

The numbers of the rows, each with how often it follows (`k` marks cobbles), from row 1 to the line; then the
options: curves by their inner rows, mountain rows, the row of the red letter, a sprint or a summit.
"""

import re
from typing import Final

from echappee.engine import Refused
from echappee.homas.board.course import Course, Mark
from echappee.homas.board.squares import Curve, Roadway, Row, lay

HEAD: Final = "road:"
NAME: Final = "Custom road"
SHORTEST, LONGEST = 20, 300
"""Rows of a road at a table: with fewer there is no race, and with more it would last all night."""
FLAGS: Final = ("rain", "hell", "trial", "stage")
SUMMITS: Final = {"hill": "hill", "top": "mountain"}
_STRETCH = re.compile(r"(k?)([+-]?[0-9])x([1-9][0-9]{0,2})")
_SPAN = re.compile(r"(left|right|mountain)=([1-9][0-9]{0,3})-([1-9][0-9]{0,3})")
_POINT = re.compile(r"(sprint|hill|top|red)=([1-9][0-9]{0,3})")


def handmade(text: str) -> Course:
    """The course in this text; a text that is no road is refused."""
    road = written(text)
    if road.faults:
        raise road.faults[0]
    marks = tuple(sorted(road.marks, key=lambda mark: mark.row))
    curves = tuple(sorted(road.curves, key=lambda curve: curve.first))
    length = len(road.rows)
    return Course(
        text=text,
        name=NAME,
        squares=lay(Roadway(tuple(road.rows), curves)),
        length=length,
        marks=marks,
        team_cards_until=road.red,
        finish=next((mark.kind for mark in marks if mark.kind and mark.row == length), "flat"),
        stage="stage" in road.flags,
        trial="trial" in road.flags,
        rain="rain" in road.flags,
        cobbles_break_wheels="hell" in road.flags,
    )


def written(text: str) -> "Written":
    """The road as written, with all problems found in it; no square is laid yet."""
    stretches, *options = text.removeprefix(HEAD).split(";")
    road = Written()
    for stretch in stretches.split(","):
        road.lengthen(stretch)
    if not road.faults:  # otherwise nobody knows which rows the options mean
        for option in options:
            road.take(option)
        road.agree()
    return road


class Written:
    """A road while its text is read."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.curves: list[Curve] = []
        self.marks: list[Mark] = []
        self.red = 0
        self.flags: set[str] = set()
        self.faults: list[Refused] = []
        """Each is about a piece of the text, and says where it stands: a stretch or a word."""

    def lengthen(self, stretch: str) -> None:
        """Add the rows of one stretch."""
        match = _STRETCH.fullmatch(stretch)
        if match:
            self.rows += [Row(int(match[2]), bool(match[1]))] * int(match[3])
        else:
            self._fault("stretch", stretch[:20], "is not a stretch such as 0x12, -4x6 or k-2x4")

    def take(self, option: str) -> None:
        """Read one option."""
        span, point = _SPAN.fullmatch(option), _POINT.fullmatch(option)
        if option in FLAGS:
            self.flags.add(option)
        elif span and self._span(span[1], int(span[2]), int(span[3])):
            return
        elif point and int(point[2]) <= len(self.rows):
            self._point(point[1], int(point[2]))
        else:
            self._fault("word", option[:30], f"says nothing about a road of {len(self.rows)} rows")

    def agree(self) -> None:
        """Note problems with options that do not go together."""
        if "trial" in self.flags and any(mark.sprint for mark in self.marks):
            wrong = "and trial do not go together: against the clock nobody meets anybody"
            self._fault("pair", "sprint", wrong)

    def _span(self, name: str, first: int, last: int) -> bool:
        """A mountain or a curve, checked: a curve has two to four rows, and neither overlaps another."""
        if not first <= last <= len(self.rows):
            return False
        if name == "mountain":
            part = slice(first - 1, last)
            self.rows[part] = [row._replace(mountain=bool(row.grade)) for row in self.rows[part]]
            return True
        curve = Curve(name, first, last)
        if not 2 <= curve.rows <= 4 or any(c.first <= last and first <= c.last for c in self.curves):
            return False
        self.curves.append(curve)
        return True

    def _point(self, name: str, row: int) -> None:
        if name == "red":
            self.red = row
        else:
            self.marks.append(Mark("", row, SUMMITS.get(name, ""), sprint=name == "sprint"))

    def _fault(self, part: str, piece: str, wrong: str) -> None:
        named, where = (piece, part) if piece else ("nothing", "nothing")
        self.faults.append(Refused("bad-road", f"{named} {wrong}", part=where, piece=piece))
