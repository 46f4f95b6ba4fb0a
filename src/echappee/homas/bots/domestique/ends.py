"""Where to end a move: far, in a wheel, on the inside, where the next turn starts well (rule 2.1.4)."""

from collections.abc import Sequence

from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.bots.domestique.worth import Worth
from echappee.homas.rules.events import TABLE


def end(sight: Sight, index: int, options: Sequence[str]) -> str:
    """The best square; a descent's table is left alone."""
    numbers = [sight.course.numbers[name] for name in options if name != TABLE]
    worth = Worth(sight, index)
    _, best = max([(worth.of(number), number) for number in numbers])
    return sight.course.at(best).name
