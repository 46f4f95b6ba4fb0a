"""Before the first round (rules 7.1, 1.4, 6.2.7): the weather, then the start grid."""

from echappee.engine import Listed, Talk, Tell, ask, draw
from echappee.flamme.road.tiles import TILES
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.rules.lanes import Lanes
from echappee.flamme.rules.position import Position, Rider, advance

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


def placement(position: Position, tell: Tell) -> Talk[Position]:
    riders = list(position.riders)
    if position.ruleset.trial:
        _line_up(position, riders, tell)
        return advance(position._replace(riders=tuple(riders), first=""), tell)
    _place_automatic(position, riders, tell)
    drawn = (position.first,) if position.first else position.seats
    (first,) = yield from draw(position.key("first"), drawn, 1)
    turn = position.seats.index(first)
    for seat in position.seats[turn:] + position.seats[:turn]:
        left = list(position.of(seat))
        for number in (1, 2):
            options = Listed(_options(position, riders, left))
            answer = yield from ask(position.key(f"place{number}", seat), options, revocable=True)
            index = next(index for index in left if riders[index].type == answer[0])
            left.remove(index)
            riders[index] = rider = _placed(position, riders, index, int(answer[1:]))
            _tell(rider, "1.4.2", tell)
    return advance(position._replace(riders=tuple(riders), first=""), tell)


def _options(position: Position, riders: list[Rider], left: list[int]) -> tuple[str, ...]:
    """Each rider still to be placed, on each square with a free lane (1.4.2)."""
    return tuple(f"{riders[index].type}{square}" for index in left for square in _open(position, riders))


def _open(position: Position, riders: list[Rider]) -> list[int]:
    """The squares of the grid that have a free lane, front first."""
    lanes = Lanes(position.course, riders, range(len(riders)))
    return [square for square in position.course.grid if lanes.free(square) is not None]


def _placed(position: Position, riders: list[Rider], index: int, square: int) -> Rider:
    """The rider in the rightmost free lane of this square (1.4.3)."""
    lane = Lanes(position.course, riders, range(len(riders))).free(square)
    assert lane is not None
    return riders[index]._replace(square=square, lane=lane)


def _tell(rider: Rider, rule: str, tell: Tell) -> None:
    tell("placed", rule, rider=rider.name, square=rider.square, lane=rider.lane)


def _place_automatic(position: Position, riders: list[Rider], tell: Tell) -> None:
    """The Peloton, then Muscle teams: as far forward as possible, one directly behind the other (6.2.7)."""
    automatic = [team for team in position.teams if team.automatic]
    for team in sorted(automatic, key=lambda team: team.kind != "peloton"):
        rouleur, sprinteur = position.of(team.colour)
        front, back = (rouleur, sprinteur) if team.kind == "peloton" else (sprinteur, rouleur)
        squares = _open(position, riders)
        square = next(square for square in squares if square - 1 in squares)
        for index, each in ((front, square), (back, square - 1)):
            riders[index] = _placed(position, riders, index, each)
            _tell(riders[index], "6.2.7", tell)


def _line_up(position: Position, riders: list[Rider], tell: Tell) -> None:
    """In a trial everybody starts from the foremost square, each company on its own (11.1.1)."""
    square = position.course.grid[0]
    for company in position.companies:
        for lane, index in enumerate(company):
            riders[index] = riders[index]._replace(square=square, lane=lane)
            _tell(riders[index], "11.1.1", tell)
