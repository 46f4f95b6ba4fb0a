"""What a game adds to a tour: the days of a calendar, and one record between a running tour and its books."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, Literal, NamedTuple, NoReturn, Protocol, TypeVar

from echappee.engine import Race, Refused
from echappee.notation import GameRules, SomePosition, SomeView, Tags

OWN: Final = "own"
"""The id of a custom road, which has no name."""
CARD: Final = "card-"
"""How a day is named of which only the number of its card is known."""


def card_of(stage: str) -> int | None:
    """The number of the card, as in card-7, if no more is known of this stage: it has no road here."""
    number = stage.removeprefix(CARD)
    plain = number != stage and number.isascii() and number.isdigit() and number[0] != "0"
    return int(number) if plain and len(number) <= 2 else None


def card_name(number: int) -> str:
    """The name of a stage of which only the card's number is known."""
    return f"Stage card {number}"


def no_road(stage: str) -> NoReturn:
    """The refusal to ride a stage of which only the card's number is known."""
    raise Refused("no-road", f"{stage[:40]} has no road here: enter its result")


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


Facts = Mapping[tuple[str, str], int | str]
"""What the books say: an amount, or who wears a jersey, by what it is and whose it is."""


class BooksChange(NamedTuple):
    """What a correction has changed: an amount or a jersey, before and after."""

    what: str
    whose: str
    before: int | str
    after: int | str


class LineAsked(NamedTuple):
    """What is asked about a stage that was ridden at a real table, as one line of its result."""

    name: str
    kind: Literal["order", "times", "tokens", "counts", "teams"]
    values: tuple[int, ...] = ()
    """The tokens of a pile, the best first; of times the seconds that there are."""
    sides: tuple[str, ...] = ()
    """The sides that the tokens can have up; or the kinds that a climb can have."""
    most: int = 0
    """How many riders can be in it; 0: all."""
    optional: bool = False
    """Whether the result is complete without it."""


def changes_between(before: Facts, after: Facts) -> tuple[BooksChange, ...]:
    """Everything that is different; what only one of them has is empty in the other."""
    return tuple(
        BooksChange(*key, before.get(key, ""), after.get(key, ""))
        for key in dict.fromkeys([*before, *after])
        if before.get(key, "") != after.get(key, "")
    )


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
    inherited: tuple[str, ...]
    """The tags of a stage's record that follow from the books."""
    read_result: Callable[[S, int, Mapping[str, str]], R]
    """The result of a stage, counted from 0, that was written down in these lines; missing numbers are 0."""
    print_result: Callable[[R], dict[str, str]]
    """The lines of this result; reading them gives the same books."""
    asks: Callable[[S, int], tuple[LineAsked, ...]]
    """The lines with which a stage can be entered, in the order in which people would say them."""
    mark: Callable[[str], str]
    """What tells a rider apart from the others of its team."""
    missing: Callable[[S, int, Mapping[str, str]], tuple[str, ...]]
    """The lines that are still to be written."""
    line_example: Callable[[S, str], str]
    """What is written in a line of this name, with an example."""
    read_totals: Callable[[S, Mapping[str, str]], R]
    """What stands for the result of a stage after which the tour comes to the totals in these lines."""
    facts: Callable[[S, B], Facts]
    """What people would notice if it changed."""
    packed: tuple[str, ...]
    """The facts about riders that people must remember until the next stage."""
