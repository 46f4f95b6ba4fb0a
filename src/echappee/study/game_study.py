"""What a game adds to studies of races, and to the study board and puzzles if it has them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, Protocol, TypeVar

from echappee.engine import Event, Race, Seat
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.study.analysis import EffortName, SameLevel, StudyEffort
from echappee.study.chances import RideOn, SeatView, Truth
from echappee.study.decision import Hides, PastChoice
from echappee.study.puzzles import Puzzle
from echappee.words.sentences import Sentence

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)
T = TypeVar("T")
R = TypeVar("R")


class Pool(Protocol):
    """What an executor can do."""

    def map(self, do: Callable[[T], R], parts: Sequence[T], /) -> Iterator[R]: ...

    def shutdown(self, *, cancel_futures: bool) -> None: ...


class Story(Protocol):
    """What happened to a team where its chance changed."""

    def __call__(
        self, past: Sequence[Event], events: Sequence[Event], seat: Seat, /, *, gained: bool
    ) -> Sequence[Sentence]:
        """At most one sentence from these events; `past` came before them."""


class Posed(NamedTuple, Generic[V_co]):
    """A rider that must choose a card from this hand."""

    choice: PastChoice[V_co]
    hand: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class GameBoard(Generic[P, V]):
    """The study board: positions that people set up."""

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

    ROOM: ClassVar[str] = "study"

    ride_on: RideOn[P, V]
    pool: Callable[[int], Pool]
    """Rides from this many situations at the same time."""
    effort: Callable[[Truth[P] | SeatView[V], EffortName], StudyEffort]
    """What an effort of this name means for races from here, and which bot rides them.

    With a kernel more are ridden than without.
    """
    imagine: Callable[[SeatView[V]], P]
    """A position that looks like this to its seat."""
    winners: Callable[[P], Sequence[Seat]]
    """The teams that share the win of a race that is over."""
    hides: Hides
    answers: Callable[[PastChoice[V]], Sequence[str]]
    """The answers to compare; those that were given among them."""
    reasons: Callable[[PastChoice[V], Sequence[str]], Sequence[Sentence]]
    """The explanation of each of these answers, if there is one."""
    story: Story
    standing: Callable[[float], SameLevel | None] = lambda _: None
    """As good as which bots somebody rides who loses this much per decision in full studies."""
    warm_up: Callable[[], None] = lambda: None
    """Prepares this machine for riding, once; it may take a minute."""
    round_word: str = "round"
    board: GameBoard[P, V] | None = None
    puzzles: GamePuzzles[P, V] | None = None
