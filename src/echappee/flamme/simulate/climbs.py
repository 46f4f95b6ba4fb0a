"""The climbs of a road, for studies."""

from typing import NamedTuple

from echappee.flamme.rules.course import Course


class Climb(NamedTuple):
    """Ascents in a row, in squares along the road; a climb that the finish cuts ends at the line."""

    first: int
    last: int


def climbs_of(course: Course) -> list[Climb]:
    """All climbs before the line, in riding order."""
    steep = sorted(
        {
            course.along(square)
            for square in range(1, min(course.line, len(course.squares)) + 1)
            if course.at(square).terrain == "ascent"
        }
    )
    starts = [along for along in steep if along - 1 not in steep]
    ends = [along for along in steep if along + 1 not in steep]
    return [Climb(*ends) for ends in zip(starts, ends, strict=True)]
