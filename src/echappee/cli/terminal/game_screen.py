"""What a game shows at a keyboard: a race as it goes, and everything around a question."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.console import Console

from echappee.cli.players import Company
from echappee.engine import Event, Question, Race, Seat
from echappee.games import game_of
from echappee.notation.game_rules import Ridden, Seen, SomeRace
from echappee.words.told import Line

Tags = Mapping[str, str]
P = TypeVar("P", bound=Ridden)
V = TypeVar("V", bound=Seen)


@dataclass(frozen=True, kw_only=True)
class GameScreen(Generic[P, V]):
    """A game that can be watched and played in the terminal."""

    ROOM: ClassVar = "terminal.screen"

    help: str
    """What can be typed, whatever is asked."""
    keys: str
    """Of that, the letters that only show something."""

    narrate: Callable[[Sequence[Event], V], tuple[list[Line], V]]
    """The lines that these events make, and the table after them."""
    title: Callable[[Tags, Race[P, V]], str]
    """The road by name, its length and the rules."""
    to_go: Callable[[V], str]
    """How far it is to the line, for the heading of a round."""
    jerseys: Callable[[Tags], dict[str, str]]
    """Who wears which jersey in a stage of a tour."""
    show_table: Callable[[Console, V, Company], None]
    """The whole picture between two rounds."""
    show_legend: Callable[[Console, V, Company], None]
    """What the signs in the picture mean."""
    show_result: Callable[[Console, V, Sequence[str], Company], None]
    """How the race came out, for riders in this order."""

    show_question: Callable[[Console, Race[P, V], Question, Company], None]
    """Everything that helps to answer."""
    show_more: Callable[[Console, str, V, Company], None]
    """What one of the letters in `keys` shows."""
    prompt: Callable[[Question, V], str]
    """What is printed before the answer."""
    read_answer: Callable[[Question, str, V], str | None]
    """The answer that is meant, or None if none is."""
    default: Callable[[Question, V], str | None]
    """The answer of somebody who only presses Enter; None where there is none."""
    expected: Callable[[Question], str]
    """What may be typed, in a few words."""
    is_secret: Callable[[Question], bool]
    """Whether nobody else at this keyboard may see what is shown with it."""
    is_last: Callable[[Race[P, V], Sequence[Seat], Question, str], bool]
    """Whether riders go after this answer of these people, so that it is worth a second thought."""
    too_late: Callable[[Question, bool], str]
    """Why an earlier answer stays when this is asked; true where the race has gone on since."""


def screen_of(race: SomeRace) -> GameScreen[Ridden, Seen]:
    """How races of this game are shown."""
    return game_of(race).room(GameScreen)
