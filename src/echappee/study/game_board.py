"""What a game adds to the study board: positions that people make up, and a rider's cards in them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from echappee.engine import Question
from echappee.notation.game_rules import SomePosition, SomeView

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)


class Posed(NamedTuple, Generic[V_co]):
    """A rider that must choose a card: the question, what its seat knows, and the hand."""

    question: Question
    view: V_co
    hand: Sequence[str]


@dataclass(frozen=True)
class GameBoard(Generic[P, V]):
    """Positions that nobody need have ridden."""

    start: Callable[[str, int], P]
    """The first round on this road, with this many teams."""
    read: Callable[[str], P]
    """The position of this line; refuses what no race can lead to."""
    pose: Callable[[P, str, Sequence[str]], Posed[V]]
    """Which card this rider plays, out of this hand; without one, out of a hand that it may draw."""
