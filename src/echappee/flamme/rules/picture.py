"""A position as a picture: its tiles as they lie on the table, or a straight road, and the riders."""

from collections.abc import Sequence

from echappee.flamme.road.picture import GROUNDS, track_svg
from echappee.flamme.road.track import lay
from echappee.flamme.rules.course import NO_LINE, Course
from echappee.road_picture import Disc, Patch, middle_of, road_svg, strip

THICK = 0.12
RiderAt = tuple[int, int, str, str]
"""A rider: square, lane, team, name."""


def riders_svg(course: Course, title: str, riders: Sequence[RiderAt]) -> str:
    """SVG; riders beyond the last square stand on it."""
    if course.tiles:
        named = [(course.name(square), lane, team, name) for square, lane, team, name in riders]
        return track_svg(lay(course.tiles), title, named)
    patches = [
        Patch(strip(index, index + 1, 0, square.lanes), GROUNDS.get(square.terrain, square.terrain))
        for index, square in enumerate(course.squares)
    ]
    if course.line != NO_LINE:
        patches.append(Patch(strip(course.line - THICK, course.line, 0, 2), "line"))
    last = len(course.squares)
    discs = [
        Disc(middle_of(strip(min(square, last) - 1, min(square, last), lane, lane + 1)), team, name)
        for square, lane, team, name in riders
    ]
    return road_svg(title, patches, discs)
