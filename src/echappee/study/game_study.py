"""What a game brings to the study of a race: a judge, what a result is worth, and reasons in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

from echappee.engine import Question, Seat
from echappee.notation.game_rules import Ridden, Seen
from echappee.study.decision import Refined
from echappee.words.sentences import Sentence

P = TypeVar("P", bound=Ridden)
V = TypeVar("V", bound=Seen)
V_contra = TypeVar("V_contra", bound=Seen, contravariant=True)


class Judge(Protocol[V_contra]):
    """Says how likely teams are to win, from what somebody may know and from nothing else."""

    @property
    def name(self) -> str:
        """What pages and reports call it."""

    def answers(self, question: Question, view: V_contra, played: str, /) -> Mapping[str, float]:
        """The win chance of the seat with each answer; empty where the judge cannot tell.

        Where there are too many answers to list, the best one and the one that was played.
        """

    def before_draw(self, question: Question, view: V_contra, began: V_contra, /) -> float:
        """The chance before the seat drew what it chooses from: that of the best answer, on average.

        `began` is what the seat knew when the phase began. Asked only where `answers` can tell.
        """

    def teams(self, view: V_contra, /) -> Mapping[Seat, float]:
        """The win chance of every team as a spectator sees it; they add up to 1."""


@dataclass(frozen=True)
class GameStudy(Generic[P, V]):
    """The study of a game's races."""

    ROOM: ClassVar = "study"

    judge: Callable[[], Judge[V]]
    results: Callable[[P], Mapping[Seat, float]]
    """What the race was worth to each team: 1 for the winner, shared between equals."""
    reasons: Callable[[Question, V, Sequence[str]], Sequence[Sentence]]
    """What the road says about each of these answers, as far as it says anything."""
    warm_up: Callable[[], None]
    """Whatever must be done once on a machine before it can refine; it may take a minute."""
    refine: Callable[[Question, V], Refined]
    """What each answer is worth when races are ridden on from there; refuses where that cannot be done."""
