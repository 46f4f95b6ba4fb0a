"""What a question offers, as the terminal looks at it."""

from typing import Final

from echappee.engine import Question
from echappee.homas.rules import View
from echappee.homas.rules.moves import Ends
from echappee.homas.rules.offers import Offers

LETTERS: Final = "abcefghijklnoprsvwxyz"
"""Names of squares to choose from; the other letters mean something else."""


def picks(question: Question) -> dict[str, str]:
    """The squares that first come to mind, by letter, the furthest first."""
    ends = question.choices
    assert isinstance(ends, Ends)
    return dict(zip(LETTERS, ends.useful, strict=False))


def landings(question: Question) -> dict[str, str]:
    """Where each rider would come to that may follow or counter."""
    offers = question.choices
    assert isinstance(offers, Offers)
    return offers.landings


def gain(question: Question, name: str, table: View) -> int:
    """How many squares, or as good as, a rider gains that follows: what the road takes or gives counts."""
    rider, course = table.rider(name), table.course
    land = course.numbers[landings(question)[name]]
    return course.rows_between(rider.square, land) - course.at(rider.square).grade
