"""Small roads of Homas Tour Pro with riders on them."""

from itertools import cycle, islice

from echappee.engine import Choices, Key, Question
from echappee.homas.rules import Position, Setup, View, set_up
from echappee.homas.rules.views import uncovered

ROAD = "road:0x4,-3x3,+2x2,k-1x3;right=2-4;red=9;hill=7"
"""Twelve rows: flat with a curve to the right, a hill, a descent, cobbles up to the line."""
SHORT = "road:0x12,-2x4,+2x3,0x6;right=4-6;red=20;hill=16"
ALONE = ("play", "--stage", SHORT, "--teams", "you", "--seed", "5")
"""A race in which nobody but us decides: whatever bots there are, our answers fit."""
WHATEVER = ["", "t", "a", "6", "6h", "5k"]
"""Answers that between them answer every question; one that does not fit is asked again."""


def answers(count: int = 2_000) -> list[str]:
    return list(islice(cycle(WHATEVER), count))


def table(*riders: str, road: str = ROAD) -> View:
    """A table of two teams as it is seen with all cards shown."""
    return uncovered(placed(*riders, road=road))


def placed(*riders: str, road: str = ROAD, teams: int = 2) -> Position:
    """A position in the third turn with riders such as `21 5.3`; `!` has lost a turn, `°` has moved."""
    position = set_up(Setup(road, ("team",) * teams))
    on_squares = list(position.riders)
    for text in riders:
        name, square = text.split()
        index = position.index_of(name)
        on_squares[index] = on_squares[index]._replace(
            square=position.course.numbers[square.rstrip("!°")],
            wait=square.count("!"),
            moved=square.endswith("°"),
            fitness="7" if not on_squares[index].neutral else "",
        )
    return position._replace(riders=tuple(on_squares), round=3, phase="move")


def question(kind: str, choices: Choices, rider: str = "21") -> Question:
    """Something that red is asked in the third turn."""
    return Question(Key(3, "move", "red", rider, kind), choices)
