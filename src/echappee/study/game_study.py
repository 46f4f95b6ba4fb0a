"""What a game adds to studies of races, and to the study board and puzzles if it has them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from echappee.engine import Question, Race, Refused
from echappee.notation.game_rules import GameRules, SomePosition, SomeView
from echappee.simulate.plan import Progress
from echappee.study.analysis import QUICK, Analysis, StudyEffort
from echappee.study.decision import Refined, choices
from echappee.study.judged import Judge
from echappee.study.puzzles import Puzzle

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)


class Posed(NamedTuple, Generic[V_co]):
    """A rider that must choose a card: the question, what its seat knows, and the hand."""

    question: Question
    view: V_co
    hand: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class GameBoard(Generic[P, V]):
    """The study board: positions that people set up, and their judge."""

    judge: Callable[[], Judge[V]]
    start: Callable[[str, int], P]
    """The first round on this road, with this many teams."""
    read: Callable[[str], P]
    """The position in this line; a position that no race can lead to is refused."""
    pose: Callable[[P, str, Sequence[str]], Posed[V]]
    """The question which card this rider plays from this hand; without a hand, from one that it may draw."""


@dataclass(frozen=True, kw_only=True)
class GamePuzzles(Generic[P, V]):
    """The puzzles of a game, and how they are found."""

    shipped: Callable[[], Sequence[Puzzle]]
    """Those that come with the game, in the order of their numbers."""
    find: Callable[[int], Sequence[Puzzle]]
    """The puzzles in the race of this number, which bots ride."""
    find_in: Callable[[Race[P, V], int], Sequence[Puzzle]]
    """The puzzles in a finished race; they keep its number."""
    check: Callable[[Puzzle], Puzzle | None]
    """The puzzle as it would be found today; None if it would not be."""


@dataclass(frozen=True, kw_only=True)
class GameStudy(Generic[P, V]):
    """How a game's races are studied; None stands for an ability that the game does not have."""

    ROOM: ClassVar = "study"

    study: Callable[[Race[P, V], StudyEffort, Progress], Analysis]
    """The study of a race that is over."""
    steps: Callable[[Race[P, V], StudyEffort], int]
    """The most steps of progress that a study reports."""
    warm_up: Callable[[], None] = lambda: None
    """Prepares this machine for refining and for puzzles, once; it may take a minute."""
    refine: Callable[[Question, V], Refined] | None = None
    """The worth of each answer when it is tried in races; refuses where that cannot be done."""
    board: GameBoard[P, V] | None = None
    puzzles: GamePuzzles[P, V] | None = None


def analyse(
    study: GameStudy[P, V],
    race: Race[P, V],
    effort: StudyEffort = QUICK,
    progress: Progress = lambda _: None,
    origin: str = "record",
) -> Analysis:
    """Study this race; refuses one that is not over, or in which nothing can be judged."""
    if not race.over:
        raise Refused("race-not-over", f"{origin}: the race is not over yet")
    analysis = study.study(race, effort, progress)
    if not analysis.seats:
        raise Refused("nothing-to-judge", f"{origin}: nothing in this race was decided that can be judged")
    return analysis


def refine_one(study: GameStudy[P, V], rules: GameRules[P, V], race: Race[P, V], question: str) -> Refined:
    """The worth of each answer to this question of the race."""
    if study.refine is None:
        raise Refused("kernel-cannot", "the study of this race has already ridden races")
    for choice in choices(rules, race):
        if str(choice.question.id) == question:
            return study.refine(choice.question, choice.view)
    raise Refused("unknown-question", f"nobody was asked {question[:60]!r} in this race")
