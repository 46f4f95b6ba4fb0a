"""A road of printed tiles, as scenarios write it: `a b D u`."""

from echappee.engine import Refused
from echappee.flamme.course import Course
from echappee.flamme.laying import course_of_tiles
from echappee.road.errors import RoadError
from echappee.road.text import read_tiles


def read_tile_road(text: str) -> Course:
    """The road that these tiles make."""
    try:
        return course_of_tiles(read_tiles(text))
    except RoadError as error:
        raise Refused(error.code, f"tiles: {error.detail}") from None
