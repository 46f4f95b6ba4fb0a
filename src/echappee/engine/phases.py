"""How rules talk to the engine: a phase is straight-line code that asks, draws, and splits into strands."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar, cast

from echappee.engine.chance import Draw
from echappee.engine.events import Event, Tell
from echappee.engine.ledger import Key, Seat
from echappee.engine.questions import Choices, Question
from echappee.engine.speed import fast_maker

P = TypeVar("P")
T = TypeVar("T")
V = TypeVar("V")

_question, _draw = fast_maker(Question), fast_maker(Draw)


class Together(NamedTuple):
    """One strand per seat, all at the same time; the phase continues when all have ended."""

    strands: Mapping[Seat, "Callable[[Tell], Talk[object]]"]


class Reached(NamedTuple):
    """A position in the middle of a phase: everything before it is settled, and a race can resume there."""

    position: object


Step = Question | Draw | Together | Reached
Talk = Generator[Step, object, T]
Phase = Callable[[P, Tell], P | Talk[P]]
"""A phase takes a position and returns the next one; it is a generator only if it has to ask."""


def ask(key: Key, choices: Choices, *, sealed: bool = False, revocable: bool = False) -> Talk[str]:
    """Put a question to the key's seat and wait for the answer."""
    return (yield _question((key, choices, sealed, revocable)))  # type: ignore[return-value]  # a cast is a call


def draw(key: Key, pile: Sequence[T], take: int, *, ordered: bool = False) -> Talk[tuple[T, ...]]:
    """Ask chance for `take` items of the pile."""
    return (yield _draw((key, pile, take, ordered)))  # type: ignore[return-value]  # a cast is a call


def together(strands: Mapping[Seat, Callable[[Tell], Talk[T]]]) -> Talk[dict[Seat, T]]:
    """Let each seat's strand run by itself and wait until all have ended."""
    return cast("dict[Seat, T]", (yield Together(strands)))


class Rules(Protocol[P, V]):
    """What a game provides: its phases, and what a seat may know."""

    @property
    def name(self) -> str:
        """Its name in records."""

    def phase(self, position: P, /) -> Phase[P] | None:
        """The phase to run in this position; None when the race is over."""

    def cut(self, position: P, seat: Seat | None, /) -> V:
        """What this seat (None: a spectator) may know between two phases."""

    def fold(self, view: V, event: Event, /) -> V:
        """The view after this event was heard."""


def folded(rules: Rules[P, V], view: V, events: Iterable[Event], seat: Seat | None) -> V:
    """The view after the events of these that its seat hears."""
    for event in events:
        if event.heard_by(seat):
            view = rules.fold(view, event)
    return view
