"""What a game adds to the study of a race: a judge that looks, or one that rides races on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from echappee.engine import Question, Race, Seat
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.study.decision import Refined
from echappee.study.game_board import GameBoard
from echappee.study.puzzles import Puzzle
from echappee.words.sentences import Sentence

if TYPE_CHECKING:
    from echappee.study.analysis import Analysis

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
V_contra = TypeVar("V_contra", bound=SomeView, contravariant=True)


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
        """The win chance of every team as a spectator sees it, or a seat with a hand; they add up to 1."""


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
    """What each answer is worth when it is tried in races; refuses where that cannot be done."""
    puzzles: Callable[[], Sequence[Puzzle]]
    """Those that come with the game, in the order of their numbers."""
    find_puzzles: Callable[[int], Sequence[Puzzle]]
    """The puzzles in the race of this number, which bots ride."""
    find_in: Callable[[Race[P, V], int], Sequence[Puzzle]]
    """The puzzles in a race that is over; they keep this number."""
    check_puzzle: Callable[[Puzzle], Puzzle | None]
    """A puzzle as it would be found today; None if it would not be."""
    board: GameBoard[P, V]


class Effort(NamedTuple):
    """How much is ridden for a study, where the judge rides races."""

    races: int
    """From each spot."""
    turns: int
    """How many turns are examined, those in which the chances changed most."""
    jobs: int = 1
    """In how many processes."""


QUICK: Final = Effort(races=36, turns=1)
"""What a server can do while somebody waits."""

Done = Callable[[int], None]
"""Told how many more steps are done."""


@dataclass(frozen=True)
class RiddenStudy(Generic[P, V]):
    """The study of a game whose positions are judged by riding races from them."""

    ROOM: ClassVar = "study"

    steps: Callable[[Race[P, V], Effort], int]
    """How many steps a study takes; for a progress bar."""
    study: "Callable[[Race[P, V], Effort, Done], Analysis]"
    """The study of a race that is over."""
