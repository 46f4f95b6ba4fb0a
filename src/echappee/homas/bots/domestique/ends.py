"""Where to end a move: far, in a wheel, on the inside, where the next turn starts well (rule 2.1.4)."""

from collections.abc import Sequence

from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.bots.domestique.worth import Worth
from echappee.homas.rules.events import TABLE


def end(sight: Sight, index: int, options: Sequence[str]) -> str:
    """The best square; a descent's table is left alone."""
    worth = Worth(sight, index)
    numbers = sight.course.numbers
    squares = [name for name in options if name != TABLE]
    return max(squares, key=lambda name: (worth.of(numbers[name]), numbers[name]))
