"""The road of one race, unrolled: every lap has squares of its own, and each knows its neighbours.

A row is what riders cross side by side. In a curve the thick line parts the two inner lanes from the two
outer ones, which have two squares more for the same stretch of road. So that it is always clear who is ahead,
every square has a progress, in sixtieths of a row, and squares are numbered in its order (0.1.2, 0.1.3).
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

LANES = (1, 2, 3, 4)
"""From the right-hand side of the road to the left."""
ROW = 60
"""The progress of one row: 2, 3 or 4 rows can be shared by 4, 5 or 6 squares without a remainder."""
NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Square:
    """A square and its neighbours by number (`NOWHERE` if there is none)."""

    name: str
    """Row and lane as in 57.2; the squares that only an outer lane has are 57+1.3 and 57+2.3."""
    row: int
    lane: int
    progress: int
    """How far its front edge is from the front row of the grid."""
    rear: int
    road: str
    """flat, climb, descent or cobbles."""
    grade: int
    """The printed number: negative on climbs and cobbles, positive on descents."""
    mountain: bool
    interior: bool
    """Whether it lies in the inner lanes of a curve."""
    ahead: tuple[int, ...] = ()
    """The squares a rider may step to: straight, to the right, to the left."""
    behind: tuple[int, int, int] = (NOWHERE, NOWHERE, NOWHERE)
    """The squares from which riders step here: straight behind, behind to the right, behind to the left."""
    left: int = NOWHERE
    """The square beside it, on the left."""

    @property
    def bent(self) -> bool:
        """Whether it lies in a curve, on one side of the thick line."""
        return self.interior or self.progress - self.rear < ROW

    @property
    def side(self) -> bool:
        """On which side of the thick line it lies, if there is one."""
        return self.lane <= 2


class Mark(NamedTuple):
    """A line across the road: a letter of the board, and what happens there."""

    letter: str
    row: int
    """The line lies in front of this row."""
    kind: str = ""
    """hill or mountain, where it is a summit."""
    title: str = ""
    sprint: bool = False


@dataclass(frozen=True, slots=False)
class Course:
    """The road of a race, made by `course_text.py` from its text."""

    text: str
    name: str = field(compare=False)
    squares: tuple[Square, ...] = field(compare=False, repr=False)
    length: int = field(compare=False)
    """Rows from the front row of the grid to the finishing line, along the inner lanes."""
    marks: tuple[Mark, ...] = field(compare=False, repr=False)
    team_cards_until: int = field(default=0, compare=False)
    """The row of the red letter."""
    finish: str = field(default="flat", compare=False)
    """The kind of finish: flat, hill or mountain."""
    cards: tuple[int, ...] = field(default=(), compare=False)
    """Energy cards of riders 1 to 4 and of the team; empty: all of them."""
    limit: int | None = field(default=None, compare=False)
    """The time limit in minutes."""
    stage: bool = field(default=False, compare=False)
    """Whether it belongs to a stage race."""
    trial: bool = field(default=False, compare=False)
    rain: bool = field(default=False, compare=False)
    """Whether it may rain."""
    cobbles_break_wheels: bool = field(default=False, compare=False)
    """Whether nobody follows on the cobbles, and only 5k is played there (3.4.2)."""
    hours: float = field(default=0, compare=False)

    @cached_property
    def line(self) -> int:
        """The progress of the finishing line."""
        return self.length * ROW

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple([square.name for square in self.squares])

    @cached_property
    def ahead(self) -> tuple[dict[int, None], ...]:
        """The squares a rider may step to from each square: the keys, straight first."""
        return tuple([dict.fromkeys(square.ahead) for square in self.squares])

    @cached_property
    def behind(self) -> tuple[tuple[int, int, int], ...]:
        """The squares from which riders step to each square, `NOWHERE` included."""
        return tuple([square.behind for square in self.squares])

    @cached_property
    def straight(self) -> tuple[int, ...]:
        """The square straight ahead of each, or `NOWHERE`."""
        behind = self.behind
        return tuple(
            [
                next((end for end in square.ahead if behind[end][0] == number), NOWHERE)
                for number, square in enumerate(self.squares)
            ]
        )

    @cached_property
    def to_go(self) -> tuple[int, ...]:
        """Rows from each square to the line."""
        return tuple([max(0, self.length - (at.progress + ROW // 2) // ROW) for at in self.squares])

    @property
    def mountainous(self) -> bool:
        """Whether there is a mountain in it (5.5.1)."""
        return any(mark.kind == "mountain" for mark in self.marks)

    @property
    def summits(self) -> tuple[Mark, ...]:
        """The tops of climbs, in riding order."""
        return tuple(mark for mark in self.marks if mark.kind)

    @property
    def sprints(self) -> tuple[Mark, ...]:
        return tuple(mark for mark in self.marks if mark.sprint)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {square.name: number for number, square in enumerate(self.squares)}

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<Course {self.text}: {self.name}, {self.length} rows to the line>"

    def _repr_svg_(self) -> str:
        from echappee.homas.board.picture import course_svg  # noqa: PLC0415 - pictures are made of courses

        return course_svg(self, repr(self))

    def at(self, number: int) -> Square:
        return self.squares[number]

    def home(self, number: int) -> bool:
        """Whether this square lies beyond the finishing line."""
        return self.squares[number].progress > self.line

    def climbs(self, row: int) -> bool:
        """Whether the road goes up in this row."""
        return any(square.row == row and square.road == "climb" for square in self.squares)

    def rows_between(self, behind: int, ahead: int) -> int:
        """How many rows the second square is ahead of the first, rounded to the nearest."""
        way = self.squares[ahead].progress - self.squares[behind].progress
        return (way + ROW // 2) // ROW
