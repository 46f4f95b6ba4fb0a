"""Small roads of Homas Tour Pro with riders on them."""

from echappee.engine import Key, Question
from echappee.engine.questions import Choices
from echappee.homas.rules import Position, Setup, View, set_up
from echappee.homas.rules.views import uncovered

ROAD = "road:0x4,-3x3,+2x2,k-1x3;right=2-4;red=9;hill=7"
"""Twelve rows: flat with a curve to the right, a hill, a descent, cobbles up to the line."""


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
