"""Groups: riders between whom, seen from the side, no square is free (rule 4.1.1)."""

from collections.abc import Sequence
from typing import Final

from echappee.homas.board.course import ROW, Course
from echappee.homas.rules.traffic import OnTheRoad

SHORTEST: Final = ROW // 2
"""No square is shorter; where less is free between two riders, none is."""


def groups(course: Course, riders: Sequence[OnTheRoad]) -> list[list[int]]:
    """Where the riders on the road stand in `riders`, group by group, each the most advanced first."""
    racing = [place for place, rider in enumerate(riders) if rider.racing]
    found: list[list[int]] = []
    rear = 0
    for place in sorted(racing, key=lambda place: -riders[place].square):
        square = course.at(riders[place].square)
        if found and rear - square.progress < SHORTEST:
            found[-1].append(place)
            rear = min(rear, square.rear)
        else:
            found.append([place])
            rear = square.rear
    return found
