"""The line-up (rule 1.4): on the starting board, or rider by rider, or against the clock alone."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final

from echappee.engine import Listed, Talk, Tell, ask
from echappee.homas.board.course import LANES
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.position import Position, Team, next_turn

BOARD, ONE_BY_ONE = LINEUPS = ("board", "riders")
"""How teams can line up."""
BY_RIDER: Final = "rider-by-rider"
"""The rule that selects the second way for a race or a stage race (1.4.4)."""
LETTERS: Final = "abcde"
OFFSETS: Final = (0, 2, 4, 1)
"""In lane 1 to 4 of the starting board, how many rows each letter is moved on (1.4.2)."""
ROWS: Final = (0, -1, -2, -3, -4)
TRIAL_LANE: Final = 2


def lineup(position: Position, tell: Tell) -> Talk[Position]:
    """All riders come to the grid; then the first turn begins."""
    bunch = Bunch(position, tell)
    teams = sorted(position.teams, key=lambda team: team.rank)
    if position.course.trial:
        _alone(bunch)
    elif position.one_by_one:
        yield from _rider_by_rider(bunch, teams)
    else:
        yield from _on_the_board(bunch, teams)
    return next_turn(bunch.position(), tell)


def _on_the_board(bunch: Bunch, teams: list[Team]) -> Talk[None]:
    """Team after team takes a letter of the starting board and puts its riders there (1.4.2, 1.4.3)."""
    free = LETTERS
    for team in teams:
        answer = free[0] + "1234"
        if not team.neutral:
            answer = yield from ask(bunch.key("lineup", seat=team.colour), Listed(_letters(free)))
        free = free.replace(answer[0], "")
        _line_up(bunch, team.number, answer)


@lru_cache(maxsize=len(LETTERS))
def squares_of(letter: str) -> tuple[str, ...]:
    """The squares of this letter in lane 1 to 4."""
    order = LETTERS.index(letter)
    return tuple(f"{-((order + offset) % 5)}.{lane}" for lane, offset in enumerate(OFFSETS, start=1))


@lru_cache(maxsize=32)
def _letters(free: str) -> tuple[str, ...]:
    """The free letters, with the riders in each order."""
    return tuple(letter + "".join(roles) for letter in free for roles in permutations("1234"))


def _line_up(bunch: Bunch, team: int, answer: str) -> None:
    names = tuple(f"{team}{role}" for role in answer[1:])
    for name, square in zip(names, squares_of(answer[0]), strict=True):
        bunch.put((bunch.start.index_of(name), bunch.course.numbers[square]))
    bunch.tell("lined-up", "1.4.2", letter=answer[0], riders=names)


def _rider_by_rider(bunch: Bunch, teams: list[Team]) -> Talk[None]:
    """Four times round, each team puts a rider on the grid, never two of it in one lane (1.4.4)."""
    for number in range(len(LANES)):
        for team in teams:
            options = tuple(_places(bunch, team))
            answer = options[0]
            if not team.neutral:
                answer = yield from ask(bunch.key("place", number, seat=team.colour), Listed(options))
            name, square = answer.split(",")
            bunch.put((bunch.start.index_of(name), bunch.course.numbers[square]))
            bunch.tell("placed", "1.4.4", rider=name, square=bunch.course.numbers[square])


def _places(bunch: Bunch, team: Team) -> Iterator[str]:
    """The remaining riders on each square they may take, the foremost first, right before left."""
    mine = [rider for rider in bunch.riders if rider.team == team.colour]
    taken = {bunch.course.at(rider.square).lane for rider in mine if rider.racing}
    squares = [f"{row}.{lane}" for row in ROWS for lane in LANES if lane not in taken]
    free = [square for square in squares if bunch.on(bunch.course.numbers[square]) is None]
    for rider in mine:
        if not rider.racing:
            yield from (f"{rider.name},{square}" for square in free)


def _alone(bunch: Bunch) -> None:
    """Against the clock everybody has the road alone, and starts from the same square (5.3.1)."""
    start = bunch.course.numbers[f"0.{TRIAL_LANE}"]
    for index in range(len(bunch.riders)):
        bunch.put((index, start))
    bunch.tell("lined-up", "5.3.1", letter="", riders=tuple(rider.name for rider in bunch.riders))
