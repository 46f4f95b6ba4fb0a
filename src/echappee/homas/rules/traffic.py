"""Who stands where on the road, and in which group (rule 4.1.1), in a position at work or in a view."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from echappee.homas.board.course import NOWHERE, ROW, Course, Square


class OnTheRoad(Protocol):
    """A rider as far as it matters to others on the road."""

    @property
    def team(self) -> str:
        """Its team's colour."""

    @property
    def neutral(self) -> bool:
        """Whether nobody decides for it."""

    @property
    def square(self) -> int:
        """Where it stands."""

    @property
    def still(self) -> bool:
        """Whether it stays where it is this turn."""

    @property
    def home(self) -> int:
        """The turn it arrived in; 0 before."""

    @property
    def racing(self) -> bool:
        """Whether it is on the road."""


R_co = TypeVar("R_co", bound=OnTheRoad, covariant=True)


def _standing(course: Course, riders: Sequence[OnTheRoad]) -> dict[int, int]:
    """In a time trial nobody meets anybody (5.3.1)."""
    racing = () if course.trial else enumerate(riders)
    at = {rider.square: index for index, rider in racing if not rider.home}
    at.pop(NOWHERE, None)
    return at


class Traffic(Generic[R_co]):
    """The road with all riders on it; a rider is identified by its index in `riders`."""

    def __init__(self, course: Course, riders: Sequence[R_co]) -> None:
        self.course = course
        self.riders = riders
        self.standing = _standing(course, riders)
        """The rider on each occupied square."""
        self.taken = self.standing.keys()
        """The occupied squares."""
        self.on: Callable[[int], int | None] = self.standing.get
        """The rider on this square, if any."""

    def square(self, index: int) -> Square:
        return self.course.squares[self.riders[index].square]

    def wheel(self, number: int) -> list[int]:
        """The riders in the wheel of this square: straight behind, to the right, to the left (2.3.2)."""
        at = self.standing
        return [at[behind] for behind in self.course.squares[number].behind if behind in at]


SHORTEST: Final = ROW // 2
"""A gap shorter than a square counts as none."""


def groups(course: Course, riders: Sequence[OnTheRoad]) -> list[list[int]]:
    """The indices of the riders on the road, group by group, each the most advanced first."""
    racing = [(-rider.square, index) for index, rider in enumerate(riders) if rider.racing]
    found: list[list[int]] = []
    rear = 0
    for behind, index in sorted(racing):
        square = course.squares[-behind]
        if found and rear - square.progress < SHORTEST:
            found[-1].append(index)
            rear = min(rear, square.rear)
        else:
            found.append([index])
            rear = square.rear
    return found
