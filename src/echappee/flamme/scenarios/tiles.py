"""A road of printed tiles, as scenarios write it: `a b D u`."""

from echappee.engine import Refused
from echappee.flamme.road.text import read_tiles
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.course_text import course_of_tiles


def read_tile_road(text: str) -> Course:
    """The road that these tiles make."""
    try:
        return course_of_tiles(read_tiles(text))
    except Refused as error:
        raise Refused(error.code, f"tiles: {error.detail}") from None
