"""Weather set-up (rules 7.1): a token on every straight tile, turned up before the riders are placed."""

from echappee.engine import Talk, Tell, draw
from echappee.flamme.road.tiles import TILES
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.rules.position import Position, advance

BLANK = "fair"
TOKENS = (BLANK,) * 9 + ("crosswind", "headwind", "tailwind", "wet")


def weather(position: Position, tell: Tell) -> Talk[Position]:
    """Shuffle the tokens and lay one on each straight tile, as far as they go (7.1.1)."""
    tiles = position.course.tiles
    straights = [index for index, tile in enumerate(tiles) if TILES[tile].kind == "straight"]
    count = min(len(straights), len(TOKENS))
    laid = yield from draw(position.key("tokens"), TOKENS, count, ordered=True)
    by_tile = [""] * len(tiles)
    for index, token in zip(straights, laid, strict=False):
        by_tile[index] = "" if token == BLANK else token
    course = course_of_tiles(tiles, by_tile)
    tell("weather", "7.1.1", road=course.text)
    return advance(position._replace(course=course), tell)
