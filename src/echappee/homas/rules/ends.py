"""The squares that a rider is asked to choose from (rules 2.1.4, 2.7.6)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from echappee.engine.questions import Pick
from echappee.engine.speed import fast_maker
from echappee.homas.board.course import LANES, ROW, Course
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.events import TABLE


class Ends(NamedTuple):
    """Where a rider may end: the useful squares first come to mind, but all are allowed."""

    useful: tuple[str, ...]
    numbers: Sequence[int]
    """All squares, the furthest first. Their names are made only on request: few bots need them."""
    course: Course
    dare: bool = False
    """Whether the table may be taken first."""

    def allows(self, answer: str) -> bool:
        """Whether this is one of the answers."""
        return self.course.numbers.get(answer) in self.numbers or (self.dare and answer == TABLE)

    def listed(self) -> tuple[str, ...]:
        """All answers, the furthest square first."""
        names = self.course.names
        listed = tuple([names[number] for number in self.numbers])
        return (*listed, TABLE) if self.dare else listed

    def only(self) -> str | None:
        """The answer, where there is but one."""
        return self.course.names[self.numbers[0]] if len(self.numbers) == 1 and not self.dare else None

    def sample(self, pick: Pick) -> str:
        """One of the useful answers."""
        useful = self.useful
        return useful[pick(len(useful))]


_ends: Final = fast_maker(Ends)


def ends_of(bunch: Bunch, numbers: Sequence[int], *, dare: bool) -> Ends:
    """The squares to choose from; on a descent the table may be taken first (2.1.4, 2.7.6)."""
    return _ends((_useful(bunch, numbers), numbers, bunch.course, dare))


def _useful(bunch: Bunch, ends: Sequence[int]) -> tuple[str, ...]:
    """The furthest square of each lane, and wheels that are not far behind it."""
    squares, taken = bunch.course.squares, bunch.taken
    near = squares[ends[0]].progress - 3 * ROW
    lanes = set(LANES)
    useful = []
    for number in ends:
        square = squares[number]
        if lanes and square.lane in lanes:
            lanes.remove(square.lane)
            useful.append(square.name)
        elif square.progress >= near:
            if not taken.isdisjoint(square.ahead):
                useful.append(square.name)
        elif not lanes:
            break
    return tuple(useful)
