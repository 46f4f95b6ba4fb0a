"""A game's screen in the terminal: a race as it is ridden, and everything around a question."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.console import Console

from echappee.cli.players import Company
from echappee.engine import Event, Question, Race, Seat
from echappee.games import Game, game_of
from echappee.notation import SomePosition, SomeRace, SomeView, Tags
from echappee.words.sentences import Line

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


@dataclass(frozen=True, kw_only=True)
class GameScreen(Generic[P, V]):
    """A game that can be watched and played in the terminal."""

    ROOM: ClassVar[str] = "terminal.screen"

    help: str
    """What can be typed at any question."""
    keys: str
    """The letters among these that only show something."""

    narrate: Callable[[Sequence[Event], V], tuple[list[Line], V]]
    """The lines of text for these events, and the view after them."""
    title: Callable[[Tags, Race[P, V]], str]
    """The road's name and length, and the rules."""
    to_go: Callable[[V], str]
    """How far it is to the finish line, for the heading of a round."""
    jerseys: Callable[[Tags], dict[str, str]]
    """The riders who wear jerseys in a stage of a tour."""
    show_table: Callable[[Console, V, Company], None]
    """The whole picture between two rounds."""
    show_legend: Callable[[Console, V, Company], None]
    """The legend of the picture."""
    show_result: Callable[[Console, V, Sequence[str], Company], None]
    """The result of the race, for riders in this order."""

    show_question: Callable[[Console, Race[P, V], Question, Company], None]
    """Everything that helps to answer."""
    show_more: Callable[[Console, str, V, Company], None]
    """What one of the letters in `keys` shows."""
    prompt: Callable[[Question, V], str]
    """The prompt before the answer."""
    read_answer: Callable[[Question, str, V], str | None]
    """The answer that is meant; None if the text is not an answer."""
    default: Callable[[Question, V], str | None]
    """The answer to give when a person only presses Enter; None if there is none."""
    expected: Callable[[Question], str]
    """A hint about what can be typed."""
    is_secret: Callable[[Question], bool]
    """Whether nobody else at this keyboard may see what is shown with it."""
    is_last: Callable[[Race[P, V], Sequence[Seat], Question, str], bool]
    """Whether riders move after this answer of these people, so that it is worth a second thought."""
    too_late: Callable[[Question, bool], str]
    """Why no earlier answer can be taken back at this question; true if the race has moved on."""

    @classmethod
    def plain(cls, game: Game) -> "GameScreen[SomePosition, SomeView]":
        from echappee.cli.terminal.plain_screen import plain_screen

        return plain_screen(game)


def screen_of(race: SomeRace) -> GameScreen[SomePosition, SomeView]:
    return game_of(race).room(GameScreen)
