"""Groups: riders between whom, seen from the side, no square is free (rule 4.1.1)."""

from collections.abc import Sequence
from typing import Final

from echappee.homas.board.course import ROW, Course
from echappee.homas.rules.traffic import OnTheRoad

SHORTEST: Final = ROW // 2
"""No square is shorter; where less is free between two riders, none is."""


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
