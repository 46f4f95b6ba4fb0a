"""What a game adds to a tour: the days of a calendar, and one record between a running tour and its books."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, NamedTuple, NoReturn, Protocol, TypeVar

from echappee.engine import Race, Refused
from echappee.notation import GameRules, SomePosition, SomeView, Tags

OWN: Final = "own"
"""The id of a custom road, which has no name."""


class Day(NamedTuple):
    """A stage of a tour: its name, how it is ridden, and whether a rest day follows."""

    stage: str
    format: str = ""
    """Empty: the format that the stage is made for."""
    rest: bool = False


class NamedTour(NamedTuple):
    """A tour that is chosen by its name."""

    calendar: str
    called: Mapping[str, str]
    """Its name, by language."""
    about: Mapping[str, str]
    """What it is like, in a sentence, by language; empty if the name says enough."""


class SomeSetup(Protocol):
    """The set-up of a tour of any game."""

    @property
    def days(self) -> Sequence[Day]:
        """Its stages in order."""

    @property
    def teams(self) -> Sequence[str]:
        """The kind of each team."""

    @property
    def colours(self) -> Sequence[str]:
        """The teams' names."""

    @property
    def seats(self) -> Sequence[str]:
        """The teams for which somebody decides."""


def no_tours(*_args: object) -> NoReturn:
    """The refusal of a game without tours."""
    raise Refused("no-tours", "this game has no tours")


P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
S = TypeVar("S", bound=SomeSetup)
B = TypeVar("B")
R = TypeVar("R")


@dataclass(frozen=True, kw_only=True)
class GameTours(Generic[P, V, S, B, R]):
    """A game whose stages can be ridden one after the other: setup, books and results are its own types."""

    ROOM: ClassVar[str] = "tours"

    rules: GameRules[P, V]
    younger: tuple[str, ...]
    """Tags that records of stages did not always have; a record without them is still complete."""
    read_setup: Callable[[Tags], S]
    """The set-up in a record's tags; one that cannot be ridden is refused."""
    tags: Callable[[S], dict[str, str]]
    """The first tags of its record: the calendar, the teams, and the rules if there is a choice."""
    open_books: Callable[[S], B]
    """The books before the first stage."""
    stage_tags: Callable[[S, int, B], dict[str, str]]
    """The first tags of a stage's record when it is ridden with these books; stages are counted from 0."""
    result_type: type[R]
    result: Callable[[Race[P, V], Day], R]
    """The result of a stage that is over."""
    enter: Callable[[B, R], B]
    """The books after a stage, as written down at its end."""
    close_stage: Callable[[B, R], B]
    """The books once everything before the next stage is done."""
